/** On some forms what is written stands on a line and what it is under it: there a label is of what stands over it. */
import { isInvoiceOf, isOfOther, labelled } from '../dates/words'
import { datesIn, type FoundDate } from '../dates/dates'
import { headingOf, partBelow, wordsBetween, type Part, type Row } from './rows'
import { labelForm } from './text'

const longestLabel = 40

/** Whether a part says of what a day is and holds none. */
export function isDayLabel({ text }: Part): boolean {
  const words = labelForm(text)
  const isShort = words.length < longestLabel && !/\d/.test(words)
  return isShort && (labelled.test(words) || isInvoiceOf.test(words) || isOfOther(words))
}

const known = new WeakMap<readonly Row[], boolean>()

/** Whether more days of a paper stand over their labels than under them. */
export function standOverLabels(rows: readonly Row[]): boolean {
  const is = known.get(rows) ?? countLabels(rows)
  known.set(rows, is)
  return is
}

/** What says of a day what it is, in its column: over it, or under it where the paper has it so. */
export function captionOf(rows: readonly Row[], row: Row, part: Part): Part | undefined {
  const under = standOverLabels(rows) ? partBelow(rows, row, part)?.part : undefined
  return under && isDayLabel(under) ? under : headingOf(rows, row, part)
}

/**
 * What heads a day alone that ends a part behind words of the column before, where a narrow gap had two columns taken for one:
 * `Salt Spring Cheese House January 8, 2026` under `Billed To` and `Date of Issue`; under headings also between others.
 */
export function narrowCaptionOf(
  rows: readonly Row[],
  row: Row,
  part: Part,
  { from, to }: Pick<FoundDate, 'from' | 'to'>,
): Part | undefined {
  const before = part.text.slice(0, from - part.from)
  const behind = part.text.slice(to - part.from)
  const isAtEnd = /\p{L}{3}/u.test(before) && !/[\p{L}\d]/u.test(behind)
  if (!isAtEnd && !isUnderHeadings(rows, row)) return undefined
  const words = wordsBetween(part, from, to)
  const [first] = words
  const [opening, last] = [part.words[0], part.words.at(-1)]
  if (!first || !opening || !last || first === opening) return undefined
  const share = (part.right - part.left) / (last.box.x + last.box.width - opening.box.x)
  const left = part.left + (first.box.x - opening.box.x) * share
  const text = part.text.slice(from - part.from, to - part.from)
  const end = words.at(-1)?.box
  const right = end ? part.left + (end.x + end.width - opening.box.x) * share : part.right
  const heading = captionOf(rows, row, { ...part, words, left, right, from, text })
  return heading && isDayLabel(heading) ? heading : undefined
}

/** Whether the line above has nothing but the headings of several columns: then several of its parts may be one. */
function isUnderHeadings(rows: readonly Row[], { index, page }: Row): boolean {
  const above = rows[index - 1]
  return above?.page === page && above.parts.length > 2 && !/\d/.test(above.text)
}

function countLabels(rows: readonly Row[]): boolean {
  const days = rows.flatMap((row) =>
    row.parts.filter(({ text }) => isDayAlone(text)).map((part) => ({ row, part })),
  )
  const under = days.filter(({ row, part }) => {
    const heading = headingOf(rows, row, part)
    return heading !== undefined && isDayLabel(heading)
  })
  const over = days.filter(({ row, part }) => {
    const below = partBelow(rows, row, part)
    return below !== undefined && isDayLabel(below.part) && !isAnswered(below)
  })
  return over.length > under.length && over.length > 0
}

/** A day and nothing else, or a town before it. */
const isDayAlone = (text: string) =>
  datesIn(text).some(
    ({ from, to }) =>
      /^(?:[\p{L} .'-]{3,30}, )?$/u.test(text.slice(0, from)) && /^\W*$/u.test(text.slice(to)),
  )

/** Whether a label has a day beside it. */
const isAnswered = ({ row, part }: { row: Row; part: Part }) => {
  const next = row.parts[row.parts.indexOf(part) + 1]
  return next !== undefined && datesIn(next.text).length > 0
}

/** Of a heading that runs on over the next column, what stands over one part: `STATEMENT DATE PAY THIS AMOUNT` over two. */
export function wordsOver(heading: Part, row: Row, own: Part): string {
  const next = row.parts[row.parts.indexOf(own) + 1]
  const [first] = heading.words
  const last = heading.words.at(-1)
  if (!next || !first || !last || heading.right < next.left) return heading.text
  const share = (heading.right - heading.left) / (last.box.x + last.box.width - first.box.x)
  const words = heading.words.filter(
    ({ box }) => heading.left + (box.x + box.width / 2 - first.box.x) * share < next.left,
  )
  return words.map(({ text }) => text).join(' ')
}
