/** The list of expenses by keyboard alone: what it comes to, by period and payment, several chosen and saved, its columns. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ExpensePage, ExpenseRecord } from '../../shared/expenses/expense-record'
import { addAmounts, formatPounds } from '../../shared/money'
import { expect, test, type Desk } from './support'

test.setTimeout(180_000)

async function every(desk: Desk, more: object = {}): Promise<ExpenseRecord[]> {
  const asked = { search: '', offset: 0, limit: 500, ...more }
  return ((await desk.ask('books.expenses', asked)) as ExpensePage).rows
}

const sumOf = (rows: readonly ExpenseRecord[]) =>
  formatPounds(addAmounts(rows.map(({ gross }) => gross)))
const totals = (page: Page) => page.getByRole('status', { name: 'All that are listed' })

test('expenses are added up, narrowed, chosen together and saved with the keyboard alone', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await keyboard.press('ControlOrMeta+2')
  const list = page.getByRole('grid', { name: 'Expenses' })
  await expect(list).toBeFocused()
  await expect.poll(async () => (await every(desk)).length).toBeGreaterThan(200)
  const all = await every(desk)

  await test.step('all of them are added up, not only those in view', async () => {
    await expect(totals(page)).toContainText(`${all.length} expenses`)
    await expect(totals(page)).toContainText(sumOf(all))
  })

  await test.step('several are chosen, added up and saved', async () => {
    await keyboard.press('Home')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('ControlOrMeta+ArrowDown')
    await keyboard.press('ControlOrMeta+ArrowDown')
    await keyboard.press('Space')
    const chosen = [0, 1, 2, 4].flatMap((at) => all[at] ?? [])
    const details = page.getByRole('region', { name: 'Details' })
    await expect(details).toContainText('4 expenses')
    await expect(details).toContainText(sumOf(chosen))
    // What takes one away is not for several.
    await keyboard.press('Delete')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.screenshot({ path: test.info().outputPath('several.png') })
    const file = path.join(desk.inbox, 'chosen.csv')
    await desk.choosesPlace(file)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Save for a spreadsheet' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByText('Saved chosen.csv: 4 rows')).toBeVisible()
    const text = readFileSync(file, 'utf8')
    for (const { id } of chosen) expect(text).toContain(String(id))
    await keyboard.press('Escape')
    await expect(list).toBeFocused()
    await keyboard.press('Escape')
    await expect(details).not.toContainText('4 expenses')
  })

  await test.step('a period and what is unpaid narrow both list and totals', async () => {
    const period = page.getByLabel('Period')
    await page.getByRole('button', { name: 'Filter' }).focus()
    await keyboard.press('Enter')
    await period.focus()
    await keyboard.type('last tax')
    await expect(period).toHaveValue('last-tax-year')
    await page.getByLabel('Paid', { exact: true }).focus()
    await keyboard.type('unp')
    const filter = { isPaid: false, ...(await days(page)) }
    const some = await every(desk, filter)
    expect(some.length).toBeLessThan(all.length)
    if (some.length > 0) await expect(totals(page)).toContainText(sumOf(some))
    await expect(page.getByText(/^Only .*6 Apr \d+ to 5 Apr \d+ · unpaid/)).toBeVisible()
  })

  await test.step('columns are chosen, and stay', async () => {
    await page.getByRole('button', { name: 'Show all' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Columns' }).focus()
    await keyboard.press('Enter')
    const vat = page.getByRole('menuitemcheckbox', { name: 'VAT' })
    await vat.focus()
    await keyboard.press('Enter')
    await expect(vat).toBeChecked()
    await keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'VAT' })).toBeVisible()
    await desk.close()
    const again = await desk.start()
    await again.keyboard.press('ControlOrMeta+2')
    await expect(again.getByRole('columnheader', { name: 'VAT' })).toBeVisible()
  })
  expect(desk.complaints).toEqual([])
})

async function days(page: Page): Promise<{ from: string; to: string }> {
  const year = new Date()
  const isBefore = year.getMonth() < 3 || (year.getMonth() === 3 && year.getDate() < 6)
  const first = year.getFullYear() - (isBefore ? 2 : 1)
  await expect(page.getByLabel('From', { exact: true })).not.toHaveValue('')
  return { from: `${first}-04-06`, to: `${first + 1}-04-05` }
}
