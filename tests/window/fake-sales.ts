/** Sales invoices and what is owed, as the fake main answers for them. */
import type { ClientRecord, SalesInvoiceSummary } from '../../shared/books'
import { addDays, calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import { addAmounts } from '../../shared/money'
import { receivables, type Receivable } from '../../shared/receivables'
import type {
  Letter,
  LetterEnd,
  PendingSalesInvoice,
  SalesInvoiceCounts,
  SalesInvoiceEnd,
  SalesInvoiceView,
  TypedSalesInvoice,
} from '../../shared/sales-billing'
import {
  salesInvoiceStates,
  type SalesInvoice,
  type SalesInvoiceChanges,
  type SalesInvoiceDraft,
  type SalesInvoiceFilter,
  type SalesInvoiceMember,
} from '../../shared/sales-invoice'
import type { KnownBooks } from './known-books'

type Handlers = AppHandlers['salesInvoices']

/** How the next change ends; each is used up. */
export type FakeSalesEnd = 'refused' | 'not-sent' | 'unknown' | 'changed' | 'ask'

interface Parts {
  known: () => KnownBooks
  learn: (books: KnownBooks) => void
  changed: () => void
  isReachable: () => boolean
  /** Lets a document be shown, and answers with its id. */
  show: () => string
}

export function fakeSales({ known, learn, changed, isReachable, show }: Parts) {
  const whole = new Map<number, SalesInvoice>()
  const letters = new Map<number, Letter[]>()
  const ends: FakeSalesEnd[] = []
  let pending: PendingSalesInvoice[] = []
  let next = 4000
  let typed: TypedSalesInvoice | undefined
  const today = () => calendarDate(new Date())

  const reached = () => {
    if (!isReachable()) throw new AppError('offline', 'no network')
  }
  const all = () => known().salesInvoices.map((row) => whole.get(row.id) ?? invoiceOf(row))

  function find(id: number): SalesInvoice {
    const found = all().find((invoice) => invoice.id === id)
    if (!found) throw new AppError('sales-invoice-unknown', 'No such sales invoice')
    return found
  }

  function keep(invoice: SalesInvoice): void {
    whole.set(invoice.id, { ...invoice, members: membersOf(invoice) })
    const rows = known().salesInvoices.filter(({ id }) => id !== invoice.id)
    learn({ ...known(), salesInvoices: [...rows, summaryOf(invoice)] })
  }

  function view(id: number): SalesInvoiceView {
    const invoice = find(id)
    const email = known().clients.find((client) => client.id === invoice.client?.id)?.email
    return {
      invoice,
      seen: seenAs(invoice),
      recipients: email ? [email] : [],
      letters: letters.get(id) ?? [],
    }
  }

  function change(
    { id, seen }: { id: number; seen: string },
    make: (invoice: SalesInvoice) => void,
  ): SalesInvoiceEnd {
    reached()
    const end = ends.shift()
    if (end === 'changed') keep({ ...find(id), note: 'Changed elsewhere' })
    if (seen !== view(id).seen) return { kind: 'changed', view: view(id) }
    if (end === 'refused') return refused
    if (end === 'not-sent') return { kind: 'not-sent', code: 'offline' }
    if (end === 'unknown') return { kind: 'unknown', code: 'offline', said: [], view: view(id) }
    make(find(id))
    const isThere = known().salesInvoices.some((row) => row.id === id)
    return { kind: 'done', id, ...(isThere && { view: view(id) }) }
  }

  function send(id: number, kind: Letter['kind'], isAgain = false): LetterEnd {
    reached()
    const own = letters.get(id) ?? []
    const already = own.find(({ day }) => day === today())
    if (already && (kind === 'reminder' || !isAgain)) return { kind: 'already', letter: already }
    const end = ends.shift()
    if (end === 'refused') return refused
    if (end === 'not-sent') return { kind: 'not-sent', code: 'offline' }
    const state = end === 'unknown' ? 'unknown' : 'sent'
    const letter: Letter = { kind, state, day: today(), at: new Date().toISOString() }
    letters.set(id, [letter, ...own])
    changed()
    return state === 'sent'
      ? { kind: 'sent', letter }
      : { kind: 'unknown', code: 'offline', letter }
  }

  const fitting = (filter: SalesInvoiceFilter) => all().filter(fits(filter))

  const handlers: Handlers = {
    page: (filter) => {
      reached()
      const { firstResult = 0, resultsPerPage = Infinity } = filter
      const found = fitting(filter)
      const invoices = found.slice(firstResult, firstResult + resultsPerPage)
      return { count: found.length, firstResult, invoices, unreadable: 0 }
    },
    counts: (filter) => {
      reached()
      const of = (state: (typeof salesInvoiceStates)[number]) =>
        fitting({ ...filter, states: [state] }).length
      const counts = salesInvoiceStates.map((state) => [state, of(state)] as const)
      const ALL = fitting(filter).length
      return { ...Object.fromEntries(counts), ALL } as SalesInvoiceCounts
    },
    read: (id) => {
      reached()
      return view(id)
    },
    create: (draft) => {
      reached()
      const end = ends.shift()
      if (end === 'refused') return refused
      if (end === 'not-sent') return { kind: 'not-sent', code: 'offline' }
      if (end === 'unknown' || end === 'ask') {
        const state = end === 'ask' ? 'ask' : 'open'
        const candidates =
          end === 'ask'
            ? all()
                .slice(0, 2)
                .map(({ id }) => id)
            : []
        pending = [
          ...pending,
          { id: next++, draft, state, candidates, begunAt: new Date().toISOString() },
        ]
        changed()
        return end === 'ask'
          ? { kind: 'ask', candidates }
          : { kind: 'unknown', code: 'offline', said: [] }
      }
      const id = next++
      keep(madeFrom(draft, id, known().clients))
      return { kind: 'done', id, view: view(id) }
    },
    edit: ({ changes, ...what }) =>
      change(what, (invoice) => keep(edited(invoice, changes, known().clients))),
    delete: (what) =>
      change(what, ({ id }) => {
        learn({ ...known(), salesInvoices: known().salesInvoices.filter((row) => row.id !== id) })
      }),
    issue: (what) =>
      change(what, (invoice) => {
        const issuedDate = invoice.issuedDate ?? today()
        const dueDate = addDays(issuedDate, invoice.paymentTermsDays ?? 30)
        keep({ ...invoice, issuedDate, dueDate, state: 'DUE', number: `0042/${invoice.id}` })
      }),
    email: ({ id, isAgain }) => send(id, 'email', isAgain),
    remind: (id) => send(id, 'reminder'),
    document: (id) => {
      reached()
      find(id)
      const documentId = show()
      const address = `app://receipt/${documentId}`
      return { documentId, address, fileName: `Invoice ${id}.pdf`, size: 4000 }
    },
    saveDocument: () => true,
    typed: () => typed,
    keepTyped: (now) => {
      typed = now
    },
    pending: () => pending,
    acknowledge: (id) => {
      pending = pending.filter((each) => each.id !== id)
      changed()
    },
  }

  /** What is owed on invoices of both kinds. */
  const owed = () =>
    receivables(
      [
        ...known().invoices.flatMap(({ outstanding, ...row }): Receivable[] =>
          outstanding === undefined || row.dueDate === undefined
            ? []
            : [{ ...row, source: 'new', outstanding, isExact: true }],
        ),
        ...known().salesInvoices.flatMap(({ gross, invoiceNumber, ...row }): Receivable[] => {
          if (row.state !== 'DUE' && row.state !== 'OVERDUE') return []
          const day = letters.get(row.id)?.[0]?.day
          const { id, clientId, clientName, dueDate, issuedDate } = row
          return [
            {
              ...{
                source: 'sales',
                id,
                clientName,
                issuedDate,
                outstanding: gross,
                isExact: false,
              },
              ...(clientId !== undefined && { clientId }),
              ...(dueDate !== undefined && { dueDate }),
              ...(invoiceNumber !== undefined && { number: invoiceNumber }),
              ...(day !== undefined && { lastEmailed: day }),
            },
          ]
        }),
      ],
      today(),
    )

  return { handlers, owed, ends, letters }
}

const refused = {
  kind: 'refused',
  code: 'sales-invoice-refused',
  said: ['salesInvoiceDetails.clientReference is too long'],
} as { kind: 'refused'; code: 'sales-invoice-refused'; said: string[] }

/** A short word for what was shown. */
function seenAs({ members }: SalesInvoice): string {
  const sum = Array.from(JSON.stringify(members)).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291,
    7,
  )
  return String(sum)
}

