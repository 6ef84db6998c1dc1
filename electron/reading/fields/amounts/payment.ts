/** How it was paid, where the paper tells: in cash, or by card or another way without cash. */
import type { Amount } from './amounts'
import { cardIn } from './card'
import { isRunning } from '../lines/text'
import type { Row } from '../lines/rows'
import { isLabelOf, saysPaidBy, type Method } from './ways'
import { isOfWaysToPay, saysOneMayPay } from './ways-to-pay'

export interface FoundPayment {
  method: Method
  row: Row
  /** How plainly it is said. */
  strength: 'plain' | 'likely'
  /** Whether it seems to be one of several ways in which this was paid, or to cover a part only. */
  isPart?: boolean
  from: number
  to: number
}

/** Of travellers, and of those who see to their papers. */
const visa = String.raw`(?<!\b(?:SCHENGEN|TOURIST|VISITOR|WORK|WORKER|STUDENT|ENTRY|TRANSIT|TRAVEL|E-) ?)\bVISA\b(?! (?:APPLICATION|FEE|SERVICE|SUPPORT|HANDLING|PROCESSING|CENT(?:RE|ER)|ASSISTANCE|RUN|ON ARRIVAL|REQUIREMENT|SPONSOR|INTERVIEW|LETTER|EXTENSION|RENEWAL|CATEGORY|APPOINTMENT|CONSULT|ADVICE))`
/** Neither the column of an account nor what is taken from a bank. */
const debit = String.raw`(?<!\b(?:DIRECT|SEPA|BANK|ACH|AUTO) ?)\bDEBIT\b(?! ?(?:NOTE|MEMO|(?:\w{2,5} )?ACC|ORDER|BALANCE|INTEREST|ENTRY|MANDATE|DATE|AMOUNT))`
const plainCard = new RegExp(
  String.raw`${visa}|MASTER ?CARD|\bM\/CARD\b|\bAMEX\b|AMERICAN EXPRESS|MAESTRO|${debit}|CREDIT CARD|CONTACTLESS(?! (?:DELIVER|COLLECT|ENTRY|CHECK|PICK))|CHIP (?:&|AND) ?PIN|APPLE ?PAY|GOOGLE ?PAY|(?<!WILL BE )(?:TAKEN FROM|CHARGED TO)(?: THE| YOUR)? CARD\b|CARD (?:PAYMENT|SALE|ENDING|PAID|TENDER|FROM CUSTOMER)|(?:PAID|PAYMENT|PAY|METHOD|TENDER(?:ED)?|BY|WITH)(?::?\s{0,4}| ?[-(] ?)(?:BY |WITH |VIA )?CARD\b|^CARD(?=\W*(?:$|\s{2}|[\d*X]))|\s{2}CARD$|\bEFTPOS\b|\bPAN\b ?(?:SEQ|(?:(?:NO|NUMBER)\W{0,3}|:\W?|\W)[\d*X#.]{4})|\bAID ?:? ?A\d{6}|AUTH(?:ORISATION)? CODE|CARDHOLDER(?! (?:AGREEMENT|TERMS|GUIDE))|\bGIRO ?CARD\b|\bEC[- ](?:CASH|KARTE)\b|ELECTRONIC CASH|CARD (?:NO|NUMBER)\b(?=.*[*#X]{2})`,
  'i',
)
/** All figures of a card may be those of one that is for something else. */
const likelyCard = /CARD (?:NO|NUMBER)\b\W{0,3}\d{4}(?:[ -]?\d{4}){2}/i
const notPaying =
  /LOYALTY|CLUBCARD|EXTRACARE|PAYBACK|BONUS|GIFT|RAILCARD|MEMBER|NECTAR|REWARD|DIRECT ?DEBIT|POINTS|BUSINESS CARD|WE ACCEPT|ACCEPTED HERE|PHONE CARD|BIRTHDAY|GREETINGS|CARDS\b|\b(?:CARD|CONTACTLESS|EFTPOS|VISA|MASTERCARD|AMEX|DEBIT)\W+(?:\w+\W+){0,2}(?:FEES?|SURCHARGE|PROCESSING|READERS?|RENTAL|HIRE|MACHINE|HOLDER|CHARGES)\b/i
const plainCash =
  /(?<!\b(?:EC|E|ELECTRONIC|PETTY|NO|FOR|FREE|NET|PROMPT|STRICTLY|TERMS:|TYPE:)[- ])\bCASH\b(?! ?(?:BILL|SALES?|RECEIPT|MEMO|INV|BACK|&|AND|CARRY|MACHINE|POINT|ISA|REGISTER|DESK|VALUE|PRICE|DISCOUNT|ONLY|ACC|A\/C|FLOW|ADVANCE|ALTERNATIVE|MANAGEMENT|OFFICE|COLLECTION|CLAIM|DRAWER|BASIS|BOX|HANDLING|IN TRANSIT|BAGS?\b|COUNT|TIN\b|TRAY|DEPOSIT|ON DELIVERY|WITH ORDER|SETTLEMENT|CUSTOMER))|^NOTES?\b.*COIN/i

/** Running text tells of cards in general, unless it says that something was paid. */
const ofPaying = /\b(?:PAID|CHARGED|DEBITED|TAKEN|RECEIVED|BILLED|AGREE)\b(?!.*\bREFUND)/i

