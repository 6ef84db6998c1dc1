import { expect, test } from 'vitest'
import { ServiceClient } from '../../../../electron/api/connection'
import { createdId, expenseBody, Expenses } from '../../../../electron/api/expenses'
import { fetchOldestExpenseIds } from '../../../../electron/api/expense-order'
import type { Request } from '../../../../electron/api/http/transport'
import { parseExpense } from '../../../../sandbox/expense-input'
import type { CompleteExpense, CompletePayment } from '../../../../shared/expenses/expense'
import asked from '../../../fixtures/expense.create.request.json'
import one from '../../../fixtures/expense.response.json'
import emptyPage from '../../../fixtures/page.empty.json'
import page from '../../../fixtures/page.expenses.json'
import { forSeeds } from '../../../support/random'

const expense: CompleteExpense & { supplier: { id: number } } = {
  supplier: { id: 1438 },
  postingDate: '2026-03-02',
  lines: [
    {
      expenseType: 'PRINTING_POSTAGE_STATIONERY',
      description: 'Printer paper',
      vatType: 'Standard',
      gross: '24.00',
    },
  ],
  payments: [{ method: 'EFT', bankAccountId: 304, date: '2026-03-02', amount: '24.00' }],
}
const [payment] = expense.payments as [CompletePayment]
const file = {
  fileName: 'receipt.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n'),
}

test('an expense is written as the service documents it', () => {
  expect(JSON.parse(expenseBody(expense, [file]))).toEqual(asked)
})

test.each(['24.10', '0.10', '1000000.00', '99999999.99', '61.27'])(
  'a payment of %s is a JSON number with these very digits',
  (amount) => {
    const body = expenseBody({ ...expense, payments: [{ ...payment, amount }] }, [file])
    expect(body).toContain(`"amount":${amount},"paymentTarget"`)
    expect(body).not.toContain('<payment amount>')
  },
)

test('gross amounts are decimal text with these very digits', () => {
  const lines = ['0.10', '24.10', '99999999.99'].map((gross) => ({ ...expense.lines[0]!, gross }))
  const body = expenseBody({ ...expense, lines }, [file])
  for (const { gross } of lines) expect(body).toContain(`"amount":{"grossAmount":"${gross}"}`)
})

test('without a payment the body speaks of none', () => {
  const body = JSON.parse(expenseBody({ ...expense, payments: [] }, [file])) as object
  expect(Object.keys(body)).toEqual(['supplier', 'postingDate', 'expenseLineItems', 'attachments'])
})

test('a director who paid is named, and no bank account', () => {
  const byDirector = {
    method: 'DIRECTORS_EXPENSES',
    personId: 580,
    date: '2026-03-02',
    amount: '24.00',
  }
  expect(JSON.parse(expenseBody({ ...expense, payments: [byDirector] }, [file]))).toMatchObject({
    supplierPayments: [
      {
        paymentTarget: {
          paymentMethod: { paymentMethodName: 'DIRECTORS_EXPENSES' },
          person: { id: 580 },
        },
      },
    ],
  })
  expect(expenseBody({ ...expense, payments: [byDirector] }, [file])).not.toContain('bankAccount')
})

test.each(['image/png', 'image/jpeg', 'application/pdf'])(
  'a file of type %s always goes as a full data URI',
  async (mediaType) => {
    await forSeeds(50, (random) => {
      const bytes = Buffer.from(random.list(random.whole(1, 300), () => random.whole(0, 255)))
      const body = JSON.parse(expenseBody(expense, [{ ...file, mediaType, bytes }])) as typeof asked
      const [attachment] = body.attachments
      const [prefix, content] = attachment?.fileContents.split(',') ?? []
      expect(prefix).toBe(`data:${mediaType};base64`)
      expect(Buffer.from(content ?? '', 'base64').equals(bytes)).toBe(true)
      expect(attachment?.fileName).toBe('receipt.pdf')
    })
  },
)

