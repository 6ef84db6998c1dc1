/** How it was paid, where the paper tells: by card, with its last four digits, or in cash. */
import type { Amount } from './amounts'
import { partAbove, type Row } from '../lines/rows'
import { folded } from '../lines/text'
import { isOfWaysToPay, saysOneMayPay } from './ways-to-pay'

export interface FoundPayment {
  method: 'card' | 'cash'
  row: Row
  /** How plainly it is said. */
  strength: 'plain' | 'likely'
  /** Whether it seems to be one of several ways in which this was paid, or to cover a part only. */
  isPart?: boolean
  from: number
  to: number
}

export interface FoundCard {
  lastFour: string
  row: Row
  from: number
  to: number
}

const plainCard =
  /\bVISA\b|MASTER ?CARD|\bM\/CARD\b|\bAMEX\b|AMERICAN EXPRESS|MAESTRO|\bDEBIT\b(?! NOTE)|CREDIT CARD|CONTACTLESS|CHIP (?:&|AND) ?PIN|APPLE ?PAY|GOOGLE ?PAY|CARD (?:PAYMENT|SALE|ENDING|PAID|NO|NUMBER|TENDER)|(?:PAID|PAYMENT|PAY|METHOD|TENDER(?:ED)?|BY|WITH):?\s{0,4}(?:BY |WITH |VIA )?CARD\b|^CARD\b|\s{2}CARD$|\bEFTPOS\b|\bPAN\b ?(?:NO|NUMBER|SEQ|:|\*)|\bAID ?:|AUTH(?:ORISATION)? CODE|CARDHOLDER/i
const notPaying =
  /LOYALTY|CLUBCARD|GIFT|RAILCARD|MEMBER|NECTAR|REWARD|DIRECT ?DEBIT|POINTS|BUSINESS CARD|WE ACCEPT|ACCEPTED HERE|PHONE CARD|BIRTHDAY|GREETINGS|CARDS\b/i
const plainCash =
  /\bCASH\b(?! ?(?:BILL|SALES?|RECEIPT|MEMO|INV|BACK|&|AND|CARRY|MACHINE|POINT|ISA))|^NOTES?\b.*COIN/i
/** Numbers of the shop or its terminal are masked as well. */
const notTheCard = /\b(?:[MT]ID|M|T|TERMINAL(?: ID| NO)?|MERCHANT(?: ID| NO)?)\W{0,4}$/i
/** What the account of a bank is called; that of a card is one as well, by the words beside it or by its length. */
const account = String.raw`\b(?:IBAN|(?:BANK|CURRENT|GIRO)[ -]?(?:ACCOUNT|KONTO|ACC(?:OUN)?T)?|(?:BANK|GIRO|IHR(?:EM)? )?KONTO(?:NUMMER|NR)?|ACCOUNT|ACCT|A/C|COMPTE(?: BANCAIRE)?|CUENTA(?: BANCARIA)?|CONTO(?: CORRENTE)?|(?:BANK)?REKENING(?:NUMMER)?|SORT ?CODE)\b`
const ofBank = new RegExp(
  String.raw`${account}\W{0,4}(?:(?:NO|NR|NUMBER|NUMERO|NUMMER|ENDING|IN|MIT|AUF)\W{1,4}){0,2}(?:[A-Z]{2}(?:\d{2})?\W{0,2})?$|\b[A-Z]{2}\d{2} ?$`,
)
const named = new RegExp(String.raw`${account}\W*(?:(?:NO|NR|NUMBER)\W*)?$`)
const cardWord =
  /\bCARDS?\b|\bVISA\b|MASTER ?CARD|\bAMEX\b|MAESTRO|CONTACTLESS|\b(?:\w*KARTEN?|CARTE|CB|TARJETA|CARTA|\w*KAART|KORT)\b/
/** A card has sixteen figures, or fifteen, and on its slip all of them but the last are hidden. */
const hiddenOfCard = 11

