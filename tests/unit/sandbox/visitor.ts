// Owns a small outside caller of the demo service: signing in, asking, and starting services for a test.
import { createHash } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { startDemoService } from '../../../sandbox/service'
import type { DemoOptions, DemoService } from '../../../sandbox/service'

export const verifier = 'correct-horse-battery-staple-correct-horse-battery'
export const challenge = createHash('sha256').update(verifier).digest('base64url')
export const redirectUri = 'http://127.0.0.1:5/callback'
export const everyScope = 'all offline_access'

export type Tokens = { access_token: string; refresh_token: string; scope: string }

/** Everything a reply may show; a test reads only what its own reply has. */
export type Shown = {
  id: number
  error: string
  errors: { field: string; message: string }[]
  access_token: string
  refresh_token: string
  scope: string
  content: Shown[]
  totalElements: number
  amount: { grossAmount: number; netAmount: number; vatAmount: number }
  attachments: { id: number; fileName: string }[]
  supplier: { id: number; companyName: string }
  supplierPayments: { id: number; paymentTarget: unknown }[]
  expenseLedgerIsOpen: boolean
  reconciled: boolean
  note: string
  outstandingBalance: number
  count: number
  expenseGroups: { count: number; expenseTypes: { expenseTypeName: string }[] }[]
  vatTypes: string[]
  paymentMethods: unknown[]
  persons: unknown[]
  ledgers: { startDate: string; open: boolean }[]
}

export type Answer = { status: number; headers: Headers; text: string; body: Shown }

/** Has the clock by which requests are counted go on only with `vi.advanceTimersByTime`, on however slow a computer. */
export function withStandingClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

export async function started(options: DemoOptions = {}): Promise<DemoService> {
  const service = await startDemoService({ consent: 'auto', seed: 'empty', ...options })
  onTestFinished(() => service.close())
  return service
}

export function authorizeUrl(
  service: DemoService,
  changes: Record<string, string | undefined> = {},
): string {
  const url = new URL(`${service.authUrl}/authorize`)
  const parameters: Record<string, string | undefined> = {
    client_id: service.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: everyScope,
    state: 'opaque state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

export async function redirected(url: string, init: RequestInit = {}): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

export async function codeFor(
  service: DemoService,
  changes: Record<string, string | undefined> = {},
): Promise<string> {
  const location = await redirected(authorizeUrl(service, changes))
  return location.searchParams.get('code') ?? ''
}

export async function postToken(
  service: DemoService,
  form: Record<string, string>,
): Promise<Answer> {
  const body = new URLSearchParams({ client_id: service.clientId, ...form })
  return answered(await fetch(`${service.authUrl}/token`, { method: 'POST', body }))
}

async function answered(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type') === 'application/json'
  const body = (isJson ? JSON.parse(text) : undefined) as Shown
  return { status: response.status, headers: response.headers, text, body }
}

export function exchange(
  service: DemoService,
  code: string,
  changes: Record<string, string> = {},
): Promise<Answer> {
  return postToken(service, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  })
}

export function refresh(service: DemoService, token: string, scope?: string): Promise<Answer> {
  return postToken(service, {
    grant_type: 'refresh_token',
    refresh_token: token,
    ...(scope !== undefined && { scope }),
  })
}

export async function signedIn(service: DemoService, scope = everyScope): Promise<Tokens> {
  return (await exchange(service, await codeFor(service, { scope }))).body
}

export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

export function asking(service: DemoService, accessToken: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return answered(response)
  }
}

export async function visiting(options: DemoOptions = {}, scope = everyScope) {
  const service = await started(options)
  const tokens = await signedIn(service, scope)
  return { service, tokens, ask: asking(service, tokens.access_token) }
}

export async function supplierOf(ask: Ask, companyName = 'Paper Mill Ltd'): Promise<number> {
  return (await ask('POST', '/v1/expenses/suppliers', { companyName })).body.id
}

export const today = new Date().toISOString().slice(0, 10)

export function expenseOf(supplierId: number, changes: Record<string, unknown> = {}) {
  return {
    supplier: { id: supplierId },
    postingDate: today,
    expenseLineItems: [
      {
        expenseType: 'PRINTING_POSTAGE_STATIONERY',
        description: 'Printer paper',
        vatType: 'Standard',
        amount: { grossAmount: '24.00' },
      },
    ],
    supplierPayments: [
      {
        date: today,
        amount: 24,
        paymentTarget: {
          paymentMethod: { paymentMethodName: 'EFT' },
          bankAccount: { id: 304 },
        },
      },
    ],
    attachments: [{ fileName: 'receipt.pdf', fileContents: dataUri('%PDF-1.4 receipt') }],
    ...changes,
  }
}

export function dataUri(text: string, contentType = 'application/pdf'): string {
  return `data:${contentType};base64,${Buffer.from(text).toString('base64')}`
}
