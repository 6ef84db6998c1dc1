/**
 * Merging, splitting and moving to other books: makes one receipt of several, several of one, or one of each elsewhere. The
 * new ones stand in for the old, which go to the bin.
 */
import { AppError } from '../../shared/errors'
import { emptyDraft, type ExpenseDraft } from '../../shared/expenses/expense'
import { mediaTypeOf } from '../../shared/receipts/media'
import type { ReadingSaid } from '../../shared/receipts/reading'
import {
  mostJoined,
  type Exchange,
  type MediaType,
  type Receipt,
  type ReceiptState,
  type SplitInto,
} from '../../shared/receipts/receipt'
import { Along } from './along'
import { draftForOtherBooks, mergedDraft } from './drafts'
import { emptyAmong, withoutFilled } from './fill'
import type { Order, Turn } from '../reading/child/documents'
import type { Made } from '../reading/host/making'
import type { FileStore, Incoming } from '../store/files/files'
import type { Journal } from '../store/journal'
import type { Readings } from '../store/receipts/readings'
import type { Captured, Origin, Receipts } from '../store/receipts/receipts'
import type { Review } from './review'
import type { Learning } from './suggestions/learning'

interface Parts {
  files: FileStore
  journal: Journal
  receipts: Receipts
  review: Pick<Review, 'inTurns' | 'sidecarAt' | 'goWith'>
  /** What was learned from a receipt goes with it. */
  learning: Pick<Learning, 'unlearn'>
  make: (order: Order) => Promise<Made>
  readings: Pick<Readings, 'emptied' | 'filled' | 'markEmptied'>
  /** What a receipt says, as far as it was read. */
  readingOf: (id: string) => ReadingSaid | undefined
  mintMarker: () => string
  newId: () => string
  onKept: (sha256: string) => void
  /** Told of what could not be written though the exchange stands. */
  report: (error: unknown) => void
}

/** A receipt to come: a file that was made, and what is known of it already. */
interface Plan {
  fileName: string
  /** Asked right before the commit, so that what was typed meanwhile is in it. */
  draft: () => ExpenseDraft
  /** Where it is known; else the first bytes say it. */
  mediaType?: MediaType
  /** The books it is for, where they are others than those of the old ones. */
  accountId?: string
}

/** What others stand in for. */
interface Away {
  ids: readonly string[]
  event: string
  /** The account of the books that it is moved to. */
  movedTo?: string
  /** @param made ids of the others */
  after?: (made: readonly string[]) => void
}

type Fresh = Captured & Origin & Pick<Plan, 'draft'> & { capturedAt: string }

const longestName = 255
const unsentStates: readonly ReceiptState[] = ['review', 'ready', 'rejected']

export class MergeAndSplit {
  readonly #parts: Parts
  readonly #along: Along

  constructor(parts: Parts) {
    this.#parts = parts
    this.#along = new Along(parts.receipts)
  }

