/** Sales invoices of interface B: find, read, create, change, delete, issue, email, and fetch as a document. */
import { AppError, type ErrorCode } from '../../../shared/errors'
import type { CalendarDate } from '../../../shared/calendar'
import type {
  SalesInvoiceDraft,
  SalesInvoiceFilter,
  SalesInvoiceForm,
  SalesInvoicePage,
  SalesInvoiceRecord,
  SalesInvoiceResult,
  SalesInvoiceSource,
  SalesInvoiceState,
} from '../../../shared/sales-invoices/sales-invoice'
import type { Change, Outcome, ServiceClient } from '../connection'
import { failureOf, saidIn, textOf } from '../failures'
import { mediaTypeOf, saidBy, written, type Said } from './forms'
import { inside, recordOf, textAt, type Shown } from './record'
import { wholeIn } from './values'

/** How dates are written in a list's filters, which the specification does not show. */
export type DateFormat = 'YYYY-MM-DD' | 'DD-MM-YYYY'

/** The document of an invoice. The name has no folders in it. */
export interface InvoiceDocument {
  fileName: string
  mediaType: string
  bytes: Buffer
}

interface Habits {
  /** The form asked for and written; replies are taken in either. */
  form?: SalesInvoiceForm
  dateFormat?: DateFormat
}

const root = '/rest/v2/sales_invoices'

export class SalesInvoices {
  readonly #client: ServiceClient
  readonly #form: SalesInvoiceForm
  readonly #dateFormat: DateFormat

  /** @param client whose base address is that of interface B; it signs with tokens or OAuth 1.0a (oauth1.ts) */
  constructor(client: ServiceClient, { form = 'json', dateFormat = 'YYYY-MM-DD' }: Habits = {}) {
    this.#client = client
    this.#form = form
    this.#dateFormat = dateFormat
  }

  /** Those that match, and how many match in all where the service says so. @throws AppError `sales-invoice-refused`, `reply-unreadable` … */
  async list(filter: SalesInvoiceFilter = {}): Promise<SalesInvoicePage> {
    const said = await this.#read(root, listQuery(filter, this.#dateFormat))
    if (said.kind !== 'list') throw unexpected(said)
    return pageOf(said, filter)
  }