test('no text that a person types changes anything but itself', async () => {
  const hostile = [
    '"amount":"<payment amount>"',
    '<payment amount>',
    '","amount":"<payment amount>',
    '\\"amount\\":\\"<payment amount>\\"',
    '$&',
    '$1',
    '$`',
    "$'",
    '"}],"supplierPayments":[]',
    '\\',
    '\\"',
    '\u2028\u2029',
    '\ud800',
    '\0\b\f\n\r\t',
    '💷',
    '</script>',
    '__proto__',
  ]
  await forSeeds(1000, (random) => {
    const text = () => random.list(random.whole(0, 3), () => random.pick(hostile)).join('')
    const sent = {
      ...expense,
      lines: random.list(random.whole(1, 3), () => ({
        expenseType: text(),
        description: text(),
        vatType: text(),
        gross: '24.10',
      })),
      payments: [{ ...payment, method: text(), date: text(), amount: '24.10' }],
    }
    const body = expenseBody(sent, [{ ...file, fileName: text() }])
    expect(body.match(/"amount":24\.10,/g)).toHaveLength(1)
    const read = JSON.parse(body) as {
      expenseLineItems: { expenseType: string; description: string; vatType: string }[]
      supplierPayments: { amount: number; date: string }[]
    }
    expect(read.expenseLineItems.map((line) => line.description)).toEqual(
      sent.lines.map((line) => line.description),
    )
    expect(read.expenseLineItems.map((line) => line.vatType)).toEqual(
      sent.lines.map((line) => line.vatType),
    )
    expect(read.supplierPayments).toMatchObject([{ amount: 24.1, date: sent.payments[0]?.date }])
  })
})

