/** What a printed document is: a receipt, an invoice, a credit note or a statement of account, by its headings and by what its amounts tell. */
import type { DocumentKind } from '../../../../shared/receipts/reading'
import type { Amount } from '../amounts/amounts'
import type { Ledger } from '../amounts/ledger'
import { moneyIn } from '../amounts/money'
import { datesIn } from '../dates/dates'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import { isHandedOver } from '../lines/labels'
import { headingIn, headingsIn, longestHeading } from './headings'
import { askingOf, isOtherPaper, otherPaperOf, type Beside } from './no-bill'
import { asksOnceMore, ofReminder } from './reminder'

export interface FoundKind {
  kind: DocumentKind
  /** Absent where it follows from the amounts. */
  row: Row | undefined
  /** Whether a heading says it, and no other says otherwise. */
  isPlain: boolean
}

/** Said by a mail that tells the number of an invoice, as that a card was declined; who is not registered says the like on an invoice. */
const saysIsNone =
  /(?<!\bIF )\bTHIS (?:E ?MAIL|MESSAGE|NOTICE|LETTER) IS NOT (?:A |AN )?(?:VAT |TAX )?INVOICE\b/

/** Of Czechs and Slovaks, beside the heading of an invoice in advance. */
const noTaxDocument =
  /^(?:TENTO DOKLAD |TATO FAKTURA )?(?:NENI DANOVYM DOKLADEM|NIE JE DANOVYM DOKLADOM)$/

/** What the total of a paper is called that gives it back. */
const refunded =
  /^(?:(?:VISA|CARD|CASH) )?REFUND(?:ED)?$|\b(?:TOTAL REFUND|REFUND (?:TOTAL|AMOUNT|DUE)|AMOUNT REFUNDED|(?:MONTANT|TOTAL) REMBOURSE|ERSTATTUNGSBETRAG|IMPORTE REEMBOLSADO|TOTALE RIMBORSO|TERUGBETALING|TILBAGEBETALES|ATERBETALAS)\b/

/**
 * Undefined where neither words nor amounts tell.
 * @param total the amount that is taken for it
 * @param isPaid whether the paper says how it was paid
 */
