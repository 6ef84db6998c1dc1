/** Records for the palette: receipts and books searched at once, from what this computer knows, and how each is opened. */
import type { AppApi } from '../../shared/ipc'
import { InboxList, type ListedReceipt } from '../../shared/receipts/receipt'
import type { Entry } from '../base/actions'
import { rowKey, type BookListName, type BookRows } from '../base/book-lists'
import { focusMain, focusPlace } from '../base/focus'
import { invoiceKinds } from '../record/book-words'
import type { Docket } from './docket.svelte'
import { dayWords, moneyWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

/** Of each kind; the lists themselves show the rest. */
const mostOfKind = 5

interface Parts extends Pick<Docket, 'books' | 'inbox' | 'route' | 'salesInvoices' | 'session'> {
  api: Pick<AppApi, 'books' | 'receipts'>
}

type Rows = { [N in BookListName]: (row: BookRows[N]) => { label: string; detail: string } }

const facts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
const day = (date: string | undefined) => (date ? dayWords(date) : undefined)

const words: Rows = {
  expenses: ({ supplierName, postingDate, gross, lines }) => ({
    label: supplierName || say('shell.found.expense'),
    detail: facts(moneyWords(gross), day(postingDate), lines[0]?.description),
  }),
  suppliers: ({ name, spend, expenses }) => ({
    label: name,
    detail:
      expenses > 0
        ? facts(moneyWords(spend), say('shell.found.expenses', { count: expenses }))
        : '',
  }),
  clients: ({ name, email }) => ({ label: name, detail: email ?? '' }),
  invoices: ({ kind, id, clientName, number, state, issuedDate, gross, currency }) => ({
    label: facts(clientName, number ?? (state === 'DRAFT' ? say('shell.found.draft') : `#${id}`)),
    detail: facts(invoiceKinds[kind].one, moneyWords(gross, currency || 'GBP'), day(issuedDate)),
  }),
  bankAccounts: ({ name, bankName, balance }) => ({
    label: name,
    detail: facts(bankName, balance && moneyWords(balance)),
  }),
}

/** What fits `search` among receipts and records, a few of each kind; a list that does not answer is left out. */
export async function foundRecords(parts: Parts, search: string): Promise<Entry[]> {
  const { api, session } = parts
  const page = { search, offset: 0, limit: mostOfKind }
  const receipts = Promise.all(InboxList.options.map((list) => receiptsIn(parts, list, search)))
  const { books } = api
  const asked = session.account
    ? [
        entries(parts, 'expenses', books.expenses(page)),
        entries(parts, 'suppliers', books.suppliers(page)),
        entries(parts, 'clients', books.clients(page)),
        entries(parts, 'invoices', books.invoices(page)),
        entries(parts, 'bankAccounts', books.bankAccounts(page)),
      ]
    : []
  const [found, ...others] = await Promise.all([receipts, ...asked])
  return [...found.flat().slice(0, mostOfKind), ...others.flat()]
}

async function entries<N extends BookListName>(
  { books, route, salesInvoices }: Parts,
  name: N,
  answer: Promise<{ rows: readonly BookRows[N][] }>,
): Promise<Entry[]> {
  const { rows } = await answer.catch(() => ({ rows: [] }))
  return rows.map((row) => ({
    key: `record-${name}-${rowKey(row)}`,
    group: say(`shell.found.group.${name}`),
    ...words[name](row),
    run: () => {
      if (name === 'invoices') salesInvoices.showOwed(false)
      route.go(name)
      books.take(name, row)
      return focusMain()
    },
  }))
}

async function receiptsIn(
  { api, inbox, route }: Parts,
  list: InboxList,
  search: string,
): Promise<Entry[]> {
  const page = { list, search, offset: 0, limit: mostOfKind }
  const { rows } = await api.receipts.page(page).catch(() => ({ rows: [] as ListedReceipt[] }))
  return rows.map((row) => ({
    key: `record-receipt-${row.id}`,
    group: say('shell.found.group.receipts'),
    label: row.supplierName || row.fileName,
    detail: facts(
      row.gross && moneyWords(row.gross),
      day(row.postingDate),
      say(`shell.found.place.${list}`),
    ),
    run: () => {
      route.go('inbox')
      inbox.open(row.id, list)
      return focusPlace('list')
    },
  }))
}
