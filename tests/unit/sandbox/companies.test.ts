import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DemoOptions, DemoService } from '../../../sandbox/service'
import { clientBody, invoiceBody, paymentBody } from './invoicing'
import {
  asking,
  authorizeUrl,
  exchange,
  expenseOf,
  refresh,
  signedIn,
  started,
  supplierOf,
  today,
} from './visitor'
import type { Ask, Tokens } from './visitor'

type Entry = { id: number; accountNumber: string; companyName: string; name: string }

/** Two companies of one service and a sign-in to each, made in this order. */
async function twoCompanies(options: DemoOptions = {}) {
  const service = await started({ companies: 2, ...options })
  const first = await signedIn(service)
  service.dials.company(2)
  const second = await signedIn(service)
  return {
    service,
    tokens: { first, second },
    ask: asking(service, first.access_token),
    askSecond: asking(service, second.access_token),
  }
}

async function listed(ask: Ask, where: string): Promise<Entry[]> {
  return (await ask('GET', where)).body as unknown as Entry[]
}

const idsAt = async (ask: Ask, where: string) => (await listed(ask, where)).map(({ id }) => id)
const accounts = '/v1/banking/bank-accounts'
const sales = '/rest/v2/sales_invoices'

function everythingOf(service: DemoService, company: number) {
  const { books, invoices, clients, salesInvoices } = service
  return [books(company), invoices(company), clients(company), salesInvoices(company)]
}

/** Does everything that changes books, to the records with these ids. */
async function changeEverything(ask: Ask, ids: Record<'expense' | 'invoice' | 'sales', number>) {
  await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  await ask('PUT', `/v1/expenses/${ids.expense}`, expenseOf(await supplierOf(ask)))
  await ask('DELETE', `/v1/expenses/${ids.expense}`)
  await ask('POST', '/v1/clients', clientBody({ name: 'Second Client' }))
  const invoice = (await ask('GET', `/v1/invoices/${ids.invoice}`)).body
  await ask('PUT', `/v1/invoices/${ids.invoice}`, { ...invoice, payments: [paymentBody('1.00')] })
  await ask('PUT', `${sales}/${ids.sales}/issue`)
  await ask('PUT', `${sales}/${ids.sales}`, { note: 'changed' })
  await ask('DELETE', `${sales}/${ids.sales}`)
}

/** One record of each kind, whose ids are returned. */
async function oneOfEach(ask: Ask, service: DemoService, company: number) {
  const [account] = await idsAt(ask, accounts)
  const bankAccount = { id: account }
  const supplier = await supplierOf(ask, `Supplier of ${company}`)
  const expense = (await ask('POST', '/v1/expenses', expenseOf(supplier, { supplierPayments: [] })))
    .body.id
  const client = (await ask('POST', '/v1/clients', clientBody({ name: `Client of ${company}` })))
    .body.id
  const invoice = (await ask('POST', '/v1/invoices', invoiceBody(client, { bankAccount }))).body.id
  service.dials.issueInvoice(invoice, company)
  const details = { client: { clientId: client }, issuedDate: today }
  const { text } = await ask('POST', sales, { salesInvoiceDetails: details })
  return { supplier, expense, client, invoice, sales: Number(/Id="(\d+)"/.exec(text)?.[1]) }
}

describe.each(['disjoint', 'overlapping'] as const)('with %s ids', (companyIds) => {
  test('each grant sees the records of its own company only', async () => {
    const { service, ask, askSecond } = await twoCompanies({ companyIds })
    await oneOfEach(ask, service, 1)
    await oneOfEach(askSecond, service, 2)
    for (const [asks, company, other] of [
      [ask, 1, 2],
      [askSecond, 2, 1],
    ] as const) {
      const lists = ['/v1/expenses', '/v1/expenses/suppliers', '/v1/clients/list', sales]
      const texts = await Promise.all(lists.map(async (list) => (await asks('GET', list)).text))
      for (const text of texts) {
        expect(text).toContain(` of ${company}`)
        expect(text).not.toContain(` of ${other}`)
      }
    }
  })

  test('no request of one grant changes the books of the other company', async () => {
    const { service, ask, askSecond } = await twoCompanies({ companyIds })
    const theirs = await oneOfEach(ask, service, 1)
    const own = await oneOfEach(askSecond, service, 2)
    const before = everythingOf(service, 1)
    await changeEverything(askSecond, theirs)
    expect(everythingOf(service, 1)).toEqual(before)
    const [, ...rest] = everythingOf(service, 2)
    await changeEverything(askSecond, own)
    expect(everythingOf(service, 1)).toEqual(before)
    expect(everythingOf(service, 2).slice(1)).not.toEqual(rest)
  })

  test('refreshing and restarting stay with the company of the grant', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const options = { companies: 2, companyIds, database: path.join(folder, 'books.db') }
    const before = await twoCompanies(options)
    await oneOfEach(before.askSecond, before.service, 2)
    const books = everythingOf(before.service, 2)
    await before.service.close()
    const service = await started(options)
    expect(everythingOf(service, 2)).toEqual(books)
    expect(service.books(1)).toEqual([])
    const renewed = (await refresh(service, before.tokens.second.refresh_token)).body as Tokens
    const clients = await listed(asking(service, renewed.access_token), '/v1/clients/list')
    expect(clients.map(({ name }) => name)).toEqual(['Client of 2'])
  })
})

