import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  asking,
  dataUri,
  expenseOf,
  signedIn,
  started,
  supplierOf,
  today,
  visiting,
} from './visitor'

const file = (id: number, attachmentId: number, fileName: string) =>
  `/v1/expenses/attachments?expenseId=${id}&attachmentId=${attachmentId}&fileName=${encodeURIComponent(fileName)}`

test('an expense is created, listed and its receipt read back byte for byte', async () => {
  const { service, ask } = await visiting()
  const supplierId = await supplierOf(ask)
  const created = await ask('POST', '/v1/expenses', expenseOf(supplierId))
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    amount: { grossAmount: 24, netAmount: 20, vatAmount: 4 },
    attachments: [{ id: 0, fileName: 'receipt.pdf', fileContents: null }],
    outstandingBalance: 0,
    supplier: { id: supplierId, companyName: 'Paper Mill Ltd' },
    supplierPayments: [{ date: today, amount: 24, reconciled: false }],
    expenseLedgerIsOpen: true,
    deletable: true,
  })
  const list = await ask('GET', '/v1/expenses')
  expect(list.body.content).toEqual([created.body])
  const read = await ask('GET', file(created.body.id, 0, 'receipt.pdf'))
  expect(read.headers.get('content-type')).toBe('application/pdf')
  expect(read.text).toBe('%PDF-1.4 receipt')
  expect(service.books()).toMatchObject([
    {
      id: created.body.id,
      supplier: 'Paper Mill Ltd',
      postingDate: today,
      grossPence: 2400,
      payments: [{ pence: 2400, method: 'EFT', bankAccountId: 304 }],
      attachments: [
        {
          fileName: 'receipt.pdf',
          contentType: 'application/pdf',
          length: 16,
          sha256: createHash('sha256').update('%PDF-1.4 receipt').digest('hex'),
        },
      ],
    },
  ])
})

test('a file without its data URI prefix is stored as zero bytes', async () => {
  const { service, ask } = await visiting()
  const attachments = [{ fileName: 'a.pdf', fileContents: 'JVBERi0xLjQK' }]
  const { status, body } = await ask(
    'POST',
    '/v1/expenses',
    expenseOf(await supplierOf(ask), { attachments }),
  )
  expect(status).toBe(201)
  const read = await ask('GET', file(body.id, 0, 'a.pdf'))
  expect(read).toMatchObject({ status: 200, text: '' })
  expect(service.books()[0]?.attachments[0]?.length).toBe(0)
})

test.each([
  ['another position', 1, 'receipt.pdf', 404],
  ['another name', 0, 'other.pdf', 404],
])('an attachment at %s is not there', async (_, position, name, status) => {
  const { ask } = await visiting()
  const { body } = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  expect((await ask('GET', file(body.id, position, name))).status).toBe(status)
})

test('VAT is the part inside the gross, in whole pence', async () => {
  const { ask } = await visiting()
  const supplierId = await supplierOf(ask)
  const cases: [string, unknown, number][] = [
    ['Standard', '0.29', 0.05],
    ['Standard', 19.99, 3.33],
    ['Reduced', '105', 5],
    ['Zero', '10.10', 0],
    ['Exempt', '10.10', 0],
    ['Outside the Scope', 1234567.89, 0],
  ]
  for (const [vatType, grossAmount, vatAmount] of cases) {
    const line = { expenseType: 'RENT', description: '', vatType, amount: { grossAmount } }
    const { body } = await ask(
      'POST',
      '/v1/expenses',
      expenseOf(supplierId, { expenseLineItems: [line] }),
    )
    expect(body.amount).toMatchObject({ grossAmount: Number(grossAmount), vatAmount })
  }
})

const line = expenseOf(0).expenseLineItems[0]
const payment = expenseOf(0).supplierPayments[0]
const target = (method: string, rest: object = {}) => [
  {
    ...payment,
    paymentTarget: { paymentMethod: { paymentMethodName: method }, ...rest },
  },
]
const bankAccount = { id: 304 }

