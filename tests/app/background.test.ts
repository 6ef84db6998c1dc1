/** Docket without its window: closed to the tray, started with the session, on its way out. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileIn, pngBytes } from '../support/files'
import { codeOf, expect, reviewAll, startOf, test, type Desk } from './support'

const isVisible = (desk: Desk) =>
  desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())

const closeWindow = (desk: Desk) =>
  desk.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close()
  })

const autostart = () =>
  path.join(process.env['XDG_CONFIG_HOME'] ?? '', 'autostart/app.docket.desktop')

test('with an icon in the tray a closed window goes on sending, and another start brings it back', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.ask('settings.change', { staysInTray: true, graceSeconds: 0 })
  const file = fileIn(desk.inbox, 'front.png', pngBytes())
  await desk.turnDial({ offline: true })
  await desk.drop(file)
  await reviewAll(desk, 1)
  await closeWindow(desk)
  await expect.poll(() => isVisible(desk)).toBe(false)
  await desk.turnDial({ offline: false })
  await expect.poll(async () => (await desk.inBooks(file)).length, { timeout: 60_000 }).toBe(1)
  expect(await codeOf(startOf(desk))).toBe(0)
  await expect.poll(() => isVisible(desk)).toBe(true)
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
})

test('started with the session it stays out of sight and takes files all the same', async ({
  desk,
}) => {
  await desk.start()
  await desk.ask('settings.change', { staysInTray: true })
  await desk.ask('settings.change', { startsAtLogin: true })
  await expect.poll(() => existsSync(autostart())).toBe(true)
  expect(readFileSync(autostart(), 'utf8')).toMatch(/^Exec=".*" "--hidden"$/m)
  await desk.close()
  const page = await desk.start({
    args: ['--hidden', fileIn(desk.inbox, 'front.png', pngBytes())],
  })
  await expect.poll(async () => (await desk.receipts()).length).toBe(1)
  expect(await isVisible(desk)).toBe(false)
  expect(await codeOf(startOf(desk))).toBe(0)
  await expect.poll(() => isVisible(desk)).toBe(true)
  await desk.ask('settings.change', { startsAtLogin: false })
  await expect.poll(() => existsSync(autostart())).toBe(false)
  await expect(page.getByRole('main').first()).toBeVisible()
})

test('without an icon in the tray a start with the session shows the window, and closing it quits', async ({
  desk,
}) => {
  await desk.start({ args: ['--hidden'] })
  await expect.poll(() => isVisible(desk)).toBe(true)
  const ended = desk.app.waitForEvent('close')
  await closeWindow(desk)
  await ended
})

test('a desktop that switched the start with the session off is believed', async ({ desk }) => {
  await desk.start()
  await desk.ask('settings.change', { staysInTray: true })
  await desk.ask('settings.change', { startsAtLogin: true })
  await expect.poll(() => existsSync(autostart())).toBe(true)
  const entry = readFileSync(autostart(), 'utf8')
  fileIn(
    path.dirname(autostart()),
    path.basename(autostart()),
    Buffer.from(`${entry}Hidden=true\n`),
  )
  await desk.close()
  const page = await desk.start()
  await page.keyboard.press('ControlOrMeta+,')
  await expect(
    page.getByRole('checkbox', { name: 'Start when I sign in to this computer' }),
  ).not.toBeChecked()
  expect(readFileSync(autostart(), 'utf8')).toContain('Hidden=true')
})

test('who quits while an answer is outstanding is asked after a while, and may go at once', async ({
  desk,
}) => {
  await desk.start()
  await desk.signInToDemo()
  await desk.ask('settings.change', { graceSeconds: 0 })
  await desk.turnDial({ next: { method: 'POST', path: '^/v1/expenses$', act: { kind: 'hold' } } })
  const file = fileIn(desk.inbox, 'front.png', pngBytes())
  await desk.drop(file)
  await reviewAll(desk, 1)
  await expect.poll(async () => (await desk.inBooks(file)).length).toBe(1)
  await desk.app.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false })
  })
  const beganAt = performance.now()
  const ended = desk.app.waitForEvent('close')
  await desk.app.evaluate(({ app }) => {
    app.quit()
  })
  await ended
  expect(performance.now() - beganAt).toBeLessThan(10_000)
  await desk.start()
  await expect
    .poll(async () => (await desk.receipts())[0]?.state, { timeout: 60_000 })
    .toBe('proven')
  expect(await desk.inBooks(file)).toHaveLength(1)
})

test('who quits is rid of the app within half a minute, even if something in it will not end', async ({
  desk,
}) => {
  await desk.start()
  const ended = desk.app.waitForEvent('close', { timeout: 40_000 })
  await desk.app.evaluate(({ app }) => {
    app.on('will-quit', (event) => {
      event.preventDefault()
    })
    app.quit()
  })
  await ended
  expect(readFileSync(path.join(desk.profile, 'logs/docket.log'), 'utf8')).toContain('"cut-short"')
})
