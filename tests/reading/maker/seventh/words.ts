/** The English of Israel, Korea, Egypt, Nigeria, Hong Kong and Cyprus, Spanish of Peru, Bosnian, German of Liechtenstein; more that papers say of who sends them. */
import { wordsBut, type Words } from '../words'
import { englishBut, german } from '../known/words-germanic'
import { croatian } from '../last/words'
import { spanish } from '../known/words-south'

export const israeli: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE / RECEIPT|Invoice
creditNote: Credit Tax Invoice|Credit Invoice
vatNumber: VAT No.|Authorized Dealer No.|Osek Murshe
registration: Company No.|C.N.|Private Co.
total: Total to pay|Total incl. VAT|TOTAL NIS|Grand Total
tillTotal: TOTAL|Total to pay|TOTAL NIS
card: Isracard|VISA CAL|Credit card
`)

export const korean: Words = englishBut(`
invoice: INVOICE|Tax Invoice|Commercial Invoice
vatNumber: Business Reg. No.|BRN|Business Registration Number
registration: Corporate Reg. No.|Corporation No.
net: Supply value|Subtotal
total: Total Amount|TOTAL|Amount (KRW)|Grand Total
tillTotal: TOTAL|Amount to pay
card: Shinhan Card|KB Card|Card
`)

export const egyptian: Words = englishBut(`
invoice: INVOICE|Tax Invoice|Sales Invoice
vatNumber: Tax Reg. No.|Tax ID|T.R.N.
registration: Commercial Reg.|C.R. No.
total: Total Amount|Net Total EGP|Total|Amount Due
tillTotal: TOTAL|NET TOTAL|Total EGP
card: Meeza|VISA|InstaPay
tip: Service 12%
`)

export const nigerian: Words = englishBut(`
invoice: INVOICE|Tax Invoice|SALES INVOICE
vatNumber: TIN|VAT TIN|FIRS TIN
registration: RC|RC No.|BN
total: Total|Grand Total|TOTAL NGN|Amount Payable
tillTotal: TOTAL|GRAND TOTAL|Total NGN
card: POS|Verve|Transfer
thanks: Thanks for your patronage|God bless you, come again|Goods sold in good condition are not returnable
`)

export const hongKong: Words = englishBut(`
invoice: INVOICE|Invoice|Debit Note
vat: Tax
vatOf: Tax {rate}|{rate} tax
vatNumber: BR No.|Business Reg.
registration: CR No.|C.R.
net: Subtotal|Sub-total
total: Total HKD|Total Amount|TOTAL|Amount Due (HKD)
tillTotal: TOTAL|Total HKD
untaxed: E. & O. E.
card: Octopus|VISA|PayMe
`)

export const cypriot: Words = englishBut(`
vatNumber: VAT Reg. No.|V.A.T. No.|VAT & TIC
registration: HE|Reg. No. HE
total: Total|TOTAL EUR|Amount payable|Total incl. VAT
`)

export const peruvian: Words = wordsBut(
  spanish,
  `
invoice: FACTURA ELECTRÓNICA|Factura electrónica|FACTURA
creditNote: NOTA DE CRÉDITO ELECTRÓNICA
receipt: BOLETA DE VENTA ELECTRÓNICA|Boleta de venta
number: N°|Nro.|Serie y número
vat: IGV
vatOf: IGV {rate}|I.G.V. {rate}|IGV ({rate})
columns: Descripción|Cant.|P. Unit.|IGV|Importe
vatNumber: RUC|R.U.C.|RUC N°
registration: Partida registral|Partida electrónica
billTo: Señor(es)|Adquirente|Cliente
net: Op. gravada|Total valor de venta|OP. GRAVADAS
total: Importe total|TOTAL|Total a pagar S/|Importe a pagar
tillTotal: TOTAL|IMPORTE TOTAL S/|Total a pagar
card: Yape|VISA|Tarjeta
thanks: Gracias por su preferencia|Vuelva pronto
`,
)

export const bosnian: Words = wordsBut(
  croatian,
  `
