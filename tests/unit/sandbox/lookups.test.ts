/** Of sandbox/routes.ts: the lists that forms choose from. */
import { expect, test } from 'vitest'
import { asking, signedIn, started, today, visiting } from './visitor'

test('expense types come in counted groups', async () => {
  const { ask } = await visiting()
  const { status, body } = await ask('GET', '/v1/expenses/expense-types')
  expect(status).toBe(200)
  expect(body.count).toBe(body.expenseGroups.length)
  const types = body.expenseGroups.flatMap((group) => {
    expect(group.count).toBe(group.expenseTypes.length)
    return group.expenseTypes
  })
  const names = types.map((type) => type.expenseTypeName)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(60)
  expect(types).toContainEqual({
    expenseTypeDisplayableName: 'Fuel',
    defaultVatType: 'Standard',
    expenseTypeName: 'FUEL',
    deprecated: false,
    dormantAllowable: false,
    assignable: true,
  })
})

test('VAT types, payment methods and directors have their shapes', async () => {
  const { ask } = await visiting()
  expect((await ask('GET', '/v1/expenses/vat-types')).body).toEqual({
    vatTypes: ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  })
  expect((await ask('GET', '/v1/expenses/payment-methods')).body.paymentMethods).toContainEqual({
    paymentMethodName: 'EFT',
    paymentMethodDisplayableName: 'Transfer',
  })
  const { persons } = (await ask('GET', `/v1/expenses/persons?date=${today}`)).body
  expect(persons).toHaveLength(2)
  expect(persons[0]).toEqual({
    displayableName: 'Priya Marlow',
    forename: 'Priya',
    id: 580,
    surname: 'Marlow',
  })
  expect((await ask('GET', '/v1/expenses/persons?date=soon')).status).toBe(400)
})

test.each([
  ['2026-11-21', ['2026-04-01', '2027-04-01']],
  ['2026-09-30', ['2025-04-01', '2026-04-01', '2027-04-01']],
  ['2026-10-01', ['2026-04-01', '2027-04-01']],
  ['2027-01-15', ['2026-04-01', '2027-04-01']],
  ['2027-03-31', ['2026-04-01', '2027-04-01']],
  ['2027-04-01', ['2026-04-01', '2027-04-01', '2028-04-01']],
])('on %s the open years start on %o', async (date, starts) => {
  const { ask } = await visiting({ now: () => new Date(`${date}T12:00:00Z`) })
  const { ledgers } = (await ask('GET', '/v1/expenses/ledgers')).body
  expect(ledgers.map((ledger) => ledger.startDate)).toEqual(starts)
  expect(ledgers.every((ledger) => ledger.open)).toBe(true)
})

test('bank accounts are a bare list with one default', async () => {
  const { ask } = await visiting()
  const { body } = await ask('GET', '/v1/banking/bank-accounts')
  expect(body).toHaveLength(3)
  expect(body).toMatchObject([
    { id: 304, accountName: 'Business account', displayName: 'Business account', default: true },
    { id: 305, default: false },
    { id: 306, default: false },
  ])
})

test('suppliers are found by their exact name', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const find = async (name: string) =>
    (await ask('GET', `/v1/expenses/suppliers?supplierName=${encodeURIComponent(name)}`)).body
  expect(await find('The Copper Kettle Café')).toHaveLength(1)
  expect(await find('The Copper Kettle')).toEqual([])
  expect(await find('harbour rail')).toEqual([])
  expect((await ask('GET', '/v1/expenses/suppliers')).body).toHaveLength(40)
})

test('a supplier needs only a name, and two may share it', async () => {
  const { ask } = await visiting()
  const create = () => ask('POST', '/v1/expenses/suppliers', { companyName: 'Ardent Pottery' })
  expect(await create()).toMatchObject({
    status: 201,
    body: { companyName: 'Ardent Pottery', country: null, expenseType: null, archived: false },
  })
  await create()
  const path = '/v1/expenses/suppliers?supplierName=Ardent%20Pottery'
  expect((await ask('GET', path)).body).toHaveLength(2)
})

test.each([
  ['companyName', {}],
  ['companyName', { companyName: '  ' }],
  ['country', { companyName: 'A', country: 'Britain' }],
  ['expenseType.expenseTypeName', { companyName: 'A', expenseType: { expenseTypeName: 'X' } }],
])('a supplier with a wrong %s is refused', async (field, supplier) => {
  const { ask } = await visiting()
  const { status, body } = await ask('POST', '/v1/expenses/suppliers', supplier)
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message: expect.any(String) as unknown }])
})

test('the API needs an access token, and says so', async () => {
  const service = await started()
  const { refresh_token } = await signedIn(service)
  const bare = await fetch(`${service.baseUrl}/v1/expenses`)
  expect(bare.status).toBe(401)
  expect(bare.headers.get('www-authenticate')).toMatch(/^Bearer/)
  for (const wrong of [refresh_token, 'invented']) {
    const answer = await asking(service, wrong)('GET', '/v1/expenses')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
  }
})

test.each([
  ['read:all', 'POST', '/v1/expenses'],
  ['create:all', 'GET', '/v1/expenses'],
  ['create:all', 'PUT', '/v1/expenses/1'],
  ['read:all create:all update:all', 'DELETE', '/v1/expenses/1'],
  ['create:all', 'GET', '/v1/banking/bank-accounts'],
])('the scope %s is not enough to %s %s', async (scope, method, path) => {
  const { ask } = await visiting({}, scope)
  const { status, headers } = await ask(method, path)
  expect(status).toBe(403)
  expect(headers.get('www-authenticate')).toContain('insufficient_scope')
})

test.each([
  [404, 'GET', '/v1/bank-accounts'],
  [404, 'GET', '/v1/attachments'],
  [404, 'GET', '/v1/expenses/'],
  [404, 'PUT', '/v1/expenses/abc'],
  [404, 'GET', '/'],
  [403, 'GET', '/v1/banking/transactions'],
  [403, 'POST', '/v1/banking/bank-feeds'],
  [405, 'GET', '/v1/expenses/9001'],
  [405, 'DELETE', '/v1/expenses/ledgers'],
])('%i answers %s %s', async (status, method, path) => {
  const { ask } = await visiting()
  const answer = await ask(method, path)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ status, path })
})

test('more than a hundred requests a second are turned away', async () => {
  const { ask, service } = await visiting()
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => ask('GET', '/v1/expenses/vat-types')),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(service.journal().filter(({ status }) => status === 429)).toHaveLength(refused.length)
})

test('a body beyond the limit is refused and the connection lives on', async () => {
  const { ask } = await visiting()
  const body = JSON.stringify('x'.repeat(41 * 1024 * 1024))
  expect((await ask('POST', '/v1/expenses', body)).status).toBe(413)
  expect((await ask('GET', '/v1/expenses/vat-types')).status).toBe(200)
})
