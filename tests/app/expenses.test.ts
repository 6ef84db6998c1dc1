/** Expenses edited, unpaid and deleted in the real app by keyboard alone, each proven in the demo service's own books. */
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { ExpensePage, ExpenseRecord } from '../../shared/expenses/expense-record'
import { expect, test, type Desk } from './support'

test.setTimeout(240_000)

const open = (row: ExpenseRecord) =>
  row.isEditable !== false && row.isDeletable !== false && row.isReconciled !== true

/** Expenses that may be changed: with one payment and one line, so that the form is the short one. */
async function changeable(desk: Desk): Promise<ExpenseRecord[]> {
  const asked = { search: '', offset: 0, limit: 200 }
  const { rows } = (await desk.ask('books.expenses', asked)) as ExpensePage
  return rows.filter(
    (row) => open(row) && row.lines.length === 1 && row.payments.length === 1 && row.vat !== '0.00',
  )
}

async function tabTo(page: Page, target: Locator, most = 25): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Finds an expense by its number and selects it, without touching the mouse. */
async function select(page: Page, { id, supplierName }: ExpenseRecord): Promise<void> {
  const list = page.getByRole('grid', { name: 'Expenses' })
  await list.focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(id))
  await expect(page.getByRole('row', { name: supplierName })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { level: 2, name: supplierName })).toBeVisible()
  await expect(page.getByText(`#${id}`, { exact: true })).toBeVisible()
}

test('an expense is edited and given a new supplier, its payment removed and another deleted, with the keyboard alone', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await keyboard.press('ControlOrMeta+2')
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeFocused()
  await expect.poll(async () => (await changeable(desk)).length).toBeGreaterThan(2)
  const [first, second, third] = await changeable(desk)
  if (!first || !second || !third) throw new Error('The demo company has fewer')
  const booked = async ({ id }: ExpenseRecord) =>
    (await desk.allBooks()).find((one) => one.id === id)
  const before = await booked(first)

  await test.step('edit', async () => {
    await select(page, first)
    await keyboard.press('e')
    await expect(page.getByRole('combobox', { name: 'Supplier' })).toBeFocused()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Quill & Daughters')
    await expect(page.getByText('new supplier')).toBeVisible()
    await tabTo(page, page.getByRole('textbox', { name: 'Gross amount' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('7.20')
    await tabTo(page, page.getByRole('textbox', { name: 'Amount paid' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('7.20')
    await page.screenshot({ path: test.info().outputPath('edit.png') })
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('Changed in the books')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused()
    const after = await booked(first)
    expect(after).toMatchObject({ grossPence: 720, payments: [{ pence: 720 }] })
    expect(after?.supplier).toBe('Quill & Daughters')
    await expect(page.getByRole('heading', { level: 2, name: 'Quill & Daughters' })).toBeVisible()
    expect(after?.attachments).toEqual(before?.attachments)
    expect(after?.postingDate).toBe(before?.postingDate)
  })

  await test.step('remove the payment', async () => {
    await keyboard.press('Escape')
    await select(page, second)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Lines and files stay')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('remove-payment.png') })
    await tabTo(page, dialog.getByRole('button', { name: 'Remove the payment' }))
    await keyboard.press('Enter')
    await expect(page.getByText('The payment was removed')).toBeVisible()
    expect(await booked(second)).toMatchObject({ payments: [] })
    await expect(page.getByText('nothing yet')).toBeVisible()
  })

  await test.step('delete', async () => {
    await keyboard.press('Escape')
    await select(page, third)
    await keyboard.press('Delete')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('The books have no bin')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.screenshot({ path: test.info().outputPath('delete.png') })
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByText('Deleted from the books')).toBeVisible()
    expect(await booked(third)).toBeUndefined()
    const asked = { search: String(third.id), offset: 0, limit: 5 }
    const { rows } = (await desk.ask('books.expenses', asked)) as ExpensePage
    expect(rows.map(({ id }) => id)).not.toContain(third.id)
  })

  await test.step('what happened is written down and leads back', async () => {
    const { rows } = (await desk.ask('activity.page', { limit: 20 })) as {
      rows: { event: string }[]
    }
    const events = rows.map(({ event }) => event).filter((event) => event.startsWith('expense-'))
    expect(events).toEqual(['expense-deleted', 'expense-payment-removed', 'expense-changed'])
  })
  expect(desk.complaints).toEqual([])
})

test('a picture from a phone, a fax and a saved mail are added to an expense and shown inside', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await page.keyboard.press('ControlOrMeta+2')
  await expect.poll(async () => (await changeable(desk)).length).toBeGreaterThan(0)
  const [first] = await changeable(desk)
  if (!first) throw new Error('The demo company has none')
  await select(page, first)
  const special = path.join(import.meta.dirname, '../fixtures/reading/special')
  const names = ['phone.heic', 'fax.tif', 'order.eml']
  for (const name of names) {
    await page.locator('#book-details input[type=file]').setInputFiles(path.join(special, name))
    await expect(page.getByText(`Added: ${name}`)).toBeVisible()
  }
  const shown = page.getByRole('group', { name: 'File of the expense' })
  const picture = shown.locator('.turned img')
  for (const name of ['phone.heic', 'fax.tif']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(picture).toHaveAttribute('src', /page=1$/)
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'order.eml', exact: true }).click()
  await expect(page.getByRole('document', { name: 'Text of the mail' })).toContainText('57.73')
  await page.screenshot({ path: test.info().outputPath('mail.png') })
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove fax.tif…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Only fax.tif goes from the books')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.screenshot({ path: test.info().outputPath('remove-file.png') })
  await dialog.getByRole('button', { name: 'Remove the file' }).click()
  await expect(page.getByText('The file was removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'fax.tif', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'order.eml', exact: true })).toBeVisible()
  const { rows } = (await desk.ask('books.expenses', {
    search: String(first.id),
    offset: 0,
    limit: 5,
  })) as ExpensePage
  const after = rows.find(({ id }) => id === first.id)?.attachments ?? []
  expect(after.map(({ fileName }) => fileName)).toEqual(
    expect.arrayContaining(['phone.heic', 'order.eml']),
  )
  expect(after.map(({ fileName }) => fileName)).not.toContain('fax.tif')
  expect(desk.complaints).toEqual([])
})
