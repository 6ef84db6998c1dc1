/** What receipts say: how far each has been read, the words of each, and search in them. */
import * as z from 'zod'
import { AppError, errorCodes, type ErrorCode } from '../../../shared/errors'
import { Reading, ReadingSaid, ReadPage } from '../../../shared/receipts/reading'
import { Filled, FillField, type ReadingState } from '../../../shared/receipts/receipt-reading'
import { MediaType, type ListedReceipt } from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import { searchQuery } from '../database/search-words'

/** A receipt that is to be read. */
export interface DueReading {
  id: string
  sha256: string
  fileName: string
  mediaType: MediaType
}

const Mark = z.object({
  state: z.enum(['waiting', 'read', 'failed', 'cancelled']),
  code: z.enum(errorCodes).catch('reading-failed'),
  filled: Filled.optional(),
  emptied: z.array(FillField),
})
type Mark = z.infer<typeof Mark>

const Facts = Reading.pick({ fields: true, parts: true, documents: true })
type Facts = z.infer<typeof Facts>

interface Digest {
  isWaiting: boolean
  facts: Facts | undefined
  failure: ErrorCode | undefined
  filled: Filled | undefined
}

/** A receipt is worth reading as long as it is kept, and those a person has to look at come first. */
const due = `FROM reading JOIN receipt ON receipt.id = reading.receipt_id
  WHERE reading.state = 'waiting' AND receipt.state <> 'discarded' AND original_gone IS NULL`

export class Readings {
  readonly #database: Database
  readonly #texts: Database

  /** @param parts.texts holds what was read: a file of its own, which may be thrown away */
  constructor(parts: { database: Database; texts: Database }) {
    this.#database = parts.database
    this.#texts = parts.texts
  }

