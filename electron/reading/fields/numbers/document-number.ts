/** The document's own number: of an invoice before a receipt, of a receipt before an order or a till's transaction. */
import { isDayLabel, standOverLabels } from '../lines/captions'
import { datesIn } from '../dates/dates'
import { moneyIn } from '../amounts/money'
import {
  isBesidePhone,
  isNumber,
  isOfItem,
  isOfTerminal,
  isUniversal,
  isYearOfDay,
} from './is-number'
import { codesIn } from './letter-code'
import {
  grouped,
  isApart,
  kinds,
  numberWord,
  ofAnother,
  ofBuyer,
  ofParty,
  qualifier,
  ranks,
} from './number-words'
import { partAbove, partBelow, type Part, type Row } from '../lines/rows'
import { digitCount, folded, remembered } from '../lines/text'

export interface FoundNumber {
  value: string
  row: Row
  from: number
  to: number
  /** 0 for the best kind of label. */
  rank: number
}

const before = String.raw`(?:${numberWord}\.?[°O]?[\s.:]*(?:D[EU]L?(?: ?LA)?|DA|D'|NA)?\s?)`
/** Said of it before its name. */
const leading = String.raw`(?:TAX|VAT|SALES|HIRE|RENTAL|WORKSHOP|OUR|PFR|FREIGHT|PRO-?FORMA|SELF-BILLING|FINAL|A|EV\. ?C\.|EVIDENCNI|PORADOVE|POKLADNICNY|DANOV[YE](?:HO)?(?: DOKLAD -)?|ZALOHOVA|DANACHNA|KASOVA|AVVISO DI|R-?1) `
const suffix = String.raw`(?:-? ?/ ?OCR)?(?:[\s.-]{0,2}${numberWord}(?![A-Z])\.?[°O]?(?: ?/ ?${numberWord}(?![A-Z])\.?)?)?`
/** At the beginning of a number, apart from it: `FT A/9790`, `RECT 8175`. */
const series = String.raw`(?:F[TRSACV]|NC|TD|RG|[A-Z]{1,5}(?= \d)|[A-Z]{1,3}-[A-Z](?= \d{2}\/)) `
/** Ends words that name a number by themselves. */
const selfNamed = String.raw`(?<=ZEICHEN|TUNNUS|REFERANSE|REFERENS|LOCALIZADOR|PNR)`
const value = String.raw`(?<value>${grouped}|[A-Z\d]{8}-[A-Z\d]{8}-\d+|(?:${series})?(?:[A-Z]{0,5}[-/#]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*|[A-Z]{1,6}(?:[-/_.][A-Z\d]+)*[-/_]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*))`
/** `Invoice no. / date: 4451 / 3 Feb 2024`: the day stands beside it. */
const andDay = String.raw`(?: ?/ ?(?:DATE|DATUM|DATA|FECHA|DATO|PAIVAYS|DATUMS|KUUPAEV|OCR|VIIDE))?(?: ?\([A-Z][A-Z .-]{2,24}\))?`
const between = String.raw`${andDay}[\s.:;#]{0,4}[#:]?\s?`
/** What says of words between that the number is of someone or something else. */
const elsewhere = String.raw`(?:CLIENT|CUSTOMER|KUND|KLANT|KLIENT|CLIENTE|ODBERATEL|ZAKAZNI|VEVO|UGYFEL|KUPCA|STRANK|ASIAKA|PELATI|ORDER|ORDRE|ORDINE|COMMANDE|PEDIDO|ENCOMENDA|BESTEL|BESTELL|AUFTRAG|ZAMOWIENI|TILAUS|OBJEDN|RENDEL|COMANDA|NARUDZ|NAROCIL|TELLIMUS|PASUTIJ|UZSAKYM|LIEFER|LIVRAISON|ALBARAN|DDT|CONTR|VERTRAG|UMOW|SMLOUV|SZERZOD|LIGUM|SUTART|ACCOUNT|KONTO|COMPTE|CUENTA|CONTO|RACHUN|TEL|FAX|VAT|TVA|IVA|NIF|CIF|NIP|BTW|SIRET|TABLE|TISCH|TILL|CAISSE|CAJA|CASSA|KASSE|KASSA|KASA|PAGE|SEITE|ITEM|ARTI|ORIGINAL|PREVIOUS|(?:TO|ZU|ZUR|DO|K|KE|SUR|SU|OP|LA|AL|ALLA|SOBRE|FOR|TIL|TILL)(?![A-Z]))`
const plainWord = String.raw`(?:NUMMER|NUMBER|NUMERO|NUMER|NUMAR(?:UL)?|NUM|NRO|NR|NO|N[°O]|N(?=\.)|SZAMA?|SORSZAMA?|STEVILKA|ST(?=\.)|BROJ|BR(?=\.)|CISLO|C(?=\.)|#|№)`
/** Of each kind, whether a text names it. */
const named = kinds.map((kind) => {
  const pattern = new RegExp(kind)
  return remembered((text) => pattern.test(text))
})

