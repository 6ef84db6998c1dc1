/** Made-up expenses of the books, each the same for the same id, and their text as the service would write it. */
import { randomUUID } from 'node:crypto'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'

/** The id of an account to whom books can belong. */
export const newAccount = (): string => randomUUID()

const suppliers = [
  'Northgate Fuels',
  'Café Nero',
  'Pennine Stationers',
  'Marlow Hardware',
  'Harbour Rail',
  'Brightwire Hosting',
  'Zoë & Søn',
]
const places = ['Ripon', 'Leeds', 'York', 'Hull', 'Bath', 'Stoke', 'Truro', 'Wells', 'Ely', 'Perth']
const things = ['Diesel', 'Printer paper', 'Train to London', 'Web hosting', 'Lunch with a client']
const methods = ['EFT', 'CASH', 'DIRECTORS_EXPENSES']

/** An expense with this id, unlike its neighbours; dates follow ids, more or less. */
export function bookedExpense(id: number, changes: Partial<ExpenseRecord> = {}): ExpenseRecord {
  const mixed = Math.imul(id, 0x9e3779b1) >>> 0
  const supplierId = 1 + (mixed % 2000)
  const supplierName = `${pick(suppliers, supplierId)} ${pick(places, supplierId >>> 3)}`
  const gross = `${1 + (mixed % 400)}.${String((mixed >>> 9) % 100).padStart(2, '0')}`
  const day = Math.floor(id / 50) + (mixed % 5)
  const postingDate = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
  const description = `${pick(things, mixed >>> 4)} ${places[(mixed >>> 7) % 10] ?? ''}`
  return {
    id,
    postingDate,
    supplierId,
    supplierName,
    reference: `R-${mixed % 99_991}`,
    note: mixed % 10 === 0 ? 'Claimed for the spring fair' : '',
    gross,
    lines: [{ expenseType: 'FUEL', description, vatType: 'Standard', gross }],
    payments: [{ date: postingDate, amount: gross, method: pick(methods, mixed >>> 5) }],
    attachments: mixed % 20 === 0 ? [] : [{ id: 0, fileName: `receipt-${id}.pdf` }],
    isReconciled: false,
    ...changes,
  }
}

/** About as long as the service's own. */
export function bookedText(record: ExpenseRecord): string {
  const { id, gross, supplierId, supplierName, ...rest } = record
  return JSON.stringify({
    id,
    amount: { grossAmount: Number(gross), netAmount: 1, vatAmount: 1 },
    createdBy: 'Sam Hale',
    createdByRecurringEvent: false,
    creditNotes: [],
    deletable: true,
    editable: true,
    expenseLedgerIsOpen: true,
    outstandingBalance: 0,
    recharged: false,
    rechargedClient: null,
    recurringEvent: null,
    supplier: { id: supplierId, companyName: supplierName },
    ...rest,
    paymentTarget: {
      bankAccount: {
        bankName: 'Example Bank',
        defaultBankAccount: true,
        displayableName: 'Business account',
        id: 304,
      },
      paymentMethod: { paymentMethodDisplayableName: 'Transfer', paymentMethodName: 'EFT' },
    },
  })
}

function pick<T>(items: readonly [T, ...T[]] | readonly T[], number: number): T {
  return items[number % items.length] as T
}
