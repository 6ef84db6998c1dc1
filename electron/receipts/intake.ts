/** Intake: from what a person gave to receipts that are safe on disk; "Saved" is said only after that. */
import path from 'node:path'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { Mutex } from '../../shared/one-at-a-time'
import { largestFile, mediaTypeOf } from '../../shared/receipts/media'
import {
  noBatch,
  type CaptureBatch,
  type CaptureOutcome,
  type Receipt,
} from '../../shared/receipts/receipt'
import type { Enclosed, Unfolded } from '../reading/host/unfolding'
import type { FileStore, Incoming } from '../store/files/files'
import type { HeldMail } from '../store/files/held-mails'
import type { Captured, Receipts } from '../store/receipts/receipts'
import type { MadeOf } from '../store/receipts/voucher-rows'
import { derivedId } from './derived-id'
import { isFinal, refusal, savedOutcome, summarise, type Refusal } from './outcomes'
import { pixelsOf } from './pixels'
import { filesBelow } from './walk'

/** A file by its path, or bytes with a name. */
export type Given = { path: string } | { fileName: string; bytes: Uint8Array }

/** A file that was found in a watched folder: the id that its receipt shall have, or what is in it, and what its bytes are. */
export interface Found {
  path: string
  id: string
  sha256: string
}

interface Parts {
  files: FileStore
  receipts: Receipts
  mintMarker: () => string
  newId: () => string
  /** Told of each original that is in the store now, as one that was lost may be again. */
  onKept: (sha256: string) => void
  /** Finds the files that travel with mails, which are named by their paths. Without it mails are kept as they are. */
  unfold?: ((mails: readonly string[]) => Promise<Unfolded>) | undefined
}

const mostFiles = 5000
/** What is found in a mail beside its receipts: calendars, cards, nothing at all. */
const isNoReceipt: ReadonlySet<ErrorCode> = new Set(['file-unsupported', 'file-empty'])
const longestName = 255
const mostPixels = 100_000_000
/** Files of one group share their folder syncs and their commit. */
const groupSize = 8

