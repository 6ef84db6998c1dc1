/** Scans the newest expenses of one account for everyone who looks for theirs, and judges which are whose. */
import { AppError } from '../../shared/errors'
import type { Expenses, ListedExpense } from '../api/expenses'
import { isDescending, mayStopAtMark, revelationOf, type Calibration } from './calibration'
import { carriesMarker } from './marker'
import { isWithheld, type Scan } from './policy'

/** What was seen of the list, every expense once. */
export interface ScannedList {
  expenses: ListedExpense[]
  /** Every expense above the mark, or every one at all where the order is not known to be by id. */
  isComplete: boolean
  /** Something of ours is in it, as far as there is any: a list that hides ours, for now or ever, shows no absence. */
  showsOurs: boolean
  /** The list was in the order that was asked for. */
  isDescending: boolean
}

interface Wanted {
  /** Highest id seen before the create; everything of ours lies above. Undefined: anywhere. */
  highWaterId: number | undefined
  /** Those that are looked for: when each was met, the scan may end. */
  markers: readonly string[]
  /** Ids that the service named for receipts of ours, as far as they have to be looked for: one shows that ours are listed. */
  ours: readonly number[]
  calibration: Calibration
}

const pageSize = 200
const mostPages = 500
/** Before a create; what lies beyond is not known to be older, which only makes a lost answer harder to judge. */
const mostPagesBefore = 50

/**
 * Scans the list newest first. What is looked for may end it early; complete is only the whole list, or all above the mark where
 * the order by ids is proven, since a service that sorts by something else can hide ours far below.
 * @throws AppError when the service does not answer
 */
export async function scanNewest(
  expenses: Pick<Expenses, 'newest'>,
  wanted: Wanted,
): Promise<ScannedList> {
  const seen = new Map<number, ListedExpense>()
  const first = await scanThrough(expenses, wanted, seen)
  const scanned = () => ({ expenses: [...seen.values()], showsOurs: showsOurs(seen, wanted) })
  if (!first.isComplete || first.pages === 1) return { ...first, ...scanned() }
  // Enough for who looks for these, and too little for anybody else.
  if (allMet(seen, wanted)) return { ...first, ...scanned(), isComplete: false }
  // An expense deleted meanwhile moves the others up, one of them past the reader: a second scan shows it.
  const known = seen.size
  const second = await scanThrough(expenses, wanted, seen)
  return {
    isComplete: second.isComplete && seen.size === known,
    isDescending: first.isDescending && second.isDescending,
    ...scanned(),
  }
}

async function scanThrough(
  expenses: Pick<Expenses, 'newest'>,
  wanted: Wanted,
  seen: Map<number, ListedExpense>,
): Promise<{ isComplete: boolean; isDescending: boolean; pages: number }> {
  const above = wanted.highWaterId ?? 0
  // Those that slipped from one page to the next come twice.
  const met = new Set<number>()
  let isWhole = true
  let inOrder = true
  let lowest = Infinity
  let pages = 0
  while (pages < mostPages) {
    const page = await expenses.newest(pages, pageSize)
    pages += 1
    isWhole &&= page.isWhole
    inOrder &&= page.isUnsorted !== true
    for (const expense of page.expenses) {
      if (met.has(expense.id)) continue
      met.add(expense.id)
      inOrder &&= expense.id < lowest
      lowest = expense.id
      if (!seen.has(expense.id)) seen.set(expense.id, expense)
    }
    const isBelow = lowest <= above
    const isAtMark =
      mayStopAtMark(wanted.calibration) && inOrder && isBelow && isPastOurs(seen, wanted, lowest)
    const isMet = allMet(seen, wanted) && isDescending(pageIds(page)) && isBelow
    if (page.last || isAtMark || isMet)
      return { isComplete: isWhole && (page.last || isAtMark), isDescending: inOrder, pages }
    if (page.expenses.length === 0) break
  }
  return { isComplete: false, isDescending: inOrder, pages }
}

/**
 * Scans the list once from the newest on, for whoever takes in what is met by it.
 * @returns the highest id met; 0 where there is none
 * @throws AppError when not even the first page can be read
 */
export async function scanBefore(expenses: Pick<Expenses, 'newest'>): Promise<number> {
  let highest = 0
  for (let number = 0; number < mostPagesBefore; number += 1) {
    const page = await expenses.newest(number, pageSize).catch((error: unknown) => {
      // Nobody has to wait for more: what is not met counts as unknown.
      if (number === 0) throw error
    })
    highest = Math.max(highest, ...(page ? pageIds(page) : []))
    if (!page || page.last || page.expenses.length === 0) break
  }
  return highest
}

/** Where the service has named none yet there is none to be shown. */
function showsOurs(seen: ReadonlyMap<number, unknown>, { ours }: Wanted): boolean {
  return ours.length === 0 || ours.some((id) => seen.has(id))
}

/** Nothing further down can show that ours are listed, or need to. */
function isPastOurs(seen: ReadonlyMap<number, unknown>, wanted: Wanted, lowest: number): boolean {
  return showsOurs(seen, wanted) || lowest <= Math.min(Infinity, ...wanted.ours)
}

const pageIds = (page: { expenses: readonly ListedExpense[] }) => page.expenses.map(({ id }) => id)

function allMet(seen: ReadonlyMap<number, ListedExpense>, { markers }: Wanted): boolean {
  const names = [...seen.values()].flatMap(({ attachmentNames }) => attachmentNames ?? [])
  return (
    markers.length > 0 &&
    markers.every((marker) => names.some((name) => carriesMarker(name, marker)))
  )
}

