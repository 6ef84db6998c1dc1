/** The signs for and against a line's being the supplier: its words, its place, its neighbours, echoes of it, and joins. */
import { datesIn } from '../dates/dates'
import { hasRole, rolesOf } from '../lines/labels'
import { moneyIn } from '../amounts/money'
import { standingOf } from './party'
import { signsOf, type Signs } from '../ranker'
import type { Row } from '../lines/rows'
import { headOf, isNamedSo, type Head } from './headline'
import { layoutOf } from '../lines/layout'
import { largeness } from '../lines/print-size'
import { blockSigns, echoesOf, mentionSigns, shapeSigns, type Echoes } from './place'
import { nameKey, supplierName } from './name'
import {
  address,
  contact,
  customerWord,
  formWord,
  hasLegalForm,
  hasMalaysianForm,
  isRoute,
  isStreetName,
  legalForm,
  otherFirm,
  payeeWord,
  placeWord,
  registration,
  title,
  town,
  tradeWord,
  yours,
} from './words'
import { digitCount, alphabetCount, letterCount } from '../lines/text'

/** Characters of a row. */
export interface Piece {
  row: Row
  text: string
  from: number
  to: number
  left: number
  right: number
  height: number
  confidence: number
  isWholeRow: boolean
  /** All of its row or part, not a word of it. */
  isWhole: boolean
  /** It opens a line with the sender's address. */
  isSenderLine?: boolean
  /** A label before it says who issued the paper or is paid. */
  isIssuer?: boolean
  /** The account that is to be paid to is in its name. */
  isHolder?: boolean
  /** Words before it say that the paper was written on its behalf. */
  isPrincipal?: boolean
  /** It opens a line of small print with the numbers of a firm. */
  isOpening?: boolean
  /** It stands with capitals within a sentence. */
  isNamed?: boolean
  /** It ends a sentence. */
  isTail?: boolean
  /** An address on the web spells it within its line. */
  isSite?: boolean
}

/** What the whole paper says, for comparing lines with. */
export interface Paper {
  rows: readonly Row[]
  /** Rows with letters near the top, in order. */
  head: readonly Row[]
  domains: readonly string[]
  keys: readonly string[]
  tallest: number
  /** One for each row. */
  facts: readonly RowFacts[]
  echoes: Echoes
}

/** @param head rows with letters near the top, in order */
export function paperOf(rows: readonly Row[], head: readonly Row[]): Paper {
  const domains = rows.flatMap(({ text }) => domainsIn(text))
  return {
    rows,
    head,
    domains,
    facts: rows.map((row) => factsOf(row)),
    echoes: echoesOf(layoutOf(rows), domains),
    keys: rows.map(({ text }) => nameKey(text)),
    tallest: Math.max(1, ...head.map(({ height }) => height)),
  }
}

export function signsOfName(paper: Paper, pieces: readonly Piece[], name: string): Signs {
  return signsOf(
    wordSigns(name, pieces[0] && headOf(paper.rows, pieces[0])),
    placeSigns(paper, pieces),
    neighbourSigns(paper, pieces),
    echoSigns(paper, pieces, name),
    joinSigns(pieces),
    partySigns(paper, pieces),
    shapeSigns(name),
    mentionSigns(paper.echoes, pieces, name),
    pieces[0] ? blockSigns(paper.echoes.layout, pieces[0]) : {},
  )
}

/** Whose block it stands in. */
function partySigns({ rows, head }: Paper, pieces: readonly Piece[]) {
  const [first] = pieces
  if (!first) return {}
  const standing = standingOf(rows, first.row, first, first.from)
  return {
    customerBlock: standing.isCustomer && !first.isIssuer,
    issuer: first.isIssuer ?? false,
    addressed: standing.isAddressed,
    senderBlock: standing.isSender,
    senderLine: first.isSenderLine ?? false,
    opening: first.isOpening ?? false,
    named: first.isNamed ?? false,
    afterOf: ofWord.test(first.row.text.slice(0, first.from)),
    sendersNumbers: standing.hasNumbers,
    numbersAtFoot: standing.hasNumbers && !head.includes(first.row),
  }
}

/** Before who owns, runs or issues something. */
const ofWord =
  /\b(?:of|by|von|der|durch|bei|de|par|chez|door|bij|por|di|da|dal|presso|przez|av|af|hos)\s+(?:the\s+|la\s+|le\s+)?$/iu

function domainsIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .matchAll(/(?:www\.|@|https?:\/\/|(?<=^|[\s,|]))([a-z0-9-]{3,})(?:\.[a-z]{2,7})+(?=$|[\s,|/])/g)
  return [...found]
    .map((match) => nameKey(match[1] ?? ''))
    .filter(
      (key) => !/^(?:GMAIL|YAHOO|HOTMAIL|OUTLOOK|ICLOUD|FACEBOOK|INSTAGRAM|TWITTER)/.test(key),
    )
}

/** A row with an amount is a sale, however much it begins like a house number. */
const isPlaced = (text: string) =>
  address.test(closed(text)) && !/\d[.,]\d\d\b/.test(text) && !isRoute(text)
const closed = (text: string) => text.replace(/ {2,}/g, ' ')
const isForm = (text: string) =>
  formWord.test(text) || contact.test(text) || registration.test(text)
const isAddress = (text: string) => isPlaced(text) && !hasLegalForm(text)

const weekday = /\b(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY\b/

function wordSigns(name: string, head: Head | undefined) {
  const text = name.toUpperCase()
  const letters = letterCount(name)
  const hasLegal = hasLegalForm(text)
  const [isLikeStreet, isNamed] = [isStreetName(name), isNamedSo(text, head)]
  return {
    legal: hasLegal,
    malaysianForm: hasMalaysianForm(text),
    trade: !hasLegal && tradeWord.test(text),
    place: !hasLegal && placeWord.test(text),
    placeLegal: hasLegal && (placeWord.test(text) || tradeWord.test(text)),
    address: isAddress(text) && !(isLikeStreet && isNamed),
    street: isLikeStreet && !isNamed,
    addressLegal: isPlaced(text) && hasLegal,
    town: town.test(text) && !hasLegal,
    form: formWord.test(text),
    title: title.test(text),
    contact: contact.test(text),
    registration: registration.test(text),
    customer: customerWord.test(text),
    yours: yours.test(text),
    role: hasRole(rolesOf(name)),
    digits: Math.min(1, digitCount(name) / Math.max(1, letters)),
    manyDigits: digitCount(name) > 4,
    short: letters < 5,
    long: name.length > 45,
    lowerCase: name === name.toLowerCase(),
    capitals: name === name.toUpperCase(),
    comma: /,/.test(name),
    colon: /:/.test(name),
    dated: weekday.test(text) || datesIn(name).length > 0 || moneyIn(name).length > 0,
    sentence: /[a-z] [a-z]+ [a-z]/.test(name) || /[!?]$/.test(name),
    fragment:
      /^(?:\(?[A-Z]{0,3}\)?\s*)?(?:SDN|BHD|S\/B|LTD|LIMITED|PLC|ENTERPRISE|TRADING|& |AND )/.test(
        text,
      ),
    foreign: alphabetCount(name) < letters * 0.7,
    oneWord: !name.includes(' '),
    wordForm: oneWordForm.test(text),
    bracketsOpen: open(name) > 0,
    closesUnopened: open(name) < 0,
  }
}

const open = (text: string) => text.split('(').length - text.split(')').length

function placeSigns({ head, tallest }: Paper, pieces: readonly Piece[]) {
  const [first] = pieces
  if (!first) return {}
  const index = head.indexOf(first.row)
  const { left, right } = first.row.edges
  const off =
    Math.abs((first.left + first.right) / 2 - (left + right) / 2) / Math.max(1, right - left)
  const height = Math.max(...pieces.map((piece) => piece.height))
  return {
    first: index === 0,
    second: index === 1,
    third: index === 2,
    order: index < 0 ? 2 : Math.min(1.5, index / 10),
    low: first.row.position > 0.4,
    height: Math.min(2, Math.max(-0.5, largeness(height, first.row.unit, first.confidence))),
    tallest: height > tallest * 0.95,
    off,
    doubtful: first.confidence < 0.75,
    partOfRow: !first.isWholeRow,
    partOfTitle: !first.isWholeRow && title.test(closed(first.row.text.toUpperCase())),
    besideMoney: !first.isWholeRow && moneyIn(first.row.text).length > 0,
    columns: first.isWholeRow && widestGap(first.row) > 3,
    foot: index < 0,
  }
}

/** Between parts, in letter heights. */
function widestGap({ parts, unit }: Row): number {
  const gaps = parts.slice(1).map((part, at) => part.left - (parts[at]?.right ?? part.left))
  return Math.max(0, ...gaps) / unit
}

/** What the words of a row are about. */
interface RowFacts {
  text: string
  isPlaced: boolean
  isAddress: boolean
  isContact: boolean
  isRegistration: boolean
  isForm: boolean
  isCustomer: boolean
  hasLegalForm: boolean
  hasMoney: boolean
}

function factsOf(row: Row): RowFacts {
  const text = row.text.toUpperCase()
  const placed = isPlaced(text)
  const hasLegal = hasLegalForm(text)
  return {
    text,
    isPlaced: placed,
    isAddress: placed && !hasLegal,
    isContact: contact.test(text),
    isRegistration: registration.test(text),
    isForm: formWord.test(text),
    isCustomer: customerWord.test(text),
    hasLegalForm: hasLegal,
    hasMoney: /\d\.\d\d\b/.test(text),
  }
}

const isAnyForm = (row: RowFacts) => row.isForm || row.isContact || row.isRegistration

function neighbourSigns({ head, facts }: Paper, pieces: readonly Piece[]) {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last) return {}
  const index = head.indexOf(first.row)
  if (index < 0) return {}
  const above = head.slice(0, index).flatMap((row) => facts[row.index] ?? [])
  const below = facts.slice(last.row.index + 1, last.row.index + 5)
  const [before, next] = [above.at(-1), below[0]]
  const own = last.text.toUpperCase()
  const isBlock =
    Boolean(next?.isPlaced) &&
    !before?.isPlaced &&
    below.some((row) => row.isContact || row.isRegistration)
  return {
    numberInside: /\d{4,}\s?-?\s?[A-Z]?\W*$/.test(own) && letterCount(own) > 4,
    numberBelow: isRegistrationNumber(next?.text ?? ''),
    numberAfter: below
      .slice(1, 3)
      .some(
        ({ text }, at) =>
          isRegistrationNumber(text) && !below.slice(0, at + 1).some((each) => each.isAddress),
      ),
    sameAbove: isContinued(head[index - 1], before, first),
    registrationBelow: next?.isRegistration ?? false,
    addressBelow: next?.isPlaced ?? false,
    addressNear: below.slice(1).some((row) => row.isPlaced),
    contactNear: below.some((row) => row.isContact),
    formBelow: Boolean(next?.isForm) && !next?.isPlaced,
    addressAbove: above.some((row) => row.isAddress),
    contactAbove: above.some((row) => row.isContact),
    registrationAbove: above.some((row) => row.isRegistration),
    formAbove: above.some((row) => row.isForm),
    customerAbove: above.slice(-3).some((row) => row.isCustomer),
    otherFirm: otherFirm.test(before?.text ?? '') || otherFirm.test(own),
    customerBeside: customerWord.test(first.row.text.toUpperCase().slice(0, first.from)),
    legalAbove: above.some((row) => row.hasLegalForm),
    legalJustAbove: before?.hasLegalForm ?? false,
    legalBelow: below.some((row) => row.hasLegalForm),
    tradeBelow: below
      .slice(0, 3)
      .some(({ text }) => /\b(?:ENTERPRISES?|TRADING|PERNIAGAAN|HOLDINGS)\W*$/.test(text)),
    malaysianBelow: below.some(({ text }) => hasMalaysianForm(text)),
    legalJustBelow: next?.hasLegalForm ?? false,
    plainAbove: above.some((row) => !isAnyForm(row) && !row.isAddress),
    block: isBlock,
    blockAtFoot: isBlock && first.row.position > 0.4 && !above.some((row) => row.isAddress),
    moneyAbove: above.some((row) => row.hasMoney),
  }
}

