/** What is typed with the keyboard alone, as another client of the same service then finds it in the books. */
import type { ClientPage } from '../../shared/books/books'
import { startDemoService, type DemoService } from '../../sandbox/service'
import { tabTo } from '../../build/app-driver.mjs'
import { onlookerOf } from '../support/onlooker'
import { connectByKeyboard, expect, freePort, goAndPress, test as base, type Desk } from './support'

const test = base.extend<{ service: DemoService }>({
  // eslint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    const clients = [{ clientId: 'registered', redirectUri: registeredAt }]
    const service = await startDemoService({
      consent: 'page',
      seedNumber: 7,
      companies: 2,
      clients,
    })
    await use(service)
    await service.close()
  },
})
const registeredAt = `http://127.0.0.1:${await freePort()}/back`

/** From the first start to the books of this service. */
async function connected(desk: Desk, service: DemoService): Promise<void> {
  const page = await desk.start()
  await goAndPress(page, page.getByRole('button', { name: 'Connect your books' }))
  await connectByKeyboard(page, 'Quill and Daughters', service)
  await expect
    .poll(async () => ((await desk.ask('books.choices')) as { asOf?: string }).asOf)
    .toBeDefined()
}

test('a new supplier is there with its country, VAT number and usual expense type', async ({
  desk,
  service,
}) => {
  await connected(desk, service)
  const { page } = desk
  const { keyboard } = page
  await keyboard.press('ControlOrMeta+3')
  await expect(page.getByRole('grid', { name: 'Suppliers' })).toBeFocused()
  await keyboard.press('n')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await keyboard.type('Leinster Paper Mills')
  await tabTo(page, page.getByLabel('VAT number'))
  await keyboard.type('IE6388047V')
  await tabTo(page, page.getByRole('combobox', { name: 'Country' }))
  await keyboard.type('irel')
  await expect(page.getByRole('option', { name: /^Ireland/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Usual expense type' }))
  await keyboard.type('Stationery')
  await page.getByRole('option').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Added: Leinster Paper Mills')).toBeVisible()

  const look = await onlookerOf(service)
  const name = encodeURIComponent('Leinster Paper Mills')
  expect(await look(`/v1/expenses/suppliers?supplierName=${name}`)).toMatchObject([
    {
      companyName: 'Leinster Paper Mills',
      country: 'IE',
      expenseType: { expenseTypeName: 'PRINTING_POSTAGE_STATIONERY' },
      vatRegistrationNumber: 'IE6388047V',
    },
  ])
  expect(desk.complaints).toEqual([])
})

test('a sales invoice is there with the code of another EU country', async ({ desk, service }) => {
  await connected(desk, service)
  const { page } = desk
  const { keyboard } = page
  const name = service.clients()[0]?.name ?? ''
  const known = async () => (await desk.ask('books.clients', { limit: 50 })) as ClientPage
  await expect.poll(async () => (await known()).rows.map((row) => row.name)).toContain(name)
  await keyboard.press('ControlOrMeta+4')
  await expect(page.getByRole('grid', { name: 'Invoices' })).toBeVisible()
  await keyboard.press('s')
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused()
  await keyboard.type(name)
  await page.getByRole('option', { name }).first().waitFor()
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Description'))
  await keyboard.type('Bookbinding for Cork')
  // The quantity stands already.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('410')
  await tabTo(page, page.getByLabel('EU country code'))
  await keyboard.type('iexx')
  await expect(page.getByLabel('EU country code')).toHaveValue('IE')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Draft saved')).toBeVisible()

  const look = await onlookerOf(service)
  const id = Math.max(...service.salesInvoices().map((invoice) => invoice.id))
  const text = JSON.stringify(await look(`/rest/v2/sales_invoices/${id}`))
  expect(text).toContain('Bookbinding for Cork')
  expect(text).toContain('"euMemberStateCountryCode":"IE"')
  expect(desk.complaints).toEqual([])
})

test('each account signs in by the redirect address that was registered for it, also later', async ({
  desk,
  service,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  const registered = { ...service, clientId: 'registered', redirectUri: registeredAt }
  await goAndPress(page, page.getByRole('button', { name: 'Connect your books' }))
  await connectByKeyboard(page, 'As registered', registered)
  const addresses = () =>
    service
      .journal()
      .filter(({ method, path }) => method === 'GET' && path === '/auth/authorize')
      .map(({ query }) => new URLSearchParams(query).get('redirect_uri'))
  expect(addresses()).toEqual([registeredAt])

  await keyboard.press('ControlOrMeta+,')
  await goAndPress(page, page.getByRole('button', { name: 'Sign out' }).first())
  const dialog = page.getByRole('dialog')
  await goAndPress(page, dialog.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByText('Signed out').first()).toBeVisible()
  await goAndPress(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }).first())
  await expect
    .poll(async () => ((await desk.ask('session.current')) as { status: string }).status)
    .toBe('connected')
  expect(addresses()).toEqual([registeredAt, registeredAt])

  service.dials.company(2)
  await goAndPress(page, page.getByRole('button', { name: 'Add books…' }))
  await connectByKeyboard(page, 'Without', service, { isAnother: true })
  const [, , ofOther] = addresses()
  expect(ofOther).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
  expect(ofOther).not.toBe(registeredAt)
  expect(desk.complaints).toEqual([])
})
