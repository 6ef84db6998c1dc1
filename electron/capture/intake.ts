/** Intake: from what a person gave to receipts that are safe on disk; "Saved" is said only after that. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { largestFile, mediaTypeOf } from '../../shared/media'
import { noBatch, type CaptureBatch, type CaptureOutcome, type Receipt } from '../../shared/receipt'
import type { FileStore, Incoming } from '../store/files'
import type { Captured, Receipts } from '../store/receipts'
import { pixelsOf } from './media'
import { filesBelow } from './walk'

/** A file by its path, or bytes with a name. */
export type Given = { path: string } | { fileName: string; bytes: Uint8Array }

interface Parts {
  files: FileStore
  receipts: Receipts
  mintMarker: () => string
  newId: () => string
  /** Told of each original that is in the store now, as one that was lost may be again. */
  onKept?: (sha256: string) => void
  /** The files that travel with a mail. */
  unfoldMail?: (mail: Uint8Array) => Promise<readonly Enclosed[]>
}

interface Enclosed {
  fileName: string
  bytes: Uint8Array
}

const mostFiles = 5000
/** What is found in a mail beside its receipts: calendars, cards, nothing at all. */
const isNoReceipt: ReadonlySet<ErrorCode> = new Set(['file-unsupported', 'file-empty'])
/** Of one mail. */
const mostEnclosed = 200
const longestName = 255
const mostPixels = 100_000_000
/** Files of one group share their folder syncs and their commit. */
const groupSize = 8