/** A pattern with the name of a kind in it. Most texts name none, and to look for that alone is much cheaper. */
function ofKind(rank: number, source: string): Pick<RegExp, 'exec' | 'test'> {
  const pattern = new RegExp(source)
  const isNamed = (text: string) => named[rank]?.(text) ?? false
  return {
    exec: (text) => (isNamed(text) ? pattern.exec(text) : null),
    test: (text) => isNamed(text) && pattern.test(text),
  }
}

const patterns = kinds.map((kind, rank) => {
  const own = `(?:${kind})${qualifier}{0,2}`
  const pattern = (source: string) => ofKind(rank, source)
  return {
    beside: pattern(
      String.raw`(?<![A-Z])(?:${before}${own}|${own}${suffix})(?![A-Z]|-\d|/\d)${between}${value}(?![\d%])`,
    ),
    label: pattern(
      String.raw`^\W*(?:\d{1,2} |ART\. 73 )?(?:${leading}|YOUR |[A-Z]{5,} ?/ ?)?(?:${before}${own}|${own}(?:[\s.-]{0,2}${numberWord}|${selfNamed}))${andDay}(?: ?/ ?(?!${elsewhere})[A-Z][A-Z .°'-]{2,24})?[\s.:°O#]*$`,
    ),
    /** A heading may say what it is of alone. */
    title: pattern(String.raw`^\W*(?:${leading})?${own}\W*$`),
    /** In two languages it is a label: `Facture / Factuur`. */
    twice: pattern(String.raw`^\W*${own} ?/ ?[A-Z]{3,}\W*$|^\W*[A-Z]{3,} ?/ ?${own}\W*$`),
    /** Behind the number, the only words of its part. */
    behind: pattern(String.raw`^${value} (?:${leading})?(?:${before}${own}|${own}${suffix})\W*$`),
    /** With words between, which are not those of a customer or of another paper. */
    apart: pattern(
      String.raw`(?<![A-Z])(?:${kind})(?: (?!${elsewhere})[A-Z][A-Z'/-]*){1,3} ${plainWord}\.?[°O]?[\s.:]{0,3}${value}(?![\d%])`,
    ),
  }
})
const starts = new RegExp(`^[#:\\s]*${value}(?![\\d%])`)
const bareLabel = new RegExp(String.raw`^\W*(?:${numberWord})(?:\W* ?/ ?${numberWord})?\W*$`)

/** What a paper is, alone in its row, and its number in one of the next rows behind a bare word for number. */
const headings = kinds
  .slice(0, 2)
  .map((kind, rank) =>
    ofKind(
      rank,
      String.raw`^\W*(?:TAX )?(?:${kind})${qualifier}?(?: (?:(?:DE|DI|DO|DU|OF|DA) |D')[A-Z]+)?\W*$`,
    ),
  )
