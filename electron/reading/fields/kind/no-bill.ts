/** Papers that are no bill, by how they are headed: a quotation, an order, a delivery note and the like, and a reminder. */
import type { DocumentKind } from '../../../../shared/receipts/reading'
import { datesIn } from '../dates/dates'
import { moneyIn } from '../amounts/money'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import type { Heading } from './headings'
import { asksOnceMore, isCalledReminder } from './reminder'

/** A part of a row, with its row. */
interface Part {
  row: Row
  text: string
}

/** What else a paper says that tells whether it is a bill. */
export interface Beside {
  rows: readonly Row[]
  headings: readonly Heading[]
  /** The first row with an amount. */
  firstAmount: Row | undefined
  /** Whether it says how it was paid. */
  isPaid: boolean
  /** Whether its total was paid, or change given. */
  isPaidOnSpot: boolean
  /** Whether it has the labels of what is billed again and again. */
  isBill: boolean
  /** Whether the number or the day of an invoice stands on it. */
  isNumbered: boolean
}

/** As `FoundKind`. */
interface Found {
  kind: DocumentKind
  row: Row
  isPlain: boolean
}

const ofProForma = /^PRO ?FORMA\b/

/** As a pro forma is headed in Latvia, Lithuania, Estonia, Hungary and Slovenia. */
const inAdvance =
  /^(?:AVANSA REKINS|ISANKSTINE (?:\w+ )?SASKAITA|ETTEMAKSUARVE|ELOLEGBEKERO|DIJBEKERO|PREDRACUN)\b/

const ofRemittance = /^REMITTANCE ADVICE\b/

/** Whole headings of papers that are neither a receipt nor an invoice. */
const otherPaper =
  /^(?:(?:PRO ?FORMA|PROFORMA)(?: INVOICE| RECHNUNG)?|QUOTATION|QUOTE|ESTIMATE|(?:PURCHASE|SALES) ORDER|(?:ORDER|BOOKING) (?:CONFIRMATION|ACKNOWLEDGEMENT)|REMITTANCE ADVICE|DELIVERY NOTE|PACKING SLIP|ANGEBOT|KOSTENVORANSCHLAG|(?:AUFTRAGS|BESTELL)BESTATIGUNG|ORDERBEVESTIGING|CONFIRMATION DE COMMANDE|CONFERMA D ORDINE|CONFIRMACION DE PEDIDO|POTWIERDZENIE ZAMOWIENIA|ORDERBEKRAFTELSE|ORDREBEKRAEFTELSE|TILAUSVAHVISTUS|POTVRZENI OBJEDNAVKY|LIEFERSCHEIN|DEVIS|BON DE (?:COMMANDE|LIVRAISON)|PRESUPUESTO|ALBARAN(?: VALORADO)?|PREVENTIVO|OFFERTE|PAKBON|ORCAMENTO|OFERTA|OFFERT|FOLJESEDEL|TILBUD|NABIDKA|DODACI LIST)(?: (?:NO|NR|N|NUMBER|NUMMER|REF))?(?: [A-Z]{1,4})?(?: [A-Z\d]*\d+)*$/

/** Whether a part of a row is called such a paper, by the whole of it. */
export const isOtherPaper = ({ text }: Part): boolean => otherPaper.test(labelForm(text))

/**
 * What a paper is that opens with the name of such a paper. Undefined where that may name another one: what is a bill after
 * all is never told for none.
 */
export function otherPaperOf(opening: Part, beside: Beside): Found | undefined {
  const { rows, headings, isPaid, isPaidOnSpot, isBill, isNumbered } = beside
  const label = labelForm(opening.text)
  if (isPaid || isBill || !isAtHead(opening, beside) || isLabel(opening, rows)) return undefined
  // It tells of invoices that were paid.
  const isOfPaid = ofRemittance.test(label)
  if (isPaidOnSpot && !isOfPaid) return undefined
  // With a number in it, it may be what the bill is for.
  const isTitle = !/\d/.test(label)
  if (!isTitle && asksForMoney(rows)) return undefined
  // `PRO FORMA INVOICE` has an `Invoice no.` of its own.
  const isOwn = isTitle && ofProForma.test(label)
  const named = headings.filter(({ row }) => !(isOwn && isNumber(row)))
  if (named.some((heading) => isRival(heading, rows))) return undefined
  if (isNumbered && !isOwn && !isOfPaid) return undefined
  // A slip to send back with the money may be that of a statement.
  const isPlain = isTitle && !isOfPaid && named.length === 0
  return { kind: 'other', row: opening.row, isPlain }
}

