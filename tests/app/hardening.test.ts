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

test('a receipt is served with its fixed type and may run nothing', async () => {
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
