/** Notices of the desktop in the real app: a click leads to what they speak of. */
import path from 'node:path'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { clickNotice, isAway, noticesOf } from './away'
import { expect, reviewAll, test } from './support'

test('a notice of one receipt leads to that receipt, one of several to their list', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.ask('settings.change', { graceSeconds: 0 })
  await desk.drop(fileIn(desk.inbox, 'booked.png', pngBytes()))
  await isAway(desk)
  await reviewAll(desk, 1)
  await expect.poll(() => noticesOf(desk), { timeout: 60_000 }).toContain('1 receipt in your books')
  await desk.drop(fileIn(desk.inbox, 'other.png', pngBytes()))
  await expect.poll(async () => (await desk.receipts()).length).toBe(2)
  const settings = () => page.keyboard.press('ControlOrMeta+,')
  const chosen = page.locator('[role=option][aria-selected=true]')
  await settings()
  await clickNotice(desk, '1 receipt in your books')
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
  await expect(chosen).toHaveCount(1)
  await expect(page.getByRole('tab', { name: /In the books/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.screenshot({ path: path.join(test.info().outputDir, 'booked.png') })

  const scans = temporaryFolder('Scans')
  await desk.app.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] })
  }, scans)
  const { choice } = (await desk.ask('watching.choose')) as { choice: string }
  const setting = { pattern: '', original: 'leave', isOff: false }
  await desk.ask('watching.add', { choice, setting, takesPresent: false })
  const name = path.basename(scans)
  fileIn(scans, 'arrived.pdf', pdfBytes())
  await expect.poll(() => noticesOf(desk), { timeout: 60_000 }).toContain(`1 receipt from ${name}`)
  await settings()
  await clickNotice(desk, `1 receipt from ${name}`)
  await expect(chosen).toContainText('arrived.pdf')
  for (const file of ['one.pdf', 'two.pdf']) fileIn(scans, file, pdfBytes())
  await expect.poll(() => noticesOf(desk), { timeout: 60_000 }).toContain(`2 receipts from ${name}`)
  await settings()
  await clickNotice(desk, `2 receipts from ${name}`)
  await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true')
  expect(desk.complaints).toEqual([])
})
