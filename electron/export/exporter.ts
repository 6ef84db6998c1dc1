/** Takes lists out of the app: as CSV, as a ZIP of the files with an index, or laid out for paper. */
import { once } from 'node:events'
import { Readable, type PassThrough } from 'node:stream'
import type { ZipFile } from 'yazl'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import {
  mostPrinted,
  type ColumnKind,
  ExportQuestion,
  type ExportEnd,
  type ExportFormat,
  type ExportList,
  type ExportProgress,
  type Sheet,
} from '../../shared/books/export'
import { InboxList } from '../../shared/receipts/receipt'
import type { ReferenceData } from '../../shared/books/reference-data'
import { cellsOf, columnsOf, type Column } from './columns'
import { byteOrderMark, csvLine } from './csv'
import { Names } from '../store/files/names'
import type { DecimalSign } from './number-format'
import { inSlices } from '../slices'
import { writeTarget } from '../store/files/target'

/** A file that belongs to a record. */
export interface RecordFile {
  name: string
  /** Of the receipt whose file it is: in one ZIP it is once, whichever records have it. */
  receiptId?: string
  read: () => Promise<Uint8Array>
}

/** Reads a record of a list when it is its turn; undefined where it is gone by then. */
export type ListedRecord = () => unknown

/** Where records and their files come from. */
export interface Source {
  choices: () => ReferenceData
  /** Those of a list at this moment, in its order. */
  records: (question: ExportQuestion) => readonly ListedRecord[]
  /** Whether all of a list is known here; false until the books were read to their end once. */
  isWhole: (question: ExportQuestion) => boolean
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
  /** If it is not the one at hand. */
  accountId?: string | undefined
}

/** What files of each list are called. */
export const exportNames: Record<ExportList, string> = {
  receipts: 'Receipts',
  expenses: 'Expenses',
  suppliers: 'Suppliers',
  clients: 'Clients',
  bankAccounts: 'Bank accounts',
  invoices: 'Invoices',
  activity: 'Activity',
}
const exportLists = Object.keys(exportNames) as ExportList[]

const indexName = 'index.csv'

export class Exporter {
  /** Of the one at work; undefined while there is none. */
  readonly progress = new LiveValue<ExportProgress | undefined>(undefined)
  readonly #sourceOf: (accountId?: string) => Source
  readonly #customs: Customs
  #running: AbortController | undefined

  /** @param sourceOf of an account, or of the one at hand */
  constructor(sourceOf: (accountId?: string) => Source, customs: Customs) {
    this.#sourceOf = sourceOf
    this.#customs = customs
  }