/** Whether the list of the books shows a row under these filters. */
export function fitsSales(filter: { state?: string | undefined; clientId?: number | undefined }) {
  return (row: SalesInvoiceSummary): boolean =>
    (filter.state === undefined || row.state === filter.state) &&
    (filter.clientId === undefined || row.clientId === filter.clientId)
}

/** A year of them, in every state and of every age. */
export function manySales(clients: readonly ClientRecord[], count: number): SalesInvoiceSummary[] {
  const today = calendarDate(new Date())
  const states = ['DUE', 'OVERDUE', 'SETTLED', 'OVERDUE', 'SETTLED', 'DRAFT', 'WRITTEN_OFF']
  return Array.from({ length: count }, (_, n) => {
    const state = states[n % states.length] ?? 'DUE'
    const client = clients[(n * 5) % clients.length]
    const overdue = state === 'OVERDUE' ? (n * 17) % 120 : -((n * 7) % 25) - 1
    const dueDate = addDays(today, -overdue - (state === 'SETTLED' ? 60 : 0))
    const issuedDate = addDays(dueDate, -30)
    return {
      id: 700 + n,
      clientId: client?.id,
      clientName: client?.name ?? '',
      ...(state !== 'DRAFT' && { invoiceNumber: `0042/${String(n + 1).padStart(4, '0')}` }),
      clientReference: `AV/${900 + n}`,
      state,
      issuedDate,
      ...(state !== 'DRAFT' && { dueDate }),
      ...(state === 'SETTLED' && { settledDate: addDays(dueDate, -4) }),
      gross: ((24_000 + ((n * 7919) % 190_000)) / 100).toFixed(2),
      currency: 'GBP',
      descriptions: ['Joinery, second stage'],
    }
  })
}

