/** Whose a number is, by the words of its label: `Your VAT no`, `USt-IdNr. des Kunden`, and over a column `Ihre UID`. */
import { partAbove, type Part, type Row } from '../lines/rows'
import { folded } from '../lines/text'

/** Of whoever bought, in capitals without accents. Words that are small ones elsewhere count only beside a label. */
const buyers = String.raw`YOURS?|CUSTOMER(?:'?S)?(?! (?:COPY|SERVICE|CARE|RECEIPT|HELP))|CLIENT(?:'?S)?|BUYER(?:'?S)?|RECIPIENT(?:'?S)?|PURCHASER(?:'?S)?|(?:BILL|SHIP|SOLD)[- ]TO|DEBTOR|PAYER|IHRE?[MRS]?|DEINE?[MRS]?|KUNDE\w*|\w*KUNDEN|(?:LEISTUNGS|RECHNUNGS)?EMPFANGERS?|AUFTRAGGEBERS?|ZAHLUNGSPFLICHTIGER?|VOTRE|VOS|ACHETEUR|PRENEUR|DEBITEUR|DESTINATAIRE|VS(?=\.)|VOSTR[OAI]|CLIENTE|COMMITTENTE|CESSIONARIO|ACQUIRENTE|DEBITORE|SU|VUESTR[OA]|COMPRADOR|DEUDOR|ADQUIRENTE|V(?= ?\/)|SEU|VOSS[OA]|UW|KLANT\w*|AFNEMER\w*|ERT?|EDER|KUNDENS|KUND|JERES|DERES|KOBERS?|KJOPERS?|KOPARENS?|ASIAKKAAN|OSTAJAN|NABYWC\w*|KLIENTA|PANSTWA|ODBERATEL\w*|VASE|ZAKAZNIK\w*|VEVO|CUMPARATOR\w*|KUPC[AU]|KUPAC`
/** What a number is called; other words after `your` begin another thought: `Thank you for your order, VAT No`. */
const names = String.raw`VAT|V\.?A\.?T\.?|TAX|GST|REG(?:ISTRATION)?|NUMBERS?|NUMMER|NUMERO|NUMER|NO|NR|N[°O]?|ID|IDENT\w*|ID-?NR|UST\w*|UMSATZSTEUER\w*|STEUER\w*|UID|MWST|TVA|T\.V\.A\.?|INTRACOM\w*|P\.?(?: ?IVA)?|PARTITA|PIVA|IVA|I\.V\.A\.?|BTW|MOMS\w*|MVA|ALV|TUNNUS|CVR|NI[FP]C?|N\.I\.F\.?|CIF|DIC|ICO?|CONTRIBUINTE|C\.?F|IBAN|BIC|SEPA|BANK\w*|ACCOUNT|KONTO\w*|COMPTE|CUENTA|CONTO|CONTA|REKENING\w*|DETAILS|CODE|IS|IST|EST|E|EU|OF|DES|DU|DE|DEL|THE`
const ofBuyer = new RegExp(
  String.raw`(?<![A-Z])(?:${buyers})(?:[^A-Z]+(?:${names})(?![A-Z]))*[^A-Z]*$`,
)

/** Whether the label of a number, which stands before it, on its left or over it, names whoever bought. */
export function isLabelledAsBuyers(rows: readonly Row[], row: Row, from: number): boolean {
  return ofBuyer.test(labelOf(rows, row, from))
}

/** `Our VAT no`, `Supplier VAT`: whatever block it stands in. */
export const isLabelledAsSellers = (rows: readonly Row[], row: Row, from: number): boolean =>
  ofSeller.test(labelOf(rows, row, from))
const ofSeller =
  /^\W*(?:OUR|SUPPLIER'?S?|SELLER'?S?|VENDOR'?S?|UNSERE|NOTRE|NOSTRA|NUESTRO|ONS|ONZE|VART|VORES|VAR)\b/

/** The words nearest to a number: after other figures and the end of a sentence. */
export function labelOf(rows: readonly Row[], row: Row, from: number): string {
  const at = row.parts.findLastIndex((part) => part.from <= from)
  const own = row.parts[at]
  if (!own) return ''
  const before = nearest(folded(row.text.slice(own.from, from)))
  if (isSaying(before)) return before
  const left = row.parts[at - 1]
  if (left && isLabel(left)) return nearest(folded(left.text))
  const above = partAbove(rows, row, own)?.part
  return above && isLabel(above) ? nearest(folded(above.text)) : ''
}

const nearest = (words: string): string => words.split(/\d{3}|[!?] |(?<=[A-Z]{3})\. /).at(-1) ?? ''
const isSaying = (words: string): boolean => /[A-Z]{2}/.test(words.replace(/^[\W\d]*/, ''))
const isLabel = ({ text }: Part): boolean => /\p{L}{2}/u.test(text) && !/\d{3}/.test(text)
