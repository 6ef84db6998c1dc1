/** Every operation of billing on both interfaces, each as the window asks for it and as the books then show it. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { DraftPayment } from '../../shared/expenses/expense'
import type { ChangeEnd } from '../../shared/books/change-end'
import type { Collection } from '../../shared/books/books'
import type { SalesInvoiceState } from '../../shared/sales-invoices/sales-invoice'
import type {
  EmailEnd,
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../shared/sales-invoices/sales-billing'
import { draftOfInvoice } from '../../shared/invoices/invoice-edit'
import { clientDraft, invoiceDraft, salesDraft } from './billing'
import type { Struck } from './billing-conditions'
import type { Desk } from './desks'
import { pngBytes, sha256 } from './files'

/** How asking ended, in what matters here. */
type Ended =
  /** Done, as far as the app says. */
  | { kind: 'done' }
  /** Certainly not done. */
  | { kind: 'not-done'; code: ErrorCode }
  /** Nobody knows; the person is told so. */
  | { kind: 'unknown'; code?: ErrorCode }
  /** Nothing was sent, since an earlier one may have been, or still come. */
  | { kind: 'held' }
  /** A person has to look. */
  | { kind: 'ask' }

/**
 * What an operation may do after a doubt: a `read` is asked again; `proved` is looked for by reading and held back until
 * it cannot come any more; `told` is held back until a person tells; an `email` goes again only when a person wants
 * another one.
 */
type Kind = 'read' | 'proved' | 'told' | 'email'

export interface Attempt {
  ask: () => Promise<Ended>
  /** How often it is done, as the service itself has it. Not known of letters, which leave no trace. */
  done?: () => number
  /** Looks how a doubt ended, as the app does by itself; a person then takes note. */
  settle?: () => Promise<void>
  /** For `told`: the person has found it, or found that it is not there. */
  tell?: (isThere: boolean) => Promise<Ended>
  /** For `email`: the person wants another one. */
  askAgain?: () => Promise<Ended>
  /** What the app still has open about it. */
  open: () => Promise<number>
  /** All that must stay as it is, whatever becomes of the attempt. */
  rest: () => unknown
}

export interface Operation extends Struck {
  name: string
  kind: Kind
  /** How many requests of its kind one reading of it takes. */
  readers?: number
  /** The reading before what it sends, and the one after an answer that was lost. */
  before?: Struck
  after?: Struck
  /** How many readings like the one after come before what it sends; one when absent. */
  readsBefore?: number
  begin: (desk: Desk) => Promise<Attempt>
}

type AnyEnd = ChangeEnd<unknown, unknown>

let count = 0
/** Different at each call. */
const fresh = (): number => (count += 1)

const nothingOpen = () => Promise.resolve(0)

// Asking

async function ended(asking: Promise<Ended>): Promise<Ended> {
  try {
    return await asking
  } catch (thrown) {
    const { code } = AppError.from(thrown)
    const isHeld = code === 'outcome-unknown' || code === 'wrong-state'
    return isHeld ? { kind: 'held' } : { kind: 'not-done', code }
  }
}

/** `ask` of an e-mail says no more than that nobody knows whether it went. */
async function endOf(asking: Promise<AnyEnd>, isEmail = false): Promise<Ended> {
  const end = await asking
  switch (end.kind) {
    case 'not-done':
      return { kind: 'not-done', code: end.code }
    case 'changed':
    case 'held':
      return { kind: 'held' }
    case 'unknown':
      return { kind: 'unknown', code: end.code }
    case 'ask':
      return isEmail && end.code ? { kind: 'unknown', code: end.code } : { kind: 'ask' }
    case 'done':
      return { kind: 'done' }
    case 'differs':
      throw new Error(JSON.stringify(end))
  }
}

// Reading

type Read = Pick<Operation, 'name' | 'of' | 'path' | 'missing' | 'readers'>

