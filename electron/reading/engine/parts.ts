/** Several receipts on one picture: which lines lie apart from the others and make a receipt of their own. */
import type { Box } from '../../../shared/receipts/reading'
import type { Line } from '../child/page'
import { type Area, around } from './region'

/** A receipt has at least so many lines. */
const leastLines = 6

/** Free space between receipts, in heights of a line: beside each other, and above each other. */
const gutters = { beside: 2.5, above: 8 }

/** In text without spaces: widely set letters are read as words of their own. */
const totalWords = /total|amountdue|topay|balancedue|summe|gesamt/i
const amount = /\d[\d,]*[.,]\d\d(?!\d)/g

/**
 * The place of each receipt; empty where there is one, or where it is not plain that there are several. Each needs a
 * total of its own that no other has: the slip of the card terminal beside a receipt is no receipt of its own.
 * @param size of the picture, in pixels
 */
export function partsOf(lines: readonly Line[], size: { width: number; height: number }): Box[] {
  const placed = lines.map((line) => ({ line, area: areaOf(line.box, size) }))
  const unit = median(placed.map(({ area }) => area.height))
  const groups = apart(placed, unit).filter((group) => group.length >= leastLines)
  const totals = groups.map((group) => totalOf(group))
  const isEach = !totals.includes(undefined) && new Set(totals).size === totals.length
  return groups.length > 1 && isEach ? groups.flatMap((group) => boxAround(group)) : []
}

interface Placed {
  line: Line
  area: Area
}

function areaOf({ x, y, width, height }: Box, size: { width: number; height: number }): Area {
  const [right, down] = [size.width, size.height]
  return { x: x * right, y: y * down, width: width * right, height: height * down }
}

/** Cuts along free strips, first those that run down, until none is left. */
function apart(lines: readonly Placed[], unit: number): Placed[][] {
  const beside = cut(lines, ({ area }) => [area.x, area.x + area.width], gutters.beside * unit)
  const pieces =
    beside.length > 1
      ? beside
      : cut(lines, ({ area }) => [area.y, area.y + area.height], gutters.above * unit)
  return pieces.length > 1 ? pieces.flatMap((piece) => apart(piece, unit)) : [[...lines]]
}

function cut(
  lines: readonly Placed[],
  extent: (line: Placed) => [from: number, to: number],
  gutter: number,
): Placed[][] {
  const groups: Placed[][] = []
  let end = -Infinity
  for (const line of lines.toSorted((a, b) => extent(a)[0] - extent(b)[0])) {
    const [from, to] = extent(line)
    if (groups.length === 0 || from - end > gutter) groups.push([])
    groups.at(-1)?.push(line)
    end = Math.max(end, to)
  }
  return groups
}

/** The largest amount on the rows that speak of a total, in hundredths. */
function totalOf(group: readonly Placed[]): number | undefined {
  const labels = group.filter(({ line }) => totalWords.test(withoutSpaces(line)))
  const rows = labels.flatMap((label) => group.filter((line) => isBeside(line, label)))
  const amounts = rows
    .flatMap(({ line }) => withoutSpaces(line).match(amount) ?? [])
    .map((text) => Number(text.replace(/\D/g, '')))
  return amounts.length > 0 ? Math.max(...amounts) : undefined
}

const withoutSpaces = ({ text }: Line) => text.replaceAll(' ', '')

function isBeside(a: Placed, b: Placed): boolean {
  const middle = ({ area }: Placed) => area.y + area.height / 2
  return Math.abs(middle(a) - middle(b)) < 0.6 * Math.max(a.area.height, b.area.height)
}

function boxAround(group: readonly Placed[]): Box[] {
  const area = around(group.map(({ line }) => line.box))
  return area ? [{ page: group[0]?.line.box.page ?? 0, ...area }] : []
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
