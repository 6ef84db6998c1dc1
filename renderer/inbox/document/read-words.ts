/** Places and words of a page that was read: where they lie as the file is shown, and what a field takes of them. */
import { writtenName } from '../../../shared/books/supplier-name'
import { parseDate, type CalendarDate } from '../../../shared/calendar'
import { currencyIn } from '../../../shared/expenses/currency-codes'
import { parseAmount } from '../../../shared/money'
import type { Box, ReadPage, Word } from '../../../shared/receipts/reading'
import type { FillField } from '../../../shared/receipts/receipt-reading'

export type Place = Omit<Box, 'page'>

/** A place of the upright page on the page as the file shows it; `turn` is what set it upright, clockwise. */
export function placeInFile({ x, y, width, height }: Place, turn: ReadPage['turn']): Place {
  switch (turn) {
    case 0:
      return { x, y, width, height }
    case 90:
      return { x: y, y: 1 - x - width, width: height, height: width }
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height }
    case 270:
      return { x: 1 - y - height, y: x, width: height, height: width }
  }
}

/** How far an outline runs around what it is of, in heights of that. */
const around = 0.25

/**
 * Where the outline of a place runs, on the upright page: a little around it, and at most half way to the words beside
 * it, so that it crosses nothing that is not its own.
 */
export function outlineOf(box: Box, { width, height, words }: ReadPage): Box {
  const [middle, right, bottom] = [box.y + box.height / 2, box.x + box.width, box.y + box.height]
  const down = around * box.height
  const across = (down * height) / width
  const others = words.flatMap(({ box: other }) =>
    other.page === box.page && !lies(other, box) ? [edgesOf(other)] : [],
  )
  const beside = others.filter((other) => other.top < middle && other.bottom > middle)
  const over = others.filter(
    (other) =>
      !beside.includes(other) && other.left < right + across && other.right > box.x - across,
  )
  const before = beside.flatMap((other) => (other.left < box.x ? other.right : []))
  const after = beside.flatMap((other) => (other.right > right ? other.left : []))
  const above = over.flatMap((other) => (other.bottom <= middle ? other.bottom : []))
  const below = over.flatMap((other) => (other.top >= middle ? other.top : []))
  const left = Math.max(box.x - across, halfWay(box.x, Math.min(box.x, Math.max(...before))))
  const top = Math.max(box.y - down, halfWay(box.y, Math.min(box.y + down, Math.max(...above))))
  const end = Math.min(right + across, halfWay(right, Math.max(right, Math.min(...after))))
  const foot = Math.min(bottom + down, halfWay(bottom, Math.max(bottom - down, Math.min(...below))))
  return { page: box.page, x: left, y: top, width: end - left, height: foot - top }
}

const halfWay = (from: number, to: number): number => (from + to) / 2

const edgesOf = ({ x, y, width, height }: Place) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** Whether the middle of the first lies in the second, or the other way round. */
const lies = (one: Place, other: Place): boolean => holds(other, one) || holds(one, other)

