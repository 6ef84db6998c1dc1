/** English, German, Dutch, and the languages of the North. */
import { words, type Words } from '../words'

const english = `
invoice: Invoice|INVOICE|Tax Invoice|VAT INVOICE|Sales invoice
creditNote: Credit Note|CREDIT NOTE|Credit Memo
receipt: Receipt|RECEIPT|Sales receipt|Your receipt
number: Invoice number|Invoice No.|Invoice #|Invoice no|INVOICE NO
creditNumber: Credit note number|Credit note no.|Credit memo #
receiptNumber: Receipt no|Receipt #|Receipt:|Trans no|Bill no
date: Invoice date|Date of issue|Issue date|Date|Tax point|Billing date
plainDate: Date|DATE
due: Due date|Payment due|Pay by|Due
delivered: Delivery date|Date of supply|Service period from|Shipped
order: Order number|Purchase order|PO number|Your order no.
customerNumber: Customer no.|Account number|Client ID|Customer ID
reference: Your ref|Customer reference|Reference
billTo: Bill to|Billed to|Invoice to|Customer|Sold to|Client
from: From|Seller|Supplier
net: Subtotal|Net total|Net amount|Total excl. VAT|Total net
vat: VAT
vatOf: VAT {rate}|VAT @ {rate}|VAT ({rate})|Plus VAT {rate}
total: Total|Total due|Amount due|TOTAL|Invoice total|Total incl. VAT|Balance due|Grand total
tillTotal: TOTAL|Total|TOTAL TO PAY|Balance due|AMOUNT DUE
subtotal: SUBTOTAL|Subtotal|Sub-total
cash: CASH|Cash|Cash tendered
change: CHANGE|Change|Change due
card: VISA|MASTERCARD|Card|DEBIT CARD|CONTACTLESS
discount: Discount|Promotion|Loyalty discount
tip: Tip|Gratuity|Service charge
rounding: Rounding
columns: Description|Qty|Unit price|VAT|Amount
vatNumber: VAT no.|VAT Reg No|VAT registration|VAT number
registration: Company no.|Registered in England no.|Company registration
phone: Tel|Phone|T
thanks: Thank you for your custom|Thank you for shopping with us|Please keep your receipt|Thank you for your business
terms: Payment terms: {days} days|Please pay within {days} days of the invoice date|Payment due by {date}|Thank you for your business.
untaxed: Not VAT registered|No VAT charged
served: Served by|Cashier|Table
goods: Office chair|Website maintenance|Printer paper A4|Consulting, per hour|Travel expenses|Laptop stand|Monthly subscription|Cloud backup 500 GB|Window cleaning|Replacement filter|Garden maintenance|LED panel 60 x 60|Safety boots size 43|Annual licence|Delivery and installation
foods: Flat white|Croissant|Still water 500ml|Caesar salad|Fish and chips|House red 175ml|Sourdough loaf|Cheddar 400g|Bananas|Semi-skimmed milk|Chicken soup|Apple juice|Carrot cake
months: January|February|March|April|May|June|July|August|September|October|November|December
short: Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
trade: Account number|Billing period|Previous balance|Payments received|Charges this period|Balance|Arrival|Departure|Room|Accommodation|Breakfast|Your bill|Ticket|Travel date|Issued on|Booking reference|Debit|Credit|Statement of account|Balance brought forward|Ship to|Adult
weekdays: Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
`

/** The same with other ways for some names. */
const but = (own: string): string => {
  const names = own
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0])
  const kept = english
    .trim()
    .split('\n')
    .filter((line) => !names.includes(line.split(':')[0]))
  return [...kept, own.trim()].join('\n')
}

/** English where some names are said in other ways, given as for `words`. */
export const englishBut = (own: string): Words => words(but(own))

export const british: Words = words(english)

export const american: Words = englishBut(`
vat: Sales Tax|Tax
vatOf: Sales Tax ({rate})|Tax {rate}|Tax ({rate})|Sales tax
net: Subtotal|Sub Total|Subtotal before tax
total: Total|Amount Due|Total Due|TOTAL|Balance Due|Invoice Total|Amount due (USD)|Total Amount
tip: Tip|Gratuity|TIP
vatNumber: EIN|Federal Tax ID|Tax ID
registration: EIN|License no.
untaxed: Tax exempt|No sales tax
discount: Discount|Coupon|Savings
thanks: Thank you!|Thank you for your business!|HAVE A NICE DAY|Please come again
card: VISA|MASTERCARD|AMEX|Credit card|Debit
terms: Terms: Net {days}|Net {days}|Please make checks payable to {name}|Payment due by {date}
`)