function fits({
  states,
  clientId,
  clientRef,
  dueDate,
  dueDateFrom,
  dueDateTo,
}: SalesInvoiceFilter) {
  return ({ state, client, reference, dueDate: due = '' }: SalesInvoice): boolean =>
    (!states || states.some((wanted) => wanted === state)) &&
    (clientId === undefined || client?.id === clientId) &&
    (clientRef === undefined || reference === clientRef) &&
    (dueDate === undefined || due === dueDate) &&
    (dueDateFrom === undefined || due >= dueDateFrom) &&
    (dueDateTo === undefined || (due !== '' && due <= dueDateTo))
}

function invoiceOf(row: SalesInvoiceSummary): SalesInvoice {
  const net = (Number(row.gross) / 1.2).toFixed(2)
  const vat = (Number(row.gross) - Number(net)).toFixed(2)
  const invoice: SalesInvoice = {
    ...{ id: row.id, state: row.state, reference: row.clientReference, dueDate: row.dueDate },
    ...{ purchaseOrder: row.purchaseOrder, issuedDate: row.issuedDate, note: row.note },
    ...{ settledDate: row.settledDate, currency: row.currency, paymentTermsDays: 30 },
    ...{ number: row.invoiceNumber, net, vat, gross: row.gross },
    client: { id: row.clientId, name: row.clientName },
    lastModifiedAt: `${row.issuedDate}T09:15:00.000Z`,
    lines: row.descriptions.map((description) => ({
      ...{ description, quantity: '1', rate: net, net, vat, gross: row.gross },
      ...{ vatRate: '20', vatType: 'STANDARD' },
    })),
    payments:
      row.settledDate === undefined ? [] : [{ id: 1, date: row.settledDate, amount: row.gross }],
    members: [],
  }
  return { ...invoice, members: membersOf(invoice) }
}

