/** The English of Kenya, the Emirates and Singapore, Spanish of Argentina and Colombia, French of Morocco, Catalan of Andorra; what senders are called. */
import { words, wordsBut, type Words } from '../words'
import { englishBut } from '../known/words-germanic'
import { french, spanish } from '../known/words-south'

export const kenyan: Words = englishBut(`
invoice: TAX INVOICE|Invoice|ETR Invoice
receipt: CASH SALE|RECEIPT|Fiscal Receipt
vatNumber: PIN|PIN No.|KRA PIN
registration: CPR No.|Business Reg. No.
tillTotal: TOTAL|TOTAL KES|AMOUNT DUE
card: M-PESA|VISA|Card
thanks: Karibu tena|Thank you, welcome again
`)

export const emirati: Words = englishBut(`
invoice: TAX INVOICE|Tax Invoice
creditNote: Tax Credit Note
receipt: Simplified Tax Invoice|RECEIPT
vatNumber: TRN|TRN No.|Tax Registration Number
registration: Trade Licence No.|License No.
total: Total AED|Grand Total|Total Amount incl. VAT|Net Amount Payable
`)

export const singaporean: Words = englishBut(`
invoice: TAX INVOICE|Invoice
vat: GST
vatOf: GST {rate}|{rate} GST|GST @ {rate}
vatNumber: GST Reg. No.|GST Reg No
registration: UEN|Co. Reg. No.
net: Subtotal|Total before GST
total: Total Payable|Grand Total|Total (SGD)|Amount Due
untaxed: No GST charged
card: NETS|VISA|PayNow
`)

export const argentine: Words = wordsBut(
  spanish,
  `
invoice: FACTURA|Factura B|FACTURA A
number: Comp. Nro|Nro. de comprobante|Factura N°
vatNumber: CUIT|C.U.I.T.
registration: Ingresos Brutos|IIBB
due: Fecha de vto.|Vencimiento|Fecha de Vto. para el pago
date: Fecha de emisión|Fecha
billTo: Apellido y Nombre / Razón Social|Cliente|Señor(es)
total: Importe Total|TOTAL|Total a pagar
card: Tarjeta de débito|VISA|Mercado Pago
`,
)

export const colombian: Words = wordsBut(
  spanish,
  `
invoice: Factura electrónica de venta|FACTURA DE VENTA
vatNumber: NIT|NIT.
registration: Matrícula mercantil|Mat. mercantil
billTo: Adquiriente|Cliente|Señores
date: Fecha de expedición|Fecha y hora de generación|Fecha
due: Fecha de vencimiento|Vence
total: Total a pagar|TOTAL|Valor total
tip: Propina voluntaria
`,
)

export const moroccan: Words = wordsBut(
  french,
  `
vatNumber: I.F.|ICE|IF
registration: R.C.|RC N°|Patente
due: Échéance|À régler avant le
net: Total HT|Montant H.T.
total: Total TTC|Net à payer|Montant TTC
`,
)

export const catalan: Words = words(`
invoice: Factura|FACTURA
creditNote: Factura rectificativa|Abonament
receipt: Tiquet|REBUT|Factura simplificada
number: Factura núm.|Núm. de factura|Número
creditNumber: Abonament núm.
receiptNumber: Tiquet núm.|Núm. tiquet
date: Data de la factura|Data|Data d'emissió
plainDate: Data
due: Venciment|Data de venciment
delivered: Data de lliurament
order: Comanda núm.|Comanda
customerNumber: Núm. de client|Codi de client
reference: Referència|Projecte
billTo: Client|Facturar a|Dades del client
from: Emissor|Venedor|Proveïdor
net: Base imposable|Subtotal
vat: IGI
vatOf: IGI {rate}|IGI ({rate})|{rate} IGI
total: Total|Total a pagar|Import total|TOTAL FACTURA
tillTotal: TOTAL|Total a pagar
subtotal: Subtotal
cash: Efectiu|EFECTIU
change: Canvi
card: Targeta|TARGETA
discount: Descompte
tip: Propina
rounding: Arrodoniment
columns: Descripció|Quantitat|Preu|IGI|Import
vatNumber: NRT|N.R.T.
registration: Registre de comerç núm.|Registre núm.
phone: Tel.|Telèfon
thanks: Gràcies per la seva visita|Moltes gràcies!|Fins aviat
terms: Pagament a {days} dies.|A pagar abans del {date}.
untaxed: Exempt d'IGI
served: L'ha atès|Caixa|Taula
goods: Cadira d'oficina|Manteniment web|Paper A4|Assessorament, hora|Quilometratge|Llicència anual|Neteja de vidres|Filtre de recanvi|Jardineria|Botes de seguretat 43|Lliurament i muntatge
foods: Cafè amb llet|Pa amb tomàquet|Aigua 0,5l|Escudella|Truita|Cervesa|Coca|Formatge|Plàtans|Llet|Suc de taronja
months: gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre
short: gen.|febr.|març|abr.|maig|juny|jul.|ag.|set.|oct.|nov.|des.
trade: Contracte núm.|Període de facturació|Saldo anterior|Pagaments rebuts|Consum del període|Saldo|Arribada|Sortida|Habitació|Allotjament|Esmorzar|El seu compte|Bitllet|Data del viatge|Emès|Reserva|Deure|Haver|Extracte|Saldo inicial|Adreça d'enviament|Adult
weekdays: diumenge|dilluns|dimarts|dimecres|dijous|divendres|dissabte
`)

