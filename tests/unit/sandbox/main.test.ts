import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundle } from '../../../build/bundle.mjs'
import { startDemoService } from '../../../sandbox/service'
import type { DemoService } from '../../../sandbox/service'
import { asking, expenseOf, refresh, signedIn, started, supplierOf } from './visitor'

let program: string

beforeAll(async () => {
  program = await bundle('sandbox/main.ts')
})

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return path.join(folder, 'books.db')
}

function launched(...args: string[]): { child: ChildProcess; output: Promise<string> } {
  const child = spawn(process.execPath, [program, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.endsWith('\n')) resolve(text)
    })
  })
  return { child, output }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', (code) => resolve(code)))
}

test('a restart with the same file keeps books, tokens and sign-ins', async () => {
  const database = await temporaryFile()
  const first = await startDemoService({ database, seed: 'empty', consent: 'auto' })
  const tokens = await signedIn(first)
  const ask = asking(first, tokens.access_token)
  await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  const books = first.books()
  await first.close()

  const second = await started({ database, seed: 'demo' })
  expect(second.books()).toEqual(books)
  const again = asking(second, tokens.access_token)
  expect((await again('GET', '/v1/expenses')).body.totalElements).toBe(1)
  expect((await refresh(second, tokens.refresh_token)).status).toBe(200)
})

test('a killed service continues with everything it had acknowledged', async () => {
  const database = await temporaryFile()
  const args = ['--data', database, '--seed', 'empty', '--consent', 'auto']
  const { child, output } = launched(...args)
  const service = JSON.parse(await output) as DemoService
  expect(Object.keys(service)).toEqual(['baseUrl', 'authUrl', 'legacyBaseUrl', 'clientId'])
  const { access_token } = await signedIn(service)
  const ask = asking(service, access_token)
  const supplierId = await supplierOf(ask)
  const acknowledged = new Set<number>()
  const flood = Promise.allSettled(
    Array.from({ length: 40 }, async (_, index) => {
      const answer = await ask('POST', '/v1/expenses', expenseOf(supplierId))
      acknowledged.add(answer.body.id)
      if (index === 20) child.kill('SIGKILL')
    }),
  )
  await Promise.all([flood, ended(child)])

  const restarted = await started({ database })
  const books = restarted.books()
  const booked = new Set(books.map(({ id }) => id))
  expect([...acknowledged].filter((id) => !booked.has(id))).toEqual([])
  for (const { grossPence, payments, attachments } of books) {
    expect(grossPence).toBe(2400)
    expect(payments).toHaveLength(1)
    expect(attachments).toMatchObject([{ length: 16 }])
  }
  const again = asking(restarted, access_token)
  expect((await again('GET', '/v1/expenses')).body.totalElements).toBe(books.length)
})

test('the process takes dials over its admin address and ends cleanly when told', async () => {
  const { child, output } = launched('--port', '0', '--seed', 'empty', '--admin-port', '0')
  const { baseUrl, adminUrl } = JSON.parse(await output) as DemoService
  expect(adminUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${baseUrl}/v1/expenses`)).status).toBe(401)
  const exit = ended(child)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

test('--help explains everything and starts nothing', async () => {
  const { child } = launched('--port', '0', '--help')
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await ended(child)).toBe(0)
  expect(text).toContain('npm run sandbox -- [options]')
  expect(text).not.toContain('http://127.0.0.1:0')
  expect(text).not.toMatch(/^\{/m)
})

test('a file that is no database is refused in one sentence', async () => {
  const file = await temporaryFile()
  await writeFile(file, 'These are not books, however long this text may be. '.repeat(100))
  const { child } = launched('--data', file)
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await ended(child)).toBe(1)
  expect(text).toMatch(/^[^\n]+\n$/)
})

test.each([
  ['--port', 'many'],
  ['--port', '70000'],
  ['--consent', 'never'],
  ['--seed', 'some'],
  ['--seed-number', 'many'],
  ['--colour', 'red'],
  ['surprise', ''],
])('the arguments %s %s are refused in one sentence', async (...args) => {
  const { child } = launched(...args)
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await ended(child)).toBe(2)
  expect(text).toMatch(/^[^\n]+\.\n$/)
})
