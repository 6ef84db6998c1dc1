// Owns speaking to the demo service byte by byte, as a broken or hostile client would.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoService } from '../../../sandbox/service'

export type RawReply = { status: number; headers: Map<string, string>; body: string }

type Piece = string | Buffer | { waitMs: number }

/** Sends the pieces, then listens until so many replies are whole or the connection ends. */
export async function sendRaw(
  { baseUrl }: Pick<DemoService, 'baseUrl'>,
  pieces: readonly Piece[],
  { replies = 1, patienceMs = 8000 } = {},
): Promise<RawReply[]> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  let received = Buffer.alloc(0)
  const done = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer and no end')), patienceMs)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (parseReplies(received).length >= replies) resolve()
    })
    socket.on('error', () => resolve())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  void write(socket, pieces)
  await done.finally(() => socket.destroy())
  return parseReplies(received)
}

async function write(socket: ReturnType<typeof connect>, pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return
    if (typeof piece === 'string' || Buffer.isBuffer(piece)) socket.write(piece)
    else await sleep(piece.waitMs)
  }
}

function parseReplies(bytes: Buffer): RawReply[] {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return []
  const [first = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const
    }),
  )
  const start = end + 4
  const length = Number(headers.get('content-length') ?? 0)
  if (bytes.length < start + length) return []
  const body = bytes.subarray(start, start + length).toString('utf8')
  const status = Number(first.split(' ')[1])
  return [{ status, headers, body }, ...parseReplies(bytes.subarray(start + length))]
}
