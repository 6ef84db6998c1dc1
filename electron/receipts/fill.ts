/** What of a draft is filled in from what its receipt says. */
import { isDeepStrictEqual } from 'node:util'
import { writtenName } from '../../shared/books/supplier-name'
import { isCalendarDate } from '../../shared/calendar'
import { emptyDraft, type ExpenseDraft } from '../../shared/expenses/expense'
import { isOtherCurrency, originalAmount } from '../../shared/expenses/original'
import { signOf } from '../../shared/money'
import { isCreditNote, otherCurrency, paperTotal } from '../../shared/receipts/paper'
import type { ReadFields, Reading } from '../../shared/receipts/reading'
import { fillFields, type Filled, type FillField } from '../../shared/receipts/receipt-reading'

const longest = 500

/**
 * Fills what is empty and nobody has emptied (`touched`); nothing else changes. `filled` names what was filled, and with
 * what. An amount goes in only where no line has any: into the first line in pounds, below zero from a credit note, and as
 * the original in another currency, which is for a person to convert.
 */
export function fillDraft(
  draft: ExpenseDraft,
  { fields }: Pick<Reading, 'fields'>,
  touched: readonly FillField[] = [],
): { draft: ExpenseDraft; filled: Filled } {
  const said = saidBy(fields)
  const wanted = fillFields.filter(
    (field) => said[field] !== undefined && isOpen(draft, field) && !touched.includes(field),
  )
  const filled: Filled = Object.fromEntries(wanted.map((field) => [field, said[field]]))
  return { draft: withValues(draft, filled), filled }
}

/**
 * A draft that was typed before its writer knew of what had been filled in: takes that over where it has nothing, unless
 * it was emptied on purpose.
 */
export function keepFilled(
  typed: ExpenseDraft,
  filled: Filled,
  touched: readonly FillField[] = [],
): ExpenseDraft {
  const kept = Object.entries(filled).filter(
    ([field]) => isOpen(typed, field as FillField) && !touched.includes(field as FillField),
  )
  return withValues(typed, Object.fromEntries(kept))
}

/**
 * A draft without what reading filled in; what a person typed or chose since stays. With a rate an amount in another
 * currency is theirs, as are the pounds that it makes.
 */
export function withoutFilled(draft: ExpenseDraft, filled: Filled): ExpenseDraft {
  const holds = (field: FillField) => {
    if (field === 'gross') return draft.lines[0]?.gross
    if (field !== 'original') return draft[field]
    const { original } = draft
    return original && original.rate.trim() === '' ? originalAmount(original) : undefined
  }
  const read = fillFields.filter(
    (field) =>
      filled[field] !== undefined &&
      holds(field) === filled[field] &&
      !(field === 'supplierName' && draft.supplierId !== undefined),
  )
  const { original, ...others } = draft
  const kept = original && !read.includes('original') ? { ...others, original } : others
  const emptied: Filled = {}
  for (const field of read) if (field !== 'original') emptied[field] = ''
  return withValues(kept, emptied)
}

/** Whether a person typed or chose anything of a draft. */
export const isTyped = (draft: ExpenseDraft, filled: Filled): boolean =>
  !isDeepStrictEqual(withoutFilled(draft, filled), emptyDraft)

/** Fields that had something before and have nothing after. */
export function emptiedBetween(before: ExpenseDraft, after: ExpenseDraft): FillField[] {
  return emptyAmong(fillFields, after).filter((field) => !isEmpty(before, field))
}

/** Which of these fields have nothing. */
export function emptyAmong(fields: readonly FillField[], draft: ExpenseDraft): FillField[] {
  return fields.filter((field) => isEmpty(draft, field))
}

/** An amount in another currency takes the place of one in pounds, so neither is filled beside the other. */
function isOpen(draft: ExpenseDraft, field: FillField): boolean {
  if (field === 'gross' || field === 'original')
    return isEmpty(draft, 'gross') && isEmpty(draft, 'original')
  return isEmpty(draft, field)
}

function isEmpty(draft: ExpenseDraft, field: FillField): boolean {
  if (field === 'gross') return draft.lines.every((line) => line.gross.trim() === '')
  if (field === 'original') return draft.original === undefined
  if (field === 'supplierName' && draft.supplierId !== undefined) return false
  return (draft[field] ?? '').trim() === ''
}

function withValues(draft: ExpenseDraft, { gross, original, ...values }: Filled): ExpenseDraft {
  const [first, ...others] = draft.lines
  const lines = gross !== undefined && first ? [{ ...first, gross }, ...others] : draft.lines
  const [amount = '', currency = ''] = original?.split(' ').toReversed() ?? []
  return {
    ...draft,
    ...values,
    lines,
    ...(original && { original: { currency, amount, rate: '' } }),
  }
}

/** What of a draft the fields of a receipt say. */
export function saidBy(fields: ReadFields): Filled {
  const { supplier, date, due } = fields
  const name = supplier && writtenName(supplier.value).slice(0, longest)
  const number = fields.documentNumber?.value.trim().slice(0, longest)
  return {
    ...(name && { supplierName: name }),
    ...(date && isCalendarDate(date.value) && { postingDate: date.value }),
    ...(number && { documentNumber: number }),
    ...(due && isCalendarDate(due.value) && { dueDate: due.value }),
    ...amountSaid(fields),
  }
}

/** Less than nothing is an amount only on a credit note; a currency that has several names is for a person to name. */
function amountSaid(fields: ReadFields): Filled {
  const amount = paperTotal(fields)
  if (amount === undefined || signOf(amount) !== (isCreditNote(fields) ? -1 : 1)) return {}
  const written = otherCurrency(fields)
  if (written === undefined) return { gross: amount }
  const currency = isOtherCurrency(written) ? written : ''
  return { original: originalAmount({ currency, amount }) }
}
