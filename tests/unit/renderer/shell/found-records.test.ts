import { expect, test, vi } from 'vitest'
import { foundElsewhere, foundRecords } from '../../../../renderer/shell/found-records'

// The only part of a page that these states touch: where the focus goes.
vi.stubGlobal('HTMLInputElement', EventTarget)
vi.stubGlobal('document', { getElementById: () => null, querySelector: () => null })

const rowsOf = {
  expenses: { id: 1, supplierName: '', postingDate: '2026-11-20', gross: '6.40', lines: [] },
  suppliers: { id: 2, name: 'Harbour Rail', spend: '12.00', expenses: 3 },
  clients: { id: 3, name: 'Otley Books', email: 'till@otley.example' },
  invoices: {
    kind: 'new',
    id: 611,
    clientName: 'Otley Books',
    gross: '14.00',
    issuedDate: '2026-11-02',
  },
  bankAccounts: { id: 6, name: 'Current', bankName: 'Pennine Bank', balance: '18240.55' },
}
type Rows = { [Name in keyof typeof rowsOf]?: object }

async function found(
  changed: Rows = {},
  hasAccount = true,
  { elsewhere = [], canShow = true }: { elsewhere?: object[]; canShow?: boolean } = {},
) {
  const done: unknown[] = []
  const page = (name: keyof typeof rowsOf) => () => Promise.resolve({ rows: [named(name)] })
  const named = (name: keyof typeof rowsOf) => ({ ...rowsOf[name], ...changed[name] })
  const names = Object.keys(rowsOf) as (keyof typeof rowsOf)[]
  const parts = {
    api: {
      books: {
        ...Object.fromEntries(names.map((name) => [name, page(name)])),
        suppliers: () => Promise.reject(new Error('No answer')),
      },
      receipts: { page: () => Promise.reject(new Error('No answer')) },
      accounts: { search: () => Promise.resolve(elsewhere) },
    },
    accounts: {
      areSeveral: elsewhere.length > 0,
      list: [{ account: { id: 'b', name: 'Hollis Joinery Ltd' } }],
      show: (id: string) => {
        done.push(['show', id])
        return Promise.resolve(canShow)
      },
    },
    links: {
      receipt: (id: string, list: string) => done.push(['receipt', id, list]),
      expense: ({ id }: { id: number }) => done.push(['expense', id]),
      supplier: ({ id }: { id: number }) => done.push(['supplier', id]),
      invoice: (kind: string, id: number) => done.push(['invoice', kind, id]),
    },
    session: { account: hasAccount ? {} : undefined },
    books: { take: (name: string, row: { id: number }) => done.push([name, row.id]) },
    route: { go: (screen: string) => done.push(screen) },
    salesInvoices: { showOwed: (isOwed: boolean) => done.push(isOwed) },
  } as unknown as Parameters<typeof foundRecords>[0]
  const entries = await (elsewhere.length > 0 ? foundElsewhere : foundRecords)(parts, 'otley')
  return { entries, done, told: entries.map(({ label, detail }) => [label, detail]) }
}

test('each kind of record comes with what tells it apart, and a list without an answer is left out', async () => {
  expect((await found()).told).toEqual([
    ['Expense without a supplier', '£6.40 · 20 Nov 2026'],
    ['Otley Books', 'till@otley.example'],
    ['Otley Books · #611', 'Invoice · £14.00 · 2 Nov 2026'],
    ['Current', 'Pennine Bank · £18,240.55'],
  ])
})

test('what the books do not say is not made up', async () => {
  const { told } = await found({
    expenses: { supplierName: 'Rail', lines: [{ description: 'To York' }] },
    clients: { email: undefined },
    invoices: { kind: 'sales', currency: 'EUR', number: '0042', issuedDate: '' },
    bankAccounts: { balance: undefined },
  })
  expect(told).toEqual([
    ['Rail', '£6.40 · 20 Nov 2026 · To York'],
    ['Otley Books', ''],
    ['Otley Books · 0042', 'Sales invoice · EUR 14.00'],
    ['Current', 'Pennine Bank'],
  ])
})

test('a record whose amount is missing or odd is found with the others, and never keeps any from being found', async () => {
  const odd = { expenses: { gross: '' }, invoices: { gross: '' } }
  const { told } = await found({ ...odd, bankAccounts: { balance: 'n/a' } })
  expect(told).toEqual([
    ['Expense without a supplier', '20 Nov 2026'],
    ['Otley Books', 'till@otley.example'],
    ['Otley Books · #611', 'Invoice · 2 Nov 2026'],
    ['Current', 'Pennine Bank · n/a'],
  ])
})

test('without an account there are no books to look in', async () => {
  expect((await found({}, false)).entries).toEqual([])
})

test('a record is opened on its screen, an invoice among all of them', async () => {
  const { entries, done } = await found()
  for (const { run } of entries.slice(-2)) await run()
  expect(done).toEqual([false, 'invoices', ['invoices', 611], 'bankAccounts', ['bankAccounts', 6]])
})

const { expenses, clients, suppliers } = rowsOf
const elsewhere = [
  { list: 'receipts', inbox: 'review', row: { id: 'r', fileName: 'a.pdf', supplierName: '' } },
  { list: 'expenses', row: expenses },
  { list: 'suppliers', row: suppliers },
  { list: 'clients', row: clients },
  { list: 'invoices', row: rowsOf.invoices },
].map((each) => ({ accountId: 'b', found: each }))

test('what other books have says whose it is', async () => {
  const { entries } = await found({}, false, { elsewhere })
  expect(entries.map(({ group, label, detail }) => [group, label, detail])).toEqual([
    ['In other books', 'a.pdf', 'Hollis Joinery Ltd · Receipt · to review'],
    ['In other books', 'Expense without a supplier', 'Hollis Joinery Ltd · £6.40 · 20 Nov 2026'],
    ['In other books', 'Harbour Rail', 'Hollis Joinery Ltd · Supplier'],
    ['In other books', 'Otley Books', 'Hollis Joinery Ltd · till@otley.example'],
    ['In other books', 'Otley Books · #611', 'Hollis Joinery Ltd · Invoice · £14.00 · 2 Nov 2026'],
  ])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(5)
})

test('it is opened once its books are at hand, and not where they cannot be', async () => {
  const { entries, done } = await found({}, false, { elsewhere })
  for (const { run } of entries) await run()
  expect(done.filter((step) => String(step) !== 'show,b')).toEqual([
    ['receipt', 'r', 'review'],
    ['expense', 1],
    ['supplier', 2],
    'clients',
    ['clients', 3],
    ['invoice', 'new', 611],
  ])
  const held = await found({}, false, { elsewhere, canShow: false })
  for (const { run } of held.entries) await run()
  expect(held.done).toEqual(elsewhere.map(() => ['show', 'b']))
})
