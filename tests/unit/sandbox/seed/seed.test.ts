import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDemoService } from '../../../../sandbox/service'
import type { DemoOptions } from '../../../../sandbox/service'
import { started } from '../visitor'

const now = () => new Date('2026-03-02T09:30:00Z')

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return path.join(folder, 'books.db')
}

async function seededBytes(options: DemoOptions): Promise<string> {
  const database = await temporaryFile()
  const service = await startDemoService({ database, now, ...options })
  await service.close()
  return createHash('sha256')
    .update(await readFile(database))
    .digest('hex')
}

test('the same number and the same clock make the same books, byte for byte', async () => {
  const first = await seededBytes({ seedNumber: 7 })
  expect(await seededBytes({ seedNumber: 7 })).toBe(first)
  expect(await seededBytes({ seedNumber: 8 })).not.toBe(first)
  const later = () => new Date('2026-03-03T09:30:00Z')
  expect(await seededBytes({ seedNumber: 7, now: later })).not.toBe(first)
})

test('companies of different numbers share no ids, as those of one real service', async () => {
  const services = await Promise.all([
    started({ seed: 'demo' }),
    started({ seed: 'demo', seedNumber: 1 }),
    started({ seed: 'demo', seedNumber: 2 }),
  ])
  const ids = services.flatMap((service) => service.books().map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(600)
  expect(new Set(ids).size).toBe(ids.length)
})

test('without a number the demo company is always the same one', async () => {
  expect(await seededBytes({})).toBe(await seededBytes({}))
})

test('a file that has books is not filled again, whatever is asked', async () => {
  const database = await temporaryFile()
  const first = await startDemoService({ database, seed: 'demo', seedNumber: 1 })
  const books = first.books()
  await first.close()
  const second = await started({ database, seed: 'large', seedNumber: 2 })
  expect(second.books()).toEqual(books)
})
