/** Lists taken out of the real app by keyboard: a spreadsheet, a ZIP of receipts, and paper. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { addDays, calendarDate } from '../../shared/calendar'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { expect, test } from './support'

test.setTimeout(180_000)

test('a list is saved for a spreadsheet, with its receipts, and printed, by keyboard alone', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const files = [
    fileIn(desk.inbox, 'one.png', pngBytes()),
    fileIn(desk.inbox, 'two.pdf', pdfBytes('Receipt two')),
  ]
  await desk.drop(...files)
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()

  const zip = path.join(desk.inbox, 'Receipts.zip')
  await desk.choosesPlace(zip)
  await page.getByRole('button', { name: 'Save or print this list' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /spreadsheet/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByText('Saved Receipts.zip: 2 rows, 2 files')).toBeVisible()
  const packed = Object.values(unzipSync(readFileSync(zip))).map((bytes) => Buffer.from(bytes))
  for (const file of files)
    expect(packed.some((bytes) => bytes.equals(readFileSync(file)))).toBe(true)

  await keyboard.press('ControlOrMeta+2')
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible()
  await desk.knows('expenses')
  const csv = path.join(desk.inbox, 'Expenses.csv')
  await desk.choosesPlace(csv)
  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('spreadsheet')
  await keyboard.press('Enter')
  await expect.poll(() => existsSync(csv)).toBe(true)
  const { total } = (await desk.ask('books.expenses', { limit: 1 })) as { total: number }
  expect(readFileSync(csv, 'utf8').trimEnd().split('\r\n')).toHaveLength(total + 1)

  await desk.hasPrinter()
  await keyboard.press('ControlOrMeta+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await expect(sheet.getByText('Expenses', { exact: true })).toBeVisible()
  await expect(sheet.locator('tbody tr')).toHaveCount(Math.min(total, 5000))
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeHidden()
  expect(desk.complaints).toEqual([])
})

test('where numbers have a decimal comma, a list is saved as spreadsheets there expect it', async ({
  desk,
}) => {
  await desk.start({ env: { LC_ALL: '', LC_NUMERIC: 'de_DE.UTF-8' } })
  await desk.signInToDemo()
  await desk.knows('expenses')
  const csv = path.join(desk.inbox, 'Expenses.csv')
  await desk.choosesPlace(csv)
  await desk.ask('exports.save', { question: { list: 'expenses', filter: {} }, format: 'csv' })
  const [head, first] = readFileSync(csv, 'utf8').split('\r\n')
  expect(head).toMatch(/^\uFEFFDate;Supplier;Reference;For;Type/)
  expect(first).toMatch(/"\d+,\d\d"/)
})

test('invoices narrowed by kind and due date are saved as they are listed, also without a network', async ({
  desk,
}) => {
  const today = calendarDate(new Date())
  const dueDateFrom = addDays(today, -365)
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Invoices/ })
    .click()
  await expect(page.getByRole('grid', { name: 'Invoices' })).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('sales')
  await page.getByRole('textbox', { name: 'Due from' }).fill(dueDateFrom)
  await page.getByRole('textbox', { name: 'Due until' }).fill('yesterday')
  await keyboard.press('Tab')
  const narrowing = { dueDateFrom, dueDateTo: addDays(today, -1) }
  const { count } = (await desk.ask('salesInvoices.page', narrowing)) as { count: number }
  expect(count).toBeGreaterThan(0)
  const rows = page.getByRole('grid', { name: 'Invoices' })
  await expect(rows).toHaveAttribute('aria-rowcount', String(count + 1))

  await desk.turnDial({ offline: true })
  const csv = path.join(desk.inbox, 'Invoices.csv')
  await desk.choosesPlace(csv)
  await page.getByRole('button', { name: 'Save or print this list' }).press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByText(`Saved Invoices.csv: ${count} row`)).toBeVisible()
  expect(readFileSync(csv, 'utf8').trimEnd().split('\r\n')).toHaveLength(count + 1)
  expect(desk.complaints).toEqual([])
})
