/** What a paper is headed as: a receipt, an invoice, a credit note or a statement of account, by the words of a line. */
import type { DocumentKind } from '../../../../shared/receipts/reading'
import { moneyIn } from '../amounts/money'
import type { Row } from '../lines/rows'
import { isRunning, labelForm } from '../lines/text'
import { numberWord } from '../numbers/number-words'
import { isHeadedAsReminder } from './reminder'

export interface Heading {
  kind: DocumentKind
  row: Row
}

/** As papers are headed, in the languages of language.ts. */
const names: readonly [DocumentKind, RegExp][] = [
  [
    'credit-note',
    /\b(?:^(?:(?:TRANSACTION )?TYPE |TRANS(?:ACTION)? |CARD |CASH |SALES? )?REFUND(?: RECEIPT| VOUCHER| CONFIRMATION| NOTIFICATION| ADVICE| NOTE| SLIP)?$|^YOUR REFUND(?: RECEIPT| CONFIRMATION)?$|^REMBOURSEMENT$|^PLEASE CREDIT MY ACCOUNT$|ACCOUNT WILL BE CREDITED$|CREDIT (?:NOTE|MEMO|INVOICE)|ADJUSTMENT NOTE|^\w*GUTSCHRIFT|RECHNUNG GUTSCHRIFT|RECHNUNGS ?KORREKTUR|KORREKTUR ?RECHNUNG|STORNO ?RECHNUNG|^AVOIR(?! (?:LE|LA|LES|UN|UNE|DES|CHOISI|FAIT|ETE|EU)\b)|(?:FACTURE|NOTE) D AVOIR|NOTE DE CREDIT|(?:FACTURA|FATURA) RECTIFICATIVA|(?:NOTA|FACTURA) (?:DE|DI) (?:CREDITO|ABONO)|CREDIT(?:NOTA|FACTUUR)|FAKTURA KORYGUJACA|KREDITT?(?:FAKTURA|NOTA)|DOBROPIS|OPRAVNY DANOVY DOKLAD|HYVITYSLASKU|IADE FATURASI|KREDITNO IZVESTIE|NOTA (?:KREDIT|RETUR)|CFDI DE EGRESO|(?:HELYESBITO|STORNO|SZTORNO|JOVAIRO) SZAMLA|FACTURA (?:DE )?STORNO|KREEDITARVE|KREDITREKINS|KREDITINE SASKAITA\w*|^ODOBRENJE$|KNJIZNO ODOBRENJE|PISTOTIKO(?: TIMOLOGIO)?|KREDITREIKNINGUR)\b/,
  ],
  [
    'statement',
    /\b(?:STATEMENT OF ACCOUNT|(?:ACCOUNT|CUSTOMER|SUPPLIER|MONTHLY) STATEMENT|^STATEMENT$|KONTOAUSZUG|RELEVE DE COMPTE|^RELEVE DE FACTURES$|EXTRACTO DE CUENTA|ESTRATTO CONTO|REKENINGOVERZICHT|WYCIAG|EXTRATO DE CONTA|KONTOUTDRAG|KONTOUDTOG|VYPIS Z UCTU)\b/,
  ],
  [
    'invoice',
    /^FEE (?:NOTE|ACCOUNT)(?: (?:NO|NUMBER))?(?: [A-Z]{0,4} ?\d[\d ]*)?$|^DEBIT NOTE(?: (?:NO|NUMBER))? [A-Z]{0,4} ?\d[\d ]*$|^BILL OF COSTS(?: (?:NO|NUMBER))?(?: [A-Z]{0,4} ?\d[\d ]*)?$|\b(?:INVOICE|\w*(?<!\bBE|\bVER|\bAN)RECHNUNG|FACTURE|FACTURA|FATTURA|\w*FACTUUR|\w*FAKTURA|FATURA|\w*LASKU|\w*(?<!\bBE|\bUT)RAKNING|\w*(?<!\bBE|\bU[DT])REGNING|\w*AFREKENING|HONORARNOTE|^(?:HYRES|PREMIE|AVGIFTS|MANADS|FORSAKRINGS)AVI$|NOTE D HONORAIRES|BOLLETTA|PARCELLA|MINUTA DE HONORARIOS|RACHUNEK|VYUCTOVANI|FAKTUR|TAGIHAN|SZAMLA|RACUN|ARVE|REKINS|SASKAITA|TIMOLOGIO|RAHUNOK|SCHET|REIKNINGUR|SONRASC|FATURE|CFDI)\b/,
  ],
  [
    'receipt',
    /\b(?:RECEIPT|QUITTUNG|KASSENBON|\w*BELEG|QUITTANCE DE LOYER|DOCUMENTO COMMERCIALE|TALAO DE VENDA|KASSEBON|TICKET DE CAISSE|RECU|RECIBO|TICKET|SCONTRINO(?! DELL ENERGIA\b)|^QUIETANZA DI PAGAMENTO|RICEVUTA|KASSABON|PARAGON|\w*KVITTO|KVITTERING|UCTENKA|\w*KUITTI|FIS|BILGI FISI|SATIS FISI|POKLADNICNY DOKLAD|FISKALEN BON|SLUZHEBEN BON|KASOVA BELEZHKA|STRUK|KUITANSI|NOTA DE VENTA|NYUGTA|BON FISCAL|CHITANTA|KVIITUNG|CEKS|CEKIS|KVITAS|APODEIXI|FISKALNII CHEK|KVITTUN|KUPON FISKAL)\b/,
  ],
]

