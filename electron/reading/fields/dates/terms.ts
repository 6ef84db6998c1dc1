/** Payment terms: in how many days after its own day a document is to be paid. */
import { addDays, lastDayOf, monthBefore } from '../../../../shared/calendar'
import { captionOf } from '../lines/captions'
import type { Part, Row } from '../lines/rows'
import { labelForm, matchesOf } from '../lines/text'

export interface Terms {
  /** `YYYY-MM-DD` */
  due: string
  row: Row
  /** Where the number of days stands in the row. */
  from: number
  to: number
}

const inWords: Readonly<Record<string, number>> = {
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  'twenty-one': 21,
  'twenty-eight': 28,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
}

const inDays =
  /(?<!\p{L})(?:(?<=(?:within|nett?|terms:?|strictly|payment:?) )|(?=\S+[ -]days? (?:from|of|after) (?:the |your )?(?:date of )?(?:the |this |our )?(?:invoice|bill)))(?<word>seven|ten|fourteen|fifteen|twenty-(?:one|eight)|thirty|forty-five|sixty|ninety)[ -]days?(?!\p{L})|(?<![\d.,/-])(?<days>\d{1,3})[ -]?(?:days?|tagen?|jours?|dagen|d[ií]as|giorni|gg\.?|dní|dn[íiůů]|dagar|dage|dager|dgr|päivää|pv|nap(?:os|on)?|zile|dana|päeva|dienų|dienas|д[енд]ни?|дня|ημερ\p{L}+|ημέρ\p{L}+)(?!\p{L})|(?<!\p{L})net ?(?<net>7|10|14|15|20|21|28|30|45|60|90)(?=[,;)]?(?:\s|$)(?! ?[\p{L}\d€$£%]))/giu

/** Words that speak of paying, as `labelForm` writes them. */
const ofPaying =
  /\b(?:PAY\w*|PAID|TERMS?|NETT?O?|SETTLE\w*|REMIT\w*|DUE|ZAHL\w*|UBERWEIS\w*|BEGLEICH\w*|FALLIG\w*|AUF (?:MEIN|UNSER) KONTO|NETTO|REGL\w*|PAIE\w*|PAYABLE|VERSE\w*|VIREMENT|ECHEANCE|BETAL\w*|BETAAL\w*|OVER TE MAKEN|OVERMAK\w*|PAGO|PAGAR\w*|PAGAMENTO|VENCIMI?ENTO|BONIFICO|RIMESSA|SCADENZA|PLATN\w*|ZAPLAT\w*|SPLATN\w*|UHRAD\w*|PRZELEW\w*|MAKSU\w*|FIZET\w*|PLATA|PLAC\w*|VALUTA|PLASHT\w*|PLIROM\w*|APMOK\w*|APMAKS\w*|TASU\w*)\b/

/** Days that are not those of terms: to complain, to bring back, until a charge for being late. */
const ofOtherDays =
  /\b(?:RETURN\w*|REFUND\w*|EXCHANGE\w*|CANCEL\w*|COMPLAIN\w*|DISPUTE\w*|QUER(?:Y|IES)|WARRANT\w*|GUARANTEE|NOTICE|INTEREST|LATE|OVERDUE|VALID\w*|EVERY|RUCKGABE|UMTAUSCH\w*|WIDERRUF\w*|WIDERSPR\w*|EINWEND\w*|BEANSTAND\w*|REKLAM\w*|KUNDIG\w*|GARANTIE|VERZUG\w*|MAHN\w*|RETARD|RETOUR\w*|RECLAM\w*|CONTEST\w*|VALABLE|BEZWAAR|HERROEP\w*|DEVOLU\w*|DEVOLVE\w*|RESO|RECESSO|ZWROT\w*|VRATI\w*|VRACE\w*|ANGER\w*|BYTE|ODSTOUP\w*|DROJSMAL\w*|DROJSMALSRANTA|FORSINK\w*|VIIVASTY\w*|KESED\w*)\b/

/** Counted from the end of a month, in ways that differ. */
const ofMonthEnd =
  /\b(?:FIN DE MOIS|END OF MONTH|EOM|MONATSENDE|FINE MESE|F M|FIN DE MES|FIM DO MES|FIM DE MES|EINDE MAAND|LOBENDE MANED\w*|LB MD\w*|INNEV\w*)\b/

