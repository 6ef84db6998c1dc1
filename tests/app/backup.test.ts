/** Everything backed up and brought back on another profile, by keys, over a service outside both. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startDemoService } from '../../sandbox/service'
import { tabTo } from '../../build/app-driver.mjs'
import { fileIn, pngBytes } from '../support/files'
import { browserPresses, Desk, expect, reviewAll, test } from './support'

test.setTimeout(180_000)
const passphrase = 'quarry lantern oboe nine'

async function look(desk: Desk, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await desk.page.screenshot({ path: test.info().outputPath(`${name}-${theme}.png`) })
  }
}

async function backUp(desk: Desk, page: Page, target: string): Promise<void> {
  const { keyboard } = page
  await desk.choosesPlace(target)
  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('back up everything')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Back up everything' })
  await tabTo(page, dialog.getByLabel('Passphrase', { exact: true }))
  await keyboard.type('short')
  await keyboard.press('Enter')
  await expect(dialog.getByText(/at least 12 characters; it has 5/)).toBeVisible()
  await look(desk, 'save')
  await tabTo(page, dialog.getByLabel('Passphrase', { exact: true }))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(passphrase)
  await keyboard.press('Tab')
  await keyboard.type(passphrase)
  await keyboard.press('Enter')
  await expect(page.getByText('Everything is backed up')).toBeVisible()
  await expect(page.getByText(/2 receipts/).first()).toBeVisible()
  await look(desk, 'saved')
}

test('a backup is brought back on another profile by keys, and nothing arrives twice', async ({
  desk,
}) => {
  const service = await startDemoService({ consent: 'page' })
  const other = new Desk(0)
  try {
    const page = await desk.start()
    await page.getByRole('button', { name: 'Connect your books' }).click()
    await page.getByLabel('Name of the books').fill('Mine')
    for (const field of ['baseUrl', 'authUrl', 'legacyBaseUrl', 'clientId'] as const)
      await page.locator(`#connect-${field}`).fill(service[field])
    await page.getByRole('button', { name: 'Sign in in your browser' }).click()
    await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
    await desk.ask('sync.setPaused', true)
    await desk.drop(...['a', 'b'].map((name) => fileIn(desk.inbox, `${name}.png`, pngBytes())))
    await reviewAll(desk, 2)
    const target = path.join(mkdtempSync(path.join(tmpdir(), 'docket-backup-')), 'all.docketbackup')
    await backUp(desk, page, target)
    expect(existsSync(target)).toBe(true)
    const before = service.books().length
    await desk.ask('sync.setPaused', false)
    await expect.poll(() => service.books().length).toBe(before + 2)
    await desk.close()

    const there = await other.start()
    await other.app.evaluate(({ app, dialog }, file) => {
      app.relaunch = () => undefined
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
    }, target)
    await tabTo(there, there.getByRole('button', { name: 'Bring back a backup' }))
    await look(other, 'welcome')
    await there.keyboard.press('Enter')
    const dialog = there.getByRole('dialog', { name: 'Bring back a backup' })
    await tabTo(there, dialog.getByRole('button', { name: 'Choose a file' }))
    await there.keyboard.press('Enter')
    await expect(dialog.getByLabel('Its passphrase')).toBeFocused()
    await there.keyboard.type('quarry lantern oboe ten')
    await there.keyboard.press('Enter')
    await expect(dialog.getByText('This passphrase does not open the backup')).toBeVisible()
    await there.keyboard.press('ControlOrMeta+a')
    await there.keyboard.type(passphrase)
    await there.keyboard.press('Enter')
    await expect(dialog.getByText('1 account: Mine')).toBeVisible()
    await expect(dialog.getByText('2 receipts, 2 of them not in the books yet')).toBeVisible()
    await look(other, 'contents')
    const bring = dialog.getByRole('button', { name: 'Bring it back' })
    await expect(bring).toBeFocused()
    const ended = other.app.waitForEvent('close')
    await there.keyboard.press('Enter')
    await ended
    await other.close().catch(() => undefined)

    const again = await other.start()
    await other.ask('sync.setPaused', false)
    browserPresses('Allow')
    await tabTo(again, again.getByRole('main').getByRole('button', { name: 'Sign in' }).first())
    await again.keyboard.press('Enter')
    await expect(again.getByRole('tab', { name: 'In the books 2' })).toBeVisible({
      timeout: 60_000,
    })
    expect(service.books()).toHaveLength(before + 2)
    await again.keyboard.press('ControlOrMeta+k')
    await again.keyboard.type('bring back a backup')
    await again.keyboard.press('Enter')
    await other.app.evaluate(({ dialog: dialogs }, file) => {
      dialogs.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
    }, target)
    const second = again.getByRole('dialog', { name: 'Bring back a backup' })
    await tabTo(again, second.getByRole('button', { name: 'Choose a file' }))
    await again.keyboard.press('Enter')
    await expect(second.getByLabel('Its passphrase')).toBeFocused()
    await again.keyboard.type(passphrase)
    await again.keyboard.press('Enter')
    await expect(second.getByText('It takes the place of what is here now')).toBeVisible()
    await expect(second.getByRole('button', { name: 'Replace what is here' })).toBeDisabled()
    await look(other, 'replace')
    expect([...desk.complaints, ...other.complaints]).toEqual([])
  } finally {
    await other.close().catch(() => undefined)
    await service.close()
  }
})