/** Of Spain and Portugal what a till prints, and what is paid at once, as `labelForm` writes it. */
const tillInvoice = /\bFAC?TURA SIMPLIF(?:ICADA)?\b|\bFATURA RECIBO\b/

/** The whole heading of an invoice that was paid: `FACTURE ACQUITTÉE N° LOR-26-942`. */
const paidInvoice =
  /^(?:FACTURE ACQUITTEE|FATTURA QUIETANZATA)(?: N(?:O|R)? [A-Z\d ]*\d[A-Z\d ]*)?$/

/** `Receipt for Invoice #000318`. */
const receiptFor = /^(?:(?:PAYMENT|CARD|YOUR) )?RECEIPT FOR (?:YOUR )?INVOICE\b/

/** Before that which another paper stands for or takes back. */
const ofOtherTill = /\b(?:CANJE|ANULA|RECTIFICA\w*|SUSTITU\w*|REFERENTE)\b/

/** What a shop says of what it gives back, when and to whom, in a line that is as short as a heading. */
const policy =
  /\b(?:ONLY|WITHIN|EXCHANGES?|REQUESTS?|ACCEPTED|OR CREDIT|NO CASH|NO REFUNDS?|DAYS|POINTS|NUR|GEGEN|UMTAUSCH|INNERHALB|TAGEN?|PUNKTE|PAYBACK|ECHANGES?|OU|SOUS|JOURS|CAMBIOS?|CAMBI|SOLO|DIAS|GIORNI|RUILEN|BINNEN|DAGEN|TROCAS?)\b/

/** What tells of a paper in a line that is as short as a heading: where to get it, when it comes, what it is for. */
const spokenOf =
  /\b(?:PLEASE(?! CREDIT MY)|ASK|REQUEST\w*|AVAILABLE|DOWNLOAD|NEED|SCAN|QR|VIEW|SEE|WILL(?! BE CREDITED)|ISSUED|IF|OFFER|GIVEN|QUER(?:Y|IES)|VALID|SENT|FOLLOWS?|ONLINE|DESK|KEEP|RETAIN|RETURNS|FOLGT|SEPARAT\w*|ERHALTEN|SUIVRE|SUIVRA|VOLGT|SEGUE|SEGUIRA|ENVIARA|APARTE|SKICKAS|SENDES|LAHETETAAN|ZOSTANIE|BUDE)\b/

/** Whose words name an invoice and are no name of the paper: `Invoice address`, `This is not a VAT invoice`. */
const ofOtherInvoice =
  /\bNOT? (?:A |AN )?(?:VAT |TAX )?INVOICE\b|\bINVOICE (?:TO|ADDRESS|RECIPIENT)\b|\bPRO ?FORMA|\b(?:AVANSA REKINS|ISANKSTINE (?:\w+ )?SASKAITA|ETTEMAKSUARVE|ELOLEGBEKERO|DIJBEKERO|PREDRACUN)\b|\b(?:KEINE|AUCUNE|GEEN|INGEN|IKKE EN) (?:RECHNUNG|FACTURE|FACTUUR|FAKTURA)\b|(?<!\d.*)\b(?:NAO (?:SERVE DE|E UMA) FATURA|NO (?:ES|SIRVE (?:COMO|DE)|VALE COMO|TIENE VALOR DE) FACTURA|NON (?:E UNA|VALE COME) FATTURA)\b/

/** Of the check of a bar that is put on the room: `It is not a receipt for payment`, and of terms: `Payable upon receipt`, `Check on receipt`. */
const noReceipt =
  /\bNOT A (?:VAT |TAX |VALID )?RECEIPT\b|\b(?:PAYABLE|DUE|PAYMENT|CHECK) (?:UPON|ON) RECEIPT\b/

/** Columns of what is charged and of what is given back: `Belastung EUR | Gutschrift EUR`. */
const ofCharges = /^(?:BELASTUNG(?:EN)?|LASTSCHRIFT(?:EN)?|SOLL)(?: EUR| €| CHF)?$/
const ofCredits = /^GUTSCHRIFT(?:EN)?(?: EUR| €| CHF)?$/

/** A heading is short; within sentences these words speak of other papers. */
export const longestHeading = 36
/** With its number and day it is longer: `Rechnungskorrektur Nr. RK21012345 vom 16.09.2018`. */
const numbered = new RegExp(
  String.raw`^(?:\p{L}+(?: \p{L}+){0,2}(?= ${numberWord}(?![A-Z]))|(?:TAX |VAT )?INVOICE(?= [A-Z]{0,4} ?\d[\dA-Z ]{0,12}(?<= )(?:TAX ?POINT|DATE|ACCOUNT|CUSTOMER|PAGE|TIME)\b)(?!.*\b(?:PAID|OVERDUE|UNPAID|REMAINS?)\b)|TD\d\d (?:NOTA DI CREDITO|FATTURA|PARCELLA)(?= )|BOLLETTA(?= PER LA FORNITURA DI (?:GAS(?: NATURALE)?|ENERGIA ELETTRICA|ACQUA)$))`,
  'u',
)
/** The end of a sentence: `ticket and a sample within 5 days`. A number may be that of the paper. */
const goesOn = /^\p{Ll}+(?: [\p{L}\d]+){5}(?!.*\d{2})/u

