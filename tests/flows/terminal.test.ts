/** Commands of the terminal, carried out with the real core, and asked for over the socket by which a second start asks. */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { carryOut } from '../../electron/terminal/carry-out'
import type { Command } from '../../electron/terminal/command'
import { lineOf, type Said } from '../../electron/terminal/said'
import { askRunning, serveTerminals } from '../../electron/terminal/socket'
import { startDemoService } from '../../sandbox/service'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await rig.end()
})

const never = new AbortController().signal

async function said(command: Command, signal = never): Promise<Said[]> {
  const all: Said[] = []
  for await (const one of carryOut(command, rig.core, signal)) all.push(one)
  return all
}

const endsOf = (all: Said[]) => all.map((one) => lineOf(one, true).end)

async function ready(file: string): Promise<string> {
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  return id
}

/** Answers terminals as the app that runs does. */
async function serving(): Promise<void> {
  const { core, profile } = rig
  const stop = await serveTerminals(profile, (command, signal) => carryOut(command, core, signal))
  ends.push(() => stop(0))
}

async function asked(command: Command): Promise<Said[]> {
  const all: Said[] = []
  expect(await askRunning(rig.profile, command, (one) => all.push(one))).toBe('answered')
  return all
}

test('what is added is saved before it is said, and what is refused has its reason', async () => {
  rig = await Rig.start()
  const good = fileIn(rig.inbox, 'good.png', pngBytes())
  const files = [good, fileIn(rig.inbox, 'notes.txt', Buffer.from('none')), '/no/such.pdf']
  const [saved, ...others] = await said({ word: 'add', files })
  if (saved?.said !== 'saved') throw new Error('Not saved')
  expect(rig.core.receipts.read(saved.id).fileName).toBe('good.png')
  expect(others).toMatchObject([
    { said: 'refused', file: 'notes.txt', code: 'file-unsupported' },
    { said: 'refused', file: 'such.pdf' },
  ])
  const [again] = await said({ word: 'add', files: [good] })
  expect(again).toMatchObject({ said: 'saved', duplicateOf: saved.id })
})

