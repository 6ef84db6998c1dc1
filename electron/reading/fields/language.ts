/** The languages of a paper, by words that papers of that language print. */
import type { Row } from './rows'
import { ukPostcode } from './supplier-words'
import { labelForm } from './text'

export type Language = keyof typeof words

/** In capitals without accents; many stand in one language alone, the others weigh little where several agree. */
const words = {
  en: 'INVOICE RECEIPT AMOUNT DATE CUSTOMER CASH CHANGE THANK YOU TAX VAT QTY PRICE DESCRIPTION DUE BILL TOTAL SUBTOTAL BALANCE CARD PAYMENT TEL TABLE THE AND FOR WITH YOUR OF PLEASE PAID SALE ORDER NUMBER',
  de: 'RECHNUNG RECHNUNGSNUMMER RECHNUNGSDATUM BETRAG GESAMTBETRAG GESAMT MWST UST SUMME DATUM KUNDE KUNDENNUMMER MENGE EINZELPREIS ZAHLBAR TAGEN VIELEN DANK BAR RUCKGELD QUITTUNG BELEG STEUERNUMMER GMBH NETTO BRUTTO ZWISCHENSUMME IHR FUR',
  fr: 'FACTURE TVA TTC HT MONTANT CLIENT DATE ECHEANCE QTE PRIX REGLEMENT PAYER ESPECES RENDU MERCI VOTRE TICKET CARTE SOUS ADRESSE AVOIR RUE SIRET',
  nl: 'FACTUUR FACTUURNUMMER FACTUURDATUM BTW TOTAAL BEDRAG AANTAL KLANT KLANTNUMMER BETALEN OMSCHRIJVING BEDANKT KASSABON WISSELGELD PRIJS VERVALDATUM SUBTOTAAL DATUM KVK CONTANT',
  es: 'FACTURA IVA FECHA CLIENTE IMPORTE CANTIDAD PRECIO IMPONIBLE GRACIAS EFECTIVO CAMBIO NIF CIF VENCIMIENTO CALLE TARJETA CONCEPTO PAGO',
  it: 'FATTURA IVA DATA CLIENTE IMPONIBILE TOTALE IMPORTO QUANTITA PREZZO SCADENZA GRAZIE CONTANTI RESTO VIA PAGAMENTO DESCRIZIONE EURO DOCUMENTO',
  pt: 'FATURA IVA DATA CLIENTE VALOR QTD PRECO VENCIMENTO OBRIGADO TROCO RUA NIF CONTRIBUINTE MULTIBANCO DESCRICAO PAGAMENTO RECIBO',
  pl: 'FAKTURA NIP ZAPLATY BRUTTO NETTO NABYWCA SPRZEDAWCA ILOSC WARTOSC SPRZEDAZY WYSTAWIENIA PARAGON RAZEM SUMA GOTOWKA RESZTA PTU UL FISKALNY',
  sv: 'FAKTURA FAKTURANUMMER FAKTURADATUM MOMS BETALA SUMMA ANTAL BELOPP KUND KUNDNUMMER FORFALLODATUM KVITTO TACK KONTANT KR TOTALT EXKL INKL',
  da: 'FAKTURA FAKTURANUMMER FAKTURADATO MOMS BETALE ALT ANTAL BELOB KUNDE KUNDENUMMER FORFALDSDATO CVR KVITTERING TAK KONTANT TLF KR DATO EKSKL INKL',
  no: 'FAKTURA FAKTURANUMMER FAKTURADATO MVA BETALE SUM ANTALL BELOP KUNDE KUNDENUMMER FORFALLSDATO KVITTERING TAKK KONTANT TLF KR DATO EKS INKL KASSE',
  fi: 'LASKU LASKUN ALV YHTEENSA MAARA HINTA ASIAKAS ERAPAIVA TUNNUS KUITTI KIITOS KATEINEN PAIVAMAARA PVM VEROTON KORTTI PUH',
  cs: 'FAKTURA DPH CELKEM UHRADE MNOZSTVI CENA ODBERATEL DODAVATEL SPLATNOSTI ICO DIC UCTENKA DEKUJEME HOTOVOST VYSTAVENI DATUM KC POPIS DANOVY DOKLAD',
} as const

const sets = Object.entries(words).map(
  ([language, list]) => [language as Language, new Set(list.split(' '))] as const,
)

/** Letters that none of these languages writes: of Greek, Cyrillic and other alphabets, and of other Latin ones. */
const foreign =
  /(?![\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{sc=Han}])\p{L}|[ĂȘȚŞŢŐŰĐĖŲĮŪĀĒĪĢĶĻŅĦĠĊİĞ]/u
/** Names may bear a letter from elsewhere; a paper that is written so has more. */
const mostForeign = 2

/** Words that papers print in many languages tell little. */
const international = new Set('TOTAL SUBTOTAL TEL CARD CLIENT EURO DATA DATUM'.split(' '))

/** So many words tell a language, and so many of them that it shares with few; of English, spoken at home, one is enough. */
const fewest = 2
const fewestOwn = (language: Language) => (language === 'en' ? 1 : 2)

/** The language, or those that its words tell alike; none where too few do, or its letters are of none of them.
 * A British postcode tells as much as English words, which short receipts lack. */
export function languagesOf(rows: readonly Row[]): Language[] {
  const all = rows.flatMap(({ text }) => text.toUpperCase().split(' '))
  if (new Set(all.filter((word) => foreign.test(word))).size > mostForeign) return []
  const printed = new Set(rows.flatMap(({ text }) => labelForm(text).split(' ')))
  const counts = sets.map(([language, list]) => {
    const found = [...list].filter((word) => printed.has(word))
    const own = found.filter((word) => !international.has(word)).length
    const isTold = found.length >= fewest && own >= fewestOwn(language)
    return { language, count: isTold ? found.length : 0 }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  if (most === 0) return all.length > 0 && ukPostcode.test(all.join(' ')) ? ['en'] : []
  return counts.flatMap(({ language, count }) => (count === most ? language : []))
}