test.each<[string, object, string]>([
  ['a date that no calendar has', { postingDate: '2026-02-30' }, 'postingDate'],
  ['a date in a closed year', { postingDate: '2019-06-01' }, 'postingDate'],
  ['no posting date', { postingDate: undefined }, 'postingDate'],
  ['an unknown supplier', { supplier: { id: 99 } }, 'supplier.id'],
  ['no supplier', { supplier: undefined }, 'supplier.id'],
  ['no lines', { expenseLineItems: [] }, 'expenseLineItems'],
  ['lines that are no list', { expenseLineItems: 'x' }, 'expenseLineItems'],
  [
    'an unknown expense type',
    { expenseLineItems: [{ ...line, expenseType: 'Fuel' }] },
    'expenseLineItems[0].expenseType',
  ],
  [
    'an expense type closed to new books',
    { expenseLineItems: [{ ...line, expenseType: 'FAX' }] },
    'expenseLineItems[0].expenseType',
  ],
  [
    'a VAT type in code style',
    { expenseLineItems: [line, { ...line, vatType: 'STANDARD' }] },
    'expenseLineItems[1].vatType',
  ],
  ...['0', '-0.00', '--1', '- 1', '1.005', '1e3', 'abc', '', 1.005, null].map(
    (grossAmount): [string, object, string] => [
      `the amount ${JSON.stringify(grossAmount)}`,
      { expenseLineItems: [{ ...line, amount: { grossAmount } }] },
      'expenseLineItems[0].amount.grossAmount',
    ],
  ),
  [
    'an unknown payment method',
    { supplierPayments: target('BARTER', { bankAccount }) },
    'supplierPayments[0].paymentTarget.paymentMethod.paymentMethodName',
  ],
  [
    'an unknown bank account',
    { supplierPayments: target('EFT', { bankAccount: { id: 1 } }) },
    'supplierPayments[0].paymentTarget.bankAccount.id',
  ],
  [
    'a transfer from no bank account',
    { supplierPayments: target('EFT') },
    'supplierPayments[0].paymentTarget.bankAccount.id',
  ],
  [
    'a director who is not named',
    { supplierPayments: target('DIRECTORS_EXPENSES', { bankAccount }) },
    'supplierPayments[0].paymentTarget.person.id',
  ],
  [
    'a director who does not exist',
    { supplierPayments: target('DIRECTORS_EXPENSES', { person: { id: 1 } }) },
    'supplierPayments[0].paymentTarget.person.id',
  ],
  [
    'a payment of nothing',
    { supplierPayments: [{ ...payment, amount: 0 }] },
    'supplierPayments[0].amount',
  ],
  [
    'a payment without a date',
    { supplierPayments: [{ ...payment, date: 'today' }] },
    'supplierPayments[0].date',
  ],
  ['an unknown payment id', { supplierPayments: [{ ...payment, id: 1 }] }, 'supplierPayments'],
  ...['53', [], {}, true, 5.5].flatMap((id): [string, object, string][] => [
    [
      `the payment id ${JSON.stringify(id)}`,
      { supplierPayments: [{ ...payment, id }] },
      'supplierPayments[0].id',
    ],
    [
      `the line id ${JSON.stringify(id)}`,
      { expenseLineItems: [{ ...line, id }] },
      'expenseLineItems[0].id',
    ],
    [
      `the file id ${JSON.stringify(id)}`,
      { attachments: [{ fileName: 'a', fileContents: dataUri('a'), id }] },
      'attachments[0].id',
    ],
    [`the supplier id ${JSON.stringify(id)}`, { supplier: { id } }, 'supplier.id'],
  ]),
  [
    'a file without a name',
    { attachments: [{ fileName: '', fileContents: dataUri('x') }] },
    'attachments[0].fileName',
  ],
  [
    'a file without contents',
    { attachments: [{ fileName: 'a.pdf', fileContents: null }] },
    'attachments[0].fileContents',
  ],
])(
  'an expense with %s is refused at that field, and nothing is kept',
  async (_, changes, field) => {
    const { service, ask } = await visiting()
    const expense = expenseOf(await supplierOf(ask), changes as Record<string, unknown>)
    const { status, body } = await ask('POST', '/v1/expenses', expense)
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 400, error: 'Bad Request', path: '/v1/expenses' })
    expect(body.errors).toEqual([{ field, message: expect.any(String) as unknown }])
    expect(service.books()).toEqual([])
  },
)

