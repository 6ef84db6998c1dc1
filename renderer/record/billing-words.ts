/** What is said of clients, invoices and payments: fields to mend, how sending ended, and what stands in the books. */
import type { SupplierProblem } from '../../shared/books/supplier-draft'
import type { ClientProblem } from '../../shared/invoices/client-draft'
import type { ErrorCode } from '../../shared/errors'
import { currencyCode, type Invoice, type InvoiceItem } from '../../shared/invoices/invoice'
import type {
  InvoiceChange,
  PaymentProblem,
  PendingChange,
} from '../../shared/invoices/invoice-change'
import {
  invoiceDifferences,
  invoiceDraftStates,
  type InvoiceDraftState,
  type InvoiceProblem,
} from '../../shared/invoices/invoice-draft'
import { addAmounts, isPositive, timesQuantity } from '../../shared/money'
import { dayWords, listWords, moneyWords } from '../../shared/words/figures'
import { saidTable } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'
import type { RecordedPayment } from '../../shared/books/payment'
import { statePill } from './book-columns'
import { invoiceState } from './book-words'
import { invoiceWords } from '../base/messages'
import type { PillWords } from '../lib/pills'

/** Said wherever a payment was recorded: the service does not do it by itself. */
export const notReconciled = (): string => say('record.notReconciled')

export const supplierSentence = ({ code }: SupplierProblem): string =>
  say(`record.problem.supplier.${code}`)
export const clientSentence = ({ code }: ClientProblem): string =>
  say(`record.problem.client.${code}`)
/** What is wrong with a field of an invoice; of sales invoices alone the last four. */
export type InvoiceFieldProblem =
  | InvoiceProblem['code']
  | 'due-day-invalid'
  | 'currency-invalid'
  | 'days-invalid'
  | 'eu-code-invalid'
  | 'lines-missing'
export const invoiceSentence = ({ code }: { code: InvoiceFieldProblem }): string =>
  say(`record.problem.invoice.${code}`)
export const paymentSentence = ({ code }: PaymentProblem): string =>
  say(`record.problem.payment.${code}`)

/** One sentence for what kept something of an invoice or a client from being done. */
export function failureSentence(code: ErrorCode): string {
  const { title, body } = invoiceWords(code)
  return [`${title}.`, body].filter(Boolean).join(' ')
}

/** `"in 42 seconds"`, `"in 10 minutes"`. */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 90) return say('record.inSeconds', { count: seconds })
  return say('record.inMinutes', { count: Math.ceil(seconds / 60) })
}

type Difference = (typeof invoiceDifferences)[number]

export const differenceWords = saidTable(invoiceDifferences, (difference: Difference) =>
  say(`record.difference.${difference}`),
)

const draftTones: Record<InvoiceDraftState, PillWords['tone']> = {
  typed: 'plain',
  sending: 'info',
  unknown: 'doubt',
  sent: 'good',
}

export const draftPills = saidTable(invoiceDraftStates, (state: InvoiceDraftState): PillWords => ({
  tone: draftTones[state],
  text: say(`record.draft.${state}`),
}))

export function changeName(change: InvoiceChange, currency?: string): string {
  if (change.kind === 'record-payment') {
    const amount = moneyWords(change.payment.amount, currencyCode(currency))
    return say('record.change.record-payment', { amount })
  }
  if (change.kind === 'attach' || change.kind === 'detach')
    return say(`record.change.${change.kind}`, { file: change.fileName }).trim()
  return say(`record.change.${change.kind}`)
}

/** What is open about an invoice, or has to be looked at. */
export function pendingWords({
  change,
  state,
  isApplied,
  differences,
  reason,
  currency,
}: PendingChange): {
  tone: 'doubt' | 'bad' | 'info'
  title: string
  body: string
} {
  const name = changeName(change, currency)
  if (state === 'open')
    return {
      tone: 'doubt',
      title: say('record.pending.openTitle', { name }),
      body: say('record.pending.open'),
    }
  if (state === 'not-done')
    return {
      tone: 'info',
      title: say('record.pending.notDoneTitle', { name }),
      body: say('record.pending.notDone'),
    }
  if (state === 'differs' && differences)
    return {
      tone: 'bad',
      title: say('record.pending.differsTitle'),
      body: say('record.pending.differs', {
        differences: listWords(differences.map((each) => differenceWords[each])),
      }),
    }
  if (state === 'differs')
    return {
      tone: 'bad',
      title: say(`record.pending.missingSince.${change.kind}`),
      body: isApplied ? say('record.pending.missing') : say('record.pending.missingNotDone'),
    }
  return reason === 'gone'
    ? {
        tone: 'bad',
        title: say('record.pending.goneTitle'),
        body: say('record.pending.gone', { name }),
      }
    : {
        tone: 'bad',
        title: say('record.pending.twiceTitle', { name }),
        body: say('record.pending.twice'),
      }
}

/** What was paid of it so far; undefined while there can be no payment. */
export function paidOf({ payments }: Invoice): string | undefined {
  return (
    payments && addAmounts(payments.flatMap(({ amount }) => (isAmount(amount) ? [amount] : [])))
  )
}

export const isAmount = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text)

/** What a line comes to without VAT; as the service says where that cannot be told. */
export function lineNet({ price, quantity, amount }: InvoiceItem): string | undefined {
  const isCounted = isAmount(price) && /^\d+(\.\d+)?$/.test(quantity ?? '')
  return isCounted ? timesQuantity(price, quantity ?? '1') : amount
}

/** Whether something is left to pay, as far as the service says. */
export function isOwed({ outstanding, payments }: Invoice): boolean {
  return payments !== undefined && (!isAmount(outstanding) || isPositive(outstanding))
}

/** The state in words; an issued one with nothing left to pay is paid. */
export function invoicePill(invoice: Invoice): PillWords | undefined {
  const { payments, outstanding } = invoice
  const isSettled = payments !== undefined && isAmount(outstanding) && !isPositive(outstanding)
  return isSettled ? invoiceState('SETTLED') : statePill(invoice)
}

/** `"21 Nov 2026 · Card or bank transfer · Business account"`. */
export function paymentWords(
  payment: RecordedPayment,
  methodName: (code: string) => string,
): string {
  const { date, method, bankAccountName, personName } = payment
  const named = payment.methodName ?? (method && methodName(method))
  return [date && dayWords(date), named, bankAccountName, personName].filter(Boolean).join(' · ')
}
