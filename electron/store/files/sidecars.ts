/** The sidecars: one small file beside the originals per receipt, with all that is needed to make its row again. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { ExpenseDraft } from '../../../shared/expenses/expense'
import { Voucher } from '../../../shared/expenses/voucher'
import { MediaType, type Receipt, type ReceiptState } from '../../../shared/receipts/receipt'
import {
  codeOf,
  draftEnding,
  removeLeftover,
  syncFolder,
  syncFolderNow,
  translate,
  writeWhole,
  writeWholeNow,
} from './durable'

/**
 * How far a receipt has come as far as its file knows. It is written before a row goes on and after a row goes back,
 * so it may say `confirmed` of a receipt that is not in the books, never `review` of one that may be.
 */
export const Stage = z.enum(['review', 'confirmed', 'discarded'])
export type Stage = z.infer<typeof Stage>

const Identity = z.object({
  id: z.uuid(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int(),
  mediaType: MediaType,
  fileName: z.string(),
  marker: z.string().min(1),
})

export const Sidecar = Identity.extend({
  version: z.literal(2),
  /** Absent while there was no account yet. */
  accountId: z.uuid().optional(),
  capturedAt: z.string(),
  stage: Stage,
  /** As it was confirmed, or made. */
  draft: ExpenseDraft.optional(),
  /** What Docket made the document of. */
  voucher: Voucher.optional(),
  discardedAt: z.string().optional(),
  /** The original was in the books for long and is not kept here any more. */
  originalGone: z.literal(true).optional(),
  /** A person says that it is in the books: nobody but a person sends it again. */
  vouched: z.literal(true).optional(),
  /** The receipt that it goes into the books with. */
  goesWith: z.uuid().optional(),
})
export type Sidecar = z.infer<typeof Sidecar>

/** Before there were stages: a draft was written when it was confirmed. */
const First = Identity.extend({
  version: z.literal(1),
  capturedAt: z.string().default(''),
  draft: ExpenseDraft.optional(),
}).transform((first): Sidecar => ({
  ...first,
  version: 2,
  stage: first.draft ? 'confirmed' : 'review',
}))

const Stored = z.union([Sidecar.extend({ checksum: z.number() }), First])

/** How many files are open at once. */
const breadth = 64

/** How long one that cannot be read is waited for before each further attempt, in milliseconds. */
const pausesMs = [50, 250, 1000, 2500]

export class Sidecars {
  readonly #folder: string

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
  }

  /** Ids of all receipts that have one. Removes drafts that were never finished. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder)
    for (const name of names)
      if (name.endsWith(draftEnding)) await removeLeftover(path.join(this.#folder, name))
    return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
  }

  pathOf(id: string): string {
    return path.join(this.#folder, `${id}.json`)
  }

  /**
   * Writes a batch, each atomically; after this they survive a power cut.
   * @throws AppError `disk-full`, `no-permission`
   */
  async write(batch: readonly Sidecar[]): Promise<void> {
    for (let at = 0; at < batch.length; at += breadth)
      await everyOf(
        batch.slice(at, at + breadth).map((one) => writeWhole(this.pathOf(one.id), textOf(one))),
      )
    await syncFolder(this.#folder).catch((error: unknown) => {
      throw translate(error)
    })
  }

  /** Undefined where there is none. @throws AppError `store-damaged` when it is not what was written */
  read(id: string): Sidecar | undefined {
    try {
      return parse(id, readFileSync(this.pathOf(id), 'utf8'))
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /**
   * Reads many; those that are not what was written are named apart.
   * @throws AppError `file-unreadable`: what cannot be read now may be whole, and nothing is known of it
   */
  async readAll(ids: readonly string[]): Promise<{ good: Sidecar[]; damaged: string[] }> {
    const [good, damaged]: [Sidecar[], string[]] = [[], []]
    const readOne = async (id: string) => {
      const text = await patientlyRead(this.pathOf(id))
      if (text === undefined) return
      try {
        good.push(parse(id, text))
      } catch {
        damaged.push(id)
      }
    }
    for (let at = 0; at < ids.length; at += breadth)
      await Promise.all(ids.slice(at, at + breadth).map(readOne))
    return { good, damaged }
  }

  /**
   * Says of receipts that were captured before there was any account whose they are. At once, so that nothing can come
   * between this and their rows; there are few, and it happens once. @throws AppError `disk-full`, `no-permission`
   */
  adopt(receipts: readonly Receipt[], accountId: string): void {
    for (const receipt of receipts) {
      const known = this.#readable(receipt.id) ?? sidecarOf(receipt)
      writeWholeNow(this.pathOf(receipt.id), textOf({ ...known, accountId }))
    }
  }

  #readable(id: string): Sidecar | undefined {
    try {
      return this.read(id)
    } catch {
      return undefined
    }
  }

  /** At once, so that nothing can come between this and what is decided by it. */
  removeNow(ids: readonly string[]): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    for (const id of ids) rmSync(this.pathOf(id), { force: true })
    syncFolderNow(this.#folder)
  }
}