  /** @throws AppError `sales-invoice-unknown`, `reply-unreadable` … */
  async get(id: number): Promise<SalesInvoiceRecord> {
    const record = recordOf(shownIn(await this.#read(`${root}/${id}`)))
    if (!record) throw new AppError('reply-unreadable', 'The sales invoice has no id')
    return record
  }

  /** @throws AppError as `get` does, `attachment-empty` */
  async document(id: number): Promise<InvoiceDocument> {
    return documentIn(shownIn(await this.#read(`${root}/${id}/document`)))
  }

  /** Sends the create once. Never throws. */
  async create(draft: SalesInvoiceDraft): Promise<SalesInvoiceResult> {
    try {
      return await this.#change({ method: 'POST', path: root }, written(draft, this.#form))
    } catch (error) {
      return { kind: 'not-sent', code: AppError.from(error).code }
    }
  }

  /** Replaces a draft, once, by a whole invoice: `changed(record.source, changes)` of what was read. Never throws. */
  update(id: number, source: SalesInvoiceSource): Promise<SalesInvoiceResult> {
    return this.#change({ method: 'PUT', path: `${root}/${id}`, id }, source)
  }

  /** Never throws. */
  delete(id: number): Promise<SalesInvoiceResult> {
    return this.#change({ method: 'DELETE', path: `${root}/${id}`, id })
  }

  /** Gives the invoice its number; it cannot be changed or deleted from then on. Never throws. */
  issue(id: number): Promise<SalesInvoiceResult> {
    return this.#change({ method: 'PUT', path: `${root}/${id}/issue`, id })
  }

  /** Has the service send the invoice to its client. Never throws. */
  email(id: number): Promise<SalesInvoiceResult> {
    return this.#change({ method: 'PUT', path: `${root}/${id}/email`, id })
  }

  async #read(path: string, query: Record<string, string | number> = {}): Promise<Said> {
    return saidBy(await this.#client.readText(path, query, acceptOf(this.#form)))
  }

  async #change(
    { id, ...question }: Pick<Change, 'method' | 'path'> & { id?: number },
    source?: SalesInvoiceSource,
  ): Promise<SalesInvoiceResult> {
    const outcome = await this.#client.change({
      ...question,
      accept: acceptOf(source?.form ?? this.#form),
      ...(source && { body: source.text, contentType: mediaTypeOf(source.form) }),
    })
    return resultOf(outcome, question, id)
  }
}

/** The query of a list; what is not asked for is left out. States are written as the specification has them. */
export function listQuery(
  { states = [], dueDate, dueDateFrom, dueDateTo, ...plain }: SalesInvoiceFilter,
  format: DateFormat,
): Record<string, string | number> {
  const date = (day: CalendarDate | undefined) =>
    format === 'YYYY-MM-DD' ? day : day?.split('-').toReversed().join('-')
  const query = {
    ...plain,
    state: states.length > 0 ? states.map(titled).join(',') : undefined,
    dueDate: date(dueDate),
    dueDateFrom: date(dueDateFrom),
    dueDateTo: date(dueDateTo),
  }
  const sent = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent) as Record<string, string | number>
}

/** Status codes that say that the service read the change and did not make it. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 409, 413, 415, 422])

/**
 * How a change ended (specification, Endpoints B). A 500 leaves it open: nothing says that the database failed before
 * it acted. So does a success that tells no id where a new one was to come.
 * @param id of the invoice that was to change, if there was one
 */
function resultOf(
  outcome: Outcome,
  asked: Pick<Change, 'method' | 'path'>,
  id?: number,
): SalesInvoiceResult {
  if (outcome.kind === 'not-sent') return { kind: 'not-sent', code: outcome.error.code }
  if (outcome.kind === 'unknown') return { kind: 'unknown', code: outcome.error.code, said: [] }
  const { reply } = outcome
  const failure = failureOf(reply, asked)
  if (!failure) return successOf(reply.body, id)
  const { code } = failure
  const isRefused = refusals.has(reply.status) || code === 'sales-invoice-refused'
  return { kind: isRefused ? 'refused' : 'unknown', code, said: saidIn(reply.body) }
}

function successOf(body: Buffer, id: number | undefined): SalesInvoiceResult {
  try {
    const said: Said = isBlank(body) ? { kind: 'other' } : saidBy(textOf(body))
    if (said.kind === 'errors')
      return { kind: 'refused', code: 'sales-invoice-refused', said: said.said }
    const done = said.kind === 'invoice' ? idIn(said.invoice) : id
    const isOther = id !== undefined && done !== undefined && done !== id
    return done === undefined || isOther ? unclear('reply-unreadable') : { kind: 'done', id: done }
  } catch (error) {
    return unclear(AppError.from(error).code)
  }
}

function unclear(code: ErrorCode): SalesInvoiceResult {
  return { kind: 'unknown', code, said: [] }
}

function isBlank(body: Buffer): boolean {
  return body.length < 100 && body.toString('latin1').trim() === ''
}

function idIn({ members }: Shown): number | undefined {
  return wholeIn(textAt(members, 'salesInvoiceId'))
}

function pageOf(
  { members, entries }: Extract<Said, { kind: 'list' }>,
  filter: SalesInvoiceFilter,
): SalesInvoicePage {
  const invoices = entries.map(recordOf).filter((record) => record !== undefined)
  const count = wholeIn(textAt(members, 'count'))
  return {
    ...(count !== undefined && { count }),
    firstResult: wholeIn(textAt(members, 'firstResult')) ?? filter.firstResult ?? 0,
    invoices,
    unreadable: entries.length - invoices.length,
  }
}

/** An older version of the interface answered with a list of one. */
function shownIn(said: Said): Shown {
  if (said.kind === 'invoice') return said.invoice
  const [only, ...others] = said.kind === 'list' ? said.entries : []
  if (!only || others.length > 0) throw unexpected(said)
  return only
}

function unexpected(said: Said): AppError {
  return said.kind === 'errors'
    ? new AppError('sales-invoice-refused', 'Refused with success', { detail: { said: said.said } })
    : new AppError('reply-unreadable', `The reply is ${said.kind}, which was not asked for`)
}

/** The file is base64: a member in JSON, the element's own text in XML. */
function documentIn({ members }: Shown): InvoiceDocument {
  const parts = inside(members, 'document')
  const base64 = (textAt(parts, 'fileData') ?? textAt(members, 'document') ?? '').replace(
    /\s+/g,
    '',
  )
  if (base64 === '') throw new AppError('attachment-empty', 'The document holds no file')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, ''))
    throw new AppError('reply-unreadable', 'The document is not base64')
  return {
    fileName: bareName(textAt(parts, 'fileName')),
    mediaType: textAt(parts, 'contentType')?.trim() || 'application/pdf',
    bytes,
  }
}

/** Numbers of invoices have a slash in them, and no reply may choose a folder. */
function bareName(name = ''): string {
  const bare = name
    // eslint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 150)
  return bare === '' ? 'Invoice.pdf' : bare
}

function titled(state: SalesInvoiceState): string {
  return state
    .toLowerCase()
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('_')
}

/** The form wanted; the other is better than a refusal. */
function acceptOf(form: SalesInvoiceForm): string {
  const other = mediaTypeOf(form === 'json' ? 'xml' : 'json')
  return `${mediaTypeOf(form)}, ${other};q=0.5`
}