const bare = new RegExp(
  String.raw`^(?<lead>(?:SE(?:RIA|RIE|IRA) [A-Z]{1,5} )?${numberWord}\.?[°O]?${between})${value}(?:\W*$| \. [A-Z ]+$|,? (?:A[FV]|VOM|DU|DEL|DATED|VAN|OF|Z DNIA|ZE DNE|AUTH)\b.*\d| - \d{1,2}(?:ER)? [A-Z]{3,10}\.? 20\d\d\W*$| ?/ ?\d{1,2}[.-/]\d{1,2}[.-/]\d{2,4}\W*(?:[GR]\.?)?(?: (?:ORIGINAL|ORYGINAL|KOPI\w*|COPY|DUPLIKAT))?$)`,
)
/** As Portuguese law has them, with the kind of the document in front. */
const coded = /^(?:F[TSR]|FTR|N[CD]|VD|RG) [A-Z\d.-]{1,12}\/\d+$/
/** As Italian tills have it, whatever else is numbered: `DOC. N. 0126-0012`. */
const fiscal = /^DOC(?:UMENTO)?\.? ?N[R.]*\.? ?(?=\d{4}-\d{4}$)/
/** A name of a receipt in a line of its own, and all of the line under it. */
const receiptTitle = ofKind(
  ranks.receipt,
  String.raw`^\W*(?:[A-Z]+ )?(?:${kinds[ranks.receipt]})${qualifier}?\W*$`,
)
const longNumber = /^(?:[A-Z]{1,4}-?\d{4,12}|\d{6,10})$/
const mostRowsApart = 3
const sentenceEnd = ofKind(
  ranks.invoice,
  String.raw`[A-Z] (?:${kinds[ranks.invoice]})${suffix}[,:]?\s*$`,
)
const wholeLine = new RegExp(`^${value}[.,]?$`)
/** Of what is taken where nothing is named: a number that says only that it is one. */
const lastRank = kinds.length

/** The number with the best label, on a statement of none of its lines; undefined where no label stands at one. */
export function documentNumberIn(rows: readonly Row[], isStatement = false) {
  const all: FoundNumber[] = rows.flatMap((row) => [
    ...patterns.flatMap((_, rank) => numberIn(rows, row, rank)),
    ...underHeading(rows, row),
    ...inNextLine(rows, row),
    ...alone(rows, row),
    ...codesIn(row),
  ])
  const found = all.filter((each) => !isStatement || !isListed(each) || !isDated(each))
  const ordered = found.map((each) => {
    const isLast = isListed(each) || isYearOfDay(rows, each) || isOfItem(rows, each)
    const rank = isOfTerminal(rows, each, found) ? ranks.stay - 0.1 : each.rank
    return { each, order: Number(isLast) * lastRank + rank }
  })
  return ordered.toSorted((a, b) => a.order - b.order || a.each.row.index - b.each.row.index)[0]
    ?.each
}

/** Beside an amount: of what was paid or bought. */
const isListed = ({ row, to }: Placed) => moneyIn(row.text).some(({ from }) => from >= to)

const isDated = ({ row }: Placed) => datesIn(row.text).length > 0

const nameAndFigures = /^\p{Lu}\p{Ll}{2,} \d/u

/** `14 Jan 2025  Invoice 34327  1,754.90`: a line of an account. */
const isOfAccount = (found: Placed) =>
  isListed(found) && datesIn(found.row.text).some((date) => date.to <= found.from)