export function documentKindOf(
  rows: readonly Row[],
  ledger: Ledger,
  total?: Amount,
  isPaid = false,
): FoundKind | undefined {
  const parts = rows.flatMap((row) => row.parts.map(({ text }) => ({ row, text })))
  const headings = headingsIn(rows)
  const [first] = headings
  const opening = parts.find(
    (part) => isOtherPaper(part) || headingIn(part.row, part.text).length > 0,
  )
  const beside: Beside = {
    rows,
    headings,
    firstAmount: ledger.amounts.map(({ row }) => row).toSorted((a, b) => a.index - b.index)[0],
    isPaid,
    isPaidOnSpot: isPaidOnSpot(ledger, total),
    isBill: isBill(labelsOf(rows)),
    isNumbered: isNumbered(rows),
  }
  if (opening && isOtherPaper(opening) && !isTornOff(opening, first))
    return otherPaperOf(opening, beside)
  // What is called a credit note may name the invoice that it is about, never the other way round.
  const credit = headings.find(({ kind }) => kind === 'credit-note')
  const found = credit ?? first
  if (found?.kind === 'invoice') {
    if (isInAdvance(parts, found.row)) return { kind: 'other', row: found.row, isPlain: true }
    const again = parts.find((part) => asksOnceMore(part))
    if (again) return { kind: 'reminder', row: again.row, isPlain: false }
  }
  const asking =
    found === undefined || found.kind === 'invoice' ? askingOf(parts, beside) : undefined
  if (asking) return asking
  if (ledger.isRefund)
    return { kind: 'credit-note', row: found?.row, isPlain: credit !== undefined }
  if (refunded.test(labelForm(total?.label ?? '')) && !credit)
    return { kind: 'credit-note', row: undefined, isPlain: first?.kind !== 'invoice' }
  if (found) {
    // A till whose slips are headed `TAX INVOICE`, as in Australia, says what change it gave.
    const isOfTill =
      isPaidAtTill(ledger, total) ||
      isPaidCashMemo(rows, isPaid) ||
      (isPaid && isFiscalSlip(rows)) ||
      isSettledFolio(rows, found.row, ledger, total) ||
      (isSlipOfTill(rows) && (isPaidWith(ledger, total) || isApproved(rows)))
    if (found.kind === 'invoice' && isOfTill)
      return { kind: 'receipt', row: found.row, isPlain: true }
    if (found.kind === 'invoice' && rows.some(({ text }) => saysIsNone.test(labelForm(text))))
      return undefined
    const isAlone = headings.every(({ kind }) => kind === found.kind)
    const isPlain = isAlone || credit !== undefined
    const isOwed = found.kind === 'receipt' && !isPaid && isDemanded(rows)
    const isDoubtful =
      isOwed ||
      asksForMore(found.row, total) ||
      (found.kind === 'invoice' && isOfList(rows, found.row))
    return { ...found, isPlain: isPlain && !isDoubtful }
  }
  const labels = labelsOf(rows)
  const isReminder = labels.some((label) => label.length < longestHeading && ofReminder.test(label))
  const isStamped = labels.some((label) =>
    /^(?:PAID|RECEIVED) (?:\w+ )*WITH THANKS\b|^PAID$/.test(label),
  )
  const isPremium =
    labels.includes('DEBIT NOTE') && labels.some((label) => /\bIPT\b|\bPOLICY\b/.test(label))
  if ((isBill(labels) || isPremium) && !isReminder && !isStamped && !isPaidOnSpot(ledger, total))
    return { kind: 'invoice', row: undefined, isPlain: false }
  if (isPaid || tellsPayment(ledger, total)) {
    // A till's slip needs no heading, where it gave change and nothing is open.
    const isPaidSlip = isPaid && isShapedAsSlip(rows) && isPaidAtTill(ledger, total)
    const isOpen = labels.some((label) => onAccount.test(label) || undone.test(label))
    return { kind: 'receipt', row: undefined, isPlain: isPaidSlip && !isOpen }
  }
  const row = rows.some(({ text }) => ofReminder.test(labelForm(text)))
    ? undefined
    : (numberedIn(rows) ?? billOfMonth(rows))
  return row && { kind: 'invoice', row, isPlain: false }
}

const labelsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ parts }) => parts.map(({ text }) => labelForm(text)))

/** Whether it heads a column of a list, each of whose rows has a day and a sum: the paper is about several such. */
function isOfList(rows: readonly Row[], { index, page, parts }: Row): boolean {
  const below = rows.slice(index + 1, index + 3).filter((row) => row.page === page)
  return (
    parts.length > 3 &&
    below.length > 1 &&
    below.every(({ text }) => datesIn(text).length > 0 && moneyIn(text).length > 0)
  )
}

/** Whether what is headed as a receipt asks for dues, as a Spanish `recibo` does for a premium. */
const isDemanded = (rows: readonly Row[]) => rows.some(({ text }) => ofDues.test(labelForm(text)))

const ofDues =
  /\b(?:RECIBO DE PRIMA|PERIODO VOLUNTARIO|ENTIDAD COLABORADORA|TOTAL A INGRESAR|CORRESPONDE ABONAR|DOMICILIA\w*|SE (?:LE )?CARGARA)\b/

/** Of a correction that may ask for more than the invoice did: `Faktura korygująca`, and what is to be paid. */
const asksForMore = (heading: Row, total: Amount | undefined) =>
  /\bKORYGUJAC/.test(labelForm(heading.text)) &&
  /\bDO ZAPLATY\b(?! ZWROTU)/.test(labelForm(total?.label ?? ''))

