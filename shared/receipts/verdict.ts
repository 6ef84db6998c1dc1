/**
 * What may become of a receipt as it stands: one verdict out of its draft, what was read on its paper, the choices of its
 * books and what may be the same purchase. The list, the form, confirming many, rules and the palette all go by it.
 */
import * as z from 'zod'
import type { ReferenceData } from '../books/reference-data'
import type { CalendarDate } from '../calendar'
import type { Supplier } from '../books/supplier'
import type { ErrorCode } from '../errors'
import {
  checkDraft,
  DraftProblem,
  dueDateOf,
  isCredit,
  paymentField,
  paymentsOf,
  totals,
  type ExpenseDraft,
} from '../expenses/expense'
import { originalWords, poundsOf } from '../expenses/original'
import { checkVat } from '../expenses/vat-check'
import {
  compareAmounts,
  parseAmount,
  signOf,
  subtractAmounts,
  vatRate,
  type Amount,
} from '../money'
import { isCreditNote, isWrittenAs, otherCurrency, paperTotal } from './paper'
import type { Alike } from './receipt'
import type { Reading, ReadFields } from './reading'
import { filledValue, type Filled, type FillField } from './receipt-reading'

const lookCodes = [
  /** The file asks for a password: nobody who looks at it in the books sees what it says. */
  'file-protected',
  /** The file could not be opened: it may be damaged, or no receipt. */
  'file-unreadable',
  /** The lines do not come to the total on the paper. */
  'total-differs',
  /** The VAT types do not come to the VAT on the paper, or there is none on it. */
  'vat-differs',
  /** The paper has VAT at several rates, the lines have one. */
  'several-rates',
  /** Several receipts lie on the paper, or are in the file. */
  'several-documents',
  /** The paper is in a currency that is not the pound, and the draft does not say so. */
  'other-currency',
  /** The lines are not what the amount in the other currency comes to at the rate. */
  'conversion-differs',
  /** VAT is chosen for a paper in another currency, whose VAT is no VAT of the UK. */
  'foreign-vat',
  /** Nothing on the paper says which currency it is in. */
  'currency-unknown',
  /** The paper gives money back, the lines do not. */
  'credit-note',
  /** The lines give money back, and the paper is not known to. */
  'not-a-credit',
  /** The paper is a statement: what it lists has papers of its own. */
  'statement',
  /** The paper is a reminder: the bill that it asks for is in the books, or still to come. */
  'reminder',
  /** The paper is a pro forma, a quotation, an order, a delivery note or the like: no bill. */
  'no-bill',
  /** The posting date or the day of a payment has not come yet. */
  'date-ahead',
  /** It is to be paid before the day on which it is posted. */
  'due-before',
  /** It may be a purchase that is here or in the books already. */
  'alike',
  /** It may be the receipt of an expense that is in the books without one. */
  'fits-expense',
  /** The supplier is new, and close to one in the books. */
  'supplier-near',
  /** The supplier, the date or the amount is as it was read, and that is not certain. */
  'read-unsurely',
  /** The pounds were worked out from an amount in another currency. */
  'converted',
  /** The paper is still to be read. */
  'not-read-yet',
] as const

/**
 * One thing to look at before a receipt goes, and the field it belongs to (`lines.0.gross`). Amounts are plain decimals.
 * `key` is equal for equal reasons: what a person accepted by it is not asked again, and any other figure is.
 */
export const LookReason = z.object({
  code: z.enum(lookCodes),
  field: z.string(),
  key: z.string(),
  /** What the paper says, in words of the code: an amount, a currency, a number of receipts, rates in percent. */
  shown: z.string().optional(),
  /** What the draft comes to. */
  drafted: z.string().optional(),
  /** Of both amounts, where they are not pounds (ISO 4217). */
  currency: z.string().optional(),
})
export type LookReason = z.infer<typeof LookReason>

/**
 * `sure` it can go without a look · `look` a person has to answer for each reason · `cannot` something has to be mended
 * first. `same-file` stands for a copy nobody decided about.
 */
