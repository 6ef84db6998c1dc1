/** Intake: from what a person gave to receipts that are safe on disk; "Saved" is said only after that. */
import path from 'node:path'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { Mutex } from '../../shared/one-at-a-time'
import {
  noBatch,
  type CaptureBatch,
  type CaptureOutcome,
  type Receipt,
} from '../../shared/receipts/receipt'
import type { Bundle, Enclosed, Unfolded } from '../reading/host/unfolding'
import type { FileStore, Incoming } from '../store/files/files'
import type { HeldBundle } from '../store/files/held-bundles'
import type { Receipts } from '../store/receipts/receipts'
import type { MadeOf } from '../store/receipts/voucher-rows'
import { Copies, knownOf, type Found, type Given, type Known, type Taken } from './copies'
import { partOf, receiptIdIn } from './enclosed'
import { inGroups } from './groups'
import { isFinal, refusal, savedOutcome, summarise, type Refusal } from './outcomes'
import { filesBelow } from './walk'

interface Parts {
  files: FileStore
  receipts: Receipts
  mintMarker: () => string
  newId: () => string
  /** Told of each original that is in the store now, as one that was lost may be again. */
  onKept: (sha256: string) => void
  /** Whether an account is not here any more; without it none goes. */
  isGone?: (accountId: string) => boolean
  /** Takes mails, mailboxes and archives apart. Without it mails are kept as they are, and no other is taken. */
  unfold?: ((bundles: readonly Bundle[]) => Promise<Unfolded>) | undefined
}

const mostFiles = 5000

export class Intake {
  /** How the newest batch is doing. */
  readonly batch = new LiveValue<CaptureBatch>(noBatch)
  readonly #parts: Parts
  readonly #copies: Copies
  /** One batch after the other, so that progress and the search for same files make sense. */
  readonly #batches = new Mutex()
  #isStopped = false
  #stop: () => void = () => undefined
  readonly #stopped = new Promise<void>((resolve) => (this.#stop = resolve))

  constructor(parts: Parts) {
    this.#parts = parts
    this.#copies = new Copies(parts.files)
  }

