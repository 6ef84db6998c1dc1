/** Reading the body of a reply: decoded while it arrives, and never more of it than was agreed. */
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/**
 * The whole body, decoded.
 * @param encoding of `Content-Encoding`; the app asks for gzip alone (RFC 9110 12.5.3)
 * @param largest in bytes, both as they come and decoded, so that neither a bomb nor empty members go on for ever
 * @throws Error when it is cut short, too large, or encoded in any other way
 */
export async function readBody(
  incoming: Readable,
  encoding: string | undefined,
  largest: number,
): Promise<Buffer> {
  const { isGzip } = readEncoding(encoding)
  let received = 0
  const arriving = capped(largest, (size) => (received = size))
  try {
    return await (isGzip
      ? pipeline(incoming, arriving, createGunzip(), capped(largest), collect)
      : pipeline(incoming, arriving, collect))
  } catch (error) {
    // A reply without a body, such as 204, may still name an encoding.
    if (isGzip && received === 0 && incoming.readableEnded) return Buffer.alloc(0)
    const message = error instanceof Error ? error.message : 'unreadable'
    throw new Error(`reply cut short: ${message}`, { cause: error })
  }
}

function readEncoding(encoding = 'identity'): { isGzip: boolean } {
  const name = encoding.trim().toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return { isGzip: true }
  if (name === 'identity' || name === '') return { isGzip: false }
  throw new Error('reply in an encoding that was not asked for')
}

function capped(largest: number, tell?: (size: number) => void) {
  return async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const part of parts) {
      size += part.length
      tell?.(size)
      if (size > largest) throw new Error('larger than expected')
      yield part
    }
  }
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