function read(parts: Read, ask: (desk: Desk) => Promise<unknown>): Operation {
  return {
    ...parts,
    method: 'GET',
    kind: 'read',
    isRead: true,
    begin: async (desk) => ({
      ask: () => ended(ask(desk).then(() => ({ kind: 'done' }))),
      open: nothingOpen,
      rest: () => booksOf(desk),
    }),
  }
}

/** A part of the books that is read in the background, and says itself how that went. */
function readPart(parts: Read, collection: Collection): Operation {
  return read(parts, async ({ rig }) => {
    const { books } = rig.core.accounts.need()
    await books.refresh().catch(() => undefined)
    const { problem } = books.status.get()[collection]
    if (problem) throw new AppError(problem, `Reading ${collection}`)
  })
}

function booksOf({ rig: { service } }: Desk) {
  return [service.clients(), service.invoices(), service.salesInvoices()]
}

const aim = (method: string, path: string, of: 'A' | 'B', missing: ErrorCode): Struck => ({
  method,
  path,
  of,
  missing,
  isRead: method === 'GET',
})

// Interface A

const clientList = aim('GET', '^/v1/clients/list$', 'A', 'address-unknown')
const oneInvoice = aim('GET', '^/v1/invoices/\\d+$', 'A', 'not-found')

const createClient: Operation = {
  ...aim('POST', '^/v1/clients$', 'A', 'address-unknown'),
  name: 'create a client',
  kind: 'proved',
  before: clientList,
  after: clientList,
  begin: async (desk) => {
    const { api, rig } = desk
    const name = `Quarry Lane ${fresh()}`
    const draft = clientDraft({ name, email: `pay${fresh()}@quarrylane.example` })
    const others = () => rig.service.clients().filter((client) => client.name !== name)
    return {
      ask: () => ended(endOf(api.clients.create({ draft }))),
      done: () => rig.service.clients().filter((client) => client.name === name).length,
      open: nothingOpen,
      rest: others,
    }
  },
}

const createInvoice: Operation = {
  ...aim('POST', '^/v1/invoices$', 'A', 'address-unknown'),
  name: 'create an invoice',
  kind: 'told',
  hasFile: true,
  before: clientList,
  begin: async ({ api, rig }) => {
    const bytes = pngBytes()
    const id = await api.invoices.begin(invoiceDraft(rig))
    const file = { fileName: 'plan.png', mediaType: 'image/png', bytes: new Uint8Array(bytes) }
    await api.invoices.addFile({ id, file })
    const { draft } = await api.invoices.draft(id)
    const ours = () => rig.service.invoices().filter(({ attachments: [first] }) => isOurs(first))
    const isOurs = (first?: { sha256: string }) => first?.sha256 === sha256(bytes)
    return {
      ask: () => ended(endOf(api.invoices.send(id))),
      tell: (isThere) => {
        const reference = String(ours()[0]?.id)
        const answer = isThere ? ({ kind: 'there', reference } as const) : notThere
        return ended(
          api.invoices.settle({ id, answer }).then(({ kind }) => {
            if (kind === 'differs') throw new Error('It is not taken for the one that was sent')
            return kind === 'sent' ? { kind: 'done' } : { kind: 'not-done', code: 'not-found' }
          }),
        )
      },
      done: () => ours().length,
      open: async () => Number((await api.invoices.draft(id)).state === 'unknown'),
      // What was typed is never lost.
      rest: async () => [
        (await api.invoices.draft(id)).draft.lines.length === draft.lines.length,
        rig.service.invoices().filter(({ attachments: [first] }) => !isOurs(first)),
      ],
    }
  },
}

const notThere = { kind: 'not-there' } as const

/** A whole invoice that is sent back with one thing changed; all else on it must stay. */
function whole(
  name: string,
  begin: (desk: Desk) => Promise<Omit<Attempt, 'open' | 'settle'>>,
  more: Partial<Operation> = {},
): Operation {
  return {
    ...aim('PUT', '^/v1/invoices/\\d+$', 'A', 'not-found'),
    name,
    kind: 'proved',
    before: oneInvoice,
    after: oneInvoice,
    ...more,
    begin: async (desk) => ({
      ...(await begin(desk)),
      settle: async () => {
        await desk.api.payments.check()
        for (const { id } of await desk.api.payments.pending())
          await desk.api.payments.acknowledge(id)
      },
      open: async () => (await desk.api.payments.pending()).length,
    }),
  }
}