/** An invoice in advance, which says itself that no tax is claimed by it. */
const isInAdvance = (parts: readonly { text: string }[], heading: Row | undefined) =>
  /\bZALOHOV/.test(labelForm(heading?.text ?? '')) &&
  parts.some(({ text }) => noTaxDocument.test(labelForm(text)))

const period =
  /^(?:BILL(?:ING)? PERIOD|DEMAND (?:NOTICE )?(?:NUMBER|NO|DATE)|DATE OF DEMAND)\b|\bDEMAND NOTICE(?: 20[\d ]+)?$/
const billed = /^BILL (?:NUMBER|NO|DATE)\b/
const whose =
  /^(?:YOUR )?(?:CUSTOMER|ACCOUNT|MATTER|CLIENT|TENANT)(?: (?:(?:NUMBER|NO|REF(?:ERENCE)?)\b|\d{4,})|$)|^(?:OUR|YOUR) REF\b/

/** How the last bill was paid, or what this one comes to later. As `labelForm` writes it. */
const ofLastBill = /\b(?:RECEIVED|LAST|PREVIOUS|YOU PAID|BROUGHT|IF PAID)\b/

/** What will be taken from an account: `We'll take this by direct debit on 4 March`. As `labelForm` writes it. */
const isTaken =
  /^\d{1,2} (?:MONTHLY )?PAYMENTS? OF .{1,14} ON OR BEFORE\b|\b(?:WILL|LL|SHALL) (?:BE )?(?:TAKE|TAKEN|COLLECT|COLLECTED|DEBIT|DEBITED|ASK)\b|\b(?:WIRD|WERDEN|BUCHEN|ZIEHEN) (?:\w+ ){0,8}(?:AB|EIN|ABGEBUCHT|EINGEZOGEN)\b|\bSERA (?:PRELEVE|DEBITE)\b|\b(?:WORDT|WORDEN) (?:\w+ ){0,8}(?:AFGESCHREVEN|GEINCASSEERD)\b|\bSE (?:CARGARA|COBRARA)\b|\b(?:SARA|VERRA) ADDEBITAT\w/

/** As a part of the total. */
const mostWithTip = 1.5

/** Money that was given back, by the whole of its label: not `Oil change`, `Part exchange`, `Plan changes` or `Resto da pagare`. */
const changeIn = (amounts: readonly Amount[]): Amount[] =>
  amounts.filter(({ roles, label }) => roles.change && isChange.test(labelForm(label)))

/** With the sign or the code of its money. As `labelForm` writes it. */
const isChange =
  /^(?:(?:YOUR |CASH |TOTAL )?CHANGE(?: DUE| GIVEN| RETURNED)?|CHG|(?:RUCK|WECHSEL|RETOUR|WISSEL)GELD|(?:BETRAG )?ZURUCK|TERUG|RENDU(?: MONNAIE)?|MONNAIE(?: RENDUE)?|(?:SU )?CAMBIO|VUELTO|RESTO|TROCO|RESZTA|VRACENO|VRATIT|VAXEL|TILLBAKA|BYTTEPENGE|RETUR|VAIHTORAHA|TAKAISIN|VISSZAJARO|POVRAT|ZA VRATITI|VRACILO|VRNJENO|VRATENE|POVRACAJ|TAGASI|VAHETUSRAHA|IZDOTS|ATLIKUMS|GRAZA|REST DE DAT|CANVI|VYDAVOK|VYDANE|BAKI|KEMBALI(?:AN)?|PARA USTU|RESTA|REST)(?: (?:RM|[A-Z]{3}|KR|£|€|\$))?$/

/** Whether it says how it was paid, not above its total: `Reception and bar arrangements` are none in cash. */
function tellsPayment(ledger: Ledger, total: Amount | undefined): boolean {
  const { amounts, rests } = ledger
  const first = amounts.find(({ cents }) => cents === total?.cents)?.row.index ?? 0
  const given = new Set(changeIn(amounts))
  return amounts.some(
    (amount) =>
      amount.row.index >= first &&
      !rests.advanced.includes(amount) &&
      ((isHandedOver(amount.roles) && !amount.roles.total) || given.has(amount)),
  )
}