/** What a paper is whose heading asks once more, or in advance; undefined where it may be a bill all the same. */
export function askingOf(parts: readonly Part[], beside: Beside): Found | undefined {
  const { rows, headings, isPaid, isPaidOnSpot } = beside
  if (isPaid || headings.some((heading) => isRival(heading, rows))) return undefined
  const isPlain = headings.length === 0
  const again = parts.find((part) => asksOnceMore(part) || isCalledReminder(part))
  if (again && !isPaidOnSpot && isAtHead(again, beside))
    return { kind: 'reminder', row: again.row, isPlain }
  const ahead = parts.find(({ text }) => inAdvance.test(labelForm(text)))
  return ahead && isAtHead(ahead, beside) ? { kind: 'other', row: ahead.row, isPlain } : undefined
}

/** Within the upper half, with no sum beside it or above it. */
const isAtHead = ({ row }: Part, { firstAmount }: Beside): boolean =>
  row.position < 0.5 &&
  moneyIn(row.text).length === 0 &&
  (firstAmount === undefined || row.index < firstAmount.index)

/** Whether a heading makes a bill of it: not that of a list of bills, nor of a statement. */
const isRival = ({ kind, row }: Heading, rows: readonly Row[]): boolean =>
  kind !== 'statement' && !headsList(rows, row)

/** Whether it heads columns of which each row has a day and a sum: `Invoice | Date | Due | Amount`. */
function headsList(rows: readonly Row[], { index, page, parts }: Row): boolean {
  const below = rows[index + 1]
  return (
    parts.length > 2 &&
    below?.page === page &&
    datesIn(below.text).length > 0 &&
    moneyIn(below.text).length > 0
  )
}

/** Whether it is the label of what stands beside it or under it on a bill: `Delivery note | 4711 of 30 March`. */
function isLabel({ row, text }: Part, rows: readonly Row[]): boolean {
  const at = row.parts.findIndex((part) => part.text === text)
  const beside = row.parts[at + 1]?.text ?? ''
  return (
    row.parts.length > 2 ||
    (ofValue.test(beside) && !ofDay.test(beside)) ||
    wholeValue.test(rows[row.index + 1]?.text ?? '')
  )
}

const ofValue = /^\W*[A-Z]{0,4}[-/ ]?\d/i
const wholeValue = /^\W*[A-Z]{0,4}[-/ ]?\d[\w/.-]*$/i
/** `12 November 2026`, `12/11/2026`: the day of the paper itself. */
const ofDay = /^\d{1,2}(?:(?:st|nd|rd|th)? \p{L}|[./-] ?\d{1,2}[./-])/u

/** The number or the day of an invoice, beside its name. */
const isNumber = ({ text }: Row): boolean =>
  /\b(?:INVOICE|RECHNUNG|FACTURE) (?:NO|NR|N|NUMBER|NUM|REF|ID|DATE)\b|\bINVOICE [A-Z]{0,4} ?\d/.test(
    labelForm(text),
  )

/** Whether it says by when or how to pay, as a bill does. */
const asksForMoney = (rows: readonly Row[]): boolean =>
  rows.some(({ text }) => ofDemand.test(labelForm(text)))

const ofDemand =
  /\b(?:(?:AMOUNT|BALANCE|TOTAL|PAYMENT|NOW) DUE|DUE (?:DATE|ON|BY)|PLEASE (?:PAY|REMIT|TRANSFER)|PAYABLE|TO PAY|ZAHLBAR|FALLIG|ZU ZAHLEN|UBERWEISEN|A PAYER|A REGLER|ECHEANCE|TE BETALEN|TE VOLDOEN|VERVALDATUM|DA PAGARE|SCADENZA|A PAGAR|VENCIMIENTO|ATT BETALA|FORFALD\w*|FORFALL\w*|TIL BETALING|A BETALE)\b/
