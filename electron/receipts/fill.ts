/** What of a draft is filled in from what its receipt says. */
import { writtenName } from '../../shared/books/supplier-name'
import { isCalendarDate } from '../../shared/calendar'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { isPositive, parseAmount } from '../../shared/money'
import type { ReadFields, Reading } from '../../shared/receipts/reading'
import { fillFields, type Filled, type FillField } from '../../shared/receipts/receipt-reading'

/** The books are kept in pounds: an amount of another currency is for a person to convert. */
const ownCurrency = 'GBP'
const longest = 500

/**
 * Fills what is empty and nobody has emptied (`touched`); nothing else changes. `filled` names what was filled, and with
 * what. An amount goes in only where no line has any.
 */
export function fillDraft(
  draft: ExpenseDraft,
  { fields }: Pick<Reading, 'fields'>,
  touched: readonly FillField[] = [],
): { draft: ExpenseDraft; filled: Filled } {
  const said = saidBy(fields)
  const wanted = fillFields.filter(
    (field) => said[field] !== undefined && isEmpty(draft, field) && !touched.includes(field),
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
    ([field]) => isEmpty(typed, field as FillField) && !touched.includes(field as FillField),
  )
  return withValues(typed, Object.fromEntries(kept))
}

/** Fields that had something before and have nothing after. */
export function emptiedBetween(before: ExpenseDraft, after: ExpenseDraft): FillField[] {
  return fillFields.filter((field) => !isEmpty(before, field) && isEmpty(after, field))
}

function isEmpty(draft: ExpenseDraft, field: FillField): boolean {
  if (field === 'gross') return draft.lines.every((line) => line.gross.trim() === '')
  if (field === 'supplierName' && draft.supplierId !== undefined) return false
  return (draft[field] ?? '').trim() === ''
}

function withValues(draft: ExpenseDraft, { gross, ...values }: Filled): ExpenseDraft {
  const [first, ...others] = draft.lines
  const lines = gross !== undefined && first ? [{ ...first, gross }, ...others] : draft.lines
  return { ...draft, ...values, lines }
}

function saidBy({ supplier, date, total, currency, documentNumber }: ReadFields): Filled {
  const name = supplier && writtenName(supplier.value).slice(0, longest)
  const amount = total && parseAmount(total.value)
  const isOwn = currency === undefined || currency.value === ownCurrency
  return {
    ...(name && { supplierName: name }),
    ...(date && isCalendarDate(date.value) && { postingDate: date.value }),
    ...(documentNumber && { documentNumber: documentNumber.value.trim().slice(0, longest) }),
    ...(amount !== undefined && isPositive(amount) && isOwn && { gross: amount }),
  }
}
