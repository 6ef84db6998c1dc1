// Owns what a route is given and what a route is.
import type { Scope } from '../authorisation/scopes'
import type { Database } from '../database'
import type { Dialect } from '../dialect'
import type { OAuth1Keys } from '../sales-invoices/oauth1'
import { parseJson } from './json-text'
import type { Incoming, Reply } from './messages'
import { mediaType } from './messages'
import { Refusal } from './refusal'

/** What the service was started with, and what dials have turned. */
export type Settings = {
  consent: 'page' | 'auto'
  accessTokenSeconds: number
  refreshTokenSeconds: number
  codeSeconds: number
  /** Present where interface B accepts signed requests. */
  oauth1: OAuth1Keys | undefined
  /** Lists that are shown whole come in pages too. */
  pagedLists: boolean
  /** An expense with a reconciled payment cannot change at all; otherwise that payment cannot. */
  reconciledFinal: boolean
  /** Expenses take no amounts below zero, nor invoices of interface A such prices. */
  refusesNegative: boolean
  /** An invoice is shown with its version, and replaced only while that holds (RFC 9110, section 13.1.1). */
  versions: boolean
  dialect: Dialect
}

export type Call = {
  request: Incoming
  /** The number in the path; 0 where the path has none, NaN where it has something else in that place. */
  id: number
  /** Those of the company; for pages and endpoints of the authorisation server, its own. */
  database: Database
  /** Whose books the caller was granted; in the authorisation server, whose the person signs in to. */
  company: number
  now: Date
  settings: Settings
}

export type Route = {
  method: string
  path: string
  /** Absent on the pages and endpoints of the authorisation server. */
  scope: Scope | undefined
  run: (call: Call) => Reply
}

export function jsonBody(request: Incoming): unknown {
  if (mediaType(request.headers) !== 'application/json')
    throw new Refusal(415, 'The body must be application/json')
  return parseJson(request.body)
}