function holds(outer: Place, inner: Place): boolean {
  const { left, top, right, bottom } = edgesOf(outer)
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The word at a point of the page, or the nearest within a little; given and found on the page as the file shows it. */
export function wordAt(page: ReadPage, point: { x: number; y: number }): number | undefined {
  const slack = 0.006
  const found = page.words.findIndex(({ box }) => {
    const { x, y, width, height } = placeInFile(box, page.turn)
    return (
      point.x >= x - slack &&
      point.x <= x + width + slack &&
      point.y >= y - slack / 2 &&
      point.y <= y + height + slack / 2
    )
  })
  return found < 0 ? undefined : found
}

const mostWords = 5

/**
 * What a field takes when the word at `index` is pointed at: the amount or date that it is, or is part of, or the words
 * that stand together with it. Undefined where the field can take nothing of it.
 */
export function valueAt(
  field: FillField,
  words: readonly Word[],
  index: number,
  today: CalendarDate,
): string | undefined {
  const row = rowOf(words, index)
  const at = row.findIndex((word) => word === words[index])
  if (field === 'supplierName')
    return writtenName(row.map(({ text }) => text).join(' ')) || undefined
  if (field === 'documentNumber')
    return row[at]?.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || undefined
  const isDay = field === 'postingDate' || field === 'dueDate'
  const read = (text: string) => (isDay ? dateIn(text, today) : amountIn(text))
  const texts = row.map(({ text }) => text)
  return spansAround(at, texts.length)
    .map((span) => read(texts.slice(...span).join(' ')))
    .find((value) => value !== undefined)
}

/** What the amount at a word is in, by a sign or code in it or beside it: see `currencyIn`. */
export function currencyAt(words: readonly Word[], index: number): string | undefined {
  const row = rowOf(words, index)
  const at = row.findIndex((word) => word === words[index])
  const beside = [row[at - 1], row[at + 1]].filter((word) => word && !/\d/.test(word.text))
  return [row[at], ...beside].map((word) => currencyIn(word?.text ?? '')).find(Boolean)
}

/** Runs of words that hold one of them: the longest first, so that a year is not left out. */
function spansAround(at: number, count: number): [number, number][] {
  const spans: [number, number][] = []
  for (let length = mostWords; length > 0; length -= 1)
    for (let from = at - length + 1; from <= at; from += 1)
      if (from >= 0 && from + length <= count) spans.push([from, from + length])
  return spans
}

function amountIn(text: string): string | undefined {
  const bare = text.replace(/^[^\d£.-]+/, '').replace(/[^\d]+$/, '')
  return /\s/.test(bare) ? undefined : parseAmount(withPoint(bare))
}

/** `1.234,50` as much of the continent writes it; a comma before two last digits can be nothing else. */
function withPoint(text: string): string {
  return /^-?\d{1,3}(?:\.?\d{3})*,\d\d$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text
}

function dateIn(text: string, today: CalendarDate): string | undefined {
  return parseDate(text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').replaceAll(',', ''), today)
}

/** Of money by a sign or code, or of what is below zero. */
const isSign = (text: string) =>
  !/\d/.test(text) && (/^(?:[+\-−–]|CR|DR)$/.test(text) || currencyIn(text) !== undefined)

/**
 * The place of an amount with its sign: a sign or code of money, or a minus, that is in the same word or stands right
 * beside it is part of what is pointed at.
 */
export function withSign(box: Box, words: readonly Word[]): Box {
  const at = words.findIndex((word) => word.box.page === box.page && covers(word.box, box))
  const word = words[at]
  if (!word) return box
  const row = rowOf(words, at)
  const place = row.indexOf(word)
  const beside = [row[place - 1], row[place + 1]].filter((each) => each && isSign(each.text))
  return [word, ...beside].reduce((sum, each) => (each ? union(sum, each.box) : sum), box)
}

/** Whether the middle of the second lies in the first, which is no longer than an amount with its sign. */
function covers(word: Box, box: Box): boolean {
  return holds(word, box) && word.width <= box.width * 2
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { page: one.page, x, y, width: right - x, height: bottom - y }
}

/** Words on one line with a word, without a wide gap between them, from left to right. */
function rowOf(words: readonly Word[], index: number): Word[] {
  const word = words[index]
  if (!word) return []
  const middle = word.box.y + word.box.height / 2
  const line = words
    .filter(
      ({ box }) => box.page === word.box.page && box.y < middle && box.y + box.height > middle,
    )
    .toSorted((a, b) => a.box.x - b.box.x)
  const at = line.indexOf(word)
  const isNear = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && gap(left, right) < widestGap(left)
  let [from, to] = [at, at]
  while (isNear(line[from - 1], line[from])) from -= 1
  while (isNear(line[to], line[to + 1])) to += 1
  return line.slice(from, to + 1)
}

const gap = (left: Word, right: Word) => right.box.x - left.box.x - left.box.width

/** Two letters of the word before: what is wider stands in another column. */
function widestGap({ text, box }: Word): number {
  return (2.2 * box.width) / Math.max(1, text.length)
}
