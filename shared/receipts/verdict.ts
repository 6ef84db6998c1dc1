/**
 * What may become of a receipt as it stands: one verdict out of its draft, what was read on its paper, the choices of its
 * books and what may be the same purchase. The list, the form, confirming many, rules and the palette all go by it.
 */
import * as z from 'zod'
import type { ReferenceData } from '../books/reference-data'
import type { CalendarDate } from '../calendar'
import { checkDraft, DraftProblem, totals, type ExpenseDraft } from '../expenses/expense'
import { checkVat } from '../expenses/vat-check'
import { compareAmounts, parseAmount, subtractAmounts, vatRate, type Amount } from '../money'
import type { Alike } from './receipt'
import type { Reading, ReadFields } from './reading'
import type { Filled, FillField } from './receipt-reading'

const lookCodes = [
  /** The lines do not come to the total on the paper. */
  'total-differs',
  /** The VAT types do not come to the VAT on the paper, or there is none on it. */
  'vat-differs',
  /** The paper has VAT at several rates, the lines have one. */
  'several-rates',
  /** Several receipts lie on the paper. */
  'several-documents',
  /** The paper is in a currency that is not the pound. */
  'other-currency',
  /** Nothing on the paper says which currency it is in. */
  'currency-unknown',
  /** The posting date has not come yet. */
  'date-ahead',
  /** It may be a purchase that is here or in the books already. */
  'alike',
  /** It may be the receipt of an expense that is in the books without one. */
  'fits-expense',
  /** The supplier, the date or the amount is as it was read, and that is not certain. */
  'read-unsurely',
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
  reading?: Pick<Reading, 'fields' | 'parts'> | undefined
  /** Whether its paper is to be read, and was not yet. */
  isToBeRead?: boolean
  /** What of the draft came from the reading. */
  filled?: Filled
  /** The receipt that it is the same file as, until somebody decided. */
  duplicateOf?: string | undefined
  /** What may be the same purchase and nobody decided about. */
  alike?: readonly Alike[]
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

/** What is surest to be wrong comes first. */
function reasonsToLook(known: Known): LookReason[] {
  const { draft, reading, alike = [] } = known
  return [
    ...(reading ? paperReasons(known, reading) : []),
    ...(draft.postingDate > known.today
      ? [reason('date-ahead', 'postingDate', { drafted: draft.postingDate })]
      : []),
    ...alikeReasons(alike),
    ...(reading ? unsureReasons(known, reading.fields) : []),
    ...(known.isToBeRead === true ? [reason('not-read-yet', 'supplierName', {})] : []),
  ]
}

function paperReasons({ draft, choices }: Known, { fields, parts }: NonNullable<Known['reading']>) {
  const doubt = checkVat(draft, fields, choices.vatTypes)
  const rates = ratesOn(fields)
  const reasons: LookReason[] = []
  if (parts.length > 1)
    reasons.push(reason('several-documents', 'lines.0.gross', { shown: String(parts.length) }))
  reasons.push(...currencyReasons(fields), ...totalReasons(draft, fields))
  if (rates.length > 1 && !hasRates(draft, rates))
    reasons.push(reason('several-rates', 'lines.0.vatType', { shown: rates.join(' ') }))
  else if (doubt)
    reasons.push(
      reason('vat-differs', 'lines.0.vatType', {
        ...('shown' in doubt && { shown: doubt.shown }),
        drafted: 'expected' in doubt ? doubt.expected : '0.00',
      }),
    )
  return reasons
}

function currencyReasons({ currency, total }: ReadFields): LookReason[] {
  if (currency && currency.value !== 'GBP')
    return [reason('other-currency', 'lines.0.gross', { shown: currency.value })]
  // Where no amount was read either, the person typed it, looking at the paper.
  if (!currency && total) return [reason('currency-unknown', 'lines.0.gross', {})]
  return []
}

function totalReasons(draft: ExpenseDraft, fields: ReadFields): LookReason[] {
  const gap = gapOf(draft, fields)
  if (!gap) return []
  const last = `lines.${draft.lines.length - 1}.gross`
  return [reason('total-differs', last, { shown: gap.shown, drafted: gap.drafted })]
}

/**
 * What the paper says in all, what the lines come to, and what is missing of it (`rest`, below zero where they are too much).
 * Undefined where they tie, where no total was read, and in another currency than the pound.
 */
export function gapOf(
  draft: ExpenseDraft,
  { total, currency }: Pick<ReadFields, 'total' | 'currency'>,
): { shown: Amount; drafted: Amount; rest: Amount } | undefined {
  const shown = total && parseAmount(total.value)
  if (shown === undefined || (currency && currency.value !== 'GBP')) return undefined
  const { gross: drafted } = totals(draft)
  const rest = subtractAmounts(shown, drafted)
  return compareAmounts(rest, '0') === 0 ? undefined : { shown, drafted, rest }
}

const readAs = {
  supplierName: { name: 'supplier', field: 'supplierName' },
  postingDate: { name: 'date', field: 'postingDate' },
  gross: { name: 'total', field: 'lines.0.gross' },
} as const

/** A field that still holds what was read, where that is not certain. What a person typed is theirs. */
function unsureReasons({ draft, filled = {} }: Known, fields: ReadFields): LookReason[] {
  return Object.entries(readAs).flatMap(([key, { name, field }]) => {
    const was = filled[key as FillField]
    const holds = key === 'gross' ? draft.lines[0]?.gross : draft[key as 'supplierName']
    // A supplier of the books was chosen, by a person or by what they chose before.
    const isChosen = key === 'supplierName' && draft.supplierId !== undefined
    const isUnsure = was !== undefined && was === holds && fields[name]?.isSure !== true
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
  facts: Pick<LookReason, 'shown' | 'drafted'>,
): LookReason {
  const { shown = '', drafted = '' } = facts
  return { code, field, key: [code, field, shown, drafted].join('|'), ...facts }
}