test('a receipt goes to the account that is named, and to none where there is no such', async () => {
  rig = await Rig.start()
  await rig.connect()
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  ends.push(() => other.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
  await rig.core.accounts.connect('Other', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  const otherId = rig.core.accounts.need().id
  const demo = rig.core.accounts.list.get().find(({ account }) => account.id !== otherId)?.account
  rig.core.accounts.show(demo?.id ?? '')
  const files = [fileIn(rig.inbox, 'a.png', pngBytes())]
  expect(await said({ word: 'add', files, account: 'Nobody' })).toEqual([
    { said: 'failed', code: 'account-unknown', of: 'Nobody' },
  ])
  const [saved] = await said({ word: 'add', files, account: 'other' })
  expect(saved).toMatchObject({ said: 'saved' })
  expect(await said({ word: 'list' })).toEqual([])
  rig.core.accounts.show(otherId)
  expect(await said({ word: 'list' })).toMatchObject([{ said: 'receipt', file: 'a.png' }])
})

/** Two books, and a receipt of each; those of the first are at hand. */
async function twoBooks() {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const { accounts } = rig.core
  const first = accounts.need().id
  const captured = (names: string[]) =>
    Promise.all(names.map((name) => rig.capture(fileIn(rig.inbox, name, pngBytes()))))
  const [one, two] = await captured(['one.png', 'two.png'])
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  ends.push(() => other.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
  await accounts.connect('Other', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  await until(() => accounts.choices.get().asOf !== undefined, 'its choices are known')
  const second = accounts.need().id
  const [theirs] = await captured(['theirs.png'])
  if (!one || !two || !theirs) throw new Error('Not captured')
  await rig.confirm(theirs.id)
  accounts.show(first)
  return { accounts, second, ours: [one.id, two.id] }
}

test('a list is of the books at hand when it was asked for, and says each receipt once whatever moves on meanwhile', async () => {
  const { accounts, second, ours } = await twoBooks()
  const [, two = ''] = ours
  const ids: string[] = []
  for await (const one of carryOut({ word: 'list' }, rig.core, never)) {
    if (one.said === 'receipt') ids.push(one.id)
    if (ids.length !== 1) continue
    // It goes to a list that comes later.
    const { books } = accounts.need()
    await until(() => books.choices.get().asOf !== undefined, 'the choices are known')
    await rig.confirm(two)
    accounts.show(second)
  }
  expect(ids).toEqual(ours)
})

test('an export is of the books at hand when it was asked for', async () => {
  const { accounts, second } = await twoBooks()
  const zip = path.join(rig.inbox, 'all.zip')
  const exported = said({ word: 'export', from: '', to: '9999-12-31', zip })
  accounts.show(second)
  expect(await exported).toMatchObject([{ said: 'exported', receipts: 2, files: 2 }])
})

test('the export holds what the list says of the same days, and replaces no file', async () => {
  rig = await Rig.start()
  await rig.connect()
  const today = rig.draft().postingDate
  const files = [fileIn(rig.inbox, 'one.png', pngBytes()), fileIn(rig.inbox, 'two.pdf', pdfBytes())]
  for (const file of files) await rig.reaches(await ready(file), 'proven')
  await rig.capture(fileIn(rig.inbox, 'undated.png', pngBytes()))
  const days = { from: today, to: today }
  const listed = await said({ word: 'list', ...days })
  expect(listed.map((one) => one.said === 'receipt' && one.file).toSorted()).toEqual([
    'one.png',
    'two.pdf',
  ])
  expect(await said({ word: 'list' })).toHaveLength(3)
  const zip = path.join(rig.inbox, 'days.zip')
  expect(await said({ word: 'export', ...days, zip })).toEqual([
    { said: 'exported', zip, receipts: 2, files: 2, missing: 0 },
  ])
  const packed = Object.values(unzipSync(readFileSync(zip))).map((bytes) => Buffer.from(bytes))
  expect(packed).toHaveLength(listed.length + 1)
  for (const file of files)
    expect(packed.some((bytes) => bytes.equals(readFileSync(file)))).toBe(true)
  const again = await said({ word: 'export', ...days, zip })
  expect(again).toEqual([{ said: 'failed', code: 'file-exists', of: zip }])
  const early = { from: '2001-01-01', to: '2001-01-02', zip: path.join(rig.inbox, 'none.zip') }
  expect(await said({ word: 'export', ...early })).toMatchObject([{ code: 'nothing-there' }])
  expect(existsSync(early.zip)).toBe(false)
})

test('a sync sends what waits, and ends once it is in the books', async () => {
  rig = await Rig.start({ world: { graceMs: 300 } })
  await rig.connect()
  const file = fileIn(rig.inbox, 'one.png', pngBytes())
  const id = await ready(file)
  expect(await said({ word: 'sync' })).toEqual([
    { said: 'synced', sent: 1, waiting: 0, attention: 0, paused: false },
  ])
  expect(rig.state(id)).toBe('proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a sync that cannot go on says why, and ends with what it takes', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  await ready(fileIn(rig.inbox, 'one.png', pngBytes()))
  const paused = await said({ word: 'sync' })
  expect(paused).toMatchObject([{ waiting: 1, paused: true }])
  expect(endsOf(paused)).toEqual(['person'])

  await rig.service.dials.offline(true)
  rig.core.setPaused(false)
  const offline = await said({ word: 'sync' })
  expect(offline).toMatchObject([{ waiting: 1, code: 'offline' }])
  expect(endsOf(offline)).toEqual(['later'])

  await rig.core.accounts.need().signOut()
  const out = await said({ word: 'sync' })
  expect(out).toMatchObject([{ waiting: 1, code: 'signed-out' }])
  expect(endsOf(out)).toEqual(['person'])
})

test('a sync that nobody waits for any more ends', async () => {
  rig = await Rig.start({ world: { graceMs: 60_000 } })
  await rig.connect()
  await ready(fileIn(rig.inbox, 'one.png', pngBytes()))
  expect(await said({ word: 'sync' }, AbortSignal.timeout(300))).toMatchObject([{ waiting: 1 }])
})

test('the status is what the window is shown', async () => {
  rig = await Rig.start()
  expect(await said({ word: 'status' })).toMatchObject([{ said: 'status', accounts: [] }])
  await rig.connect()
  await rig.capture(fileIn(rig.inbox, 'one.png', pngBytes()))
  const { service, paused, waiting, active } = rig.core.sync.get()
  expect(await said({ word: 'status' })).toEqual([
    {
      said: 'status',
      account: { name: 'Marlow Design Ltd', status: 'connected' },
      keeping: rig.core.accounts.session.get().keeping,
      sync: { service, paused, waiting, active },
      receipts: rig.core.receipts.summary.get().counts,
      accounts: [{ name: 'Marlow Design Ltd', status: 'connected', waiting: 0, attention: 0 }],
    },
  ])
})

test('the app that runs answers as the core does, and is not there any more once it has ended', async () => {
  rig = await Rig.start()
  expect(await askRunning(rig.profile, { word: 'status' }, () => undefined)).toBe('absent')
  await serving()
  const files = [fileIn(rig.inbox, 'a b.png', pngBytes()), fileIn(rig.inbox, 'c.pdf', pdfBytes())]
  expect(await asked({ word: 'add', files })).toMatchObject([
    { said: 'saved', file: 'a b.png' },
    { said: 'saved', file: 'c.pdf' },
  ])
  expect(await asked({ word: 'list' })).toEqual(await said({ word: 'list' }))
  await ends.pop()?.()
  expect(await askRunning(rig.profile, { word: 'list' }, () => undefined)).toBe('absent')
})

test('the socket and its secret are for this user only', async () => {
  rig = await Rig.start()
  await serving()
  for (const file of ['terminal.sock', 'terminal.json'])
    expect(statSync(path.join(rig.profile, file)).mode & 0o777).toBe(0o600)
})

/** What comes back for these bytes, until the app hangs up. */
async function answerTo(bytes: string): Promise<string> {
  const socket = net.connect(path.join(rig.profile, 'terminal.sock'))
  let come = ''
  socket.on('data', (part) => (come += part.toString('utf8'))).on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return come
}

test('whoever does not know the secret, or asks for anything else, is not answered', async () => {
  rig = await Rig.start()
  await serving()
  const door = readFileSync(path.join(rig.profile, 'terminal.json'), 'utf8')
  const { secret } = JSON.parse(door) as { secret: string }
  const request = (command: unknown, shown = secret) =>
    `${JSON.stringify({ secret: shown, command })}\n`
  const status = { word: 'status' }
  expect(await answerTo(request(status))).toContain('"said":"status"')
  const turned = [
    request(status, ''),
    request(status, '0'.repeat(64)),
    request(status, secret.slice(0, 63)),
    request({ word: 'quit' }),
    request({ word: 'read', files: ['/etc/hostname'] }),
    request({ word: 'status', token: true }),
    request({ word: 'add', files: ['relative.pdf'] }),
    request({ word: 'export', from: '2026-01-01', to: 'soon', zip: '/tmp/a.zip' }),
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    '\n',
    'x'.repeat(4 * 1024 * 1024 + 1),
  ]
  for (const bytes of turned) expect(await answerTo(bytes)).toBe('')
  expect(await answerTo(request(status))).toContain('"said":"status"')
})

test('an answer that is cut is not taken for a whole one', async () => {
  rig = await Rig.start()
  const stop = await serveTerminals(rig.profile, async function* () {
    yield { said: 'failed', code: 'offline' }
    throw new Error('It ended')
  })
  ends.push(() => stop(0))
  const heard: Said[] = []
  const end = await askRunning(rig.profile, { word: 'sync' }, (one) => heard.push(one))
  expect({ end, heard }).toEqual({ end: 'cut', heard: [{ said: 'failed', code: 'offline' }] })
})

test('nothing that is answered holds a token, however it is asked', async () => {
  rig = await Rig.start()
  await rig.connect()
  await serving()
  const zip = path.join(rig.inbox, 'all.zip')
  const today = rig.draft().postingDate
  await rig.reaches(await ready(fileIn(rig.inbox, 'one.png', pngBytes())), 'proven')
  const commands: Command[] = [
    { word: 'status' },
    { word: 'list' },
    { word: 'sync' },
    { word: 'export', from: today, to: today, zip },
  ]
  for (const command of commands)
    expect(JSON.stringify(await asked(command))).not.toMatch(
      /token|secret|bearer|grant_|[\w-]{60,}/i,
    )
  await until(() => existsSync(zip), 'the ZIP is there')
})