const masked = /[*xX#.•◆]{2}[*xX#.•◆\s-]{0,30}(?<four>\d{4})(?!\d)/g
const ending =
  /(?:ENDING(?: IN| WITH)?|LAST (?:4|FOUR)(?: DIGITS)?|CARD(?: NO| NUMBER)?|VISA|MASTERCARD|AMEX|MAESTRO|DEBIT)[\s:.*#-]{0,6}(?<four>\d{4})(?![\d/.-])/gi

/** @param totalCents what was to be paid, where that is known */
export function paymentOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  totalCents?: number,
): FoundPayment | undefined {
  const paid = likeliest(rows, amounts)
  if (!paid) return undefined
  const paidBy = (row: Row) =>
    Math.max(0, ...amounts.filter((each) => each.row === row).map(({ cents }) => Math.abs(cents)))
  const rival = paid.method === 'card' ? plainCash : plainCard
  const isSplit =
    paidBy(paid.row) > 0 &&
    rows.some(
      (row) => row !== paid.row && found(paid.method, row, rival).length > 0 && paidBy(row) > 0,
    )
  const isShort =
    totalCents !== undefined && paidBy(paid.row) > 0 && paidBy(paid.row) < Math.abs(totalCents)
  return isSplit || isShort ? { ...paid, isPart: true } : paid
}

/** Card or cash; a card slip outweighs the word CASH, and change given back outweighs the word CARD. */
function likeliest(rows: readonly Row[], amounts: readonly Amount[]): FoundPayment | undefined {
  const hasAmount = ({ row }: { row: Row }) =>
    amounts.some((amount) => amount.row === row && amount.cents !== 0)
  const told = rows.filter(
    (row) => !(hasAmount({ row }) ? saysOneMayPay(rows, row) : isOfWaysToPay(rows, row)),
  )
  const cards = told.flatMap((row) => found('card', row, plainCard))
  const cashes = told.flatMap((row) => found('cash', row, plainCash))
  const change = amounts.some(({ roles, cents }) => roles.change && cents > 0)
  const paidCash = cashes.find((each) => hasAmount(each))
  const card = cardIn(rows)
  if (paidCash && (change || cards.length === 0) && !card) return paidCash
  const best = cards.find((each) => hasAmount(each)) ?? cards[0]
  if (best) return best
  if (card) return { method: 'card', ...card, strength: 'likely' }
  const said = cashes.find(({ row }) =>
    /\b(?:PAID|PAYMENT|BY|TENDER\w*|METHOD|WITH)\b.{0,12}CASH/i.test(row.text),
  )
  return said ?? cashes.map((each) => ({ ...each, strength: 'likely' as const }))[0]
}

function found(method: 'card' | 'cash', row: Row, pattern: RegExp): FoundPayment[] {
  const match = pattern.exec(row.text)
  if (!match || notPaying.test(row.text)) return []
  const to = match.index + match[0].length
  return [{ method, row, strength: 'plain', from: match.index, to }]
}

/** The last four digits, where the others are hidden or the words say so. */
export function cardIn(rows: readonly Row[]): FoundCard | undefined {
  const hidden = rows.flatMap((row) => fourIn(rows, row, masked))
  const told = rows.filter((row) => !saysOneMayPay(rows, row))
  return hidden[0] ?? told.flatMap((row) => fourIn(rows, row, ending))[0]
}

function fourIn(rows: readonly Row[], row: Row, pattern: RegExp): FoundCard[] {
  if (notPaying.test(row.text)) return []
  return [...row.text.matchAll(pattern)].flatMap((match) => {
    const lastFour = match.groups?.['four']
    const isOther = notTheCard.test(row.text.slice(0, match.index))
    if (lastFour === undefined || isOther || isOfBank(rows, row, match)) return []
    return [{ lastFour, row, from: match.index, to: match.index + match[0].length }]
  })
}

/** Whether hidden figures are those of the account of a bank, by what stands before them or over them. */
function isOfBank(rows: readonly Row[], row: Row, { 0: text, index }: RegExpExecArray): boolean {
  const capitals = folded(row.text)
  if (cardWord.test(capitals)) return false
  const before = capitals.slice(0, index)
  const own = row.parts.findLast((part) => part.from <= index)
  const isBare = own !== undefined && !/[A-Z]{3}/.test(before)
  const above = isBare ? partAbove(rows, row, own)?.part.text : undefined
  const isLong = text.replace(/[^*xX#•◆]/g, '').length >= hiddenOfCard
  const isPlainAccount =
    /\b(?:ACCOUNT|ACCT)\W*(?:\w{2,6}\W*)?$/.test(before) && !/\bBANK\b/.test(before)
  if (isLong && isPlainAccount) return false
  return ofBank.test(before) || (above !== undefined && named.test(folded(above)) && !isLong)
}
