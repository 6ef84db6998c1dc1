/** Files one after another in one stream: of each its name and size, its bytes, and their SHA-256. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import * as z from 'zod'
import { AppError } from '../../shared/errors'

const Head = z.object({ name: z.string().max(300), size: z.int().min(0) })
const mostHead = 4096
const partBytes = 64 * 1024

/** A file to be taken in. */
export interface Entry {
  /** With `/` between its parts. */
  name: string
  /** Absolute path of what is read, or the bytes themselves. */
  source: string | Buffer
}

/** One file as the stream gives it; its bytes have to be taken to the end before the next one is asked for. */
export interface Given {
  name: string
  size: number
  bytes: () => AsyncGenerator<Buffer>
}

/** @throws AppError `file-changing`, `file-unreadable` of a file that is not there whole any more */
export async function* pack(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<Buffer> {
  for await (const { name, source } of entries)
    yield* typeof source === 'string'
      ? packFile(name, source)
      : packBytes(name, source.length, [source])
}

async function* packFile(name: string, source: string): AsyncGenerator<Buffer> {
  const file = await open(source, 'r')
  try {
    const { size } = await file.stat()
    const stream = file.createReadStream({ autoClose: false, highWaterMark: partBytes })
    yield* packBytes(name, size, stream as AsyncIterable<Buffer>)
  } finally {
    await file.close()
  }
}

async function* packBytes(
  name: string,
  size: number,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const head = Buffer.from(JSON.stringify({ name, size }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  yield Buffer.concat([length, head])
  const hash = createHash('sha256')
  let written = 0
  for await (const part of parts) {
    written += part.length
    if (written > size) break
    hash.update(part)
    yield part
  }
  if (written !== size) throw new AppError('file-changing', 'A file changed while it was backed up')
  yield hash.digest()
}

/** The other way round. @throws AppError `backup-damaged` where it is not what `pack` made, and what the stream throws */
export async function* unpack(stream: AsyncIterable<Buffer>): AsyncGenerator<Given> {
  const source = new Source(stream)
  while (await source.hasMore()) {
    const length = (await source.take(4)).readUInt32BE()
    if (length > mostHead) throw damaged('A head is too long')
    const { name, size } = headIn(await source.take(length))
    const bytes = async function* () {
      const hash = createHash('sha256')
      for (let left = size; left > 0;) {
        const part = await source.upTo(left)
        left -= part.length
        hash.update(part)
        yield part
      }
      if (!hash.digest().equals(await source.take(32))) throw damaged('A file is another one')
    }
    yield { name, size, bytes }
  }
}

function headIn(bytes: Buffer): z.infer<typeof Head> {
  try {
    return Head.parse(JSON.parse(bytes.toString()))
  } catch (error) {
    throw damaged('A head cannot be read', error)
  }
}

const damaged = (message: string, cause?: unknown) =>
  new AppError('backup-damaged', message, { cause })

/** Takes as many bytes as are wanted from parts of any length. */
class Source {
  readonly #parts: AsyncIterator<Buffer>
  #kept: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]()
  }

  async hasMore(): Promise<boolean> {
    while (this.#kept.length === 0) {
      const next = await this.#parts.next()
      if (next.done) return false
      this.#kept = next.value
    }
    return true
  }

  /** At least one byte and no more than `most`. */
  async upTo(most: number): Promise<Buffer> {
    if (!(await this.hasMore())) throw damaged('It ends too soon')
    const part = this.#kept.subarray(0, most)
    this.#kept = this.#kept.subarray(part.length)
    return part
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = length; left > 0;) {
      const part = await this.upTo(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
}