export const canadian: Words = englishBut(`
vat: GST|HST|GST/HST
vatOf: GST ({rate})|HST {rate}|GST/HST {rate}
net: Subtotal|Sub-total
vatNumber: GST/HST No.|GST #|HST Reg. No.
registration: Business no.|BN
total: Total|Amount due|TOTAL|Balance due|Total (CAD)
`)

export const german: Words = words(`
invoice: Rechnung|RECHNUNG|Rechnung / Invoice
creditNote: Gutschrift|Rechnungskorrektur|Stornorechnung
receipt: Kassenbon|Quittung|Beleg|Rechnung
number: Rechnungsnummer|Rechnungs-Nr.|Rechnung Nr.|Rechnungsnr.:|Re.-Nr.|Belegnummer
creditNumber: Gutschrift-Nr.|Gutschriftsnummer|Beleg-Nr.
receiptNumber: Bon-Nr.|Beleg-Nr.|BNr|Bon|Rechnung Nr.
date: Rechnungsdatum|Datum|Belegdatum|Ausstellungsdatum|Rechnung vom
plainDate: Datum|DATUM
due: Fällig am|Zahlbar bis|Fälligkeitsdatum|Fällig bis
delivered: Lieferdatum|Leistungsdatum|Leistungszeitraum ab|Liefertermin
order: Bestellnummer|Auftragsnummer|Ihre Bestellung|Auftrags-Nr.
customerNumber: Kundennummer|Kunden-Nr.|Kd.-Nr.
reference: Ihr Zeichen|Ihre Referenz
billTo: Rechnung an|Rechnungsempfänger|Kunde|Rechnungsadresse
from: Von|Verkäufer|Rechnungssteller
net: Nettobetrag|Summe netto|Zwischensumme|Gesamt netto|Netto|Rechnungsbetrag netto
vat: MwSt.|USt.|Umsatzsteuer
vatOf: MwSt. {rate}|zzgl. {rate} MwSt.|USt. {rate}|{rate} USt|Umsatzsteuer {rate}|+ {rate} MwSt
total: Gesamtbetrag|Rechnungsbetrag|Gesamtsumme|Bruttobetrag|Summe brutto|Endbetrag|Zu zahlen|Gesamt|Zahlbetrag
tillTotal: SUMME|Summe EUR|Gesamtbetrag|Zu zahlen|TOTAL|Total EUR
subtotal: Zwischensumme|ZWISCHENSUMME
cash: Bar|BAR|Gegeben bar|Gegeben
change: Rückgeld|RÜCKGELD|Zurück
card: EC-Karte|girocard|Kartenzahlung|VISA|Mastercard
discount: Rabatt|Nachlass|Aktionsrabatt
tip: Trinkgeld|TIP
rounding: Rundung
columns: Bezeichnung|Menge|Einzelpreis|USt.|Gesamt
vatNumber: USt-IdNr.|USt-ID|Umsatzsteuer-ID|UID-Nr.
registration: HRB|Steuernummer|Handelsregister|Steuer-Nr.
phone: Tel.|Telefon|Fon
thanks: Vielen Dank für Ihren Einkauf|Vielen Dank für Ihren Besuch!|Danke und auf Wiedersehen|Umtausch nur mit Bon
terms: Zahlbar innerhalb von {days} Tagen ohne Abzug.|Zahlungsziel: {days} Tage netto|Bitte überweisen Sie den Betrag bis zum {date}.|Vielen Dank für Ihren Auftrag.
untaxed: Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.|Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung
served: Es bediente Sie|Kasse|Tisch
goods: Bürostuhl|Wartung Webseite|Druckerpapier A4|Beratung, je Stunde|Fahrtkosten|Monitorständer|Monatsabo|Datensicherung 500 GB|Fensterreinigung|Ersatzfilter|Gartenpflege|LED-Panel 60 x 60|Sicherheitsschuhe Gr. 43|Jahreslizenz|Lieferung und Montage
foods: Espresso|Brezel|Mineralwasser 0,5 l|Wiener Schnitzel|Apfelschorle|Weizenbier 0,5|Bauernbrot|Gouda jung|Bananen|Vollmilch 1,5%|Tomatensuppe|Orangensaft|Käsekuchen
months: Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
short: Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
trade: Kundenkonto|Abrechnungszeitraum|Letzter Saldo|Zahlungseingang|Leistungen im Zeitraum|Saldo|Anreise|Abreise|Zimmer|Übernachtung|Frühstück|Ihre Rechnung|Fahrkarte|Reisetag|Ausgestellt am|Buchungscode|Soll|Haben|Kontoauszug|Saldovortrag|Lieferadresse|Erwachsener
weekdays: Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag
`)

