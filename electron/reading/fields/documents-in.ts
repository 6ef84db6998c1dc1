/** Several documents in one file: on which of its pages each begins and ends. Pure. */
import { isSameNumber } from '../../../shared/receipts/document-number'
import type { FieldValue, PageRange, ReadFields } from '../../../shared/receipts/reading'
import { readFields, type Context } from './read-fields'
import { amountsOf } from './amounts/amounts'
import { boxOf, rowsOf, type Page, type Row } from './lines/rows'
import { folded } from './lines/text'

/** What a page says by itself. */
interface PageFacts {
  fields: ReadFields
  /** Whether who sent it, or its number, is named at its head: before any amount. */
  isHeaded: boolean
  isNumbered: boolean
  /** Of `Page 2 of 3` the first number. */
  place?: number | undefined
  /** Whether it opens by going on, as with a sum that is carried. */
  isCarried: boolean
}

/** What a document has said on its pages so far; `total` by any of them. */
interface Begun extends PageRange {
  facts: PageFacts
  total: FieldValue | undefined
}

export interface Documents {
  /** The pages of each, in order; empty where there is one, or where it is not plain that there are several. */
  ranges: PageRange[]
  /** Whether one that was taken for one may be several: pages of it are sure of other totals. */
  isDoubtful: boolean
}

/** On a page without amounts, what is printed within so much of it from its top stands at its head. */
const headShare = 0.5
/** A name in which the reader has less confidence is none to tell a page's sender by. */
const tellingName = 0.9
/** As much as in one that stands under the label of a number (read-fields.ts). */
const labelledNumber = 0.9

/** The pages of the first document: all of them where there is one. */
export function firstOf(pages: readonly Page[], { ranges }: Documents): readonly Page[] {
  const [{ last } = { last: pages.length - 1 }] = ranges
  return pages.slice(0, last + 1)
}

/**
 * Tells the documents of a file apart. A page begins one by a head of its own: who it is from, and a number, a day and
 * total, that are not those of the pages before. A document has a total on one of its pages; what has none belongs to the
 * pages before it.
 */
export function documentsIn(pages: readonly Page[], context: Context): Documents {
  if (pages.length < 2) return { ranges: [], isDoubtful: false }
  const begun: Begun[] = []
  let isDoubtful = false
  for (const [at, page] of pages.entries()) {
    const facts = factsOf(page, context)
    const last = begun.at(-1)
    const { total } = facts.fields
    if (!last || begins(facts, last)) begun.push({ first: at, last: at, facts, total })
    else {
      isDoubtful ||= mayBegin(facts, last)
      last.last = at
      last.total = total ?? last.total
    }
  }
  const documents = withTotals(begun)
  const ranges = documents.map(({ first, last }) => ({ first, last }))
  return { ranges: ranges.length > 1 ? ranges : [], isDoubtful }
}

function factsOf(page: Page, context: Context): PageFacts {
  const rows = rowsOf([page])
  const place = rows.map(({ text }) => placeIn(text)).find((found) => found !== undefined)
  const fields = readFields([page], context)
  const head = headOf(rows)
  return {
    fields,
    isHeaded: isIn(head, fields.supplier) || isBegunIn(head, fields.supplier),
    isNumbered: isPlain(fields.documentNumber) || isIn(head, fields.documentNumber),
    ...(place !== undefined && { place }),
    isCarried: rows.slice(0, openingRows).some(({ text }) => carried.test(folded(text))),
  }
}

/** `Page 2 of 3`, `Seite 2 von 3`, `Sida 2 (3)`; a second page is one without its last number too. */
const pageWord = String.raw`(?:PAGE|PG|SEITE|BLATT|PAGINA|PAG|FOLHA|FOGLIO|SIDA|SIDE|SIVU|STRONA|STRANA|STRAN|OLDAL|LEHT|LAPA|PUSLAPIS|SELIDA|SAYFA|MUKA SURAT)\b\.?`
const placeOf = new RegExp(
  String.raw`(?:^|  |[-|.,:()]\s?)${pageWord}[ :]*(\d{1,3}) ?(?:(?:OF|VON|SUR|DE|DI|DO|DA|VAN|AV|AF|Z|ZE|OD|/|-)? ?\(?\d{1,3}\b|$)`,
)
/** Behind other facts of a document, at the end of a line: `Kontonr. 4471 0095 Side 2 af 2`. */
const placeAtEnd = new RegExp(
  String.raw`\d ${pageWord} (\d{1,3}) (?:OF|VON|SUR|DE|DI|DO|DA|VAN|AV|AF|Z|ZE|OD|/) \d{1,3}$`,
)

