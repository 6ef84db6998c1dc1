/** `docket add`, `status`, `sync`, `list`, `export` and `read` at a terminal without a display, beside the real app and without it. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { root } from '../../build/terminal.mjs'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { docket, linesIn, startOf, withoutDisplay, type Line } from './at-terminal'
import { expect, reviewAll, test, type Desk } from './support'

test.setTimeout(600_000)

async function asked(desk: Desk, ...words: string[]) {
  const { code, out, errors } = await docket(desk, [...words, '--json'])
  return { code, said: linesIn(out), errors }
}

/** The status must be this, whoever answers. */
async function shownBy(desk: Desk) {
  const { counts } = (await desk.ask('receipts.summary')) as { counts: object }
  const { account, status, keeping } = (await desk.ask('session.current')) as {
    account: { name: string }
    status: string
    keeping: string
  }
  const { paused, waiting } = (await desk.ask('sync.status')) as {
    paused: boolean
    waiting: number
  }
  return { receipts: counts, account: { name: account.name, status }, keeping, paused, waiting }
}

async function statusOf(desk: Desk) {
  const { said } = await asked(desk, 'status')
  const { receipts, account, keeping, sync } = said[0] as unknown as {
    receipts: object
    account: object
    keeping: string
    sync: { paused: boolean; waiting: number }
  }
  return { receipts, account, keeping, paused: sync.paused, waiting: sync.waiting }
}

test('beside the app that runs, the terminal hands over and prints what it answers', async ({
  desk,
}) => {
  await desk.start()
  await desk.signInToDemo()
  const file = fileIn(desk.inbox, 'one.png', pngBytes())
  const added = await asked(desk, 'add', 'one.png')
  const [receipt] = await desk.receipts()
  expect(added).toMatchObject({
    code: 0,
    said: [{ said: 'saved', id: receipt?.id, file: 'one.png' }],
  })
  expect(await statusOf(desk)).toEqual(await shownBy(desk))

  await desk.ask('sync.setPaused', true)
  await reviewAll(desk, 1)
  const paused = await docket(desk, ['sync'])
  expect(paused.code).toBe(3)
  expect(paused.out).toContain('Sending is paused')
  await desk.ask('sync.setPaused', false)
  expect(await asked(desk, 'sync')).toMatchObject({
    code: 0,
    said: [{ said: 'synced', waiting: 0 }],
  })
  expect(await desk.inBooks(file)).toHaveLength(1)

  const { said: listed } = await asked(desk, 'list')
  const days = ['--from', '2026-11-01', '--to', '2026-11-30']
  expect(await asked(desk, 'list', ...days)).toMatchObject({ code: 0, said: listed })
  const zip = path.join(desk.inbox, 'november.zip')
  expect((await docket(desk, ['export', ...days, '--zip', 'november.zip'])).code).toBe(0)
  const packed = unzipSync(readFileSync(zip))
  const { 'index.csv': index, ...files } = packed
  expect(index).toBeDefined()
  expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual([readFileSync(file)])
  expect(listed).toHaveLength(1)
  expect(desk.complaints).toEqual([])
})

test('without the app it does the same, with no window and no display, and the app knows of it', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  const sent = fileIn(desk.inbox, 'sent.png', pngBytes())
  await desk.drop(sent)
  await desk.turnDial({ offline: true })
  await reviewAll(desk, 1)
  await expect(page.getByRole('tab', { name: 'Ready 1' })).toBeVisible()
  await desk.close()

  const lost = await docket(desk, ['sync'], { DOCKET_PASSWORD_STORE: 'basic' })
  expect(lost.code, lost.errors).toBe(3)
  expect(lost.out).toContain('The kept sign-in can no longer be opened')

  fileIn(desk.inbox, 'later.pdf', pdfBytes())
  const added = await asked(desk, 'add', 'later.pdf')
  expect(added).toMatchObject({ code: 0, said: [{ said: 'saved', file: 'later.pdf' }] })
  const synced = await asked(desk, 'sync')
  expect(synced).toMatchObject({ code: 0, said: [{ said: 'synced', sent: 1, waiting: 0 }] })
  const status = await statusOf(desk)

  await desk.start()
  await expect.poll(() => shownBy(desk)).toEqual(status)
  const receipts = await desk.receipts()
  expect(receipts.find(({ fileName }) => fileName === 'later.pdf')?.id).toBe(added.said[0]?.id)
  await expect.poll(async () => (await desk.inBooks(sent).catch(() => [])).length).toBe(1)
})

