/** One's own place at the session bus of the desktop: names, calls and answers, over its socket, by nothing but Node. */
import { once } from 'node:events'
import net from 'node:net'
import { decodeMessage, encodeMessage, type BusMessage, type BusValue } from './bus-message'

export interface BusCall {
  path: string
  face: string
  member: string
  sender: string
  body: BusValue[]
}

interface Answer {
  signature?: string
  body?: BusValue[]
}

/** Where the bus listens: a path, or a name without one. Undefined where there is none that can be reached so. */
export function busSocket(address = process.env['DBUS_SESSION_BUS_ADDRESS']): string | undefined {
  const unix = /(?:^|;)unix:(path|abstract)=([^,;]+)/.exec(address ?? '')
  if (!unix?.[2]) return undefined
  const name = decodeURIComponent(unix[2])
  return unix[1] === 'path' ? name : `\0${name}`
}

export class SessionBus {
  readonly #socket: net.Socket
  readonly #awaited = new Map<number, (message: BusMessage) => void>()
  /** Answers calls of others; what it throws, and what it knows nothing of, is an error to them. */
  readonly #serve: (call: BusCall) => Answer | undefined
  #serial = 0
  #rest = Buffer.alloc(0)

  private constructor(socket: net.Socket, serve: (call: BusCall) => Answer | undefined) {
    this.#socket = socket
    this.#serve = serve
    socket.on('data', (bytes: Buffer) => {
      this.#hear(bytes)
    })
  }

  static async join(
    path: string,
    serve: (call: BusCall) => Answer | undefined = () => undefined,
  ): Promise<SessionBus> {
    const socket = net.connect(path)
    await once(socket, 'connect')
    const uid = Buffer.from(String(process.getuid?.() ?? 0)).toString('hex')
    socket.write(`\0AUTH EXTERNAL ${uid}\r\n`)
    const [reply] = (await once(socket, 'data')) as [Buffer]
    if (!reply.toString().startsWith('OK')) throw new Error(`The bus says ${reply.toString()}`)
    socket.write('BEGIN\r\n')
    const bus = new SessionBus(socket, serve)
    await bus.callBus('Hello')
    return bus
  }

  async own(name: string): Promise<void> {
    const [answer] = await this.callBus('RequestName', 'su', [name, 4])
    if (answer !== 1) throw new Error(`Somebody else is ${name}`)
  }

  callBus(member: string, signature = '', body: BusValue[] = []): Promise<BusValue[]> {
    const to = { name: 'org.freedesktop.DBus', path: '/org/freedesktop/DBus' }
    return this.call(to, 'org.freedesktop.DBus', member, { signature, body })
  }

  async call(
    to: { name: string; path: string },
    face: string,
    member: string,
    { signature = '', body = [] }: Answer = {},
  ): Promise<BusValue[]> {
    const serial = this.#send(1, { 1: to.path, 2: face, 3: member, 6: to.name }, signature, body)
    const answer = await new Promise<BusMessage>((resolve) => this.#awaited.set(serial, resolve))
    if (answer.kind === 3) throw new Error(`${member}: ${answer.fields.get(4) as string}`)
    return answer.body
  }

  leave(): void {
    this.#socket.destroy()
  }

  #send(
    kind: number,
    named: Record<number, BusValue>,
    signature: string,
    body: BusValue[],
  ): number {
    const serial = (this.#serial += 1)
    const fields = new Map(Object.entries(named).map(([field, value]) => [Number(field), value]))
    if (signature !== '') fields.set(8, signature)
    this.#socket.write(encodeMessage({ kind, serial, fields, body }))
    return serial
  }

  #hear(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes])
    for (let one = decodeMessage(this.#rest); one; one = decodeMessage(this.#rest)) {
      this.#rest = this.#rest.subarray(one.length)
      this.#take(one.message)
    }
  }

  #take(message: BusMessage): void {
    const text = (field: number) => String(message.fields.get(field) ?? '')
    if (message.kind === 2 || message.kind === 3)
      this.#awaited.get(Number(message.fields.get(5)))?.(message)
    if (message.kind !== 1) return
    const call = {
      path: text(1),
      face: text(2),
      member: text(3),
      sender: text(7),
      body: message.body,
    }
    const answer = this.#serve(call)
    const named = { 5: message.serial, 6: call.sender }
    if (answer) this.#send(2, named, answer.signature ?? '', answer.body ?? [])
    else this.#send(3, { ...named, 4: 'org.freedesktop.DBus.Error.UnknownMethod' }, '', [])
  }
}
