/** Blocks of lines that stand beside one another: which of them is the sender's, where no label says so. */
import { moneyIn } from '../amounts/money'
import { datesIn } from '../dates/dates'
import { isCustomersNumber, isNumbersLine } from './numbers-line'
import { overlap, type Part, type Row } from './rows'
import { numbered, postcoded } from '../supplier/words'

/** How far apart lines of a block may stand, in heights of a letter. */
const reach = 2.3
const longest = 12
const longestAddress = 5
const larger = 1.2

export type Place = Pick<Part, 'left' | 'right' | 'height'>

/** A line under another begins, ends or is centred where that does, or stands within its width. */
const isUnder = (part: Place, place: Place) =>
  Math.abs(part.left - place.left) < place.height || overlap(part, place)

/** The lines of its block from a place on, upwards (-1) or downwards (1), the place left out. */
function linesFrom(rows: readonly Row[], row: Row, place: Place, step: 1 | -1): Part[] {
  const found: Part[] = []
  let last = row
  let edge = place
  for (let index = row.index + step; found.length < longest; index += step) {
    const other = rows[index]
    if (!other || other.page !== row.page) break
    if (Math.abs(other.y - last.y) > reach * Math.max(edge.height, row.unit)) break
    const part = other.parts.find((each) => isUnder(each, edge))
    if (!part) continue
    found.push(part)
    last = other
    edge = part
  }
  return found
}

/** All lines of a place's block but its own. */
const blockOf = (rows: readonly Row[], row: Row, place: Place): readonly Part[] => [
  ...linesFrom(rows, row, place, -1).toReversed(),
  ...linesFrom(rows, row, place, 1),
]

const isPlaced = ({ text }: Part) =>
  (postcoded.test(text) || numbered.test(text)) && datesIn(text).length === 0
const hasNumbers = (lines: readonly Part[]) => lines.some(({ text }) => isNumbersLine(text))

/** Whether the address that a name opens ends with the tax number of whoever bought, by its label. */
export function isOverCustomersNumber(rows: readonly Row[], row: Row, place: Place): boolean {
  const below = linesFrom(rows, row, place, 1).slice(0, longestAddress)
  const at = below.findIndex(({ text }) => isCustomersNumber(text))
  const address = below.slice(0, Math.max(0, at))
  const isElse = ({ text }: Part) => isNumbersLine(text) || moneyIn(text).length > 0
  return address.some((part) => isPlaced(part)) && !address.some((part) => isElse(part))
}

/**
 * Whether a name opens an address without any numbers of a firm, beside another address that bears them: whoever sends a
 * paper prints its numbers, and the other block is the customer's.
 */
export function isBesideSender(rows: readonly Row[], row: Row, place: Place): boolean {
  const below = linesFrom(rows, row, place, 1)
  const self = row.parts.filter((part) => isUnder(part, place))
  const own = [...linesFrom(rows, row, place, -1), ...self, ...below]
  if (!below.slice(0, 4).some((part) => isPlaced(part)) || hasNumbers(own)) return false
  return own.slice(0, longest).some((line) => {
    const home = rows.find(({ parts }) => parts.includes(line)) ?? row
    const others = home.parts.filter((part) => !own.includes(part) && !isUnder(part, place))
    // Nobody sets the customer's name larger than the sender's.
    return others.some((other) => {
      if (place.height > larger * other.height) return false
      const lines = [other, ...blockOf(rows, home, other)]
      return hasNumbers(lines) && lines.some((part) => isPlaced(part))
    })
  })
}