function madeFrom(
  { clientId, lines, reference, ...draft }: SalesInvoiceDraft,
  id: number,
  clients: readonly ClientRecord[],
): SalesInvoice {
  return summed({
    ...draft,
    ...{ id, state: 'DRAFT', reference, lines, payments: [], members: [] },
    client: { id: clientId, name: clients.find((client) => client.id === clientId)?.name ?? '' },
  })
}

function edited(
  invoice: SalesInvoice,
  { set = {}, clear = [], lines = [], removeLines = [], addLines = [] }: SalesInvoiceChanges,
  clients: readonly ClientRecord[],
): SalesInvoice {
  const { clientId, ...fields } = set
  const kept = invoice.lines.map((line, at) => {
    const own = lines.find(({ index }) => index === at)
    const without = Object.fromEntries((own?.clear ?? []).map((name) => [name, undefined]))
    return { ...line, ...own?.set, ...without }
  })
  return summed({
    ...invoice,
    ...fields,
    ...Object.fromEntries(clear.map((name) => [name, undefined])),
    ...(clientId !== undefined && {
      client: { id: clientId, name: clients.find(({ id }) => id === clientId)?.name },
    }),
    lines: [...kept.filter((_, at) => !removeLines.includes(at)), ...addLines],
  })
}

function summed(invoice: SalesInvoice): SalesInvoice {
  const sum = (name: 'net' | 'vat' | 'gross') =>
    addAmounts(invoice.lines.map((line) => line[name] ?? '0'))
  return { ...invoice, net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}

function summaryOf(invoice: SalesInvoice): SalesInvoiceSummary {
  const { id, client, lines, state, reference, purchaseOrder, dueDate, settledDate } = invoice
  return {
    ...{ id, state, purchaseOrder, dueDate, settledDate, clientId: client?.id },
    ...{ clientName: client?.name ?? '', clientReference: reference },
    ...{ invoiceNumber: invoice.number, issuedDate: invoice.issuedDate ?? '' },
    ...{ gross: invoice.gross ?? '', currency: invoice.currency, note: invoice.note },
    descriptions: lines.flatMap(({ description }) => description || []),
  }
}

/** Also with names that nobody has heard of. */
function membersOf(invoice: SalesInvoice): SalesInvoiceMember[] {
  const text = (name: string, value: string | number | undefined): SalesInvoiceMember[] =>
    value === undefined ? [] : [{ name, text: String(value) }]
  return [
    { name: 'salesInvoiceId', text: String(invoice.id) },
    ...text('currency', invoice.currency),
    {
      name: 'salesInvoiceDetails',
      members: [
        {
          name: 'client',
          members: [...text('clientId', invoice.client?.id), ...text('name', invoice.client?.name)],
        },
        ...text('clientReference', invoice.reference),
        ...text('issuedDate', invoice.issuedDate),
        ...text('state', invoice.state),
        ...text('invoiceNumber', invoice.number),
        ...text('projectCode', 'KIRKSTALL-7'),
      ],
    },
    {
      name: 'salesInvoiceLineItems',
      members: invoice.lines.map((line) => ({
        name: 'salesInvoiceLineItem',
        members: [
          ...text('lineItemDescription', line.description),
          ...text('quantity', line.quantity),
          ...text('rate', line.rate),
          ...text('vatType', line.vatType),
        ],
      })),
    },
    ...text('note', invoice.note),
  ]
}
