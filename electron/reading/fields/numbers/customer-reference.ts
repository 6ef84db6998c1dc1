/** What the buyer gave to know an invoice by: a reference of its own, otherwise the number of its order. */
import { isLabel } from '../lines/form-words'
import { moneyIn } from '../amounts/money'
import { datesIn } from '../dates/dates'
import { partBelow, type Part, type Row } from '../lines/rows'
import { folded } from '../lines/text'

export interface FoundReference {
  value: string
  row: Row
  from: number
  to: number
}

/** In capitals without accents: whose it is, and what. A customer number is the supplier's own, and so is a plain order number. */
const buyers = String.raw`(?:YOUR|CUST(?:\.|OMER(?:'?S)?)|BUYER(?:'?S)?|CLIENT(?:'?S)?|IHRE?|VOTRE|VOS|UW|SU|VOSTR[OA]|VS\.?|VOSSA|V ?\/|PANSTWA|WASZ|ERT?|DERES|JERES|VASE|VASA|JUSU|TEIE)`
const references = String.raw`(?:REF(?:\.|ERENCES?|ERENZ|ERENTIE|ERENCIA|ERENS|ERANSE)?|ZEICHEN|KENMERK|RIF(?:\.|ERIMENTO)?|ZNAK|ZNACKA|OZNAKA|ATSAUCE|NUORODA|VIIDE)`
const orders = String.raw`(?:(?:PURCHASE )?ORDER|PO|P\.O\.?|AUFTRAG|BESTELL(?:UNG|NUMMER|-?NR\.?)|(?:BON DE )?COMMANDE|(?:INKOOP)?ORDER(?:NUMMER|NR\.?)|INKOOPORDER|BESTELLING|PEDIDO|ORDEN DE COMPRA|ORDINE(?: D'ACQUISTO)?|(?:NOTA DE )?ENCOMENDA|ZAMOWIENIE|ORDERN(?:R\.?|UMMER)|ORDRE|REKVISITION(?:SN(?:R\.?|UMMER))?|BESTILLING|INNKJOPSORDRE|OBJEDNAVKA|PASUTIJUMA|NARUDZBENICA|NAROCILO)`
const whole = {
  reference: `${buyers} ?${references}|KUNDENREFERENZ|REF\\.? CLIENT|REFERENCE CLIENT|RIF\\.? CLIENTE|VIITTEENNE`,
  order: `${buyers} ?${orders}|(?:PURCHASE ORDER|P\\.? ?O\\.?)(?= ?(?:NO|NUMBER|N[°O]|#|:|$))|OSTOTILAUSNUMERONNE|TILAUKSENNE`,
}
const numberWord = String.raw`(?:[ .]*(?:NUMBER|NUMMER|NUMERO|NO|NR|N[°O]|N(?=\.)|C|BR|ID|#)(?![A-Z\d]))?\.?`

/** The first ones go before, however late they stand. */
const patterns = [whole.reference, whole.order].map((words) => ({
  alone: new RegExp(`^(?:${words})${numberWord} ?:?$`),
  beside: new RegExp(`^(?:${words})${numberWord}(?<mark> ?[:#] ?| )(?=\\S)`),
}))

const longest = 60
const mostWords = 6

/** The reference with the best label; undefined where no label stands at one. */
export function customerReferenceIn(rows: readonly Row[]): FoundReference | undefined {
  const found = patterns.map((pattern) =>
    rows.flatMap((row) => row.parts.flatMap((part) => referenceAt(rows, row, part, pattern))),
  )
  return found.flat()[0]
}

function referenceAt(
  rows: readonly Row[],
  row: Row,
  part: Part,
  { alone, beside }: (typeof patterns)[number],
): FoundReference[] {
  const label = folded(part.text)
  if (alone.test(label)) {
    const next = row.parts[row.parts.indexOf(part) + 1]
    const below = partBelow(rows, row, part)
    // A table may begin there.
    const lower = below && moneyIn(below.row.text).length === 0 ? below : undefined
    const places = [...(next ? [{ row, part: next }] : []), ...(lower ? [lower] : [])]
    return places.flatMap((place) => valueFrom(place.row, place.part, 0, true)).slice(0, 1)
  }
  const match = beside.exec(label)
  return match ? valueFrom(row, part, match[0].length, match.groups?.['mark']?.trim() !== '') : []
}

/** @param isMarked whether the label ends there: otherwise a sentence may go on */
function valueFrom(row: Row, part: Part, at: number, isMarked: boolean): FoundReference[] {
  const value = part.text.slice(at).trim()
  const words = value.split(' ').length
  const isOne = value !== '' && value.length <= longest && words <= (isMarked ? mostWords : 3)
  const isSaying = /[\p{L}\d]{2}/u.test(value) && (isMarked || /\d/.test(value))
  if (!isOne || !isSaying || /:/.test(value) || isLabel(value) || isNone(value)) return []
  const from = part.from + part.text.indexOf(value, at)
  return [{ value, row, from, to: from + value.length }]
}

/** A sum or a day, or that there is no reference. */
const isNone = (text: string) =>
  [...moneyIn(text), ...datesIn(text)].some(({ from, to }) => from === 0 && to === text.length) ||
  /^(?:none|n\/?a|tbc|tba|nil|keine?|aucune?|geen|ninguno|nessuno|brak|see\b.*|siehe\b.*|value\b.*|total\b.*)$/i.test(
    text,
  )
