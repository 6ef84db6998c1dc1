/** The supplier's candidates: every line that may be its name, alone or with the next. */
import { signsOf, type Candidate, type Signs } from '../ranker'
import { moneyIn } from '../amounts/money'
import type { Row } from '../lines/rows'
import { journeyRows } from './journey'
import {
  isCut,
  isItem,
  isLabelOfValue,
  isMixed,
  isName,
  isPerson,
  isStreet,
  isValue,
} from './lines'
import { isOverMail, isProgramForMail } from '../lines/mail-head'
import { isOfMailHead, mailSenderIn, rowsOfForwarder } from './mail-sender'
import { atComma, nameKey, supplierName } from './name'
import { isSenderLabel } from './party-labels'
import { isPayer } from './payer'
import { footIn, issuerIn, payeeIn, senderLineIn, spansFrom, valuesIn } from './pieces'
import {
  bearerIn,
  behalfIn,
  loyaltyIn,
  copyrightIn,
  namedIn,
  openingIn,
  siteNamesIn,
  slipIn,
  soldIn,
  tailsIn,
} from './sentences'
import { paperOf, signsOfName, type Paper, type Piece } from './signs'
import { besideNames, greeting, hasLegalForm, ofBank, saysNot, saysOfPaper } from './words'
import { alphabetCount, labelForm, letterCount } from '../lines/text'

export interface SupplierCandidate extends Candidate {
  name: string
  pieces: readonly Piece[]
}

const headRows = 18
const nameLimit = 80

/**
 * Every line near the top, every part of one, two or three lines together that could be one name; further down every part;
 * and within lines what a label, thanks or an address says is a name.
 */
export function supplierCandidates(rows: readonly Row[]): SupplierCandidate[] {
  const first = rows[0]?.page ?? 0
  const lettered = rows.filter(({ page, text }) => page === first && alphabetCount(text) >= 2)
  const head = lettered.slice(0, headRows)
  const paper = paperOf(rows, head)
  const spans = head.flatMap((row, index) => spansFrom(head, row, index))
  const payees = rows.flatMap((row) => payeeIn(rows, row))
  const print = rows.flatMap((row) => [
    ...openingIn(rows, row),
    ...namedIn(rows, row),
    ...copyrightIn(row),
    ...loyaltyIn(row),
    ...bearerIn(rows, row),
  ])
  const senders = lettered.flatMap((row) => senderLineIn(row))
  const feet = lettered.slice(headRows).flatMap((row) => footIn(row))
  const values = lettered.flatMap((row) => valuesIn(row))
  const { layout } = paper.echoes
  const journeys = journeyRows(rows)
  const all = [...spans, ...payees, ...senders, ...feet, ...values, ...print].filter(
    (pieces) =>
      isName(pieces) &&
      !pieces.some((piece) => isOfMailHead(rows, piece.row)) &&
      !isCut(rows, pieces) &&
      !pieces.some((piece) => isItem(rows, piece) || isMixed(rows, piece)) &&
      !pieces.some((piece) => isStreet(layout, piece)),
  )
  const issuers = rows.flatMap((row) => [
    ...issuerIn(rows, row),
    ...behalfIn(rows, row),
    ...slipIn(rows, row),
    ...soldIn(rows, row),
    ...mailSenderIn(rows, row),
  ])
  const tails = lettered.flatMap((row) => tailsIn(paper, row))
  const sites = lettered.flatMap((row) => siteNamesIn(paper, row))
  const greeted = new Set(rows.flatMap(({ parts }) => parts.flatMap(({ text }) => greetedIn(text))))
  const forwarders = rowsOfForwarder(rows)
  return [...all, ...issuers, ...tails, ...sites]
    .filter((pieces) => !pieces.some(({ row }) => forwarders.has(row) || isOverMail(rows, row)))
    .flatMap((pieces) => candidateOf(paper, pieces, journeys))
    .filter(({ value }) => !greeted.has(value))
}

/** `X Ltd on behalf of the supplier`: who wrote the paper, and for whom. */
const forOther =
  /\p{L}\.? (?:on behalf of|im (?:Namen|Auftrag)|au nom|pour le compte|per conto|por cuenta|em nome|namens|w imieniu|jménem|på vegne|på uppdrag) /u

const isOfNobody = ({ text }: Piece) => {
  const words = labelForm(text)
  const isSaid = [saysNot, saysOfPaper, besideNames].some((each) => each.test(words))
  return isSaid || isProgramForMail(words)
}

/** `Northmoor Energy Supply` over `Limited trading`, as what follows. */
const tradingAtEnd = /(?<=\b(?:Ltd|Limited|plc|LLP)\.?) trading$/i

