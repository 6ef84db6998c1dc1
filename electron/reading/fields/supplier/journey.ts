/** Where a journey begins and ends: `From: Leeds Station To: Harrogate Road` names no sender and no customer. */
import { isNumbersLine } from '../lines/numbers-line'
import type { Row } from '../lines/rows'
import { folded, labelForm } from '../lines/text'
import { hasLegalForm, numbered, postcoded, tradeWord } from './words'

const fromWords = 'FROM|VON|DE|VAN|FRA|DARI'
const toWords = 'TO|NACH|A|NAAR|TIL|PARA|KE'

/** In capitals without accents: with a colon or a gap behind, at the beginning or behind what stands there. */
const labelOf = (words: string) => new RegExp(String.raw`(?:^|\s)(?:${words})(?: ?: ?| {2})`)
const [fromLabel, toLabel] = [labelOf(fromWords), labelOf(toWords)]
const isFrom = new RegExp(`^(?:${fromWords})$`)
const isTo = new RegExp(`^(?:${toWords})$`)

/** What a ride is called, and what is paid for it. As `labelForm` writes it. */
const ofRide =
  /\b(?:TAXI\w*|MINI ?CABS?|CABS?|PRIVATE HIRE|FARES?|RIDES?|TRIPS?(?! (?:CHARGE|FEE))|JOURNEYS?|\w*FAHRT(?:EN)?|FAHRPREIS|COURSE(?= (?:DE |EN )?TAXI| \d)|TRAJETS?|RIT|RITPRIJS|CARRERA|TRAYECTO|CORSA|TRAGITTO|TRAJETO|VIAGEM|KORSEL|KJORING|TURPRIS|REJSE|REISE|PERJALANAN)\b/

/** Rows that say from where to where somebody went, on papers about a ride. */
export function journeyRows(rows: readonly Row[]): ReadonlySet<Row> {
  const found = rows.flatMap((row) => journeyFrom(rows, row))
  const isAboutRide = rows.some((row) => !found.includes(row) && ofRide.test(labelForm(row.text)))
  return new Set(isAboutRide ? found : [])
}

/**
 * The row with both labels, or two rows with one each, where neither a firm nor an address of several lines stands at them, and
 * no box of a mail.
 */
function journeyFrom(rows: readonly Row[], row: Row): Row[] {
  const next = rowUnder(rows, row)
  const isHead = [isFrom, isTo].every((words) =>
    row.parts.some(({ text }) => words.test(labelForm(text))),
  )
  const found = isHead && next ? [row, next] : labelled(row, next)
  const last = found.at(-1)
  const under = last && rowUnder(rows, last)
  const isOfParties =
    found.some(({ text }) => isOfFirm(text) || text.includes('@')) ||
    (under !== undefined && (isHead || under.parts.length === 1) && isOfAddress(under))
  return isOfParties ? [] : found
}

function labelled(row: Row, next: Row | undefined): Row[] {
  const text = folded(row.text)
  const from = fromLabel.exec(text)
  if (!from) return []
  if (toLabel.test(text.slice(from.index + from[0].length))) return [row]
  return next && toLabel.exec(folded(next.text))?.index === from.index ? [row, next] : []
}

const rowUnder = (rows: readonly Row[], { index, page }: Row) =>
  rows[index + 1]?.page === page ? rows[index + 1] : undefined

const isOfFirm = (text: string) =>
  tradeWord.test(text.toUpperCase()) || hasLegalForm(text.toUpperCase()) || isNumbersLine(text)

const isOfAddress = ({ text, parts }: Row) =>
  isNumbersLine(text) ||
  parts.some((part) => [postcoded, numbered].some((words) => words.test(part.text)))
