/** Pages that were scanned are of the books at hand when they were, and of no others, also once these are removed. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accountHandlers } from '../../electron/contract/account-handlers'
import type { ScanWay } from '../../electron/receipts/scanning/way'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'
import { connectSecond } from '../support/second-books'
import { realReading } from '../support/real-reading'

const spawnReading = await realReading()
const order = { device: 'glass', source: '', dpi: 300, isColour: false, pages: 'together' } as const

/** A glass, on which a page is scanned at each word. */
function glass(meanwhile: () => Promise<void> = () => Promise.resolve()): ScanWay {
  return {
    isThere: () => true,
    devices: () => Promise.resolve([{ id: 'glass', name: 'Glass' }]),
    abilities: () =>
      Promise.resolve({
        sources: [{ name: '', isFeeder: false }],
        resolutions: [300],
        choosesColour: false,
      }),
    scan: async ({ folder, first }, { onPage }) => {
      await meanwhile()
      fileIn(folder, `page-${first}.png`, pngBytes())
      onPage(first)
    },
  }
}

async function twoBooks(meanwhile?: () => Promise<void>) {
  const rig = await Rig.start({ world: { spawnReading, scanWay: glass(meanwhile) } })
  onTestFinished(() => rig.end())
  await rig.connect()
  rig.core.setPaused(true)
  const { accounts } = rig.core
  const first = accounts.need().id
  const second = await connectSecond(rig)
  const looked = async () => {
    await rig.core.scanning.devices()
    await rig.core.scanning.abilities('glass')
  }
  await looked()
  const counts = () =>
    [first, second].map(
      (accountId) =>
        rig.core.receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 9, accountId })
          .total,
    )
  return { rig, first, second, looked, counts }
}

test('a page is not added to a document of other books, and the standing says whose is held', async () => {
  const { rig, first, second, counts } = await twoBooks()
  const { accounts, scanning } = rig.core
  accounts.show(first)
  await scanning.scan(order)
  expect(scanning.standing.get()).toMatchObject({ state: 'held', pages: 1, accountId: first })
  accounts.show(second)
  await expect(scanning.scan(order)).rejects.toMatchObject({ code: 'wrong-state' })
  expect(scanning.standing.get()).toMatchObject({ state: 'held', pages: 1, accountId: first })
  await scanning.save('together')
  expect(counts()).toEqual([1, 0])
  expect(scanning.standing.get()).not.toHaveProperty('accountId')
  await scanning.scan(order)
  await scanning.scan(order)
  await scanning.save('apart')
  expect(counts()).toEqual([1, 2])
})

test('pages that were scanned for books that are removed go with them, and are never anybody else’s', async () => {
  const { rig, second, counts } = await twoBooks()
  await rig.core.scanning.scan(order)
  await rig.core.accounts.remove(second, rig.core.accounts.removal(second))
  expect(rig.core.scanning.standing.get()).toMatchObject({ state: 'idle' })
  await expect(rig.core.scanning.save('together')).rejects.toMatchObject({ code: 'wrong-state' })
  await rig.restart()
  await rig.core.scanning.resume()
  expect([counts(), rig.core.scanning.standing.get().state]).toEqual([[0, 0], 'idle'])
})

test('what an earlier run left of one scan goes with its books, and what is of others stays', async () => {
  const { rig, first, second, counts } = await twoBooks()
  const left = (accountId: string) => {
    const folder = path.join(rig.profile, 'scans', crypto.randomUUID())
    const note = { beganAt: '2026-11-23T10:20:00.000Z', pages: 'apart', accountId }
    mkdirSync(folder, { recursive: true })
    const page = fileIn(folder, 'page-1.png', pngBytes())
    fileIn(folder, 'scan.json', Buffer.from(JSON.stringify(note)))
    return page
  }
  const pages = [left(first), left(second)]
  await rig.core.accounts.remove(second, rig.core.accounts.removal(second))
  expect(pages.map((page) => existsSync(page))).toEqual([true, false])
  await rig.restart()
  await rig.core.scanning.resume()
  expect(counts()).toEqual([1, 0])
})

test('pages of books that are not here wait for a person, and are given to no others', async () => {
  const { rig, looked, counts } = await twoBooks()
  const folder = path.join(rig.profile, 'scans', crypto.randomUUID())
  const gone = crypto.randomUUID()
  const note = { beganAt: '2026-11-23T10:20:00.000Z', pages: 'apart', accountId: gone }
  mkdirSync(folder, { recursive: true })
  const page = fileIn(folder, 'page-1.png', pngBytes())
  fileIn(folder, 'scan.json', Buffer.from(JSON.stringify(note)))
  await rig.restart()
  await looked()
  const { scanning } = rig.core
  await scanning.resume()
  expect(scanning.standing.get()).toMatchObject({ state: 'held', pages: 1, accountId: gone })
  for (const as of ['apart', 'together'] as const)
    await expect(scanning.save(as)).rejects.toMatchObject({ code: 'account-gone' })
  await expect(scanning.scan(order)).rejects.toMatchObject({ code: 'wrong-state' })
  expect([existsSync(page), counts()]).toEqual([true, [0, 0]])
  await scanning.discard()
  expect(existsSync(page)).toBe(false)
})

test('books are not removed while pages are scanned for them', async () => {
  let asked: Promise<unknown> = Promise.resolve()
  const { rig, second } = await twoBooks(async () => {
    await Promise.resolve()
    const { name } = rig.core.accounts.need().stored.account
    const { accounts } = accountHandlers({ ...rig.core } as never)
    const agreed = rig.core.accounts.removal(second)
    asked = Promise.resolve().then(() => accounts.remove({ id: second, name, agreed }))
    await asked.catch(() => undefined)
  })
  await rig.core.scanning.scan(order)
  await expect(asked).rejects.toMatchObject({ code: 'account-in-use' })
  expect(rig.core.accounts.has(second)).toBe(true)
})