test('everything wrong is named at once', async () => {
  const { ask } = await visiting()
  const { body } = await ask('POST', '/v1/expenses', {})
  expect(body.errors.map((error) => error.field)).toEqual([
    'supplier.id',
    'postingDate',
    'expenseLineItems',
  ])
})

test('a payment by a director shows the person', async () => {
  const { ask } = await visiting()
  const supplierPayments = target('DIRECTORS_EXPENSES', { person: { id: 580 } })
  const { body } = await ask(
    'POST',
    '/v1/expenses',
    expenseOf(await supplierOf(ask), { supplierPayments }),
  )
  expect(body.supplierPayments[0]?.paymentTarget).toEqual({
    paymentMethod: {
      paymentMethodName: 'DIRECTORS_EXPENSES',
      paymentMethodDisplayableName: 'Paid by director personally',
    },
    person: { displayableName: 'Priya Marlow', forename: 'Priya', id: 580, surname: 'Marlow' },
  })
})

test.each(['{"supplier":', '', 'plain'])('the body %o is refused', async (text) => {
  const { ask } = await visiting()
  expect((await ask('POST', '/v1/expenses', text)).status).toBe(400)
})

test('pages follow one another until the last', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const first = (await ask('GET', '/v1/expenses')).body
  expect(first).toMatchObject({
    number: 0,
    size: 20,
    numberOfElements: 20,
    first: true,
    last: false,
    empty: false,
    totalElements: 300,
    totalPages: 15,
    sort: { empty: true, sorted: false, unsorted: true },
    pageable: { offset: 0, pageNumber: 0, pageSize: 20, paged: true, unpaged: false },
  })
  const second = (await ask('GET', '/v1/expenses?page=1&size=1000')).body
  expect(second).toMatchObject({ size: 200, numberOfElements: 100, last: true, first: false })
  const ids = second.content.map((expense) => expense.id)
  expect(ids).toEqual(ids.toSorted((left, right) => left - right))
  const beyond = (await ask('GET', '/v1/expenses?page=9&size=200')).body
  expect(beyond).toMatchObject({ content: [], empty: true, last: true })
})

test('an empty list is one last page', async () => {
  const { ask } = await visiting()
  const { body } = await ask('GET', '/v1/expenses')
  expect(body).toMatchObject({ content: [], empty: true, first: true, last: true, totalPages: 0 })
})

test('lists are sorted by several fields, ascending unless told', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const query = 'size=200&sort=supplier.companyName&sort=amount.grossAmount,desc'
  const { body } = await ask('GET', `/v1/expenses?${query}`)
  const keys: [string, number][] = body.content.map((expense) => [
    expense.supplier.companyName,
    expense.amount.grossAmount,
  ])
  const sorted = keys.toSorted(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : y - x))
  expect(keys).toEqual(sorted)
})

test.each(['page=-1', 'page=x', 'size=0', 'sort=colour'])('%s is refused', async (query) => {
  const { ask } = await visiting()
  expect((await ask('GET', `/v1/expenses?${query}`)).status).toBe(400)
})

