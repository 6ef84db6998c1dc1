/** How a list of sales invoices that only the service can narrow is searched and put in order. Pure. */
import type { SalesInvoiceSummary } from '../books/books'
import type { Order } from '../books/list'
import { foldName } from '../books/supplier'

/** The service gives its own order, so that as many are put in order here; more come as it lists them. */
export const mostSorted = 1000

/** Those in which every word of a search begins some word, in the order asked for. */
export function listedSales(
  rows: readonly SalesInvoiceSummary[],
  { search, sort }: { search: string; sort: Order },
): SalesInvoiceSummary[] {
  const found = search === '' ? rows : rows.filter((row) => hasWords(row, search))
  return rows.length > mostSorted && search === '' ? [...found] : sorted(found, sort)
}

function sorted(rows: readonly SalesInvoiceSummary[], { by, isDescending }: Order) {
  const way = isDescending ? -1 : 1
  const compare = (a: SalesInvoiceSummary, b: SalesInvoiceSummary) => {
    if (by === 'amount') return Number(a.gross) - Number(b.gross)
    const [one, other] = by === 'name' ? [a.clientName, b.clientName] : [a.issuedDate, b.issuedDate]
    return one.localeCompare(other)
  }
  return rows.toSorted((a, b) => way * (compare(a, b) || a.id - b.id))
}

/** What was paid is not shown in the list, and not searched. */
function hasWords({ paid: _, ...row }: SalesInvoiceSummary, search: string): boolean {
  const own = foldName(Object.values(row).flat().join(' ')).split(' ')
  return foldName(search)
    .split(' ')
    .every((word) => own.some((candidate) => candidate.startsWith(word)))
}
