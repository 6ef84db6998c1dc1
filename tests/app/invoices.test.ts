/** From a new client to a settled invoice in the real app, with the keyboard alone. */
import type { Page } from '@playwright/test'
import type { ClientPage } from '../../shared/books/books'
import type { InvoicePage } from '../../shared/invoices/invoice-list'
import { expect, test } from './support'

test.setTimeout(240_000)

/** Types over what stands in the field that has the focus, and goes to the next. */
async function fill(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

const name = 'Kirkstall Weavers Ltd'

test('a new client, its invoice and two payments, with the keyboard alone', async ({ desk }) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()

  await keyboard.press('ControlOrMeta+5')
  await expect(page.getByRole('main', { name: 'Clients' })).toBeVisible()
  const list = page.getByRole('grid', { name: 'Clients' })
  await expect(list).toBeFocused()
  await keyboard.press('n')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await fill(page, name, 'accounts@kirkstall-weavers.example', '1 Abbey Road', '', '', 'LS5 3EH')
  await keyboard.type('United Kingdom')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('14')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(`Added: ${name}`)).toBeVisible()
  const clients = (await desk.ask('books.clients', {
    search: 'Kirkstall',
    offset: 0,
    limit: 10,
  })) as ClientPage
  expect(clients.rows).toEqual([expect.objectContaining({ name, paymentTermsDays: 14 })])

  await keyboard.press('ControlOrMeta+4')
  await expect(page.getByRole('main', { name: 'Invoices' })).toBeVisible()
  await keyboard.press('n')
  const client = page.getByRole('combobox', { name: 'Client' })
  await expect(client).toBeFocused()
  await keyboard.type('kirkst')
  await expect(page.getByRole('option', { name })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(client).toHaveValue(name)
  await expect(page.getByLabel('Payment terms, in days')).toHaveValue('14')
  // Date, terms, due and account stand already.
  for (let field = 0; field < 5; field += 1) await keyboard.press('Tab')
  await fill(page, 'Weaving, first length', '2.5', '40')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Description').nth(1)).toBeFocused()
  await fill(page, 'Delivery', '1', '20')
  await expect(page.getByLabel('Total', { exact: true })).toHaveText('£144.00')
  await expect(page.getByText('Saved on this computer')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('draft.png') })
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/In the books: invoice #\d+/)).toBeVisible()

  const known = (await desk.ask('books.invoices', {
    search: '',
    offset: 0,
    limit: 10,
  })) as InvoicePage
  const id = known.rows[0]?.id ?? 0
  await expect(page.getByText('This invoice is not issued yet')).toBeVisible()

  // A slip is mended while it is a draft: the list has the focus, and the draft is shown.
  await keyboard.press('e')
  await expect(page.getByRole('heading', { name: `Change draft #${id}` })).toBeVisible()
  await expect(client).toBeFocused()
  await expect(client).toHaveValue(name)
  for (let field = 0; field < 2; field += 1) await keyboard.press('Tab')
  await fill(page, '21')
  for (let field = 0; field < 2; field += 1) await keyboard.press('Tab')
  await fill(page, 'Weaving, both lengths', '5')
  await expect(page.getByLabel('Total', { exact: true })).toHaveText('£264.00')
  await page.screenshot({ path: test.info().outputPath('change.png') })
  await keyboard.press('Escape')
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await keyboard.press('Escape')
  await expect(client).toBeFocused()
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Changes saved')).toBeVisible()
  const [changed] = (
    (await desk.ask('books.invoices', { search: '', offset: 0, limit: 10 })) as InvoicePage
  ).rows
  expect(changed).toMatchObject({ id, gross: '264.00' })
  await expect(page.getByText('21 days')).toBeVisible()
  await keyboard.press('e')
  for (let field = 0; field < 5; field += 1) await keyboard.press('Tab')
  await fill(page, 'Weaving, first length', '2.5')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.details').getByText('£144.00')).toBeVisible()

  // Interface A has no way to issue an invoice: a person does that in the service's own pages.
  await desk.turnDial({ issueInvoice: id })
  await keyboard.press('o')
  await expect(page.getByLabel('Number or address')).toBeFocused()
  await keyboard.type(String(id))
  await keyboard.press('Enter')
  await expect(page.getByText('Nothing paid yet')).toBeVisible()

  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Record a payment' })).toBeFocused()
  await keyboard.press('Enter')
  const amount = page.getByLabel('Amount paid')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('£144.00')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('44')
  await expect(page.getByText(/£100\.00 is outstanding then/)).toBeVisible()
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Recorded: £44.00')).toBeVisible()
  await expect(page.getByText('Not reconciled with the bank entry')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Record a payment' })).toBeFocused()
  await keyboard.press('p')
  await expect(amount).toHaveValue('£100.00')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Recorded: £100.00')).toBeVisible()
  await expect(page.locator('.details').getByText('paid', { exact: true })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('settled.png') })
  await keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Invoices' })).toBeFocused()
  expect(desk.complaints).toEqual([])
})
