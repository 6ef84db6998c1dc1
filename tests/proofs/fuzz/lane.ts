// Owns one connection of the fuzz: bytes out, replies in, and never waiting for ever.
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Reply = { status: number; type: string; location: string; body: string }

/** `closed`: the service ended the connection without a word. */
export type Answer = Reply | 'closed' | 'hung'

const patienceMs = 15_000

export class Lane {
  readonly #port: number
  #socket: Socket | undefined

  constructor(baseUrl: string) {
    this.#port = Number(new URL(baseUrl).port)
  }

  /** Resolves to one answer for each request that the bytes hold. */
  async send(bytes: Buffer, methods: readonly string[]): Promise<Answer[]> {
    const socket = await this.#connected()
    const { answers, isOver } = await listen(socket, bytes, methods)
    if (isOver) this.leave()
    return answers
  }

  /** Says something and leaves before any answer. */
  async sayAndLeave(bytes: Buffer): Promise<void> {
    const socket = await this.#connected()
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
    this.leave()
  }

  leave(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  async #connected(): Promise<Socket> {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('error', () => socket.destroy())
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('close', () => reject(new Error('The service refuses connections')))
    })
    socket.removeAllListeners('close')
    this.#socket = socket
    return socket
  }
}

type Heard = { answers: Answer[]; isOver: boolean }

function listen(socket: Socket, bytes: Buffer, methods: readonly string[]): Promise<Heard> {
  return new Promise((resolve) => {
    const answers: Reply[] = []
    let received = Buffer.alloc(0)
    const finish = (rest: Answer[], isOver: boolean) => {
      clearTimeout(timer)
      socket.off('data', take)
      socket.off('close', closed)
      resolve({ answers: [...answers, ...rest], isOver })
    }
    const missing = (what: 'closed' | 'hung') => methods.slice(answers.length).map(() => what)
    const closed = () => finish(missing('closed'), true)
    const timer = setTimeout(() => finish(missing('hung'), true), patienceMs)
    const take = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      for (;;) {
        const read = readReply(received, methods[answers.length] === 'HEAD')
        if (!read) return
        received = received.subarray(read.length)
        if (read.reply.status !== 100) answers.push(read.reply)
        if (read.isLast) return finish(missing('closed'), true)
        if (answers.length === methods.length) return finish([], false)
      }
    }
    socket.on('data', take)
    socket.on('close', closed)
    socket.write(bytes)
  })
}

function readReply(bytes: Buffer, isHead: boolean) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const status = Number(head.split(' ')[1])
  const bodyLength = isHead || status === 204 ? 0 : Number(field('content-length'))
  const length = end + 4 + bodyLength
  if (bytes.length < length) return undefined
  const body = bytes.subarray(end + 4, length).toString('utf8')
  const isLast = field('connection').toLowerCase() === 'close'
  const reply = { status, type: field('content-type'), location: field('location'), body }
  return { reply, length, isLast }
}
