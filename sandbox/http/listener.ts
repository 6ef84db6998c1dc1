// Owns the main listener: its sockets, its outages, and what happens to each request that comes in.
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultAct, Faults } from '../faults'
import { withoutSecrets } from '../journal'
import type { Journal } from '../journal'
import { readBody } from './body'
import { Exchange } from './exchange'
import { bytesReply, jsonReply } from './messages'
import type { Incoming } from './messages'
import type { Rate } from './rate'
import { tooLarge, tooManyRequests } from './router'
import type { Outcome } from './router'

type Parts = {
  answer: (request: Incoming) => Outcome
  now: () => Date
  faults: Faults
  journal: Journal
  rate: Rate
}

const bodyLimitBytes = 40 * 1024 * 1024
const noticeMs = 20
const host = '127.0.0.1'

export class Listener {
  latencyMs = 0
  readonly #parts: Parts
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #late = new Set<NodeJS.Timeout>()
  #held: (() => void)[] = []
  #port = 0
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#server = createServer((message, response) => {
      this.#receive(message, response).catch((cause: unknown) => {
        console.error('A request could not be answered:', cause)
        response.destroy()
      })
    })
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  async open(port: number): Promise<number> {
    this.#port = await listen(this.#server, port)
    return this.#port
  }

  async setOffline(isOffline: boolean): Promise<void> {
    if (isOffline === !this.#server.listening || this.#isClosed) return
    if (!isOffline) {
      await listen(this.#server, this.#port)
      return
    }
    await this.#shut()
    // Clients in this very process must hear of their closed sockets before they try again.
    await sleep(noticeMs)
  }

  release(): void {
    const held = this.#held
    this.#held = []
    for (const send of held) send()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#late) clearTimeout(timer)
    this.#held = []
    await this.#shut()
  }

  async #shut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async #receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { journal, now, rate } = this.#parts
    const [path = '/', search = ''] = (message.url ?? '/').split('?', 2)
    const query = new URLSearchParams(search)
    const method = message.method ?? 'GET'
    const read = await readBody(message, bodyLimitBytes)
    const bytes = read.kind === 'whole' ? read.body.length : 0
    const at = now().toISOString()
    const entry = { at, method, path, query: withoutSecrets(query), bytes, grantId: undefined }
    const journalled = { ...entry, status: 'dropped' as const }
    journal.add(journalled)
    const exchange = new Exchange(response, journalled)
    if (read.kind === 'aborted') return
    if (read.kind === 'too-large') return exchange.reply(tooLarge(path, now()))
    if (!rate.admits(performance.now())) return exchange.reply(tooManyRequests(path, now()))
    if (this.latencyMs > 0) await sleep(this.latencyMs)
    if (this.#isClosed) return
    const { headers } = message
    this.#perform(exchange, { method, path, query, headers, body: read.body, staleList: false })
  }

  #perform(exchange: Exchange, request: Incoming): void {
    const act = this.#parts.faults.take(request.method, request.path)
    if (act) this.#misbehave(act, exchange, request)
    else exchange.reply(this.#process(exchange, request))
  }

  #misbehave(act: FaultAct, exchange: Exchange, request: Incoming): void {
    switch (act.kind) {
      case 'drop-before':
        return exchange.drop()
      case 'drop-after':
        this.#process(exchange, request)
        return exchange.drop()
      case 'late-commit':
        exchange.drop()
        return this.#later(act.delayMs, () => this.#process(exchange, request))
      case 'hold': {
        const reply = this.#process(exchange, request)
        this.#held.push(() => exchange.reply(reply))
        return
      }
      case 'status':
        return exchange.reply(jsonReply(act.status, act.body ?? {}, act.headers))
      case 'html':
        return exchange.reply(bytesReply(200, 'text/html; charset=utf-8', portalPage))
      case 'truncate':
        return exchange.truncate(this.#process(exchange, request), act.bytes)
      case 'stale-list':
        return exchange.reply(this.#process(exchange, { ...request, staleList: true }))
    }
  }

  #process(exchange: Exchange, request: Incoming) {
    const { reply, grantId } = this.#parts.answer(request)
    exchange.attribute(grantId)
    return reply
  }

  #later(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#late.delete(timer)
      work()
    }, delayMs)
    this.#late.add(timer)
  }
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

// What a network with a sign-in page of its own puts in place of the real answer.
const portalPage = Buffer.from(
  '<!doctype html><html lang="en"><title>Sign in to this network</title><h1>Welcome</h1></html>',
)