/** @param date of the document, `YYYY-MM-DD`. The longest terms of the paper: shorter ones are for a discount. */
export function termsIn(rows: readonly Row[], date: string): Terms | undefined {
  const found = rows.flatMap((row) => row.parts.flatMap((part) => daysIn(rows, row, part)))
  const atEnd = ofNextMonth(rows, date, endOfNext)
  if (found.length === 0) return atEnd ?? ofNextMonth(rows, date, inNextMonth)
  const longest = Math.max(...found.map(({ days }) => days))
  const best = found.find(({ days }) => days === longest)
  const counted = best && { due: addDays(date, best.days), ...best }
  return atEnd && counted && atEnd.due > counted.due ? atEnd : counted
}

/** A day of the month after the document's: `20th of the month following invoice`, as in New Zealand. */
const inNextMonth =
  /(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th) (?:day )?of (?:the )?(?:month following|following month|next month)\b/i

/** Its end, where the line says that these are the terms: elsewhere other things end then. */
const endOfNext =
  /^(?:payment )?(?:terms|due)\b(?!.*\b(?:days?|unless|not|unpaid|stop|discount|until|from)\b).*?\bend of (?:the )?(?:month following|following month|next month)\b/i

function ofNextMonth(rows: readonly Row[], date: string, day: RegExp): Terms | undefined {
  const row = rows.find(({ text }) => day.test(text))
  const match = row && day.exec(row.text)
  const words = labelForm(row?.text ?? '')
  if (!row || !match || !ofPaying.test(words) || ofOtherDays.test(words)) return undefined
  const [number, next] = [Number(match[1] ?? 31), monthBefore(date.slice(0, 7), -1)]
  if (number === 0) return undefined
  const [due, last] = [addDays(`${next}-01`, number - 1), lastDayOf(next)]
  return { due: due < last ? due : last, row, from: match.index, to: match.index + match[0].length }
}

/** In its words and those beside it; or, where other days are counted there as well, in the sentence that counts these. */
function isOfPaying(rows: readonly Row[], row: Row, part: Part, from: number): boolean {
  const beside = row.parts[row.parts.indexOf(part) - 1]?.text ?? ''
  const heading = /\p{L}{4}.*\p{L}{4}/u.test(part.text) ? undefined : captionOf(rows, row, part)
  const words = labelForm(`${heading?.text ?? ''} ${beside} ${part.text}`)
  return speaksOfPaying(words) || speaksOfPaying(labelForm(sentenceAt(part.text, from)))
}

const speaksOfPaying = (words: string) =>
  (ofPaying.test(words) || (ofInvoice.test(words) && asked.test(words) && !disputed.test(words))) &&
  !ofOtherDays.test(words) &&
  !ofMonthEnd.test(words)

/** Days that count from the paper, as `labelForm` writes them; who asks for what, and what else has to be done in such days. */
const ofInvoice =
  /\bDAYS (?:FROM|OF|AFTER) (?:THE |YOUR )?(?:DATE OF )?(?:THE |THIS |OUR )?(?:INVOICE|BILL)\b/
const asked = /\b(?:PLEASE|KINDLY|BALANCE|TRANSFER|CHEQUE|BACS)\b/
const disputed =
  /\b(?:CLAIMS?|SHORTAGES?|DAMAGES?|DAMAGED|FAULTS?|DEFECTS?|ERRORS?|OBJECTIONS?|DISCREPANC\w+|COLLECTED|ASSESS\w*|NOTIF\w+|REPORT\w*)\b/

/** The sentence in which a place stands. */
function sentenceAt(text: string, at: number): string {
  const ends = matchesOf(text, /[.!?;] (?=\p{Lu})/gu).map(({ index }) => index + 1)
  const start = ends.findLast((end) => end <= at) ?? 0
  return text.slice(
    start,
    ends.find((end) => end > at),
  )
}

function daysIn(
  rows: readonly Row[],
  row: Row,
  part: Part,
): { days: number; row: Row; from: number; to: number }[] {
  return matchesOf(part.text, inDays).flatMap((match) => {
    const { days: figures, net, word = '' } = match.groups ?? {}
    const days = inWords[word.toLowerCase()] ?? Number(figures ?? net)
    const from = part.from + match.index
    const isCounted = days > 0 && days <= 180 && isOfPaying(rows, row, part, match.index)
    return isCounted ? [{ days, row, from, to: from + match[0].length }] : []
  })
}
