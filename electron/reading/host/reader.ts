/** The host of reading: gives one file after the other to a process of its own, and survives whatever becomes of it. */
import * as z from 'zod'
import { LiveValue } from '../../../shared/channel'
import { errorCodes, type ErrorCode } from '../../../shared/errors'
import { Reading } from '../../../shared/receipts/reading'
import type { ReadingProgress } from '../../../shared/receipts/receipt-reading'
import { watchOver, type Allowance, type Spent, type Usage } from './allowance'

/** A file to be read; `id` names the receipt. */
export interface Job {
  id: string
  /** Absolute path of the original. */
  path: string
  fileName: string
  /** Absolute path without number and ending, such as `…/previews/<sha256>`: where pictures of the pages go. */
  previews?: string | undefined
}

export type Outcome = { reading: Reading } | { code: ErrorCode }

/** The process that reads, as its host sees it; in tests a plain child process. */
export interface ReadingProcess {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
  onExit(listener: () => void): void
  kill(): void
  /** What it has used, where that can be told. */
  usage(): Usage | undefined
}

export interface Limits {
  /** For a file in all; its memory is what the process may hold, whatever held it before. */
  file: Allowance
  /** For opening a file and its pages, all stretches of it together: what is done there depends on the file alone. */
  opening: Allowance
  /** How long the process stays when nothing is to be read. */
  idleMs: number
}

const megabyte = 1024 * 1024

/**
 * Recognising the five pages of a scan takes 20 s of processor time and three times that on a slow computer. Opening the
 * heaviest photos and scans takes 2 s and 300 MB; what passes between two looks at the memory comes on top of its limit.
 */
export const usualLimits: Limits = {
  file: { clockMs: 180_000, processorMs: 60_000, memory: 1200 * megabyte },
  opening: { clockMs: 180_000, processorMs: 5_000, memory: 448 * megabyte },
  idleMs: 60_000,
}

/** How often a file may end the process. */
const mostDeaths = 2
/** So many files in a row that ended it say that the process is broken, not the files. */
const mostInVain = 3

interface Parts {
  spawn: () => ReadingProcess
  /** The next file; undefined when nothing waits. */
  next: () => Job | undefined
  waiting: () => number
  onEnd: (id: string, outcome: Outcome) => void
  limits?: Limits
}

interface Current {
  job: Job
  stopWatching: () => number
  /** While it is opening the file or one of its pages. */
  stopOpening?: (() => number) | undefined
  /** Processor time that opening took so far, in milliseconds. */
  openedMs: number
}

const FromProcess = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    id: z.string(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  z.object({ kind: z.literal('step'), id: z.string(), step: z.enum(['opening', 'recognising']) }),
  z.object({ kind: z.literal('done'), id: z.string(), reading: Reading }),
  z.object({ kind: z.literal('failed'), id: z.string(), code: z.enum(errorCodes) }),
])
type FromProcess = z.infer<typeof FromProcess>