  /**
   * One at a time. A file that cannot be had costs the others nothing: the index says why it is missing.
   * @throws AppError `wrong-state` while another is at work, `disk-full`, `disk-failed`, `no-permission`, and what keeps
   * the service from being asked where it is
   */
  save({ question, format, target, accountId }: Job): Promise<End> {
    const source = this.#sourceOf(accountId)
    const whole = [{ index: indexName, questions: [question], hasFiles: true }]
    return this.#write(target, (counts) =>
      format === 'csv' ? this.#csv(source, question, counts) : this.#zip(source, whole, counts),
    )
  }

  /**
   * Everything that is known of an account, whether it is at hand or not, as one ZIP: its receipts with their files, and
   * each list. What is in the books keeps its files there.
   * @throws AppError as `save`, and `no-account`
   */
  async saveAll({ accountId, target }: { accountId: string; target: string }): Promise<End> {
    const source = this.#sourceOf(accountId)
    return this.#write(target, (counts) => this.#zip(source, everything(), counts))
  }

  async #write(target: string, make: (counts: Counts) => Outflow): Promise<End> {
    if (this.#running) throw new AppError('wrong-state', 'An export is at work')
    const running = new AbortController()
    this.#running = running
    const counts = { rows: 0, files: 0, missing: 0, isWhole: true }
    try {
      const content = await make(counts)
      const { rights } = this.#customs
      const isWritten = await writeTarget(target, content, { signal: running.signal, rights })
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
    const source = this.#sourceOf()
    const said = { isWhole: true }
    const listed = listIn(source, question, said)
    for await (const record of inTurn(listed)) {
      rows.push(cellsOf(record, columns, source.choices()))
      if (rows.length >= mostPrinted) break
    }
    return {
      columns: columns.map(({ title, kind }) => ({ title, kind })),
      rows,
      total: listed.length,
      ...said,
    }
  }

  #csv(source: Source, question: ExportQuestion, counts: Counts): Readable {
    return Readable.from(this.#lines(source, question, counts))
  }

  async *#lines(source: Source, question: ExportQuestion, counts: Counts): AsyncGenerator<string> {
    const columns = shownColumns(question)
    const kinds = columns.map(({ kind }) => kind)
    yield byteOrderMark + this.#line(columns.map(({ title }) => title))
    for await (const record of inTurn(listIn(source, question, counts))) {
      counts.rows += 1
      yield this.#line(cellsOf(record, columns, source.choices()), kinds)
    }
  }

  #line(cells: readonly string[], kinds: readonly ColumnKind[] = []): string {
    return csvLine(cells, kinds, this.#customs.decimal)
  }

  async #zip(source: Source, parts: readonly Part[], counts: Counts): Promise<Outlet> {
    // Loaded with the first ZIP.
    const { default: yazl } = await import('yazl')
    const zip = new yazl.ZipFile()
    const content = zip.outputStream as Outlet
    this.#fill(source, zip, parts, counts).catch((error: unknown) => {
      content.destroy(AppError.from(error))
    })
    return content
  }

  async #fill(source: Source, zip: ZipFile, parts: readonly Part[], counts: Counts): Promise<void> {
    const contents: Contents = { zip, names: new Names(), ofReceipts: new Map() }
    for (const { index } of parts) contents.names.give(index)
    for (const part of parts) {
      const index = await this.#index(source, contents, part, counts)
      if (index === undefined) return
      zip.addBuffer(Buffer.from(index.join('')), part.index)
    }
    zip.end()
  }

  /** Adds the files of a part and answers the lines of its index; undefined once it is called off. */
  async #index(
    source: Source,
    contents: Contents,
    { questions, hasFiles }: Part,
    counts: Counts,
  ): Promise<string[] | undefined> {
    const lines: string[] = []
    // Of all lists at once: a record that goes from one to another meanwhile is in the ZIP once.
    const lists = questions.map((question) => {
      return { question, listed: listIn(source, question, counts) }
    })
    const total = lists.reduce((sum, { listed }) => sum + listed.length, 0)
    let done = 0
    for (const { question, listed } of lists) {
      const columns = shownColumns(question)
      const kinds: ColumnKind[] = columns.map(({ kind }) => kind)
      if (hasFiles) kinds.push('text', 'text')
      const titles = columns.map(({ title }) => title)
      if (lines.length === 0)
        lines.push(
          byteOrderMark + this.#line(hasFiles ? [...titles, 'In this ZIP', 'Missing'] : titles),
        )
      for await (const record of inTurn(listed)) {
        if (this.#running?.signal.aborted !== false) return undefined
        const cells = cellsOf(record, columns, source.choices())
        counts.rows += 1
        if (hasFiles) {
          this.progress.set({ of: 'files', done: done++, total })
          const files = source.filesOf(question, record)
          const { given, missing } = await this.#add(contents, files, counts)
          await drained(contents.zip.outputStream as Outlet, this.#running.signal)
          cells.push(given.join('; '), missing.join('; '))
        }
        lines.push(this.#line(cells, kinds))
      }
    }
    return lines
  }

  /** Names of the files in the ZIP, and which of them are missing from it. */
  async #add(
    { zip, names, ofReceipts }: Contents,
    files: readonly RecordFile[],
    counts: Counts,
  ): Promise<{ given: string[]; missing: string[] }> {
    const given: string[] = []
    const missing: string[] = []
    for (const { name, receiptId, read } of files) {
      const known = receiptId === undefined ? undefined : ofReceipts.get(receiptId)
      if (known !== undefined) {
        given.push(known)
        continue
      }
      try {
        const bytes = await read()
        const own = names.give(name)
        // Pictures and PDFs are compressed already.
        zip.addBuffer(Buffer.from(bytes), own, { compress: false })
        given.push(own)
        counts.files += 1
        if (receiptId !== undefined) ofReceipts.set(receiptId, own)
      } catch (error) {
        missing.push(`${name}: ${whyMissing[AppError.from(error).code] ?? 'could not be read'}`)
        counts.missing += 1
      }
    }
    return { given, missing }
  }
}

/** What is in a ZIP so far. */
interface Contents {
  zip: ZipFile
  names: Names
  /** Names of the files of receipts, by their ids. */
  ofReceipts: Map<string, string>
}

/** A list of a ZIP, its questions one after the other, and whether the files of its records lie beside it. */
interface Part {
  index: string
  questions: readonly ExportQuestion[]
  hasFiles: boolean
}

/** Every list of an account as it is without a search. */
function everything(): Part[] {
  const all = (list: ExportList, filter: object = {}) => ExportQuestion.parse({ list, filter })
  return exportLists.map((list) => ({
    index: `${exportNames[list]}.csv`,
    questions:
      list === 'receipts'
        ? InboxList.options.map((each) => all(list, { list: each }))
        : [all(list)],
    hasFiles: list === 'receipts',
  }))
}

/**
 * The records of a list at this moment. `said` is told where not all of it is known, now or once a record is gone: what is
 * kept of the books may be begun anew meanwhile.
 */
function listIn(
  source: Source,
  question: ExportQuestion,
  said: { isWhole: boolean },
): ListedRecord[] {
  const look = () => {
    said.isWhole &&= source.isWhole(question)
  }
  look()
  return source.records(question).map((read) => () => {
    const record = read()
    if (record === undefined) look()
    return record
  })
}

/** One after the other, giving way to whatever else waits. */
async function* inTurn(listed: readonly ListedRecord[]) {
  const slice = inSlices()
  for (const read of listed) {
    await slice()
    const record = read()
    if (record !== undefined) yield record
  }
}

type End = Omit<Saved, 'fileName'> | Cancelled
type Outflow = NodeJS.ReadableStream | Promise<NodeJS.ReadableStream>
type Saved = Extract<ExportEnd, { result: 'saved' }>
type Cancelled = Extract<ExportEnd, { result: 'cancelled' }>
/** What a ZIP comes out of; the package's types know less of it. */
type Outlet = NodeJS.ReadableStream & Pick<PassThrough, 'writableNeedDrain' | 'destroy'>
type Counts = Pick<Saved, 'rows' | 'files' | 'missing' | 'isWhole'>

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
