// Owns token requests as any kind of client sends them: with a header, a form, a query or a cookie.
import type { DemoService } from '../../../sandbox/service'
import { authorizeUrl, redirected, redirectUri, verifier } from './visitor'
import type { Shown } from './visitor'

export type TokenAnswer = { status: number; headers: Headers; body: Shown }
type Fields = Record<string, string | undefined>

export async function token(
  service: DemoService,
  form: Fields,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const given = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const response = await fetch(`${service.authUrl}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(given),
  })
  const body = (await response.json()) as Shown
  return { status: response.status, headers: response.headers, body }
}

export function basic(clientId: string, secret: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` }
}

export async function codeOf(service: DemoService, changes: Fields): Promise<string> {
  const location = await redirected(authorizeUrl(service, changes))
  return location.searchParams.get('code') ?? `refused: ${location.searchParams.get('error')}`
}

export const withoutProof = { code_challenge: undefined, code_challenge_method: undefined }

export function exchangeForm(code: string, changes: Fields = {}): Fields {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  }
}

export function refreshForm(refresh_token: string, changes: Fields = {}): Fields {
  return { grant_type: 'refresh_token', refresh_token, ...changes }
}

export async function tokensOf(service: DemoService, client_id: string): Promise<TokenAnswer> {
  return token(service, exchangeForm(await codeOf(service, { client_id }), { client_id }))
}

export function cookieOf({ headers }: TokenAnswer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

export async function statusOf(
  service: DemoService,
  accessToken: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const authorization = `Bearer ${accessToken}`
  const url = `${service.baseUrl}/v1/expenses/vat-types`
  return (await fetch(url, { headers: { authorization, ...headers } })).status
}
