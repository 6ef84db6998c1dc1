/** Swedish, Danish, Norwegian and Finnish. */
import { words, type Words } from '../words'

export const swedish: Words = words(`
invoice: Faktura|FAKTURA
creditNote: Kreditfaktura|KREDITFAKTURA
receipt: Kvitto|KVITTO|Kassakvitto
number: Fakturanummer|Fakturanr|Faktura nr|Fakturanr.
creditNumber: Kreditfakturanummer|Fakturanummer
receiptNumber: Kvittonummer|Kvitto nr|Kvittonr
date: Fakturadatum|Datum
plainDate: Datum
due: Förfallodatum|Förfallodag|Oss tillhanda senast
delivered: Leveransdatum|Leveransdag
order: Ordernummer|Er order|Beställningsnr
customerNumber: Kundnummer|Kundnr
reference: Er referens|Ert ordernr
billTo: Faktureras|Kund|Fakturaadress|Mottagare
from: Avsändare|Säljare
net: Netto|Summa exkl. moms|Exkl. moms|Delsumma
vat: Moms
vatOf: Moms {rate}|{rate} moms|Moms ({rate})
total: Att betala|Summa att betala|Totalt|Summa inkl. moms|Att betala SEK|Totalbelopp
tillTotal: TOTALT|Totalt SEK|Att betala|Summa|TOTAL
subtotal: Delsumma|DELSUMMA
cash: Kontant|Kontanter
change: Växel|Tillbaka
card: Kort|Bankkort|VISA|Mastercard|Swish
discount: Rabatt
tip: Dricks
rounding: Öresavrundning|Avrundning
columns: Beskrivning|Antal|À-pris|Moms|Belopp
vatNumber: Momsreg.nr|VAT-nr|Momsregistreringsnummer
registration: Org.nr|Organisationsnummer|Org nr
phone: Tel|Telefon
thanks: Tack för besöket!|Välkommen åter|Spara kvittot|Öppet köp 30 dagar
terms: Betalningsvillkor {days} dagar netto|Vid betalning efter {date} debiteras dröjsmålsränta.|Godkänd för F-skatt
untaxed: Momsfri omsättning|Ingen moms
served: Kassör|Kassa|Bord
goods: Kontorsstol|Webbunderhåll|Kopieringspapper A4|Konsulttid|Resekostnad|Datorställ|Månadsabonnemang|Säkerhetskopiering|Fönsterputs|Ersättningsfilter|Trädgårdsskötsel|LED-panel 60 x 60|Skyddsskor stl 43|Årslicens|Leverans och montering
foods: Bryggkaffe|Kanelbulle|Ramlösa 33cl|Köttbullar|Räksmörgås|Starköl 40cl|Lantbröd|Herrgårdsost|Bananer|Mellanmjölk|Ärtsoppa|Apelsinjuice|Prinsesstårta
months: januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
short: jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
trade: Kontonummer|Faktureringsperiod|Föregående saldo|Inbetalt|Periodens avgifter|Saldo|Ankomst|Avresa|Rum|Logi|Frukost|Din räkning|Biljett|Resdag|Utfärdad|Bokningsnummer|Debet|Kredit|Kontoutdrag|Ingående saldo|Leveransadress|Vuxen
weekdays: söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag
`)

