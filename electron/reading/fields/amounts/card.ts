/** The last four figures of the card that something was paid with, told by the words before them from the many other numbers that are partly hidden. */
import { moneyIn } from './money'
import { partAbove, type Row } from '../lines/rows'
import { folded } from '../lines/text'
import { saysOneMayPay } from './ways-to-pay'

export interface FoundCard {
  lastFour: string
  row: Row
  from: number
  to: number
}

/**
 * Figures that are hidden but the last four (`**** **** **** 4418`). Points count where they are four or twelve, or stand behind
 * the name of a card or its first figures (`Visa card ...........4418`); any others lead from a word to its value
 * (`Invoice no ........ 4418`).
 */
const masked =
  /(?<hidden>(?<![A-Z\d*])\*(?=\d{4} (?:VISA|MC|MASTERCARD|AMEX|DEBIT|DISCOVER)\b)|[*#◆]{2}[*#◆X\s-]{0,30}|(?:(?<![A-Z])X{2}|X{4})[*X#\s-]{0,30}|(?<=(?:VISA|MASTERCARD|AMEX|MAESTRO|CARD|DEBIT|CREDIT|EFTPOS) {0,2})\.{3,16} ?|(?<=(?<!\d)\d{4})\.{2,8}|(?<![.\d])(?:\.{12}|\.{4}(?:[\s-]\.{4}){0,3})[\s-]?)(?<four>\d{4})(?!\d|[/.,:]\d|-\d\d| ?[*#])/g
/** Or where words say which these are. */
const told =
  /\b(?:ENDING(?: IN| WITH)?|LAST (?:4|FOUR)(?: DIGITS)?|CARD(?: NO\.?| NUMBER)?|VISA|MASTERCARD|AMEX|MAESTRO|DEBIT) ?(?<sign>[:.*#X(-]{0,4}) ?(?<four>\d{4})(?![\d/.,-]|\s?(?:[€£$](?!\s?\d)|EUR|FT|KR|HUF|JPY))/g

/** Names of cards and of what is done with one: beside them hidden figures are those of a card. */
const ofCard = String.raw`\b(?:VISA|MASTER ?CARDS?|M\/?C|AMEX|AMERICAN EXPRESS|MAESTRO|V ?PAY|DISCOVER|DINERS?(?: CLUB)?|JCB|UNIONPAY|EFTPOS|INTERAC|(?<!(?:DIRECT|SEPA|BANK|ACH) )DEBIT(?! (?:NOTE|ACC))|CREDIT|KREDIT|GIROCARD|BANCONTACT|MULTIBANCO|BANKAXEPT|DANKORT|CONTACTLESS|REVOLUT|MONZO|N26|APPLE ?PAY|GOOGLE ?PAY|CB|PAN|EC(?:-?CASH)?|ELECTRONIC CASH|CHIP(?: READ)?|SWIPED?|TAP(?:PED)?|PAID|PAYMENT|CHARGED?|PURCHASE|SALE|TENDER|TWINT)\b`
const cardName = new RegExp(ofCard)
const cardNames = new RegExp(ofCard, 'g')
/** `*4418 VISA CHARGE`. */
const nameBehind = /^ (?:VISA|MC|MASTERCARD|AMEX|DEBIT|DISCOVER)\b/
/** There are cards of many kinds. */
const anyCard =
  /^(?:CARDS?|[A-Z-]*KARTEN?(?:-?(?:NUMMER|NR))?|CARTES?|TARJETAS?|CART[AE]|CARTAO|[A-Z-]*(?:KAART|KORT|KORTET|KORTTI|KARTYA)|KART[AYU]|KARTOU|KARTICA|[A-Z]{3,}CARD|TANKPAS)$/
/** One that is for paying, where no word beside it says otherwise. */
const payingCard =
  /^(?:CARDS?|(?:BARCLAY|FUEL|FLEET|PETROL)CARD|TANKPAS|(?:TANK|KREDIT|DEBIT|EC-?|BANK|GIRO|GELD|ZAHLUNGS|BETAL|BETAAL|PANKKI|LUOTTO|MAKSU|KONTO|FORETAGS|FIRMA)?-?(?:KARTEN?(?:-?(?:NUMMER|NR))?|KAART|KORT(?:ET)?|KORTTI|KARTYA)|CARTES?|TARJETAS?|CART[AE]|CARTAO|KART[AYU]|KARTOU|KARTICA)$/
/** Say nothing of whose it is. */
const harmless =
  /^(?:NO|NR|NRO|NUM|NUMBER|NUMMER|NUMERO|NUMER|ENDING|ENDS|IN|WITH|ON|MIT|MET|MED|CON|COM|DE|DI|DU|THE|YOUR|IHRER?|VOTRE|UW|BY|USING|VIA|TO|FROM|PER|PAR|LAST|FOUR|DIGITS|BANK|BANCAIRE|BLEUE|BANCARIA|CREDITO|DEBITO|PLATNICZA|PLATEBNI|PREPAID|CORPORATE|BUSINESS|COMPANY|CHEQUE|FUEL|FLEET|GARAGE|PETROL|USED|SEQ|AND|OR|EUR|GBP|USD|CHF)$/

/** What else bears a number that is partly hidden: what binds buyers to a shop, people, telephones, papers, machines. */
const ofOther =
  /LOYAL|CLUBCARD|\bCLUB\b(?<!DINERS CLUB)|GIFT|GESCHENK|GUTSCHEIN|CADEAU|REGALO|VOUCHER|COUPON|RAILCARD|BAHNCARD|\bMEMBER|MEDLEM|MITGLIED|\bLID\b|NECTAR|REWARD|POINTS|PUNKTE|BONUS|PAYBACK|DEUTSCHLANDCARD|CUSTOMER|\bCUST\b|CLIENT|KUND|KLANT|KLIENT|ZAKAZNI|ASIAKAS|CLIENTE|FIDEL|FEDELTA|SOCIO|SOCI\b|STAMMIS|ADVANTAGE|EXTRACARE|MILES|AVIOS|\bSTAFF|EMPLOYEE|PERSONAL|MITARBEITER|CASHIER|OPERATOR|SERVER|\bCLERK|\b(?:TEL|TELEPHONE|TELEFON\w*|PHONE|MOBILE?|MOB|HANDY|FAX|GSM|CELL|SMS)\b|(?<!CARD )\bID\b|\bREF(?:ERENCE)?\b|\bORDER|\bINV|RECEIPT|\bRCPT|BOOKING|TICKET|TERMINAL|\bTERM\b|MERCHANT|\b[MT]ID\b|^\W*[MT]\W*$|SERIAL|\bS\/?N\b|\bPAGE\b|POLICY|LICEN[CS]E|PASSPORT|\bREG\b|\bVAT\b|\bTAX\b|METER|\bMPAN\b|IMEI|\bSIM\b|\bUSER|LOGIN|\bAUTH|TRACE|\bSTAN\b|\bRRN\b|BATCH|APPROVAL|\bCODE\b|\bPIN\b|BELEG|RECHNUNG|FACTUR|FATTURA|OYSTER|LIBRARY/
const plainAccount = /\b(?:ACCOUNT|ACCT)\W*(?:\w{2,6}\W*)?$/

/** What the account of a bank is called; that of a card is one as well, by the words beside it or by its length. */
const account = String.raw`\b(?:IBAN|(?:BANK|CURRENT|GIRO)[ -]?(?:ACCOUNT|KONTO|ACC(?:OUN)?T)?|(?:BANK|GIRO|IHR(?:EM)? )?KONTO(?:NUMMER|NR)?|ACCOUNT|ACCT|A/C|COMPTE(?: BANCAIRE)?|CUENTA(?: BANCARIA)?|CONTO(?: CORRENTE)?|(?:BANK)?REKENING(?:NUMMER)?|SORT ?CODE)\b`
const ofBank = new RegExp(
  String.raw`${account}\W{0,4}(?:(?:NO|NR|NUMBER|NUMERO|NUMMER|ENDING|IN|MIT|AUF)\W{1,4}){0,2}(?:[A-Z]{2}(?:\d{2})?\W{0,2})?$|\b[A-Z]{2}\d{2} ?$`,
)
const named = new RegExp(String.raw`${account}\W*(?:(?:NO|NR|NUMBER)\W*)?$`)
/** A card has sixteen figures, or fifteen, and on its slip all of them but the last are hidden. */
const hiddenOfCard = 11
/** Where nothing says of what they are; signs that stand apart for something else are fewer. */
const fewestHidden = 4

/** The last four digits: hidden ones before those of words, and beside the name of a card before those alone. */
export function cardIn(rows: readonly Row[]): FoundCard | undefined {
  const hidden = rows.flatMap((row) => hiddenIn(rows, row))
  const best = hidden.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))[0]
  if (best) return best.card
  return rows.filter((row) => !saysOneMayPay(rows, row)).flatMap((row) => toldIn(rows, row))[0]
}

interface Hidden {
  card: FoundCard
  /** Whether words beside it say that it is a card. */
  isNamed: boolean
}

function hiddenIn(rows: readonly Row[], row: Row): Hidden[] {
  const text = folded(row.text)
  return [...text.matchAll(masked)].flatMap((match) => {
    const { four = '', hidden = '' } = match.groups ?? {}
    const length = hidden.replace(/[^*X#◆]/g, '').length
    const isBefore = nameBehind.test(text.slice(match.index + match[0].length))
    const verdict = isBefore ? 'card' : verdictOn(wordsBefore(row, match.index), length)
    if (verdict === 'other' || verdict === 'other-named') return []
    const isFew = length < fewestHidden && !/\.{4}/.test(hidden)
    if (verdict === 'bare' && (isFew || isOfOtherAbove(rows, row, match.index))) return []
    if (isOfBank(rows, row, match.index, length)) return []
    const card = { lastFour: four, row, from: match.index, to: match.index + match[0].length }
    return [{ card, isNamed: verdict === 'card' }]
  })
}

function toldIn(rows: readonly Row[], row: Row): FoundCard[] {
  const text = folded(row.text)
  return [...text.matchAll(told)].flatMap((match) => {
    const { four: lastFour = '', sign } = match.groups ?? {}
    const to = match.index + match[0].length
    const words = text.slice(0, to - lastFour.length)
    const isSum =
      moneyIn(row.text).some((money) => money.from < to && to - lastFour.length <= money.from) ||
      // Of a currency without decimals: `TOTAL  1250`, `VISA 1250`.
      (sign === '' &&
        rows.some((other) => other !== row && new RegExp(`(?<!\\d)${lastFour}$`).test(other.text)))
    const isOther = isOfBankBefore(words) || isSum
    return isOther || verdictOn(words, 0) !== 'card'
      ? []
      : [{ lastFour, row, from: match.index, to }]
  })
}

/** The words before a number: in its part, otherwise on its left. */
function wordsBefore(row: Row, at: number): string {
  const own = row.parts.findLast((part) => part.from <= at)?.from ?? 0
  const inPart = folded(row.text.slice(own, at))
  const words = /[A-Z]{2}/.test(inPart) ? inPart : folded(row.text.slice(0, own))
  // `Auth 055212 CARD`: the figures of something else end what belongs to it.
  const nearest = words.split(/\d{2}/).findLast((piece) => /[A-Z]{2}/.test(piece))
  return nearest ?? words
}

/** Whether a label over a number that stands alone, without what it is of beside it, says that it is of something else. */
function isOfOtherAbove(rows: readonly Row[], row: Row, at: number): boolean {
  const own = row.parts.findLast((part) => part.from <= at)
  const above = own && partAbove(rows, row, own)
  if (!above || /\d|\bcopy\b/i.test(above.part.text)) return false
  const beside = above.row.parts[above.row.parts.indexOf(above.part) + 1]
  const isAnswered = beside !== undefined && /\d/.test(beside.text)
  return !isAnswered && verdictOn(folded(above.part.text), 0) === 'other-named'
}

type Verdict = 'card' | 'bare' | 'other' | 'other-named'

/** What words before hidden figures say of them; without any they may be of a card. */
function verdictOn(label: string, length: number): Verdict {
  // `Customer copy VISA`: what stands nearer counts.
  const named = label.slice([...label.matchAll(cardNames)].at(-1)?.index ?? 0)
  if (ofOther.test(named)) return 'other-named'
  if (cardName.test(named)) return 'card'
  const words = named.match(/[A-Z-]*[A-Z]{2}/g) ?? []
  // Of those before a card only the next one is of it.
  const from = Math.max(0, words.findIndex((word) => anyCard.test(word)) - 1)
  const left = words.slice(from).filter((word) => !harmless.test(word))
  const cards = left.filter((word) => anyCard.test(word))
  // `MORE card`: of a shop.
  if (cards.length > 0)
    return cards.length === left.length && cards.every((word) => payingCard.test(word))
      ? 'card'
      : 'other-named'
  return left.length === 0 || length >= hiddenOfCard ? 'bare' : 'other'
}

const isOfBankBefore = (before: string) => !hasCardWord(before) && ofBank.test(before)
const hasCardWord = (text: string) =>
  /\bCARDS?\b|\bVISA\b|MASTER ?CARD|\bAMEX\b|MAESTRO|CONTACTLESS|\b(?:\w*KARTEN?|CARTE|CB|TARJETA|CARTA|\w*KAART|KORT)\b/.test(
    text,
  )

/** Whether hidden figures are those of the account of a bank, by what stands before them or over them. */
function isOfBank(rows: readonly Row[], row: Row, at: number, length: number): boolean {
  const capitals = folded(row.text)
  if (hasCardWord(capitals)) return false
  const before = capitals.slice(0, at)
  const own = row.parts.findLast((part) => part.from <= at)
  const isBare = own !== undefined && !/[A-Z]{3}/.test(before)
  const above = isBare ? partAbove(rows, row, own)?.part.text : undefined
  const isLong = length >= hiddenOfCard
  if (isLong && plainAccount.test(before) && !/\bBANK\b/.test(before)) return false
  return ofBank.test(before) || (above !== undefined && named.test(folded(above)) && !isLong)
}