const booked = ({ rig, invoiceId }: Desk) => {
  const found = rig.service.invoices().find(({ id }) => id === invoiceId)
  if (!found) throw new Error('The invoice is gone')
  return found
}

const seenOf = async ({ api, invoiceId }: Desk) => (await api.invoices.read(invoiceId)).seen

function paymentOf({ rig }: Desk, pence: number): DraftPayment {
  const [account] = rig.core.accounts.choices.get().bankAccounts
  return {
    method: 'EFT',
    date: '2026-06-20',
    amount: (pence / 100).toFixed(2),
    ...(account && { bankAccountId: account.id }),
  }
}

const paid = (desk: Desk, pence: number) =>
  booked(desk).payments.filter((payment) => payment.pence === pence)

/** The invoice without what an attempt is about. */
function restOf(desk: Desk, pence: number, hash = '') {
  const { payments, attachments, ...invoice } = booked(desk)
  return {
    ...invoice,
    payments: payments.filter((payment) => payment.pence !== pence),
    attachments: attachments.filter((file) => file.sha256 !== hash),
  }
}

async function recorded(desk: Desk, pence: number): Promise<void> {
  const { api, invoiceId } = desk
  const what = { invoiceId, seen: await seenOf(desk), payment: paymentOf(desk, pence) }
  const end = await api.payments.record(what)
  if (end.kind !== 'done') throw new Error(JSON.stringify(end))
}

const recordPayment = whole('record a payment', async (desk) => {
  const pence = 1000 + fresh()
  const { api, invoiceId } = desk
  const what = { invoiceId, seen: await seenOf(desk), payment: paymentOf(desk, pence) }
  return {
    ask: () => ended(endOf(api.payments.record(what))),
    done: () => paid(desk, pence).length,
    rest: () => restOf(desk, pence),
  }
})

const removePayment = whole('remove a payment', async (desk) => {
  const pence = 1000 + fresh()
  await recorded(desk, pence)
  const paymentId = paid(desk, pence)[0]?.id ?? 0
  const seen = await seenOf(desk)
  return {
    ask: () =>
      ended(endOf(desk.api.payments.remove({ invoiceId: desk.invoiceId, seen, paymentId }))),
    done: () => 1 - paid(desk, pence).length,
    rest: () => restOf(desk, pence),
  }
})

const fileOf = (bytes: Buffer) => ({
  fileName: `remittance-${sha256(bytes).slice(0, 8)}.png`,
  mediaType: 'image/png',
  bytes: new Uint8Array(bytes),
})

const holding = (desk: Desk, bytes: Buffer) =>
  booked(desk).attachments.filter((file) => file.sha256 === sha256(bytes)).length

const attach = whole(
  'attach a file',
  async (desk) => {
    const bytes = pngBytes()
    const seen = await seenOf(desk)
    const what = { invoiceId: desk.invoiceId, seen, file: fileOf(bytes) }
    return {
      ask: () => ended(endOf(desk.api.invoices.attach(what))),
      done: () => holding(desk, bytes),
      rest: () => restOf(desk, 0, sha256(bytes)),
    }
  },
  { hasFile: true },
)

const detach = whole('take a file off', async (desk) => {
  const { api, invoiceId } = desk
  const bytes = pngBytes()
  await api.invoices.attach({ invoiceId, seen: await seenOf(desk), file: fileOf(bytes) })
  const { invoice, seen } = await api.invoices.read(invoiceId)
  const attachmentId = invoice.attachments.at(-1)?.id ?? -1
  return {
    ask: () => ended(endOf(api.invoices.detach({ invoiceId, seen, attachmentId }))),
    done: () => 1 - holding(desk, bytes),
    rest: () => restOf(desk, 0, sha256(bytes)),
  }
})

