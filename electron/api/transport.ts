/** The network, and nothing else: one HTTP exchange at a time through Node, which never sends a request twice. */
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  /** The largest reply taken, in bytes. */
  largestReply?: number
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** No whole reply came. `sent` tells whether the service may have seen the request. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly sent: boolean

  constructor(message: string, sent: boolean, cause?: unknown) {
    super(message, { cause })
    this.sent = sent
  }
}

export type Exchange = (request: Request) => Promise<Reply>

const readers = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 4 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 4 }),
}

/**
 * Sends one request and waits for the whole reply. Whatever changes something goes out on a fresh connection and is
 * never repeated here: a reused connection can die with the reply on its way, and Chromium's stack would then send
 * the request again by itself.
 * @throws TransportError
 */
export const exchange: Exchange = (request) =>
  new Promise((resolve, reject) => {
    const { url, method } = request
    const isSecure = url.protocol === 'https:'
    let sent = false
    const fail = (message: string, cause?: unknown) => {
      reject(new TransportError(`${method} ${url.host}: ${message}`, sent, cause))
    }
    const outgoing = (isSecure ? https : http).request(url, {
      method,
      agent: method === 'GET' ? readers[isSecure ? 'https:' : 'http:'] : false,
      headers: {
        ...request.headers,
        ...(request.body !== undefined && { 'Content-Length': Buffer.byteLength(request.body) }),
      },
    })
    const timeoutMs = request.timeoutMs ?? 60_000
    const timer = setTimeout(() => {
      outgoing.destroy(new Error(`no whole reply within ${timeoutMs} ms`))
    }, timeoutMs)
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) sent = true
      else
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          sent = true
        })
    })
    outgoing.on('error', (error) => {
      clearTimeout(timer)
      fail(error.message, error)
    })
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = []
      let size = 0
      incoming.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size > (request.largestReply ?? 64 * 1024 * 1024))
          outgoing.destroy(new Error(`reply larger than expected`))
      })
      incoming.on('error', (error) => {
        clearTimeout(timer)
        fail(`reply cut short: ${error.message}`, error)
      })
      incoming.on('end', () => {
        clearTimeout(timer)
        if (!incoming.complete) fail('reply cut short')
        else
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts),
          })
      })
    })
    outgoing.end(request.body)
  })
