/** What a day is called that is a paper's own in so many words, and what it is called with a word more. Words as `labelForm` writes them. */
import { distance, labelForm } from '../lines/text'

const named = new Set(
  `DATE DATED DATUM DATUMS FECHA DATA DATO DAGTEKENING TARIH TARIHI TANGGAL TARIKH IMEROMINIA KUUPAEV KPV PVM PAIVA PAIVAYS PAIVAMAARA KELT KELTE DATUMA DAGSETNING
TIME HEURE UHRZEIT ZEIT HORA ORA TIJD TID KLO KL CAS GODZINA AND ET UND Y E EN I A OCH OG JA SI
OF THE DE LA LE D L DU DEL DELLA DI DA DO DER N NO NR VOM AM AN VAN OP DEN DNE DNIA ON EL IL EM PLACE LIEU ORT LUGAR LUOGO MIEJSCE
INVOICE INVOICED BILL BILLING DEMAND RECEIPT TAX POINT ISSUE ISSUED DOCUMENT DOC STATEMENT CREDIT NOTE SALE TRANSACTION TRANS VAT
FACTURE FACTURATION EMISSION EMIS EMISE EDITION EDITE EDITEE ETABLIE AVOIR RECU TICKET VENTE
RECHNUNG RECHNUNGSDATUM BELEG BELEGDATUM AUSSTELLUNGSDATUM AUSSTELLUNG AUSGESTELLT ERSTELLT GUTSCHRIFT GUTSCHRIFTSDATUM BONDATUM
FACTUUR FACTUURDATUM CREDITNOTA BON KASSABON FATTURA FATTURAZIONE EMISSIONE DOCUMENTO SCONTRINO FACTURA FACTURACION EMISION EXPEDICION DOCUMENTO FATURA EMISSAO
FAKTURY FAKTURA WYSTAWIENIA WYSTAWIONO DOKUMENTU PARAGONU FAKTURADATUM FAKTURADATO KVITTO KVITTODATUM KVITTERINGSDATO BONDATO LASKU LASKUN LASKUPVM KUITIN
VYSTAVENI VYSTAVENIA VYSTAVENO VYHOTOVENIA DOKLADU SZAMLA KIALLITAS EMITERII FACTURII RACUNA FAKTURE IZDAVANJA IZDAJE ARVE REKINA SASKAITOS ISRASYMO`.split(
    /\s+/,
  ),
)

/** Whether nothing else is said of a day than that it is the paper's: `Date`, `Invoice date`, `Datum a čas`. */
export const isOwnLabel = (words: string): boolean =>
  words.split(' ').every((word) => named.has(word) || /\d/.test(word))

const aDay = /\b(?:DATE|FECHA|DATA)\b|DAT(?:UM|O)\b/
/** What papers and their being written are called. */
export const ofPaper =
  /INVOICE|\bBILL|\bDEMAND|RECEIPT|ISSUE|TAX ?POINT|RECHNUNG|BELEG|AUSSTELL|FACTUR|FACTURE|FATTUR|FACTUUR|FAKTUR|FATURA|EMISS|EMISION|EMITER|EXPEDICION|WYSTAWI|VYSTAV|VYHOTOV|KIALLIT|IZDA|DOCUMENT|DOKUMENT|DOKLAD/

const isGiven = /\b(?:EMIS|EMITIDO|EDITEE?|ETABLIE?|AUSGESTELLT|WYSTAWIONO|DAGTEKENING|PAIVA)\b/

/** Whether the day is called nothing but the paper's own, and not by a preposition alone: `Date and tax point`, `Établie le`, not `Le`. */
export const isOwnInFull = (words: string): boolean =>
  isOwnLabel(words) && (aDay.test(words) || ofPaper.test(words) || isGiven.test(words))

