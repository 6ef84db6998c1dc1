/** The menu of an invoice's files, with the keyboard alone: of a draft here, and of an invoice in the books. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { tabTo } from '../../build/app-driver.mjs'
import { fileIn, pdfBytes } from '../support/files'
import { reachableClients } from './issued'
import { expect, goAndPress, test } from './support'
import { chooseInMenus, menusOf } from './system-menus'

test.setTimeout(180_000)

const fileName = 'Timesheet, week 47.pdf'
/** As it goes into the books. */
const plainName = 'Timesheet-week-47.pdf'

/** Adds a file by its button; the question of the system is answered with it. */
async function add(page: Page, file: string): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await goAndPress(page, page.getByRole('button', { name: 'Add a file…' }))
  await (await asked).setFiles(file)
}

test('of a draft it saves a copy and copies the name, of an invoice in the books it copies the name', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.knows('salesInvoices')
  const [client] = await reachableClients(desk)
  const file = fileIn(desk.inbox, fileName, pdfBytes())
  const remove = page.getByRole('button', { name: `Remove ${fileName}` })
  const removePlain = page.getByRole('button', { name: `Remove ${plainName}` })
  const copied = () => desk.app.evaluate(({ clipboard }) => clipboard.readText())

  await test.step('a draft', async () => {
    await keyboard.press('ControlOrMeta+4')
    await keyboard.press('n')
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused()
    await add(page, file)
    await expect(remove).toBeVisible()
    const target = path.join(desk.inbox, 'copy.pdf')
    await desk.choosesPlace(target)
    await chooseInMenus(desk, 'Save a copy…')
    await tabTo(page, remove, 'Shift+Tab')
    await keyboard.press('Shift+F10')
    await expect(page.getByText('Saved a copy of the file')).toBeVisible()
    expect(await menusOf(desk)).toEqual([['Save a copy…', '-', 'Copy the name']])
    await expect(remove).toBeFocused()
    expect(existsSync(target)).toBe(true)
    expect(readFileSync(target)).toEqual(readFileSync(file))
  })

  await test.step('the invoice that it became in the books', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Client' }), 'Shift+Tab')
    await keyboard.type(client?.name ?? '')
    await page.getByRole('option', { name: client?.name ?? '' }).waitFor()
    await keyboard.press('Enter')
    for (const [field, text] of [
      ['Description', 'Weaving, first length'],
      ['Quantity', '2.5'],
      ['Unit price', '40'],
    ] as const) {
      await tabTo(page, page.getByLabel(field, { exact: true }))
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    }
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(/^In the books: invoice #\d+/)).toBeVisible()
    await expect(removePlain).toBeVisible()
    await chooseInMenus(desk, 'Copy the name')
    await tabTo(page, removePlain, 'Shift+Tab')
    await keyboard.press('Shift+F10')
    await expect(page.getByText(`Copied: ${plainName}`)).toBeVisible()
    expect(await menusOf(desk)).toEqual([['Copy the name']])
    expect(await copied()).toBe(plainName)
    await page.screenshot({ path: test.info().outputPath('file.png') })

    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`${plainName} goes from the invoice in your books`)
    await goAndPress(page, dialog.getByRole('button', { name: 'Remove' }))
    await expect(removePlain).toHaveCount(0)
  })
  expect(desk.complaints).toEqual([])
})