function numberIn(rows: readonly Row[], row: Row, rank: number): FoundNumber[] {
  const pattern = patterns[rank]
  if (!pattern) return []
  const text = folded(row.text)
  const match = /\d/.test(text) ? pattern.beside.exec(text) : null
  const inFront = text.slice(0, match?.index)
  const isOther = ofAnother.test(inFront) || (rank >= ranks.order && ofBuyer.test(inFront))
  const to = match ? match.index + match[0].length : 0
  // Without a word for number what stands in the next part is none with more beside it.
  const isOfPart = match && (!/^\D* {2}/.test(match[0]) || /^-?\s*(?:$| {2})/.test(text.slice(to)))
  // `Invoice  Nimbo 365`: a name beside the heading.
  const isOfName =
    rank === ranks.invoice &&
    match &&
    /^\D* {2}/.test(match[0]) &&
    nameAndFigures.test(row.text.slice(to - (match.groups?.['value']?.length ?? 0), to))
  const at = row.parts.findLastIndex(({ from }) => from < to)
  const isOfPhone = isBesidePhone(rows, row, row.parts[at - 1], row.parts[at])
  if (match && isOfPart && !isOther && !isOfName && !isOfPhone) {
    const found = numberAt(rows, row, to - (match.groups?.['value']?.length ?? 0), to)
    if (found && !isOfAccount(found))
      return [{ ...found, rank: isUniversal(found.value) ? lastRank : rank }]
  }
  const loose = rank < ranks.stay ? apartIn(rows, row, rank) : undefined
  if (loose) return [loose]
  return row.parts.flatMap((part) => {
    const words = folded(part.text)
    const behind = pattern.behind.exec(words)?.groups?.['value']
    if (behind !== undefined && !isItem(row, part))
      return placedAt(rows, row, part, behind, rank + 0.3)
    if (pattern.label.test(words))
      return [...beneath(rows, row, part, rank), ...over(rows, row, part, rank + 0.4)]
    if (pattern.twice.test(words))
      return [...beneath(rows, row, part, rank + 0.5, true), ...over(rows, row, part, rank + 0.6)]
    const isOver = rank <= ranks.stay && standOverLabels(rows) && !bareLabel.test(words)
    const higher = isOver && pattern.title.test(words) ? over(rows, row, part, rank + 0.5) : []
    if (higher.length > 0) return higher
    if (!isTitle(rows, row, part, rank)) return []
    return [...beneath(rows, row, part, rank + 0.5, true), ...over(rows, row, part, rank + 0.5)]
  })
}

/** What a part begins with, without what follows. */
function placedAt(rows: readonly Row[], row: Row, part: Part, text: string, rank: number) {
  const found = numberAt(rows, row, part.from, part.from + text.length)
  return found ? [{ ...found, rank }] : []
}

/** Of a table, where a quantity stands before what was bought: `12 tickets  30.00`. */
const isItem = ({ text, parts }: Row, part: Part) =>
  (part === parts[0] || moneyIn(part.text).length > 0) && moneyIn(text).length > 0

/** Of a paper whose labels stand under what they are of. */
function over(rows: readonly Row[], row: Row, part: Part, rank: number): FoundNumber[] {
  const above = standOverLabels(rows) ? partAbove(rows, row, part) : undefined
  return above ? numberOf(rows, above, rank, true) : []
}

/** Where no label stands at it: a coded one, or that under the name of a receipt. */
function alone(rows: readonly Row[], row: Row): FoundNumber[] {
  return row.parts.flatMap((part) => {
    const words = folded(part.text).trim()
    const lead = fiscal.exec(words)?.[0].length
    if (lead !== undefined) {
      const found = numberAt(rows, row, part.from + lead, part.from + words.length)
      return found ? [{ ...found, rank: ranks.invoice + 0.5 }] : []
    }
    if (coded.test(words)) return numberOf(rows, { row, part }, ranks.invoice + 0.5, true)
    if (longNumber.test(words) && isOverTitle(rows, row, part))
      return numberOf(rows, { row, part }, ranks.receipt + 0.5, true)
    const lower = receiptTitle.test(words) ? partBelow(rows, row, part) : undefined
    const isLong = lower !== undefined && longNumber.test(folded(lower.part.text).trim())
    return isLong ? numberOf(rows, lower, ranks.receipt + 0.5, true) : []
  })
}

/** `Faktura końcowa nr 12/2024`: less than what stands straight behind a name. */
function apartIn(rows: readonly Row[], row: Row, rank: number): FoundNumber | undefined {
  const text = folded(row.text)
  const match = patterns[rank]?.apart.exec(text)
  if (!match || ofAnother.test(text.slice(0, match.index))) return undefined
  const to = match.index + match[0].length
  const found = numberAt(rows, row, to - (match.groups?.['value']?.length ?? 0), to)
  return found && !isOfAccount(found) ? { ...found, rank: rank + 0.4 } : undefined
}

/** Beside the day, or the firm's tax number, over the name of a receipt, as fiscal printers have it. */
function isOverTitle(rows: readonly Row[], { parts, index, page }: Row, part: Part): boolean {
  const next = rows[index + 1]
  const isTitled = next?.page === page && receiptTitle.test(folded(next.text))
  const isOfTill = ({ text }: Part) => datesIn(text).length > 0 || ofParty.test(folded(text))
  return isTitled && parts.some((other) => other !== part && isOfTill(other))
}

