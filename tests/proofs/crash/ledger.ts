/** What the app has promised so far, and whether what is found afterwards keeps it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Receipt, ReceiptState } from '../../../shared/receipts/receipt'
import type { DemoService } from '../../../sandbox/service'
import { sha256 } from '../../support/files'
import type { Books, Deed, Word } from '../kit/brief'
import { afterChange, described, judgeExpenses, mayBeGone } from './expenses'
import type { Booked, PromisedExpense } from './expenses'
import { afterExport, judgeFiles, type PromisedFile } from './exported'

/** Where a receipt stands by its promises: the last one that was kept, or those that were under way. */
type Place = 'review' | 'confirmed' | 'discarded' | 'gone'

export interface Promised {
  sha256: string
  /** It was kept long enough: only the books still have it. */
  mayForgetFile?: boolean
  places: Place[]
  /** Amounts that its draft may hold; empty while nobody has typed one. */
  amounts: string[]
}

const target: Partial<Record<Deed, Place>> = {
  confirm: 'confirmed',
  reopen: 'review',
  discard: 'discarded',
  restore: 'review',
}

export class Ledger {
  readonly receipts: Map<string, Promised>
  /** Markers in the books that another profile sent. */
  readonly others: Set<string>
  /** Of the books, by their ids. */
  readonly expenses: Map<number, PromisedExpense>
  /** That a person asked for, by their names. */
  readonly files: Map<string, PromisedFile>
  /** The books that the person signed in to last, or was about to. */
  books: Books = 'own'
  /** Where each receipt stood before what is under way. */
  readonly #before = new Map<string, Promised>()

  constructor(
    receipts: ReadonlyMap<string, Promised> = new Map(),
    others: ReadonlySet<string> = new Set(),
    expenses: ReadonlyMap<number, PromisedExpense> = new Map(),
    files: ReadonlyMap<string, PromisedFile> = new Map(),
  ) {
    this.receipts = new Map(structuredClone([...receipts]))
    this.others = new Set(others)
    this.expenses = new Map(structuredClone([...expenses]))
    this.files = new Map(structuredClone([...files]))
  }

  copy(): Ledger {
    return new Ledger(this.receipts, this.others, this.expenses, this.files)
  }

  hear(word: Word): void {
    if (word[0] !== 'began' && word[0] !== 'done' && word[0] !== 'failed') return
    const [end, deed, id, detail] = word
    if (deed === 'capture') {
      if (end === 'done')
        this.receipts.set(id, { sha256: detail ?? '', places: ['review'], amounts: [] })
      return
    }
    if (deed === 'sign-in') {
      if (end === 'began') this.books = detail === 'other' ? 'other' : 'own'
      return
    }
    this.#hearOfBooks(end, deed, id, detail)
    const known = this.receipts.get(id)
    if (!known) return
    if (end === 'began') this.#before.set(id, known)
    this.receipts.set(id, after(known, this.#before.get(id) ?? known, { end, deed, detail }))
  }

  #hearOfBooks(end: 'began' | 'done' | 'failed', deed: Deed, id: string, detail?: string): void {
    const file = deed === 'export' ? this.files.get(id) : undefined
    if (file) this.files.set(id, afterExport(file, end, detail !== '0'))
    const expense = this.expenses.get(Number(id))
    if (!expense || (deed !== 'change-expense' && deed !== 'delete-expense')) return
    const wanted = deed === 'change-expense' ? described(expense.before, detail ?? '') : undefined
    this.expenses.set(Number(id), afterChange(expense, end, wanted))
  }

  /** A process is gone: what was under way may have happened or not. */
  cut(): void {
    this.#before.clear()
  }
}

function after(
  known: Promised,
  before: Promised,
  {
    end,
    deed,
    detail,
  }: { end: 'began' | 'done' | 'failed'; deed: Deed; detail?: string | undefined },
): Promised {
  const place = target[deed]
  if (deed === 'edit' && detail !== undefined) {
    if (end === 'began') return { ...known, amounts: [...known.amounts, detail] }
    return end === 'done' ? { ...known, amounts: [detail] } : before
  }
  if (place === undefined) return known
  if (end === 'began') return { ...known, places: [...new Set([...known.places, place])] }
  // What failed may have gone half of its way; only a promise narrows what is possible.
  return end === 'done' ? { ...known, places: [place] } : known
}

export interface Verdict {
  lost: string[]
  doubled: string[]
  torn: string[]
  wrong: string[]
}

/** A disk that failed in the midst of sending: a person is told, and nothing went out. */
const isStopped = ({ state, problem }: Receipt, copies: number): boolean =>
  state === 'rejected' && problem?.code === 'store-damaged' && copies === 0

export interface Found {
  receipts: readonly Receipt[]
  originals: string
  books: ReturnType<DemoService['books']>
  /** The expenses that were promised something, as they are now. */
  booked: ReadonlyMap<number, Booked>
  /** Where the files are that a person asked for. */
  folder: string
  /** Receipts that a person was asked about are right too. */
  mayAsk: boolean
  /** The disk has failed on the way. */
  hasFailed: boolean
  /** The hash of the one original that was damaged. */
  hitOriginal: string | undefined
}

const final: Record<Place, readonly ReceiptState[]> = {
  review: ['review'],
  confirmed: ['proven'],
  discarded: ['discarded'],
  gone: [],
}
const asking: readonly ReceiptState[] = ['review', 'undecided', 'rejected', 'proven', 'checking']

/** Compares promises with what is there once the service has settled. */
export function judge(ledger: Ledger, found: Found): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], torn: [], wrong: [] }
  const rows = new Map(found.receipts.map((receipt) => [receipt.id, receipt]))
  const copies = copiesIn(found.books)
  for (const [id, promised] of ledger.receipts) {
    const row = rows.get(id)
    const copied = row ? (copies.get(row.marker) ?? 0) : 0
    if (row && isDeleted(ledger, found, row)) {
      if (copied > 0) verdict.wrong.push(`${row.id} was deleted and is in the books again`)
      if (!deleted.includes(row.state))
        verdict.wrong.push(`${row.id} was deleted, and is ${row.state}`)
    } else if (row) judgeRow(verdict, { row, promised, copies: copied }, found)
    else if (!promised.places.includes('gone')) judgeMissing(verdict, { id, promised }, found)
  }
  for (const name of readdirSync(found.originals))
    if (
      name !== found.hitOriginal &&
      sha256(readFileSync(path.join(found.originals, name))) !== name
    )
      verdict.torn.push(name)
  judgeOriginals(ledger, verdict, found)
  const { lost, wrong } = judgeExpenses(ledger.expenses, found.booked)
  verdict.lost.push(...lost)
  verdict.wrong.push(...wrong, ...judgeFiles(ledger.files, found.folder))
  const markers = new Set(found.receipts.map(({ marker }) => marker))
  for (const [marker, count] of copies) {
    if (count > 1) verdict.doubled.push(`${marker}: ${count} expenses`)
    if (!markers.has(marker) && !ledger.others.has(marker))
      verdict.wrong.push(`${marker} is in the books and nowhere here`)
  }
  return verdict
}