const names = [
  'soldBy',
  'issuedBy',
  'payTo',
  'holder',
  'hello',
  'paidThanks',
  'guest',
  'operator',
  'cutHere',
  'parking',
  'used',
  'trip',
  'merchant',
  'regards',
] as const

export type SenderWord = (typeof names)[number]

const lines = {
  en: 'Sold by|Issued by|Pay to|Account holder|Hi|Thank you for your payment to|Guest|Operator|Please detach and return with your payment|PARKING RECEIPT|Usage|Your trip|Merchant|Kind regards',
  de: 'Verkauft durch|Ausgestellt von|Zahlungsempfänger|Kontoinhaber|Hallo|Vielen Dank für Ihre Zahlung an|Gast|Betreiber|Bitte hier abtrennen|PARKQUITTUNG|Verbrauch|Ihre Fahrt|Händler|Mit freundlichen Grüßen',
  fr: 'Vendu par|Émis par|Bénéficiaire|Titulaire du compte|Bonjour|Merci pour votre paiement à|Client|Exploitant|À détacher et à joindre à votre règlement|REÇU DE PARKING|Consommation|Votre course|Commerçant|Cordialement',
  es: 'Vendido por|Emitido por|Beneficiario|Titular de la cuenta|Hola|Gracias por su pago a|Huésped|Explotador|Recorte aquí y adjunte con su pago|RECIBO DE APARCAMIENTO|Consumo|Su viaje|Comercio|Atentamente',
  it: 'Venduto da|Emesso da|Beneficiario|Intestatario del conto|Ciao|Grazie per il pagamento a|Ospite|Gestore|Staccare e allegare al pagamento|RICEVUTA PARCHEGGIO|Consumo|La tua corsa|Esercente|Cordiali saluti',
  pt: 'Vendido por|Emitido por|Beneficiário|Titular da conta|Olá|Obrigado pelo pagamento a|Hóspede|Operador|Destacar e juntar ao pagamento|RECIBO DE ESTACIONAMENTO|Consumo|A sua viagem|Comerciante|Com os melhores cumprimentos',
  nl: 'Verkocht door|Uitgegeven door|Begunstigde|Rekeninghouder|Hallo|Bedankt voor uw betaling aan|Gast|Exploitant|Hier afscheuren|PARKEERBON|Verbruik|Uw rit|Handelaar|Met vriendelijke groet',
  pl: 'Sprzedawane przez|Wystawione przez|Odbiorca płatności|Właściciel rachunku|Cześć|Dziękujemy za płatność na rzecz|Gość|Operator|Odetnij i dołącz do płatności|POKWITOWANIE PARKINGOWE|Zużycie|Twój przejazd|Akceptant|Z poważaniem',
  sv: 'Säljs av|Utfärdad av|Betalningsmottagare|Kontoinnehavare|Hej|Tack för din betalning till|Gäst|Operatör|Klipp här|PARKERINGSKVITTO|Förbrukning|Din resa|Säljställe|Med vänlig hälsning',
  da: 'Solgt af|Udstedt af|Betalingsmodtager|Kontohaver|Hej|Tak for din betaling til|Gæst|Operatør|Klip her|PARKERINGSKVITTERING|Forbrug|Din tur|Forretning|Med venlig hilsen',
  no: 'Solgt av|Utstedt av|Betalingsmottaker|Kontoeier|Hei|Takk for betalingen til|Gjest|Operatør|Klipp her|PARKERINGSKVITTERING|Forbruk|Din tur|Brukersted|Med vennlig hilsen',
  fi: 'Myyjä|Laskun antaja|Maksun saaja|Tilin omistaja|Hei|Kiitos maksustasi|Vieras|Operaattori|Leikkaa tästä|PYSÄKÖINTIKUITTI|Kulutus|Matkasi|Kauppias|Ystävällisin terveisin',
  cs: 'Prodává|Vystavil|Příjemce platby|Majitel účtu|Dobrý den|Děkujeme za platbu společnosti|Host|Provozovatel|Zde odstřihněte|PARKOVACÍ DOKLAD|Spotřeba|Vaše jízda|Obchodník|S pozdravem',
  ca: "Venut per|Emès per|Beneficiari|Titular del compte|Hola|Gràcies pel seu pagament a|Hoste|Explotador|Retalleu per aquí|REBUT D'APARCAMENT|Consum|El seu viatge|Comerç|Atentament",
} as const

type Tongue = keyof typeof lines

const tongues: Readonly<Record<string, Tongue>> = {
  AT: 'de',
  SE: 'sv',
  DK: 'da',
  CZ: 'cs',
  AR: 'es',
  CO: 'es',
  MA: 'fr',
  AD: 'ca',
}

/** What is said so in the language of a country; in English where it has no such words. */
export function senderWord(country: string, name: SenderWord): string {
  const own = (country.split('-').at(-1) ?? '').toLowerCase()
  const tongue = tongues[country] ?? own
  const found = (lines as Partial<Record<string, string>>)[tongue] ?? lines.en
  return found.split('|')[names.indexOf(name)] ?? ''
}
