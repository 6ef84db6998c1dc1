/** What a reply means: success, or one of the app's own failures with the service's words (specification, Errors). */
import * as z from 'zod'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Reply, Request } from './http/transport'
import { isObject, text } from './members'
import { readAll } from './tolerant'

/** What was asked. Without it a reply is judged by its status alone. */
export type Asked = Pick<Request, 'method'> & {
  path: string
  query?: Record<string, string | number> | undefined
  /** The address that was asked, for telling a redirect to elsewhere. */
  url?: URL | undefined
}

/** Where interface B is mounted (specification, Endpoints B). */
const salesInvoices = '/rest/v2/sales_invoices'

/**
 * The failure a reply stands for, or undefined when it is a success. A success whose body is a web page is none: some
 * network answered in place of the service.
 */
export function failureOf(reply: Reply, asked?: Asked): AppError | undefined {
  const code = codeOf(reply, asked)
  if (code === undefined) return undefined
  const detail = { status: reply.status, said: saidIn(reply.body) }
  return new AppError(code, `HTTP ${reply.status}`, { detail })
}

function codeOf(reply: Reply, asked: Asked | undefined): ErrorCode | undefined {
  const { status } = reply
  if (status >= 200 && status < 300) return codeOfSuccess(reply, asked)
  if (status === 511) return 'reply-unreadable'
  if (status >= 300 && status < 400)
    return isElsewhere(reply, asked) ? 'reply-unreadable' : 'service-failed'
  return codeByPath(status, asked) ?? codes[status] ?? 'service-failed'
}

const codes: Record<number, ErrorCode> = {
  400: 'service-refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'service-refused',
  412: 'service-refused',
  413: 'service-refused',
  422: 'service-refused',
  429: 'rate-limited',
}

/** What the same status means on one path and not on another. */
function codeByPath(status: number, asked: Asked | undefined): ErrorCode | undefined {
  if (!asked) return undefined
  if (asked.path.startsWith(salesInvoices)) return salesInvoiceCode(status, asked)
  if (status === 404) return namesRecord(asked) ? 'not-found' : 'address-unknown'
  if (status === 500 && asked.method === 'POST' && asked.path === '/v1/invoices')
    return 'invoice-incomplete'
  return undefined
}

function salesInvoiceCode(status: number, asked: Asked): ErrorCode | undefined {
  if (status === 400) return 'sales-invoice-refused'
  if (status === 404) return namesRecord(asked) ? 'sales-invoice-unknown' : 'address-unknown'
  return status === 500 ? 'sales-invoice-failed' : undefined
}

/** A wrong address is for the settings, a missing record for the list it was chosen from. */
function namesRecord({ path, query }: Asked): boolean {
  return /\/\d+(\/|$)/.test(path) || query?.['expenseId'] !== undefined
}

function codeOfSuccess(reply: Reply, asked: Asked | undefined): ErrorCode | undefined {
  if (/\.html?$/i.test(String(asked?.query?.['fileName'] ?? ''))) return undefined
  const type = reply.headers['content-type'] ?? ''
  if (/^\s*(text\/html|application\/xhtml)/i.test(type) || isWebPage(reply.body))
    return 'reply-unreadable'
  // The first version of interface B said so in a success (recorded replies); nothing forbids the second to.
  if (asked?.path.startsWith(salesInvoices) && isRefusalInXml(reply.body))
    return 'sales-invoice-refused'
  return undefined
}

function isWebPage(body: Buffer): boolean {
  return /^(\ufeff|\s)*<(!doctype html|html)[\s>]/i.test(body.toString('utf8', 0, 200))
}

function isRefusalInXml(body: Buffer): boolean {
  return /<(\w+:)?crunchMessage\b[^>]*\boutcome="failure"/.test(body.toString('utf8', 0, 2000))
}

/** A redirect to another host is a network that wants a sign-in; redirects are never followed. */
function isElsewhere({ headers: { location } }: Reply, asked: Asked | undefined): boolean {
  if (location === undefined) return false
  const here = asked?.url?.href ?? 'https://docket.invalid'
  return !URL.canParse(location, here) || new URL(location, here).host !== new URL(here).host
}

const Sentence = z.union([
  z.string(),
  z.object({ field: text, message: text, defaultMessage: text, cause: text }),
])

/** An odd member costs no other. */
const ErrorBody = z.looseObject({
  message: text,
  error_description: text,
  detail: text,
  title: text,
  errors: z.unknown().optional(),
  error: z.unknown().optional(),
})

/**
 * The sentences of an error body for people, at most 20 of at most 300 characters. Its shape is not specified: known are
 * `message`, `errors` with `field` and `message` or by field, `detail` and `title` (RFC 7807), and for interface B `error`
 * with `cause`, in JSON or XML. Anything else gives none.
 */
export function saidIn(body: Buffer): string[] {
  // Words for people are short; a longer body is no error body.
  const text = body.toString('utf8', 0, 1024 * 1024)
  const sentences = /^\s*</.test(text) ? causesInXml(text) : sentencesInJson(text)
  return sentences.map((sentence) => sentence.slice(0, 300)).slice(0, 20)
}

function sentencesInJson(text: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  const read = ErrorBody.safeParse(unwrapped(parsed))
  if (!read.success) return []
  const { errors, error, message, error_description: description, detail, title } = read.data
  const list = isObject(errors) ? byField(errors) : (listIn(errors) ?? listIn(error) ?? [])
  const sentences = readAll(Sentence, list).flatMap(sentenceOf)
  if (sentences.length > 0) return sentences
  const whole = message || description || detail || title
  return whole ? [whole] : []
}

const listIn = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined)

/** `{"postingDate": ["is closed"]}`, as other services write what is wrong with which field. */
function byField(errors: Record<string, unknown>): unknown[] {
  return Object.entries(errors).flatMap(([field, said]) =>
    (listIn(said) ?? [said]).flatMap((one) =>
      typeof one === 'string' ? [{ field, message: one }] : [],
    ),
  )
}

/** Interface B may name its root: `{"errors": {"count": 1, "error": [...]}}`. */
function unwrapped(parsed: unknown): unknown {
  const inner = isObject(parsed) ? parsed['errors'] : undefined
  if (!isObject(inner)) return parsed
  return Array.isArray(inner['error']) || typeof inner['message'] === 'string' ? inner : parsed
}

function sentenceOf(item: z.output<typeof Sentence>): string[] {
  if (typeof item === 'string') return [item]
  const said = item.message ?? item.defaultMessage ?? item.cause
  return said === undefined ? [] : [item.field === undefined ? said : `${item.field}: ${said}`]
}

/** The causes of an `errors` element, with or without a namespace prefix. */
function causesInXml(text: string): string[] {
  const causes = text.matchAll(/<(?:[\w.-]+:)?cause>([^<]*)<\//g)
  return [...causes].map(([, cause]) => unescaped(cause ?? '').trim()).filter(Boolean)
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, ten, sixteen) => {
      if (typeof name === 'string') return entities[name] ?? whole
      const point = typeof ten === 'string' ? Number(ten) : Number.parseInt(String(sixteen), 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    },
  )
}

/** The text of a reply. @throws AppError `reply-unreadable` when it is not UTF-8, rather than hand on broken names */
export function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (error) {
    throw new AppError('reply-unreadable', 'The reply is not UTF-8', { cause: error })
  }
}

/** @throws AppError `reply-unreadable` for anything that is not JSON, such as a hotel's sign-in page */
export function parseJson(body: Buffer): unknown {
  const text = textOf(body)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('reply-unreadable', 'The reply is not JSON', { cause: error })
  }
}