export class Intake {
  /** How the newest batch is doing. */
  readonly batch = new LiveValue<CaptureBatch>(noBatch)
  readonly #parts: Parts
  /** One batch after the other, so that progress and the search for same files make sense. */
  readonly #batches = new Mutex()
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Captures files and folders. Never throws for a file: what could not be taken is an outcome with its reason. */
  async paths(paths: readonly string[]): Promise<CaptureOutcome[]> {
    return this.#batches.run(async () => {
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

  /**
   * Captures files that were found in a folder, and answers of each what became of it: nothing yet of one that is left to the
   * next start. One that is given again while it has no receipt is captured again under the same ids.
   * @param of the name of the folder, and the account that they belong to, if it is not the one at hand
   */
  async found(
    files: readonly Found[],
    of: { folder: string; accountId: string | undefined },
  ): Promise<CaptureOutcome[][]> {
    return this.#batches.run(() => this.#captureEach(files, [], of))
  }

  /** Captures bytes that have no path, such as a pasted picture. */
  async bytes(fileName: string, bytes: Uint8Array): Promise<CaptureOutcome[]> {
    return this.#batches.run(() => this.#capture([{ fileName, bytes }], []))
  }

  /**
   * Saves a document that Docket makes itself, after whatever is being captured.
   * @param make called in its turn with the id and the origin of the receipt to come
   * @throws AppError `disk-full`, `no-permission`, and what `make` throws
   */
  async made(
    make: (id: string, whence: Whence) => MadeOf & { fileName: string; bytes: Uint8Array },
  ): Promise<Receipt> {
    return this.#batches.run(async () => {
      const [id, whence] = [this.#parts.newId(), this.#parts.receipts.origin()]
      const { fileName, bytes, ...of } = make(id, whence)
      const taken = await this.#take({ fileName, bytes }, { id })
      if (!('incoming' in taken)) throw new AppError(taken.code, 'The document was not saved')
      const [receipt] = (await this.#save([{ ...taken, of }], whence)).values()
      if (!receipt) throw new AppError('unexpected', 'No receipt was made of the document')
      return receipt
    })
  }

  /** Captures what is in mails that an earlier run was given and did not come to. */
  async resume(): Promise<CaptureOutcome[]> {
    return this.#batches.run(async () => {
      const mails = await this.#parts.files.mails.all()
      return mails.length > 0 ? this.#capture(mails, []) : []
    })
  }

  /** From now on no mail is unfolded: those that wait are left to the next start. */
  stop(): void {
    this.#isStopped = true
  }

  async #capture(
    given: readonly (Given | HeldMail)[],
    refused: readonly CaptureOutcome[],
  ): Promise<CaptureOutcome[]> {
    return [...refused, ...(await this.#captureEach(given, refused)).flat()]
  }

  /** Mails come last, so that nothing waits for what may take long; the outcomes are in the order of what was given. */
  async #captureEach(
    given: readonly (Given | Found | HeldMail)[],
    refused: readonly CaptureOutcome[],
    of: Source = {},
  ): Promise<CaptureOutcome[][]> {
    const number = this.batch.get().number + 1
    const total = given.length + refused.length
    const outcomes: CaptureOutcome[][] = given.map(() => [])
    const all = () => [...refused, ...outcomes.flat()]
    const show = (finished: boolean) => {
      this.batch.set(summarise({ number, total, finished }, all(), this.#source(of)))
    }
    show(false)
    const mails: Waiting[] = []
    await inGroups([...given.entries()], async (group) => {
      const held = await Promise.all(
        group.map(async ([at, one]) => ({
          at,
          item: isHeld(one) ? one : await this.#held(one, of),
        })),
      )
      const files: { at: number; item: Taken | Refusal }[] = []
      for (const { at, item } of held)
        if (isHeld(item)) mails.push({ at, mail: item })
        else files.push({ at, item })
      const saved = await this.#kept(
        files.map(({ item }) => item),
        this.#whence(of),
      )
      for (const [index, { at }] of files.entries()) outcomes[at] = saved.slice(index, index + 1)
      show(false)
    })
    await inGroups(mails, async (group) => {
      if (this.#isStopped) return
      await this.#unfold(group, (at, found) => {
        outcomes[at] = found
        show(false)
      })
    })
    show(true)
    return outcomes
  }

  /** Where and when a file is captured now. */
  #whence({ accountId }: Source): Whence {
    return { ...this.#parts.receipts.origin(), ...(accountId !== undefined && { accountId }) }
  }

  /** What a batch says of where it came from; the account only where it is not the one that is shown. */
  #source({ folder, accountId }: Source): Pick<CaptureBatch, 'folder' | 'accountId'> {
    const isOther = accountId !== this.#parts.receipts.shownAccountId
    return {
      ...(folder !== undefined && { folder }),
      ...(accountId !== undefined && isOther && { accountId }),
    }
  }

  /** Takes a file; a mail is held, to be unfolded. */
  async #held(given: Given | Found, of: Source): Promise<Taken | Refusal | HeldMail> {
    const known = 'sha256' in given ? { id: given.id, sha256: given.sha256 } : {}
    const taken = await this.#take(given, known)
    const isMail = 'incoming' in taken && taken.captured.mediaType === 'message/rfc822'
    if (!isMail || !this.#parts.unfold) return taken
    const { files } = this.#parts
    const { fileName } = taken.captured
    try {
      const note = { fileName, ...this.#whence(of) }
      return await files.mails.hold(taken.incoming.path, note, known.id)
    } catch (error) {
      await files.drop(taken.incoming)
      return refusal(fileName, AppError.from(error).code)
    }
  }

  /** Saves what was taken, and says of each what became of it. */
  async #kept(taken: readonly (Taken | Refusal)[], whence: Whence): Promise<CaptureOutcome[]> {
    const good = taken.filter((item) => 'incoming' in item)
    const saved = await this.#save(good, whence).catch(
      (error: unknown) => AppError.from(error).code,
    )
    return taken.map((item) => {
      if (!('incoming' in item)) return item
      if (!(saved instanceof Map)) return refusal(item.captured.fileName, saved)
      const receipt = saved.get(item)
      return receipt ? savedOutcome(receipt) : refusal(item.captured.fileName, 'unexpected')
    })
  }

  async #unfold(
    group: readonly Waiting[],
    tell: (at: number, outcomes: CaptureOutcome[]) => void,
  ): Promise<void> {
    const unfolded = await this.#parts
      .unfold?.(group.map(({ mail }) => mail.path))
      .catch(() => undefined)
    for (const [index, { at, mail }] of group.entries()) {
      // What ended the process of unfolding may have been the end of the app.
      if (this.#isStopped) break
      tell(at, await this.#settle(mail, unfolded?.mails[index] ?? []))
    }
    await unfolded?.clear().catch(() => undefined)
  }

  /**
   * A mail with receipts in it becomes those receipts; one without any, or one that cannot be unfolded, is kept as it is.
   * Only then is it not held any more: a crash before has it unfolded again, and no receipt is made twice. So does a disk
   * that is full, after which the next start takes what could not be saved.
   */
  async #settle(mail: HeldMail, enclosed: readonly Enclosed[]): Promise<CaptureOutcome[]> {
    const { files, receipts } = this.#parts
    const outcomes: CaptureOutcome[] = []
    if (!receipts.has(receiptIdIn(mail, 'itself')))
      await inGroups(await this.#worthKeeping(mail, enclosed), async (group) => {
        outcomes.push(...(await this.#kept(group, mail)))
      })
    // Where it cannot be removed, the next start finds that its receipts are made.
    if (outcomes.every(isFinal)) await files.mails.release(mail).catch(() => undefined)
    return outcomes
  }

  /** The receipts in a mail that are not made yet, and what is wrong with others; the mail itself where it has none. */
  async #worthKeeping(mail: HeldMail, enclosed: readonly Enclosed[]): Promise<(Taken | Refusal)[]> {
    const found: (Taken | Refusal)[] = []
    let hasReceipts = false
    for (const [place, { path: file, fileName }] of enclosed.entries()) {
      const id = receiptIdIn(mail, String(place))
      const isMade = this.#parts.receipts.has(id)
      const part = isMade ? undefined : await this.#take({ path: file }, { fileName, id })
      hasReceipts ||= isMade || (part !== undefined && 'incoming' in part)
      if (part && ('incoming' in part || !isNoReceipt.has(part.code))) found.push(part)
    }
    if (hasReceipts) return found
    const known = { fileName: mail.fileName, id: receiptIdIn(mail, 'itself') }
    return [await this.#take({ path: mail.path }, known)]
  }

  /** Copies one file into the store and looks at what it is; nothing is acknowledged yet. */
  async #take(
    given: Given,
    known: { fileName?: string; id?: string; sha256?: string } = {},
  ): Promise<Taken | Refusal> {
    const fileName = (known.fileName ?? nameOf(given)).slice(0, longestName)
    try {
      const incoming = await this.#parts.files.take(
        'path' in given ? given.path : given.bytes,
        largestFile,
      )
      const mediaType = mediaTypeOf(incoming.head)
      const problem: ErrorCode | undefined =
        known.sha256 !== undefined && known.sha256 !== incoming.sha256
          ? 'file-changing'
          : mediaType === undefined
            ? 'file-unsupported'
            : (pixelsOf(incoming.head, mediaType) ?? 0) > mostPixels
              ? 'file-too-large'
              : undefined
      if (mediaType !== undefined && problem === undefined) {
        const { sha256, size } = incoming
        return { ...known, incoming, captured: { sha256, size, mediaType, fileName } }
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
  async #save(
    group: readonly Taken[],
    { capturedAt, accountId }: Whence,
  ): Promise<Map<Taken, Receipt>> {
    if (group.length === 0) return new Map()
    const { files, receipts, mintMarker, newId, onKept } = this.#parts
    const copies = group.map((item) => item.incoming)
    const rows = group.map(({ captured, of, id = newId() }) => ({
      ...captured,
      ...of,
      capturedAt,
      id,
      marker: mintMarker(),
      ...(accountId !== undefined && { accountId }),
    }))
    try {
      await files.keep(copies)
      await files.sidecars.write(rows.map((row) => ({ version: 2, stage: 'review', ...row })))
      const added = receipts.add(rows)
      files.release(copies)
      for (const { sha256 } of copies) onKept(sha256)
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
  /** Where it is known already. */
  id?: string
  /** Where Docket made it. */
  of?: MadeOf
}
/** A mail that is held, and its place among what was given. */
interface Waiting {
  at: number
  mail: HeldMail
}
type Whence = Pick<HeldMail, 'capturedAt' | 'accountId'>
/** The name of a watched folder, and an account that is not to be the one at hand. */
interface Source {
  folder?: string
  accountId?: string | undefined
}

const nameOf = (given: Given): string =>
  'path' in given ? path.basename(given.path) : given.fileName

const isHeld = (one: Given | Taken | Refusal | HeldMail): one is HeldMail => 'capturedAt' in one

/** The id of what is in a mail follows from where it is. */
const receiptIdIn = ({ id }: HeldMail, place: string): string => derivedId(`${id} ${place}`)

/** One group after the other. */
async function inGroups<Item>(
  items: readonly Item[],
  work: (group: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += groupSize) await work(items.slice(at, at + groupSize))
}
