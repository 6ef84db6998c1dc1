/** What is said of clients, invoices and payments: fields to mend, how sending ended, and what stands in the books. */
import { formatDate } from '../../shared/calendar'
import type { SupplierProblem } from '../../shared/books/supplier-draft'
import type { ClientProblem } from '../../shared/invoices/client-draft'
import type { ErrorCode } from '../../shared/errors'
import type { Invoice, InvoiceItem } from '../../shared/invoices/invoice'
import type {
  InvoiceChange,
  PaymentProblem,
  PendingChange,
} from '../../shared/invoices/invoice-change'
import type {
  InvoiceDraftState,
  invoiceDifferences,
  InvoiceProblem,
} from '../../shared/invoices/invoice-draft'
import { addAmounts, formatPounds, isPositive, timesQuantity } from '../../shared/money'
import type { RecordedPayment } from '../../shared/books/payment'
import { statePill } from './book-columns'
import { invoiceState } from './book-words'
import { invoiceWords } from '../base/messages'
import type { PillWords } from '../lib/pills'

/** Said wherever a payment was recorded: the service does not do it by itself. */
export const notReconciled = 'Not reconciled with the bank entry'

const clientProblemWords: Record<ClientProblem['code'], string> = {
  'name-missing': 'What is the client called?',
  'email-missing': 'Where do the invoices go by e-mail?',
  'email-invalid': 'Type an address such as accounts@example.co.uk.',
  'terms-invalid': 'Type a number of days up to 365.',
  'line1-missing': 'Type the first line of the address.',
  'country-missing': 'Which country?',
  'country-unknown': 'Your books do not have this country. Choose one of the list.',
}

const invoiceProblemWords: Record<InvoiceProblem['code'], string> = {
  'client-missing': 'Choose a client of your books.',
  'client-unknown': 'This client is not in your books any more. Choose another.',
  'date-missing': 'What is the invoice date?',
  'date-invalid': 'Type a date such as 30/6/26.',
  'terms-invalid': 'Type a number of days up to 365.',
  'bank-account-missing': 'Which account should it be paid into?',
  'bank-account-unknown': 'Your books do not have this account. Choose another.',
  'description-missing': 'What is it for?',
  'quantity-missing': 'How many?',
  'quantity-invalid': 'Type a number such as 1.5.',
  'price-missing': 'What is the unit price?',
  'price-invalid': 'Type an amount such as 45.50.',
  'vat-missing': 'Choose the VAT type.',
  'vat-unknown': 'Your books do not have this VAT type. Choose another.',
  'total-not-positive': 'The invoice has to come to more than zero.',
  'choices-unknown': 'The VAT types come from your books, which have not answered yet.',
}

const paymentProblemWords: Record<PaymentProblem['code'], string> = {
  'amount-missing': 'How much was paid?',
  'amount-invalid': 'Type an amount such as 61.27.',
  'amount-not-positive': 'The amount has to be above zero.',
  'above-outstanding': 'This is more than is outstanding.',
  'date-missing': 'When was it paid?',
  'date-invalid': 'Type a date such as 30/6/26.',
  'method-missing': 'How was it paid?',
  'method-unknown': 'Your books do not have this method. Choose another.',
  'bank-account-missing': 'Which account was it paid into?',
  'bank-account-unknown': 'Your books do not have this account. Choose another.',
  'director-missing': 'Who took the payment?',
  'director-unknown': 'Your books do not have this director. Choose another.',
}

const supplierProblemWords: Record<SupplierProblem['code'], string> = {
  'name-missing': 'What is the supplier called?',
  'vat-number-invalid': 'Type it as it is printed, such as GB 123 4567 89.',
  'country-unknown': 'Your books do not have this country. Choose one of the list.',
  'expense-type-unknown': 'Your books do not have this expense type. Choose one of the list.',
}

export const supplierSentence = ({ code }: SupplierProblem): string => supplierProblemWords[code]
export const clientSentence = ({ code }: ClientProblem): string => clientProblemWords[code]
export const invoiceSentence = ({ code }: InvoiceProblem): string => invoiceProblemWords[code]
export const paymentSentence = ({ code }: PaymentProblem): string => paymentProblemWords[code]

/** One sentence for what kept something of an invoice or a client from being done. */
export function failureSentence(code: ErrorCode): string {
  const { title, body } = invoiceWords(code)
  return [`${title}.`, body].filter(Boolean).join(' ')
}

/** `"in 42 seconds"`, `"in 10 minutes"`. */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return `in ${Math.ceil(seconds / 60)} minutes`
}

export const differenceWords: Record<(typeof invoiceDifferences)[number], string> = {
  client: 'the client',
  'issued-date': 'the date',
  terms: 'the terms',
  'bank-account': 'the bank account',
  lines: 'the lines',
  files: 'the files',
  total: 'the sums, which are still those of before',
  'other-draft': 'it came from another draft',
}

const namesOf = (differences: readonly (keyof typeof differenceWords)[]): string =>
  new Intl.ListFormat('en-GB').format(differences.map((each) => differenceWords[each]))

export const draftPills: Record<InvoiceDraftState, PillWords> = {
  typed: { tone: 'plain', text: 'not sent' },
  sending: { tone: 'info', text: 'sending' },
  unknown: { tone: 'doubt', text: 'not certain' },
  sent: { tone: 'good', text: 'in the books' },
}

const changeNames: Record<InvoiceChange['kind'], string> = {
  'record-payment': 'The payment',
  'remove-payment': 'Removing the payment',
  attach: 'Adding the file',
  detach: 'Removing the file',
  edit: 'The change of the draft',
}

export function changeName(change: InvoiceChange): string {
  if (change.kind === 'record-payment')
    return `The payment of ${formatPounds(change.payment.amount)}`
  if (change.kind === 'attach' || change.kind === 'detach')
    return `${changeNames[change.kind]} ${change.fileName}`.trim()
  return changeNames[change.kind]
}

/** What is open about an invoice, or has to be looked at. */
export function pendingWords({ change, state, isApplied, differences, reason }: PendingChange): {
  tone: 'doubt' | 'bad' | 'info'
  title: string
  body: string
} {
  const name = changeName(change)
  if (state === 'open')
    return {
      tone: 'doubt',
      title: `${name}: not certain yet`,
      body: 'The answer was lost on the way. Docket reads the invoice again by itself, and until then sends nothing else for it.',
    }
  if (state === 'not-done')
    return {
      tone: 'info',
      title: `${name}: not in the books`,
      body: 'The invoice was read again and it is not there. You can do it once more.',
    }
  if (state === 'differs' && differences)
    return {
      tone: 'bad',
      title: 'The draft is not as you changed it',
      body: `The service said that it was done, but what it shows is another: ${namesOf(differences)}. Look at the lines and sums before you issue it.`,
    }
  if (state === 'differs')
    return {
      tone: 'bad',
      title: `Something is missing since ${changeNames[change.kind].toLowerCase()}`,
      body: isApplied
        ? 'It is in the books, but entries that stood there before are gone. Somebody may have worked on the invoice at the same moment.'
        : 'It is not in the books, and entries that stood there before are gone.',
    }
  return reason === 'gone'
    ? {
        tone: 'bad',
        title: 'The invoice is gone from the books',
        body: `${name} can no longer be proved. Please look in your books.`,
      }
    : {
        tone: 'bad',
        title: `${name}: it is there twice`,
        body: 'Somebody may have recorded the same at the same moment. Look in your books and remove one if it is one too many.',
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
  return [date && formatDate(date), named, bankAccountName, personName].filter(Boolean).join(' · ')
}