export const Verdict = z.discriminatedUnion('grade', [
  z.object({ grade: z.literal('sure') }),
  z.object({ grade: z.literal('look'), reasons: z.array(LookReason).min(1) }),
  z.object({
    grade: z.literal('cannot'),
    problems: z.array(DraftProblem),
    isSameFile: z.boolean(),
  }),
])
export type Verdict = z.infer<typeof Verdict>

/** All that is known of a receipt in review. */
export interface Known {
  draft: ExpenseDraft
  choices: ReferenceData
  today: CalendarDate
  /** What its paper says, once it was read. */
  reading?: Pick<Reading, 'fields' | 'parts' | 'documents'> | undefined
  /** Whether its paper is to be read, and was not yet. */
  isToBeRead?: boolean
  /** Why its paper could not be read. */
  failure?: ErrorCode | undefined
  /** What of the draft came from the reading. */
  filled?: Filled
  /** The receipt that it is the same file as, until somebody decided. */
  duplicateOf?: string | undefined
  /** What may be the same purchase and nobody decided about. */
  alike?: readonly Alike[]
  /** A supplier of the books that the new one may be. */
  near?: Pick<Supplier, 'name'> | undefined
}

/** The one verdict about a receipt in review. */
export function verdictOf(known: Known): Verdict {
  const { problems } = checkDraft(known.draft, known.choices)
  const isSameFile = known.duplicateOf !== undefined
  if (problems.length > 0 || isSameFile) return { grade: 'cannot', problems, isSameFile }
  const reasons = reasonsToLook(known)
  return reasons.length > 0 ? { grade: 'look', reasons } : { grade: 'sure' }
}

/** The reasons of a verdict that a person has not accepted yet, by their keys. */
export function openReasons(verdict: Verdict, accepted: Iterable<string>): LookReason[] {
  if (verdict.grade !== 'look') return []
  const keys = new Set(accepted)
  return verdict.reasons.filter(({ key }) => !keys.has(key))
}

/** Whether going to its field is an answer to a reason; any other has to be mended or insisted on. */
export function isSoft({ code }: Pick<LookReason, 'code'>): boolean {
  return code === 'read-unsurely' || code === 'converted'
}

/** What is surest to be wrong comes first. */
function reasonsToLook(known: Known): LookReason[] {
  const { draft, reading, alike = [] } = known
  return [
    ...fileReasons(known),
    ...(reading ? paperReasons(known, reading) : []),
    ...originalReasons(draft),
    ...signReasons(draft, reading?.fields),
    ...dayReasons(draft, known.today),
    ...alikeReasons(alike),
    ...nearReasons(known),
    ...(reading ? unsureReasons(known, reading.fields) : []),
    ...convertedReasons(draft),
    ...(known.isToBeRead === true ? [reason('not-read-yet', 'supplierName', {})] : []),
  ]
}

/** Of a file that shows nothing to compare what was typed with. */
function fileReasons({ failure }: Known): LookReason[] {
  return failure === 'file-protected' || failure === 'file-unreadable'
    ? [reason(failure, 'supplierName', {})]
    : []
}

/** By the kind of a paper, why it is not to be booked as it stands. */
const noBills: Readonly<Record<string, LookReason['code']>> = {
  statement: 'statement',
  reminder: 'reminder',
  other: 'no-bill',
}

function paperReasons(
  { draft, choices }: Known,
  { fields, parts, documents = [] }: NonNullable<Known['reading']>,
) {
  const doubt = checkVat(draft, fields, choices.vatTypes)
  const rates = draft.original ? [] : ratesOn(fields)
  const reasons: LookReason[] = []
  const count = Math.max(parts.length, documents.length)
  if (count > 1)
    reasons.push(reason('several-documents', 'lines.0.gross', { shown: String(count) }))
  const noBill = fields.kind && noBills[fields.kind.value]
  if (noBill) reasons.push(reason(noBill, 'lines.0.gross', {}))
  reasons.push(...currencyReasons(draft, fields), ...totalReasons(draft, fields))
  if (rates.length > 1 && !hasRates(draft, rates))
    reasons.push(
      reason('several-rates', 'lines.0.vatType', {
        shown: rates.join(' '),
        drafted: totals(draft).vat ?? '0.00',
      }),
    )
  else if (doubt)
    reasons.push(
      reason('vat-differs', 'lines.0.vatType', {
        ...('shown' in doubt && { shown: doubt.shown }),
        drafted: 'expected' in doubt ? doubt.expected : '0.00',
      }),
    )
  return reasons
}

