/** An account is removed with the keyboard alone: what goes is counted, a copy is offered first, and its name is typed. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { fileIn, pngBytes } from '../support/files'
import { tabTo } from '../../build/app-driver.mjs'
import { expect, goAndPress, reviewAll, test } from './support'

test('the copy that is offered has the receipts and lists, and only the name typed in full removes', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'sent.png', pngBytes()))
  await reviewAll(desk, 1)
  await expect(page.getByText('All in the books')).toBeVisible()
  await desk.drop(fileIn(desk.inbox, 'waits.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()

  await keyboard.press('ControlOrMeta+,')
  await goAndPress(page, page.getByRole('button', { name: 'Remove…' }).first())
  const dialog = page.getByRole('dialog', { name: 'Remove Marlow Design Ltd from Docket?' })
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expect(dialog.getByText('1 receipt not sent, which only this computer has')).toBeVisible()

  const copy = path.join(desk.inbox, 'Marlow.zip')
  await desk.choosesPlace(copy)
  await goAndPress(page, dialog.getByRole('button', { name: 'Save a copy first…' }))
  await expect(
    dialog.getByText(/^Saved Marlow\.zip: each list, and 2 files of receipts/),
  ).toBeVisible()
  const names = Object.keys(unzipSync(readFileSync(copy)))
  for (const name of ['Receipts.csv', 'Expenses.csv', 'Suppliers.csv'])
    expect(names.map((each) => path.basename(each))).toContain(name)
  expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(2)
  await page.screenshot({ path: test.info().outputPath('copied.png') })

  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  await tabTo(page, dialog.getByRole('textbox'))
  await keyboard.type('Marlow')
  await keyboard.press('Enter')
  await expect(remove).toBeDisabled()
  expect((await desk.ask('accounts.list')) as unknown[]).toHaveLength(1)
  await keyboard.type(' Design Ltd')
  await goAndPress(page, remove)
  await expect(page.getByText('Removed: Marlow Design Ltd')).toBeVisible()
  expect(await desk.ask('accounts.list')).toEqual([])
  expect(await desk.receipts()).toEqual([])
  expect(desk.complaints).toEqual([])
})
