/** Starts of the app beside one that runs, and what becomes of a window whose page has ended. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import { fileIn, pngBytes } from '../support/files'
import { codeOf, expect, reviewAll, startOf, test, type Desk } from './support'

/** How many receipts there are; none before there is a store. */
const captured = (desk: Desk) => {
  const folder = path.join(desk.profile, 'receipts/sidecars')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

test('a second start hands its files to the first and ends', async ({ desk }) => {
  const page = await desk.start({ args: [fileIn(desk.inbox, 'first.png', pngBytes())] })
  await expect(page.getByText('1 saved')).toBeVisible()
  const second = fileIn(desk.inbox, 'second one.png', pngBytes())
  expect(await codeOf(startOf(desk, second))).toBe(0)
  await expect
    .poll(async () => (await desk.receipts()).map(({ fileName }) => fileName))
    .toEqual(['first.png', 'second one.png'])
})

test('the actions of the desktop entry show the inbox, and ask for files, in the app that runs', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
    },
    fileIn(desk.inbox, 'chosen.png', pngBytes()),
  )
  expect(await codeOf(startOf(desk, '--add-receipts'))).toBe(0)
  await expect(page.getByText('1 saved')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+,')
  await expect(page.getByRole('main', { name: 'Settings' })).toBeVisible()
  expect(await codeOf(startOf(desk, '--inbox'))).toBe(0)
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
})

/** What another process shares with this one and this may only read (Linux), as text. */
function sharedWith(pid: number): string {
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  const shared = readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .filter((line) => / r--s .*\(deleted\)$/.test(line))
    .map((line) => {
      const [from = 0, to = 0] = line.split(/[- ]/, 2).map((address) => parseInt(address, 16))
      const bytes = Buffer.alloc(to - from)
      readSync(memory, bytes, 0, bytes.length, from)
      return bytes.toString('latin1')
    })
  closeSync(memory)
  return shared.join('')
}

test('the page is told to look after its memory twice a minute, not every second', async ({
  desk,
}) => {
  test.skip(process.platform !== 'linux', 'what a process was told is read from /proc')
  await desk.start()
  const pages = await desk.app.evaluate(({ app }) =>
    app.getAppMetrics().flatMap(({ pid, type }) => (type === 'Tab' ? [pid] : [])),
  )
  const [page] = pages
  expect(pages).toHaveLength(1)
  expect(sharedWith(page ?? 0)).toMatch(/ThreadCacheMinPurgeInterval\W+30s/)
})

/** `DOCKET_STARTS=50` repeats what depends on which start comes first. */
const rounds = Number(process.env['DOCKET_STARTS'] ?? 1)
const repeated = (name: string, run: (desk: Desk) => Promise<void>): void => {
  for (let round = 1; round <= rounds; round += 1)
    test(rounds === 1 ? name : `${name}, round ${round}`, ({ desk }) => run(desk))
}

repeated(
  'of files that are opened at once, each by a start of its own, none is lost',
  async (desk) => {
    const names = ['one.png', 'two.png', 'three.png', 'four.png', 'five.png']
    const starts = names.map((name) => startOf(desk, fileIn(desk.inbox, name, pngBytes())))
    const running = () => starts.filter(({ exitCode }) => exitCode === null)
    await expect.poll(() => running().length).toBe(1)
    const codes = starts.map(({ exitCode }) => exitCode)
    expect(codes.toSorted()).toEqual([0, 0, 0, 0, null])
    const [first] = running()
    await expect.poll(() => captured(desk)).toBe(5)
    const ended = first && codeOf(first)
    first?.kill('SIGTERM')
    await ended
    await desk.start()
    const kept = (await desk.receipts()).map(({ fileName }) => fileName)
    expect(kept.toSorted()).toEqual(names.toSorted())
  },
)

test('a start while the app is leaving brings a new window, and loses nothing that it was given', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  const { length: booked } = await desk.allBooks()
  await desk.drop(fileIn(desk.inbox, 'on its way.png', pngBytes()))
  await desk.turnDial({ next: { method: 'POST', path: '^/v1/expenses$', act: { kind: 'hold' } } })
  await reviewAll(desk, 1)
  await expect(page.getByRole('tab', { name: 'Sending 1' })).toBeVisible()
  // It waits for the answer of the service before it ends.
  const ended = once(desk.app.process(), 'exit')
  await desk.app.evaluate(({ app }) => {
    setImmediate(() => app.quit())
  })
  const late = startOf(desk, fileIn(desk.inbox, 'late.png', pngBytes()))
  expect(await codeOf(late)).toBe(0)
  expect(captured(desk)).toBe(1)
  await desk.turnDial({ release: true })
  await ended
  await expect.poll(() => captured(desk)).toBe(2)
  const ofProfile = ['-f', `user-data-dir=${desk.profile}`]
  spawnSync('pkill', ['-KILL', ...ofProfile])
  await expect.poll(() => spawnSync('pgrep', ofProfile).status).toBe(1)
  await desk.start()
  const kept = (await desk.receipts()).map(({ fileName }) => fileName)
  expect(kept.toSorted()).toEqual(['late.png', 'on its way.png'])
  // The demo service of this start may still be coming up.
  const books = () => desk.allBooks().catch(() => [])
  await expect.poll(async () => (await books()).length).toBe(booked + 1)
})

// Without Playwright in the app: a page that begins anew would wait for its debugger.
test('a page that ends is made anew by itself, then when the person says so, and by every other start', async ({
  desk,
}) => {
  const app = startOf(desk, fileIn(desk.inbox, 'first.png', pngBytes()))
  // Up to its window, which is looked after from then on.
  await expect.poll(() => captured(desk)).toBe(1)
  /** What the log says of the window, in order. */
  const told = () => [...desk.log().matchAll(/"event":"(window-\w+)"/g)].map(([, event]) => event)
  const pages = () => {
    const { stdout } = spawnSync('pgrep', ['-f', `type=renderer.*user-data-dir=${desk.profile} `])
    return stdout.toString().split('\n').filter(Boolean).map(Number)
  }
  const endPage = async () => {
    await expect.poll(() => pages().length).toBe(1)
    process.kill(pages()[0] ?? 0, 'SIGKILL')
  }
  await endPage()
  await expect.poll(told).toEqual(['window-gone', 'window-anew'])
  await endPage()
  await expect.poll(told).toEqual(['window-gone', 'window-anew', 'window-gone'])
  await expect.poll(pages).toEqual([])
  expect(await codeOf(startOf(desk))).toBe(0)
  await expect.poll(() => told().slice(3)).toEqual(['window-anew'])
  await expect.poll(() => pages().length).toBe(1)
  app.kill('SIGKILL')
  await codeOf(app)
})

test('variables that decide about trust and ways are taken out before anything looks at them', async ({
  desk,
}) => {
  const keys = path.join(desk.inbox, 'keys.log')
  const elsewhere = 'http://127.0.0.1:9'
  const env = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_EXTRA_CA_CERTS: keys,
    SSLKEYLOGFILE: keys,
    https_proxy: elsewhere,
    HTTPS_PROXY: elsewhere,
    all_proxy: elsewhere,
  }
  await desk.start({ env })
  const seen = await desk.app.evaluate(
    async ({ session }, names) => ({
      left: names.filter((name) => name in process.env),
      way: await session.defaultSession.resolveProxy('https://api.docket.test'),
    }),
    Object.keys(env),
  )
  expect(seen).toEqual({ left: [], way: 'DIRECT' })
})
