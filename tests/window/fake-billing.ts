/** Clients, invoices, payments and sales invoices as the fake main answers for them. */
import type { ClientRecord, InvoiceRecord } from '../../shared/books'
import { addDays, calendarDate } from '../../shared/calendar'
import { LiveValue } from '../../shared/channel'
import { checkClient, termsDaysIn } from '../../shared/client-draft'
import { AppError } from '../../shared/errors'
import type { Invoice } from '../../shared/invoice'
import {
  checkInvoicePayment,
  type InvoiceChangeEnd,
  type InvoiceView,
  type PendingChange,
} from '../../shared/invoice-change'
import {
  checkInvoice,
  invoiceTotals,
  lineTotals,
  type InvoiceSending,
  type StoredInvoiceDraft,
} from '../../shared/invoice-draft'
import type { AppHandlers } from '../../shared/ipc'
import { subtractAmounts } from '../../shared/money'
import { receivables } from '../../shared/receivables'
import type { ReferenceData } from '../../shared/reference-data'
import { foldName } from '../../shared/supplier'
import type { KnownBooks } from './known-books'

type Groups = Pick<AppHandlers, 'clients' | 'invoices' | 'payments'>

/** How the next thing that is sent ends; each is used up. */
export type FakeEnd = 'refused' | 'not-sent' | 'unknown' | 'changed' | 'differs' | 'twice' | 'slow'

/** What the fake service knows of invoices beyond the books it starts with. */
export interface FakeBilling {
  drafts?: StoredInvoiceDraft[]
  invoices?: Invoice[]
  pending?: PendingChange[]
  /** Used up one after the other. */
  ends?: FakeEnd[]
}

interface Parts {
  start: FakeBilling
  known: () => KnownBooks
  learn: (books: KnownBooks) => void
  choices: () => ReferenceData
  isReachable: () => boolean
}

