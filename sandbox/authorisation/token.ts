// Owns the token endpoint: exchanging codes and refresh tokens (RFC 6749 4.1.3, 5 and 6).
import type { Call } from '../http/call'
import { jsonReply, mediaType } from '../http/messages'
import type { Reply } from '../http/messages'
import { authenticateClient, usesTwoMethods } from './clients'
import type { Client } from './clients'
import { fingerprintCookie, isFingerprintRight, sentFingerprint } from './fingerprints'
import {
  createGrant,
  findCode,
  findRefreshToken,
  issueAccessToken,
  issueRefreshToken,
  retireRefreshToken,
  revokeGrant,
  spendCode,
} from './grants'
import type { AuthorizationRequest, Code, Grant, RefreshToken } from './grants'
import { givenParameters } from './parameters'
import { proves } from './pkce'
import { covers, parseScopes } from './scopes'
import { newSecret } from './secrets'
import { noStore, tokenError } from './token-error'

type Exchange = { call: Call; client: Client; form: URLSearchParams }

type Issue = {
  grant: Grant
  scope: string
  refreshToken: string | undefined
  /** Set as a cookie beside the tokens. */
  fingerprint: string | undefined
}

export function exchangeToken(call: Call): Reply {
  const { request, database } = call
  if (mediaType(request.headers) !== 'application/x-www-form-urlencoded')
    return refuse('invalid_request', 'The body must be form-encoded')
  const form = givenParameters(new URLSearchParams(request.body.toString('utf8')))
  if (new Set(form.keys()).size !== form.size)
    return refuse('invalid_request', 'A parameter is given twice')
  const { authorization } = request.headers
  if (usesTwoMethods(authorization, form))
    return refuse('invalid_request', 'The client proves itself in two ways at once')
  const client = authenticateClient(database, authorization, form)
  if (!client) return refuseClient('The client is not known or proven', authorization !== undefined)
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode({ call, client, form })
    case 'refresh_token':
      return refresh({ call, client, form })
    case null:
      return refuse('invalid_request', 'grant_type is required')
    default:
      return refuse('unsupported_grant_type', 'grant_type is not supported')
  }
}

// Refusals below are returned, not thrown: what they revoke or spend must be committed with them.
function exchangeCode({ call, client, form }: Exchange): Reply {
  const { database, now } = call
  const sent = form.get('code')
  if (sent === null) return refuse('invalid_request', 'code is required')
  const code = findCode(database, sent)
  if (!code || code.request.clientId !== client.clientId)
    return refuse('invalid_grant', 'The code is not valid')
  if (code.isUsed) {
    if (code.grantId !== undefined) revokeGrant(database, code.grantId, now)
    return refuse('invalid_grant', 'The code has been used')
  }
  spendCode(database, sent, now)
  const problem = codeProblem(code, form, now)
  if (problem) return refuse('invalid_grant', problem)
  const fingerprint = client.fingerprinting ? newSecret('fp') : undefined
  const grant = createGrant(database, sent, code.request, { now, fingerprint })
  const isOffline = parseScopes(grant.scope)?.includes('offline_access') ?? false
  const refreshToken = isOffline ? newRefreshToken(call, grant.id) : undefined
  return tokenReply(call, { grant, scope: grant.scope, refreshToken, fingerprint })
}

function codeProblem({ request, expiresAt }: Code, form: URLSearchParams, now: Date) {
  if (expiresAt <= now.getTime()) return 'The code has expired'
  if (!isRedirectSame(request, form.get('redirect_uri') ?? undefined))
    return 'redirect_uri differs from the one sent to authorize'
  const verifier = form.get('code_verifier')
  // A verifier without a challenge betrays a request whose challenge was taken out (RFC 9700 2.1.1).
  const isProven = request.challenge ? proves(verifier ?? '', request.challenge) : verifier === null
  return isProven ? undefined : 'code_verifier does not match'
}

function isRedirectSame(request: AuthorizationRequest, sent: string | undefined): boolean {
  if (request.isRedirectSent) return sent === request.redirectUri
  return sent === undefined || sent === request.redirectUri
}

function refresh({ call, client, form }: Exchange): Reply {
  const { database, now } = call
  const sent = form.get('refresh_token')
  if (sent === null) return refuse('invalid_request', 'refresh_token is required')
  const token = findRefreshToken(database, sent)
  if (!token || token.grant.clientId !== client.clientId)
    return refuse('invalid_grant', 'The refresh token is not valid')
  if (token.isReplaced) revokeGrant(database, token.grant.id, now)
  const problem = refreshProblem(token, now)
  if (problem) return refuse('invalid_grant', problem)
  const { grant } = token
  if (!isFingerprintRight(grant, call.request.headers))
    return refuseClient('The cookie that belongs to the refresh token is missing', false)
  const scope = form.get('scope')?.trim() || grant.scope
  if (!isWithin(scope, grant.scope))
    return refuse('invalid_scope', 'scope goes beyond what was granted')
  const fingerprint = grant.fingerprintHash && sentFingerprint(call.request.headers, grant.id)
  const refreshToken = client.rotation ? rotate(call, sent, grant.id) : sent
  return tokenReply(call, { grant, scope, refreshToken, fingerprint })
}

function rotate(call: Call, replaced: string, grantId: number): string {
  retireRefreshToken(call.database, replaced, call.now)
  return newRefreshToken(call, grantId)
}

function newRefreshToken({ database, now, settings }: Call, grantId: number): string {
  return issueRefreshToken(database, grantId, now.getTime() + settings.refreshTokenSeconds * 1000)
}

function refreshProblem(token: RefreshToken, now: Date): string | undefined {
  if (token.isReplaced) return 'The refresh token was replaced; access has been revoked'
  if (token.grant.isRevoked) return 'Access has been revoked'
  return token.expiresAt <= now.getTime() ? 'The refresh token has expired' : undefined
}

function isWithin(scope: string, granted: string): boolean {
  const wide = parseScopes(granted) ?? []
  return parseScopes(scope)?.every((name) => covers(wide, name)) ?? false
}

function tokenReply(
  { database, now, settings }: Call,
  { grant, scope, refreshToken, fingerprint }: Issue,
): Reply {
  const seconds = settings.accessTokenSeconds
  const body = {
    access_token: issueAccessToken(database, grant.id, scope, now.getTime() + seconds * 1000),
    token_type: 'Bearer',
    expires_in: seconds,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    scope,
    ...(settings.dialect.sparseTokens && { expires_in: null, scope: null, id_token: null }),
  }
  const cookie =
    fingerprint && fingerprintCookie(grant.id, fingerprint, settings.refreshTokenSeconds)
  return jsonReply(200, body, { ...noStore, ...(cookie && { 'set-cookie': cookie }) })
}

function refuse(error: string, description: string): Reply {
  return tokenError(400, error, description)
}

function refuseClient(description: string, isBasic: boolean): Reply {
  const challenge = isBasic ? { 'www-authenticate': 'Basic realm="accounting"' } : {}
  return tokenError(401, 'invalid_client', description, challenge)
}