  /** The receipt to read next: `preferred` if it waits, else by state and order of capture. */
  due(preferred: string | undefined): DueReading | undefined {
    const row = this.#database.get(
      `SELECT receipt.* ${due}
       ORDER BY receipt.id IS NOT ?, receipt.state <> 'review', sequence LIMIT 1`,
      preferred ?? null,
    )
    if (!row) return undefined
    return {
      id: String(row['id']),
      sha256: String(row['sha256']),
      fileName: String(row['file_name']),
      mediaType: MediaType.parse(row['media_type']),
    }
  }

  /** How many wait. */
  waiting(): number {
    return Number(this.#database.get(`SELECT count(*) AS n ${due}`)?.['n'])
  }

  /** How far a receipt is; one whose words were lost waits to be read again. Undefined where there is no such receipt. */
  of(id: string): ReadingState | undefined {
    const mark = this.#mark(id)
    if (mark?.state === 'failed') return { state: 'failed', code: mark.code }
    if (mark?.state !== 'read') return mark && { state: mark.state }
    const reading = ReadingSaid.safeParse(this.#text(id)).data
    if (reading) return { state: 'read', reading, filled: mark.filled ?? {} }
    this.again(id)
    return { state: 'waiting' }
  }

  /** All of what a receipt says, with every word; undefined where it was not read. */
  whole(id: string): Reading | undefined {
    return this.#mark(id)?.state === 'read' ? Reading.safeParse(this.#text(id)).data : undefined
  }

  /** A page of a receipt that was read, counted from 0, with its words. */
  page(id: string, page: number): ReadPage | undefined {
    if (this.#mark(id)?.state !== 'read') return undefined
    const sql = 'SELECT body -> ? AS page FROM reading_text WHERE receipt_id = ?'
    const row = this.#texts.get(sql, `$.pages[${page}]`, id)
    return ReadPage.safeParse(parsed(row?.['page'])).data
  }

  /** What a receipt that was read says, without its words and places. */
  facts(id: string): Facts | undefined {
    return this.digest(id).facts
  }

  /** At one look: whether it waits to be read, what it says or why it could not be read, and what its draft was filled with. */
  digest(id: string): Digest {
    const mark = this.#mark(id)
    return {
      isWaiting: mark?.state === 'waiting',
      facts: mark?.state === 'read' ? this.lastFacts(id) : undefined,
      failure: mark?.state === 'failed' ? mark.code : undefined,
      filled: mark?.filled,
    }
  }

  /** As `facts`, of the last time it was read, also while it waits to be read again. */
  lastFacts(id: string): Facts | undefined {
    const row = this.#texts.get(
      `SELECT json_object('fields', body -> '$.fields', 'parts', body -> '$.parts',
         'documents', coalesce(body -> '$.documents', json('[]'))) AS facts
       FROM reading_text WHERE receipt_id = ?`,
      id,
    )
    return row && Facts.safeParse(parsed(row['facts'])).data
  }

  /** What a list says of a receipt: nothing once one receipt was read or it was called off. */
  standing(id: string): ListedReceipt['reading'] {
    const state = this.#mark(id)?.state
    if (state === 'read') return this.#hasSeveral(id) ? 'several' : undefined
    return state === 'waiting' || state === 'failed' ? state : undefined
  }

  /** Whether several receipts lie on one page, or are in one file. */
  #hasSeveral(id: string): boolean {
    const sql = `SELECT max(json_array_length(body, '$.parts'),
        coalesce(json_array_length(body, '$.documents'), 0)) AS n FROM reading_text WHERE receipt_id = ?`
    return Number(this.#texts.get(sql, id)?.['n'] ?? 0) > 1
  }

  /** What the draft was filled with; undefined before that has been done. */
  filled(id: string): Filled | undefined {
    return this.#mark(id)?.filled
  }

  /** Fields of the draft that a person emptied before it was filled. */
  emptied(id: string): readonly FillField[] {
    return this.#mark(id)?.emptied ?? []
  }

  /** Keeps what a receipt says, its words first: a crash between has it read again. */
  keep(id: string, reading: Reading, engine: number): void {
    this.#texts.transaction(() => {
      this.#texts.run('DELETE FROM reading_text WHERE receipt_id = ?', id)
      this.#texts.run(
        'INSERT INTO reading_text (receipt_id, body) VALUES (?, ?)',
        id,
        JSON.stringify(reading),
      )
      this.#texts.run(
        `INSERT INTO reading_words (rowid, words)
         SELECT key, ? FROM reading_text WHERE receipt_id = ?`,
        wordsOf(reading),
        id,
      )
    })
    this.#set(id, 'read', null, engine)
  }

  fail(id: string, code: ErrorCode, engine: number): void {
    this.#set(id, 'failed', code, engine)
  }

  /** Has a receipt read once more. What its draft was filled with stays said. */
  again(id: string): void {
    this.#set(id, 'waiting', null, null)
  }

  /** What is read next goes into the draft once more. */
  refill(id: string): void {
    this.#database.run('UPDATE reading SET filled = NULL WHERE receipt_id = ?', id)
  }

  /** A person does not want it read, or without an id none of those that wait. */
  cancel(id?: string): void {
    this.#database.run(
      `UPDATE reading SET state = 'cancelled' WHERE state = 'waiting' AND receipt_id = coalesce(?, receipt_id)`,
      id ?? null,
    )
  }

  #set(id: string, state: Mark['state'], code: string | null, engine: number | null): void {
    this.#database.run(
      'UPDATE reading SET state = ?, code = ?, engine = ? WHERE receipt_id = ?',
      state,
      code,
      engine,
      id,
    )
  }

  /** The draft was filled, in one commit with what is done beside; it never is again. */
  markFilled(id: string, filled: Filled, beside: () => void): void {
    this.#database.transaction(() => {
      const text = JSON.stringify(filled)
      this.#database.run('UPDATE reading SET filled = ? WHERE receipt_id = ?', text, id)
      beside()
    })
  }

  /** A person emptied these fields of the draft. */
  markEmptied(id: string, fields: readonly FillField[]): void {
    const emptied = JSON.stringify([...new Set([...this.emptied(id), ...fields])])
    this.#database.run('UPDATE reading SET emptied = ? WHERE receipt_id = ?', emptied, id)
  }

  /** Ids of receipts in which every word of a search begins some word. */
  search(typed: string): string[] {
    const query = searchQuery(typed)
    if (query === undefined) return []
    const sql = `SELECT receipt_id AS id FROM reading_text
      WHERE key IN (SELECT rowid FROM reading_words WHERE reading_words MATCH ?)`
    try {
      return this.#texts.all(sql, query).map((row) => String(row['id']))
    } catch (error) {
      // It begins anew by itself, and names and amounts are found all the same.
      if (AppError.from(error).code === 'store-damaged') return []
      throw error
    }
  }

  /** Whether the file of this hash is of a receipt whose file stays here. */
  keepsFile(sha256: string): boolean {
    const sql = 'SELECT 1 FROM receipt WHERE sha256 = ? AND original_gone IS NULL'
    return this.#database.get(sql, sha256) !== undefined
  }

  /** Brings the two files together: words of receipts that are gone go, and what lost its words waits again. */
  sweep(): void {
    const ids = (rows: Row[]) => rows.map((row) => String(row['receipt_id']))
    const kept = new Set(ids(this.#texts.all('SELECT receipt_id FROM reading_text')))
    const read = new Set(
      ids(this.#database.all(`SELECT receipt_id FROM reading WHERE state = 'read'`)),
    )
    const orphans = [...kept].filter((id) => !read.has(id))
    this.#texts.run(
      'DELETE FROM reading_text WHERE receipt_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(orphans),
    )
    this.#database.run(
      `UPDATE reading SET state = 'waiting' WHERE receipt_id IN (SELECT value FROM json_each(?))`,
      JSON.stringify([...read].filter((id) => !kept.has(id))),
    )
  }

  #mark(id: string): Mark | undefined {
    const row = this.#database.get('SELECT * FROM reading WHERE receipt_id = ?', id)
    if (!row) return undefined
    return Mark.parse({
      state: row['state'],
      code: row['code'],
      filled: parsed(row['filled']),
      emptied: parsed(row['emptied']) ?? [],
    })
  }

  #text(id: string): unknown {
    const row = this.#texts.get('SELECT body FROM reading_text WHERE receipt_id = ?', id)
    return parsed(row?.['body'])
  }
}

function parsed(text: unknown): unknown {
  return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
}

/** The words as they stand there, amounts without their ornaments, and what was understood of them. */
function wordsOf({ pages, fields }: Reading): string {
  const words = pages.flatMap((page) => page.words.map(({ text }) => text))
  const plain = words.filter((word) => /\d,\d{3}/.test(word)).map((word) => word.replace(/,/g, ''))
  const understood = [fields.supplier, fields.date, fields.total, fields.documentNumber]
  return [...words, ...plain, ...understood.flatMap((field) => field?.value ?? [])].join(' ')
}