function currencyReasons({ original }: ExpenseDraft, fields: ReadFields): LookReason[] {
  const { value: shown } = fields.currency ?? {}
  if (original) {
    const isSaid = shown === undefined || isWrittenAs(original.currency, shown)
    const drafted = original.currency
    return isSaid ? [] : [reason('other-currency', 'original.currency', { shown, drafted })]
  }
  const other = otherCurrency(fields)
  if (other !== undefined) return [reason('other-currency', 'lines.0.gross', { shown: other })]
  // Where no amount was read either, the person typed it, looking at the paper.
  if (!shown && fields.total) return [reason('currency-unknown', 'lines.0.gross', {})]
  return []
}

function totalReasons(draft: ExpenseDraft, fields: ReadFields): LookReason[] {
  const { original, lines } = draft
  const total = paperTotal(fields)
  if (original) {
    const drafted = parseAmount(original.amount) ?? '0.00'
    if (total === undefined || compareAmounts(total, drafted) === 0) return []
    const { currency } = original
    return [reason('total-differs', 'original.amount', { shown: total, drafted, currency })]
  }
  const gap = gapOf(draft, fields)
  // What differs in its sign alone is said as that.
  if (!gap || compareAmounts(gap.shown, subtractAmounts('0', gap.drafted)) === 0) return []
  const { shown, drafted } = gap
  return [reason('total-differs', `lines.${lines.length - 1}.gross`, { shown, drafted })]
}

/** Of a draft that says what its paper is in. */
function originalReasons(draft: ExpenseDraft): LookReason[] {
  const { original, lines } = draft
  if (!original) return []
  const last = `lines.${lines.length - 1}.gross`
  const [shown, { gross: drafted, vat = '0' }] = [poundsOf(original), totals(draft)]
  const chosen = lines.findIndex(({ vatType }) => (vatRate(vatType) ?? 1) !== 0)
  return [
    ...(shown !== undefined && compareAmounts(shown, drafted) !== 0
      ? [reason('conversion-differs', last, { shown, drafted })]
      : []),
    ...(chosen >= 0 ? [reason('foreign-vat', `lines.${chosen}.vatType`, { drafted: vat })] : []),
  ]
}

function convertedReasons(draft: ExpenseDraft): LookReason[] {
  const { original } = draft
  if (!original) return []
  const facts = { shown: originalWords(original), drafted: totals(draft).gross }
  return [reason('converted', 'original.rate', facts)]
}

/** Money that comes back is taken for that only where the paper says so. */
function signReasons(draft: ExpenseDraft, fields: ReadFields | undefined): LookReason[] {
  const { gross: drafted } = totals(draft)
  const gives = fields !== undefined && isCreditNote(fields)
  if (gives === isCredit(drafted)) return []
  return [reason(gives ? 'credit-note' : 'not-a-credit', 'lines.0.gross', { drafted })]
}

function dayReasons(draft: ExpenseDraft, today: CalendarDate): LookReason[] {
  const due = dueDateOf(draft)
  const days = [
    { field: 'postingDate', date: draft.postingDate },
    ...paymentsOf(draft).map(({ date }, at) => ({ field: `${paymentField(at)}.date`, date })),
  ]
  return [
    ...days.flatMap(({ field, date: drafted }) =>
      drafted > today ? [reason('date-ahead', field, { drafted })] : [],
    ),
    ...(due !== undefined && due < draft.postingDate
      ? [reason('due-before', 'dueDate', { shown: draft.postingDate, drafted: due })]
      : []),
  ]
}

/**
 * What the lines have to come to in pounds, what they come to, and what is missing of it (`rest`, with the sign of `shown`
 * where they are too little). For an amount in another currency it is what that comes to at its rate. Undefined where they
 * tie, where no total was read, and where nothing says the rate.
 */