invoice: Faktura|RAČUN|Račun-otpremnica
total: Ukupno KM|Ukupno za plaćanje|ZA UPLATU|Ukupno sa PDV-om
tillTotal: UKUPNO|ZA UPLATU|TOTAL KM
vatNumber: PDV broj|IB|ID broj
registration: JIB|MBS
number: Faktura br.|Broj fakture|Račun broj
due: Valuta|Rok plaćanja|Datum dospijeća
thanks: Hvala na povjerenju|HVALA NA POSJETI
`,
)

export const liechtenstein: Words = wordsBut(
  german,
  `
total: Rechnungsbetrag CHF|Total|Gesamttotal|Zu bezahlen
tillTotal: TOTAL|Total CHF|Zu bezahlen
vatNumber: MWST-Nr.|UID
registration: FL-Nr.|Öffentlichkeitsregister Vaduz FL
`,
)

const names = [
  'remitTo',
  'chequesTo',
  'choosing',
  'passenger',
  'carrier',
  'advice',
  'dear',
  'forFirm',
  'accountName',
  'merchantCopy',
  'questions',
  'shippingAddress',
  'meter',
  'madame',
  'received',
  'tagline',
] as const

export type PaperWord = (typeof names)[number]

const lines = {
  en: 'Remit to|Make cheques payable to|Thank you for choosing {name}|Passenger|Issuing carrier|PAYMENT ADVICE|Dear Sir or Madam|For and on behalf of|Account name|CUSTOMER COPY|Questions? Contact {name}|Shipping address|Meter reading|For the work done I charge|Received with thanks from|quality since 1974',
  de: 'Zahlbar an|Bitte überweisen Sie an|Danke, dass Sie sich für {name} entschieden haben|Reisender|Ausstellende Fluggesellschaft|ZAHLUNGSABSCHNITT|Sehr geehrte Damen und Herren|Für die Firma|Kontobezeichnung|KUNDENBELEG|Fragen? {name} hilft gern|Lieferadresse|Zählerstand|Für die geleistete Arbeit berechne ich|Dankend erhalten von|Qualität seit 1974',
  fr: 'Payable à|Chèque à l’ordre de|Merci d’avoir choisi {name}|Passager|Transporteur émetteur|AVIS DE PAIEMENT|Madame, Monsieur|Pour le compte de|Intitulé du compte|TICKET CLIENT|Une question ? Contactez {name}|Adresse de livraison|Relevé du compteur|Pour le travail effectué, je vous facture|Reçu de|la qualité depuis 1974',
  es: 'Pagar a|Cheque a nombre de|Gracias por elegir {name}|Pasajero|Compañía emisora|AVISO DE PAGO|Estimados señores|Por la empresa|Nombre de la cuenta|COPIA CLIENTE|¿Preguntas? Contacte con {name}|Dirección de envío|Lectura del contador|Por el trabajo realizado le facturo|Recibido de|calidad desde 1974',
  it: 'Pagare a|Assegno intestato a|Grazie per aver scelto {name}|Passeggero|Vettore emittente|AVVISO DI PAGAMENTO|Gentili Signori|Per la ditta|Nome del conto|COPIA CLIENTE|Domande? Contatta {name}|Indirizzo di spedizione|Lettura del contatore|Per il lavoro svolto fatturo|Ricevuto da|qualità dal 1974',
  pt: 'Pagar a|Cheque à ordem de|Obrigado por escolher {name}|Passageiro|Transportadora emissora|AVISO DE PAGAMENTO|Exmos. Senhores|Pela empresa|Nome da conta|CÓPIA CLIENTE|Dúvidas? Contacte {name}|Endereço de envio|Leitura do contador|Pelo trabalho realizado faturo|Recebido de|qualidade desde 1974',
  nl: 'Te betalen aan|Overmaken aan|Bedankt dat u voor {name} koos|Passagier|Uitgevende maatschappij|BETAALSTROOK|Geachte heer of mevrouw|Namens|Rekeningnaam|KLANTKOPIE|Vragen? Neem contact op met {name}|Verzendadres|Meterstand|Voor het verrichte werk breng ik in rekening|Met dank ontvangen van|kwaliteit sinds 1974',
  pl: 'Zapłata na rzecz|Przelew na rzecz|Dziękujemy za wybór {name}|Pasażer|Przewoźnik wystawiający|POLECENIE ZAPŁATY|Szanowni Państwo|W imieniu firmy|Nazwa rachunku|KOPIA KLIENTA|Pytania? Kontakt z {name}|Adres wysyłki|Stan licznika|Za wykonaną pracę|Otrzymano od|jakość od 1974',
  sv: 'Betalas till|Betala till|Tack för att du valde {name}|Passagerare|Utfärdande flygbolag|INBETALNINGSAVI|Bästa kund|För företaget|Kontonamn|KUNDENS KVITTO|Frågor? Kontakta {name}|Leveransadress|Mätarställning|För utfört arbete debiteras|Mottaget av|kvalitet sedan 1974',
  da: 'Betales til|Indbetal til|Tak fordi du valgte {name}|Passager|Udstedende flyselskab|BETALINGSOVERSIGT|Kære kunde|På vegne af|Kontonavn|KUNDENS KOPI|Spørgsmål? Kontakt {name}|Leveringsadresse|Målerstand|For det udførte arbejde|Modtaget af|kvalitet siden 1974',
  no: 'Betales til|Innbetal til|Takk for at du valgte {name}|Passasjer|Utstedende flyselskap|BETALINGSSLIPP|Kjære kunde|På vegne av|Kontonavn|KUNDENS KOPI|Spørsmål? Kontakt {name}|Leveringsadresse|Målerstand|For utført arbeid|Mottatt av|kvalitet siden 1974',
  fi: 'Maksetaan yritykselle|Maksu saajalle|Kiitos, että valitsit: {name}|Matkustaja|Lipun myöntäjä|MAKSUOHJE|Hyvä asiakas|Yrityksen puolesta|Tilin nimi|ASIAKKAAN KAPPALE|Kysyttävää? Ota yhteyttä: {name}|Toimitusosoite|Mittarilukema|Tehdystä työstä laskutan|Vastaanotettu|laatua vuodesta 1974',
  cs: 'Uhradit na|Plaťte ve prospěch|Děkujeme, že jste si vybrali {name}|Cestující|Vydávající dopravce|PLATEBNÍ POUKAZ|Vážení|Za firmu|Název účtu|KOPIE PRO ZÁKAZNÍKA|Dotazy? Kontaktujte {name}|Doručovací adresa|Stav měřidla|Za vykonanou práci účtuji|Přijato od|kvalita od 1974',
  hr: 'Platiti na|Uplata u korist|Hvala što ste odabrali {name}|Putnik|Izdavatelj karte|UPLATNICA|Poštovani|Za firmu|Naziv računa|KOPIJA ZA KUPCA|Pitanja? Kontaktirajte {name}|Adresa dostave|Stanje brojila|Za obavljeni rad|Primljeno od|kvaliteta od 1974',
} as const

const tongues: Readonly<Record<string, keyof typeof lines>> = {
  AT: 'de',
  LI: 'de',
  SE: 'sv',
  DK: 'da',
  CZ: 'cs',
  PE: 'es',
  BA: 'hr',
}

/** What is said so in the language of a country; in English where it has no such words. */
export function paperWord(country: string, name: PaperWord): string {
  const own = (country.split('-').at(-1) ?? '').toLowerCase()
  const tongue = tongues[country] ?? own
  const found = (lines as Partial<Record<string, string>>)[tongue] ?? lines.en
  return found.split('|')[names.indexOf(name)] ?? ''
}

/** What firms call themselves without their legal form: with figures, signs, small letters, as addresses on the web, as persons. */
export const brands: readonly string[] = [
  '3 Elms',
  'Studio 54 Nord',
  'hej & co',
  'Kraft & Ziegel',
  'lumen',
  'pixelwerk.io',
  'B2 Bakery',
  'onetwothree',
  'tante emma',
  'fixit24.net',
  'No. 9 Coffee',
  'Maria Lindqvist',
  'J. Okafor',
  'The Quiet Room',
  'VELOCE',
  'm2 architects',
  'Rossi & Figli',
  'getshelfmark.com',
  'Blue Heron Ferries',
  'terra verde',
  '24seven fitness',
  'Dr. Anna Weiss',
  'Nord-Ost Express',
  'SwiftPay360',
  'casa luna',
  'Oak & Iron',
  'brightside energy',
  'AirVento',
  'kabelnett',
  'Hotel Miramar 7',
]