/** Whether it gave change, also of nothing; an account has a balance. */
function isPaidAtTill({ amounts, cash, card }: Ledger, total: Amount | undefined): boolean {
  const all = total?.cents ?? 0
  const from = amounts.find(({ cents }) => cents === total?.cents)?.row.index ?? 0
  return changeIn(amounts)
    .filter(({ row }) => row.index > from)
    .some(({ cents }) => {
      const back = Math.abs(cents)
      return cash.includes(all + back) || (back === 0 && card.includes(all))
    })
}

/** How far print reaches across the roll of a till, in heights of its letters; across a letter it is more than 28. */
const widestSlip = 26

/** What a till or the card machine beside it prints. As `labelForm` writes it. */
const ofTill =
  /\bAID A0|\bRRN \d{6}|\b(?:TID|MID|STAN)(?: (?:ID|NO|NR))? [X*]*\d{4}|\bTERMINAL (?:(?:ID|NO|NR) \w*\d{3}|\d{6})|\b(?:KASSA|KASSEN) ?(?:ID|NR)\b|REGISTRIERKASSE|\bRKSV\b|\bTSE (?:SERIEN|TRANSAKTION|SIGNATUR)|KASSENBON|KUNDENBELEG|CARDHOLDER COPY|\bAUTH(?: CODE)? \d{4,6} APPROVED\b/

/** Whether a paper has the shape of a till's slip and the words of one. */
const isSlipOfTill = (rows: readonly Row[]): boolean =>
  rows.some(({ text }) => ofTill.test(labelForm(text))) && isShapedAsSlip(rows)

function isShapedAsSlip(rows: readonly Row[]): boolean {
  const parts = rows.flatMap((row) => row.parts)
  const left = parts.reduce((least, part) => Math.min(least, part.left), Infinity)
  const right = parts.reduce((most, part) => Math.max(most, part.right), 0)
  return right - left <= widestSlip * (rows[0]?.unit ?? 0)
}

/** As tills of Croatia and Slovenia report it to the state, and paid there: `JIR: …` and `Način plaćanja: Kartica`. */
function isFiscalSlip(rows: readonly Row[]): boolean {
  const labels = rows.map(({ text }) => labelForm(text))
  return (
    labels.some((label) => /^(?:JIR|ZKI|EOR|ZOI)\b/.test(label)) &&
    labels.some((label) => paidThere.test(label)) &&
    isShapedAsSlip(rows)
  )
}

const paidThere =
  /^(?:NACIN PLACANJA|NACIN PLACILA|PLACANJE|PLACILO|PLACENO|PLACANO)\b(?!.*\b(?:TRANSAKCIJSK\w+|VIRMAN\w*|TRR|NALOG\w*)\b).*\b(?:KARTIC\w*|GOTOVIN\w*|NOVCANIC\w*|MASTERCARD|VISA|MAESTRO)\b/

/** `TAX INVOICE / CASH MEMO`, as in India, that says how it was paid, and where nothing is left to be paid. */
function isPaidCashMemo(rows: readonly Row[], isPaid: boolean): boolean {
  const labels = rows.map(({ text }) => labelForm(text))
  return (
    labels.some((label) => /^(?:(?:TAX|RETAIL) INVOICE )?CASH MEMO$/.test(label)) &&
    (isPaid || labels.some((label) => label.startsWith('PAID BY '))) &&
    !labels.some((label) => onAccount.test(label))
  )
}