export const dutch: Words = words(`
invoice: Factuur|FACTUUR|Factuur / Invoice
creditNote: Creditnota|Creditfactuur|CREDITNOTA
receipt: Kassabon|Bon|Kasticket
number: Factuurnummer|Factuurnr.|Factuur nr.|Factuur nummer
creditNumber: Creditnotanummer|Creditnota nr.|Factuurnummer
receiptNumber: Bonnummer|Bonnr.|Ticketnr|Transactie
date: Factuurdatum|Datum|Datum factuur
plainDate: Datum|DATUM
due: Vervaldatum|Te betalen voor|Uiterste betaaldatum|Vervaldag
delivered: Leverdatum|Datum levering|Periode vanaf
order: Ordernummer|Bestelnummer|Uw bestelling|Uw order
customerNumber: Klantnummer|Debiteurnummer|Klantnr.
reference: Uw referentie|Uw kenmerk
billTo: Factuur aan|Factuuradres|Klant|Aan|Factureren aan
from: Van|Verkoper|Afzender
net: Subtotaal|Totaal excl. btw|Bedrag excl. btw|Netto|Totaal exclusief btw
vat: Btw|BTW
vatOf: {rate} btw|BTW {rate}|btw hoog {rate}|BTW ({rate})
total: Totaal|Totaal incl. btw|Te betalen|Totaalbedrag|Totaal te betalen|Factuurbedrag|Totaal inclusief btw
tillTotal: TOTAAL|Totaal|Te betalen|TOTAAL EUR
subtotal: Subtotaal|SUBTOTAAL
cash: Contant|CONTANT
change: Wisselgeld|Terug|WISSELGELD
card: PIN|Pinnen|Bankkaart|BANCONTACT|Maestro
discount: Korting|KORTING
tip: Fooi
rounding: Afronding
columns: Omschrijving|Aantal|Prijs|Btw|Bedrag
vatNumber: Btw-nummer|BTW-nr.|BTW nr.|Btw-id
registration: KvK|KvK-nummer|Ondernemingsnummer|RPR
phone: Tel.|Telefoon|T
thanks: Bedankt voor uw bezoek|Bedankt en tot ziens|Ruilen met kassabon|Dank u wel
terms: Gelieve te betalen binnen {days} dagen.|Betalingstermijn {days} dagen|Wij verzoeken u het bedrag voor {date} over te maken.|Bedankt voor uw opdracht.
untaxed: Vrijgesteld van btw|Btw verlegd
served: U werd geholpen door|Kassa|Tafel
goods: Bureaustoel|Onderhoud website|Printpapier A4|Advies per uur|Reiskosten|Laptopstandaard|Maandabonnement|Online backup 500 GB|Glasbewassing|Vervangfilter|Tuinonderhoud|LED-paneel 60 x 60|Werkschoenen maat 43|Jaarlicentie|Levering en montage
foods: Koffie|Krentenbol|Spa blauw|Uitsmijter|Broodje kroket|Pils 25cl|Volkorenbrood|Jonge kaas|Bananen|Halfvolle melk|Tomatensoep|Jus d'orange|Appeltaart
months: januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
short: jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
trade: Rekeningnummer klant|Factuurperiode|Vorig saldo|Ontvangen betalingen|Kosten deze periode|Saldo|Aankomst|Vertrek|Kamer|Overnachting|Ontbijt|Uw rekening|Vervoerbewijs|Reisdatum|Afgegeven op|Boekingscode|Debet|Credit|Rekeningoverzicht|Vorig saldo|Afleveradres|Volwassene
weekdays: zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag
`)