/** Of a draft that is made for each attempt. */
const changeDraft = whole('change a draft invoice', async ({ api, rig }) => {
  const end = await api.invoices.send(await api.invoices.begin(invoiceDraft(rig)))
  const draftId = end.kind === 'done' ? (end.outcome?.invoiceId ?? 0) : 0
  const { invoice, seen } = await api.invoices.read(draftId)
  const before = draftOfInvoice(invoice)
  const description = `Design ${fresh()}`
  const lines = before.lines.map((line, at) => (at === 0 ? { ...line, description } : line))
  const ours = () => rig.service.invoices().find(({ id }) => id === draftId)
  return {
    ask: () =>
      ended(endOf(api.invoices.change({ invoiceId: draftId, seen, draft: { ...before, lines } }))),
    done: () => Number(ours()?.items[0]?.description === description),
    rest: () => [
      rig.service.invoices().filter(({ id }) => id !== draftId),
      { ...ours(), items: ours()?.items.slice(1) },
    ],
  }
})

// Interface B

const mount = '^/rest/v2/sales_invoices'
const salesList = aim('GET', `${mount}$`, 'B', 'address-unknown')
const salesOne = aim('GET', `${mount}/\\d+$`, 'B', 'sales-invoice-unknown')

async function created(desk: Desk, reference: string): Promise<SalesInvoiceView> {
  const end = await desk.api.salesInvoices.create(salesDraft(desk.rig, reference))
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}

async function issued(desk: Desk, reference: string): Promise<SalesInvoiceView> {
  const { invoice, seen } = await created(desk, reference)
  const end = await desk.api.salesInvoices.issue({ id: invoice.id, seen })
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}

const inBooks = ({ rig }: Desk, reference: string) =>
  rig.service.salesInvoices().filter((invoice) => invoice.reference === reference)

const othersThan = ({ rig }: Desk, reference: string) =>
  rig.service.salesInvoices().filter((invoice) => invoice.reference !== reference)

const createSalesInvoice: Operation = {
  ...aim('POST', `${mount}$`, 'B', 'address-unknown'),
  name: 'create a sales invoice',
  kind: 'proved',
  before: salesList,
  after: salesList,
  begin: async (desk) => {
    const reference = `Order ${fresh()}`
    const { salesInvoices, payments } = desk.api
    return {
      ask: () => ended(endOf(salesInvoices.create(salesDraft(desk.rig, reference)))),
      settle: async () => {
        await payments.check()
        for (const { id } of await salesInvoices.pending()) await salesInvoices.acknowledge(id)
      },
      done: () => inBooks(desk, reference).length,
      open: async () => (await salesInvoices.pending()).length,
      rest: () => othersThan(desk, reference),
    }
  },
}

/** A change of a draft that is made for each attempt. */
function ofDraft(
  parts: Pick<Operation, 'name' | 'method' | 'path'> & Partial<Operation>,
  change: (desk: Desk, what: { id: number; seen: string }) => Promise<SalesInvoiceEnd>,
  isDone: (now: ReturnType<typeof inBooks>) => boolean,
): Operation {
  return {
    of: 'B',
    isRead: false,
    kind: 'proved',
    missing: 'sales-invoice-unknown',
    before: salesOne,
    after: salesOne,
    ...parts,
    begin: async (desk) => {
      const reference = `Order ${fresh()}`
      const { invoice, seen } = await created(desk, reference)
      return {
        ask: () => ended(endOf(change(desk, { id: invoice.id, seen }))),
        settle: () => desk.api.payments.check(),
        done: () => Number(isDone(inBooks(desk, reference))),
        open: async () => openOf(desk, 'sales-invoice'),
        rest: () => othersThan(desk, reference),
      }
    },
  }
}