/** `INFORMATION INVOICE / GUEST FOLIO` of a guest who has paid by card, so that nothing is left. */
const isSettledFolio = (
  rows: readonly Row[],
  heading: Row | undefined,
  { amounts, card }: Ledger,
  total: Amount | undefined,
) =>
  /^INFORMATION INVOICE\b/.test(labelForm(heading?.text ?? '')) &&
  card.reduce((sum, cents) => sum + cents, 0) >= (total?.cents ?? Infinity) &&
  !rows.some(({ text }) => /\b(?:CITY LEDGER|DIRECT BILL\w*)\b/.test(labelForm(text))) &&
  amounts.some(
    ({ cents, label }) =>
      cents === 0 && /^(?:(?:TOTAL |FOLIO )?BALANCE|AMOUNT DUE)(?: DUE)?$/.test(labelForm(label)),
  )

/** What the card machine answered, by the whole of it. As `labelForm` writes it. */
const answered =
  /^(?:(?:TRANSACTION )?(?:APPROVED|ACCEPTED|GENEHMIGT|AKKOORD|ACCEPTEE)(?: (?:AUTH|CODE|AUTH CODE|NO|NR))?(?: [A-Z]?\d{4,6})?|00 (?:APPROVED|ACCEPTED)|ZAHLUNG ERFOLGT)$/
const ofCard =
  /\b(?:VISA|MASTERCARD|MAESTRO|AMEX|GIROCARD|EFTPOS|DEBIT|CONTACTLESS|KREDITKARTE|DEBITKARTE|BANCONTACT|AID A0\w+)\b/
/** What nobody pays at once. */
const onAccount =
  /\bDECLINED\b|\bACCOUNT\b|\bTERMS\b|\b\d+ DAYS (?:NETT?|FROM)\b|\b(?:NETT?|(?:PAYABLE|DUE|PAY) (?:IN|WITHIN)) \d+ DAYS\b|\bBALANCE DUE\b|\bDUE (?:DATE|ON|BY)\b|\bINVOICED\b|\bZAHLBAR\b|\bFALLIG\b|\bDEPARTURE\b/

/** What was taken back, never given or never paid, and the reckoning of a day. */
const undone =
  /\b(?:VOID(?:ED)?|CANCEL\w*|REVERS\w*|TRAINING\w*|SCHULUNG\w*|\w*STORN\w*|ANNUL\w*|ANUL\w*|GEANNULEERD|MAKULER\w*|(?:GOODS )?RETURN(?:ED)?|RUCKGABE|\w*RUCKNAHME|RUCKZAHLUNG|ERSTATTUNG|RETOUR|RETUR|ATERKOP|PALAUTUS|DEVOLUC\w+|REEMBOLSO|RESO|RIMBORSO|REMBOURSEMENT|TERUGBETALING|ZWROT|VRACENI ZBOZI|REFUND\w*|REFUSED|UBUNG|ECOLE|ABBRUCH|UNPAID|NOT PAID|NICHT BEZAHLT|A ENCAISSER|PRECONTO|(?:AUF )?ZIMMER|ROOM|WE BUY|ANKAUF|AUSZAHLUNG|EINZAHLUNG|PAID OUT|PAYING IN|[ZX] (?:REPORT|READING)|\w*(?:ABSCHLUSS|BERICHT)|DAGAF\w+|DAGSAVSLUT\w*|CHIUSURA|CLOTURE|END OF DAY)\b/

/** Whether a card was taken, and nothing is left to be paid. */
function isApproved(rows: readonly Row[]): boolean {
  const labels = rows.map(({ text }) => labelForm(text))
  return (
    labels.some((label) => answered.test(label)) &&
    labels.some((label) => ofCard.test(label)) &&
    !labels.some((label) => onAccount.test(label))
  )
}

/** How it is to be paid, or how something else was. As `labelForm` writes it. */
const toPay = /\b(?:PAY (?:BY|ONLINE|WITH|VIA)|DIRECT DEBIT|DUE|SINCE|LAST|PREVIOUS)\b/

/** Whether a way to pay has the total beside it, perhaps with a tip. */
function isPaidWith({ amounts, rests }: Ledger, total: Amount | undefined): boolean {
  const all = total?.cents ?? 0
  return amounts.some(
    (amount) =>
      amount.cents > 0 &&
      (amount.roles.card || amount.roles.cash) &&
      !toPay.test(labelForm(amount.label)) &&
      !rests.advanced.includes(amount) &&
      amount.cents >= all &&
      amount.cents <= mostWithTip * all,
  )
}

