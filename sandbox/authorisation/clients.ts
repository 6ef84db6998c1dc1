// Owns the registered applications and how each proves who it is at the token endpoint.
import type { Database } from '../database'
import { hashOf, isSame } from './secrets'

export type Client = {
  clientId: string
  name: string
  /** Only confidential clients have one. */
  secretHash: string | undefined
  rotation: boolean
  fingerprinting: boolean
  redirectUri: string | undefined
}

/** What a registration says; fingerprinting is for public clients alone. */
export type Registration = {
  clientId: string
  name?: string
  /** On unless switched off. */
  rotation?: boolean
  /**
   * The only address to return to. A loopback address without a port takes any port (RFC 8252 7.3); one of a private-use
   * scheme, such as `com.example.app:/callback`, is good only when it is registered (RFC 8252 7.1).
   */
  redirectUri?: string
} & ({ secret: string; fingerprinting?: never } | { secret?: never; fingerprinting?: boolean })

type ClientRow = {
  client_id: string
  name: string
  secret_hash: string | null
  rotation: number
  fingerprinting: number
  redirect_uri: string | null
}

type Credentials = { clientId: string; secret: string | undefined }

export function findClient(database: Database, clientId: string): Client | undefined {
  const row = database.get<ClientRow>('SELECT * FROM clients WHERE client_id = ?', clientId)
  return (
    row && {
      clientId: row.client_id,
      name: row.name,
      secretHash: row.secret_hash ?? undefined,
      rotation: row.rotation === 1,
      fingerprinting: row.fingerprinting === 1,
      redirectUri: row.redirect_uri ?? undefined,
    }
  )
}

/** Registering again replaces the registration and leaves the grants as they are. */
export function registerClient(database: Database, registration: Registration): void {
  const { clientId, name, secret, rotation, fingerprinting, redirectUri } = registration
  database.run(
    `INSERT INTO clients (client_id, name, secret_hash, rotation, fingerprinting, redirect_uri)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (client_id) DO UPDATE SET
     name = excluded.name, secret_hash = excluded.secret_hash, rotation = excluded.rotation,
     fingerprinting = excluded.fingerprinting, redirect_uri = excluded.redirect_uri`,
    clientId,
    name ?? clientId,
    secret === undefined ? null : hashOf(secret),
    rotation === false ? 0 : 1,
    fingerprinting === true ? 1 : 0,
    redirectUri ?? null,
  )
}

/** RFC 6749 2.3: a client uses one method of proving itself in each request, never two. */
export function usesTwoMethods(authorization: string | undefined, form: URLSearchParams): boolean {
  return authorization !== undefined && (form.has('client_id') || form.has('client_secret'))
}

/** Undefined whenever what was sent does not fit the kind of client. */
export function authenticateClient(
  database: Database,
  authorization: string | undefined,
  form: URLSearchParams,
): Client | undefined {
  const sent =
    authorization === undefined ? [credentialsIn(form)] : credentialsInHeader(authorization)
  for (const { clientId, secret } of sent) {
    const client = findClient(database, clientId)
    if (client && isProven(client, secret)) return client
  }
  return undefined
}

function isProven({ secretHash }: Client, secret: string | undefined): boolean {
  if (secretHash === undefined) return secret === undefined
  return secret !== undefined && isSame(hashOf(secret), secretHash)
}

function credentialsIn(form: URLSearchParams): Credentials {
  return {
    clientId: form.get('client_id') ?? '',
    secret: form.get('client_secret') ?? undefined,
  }
}

/** RFC 6749 2.3.1 encodes both parts as a form does; callers that send them plain are understood too. */
function credentialsInHeader(authorization: string): Credentials[] {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1]
  if (encoded === undefined) return []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return []
  const plain = { clientId: text.slice(0, colon), secret: text.slice(colon + 1) }
  return [plain, { clientId: formDecoded(plain.clientId), secret: formDecoded(plain.secret) }]
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
