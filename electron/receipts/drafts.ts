/** Drafts of receipts that stand in for others, with what of theirs goes along, and of those that are confirmed. */
import {
  emptyLine,
  leftToPay,
  paymentsOf,
  totals,
  type ExpenseDraft,
} from '../../shared/expenses/expense'
import { signOf } from '../../shared/money'
import type { Books } from '../books/books'

/** What the first says, and of the others what it does not. */
export function mergedDraft(drafts: readonly ExpenseDraft[]): ExpenseDraft {
  const named = drafts.find(({ supplierName }) => supplierName.trim() !== '')
  const documentNumber = drafts.find((draft) => draft.documentNumber)?.documentNumber
  const dueDate = drafts.find((draft) => draft.dueDate)?.dueDate
  const filled = drafts.find(({ lines }) =>
    lines.some((line) => Object.values(line).some((text) => text.trim() !== '')),
  )
  const original = filled?.original ?? drafts.find((draft) => draft.original)?.original
  const postingDate = drafts.find((draft) => draft.postingDate !== '')?.postingDate ?? ''
  const lines = filled?.lines ?? [emptyLine]
  const paid = drafts.find((draft) => draft.payment)
  const isPriced = lines.some(({ gross }) => gross.trim() !== '')
  const { reverses } = (isPriced ? filled : drafts.find((draft) => draft.reverses)) ?? {}
  return {
    supplierName: named?.supplierName ?? '',
    ...(named?.supplierId !== undefined && { supplierId: named.supplierId }),
    postingDate,
    ...(documentNumber && { documentNumber }),
    ...(dueDate && { dueDate }),
    lines,
    ...(paid && paidWithin({ postingDate, lines }, paid)),
    ...(original && { original }),
    ...(reverses && { reverses }),
  }
}

/** The payments of one draft in a whole: an amount or day left open is its own, and written out where the whole has another. */
function paidWithin(
  whole: Pick<ExpenseDraft, 'postingDate' | 'lines'>,
  own: ExpenseDraft,
): Pick<ExpenseDraft, 'payment' | 'furtherPayments'> {
  const total = totals(own).gross
  const day = own.postingDate === whole.postingDate ? '' : own.postingDate
  const isOther = signOf(total) !== 0 && total !== totals(whole).gross
  const [first, ...others] = paymentsOf(own).map((each) => ({ ...each, date: each.date || day }))
  if (!first) return {}
  const isOpen = isOther && first.amount.trim() === ''
  const payment = isOpen ? { ...first, amount: leftToPay([first, ...others], 0, total) } : first
  return { payment, ...(others.length > 0 && { furtherPayments: others }) }
}

/**
 * Of what was typed, what a paper says in any books. The supplier's id, types, VAT types, payments and what is given back
 * are of the books before, and may mean something else in others.
 */
export function draftForOtherBooks({
  supplierName,
  postingDate,
  documentNumber,
  dueDate,
  lines,
  original,
}: ExpenseDraft): ExpenseDraft {
  return {
    supplierName,
    postingDate,
    ...(documentNumber && { documentNumber }),
    ...(dueDate && { dueDate }),
    lines: lines.map(({ description, gross }) => ({ ...emptyLine, description, gross })),
    ...(original && { original }),
  }
}

/** A name typed in full is the supplier of that name, without having to be picked from the list. */
export function withKnownSupplier(
  draft: ExpenseDraft,
  books: Pick<Books, 'supplierNamed'>,
): ExpenseDraft {
  if (draft.supplierId !== undefined || !draft.supplierName.trim()) return draft
  const known = books.supplierNamed(draft.supplierName)
  return known ? { ...draft, supplierId: known.id, supplierName: known.name } : draft
}
