/** Records for the palette: receipts and books searched at once, from what this computer knows, and how each is opened. */
import type { FoundElsewhere, FoundReceipt } from '../../shared/accounts/found'
import type { AppApi } from '../../shared/ipc'
import { inboxLists, type InboxList, type ListedReceipt } from '../../shared/receipts/receipt'
import { dayWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import type { Entry } from '../base/actions'
import { rowKey, type BookListName, type BookRows } from '../base/book-lists'
import { focusMain, focusPlace } from '../base/focus'
import { moneyWords, poundsWords } from '../record/book-columns'
import { invoiceKinds } from '../record/book-words'
import type { Docket } from './docket.svelte'

/** Of each kind; the lists themselves show the rest. */
const mostOfKind = 5

interface Parts extends Pick<
  Docket,
  'accounts' | 'books' | 'inbox' | 'links' | 'route' | 'salesInvoices' | 'session'
> {
  api: Pick<AppApi, 'accounts' | 'books' | 'receipts'>
}

type Rows = { [N in BookListName]: (row: BookRows[N]) => { label: string; detail: string } }

const facts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
const day = (date: string | undefined) => (date ? dayWords(date) : undefined)

const words: Rows = {
  expenses: ({ supplierName, postingDate, gross, lines }) => ({
    label: supplierName || say('shell.found.expense'),
    detail: facts(poundsWords(gross), day(postingDate), lines[0]?.description),
  }),
  suppliers: ({ name, spend, expenses }) => ({
    label: name,
    detail:
      expenses > 0
        ? facts(poundsWords(spend), say('shell.found.expenses', { count: expenses }))
        : '',
  }),
  clients: ({ name, email }) => ({ label: name, detail: email ?? '' }),
  invoices: ({ kind, id, clientName, number, state, issuedDate, gross, currency }) => ({
    label: facts(clientName, number ?? (state === 'DRAFT' ? say('shell.found.draft') : `#${id}`)),
    detail: facts(invoiceKinds[kind].one, moneyWords(gross, currency || 'GBP'), day(issuedDate)),
  }),
  bankAccounts: ({ name, bankName, balance }) => ({
    label: name,
    detail: facts(bankName, poundsWords(balance)),
  }),
}

/** What fits `search` among receipts and records, a few of each kind; a list that does not answer is left out. */
export async function foundRecords(parts: Parts, search: string): Promise<Entry[]> {
  const { api, session } = parts
  const page = { search, offset: 0, limit: mostOfKind }
  const receipts = Promise.all(inboxLists.map((list) => receiptsIn(parts, list, search)))
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

/** What fits in the books that are not at hand: each says whose it is, and brings those books to hand. */
export async function foundElsewhere(parts: Parts, search: string): Promise<Entry[]> {
  const { accounts, api } = parts
  if (!accounts.areSeveral) return []
  const rows = await api.accounts.search({ search }).catch(() => [])
  const names = new Map(accounts.list.map(({ account }) => [account.id, account.name]))
  return rows.map(({ accountId, found }) => {
    const { label, detail } = wordsElsewhere(found)
    const kind = found.list === 'receipts' ? say('palette.receipt') : ''
    return {
      key: `record-elsewhere-${accountId}-${found.list}-${keyElsewhere(found)}`,
      group: say('palette.elsewhere'),
      label,
      detail: facts(names.get(accountId), kind, detail),
      run: () => openElsewhere(parts, accountId, found),
    }
  })
}

type Found = FoundElsewhere['found']

const keyElsewhere = ({ list, row }: Found): string =>
  list === 'invoices' ? rowKey(row) : String(row.id)

function wordsElsewhere(found: Found): { label: string; detail: string } {
  switch (found.list) {
    case 'receipts':
      return receiptWords(found.row, found.inbox)
    case 'expenses':
      return words.expenses(found.row)
    case 'suppliers':
      return { label: found.row.name, detail: say('palette.supplier') }
    case 'clients':
      return words.clients(found.row)
    case 'invoices':
      return words.invoices(found.row)
  }
}

async function openElsewhere(parts: Parts, accountId: string, found: Found): Promise<void> {
  const { accounts, books, links, route } = parts
  if (!(await accounts.show(accountId))) return
  switch (found.list) {
    case 'receipts':
      links.receipt(found.row.id, found.inbox)
      return focusPlace('list')
    case 'expenses':
      links.expense(found.row)
      break
    case 'suppliers':
      await links.supplier(found.row)
      break
    case 'clients':
      route.go('clients')
      books.take('clients', found.row)
      break
    case 'invoices':
      await links.invoice(found.row.kind, found.row.id)
  }
  return focusMain()
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
    ...receiptWords(row, list),
    run: () => {
      route.go('inbox')
      inbox.open(row.id, list)
      return focusPlace('list')
    },
  }))
}

const receiptWords = (row: FoundReceipt['row'], list: InboxList) => ({
  label: row.supplierName || row.fileName,
  detail: facts(poundsWords(row.gross), day(row.postingDate), say(`shell.found.place.${list}`)),
})
