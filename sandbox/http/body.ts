// Owns reading request bodies up to a limit.
import type { IncomingMessage } from 'node:http'

export type ReadBody = { kind: 'whole'; body: Buffer } | { kind: 'too-large' } | { kind: 'aborted' }

/** Reads a body that is too large to its end, unkept: a caller still sending would not see the reply. */
export async function readBody(message: IncomingMessage, limitBytes: number): Promise<ReadBody> {
  let chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= limitBytes) chunks.push(chunk)
      else chunks = []
    }
  } catch {
    return { kind: 'aborted' }
  }
  if (length > limitBytes) return { kind: 'too-large' }
  return { kind: 'whole', body: Buffer.concat(chunks, length) }
}
