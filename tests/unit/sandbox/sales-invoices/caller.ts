// Owns an outside caller of interface B: asking in either format, and the bodies it sends.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DemoOptions, DemoService } from '../../../../sandbox/service'
import { asking, everyScope, signedIn, started } from '../visitor'

export const root = '/rest/v2/sales_invoices'
export const noon = new Date('2026-06-15T12:00:00Z')

export type ShownInvoice = {
  salesInvoiceId: number
  resourceUrl: string
  currency: string
  note: string
  salesInvoiceDetails: Record<string, unknown> & {
    client: { clientId: number; name: string }
    state: string
    issuedDate: string
    dueDate: string | undefined
    settledDate: string | undefined
    invoiceNumber: string | undefined
    lastModifiedDate: string
    clientReference: string
  }
  salesInvoiceLineItems: { count: number; salesInvoiceLineItem: Record<string, unknown>[] }
  clientPayments: { count: number; clientPayment: unknown[] }
  document: { fileName: string; contentType: string; fileData: string }
}

export type Shown = ShownInvoice & {
  count: number
  firstResult: number
  resultsPerPage: number
  salesInvoice: ShownInvoice[]
  error: { cause: string }[]
}

export type Answer = { status: number; headers: Headers; text: string; body: Shown }
export type Extra = { body?: string; headers?: Record<string, string> }
export type Ask = (method: string, path: string, extra?: Extra) => Promise<Answer>

export function fixture(name: string): string {
  const folder = path.resolve(import.meta.dirname, '../../../fixtures/sales-invoices')
  return readFileSync(path.join(folder, name), 'utf8')
}

export function fixturePath(name: string): string {
  return path.resolve(import.meta.dirname, '../../../fixtures/sales-invoices', name)
}

/** Replies are JSON unless `headers` ask otherwise. */
export function askingFor(service: DemoService, authorization?: string): Ask {
  return async (method, at, { body, headers } = {}) => {
    const response = await fetch(`${service.legacyBaseUrl}${root}${at}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type') === 'application/json'
    const parsed = (isJson ? JSON.parse(text) : undefined) as Shown
    return { status: response.status, headers: response.headers, text, body: parsed }
  }
}

export async function calling(options: DemoOptions = {}, scope = everyScope) {
  const service = await started({ now: () => noon, ...options })
  const { access_token: token } = await signedIn(service, scope)
  const ask = askingFor(service, `Bearer ${token}`)
  const clientOf = async (changes: Record<string, unknown> = {}) =>
    (await asking(service, token)('POST', '/v1/clients', clientBody(changes))).body.id
  return { service, token, ask, clientOf }
}

/** A caller with one client and a way to create its invoices. */
export async function billing(options: DemoOptions = {}) {
  const caller = await calling(options)
  const clientId = await caller.clientOf()
  const create = async (
    changes: Record<string, unknown> = {},
    more: Record<string, unknown> = {},
  ) => {
    const answer = await caller.ask('POST', '', { body: invoiceText(clientId, changes, more) })
    return answer.body.salesInvoiceId
  }
  const issue = async (changes: Record<string, unknown> = {}) => {
    const id = await create(changes)
    await caller.ask('PUT', `/${id}/issue`)
    return id
  }
  const read = async (id: number) => (await caller.ask('GET', `/${id}`)).body
  return { ...caller, clientId, create, issue, read }
}

export function clientBody(changes: Record<string, unknown> = {}) {
  return {
    name: 'Brook & Field LLP',
    email: 'accounts@brook-and-field.example',
    paymentTermsDays: 14,
    billingAddress: { line1: '2 Weir Lane', line2: 'Otley', postCode: 'LS21 1AA', country: 'GB' },
    ...changes,
  }
}

export function invoiceText(
  clientId: number,
  details: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
): string {
  const invoice = JSON.parse(fixture('salesinvoice.create.request.json')) as {
    salesInvoiceDetails: object
  }
  const salesInvoiceDetails = { ...invoice.salesInvoiceDetails, client: { clientId }, ...details }
  return JSON.stringify({ ...invoice, salesInvoiceDetails, ...more })
}

export function invoiceXml(clientId: number): string {
  return fixture('salesinvoice.create.request.xml').replace('"501"', `"${clientId}"`)
}

export const inXml = { accept: 'application/xml' }
export const asXml = { accept: 'application/xml', 'content-type': 'application/xml' }
