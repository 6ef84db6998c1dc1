/** Names the suppliers of expenses that show them by their ids alone, as the specification has them. */
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { CachedBooks } from '../store/cache/cached-books'
import type { Fetched } from '../store/cache/cached-records'

/** Where the service gives no name, the one that is known here; an expense of a supplier that is not known stays as it is. */
export function withSupplierNames<E extends Fetched<ExpenseRecord>>(
  { lists }: Pick<CachedBooks, 'lists'>,
  accountId: string,
  entries: readonly E[],
): E[] {
  const names = new Map<number, string | undefined>()
  const nameOf = (id: number) => {
    if (!names.has(id)) names.set(id, lists.record(accountId, 'suppliers', id)?.name)
    return names.get(id)
  }
  return entries.map((entry) => {
    const { supplierId, supplierName } = entry.record
    const name = supplierName === '' && supplierId !== undefined ? nameOf(supplierId) : undefined
    return name === undefined
      ? entry
      : { ...entry, record: { ...entry.record, supplierName: name } }
  })
}
