/** Whose block of lines a name stands in: the sender's or the customer's, by labels, numbers and columns. */
import { isBesideSender, isOverCustomersNumber } from '../lines/blocks'
import { isLabel } from '../lines/form-words'
import { isNumbersLine } from '../lines/numbers-line'
import { overlap, partBelow, type Part, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import { isCustomerLabel, isSenderLabel, isSlip, partyLabel } from './party-labels'
import { attention, hasLegalForm } from './words'

type Place = Pick<Part, 'left' | 'right'> & { height: number }

/** How far apart lines of a block may stand, in heights of a letter. */
const reach = 2.3
const longestBlock = 7

/** The lines just above a place, in its column and without a gap, the nearest first; and what its row says before it. */
function above(rows: readonly Row[], row: Row, place: Place): string[] {
  const found: string[] = []
  let last = row
  for (let index = row.index - 1; index >= 0 && found.length < longestBlock; index -= 1) {
    const other = rows[index]
    if (!other || other.page !== row.page || last.y - other.y > reach * lineHeight(other, place))
      break
    const part = other.parts.find((each) => isInColumn(each, place))
    if (!part) continue
    found.push(part.text)
    last = other
  }
  return found
}

const lineHeight = (row: Row, { height }: Place) => Math.max(height, row.unit)

const isInColumn = (part: Part, place: Place) =>
  Math.abs(part.left - place.left) < place.height || overlap(part, place)

export interface Standing {
  /** Under or beside a label of the customer's. */
  isCustomer: boolean
  /** That it is the customer's is told by whose attention the letter wants there, and by nothing else. */
  isAddressed: boolean
  /** Under or beside a label of the sender's. */
  isSender: boolean
  /** Numbers of a firm stand in its lines or close under them, and no label of a customer above. */
  hasNumbers: boolean
}

/** From here on down a page, what stands side by side is all about the sender. */
const footFrom = 0.6

/** In a list of what is known of a party: whose name. */
const nameLabel =
  /^(?:NAME|COMPANY(?: NAME)?|BUSINESS NAME|FULL NAME|NAMN|NAVN|NAAM|BEDRIJFSNAAM|NOM|RAISON SOCIALE|NOMBRE(?: O RAZON SOCIAL)?|RAZON SOCIAL|NOME|DENOMINAZIONE|RAGIONE SOCIALE|DENOMINACAO|NAZWA|NAZEV|NAZOV|NEV|NEVE|MEGNEVEZES|DENUMIRE|NIMI|NOSAUKUMS|PAVADINIMAS|NAZIV|IME|EPONYMIA|NAIMENOVANIE|FIRMA|FIRMENNAME|FORETAGSNAMN|UNTERNEHMEN|NAFN)$/

/** In its column; a line across the page is in all of them. */
const hasNumbersIn = ({ text, parts, position }: Row, place: Place) =>
  isNumbersLine(text) &&
  (parts.length === 1 ||
    position > footFrom ||
    parts.some((part) => isInColumn(part, place) && isNumbersLine(part.text)))

/** Whether a customer's label stands over lines of its own, and not before what is on its right: `Bill to  Sender Ltd` over a customer's name. */
function headsOwnBlock(rows: readonly Row[], row: Row, label: Part): boolean {
  if (!isCustomerLabel(label.text)) return false
  const below = partBelow(rows, row, label)
  return (
    below?.row.index === row.index + 1 &&
    Math.abs(below.part.left - label.left) < label.height &&
    !isLabel(below.part.text) &&
    !below.part.text.includes(':') &&
    below.part.text.includes(' ') &&
    !isCustomerLabel(below.part.text)
  )
}

/** Whoever takes a sender's post, or what it is paid, stands under its own name: `c/o`, `Attn: Accounts Receivable`. */
const ofSender =
  /^(?:C\/O|A\/C|C\.A\.)|\b(?:RECEIVABLES?|REMIT\w*|LOCKBOX|CASHIER|CREDIT CONTROL|COLLECTIONS?|FINANCE|HEAD OFFICE|CUSTOMER (?:CARE|SERVICES?))\b/
/** Over whoever is paid. */
const ofPayee = /\b(?:PAYABLE|CHEQUES?|CHECKS?|PAYMENTS?|SEND|RETURN)\b/i

/** Whether the line under a name says whose attention the letter wants there: it is addressed to that name. */
function isOverAttention(rows: readonly Row[], row: Row, place: Place): boolean {
  const below = partBelow(rows, row, place)?.part.text.toUpperCase() ?? ''
  if (!attention.test(below) || ofSender.test(below) || hasLegalForm(below)) return false
  const isHead = row.index === 0 && row.parts.length === 1
  return (
    !isHead &&
    !above(rows, row, place)
      .slice(0, 2)
      .some((text) => ofPayee.test(text))
  )
}

/** @param from where the place begins in its row */
export function standingOf(rows: readonly Row[], row: Row, place: Place, from: number): Standing {
  const own = row.text.slice(from).split('  ')[0] ?? ''
  const before = row.text.slice(0, from).split('  ').at(-1) ?? ''
  const besidePart = row.parts.filter((part) => part.from + part.text.length <= from).at(-1)
  const besideText = besidePart && !headsOwnBlock(rows, row, besidePart) ? besidePart.text : ''
  // `Seller` over `Name | X`: the heading of a list is that of its labels.
  const heading =
    besidePart && nameLabel.test(labelForm(besideText)) ? above(rows, row, besidePart) : []
  // `Nazwa: X` in a column: what heads it stands over its label.
  const line = row.parts.findLast((part) => part.from <= from)
  const over = above(rows, row, { ...place, left: line?.left ?? place.left })
  const labels = [before, ...over, besideText, ...heading, own.split(':')[0] ?? ''].map(partyLabel)
  const isOnSlip = labels.some((label) => isSlip(label))
  const nearest = labels.find((label) => isSenderLabel(label) || isCustomerLabel(label))
  const isSender = (isOnSlip && nearest === 'TO') || labels.some((label) => isSenderLabel(label))
  const isNamed =
    nearest !== undefined && isCustomerLabel(nearest) && !(isOnSlip && nearest === 'TO')
  const isTold =
    isNamed ||
    (!isSender && (isBesideSender(rows, row, place) || isOverCustomersNumber(rows, row, place)))
  const isAddressed = !isTold && !isSender && isOverAttention(rows, row, place)
  const isCustomer = isTold || isAddressed
  const following = rows.slice(row.index, row.index + 6).filter(({ page }) => page === row.page)
  return {
    isCustomer,
    isAddressed,
    isSender: isSender && !isCustomer,
    hasNumbers: !isCustomer && following.some((other) => hasNumbersIn(other, place)),
  }
}