export function gapOf(
  draft: ExpenseDraft,
  fields: Pick<ReadFields, 'total' | 'currency' | 'kind'>,
): { shown: Amount; drafted: Amount; rest: Amount } | undefined {
  const { original } = draft
  const isOther = otherCurrency(fields) !== undefined
  const shown = original ? poundsOf(original) : isOther ? undefined : paperTotal(fields)
  if (shown === undefined) return undefined
  const { gross: drafted } = totals(draft)
  const rest = subtractAmounts(shown, drafted)
  return signOf(rest) === 0 ? undefined : { shown, drafted, rest }
}

function nearReasons({ draft, near }: Known): LookReason[] {
  const drafted = draft.supplierName.trim()
  if (!near || draft.supplierId !== undefined) return []
  return [reason('supplier-near', 'supplierName', { shown: near.name, drafted })]
}

const readAs = {
  supplierName: { name: 'supplier', field: 'supplierName' },
  postingDate: { name: 'date', field: 'postingDate' },
  gross: { name: 'total', field: 'lines.0.gross' },
  original: { name: 'total', field: 'original.amount' },
  // Neither the document number nor the due day: most are not read for certain, though right, and asked at each bill nobody would look.
} as const

/** A field that still holds what was read, where that is not certain. What a person typed is theirs. */
function unsureReasons({ draft, filled = {} }: Known, fields: ReadFields): LookReason[] {
  return Object.entries(readAs).flatMap(([key, { name, field }]) => {
    const was = filled[key as FillField]
    const holds = [
      filledValue(draft, key as FillField),
      // The same amount, parted into lines.
      ...(key === 'gross' ? [totals(draft).gross] : []),
    ]
    // A supplier of the books was chosen, by a person or by what they chose before.
    const isChosen = key === 'supplierName' && draft.supplierId !== undefined
    const isDoubtful = [
      name,
      ...(name === 'total' && isCreditNote(fields) ? ['kind' as const] : []),
      // Pounds only because nothing says otherwise may be any money.
      ...(key === 'gross' && fields.currency && !otherCurrency(fields)
        ? ['currency' as const]
        : []),
    ]
    const isUnsure =
      was !== undefined &&
      holds.includes(was) &&
      isDoubtful.some((each) => fields[each]?.isSure !== true)
    return isUnsure && !isChosen ? [reason('read-unsurely', field, { drafted: was })] : []
  })
}

/** Rates in percent at which the paper shows VAT or an amount, in order; zero is a rate like any other. */
export function ratesOn({ vatLines }: Pick<ReadFields, 'vatLines'>): number[] {
  const rates = vatLines.flatMap(({ rate, net, vat }) => {
    const isUsed = [net, vat].some((amount) => amount !== undefined && Number(amount) !== 0)
    return rate !== undefined && isUsed ? [Number(rate)] : []
  })
  return [...new Set(rates)].toSorted((a, b) => a - b)
}

function hasRates({ lines }: ExpenseDraft, rates: readonly number[]): boolean {
  const drafted = new Set(lines.map(({ vatType }) => vatRate(vatType)))
  return rates.every((rate) => drafted.has(rate))
}

function alikeReasons(alike: readonly Alike[]): LookReason[] {
  const fitting = alike.filter(({ kind }) => kind === 'fits-expense')
  const others = alike.filter(({ kind }) => kind !== 'fits-expense')
  return (['alike', 'fits-expense'] as const).flatMap((code) => {
    const shown = keysOf(code === 'alike' ? others : fitting)
    return shown === '' ? [] : [reason(code, 'supplierName', { shown })]
  })
}

function keysOf(alike: readonly Alike[]): string {
  return alike.map(({ receiptId, expenseId }) => receiptId ?? expenseId).join(' ')
}

function reason(
  code: LookReason['code'],
  field: string,
  facts: Pick<LookReason, 'shown' | 'drafted' | 'currency'>,
): LookReason {
  const { shown = '', drafted = '', currency = '' } = facts
  return { code, field, key: [code, field, shown, drafted, currency].join('|'), ...facts }
}
