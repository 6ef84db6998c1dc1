// Owns the plain account of what is in the books, for checking it from outside the API.
import { createHash } from 'node:crypto'
import { loadFile } from './attachments'
import type { AttachmentOwner } from './attachments'
import type { Database } from './database'
import { loadExpensePage } from './expense-records'
import type { PaymentRecord } from './payment-input'

export type BookedPayment = {
  id: number
  date: string
  pence: number
  method: string
  bankAccountId: number | undefined
  personId: number | undefined
  reconciled: boolean
}

export type BookedFile = {
  fileName: string
  contentType: string
  length: number
  sha256: string
}

export type BookedExpense = {
  id: number
  supplier: string
  postingDate: string
  grossPence: number
  payments: BookedPayment[]
  attachments: BookedFile[]
}

export function readBooks(database: Database): BookedExpense[] {
  const everything = { page: 0, size: Number.MAX_SAFE_INTEGER, sort: [] }
  return loadExpensePage(database, everything, 0).records.map((record) => ({
    id: record.id,
    supplier: record.company_name,
    postingDate: record.posting_date,
    grossPence: record.lines.reduce((total, line) => total + line.gross_pence, 0),
    payments: record.payments.map(bookedPayment),
    attachments: bookedFiles(
      database,
      { kind: 'expense', id: record.id },
      record.attachments.length,
    ),
  }))
}

export function bookedPayment(payment: PaymentRecord): BookedPayment {
  return {
    id: payment.id,
    date: payment.paid_on,
    pence: payment.pence,
    method: payment.method,
    bankAccountId: payment.bank_account_id ?? undefined,
    personId: payment.person_id ?? undefined,
    reconciled: payment.reconciled === 1,
  }
}

export function bookedFiles(
  database: Database,
  owner: AttachmentOwner,
  count: number,
): BookedFile[] {
  return Array.from({ length: count }).flatMap((_, position) => {
    const file = loadFile(database, owner, position)
    return file ? [bookedFile(file.fileName, file.contentType, file.contents)] : []
  })
}

function bookedFile(fileName: string, contentType: string, contents: Buffer): BookedFile {
  const sha256 = createHash('sha256').update(contents).digest('hex')
  return { fileName, contentType, length: contents.length, sha256 }
}
