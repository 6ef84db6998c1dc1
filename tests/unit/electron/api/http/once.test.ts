/** Of electron/api/http/transport.ts: a change arrives once, wherever its connection breaks. */
import net from 'node:net'
import { expect, test } from 'vitest'
import { TransportError } from '../../../../../electron/api/http/lost'
import { createExchange } from '../../../../../electron/api/http/transport'
import { listening } from './peers'

const whole =
  'HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{"id":7}'
const timeout = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** How the connection goes wrong once the chosen bytes have passed. */
const ways = {
  ends: (socket: net.Socket) => socket.end(),
  'is reset': (socket: net.Socket) => socket.resetAndDestroy(),
  stalls: () => undefined,
  'is answered with 408': (socket: net.Socket) => socket.end(timeout),
  'is half closed': (socket: net.Socket) => socket.end().pause(),
}
type Way = keyof typeof ways

interface Case {
  id: number
  method: 'POST' | 'PUT' | 'DELETE'
  /** How many bytes of the request the service takes before it goes wrong. */
  takes: number
  /** How many bytes of the reply it sends before. */
  gives: number
  way: Way
  /** A read has left a kept connection behind. */
  warm: boolean
}

/** A service that treats each change as its case says, and counts the connections on which it came. */
async function rig(cases: readonly Case[]) {
  const arrivals = new Map<number, number>()
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    let received = 0
    let current: Case | undefined
    socket.on('data', (bytes) => {
      const [, method, id] = /^(\w+) \/c\/(\d+) /.exec(bytes.toString('latin1', 0, 40)) ?? []
      if (method === 'GET') {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
        return
      }
      if (id !== undefined) {
        current = cases[Number(id)]
        arrivals.set(Number(id), (arrivals.get(Number(id)) ?? 0) + 1)
      }
      const before = received
      received += bytes.length
      if (!current || before >= current.takes || received < current.takes) return
      if (current.gives > 0) socket.write(whole.slice(0, current.gives))
      ways[current.way](socket)
    })
    socket.on('end', () => socket.end())
  })
  return { port: await listening(server), arrivals }
}

function allCases(): Case[] {
  const cases: Case[] = []
  const methods = ['POST', 'PUT', 'DELETE'] as const
  for (const way of Object.keys(ways) as Way[])
    for (const warm of [false, true]) {
      const add = (takes: number, gives: number) => {
        const id = cases.length
        cases.push({ id, method: methods[id % 3] ?? 'POST', takes, gives, way, warm })
      }
      for (const takes of [1, 20_000, 70_000, 150_000, 299_000]) add(takes, 0)
      // A service says 408 instead of a reply, never in the middle of one.
      const last = way === 'is answered with 408' ? 1 : whole.length
      for (let gives = 0; gives < last; gives += 1) add(1, gives)
    }
  return cases
}

test('wherever a connection breaks, a change arrives once, and is never called unsent when it arrived', async () => {
  const cases = allCases()
  const { port, arrivals } = await rig(cases)
  const exchange = createExchange()
  const body = 'x'.repeat(300_000)
  const wrong: object[] = []
  const unsent = new Set<number>()
  const run = async (one: Case) => {
    const url = new URL(`http://127.0.0.1:${port}/c/${one.id}`)
    if (one.warm) await exchange({ method: 'GET', url })
    const small = one.takes === 1
    const ended = await exchange({
      method: one.method,
      url,
      body: small ? '{}' : body,
      timeoutMs: 300,
    }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof TransportError && !error.sent ? 'not sent' : 'sent'),
    )
    // Given up before the service looked at it: sent all the same, as far as anyone can tell.
    if (ended === 'not sent') unsent.add(one.id)
    else if (!['sent', 408].includes(ended)) wrong.push({ ...one, ended })
  }
  const queue = [...cases]
  const worker = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await run(one)
  }
  await Promise.all(Array.from({ length: 24 }, worker))
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const [id, seen] of arrivals)
    if (seen > 1 || unsent.has(id)) wrong.push({ id, seen, isCalledUnsent: unsent.has(id) })
  expect(wrong.slice(0, 5)).toEqual([])
  expect(arrivals.size).toBeGreaterThan(650)
})
