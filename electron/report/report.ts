/** A report of how the app fares here: put together when a person asks for it, shown, and then saved as it was shown. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { calendarDate } from '../../shared/calendar'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import type { Report, ReportFile } from '../../shared/report'
import { writeTarget } from '../store/files/target'
import { dumpsIn, mostDumps, pruneDumps } from '../shell/dumps'
import type { Log, LogLine } from '../shell/log/events'
import { linesOf } from '../shell/log/log'
import { crashedBefore } from './findings'

interface Parts {
  /** Absolute paths of the folders of the log and of Crashpad. */
  logFolder: string
  dumpFolder: string
  /** What is told beside the log. */
  files: (log: { lines: LogLine[]; foreign: number }) => Promise<ReportFile[]>
  log: Log
  /** When this run began, before its first line. */
  startedAt: Date
  /** Asks the person for a place; undefined when they named none. */
  chooseTarget: (fileName: string) => Promise<string | undefined>
  /** The mode of the saved file; that of all files if undefined. */
  rights?: number | undefined
  now: () => Date
}

export class Reports {
  readonly crashedBefore = new LiveValue(false)
  readonly #parts: Parts
  #made: Report | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Looks how the run before this one ended, and lets no more dumps lie here than are told. */
  lookBack(): void {
    const { logFolder, dumpFolder, log, startedAt } = this.#parts
    if (crashedBefore(linesOf(logFolder), dumpsIn(dumpFolder), startedAt)) {
      log('crashed-before')
      this.crashedBefore.set(true)
    }
    pruneDumps(dumpFolder)
  }

  async make(): Promise<Report> {
    const { logFolder, dumpFolder, files } = this.#parts
    const read = [...linesOf(logFolder)].toReversed()
    const lines = read.filter((line) => line !== undefined)
    const log = { lines, foreign: read.length - lines.length }
    const dumps = dumpsIn(dumpFolder).slice(0, mostDumps)
    this.#made = {
      id: randomUUID(),
      files: [
        ...(await files(log)),
        { name: 'docket.log', text: lines.map((line) => `${JSON.stringify(line)}\n`).join('') },
      ],
      dumps: { count: dumps.length, bytes: dumps.reduce((sum, { bytes }) => sum + bytes, 0) },
    }
    return this.#made
  }

  /**
   * Saves what was made last, where the person says; false when they did not.
   * @throws AppError `not-found` when `id` is not of that one, `disk-full`, `disk-failed`, `no-permission`
   */
  async save({ id, withDumps }: { id: string; withDumps: boolean }): Promise<boolean> {
    const made = this.#made
    if (made?.id !== id) throw new AppError('not-found', 'Another report was made since')
    const { chooseTarget, now, rights } = this.#parts
    const target = await chooseTarget(`Docket report ${calendarDate(now())}.zip`)
    if (target === undefined) return false
    const content = await this.#zip(made, withDumps)
    return writeTarget(target, content, { rights })
  }

  async #zip({ files, dumps }: Report, withDumps: boolean): Promise<NodeJS.ReadableStream> {
    // Loaded with the first ZIP.
    const { default: yazl } = await import('yazl')
    const zip = new yazl.ZipFile()
    for (const { name, text } of files) zip.addBuffer(Buffer.from(text), name)
    const wanted = withDumps ? dumpsIn(this.#parts.dumpFolder).slice(0, dumps.count) : []
    for (const [at, { file }] of wanted.entries())
      zip.addBuffer(await readFile(file), `crash-${at + 1}.dmp`)
    zip.end()
    return zip.outputStream
  }
}
