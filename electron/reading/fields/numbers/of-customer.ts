/** Whether a line stands in the block of whoever bought, by the label over or beside it: what it says is not the supplier's. */
import { moneyIn } from '../amounts/money'
import { datesIn } from '../dates/dates'
import { overlap, partBelow, type Part, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import { isCustomerLabel, isSenderLabel } from '../supplier/party-labels'
import { hasLegalForm, postcoded, ukPostcode } from '../supplier/words'

/** How far apart lines of a block may stand, in heights of a letter. */
const reach = 2.3
const longestBlock = 7

type Side = 'customer' | 'sender' | undefined

/** Of a label and what it opens, in one line: `Bill to: X`, `Bill to X`. */
function sideOf({ text }: Part): Side {
  // `* CUSTOMER RECEIPT *` is of nobody.
  const words = text.replace(/^[^\p{L}\d]+|[^\p{L}\d:.]+$/gu, '').split(' ')
  const openings = [
    text,
    text.split(':')[0] ?? '',
    words.length > 2 ? words.slice(0, 2).join(' ') : '',
  ]
  if (openings.some((each) => each !== '' && isCustomerLabel(each))) return 'customer'
  return openings.some((each) => each !== '' && isSenderLabel(each)) ? 'sender' : undefined
}

const isInColumn = (part: Part, place: Part) =>
  Math.abs(part.left - place.left) < place.height || overlap(part, place)

/** @param from where in the row it stands */
export function isOfCustomer(rows: readonly Row[], row: Row, from: number): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  if (!own) return false
  const lines = blockUpTo(rows, row, own)
  // Two firms in one column without a gap: whose it is cannot be told.
  const firms = lines.filter(({ part }) => isFirm(part)).length
  const label = lines.at(-1)
  if (firms > 1 || label?.side !== 'customer') return false
  // A till prints a number or a guest under such a word, and goes on with what is its own.
  return isPlainLabel.test(labelForm(label.part.text)) || firms === 1 || lines.some(isPlaced)
}

/** Said of whom an invoice is for, and hardly on a till. */
const isPlainLabel =
  /^(?:BILL|BILLED|INVOICED?|SOLD|RECHNUNG|RECHNUNGSEMPFANGER|FACTUREE?|FACTURER|FATTURA|FACTUUR|FACTURAR)\b/

const isFirm = ({ text }: Part) => hasLegalForm(text.toUpperCase())
const isPlaced = ({ part: { text } }: Line) =>
  postcoded.test(text) || ukPostcode.test(text.toUpperCase())

interface Line {
  part: Part
  side: Side
}

/** Its line and those over it in its column, to the first that says whose they are, a table or a gap. */
function blockUpTo(rows: readonly Row[], row: Row, own: Part): Line[] {
  const found: Line[] = [{ part: own, side: sideOf(own) ?? besideOf(rows, row, own) }]
  let edge = own
  let last = row
  for (let index = row.index - 1; index >= 0 && found.length <= longestBlock; index -= 1) {
    if (found.at(-1)?.side) break
    const other = rows[index]
    if (other?.page !== row.page) break
    if (last.y - other.y > reach * Math.max(edge.height, row.unit)) break
    const inColumn = other.parts.filter((part) => isInColumn(part, edge))
    const [part] = inColumn
    // Across several columns it is in none of them.
    if (inColumn.length > 1) break
    if (!part) continue
    if (moneyIn(part.text).length > 0 || isOfTable(other) || datesIn(part.text).length > 0) break
    found.push({ part, side: sideOf(part) ?? besideOf(rows, other, part) })
    edge = part
    last = other
  }
  return found
}

/** A row with a sum in it is of what was bought. */
const isOfTable = (row: Row) =>
  row.parts.some(({ text }) => moneyIn(text).length > 0 && datesIn(text).length === 0)

/** What the label on its left says, where it heads no lines of its own. */
function besideOf(rows: readonly Row[], row: Row, own: Part): Side {
  const label = row.parts[row.parts.indexOf(own) - 1]
  if (!label || !isCustomerLabel(label.text)) return undefined
  const below = partBelow(rows, row, label)?.part
  const isHeading =
    below !== undefined && below !== own && Math.abs(below.left - label.left) < label.height
  return isHeading ? undefined : 'customer'
}
