// Owns the shape in which an expense is shown.
import { bankAccountsById } from './bank-accounts'
import type { ExpenseRecord, LineRecord } from './expense-records'
import type { Call } from './http/call'
import { isOpen } from './ledgers'
import { decimalNumber, decimalText } from './money'
import { paymentTargetBody } from './payment-body'
import type { Names } from './payment-body'
import type { PaymentRecord } from './payment-input'
import { personsById } from './persons'
import { vatPence } from './vat'

export function expenseBodies(records: ExpenseRecord[], { database, now, settings }: Call) {
  const names = { bankAccounts: bankAccountsById(database), persons: personsById(database) }
  return records.map((record) => {
    const ledgerOpen = isOpen(record.posting_date, now)
    const editable = ledgerOpen && !(settings.reconciledFinal && isReconciled(record))
    const body = expenseBody(record, names, { ledgerOpen, editable })
    return settings.dialect.bareSuppliers ? { ...body, supplier: { id: record.supplier_id } } : body
  })
}

/** A reconciled payment cannot be deleted, so neither can the expense it belongs to. */
export function isReconciled({ payments }: ExpenseRecord): boolean {
  return payments.some(({ reconciled }) => reconciled === 1)
}

function expenseBody(
  record: ExpenseRecord,
  names: Names,
  { ledgerOpen, editable }: { ledgerOpen: boolean; editable: boolean },
) {
  const gross = sum(record.lines.map((line) => line.gross_pence))
  const vat = sum(record.lines.map((line) => vatPence(line.gross_pence, line.vat_type)))
  const paid = sum(record.payments.map(({ pence }) => pence))
  return {
    id: record.id,
    amount: amountBody(gross, vat),
    attachments: record.attachments.map((fileName, id) => ({ fileContents: null, fileName, id })),
    createdBy: record.created_by,
    createdByRecurringEvent: false,
    creditNotes: [],
    deletable: ledgerOpen && !isReconciled(record),
    editable,
    expenseLedgerIsOpen: ledgerOpen,
    expenseLineItems: record.lines.map(lineBody),
    note: record.note,
    outstandingBalance: decimalNumber(gross - paid),
    postingDate: record.posting_date,
    recharged: false,
    rechargedClient: null,
    reconciled: isReconciled(record),
    recurringEvent: null,
    supplier: { id: record.supplier_id, companyName: record.company_name },
    supplierReference: record.supplier_reference,
    supplierPayments: record.payments.map((payment) => paymentBody(payment, names)),
  }
}

function lineBody(line: LineRecord) {
  return {
    // The gross of a line is a text, as the specification has it; all other amounts of an expense are numbers.
    amount: {
      ...amountBody(line.gross_pence, vatPence(line.gross_pence, line.vat_type)),
      grossAmount: decimalText(line.gross_pence),
    },
    description: line.description,
    employee: null,
    expenseType: line.expense_type,
    id: line.id,
    vatType: line.vat_type,
  }
}

function paymentBody(payment: PaymentRecord, names: Names) {
  return {
    id: payment.id,
    date: payment.paid_on,
    amount: decimalNumber(payment.pence),
    paymentTarget: paymentTargetBody(payment, names),
    reconciled: payment.reconciled === 1,
  }
}

function amountBody(grossPence: number, vat: number) {
  return {
    grossAmount: decimalNumber(grossPence),
    netAmount: decimalNumber(grossPence - vat),
    vatAmount: decimalNumber(vat),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
