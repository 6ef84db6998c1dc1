/** An invoice as a person types it, of either kind, and what each kind has to say of its fields. Pure. */
import type { ReferenceData } from '../../../shared/books/reference-data'
import { calendarDate } from '../../../shared/calendar'
import type { InvoiceKind } from '../../../shared/invoices/invoice-list'
import { merge, type Part, type Sides } from '../../lib/merge'
import type { InvoiceFieldProblem } from '../../record/billing-words'

export interface TypedLine {
  /** Where the line stands in the invoice as it was read, from 0; absent on a new one. */
  at?: number
  description: string
  quantity: string
  /** Of one, without VAT. */
  price: string
  /** As the interface names it. */
  vatType: string
}

/** Fields that only some kinds have; in the others they stay as they are here. */
const noOwnFields = {
  reference: '',
  purchaseOrder: '',
  currency: 'GBP',
  /** Of a member state of the EU, two letters. */
  euCode: '',
  /** Days after the due date. */
  firstReminder: '',
  nextReminders: '',
  /** Whether the service e-mails reminders by itself. */
  isReminding: false,
  note: '',
}
type OwnFields = typeof noOwnFields

export interface TypedInvoice extends OwnFields {
  clientId: number | undefined
  /** What stands in the field; only a client of the books has an id. */
  clientName: string
  /** `YYYY-MM-DD`, or what was typed where it is no date. */
  issuedDate: string
  /** In days; empty means 30. */
  paymentTermsDays: string
  /** Into which it is to be paid. */
  bankAccountId: number | undefined
  lines: TypedLine[]
}

/** One field to mend; of lines as `lines.0.price`. */
export interface FieldProblem {
  field: string
  code: InvoiceFieldProblem
}

interface Choice {
  value: string
  label: string
}

/** What the editor has to know of the interface that an invoice goes to. */
export interface EditorKind {
  readonly of: InvoiceKind
  /** The fields that not all kinds have. */
  readonly has: ReadonlySet<keyof OwnFields>
  readonly mostLines: number
  /** Whether lines that are added to an invoice of the books come after those that it has. */
  readonly addsLinesLast: boolean
  readonly longestDescription: number
  /** The VAT type of a first line, out of those of the books. */
  usualVatType: (names: readonly string[]) => string
  /** VAT types to choose from, in the same words for all kinds; the one that stands there is among them. */
  vatTypes: (names: readonly string[], current: string) => Choice[]
  /** Currencies to choose from. */
  currencies: (current: string) => Choice[]
  /** Days as typed; undefined for what it does not take. */
  termsIn: (text: string) => number | undefined
}

/** An empty one of today, with the usual bank account and VAT type. */
export function emptyInvoice(
  kind: EditorKind,
  { vatTypes, bankAccounts }: Pick<ReferenceData, 'vatTypes' | 'bankAccounts'>,
  now = new Date(),
): TypedInvoice {
  const account = bankAccounts.find(({ isDefault }) => isDefault) ?? bankAccounts[0]
  return {
    ...bareInvoice,
    issuedDate: calendarDate(now),
    bankAccountId: account?.id,
    lines: [emptyLine(kind.usualVatType(vatTypes))],
  }
}

export const bareInvoice: Omit<TypedInvoice, 'lines'> = {
  clientId: undefined,
  clientName: '',
  issuedDate: '',
  paymentTermsDays: '',
  bankAccountId: undefined,
  ...noOwnFields,
}

export const emptyLine = (vatType: string): TypedLine => ({
  description: '',
  quantity: '1',
  price: '',
  vatType,
})

/** All but the lines. */
const parts: readonly Part<TypedInvoice>[] = [
  { fields: ['clientId', 'clientName'] },
  { fields: ['issuedDate'] },
  { fields: ['paymentTermsDays'] },
  { fields: ['bankAccountId'] },
  ...(Object.keys(noOwnFields) as (keyof OwnFields)[]).map((field) => ({ fields: [field] })),
]

/**
 * What was typed over one reading of an invoice, moved to another: fields nobody touched follow the new reading.
 * Lines do only where the person left them alone; where both changed them, the new ones stand and `areLinesLost` says so.
 */
export function rebased(
  { base, theirs, mine }: Sides<TypedInvoice>,
  areTheirsOld = isSame(base.lines, theirs.lines),
): { typed: TypedInvoice; areLinesLost: boolean } {
  const lines = areTheirsOld ? mine.lines : theirs.lines
  return {
    typed: { ...merge({ base, theirs, mine }, parts), lines },
    areLinesLost: !areTheirsOld && !isSame(base.lines, mine.lines),
  }
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