/** Alone in its part it has all of what stands under it as its number: an invoice, and in a box beside a day others too. */
function isTitle(rows: readonly Row[], row: Row, part: Part, rank: number): boolean {
  const words = folded(part.text)
  if (rank === ranks.invoice) return patterns[rank]?.title.test(words) ?? false
  const lower = partBelow(rows, row, part)?.part
  const isBeside = [...row.parts, ...(lower ? [lower] : [])].some((each) => isDayLabel(each))
  if (rank === ranks.stay) {
    const isOfForm =
      row.parts.length > 1 && !/\d/.test(row.text) && digitCount(lower?.text ?? '') > 2
    if (isOfForm && patterns[rank]?.title.test(words)) return true
    return bareLabel.test(words) && (isBeside || row.parts.length <= 2)
  }
  const isNamed = rank === ranks.receipt && /:\s*$/.test(words)
  const isBoxed = rank >= ranks.receipt && rank !== ranks.sale && isBeside
  return (isNamed || isBoxed) && (patterns[rank]?.title.test(words) ?? false)
}

/** `20/02/2026 13:42 No. 032765`: when a till printed it, before its number. */
const momentBefore = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?: \d{1,2}:\d{2}(?::\d{2})?)? /

function underHeading(rows: readonly Row[], row: Row): FoundNumber[] {
  const above = rows.slice(Math.max(0, row.index - mostRowsApart), row.index)
  const headed = headings.findIndex((heading) =>
    above.some(({ parts }) => parts.some(({ text }) => heading.test(folded(text)))),
  )
  return row.parts.flatMap((part) => {
    const words = folded(part.text)
    // `No.` and `: IV-07980` in a column of its own.
    const next = row.parts[row.parts.indexOf(part) + 1]
    if (headed >= 0 && bareLabel.test(words) && next && /^:|^[A-Z]\d{5,}$/.test(next.text))
      return numberOf(rows, { row, part: next }, headed, true)
    const moment = momentBefore.exec(words)?.[0].length ?? 0
    const { lead = '', value: number = '' } = bare.exec(words.slice(moment))?.groups ?? {}
    const from = part.from + moment + lead.length
    // `Nr umowy 44321`: of what the word says.
    const isOfWord = /^(?=\p{L}*\p{Ll})\p{L}+ /u.test(row.text.slice(from))
    const isNone = number === '' || isOfWord
    const found = isNone ? undefined : numberAt(rows, row, from, from + number.length)
    const isHash = /#$/.test(lead) && number.length > 3
    const isLong = found !== undefined && (isHash || /(?:\d\D?){4}/.test(found.value))
    if (!found || isOfAccount(found) || !(headed >= 0 || isLong)) return []
    if (headed >= 0) return [{ ...found, rank: headed }]
    const isOfReceipt = /^\d/.test(found.value) && isOverTitle(rows, row, part)
    return [{ ...found, rank: isOfReceipt ? ranks.receipt : lastRank }]
  })
}

/** `This letter is your invoice,` and its number in the next line of the sentence. */
function inNextLine(rows: readonly Row[], { text, index, page }: Row): FoundNumber[] {
  const next = rows[index + 1]
  if (next?.page !== page || !sentenceEnd.test(folded(text))) return []
  const match = wholeLine.exec(folded(next.text))
  const length = match?.groups?.['value']?.length ?? 0
  const found = length > 0 ? numberAt(rows, next, 0, length) : undefined
  return found ? [{ ...found, rank: ranks.invoice + 0.5 }] : []
}

/** A label in a box has its number beside it, in a next part, or straight under it. */
function beneath(
  rows: readonly Row[],
  row: Row,
  part: Part,
  rank: number,
  /** Whether it has to be all of what stands there. */
  isWhole = false,
): FoundNumber[] {
  // A colon may stand in a column of its own.
  const next = row.parts.slice(row.parts.indexOf(part) + 1).find(({ text }) => /[^\s:.]/.test(text))
  const lower = partBelow(rows, row, part)
  const besideRank = rank + Number(isBesidePhone(rows, row, part, next)) * 0.45
  const beside = next ? numberOf(rows, { row, part: next }, besideRank, isWhole) : []
  if (!lower) return beside
  // Where labels stand under what they are of, what stands under one is of the next.
  const under = numberOf(rows, lower, rank + Number(standOverLabels(rows)) * 0.45, isWhole)
  return [...beside, ...under, ...(isWhole ? [] : lastUnder(rows, part, lower, rank))]
}