/** As it was until Docket knows of the deletion, then looked at again, or in the bin where its file is not kept any more. */
const deleted: readonly ReceiptState[] = ['proven', 'review', 'checking', 'undecided', 'discarded']

/** Its expense is gone, as the person asked for. */
function isDeleted(ledger: Ledger, { booked }: Found, receipt: Receipt): boolean {
  const expenseId = receipt.expenseId ?? broughtBackFrom(receipt)
  if (expenseId === undefined || booked.has(expenseId)) return false
  return mayBeGone(ledger.expenses.get(expenseId))
}

/** The expense whose deletion brought it back last. */
function broughtBackFrom({ trail }: Receipt): number | undefined {
  const note = trail.findLast(({ event }) => event === 'deleted-in-books')?.note
  return note === undefined ? undefined : Number(note.slice(1))
}

/** A damaged profile may bring a file back as a receipt with another id: it is found by what it is. */
function judgeMissing(
  verdict: Verdict,
  { id, promised }: { id: string; promised: Promised },
  { receipts, mayAsk }: Found,
): void {
  if (mayAsk && receipts.some(({ sha256 }) => sha256 === promised.sha256)) return
  verdict.lost.push(`${id} (${promised.places.join(' or ')})`)
}

function judgeRow(
  verdict: Verdict,
  { row, promised, copies }: { row: Receipt; promised: Promised; copies: number },
  { mayAsk, hasFailed }: Found,
): void {
  const { places, amounts } = promised
  const about = `${row.id} is ${row.state}, promised ${places.join(' or ')}`
  const allowed = places.flatMap((place) => final[place])
  const isAsked = mayAsk && asking.includes(row.state)
  if (!allowed.includes(row.state) && !isAsked && !(hasFailed && isStopped(row, copies)))
    verdict.wrong.push(about)
  if (row.sha256 !== promised.sha256) verdict.wrong.push(`${row.id} has another file`)
  if (row.state === 'proven' && copies === 0) verdict.lost.push(`${about}, and not in the books`)
  if (copies > 0 && !places.includes('confirmed')) verdict.wrong.push(`${about}, and in the books`)
  const gross = row.draft.lines[0]?.gross ?? ''
  if (!mayAsk && amounts.length > 0 && !amounts.includes(gross) && gross !== '')
    verdict.wrong.push(`${row.id} says ${gross}, not ${amounts.join(' or ')}`)
}

function judgeOriginals(
  ledger: Ledger,
  verdict: Verdict,
  { receipts, originals, mayAsk, hitOriginal }: Found,
): void {
  const there = new Set(readdirSync(originals))
  for (const { id, sha256, originalGone, problem, state } of receipts) {
    if (there.has(sha256) || originalGone || sha256 === hitOriginal) continue
    if (mayAsk && problem?.code === 'original-lost') continue
    // What was in the bin for long goes file first.
    if (state === 'discarded' && ledger.receipts.get(id)?.places.includes('gone')) continue
    if (state === 'proven' && ledger.receipts.get(id)?.mayForgetFile) continue
    verdict.lost.push(`the original of ${id}, which is ${state}`)
  }
}

/** How many expenses carry each marker. */
export function copiesIn(books: Found['books']): Map<string, number> {
  const copies = new Map<string, number>()
  for (const { attachments } of books)
    for (const { fileName } of attachments) {
      const marker = /-([0-9A-Z]{16})\.\w+$/.exec(fileName)?.[1]
      if (marker !== undefined) copies.set(marker, (copies.get(marker) ?? 0) + 1)
    }
  return copies
}
