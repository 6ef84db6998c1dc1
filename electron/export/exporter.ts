/** Takes lists out of the app: as CSV, as a ZIP of the files with an index, or laid out for paper. */
import { once } from 'node:events'
import { Readable, type PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ZipFile } from 'yazl'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import {
  mostPrinted,
  type ColumnKind,
  type ExportEnd,
  type ExportFormat,
  type ExportProgress,
  type ExportQuestion,
  type Sheet,
} from '../../shared/books/export'
import type { ReferenceData } from '../../shared/books/reference-data'
import { cellsOf, columnsOf, type Column } from './columns'
import { byteOrderMark, csvLine } from './csv'
import { Names } from './names'
import type { DecimalSign } from './number-format'
import { writeTarget } from './target'

/** A file that belongs to a record. */
export interface RecordFile {
  name: string
  read: () => Promise<Uint8Array>
}

/** Where records and their files come from. */
export interface Source {
  choices: () => ReferenceData
  page: (
    question: ExportQuestion,
    range: { offset: number; limit: number },
  ) => { total: number; rows: unknown[] }
  /** None for lists without files. */
  filesOf: (question: ExportQuestion, record: unknown) => RecordFile[]
}

/** How files that a person asks for are made on this computer. */
export interface Customs {
  /** The mode of a file that a person asks for; that of all files if undefined. */
  rights?: number | undefined
  /** A point if undefined. */
  decimal?: DecimalSign | undefined
}

interface Job {
  question: ExportQuestion
  format: ExportFormat
  /** Absolute path. */
  target: string
}

const pageSize = 200
const indexName = 'index.csv'

export class Exporter {
  /** Of the one at work; undefined while there is none. */
  readonly progress = new LiveValue<ExportProgress | undefined>(undefined)
  readonly #source: Source
  readonly #customs: Customs
  #running: AbortController | undefined

  constructor(source: Source, customs: Customs) {
    this.#source = source
    this.#customs = customs
  }

  /**
   * One at a time. A file that cannot be had costs the others nothing: the index says why it is missing.
   * @throws AppError `wrong-state` while another is at work, `disk-full`, `disk-failed`, `no-permission`, and what keeps
   * the service from being asked where it is
   */
  async save({ question, format, target }: Job): Promise<Omit<Saved, 'fileName'> | Cancelled> {
    if (this.#running) throw new AppError('wrong-state', 'An export is at work')
    const running = new AbortController()
    this.#running = running
    const counts = { rows: 0, files: 0, missing: 0 }
    try {
      const content =
        format === 'csv' ? this.#csv(question, counts) : await this.#zip(question, counts)
      const { rights } = this.#customs
      const isWritten = await writeTarget(target, content, running.signal, rights)
      return isWritten ? { result: 'saved', ...counts } : { result: 'cancelled' }
    } finally {
      this.#running = undefined
      this.progress.set(undefined)
    }
  }

  cancel(): void {
    this.#running?.abort()
  }

  /** For paper, without what only a spreadsheet has room for. */
  async sheet(question: ExportQuestion): Promise<Sheet> {
    const columns = shownColumns(question).filter(({ isExtra }) => !isExtra)
    const rows: string[][] = []
    let total = 0
    for await (const { record, of } of this.#records(question)) {
      total = of
      rows.push(cellsOf(record, columns, this.#source.choices()))
      if (rows.length >= mostPrinted) break
    }
    return { columns: columns.map(({ title, kind }) => ({ title, kind })), rows, total }
  }

  #csv(question: ExportQuestion, counts: Counts): Readable {
    return Readable.from(this.#lines(question, counts))
  }

  async *#lines(question: ExportQuestion, counts: Counts): AsyncGenerator<string> {
    const columns = shownColumns(question)
    const kinds = columns.map(({ kind }) => kind)
    yield byteOrderMark + this.#line(columns.map(({ title }) => title))
    for await (const { record } of this.#records(question)) {
      counts.rows += 1
      yield this.#line(cellsOf(record, columns, this.#source.choices()), kinds)
    }
  }

  #line(cells: readonly string[], kinds: readonly ColumnKind[] = []): string {
    return csvLine(cells, kinds, this.#customs.decimal)
  }

  async #zip(question: ExportQuestion, counts: Counts): Promise<Outlet> {
    // Loaded with the first ZIP.
    const { default: yazl } = await import('yazl')
    const zip = new yazl.ZipFile()
    const content = zip.outputStream as Outlet
    this.#fill(zip, question, counts).catch((error: unknown) => {
      content.destroy(AppError.from(error))
    })
    return content
  }

  async #fill(zip: ZipFile, question: ExportQuestion, counts: Counts): Promise<void> {
    const columns = shownColumns(question)
    const kinds: ColumnKind[] = [...columns.map(({ kind }) => kind), 'text', 'text']
    const names = new Names()
    names.give(indexName)
    const index = [
      byteOrderMark + this.#line([...columns.map(({ title }) => title), 'In this ZIP', 'Missing']),
    ]
    for await (const { record, at, of } of this.#records(question)) {
      if (this.#running?.signal.aborted !== false) return
      this.progress.set({ of: 'files', done: at, total: of })
      const { given, missing } = await this.#add(zip, this.#source.filesOf(question, record), names)
      await drained(zip.outputStream as Outlet, this.#running.signal)
      counts.rows += 1
      counts.files += given.length
      counts.missing += missing.length
      const cells = cellsOf(record, columns, this.#source.choices())
      index.push(this.#line([...cells, given.join('; '), missing.join('; ')], kinds))
    }
    zip.addBuffer(Buffer.from(index.join('')), indexName)
    zip.end()
  }

  async #add(zip: ZipFile, files: readonly RecordFile[], names: Names) {
    const given: string[] = []
    const missing: string[] = []
    for (const { name, read } of files) {
      try {
        const bytes = await read()
        const own = names.give(name)
        // Pictures and PDFs are compressed already.
        zip.addBuffer(Buffer.from(bytes), own, { compress: false })
        given.push(own)
      } catch (error) {
        missing.push(`${name}: ${whyMissing[AppError.from(error).code] ?? 'could not be read'}`)
      }
    }
    return { given, missing }
  }

  /** Page by page, giving way to whatever else waits. */
  async *#records(question: ExportQuestion) {
    for (let at = 0, of = 1; at < of;) {
      const { total, rows } = this.#source.page(question, { offset: at, limit: pageSize })
      if (rows.length === 0) return
      of = total
      for (const record of rows) yield { record, at: at++, of }
      await setImmediate()
    }
  }
}

type Saved = Extract<ExportEnd, { result: 'saved' }>
type Cancelled = Extract<ExportEnd, { result: 'cancelled' }>
/** What a ZIP comes out of; the package's types know less of it. */
type Outlet = NodeJS.ReadableStream & Pick<PassThrough, 'writableNeedDrain' | 'destroy'>
type Counts = Pick<Saved, 'rows' | 'files' | 'missing'>

const whyMissing: Partial<Record<ErrorCode, string>> = {
  offline: 'no connection',
  'signed-out': 'not signed in',
  'not-found': 'not there any more',
  'original-lost': 'not kept on this computer any more',
}

/** Pairs of list and record are made and taken apart by the same list. */
function shownColumns({ list }: ExportQuestion): Column<unknown>[] {
  return columnsOf(list) as Column<unknown>[]
}

/** Until what was added is on its way to the disk, so that no more than one record's files are in memory. */
async function drained(content: Outlet, signal: AbortSignal): Promise<void> {
  if (content.writableNeedDrain) await once(content, 'drain', { signal })
}