export class Intake {
  /** How the newest batch is doing. */
  readonly batch = new LiveValue<CaptureBatch>(noBatch)
  readonly #parts: Parts
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Captures files and folders. Never throws for a file: what could not be taken is an outcome with its reason. */
  async paths(paths: readonly string[]): Promise<CaptureOutcome[]> {
    return this.#inTurn(async () => {
      const outcomes: CaptureOutcome[] = []
      const given: Given[] = []
      for (const dropped of paths) {
        const room = mostFiles - given.length
        const found = await filesBelow(dropped, room + 1)
        if (found.length === 0) outcomes.push(refusal(path.basename(dropped), 'folder-empty'))
        if (found.length > room) outcomes.push(refusal(path.basename(dropped), 'too-many-files'))
        given.push(...found.slice(0, room).map((file) => ({ path: file })))
      }
      return this.#capture(given, outcomes)
    })
  }

  /** Captures bytes that have no path, such as a pasted picture. */
  async bytes(fileName: string, bytes: Uint8Array): Promise<CaptureOutcome[]> {
    return this.#inTurn(() => this.#capture([{ fileName, bytes }], []))
  }

  /** One batch after the other, so that progress and the search for same files make sense. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #capture(given: readonly Given[], outcomes: CaptureOutcome[]): Promise<CaptureOutcome[]> {
    const number = this.batch.get().number + 1
    const total = given.length + outcomes.length
    const show = (finished: boolean) => {
      this.batch.set(summarise(number, total, outcomes, finished))
    }
    show(false)
    for (let at = 0; at < given.length; at += groupSize) {
      outcomes.push(...(await this.#captureGroup(given.slice(at, at + groupSize))))
      show(false)
    }
    show(true)
    return outcomes
  }

  async #captureGroup(group: readonly Given[]): Promise<CaptureOutcome[]> {
    const taken = (await Promise.all(group.map((given) => this.#unfolded(given)))).flat()
    const good = taken.filter((item) => 'incoming' in item)
    const saved = await this.#save(good).catch((error: unknown) => AppError.from(error).code)
    return taken.map((item) => {
      if (!('incoming' in item)) return item
      if (!(saved instanceof Map)) return refusal(item.captured.fileName, saved)
      const receipt = saved.get(item)
      return receipt ? savedOutcome(receipt) : refusal(item.captured.fileName, 'unexpected')
    })
  }

  /** A mail with receipts in it becomes those receipts; one without any is kept as it is. */
  async #unfolded(given: Given): Promise<readonly (Taken | Refusal)[]> {
    const taken = await this.#take(given)
    if (!('incoming' in taken) || taken.captured.mediaType !== 'message/rfc822') return [taken]
    const found: (Taken | Refusal)[] = []
    for (const { fileName, bytes } of await this.#enclosedIn(taken)) {
      const part = await this.#take({ fileName: fileName.slice(0, longestName), bytes })
      if ('incoming' in part || !isNoReceipt.has(part.code)) found.push(part)
    }
    if (!found.some((part) => 'incoming' in part)) return [taken]
    await this.#parts.files.drop(taken.incoming)
    return found
  }

  /** One that cannot be understood has none. */
  async #enclosedIn({ incoming }: Taken): Promise<readonly Enclosed[]> {
    try {
      const found = await this.#parts.unfoldMail?.(await readFile(incoming.path))
      return found?.slice(0, mostEnclosed) ?? []
    } catch {
      return []
    }
  }

  /** Copies one file into the store and looks at what it is; nothing is acknowledged yet. */
  async #take(given: Given): Promise<Taken | Refusal> {
    const fileName = 'path' in given ? path.basename(given.path) : given.fileName
    try {
      const incoming = await this.#parts.files.take(
        'path' in given ? given.path : given.bytes,
        largestFile,
      )
      const mediaType = mediaTypeOf(incoming.head)
      const problem: ErrorCode | undefined =
        mediaType === undefined
          ? 'file-unsupported'
          : (pixelsOf(incoming.head, mediaType) ?? 0) > mostPixels
            ? 'file-too-large'
            : undefined
      if (mediaType !== undefined && problem === undefined) {
        const { sha256, size } = incoming
        return { incoming, captured: { sha256, size, mediaType, fileName } }
      }
      await this.#parts.files.drop(incoming)
      return refusal(fileName, problem ?? 'file-unsupported')
    } catch (error) {
      return refusal(fileName, AppError.from(error).code)
    }
  }

  /**
   * The order is the promise: original under its hash, sidecar, row; each durable before the next. A crash between
   * leaves what the next start makes a receipt of; a failure leaves nothing.
   */
  async #save(group: readonly Taken[]): Promise<Map<Taken, Receipt>> {
    if (group.length === 0) return new Map()
    const { files, receipts, mintMarker, newId, onKept } = this.#parts
    const copies = group.map((item) => item.incoming)
    const origin = receipts.origin()
    const rows = group.map(({ captured }) => ({
      ...{ ...captured, ...origin, id: newId(), marker: mintMarker() },
    }))
    try {
      await files.keep(copies)
      await files.sidecars.write(rows.map((row) => ({ version: 2, stage: 'review', ...row })))
      const added = receipts.add(rows)
      files.release(copies)
      for (const { sha256 } of copies) onKept?.(sha256)
      return new Map(
        group.flatMap((item, index) => {
          const receipt = added[index]
          return receipt ? [[item, receipt] as const] : []
        }),
      )
    } catch (error) {
      files.release(copies)
      await this.#undo(
        copies,
        rows.map(({ id }) => id),
      )
      throw error
    }
  }

  /** Nobody was told of these. Where even this fails, the next start finds them, which is no loss. */
  async #undo(copies: readonly Incoming[], ids: readonly string[]): Promise<void> {
    const { files, receipts } = this.#parts
    try {
      files.sidecars.removeNow(ids)
      for (const copy of copies) {
        await files.drop(copy)
        if (!receipts.holds(copy.sha256)) files.removeOriginalNow(copy.sha256)
      }
    } catch (error) {
      if (AppError.from(error).code === 'store-damaged') throw error
    }
  }
}

interface Taken {
  incoming: Incoming
  captured: Captured
}
type Refusal = Extract<CaptureOutcome, { result: 'refused' }>

function refusal(fileName: string, code: ErrorCode): Refusal {
  return { result: 'refused', fileName, code }
}

function savedOutcome(receipt: Receipt): CaptureOutcome {
  const { id, fileName, duplicateOf } = receipt
  return { result: 'saved', id, fileName, ...(duplicateOf !== undefined && { duplicateOf }) }
}

function summarise(
  number: number,
  total: number,
  outcomes: readonly CaptureOutcome[],
  finished: boolean,
): CaptureBatch {
  const saved = outcomes.filter((outcome) => outcome.result === 'saved')
  const refused = outcomes.filter((outcome) => outcome.result === 'refused')
  const first = saved[0]?.id
  return {
    number,
    // A mail may have brought several.
    total: Math.max(total, outcomes.length),
    done: outcomes.length,
    finished,
    saved: saved.length,
    duplicates: saved.filter((outcome) => outcome.duplicateOf !== undefined).length,
    refused: refused.map(({ fileName, code }) => ({ fileName, code })),
    ...(first !== undefined && { first }),
  }
}