/** @param totalCents what was to be paid, where that is known */
export function paymentOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  totalCents?: number,
): FoundPayment | undefined {
  const paper = {
    rows,
    amounts,
    sums: largestByRow(amounts),
    totalCents,
    afterTotal: afterTotal(amounts),
  }
  const taken = likeliest(paper)
  if (!taken) return undefined
  const paid = paidIn(paper, taken.row)
  const rival = taken.method === 'card' ? 'cash' : 'card'
  const isSplit =
    paid > 0 &&
    rows.some(
      (row) => row !== taken.row && told(paper, rival, row).length > 0 && paidIn(paper, row) > 0,
    )
  const isShort = totalCents !== undefined && paid > 0 && paid < Math.abs(totalCents)
  return isSplit || isShort ? { ...taken, isPart: true } : taken
}

interface Paper {
  rows: readonly Row[]
  amounts: readonly Amount[]
  /** The largest of each row that has any, in hundredths without sign. */
  sums: ReadonlyMap<Row, number>
  totalCents: number | undefined
  /** The row of the first total: what was paid stands under it. */
  afterTotal: number
}

const afterTotal = (amounts: readonly Amount[]): number =>
  amounts.find(({ roles }) => roles.total && !roles.sub)?.row.index ?? Infinity

function largestByRow(amounts: readonly Amount[]): Map<Row, number> {
  const sums = new Map<Row, number>()
  for (const { row, cents } of amounts) sums.set(row, Math.max(sums.get(row) ?? 0, Math.abs(cents)))
  return sums
}

const paidIn = ({ sums }: Paper, row: Row): number => sums.get(row) ?? 0

/** Card or cash; a card slip outweighs the word CASH, and change given back outweighs the word CARD. */
function likeliest(paper: Paper): FoundPayment | undefined {
  const { rows, amounts, totalCents } = paper
  const hasAmount = ({ row }: FoundPayment) => paidIn(paper, row) > 0
  const cards = rows.flatMap((row) => told(paper, 'card', row))
  const cashes = rows.flatMap((row) => told(paper, 'cash', row))
  const change = amounts.find(({ roles, cents }) => roles.change && cents > 0)
  const paidCash = cashes.find((each) => hasAmount(each))
  const isReckoned =
    paidCash !== undefined &&
    change !== undefined &&
    paidIn(paper, paidCash.row) - change.cents === totalCents
  const card = cardIn(rows)
  if (paidCash && (isReckoned || ((change || cards.length === 0) && !card))) return paidCash
  const best = cards.find((each) => hasAmount(each)) ?? cards[0]
  if (best) return best
  if (card) return { method: 'card', ...card, strength: 'likely' }
  const said = cashes.find(({ row }) =>
    /\b(?:PAID|PAYMENT|BY|TENDER\w*|METHOD|WITH)\b.{0,12}CASH/i.test(row.text),
  )
  const plain = said ?? cashes.find(({ row }) => saysPaidBy('cash', row))
  return plain ?? cashes.map((each) => ({ ...each, strength: 'likely' as const }))[0]
}

/** Whether a row says that this way was taken, and not only that it may be. */
function told(paper: Paper, method: Method, row: Row): FoundPayment[] {
  const { rows } = paper
  const isPaid = paidIn(paper, row) > 0
  if (isPaid ? saysOneMayPay(rows, row) : isOfWaysToPay(rows, row)) return []
  if (notPaying.test(row.text) || isColumns(row)) return []
  const whole = { method, row, strength: 'plain', from: 0, to: row.text.length } as const
  if (saysPaidBy(method, row)) return [whole]
  const match = (method === 'card' ? plainCard : plainCash).exec(row.text)
  if (match && (isPaid || !isRunning(row.text) || ofPaying.test(row.text)))
    return [
      {
        ...whole,
        strength: isPaid && isAmongItems(paper, row) ? 'likely' : 'plain',
        from: match.index,
        to: match.index + match[0].length,
      },
    ]
  if (isPaid && isLabelOf(method, row) && coversTotal(paper, row)) return [whole]
  return method === 'card' && likelyCard.test(row.text) ? [{ ...whole, strength: 'likely' }] : []
}

/** `US visa  160.00` over the total: what was bought. */
const isAmongItems = ({ afterTotal }: Paper, { index, text }: Row) =>
  index < afterTotal && /^[^\d*#]*\bvisas?\b[^\p{L}*#]*$/iu.test(text)

/** Under the total, with all of it, or with a part beside another way: of a hotel the bar has its sum as well. */
function coversTotal(paper: Paper, row: Row): boolean {
  const { rows, totalCents } = paper
  if (row.index <= paper.afterTotal || totalCents === undefined) return false
  const paid = paidIn(paper, row)
  const isBesideOther = [rows[row.index - 1], rows[row.index + 1]].some(
    (other) =>
      other !== undefined &&
      (isLabelOf('card', other) || isLabelOf('cash', other)) &&
      paidIn(paper, other) + paid === Math.abs(totalCents),
  )
  return paid >= Math.abs(totalCents) || isBesideOther
}

/** `Debit  Credit  Balance`: over the sums of an account. */
const isColumns = ({ parts }: Row) =>
  parts.some(({ text }) => /^DEBITS?(?: \W?\w{0,3}\W?)?$/i.test(text)) &&
  parts.some(({ text }) => /^(?:CREDITS?|BALANCE)\b(?! CARD)/i.test(text))
