/** Reads one file from its bytes to its fields: opens its pages, recognises those that are pictures, tells the fields. */
import { calendarDate } from '../../../shared/calendar'
import type {
  Box,
  PageRange,
  ReadFields,
  Reading,
  ReadPage,
} from '../../../shared/receipts/reading'
import type { Engine, Sight } from '../engine/engine'
import { partsOf } from '../engine/parts'
import { onPage, type Tilt, tiltOf } from '../engine/turning'
import { documentsIn, firstOf, type Documents } from '../fields/documents-in'
import { readFields, type Context } from '../fields/read-fields'
import { shownOn } from '../fields/shown'
import { openInput, type Input } from '../input/input'
import { invoiceFields } from '../invoice/invoice-fields'
import { boundedWords, type InputPage, type Line } from './page'
import { lookedAgain } from './second-look'

export interface Progress {
  signal?: AbortSignal | undefined
  /** Before each page, counted from 1, of so many. */
  onPage?: ((page: number, pages: number) => void) | undefined
  /** Before the file or a page of it is opened, and before anything is recognised. */
  onStep?: ((step: 'opening' | 'recognising') => void) | undefined
  /** Each page that was opened, before it is recognised. */
  onOpened?: ((page: InputPage) => Promise<void>) | undefined
}

/** A page as the fields are read from it: with its text level. */
interface SeenPage extends Omit<Sight, 'turn' | 'again'> {
  /** Of a page that was recognised. */
  again?: Sight['again']
  page: ReadPage
  parts: Box[]
  /** As of InputPage. */
  isMade: boolean
  isDamaged: boolean
  /** Whether it was looked at, for text of its own or as a picture. */
  isSeen: boolean
}

/** Where a long document says what it is about: its first and last pages. */
const opened = { first: 15, last: 5 }
const recognised = { first: 3, last: 2 }

/**
 * Reads a file. Pages in the middle of a long document are opened only up to a number, and recognised only where their
 * text is in the file; those left out have no words.
 * @param engine asked for with the first page that has to be recognised
 * @throws {AppError} as `openInput` does; the signal's reason where it was called off
 */
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  engine: () => Promise<Engine>,
  progress: Progress = {},
): Promise<Reading> {
  const cost = new OpeningCost(progress.onStep)
  const input = await cost.of(() => openInput(bytes, fileName))
  try {
    const seen: SeenPage[] = []
    for (let number = 0; number < input.pageCount; number++) {
      progress.signal?.throwIfAborted()
      progress.onPage?.(number + 1, input.pageCount)
      const isOpened = isWorthOpening(number, input.pageCount, cost)
      const page = isOpened ? await cost.of(() => input.page(number)) : blankAfter(seen, number)
      if (isOpened) await progress.onOpened?.(page)
      const isRecognised = isWithin(number, input.pageCount, recognised)
      const looked = await seenPage(isRecognised ? page : withoutPicture(page), engine, progress)
      const hasText = (page.lines ?? []).length > 0
      seen.push({ ...looked, isSeen: isOpened && (isRecognised || hasText || !page.picture) })
    }
    const reading = await together(seen, input)
    // The fields are told from all words.
    return { ...reading, pages: boundedWords(reading.pages) }
  } finally {
    input.close()
  }
}

/** What opening may take of the processor, in milliseconds, before the host would end it (`usualLimits` in reader.ts). */
const affordableMs = 4000

/** How much processor time opening took, in milliseconds. */
interface Cost {
  spentMs: number
  /** Of the costliest step so far. */
  longestMs: number
}

/** Counts what opening takes, and says when it begins and ends. */
class OpeningCost implements Cost {
  spentMs = 0
  longestMs = 0
  readonly #onStep: Progress['onStep']

  constructor(onStep: Progress['onStep']) {
    this.#onStep = onStep
  }

  async of<Result>(open: () => Promise<Result>): Promise<Result> {
    this.#onStep?.('opening')
    const before = process.cpuUsage()
    const result = await open()
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000
    this.spentMs += ms
    this.longestMs = Math.max(this.longestMs, ms)
    this.#onStep?.('recognising')
    return result
  }
}

/**
 * Whether there is time for a page, going by the costliest so far: the first always, then as far as the time goes; those in
 * the middle of a long document only where enough is left for its last ones.
 */
export function isWorthOpening(number: number, count: number, cost: Cost): boolean {
  if (number === 0) return true
  if (!isWithin(number, count, opened)) return false
  const others = isWithin(number, count, recognised) ? 0 : recognised.last
  return cost.spentMs + cost.longestMs * (1 + others) <= affordableMs
}

export function isWithin(
  number: number,
  count: number,
  { first, last }: { first: number; last: number },
): boolean {
  return number < first || number >= count - last
}

function blankAfter(seen: readonly SeenPage[], number: number): InputPage {
  const { width, height } = seen.at(-1)?.page ?? { width: 1, height: 1 }
  return { number, width, height }
}