const countries = [
  ...[
    ['FR', 'France'],
    ['DE', 'Germany'],
  ],
  ...[
    ['GB', 'United Kingdom'],
    ['IE', 'Ireland'],
    ['US', 'United States'],
  ],
].map(([code = '', name = '']) => ({ code, name }))

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export function fakeBilling({ start, known, learn, choices, isReachable }: Parts) {
  const drafts = new Map((start.drafts ?? []).map((draft) => [draft.id, draft]))
  const invoices = new Map((start.invoices ?? []).map((invoice) => [invoice.id, invoice]))
  const ends = [...(start.ends ?? [])]
  let pending = [...(start.pending ?? [])]
  const revision = new LiveValue(1)
  let next = 800_000

  const changed = () => revision.set(revision.get() + 1)
  const refused = { kind: 'refused', code: 'service-refused' } as const
  const assertReachable = () => {
    if (!isReachable()) throw new AppError('offline', 'no network')
  }
  const pause = async (end: FakeEnd | undefined) => {
    await new Promise((resolve) => setTimeout(resolve, end === 'slow' ? 30_000 : 60))
  }

  function draftOf(draftId: string): StoredInvoiceDraft {
    const draft = drafts.get(draftId)
    if (!draft) throw new AppError('not-found', 'No such draft')
    return draft
  }

  function put(draftId: string, more: Partial<StoredInvoiceDraft>): void {
    drafts.set(draftId, { ...draftOf(draftId), ...more, changedAt: new Date().toISOString() })
    changed()
  }

  function invoiceOf(invoiceId: number): Invoice {
    const invoice = invoices.get(invoiceId)
    if (invoice) return invoice
    const record = known().invoices.find((row) => row.id === invoiceId)
    if (!record) throw new AppError('not-found', 'No such invoice')
    return fromRecord(record)
  }

  /** What was seen names the state of the invoice, so that a test can change it meanwhile. */
  const seenAs = (invoice: Invoice) => `${invoice.payments?.length}.${invoice.attachments.length}`

  function viewOf(invoice: Invoice): InvoiceView {
    const seen = seenAs(invoice)
    const own = pending.filter(({ invoiceId }) => invoiceId === invoice.id)
    return { invoice, seen, isFresh: isReachable(), pending: own }
  }

  function learnInvoice(invoice: Invoice): void {
    invoices.set(invoice.id, invoice)
    const books = known()
    const others = books.invoices.filter((row) => row.id !== invoice.id)
    learn({ ...books, invoices: [recordOf(invoice), ...others] })
    changed()
  }

  async function change(
    wanted: { invoiceId: number; seen: string },
    make: (invoice: Invoice) => Invoice,
    kept: PendingChange['change'],
  ): Promise<InvoiceChangeEnd> {
    const end = ends.shift()
    await pause(end)
    assertReachable()
    const invoice = invoiceOf(wanted.invoiceId)
    if (end === 'changed') {
      learnInvoice({ ...invoice, ...paidMore(invoice, '40.00', next++) })
      return { kind: 'changed', view: viewOf(invoiceOf(invoice.id)) }
    }
    if (wanted.seen !== seenAs(invoice)) return { kind: 'changed', view: viewOf(invoice) }
    if (end === 'refused')
      return { kind: 'not-done', code: 'service-refused', said: ['The period is closed'] }
    const begun = { id: next++, invoiceId: invoice.id, begunAt: new Date().toISOString() }
    if (end === 'unknown') {
      pending = [...pending, { ...begun, change: kept, state: 'open' }]
      changed()
      return { kind: 'unknown', changeId: begun.id }
    }
    if (end === 'differs') {
      const missing = { payments: invoice.payments?.slice(0, 1) ?? [], fileNames: [] }
      const rest = { ...make(invoice), payments: make(invoice).payments?.slice(1) ?? [] }
      pending = [...pending, { ...begun, change: kept, state: 'differs', isApplied: true, missing }]
      learnInvoice(rest)
      return {
        ...{ kind: 'differs', changeId: begun.id, isApplied: true, missing },
        view: viewOf(rest),
      }
    }
    if (end === 'twice')
      return { kind: 'ask', changeId: begun.id, reason: 'twice', view: viewOf(invoice) }
    learnInvoice(make(invoice))
    return { kind: 'done', isCertain: true, view: viewOf(invoiceOf(invoice.id)) }
  }

  const handlers: Groups = {
    clients: {
      countries: () => countries,
      alike: (asked) => alike(known().clients, asked),
      create: async ({ draft, isMeant }) => {
        const { client, problems } = checkClient(draft, countries)
        if (!client) return { kind: 'incomplete', problems }
        const end = ends.shift()
        await pause(end)
        if (!isReachable() || end === 'not-sent') return { kind: 'not-sent', code: 'offline' }
        if (end === 'refused') return { ...refused, said: ['email is not an address'] }
        if (end === 'unknown') return { kind: 'unknown', waitMs: 600_000 }
        const found = alike(known().clients, client)
        const isSame = found.some(
          ({ name, email }) => name === client.name && email === client.email,
        )
        if (found.length > 0 && (isSame || !isMeant))
          return { kind: 'alike', clients: found, isSame }
        const { line1, line2, postCode, country } = client.billingAddress
        const made: ClientRecord = {
          ...{ id: next++, name: client.name, email: client.email },
          paymentTermsDays: client.paymentTermsDays,
          address: [line1, line2, postCode, country].filter(Boolean),
        }
        learn({ ...known(), clients: [...known().clients, made] })
        return { kind: 'created', client: made, isFound: false }
      },
    },
    invoices: {
      revision,
      drafts: () => [...drafts.values()].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)),
      draft: draftOf,
      begin: (draft) => {
        const draftId = id(next++)
        const changedAt = new Date().toISOString()
        drafts.set(draftId, { id: draftId, draft, state: 'typed', files: [], changedAt })
        changed()
        return draftId
      },
      edit: ({ id: draftId, draft }) => put(draftId, { draft }),
      discard: (draftId) => {
        drafts.delete(draftId)
        changed()
      },
      addFile: ({ id: draftId, file }) => {
        const { fileName, mediaType, size } =
          'bytes' in file
            ? { ...file, size: file.bytes.byteLength }
            : { fileName: 'receipt.jpg', mediaType: 'image/jpeg', size: 90_000 }
        const added = { id: id(next++), fileName, mediaType, size }
        put(draftId, { files: [...draftOf(draftId).files, added] })
        return added
      },
      removeFile: ({ id: draftId, fileId }) =>
        put(draftId, { files: draftOf(draftId).files.filter((file) => file.id !== fileId) }),
      send: async (draftId): Promise<InvoiceSending> => {
        const { draft, files } = draftOf(draftId)
        const { invoice, problems } = checkInvoice(draft, choices())
        if (!invoice) return { kind: 'incomplete', problems }
        const end = ends.shift()
        put(draftId, { state: 'sending' })
        await pause(end)
        const back = { state: 'typed' } as const
        if (!isReachable() || end === 'not-sent') {
          put(draftId, { ...back, problem: { code: 'offline', said: [] } })
          return { kind: 'not-sent', code: 'offline' }
        }
        if (end === 'refused') {
          const said = ['customer is archived']
          put(draftId, { ...back, problem: { code: 'service-refused', said } })
          return { ...refused, said }
        }
        if (end === 'unknown') {
          put(draftId, { state: 'unknown', problem: { code: 'outcome-unknown', said: [] } })
          return { kind: 'unknown', code: 'outcome-unknown', said: [] }
        }
        const invoiceId = 4200 + (next++ - 800_000)
        const { net, gross } = invoiceTotals(draft.lines)
        learnInvoice({
          ...{ id: invoiceId, clientId: invoice.clientId, clientName: draft.clientName },
          ...{ issuedDate: draft.issuedDate, state: 'DRAFT', net, gross: gross ?? net },
          paymentTermsDays: termsDaysIn(draft.paymentTermsDays) ?? 30,
          bankAccountId: invoice.bankAccountId,
          items: draft.lines.map(({ vatType, ...line }) => ({
            ...line,
            ...{ vatRate: vatType, amount: lineTotals({ ...line, vatType })?.net ?? '' },
          })),
          attachments: files.map(({ fileName }, at) => ({ id: at, fileName })),
        })
        put(draftId, { state: 'sent', invoiceId })
        return { kind: 'sent', invoiceId }
      },
      settle: ({ id: draftId, answer }) => {
        if (answer.kind === 'not-there') {
          if (ends.shift() === 'unknown')
            throw new AppError('outcome-unknown', '', { detail: { waitMs: 42_000 } })
          put(draftId, { state: 'typed' })
          return { kind: 'typed' }
        }
        const invoice = invoiceOf(Number(/\d+/.exec(answer.reference)?.[0] ?? '0'))
        return { kind: 'differs', differences: ['client', 'lines'], invoice }
      },
      open: (reference) => {
        assertReachable()
        const number = /\d+/.exec(reference)?.[0]
        if (!number) throw new AppError('invalid-input', 'No number')
        const invoice = invoiceOf(Number(number))
        learnInvoice(invoice)
        return viewOf(invoice)
      },
      read: (invoiceId) => viewOf(invoiceOf(invoiceId)),
      attach: ({ file, ...wanted }) => {
        const fileName = 'fileName' in file ? file.fileName : 'receipt.jpg'
        return change(
          wanted,
          (invoice) => ({
            ...invoice,
            attachments: [...invoice.attachments, { id: invoice.attachments.length, fileName }],
          }),
          { kind: 'attach', fileName },
        )
      },
      detach: ({ attachmentId, ...wanted }) =>
        change(
          wanted,
          (invoice) => ({
            ...invoice,
            attachments: invoice.attachments.filter((file) => file.id !== attachmentId),
          }),
          { kind: 'detach', attachmentId, fileName: '' },
        ),
      receivables: () =>
        receivables(
          known().invoices.flatMap(({ outstanding, ...row }) =>
            outstanding === undefined
              ? []
              : [{ ...row, source: 'new' as const, outstanding, isExact: true }],
          ),
          calendarDate(new Date()),
        ),
    },
    payments: {
      record: async ({ payment: draft, isAboveMeant, ...wanted }) => {
        const { outstanding, payments } = invoiceOf(wanted.invoiceId)
        if (!payments) throw new AppError('wrong-state', 'Not issued')
        const around = { choices: choices(), outstanding, isAboveMeant }
        const { payment, problems } = checkInvoicePayment(draft, around)
        if (!payment) return { kind: 'incomplete', problems }
        const add = (invoice: Invoice) => ({
          ...invoice,
          payments: [...(invoice.payments ?? []), { ...payment, id: next++, isReconciled: false }],
          outstanding: subtractAmounts(invoice.outstanding ?? '0.00', payment.amount),
        })
        return change(wanted, add, { kind: 'record-payment', payment })
      },
      remove: ({ paymentId, ...wanted }) =>
        change(
          wanted,
          (invoice) => ({
            ...invoice,
            payments: (invoice.payments ?? []).filter((payment) => payment.id !== paymentId),
          }),
          { kind: 'remove-payment', paymentId },
        ),
      pending: () => pending,
      check: () => {
        pending = pending.map((change) =>
          change.state === 'open' ? { ...change, state: 'not-done' } : change,
        )
        changed()
      },
      acknowledge: (changeId) => {
        pending = pending.filter((change) => change.id !== changeId)
        changed()
      },
      savedCopy: () => '{\n  "id": 611,\n  "payments": [{ "id": 5, "amount": "1000.00" }]\n}',
    },
  }
  return { handlers, drafts, invoices, ends, changed }
}