test('replacing an expense without its payments removes only the payment', async () => {
  const { ask } = await visiting()
  const supplierId = await supplierOf(ask)
  const { body } = await ask('POST', '/v1/expenses', expenseOf(supplierId))
  const { supplierPayments: _, attachments: __, ...rest } = body
  const updated = await ask('PUT', `/v1/expenses/${body.id}`, rest)
  expect(updated.status).toBe(200)
  expect(updated.body).toMatchObject({
    id: body.id,
    supplierPayments: [],
    outstandingBalance: 24,
    attachments: body.attachments,
    amount: body.amount,
  })
  expect((await ask('GET', file(body.id, 0, 'receipt.pdf'))).text).toBe('%PDF-1.4 receipt')
})

test('an expense sent back as it was read stays as it was', async () => {
  const { ask } = await visiting()
  const { body } = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  const updated = await ask('PUT', `/v1/expenses/${body.id}`, body)
  expect(updated.body.supplierPayments).toEqual(body.supplierPayments)
  expect(updated.body.attachments).toEqual(body.attachments)
})

test.each([1, '53', [], {}, true])(
  'an expense is not replaced by a body with the id %j, unlike the address',
  async (id) => {
    const { ask, service } = await visiting()
    const { body } = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
    const before = service.books()
    const answer = await ask('PUT', `/v1/expenses/${body.id}`, { ...body, id, note: 'new' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ field: 'id' }])
    expect(service.books()).toEqual(before)
  },
)

test.each(['53', [], {}, true, 5.5])(
  'a payment sent back under the id %j is refused, and the stored one stays',
  async (id) => {
    const { ask, service } = await visiting()
    const { body } = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
    const before = service.books()
    const supplierPayments = [{ ...body.supplierPayments[0], id }]
    const answer = await ask('PUT', `/v1/expenses/${body.id}`, { ...body, supplierPayments })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ field: 'supplierPayments[0].id' }])
    expect(service.books()).toEqual(before)
  },
)

test('attachments given are the attachments kept, counted anew', async () => {
  const { ask } = await visiting()
  const attachments = ['a', 'b', 'c'].map((name) => ({
    fileName: `${name}.txt`,
    fileContents: dataUri(name, 'text/plain'),
  }))
  const created = await ask(
    'POST',
    '/v1/expenses',
    expenseOf(await supplierOf(ask), { attachments }),
  )
  const [, second] = created.body.attachments
  const added = { fileName: 'd.txt', fileContents: dataUri('d', 'text/plain') }
  const id = created.body.id
  const { body } = await ask('PUT', `/v1/expenses/${id}`, {
    ...created.body,
    attachments: [second, added],
  })
  expect(body.attachments.map((entry) => [entry.id, entry.fileName])).toEqual([
    [0, 'b.txt'],
    [1, 'd.txt'],
  ])
  expect((await ask('GET', file(id, 0, 'b.txt'))).text).toBe('b')
  expect((await ask('GET', file(id, 1, 'd.txt'))).text).toBe('d')
})

test('a deleted expense is shown once more and then gone', async () => {
  const { service, ask } = await visiting()
  const { body } = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  const deleted = await ask('DELETE', `/v1/expenses/${body.id}`)
  expect(deleted).toMatchObject({ status: 200, body: { id: body.id } })
  expect((await ask('DELETE', `/v1/expenses/${body.id}`)).status).toBe(404)
  expect((await ask('PUT', `/v1/expenses/${body.id}`, body)).status).toBe(404)
  expect(service.books()).toEqual([])
})

test('an expense in a closed year can be neither changed nor deleted', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const [oldest] = (await ask('GET', '/v1/expenses?sort=postingDate&size=1')).body.content
  expect(oldest).toMatchObject({ expenseLedgerIsOpen: false, editable: false, deletable: false })
  expect((await ask('PUT', `/v1/expenses/${oldest?.id}`, oldest)).status).toBe(400)
  expect((await ask('DELETE', `/v1/expenses/${oldest?.id}`)).status).toBe(400)
})

