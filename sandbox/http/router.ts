// Owns the way from a request to its reply: which route, may the caller, one transaction around it.
import { bearerOf, requireScope } from '../authorisation/bearer'
import type { AccessToken } from '../authorisation/grants'
import { tokenPath } from '../authorisation/token-error'
import type { Companies } from '../companies'
import { routes } from '../routes'
import { checkSignature, isSigned } from '../sales-invoices/oauth1'
import { preflightHeaders as salesPreflight } from '../sales-invoices/cors'
import { isSalesInvoicesPath } from '../sales-invoices/errors'
import type { Call, Route } from './call'
import { preflightHeaders } from './cross-origin'
import type { Incoming, Reply } from './messages'
import { Refusal, refusalReply } from './refusal'

export type Outcome = { reply: Reply; grantId: number | undefined; company: number | undefined }

type Candidate = { route: Route; id: number }

const placeholders: Readonly<Record<string, string>> = {
  ':id': '(\\d{1,15})',
  ':anyId': '([^/]+)',
  ':action': '[^/]+',
}

const compiled = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, (name) => placeholders[name] ?? name)}$`),
}))

// Endpoints here that are not in the table exist for the service itself; no scope opens them.
const internalPrefix = '/v1/banking/'

/**
 * Answers a request: the authorisation server from its own database, an endpoint of the API from the books that the
 * grant is to.
 * @param call has the database of the authorisation server, and the company that the person signs in to
 */
export function answer(call: Call, companies: Companies): Outcome {
  const { request, now } = call
  const { accept } = request.headers
  let bearer: AccessToken | undefined
  const end = (reply: Reply): Outcome => ({
    reply,
    grantId: bearer?.grantId,
    company: bearer?.company,
  })
  try {
    const { candidates, needsBearer } = findCandidates(request)
    if (request.method === 'OPTIONS') return end(optionsReply(request, candidates))
    if (needsBearer && !isProvenBySignature(call)) bearer = bearerOf(call)
    const { route, id } = chooseByMethod(candidates, request.method)
    if (bearer && route.scope) requireScope(bearer, route.scope)
    const inBooks = route.scope ? callOf(call, companies, bearer?.company) : call
    return end(inBooks.database.transaction(() => runRoute(route, { ...inBooks, id })))
  } catch (cause) {
    if (cause instanceof Refusal) return end(refusalReply(cause, request.path, now, accept))
    console.error(`${request.method} ${request.path} failed:`, cause)
    const refusal = new Refusal(500, 'The demo service failed to answer')
    return end(refusalReply(refusal, request.path, now, accept))
  }
}

/** A signature, which names no company, opens the books of the first. */
function callOf(call: Call, companies: Companies, company = 1): Call {
  return { ...call, company, database: companies.books(company) }
}

function runRoute(route: Route, call: Call): Reply {
  const reply = route.run(call)
  if (call.request.databaseFails) throw new Refusal(500, 'The database failed')
  return reply
}

/** Interface B also knows signed requests, where the service is started with keys for them. */
function isProvenBySignature(call: Call): boolean {
  const { oauth1 } = call.settings
  const { request } = call
  if (!oauth1 || !isSalesInvoicesPath(request.path) || !isSigned(request)) return false
  checkSignature(call, oauth1)
  return true
}

/** Asked without a token, as browsers ask before they send one (Fetch, CORS-preflight request). */
function optionsReply({ path, headers }: Incoming, candidates: readonly Candidate[]): Reply {
  const allow = allowed(candidates)
  const more = isSalesInvoicesPath(path) ? salesPreflight : preflightHeaders(headers, allow)
  return { status: 200, headers: { ...more, allow }, body: Buffer.alloc(0) }
}

function findCandidates({ path, method, query }: Incoming): {
  candidates: Candidate[]
  needsBearer: boolean
} {
  // Parameters in the URL of the token endpoint find nothing, however they are sent (specification, Errors).
  if (path === tokenPath && query.size > 0) throw new Refusal(404, 'Parameters belong in the body')
  const candidates = compiled.flatMap(({ route, pattern }) => {
    const found = pattern.exec(path)
    return found ? [{ route, id: idOf(found[1] ?? '0') }] : []
  })
  const isInternal = candidates.length === 0 && path.startsWith(internalPrefix)
  if (candidates.length === 0 && !isInternal) throw new Refusal(404, 'Nothing answers at this path')
  if (isInternal && method === 'OPTIONS') throw notPublic()
  const isOpen =
    method === 'OPTIONS' ||
    candidates.some(({ route }) => answersTo(route, method) && route.scope === undefined)
  return {
    candidates,
    needsBearer:
      isInternal || (!isOpen && candidates.some(({ route }) => route.scope !== undefined)),
  }
}

function idOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NaN
}

function chooseByMethod(candidates: Candidate[], method: string): Candidate {
  if (candidates.length === 0) throw notPublic()
  const chosen = candidates.find(({ route }) => answersTo(route, method))
  if (chosen) return chosen
  throw new Refusal(405, `${method} is not supported here`, [], { allow: allowed(candidates) })
}

/** HEAD is GET without the body, which the connection leaves out (RFC 9110 9.3.2). */
function answersTo(route: Route, method: string): boolean {
  return route.method === (method === 'HEAD' ? 'GET' : method)
}

/** RFC 9110 10.2.1. */
function allowed(candidates: readonly Candidate[]): string {
  const methods = candidates.map(({ route }) => route.method)
  return methods
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ')
}

function notPublic(): Refusal {
  return new Refusal(403, 'This endpoint is not public')
}

export function tooManyRequests(path: string, now: Date): Reply {
  const refusal = new Refusal(429, 'Too many requests', [], { 'retry-after': '1' })
  return refusalReply(refusal, path, now)
}

export function tooLarge(path: string, now: Date, accept?: string): Reply {
  return refusalReply(new Refusal(413, 'The body is too large'), path, now, accept)
}

export function notExpected(path: string, now: Date, accept?: string): Reply {
  return refusalReply(new Refusal(417, 'Only 100-continue can be expected'), path, now, accept)
}

export function notATarget(path: string, now: Date, accept?: string): Reply {
  return refusalReply(
    new Refusal(400, 'The request names no host, or nothing on it'),
    path,
    now,
    accept,
  )
}

export function notForUs(path: string, now: Date, accept?: string): Reply {
  const refusal = new Refusal(421, 'Only names of this computer itself are answered for')
  return refusalReply(refusal, path, now, accept)
}

export function failed(path: string, now: Date, accept?: string): Reply {
  return refusalReply(new Refusal(500, 'The demo service failed to answer'), path, now, accept)
}