  /**
   * Makes one PDF of several receipts, in this order. What goes with one of them goes with the PDF.
   * @throws AppError `wrong-state` unless all are in review, `maybe-sent`, `original-lost`, as Companions.goWith, and as the
   * documents are made
   */
  merge(ids: readonly string[]): Promise<Exchange> {
    return this.#exchanged([...new Set(ids)], (olds) => {
      const sources = olds.map((old) => ({ path: this.#pathOf(old), ...this.#turnsOf(old.id) }))
      const plan = {
        fileName: mergedName(olds),
        // What was read was read on one of them: the whole is read anew.
        draft: () => mergedDraft(olds.map(({ id }) => this.#typedOf(id))),
      }
      const after = ([made = '']: readonly string[]) => {
        this.#keepEmptied(ids, made)
      }
      return { order: { kind: 'merge', sources }, planned: () => [plan], event: 'merged', after }
    })
  }

  /**
   * Makes a receipt of each page of a PDF, of each document in it, or of each receipt seen on a photo. What goes with it
   * goes with the first.
   * @throws AppError `wrong-state` unless it is in review and has several, `too-many-files`, and as `merge`
   */
  split(id: string, into: SplitInto): Promise<Exchange> {
    return this.#exchanged([id], ([old]) => {
      if (!old) throw new AppError('not-found', `No receipt ${id}`)
      const planned = (count: number) =>
        Array.from({ length: count }, (_, at) => ({
          fileName: partName(old.fileName, into, at + 1, count),
          draft: () => emptyDraft,
        }))
      return { order: this.#orderFor(old, into), planned, event: 'split' }
    })
  }

  /**
   * Moves receipts to other books: each becomes a new one there, under a marker of its own, with what was typed of the
   * paper, and with the files that go with it. What is confirmed or was refused is taken back to review first, and stays there where the
   * move fails.
   * @throws AppError `wrong-state` unless all are unsent, of other books, and no vouchers; `maybe-sent`, `original-lost`
   */
  move(ids: readonly string[], accountId: string): Promise<Exchange> {
    const { journal, learning, receipts, report, review } = this.#parts
    const groups = new Map([...new Set(ids)].map((id) => [id, receipts.companions.goingWith(id)]))
    const from = [...new Set([...groups].flatMap(([id, companions]) => [id, ...companions]))]
    return review.inTurns(from, async () => {
      const olds = from.map((id) => receipts.read(id))
      for (const old of olds) {
        await this.#assertWhole(old, unsentStates)
        if (receipts.accountOf(old.id) === accountId)
          throw new AppError('wrong-state', `Receipt ${old.id} is in these books`)
      }
      const plans = olds.map(({ id, fileName, mediaType }) => ({
        fileName,
        mediaType,
        accountId,
        draft: () => draftForOtherBooks(this.#typedOf(id)),
      }))
      const paths = olds.map((old) => this.#pathOf(old))
      const after = (made: readonly string[]) => {
        for (const [at, id] of made.entries()) {
          this.#keepEmptied(from.slice(at, at + 1), id)
          journal.record({ event: 'moved-here', receiptId: id, accountId })
        }
      }
      const away = { ids: from, event: 'moved-away', movedTo: accountId, after }
      await this.#takeBack(from)
      const made = await this.#stored(paths, plans, away)
      for (const id of from) learning.unlearn(id)
      const madeOf = (id: string) => made[from.indexOf(id)] ?? ''
      // It is done by now: one that is asked about there as a same file stands alone.
      for (const [id, companions] of groups)
        for (const one of companions) await review.goWith([madeOf(one)], madeOf(id)).catch(report)
      return { made, from }
    })
  }

  /**
   * Brings receipts back from the bin and puts others there; what went along goes back as well.
   * @throws AppError `wrong-state` when one was moved on, `maybe-sent` for one that is to go
   */
  exchange({ back, away }: { back: readonly string[]; away: readonly string[] }): Promise<void> {
    const { receipts, review } = this.#parts
    const all = new Set([...back, ...away, ...this.#along.goingWith(away)])
    return review.inTurns([...all], async () => {
      const before = () => {
        this.#assertUnsent(away)
      }
      let along: string[] = []
      const after = () => {
        along = this.#along.passBack(back, away)
      }
      receipts.exchange({ back, away, event: 'discarded', before, after })
      await this.#noteStages({ review: [...back, ...along], discarded: away })
    })
  }

  #orderFor(old: Receipt, into: SplitInto): Order {
    const path = this.#pathOf(old)
    if (into === 'pages') return { kind: 'pages', path, most: mostJoined }
    const { parts = [], documents = [] } = this.#parts.readingOf(old.id) ?? {}
    if (into === 'documents') {
      if (documents.length < 2) throw new AppError('wrong-state', 'One document was seen only')
      return { kind: 'documents', path, ranges: documents }
    }
    if (parts.length < 2) throw new AppError('wrong-state', 'One receipt was seen only')
    return { kind: 'parts', path, parts, turn: this.#turnsOf(old.id).turn }
  }

  #pathOf({ sha256 }: Receipt): string {
    return this.#parts.files.originalPath(sha256)
  }

  /** Its draft as it stands, without what was read. */
  #typedOf(id: string): ExpenseDraft {
    return withoutFilled(this.#parts.receipts.read(id).draft, this.#parts.readings.filled(id) ?? {})
  }

  /** What a person emptied of ones that go stays empty in what stands in for them, which is read anew. */
  #keepEmptied(ids: readonly string[], made: string): void {
    const { readings, receipts } = this.#parts
    const emptied = ids.flatMap((id) => emptyAmong(readings.emptied(id), receipts.read(id).draft))
    readings.markEmptied(made, emptied)
  }

  #turnsOf(id: string): { turn: Turn; later: Turn[] } {
    const [turn = 0, ...later] = this.#parts.readingOf(id)?.pages.map((page) => page.turn) ?? []
    return { turn, later }
  }

  #exchanged(
    ids: readonly string[],
    plan: (olds: Receipt[]) => Pick<Away, 'event' | 'after'> & {
      order: Order
      planned: (count: number) => Plan[]
    },
  ): Promise<Exchange> {
    const { receipts, review } = this.#parts
    const going = this.#along.goingWith(ids)
    return review.inTurns([...new Set([...ids, ...going])], async () => {
      const olds = ids.map((id) => receipts.read(id))
      for (const old of olds) await this.#assertWhole(old)
      for (const id of going) this.#assertFree(receipts.read(id))
      const { order, planned, after, event } = plan(olds)
      const made = await this.#parts.make(order)
      try {
        const plans = planned(made.paths.length)
        let along: string[] = []
        const passed = (fresh: readonly string[]) => {
          after?.(fresh)
          receipts.replaced.keep(ids, fresh)
          along = this.#along.pass(ids, fresh[0] ?? '')
        }
        const fresh = await this.#stored(made.paths, plans, { ids, event, after: passed })
        if (along.length > 0) await this.#noteStages({ review: along })
        return { made: fresh, from: [...ids] }
      } finally {
        await made.clear().catch(this.#parts.report)
      }
    })
  }

  /** Nothing is made of what was sent, of a voucher, whose miles count, nor of a file that is not what was captured. */
  async #assertWhole(receipt: Receipt, states?: readonly ReceiptState[]): Promise<void> {
    this.#assertFree(receipt, states)
    await this.#parts.files.readOriginal(receipt.sha256)
  }

  #assertFree({ id, state, voucher }: Receipt, states: readonly ReceiptState[] = ['review']): void {
    if (!states.includes(state)) throw new AppError('wrong-state', `Receipt ${id} is ${state}`)
    if (voucher) throw new AppError('wrong-state', `Receipt ${id} is a voucher`)
    this.#assertUnsent([id])
  }

  /**
   * What stands in for a receipt has another marker, so that what became of the old one would never be found. An attempt
   * counts only what may have arrived: one that was refused plainly, or never went out, is none.
   * @throws AppError `maybe-sent` for what may be in the books it is for, also as one that was made again from its sidecar
   */
  #assertUnsent(ids: readonly string[]): void {
    for (const id of ids) {
      const { attempt, isRebuilt } = this.#parts.receipts.item(id).posting
      if (attempt > 0 || isRebuilt)
        throw new AppError('maybe-sent', `Receipt ${id} may be in its books`)
    }
  }