const isRegistrationNumber = (text: string) =>
  /^\W*(?:[A-Z .:]{0,14})?[A-Z]{0,2}\d{4,}\s?-?\s?[A-Z]?\W*$/.test(text)

/** Whether the row above is set like it, close, and no address or form word: perhaps the name's beginning. */
function isContinued(row: Row | undefined, facts: RowFacts | undefined, piece: Piece): boolean {
  if (!row || !facts) return false
  if (piece.row.y - row.y > 2 * Math.max(piece.height, piece.row.unit)) return false
  const ratio = row.height / piece.height
  const isPlain = !isAnyForm(facts) && !facts.isAddress && !facts.hasLegalForm
  return isPlain && ratio > 0.8 && ratio < 1.25
}

/** Whether the rest of the paper says the name again, or a web address spells it. */
function echoSigns({ rows, domains, keys }: Paper, pieces: readonly Piece[], name: string) {
  const key = nameKey(name)
  const core = nameKey(name.toUpperCase().replace(legalForm, '').replace(tradeWord, ''))
  const own = pieces.map(({ row }) => row.index)
  const others = keys.filter((_, index) => !own.includes(index))
  const isLong = core.length > 4
  const [first] = pieces
  const isPayee =
    first !== undefined && first.from > 0 && payeeWord.test(first.row.text.toUpperCase())
  return {
    repeated: isLong && others.some((other) => other.includes(core)),
    payee: isPayee,
    paid:
      isLong &&
      rows.some(
        ({ text, index }) =>
          payeeWord.test(text.toUpperCase()) && (keys[index] ?? '').includes(core),
      ),
    domain: domains.some(
      (domain) =>
        domain.length > 3 && (key.includes(domain) || (core.length > 3 && domain.includes(core))),
    ),
    partOfOther:
      isLong && others.some((other) => other.includes(key) && other.length < key.length + 24),
  }
}