test('a reconciled payment cannot be removed', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const { content } = (await ask('GET', '/v1/expenses?sort=postingDate,desc&size=200')).body
  const reconciled = content.find((one) => one.reconciled && one.expenseLedgerIsOpen)
  const path = `/v1/expenses/${reconciled?.id}`
  expect((await ask('DELETE', path)).status).toBe(400)
  expect((await ask('PUT', path, { ...reconciled, supplierPayments: [] })).status).toBe(400)
  expect((await ask('PUT', path, { ...reconciled, note: 'Checked' })).body.note).toBe('Checked')
})

test('rule 2, read strictly: an expense with a reconciled payment cannot change at all', async () => {
  const { ask, service } = await visiting({ seed: 'demo' })
  service.dials.reconciledFinal(true)
  const { content } = (await ask('GET', '/v1/expenses?sort=postingDate,desc&size=200')).body
  const open = content.filter((one) => one.expenseLedgerIsOpen)
  const [final, free] = [true, false].map((is) => open.find((one) => one.reconciled === is))
  expect(final).toMatchObject({ editable: false, deletable: false })
  expect(free).toMatchObject({ editable: true, deletable: true })
  const before = service.books()
  const change = { ...final, note: 'Checked' }
  expect((await ask('PUT', `/v1/expenses/${final?.id}`, change)).status).toBe(400)
  expect((await ask('DELETE', `/v1/expenses/${final?.id}`)).status).toBe(400)
  expect(service.books()).toEqual(before)
  expect((await ask('PUT', `/v1/expenses/${free?.id}`, free)).status).toBe(200)
  service.dials.reconciledFinal(false)
  expect((await ask('PUT', `/v1/expenses/${final?.id}`, change)).body.note).toBe('Checked')
})

test('a credit note is taken with amounts below zero, its VAT being that of a purchase with a minus', async () => {
  const { ask, service } = await visiting()
  const supplierId = await supplierOf(ask)
  const create = (gross: string) =>
    ask('POST', '/v1/expenses', {
      ...expenseOf(supplierId, {
        expenseLineItems: [{ ...line, amount: { grossAmount: gross } }],
        supplierPayments: target('EFT', { bankAccount }).map((paid) => ({
          ...paid,
          amount: Number(gross),
        })),
      }),
    })
  for (const size of ['0.03', '0.15', '28.15', '61.27']) {
    const [bought, credited] = [(await create(size)).body, (await create(`-${size}`)).body]
    const { grossAmount, netAmount, vatAmount } = bought.amount
    const negative = [-grossAmount, -netAmount, -vatAmount]
    expect(Object.values(credited.amount).toSorted()).toEqual(negative.toSorted())
    expect(credited.outstandingBalance).toBe(0)
  }
  const before = service.books()
  service.dials.refusesNegative(true)
  const refused = await create('-61.27')
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('must be more than zero')
  expect(service.books()).toEqual(before)
  service.dials.refusesNegative(false)
  expect((await create('-61.27')).status).toBe(201)
})

test('the demo company has two believable years behind it', async () => {
  const service = await started({ seed: 'demo' })
  const books = service.books()
  const twoYearsMs = 2 * 366 * 24 * 3600_000
  expect(books).toHaveLength(300)
  expect(new Set(books.map(({ supplier }) => supplier)).size).toBe(40)
  for (const { postingDate } of books) {
    expect(Date.now() - Date.parse(postingDate)).toBeLessThan(twoYearsMs)
    expect(postingDate <= today).toBe(true)
  }
  const files = books.flatMap(({ attachments }) => attachments)
  expect(files.length).toBeGreaterThan(50)
  expect((await started({ seed: 'demo' })).books()).toEqual(books)
  const { access_token } = await signedIn(service)
  const owner = books.find(({ attachments }) => attachments.length > 0)
  const path = file(owner?.id ?? 0, 0, owner?.attachments[0]?.fileName ?? '')
  expect((await asking(service, access_token)('GET', path)).text).toMatch(/^%PDF-1\.4/)
})