/** One receipt that is looked for. */
export interface Question {
  marker: string
  highWaterId: number | undefined
  /** The file names under which its file may have been sent, and its places among the files of the expense. */
  names: readonly string[]
  places?: readonly number[]
  /** False where it may have been sent under another: the draft was made again, or put back from a copy. */
  isNameCertain?: boolean
  /** How often looking has failed: after some, what is not given counts as hidden. */
  failures?: number
  /** Whether an expense was met before the receipt was first sent. */
  wasBefore?: (expenseId: number) => boolean
}

/** Asking more expenses than these one by one costs too much; fewer while nobody knows what the answers are worth. */
const mostProbes = { known: 300, unknown: 50 }

/**
 * What a scanned list says of one receipt. Expenses whose names say nothing are asked for the attachment by the name we gave
 * it; where that tells nothing either, ours may be among them.
 * @throws AppError when the service does not answer
 */
export async function judge(
  expenses: Pick<Expenses, 'attachment'>,
  list: ScannedList,
  question: Question,
  calibration: Calibration,
): Promise<Scan> {
  const hits = list.expenses.filter(({ attachmentNames }) =>
    attachmentNames?.some((name) => carriesMarker(name, question.marker)),
  )
  const found = hits.map(({ id }) => id)
  if (found.length > 0) return { found, isComplete: list.isComplete }
  const candidates = list.expenses.filter(({ id }) => !isOlder(id, question, calibration))
  const isUnknown = revelationOf(calibration) === 'unknown'
  const most = isUnknown ? mostProbes.unknown : mostProbes.known
  const ask = isUnknown ? probeBlindly : probe
  let isComplete = list.isComplete && list.showsOurs
  let probes = 0
  for (const candidate of candidates) {
    const verdict =
      judgeByName(candidate, calibration) ??
      ((probes += 1) > most ? 'hidden' : await ask(expenses, candidate.id, question, calibration))
    if (verdict === 'ours') found.push(candidate.id)
    if (verdict === 'hidden') isComplete = false
  }
  return { found, isComplete }
}

/**
 * Whether it was there before ours can have been: it was met then, or later expenses are known to have higher ids. Where
 * neither is so, ours may lie anywhere.
 */
function isOlder(
  expenseId: number,
  { highWaterId = 0, wasBefore }: Question,
  { idsMonotonic }: Calibration,
): boolean {
  return wasBefore?.(expenseId) === true || (idsMonotonic === true && expenseId <= highWaterId)
}

/** Undefined where the file itself has to be asked for. */
function judgeByName(
  { attachmentNames }: ListedExpense,
  calibration: Calibration,
): 'other' | 'hidden' | undefined {
  const revelation = revelationOf(calibration)
  if (revelation === 'nothing') return 'hidden'
  return revelation === 'list' && attachmentNames !== undefined ? 'other' : undefined
}

/**
 * Until one of ours has come back, neither another name nor a file that is not found shows another expense. But a file that is
 * there under our name and under no other is ours: the marker in it is nobody else's.
 */
async function probeBlindly(
  expenses: Pick<Expenses, 'attachment'>,
  expenseId: number,
  { names, places = [0], failures }: Question,
): Promise<'ours' | 'hidden'> {
  for (const name of names)
    for (const place of places) {
      const at = { expenseId, place, name }
      if ((await whatIsAt(expenses, at, failures)) !== 'file') continue
      const other = await whatIsAt(expenses, { ...at, name: otherThan(name) }, failures)
      if (other === 'nothing') return 'ours'
    }
  return 'hidden'
}

/** A name that no file of ours has. */
export const otherThan = (name: string): string => `no-${name}`

/** One name after the other; only where it is under none of them is it another. */
async function probe(
  expenses: Pick<Expenses, 'attachment'>,
  expenseId: number,
  question: Question,
  calibration: Calibration,
): Promise<'ours' | 'other' | 'hidden'> {
  let verdict: 'other' | 'hidden' = 'other'
  const { names, places = [0] } = question
  for (const name of names)
    for (const place of places) {
      const said = await probeOne(expenses, { expenseId, place, name }, question, calibration)
      if (said === 'ours') return 'ours'
      if (said === 'hidden') verdict = 'hidden'
    }
  return verdict
}

async function probeOne(
  expenses: Pick<Expenses, 'attachment'>,
  at: { expenseId: number; place: number; name: string },
  { isNameCertain = true, failures }: Question,
  { attachmentProbeWorks }: Calibration,
): Promise<'ours' | 'other' | 'hidden'> {
  const said = await whatIsAt(expenses, at, failures)
  // A service that does not look at the name gives whatever is there.
  if (said === 'file' && attachmentProbeWorks) return 'ours'
  return said === 'nothing' && isNameCertain ? 'other' : 'hidden'
}

/** @throws AppError when the service does not answer, or not for long enough */
async function whatIsAt(
  expenses: Pick<Expenses, 'attachment'>,
  { expenseId, place, name }: { expenseId: number; place: number; name: string },
  failures = 0,
): Promise<'file' | 'nothing' | 'refused'> {
  try {
    await expenses.attachment(expenseId, place, name)
    return 'file'
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return 'nothing'
    const isRefused = error instanceof AppError && error.code === 'service-refused'
    if (isRefused || isWithheld(AppError.from(error), failures)) return 'refused'
    throw error
  }
}
