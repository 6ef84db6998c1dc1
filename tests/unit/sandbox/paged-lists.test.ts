/** Of sandbox: with the dial pagedLists every list of interface A comes in the page envelope of the specification. */
import { expect, test } from 'vitest'
import { clientBody } from './invoicing'
import { supplierOf, visiting } from './visitor'
import type { Ask } from './visitor'

type Page = { content: unknown[]; last: boolean; totalElements: number; size: number }

const lists = [
  '/v1/banking/bank-accounts',
  '/v1/clients/list',
  '/v1/expenses/suppliers',
  '/v1/expenses/expense-types',
  '/v1/expenses/vat-types',
  '/v1/expenses/payment-methods',
  '/v1/expenses/persons',
  '/v1/expenses/ledgers',
  '/v1/immutable-data/countries',
]

/** The list in the usual form: bare, or the only list of an object. */
function entriesOf(body: unknown): unknown {
  return Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
}

async function pageOf(ask: Ask, address: string): Promise<Page> {
  return (await ask('GET', address)).body as unknown as Page
}

test.each(lists)('%s comes in pages, which together are the list', async (list) => {
  const { ask, service } = await visiting({ seed: 'demo', requestsPerSecond: 10_000 })
  const whole = entriesOf((await ask('GET', list)).body)
  service.dials.pagedLists(true)
  const joined: unknown[] = []
  for (let page = 0, last = false; !last; page += 1) {
    const shown = await pageOf(ask, `${list}?page=${page}&size=2`)
    expect(shown).toMatchObject({ size: 2, number: page, numberOfElements: shown.content.length })
    joined.push(...shown.content)
    last = shown.last
  }
  expect(joined).toEqual(whole)
  const { size, content } = await pageOf(ask, list)
  expect(size).toBe(20)
  expect(content).toEqual((whole as unknown[]).slice(0, 20))
  service.dials.pagedLists(false)
  expect(entriesOf((await ask('GET', list)).body)).toEqual(whole)
})

test('a page of a list can be sorted, and found by its name alone', async () => {
  const { ask, service } = await visiting()
  for (const name of ['B', 'C', 'A']) await ask('POST', '/v1/clients', clientBody({ name }))
  for (const name of ['Beck', 'Ash', 'Beck']) await supplierOf(ask, name)
  service.dials.pagedLists(true)
  const sorted = await pageOf(ask, '/v1/clients/list?sort=name,desc&size=2')
  expect(sorted).toMatchObject({ content: [{ name: 'C' }, { name: 'B' }], last: false })
  const named = await pageOf(ask, '/v1/expenses/suppliers?supplierName=Beck&sort=id,desc')
  expect(named).toMatchObject({ totalElements: 2, last: true })
  expect((await ask('GET', '/v1/clients/list?sort=colour')).status).toBe(400)
  expect((await ask('GET', '/v1/clients/list?size=0')).status).toBe(400)
})
