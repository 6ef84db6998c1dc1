import { expect, test } from 'vitest'
import { columnsOf, poundsWords } from '../../../../renderer/record/book-columns'
import { detailsOf } from '../../../../renderer/record/book-details'
import { bookLists, type BookListName, type BookRows } from '../../../../renderer/base/book-lists'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'

const names = { typeName: (code: string) => `type ${code}`, methodName: (code: string) => code }
const expense: ExpenseRecord = {
  id: 4711,
  postingDate: '2026-11-12',
  supplierName: 'Northgate Fuels',
  reference: '',
  note: '',
  gross: '61.27',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }],
  payments: [],
}

/** Of each list a record that says as little as there can be, and one that says everything. */
const rows: { [N in BookListName]: readonly [least: BookRows[N], most: BookRows[N]] } = {
  expenses: [
    {
      id: 4712,
      postingDate: '',
      supplierName: '',
      reference: '',
      note: '',
      gross: '',
      lines: [],
      payments: [],
    },
    {
      ...expense,
      supplierId: 11,
      reference: 'INV-20400',
      note: 'For the Kirkstall job',
      net: '51.06',
      vat: '10.21',
      outstanding: '1.27',
      payments: [
        {
          date: '2026-11-12',
          amount: '60.00',
          method: 'EFT',
          isReconciled: true,
          bankAccountId: 71,
          bankAccountName: 'Business account',
        },
      ],
      creditNotes: [{ date: '2026-11-20', amount: '6.00' }],
      attachments: [{ id: 0, fileName: 'fuel.jpg' }],
      isReconciled: true,
      isEditable: false,
      isDeletable: false,
    },
  ],
  suppliers: [
    { id: 11, name: '', spend: '0.00', expenses: 0 },
    {
      id: 12,
      name: 'Northgate Fuels',
      expenseType: 'FUEL',
      country: 'GB',
      vatRegistrationNumber: 'GB555000120',
      spend: '61.27',
      expenses: 1,
      lastUsed: '2026-11-12',
    },
  ],
  clients: [
    { id: 41, name: '', address: [] },
    {
      id: 42,
      name: 'Aire Valley Housing',
      email: 'accounts@airevalley.example',
      paymentTermsDays: 30,
      address: ['12 Canal Wharf', 'LS11 5PU', 'GB'],
      note: 'Wants the order number on every invoice',
    },
  ],
  invoices: [
    {
      kind: 'new',
      id: 611,
      clientName: '',
      issuedDate: '',
      gross: '',
      descriptions: [],
      files: [],
    },
    {
      kind: 'sales',
      id: 701,
      clientId: 42,
      clientName: 'Aire Valley Housing',
      number: '0042/0001',
      reference: 'AV/900',
      purchaseOrder: 'PO-700',
      state: 'SETTLED',
      note: 'Thanks',
      issuedDate: '2026-11-02',
      dueDate: '2026-12-02',
      settledDate: '2026-11-20',
      gross: '480.00',
      paid: '480.00',
      owed: '0.00',
      currency: 'EUR',
      descriptions: ['Joinery'],
      files: ['survey.pdf', 'plan.pdf'],
    },
  ],
  bankAccounts: [
    { id: 71, name: '', isDefault: false, isArchived: false },
    {
      id: 72,
      name: 'Savings',
      bankName: 'Pennine Bank',
      isDefault: true,
      isArchived: true,
      sortCode: '40-00-01',
      accountNumber: '12345678',
      balance: '-12.00',
      balanceDate: '2026-11-20',
    },
  ],
}
const texts = (row: ExpenseRecord) => JSON.stringify(detailsOf('expenses', row, names).sections)

test('an expense that nobody paid says what is left', () => {
  const { pills } = detailsOf('expenses', expense, names)
  expect(pills).toEqual([{ tone: 'info', text: '£61.27 still to pay' }])
})

test('what the service says is outstanding goes before what payments tell', () => {
  const payments = [{ date: '2026-11-12', amount: '1.00' }]
  expect(detailsOf('expenses', { ...expense, payments }, names).pills).toEqual([])
  const owed = detailsOf('expenses', { ...expense, payments, outstanding: '60.27' }, names)
  expect(owed.pills).toEqual([{ tone: 'info', text: '£60.27 still to pay' }])
})

test('the files of an expense are left to the list in which they can be opened', () => {
  expect(texts(expense)).not.toContain('File')
  expect(texts({ ...expense, attachments: [{ id: 0, fileName: 'fuel.jpg' }] })).not.toContain(
    'fuel',
  )
})

test('what may not be changed in the books is said, what may is not', () => {
  expect(texts({ ...expense, isEditable: true, isDeletable: true })).not.toContain('In the books')
  expect(texts({ ...expense, isEditable: false })).toContain('cannot be changed')
})

test('a credit note that the service keeps with an expense is shown, and said not to be in what is added up', () => {
  const shown = texts({ ...expense, creditNotes: [{ date: '2026-11-20', amount: '6.00' }] })
  for (const words of ['20 Nov 2026', '£6.00', 'Not taken off']) expect(shown).toContain(words)
  expect(texts(expense)).not.toContain('Not taken off')
})

test('a line without words is named after its type', () => {
  expect(detailsOf('expenses', expense, names).sections[1]?.parts).toEqual([
    { words: 'type FUEL', detail: 'Standard', amount: '£61.27' },
  ])
})

test('a country is said by its name, and what is no code of one as it came', () => {
  const [, supplier] = rows.suppliers
  const [, client] = rows.clients
  const said = (list: 'suppliers' | 'clients', row: object) =>
    JSON.stringify(detailsOf(list, { ...rows[list][1], ...row }, names).sections)
  expect(said('suppliers', supplier)).toContain('United Kingdom')
  expect(said('clients', client)).toContain('LS11 5PU\\nUnited Kingdom')
  expect(said('suppliers', { country: 'Ireland' })).toContain('Ireland')
  expect(said('suppliers', { country: 'ie' })).toContain('Ireland')
})

test('sums in another currency keep its name', () => {
  const [, sold] = rows.invoices
  const sum = (currency: string) => detailsOf('invoices', { ...sold, currency }, names).sum?.value
  expect(sum('EUR')).toBe('EUR 480.00')
  expect(sum('GBP')).toBe('£480.00')
})

test('an amount that cannot be read is shown as it came', () => {
  expect(poundsWords('61.27')).toBe('£61.27')
  expect(poundsWords('n/a')).toBe('n/a')
})

test('no list shows an empty section, and each row has words for every column', () => {
  for (const list of bookLists)
    for (const row of rows[list]) {
      for (const column of columnsOf(list)) expect(column.words(row, names)).toBeTypeOf('string')
      for (const { facts, parts } of detailsOf(list, row, names).sections)
        expect(facts.length + parts.length).toBeGreaterThan(0)
    }
})