test('disjoint companies have no id in common', async () => {
  const { ask, askSecond } = await twoCompanies({ seed: 'demo' })
  for (const where of [accounts, '/v1/expenses/suppliers', '/v1/clients/list']) {
    const [one, two] = [await idsAt(ask, where), await idsAt(askSecond, where)]
    expect(two.length).toBeGreaterThan(0)
    expect(one.filter((id) => two.includes(id))).toEqual([])
  }
})

test('with overlapping ids the same id names another record in each company', async () => {
  const { service, ask, askSecond } = await twoCompanies({
    seed: 'demo',
    companyIds: 'overlapping',
  })
  for (const where of [accounts, '/v1/expenses/suppliers', '/v1/clients/list']) {
    const [one, two] = [await listed(ask, where), await listed(askSecond, where)]
    const texts = new Map(two.map((record) => [record.id, JSON.stringify(record)]))
    expect(new Set(one.map(({ id }) => id))).toEqual(new Set(texts.keys()))
    expect(one.filter((record) => texts.get(record.id) === JSON.stringify(record))).toEqual([])
  }
  const [one, two] = [1, 2].map((company) => new Set(service.books(company).map(({ id }) => id)))
  expect([...(one ?? [])].filter((id) => two?.has(id)).length).toBeGreaterThan(100)
})

test('the consent page names the company that the grant will be to, whatever is chosen later', async () => {
  const service = await started({ companies: 3, consent: 'page' })
  service.dials.company(3)
  const page = await (await fetch(authorizeUrl(service))).text()
  expect(page).toContain('Tarn Outdoor Ltd')
  expect(page).toContain('Isla Tarn')
  expect(page).not.toContain('Marlow')
  service.dials.company(1)
  expect(await (await fetch(authorizeUrl(service))).text()).toContain('Marlow Design Ltd')
})

test('the company that a sign-in began with is the one that it ends with', async () => {
  const service = await started({ companies: 2, companyIds: 'overlapping', consent: 'page' })
  service.dials.company(2)
  const page = await (await fetch(authorizeUrl(service))).text()
  service.dials.company(1)
  const consent = /name="consent" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const answer = await fetch(`${service.authUrl}/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ consent, decision: 'allow' }),
  })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { access_token } = (await exchange(service, code)).body
  const [account] = await listed(asking(service, access_token), accounts)
  expect(account?.accountNumber).toBe('22345678')
})

test('a dial or an option for a company that is not there is refused, and nothing changes', async () => {
  const service = await started({ companies: 2, adminPort: 0 })
  const dial = (body: unknown) =>
    fetch(`${service.adminUrl}/dials`, { method: 'POST', body: JSON.stringify(body) })
  for (const company of [0, 3, 1.5, '2'])
    expect((await dial({ company, latencyMs: 60_000 })).status).toBe(400)
  expect((await dial({ company: 2 })).status).toBe(200)
  const ask = asking(service, (await signedIn(service)).access_token)
  await oneOfEach(ask, service, 2)
  const books = async (query: string) =>
    (await fetch(`${service.adminUrl}/books${query}`)).json() as Promise<unknown[]>
  expect([await books(''), await books('?company=1')]).toEqual([[], []])
  expect(await books('?company=2')).toHaveLength(1)
  expect((await fetch(`${service.adminUrl}/books?company=3`)).status).toBe(400)
})

test('the journal names the company of a grant, unless it is the first', async () => {
  const { service, ask, askSecond } = await twoCompanies()
  await ask('GET', accounts)
  await askSecond('GET', accounts)
  expect(service.journal().slice(-2)).toEqual([
    expect.not.objectContaining({ company: expect.anything() as unknown }) as unknown,
    expect.objectContaining({ company: 2 }) as unknown,
  ])
})

test('with one company the first is signed in to, and there is no other', async () => {
  const service = await started()
  expect(() => service.dials.company(2)).toThrow('There is no company 2')
  expect(() => service.books(2)).toThrow('There is no company 2')
  const ask = asking(service, (await signedIn(service)).access_token)
  const [account] = await listed(ask, accounts)
  expect(account).toMatchObject({ id: 304, accountNumber: '12345678' })
})
