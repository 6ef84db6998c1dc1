/** Whether the text of a mail is a receipt by itself, or goes with pictures of one. Pure. */
import { moneyIn } from '../fields/amounts/money'
import { rolesOf } from '../fields/lines/labels'

/** Where whoever wrote takes leave; what follows may be a long signature. */
const leave =
  /^(?:--\s?$|(?:kind|best|warm|many)? ?(?:regards|wishes|thanks)\b|cheers\b|sent from|get outlook|(?:mit )?(?:freundliche|viele|liebe|beste|herzliche)[nr]? gr(?:ü|u|ue)(?:ß|ss)e|gesendet von|von meinem)/i

/** Words in a note that goes with a picture; whoever sends a receipt as a letter writes more. */
const mostOfNote = 25
/** Words of a label, such as `Total amount paid`. */
const mostOfLabel = 5

/**
 * Whether a text tells of a payment as receipts do: amounts that stand by themselves in a cell or a row, one of them called a total, or
 * several; or a total in a letter. A note such as `Lunch with Jo, £23.50` above a photo, and a signature, do not.
 * @param text as of a mail: one line for each row, tabs between its cells
 */
export function tellsOfPayment(text: string): boolean {
  const pieces = text.split(/[\n\t]/).map((piece) => piece.trim())
  const filled = pieces.filter((piece) => piece !== '')
  const alone = filled.flatMap((piece, at) => {
    const [money] = moneyIn(piece)
    if (!money || isWord.test(withoutMoney(piece))) return []
    return [{ isPriced: money.currency !== undefined, isTotal: isTotal(filled[at - 1] ?? '') }]
  })
  if (alone.some((one) => one.isTotal)) return true
  if (alone.filter((one) => one.isPriced).length > 1) return true
  return wordsIn(beforeLeave(filled).join(' ')) >= mostOfNote && filled.some(isLabelledTotal)
}

/** `Total: £12.30` and nothing else. */
function isLabelledTotal(piece: string): boolean {
  const [money, ...more] = moneyIn(piece)
  const label = piece.slice(0, money?.from ?? 0)
  const rest = piece.slice(money?.to ?? 0)
  if (!money || more.length > 0 || isWord.test(withoutCode(rest))) return false
  return wordsIn(label) <= mostOfLabel && isTotal(label)
}

function isTotal(label: string): boolean {
  const { total, strong, paid } = rolesOf(label)
  return (total || strong || paid) && wordsIn(label) <= mostOfLabel
}

const isWord = /[\p{L}\d]/u
const wordsIn = (text: string): number => text.match(/[\p{L}\d]\S*/gu)?.length ?? 0
/** The code of a currency may stand on either side. */
const withoutCode = (text: string): string => text.replace(/\b(?:[A-Z]{3}|kr|zł|Kč|Ft|lei)\b/, '')

const withoutMoney = (piece: string): string =>
  moneyIn(piece).reduceRight(
    (rest, { from, to }) => withoutCode(rest.slice(0, from) + rest.slice(to)),
    piece,
  )

function beforeLeave(pieces: readonly string[]): readonly string[] {
  const at = pieces.findIndex((piece) => leave.test(piece))
  return at === -1 ? pieces : pieces.slice(0, at)
}