test('what is not understood or cannot be taken ends with a code and a sentence', async ({
  desk,
}) => {
  const unknown = await docket(desk, ['frobnicate'])
  expect(unknown).toMatchObject({ code: 2, out: '' })
  expect(unknown.errors).toContain('There is no command “frobnicate”')
  const half = await docket(desk, ['export', '--from', '2026-01-01'])
  expect(half.code).toBe(2)
  expect(half.errors).toContain('needs --from DAY, --to DAY and --zip FILE')
  expect((await docket(desk, ['--help'])).out).toContain('docket sync')
  expect(readdirSync(desk.profile)).toEqual([])

  fileIn(desk.inbox, 'notes.txt', Buffer.from('not a receipt'))
  const refused = await docket(desk, ['add', 'notes.txt', 'missing.pdf'])
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.errors).toMatch(/^Refused notes\.txt: Only pictures, PDFs/m)
  expect(refused.errors).toMatch(/^Refused missing\.pdf: .+\./m)
  const nobody = await docket(desk, ['add', 'notes.txt', '--account', 'Nobody'])
  expect(nobody.code).toBe(2)

  const sample = path.join(root, 'build/samples/northgate-fuels.jpg')
  const read = await docket(desk, ['read', sample, 'notes.txt'])
  expect(read.code).toBe(1)
  expect(read.out).toMatch(/^ {2}total +61\.27$/m)
  expect(read.out).toContain('notes.txt: Only pictures, PDFs')
})

/** How many receipts there are. */
const captured = (desk: Desk) => {
  const folder = path.join(desk.profile, 'receipts/sidecars')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

test('killed at any moment of adding, nothing that was said to be saved is lost', async ({
  desk,
}) => {
  const folder = temporaryFolder('docket-many')
  for (let at = 0; at < 60; at += 1) fileIn(folder, `${at}.png`, pngBytes(200))
  const said: Line[] = []
  const moments: ((heard: () => string) => boolean)[] = [
    () => captured(desk) > 0,
    () => captured(desk) > 90,
    (heard) => heard().includes('\n'),
  ]
  for (const isTime of moments) {
    const child = startOf(desk, ['add', folder, '--json'], withoutDisplay())
    let heard = ''
    child.stdout?.on('data', (part: Buffer) => (heard += part.toString('utf8')))
    const closed = once(child, 'close')
    while (!isTime(() => heard) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1))
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await closed
    // The last line may have been cut.
    said.push(...linesIn(heard.slice(0, heard.lastIndexOf('\n') + 1)))
  }
  expect(said.length).toBeGreaterThan(0)
  const { code, said: listed } = await asked(desk, 'list')
  expect(code).toBe(0)
  const ids = new Set(listed.map(({ id }) => id))
  expect(said.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('a window that is wanted while a terminal has the profile comes after it, with its files', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.ask('settings.change', { graceSeconds: 15 })
  await desk.drop(fileIn(desk.inbox, 'one.png', pngBytes()))
  await reviewAll(desk, 1)
  await expect(page.getByRole('tab', { name: 'Ready 1' })).toBeVisible()
  await desk.close()
  const syncing = startOf(desk, ['sync', '--json'])
  let heard = ''
  syncing.stdout?.on('data', (part: Buffer) => (heard += part.toString('utf8')))
  const ended = once(syncing, 'exit')
  await expect.poll(() => existsSync(path.join(desk.profile, 'terminal.json'))).toBe(true)
  const wanted = startOf(desk, [fileIn(desk.inbox, 'two.png', pngBytes())])
  await once(wanted, 'exit')
  expect(wanted.exitCode).toBe(0)
  await ended
  expect(linesIn(heard)).toMatchObject([{ said: 'synced', sent: 1, waiting: 0 }])
  await expect.poll(() => captured(desk)).toBe(2)
  const ofProfile = () =>
    spawnSync('pgrep', ['-f', `user-data-dir=${desk.profile}`])
      .stdout.toString()
      .split('\n')
      .filter(Boolean)
  for (const pid of ofProfile()) spawnSync('kill', ['-KILL', pid])
  await expect.poll(ofProfile).toEqual([])
})