/**
 * All that head a paper, from its top; not the last word of a sentence, nor the stub of a giro. What may be the subject of another
 * paper as well is none under another heading.
 */
export function headingsIn(rows: readonly Row[]): Heading[] {
  const all = rows.flatMap((row) =>
    isLastWord(rows, row) || isGiroStub(rows, row)
      ? []
      : row.parts.flatMap(({ text }) =>
          headingIn(row, text).map((heading) => ({ ...heading, isSubject: isSubject(text) })),
        ),
  )
  const [first] = all
  const isOther = first?.isSubject === false || isHeadedAsReminder(rows)
  return isOther ? all.filter((each) => !each.isSubject) : all
}

/** `Hyresavi`, `Bolletta per la fornitura di gas naturale`, `TD24 fattura differita di cui all'art. 21`. */
function isSubject(text: string): boolean {
  const line = labelForm(text)
  return /AVI$/.test(line) || (line.length > longestHeading && /^(?:BOLLETTA|TD\d\d) /.test(line))
}

/** Whether a heading calls it a credit note. */
export const isHeadedAsCredit = (rows: readonly Row[]): boolean =>
  rows.some((row) =>
    row.parts.some(({ text }) => headingIn(row, text).some(({ kind }) => kind === 'credit-note')),
  )

/** Of a part of a row; none where it speaks of another paper. */
export function headingIn(row: Row, text: string): Heading[] {
  const line = labelForm(text)
  const words = line.length > longestHeading ? numbered.exec(line)?.[0] : line
  // Beside an amount it is the name of an item, or of a line of a statement.
  if (words === undefined || moneyIn(row.text).length > 0 || goesOn.test(text)) return []
  const named = names.find(([, pattern]) => pattern.test(words))
  if (!named) return []
  const isOfPayment =
    named[0] === 'invoice' &&
    ((tillInvoice.test(line) && !ofOtherTill.test(line)) ||
      receiptFor.test(line) ||
      (paidInvoice.test(line) && row.position < 0.5))
  const kind = isOfPayment ? 'receipt' : named[0]
  if (spokenOf.test(line)) return []
  if (kind === 'credit-note' && (policy.test(line) || isColumn(row, line))) return []
  if (kind === 'invoice' && ofOtherInvoice.test(line)) return []
  if (kind === 'receipt' && (noReceipt.test(line) || isOfSlip(row, line))) return []
  return [{ kind, row }]
}

/** The half of a Swiss payment slip that the bank gives back: `Ricevuta | Sezione pagamento`. */
const isOfSlip = ({ parts }: Row, line: string) =>
  line === 'RICEVUTA' && parts.some(({ text }) => labelForm(text) === 'SEZIONE PAGAMENTO')

/** The last word of a sentence that runs over from the line above: `receipt.` */
function isLastWord(rows: readonly Row[], { text, index, page }: Row): boolean {
  const above = rows[index - 1]
  return /^\p{Ll}+\.$/u.test(text) && above?.page === page && isRunning(above.text)
}

/** What a bank stamps for whoever pays, under an invoice: `KVITTERING  Innbetalt til konto`. */
function isGiroStub(rows: readonly Row[], { text, index, page, position }: Row): boolean {
  const around = rows.slice(Math.max(0, index - 1), index + 2).filter((row) => row.page === page)
  return (
    position > 0.5 &&
    /^(?:\w+ )?KVITTERING\b/.test(labelForm(text)) &&
    around.some((row) => ofGiro.test(labelForm(row.text)))
  )
}

const ofGiro =
  /\b(?:INNBETALT TIL KONTO|BETALERENS KONTO\w*|INDBETALINGSKORT|GIROKORT|BLANKETTN\w+)\b/

const isColumn = ({ parts }: Row, line: string) =>
  ofCredits.test(line) && parts.some(({ text }) => ofCharges.test(labelForm(text)))

/** Whether a line begins with what an invoice is called, alone or as the end of a word: `Schlussrechnung Nr. 12`. */
export const opensAsInvoice = (text: string): boolean =>
  /^(?:E )?(?:INVOICE|FACTURE|FACTURA|FATTURA|FATURA|\w*(?:RECHNUNG|FACTUUR|FAKTURA|LASKU|SZAMLA|REIKNINGUR)|FAKTUR|TAGIHAN|RACUN|ARVE|REKINS|SASKAITA|TIMOLOGIO|RAHUNOK|SCHET|SONRASC|FATURE|CFDI|NOTA FISCAL|CREDIT NOTE|GUTSCHRIFT|AVOIR|DOBROPIS)\b/.test(
    labelForm(text),
  )
