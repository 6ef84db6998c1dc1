/** Reading receipts: what waits is read when there is time, and what it says goes into the draft, once. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { needsPreview } from '../../shared/receipts/media'
import type { Reading, ReadPage } from '../../shared/receipts/reading'
import type { ListedReceipt } from '../../shared/receipts/receipt'
import type { ReadingState } from '../../shared/receipts/receipt-reading'
import { emptiedBetween, fillDraft, keepFilled, saidBy, withoutFilled } from './fill'
import { Reader, type Job, type Limits, type ReadingProcess } from '../reading/host/reader'
import type { FileStore } from '../store/files/files'
import type { Journal } from '../store/journal'
import type { Readings } from '../store/receipts/readings'
import type { Receipts } from '../store/receipts/receipts'

/** Grows when receipts are read better than before. */
const engine = 1
/** What comes in a burst is taken notice of once. */
const noticeMs = 200

interface Parts {
  readings: Readings
  receipts: Receipts
  journal: Journal
  files: FileStore
  /** Absolute path of the folder for pictures of pages; whatever is in there can be made again. */
  previews: string
  /** Without it nothing is read. */
  spawn: (() => ReadingProcess) | undefined
  limits?: Limits
  /** Told when what was read has gone into the draft of a receipt that a person has to look at. */
  onFilled?: (id: string, reading: Reading) => void
}

export class ReceiptReading {
  readonly progress: Reader['progress']
  readonly #parts: Parts
  readonly #reader: Reader
  /** Receipts whose pictures were missed in this run: some have none, and are not read over and over. */
  readonly #remade = new Set<string>()
  #open: string | undefined
  #notice: NodeJS.Timeout | undefined
  #isStarted = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#reader = new Reader({
      spawn: () => {
        if (!parts.spawn) throw new Error('Nothing reads here')
        return parts.spawn()
      },
      next: () => this.#next(),
      waiting: () => parts.readings.waiting(),
      onEnd: (id, outcome) => {
        if ('reading' in outcome) this.#arrived(id, outcome.reading)
        else parts.readings.fail(id, outcome.code, engine)
        parts.receipts.refresh()
      },
      ...(parts.limits && { limits: parts.limits }),
    })
    this.progress = this.#reader.progress
  }

  /** To be called when the start of the app is over. */
  async start(): Promise<void> {
    if (!this.#parts.spawn) return
    this.#parts.readings.sweep()
    await this.#sweepPreviews()
    this.#isStarted = true
    this.#parts.receipts.summary.subscribe(() => {
      this.#notice ??= setTimeout(() => {
        this.#notice = undefined
        this.#wake()
      }, noticeMs)
    })
    this.#reader.start()
  }

  stop(): void {
    this.#isStarted = false
    clearTimeout(this.#notice)
    this.#reader.stop()
  }

  /** How far a receipt is; the one that was asked about last is read before the others. */
  of(id: string): ReadingState | undefined {
    this.#open = id
    const state = this.#parts.readings.of(id)
    if (state?.state === 'waiting') this.#wake()
    return state
  }

  /** A page of a receipt that was read, counted from 0; undefined where there is none. */
  page(id: string, page: number): ReadPage | undefined {
    return this.#parts.readings.page(id, page)
  }

  /** Reads a receipt once more; what of its draft came from the reading is filled in anew. */
  readAnew(id: string): void {
    const { journal, readings, receipts } = this.#parts
    const accountId = receipts.accountOf(id)
    if (receipts.read(id).state === 'review')
      journal.record({ event: 'read-again', receiptId: id, ...(accountId && { accountId }) })
    readings.refill(id)
    this.#again(id)
  }

  #again(id: string): void {
    this.#parts.readings.again(id)
    this.#reader.again(id)
    this.#parts.receipts.refresh()
  }

  /** Calls off a receipt, or all that wait. */
  cancel(id?: string): void {
    this.#parts.readings.cancel(id)
    this.#reader.cancel(id)
    this.#parts.receipts.refresh()
  }

  standing(id: string): ListedReceipt['reading'] {
    return this.#parts.spawn && this.#parts.readings.standing(id)
  }

  /** Whether pictures of a receipt's pages are still to be made, without which nothing is to be seen. */
  isAwaited(id: string): boolean {
    return needsPreview(this.#parts.receipts.read(id).mediaType) && this.standing(id) === 'waiting'
  }

  /** Whether what was read has gone into the draft. */
  isFilled(id: string): boolean {
    return this.#parts.readings.filled(id) !== undefined
  }

  /**
   * What a person typed, as it is to be kept.
   * @param knowsReading whether the person saw what was filled in when typing
   */
  typed(id: string, draft: ExpenseDraft, knowsReading: boolean): ExpenseDraft {
    const { readings, receipts } = this.#parts
    const filled = readings.filled(id)
    if (filled === undefined || knowsReading) {
      const emptied = emptiedBetween(receipts.read(id).draft, draft)
      if (emptied.length > 0) readings.markEmptied(id, emptied)
      return draft
    }
    return keepFilled(draft, filled, readings.emptied(id))
  }

  /** Where the picture of a page lies that the window cannot draw itself; one that is gone is made again. */
  previewOf(id: string, page: number): string | undefined {
    const { sha256, originalGone } = this.#parts.receipts.read(id)
    const file = `${this.#previewsOf(sha256)}-${page}.jpg`
    if (existsSync(file)) return file
    const state = this.#parts.readings.of(id)
    const isGone = state?.state === 'read' && page > 0 && page <= state.reading.pages.length
    // What is not kept here any more can be read no more, and what was read of it stays.
    if (isGone && !originalGone && !this.#remade.has(id)) {
      this.#remade.add(id)
      this.#again(id)
    }
    return undefined
  }

  #wake(): void {
    if (this.#isStarted) this.#reader.wake()
  }

  #next(): Job | undefined {
    const { readings, files } = this.#parts
    const due = readings.due(this.#open)
    if (!due) return undefined
    const { id, sha256, fileName, mediaType } = due
    return {
      id,
      fileName,
      path: files.originalPath(sha256),
      ...(needsPreview(mediaType) && { previews: this.#previewsOf(sha256) }),
    }
  }

  #previewsOf(sha256: string): string {
    return path.join(this.#parts.previews, sha256)
  }

  #arrived(id: string, reading: Reading): void {
    const { readings, receipts } = this.#parts
    const before = readings.lastFacts(id)
    readings.keep(id, reading, engine)
    if (readings.filled(id) !== undefined) return
    const { state, draft } = receipts.read(id)
    const isAsked = state === 'review' && !receipts.companions.isHeld(id)
    const own = before ? withoutFilled(draft, saidBy(before.fields)) : draft
    const fill = fillDraft(own, reading, readings.emptied(id))
    readings.markFilled(id, isAsked ? fill.filled : {}, () => {
      if (isAsked && !isDeepStrictEqual(fill.draft, draft)) receipts.edit(id, fill.draft)
    })
    if (isAsked) this.#parts.onFilled?.(id, reading)
  }

  /** Pictures of files that are not kept here any more go. */
  async #sweepPreviews(): Promise<void> {
    const { previews, readings } = this.#parts
    await mkdir(previews, { recursive: true, mode: 0o700 })
    for (const name of await readdir(previews)) {
      const sha256 = /^[0-9a-f]{64}(?=-\d+\.jpg$)/.exec(name)?.[0]
      if (sha256 === undefined || !readings.keepsFile(sha256))
        await rm(path.join(previews, name), { force: true, recursive: true })
    }
  }
}
