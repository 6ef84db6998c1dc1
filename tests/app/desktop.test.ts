/** Docket on the desktop around it: menus where the pointer is or by the key, and files that leave the window. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fileIn, pngBytes } from '../support/files'
import { chooseInMenus, menusOf } from './system-menus'
import { expect, test } from './support'

const list = (page: Page) => page.getByRole('listbox')

test('a row has a menu of what can be done with its receipt, by the pointer and by the key', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.drop(
    fileIn(desk.inbox, 'one.png', pngBytes()),
    fileIn(desk.inbox, 'two.png', pngBytes()),
  )
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  const rows = list(page).getByRole('option')
  await chooseInMenus(desk)
  await rows.nth(1).click({ button: 'right' })
  await expect.poll(async () => (await menusOf(desk)).length).toBe(1)
  const [lines = []] = await menusOf(desk)
  expect(lines).toContain('Looks right, next')
  expect(lines).toContain('Save a copy of this receipt’s file')
  expect(lines.at(-1)).toBe('Put this receipt in the bin')
  expect(lines).not.toContain('Merge the selected receipts into one')
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')

  await chooseInMenus(desk, 'Put this receipt in the bin')
  await list(page).press('Shift+F10')
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  const states = (await desk.receipts()).map(({ fileName, state }) => `${fileName} ${state}`)
  expect(states.toSorted()).toEqual(['one.png review', 'two.png discarded'])
})

test('the number that a receipt bears is copied from its menu, by keys alone', async ({ desk }) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'one.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  await page.getByLabel('Document number').fill('KR-2207')
  await page.keyboard.press('Tab')
  await chooseInMenus(desk, 'Copy the number')
  await list(page).press('Shift+F10')
  await expect(page.getByText('Copied: KR-2207')).toBeVisible()
  expect(await desk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('KR-2207')
})

test('a field has the menu that fields have, and words that are selected can be copied', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'one.png', pngBytes()))
  await chooseInMenus(desk)
  const supplier = page.getByLabel('Supplier', { exact: true })
  await supplier.fill('Northgate Fuels')
  await supplier.selectText()
  await supplier.click({ button: 'right' })
  await expect.poll(async () => (await menusOf(desk)).length).toBe(1)
  const [lines = []] = await menusOf(desk)
  expect(lines).toEqual(['Undo', 'Redo', '-', 'Cut', 'Copy', 'Paste', '-', 'Select All'])
})

test('files that are dragged out of the list leave under their names, byte for byte', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  const files = [1, 2].map((kind) => fileIn(desk.inbox, `receipt ${kind}.png`, pngBytes()))
  await desk.drop(...files)
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  await desk.app.evaluate(({ BrowserWindow }) => {
    const noted = globalThis as { dragged?: string[]; isPictured?: boolean }
    BrowserWindow.getAllWindows()[0]!.webContents.startDrag = ({ files: given, icon }) => {
      noted.dragged = given ?? []
      noted.isPictured = typeof icon !== 'string' && !icon.isEmpty()
    }
  })
  const dragged = () =>
    desk.app.evaluate(() => (globalThis as { dragged?: string[] }).dragged ?? [])
  await list(page).getByRole('option').first().dispatchEvent('dragstart')
  await expect.poll(async () => (await dragged()).length).toBe(1)
  const [first = ''] = await dragged()
  expect(path.basename(first)).toBe('receipt 1.png')
  expect(readFileSync(first)).toEqual(readFileSync(files[0]!))
  expect(await desk.app.evaluate(() => (globalThis as { isPictured?: boolean }).isPictured)).toBe(
    true,
  )

  await list(page).press('ControlOrMeta+a')
  await list(page).getByRole('option').first().dispatchEvent('dragstart')
  await expect
    .poll(async () => (await dragged()).map((file) => path.basename(file)).toSorted())
    .toEqual(['receipt 1.png', 'receipt 2.png'])
})