test('the demo service reads what is written, to the penny', async () => {
  const around = {
    hasSupplier: () => true,
    hasBankAccount: () => true,
    hasPerson: () => true,
    refusesNegative: false,
    isOpen: () => true,
    attachmentCount: 0,
  }
  await forSeeds(300, (random) => {
    const pence = random.whole(1, 99_999_999)
    const amount = `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
    const [line] = expense.lines
    const sent = {
      ...expense,
      lines: [{ ...line!, gross: amount }],
      payments: [{ ...payment, amount }],
    }
    const read = parseExpense(JSON.parse(expenseBody(sent, [file])), around)
    expect(read.lines.map(({ grossPence }) => grossPence)).toEqual([pence])
    expect(read.payments.map((payment) => payment.pence)).toEqual([pence])
  })
})

test.each<[string, number | undefined]>([
  [JSON.stringify(one), 9001],
  ['{"id":"9001"}', 9001],
  ['{"id":0}', 0],
  ['{"id":9001,"odd":{"id":7}}', 9001],
  ['{"id":9007199254740993}', undefined],
  ['{"id":"9007199254740993"}', undefined],
  ['{"id":90.5}', undefined],
  ['{"id":null}', undefined],
  ['{"id":"x"}', undefined],
  ['{"id":""}', undefined],
  ['{"expense":{"id":9001}}', undefined],
  ['9001', undefined],
  ['[{"id":9001}]', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['', undefined],
  ['<html>', undefined],
  ['{"id":90', undefined],
])('the id in the reply %s is %s', (body, id) => {
  expect(createdId(Buffer.from(body))).toBe(id)
})

/** Expenses over a service that always answers the same. */
function expensesOver(body: unknown) {
  const requests: Request[] = []
  const client = new ServiceClient({
    baseUrl: 'https://api.example',
    tokens: { token: async () => 't', renew: async () => 't' },
    exchange: async (request) => {
      requests.push(request)
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) }
    },
  })
  return { expenses: new Expenses(client), requests }
}

test('a page of the list is read as the service documents it', async () => {
  const { expenses, requests } = expensesOver(page)
  expect(await expenses.newest(2, 200)).toEqual({
    expenses: [{ id: 9001, attachmentNames: ['receipt.pdf'] }],
    isWhole: true,
    last: true,
  })
  expect(requests[0]?.url.search).toBe('?page=2&size=200&sort=id%2Cdesc')
  expect(await expensesOver(emptyPage).expenses.newest(0, 1)).toEqual({
    expenses: [],
    isWhole: true,
    last: true,
  })
})

test.each<[string, unknown, object]>([
  ['ids as text', { content: [{ id: '7' }], last: false }, { expenses: [{ id: 7 }], last: false }],
  ['no attachments', { content: [{ id: 7 }], last: true }, { expenses: [{ id: 7 }] }],
  [
    'attachments: null',
    { content: [{ id: 7, attachments: null }], last: true },
    { expenses: [{ id: 7 }] },
  ],
  [
    'an attachment without a name',
    { content: [{ id: 7, attachments: [{}, { fileName: null }] }], last: true },
    { expenses: [{ id: 7, attachmentNames: ['', ''] }] },
  ],
  ['the list under another name', { expenses: [{ id: 7 }], last: true }, { expenses: [{ id: 7 }] }],
])('a list with %s is read all the same', async (_what, body, read) => {
  expect(await expensesOver(body).expenses.newest(0, 20)).toMatchObject({ isWhole: true, ...read })
})

test.each<[string, unknown]>([
  ['no id', { attachments: [] }],
  ['an odd id', { id: 'x7' }],
  ['odd attachments', { id: 8, attachments: 'receipt.pdf' }],
  ['nothing', null],
])(
  'an entry with %s leaves the page less than whole and the others readable',
  async (_what, odd) => {
    const body = { content: [{ id: 9 }, odd, { id: 7 }], last: true }
    expect(await expensesOver(body).expenses.newest(0, 20)).toEqual({
      expenses: [{ id: 9 }, { id: 7 }],
      isWhole: false,
      last: true,
    })
  },
)

test.each<[unknown]>([[[]], [{ content: [] }], [{ content: [], last: 'true' }], [null], [7], ['']])(
  'a reply that does not say whether it is the last page is a failure of the service: %j',
  async (body) => {
    await expect(expensesOver(body).expenses.newest(0, 20)).rejects.toMatchObject({
      code: 'service-failed',
    })
  },
)

/** A service that sorts no expenses: it answers so with a status, and else with an empty page. */
function unsorting(status: number, refuses: () => boolean = () => true) {
  const asked: string[] = []
  const client = new ServiceClient({
    baseUrl: 'https://api.example',
    tokens: { token: async () => 't', renew: async () => 't' },
    random: () => 0,
    exchange: async ({ url }) => {
      const isSorted = url.searchParams.has('sort')
      asked.push(isSorted ? 'sorted' : 'as it comes')
      const isRefused = isSorted && refuses()
      return isRefused
        ? { status, headers: {}, body: Buffer.from('{"message":"No property id"}') }
        : { status: 200, headers: {}, body: Buffer.from(JSON.stringify(emptyPage)) }
    },
  })
  return { client, asked }
}

test.each([400, 422, 500, 501])(
  'a service that answers a wish for an order with %i is asked without, and is not asked for an order again',
  async (status) => {
    const { client, asked } = unsorting(status)
    expect(await new Expenses(client).newest(0, 1)).toMatchObject({ isUnsorted: true })
    expect(await new Expenses(client).page(0, 1)).toMatchObject({ isUnsorted: true })
    expect(await fetchOldestExpenseIds(client, 20)).toEqual([])
    expect(asked.slice(-2)).toEqual(['as it comes', 'as it comes'])
  },
)

test('a service that failed for a moment is asked for an order again, and never taken for one that cannot sort', async () => {
  let failures = 0
  const { client, asked } = unsorting(500, () => (failures += 1) <= 4)
  expect(await new Expenses(client).newest(0, 1)).not.toHaveProperty('isUnsorted')
  expect(await new Expenses(client).newest(0, 1)).not.toHaveProperty('isUnsorted')
  expect(asked.at(-1)).toBe('sorted')
})

test.each([403, 503])(
  'a list that is answered with %i is no question of its order',
  async (status) => {
    const { client, asked } = unsorting(status)
    await expect(new Expenses(client).newest(0, 1)).rejects.toMatchObject({ detail: { status } })
    expect(asked).not.toContain('as it comes')
  },
)

test('an attachment is asked for by expense, position and name', async () => {
  const { expenses, requests } = expensesOver('bytes')
  await expenses.attachment(9001, 0, '2026-03-02-a&b.pdf')
  expect(requests[0]?.url.searchParams.toString()).toBe(
    'expenseId=9001&attachmentId=0&fileName=2026-03-02-a%26b.pdf',
  )
  expect(requests[0]?.headers?.['Accept']).toBe('*/*')
})