/** `Norvane UK is a trading division of Teldane Holdings Ltd`: what it is. */
const kindAtEnd =
  /(?<=^(?!(?:Your|This|These|Our) |The \p{Ll})\p{Lu}.*|^(?!(?:your|this|these|our|it|which|that|dit|deze|onze|ons|le|la|en|de|het|een) )[\p{Ll}\d&.' -]{3,30}) (?:is (?:an?|the) (?:registered )?(?:trading (?:name|style)|(?:trading )?(?:division|brand|subsidiary))|is een handelsnaam|est (?:une marque|(?:un|le) nom commercial))\b.*$/u

/** Whether a line says that it was paid by this: `Betaald via Tikkie`, of which small print says whose name it is. */
const isMeans = (rows: readonly Row[], name: string) =>
  rows.some(({ text }) => paidBy.test(text) && text.toUpperCase().includes(name.toUpperCase()))

const paidBy =
  /\b(?:paid|pay|betaald|betaal|betaling|bezahlt|zahlung|zahlbar|payée?|paiement|payez|pagado|pagamento|pagato|pago|begunstigde|bénéficiaire|beneficiario)\b/iu

/** `Fare inc 20% VAT`; not `100% Chocolat`. */
const share = /(?<!\b100) ?%/

/**
 * Without its address, where the name stands for itself elsewhere: `Twomey & Daughters, The Mart Road, Kanturk` below
 * `Twomey & Daughters`.
 */
function withoutAddress({ rows }: Paper, name: string): string {
  const { first, rest, isAddress } = atComma(name)
  if (!isAddress || !/\p{L} \P{Lu}*\p{Lu}/u.test(first) || ofBank.test(first)) return name
  const isAlone = rows.some(
    ({ text, parts: [part] }) =>
      part !== undefined &&
      nameKey(part.text) === nameKey(first) &&
      part.text.length <= first.length + 2 &&
      moneyIn(text).length === 0,
  )
  return isAlone && !hasLegalForm(rest) ? first : name
}

function candidateOf(
  paper: Paper,
  pieces: readonly Piece[],
  journeys: ReadonlySet<Row>,
): SupplierCandidate[] {
  const whole = pieces
    .map(({ text }) => supplierName(text))
    .filter(Boolean)
    .join(' ')
    .replace(tradingAtEnd, '')
    .replace(kindAtEnd, (kind, at: number, all: string) =>
      isMeans(paper.rows, all.slice(0, at)) ? kind : '',
    )
  const name = withoutAddress(paper, whole)
  const [first] = pieces
  if (pieces.some((each) => isOfNobody(each) || forOther.test(each.text))) return []
  if (share.test(name)) return []
  if (pieces.some((piece) => isPayer(piece))) return []
  if (!first || letterCount(name) < 2 || name.length > nameLimit || isSaidTwice(pieces)) return []
  // What the label is for is a candidate of its own.
  if (isSenderLabel(/^([^:]{2,40}): (?=\p{L})/u.exec(name)?.[1] ?? '')) return []
  const onJourney = Number(pieces.some(({ row }) => journeys.has(row)))
  const signs = { ...signsOfName(paper, pieces, name), ...lineSigns(paper.rows, first), onJourney }
  return isOther(signs) || isBuilding(name, signs) || isPerson(name)
    ? []
    : [{ value: nameKey(name), name, pieces, signs }]
}

/** A name over the same in full: `Kräuterbasis` over `Kräuterbasis e.U.`. */
const isSaidTwice = ([first, ...others]: readonly Piece[]) =>
  first !== undefined &&
  others.some(({ text }) => nameKey(text).startsWith(nameKey(supplierName(first.text))))

/** `Hallo Landtechnik GmbH,`: nobody greets themselves. */
function greetedIn(text: string): string[] {
  const name = greeting.test(text.toUpperCase()) ? text.replace(/^\S+ /, '') : ''
  return name === '' ? [] : [nameKey(supplierName(name))]
}

/** `Plaza Office, Watergrasshill` under all sums. */
const isTownAtFoot = (signs: Signs) =>
  ['ownPlaced', 'comma', 'low', 'afterMoney'].every((sign) => signs[sign]) &&
  !['legal', 'senderLine', 'opening', 'named', 'issuer', 'tail', 'spelt'].some(
    (sign) => signs[sign],
  )

/** `Mill 3` over `4481 Asten`. */
const isStreetOverTown = (signs: Signs) =>
  ['ownPlaced', 'numbered', 'placedNext', 'blockOpens', 'smallPrint'].every(
    (sign) => signs[sign],
  ) &&
  ['partOfRow', 'besideAny'].some((sign) => signs[sign]) &&
  !signs['legal']

/** `The Brunel Building, 2 Canalside Walk` under all sums. */
const isBuilding = (name: string, signs: Signs) =>
  ['senderLine', 'foot'].every((sign) => signs[sign]) &&
  !signs['legal'] &&
  /\b(?:BUILDINGS?|CHAMBERS)$/i.test(name)

/** A street over its town, or an address on the web that another line spells in words. */
const isOther = (signs: Signs) =>
  Boolean(signs['siteOfOther']) ||
  isTownAtFoot(signs) ||
  isStreetOverTown(signs) ||
  (Boolean(signs['street']) && ['placedSoon', 'senderLine', 'named'].some((sign) => signs[sign]))

/** What its own line says it is. */
const lineSigns = (rows: readonly Row[], piece: Piece): Signs =>
  signsOf({ valueOfLabel: isValue(piece), labelOfValue: isLabelOfValue(rows, piece) })
