/** Whether two names are of one business: the sign over its door, and the firm behind it. */
import { partAbove, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import type { SupplierCandidate } from './supplier'
import { isTradeWord } from './trade-words'
import { formWord, hasLegalForm, placeWord, postcoded, town, tradeWord, ukPostcode } from './words'

/** Signs of whoever the paper went to: a town or a trade may have named both parties. */
const ofCustomer = ['customerBlock', 'mentionCustomer', 'addressed', 'aboveCustomer']

/** Takes the money for a firm of nearly its name: `Airbnb Payments UK Ltd`. */
export const isPaymentArm = ({ name }: SupplierCandidate) => /\bpayments?\b/i.test(name)

/** Words that many firms have in their names and that tell none from another. In capitals, without accents. */
const common =
  /^(?:LOCAL|RETAIL|INTERNATIONAL|NATIONAL|BRITISH|ROYAL|BUSINESS|CENTRAL|NORTH|SOUTH|EAST|WEST|NORTHERN|SOUTHERN|EASTERN|WESTERN|DIRECT|ONLINE|GREAT|BRITAIN|IRELAND|EUROPE|DEUTSCHLAND|FRANCE|UNITED|KINGDOM|GENERAL|PROPERTY|MANAGEMENT|SCHOOL|CHURCH|HOTELS?|GASTHOF|GASTHAUS|TRATTORIA|RISTORANTE|FAMILIE|FAMILY|SAINT|WITH|FROM|YOUR|THIS|CONSTRUCTION|ROOFING|FENCING|LEGAL|MEDICAL|WEDDINGS?|ACCOUNTANCY|ACADEMY|TRUST|ESTATES?|FARMS?|HOMES|TRANSPORTS?|TRANSPORTES|PHYSIOTHERAP\w+|ZAHNTECHNIK|AUTOMOBILES?|LABORATORI\w+|IMMOBILI\w+|JOINERY|LETTINGS?|PARTS)$/

/**
 * Another name on the paper that has a word of its own in common with this, neither of them the customer's. In the same line
 * it is this with more or less of it, and one of them is cut. No word is its own that an address on the paper ends with:
 * `Harrogate Dental Practice` and `Harrogate Plumbing Ltd` are two.
 */
export function isOfHouse(
  rows: readonly Row[],
  other: SupplierCandidate,
  best: SupplierCandidate,
): boolean {
  if ([other, best].some(({ signs }) => ofCustomer.some((sign) => signs[sign]))) return false
  if (other.pieces.some(({ row }) => best.pieces.some((piece) => piece.row === row))) return false
  if (isBeginningOf(best, other) || isPaymentArm(best)) return false
  if (isBought(other) || isPlace(other) || isOtherParty(other, best)) return false
  const places = placesOn(rows)
  const own = new Set(ownWords(best.name, places))
  return ownWords(other.name, places).some((word) => own.has(word))
}

/** Among what was bought: a maker's name, with several of its goods. */
const isBought = ({ signs }: SupplierCandidate) =>
  !signs['beforeMoney'] && !signs['afterMoney'] && !signs['legal']

/** A line of an address: `Castle Street` says nothing for Dornoch Castle Trust. */
const isPlace = ({ signs }: SupplierCandidate) =>
  ['street', 'address', 'ownPlaced'].some((sign) => signs[sign]) && !signs['legal']

const ofFirm =
  'blockFull blockNumbers blockContact blockIban sendersNumbers ownNumbers senderLine'.split(' ')

/** Whether its address or its line has a firm's numbers, or a way to reach it. */
export const isFirm = ({ signs }: SupplierCandidate) => ofFirm.some((sign) => signs[sign])

/** Whether this stands where a window shows the customer, without anything of a firm, and the other at the foot or with that. */
const isOtherParty = (other: SupplierCandidate, best: SupplierCandidate) =>
  ['blockBare', 'partOfRow'].some((sign) => best.signs[sign]) &&
  Boolean(best.signs['beforeMoney']) &&
  !['mentions', 'tallest'].some((sign) => best.signs[sign]) &&
  !isFirm(best) &&
  (!other.signs['beforeMoney'] || (isFirm(other) && Boolean(best.signs['blockPlaced'])))

/** `G. Tranter` of `G. Tranter Electrical`; a firm's name may be said without its form. */
const isBeginningOf = (best: SupplierCandidate, other: SupplierCandidate) =>
  !other.signs['legal'] && other.name.toUpperCase().startsWith(`${best.name.toUpperCase()} `)

const ownWords = (name: string, places: ReadonlySet<string>) =>
  wordsOf(name).filter(
    (word) =>
      word.length > 3 &&
      !places.has(word) &&
      !common.test(word) &&
      !isTradeWord(word) &&
      !hasLegalForm(`X ${word}`) &&
      ![tradeWord, placeWord, town, formWord].some((each) => each.test(word)),
  )

const wordsOf = (text: string) => labelForm(text).split(/[^\p{L}]+/u)

/** Words of towns and counties: of what stands in a line with a postcode, or over one that is alone; not of a name that opens such a line. */
export function placesOn(rows: readonly Row[]): ReadonlySet<string> {
  const known = placesOf.get(rows)
  if (known) return known
  const isCoded = (text: string) => ukPostcode.test(text.toUpperCase()) || postcoded.test(text)
  const places = new Set(
    rows.flatMap((row) =>
      row.parts.flatMap((part) => {
        if (!isCoded(part.text)) return []
        const [first = '', ...others] = part.text.split(/[,;|·•]| [-–] /u)
        const over = aloneCode.test(part.text) ? partAbove(rows, row, part)?.part.text : undefined
        return [over ?? '', ...(others.length > 0 ? others : [first])].flatMap((each) =>
          wordsOf(each),
        )
      }),
    ),
  )
  placesOf.set(rows, places)
  return places
}

const placesOf = new WeakMap<readonly Row[], ReadonlySet<string>>()

const aloneCode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i
