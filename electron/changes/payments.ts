/** The changes a person can make to an invoice in the books: of a draft itself, and payments and files, put on or taken off. */
import { AppError } from '../../shared/errors'
import type { CalendarDate } from '../../shared/calendar'
import type { DraftPayment } from '../../shared/expenses/expense'
import { fixedBecause, type Invoice } from '../../shared/invoices/invoice'
import { checkInvoicePayment } from '../../shared/invoices/invoice-change'
import type {
  InvoiceChoices,
  InvoiceDraft,
  InvoiceProblem,
} from '../../shared/invoices/invoice-draft'
import { checkEdit } from '../../shared/invoices/invoice-edit'
import type { ReferenceData } from '../../shared/books/reference-data'
import {
  withAttachment,
  withEdit,
  withoutAttachment,
  withoutPayment,
  withPayment,
} from '../api/invoice-text'
import type { GivenFile } from '../store/changes/invoice-drafts'
import { nameUnlike } from './file-names'
import type { Prepared, WantedChange } from './invoice-changes'

type Prepare = WantedChange['prepare']

/** Client, lines, date, terms and bank account of a draft; an issued invoice is final: its client has it. */
export function editDraft(
  draft: InvoiceDraft,
  choices: InvoiceChoices,
): (invoice: Invoice) => Prepared<InvoiceProblem> {
  return (invoice) => {
    const why = fixedBecause(invoice)
    if (why) throw new AppError('wrong-state', `It stays as it is: ${why}`)
    const { edit, problems } = checkEdit(draft, invoice, choices)
    if (!edit) return { problems }
    return { change: { kind: 'edit', edit }, edit: (text) => withEdit(text, edit) }
  }
}

/** One more payment, in full or in part. An invoice must have been issued first (specification, business rule 1). */
export function recordPayment(
  draft: DraftPayment,
  around: {
    choices: ReferenceData
    today: CalendarDate
    /** See `payments.record`. */
    isAboveMeant: boolean
    isAheadMeant: boolean
  },
): Prepare {
  return (invoice) => {
    if (!invoice.payments) throw new AppError('wrong-state', 'The invoice is not issued')
    const { outstanding } = invoice
    const { payment, problems } = checkInvoicePayment(draft, { ...around, outstanding })
    if (!payment) return { problems }
    return {
      change: { kind: 'record-payment', payment: compact(payment) },
      edit: (text) => withPayment(text, payment),
    }
  }
}

/** Takes a payment off again, unless it is reconciled (specification, business rule 2). */
export function removePayment(paymentId: number): Prepare {
  return (invoice) => {
    const found = invoice.payments?.find(({ id }) => id === paymentId)
    if (!found) throw new AppError('not-found', `No payment ${paymentId}`)
    if (found.isReconciled)
      throw new AppError('service-refused', 'It is reconciled', {
        detail: { said: ['reconciled'] },
      })
    return {
      change: { kind: 'remove-payment', paymentId },
      edit: (text) => withoutPayment(text, paymentId),
    }
  }
}

export function attachFile(file: GivenFile): Prepare {
  return (invoice) => {
    const fileName = nameUnlike(file.fileName, namesOn(invoice))
    return {
      change: { kind: 'attach', fileName },
      edit: (text) => withAttachment(text, { ...file, fileName }),
    }
  }
}

export function detachFile(attachmentId: number): Prepare {
  return (invoice) => {
    const found = invoice.attachments.find(({ id }) => id === attachmentId)
    if (!found) throw new AppError('not-found', `No file ${attachmentId}`)
    return {
      change: { kind: 'detach', attachmentId, fileName: found.fileName ?? '' },
      edit: (text) => withoutAttachment(text, attachmentId),
    }
  }
}

function namesOn({ attachments }: Invoice): string[] {
  return attachments.flatMap(({ fileName }) => fileName ?? [])
}

type Payment = NonNullable<ReturnType<typeof checkInvoicePayment>['payment']>

/** What is undefined is left out, as in the text that keeps it. */
function compact({ bankAccountId, personId, ...payment }: Payment) {
  return {
    ...payment,
    ...(bankAccountId !== undefined && { bankAccountId }),
    ...(personId !== undefined && { personId }),
  }
}