  /**
   * In a commit before anything of the new ones is on disk, or a crash would leave those beside old ones that are sent. What
   * began to be sent meanwhile keeps all of them as they are.
   */
  async #takeBack(ids: readonly string[]): Promise<void> {
    const { receipts } = this.#parts
    this.#assertUnsent(ids)
    const confirmed = ids.filter((id) => receipts.read(id).state !== 'review')
    if (confirmed.length === 0) return
    const from: ReceiptState[] = ['ready', 'rejected']
    const posting = { failures: 0, nextAt: undefined }
    receipts.stepTogether(
      confirmed.map((id) => ({ id, from, to: 'review', event: 'reopened', posting })),
    )
    await this.#noteStages({ review: confirmed })
  }

  /**
   * The order is the promise: new originals, their sidecars, then one commit in which the new rows appear and the old
   * go to the bin. A crash before it leaves the old ones, and shows what is complete of the new beside them in review;
   * a crash after it leaves the new ones. Neither is ever confirmed by this.
   */
  async #stored(paths: readonly string[], plans: readonly Plan[], away: Away): Promise<string[]> {
    const { files, receipts, onKept } = this.#parts
    const copies: Incoming[] = []
    let ids: string[] = []
    try {
      for (const file of paths) copies.push(await files.take(file))
      const fresh = this.#freshOf(copies, plans, away.ids)
      ids = fresh.map(({ id }) => id)
      await files.keep(copies)
      await files.sidecars.write(
        fresh.map(({ draft: _, ...row }) => ({ version: 2, stage: 'review', ...row })),
      )
      const add = fresh.map(({ draft, ...row }) => ({ ...row, draft: draft() }))
      const before = () => {
        this.#assertUnsent(away.ids)
      }
      const after = () => away.after?.(ids)
      receipts.exchange({ ...away, add, away: away.ids, before, after })
    } catch (error) {
      files.release(copies)
      await this.#undo(copies, ids)
      throw error
    }
    files.release(copies)
    for (const { sha256 } of copies) onKept(sha256)
    await this.#noteStages({ discarded: away.ids })
    return ids
  }

  #freshOf(copies: readonly Incoming[], plans: readonly Plan[], away: readonly string[]): Fresh[] {
    const { receipts, newId, mintMarker } = this.#parts
    const { capturedAt } = receipts.origin()
    const accountId = receipts.accountOf(away[0] ?? '')
    return copies.map(({ sha256, size, head }, index) => {
      const plan = plans[index]
      const mediaType = plan?.mediaType ?? mediaTypeOf(head)
      if (!plan || !mediaType) throw new AppError('reading-failed', 'What was made is no document')
      return {
        id: newId(),
        marker: mintMarker(),
        capturedAt,
        sha256,
        size,
        ...(accountId !== undefined && { accountId }),
        ...plan,
        mediaType,
      }
    })
  }

  /** The rows stand; a sidecar that could not follow is at worst older than its row, and neither is confirmed. */
  async #noteStages(stages: { review?: readonly string[]; discarded?: readonly string[] }) {
    const { files, review: steps, report } = this.#parts
    try {
      const { review = [], discarded = [] } = stages
      await files.sidecars.write([
        ...review.map((id) => steps.sidecarAt(id, 'review')),
        ...discarded.map((id) => steps.sidecarAt(id, 'discarded')),
      ])
    } catch (error) {
      report(error)
    }
  }

  /** As that of the intake: nothing goes before the database has answered. */
  async #undo(copies: readonly Incoming[], ids: readonly string[]): Promise<void> {
    const { files, receipts, report } = this.#parts
    try {
      for (const copy of copies) await files.drop(copy)
      const alone = copies.filter(({ sha256 }) => !receipts.holds(sha256))
      if (ids.length > 0) files.sidecars.removeNow(ids)
      for (const { sha256 } of alone) files.removeOriginalNow(sha256)
    } catch (error) {
      report(error)
    }
  }
}

function mergedName([first, ...others]: readonly Receipt[]): string {
  const more = ` and ${others.length} more.pdf`
  return `${stemOf(first?.fileName ?? '').slice(0, longestName - more.length)}${more}`
}

function partName(fileName: string, into: SplitInto, number: number, count: number): string {
  const noun = into === 'pages' ? 'page' : 'receipt'
  const tail = `, ${noun} ${number} of ${count}.${into === 'parts' ? 'jpg' : 'pdf'}`
  return `${stemOf(fileName).slice(0, longestName - tail.length)}${tail}`
}

function stemOf(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,5}$/i, '')
}
