/** What is known of a sales invoice, read from the plain tree that both forms give; anything else stays in the tree. */
import type {
  SalesInvoice,
  SalesInvoiceLine,
  SalesInvoiceMember as Member,
  SalesInvoiceRecord,
  SalesInvoiceSource,
} from '../../../shared/sales-invoices/sales-invoice'
import { lineName, linesName } from './shape'
import { dateIn, decimalIn, instantIn, sumOf, wholeIn } from './values'

/** One invoice as it came, before anything is known about it. */
export interface Shown {
  members: Member[]
  source: SalesInvoiceSource
}

/** A whole reply: the name of its root, which JSON does not show, all that is in it, and the invoices of a list. */
export interface Tree {
  root?: string
  members: Member[]
  entries: Shown[]
}

/** Undefined for an entry without an id. */
export function recordOf({ members, source }: Shown): SalesInvoiceRecord | undefined {
  const id = wholeIn(textAt(members, 'salesInvoiceId'))
  if (id === undefined) return undefined
  const lines = entriesIn(members, linesName, lineName).map(lineOf)
  return {
    id,
    ...detailsOf(inside(members, 'salesInvoiceDetails')),
    ...present({ currency: filled(textAt(members, 'currency')), note: textAt(members, 'note') }),
    lines,
    ...present({
      net: sumOf(lines.map(({ net }) => net)),
      vat: sumOf(lines.map(({ vat }) => vat)),
      gross: sumOf(lines.map(({ gross }) => gross)),
      document: documentOf(members),
    }),
    payments: entriesIn(members, 'clientPayments', 'clientPayment').flatMap((payment) =>
      paymentOf(payment, id),
    ),
    members,
    source,
  }
}

/** The members of the first member of that name. */
export function inside(members: readonly Member[], name: string): Member[] {
  return members.find((member) => member.name === name)?.members ?? []
}

/** The text of the member at the end of a path. */
export function textAt(members: readonly Member[], ...path: string[]): string | undefined {
  const [name, ...rest] = path
  const found = members.find((member) => member.name === name)
  return rest.length === 0 ? found?.text : textAt(found?.members ?? [], ...rest)
}

type Details = Omit<SalesInvoice, 'id' | 'lines' | 'payments' | 'members'>

function detailsOf(details: readonly Member[]): Details {
  const text = (name: string) => filled(textAt(details, name))
  const date = (name: string) => dateIn(textAt(details, name))
  const whole = (name: string) => wholeIn(textAt(details, name))
  return present({
    state: text('state')?.toUpperCase(),
    number: text('invoiceNumber'),
    client: clientOf(details),
    reference: text('clientReference'),
    purchaseOrder: text('purchaseOrder'),
    issuedDate: date('issuedDate'),
    dueDate: date('dueDate'),
    settledDate: date('settledDate'),
    lastModifiedAt: instantIn(textAt(details, 'lastModifiedDate')),
    paymentTermsDays: whole('paymentTermsDays'),
    initialPaymentReminderDays: whole('initialPaymentReminderDays'),
    repetitivePaymentReminderDays: whole('repetitivePaymentReminderDays'),
    emailReminderToCustomer: flagIn(text('emailReminderToCustomer')),
    euMemberStateCountryCode: text('euMemberStateCountryCode'),
    bankAccount: accountOf(details),
  })
}

function clientOf(details: readonly Member[]): SalesInvoice['client'] {
  const client = details.find(({ name }) => name === 'client')?.members
  return (
    client && present({ id: wholeIn(textAt(client, 'clientId')), name: textAt(client, 'name') })
  )
}

/** Its name is the text of the element, in JSON under a name of its own. */
function accountOf(details: readonly Member[]): SalesInvoice['bankAccount'] {
  const account = details.find(({ name }) => name === 'bankAccount')
  if (!account) return undefined
  const { members = [] } = account
  const name = filled(account.text) ?? filled(textAt(members, 'account'))
  return present({ id: wholeIn(textAt(members, 'accountId')), name })
}

function flagIn(text: string | undefined): boolean | undefined {
  const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }
  return text === undefined ? undefined : flags[text.toLowerCase()]
}

function lineOf({ members = [] }: Member): SalesInvoiceLine {
  const amount = (name: string) => decimalIn(textAt(members, 'lineItemAmount', name))
  return present({
    description: textAt(members, 'lineItemDescription'),
    quantity: decimalIn(textAt(members, 'quantity')),
    rate: decimalIn(textAt(members, 'rate')),
    net: amount('netAmount'),
    vat: amount('vatAmount'),
    gross: amount('grossAmount'),
    vatRate: amount('vatRate'),
    vatType: filled(textAt(members, 'vatType')),
  })
}

function paymentOf({ members = [] }: Member, invoiceId: number): SalesInvoice['payments'] {
  const id = wholeIn(textAt(members, 'clientPaymentId'))
  if (id === undefined) return []
  const date = dateIn(textAt(members, 'paymentDate'))
  const amount = amountFor(invoiceId, members)
  return [{ id, ...present({ date, amount, currency: filled(textAt(members, 'currency')) }) }]
}

/** What of a payment is for this invoice; undefined where it is for several and does not say. */
function amountFor(invoiceId: number, payment: readonly Member[]): string | undefined {
  const paid = entriesIn(payment, 'salesInvoices', 'salesInvoice').map(
    ({ members = [] }) => members,
  )
  const own = paid.filter((each) => wholeIn(textAt(each, 'salesInvoiceId')) === invoiceId)
  const allocated = sumOf(own.map((each) => decimalIn(textAt(each, 'allocatedAmount'))))
  const isWhole = paid.length === 0 || (paid.length === 1 && own.length === 1)
  return allocated ?? (isWhole ? decimalIn(textAt(payment, 'amount')) : undefined)
}

function documentOf(members: readonly Member[]): SalesInvoice['document'] {
  const file = members.find(({ name }) => name === 'document')?.members
  const text = (name: string) => filled(textAt(file ?? [], name))
  return file && present({ fileName: text('fileName'), contentType: text('contentType') })
}

function entriesIn(members: readonly Member[], list: string, entry: string): Member[] {
  return inside(members, list).filter(({ name }) => name === entry)
}

/** An empty text is how some replies say that there is nothing. */
function filled(text: string | undefined): string | undefined {
  const tidy = text?.trim()
  return tidy === '' ? undefined : tidy
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function present<T extends object>(values: T): Present<T> {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as Present<T>
}
