// Owns the dials: the ways a test or a demo makes the service, its network or its clock misbehave.
import { expireAccessTokens, revokeAllGrants } from './authorisation/grants'
import type { Clock } from './clock'
import type { Companies } from './companies'
import { usualDialect, type Dialect } from './dialect'
import type { DialSettings } from './dial-settings'
import type { Fault, Faults } from './faults'
import type { Settings } from './http/call'
import type { Listener } from './http/listener'
import { Refusal } from './http/refusal'
import { issueInvoice } from './invoices'
import { settleInvoice } from './sales-invoices/records'

export type Dials = {
  /** Closes the listener and every socket, so that clients are refused; or opens it again. */
  offline: (isOffline: boolean) => Promise<void>
  latencyMs: (ms: number) => void
  next: (fault: Fault) => void
  /** Answers every held request. */
  release: () => void
  /** Forgets faults not yet used, and the latency. */
  clear: () => void
  advanceClock: (ms: number) => void
  expireAccessTokens: () => void
  revokeGrants: () => void
  /** Whose books the person signs in to next, counted from 1; throws when there is no such company. */
  company: (number: number) => void
  /**
   * Issues an invoice of the public API, which has no endpoint for it; throws when there is none.
   * @param company whose invoice; of the one that the person signs in to next when absent
   */
  issueInvoice: (id: number, company?: number) => void
  /** The client has paid a sales invoice, which no endpoint records; throws when there is no issued one. */
  settleSalesInvoice: (id: number, company?: number) => void
  /** Shows every list of interface A in pages, as the specification's envelope has it; or as usual again. */
  pagedLists: (arePaged: boolean) => void
  /** Lets nobody change an expense with a reconciled payment; or only that payment stays, as usual. */
  reconciledFinal: (isFinal: boolean) => void
  /** Refuses expenses with amounts below zero; or takes them, as usual. */
  refusesNegative: (refuses: boolean) => void
  /** Invoices have versions from now on, or none any more. */
  versions: (haveVersions: boolean) => void
  /** Answers in the ways that are named true; in the usual ones again where it is named false or not at all. */
  dialect: (ways: Partial<Dialect>) => void
  /** The same dials as one plain value, for callers in another process. */
  apply: (settings: DialSettings) => Promise<void>
}

type Parts = {
  listener: Listener
  faults: Faults
  clock: Clock
  companies: Companies
  settings: Settings
}

export function createDials({ listener, faults, clock, companies, settings }: Parts): Dials {
  const dials: Dials = {
    offline: (isOffline) => listener.setOffline(isOffline),
    latencyMs: (ms) => {
      listener.latencyMs = ms
    },
    next: (fault) => faults.add(fault),
    release: () => listener.release(),
    clear: () => {
      faults.clear()
      listener.latencyMs = 0
    },
    advanceClock: (ms) => clock.advance(ms),
    expireAccessTokens: () => expireAccessTokens(companies.first, clock.now()),
    revokeGrants: () => revokeAllGrants(companies.first, clock.now()),
    company: (number) => companies.signInTo(number),
    issueInvoice: (id, company = companies.next) => issueInvoice(companies.books(company), id),
    settleSalesInvoice: (id, company = companies.next) => {
      if (!settleInvoice(companies.books(company), id, clock.now()))
        throw new Refusal(404, 'There is no such issued sales invoice')
    },
    pagedLists: (arePaged) => {
      settings.pagedLists = arePaged
    },
    reconciledFinal: (isFinal) => {
      settings.reconciledFinal = isFinal
    },
    refusesNegative: (refuses) => {
      settings.refusesNegative = refuses
    },
    versions: (haveVersions) => {
      settings.versions = haveVersions
    },
    dialect: (ways) => {
      settings.dialect = { ...usualDialect, ...ways }
    },
    apply: (turned) => applySettings(dials, turned),
  }
  return dials
}

async function applySettings(dials: Dials, settings: DialSettings): Promise<void> {
  // First, since it may be refused, and nothing is changed then.
  if (settings.company !== undefined) dials.company(settings.company)
  if (settings.clear) dials.clear()
  if (settings.latencyMs !== undefined) dials.latencyMs(settings.latencyMs)
  if (settings.advanceClock !== undefined) dials.advanceClock(settings.advanceClock)
  if (settings.expireAccessTokens) dials.expireAccessTokens()
  if (settings.revokeGrants) dials.revokeGrants()
  if (settings.issueInvoice !== undefined) dials.issueInvoice(settings.issueInvoice)
  if (settings.settleSalesInvoice !== undefined)
    dials.settleSalesInvoice(settings.settleSalesInvoice)
  if (settings.pagedLists !== undefined) dials.pagedLists(settings.pagedLists)
  if (settings.reconciledFinal !== undefined) dials.reconciledFinal(settings.reconciledFinal)
  if (settings.refusesNegative !== undefined) dials.refusesNegative(settings.refusesNegative)
  if (settings.versions !== undefined) dials.versions(settings.versions)
  if (settings.dialect) dials.dialect(settings.dialect)
  for (const fault of settings.next ?? []) dials.next(fault)
  if (settings.release) dials.release()
  if (settings.offline !== undefined) await dials.offline(settings.offline)
}
