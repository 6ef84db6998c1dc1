/** A sales invoice in the real app with the keyboard alone: draft, issued, e-mailed, its PDF shown; then what is owed. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { ClientPage } from '../../shared/books/books'
import type { Receivables } from '../../shared/sales-invoices/receivables'
import type { SalesInvoiceRows, SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import { expect, test } from './support'

test.setTimeout(180_000)

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

/** How much of a drawn page is dark, and how much is light. */
function inkOf(page: Page): Promise<{ dark: number; light: number }> {
  return page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const share = (fits: (value: number) => boolean) =>
      pixels.filter((value, index) => index % 4 === 0 && fits(value)).length / (width * height)
    return { dark: share((value) => value < 100), light: share((value) => value > 240) }
  })
}

test('draft, issue, e-mail and PDF with the keyboard alone', async ({ desk }) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.knows('salesInvoices')
  const { rows } = (await desk.ask('books.clients', { limit: 50 })) as ClientPage
  const client = rows.find(({ email = '' }) => email !== '')
  if (!client) throw new Error('No client has an e-mail address')

  await keyboard.press('ControlOrMeta+4')
  await expect(page.getByRole('grid', { name: 'Invoices' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Overdue \d/ })).toBeVisible()

  await keyboard.press('s')
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused()
  await keyboard.type(client.name)
  await page.getByRole('option', { name: client.name }).first().waitFor()
  await keyboard.press('Enter')
  // Without a line there is nothing to save: the first field that lacks something has the focus.
  await keyboard.press('ControlOrMeta+Enter')
  const description = page.getByLabel('Description')
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription('What is it for?')
  await keyboard.type('Poster, second stage')
  await keyboard.press('Tab')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('2')
  await keyboard.press('Tab')
  await keyboard.type('1,250.50')
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('£3,001.20')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Draft saved')).toBeVisible()

  const issue = page.getByRole('button', { name: 'Issue…' })
  await expect(issue).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('neither changed nor deleted')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Issue it' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(/^Issued as /)).toBeVisible()

  await expect(page.getByRole('button', { name: 'E-mail…' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(client.email ?? '')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText(/^E-mail sent to /)).toBeVisible()
  await expect(page.getByText(/^E-mail sent today/)).toBeVisible()

  const found = (await desk.ask('salesInvoices.page', { clientId: client.id })) as SalesInvoiceRows
  const made = found.invoices.find(({ lines }) => lines[0]?.description === 'Poster, second stage')
  expect(made).toMatchObject({ state: 'DUE', gross: '3001.20' })
  const { emails } = (await desk.ask('salesInvoices.read', made?.id)) as SalesInvoiceView
  expect(emails).toHaveLength(1)

  const pdf = page.getByRole('button', { name: 'PDF', exact: true })
  await tabTo(page, pdf)
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
  await expect.poll(async () => (await inkOf(page)).dark).toBeGreaterThan(0.002)
  expect((await inkOf(page)).light, 'it is paper, not a blot').toBeGreaterThan(0.8)
  await page.screenshot({ path: test.info().outputPath('invoice.png') })

  const target = path.join(desk.inbox, 'invoice.pdf')
  await desk.choosesPlace(target)
  await tabTo(page, page.getByRole('button', { name: 'Save…' }))
  await keyboard.press('Enter')
  await expect.poll(() => existsSync(target)).toBe(true)
  expect(readFileSync(target).subarray(0, 5).toString()).toBe('%PDF-')
  await desk.hasPrinter()
  await tabTo(page, page.getByRole('button', { name: 'Print…' }))
  await keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(page.locator('.print-sheet canvas')).not.toHaveCount(0)
  await keyboard.press('Escape')
  await expect(pdf).toBeFocused()

  // A reminder is the e-mail once more, and one went today.
  const owed = page.getByRole('button', { name: /^Owed to you/ })
  await tabTo(page, owed, 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('grid', { name: 'Owed to you' }))
  const { invoices } = (await desk.ask('invoices.receivables')) as Receivables
  const place = invoices.findIndex(({ source, id }) => source === 'sales' && id === made?.id)
  expect(invoices[place]).toMatchObject({ canRemind: false })
  await keyboard.press('Home')
  for (let steps = 0; steps < place; steps += 1) await keyboard.press('ArrowDown')
  const own = page.getByRole('row', { name: new RegExp(made?.number ?? 'none') })
  await expect(own).toHaveAttribute('aria-selected', 'true')
  const remind = page.getByRole('button', { name: 'Remind…' })
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await expect(remind).toHaveAccessibleDescription(/One went today/)
  await page.screenshot({ path: test.info().outputPath('owed.png') })
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Invoices' })).toBeVisible()
  expect(desk.complaints).toEqual([])
})
