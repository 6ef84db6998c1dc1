/** Several documents in one file: on which of its pages each begins and ends. Pure. */
import { isSameNumber } from '../../../shared/receipts/document-number'
import type { FieldValue, PageRange, ReadFields } from '../../../shared/receipts/reading'
import { readFields, type Context } from './read-fields'
import { boxOf, rowsOf, type Page, type Row } from './lines/rows'

/** What a page says by itself. */
interface PageFacts {
  fields: ReadFields
  /** Whether its supplier is named at its head, be it by the beginning of the name. */
  isHeaded: boolean
  /** Of `Page 2 of 3` the first number. */
  place?: number | undefined
}

/** What a document has said on its pages so far; `total` by any of them. */
interface Begun extends PageRange {
  facts: PageFacts
  total: string | undefined
}

/** Printed within so much of the page from its top, a name is that of who sent it. */
const headShare = 0.5

/**
 * The pages of each document, in order; empty where there is one, or where it is not plain that there are several. A page
 * begins a document by a head of its own: who it is from, and a number, a day and total, that are not those of the pages
 * before. A document has a total on one of its pages; what has none belongs to the pages before it.
 */
export function documentsIn(pages: readonly Page[], context: Context): PageRange[] {
  if (pages.length < 2) return []
  const begun: Begun[] = []
  for (const [at, page] of pages.entries()) {
    const facts = factsOf(page, context)
    const last = begun.at(-1)
    const total = facts.fields.total?.value
    if (!last || begins(facts, last)) begun.push({ first: at, last: at, facts, total })
    else {
      last.last = at
      last.total = total ?? last.total
    }
  }
  const documents = withTotals(begun)
  return documents.length > 1 ? documents.map(({ first, last }) => ({ first, last })) : []
}

function factsOf(page: Page, context: Context): PageFacts {
  const rows = rowsOf([page])
  const place = rows.map(({ text }) => /\bpage\s*(\d{1,3})\s*(?:of|\/)\s*\d/i.exec(text)?.[1])
  const found = place.find((text) => text !== undefined)
  const fields = readFields([page], context)
  return {
    fields,
    isHeaded: isHeaded(rows, fields.supplier),
    ...(found !== undefined && { place: Number(found) }),
  }
}

function begins({ fields, isHeaded, place }: PageFacts, before: Begun): boolean {
  if (place !== undefined) return place === 1
  const { supplier, date, total, documentNumber } = fields
  if (!isHeaded || !supplier || !date) return false
  const was = before.facts.fields
  const numbers = differs(was.documentNumber, documentNumber, isSameNumber)
  const days = differs(was.date, date)
  const totals = total !== undefined && differs({ value: before.total }, total)
  // The slip of the card terminal, or a copy: all that counts is the same.
  if (numbers === false || (days === false && totals === false && before.total !== undefined))
    return false
  if (numbers === true) return true
  const isOther = differs(was.supplier, supplier, isSameName) === true
  if (isOther) return total !== undefined || documentNumber !== undefined
  return days === true && total !== undefined && before.total !== undefined
}

/** The whole name may stand in small print alone, and its beginning at the head. */
function isHeaded(rows: readonly Row[], supplier: FieldValue | undefined): boolean {
  if (!supplier) return false
  if ((supplier.box?.y ?? 0) <= headShare) return true
  const name = lettersOf(supplier.value)
  return rows.some((row) => {
    const text = lettersOf(row.text)
    return (boxOf(row, 0, 1)?.y ?? 1) <= headShare && text.length > 4 && name.startsWith(text)
  })
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
