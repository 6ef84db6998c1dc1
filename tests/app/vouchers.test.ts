/** Expenses without a receipt, mileage, and receipts of expenses that lack one, in the real app by keyboard alone. */
import type { Page } from '@playwright/test'
import { addDays } from '../../shared/calendar'
import type { ExpensePage } from '../../shared/expenses/expense-record'
import { tabTo } from '../../build/app-driver.mjs'
import { fileIn, pngBytes } from '../support/files'
import { expect, test, type Desk } from './support'

test.setTimeout(240_000)

/** Pictures of what is shown now, in both appearances. */
async function picture(desk: Desk, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await desk.page.waitForTimeout(150)
    await desk.page.screenshot({ path: test.info().outputPath(`${name}-${theme}.png`) })
  }
  await desk.ask('settings.change', { theme: 'light' })
}

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(name, { exact: true })

async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const proven = async (desk: Desk) =>
  (await desk.receipts()).filter(({ state }) => state === 'proven').length

test('mileage and an expense without a receipt are recorded, confirmed and proven in the books', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await picture(desk, 'new-inbox')

  await test.step('mileage', async () => {
    await keyboard.press('t')
    await expect(page.getByRole('dialog', { name: 'New mileage' })).toBeVisible()
    await expect(field(page, 'From')).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByText('Where did it begin?')).toBeVisible()
    await picture(desk, 'mileage-problems')
    await keyboard.type('York')
    await write(page, 'To', 'Hull')
    await write(page, 'Miles', '10100')
    await write(page, 'Passengers', '1')
    await write(page, 'Business purpose', 'Visit to a client')
    await write(page, 'Who travelled', 'Zoë Hartley')
    await expect(page.getByText('£5,030.00')).toBeVisible()
    await expect(page.getByText(/10,100 miles in 20\d\d\/\d\d/)).toBeVisible()
    await picture(desk, 'mileage')
    // No wait between: keys typed quickly find the form closed and open it again.
    for (let time = 0; time < 5; time++) {
      await keyboard.press('Escape')
      await keyboard.press('t')
    }
    await expect(field(page, 'From'), 'what was typed is kept').toHaveValue('York')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
    await expect(page.locator('#confirm')).toBeFocused()
    await picture(desk, 'mileage-review')
    await keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => proven(desk)).toBe(1)
    const [made] = (await desk.allBooks()).filter(({ grossPence }) => grossPence === 503_000)
    expect(made).toMatchObject({ supplier: 'Zoë Hartley', attachments: [{}] })
  })

  await test.step('an expense without a receipt, by the palette', async () => {
    await keyboard.press('ControlOrMeta+k')
    await keyboard.type('expense without a receipt')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'New expense' })).toBeVisible()
    await expect(field(page, 'Paid to')).toBeFocused()
    await keyboard.type('City Car Parks')
    await write(page, 'For', 'Parking')
    await write(page, 'Amount', '4.50')
    await write(page, 'Business purpose', 'The machine printed none')
    await expect(field(page, 'Who paid'), 'as of the last one').toHaveValue('Zoë Hartley')
    await write(page, 'Expense type', 'Parking and Tolls')
    await picture(desk, 'expense')
    await tabTo(page, page.getByRole('button', { name: 'Save as a receipt' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
    await expect(page.locator('#confirm')).toBeFocused()
    await picture(desk, 'expense-review')
    await keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => proven(desk)).toBe(2)
  })
  expect(desk.complaints).toEqual([])
})

test('a receipt is attached to the expense in the books that lacks it, and no second one is made', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const lacking = async () => {
    const asked = { search: '', offset: 0, limit: 200, hasReceipt: false }
    const { rows } = (await desk.ask('books.expenses', asked)) as ExpensePage
    return rows.find(
      (row) =>
        row.isEditable !== false &&
        !row.isReconciled &&
        !row.payments.some((payment) => payment.isReconciled) &&
        Number(row.gross) > 0,
    )
  }
  await expect.poll(lacking).toBeDefined()
  const expense = await lacking()
  if (!expense) throw new Error('Every expense has a receipt')
  const file = fileIn(desk.inbox, 'late.png', pngBytes())
  await desk.drop(file)
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  const [receipt] = await desk.receipts()
  const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: expense.gross }
  const { supplierName } = expense
  const postingDate = addDays(expense.postingDate, 3)
  await desk.ask('receipts.edit', {
    id: receipt?.id,
    draft: { supplierName, postingDate, lines: [line] },
  })
  await keyboard.press('/')
  await keyboard.press('Escape')
  const title = 'An expense in the books has no receipt, and this may be it'
  await keyboard.press('ArrowDown')
  await expect(page.getByText(title)).toBeVisible()
  await picture(desk, 'fitting')
  const before = (await desk.allBooks()).length
  await keyboard.press('a')
  await expect(page.getByText('Attached: late.png')).toBeVisible()
  await picture(desk, 'attached')
  await expect.poll(() => proven(desk)).toBe(1)
  expect((await desk.inBooks(file)).map(({ id }) => id)).toEqual([expense.id])
  expect(await desk.allBooks()).toHaveLength(before)

  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('expenses without a receipt')
  await keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible()
  await expect(page.getByText('without a receipt').first()).toBeVisible()
  await picture(desk, 'without-receipt')
  expect(desk.complaints).toEqual([])
})
