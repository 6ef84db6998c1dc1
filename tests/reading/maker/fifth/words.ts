/** Latvian and Serbian, the French of Luxembourg, the Spanish of the Dominican Republic, the English of Malta and the Philippines. */
import { words, wordsBut, type Words } from '../words'
import { englishBut } from '../known/words-germanic'
import { french, spanish } from '../known/words-south'

export const latvian: Words = words(`
invoice: Rēķins|RĒĶINS|Rēķins-pavadzīme|PAVADZĪME-RĒĶINS
creditNote: Kredītrēķins|KREDĪTRĒĶINS
receipt: Čeks|KVĪTS|Maksājuma kvīts
number: Rēķins Nr.|Rēķina Nr.|Rēķina numurs|Nr.
creditNumber: Kredītrēķins Nr.|Kredītrēķina Nr.
receiptNumber: Čeks Nr.|Dok. Nr.|Kvīts Nr.
date: Rēķina datums|Datums|Izrakstīšanas datums|Izrakstīts
plainDate: Datums|DATUMS
due: Apmaksas termiņš|Apmaksāt līdz|Samaksas termiņš
delivered: Piegādes datums|Darījuma datums
order: Pasūtījuma Nr.|Pasūtījums
customerNumber: Klienta numurs|Klienta kods
reference: Atsauce|Projekts
billTo: Pircējs|Saņēmējs|Pakalpojuma saņēmējs|Maksātājs
from: Pārdevējs|Piegādātājs|Pakalpojuma sniedzējs
net: Summa bez PVN|Kopā bez PVN|Starpsumma
vat: PVN
vatOf: PVN {rate}|PVN ({rate})|{rate} PVN
total: Kopā apmaksai|Summa apmaksai|Pavisam kopā|Kopā ar PVN
tillTotal: KOPĀ|KOPĀ EUR|Kopā apmaksai|SAMAKSAI
subtotal: Starpsumma|STARPSUMMA
cash: Skaidra nauda|SKAIDRĀ NAUDĀ
change: Atlikums|Izdots
card: Maksājumu karte|KARTE|Bezskaidra nauda
discount: Atlaide|ATLAIDE
tip: Dzeramnauda
rounding: Noapaļošana
columns: Nosaukums|Daudzums|Cena|PVN|Summa
vatNumber: PVN Nr.|PVN reģ. Nr.|PVN maks. kods
registration: Reģ. Nr.|Vienotais reģ. Nr.
phone: Tālr.|T.|Tālrunis
thanks: Paldies par pirkumu!|PALDIES!|Uz redzēšanos|Paldies, ka iepērkaties pie mums
terms: Apmaksas termiņš {days} dienas.|Lūdzam apmaksāt līdz {date}.|Rēķins sagatavots elektroniski un ir derīgs bez paraksta.
untaxed: PVN netiek piemērots|Nav PVN maksātājs
served: Kasieris|Apkalpoja|Galds
goods: Biroja krēsls|Mājaslapas uzturēšana|Papīrs A4|Konsultācija, stunda|Ceļa izdevumi|Datora statīvs|Mēneša abonements|Rezerves kopija 500 GB|Logu mazgāšana|Maiņas filtrs|Dārza kopšana|LED panelis 60 x 60|Darba apavi 43|Gada licence|Piegāde un uzstādīšana
foods: Kafija ar pienu|Kliņģeris|Minerālūdens 0,5l|Pelēkie zirņi|Karbonāde|Alus 0,5|Rudzu maize|Siers Krievijas|Banāni|Piens 2,5%|Soļanka|Ābolu sula|Medus kūka
months: janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
short: janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
trade: Līguma numurs|Norēķinu periods|Iepriekšējais atlikums|Saņemtie maksājumi|Aprēķins par periodu|Bilance|Ierašanās|Izbraukšana|Numurs|Naktsmītne|Brokastis|Jūsu rēķins|Biļete|Brauciena datums|Izdots|Rezervācijas kods|Debets|Kredīts|Konta izraksts|Sākuma atlikums|Piegādes adrese|Pieaugušais
weekdays: svētdiena|pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena
`)

