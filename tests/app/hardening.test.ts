/** What the window may not do, tried from inside the real window. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileIn, pngBytes } from '../support/files'
import { closed, triedIn } from './closed-page'
import { deskOfFile, expect, test } from './support'

const theDesk = deskOfFile()

test('the page has no network, no Node, no other window and no way out', async () => {
  const reached: string[] = []
  const outside = http.createServer((request, response) => {
    reached.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*').end('hello')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  const { page } = theDesk()
  await expect(page.getByRole('button', { name: 'Try the demo company' })).toBeVisible()
  expect(await triedIn(page, address)).toEqual(closed)
  await page.evaluate((target) => {
    location.href = `${target}/navigate`
  }, address)
  await page.waitForTimeout(500)
  expect(page.url()).toBe('app://bundle/index.html')
  expect(reached).toEqual([])
  outside.close()
})

test('calls that the contract does not know, or with bad input, are refused', async () => {
  const { page } = theDesk()
  const answers = await page.evaluate(async () => {
    const known = await window.transport.invoke('receipts.read', 'not an id')
    const unknown = await Promise.resolve()
      .then(() => window.transport.invoke('app.quit'))
      .then(
        () => 'answered',
        () => 'refused',
      )
    return { known, unknown }
  })
  expect(answers.known).toMatchObject({ ok: false, error: { code: 'invalid-input' } })
  expect(answers.unknown).toBe('refused')
})

test('beyond 300 calls a second the page is refused, and it is answered again when it asks less', async () => {
  const { page } = theDesk()
  const codes = await page.evaluate(async () => {
    const calls = Array.from({ length: 3000 }, () =>
      window.transport.invoke('receipts.read', 'not an id'),
    )
    const replies = (await Promise.all(calls)) as { error?: { code: string } }[]
    return replies.map(({ error }) => error?.code)
  })
  expect([...new Set(codes)].toSorted()).toEqual(['invalid-input', 'rate-limited'])
  expect(codes.filter((code) => code === 'invalid-input').length).toBeGreaterThanOrEqual(300)
  await expect
    .poll(() => page.evaluate(() => window.transport.invoke('receipts.read', 'not an id')))
    .toMatchObject({ error: { code: 'invalid-input' } })
})

test('a message that is too large stays in the page, and one with the largest file goes through', async () => {
  const { page } = theDesk()
  const answers = await page.evaluate(async () => {
    const text = (length: number) => 'x'.repeat(length)
    const file = (bytes: number) => ({ fileName: 'zeros.bin', bytes: new Uint8Array(bytes) })
    const { transport } = window
    return {
      text: await transport.invoke('session.paste', text(10_000_000)),
      file: await transport.invoke('capture.bytes', file(26 * 1024 * 1024)),
      largest: await transport.invoke('capture.bytes', file(25 * 1024 * 1024)),
    }
  })
  const message: unknown = expect.stringContaining('Too large')
  for (const refused of [answers.text, answers.file])
    expect(refused).toMatchObject({ ok: false, error: { message } })
  expect(answers.largest).toMatchObject({ ok: true })
})

test('a call from a page that is not the window’s own is refused, though it has the same bridge', async () => {
  const desk = theDesk()
  await desk.drop(fileIn(desk.inbox, 'private.png', pngBytes()))
  await expect.poll(async () => (await desk.receipts()).length).toBe(1)
  const ask = `window.transport.invoke('receipts.page', { list: 'review', offset: 0, limit: 10 })`
  const answers = await desk.app.evaluate(async ({ app, BrowserWindow, session }, question) => {
    const [own] = BrowserWindow.getAllWindows()
    const stranger = new BrowserWindow({
      show: false,
      webPreferences: {
        session: session.fromPartition('stranger'),
        preload: `${app.getAppPath()}/out/preload/preload.cjs`,
      },
    })
    await stranger.loadURL('data:text/html,stranger')
    const answersTo = (window: Electron.BrowserWindow | undefined): Promise<unknown> =>
      window?.webContents.executeJavaScript(question) ?? Promise.resolve()
    const both = { own: await answersTo(own), stranger: await answersTo(stranger) }
    stranger.destroy()
    return both
  }, ask)
  expect(answers.own).toMatchObject({ ok: true, value: { total: 1 } })
  expect(answers.stranger).toMatchObject({ ok: false, error: { code: 'untrusted' } })
})

test('a receipt is served with its fixed type, which is not guessed at, and may run nothing', async () => {
  const desk = theDesk()
  const { page } = desk
  const known = async () => (await desk.receipts()).find(({ fileName }) => fileName === 'plain.png')
  await desk.drop(fileIn(desk.inbox, 'plain.png', pngBytes()))
  await expect.poll(known).toBeDefined()
  const row = await known()
  const served = await page.evaluate(async (id) => {
    const reply = await fetch(`app://receipt/${id}`)
    const missing = await fetch('app://receipt/00000000-0000-4000-8000-000000000000').catch(
      () => undefined,
    )
    return { type: reply.headers.get('content-type'), missing: missing?.status }
  }, row?.id)
  expect(served).toEqual({ type: 'image/png', missing: 404 })
  // A page is not shown these headers of another host.
  const guards = await desk.app.evaluate(async ({ BrowserWindow }, id) => {
    const [window] = BrowserWindow.getAllWindows()
    const reply = await window?.webContents.session.fetch(`app://receipt/${id}`)
    return ['Content-Security-Policy', 'X-Content-Type-Options'].map((name) =>
      reply?.headers.get(name),
    )
  }, row?.id)
  expect(guards).toEqual(["default-src 'none'; sandbox", 'nosniff'])
})

test('of files the window’s own are served alone, however the address of another is written', async () => {
  const statusOf = (...addresses: string[]) =>
    theDesk().page.evaluate(
      (asked) => Promise.all(asked.map(async (address) => (await fetch(address)).status)),
      addresses.map((address) => `app://bundle/${address}`),
    )
  expect(await statusOf('index.html')).toEqual([200])
  const others = [
    '../main/main.js',
    '..%2Fmain%2Fmain.js',
    '..%5Cmain%5Cmain.js',
    '%2e%2e/main/main.js',
    'x/..%2F..%2Fmain%2Fmain.js',
    '/etc/hostname',
    'assets',
    '',
  ]
  expect(await statusOf(...others)).toEqual(others.map(() => 404))
})

test('a page downloads nothing', async () => {
  const { app, page } = theDesk()
  const refused = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise((resolve) => {
        BrowserWindow.getAllWindows()[0]?.webContents.session.once('will-download', (event) => {
          resolve(event.defaultPrevented)
          // Else the desktop would ask where to put it.
          event.preventDefault()
        })
      }),
  )
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['x']))
    link.download = 'x.txt'
    link.click()
  })
  expect(await refused).toBe(true)
})

test('no page, wherever it comes from, leaves its place, is sent on, or takes another into it', async () => {
  const reached: string[] = []
  const outside = http.createServer((request, response) => {
    reached.push(request.url ?? '')
    if (request.url === '/on') response.writeHead(302, { Location: '/sent-on' }).end()
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end(request.url === '/' ? '<iframe src="/frame"></iframe><webview src="/view">' : 'hello')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  const isViewRefused = await theDesk().app.evaluate(async ({ BrowserWindow, session }, target) => {
    const stranger = new BrowserWindow({
      show: false,
      // Without the guards of the session, and with a page that may have web views.
      webPreferences: { session: session.fromPartition('unguarded'), webviewTag: true },
    })
    let isRefused: boolean | undefined
    stranger.webContents.once('will-attach-webview', (event) => {
      isRefused = event.defaultPrevented
    })
    const waits = () => new Promise((resolve) => setTimeout(resolve, 500))
    await stranger.loadURL(target)
    await waits()
    await stranger.webContents.executeJavaScript(`void (location.href = '/left')`)
    await waits()
    await stranger.loadURL(`${target}/on`).catch(() => undefined)
    await waits()
    stranger.destroy()
    return isRefused
  }, address)
  outside.close()
  expect(isViewRefused).toBe(true)
  expect(reached.filter((each) => each !== '/favicon.ico')).toEqual(['/', '/on'])
})

test('the window is made with every guard that Electron recommends', async () => {
  const found = await theDesk().app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // As Electron itself asks for them; it is not among its documented words.
    const contents = window?.webContents as unknown as { getLastWebPreferences: () => object }
    return contents.getLastWebPreferences()
  })
  // Recommendations 2, 3, 4, 6, 8, 9, 10 and 11.
  expect(found).toMatchObject({
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    enableBlinkFeatures: '',
    webviewTag: false,
  })
})