function placeIn(text: string): number | undefined {
  const words = folded(text)
  const found = (placeOf.exec(words) ?? placeAtEnd.exec(words))?.[1]
  return found === undefined ? undefined : Number(found)
}

const openingRows = 3
const carried =
  /\b(?:CARRIED|BROUGHT) FORWARD\b|^(?:\(?CONT(?:INUED|INUATION|'?D)|UBERTRAG|VORTRAG|FORTSETZUNG|(?:A )?REPORT(?:ER)?|SUITE|SUMA ANTERIOR|RIPORTO|SEGUE|(?:A )?TRANSPORT(?:E|AR)?|OVERDRACHT|VERVOLG|OVERFORT|Z PRZENIESIENIA|PRENOS)\b(?:[ :.)]*$|.*\d$)/

function begins(facts: PageFacts, before: Begun): boolean {
  const { fields, isHeaded, isNumbered, place, isCarried } = facts
  if (place !== undefined) return place === 1
  const { supplier, date, total, documentNumber } = fields
  if (isCarried || !date || !supplier) return false
  const was = before.facts.fields
  const numbers = numbersDiffer(was.documentNumber, documentNumber)
  const days = differs(was.date, date)
  const totals = total !== undefined && differs(before.total, total)
  // The slip of the card terminal, or a copy: all that counts is the same.
  if (numbers === false || (days === false && totals === false && before.total !== undefined))
    return false
  if (numbers === true && isNumbered) return true
  if (!isHeaded || !isTelling(supplier)) return false
  const isOther = differs(was.supplier, supplier, isSameName) === true
  if (isOther) return total !== undefined || documentNumber !== undefined
  return days === true && total !== undefined && before.total !== undefined
}

/** Undefined also where both are the same and as short as a table's or a till's: it may be one bill, paid with a tip. */
function numbersDiffer(one: FieldValue | undefined, other: FieldValue | undefined) {
  const isOther = differs(one, other, isSameNumber)
  return isOther === true && one?.value === other?.value ? undefined : isOther
}

/** Whether it and the pages before are each sure of a total, and not of the same. */
function mayBegin({ fields, place, isCarried }: PageFacts, before: Begun): boolean {
  if (place !== undefined || isCarried || !fields.total?.isSure || !before.total?.isSure)
    return false
  const number = before.facts.fields.documentNumber
  const isSame = differs(number, fields.documentNumber, isSameNumber) === false
  return !isSame && fields.total.value !== before.total.value
}

const isPlain = (number: FieldValue | undefined) => (number?.confidence ?? 0) >= labelledNumber
const isTelling = ({ isSure, confidence }: FieldValue) => isSure || confidence >= tellingName

/** The rows before the first amount: a page that goes on has its table or its sums at its top. */
function headOf(rows: readonly Row[]): Row[] {
  const [first] = amountsOf(rows)
  if (!first) return rows.filter(({ position }) => position <= headShare)
  return rows.filter(({ index }) => index < first.row.index)
}

function isIn(head: readonly Row[], field: FieldValue | undefined): boolean {
  const y = field?.box?.y
  if (y === undefined) return false
  return head.some((row) => {
    const box = boxOf(row, 0, row.text.length)
    return box !== undefined && y < box.y + box.height && y >= box.y - box.height
  })
}

/** The whole name may stand in small print alone, and its beginning at the head. */
function isBegunIn(head: readonly Row[], supplier: FieldValue | undefined): boolean {
  if (!supplier) return false
  const name = lettersOf(supplier.value)
  const texts = head.flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)])
  return texts
    .map((text) => lettersOf(text))
    .some((text) => text.length > 4 && name.startsWith(text))
}

/** Undefined where one of both is not known. */
function differs(
  one: { value: string | undefined } | undefined,
  other: { value: string } | undefined,
  isSame: (a: string, b: string) => boolean = (a, b) => a === b,
): boolean | undefined {
  if (one?.value === undefined || other === undefined) return undefined
  return !isSame(one.value, other.value)
}

const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function withTotals(begun: readonly Begun[]): Begun[] {
  const documents: Begun[] = []
  for (const each of begun) {
    const before = documents.at(-1)
    // Nor does a page without one become a document where the first pages have none yet.
    if (before && (each.total === undefined || before.total === undefined)) {
      before.last = each.last
      before.total ??= each.total
    } else documents.push({ ...each })
  }
  return documents
}
