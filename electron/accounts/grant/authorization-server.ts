/** Talking to the authorisation server as a public client: code exchange and refresh, through oauth4webapi. */
import * as oauth from 'oauth4webapi'
import type { Access, Service } from '../../../shared/accounts/account'
import { AppError, errorCodes, type ErrorCode } from '../../../shared/errors'
import type { Exchange } from '../../api/http/transport'
import { isObject } from '../../api/members'
import { refusalIn, refusalOfCode, type Answer } from './refusal'
import type { Tokens } from './vault'

/** What Docket asks for; `offline_access` brings a refresh token (specification, Authentication 8). */
const scopes: Record<Access, string> = {
  full: 'all offline_access',
  'no-deleting': 'create:all read:all update:all offline_access',
  'read-only': 'read:all offline_access',
}

/** What one sign-in keeps to itself until the browser comes back. Lives in memory only. */
export interface Transaction {
  /** Where to send the person, in the system's browser. */
  address: URL
  redirectUri: string
  state: string
  codeVerifier: string
  /** What is asked for, space-separated. */
  scope: string
}

/** What the server gave. */
export interface Given {
  tokens: Tokens
  /** Lifetime of the access token in seconds. */
  expiresIn?: number | undefined
  /** What was granted, space-separated; absent in the answer to a refresh that changes nothing of it. */
  scope?: string | undefined
}

/** How a refresh ended, as far as the refresh token is concerned. */
export type RefreshOutcome =
  | { kind: 'given'; given: Given }
  /** The request never left: the token is as good as before. */
  | { kind: 'not-sent'; error: AppError }
  /** The server said that the grant is over. */
  | { kind: 'refused'; error: AppError }
  /** The server turned the question down before it looked at the token, which is as good as before. */
  | { kind: 'misdirected'; error: AppError }
  /** No readable answer came back: the token may have been replaced. */
  | { kind: 'unknown'; error: AppError }

export class AuthorizationServer {
  /** The address to come back to that the client was registered with, where there is one. */
  readonly registeredRedirect: string | undefined
  readonly #server: oauth.AuthorizationServer
  readonly #client: oauth.Client
  readonly #exchange: Exchange
  readonly #isInsecure: boolean

  constructor(service: Service, exchange: Exchange) {
    const authUrl = service.authUrl.replace(/\/$/, '')
    this.#server = {
      // No service says what its issuer is called; the library asks for some name.
      issuer: authUrl,
      authorization_endpoint: `${authUrl}/authorize`,
      token_endpoint: `${authUrl}/token`,
    }
    this.registeredRedirect = service.redirectUri
    this.#client = { client_id: service.clientId, token_endpoint_auth_method: 'none' }
    this.#exchange = exchange
    // The demo company listens on this computer without TLS; for any other host Settings accepts https only.
    this.#isInsecure = new URL(authUrl).protocol === 'http:'
  }

  /** Starts a sign-in: PKCE with S256 (RFC 7636) and a state (RFC 6749 10.12). */
  async begin(redirectUri: string, access: Access = 'full'): Promise<Transaction> {
    const scope = scopes[access]
    const state = oauth.generateRandomState()
    const codeVerifier = oauth.generateRandomCodeVerifier()
    const address = new URL(this.#server.authorization_endpoint ?? '')
    address.search = new URLSearchParams({
      client_id: this.#client.client_id,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }).toString()
    return { address, redirectUri, state, codeVerifier, scope }
  }

  /**
   * Exchanges the code that came back, once.
   * @throws AppError `sign-in-denied`, `sign-in-mismatch`, `redirect-refused`, `code-used`, `client-refused`,
   * `token-address-wrong`, `sign-in-failed`, or what kept the request from leaving, such as `offline`
   */
  async finish(transaction: Transaction, callback: URL): Promise<Given> {
    const { state, redirectUri, codeVerifier, scope } = transaction
    const [server, client] = [this.#server, this.#client]
    let answer: Answer | undefined
    try {
      const validated = oauth.validateAuthResponse(server, client, withoutIssuer(callback), state)
      const response = await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.None(), validated, redirectUri, codeVerifier] as const),
        this.#options((heard) => (answer = heard)),
      )
      const given = await oauth.processAuthorizationCodeResponse(server, client, response)
      return { ...givenIn(given), scope: given.scope ?? scope }
    } catch (error) {
      throw signInFailure(error, answer, callback, transaction)
    }
  }

  /** Refreshes, sending the token exactly once. Never throws. */
  async refresh(refreshToken: string): Promise<RefreshOutcome> {
    const [server, client] = [this.#server, this.#client]
    let answer: Answer | undefined
    try {
      const response = await oauth.refreshTokenGrantRequest(
        ...([server, client, oauth.None(), refreshToken] as const),
        this.#options((heard) => (answer = heard)),
      )
      const given = await oauth.processRefreshTokenResponse(server, client, response)
      return { kind: 'given', given: givenIn(given) }
    } catch (error) {
      return refreshFailure(error, answer)
    }
  }

  #options(hear: (answer: Answer) => void) {
    return {
      [oauth.customFetch]: fetchOver(this.#exchange, hear),
      [oauth.allowInsecureRequests]: this.#isInsecure,
    }
  }
}

/** What came back, without who says that it comes from (RFC 9207): there is nothing to compare it with. */
function withoutIssuer({ searchParams }: URL): URLSearchParams {
  const said = new URLSearchParams(searchParams)
  said.delete('iss')
  return said
}

type CustomFetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>

/** oauth4webapi speaks fetch; every byte still goes through our one transport, which never repeats a request. */
function fetchOver(exchange: Exchange, hear: (answer: Answer) => void): CustomFetch {
  return async (url, { method, headers, body }) => {
    const reply = await exchange({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url),
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      timeoutMs: 90_000,
      largestReply: 1024 * 1024,
    })
    hear({ status: reply.status, text: reply.body.toString('utf8') })
    const flat = Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    const isEmpty = [101, 204, 205, 304].includes(reply.status)
    return new Response(isEmpty ? null : withoutNulls(reply.body), {
      status: reply.status,
      headers: flat,
    })
  }
}

