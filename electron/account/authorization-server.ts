/** Talking to the authorisation server as a public client: code exchange and refresh, through oauth4webapi. */
import * as oauth from 'oauth4webapi'
import type { Service } from '../../shared/account'
import { AppError } from '../../shared/errors'
import type { Exchange } from '../api/transport'
import type { Tokens } from './vault'

/** The scopes Docket asks for; `offline_access` brings a refresh token (specification, Authentication 8). */
const scope = 'all offline_access'

/** What one sign-in keeps to itself until the browser comes back. Lives in memory only. */
export interface Transaction {
  /** Where to send the person, in the system's browser. */
  address: URL
  redirectUri: string
  state: string
  codeVerifier: string
}

/** What the server gave. */
export interface Given {
  tokens: Tokens
  /** Lifetime of the access token in seconds. */
  expiresIn?: number | undefined
}

/** How a refresh ended, as far as the refresh token is concerned. */
export type RefreshOutcome =
  | { kind: 'given'; given: Given }
  /** The request never left: the token is as good as before. */
  | { kind: 'not-sent'; error: AppError }
  /** The server said that the grant is over. */
  | { kind: 'refused'; error: AppError }
  /** No readable answer came back: the token may have been replaced. */
  | { kind: 'unknown'; error: AppError }

export class AuthorizationServer {
  readonly #server: oauth.AuthorizationServer
  readonly #client: oauth.Client
  readonly #options: { [oauth.customFetch]: CustomFetch; [oauth.allowInsecureRequests]: boolean }

  constructor(service: Service, exchange: Exchange) {
    const authUrl = service.authUrl.replace(/\/$/, '')
    this.#server = {
      issuer: authUrl,
      authorization_endpoint: `${authUrl}/authorize`,
      token_endpoint: `${authUrl}/token`,
    }
    this.#client = { client_id: service.clientId, token_endpoint_auth_method: 'none' }
    this.#options = {
      [oauth.customFetch]: fetchOver(exchange),
      // The demo company listens on this computer without TLS; for any other host Settings accepts https only.
      [oauth.allowInsecureRequests]: new URL(authUrl).protocol === 'http:',
    }
  }

  /** Starts a sign-in: PKCE with S256 (RFC 7636) and a state (RFC 6749 10.12). */
  async begin(redirectUri: string): Promise<Transaction> {
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
    return { address, redirectUri, state, codeVerifier }
  }

  /**
   * Exchanges the code that came back, once.
   * @throws AppError `sign-in-denied`, `sign-in-mismatch`, `sign-in-failed`, `offline`
   */
  async finish(transaction: Transaction, callback: URL): Promise<Given> {
    try {
      const validated = oauth.validateAuthResponse(
        this.#server,
        this.#client,
        callback,
        transaction.state,
      )
      const response = await oauth.authorizationCodeGrantRequest(
        this.#server,
        this.#client,
        oauth.None(),
        validated,
        transaction.redirectUri,
        transaction.codeVerifier,
        this.#options,
      )
      return givenIn(
        await oauth.processAuthorizationCodeResponse(this.#server, this.#client, response),
      )
    } catch (error) {
      throw signInFailure(error, callback, transaction)
    }
  }

  /** Refreshes, sending the token exactly once. Never throws. */
  async refresh(refreshToken: string): Promise<RefreshOutcome> {
    try {
      const response = await oauth.refreshTokenGrantRequest(
        this.#server,
        this.#client,
        oauth.None(),
        refreshToken,
        this.#options,
      )
      const answer = await oauth.processRefreshTokenResponse(this.#server, this.#client, response)
      return { kind: 'given', given: givenIn(answer) }
    } catch (error) {
      return refreshFailure(error)
    }
  }
}

type CustomFetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>

/** oauth4webapi speaks fetch; every byte still goes through our one transport, which never repeats a request. */
function fetchOver(exchange: Exchange): CustomFetch {
  return async (url, { method, headers, body }) => {
    const reply = await exchange({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url),
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      timeoutMs: 90_000,
      largestReply: 1024 * 1024,
    })
    const flat = Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    const isEmpty = [101, 204, 205, 304].includes(reply.status)
    return new Response(isEmpty ? null : new Uint8Array(reply.body), {
      status: reply.status,
      headers: flat,
    })
  }
}

function givenIn(answer: oauth.TokenEndpointResponse): Given {
  return {
    tokens: {
      accessToken: answer.access_token,
      ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    },
    expiresIn: answer.expires_in,
  }
}

function isNotSent(error: unknown): boolean {
  return error instanceof Error && 'sent' in error && error.sent === false
}

function refreshFailure(error: unknown): Exclude<RefreshOutcome, { kind: 'given' }> {
  const message = error instanceof Error ? error.message : String(error)
  if (isNotSent(error)) return { kind: 'not-sent', error: new AppError('offline', message) }
  if (error instanceof oauth.ResponseBodyError && isDefinite(error.status))
    return { kind: 'refused', error: new AppError('signed-out', `Refresh refused: ${error.error}`) }
  return { kind: 'unknown', error: new AppError('offline', `Refresh without answer: ${message}`) }
}

function signInFailure(error: unknown, callback: URL, transaction: Transaction): AppError {
  const message = error instanceof Error ? error.message : String(error)
  if (callback.searchParams.get('state') !== transaction.state)
    return new AppError('sign-in-mismatch', 'State does not match')
  if (error instanceof oauth.AuthorizationResponseError)
    return error.error === 'access_denied'
      ? new AppError('sign-in-denied', 'Consent was denied')
      : new AppError('sign-in-failed', `Authorisation ended with ${error.error}`)
  if (isNotSent(error)) return new AppError('offline', message)
  return new AppError('sign-in-failed', message, { cause: error })
}

/** A refusal that says something of the grant; a time-out or a rate limit says nothing. */
function isDefinite(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
