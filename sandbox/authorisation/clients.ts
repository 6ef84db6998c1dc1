// Owns the registered applications and how each proves who it is at the token endpoint.
import type { Database } from '../database'
import { hashOf, isSame } from './secrets'

export type Client = {
  clientId: string
  name: string
  /** Only confidential clients have one. */
  secretHash: string | undefined
  rotation: boolean
  redirectUri: string | undefined
}

type ClientRow = {
  client_id: string
  name: string
  secret_hash: string | null
  rotation: number
  redirect_uri: string | null
}

export function findClient(database: Database, clientId: string): Client | undefined {
  const row = database.get<ClientRow>('SELECT * FROM clients WHERE client_id = ?', clientId)
  return (
    row && {
      clientId: row.client_id,
      name: row.name,
      secretHash: row.secret_hash ?? undefined,
      rotation: row.rotation === 1,
      redirectUri: row.redirect_uri ?? undefined,
    }
  )
}

export function registerClient(database: Database, client: Client): void {
  database.run(
    'INSERT INTO clients (client_id, name, secret_hash, rotation, redirect_uri) VALUES (?, ?, ?, ?, ?)',
    client.clientId,
    client.name,
    client.secretHash ?? null,
    client.rotation ? 1 : 0,
    client.redirectUri ?? null,
  )
}

/** Undefined whenever what was sent does not fit the kind of client. */
export function authenticateClient(
  database: Database,
  authorization: string | undefined,
  form: URLSearchParams,
): Client | undefined {
  const basic = authorization === undefined ? undefined : parseBasic(authorization)
  const isSentTwice = form.has('client_id') || form.has('client_secret')
  if (authorization !== undefined && (!basic || isSentTwice)) return undefined
  const clientId = basic?.clientId ?? form.get('client_id') ?? ''
  const secret = basic?.secret ?? form.get('client_secret') ?? undefined
  const client = findClient(database, clientId)
  return client && isProven(client, secret) ? client : undefined
}

function isProven({ secretHash }: Client, secret: string | undefined): boolean {
  if (secretHash === undefined) return secret === undefined
  return secret !== undefined && isSame(hashOf(secret), secretHash)
}

function parseBasic(authorization: string): { clientId: string; secret: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return undefined
  return { clientId: text.slice(0, colon), secret: text.slice(colon + 1) }
}
