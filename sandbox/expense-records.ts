// Owns expenses as rows: storing, replacing, removing and finding them.
import { attachmentNames, storeAttachments } from './attachments'
import type { Database } from './database'
import type { ExpenseInput } from './expense-input'
import type { PageRequest } from './page'
import type { PaymentInput, PaymentRecord } from './payment-input'

export type LineRecord = {
  id: number
  expense_type: string
  description: string
  vat_type: string
  gross_pence: number
}

type ExpenseRow = {
  id: number
  supplier_id: number
  company_name: string
  posting_date: string
  note: string
  supplier_reference: string
  created_by: string
}

export type ExpenseRecord = ExpenseRow & {
  lines: LineRecord[]
  payments: PaymentRecord[]
  attachments: string[]
}

const columnByField: ReadonlyMap<string, string> = new Map([
  ['id', 'e.id'],
  ['postingDate', 'e.posting_date'],
  ['supplier.id', 'e.supplier_id'],
  ['supplier.companyName', 's.company_name'],
  ['supplierReference', 'e.supplier_reference'],
  ['note', 'e.note'],
  [
    'amount.grossAmount',
    '(SELECT sum(gross_pence) FROM expense_lines l WHERE l.expense_id = e.id)',
  ],
])

export const sortableFields: ReadonlySet<string> = new Set(columnByField.keys())

export function insertExpense(database: Database, input: ExpenseInput, createdBy: string): number {
  const id = database.run(
    `INSERT INTO expenses (supplier_id, posting_date, note, supplier_reference, created_by)
     VALUES (?, ?, ?, ?, ?)`,
    input.supplierId,
    input.postingDate,
    input.note,
    input.supplierReference,
    createdBy,
  )
  insertLines(database, id, input)
  for (const payment of input.payments) insertPayment(database, id, payment)
  storeAttachments(database, { kind: 'expense', id }, input.attachments ?? [])
  return id
}

export function replaceExpense(database: Database, id: number, input: ExpenseInput): void {
  database.run(
    `UPDATE expenses SET supplier_id = ?, posting_date = ?, note = ?, supplier_reference = ?
     WHERE id = ?`,
    input.supplierId,
    input.postingDate,
    input.note,
    input.supplierReference,
    id,
  )
  database.run('DELETE FROM expense_lines WHERE expense_id = ?', id)
  insertLines(database, id, input)
  replacePayments(database, id, input.payments)
  if (input.attachments) storeAttachments(database, { kind: 'expense', id }, input.attachments)
}

export function removeExpense(database: Database, id: number): void {
  database.run('DELETE FROM expenses WHERE id = ?', id)
}

export function loadExpense(database: Database, id: number): ExpenseRecord | undefined {
  const row = database.get<ExpenseRow>(
    `SELECT e.*, s.company_name FROM expenses e JOIN suppliers s ON s.id = e.supplier_id
     WHERE e.id = ?`,
    id,
  )
  return row && withParts(database, row)
}

/** `hiddenId` is left out as if it had not been created yet. */
export function loadExpensePage(
  database: Database,
  { page, size, sort }: PageRequest,
  hiddenId: number,
): { records: ExpenseRecord[]; total: number } {
  const order = sort.map(({ field, direction }) => `${columnByField.get(field)} ${direction}`)
  const rows = database.all<ExpenseRow>(
    `SELECT e.*, s.company_name FROM expenses e JOIN suppliers s ON s.id = e.supplier_id
     WHERE e.id <> ? ORDER BY ${[...order, 'e.id asc'].join(', ')} LIMIT ? OFFSET ?`,
    hiddenId,
    size,
    page * size,
  )
  const count = database.get<{ total: number }>(
    'SELECT count(*) AS total FROM expenses WHERE id <> ?',
    hiddenId,
  )
  return { records: rows.map((row) => withParts(database, row)), total: count?.total ?? 0 }
}

function withParts(database: Database, row: ExpenseRow): ExpenseRecord {
  return {
    ...row,
    lines: database.all('SELECT * FROM expense_lines WHERE expense_id = ? ORDER BY id', row.id),
    payments: database.all(
      'SELECT * FROM expense_payments WHERE expense_id = ? ORDER BY id',
      row.id,
    ),
    attachments: attachmentNames(database, { kind: 'expense', id: row.id }),
  }
}

function insertLines(database: Database, expenseId: number, { lines }: ExpenseInput): void {
  for (const line of lines)
    database.run(
      `INSERT INTO expense_lines (expense_id, expense_type, description, vat_type, gross_pence)
       VALUES (?, ?, ?, ?, ?)`,
      expenseId,
      line.expenseType,
      line.description,
      line.vatType,
      line.grossPence,
    )
}

function insertPayment(database: Database, expenseId: number, payment: PaymentInput): void {
  database.run(
    `INSERT INTO expense_payments (expense_id, paid_on, pence, method, bank_account_id, person_id)
     VALUES (?, ?, ?, ?, ?, ?)`,
    expenseId,
    payment.date,
    payment.pence,
    payment.method,
    payment.bankAccountId ?? null,
    payment.personId ?? null,
  )
}

function replacePayments(database: Database, expenseId: number, payments: PaymentInput[]): void {
  const keptIds = payments.flatMap(({ id }) => (id === undefined ? [] : [id]))
  database.run(
    `DELETE FROM expense_payments WHERE expense_id = ? AND id NOT IN (SELECT value FROM json_each(?))`,
    expenseId,
    JSON.stringify(keptIds),
  )
  for (const payment of payments) {
    if (payment.id === undefined) insertPayment(database, expenseId, payment)
    else updatePayment(database, payment.id, payment)
  }
}

function updatePayment(database: Database, id: number, payment: PaymentInput): void {
  database.run(
    `UPDATE expense_payments SET paid_on = ?, pence = ?, method = ?, bank_account_id = ?,
     person_id = ? WHERE id = ?`,
    payment.date,
    payment.pence,
    payment.method,
    payment.bankAccountId ?? null,
    payment.personId ?? null,
    id,
  )
}