export const danish: Words = words(`
invoice: Faktura|FAKTURA
creditNote: Kreditnota|KREDITNOTA
receipt: Kvittering|Bon|KVITTERING
number: Fakturanummer|Fakturanr.|Faktura nr.|Faktura nr
creditNumber: Kreditnota nr.|Kreditnotanummer
receiptNumber: Bonnr.|Bon nr|Kvitteringsnr.
date: Fakturadato|Dato|Faktureringsdato
plainDate: Dato
due: Forfaldsdato|Betales senest|Forfald|Sidste rettidige betaling
delivered: Leveringsdato|Leveret
order: Ordrenummer|Ordrenr.|Deres ordre
customerNumber: Kundenummer|Kundenr.
reference: Deres ref.|Reference
billTo: Kunde|Faktureres til|Faktura til
from: Fra|Sælger
net: Subtotal|Netto|Beløb ekskl. moms|I alt ekskl. moms
vat: Moms
vatOf: Moms {rate}|{rate} moms|Moms ({rate})
total: I alt|Total|I alt inkl. moms|At betale|Total DKK|Beløb i alt
tillTotal: TOTAL|I ALT|At betale|Total DKK
subtotal: Subtotal
cash: Kontant
change: Retur|Byttepenge|Tilbage
card: Dankort|VISA/Dankort|MobilePay|Betalingskort
discount: Rabat
tip: Drikkepenge
rounding: Afrunding|Øreafrunding
columns: Beskrivelse|Antal|Pris|Moms|Beløb
vatNumber: CVR-nr.|CVR|SE-nr.|CVR nr
registration: CVR-nr.|CVR
phone: Tlf.|Telefon
thanks: Tak for besøget|Tak fordi du handlede hos os|Gem bonen|På gensyn
terms: Betalingsbetingelser: Netto {days} dage|Betales senest {date}|Ved for sen betaling tilskrives rente.
untaxed: Momsfri|Momsfritaget
served: Ekspedient|Kasse|Bord
goods: Kontorstol|Vedligehold af hjemmeside|Printerpapir A4|Konsulenttimer|Kørsel|Computerstativ|Månedsabonnement|Backup 500 GB|Vinduespolering|Reservefilter|Havearbejde|LED-panel 60 x 60|Sikkerhedssko str. 43|Årslicens|Levering og montering
foods: Kaffe|Kanelsnegl|Kildevand|Smørrebrød|Stegt flæsk|Fadøl 40 cl|Rugbrød|Danbo ost|Bananer|Letmælk|Tomatsuppe|Appelsinjuice|Drømmekage
months: januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
short: jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
trade: Kontonummer|Opkrævningsperiode|Tidligere saldo|Modtagne betalinger|Periodens forbrug|Saldo|Ankomst|Afrejse|Værelse|Overnatning|Morgenmad|Din regning|Billet|Rejsedato|Udstedt|Bookingnummer|Debet|Kredit|Kontoudtog|Primosaldo|Leveringsadresse|Voksen
weekdays: søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
`)

export const norwegian: Words = words(`
invoice: Faktura|FAKTURA
creditNote: Kreditnota|KREDITNOTA
receipt: Kvittering|Salgskvittering
number: Fakturanr.|Fakturanummer|Faktura nr
creditNumber: Kreditnotanr.|Fakturanr.
receiptNumber: Kvitteringsnr|Kvitt.nr|Bong
date: Fakturadato|Dato
plainDate: Dato
due: Forfallsdato|Forfall|Betalingsfrist
delivered: Leveringsdato|Levert
order: Ordrenr.|Deres bestilling
customerNumber: Kundenr.|Kundenummer
reference: Deres ref.|Deres referanse
billTo: Kunde|Faktureres til|Mottaker
from: Fra|Selger
net: Netto|Sum eks. mva|Beløp eks. mva
vat: MVA|mva
vatOf: MVA {rate}|{rate} mva|Mva ({rate})
total: Å betale|Totalt|Sum inkl. mva|Beløp å betale|Total NOK
tillTotal: TOTALT|Sum|Å betale|TOTAL NOK
subtotal: Delsum
cash: Kontant
change: Veksel|Tilbake
card: Bank|BankAxept|VISA|Kort|Vipps
discount: Rabatt
tip: Tips
rounding: Øreavrunding
columns: Beskrivelse|Antall|Pris|Mva|Beløp
vatNumber: Org.nr.|Foretaksregisteret|Org.nr
registration: Foretaksregisteret|Org.nr.
phone: Tlf.|Telefon
thanks: Takk for besøket|Velkommen tilbake|Takk for handelen
terms: Betalingsbetingelser: {days} dager|Ved forsinket betaling belastes renter.|Vennligst betal innen {date}
untaxed: Unntatt mva|Ikke mva-pliktig
served: Betjent av|Kasse|Bord
goods: Kontorstol|Vedlikehold av nettside|Kopipapir A4|Konsulenttimer|Reiseutgifter|Laptopstativ|Månedsabonnement|Backup 500 GB|Vinduspuss|Reservefilter|Hagearbeid|LED-panel 60 x 60|Vernesko str. 43|Årslisens|Levering og montering
foods: Kaffe|Skolebolle|Farris 0,5|Kjøttkaker|Rekesmørbrød|Pils 0,4|Grovbrød|Norvegia|Bananer|Lettmelk|Fiskesuppe|Appelsinjuice|Eplekake
months: januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
short: jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des
trade: Kontonummer|Faktureringsperiode|Forrige saldo|Innbetalt|Periodens forbruk|Saldo|Ankomst|Avreise|Rom|Overnatting|Frokost|Din regning|Billett|Reisedato|Utstedt|Bestillingsnummer|Debet|Kredit|Kontoutskrift|Inngående saldo|Leveringsadresse|Voksen
weekdays: søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
`)

