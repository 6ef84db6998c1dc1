// Owns one request on its socket and how it ends: answered, cut short, or dropped.
import type { ServerResponse } from 'node:http'
import type { JournalEntry } from '../journal'
import type { Reply } from './messages'

export class Exchange {
  readonly #response: ServerResponse
  readonly #entry: JournalEntry

  constructor(response: ServerResponse, entry: JournalEntry) {
    this.#response = response
    this.#entry = entry
  }

  /** A dropped request may still reach the books; the journal then learns on whose behalf. */
  attribute(grantId: number | undefined): void {
    this.#entry.grantId = grantId
  }

  reply(reply: Reply): void {
    if (this.#response.destroyed) return
    this.#entry.status = reply.status
    this.#response.writeHead(reply.status, lengthened(reply))
    this.#response.end(reply.body)
  }

  truncate(reply: Reply, bytes: number): void {
    this.#entry.status = reply.status
    this.#response.writeHead(reply.status, lengthened(reply))
    this.#response.flushHeaders()
    this.#response.write(reply.body.subarray(0, bytes))
    this.#response.socket?.destroySoon()
  }

  drop(): void {
    this.#response.socket?.destroy()
  }
}

function lengthened({ headers, body }: Reply) {
  return { ...headers, 'content-length': String(body.length) }
}
