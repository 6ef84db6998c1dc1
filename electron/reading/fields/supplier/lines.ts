/** Which lines may be a name at all, and what a line says of what stands in it. */
import { datesIn } from '../dates/dates'
import { opensAsInvoice } from '../kind/headings'
import {
  isAboutReceipt,
  isFormLine,
  isLabel,
  isThanks,
  isTitle,
  isTitleOfTrade,
} from '../lines/form-words'
import { hasRole, rolesOf } from '../lines/labels'
import type { Layout } from '../lines/layout'
import { moneyIn } from '../amounts/money'
import { isNumbersLine } from '../lines/numbers-line'
import { standingOf } from './party'
import { isCustomerLabel, isSenderLabel } from './party-labels'
import { isOfPayer } from './payer'
import { addressed, senderLine } from './sender-line'
import { overlap, partAbove, partBelow, type Part, type Row } from '../lines/rows'
import type { Piece } from './signs'
import {
  goesOnAfter,
  greeting,
  hasLegalForm,
  isRoute,
  issuerWord,
  keeper,
  loyalty,
  numbered,
  payeeWord,
  personAlone,
  placeWord,
  postcoded,
  signedBy,
  welcome,
} from './words'
import { labelForm, letterCount } from '../lines/text'

/**
 * Not the words of the form nor a value beside them, no line of the sender's whole address, no line of numbers; a name that
 * goes on does not do so with a street or a town.
 */
export function isName(pieces: readonly Piece[]): boolean {
  return pieces.every((piece, index) => {
    const { text } = piece
    const hasLabel = piece.isWholeRow && piece.row.parts.some((part) => isFormLine(part.text))
    if (hasLabel || isFormLine(text) || (piece.isWhole && senderLine(text) !== undefined))
      return false
    if (
      isHeading(piece) ||
      isCustomerLabel(text) ||
      isCustomerNamed(text) ||
      isRoute(text) ||
      isNumbered(text)
    )
      return false
    if (isSenderLabel(text) || isNumberedTitle(text) || isTitle(text)) return false
    if (isOfPaper(text) || isEndOfSentence(piece)) return false
    if (greeting.test(text.toUpperCase()) || welcome.test(labelForm(text))) return false
    if (
      isOfDay(piece) ||
      isNumberAlone(piece) ||
      isMeasure(text) ||
      isOfSlip(text) ||
      toReader.test(text)
    )
      return false
    if (ofSeat.test(labelForm(text)) || (piece.row.index > 1 && ofTable.test(labelForm(text))))
      return false
    if (
      [trail, counted, authorityCode, labelledStreet].some((pattern) => pattern.test(text)) ||
      ofReader.test(labelForm(text))
    )
      return false
    if (/^(?:www\.|https?:|\S+@|copyright|© ?20)|<\S+@/i.test(text)) return false
    if (isIssuerNamed(text) || loyalty.test(text) || isOfTwoFirms(text)) return false
    if (index === 0 && isRestOfSentence(piece)) return false
    if (keeper.test(text) || signedBy.test(text) || isOfTwoSentences(text)) return false
    if ((isThanks(text) && !payeeWord.test(text.toUpperCase())) || isAboutReceipt(text))
      return false
    if (hasLegalForm(text.toUpperCase())) return pieces.length > 1 || !isFormOfFirm(text)
    if (isOfAmount(piece) || opensAsInvoice(text) || endsInNumber.test(text)) return false
    if (isNumbersLine(text) || terms.test(text) || (piece.row.index > 0 && isPostalTown(text)))
      return false
    return index === 0 || !numbered.test(text)
  })
}

/** `All sales are final. Corporate offices: 12015 115th Ave`. */
const isOfTwoSentences = (text: string) => /\p{Ll}{3}\. \p{Lu}.*:/u.test(text)

/** Whether the name goes on: it ends with a word that joins, or the line over it does. */
export function isCut(rows: readonly Row[], pieces: readonly Piece[]): boolean {
  const [first] = pieces
  if (!first || goesOnAfter.test(pieces.at(-1)?.text ?? '')) return true
  const above = rows[first.row.index - 1]
  const over = above?.page === first.row.page && above.parts.find((part) => overlap(part, first))
  return Boolean(over && first.isWhole && goesOnAfter.test(over.text))
}

