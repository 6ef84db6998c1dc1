import { expect, test } from 'vitest'
import { ServiceClient } from '../../../../electron/api/connection'
import { Expenses } from '../../../../electron/api/expenses'
import { Suppliers } from '../../../../electron/api/suppliers'
import { TransportError } from '../../../../electron/api/http/lost'
import type { Request } from '../../../../electron/api/http/transport'
import supplier from '../../../fixtures/supplier.json'

type Answer = [status: number, body: unknown] | Error

function over(answer: Answer) {
  const asked: Request[] = []
  const client = new ServiceClient({
    baseUrl: 'https://api.example',
    tokens: { token: async () => 't', renew: async () => 't' },
    exchange: async (request) => {
      asked.push(request)
      if (answer instanceof Error) throw answer
      const [status, body] = answer
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return { status, headers: {}, body: Buffer.from(text) }
    },
  })
  return { suppliers: new Suppliers(client), expenses: new Expenses(client), asked }
}

const found = {
  id: 1438,
  name: 'Paper Mill Ltd',
  country: 'GB',
  expenseType: 'PRINTING_POSTAGE_STATIONERY',
}

test('suppliers are asked for by their exact name', async () => {
  const { suppliers, asked } = over([200, [supplier]])
  expect(await suppliers.named('Marks & Spencer')).toEqual([found])
  expect(asked[0]?.url.search).toBe('?supplierName=Marks+%26+Spencer')
})

const refused = { kind: 'refused', code: 'service-refused', said: [] }

test.each<[Answer, object]>([
  [[200, supplier], { kind: 'created', supplier: found }],
  [[201, supplier], { kind: 'created', supplier: found }],
  [[201, { ...supplier, id: '1438' }], { kind: 'created', supplier: found }],
  [[201, {}], { kind: 'unknown' }],
  [[201, ''], { kind: 'unknown' }],
  [[200, '<html>'], { kind: 'unknown' }],
  [[400, { message: 'Too long' }], { ...refused, said: ['Too long'] }],
  [[422, ''], refused],
  [[403, { message: 'No' }], { kind: 'refused', code: 'forbidden', said: ['No'] }],
  [[404, ''], refused],
  [[405, { message: 'Not here' }], { ...refused, said: ['Not here'] }],
  [[415, ''], refused],
  [[500, {}], { kind: 'unknown' }],
  [[503, {}], { kind: 'unknown' }],
  [[429, {}], { kind: 'unknown' }],
  [[401, {}], { kind: 'not-sent', code: 'token-refused' }],
  [new TransportError('refused', false), { kind: 'not-sent', code: 'offline' }],
  [new TransportError('reset', true), { kind: 'unknown' }],
])('a create that is answered with %j ends as %j, and is sent once', async (answer, result) => {
  const { suppliers, asked } = over(answer)
  expect(await suppliers.create('Paper "Mill" Ltd')).toEqual(result)
  expect(new Set(asked.map(({ body }) => body))).toEqual(
    new Set(['{"companyName":"Paper \\"Mill\\" Ltd"}']),
  )
  expect(asked).toHaveLength(Array.isArray(answer) && answer[0] === 401 ? 2 : 1)
})

const expense = {
  supplier: { id: 1438 },
  postingDate: '2026-03-02',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '24.00' }],
  payments: [],
}
const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }

test.each<[Answer, object]>([
  [[201, { id: 7 }], { kind: 'answered', status: 201, expenseId: 7, said: [] }],
  [[201, {}], { kind: 'answered', status: 201, said: [] }],
  [[400, { message: 'Closed' }], { kind: 'answered', status: 400, said: ['Closed'] }],
  [[200, '<html>'], { kind: 'answered', status: 200, said: [] }],
  [[401, {}], { kind: 'not-sent', code: 'token-refused' }],
  [new TransportError('refused', false), { kind: 'not-sent', code: 'offline' }],
  [new TransportError('reset', true), { kind: 'unknown' }],
])('an expense that is answered with %j ends as %j', async (answer, result) => {
  const { expenses, asked } = over(answer)
  expect(await expenses.create(expense, [file])).toEqual(result)
  expect(asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/v1/expenses' } })
})