function withoutPicture({ picture: _, ...page }: InputPage): InputPage {
  return page
}

/** A doubtful text layer counts only where nothing is to be seen. */
async function seenPage(
  { number, picture, width, height, lines = [], isMade = false, isDamaged = false }: InputPage,
  engine: () => Promise<Engine>,
  { signal }: Progress,
): Promise<Omit<SeenPage, 'isSeen'>> {
  const sight = picture && (await (await engine()).read(picture, number, signal))
  if (sight && sight.lines.length > 0)
    return { ...pageOf(sight), again: sight.again, isMade, isDamaged }
  const tilt = tiltOf({ width: Math.round(width), height: Math.round(height) }, 0)
  return { ...pageOf({ turn: 0, tilt, lines }), parts: [], isMade, isDamaged }
}

function pageOf({
  turn,
  tilt,
  lines,
}: Omit<Sight, 'again'>): Omit<SeenPage, 'isMade' | 'isDamaged' | 'isSeen'> {
  const words = lines
    .flatMap((line) => line.words)
    .map((word) => ({ ...word, box: onPage(word.box, tilt) }))
  const page = { ...tilt.page, turn, words }
  return { page, tilt, lines, parts: partsOf(lines, tilt.level) }
}

/**
 * With several receipts on a page the fields are those of the one that says most, in a file of several documents those of
 * the first: it is never a mixture. An electronic invoice is not read from pages, but compared with those that are not made
 * from it, and is one document.
 */
async function together(
  seen: readonly SeenPage[],
  { invoice, unseenMails: mails }: Input,
): Promise<Reading> {
  const printed = seen.filter(({ isMade }) => !isMade)
  const pages = (printed.length > 0 ? printed : seen).map(({ lines, tilt, parts }) => ({
    lines: linesOfOne(lines, parts),
    ...tilt.level,
  }))
  const context: Context = { today: calendarDate(new Date()), home: 'GB' }
  const documents = invoice ? ofOne : documentsIn(pages, context)
  const told = readFields(firstOf(pages, documents), context)
  const onPaper: ReadFields = { source: 'print', ...told }
  const shows = printed.length > 0 ? shownOn(pages) : undefined
  const fields = invoice
    ? invoiceFields(invoice, { fields: onPaper, shows })
    : await lookedAgain(onPaper, seen)
  const unseen = unseenOf(seen)
  const isWhole =
    !seen.some(({ isDamaged }) => isDamaged) && (invoice !== undefined || unseen.length === 0)
  return {
    pages: seen.map(({ page }) => page),
    fields: onPages(isWhole && !documents.isDoubtful ? fields : unsure(fields), seen),
    ...(documents.ranges.length > 0 && { documents: documents.ranges }),
    ...((unseen.length > 0 || mails) && { unseen: { pages: unseen, mails } }),
    parts: seen.flatMap(({ parts, tilt }) => parts.map((part) => onPage(part, tilt))),
  }
}

/** An electronic invoice is one, whatever its pages show. */
const ofOne: Documents = { ranges: [], isDoubtful: false }

/** The runs of pages that were not looked at. */
function unseenOf(seen: readonly SeenPage[]): PageRange[] {
  const runs: PageRange[] = []
  for (const [at, { isSeen }] of seen.entries()) {
    const run = runs.at(-1)
    if (isSeen) continue
    if (run?.last === at - 1) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs
}

/** What a damaged file no longer shows, nobody looked at, or may be of another document, may say otherwise. */
function unsure({ vatLines, items, source, ...values }: ReadFields): ReadFields {
  const entries = Object.entries(values).map(([name, field]) => {
    const doubtful = field && {
      ...field,
      confidence: Math.min(0.5, field.confidence),
      isSure: false,
    }
    return [name, doubtful] as const
  })
  const doubtful: Partial<ReadFields> = Object.fromEntries(entries)
  return { source, ...doubtful, vatLines, items }
}

function linesOfOne(lines: Line[], parts: readonly Box[]): Line[] {
  const groups = parts.map((part) => lines.filter(({ box }) => isInside(box, part)))
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? lines
}

function isInside(box: Box, part: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height
}

/** Places on the levelled pictures become places on the pages. */
function onPages(fields: ReadFields, seen: readonly { tilt: Tilt }[]): ReadFields {
  const placed = <Part extends { box?: Box | undefined }>(part: Part): Part => {
    const tilt = part.box && seen[part.box.page]?.tilt
    return part.box && tilt ? { ...part, box: onPage(part.box, tilt) } : part
  }
  const { vatLines, items, source, ...values } = fields
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, placed(value)] as const] : [],
  )
  const moved: Partial<ReadFields> = Object.fromEntries(entries)
  return { source, ...moved, vatLines, items: items.map((item) => placed(item)) }
}