export const finnish: Words = words(`
invoice: Lasku|LASKU
creditNote: Hyvityslasku|HYVITYSLASKU
receipt: Kuitti|KUITTI
number: Laskun numero|Laskunumero|Laskun nro
creditNumber: Hyvityslaskun numero|Laskun numero
receiptNumber: Kuitti|Kuittinro|Kuitti nro
date: Laskun päivämäärä|Laskun päiväys|Päiväys|Päivämäärä
plainDate: Päivämäärä|Pvm
due: Eräpäivä
delivered: Toimituspäivä
order: Tilausnumero|Tilauksenne
customerNumber: Asiakasnumero|Asiakasnro
reference: Viitteenne|Viitenumero
billTo: Asiakas|Laskutusosoite|Ostaja
from: Myyjä|Laskuttaja
net: Veroton|Yhteensä veroton|Veroton summa
vat: ALV|Alv
vatOf: ALV {rate}|Alv {rate}|Arvonlisävero {rate}
total: Yhteensä|Maksettava yhteensä|Maksettava|Laskun loppusumma|Verollinen yhteensä
tillTotal: YHTEENSÄ|Yhteensä|Maksettava
subtotal: Välisumma
cash: Käteinen
change: Takaisin|Vaihtoraha
card: Kortti|Pankkikortti|VISA|Debit
discount: Alennus
tip: Juomaraha
rounding: Pyöristys
columns: Kuvaus|Määrä|A-hinta|Alv|Summa
vatNumber: ALV-numero|Alv-tunniste|VAT-nro
registration: Y-tunnus
phone: Puh.|Puhelin
thanks: Kiitos käynnistä|Tervetuloa uudelleen|Säilytä kuitti
terms: Maksuehto {days} pv netto|Viivästyskorko 8 %|Eräpäivä {date}
untaxed: Alv 0 %|Ei arvonlisäveroa
served: Kassa|Myyjä|Pöytä
goods: Toimistotuoli|Verkkosivujen ylläpito|Kopiopaperi A4|Konsultointi, tunti|Matkakulut|Kannettavan teline|Kuukausitilaus|Varmuuskopiointi|Ikkunanpesu|Vaihtosuodatin|Puutarhatyö|LED-paneeli 60 x 60|Turvakengät 43|Vuosilisenssi|Toimitus ja asennus
foods: Kahvi|Korvapuusti|Kivennäisvesi|Lihapullat|Lohikeitto|Olut 0,4|Ruisleipä|Juusto|Banaani|Maito|Hernekeitto|Appelsiinimehu|Omenapiirakka
months: tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
short: tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
trade: Asiakastili|Laskutuskausi|Edellinen saldo|Saadut maksut|Kauden maksut|Saldo|Tulopäivä|Lähtöpäivä|Huone|Majoitus|Aamiainen|Laskusi|Matkalippu|Matkapäivä|Myönnetty|Varausnumero|Veloitus|Hyvitys|Tiliote|Alkusaldo|Toimitusosoite|Aikuinen
weekdays: sunnuntai|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai
`)
