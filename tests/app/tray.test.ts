/** Docket's icon in the tray of a desktop, driven over the bus as a desktop drives it. */
import { DesktopTray } from '../support/desktop-tray'
import { expect, test } from './support'

test('the icon registers, its menu says how things stand, holds sending back and quits', async ({
  desk,
}) => {
  test.skip(process.platform !== 'linux', 'Icons register over D-Bus on Linux')
  const tray = await DesktopTray.open()
  test.skip(tray === undefined, 'There is no session bus, or a desktop of its own is at it')
  if (!tray) return
  try {
    await desk.start()
    await desk.signInToDemo()
    await desk.ask('settings.change', { staysInTray: true })
    await expect.poll(() => tray.items.length).toBe(1)
    const [item = ''] = tray.items
    const labels = async () => (await tray.menu(item)).map(({ label }) => label)
    await expect
      .poll(labels)
      .toEqual([
        'Nothing is on its way',
        'Open Docket',
        'Add receipts…',
        'Send and refresh now',
        'Hold sending back',
        'Quit Docket',
      ])
    const held = async () =>
      (await tray.menu(item)).find(({ label }) => label === 'Hold sending back')?.isOn
    expect(await held()).toBe(false)
    await tray.press(item, 'Hold sending back')
    await expect
      .poll(async () => ((await desk.ask('settings.current')) as { paused: boolean }).paused)
      .toBe(true)
    await expect.poll(labels).toContain('Sending is held back')
    await expect.poll(held).toBe(true)
    const ended = desk.app.waitForEvent('close')
    await tray.press(item, 'Quit Docket').catch(() => undefined)
    await ended
  } finally {
    tray.close()
  }
})