  /**
   * Captures files and folders. Never throws for a file: what could not be taken is an outcome with its reason.
   * @param of the account that they belong to, if it is not the one at hand now
   */
  async paths(paths: readonly string[], of: Whose = {}): Promise<CaptureOutcome[]> {
    const source = this.#fixed(of)
    return this.#batches.run(async () => {
      const outcomes: CaptureOutcome[] = []
      const given: Given[] = []
      for (const dropped of paths) {
        if (this.#isStopped) break
        const room = mostFiles - given.length
        const found = await filesBelow(dropped, room + 1)
        if (found.length === 0) outcomes.push(refusal(path.basename(dropped), 'folder-empty'))
        if (found.length > room) outcomes.push(refusal(path.basename(dropped), 'too-many-files'))
        given.push(...found.slice(0, room).map((file) => ({ path: file })))
      }
      return this.#capture(given, outcomes, source)
    })
  }

  /**
   * Captures files that were found in a folder, and answers of each what became of it: nothing yet of one that is left to the
   * next start. One that is given again while it has no receipt is captured again under the same ids.
   * @param of the name of the folder, and the account that they belong to, if it is not the one at hand now
   */
  async found(
    files: readonly Found[],
    of: { folder: string; accountId: string | undefined },
  ): Promise<CaptureOutcome[][]> {
    const source = this.#fixed(of)
    return this.#batches.run(() => this.#captureEach(files, [], source))
  }

  /** Captures bytes that have no path, such as a pasted picture. @param of as `paths` */
  async bytes(fileName: string, bytes: Uint8Array, of: Whose = {}): Promise<CaptureOutcome[]> {
    const source = this.#fixed(of)
    return this.#batches.run(() => this.#capture([{ fileName, bytes }], [], source))
  }

  /**
   * Saves a document that Docket makes itself, after whatever is being captured.
   * @param make called in its turn with the id and the origin of the receipt to come
   * @param of as `paths`
   * @throws AppError `account-gone`, `disk-full`, `no-permission`, and what `make` throws
   */
  async made(
    make: (id: string, whence: Whence) => MadeOf & { fileName: string; bytes: Uint8Array },
    of: Whose = {},
  ): Promise<Receipt> {
    const source = this.#fixed(of)
    return this.#batches.run(async () => {
      const [id, whence] = [this.#parts.newId(), this.#whence(source)]
      const { fileName, bytes, ...of } = make(id, whence)
      const taken = await this.#copies.take({ fileName, bytes }, { id })
      if (!('incoming' in taken)) throw new AppError(taken.code, 'The document was not saved')
      const [receipt] = (await this.#save([{ ...taken, of }], whence)).values()
      if (!receipt) throw new AppError('unexpected', 'No receipt was made of the document')
      return receipt
    })
  }

  /** Captures what is in bundles that an earlier run was given and did not come to. */
  async resume(): Promise<CaptureOutcome[]> {
    return this.#batches.run(async () => {
      const held = await this.#parts.files.bundles.all()
      return held.length > 0 ? this.#capture(held, []) : []
    })
  }

  /**
   * From now on nothing is taken apart, and no further group of files is begun: bundles are left to the next start. Resolves
   * once all that was begun is saved, and what is nowhere but here: pasted bytes and made documents.
   */
  stop(): Promise<void> {
    this.#isStopped = true
    this.#stop()
    return this.#batches.idle()
  }

  async #capture(
    given: readonly (Given | HeldBundle)[],
    refused: readonly CaptureOutcome[],
    of: Source = {},
  ): Promise<CaptureOutcome[]> {
    return [...refused, ...(await this.#captureEach(given, refused, of)).flat()]
  }

  /** Bundles come last, so that nothing waits for what may take long; the outcomes are in the order of what was given. */
  async #captureEach(
    given: readonly (Given | Found | HeldBundle)[],
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
    const bundles: Waiting[] = []
    await inGroups([...given.entries()], async (group) => {
      if (this.#isStopped && group.every(([, one]) => 'path' in one)) return
      const held = await Promise.all(
        group.map(async ([at, one]) => ({
          at,
          item: isHeld(one) ? one : await this.#held(one, of),
        })),
      )
      const files: { at: number; item: Taken | Refusal }[] = []
      for (const { at, item } of held)
        if (isHeld(item)) bundles.push({ at, bundle: item })
        else files.push({ at, item })
      if (files.length === 0) return
      const items = files.map(({ item }) => item)
      const saved = await this.#kept(items, this.#whence(of))
      for (const [index, { at }] of files.entries()) outcomes[at] = saved.slice(index, index + 1)
      show(false)
    })
    const unfold = async (group: readonly Waiting[]) => {
      if (this.#isStopped) return
      await this.#unfold(group, (at, found) => {
        outcomes[at] = found
        show(false)
      })
    }
    const [mails, large] = [bundles.filter(isMail), bundles.filter((one) => !isMail(one))]
    await inGroups(mails, unfold)
    await inGroups(large, unfold, 1)
    show(true)
    return outcomes
  }

  /** Whatever is given is for the account at hand at that moment, whichever is by the time that it is saved. */
  #fixed(of: Source): Source {
    return { ...of, accountId: of.accountId ?? this.#parts.receipts.shownAccountId }
  }

  /** Where and when a file is captured now. What was given before there was an account joins the first one, all of it. */
  #whence(of: Source): Whence {
    const { capturedAt, accountId } = this.#parts.receipts.origin()
    of.accountId ??= accountId
    return { capturedAt, ...(of.accountId !== undefined && { accountId: of.accountId }) }
  }

  /** What a batch says of where it came from; the account only where it is not the one that is shown. */
  #source({ folder, accountId }: Source): Pick<CaptureBatch, 'folder' | 'accountId'> {
    const isOther = accountId !== this.#parts.receipts.shownAccountId
    return {
      ...(folder !== undefined && { folder }),
      ...(accountId !== undefined && isOther && { accountId }),
    }
  }

  /** Takes a file; a bundle is held, to be taken apart. */
  async #held(given: Given | Found, of: Source): Promise<Taken | Refusal | HeldBundle> {
    const { files, unfold } = this.#parts
    const known: Known = 'sha256' in given ? knownOf(given) : {}
    if (!unfold) return this.#copies.take(given, known)
    const taken = await this.#copies.takeOrBundle(given, known)
    if (!('kind' in taken)) return taken
    const { incoming, kind, fileName } = taken
    try {
      return await files.bundles.hold(incoming.path, {
        fileName,
        kind,
        id: known.id,
        ...this.#whence(of),
      })
    } catch (error) {
      await files.drop(incoming)
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
    const unfolding = this.#parts
      .unfold?.(group.map(({ bundle }) => bundle))
      .catch((error: unknown) => AppError.from(error))
    const unfolded = await Promise.race([unfolding, this.#stopped])
    for (const [index, { at, bundle }] of group.entries()) {
      // What ended the process of unfolding may have been the end of the app.
      if (this.#isStopped) break
      // Nothing is known of what is in it: it stays held for the next start.
      if (unfolded instanceof AppError) tell(at, [refusal(bundle.fileName, unfolded.code)])
      else tell(at, await this.#settle(bundle, unfolded?.bundles[index] ?? []))
    }
    if (!(unfolded instanceof AppError)) await unfolded?.clear().catch(() => undefined)
  }

  /**
   * A bundle becomes the receipts in it. Only then is it not held any more: a crash before has it unfolded again, and no
   * receipt is made twice. So does what passes, such as a disk that is full, after which the next start takes what could not be saved.
   */
  async #settle(bundle: HeldBundle, enclosed: readonly Enclosed[]): Promise<CaptureOutcome[]> {
    const { files, receipts } = this.#parts
    const outcomes: CaptureOutcome[] = []
    if (!receipts.has(receiptIdIn(bundle, 'itself')))
      await inGroups(await this.#worthKeeping(bundle, enclosed), async (group) => {
        if (!this.#isStopped) outcomes.push(...(await this.#kept(group, bundle)))
      })
    // Where it cannot be removed, the next start finds that its receipts are made.
    if (!this.#isStopped && outcomes.every(isFinal))
      await files.bundles.release(bundle).catch(() => undefined)
    return outcomes
  }

  /**
   * The receipts in a bundle that are not made yet, and why others were not taken. A mail without any, or one that cannot
   * be unfolded, is a receipt itself, and what is in it beside receipts is not told of.
   */
  async #worthKeeping(
    bundle: HeldBundle,
    enclosed: readonly Enclosed[],
  ): Promise<(Taken | Refusal)[]> {
    const found: (Taken | Refusal)[] = []
    let hasReceipts = false
    for (const [place, one] of enclosed.entries()) {
      const id = receiptIdIn(bundle, String(place))
      const isMade = this.#parts.receipts.has(id)
      const part = isMade ? undefined : await partOf(this.#copies, bundle, { one, id })
      if (part && (await this.#isOfBefore(bundle, part))) {
        hasReceipts = true
        continue
      }
      hasReceipts ||= isMade || (part !== undefined && 'incoming' in part)
      if (part) found.push(part)
    }
    if (hasReceipts || (found.length > 0 && bundle.kind !== 'mail')) return found
    if (bundle.kind !== 'mail') return [refusal(bundle.fileName, 'folder-empty')]
    const known = { fileName: bundle.fileName, id: receiptIdIn(bundle, 'itself') }
    return [await this.#copies.take({ path: bundle.path }, known)]
  }

  /** A mailbox grows, and its older mails came with the mailbox of before: what is a receipt of its books already is let go. */
  async #isOfBefore({ kind, accountId }: HeldBundle, part: Taken | Refusal): Promise<boolean> {
    const { files, receipts } = this.#parts
    if (kind !== 'mailbox' || !('incoming' in part)) return false
    const account = accountId ?? receipts.shownAccountId ?? null
    if (!receipts.holds(part.incoming.sha256, account)) return false
    await files.drop(part.incoming)
    return true
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
    const { files, receipts, mintMarker, newId, onKept, isGone } = this.#parts
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
      if (accountId !== undefined && isGone?.(accountId))
        throw new AppError('account-gone', 'Its account was removed meanwhile')
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

  /**
   * Nobody was told of these. Where even this fails, the next start finds them, which is no loss; so nothing goes before the
   * database has answered, or originals would be left without their names.
   */
  async #undo(copies: readonly Incoming[], ids: readonly string[]): Promise<void> {
    const { files, receipts } = this.#parts
    try {
      for (const copy of copies) await files.drop(copy)
      const alone = copies.filter(({ sha256 }) => !receipts.holds(sha256))
      files.sidecars.removeNow(ids)
      for (const { sha256 } of alone) files.removeOriginalNow(sha256)
    } catch (error) {
      if (AppError.from(error).code === 'store-damaged') throw error
    }
  }
}

/** A bundle that is held, and its place among what was given. */
interface Waiting {
  at: number
  bundle: HeldBundle
}
type Whence = Pick<HeldBundle, 'capturedAt' | 'accountId'>
interface Whose {
  accountId?: string | undefined
}
/** The name of a watched folder, and whose its receipts are. */
interface Source extends Whose {
  folder?: string
}

const isMail = ({ bundle }: Waiting): boolean => bundle.kind === 'mail'

const isHeld = (one: Given | Taken | Refusal | HeldBundle): one is HeldBundle => 'capturedAt' in one