export const serbian: Words = words(`
invoice: Faktura|RAČUN|Račun|FAKTURA|Račun - otpremnica
creditNote: Knjižno odobrenje|KNJIŽNO ODOBRENJE
receipt: FISKALNI RAČUN|Račun|Potvrda o plaćanju
number: Račun br.|Broj računa|Faktura br.|Broj fakture
creditNumber: Knjižno odobrenje br.|Broj dokumenta
receiptNumber: Račun br.|Brojač računa|Br. računa
date: Datum izdavanja|Datum računa|Datum fakture|Datum izdavanja računa
plainDate: Datum|Vreme
due: Rok plaćanja|Datum valute|Valuta plaćanja|Datum dospeća
delivered: Datum prometa|Datum isporuke
order: Broj narudžbenice|Narudžbenica br.
customerNumber: Šifra kupca|Šifra partnera
reference: Poziv na broj|Projekat
billTo: Kupac|Primalac|Naručilac
from: Prodavac|Izdavalac računa|Dobavljač
net: Osnovica|Iznos bez PDV|Ukupno bez PDV-a|Poreska osnovica
vat: PDV
vatOf: PDV {rate}|Iznos PDV ({rate})|{rate} PDV
total: Ukupno za uplatu|Za uplatu|Ukupan iznos|Ukupno sa PDV
tillTotal: Ukupan iznos|UKUPNO|ZA UPLATU|Ukupno RSD
subtotal: Međuzbir|MEĐUZBIR
cash: Gotovina|GOTOVINA
change: Povraćaj|POVRAĆAJ
card: Platna kartica|KARTICA
discount: Popust|Rabat
tip: Napojnica
rounding: Zaokruženje
columns: Naziv|Količina|Cena|PDV|Iznos
vatNumber: PIB|PIB:
registration: Matični broj|MB
phone: Tel.|Telefon|tel
thanks: Hvala na poverenju|HVALA NA POSETI|Prijatan dan!
terms: Rok plaćanja {days} dana.|Molimo uplatite do {date}.|Račun je punovažan bez pečata i potpisa.
untaxed: Nije obveznik PDV|Oslobođeno PDV po članu 33
served: Kasir|Konobar|Sto
goods: Kancelarijska stolica|Održavanje sajta|Papir A4|Savetovanje, sat|Putni troškovi|Postolje za laptop|Mesečna pretplata|Rezervna kopija 500 GB|Pranje prozora|Rezervni filter|Održavanje bašte|LED panel 60 x 60|Radne cipele 43|Godišnja licenca|Isporuka i montaža
foods: Kafa sa mlekom|Burek sa sirom|Kisela voda 0,5|Ćevapi 10 kom|Pljeskavica|Pivo točeno 0,5|Hleb ražani|Kajmak 200 g|Banane|Mleko 2,8%|Teleća čorba|Sok od jabuke|Baklava
months: januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar
short: jan.|feb.|mart|apr.|maj|jun|jul|avg.|sep.|okt.|nov.|dec.
trade: Broj ugovora|Obračunski period|Prethodno stanje|Primljene uplate|Zaduženje za period|Saldo|Dolazak|Odlazak|Soba|Noćenje|Doručak|Vaš račun|Karta|Datum putovanja|Izdato|Šifra rezervacije|Duguje|Potražuje|Izvod otvorenih stavki|Početno stanje|Adresa isporuke|Odrasli
weekdays: nedelja|ponedeljak|utorak|sreda|četvrtak|petak|subota
`)

export const luxembourgish: Words = wordsBut(
  french,
  `
invoice: Facture|FACTURE|Facture - Rechnung
creditNote: Note de crédit|NOTE DE CRÉDIT|Avoir
receipt: Ticket|Reçu|TICKET CLIENT
number: Facture N°|N° de facture|Facture no|Numéro de facture
creditNumber: Note de crédit N°|N° de note de crédit
date: Date de facture|Luxembourg, le|Date facture|Date
due: Échéance|À payer avant le|Date d'échéance
net: Total hors TVA|Montant HTVA|Total HTVA
total: Total TTC|Montant TTC|Total TVA comprise|Total à payer
vatNumber: N° TVA|TVA|No TVA
registration: RCS Luxembourg B|R.C.S.L. B|Autorisation d'établissement
card: Payconiq|Carte bancaire|VISA|Carte
untaxed: Régime de la franchise de taxe|Exonéré de TVA, art. 44
`,
)

