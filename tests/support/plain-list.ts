/** A list of expenses without a database, to hold the real one against. */
import type { PageFilter } from '../../electron/store/cache/cached-lists'
import { foldName } from '../../shared/books/supplier'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'

/** What a list should show, worked out the long way. */
export function plainly(expenses: readonly ExpenseRecord[], filter: PageFilter) {
  const key = (record: ExpenseRecord): string | number =>
    ({
      date: record.postingDate,
      amount: Math.round(Number(record.gross) * 100),
      name: foldName(record.supplierName),
      id: record.id,
    })[filter.sort.by]
  const order = (a: ExpenseRecord, b: ExpenseRecord) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id
  const words = (record: ExpenseRecord) =>
    foldName(JSON.stringify(Object.values(record))).split(' ')
  const fitting = expenses.filter(
    (record) =>
      (filter.from === undefined || record.postingDate >= filter.from) &&
      (filter.partyId === undefined || record.supplierId === filter.partyId) &&
      (filter.hasReceipt === undefined || record.attachments!.length > 0 === filter.hasReceipt) &&
      (filter.method === undefined ||
        record.payments.some(({ method }) => method === filter.method)) &&
      foldName(filter.search ?? '')
        .split(' ')
        .every((typed) => words(record).some((word) => word.startsWith(typed))),
  )
  const sorted = fitting.toSorted(order)
  if (filter.sort.isDescending) sorted.reverse()
  return {
    fitting,
    total: fitting.length,
    ids: sorted.slice(filter.offset, filter.offset + filter.limit).map(({ id }) => id),
  }
}
