// Owns grants and everything issued under them: codes, access tokens, refresh tokens.
import type { Database } from '../database'
import type { Challenge } from './pkce'
import { parseScopes } from './scopes'
import type { Scope } from './scopes'
import { hashOf, newSecret } from './secrets'

/** What the person was asked and the code is bound to. */
export type AuthorizationRequest = {
  clientId: string
  /** Whose books the grant will be to; the first company's when absent. */
  company?: number
  redirectUri: string
  isRedirectSent: boolean
  scope: string
  state: string | undefined
  challenge: Challenge | undefined
}

export type Code = {
  request: AuthorizationRequest
  expiresAt: number
  isUsed: boolean
  grantId: number | undefined
}

export type Grant = {
  id: number
  clientId: string
  scope: string
  isRevoked: boolean
  /** Absent unless the client's tokens are bound to a cookie. */
  fingerprintHash: string | undefined
}
export type RefreshToken = { grant: Grant; expiresAt: number; isReplaced: boolean }
export type AccessToken = {
  grantId: number
  /** Whose books it opens. */
  company: number
  scopes: Scope[]
  expiresAt: number
  fingerprintHash: string | undefined
}

type GrantRow = {
  id: number
  client_id: string
  scope: string
  revoked_at: number | null
  fingerprint_hash: string | null
}

export function issueCode(
  database: Database,
  request: AuthorizationRequest,
  expiresAt: number,
): string {
  const code = newSecret('code')
  database.run(
    'INSERT INTO codes (code_hash, request, expires_at) VALUES (?, ?, ?)',
    hashOf(code),
    JSON.stringify(request),
    expiresAt,
  )
  return code
}

export function findCode(database: Database, code: string): Code | undefined {
  const row = database.get<{
    request: string
    expires_at: number
    used_at: number | null
    grant_id: number | null
  }>('SELECT * FROM codes WHERE code_hash = ?', hashOf(code))
  return (
    row && {
      request: JSON.parse(row.request) as AuthorizationRequest,
      expiresAt: row.expires_at,
      isUsed: row.used_at !== null,
      grantId: row.grant_id ?? undefined,
    }
  )
}

export function spendCode(database: Database, code: string, now: Date): void {
  database.run('UPDATE codes SET used_at = ? WHERE code_hash = ?', now.getTime(), hashOf(code))
}

export function createGrant(
  database: Database,
  code: string,
  { clientId, scope }: AuthorizationRequest,
  { now, fingerprint }: { now: Date; fingerprint: string | undefined },
): Grant {
  const fingerprintHash = fingerprint === undefined ? undefined : hashOf(fingerprint)
  const id = database.run(
    'INSERT INTO grants (client_id, scope, created_at, fingerprint_hash) VALUES (?, ?, ?, ?)',
    clientId,
    scope,
    now.getTime(),
    fingerprintHash ?? null,
  )
  database.run('UPDATE codes SET grant_id = ? WHERE code_hash = ?', id, hashOf(code))
  return { id, clientId, scope, isRevoked: false, fingerprintHash }
}

export function revokeGrant(database: Database, id: number, now: Date): void {
  database.run(
    'UPDATE grants SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
    now.getTime(),
    id,
  )
}

export function revokeAllGrants(database: Database, now: Date): void {
  database.run('UPDATE grants SET revoked_at = ? WHERE revoked_at IS NULL', now.getTime())
}

export function issueAccessToken(
  database: Database,
  grantId: number,
  scope: string,
  expiresAt: number,
): string {
  const token = newSecret('at')
  database.run(
    'INSERT INTO access_tokens (token_hash, grant_id, scope, expires_at) VALUES (?, ?, ?, ?)',
    hashOf(token),
    grantId,
    scope,
    expiresAt,
  )
  return token
}

/** Undefined for unknown tokens, refresh tokens, and tokens of a revoked grant. */
export function findAccessToken(database: Database, token: string): AccessToken | undefined {
  const row = database.get<{
    grant_id: number
    company: number | null
    scope: string
    expires_at: number
    fingerprint_hash: string | null
  }>(
    `SELECT t.grant_id, t.scope, t.expires_at, g.fingerprint_hash,
       (SELECT request ->> 'company' FROM codes c WHERE c.grant_id = g.id) AS company
     FROM access_tokens t JOIN grants g ON g.id = t.grant_id
     WHERE t.token_hash = ? AND g.revoked_at IS NULL`,
    hashOf(token),
  )
  return (
    row && {
      grantId: row.grant_id,
      company: row.company ?? 1,
      scopes: parseScopes(row.scope) ?? [],
      expiresAt: row.expires_at,
      fingerprintHash: row.fingerprint_hash ?? undefined,
    }
  )
}

export function expireAccessTokens(database: Database, now: Date): void {
  database.run(
    'UPDATE access_tokens SET expires_at = ? WHERE expires_at > ?',
    now.getTime(),
    now.getTime(),
  )
}

export function issueRefreshToken(database: Database, grantId: number, expiresAt: number): string {
  const token = newSecret('rt')
  database.run(
    'INSERT INTO refresh_tokens (token_hash, grant_id, expires_at) VALUES (?, ?, ?)',
    hashOf(token),
    grantId,
    expiresAt,
  )
  return token
}

export function findRefreshToken(database: Database, token: string): RefreshToken | undefined {
  const row = database.get<GrantRow & { expires_at: number; replaced_at: number | null }>(
    `SELECT g.id, g.client_id, g.scope, g.revoked_at, g.fingerprint_hash, t.expires_at, t.replaced_at
     FROM refresh_tokens t JOIN grants g ON g.id = t.grant_id WHERE t.token_hash = ?`,
    hashOf(token),
  )
  return (
    row && {
      grant: {
        id: row.id,
        clientId: row.client_id,
        scope: row.scope,
        isRevoked: row.revoked_at !== null,
        fingerprintHash: row.fingerprint_hash ?? undefined,
      },
      expiresAt: row.expires_at,
      isReplaced: row.replaced_at !== null,
    }
  )
}

export function retireRefreshToken(database: Database, token: string, now: Date): void {
  database.run(
    'UPDATE refresh_tokens SET replaced_at = ? WHERE token_hash = ?',
    now.getTime(),
    hashOf(token),
  )
}
