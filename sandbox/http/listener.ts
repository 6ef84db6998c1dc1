// Owns the main listener: its sockets, its outages, and what happens to each request that comes in.
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultAct, Faults } from '../faults'
import { shortened, withoutSecrets } from '../journal'
import type { Journal, JournalEntry } from '../journal'
import { readBody } from './body'
import { Exchange } from './exchange'
import { bytesReply, jsonReply } from './messages'
import type { Incoming, Reply } from './messages'
import type { Rate } from './rate'
import { Refusal, refusalReply } from './refusal'
import { failed, notATarget, notExpected, notForUs, tooLarge, tooManyRequests } from './router'
import type { Outcome } from './router'
import { parseTarget } from './target'
import type { Target } from './target'
import { guardWire, serverOptions } from './wire'

type Parts = {
  answer: (request: Incoming) => Outcome
  now: () => Date
  faults: Faults
  journal: Journal
  rate: Rate
  requestTimeoutMs: number
}

const bodyLimitBytes = 40 * 1024 * 1024
const noticeMs = 20
const host = '127.0.0.1'

export class Listener {
  latencyMs = 0
  readonly #parts: Parts
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  /** Those on which the last request has its reply. */
  readonly #idle = new Set<Socket>()
  /** Requests whose bodies are still arriving, by their sockets. */
  readonly #arriving = new Map<Duplex, JournalEntry>()
  readonly #late = new Set<NodeJS.Timeout>()
  #held: (() => void)[] = []
  #port = 0
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#server = createServer(serverOptions(parts))
    this.#server.on('request', (message, response) => this.#take(message, response))
    this.#server.on('checkContinue', (message, response) => {
      if (declaredBytes(message) > bodyLimitBytes) return this.#take(message, response, tooLarge)
      response.writeContinue()
      this.#take(message, response)
    })
    this.#server.on('checkExpectation', (message, response) =>
      this.#take(message, response, notExpected),
    )
    guardWire(this.#server, parts.now, (socket, status) => this.#noteUnreadable(socket, status))
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => {
        this.#sockets.delete(socket)
        this.#idle.delete(socket)
      })
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

  /** How many replies wait to be released. */
  get held(): number {
    return this.#held.length
  }

  get underWay(): number {
    return this.#sockets.size - this.#idle.size
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

  /** `refuse` answers without reading the body. */
  #take(message: IncomingMessage, response: ServerResponse, refuse?: RefuseEarly): void {
    const { journal, now } = this.#parts
    const { socket } = message
    this.#idle.delete(socket)
    response.once('close', () => {
      if (this.#sockets.has(socket)) this.#idle.add(socket)
    })
    const target = parseTarget(message.url ?? '')
    const entry: JournalEntry = {
      at: now().toISOString(),
      method: message.method ?? '',
      path: shortened(target?.path ?? ''),
      query: shortened(withoutSecrets(target?.query ?? new URLSearchParams())),
      status: 'dropped',
      bytes: 0,
      grantId: undefined,
    }
    journal.add(entry)
    const exchange = new Exchange(message, response, entry)
    const path = target?.path ?? ''
    const { accept } = message.headers
    if (refuse) return exchange.replyAndClose(refuse(path, now(), accept))
    if (!target || !hasHost(message)) return exchange.replyAndClose(notATarget(path, now(), accept))
    if (!isForUs(message)) return exchange.replyAndClose(notForUs(path, now(), accept))
    this.#receive(message, target, { entry, exchange }).catch((cause: unknown) => {
      console.error('A request could not be answered:', cause)
      if (response.headersSent) response.destroy()
      else exchange.reply(failed(path, now(), accept))
    })
  }

  async #receive(
    message: IncomingMessage,
    { path, query }: Target,
    { entry, exchange }: { entry: JournalEntry; exchange: Exchange },
  ): Promise<void> {
    const { now, rate } = this.#parts
    const { method = '', headers, socket } = message
    this.#arriving.set(socket, entry)
    const read = await readBody(message, bodyLimitBytes)
    if (this.#arriving.get(socket) === entry) this.#arriving.delete(socket)
    if (read.kind === 'aborted') return
    if (read.kind === 'too-large') return exchange.reply(tooLarge(path, now(), headers.accept))
    entry.bytes = read.body.length
    if (isLimited(path) && !rate.admits(performance.now()))
      return exchange.reply(tooManyRequests(path, now()))
    if (this.latencyMs > 0) await sleep(this.latencyMs)
    if (this.#isClosed) return
    this.#perform(exchange, { method, path, query, headers, body: read.body, staleList: false })
  }

  #noteUnreadable(socket: Duplex, status: number): void {
    const arriving = this.#arriving.get(socket)
    if (arriving) arriving.status = status
    else this.#parts.journal.addUnreadable(this.#parts.now(), status)
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
        if (act.isDone) this.#process(exchange, request)
        return exchange.reply(statusReply(act, request, this.#parts.now()))
      case 'html':
        return exchange.reply(bytesReply(200, 'text/html; charset=utf-8', portalPage))
      case 'truncate':
        return exchange.truncate(this.#process(exchange, request), act.bytes)
      case 'database-error':
        return exchange.reply(this.#process(exchange, { ...request, databaseFails: true }))
      case 'stale-list':
        return exchange.reply(this.#process(exchange, { ...request, staleList: true }))
    }
  }

  #process(exchange: Exchange, request: Incoming) {
    const outcome = this.#parts.answer(request)
    exchange.attribute(outcome)
    return outcome.reply
  }

  #later(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#late.delete(timer)
      work()
    }, delayMs)
    this.#late.add(timer)
  }
}

/** Without a body or headers of its own it answers as the service itself would. */
function statusReply(act: StatusAct, request: Incoming, now: Date): Reply {
  const headers = act.headers ?? (act.status === 429 ? { 'retry-after': '1' } : {})
  if (act.body !== undefined) return jsonReply(act.status, act.body, headers)
  const refusal = new Refusal(act.status, 'A dial says so', [], headers)
  return refusalReply(refusal, request.path, now, request.headers.accept)
}

type StatusAct = Extract<FaultAct, { kind: 'status' }>
type RefuseEarly = (path: string, now: Date, accept?: string) => Reply

function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}

/** RFC 9112 3.2 asks it of HTTP/1.1, and only of that. */
function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion !== '1.1'
}

const loopback = /^(?:127(?:\.\d+){3}|\[::1\]|localhost)(?::\d+)?$/i

/** A web page that has its own name rebound to this address would else sign itself in here. */
function isForUs({ headers: { host: asked } }: IncomingMessage): boolean {
  return asked === undefined || loopback.test(asked)
}

/** The limit belongs to interface A, the authorisation server included. */
function isLimited(path: string): boolean {
  return !path.startsWith('/rest/')
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