/** A town with its postcode: `Dudley DY2 0RZ`, `Cork T23 KP83`. */
const isPostalTown = (text: string) =>
  postcoded.test(text) ||
  /^\p{Lu}[\p{L} .,'’-]+ (?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/u.test(text)

/** Of a table's first row: most of what stands beside it are words of forms, in letters as large; no firm by its form. */
const isHeading = ({ text: own, height, row: { parts, text: all } }: Piece) =>
  parts.length > 2 &&
  height < 1.3 * Math.min(...parts.map((part) => part.height)) &&
  !hasLegalForm(own.toUpperCase()) &&
  !/\d/.test(all) &&
  parts.filter(({ text }) => isLabel(text) || hasRole(rolesOf(text))).length > parts.length / 2

/** `X Ltd T/A Y`, `X Ltd. Registered office: Y House`. */
const isOfTwoFirms = (text: string) =>
  /\p{L}{3}.*\b(?:T ?\/ ?A|[Tt]rading as)\b.*\p{L}{3}|\p{L}{3}\. [Rr]egistered\b/u.test(text)

/** `Management Limited.`: what ends a sentence that began in the line above. */
const isRestOfSentence = ({ row, text, from }: Piece) =>
  from === 0 &&
  row.index > 0 &&
  row.parts.length === 1 &&
  /^\p{Lu}[^.]*\p{L}{2}\.$/u.test(text) &&
  text.split(' ').length < 4 &&
  row.position > 0.5

/** `Mr H Breuer`, `MRS C DUARTE`; a doctor may be a firm. */
export const isPerson = (text: string) =>
  personAlone.test(text.toUpperCase()) &&
  ![hasLegalForm(text.toUpperCase()), placeWord.test(text.toUpperCase())].some(Boolean)

/** Before the name of whom a letter goes to: `Spett.le Falegnameria Zanon S.n.c.` */
const salutation =
  /^(?:Spett\.? ?(?:le|li|mo|ma)?|Egr\.?|Gent\.(?:le|mo|ma)?|Exm[oa]s?\.?|Sayın|À l['’]attention d[eu]|A la atención de|z\. ?H(?:d|dn)\.|t\.a\.v\.) /iu

/** `Account 2281 Harper Build Ltd`, `Vehicle KX21 ABC`: with the number that it is known by. */
const ofAccount =
  /^(?:account|a\/c|company|vehicle|customer|client|kunde|konto|klant|compte|cuenta|conto|conta)\b\.?:? (?:(?:no|nr|n°)\.?:? ?)?[A-Z]{0,3}-?\d{2,} \p{L}/iu

/** `dla: X`, `with Kaz`: whom it is for, or who served. */
const isCustomerNamed = (text: string) =>
  salutation.test(text) ||
  isOfPayer(text) ||
  ofAccount.test(text) ||
  (/^[^:]{2,30}: ?\p{L}/u.test(text) && isCustomerLabel(text.split(':')[0] ?? '')) ||
  /^(?:with|mit|avec|con|met|med|by|for|für|pour|para|voor|dla) \p{Lu}/u.test(text)

/** `Issued by X`: the name is what follows. */
const isIssuerNamed = (text: string) => issuerWord.test(text.toUpperCase())

/** Of a table: what is sold stands beside a quantity and a price; not who stands under the label of a sender. */
export const isItem = (rows: readonly Row[], piece: Piece) =>
  piece.row.parts.length > 2 &&
  moneyIn(piece.row.text).length > 0 &&
  !(piece.isWhole && !piece.isWholeRow && isJustUnderSender(rows, piece)) &&
  !isBesideValues(rows, piece)

/** All else in its row stands straight under labels, as a number and a day do beside the sender's name, and it does not itself. */
function isBesideValues(rows: readonly Row[], { row, left, right, isWholeRow }: Piece): boolean {
  const isUnderLabel = (part: Part) => {
    const label = partAbove(rows, row, part)?.part
    return label !== undefined && isLabel(label.text)
  }
  const own = row.parts.find((part) => overlap(part, { left, right }))
  if (isWholeRow || !own || isUnderLabel(own)) return false
  return row.parts.every((part) => part === own || isUnderLabel(part))
}

/** Straight under it, in its column. */
function isJustUnderSender(rows: readonly Row[], { row, left, right }: Piece): boolean {
  const own = row.parts.find((part) => overlap(part, { left, right }))
  const label = own && partAbove(rows, row, own)?.part
  return label !== undefined && isSenderLabel(label.text)
}

/** `12 Quay Street, Bristol BS1 4DJ`. */
const addressLine = /^\d{1,4}[A-Za-z]? \p{L}[^,]*, .*\d/u

/** With its number, and under a name; what stands over another street is no street itself. */
export function isStreet({ cells }: Layout, { row, from, text }: Piece): boolean {
  if (addressLine.test(text)) return true
  if (row.index === 0 || !numbered.test(text)) return false
  const part = row.parts.findLast((each) => each.from <= from)
  const found = part && cells.get(part)
  if (text.includes(',') || !found) return true
  const next = found.block.cells[found.at + 1]
  return found.at > 0 && !(next && numbered.test(next.part.text))
}

/** `Date of issue 27 June 2026`, `Please pay by 4 July 2026.`; a shop may stand beside the day in the first rows. */
function isOfDay({ row, text }: Piece): boolean {
  const rest = withoutDays(text)
  return rest !== text && (isLabel(rest) || row.index > 2 || /:\s*$/.test(rest))
}

/** What a paper of some trade is called, or what to do with it; a firm may be called so too. */
const isOfPaper = (text: string) =>
  !hasLegalForm(text.toUpperCase()) &&
  (isTitleOfTrade(text) || [toKeep, endsAsPaper].some((words) => words.test(labelForm(text))))

/** `Payment reminder`, `LANDLORD STATEMENT`: what a paper is, by its last word. As `labelForm` writes it. */
const endsAsPaper =
  /^(?:[A-Z&]+ ){1,4}(?:INVOICE|RECEIPT|STATEMENT|REMINDER|CONFIRMATION|SCHEDULE|NOTICE|SUMMARY|ADVICE|DEMAND|QUOTATION)$|^(?:[A-Z&]+ ){0,2}\w*(?:RECHNUNG|QUITTUNG|ERINNERUNG|MAHNUNG|BESTATIGUNG|UBERSICHT|HERINNERING|BEVESTIGING|PAMINNELSE|BEKRAFTELSE|BEKREFTELSE)$|^(?:RAPPEL|SOLLECITO|RECORDATORIO|CONFIRMATION|CONFERMA|CONFIRMACION|PRZYPOMNIENIE|POTWIERDZENIE) (?:DE |DI |D )?[A-Z]+$|^(?:BEGIN )?(?:FORWARDED|ORIGINAL) MESSAGE$|^(?:WEITERGELEITETE|URSPRUNGLICHE) NACHRICHT$|^MESSAGE (?:TRANSFERE|ORIGINAL)$/

/** `KEEP THIS DOCKET`, `DISPLAY BEHIND WINDSCREEN`. */
const toKeep =
  /^(?:KEEP|RETAIN|DISPLAY|SHOW|PLACE|PRESENT|BRING|RETURN|HAND) (?:THIS|BEHIND|INSIDE|IN YOUR|ON YOUR|YOUR|IT (?:IN|WITH|SAFE))\b/

/** `zu drei Vierteln berechnet.`: the end of what began in the line above. */
const isEndOfSentence = ({ row, text }: Piece) =>
  row.index > 2 && /^\p{Ll}.* \p{Ll}{4,}\.$/u.test(text) && !hasLegalForm(text.toUpperCase())

/** `Invoice ABC 9542`. */
const isNumberedTitle = (text: string) => {
  const rest = text.replace(/\s[\p{Lu}]{0,6}[ /-]?\d[\w/.-]*$/u, '')
  return (rest !== text && isLabel(rest)) || codedTitle.test(labelForm(text))
}

/** `Receipt b1ceb41b`, `Receipt59 a124ab`: a code of letters and figures, of which recognition loses and makes spaces. */
const codedTitle =
  /^(?:(?:TAX|VAT|SALES|E) ?)?(?:INVOICE|RECEIPT|RECHNUNG|QUITTUNG|BELEG|FACTURE|FACTUUR|FACTURA|FATTURA|FATURA|RICEVUTA|RECIBO|FAKTURA|KVITTO|KVITTERING|LASKU|KUITTI|CREDIT ?NOTE|GUTSCHRIFT) ?(?=(?:\D*\d){2})(?!.*(?=[A-Z]{4})[A-FO]{0,3}[G-NP-Z])[A-Z\d]+(?: [A-Z\d]+){0,3}$/

/** `VAT 19%  12.00`: what it says is said of an amount. */
const isOfAmount = ({ row, text }: Piece) =>
  isAmountAlone(text) ||
  (row.parts.length > 1 && hasRole(rolesOf(text)) && moneyIn(row.text).length > 0)

/** With a code of three letters at most. */
const isAmountAlone = (text: string) => moneyIn(text).length > 0 && letterCount(text) <= 3

const withoutDays = (text: string) =>
  datesIn(text).reduceRight((all, { from, to }) => all.slice(0, from) + all.slice(to), text)

/** `Kassa: 13`. */
const isNumbered = (text: string) =>
  /^(?:[\p{L}. ]{2,24}:|[\p{L}. -]{2,16}\b(?:Nr|No)\.?) ?\d+$/u.test(text) ||
  shopNumber.test(labelForm(text)) ||
  tollGate.test(labelForm(text)) ||
  addressed.test(text)

/** `Butik 8345`: which of its shops, not whose. */
const shopNumber =
  /^(?:BUTIKK?|BUTIK|FILIALE?|STORE|SHOP|BRANCH|MAGASIN|TIENDA|NEGOZIO|LOJA|WINKEL|SKLEP|MYYMALA|PRODEJNA|PRODAVNICA|PRODAJALNA|STATION|STASJON) (?:NR |NO |N )?\d+$/

/** `You rode with Tomasz`: said to whoever bought. */
const toReader = /^(?:You|Sie|Vous|Usted) \p{Ll}{2}/u

/** `17.1 miles`: how much of something. */
const isMeasure = (text: string) => /^\d+[.,]\d+ \p{Ll}/u.test(text)

/** `CHIP READ APPROVED`: what a card terminal says of the payment. */
const isOfSlip = (text: string) => {
  const words = labelForm(text).split(' ')
  const isAnswer =
    words.length === 1 && /^(?:APPROVED|DECLINED|AUTORISEE?|GENEHMIGT)$/.test(words[0] ?? '')
  return isAnswer || (words.length > 1 && words.every((word) => ofSlip.has(word)))
}

const ofSlip = new Set(
  'VISA MASTERCARD AMEX SALE KORT KARTE KAART BETALT BETALD BEZAHLT BETAALD PAGADO TARJETA CARTE BANCAIRE SANS CONTACT TRANSACTION RECORD CHIP READ READER SWIPED SWIPE TAP TAPPED INSERTED KEYED MANUAL CONTACTLESS APPROVED ACCEPTED AUTHORISED AUTHORIZED DECLINED PIN SIGNATURE VERIFIED NOT NO REQUIRED ENTRY MODE METHOD CVM ISSUER CREDIT DEBIT CARD PURCHASE THANK YOU GENEHMIGT AUTORISIERT KONTAKTLOS AUTORISE AUTORISEE APPROUVE APPROUVEE APPROVATA AUTORIZADA APROBADA APROVADA GODKJENT GODKENDT GODKAND HYVAKSYTTY AKKOORD'.split(
    ' ',
  ),
)

/** `MAUTSTELLE NORD`, `Northbound`: where one drove through. */
const tollGate =
  /^(?:NORTH|SOUTH|EAST|WEST)BOUND$|^(?:MAUTSTELLE|TOLL (?:PLAZA|GATE|STATION)|GARE DE PEAGE|CASELLO|BARRIERA|BARRERA|PUNKT POBORU OPLAT|NAPLATNA (?:KUCICA|POSTAJA)|BETALINGSANLEGG) \w/

/** `TABLE 30`: where somebody sat. */
const ofSeat =
  /^(?:PARTY OF|TABLE|TISCH|TAVOLO|STOLIK|ASZTAL|POYTA|TRAPEZI) (?:NR |NO |N )?\d{1,3}$/

/** `Home › My account › Orders`: where a page of a shop stands. */
const trail = /\p{L} ?[›»>] ?\p{L}/u

/** `SCAC CZVB`: how authorities call a carrier or a trader. */
const authorityCode = /^(?:SCAC|US ?DOT|EORI|AEO|D-?U-?N-?S|NCAGE) \S+$/

/** `1 × Dinner`, `Bildband × 3`: what was bought. */
const counted = /^\d{1,3} ?[x×] |× ?\d{1,3}$/

/** `Impressum: Oberer Graben 26`. */
const labelledStreet = /^\p{L}[\p{L} ]{2,24}: .*\p{L} \d{1,4}[a-z]?$/u

/** What a page or a bill calls its reader's: `Mein Konto`, `VOTRE FACTURE D'EAU`. */
const ofReader =
  /^(?:(?:MY|MEIN|MON|MI|IL MIO|MIJN|MITT|MIN|OMA|MOJE|MUJ) (?:ACCOUNT|KONTO|COMPTE|CUENTA|TILI|UCET)|(?:YOUR|IHRE|DEINE|VOTRE|SU|TU|LA TUA|LA SUA|UW|A SUA|TWOJ\w*|DIN|VASE) (?:\w+ )?(?:BILL|INVOICE|RECEIPT|ORDER|RECHNUNG|ABRECHNUNG|FACTURE|FACTURA|FATTURA|BOLLETTA|FATURA|FACTUUR|NOTA|FAKTURA|FAKTURY|RAKNING|REGNING)(?: .*)?)$/

/** `Covers 5`: who sat where; a house may be called so in the first rows. */
const ofTable =
  /^(?:COVERS?|TABLE|GUESTS|PAX|TISCH|GEDECKE|COUVERTS?|TAFEL|COUVERTEN|MESA|CUBIERTOS|COMENSALES|TAVOLO|COPERTI|BORD|KUVERT|STOLIK|STUL|ASZTAL|MASA|STOL|POYTA|LAUD|GALDS|STALAS|TRAPEZI) (?:NR |NO |N )?\d{1,3}$/

/**
 * Words beside a day or a number alone say what that is; a shop may stand beside the day in the first rows, and who has an
 * address under it is named, whatever the next column says.
 */
export function isLabelOfValue(rows: readonly Row[], piece: Piece): boolean {
  const { row, to, isWholeRow } = piece
  if (isAddressed(rows, piece)) return false
  const next = row.parts.find(({ from }) => from >= to)?.text
  const isFirst = isWholeRow ? row.parts.length === 2 : true
  const value = isWholeRow ? row.parts[1]?.text : next
  if (!isFirst || value === undefined || !/\d/.test(value) || !isValueAlone(value)) return false
  return (
    row.index >= 2 || (row.index === 1 && datesIn(value).length === 0 && endsAsLabel(piece.text))
  )
}

/** `Rec. No.`, `Kvits Nr:` */
const endsAsLabel = (text: string) => /(?:[.:#]|N[°ºo])\s*$/iu.test(text)

/** Whether the line under it is a street with its number. */
function isAddressed(rows: readonly Row[], { row, left, right }: Piece): boolean {
  const own = row.parts.find((part) => overlap(part, { left, right }))
  const next = own && partBelow(rows, row, own)?.part
  return next !== undefined && numbered.test(next.text)
}

/** `Ltd.` alone ends the name over it. */
const isFormOfFirm = (text: string) => !text.includes(' ') && letterCount(text) < 6

/** `Trade register 387.293.255`. */
const endsInNumber = /\p{L}{3}.* \d(?:[ ./-]?\d){7,}$/u

/** `INV-34126`; `The 1847` and `KAROO 1881` over all else are houses. */
const isNumberAlone = ({ row, text }: Piece) =>
  !(row.index === 0 && /^\p{Lu}\p{Ll}{1,4}\.? \d{2,4}$|^\p{Lu}{4,5} 1[5-9]\d\d$/u.test(text)) &&
  /^N(?:[Oo]\.?|[°º]) ?\p{Lu}{0,4}-?\d{3,}(?! \p{Lu}\p{Ll})|^\p{L}{1,5}[-/ ]?\d{3}[\d/.-]*$|^N[Or°º][.:]? ?\p{L}{0,3}\d+$|^NO[.:] ?\p{L}{0,3}\d+$|^\p{L}{1,5}[-/]\d+[-/]\d+$/u.test(
    text,
  )

/** Figures alone, or a day with or without its time. */
function isValueAlone(text: string): boolean {
  const rest = withoutDays(text)
  return !/\p{L}{3}/u.test(rest) && (rest !== text || !text.includes(':'))
}

/** `30 days`, in sentences about paying. */
const terms =
  /\b\d{1,3} (?:days|Tagen?|jours|dagen|d[ií]as|dias|giorni|gg|dni|dagar|dage|dager|pv|dn[íi])\b/i

/** A whole row of columns, one of which is the customer's. */
export function isMixed(rows: readonly Row[], { row, isWholeRow }: Piece): boolean {
  if (!isWholeRow || row.parts.length < 2) return false
  return row.parts.some((part) => standingOf(rows, row, part, part.from).isCustomer)
}

/** Beside a label that is not the sender's. */
export function isValue({ row, from }: Piece): boolean {
  const beside = row.parts.filter((part) => part.from + part.text.length <= from).at(-1)?.text
  return beside !== undefined && isLabel(beside) && !isSenderLabel(beside) && !isTitle(beside)
}