/** Whether the day is called so with a word of something else, known or not: `Date d'intervention`, `Avläsningsdatum`. */
export const isOfElse = (words: string): boolean =>
  isPaidOn.test(words) || (aDay.test(words) && !isOwnLabel(words) && !ofPaper.test(words))

/** When it is paid, or was: of a receipt its own day, of an invoice another. */
export const isPaidOn =
  /\b(?:(?<!INVOICE )PAYMENT DATE|DATE OF PAYMENT|DATE (?:DE |DU )?(?:PAIEMENT|REGLEMENT)|ZAHLUNGSDATUM|ZAHLDATUM|FECHA (?:DE |DEL )?PAGO|DATA (?:DI |DEL |DE |DO )?PAGAMENTO|BETALDATUM|DATUM (?:PLATBY|UHRADY|UHRADENIA|ZAPLACENI)|DATA (?:ZAPLATY|PLATII)|DATUM (?:PLACANJA|PLACILA)|FIZETES DATUMA)(?: (?:OF|DE|DU|DE LA|DELLA|DA|DEL)? ?(?:INVOICE|FACTURE|FATTURA|FACTURA|FATURA|FAKTURY))?$/

const anInvoice =
  /\b(?:INVOICE|RECHNUNG|FACTURE|FACTURA|FATTURA|FATURA|FACTUUR|FAKTURA|FAKTURY|LASKU)\b(?! (?:D AVOIR|RECTIFICATIVA|RETIFICATIVA|DE ABONO|KORYGUJACA|KORYGUJACEJ|STORNO)).* (?:VOM|DU|DEL|DE|DE FECHA|Z DNIA|VAN|OF|DATED|AV|AV DEN|AF|FRA|FRAN|ZE DNE|ZO DNA)$/
const aCredit = /\b(?:CREDIT|STORNO|KOREKTA|KREDIT\w*) \w+/

/** Whether it is that of an invoice by its number, as of the one that a credit note is about: `Betreft factuur 12 van`. */
export const isOfNumbered = (words: string): boolean =>
  anInvoice.test(words) && !aCredit.test(words)

const leadsTo =
  / (?:ON|OF|AT|FROM|TO|DATED|AM|VOM|ZUM|DU|LE|AU|DEL|EL|AL|DE|DI|IL|NEL|VAN|OP|DA|EM|DNIA|DNE|DNA|AF|AV|DEN|FRA|FRAN|D D)$/
const aPaper =
  /\b(?:RECU|QUITTANCE|TICKET|NOTE|BELEG|\w*BON|GUTSCHRIFT|SCONTRINO|PARAGON\w*|UCTENK\w*|DOKLAD\w*|KVITTERING|KVITTO|KUITTI|BONNETJE|STATEMENT|RELEVE DE COMPTE|KONTOAUSZUG|CREDITNOTA|DOBROPIS|SOLD|VERKAUFT|VENDUE?|VENDID[OA]|VENDUT[OA]|COMPRA|ACHAT|ACQUISTO|KAUF|SALE|PURCHASE)\b/
/** `Lyon le`, `Fait à Saint-Denis le`, `Stockholm den`, where no participle stands: `Signé le`. */
const aTown =
  /^(?:\p{Lu}\p{Ll}+ [àa] )?(?:\p{Lu}[\p{L}'-]*(?<!ée?s?)[ -]?){1,3} (?:le|den|dnia|dne|il|lì|a)\s*$/u
const ofDays = ['DATE', 'DATUM', 'DATA', 'DATO', 'FECHA']

/** Whether words straight before a day tell of something on it: `Zählerstand am`, `Last service:`. As printed. */
export function tellsOf(before: string): boolean {
  const words = labelForm(before)
  if (aPaper.test(words) || aTown.test(before)) return false
  if (leadsTo.test(words)) return true
  // A label of which a letter was misread: `Dale:`.
  const last = words.split(' ').at(-1) ?? ''
  return /:\s*$/.test(before) && words !== '' && ofDays.every((word) => distance(word, last) > 1)
}
