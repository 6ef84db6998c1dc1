// Owns what HTTP itself can get wrong: requests that cannot be read, that come too slowly, or ask for a tunnel.
import { STATUS_CODES } from 'node:http'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Reply } from './messages'
import { Refusal, refusalReply } from './refusal'

export type WireLimits = { requestTimeoutMs: number }

/** Told of each request that got no further than its bytes. */
export type OnUnreadable = (socket: Duplex, status: number) => void

const headersTimeoutMs = 10_000
const checkEveryMs = 1000

const statusByCode: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

const sentences: ReadonlyMap<number, string> = new Map([
  [400, 'The request is not well-formed HTTP'],
  [405, 'CONNECT is not supported here'],
  [408, 'The request took too long to arrive'],
  [413, 'The body is too large'],
  [431, 'The header fields are too large'],
])

export function serverOptions({ requestTimeoutMs }: WireLimits) {
  return {
    // The listener asks for the host itself, to answer with a body.
    requireHostHeader: false,
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(checkEveryMs, requestTimeoutMs / 2),
  }
}

export function guardWire(server: Server, now: () => Date, onUnreadable: OnUnreadable): void {
  const refuse = (socket: Duplex, status: number) => {
    onUnreadable(socket, status)
    const refusal = new Refusal(status, sentences.get(status) ?? 'The request cannot be read')
    socket.end(rawReply(refusalReply(refusal, '', now())))
    // A client that goes on sending would keep a closed half open.
    setTimeout(() => socket.destroy(), checkEveryMs).unref()
  }
  server.on('clientError', (cause: Error & { code?: string }, socket) => {
    if (cause.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(socket, statusByCode.get(cause.code ?? '') ?? 400)
  })
  server.on('connect', (_message, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuse(socket, 405)
  })
}

function rawReply({ status, headers, body }: Reply): Buffer {
  const fields = { ...headers, 'content-length': String(body.length), connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`),
    body,
  ])
}
