// Owns the person's decision: the question asked once, and what follows from the answer.
import type { Call } from '../http/call'
import { mediaType, redirectReply } from '../http/messages'
import type { Reply } from '../http/messages'
import type { Client } from './clients'
import { consentPage, problemPage } from './consent-page'
import { issueCode } from './grants'
import type { AuthorizationRequest } from './grants'
import { redirectWith } from './redirects'
import { parseScopes } from './scopes'
import { hashOf, newSecret } from './secrets'
import { companyOf } from '../seed/company'

const consentMs = 15 * 60 * 1000

/** The one-time token in the form proves that the answer comes from the page we showed. */
export function askConsent(call: Call, client: Client, request: AuthorizationRequest): Reply {
  const token = newSecret('consent')
  call.database.run(
    'INSERT INTO consents (token_hash, request, expires_at) VALUES (?, ?, ?)',
    hashOf(token),
    JSON.stringify(request),
    call.now.getTime() + consentMs,
  )
  return consentPage({
    application: client.name,
    company: companyOf(call.company),
    scopes: parseScopes(request.scope) ?? [],
    consentToken: token,
  })
}

export function decideConsent(call: Call): Reply {
  const isForm = mediaType(call.request.headers) === 'application/x-www-form-urlencoded'
  const form = new URLSearchParams(isForm ? call.request.body.toString('utf8') : '')
  const request = takeConsent(call, form.get('consent') ?? '')
  if (!request)
    return problemPage(
      'invalid_request',
      'This question has been answered or has expired. Start again from the application.',
    )
  if (form.get('decision') === 'allow') return grantCode(call, request)
  const { redirectUri, state } = request
  return redirectReply(redirectWith(redirectUri, { error: 'access_denied', state }))
}

export function grantCode(call: Call, request: AuthorizationRequest): Reply {
  const expiresAt = call.now.getTime() + call.settings.codeSeconds * 1000
  const code = issueCode(call.database, request, expiresAt)
  return redirectReply(redirectWith(request.redirectUri, { code, state: request.state }))
}

function takeConsent({ database, now }: Call, token: string): AuthorizationRequest | undefined {
  const row = database.get<{ request: string; expires_at: number }>(
    'SELECT request, expires_at FROM consents WHERE token_hash = ?',
    hashOf(token),
  )
  database.run('DELETE FROM consents WHERE token_hash = ?', hashOf(token))
  if (!row || row.expires_at <= now.getTime()) return undefined
  return JSON.parse(row.request) as AuthorizationRequest
}
