/** A new version on the way to the person: found, fetched over Chromium's network, offered, and put in place in mid-send. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileIn, pngBytes } from '../support/files'
import { maker, program, UpdateServer } from '../support/updates'
import { expect, reviewAll, test, type Desk } from './support'

test.skip(process.platform !== 'linux', 'the one that is replaced here is an AppImage')

/** As if the Electron of the tests had come in an AppImage, beside the inbox. */
async function startAsAppImage(desk: Desk, url: string) {
  const appImage = path.join(desk.inbox, 'Docket.AppImage')
  writeFileSync(appImage, program('0.1.0'), { mode: 0o755 })
  const page = await desk.start({
    env: {
      APPIMAGE: appImage,
      APPDIR: path.dirname(process.env['ELECTRON_EXEC_PATH'] ?? ''),
      XDG_CACHE_HOME: path.join(desk.profile, 'cache'),
      DOCKET_FEED_URL: url,
      DOCKET_FEED_KEY: maker.public,
    },
  })
  return { page, appImage }
}

test('a new version is offered, takes the place of the old one in mid-send, and nothing is sent twice', async ({
  desk,
}) => {
  test.setTimeout(300_000)
  const server = new UpdateServer()
  const url = await server.start()
  server.publish({ version: '9.9.9' })
  const { page, appImage } = await startAsAppImage(desk, url)
  await desk.signInToDemo()
  const file = fileIn(desk.inbox, 'one.png', pngBytes())
  await desk.drop(file)
  await desk.ask('settings.change', { graceSeconds: 0 })
  await desk.turnDial({ next: [{ method: 'POST', path: '/v1/expenses', act: { kind: 'hold' } }] })
  await reviewAll(desk, 1)
  await expect.poll(async () => (await desk.inBooks(file)).length).toBe(1)

  await page.keyboard.press('ControlOrMeta+,')
  await expect(page.getByText('Version 9.9.9 is ready')).toBeVisible()
  expect(readFileSync(appImage)).toEqual(program('0.1.0'))
  const ended = desk.app.waitForEvent('close', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Restart to install' }).click()
  await ended
  expect(readFileSync(appImage)).toEqual(program('9.9.9'))
  await expect.poll(() => existsSync(`${appImage}.ran`)).toBe(true)
  server.stop()

  await desk.start()
  await expect(desk.page.getByText('All in the books')).toBeVisible({ timeout: 90_000 })
  expect(await desk.inBooks(file)).toHaveLength(1)
})

test('a version that is not its maker’s is said so in the window, and not fetched', async ({
  desk,
}) => {
  const server = new UpdateServer()
  const url = await server.start()
  server.publish({ version: '9.9.9' }, 'version: 9.9.9\n')
  const { page, appImage } = await startAsAppImage(desk, url)
  await page.keyboard.press('ControlOrMeta+,')
  await expect(page.getByText('is not what Docket’s maker signed')).toBeVisible()
  expect(server.asked).toHaveLength(1)
  await desk.close()
  expect(readFileSync(appImage)).toEqual(program('0.1.0'))
  server.stop()
})