/** How many changes about one kind of record nobody has seen to end. */
const openOf = ({ rig }: Desk, about: string) =>
  rig.core.accounts.need().billing.bookChanges.open(about).length

function email(
  name: string,
  send: (desk: Desk, id: number, isAgain: boolean) => Promise<EmailEnd>,
): Operation {
  return {
    ...aim('PUT', `${mount}/\\d+/email$`, 'B', 'sales-invoice-unknown'),
    name,
    kind: 'email',
    isEmpty: true,
    before: salesOne,
    begin: async (desk) => {
      const reference = `Order ${fresh()}`
      const { invoice } = await issued(desk, reference)
      return {
        ask: () => ended(endOf(send(desk, invoice.id, false), true)),
        askAgain: () =>
          ended(endOf(desk.api.salesInvoices.email({ id: invoice.id, isAgain: true }), true)),
        open: async () => openOf(desk, 'sales-invoice-email'),
        rest: () => booksOf(desk),
      }
    },
  }
}

const states: SalesInvoiceState[] = ['DUE', 'OVERDUE']

export const operations: readonly Operation[] = [
  readPart(
    {
      name: 'list bank accounts',
      of: 'A',
      path: '^/v1/banking/bank-accounts$',
      // Once as a choice of forms, once as a list.
      missing: 'address-unknown',
      readers: 2,
    },
    'bankAccounts',
  ),
  readPart(
    {
      name: 'list countries',
      of: 'A',
      path: '^/v1/immutable-data/countries$',
      missing: 'address-unknown',
    },
    'countries',
  ),
  readPart(
    { name: 'list clients', of: 'A', path: clientList.path, missing: 'address-unknown' },
    'clients',
  ),
  createClient,
  createInvoice,
  read(
    { name: 'read an invoice', of: 'A', path: oneInvoice.path, missing: 'not-found' },
    ({ api, invoiceId }) => api.invoices.open(String(invoiceId)),
  ),
  recordPayment,
  removePayment,
  attach,
  detach,
  changeDraft,
  read(
    { name: 'list sales invoices', of: 'B', path: salesList.path, missing: 'address-unknown' },
    ({ api }) =>
      api.salesInvoices.page({
        states,
        clientRef: 'Order 1',
        dueDateFrom: '2026-01-01',
        dueDateTo: '2099-12-31',
        firstResult: 0,
        resultsPerPage: 5,
      }),
  ),
  read(
    {
      name: 'read a sales invoice',
      of: 'B',
      path: salesOne.path,
      missing: 'sales-invoice-unknown',
    },
    ({ api, salesInvoiceId }) => api.salesInvoices.read(salesInvoiceId),
  ),
  read(
    {
      name: 'read the document of a sales invoice',
      of: 'B',
      path: `${mount}/\\d+/document$`,
      missing: 'sales-invoice-unknown',
    },
    ({ api, salesInvoiceId }) => api.salesInvoices.document(salesInvoiceId),
  ),
  createSalesInvoice,
  ofDraft(
    { name: 'edit a sales invoice', method: 'PUT', path: `${mount}/\\d+$` },
    ({ api }, what) => api.salesInvoices.edit({ ...what, changes: { set: { note: 'Kept' } } }),
    ([now]) => now?.note === 'Kept',
  ),
  ofDraft(
    { name: 'delete a sales invoice', method: 'DELETE', path: `${mount}/\\d+$`, isEmpty: true },
    ({ api }, what) => api.salesInvoices.delete(what),
    ([now]) => now === undefined,
  ),
  ofDraft(
    { name: 'issue a sales invoice', method: 'PUT', path: `${mount}/\\d+/issue$`, isEmpty: true },
    ({ api }, what) => api.salesInvoices.issue(what),
    ([now]) => now?.number !== undefined,
  ),
  email('email a sales invoice', ({ api }, id, isAgain) =>
    api.salesInvoices.email({ id, isAgain }),
  ),
  email('remind of a sales invoice', ({ api }, id) => api.salesInvoices.remind(id)),
]