/**
 * The text of a file, undefined where there is none. One that another program holds, as a scanner for viruses does, is
 * read once it is let go. @throws AppError `file-unreadable` when it is not
 */
async function patientlyRead(file: string): Promise<string | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await readFile(file, 'utf8')
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENOENT') return undefined
      // A folder in its place will never be read, and is not what was written.
      if (code === 'EISDIR') return ''
      const pause = pausesMs[attempt]
      if (pause === undefined)
        throw new AppError('file-unreadable', `Cannot read ${path.basename(file)}: ${code}`, {
          cause: error,
        })
      await delay(pause)
    }
  }
}

/** All are waited for, so that none is still being written when the first failure is told. */
async function everyOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

function textOf(sidecar: Sidecar): string {
  const plain = Sidecar.parse(sidecar)
  return `${JSON.stringify({ ...plain, checksum: checksumOf(plain) }, undefined, 2)}\n`
}

/** Of what it means, in an order that does not depend on how it was written. */
function checksumOf(sidecar: Sidecar): number {
  return crc32(JSON.stringify(Sidecar.parse(sidecar)))
}

function parse(id: string, text: string): Sidecar {
  try {
    const { checksum, ...read } = { checksum: undefined, ...Stored.parse(JSON.parse(text)) }
    const isWhole = checksum === undefined || checksum === checksumOf(read)
    if (isWhole && read.id === id) return read
  } catch {
    // It is named below.
  }
  throw new AppError('store-damaged', `Sidecar ${id} is not what was written`)
}

/** A receipt's sidecar as its row would have it. */
export function sidecarOf(
  receipt: Receipt & { accountId?: string | undefined },
  changes: Partial<Pick<Sidecar, 'stage' | 'draft' | 'discardedAt' | 'originalGone'>> = {},
): Sidecar {
  const { id, accountId, sha256, size, mediaType, fileName, marker, capturedAt } = receipt
  const stage = changes.stage ?? stageOf(receipt.state)
  return {
    version: 2,
    id,
    sha256,
    size,
    mediaType,
    fileName,
    marker,
    capturedAt,
    stage,
    ...(accountId !== undefined && { accountId }),
    ...(stage !== 'review' && { draft: receipt.draft }),
    ...(receipt.voucher && { voucher: receipt.voucher }),
    ...(receipt.originalGone && { originalGone: true }),
    ...(receipt.state === 'vouched' && { vouched: true }),
    ...(receipt.goesWith !== undefined && { goesWith: receipt.goesWith }),
    ...changes,
  }
}

/** Whatever may be in the books counts as confirmed. */
export function stageOf(state: ReceiptState): Stage {
  if (state === 'review' || state === 'discarded') return state
  return 'confirmed'
}