export const dominican: Words = wordsBut(
  spanish,
  `
invoice: FACTURA|Factura de Crédito Fiscal|FACTURA DE CRÉDITO FISCAL ELECTRÓNICA|Factura
creditNote: NOTA DE CRÉDITO|Nota de Crédito Electrónica
receipt: FACTURA DE CONSUMO|Recibo|FACTURA PARA CONSUMIDOR FINAL
number: NCF|Factura No.|e-NCF|No. Factura
creditNumber: Nota de Crédito No.|NCF
receiptNumber: Ticket No.|Factura No.|No.
date: Fecha|Fecha de Emisión|Fecha Emisión|Santo Domingo,
due: Fecha de Vencimiento|Vence|Vencimiento
billTo: Cliente|Razón Social Cliente|Facturar a
from: Emisor|Suplidor
net: Subtotal|Sub-Total|Subtotal Gravado
subtotal: SUBTOTAL|Sub-Total
vat: ITBIS
vatOf: ITBIS {rate}|ITBIS ({rate})|Total ITBIS {rate}
total: Total|Total a Pagar|TOTAL RD$|Monto Total|Total General
tillTotal: TOTAL|TOTAL A PAGAR|Total RD$
cash: EFECTIVO|Efectivo
change: DEVUELTA|Cambio
card: TARJETA|Tarjeta de crédito|T. CREDITO
tip: 10% Ley|Propina legal|Propina
columns: Descripción|Cant.|Precio|ITBIS|Valor
vatNumber: RNC|R.N.C.
registration: Registro Mercantil|Vence NCF
thanks: ¡Gracias por su compra!|GRACIAS POR PREFERIRNOS|Vuelva pronto
terms: Condición: crédito {days} días|Pagar antes del {date}|Cheques a nombre de {name}
untaxed: Exento de ITBIS
served: Cajero|Le atendió|Mesa
foods: Café|Quipe|Agua 500 ml|La bandera|Mofongo|Presidente 355 ml|Pan de agua|Queso frito|Plátanos|Leche 1 L|Sancocho|Jugo de chinola|Dulce de leche
`,
)

export const maltese: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE|Invoice|VAT Invoice
receipt: FISCAL RECEIPT|Fiscal Receipt|Receipt|CASH SALE
receiptNumber: Fiscal Receipt No.|Receipt No|Rec. No.
number: Invoice No.|Invoice No:|Tax Invoice No.|Inv. No.
total: Total|Total Due EUR|Grand Total|TOTAL EUR|Amount Payable
tillTotal: TOTAL|TOTAL EUR|Total Due
vatOf: VAT {rate}|VAT @ {rate}|{rate} VAT
vatNumber: VAT Reg. No.|VAT No.|Exemption/VAT No.
registration: Co. Reg. No.|Reg. No.
thanks: Grazzi|Thank you and come again|THANK YOU - GRAZZI
card: CARD|REVOLUT|VISA|Bank card
foods: Cappuccino|Pastizz|Still water 500ml|Ftira|Rabbit stew|Cisk 330ml|Maltese loaf|Gbejniet|Bananas|Fresh milk 1L|Minestra|Kinnie|Imqaret
`)

export const philippine: Words = englishBut(`
invoice: SALES INVOICE|Sales Invoice|SERVICE INVOICE|Invoice
receipt: SALES INVOICE|Official Receipt|OFFICIAL RECEIPT
receiptNumber: OR No.|SI No.|SI#|Receipt No.
number: No.|Invoice No.|SI No.|Invoice Number
date: Date|Invoice Date|Date Issued
vat: VAT
vatOf: VAT {rate}|{rate} VAT|VAT Amount ({rate})|Add: VAT {rate}
net: VATable Sales|VAT-able Sales|Amount Net of VAT|Total Sales (VAT Exclusive)
total: Total Amount Due|TOTAL AMOUNT DUE|Total Amount Payable|Amount Due
tillTotal: TOTAL|AMOUNT DUE|Total Due
vatNumber: VAT REG TIN|TIN|VAT Reg. TIN
registration: BIR ATP No.|MIN
billTo: Sold to|Customer|Registered Name|Bill to
card: GCASH|CREDIT CARD|Maya|VISA
thanks: THANK YOU, COME AGAIN!|Thank you for dining with us|This serves as your sales invoice
terms: Terms: {days} days|Payable on or before {date}|Please make all checks payable to {name}
untaxed: NON-VAT|VAT exempt sale
foods: Kapeng barako|Ensaymada|Bottled water 500ml|Chicken adobo|Sinigang|San Miguel 330ml|Pandesal 10s|Kesong puti|Lakatan|Fresh milk 1L|Bulalo|Calamansi juice|Halo-halo
`)
