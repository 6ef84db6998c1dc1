/** Sales invoices as only the service can narrow them: read page by page, to be taken out as the window lists them. */
import type { SalesInvoiceSummary } from '../../shared/books/books'
import { AppError } from '../../shared/errors'
import type { ExportQuestion } from '../../shared/books/export'
import { listedSales } from '../../shared/sales-invoices/sales-list'
import type { SalesLedger } from '../changes/ledger'
import { summaryOf } from '../api/sales-invoices/summary'

type Narrowing = NonNullable<
  Extract<ExportQuestion, { list: 'salesInvoices' }>['filter']['narrowing']
>
type Ask = Pick<SalesLedger, 'list'>

const pageSize = 100
const mostReadings = 3

/**
 * @param report told after each page how many of how many were read; what it throws ends the reading
 * @throws AppError what keeps the service from being asked; `wrong-state` when the list changes whenever it is read
 */
export async function narrowedSales(
  ledger: Ask,
  filter: Extract<ExportQuestion, { list: 'salesInvoices' }>['filter'] & { narrowing: Narrowing },
  report: (done: number, total: number) => void,
): Promise<SalesInvoiceSummary[]> {
  for (let readings = 0; readings < mostReadings; readings += 1) {
    const rows = await wholeList(ledger, filter.narrowing, report)
    if (rows) return listedSales(rows, filter)
  }
  throw new AppError('wrong-state', 'The list changes whenever it is read')
}

/** Undefined where the service did not count as many each time, or other than came: it changed in between. */
async function wholeList(
  ledger: Ask,
  narrowing: Narrowing,
  report: (done: number, total: number) => void,
): Promise<SalesInvoiceSummary[] | undefined> {
  const found = new Map<number, SalesInvoiceSummary>()
  const counts = new Set<number>()
  for (let read = 0, unreadable = 0; ;) {
    const page = await ledger.list({ ...narrowing, firstResult: read, resultsPerPage: pageSize })
    for (const invoice of page.invoices) found.set(invoice.id, summaryOf(invoice))
    unreadable += page.unreadable
    counts.add(page.count)
    const came = page.invoices.length + page.unreadable
    read += came
    report(Math.min(read, page.count), page.count)
    if (came > 0 && read < page.count) continue
    const isSteady = counts.size === 1 && found.size + unreadable === page.count
    return isSteady ? [...found.values()] : undefined
  }
}
