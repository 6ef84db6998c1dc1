// Owns the authorisation endpoint: checking the request and asking the person (RFC 6749 4.1.1).
import type { Call } from '../http/call'
import { redirectReply } from '../http/messages'
import type { Reply } from '../http/messages'
import { findClient } from './clients'
import type { Client } from './clients'
import { askConsent, grantCode } from './consent'
import { problemPage } from './consent-page'
import type { AuthorizationRequest } from './grants'
import { givenParameters } from './parameters'
import { parseChallenge } from './pkce'
import { redirectWith, resolveRedirect } from './redirects'
import { parseScopes } from './scopes'

type Problem = { error: string; description: string }

const defaultScope = 'read:all'

export function showConsent(call: Call): Reply {
  const query = givenParameters(call.request.query)
  const client = findClient(call.database, query.get('client_id') ?? '')
  if (!client) return problemPage('unauthorized_client', 'No application is registered by this id.')
  if (isTwice(query, 'client_id') || isTwice(query, 'redirect_uri'))
    return problemPage('invalid_request', 'The request names the application or its address twice.')
  const redirect = resolveRedirect(client, query.get('redirect_uri') ?? undefined)
  if (!redirect)
    return problemPage(
      'invalid_redirect_uri',
      'The address to return to is missing, or is not one the application may use.',
    )
  const state = query.get('state') ?? undefined
  const problem = findProblem(client, query)
  if (problem)
    return redirectReply(
      redirectWith(redirect.uri, {
        error: problem.error,
        error_description: problem.description,
        state,
      }),
    )
  const request: AuthorizationRequest = {
    clientId: client.clientId,
    ...(call.company > 1 && { company: call.company }),
    redirectUri: redirect.uri,
    isRedirectSent: redirect.isSent,
    scope: requestedScope(query),
    state,
    challenge: requestedChallenge(query),
  }
  return call.settings.consent === 'auto'
    ? grantCode(call, request)
    : askConsent(call, client, request)
}

function findProblem(client: Client, query: URLSearchParams): Problem | undefined {
  if ([...query.keys()].some((name) => isTwice(query, name)))
    return { error: 'invalid_request', description: 'A parameter is given twice' }
  if (query.get('response_type') !== 'code')
    return { error: 'unsupported_response_type', description: 'response_type must be code' }
  if (parseScopes(requestedScope(query)) === undefined)
    return { error: 'invalid_scope', description: 'scope names an unknown scope' }
  const isPublic = client.secretHash === undefined
  if (!query.has('code_challenge'))
    return isPublic
      ? { error: 'invalid_request', description: 'code_challenge is required' }
      : undefined
  if (!requestedChallenge(query))
    return { error: 'invalid_request', description: 'code_challenge or its method is not valid' }
  return undefined
}

function requestedScope(query: URLSearchParams): string {
  return query.get('scope')?.trim() || defaultScope
}

function requestedChallenge(query: URLSearchParams) {
  return parseChallenge(query.get('code_challenge') ?? '', query.get('code_challenge_method'))
}

function isTwice(query: URLSearchParams, name: string): boolean {
  return query.getAll(name).length > 1
}