export class Reader {
  readonly progress: LiveValue<ReadingProgress>
  readonly #parts: Parts
  readonly #limits: Limits
  readonly #deaths = new Map<string, number>()
  #process: ReadingProcess | undefined
  #current: Current | undefined
  #idle: NodeJS.Timeout | undefined
  #isStarted = false
  #inVain = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limits = parts.limits ?? usualLimits
    this.progress = new LiveValue<ReadingProgress>({ waiting: 0, done: 0 })
  }

  /** From now on what waits is read. */
  start(): void {
    this.#isStarted = true
    this.wake()
  }

  /** Ends for good; what was being read is read at the next start. */
  stop(): void {
    this.#isStarted = false
    this.#settle()
    this.#end()
  }

  /** There may be something to read, or something else to read first. */
  wake(): void {
    if (!this.#isStarted) return
    if (!this.#current && this.#inVain < mostInVain) this.#take()
    this.#show()
  }

  /** A file is to be read although it ended the process before. */
  again(id: string): void {
    this.#deaths.delete(id)
    this.#inVain = 0
    this.wake()
  }

  /** Stops reading a file that does not wait any more; without an id whichever it is. */
  cancel(id?: string): void {
    const current = this.#current?.job.id
    if (current === undefined || (id !== undefined && id !== current)) return this.wake()
    this.#process?.send({ kind: 'cancel', id: current })
    this.#settle()
    this.wake()
  }

  #take(): void {
    const job = this.#parts.next()
    if (!job) return this.#rest()
    clearTimeout(this.#idle)
    this.#process ??= this.#spawn()
    const { file } = this.#limits
    const memory = file.memory - (this.#process.usage()?.memory ?? 0)
    const stopWatching = this.#watch({ ...file, memory }, (spent) => {
      if (spent === 'memory') this.#outgrew()
      else this.#lose('reading-failed')
    })
    this.#current = { job, stopWatching, openedMs: 0 }
    this.#process.send({ kind: 'read', ...job })
  }

  #spawn(): ReadingProcess {
    const process = this.#parts.spawn()
    process.onMessage((message) => {
      const read = FromProcess.safeParse(message)
      if (read.success && process === this.#process) this.#heard(read.data)
    })
    process.onExit(() => {
      if (process === this.#process) this.#died()
    })
    return process
  }

  #heard(message: FromProcess): void {
    // What was called off or given up may still be spoken of.
    if (message.id !== this.#current?.job.id) return
    if (message.kind === 'progress') {
      const { id: receiptId, page, pages } = message
      this.#show({ receiptId, page, pages })
      return
    }
    if (message.kind === 'step') return this.#onStep(this.#current, message.step)
    this.#inVain = 0
    this.#finish(message.kind === 'done' ? message : { code: message.code })
  }

  /** What opening takes depends on the file alone, so that more than is fit for any is the end of it. */
  #onStep(current: Current, step: 'opening' | 'recognising'): void {
    current.openedMs += current.stopOpening?.() ?? 0
    const { opening } = this.#limits
    const processorMs = opening.processorMs - current.openedMs
    current.stopOpening =
      step === 'opening'
        ? this.#watch({ ...opening, processorMs }, () => this.#lose('file-too-complex'))
        : undefined
  }

  #watch(allowance: Allowance, onSpent: (spent: Spent) => void): () => number {
    const process = this.#process
    return watchOver(() => process?.usage(), allowance, onSpent)
  }

  #finish(outcome: Outcome): void {
    const id = this.#current?.job.id
    this.#settle()
    if (id === undefined) return
    this.#deaths.delete(id)
    this.progress.set({ ...this.progress.get(), done: this.progress.get().done + 1 })
    this.#parts.onEnd(id, 'reading' in outcome ? { reading: outcome.reading } : outcome)
    this.wake()
  }

  /** The process ended by itself: the file has one more try, in a new one. */
  #died(): void {
    this.#process = undefined
    const id = this.#current?.job.id
    if (id === undefined) return
    const deaths = (this.#deaths.get(id) ?? 0) + 1
    this.#deaths.set(id, deaths)
    if (deaths >= mostDeaths) return this.#giveUp('reading-failed')
    this.#settle()
    this.wake()
  }

  /** The process is ended because of this file, which is not tried again. */
  #lose(code: ErrorCode): void {
    this.#end()
    this.#giveUp(code)
  }

  #giveUp(code: ErrorCode): void {
    // What ends it while it opens a file is that file's doing, however many of them there are.
    if (!this.#current?.stopOpening) this.#inVain += 1
    this.#finish({ code })
  }

  /** What files before it left behind may be to blame: it has one more try, in a new process. */
  #outgrew(): void {
    this.#end()
    this.#died()
  }

  #settle(): void {
    this.#current?.stopWatching()
    this.#current?.stopOpening?.()
    this.#current = undefined
  }

  #rest(): void {
    clearTimeout(this.#idle)
    if (!this.#process) return
    this.#idle = setTimeout(() => {
      if (!this.#current) this.#end()
    }, this.#limits.idleMs)
    this.#idle.unref()
  }

  #end(): void {
    clearTimeout(this.#idle)
    const process = this.#process
    this.#process = undefined
    process?.kill()
  }

  #show(current?: ReadingProgress['current']): void {
    const id = this.#current?.job.id
    const { done } = this.progress.get()
    const shown = current ?? (id === undefined ? undefined : { receiptId: id, page: 1, pages: 1 })
    this.progress.set({ waiting: this.#parts.waiting(), done, ...(shown && { current: shown }) })
  }
}
