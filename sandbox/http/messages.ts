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
}

export type Reply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export function bytesReply(status: number, contentType: string, body: Buffer): Reply {
  return { status, headers: { 'content-type': contentType }, body }
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