/** A legal form or trade word with at most a country in brackets before it: the second half of a name. */
const formAlone =
  /^\W*(?:\(?[A-Z]{1,3}\)|\([A-Z ]+\))?\s*(?:SDN\.? ?BHD|SDNBHD|S\/B|BHD|BERHAD|LTD\.?|LIMITED|PLC|LLP|INC|ENTERPRISE|TRADING|COMPANY|HOLDINGS|SERVICES|GROUP)\W*$/
const oneWordForm =
  /^\W*[A-Z'&.-]+\s+(?:SDN\.? ?BHD|SDNBHD|S\/B|BHD|BERHAD|LTD\.?|LIMITED|PLC|LLP)\W*$/

function joinSigns(pieces: readonly Piece[]) {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last || pieces.length < 2) return {}
  const texts = pieces.map(({ text }) => text.toUpperCase())
  const names = pieces.map(({ text }) => supplierName(text).toUpperCase())
  const head = texts.slice(0, -1).join(' ')
  const tail = names.at(-1) ?? ''
  const sizes = pieces.map(({ height }) => height)
  return {
    joined: pieces.length - 1,
    joinsForm: formAlone.test(tail) && !hasLegalForm(head),
    joinsWordForm: oneWordForm.test(tail) && !hasLegalForm(head),
    joinsClosing: open(tail) < 0 && open(texts.join(' ')) !== 0,
    joinsBrackets: open(head) > 0 && open(texts.join(' ')) === 0,
    joinsOpen:
      /(?:&|\b(?:AND|OF|THE|DE|DU|DES|DEL|DELLA|DI|DA|DO|LA|LE|LES|VAN|VON|DER|DEN|UND|EN|ET|E|Y|I|OG|OCH)|-)\s*$/.test(
        head,
      ),
    joinsStart: names.slice(1).some((name) => /^(?:&|AND |\(|CO\b|ENTERPRISE|TRADING)/.test(name)),
    joinsThree: pieces.length > 2,
    joinsMalaysian: pieces.length > 2 && hasMalaysianForm(tail) && !hasMalaysianForm(head),
    joinsAfterLegal: hasLegalForm(head),
    joinsName: hasLegalForm(tail) && tail.split(' ').length > 4 && !hasLegalForm(head),
    joinsLegal:
      hasLegalForm(tail) && !hasLegalForm(head) && !formAlone.test(tail) && open(tail) >= 0,
    joinsTrade: tradeWord.test(tail) && !tradeWord.test(head) && !hasLegalForm(head),
    joinsPlace: placeWord.test(tail) && !placeWord.test(head) && !hasLegalForm(head),
    joinsAddress: isAddress(tail),
    joinsTown: town.test(head) && !hasLegalForm(head),
    joinsToAddress: isAddress(head),
    joinsForms: isForm(tail) || isForm(head),
    joinsDigits: digitCount(tail) > 2,
    joinsNumber: tail === '',
    joinsHeights: Math.max(...sizes) > 1.35 * Math.min(...sizes),
    joinsSame: Math.max(...sizes) < 1.15 * Math.min(...sizes),
    joinsHeadline:
      Math.max(...sizes) < 1.1 * Math.min(...sizes) &&
      pieces.every(({ row, height }) => height > 1.2 * row.unit) &&
      !isForm(tail) &&
      !isAddress(tail),
    joinsLong: names.join(' ').length > 40,
  }
}