/**
 * The library takes a member that is null for one of the wrong kind, and a new refresh token would be lost with the whole
 * answer: null says no more than a member that is left out.
 */
function withoutNulls(body: Buffer): Uint8Array<ArrayBuffer> | string {
  const plain = new Uint8Array(body)
  try {
    const answer: unknown = JSON.parse(body.toString('utf8'))
    if (!isObject(answer) || !Object.values(answer).includes(null)) return plain
    const members = Object.entries(answer).filter(([, value]) => value !== null)
    return JSON.stringify(Object.fromEntries(members))
  } catch {
    return plain
  }
}

function givenIn(answer: oauth.TokenEndpointResponse): Given {
  return {
    tokens: {
      accessToken: answer.access_token,
      ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    },
    expiresIn: answer.expires_in,
    ...(answer.scope !== undefined && { scope: answer.scope }),
  }
}

/** Why a request certainly never left; undefined when bytes may have gone out. */
function notSent(error: unknown): AppError | undefined {
  if (!(error instanceof Error && 'sent' in error && error.sent === false)) return undefined
  const code = 'code' in error ? (error.code as ErrorCode) : 'offline'
  return new AppError(errorCodes.includes(code) ? code : 'offline', error.message, { cause: error })
}

function refreshFailure(
  error: unknown,
  answer: Answer | undefined,
): Exclude<RefreshOutcome, { kind: 'given' }> {
  const held = notSent(error)
  if (held) return { kind: 'not-sent', error: held }
  const refusal = answer && refusalIn(answer)
  const message = error instanceof Error ? error.message : String(error)
  if (!refusal)
    return { kind: 'unknown', error: new AppError('offline', `Refresh without answer: ${message}`) }
  const refused = new AppError(refusal.code, `Refresh refused: ${refusal.said}`)
  return { kind: refusal.code === 'grant-revoked' ? 'refused' : 'misdirected', error: refused }
}

function signInFailure(
  error: unknown,
  answer: Answer | undefined,
  callback: URL,
  transaction: Transaction,
): AppError {
  const message = error instanceof Error ? error.message : String(error)
  if (callback.searchParams.get('state') !== transaction.state)
    return new AppError('sign-in-mismatch', 'State does not match')
  if (error instanceof oauth.AuthorizationResponseError)
    return new AppError(returnedWith(error), `Authorisation ended with ${error.error}`)
  const held = notSent(error)
  if (held) return held
  const refusal = answer && refusalOfCode(answer)
  if (refusal) return new AppError(refusal.code, `Code refused: ${refusal.said}`)
  return new AppError('sign-in-failed', message, { cause: error })
}

/** `invalid_redirect_uri` is the service's own word (specification, Errors); others put it into the description. */
function returnedWith(error: oauth.AuthorizationResponseError): ErrorCode {
  if (error.error === 'access_denied') return 'sign-in-denied'
  const isRedirect = /redirect[ _-]?ur[il]/i.test(`${error.error} ${error.error_description ?? ''}`)
  return isRedirect ? 'redirect-refused' : 'sign-in-failed'
}