/** The last word of a part that goes on into the label's column: `Bakker & Zn. B.V. 24.118`, `1/18/2026 172965`. */
function lastUnder(
  rows: readonly Row[],
  label: Part,
  { row, part }: { row: Row; part: Part },
  rank: number,
): FoundNumber[] {
  const last = /(?<=(?:\p{L}|\d[./-]\d).* )\S+$/u.exec(part.text)
  const letter = (part.right - part.left) / Math.max(1, part.text.length)
  const left = part.left + letter * (last?.index ?? 0)
  if (
    !last ||
    moneyIn(row.text).length > 0 ||
    part.left > label.left - letter ||
    left < label.left - 2 * letter
  )
    return []
  const from = part.from + last.index
  const isFit = new RegExp(`^${value}$`).test(folded(last[0]))
  const found = isFit ? numberAt(rows, row, from, from + last[0].length) : undefined
  return found ? [{ ...found, rank: rank + 0.35 }] : []
}

/** A part begins with a town's code where a word follows: better one that is all of its part. */
const townAfter = /^ \p{Lu}\p{Ll}{2}/u

/** What a part begins with, or what it is. */
function numberOf(
  rows: readonly Row[],
  { row, part }: { row: Row; part: Part },
  rank: number,
  isWhole: boolean,
): FoundNumber[] {
  const match = starts.exec(folded(part.text))
  const end = match?.[0].length ?? 0
  const from = part.from + end - (match?.groups?.['value']?.length ?? 0)
  const isFit = !isWhole || part.text.trim().length === end
  const found = match && isFit ? numberAt(rows, row, from, part.from + end) : undefined
  const isOfTown = townAfter.test(part.text.slice(end))
  return found ? [{ ...found, rank: rank + Number(isOfTown) * 0.3 }] : []
}

type Placed = Omit<FoundNumber, 'rank'>

/** `Invoice to 10442`, `Invoice total 1190`. */
const ofSomeone = /^(?:to|for|total|an|für|pour|aan|per|til|till) \d/i

/** The number that stands there, with letters that are glued to it and without words that are none of it. */
function numberAt(rows: readonly Row[], row: Row, from: number, to: number): Placed | undefined {
  if (ofSomeone.test(row.text.slice(from, to))) return undefined
  const start = startOf(row.text, from, to)
  const text = row.text.slice(start, to)
  if (!isNumber(text, row.text, to)) return undefined
  return { value: text + restBelow(rows, row, to), row, from: start, to }
}

function startOf(text: string, from: number, to: number): number {
  const apart = /^\p{L}+(?= \d)/u.exec(text.slice(from, to))?.[0]
  const isSeries = apart !== undefined && apart === apart.toUpperCase() && !isApart(apart)
  const isLong = to - from - (apart?.length ?? 0) > 3
  if (apart !== undefined && !(isSeries && (isLong || apart.length === 1)))
    return from + apart.length + 1
  // `INV446887`: the word is of the number.
  const glued = /(?<!\p{L})\p{Lu}{2,4}$/u.exec(text.slice(0, from))?.[0]
  return glued === undefined || isApart(glued) ? from : from - glued.length
}

/** What follows a hyphen at the end of a part, in the line under it. */
function restBelow(rows: readonly Row[], row: Row, to: number): string {
  const part = row.parts.findLast((each) => each.from < to)
  if (!part || !/^-\s*$/.test(row.text.slice(to, part.from + part.text.length))) return ''
  const rest = /^(?=.{2})[\dA-Z]+(?:[-/.][\dA-Z]+)*$/.exec(
    partBelow(rows, row, part)?.part.text ?? '',
  )
  return rest ? `-${rest[0]}` : ''
}
