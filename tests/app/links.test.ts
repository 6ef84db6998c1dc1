/** From a receipt to its expense, its supplier and what paid it, and back again, with the keyboard alone. */
import type { ExpensePage } from '../../shared/expenses/expense-record'
import { fileIn, pngBytes } from '../support/files'
import { expect, expense, goAndPress, reviewAll, test } from './support'

test('a receipt, its expense, its supplier and the account that paid lead to each other', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const file = fileIn(desk.inbox, 'fuel.png', pngBytes())
  await desk.drop(file)
  await reviewAll(desk, 1)
  await expect(page.getByText('All in the books')).toBeVisible()
  const [booked] = await desk.inBooks(file)
  const id = booked?.id ?? 0
  const link = (name: RegExp | string) =>
    page.getByRole('list', { name: 'Leads to' }).getByRole('button', { name })
  const main = (name: string) => page.getByRole('main', { name })
  const details = page.getByRole('region', { name: 'Details' })

  await test.step('receipt to expense, and back', async () => {
    await goAndPress(page, page.getByRole('tab', { name: /^Review/ }))
    await keyboard.press('End')
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'In the books 1' })).toBeFocused()
    await goAndPress(page, link(`Expense #${id}`))
    await expect(main('Expenses')).toBeVisible()
    await expect(details.getByText(`#${id}`, { exact: true })).toBeVisible()
    await goAndPress(page, details.getByRole('button', { name: 'Show its receipt' }))
    await expect(main('Inbox')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'fuel.png' })).toBeVisible()
  })

  await test.step('receipt to supplier, and on to its expense', async () => {
    await goAndPress(page, link(`Supplier: ${expense.supplier}`))
    await expect(main('Suppliers')).toBeVisible()
    await expect(details.getByRole('heading', { name: expense.supplier })).toBeVisible()
    await goAndPress(page, details.getByRole('button', { name: /^Last expense: 12 Nov 2026, £61/ }))
    await expect(main('Expenses')).toBeVisible()
    await expect(details.getByText(`#${id}`, { exact: true })).toBeVisible()
  })

  await test.step('expense to supplier, and back by its list', async () => {
    await goAndPress(page, link(`Supplier: ${expense.supplier}`))
    await expect(main('Suppliers')).toBeVisible()
    await goAndPress(page, details.getByRole('button', { name: /^Show its expenses/ }))
    await expect(main('Expenses')).toBeVisible()
    await expect(page.getByRole('row', { name: expense.supplier }).first()).toBeVisible()
  })

  await test.step('payment to the account that paid, and back by its list', async () => {
    await keyboard.press('ControlOrMeta+1')
    await goAndPress(page, link(/^Paid from: /))
    await expect(main('Bank accounts')).toBeVisible()
    await goAndPress(page, details.getByRole('button', { name: /^Show the expenses paid from it/ }))
    await expect(main('Expenses')).toBeVisible()
    await keyboard.press('/')
    await keyboard.type(String(id))
    await expect(page.getByRole('row', { name: expense.supplier })).toHaveCount(1)
  })
  expect(desk.complaints).toEqual([])
})

test('files that are dropped on the row of an expense are added to it in the books, and are no receipts', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await keyboard.press('ControlOrMeta+2')
  const row = page.getByRole('row', { selected: true })
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeFocused()
  const without = { search: '', offset: 0, limit: 200 }
  await desk.knows('expenses')
  const { rows } = (await desk.ask('books.expenses', without)) as ExpensePage
  const open = rows.find(({ isEditable }) => isEditable !== false)
  if (!open) throw new Error('No expense may be changed')
  await keyboard.press('/')
  await keyboard.type(String(open.id))
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await expect(row).toContainText(open.supplierName)
  await keyboard.press('Escape')
  const files = ['guarantee.png', 'note.png'].map((name) => fileIn(desk.inbox, name, pngBytes()))
  await desk.dropOn(page.getByRole('row', { name: open.supplierName }).first(), ...files)
  // Only the newest words are shown.
  await expect(page.getByText('Added: note.png')).toBeVisible()
  for (const file of files) {
    const found = await desk.inBooks(file)
    expect(found.map(({ id }) => id)).toEqual([open.id])
  }
  expect(await desk.receipts()).toEqual([])
  expect(desk.complaints).toEqual([])
})
