// Owns requests and replies as plain values, free of sockets.
import type { IncomingHttpHeaders } from 'node:http'

export type Incoming = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
  /** Lists are to show the books as they were before the last create. */
  staleList: boolean
  /** The database is to fail when all is done but committed. */
  databaseFails?: boolean
}

export type Reply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

const headerPattern = /^[\x20-\x7e]+$/

/** A type that comes from a caller may be one no header can carry. */
export function bytesReply(status: number, contentType: string, body: Buffer): Reply {
  const type = headerPattern.test(contentType) ? contentType : 'application/octet-stream'
  return { status, headers: { 'content-type': type }, body }
}

export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

export function redirectReply(location: string): Reply {
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
    body: Buffer.alloc(0),
  }
}

export function mediaType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The charset that a content type names; undefined where it names none. */
export function charsetOf(headers: IncomingHttpHeaders): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1]
}