function alike(clients: readonly ClientRecord[], asked: { name: string; email: string }) {
  return clients.filter(
    ({ name, email = '' }) =>
      foldName(name) === foldName(asked.name) ||
      (email !== '' && email.toLowerCase() === asked.email.trim().toLowerCase()),
  )
}

function paidMore(invoice: Invoice, amount: string, paymentId: number): Partial<Invoice> {
  const theirs = { id: paymentId, date: '2026-11-20', amount, method: 'EFT', isReconciled: false }
  return {
    payments: [...(invoice.payments ?? []), theirs],
    outstanding: subtractAmounts(invoice.outstanding ?? '0.00', amount),
  }
}

function recordOf(invoice: Invoice): InvoiceRecord {
  const { id: invoiceId, clientId, dueDate, outstanding, state, note } = invoice
  return {
    ...{ id: invoiceId, clientName: invoice.clientName ?? '' },
    ...{ issuedDate: invoice.issuedDate ?? '', gross: invoice.gross ?? '' },
    ...(clientId !== undefined && { clientId }),
    ...(dueDate !== undefined && { dueDate }),
    ...(outstanding !== undefined && { outstanding }),
    ...(state !== undefined && { state }),
    ...(note !== undefined && { note }),
    descriptions: invoice.items.flatMap(({ description }) => description ?? []),
    attachmentNames: invoice.attachments.flatMap(({ fileName }) => fileName ?? []),
  }
}

/** An invoice of two lines, of which a part was paid. */
function fromRecord({ descriptions, attachmentNames, ...row }: InvoiceRecord): Invoice {
  const paid = subtractAmounts(row.gross, row.outstanding ?? row.gross)
  const net = (Number(row.gross) / 1.2).toFixed(2)
  return {
    ...row,
    ...{ net, bankAccountId: 71, bankAccountName: 'Business account' },
    paymentTermsDays: 30,
    items: descriptions.map((description, at) => ({
      ...{ id: at + 1, description, quantity: at === 0 ? '8' : '1', vatRate: 'Standard' },
      price: at === 0 ? '125.00' : (Number(net) - 1000).toFixed(2),
      amount: at === 0 ? '1000.00' : (Number(net) - 1000).toFixed(2),
    })),
    ...(row.state !== 'DRAFT' && {
      payments:
        paid === '0.00'
          ? []
          : [
              {
                ...{ id: 5, date: addDays(row.issuedDate, 9), amount: paid, method: 'EFT' },
                ...{ bankAccountId: 71, bankAccountName: 'Business account', isReconciled: false },
              },
            ],
    }),
    attachments: attachmentNames.map((fileName, at) => ({ id: at, fileName })),
  }
}