/** Whether the other paper that a page opens with is the part to send back with the money, beside a statement. */
const isTornOff = (
  opening: { text: string },
  first: { kind: DocumentKind; row: Row | undefined } | undefined,
) =>
  labelForm(opening.text) === 'REMITTANCE ADVICE' &&
  first?.kind === 'statement' &&
  first.row?.parts.some(({ text }) => /^STATEMENT(?: OF ACCOUNT)?$/.test(labelForm(text)))

/** Whether change was given, or the total was paid, in parts or with a tip, or it is called paid. */
function isPaidOnSpot({ amounts, cash, card }: Ledger, total: Amount | undefined) {
  const paid = amounts.some(({ row }) => isTaken.test(labelForm(row.text)))
    ? []
    : [...cash, ...card]
  const most = mostWithTip * (total?.cents ?? 0)
  const isMore = ({ roles, label, cents }: Amount) =>
    (roles.card || roles.cash) &&
    !ofLastBill.test(labelForm(label)) &&
    cents > (total?.cents ?? 0) &&
    cents <= most
  return (
    changeIn(amounts).some(({ cents }) => cents !== 0) ||
    (total !== undefined &&
      (paid.includes(total.cents) ||
        paid.reduce((sum, cents) => sum + cents, 0) === total.cents ||
        amounts.some((amount) => isMore(amount)) ||
        total.roles.paid))
  )
}

/** Whether its labels are those of what is billed again and again: power, a telephone, rent. How the last one was paid makes no receipt of it. */
const isBill = (labels: readonly string[]) =>
  labels.some((label) => period.test(label)) ||
  (labels.some((label) => billed.test(label)) && labels.some((label) => whose.test(label)))

/** `Factuurnummer: 26-118`, `INV 0221`, `Invoice 0092` without an amount: an invoice that has no heading. As `labelForm` writes it. */
const ofInvoice =
  /^(?:(?:RECHNUNGS|FACTUUR|FAKTURA|LASKUN)(?:NUMMER|NR|NUMERO|DATUM|DATO) \w*\d|INV(?:OICE)?(?: NO| NUMBER| REF)? [A-Z]{0,4} ?\d)/

const numberedIn = (rows: readonly Row[]) =>
  rows.find(({ parts }) =>
    parts.some(
      ({ text }, at) =>
        ofInvoice.test(labelForm(text)) && !/^\W*\d[\d.,]*\W*$/.test(parts[at + 1]?.text ?? ''),
    ),
  )

/** `Ihre Stromrechnung für September 2026`, with a number that is called that of an invoice. */
const billOfMonth = (rows: readonly Row[]) =>
  rows.some(({ parts }) => parts.some(({ text }) => ofNumber.test(labelForm(text))))
    ? rows.find(({ text }) => ofMonth.test(labelForm(text)))
    : undefined

/** Whether the number or the day of an invoice is told. */
const isNumbered = (rows: readonly Row[]): boolean =>
  (numberedIn(rows) ?? billOfMonth(rows)) !== undefined ||
  labelsOf(rows).some((label) => ofInvoiceOnly.test(label))

const ofInvoiceOnly =
  /^(?:RECHNUNGS|FACTUUR|FAKTURA|LASKUN)(?:NUMMER|NR|NUMERO|DATUM|DATO)\b|^N DE FACTURE\b|^TAX POINT\b/

const ofNumber = /^(?:RECHNUNGS|FACTUUR|FAKTURA)(?:NUMMER|NR)$|^N DE FACTURE$/
const ofMonth =
  /^(?:IHRE|VOTRE|UW) \w*(?:RECHNUNG|FACTURE|FACTUUR) (?:FUR|DU|DE|VAN|VOOR)(?: \w+){1,4} 20\d\d$/
