// Owns one request on its socket and how it ends: answered, cut short, or dropped.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JournalEntry } from '../journal'
import { crossOriginHeaders } from './cross-origin'
import type { Reply } from './messages'
import type { Outcome } from './router'
import { parseTarget } from './target'

export class Exchange {
  readonly #message: IncomingMessage
  readonly #response: ServerResponse
  readonly #entry: JournalEntry

  constructor(message: IncomingMessage, response: ServerResponse, entry: JournalEntry) {
    this.#message = message
    this.#response = response
    this.#entry = entry
  }

  /** A dropped request may still reach the books; the journal then learns on whose behalf. */
  attribute({ grantId, company = 1 }: Pick<Outcome, 'grantId' | 'company'>): void {
    this.#entry.grantId = grantId
    if (company > 1) this.#entry.company = company
  }

  reply(reply: Reply): void {
    if (this.#response.destroyed || this.#response.headersSent) return
    this.#response.writeHead(reply.status, this.#headersOf(reply))
    this.#entry.status = reply.status
    this.#response.end(reply.body)
  }

  /** For a body left unread: what is still to come on this connection is not another request. */
  replyAndClose(reply: Reply): void {
    this.reply({ ...reply, headers: { ...reply.headers, connection: 'close' } })
  }

  truncate(reply: Reply, bytes: number): void {
    if (this.#response.destroyed) return
    this.#response.writeHead(reply.status, this.#headersOf(reply))
    this.#entry.status = reply.status
    this.#response.flushHeaders()
    this.#response.write(reply.body.subarray(0, bytes))
    this.#message.socket.destroySoon()
  }

  /** A pipelined request has the socket only through its message; its response gets one later. */
  drop(): void {
    this.#message.socket.destroy()
  }

  /** Every reply can be read by the page that asked, errors too: otherwise it could not tell them from an outage. */
  #headersOf(reply: Reply) {
    const path = parseTarget(this.#message.url ?? '')?.path ?? ''
    return { ...crossOriginHeaders(path, this.#message.headers), ...lengthened(reply) }
  }
}

/** No content has no length either (RFC 9110 8.6). */
function lengthened({ status, headers, body }: Reply) {
  return status === 204 ? headers : { ...headers, 'content-length': String(body.length) }
}
