/** Greek, Croatian and Lithuanian, and the English of New Zealand and South Africa: held out until the last measuring. */
import { words, type Words } from '../words'
import { englishBut } from '../known/words-germanic'

export const greek: Words = words(`
invoice: Τιμολόγιο|ΤΙΜΟΛΟΓΙΟ|Τιμολόγιο Παροχής Υπηρεσιών|Τιμολόγιο Πώλησης
creditNote: Πιστωτικό Τιμολόγιο|ΠΙΣΤΩΤΙΚΟ
receipt: Απόδειξη|ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ|Απόδειξη Λιανικής
number: Αριθμός Τιμολογίου|Αρ. Τιμολογίου|Αρ. Παραστατικού|Αριθμός
creditNumber: Αρ. Πιστωτικού|Αριθμός
receiptNumber: Αρ. Απόδειξης|ΑΡ. ΑΠΟΔΕΙΞΗΣ
date: Ημερομηνία|Ημ/νία έκδοσης|Ημερομηνία Έκδοσης
plainDate: Ημερομηνία|ΗΜ/ΝΙΑ
due: Ημερομηνία Λήξης|Πληρωτέο έως|Προθεσμία πληρωμής
delivered: Ημερομηνία Παράδοσης|Ημ/νία αποστολής
order: Αρ. Παραγγελίας|Παραγγελία
customerNumber: Κωδικός Πελάτη|Αρ. Πελάτη
reference: Σχετικό|Έργο
billTo: Πελάτης|Στοιχεία Πελάτη|Προς
from: Εκδότης|Προμηθευτής
net: Καθαρή Αξία|Σύνολο χωρίς ΦΠΑ|Υποσύνολο
vat: ΦΠΑ
vatOf: ΦΠΑ {rate}|Φ.Π.Α. {rate}|ΦΠΑ ({rate})
total: Πληρωτέο Ποσό|Γενικό Σύνολο|Σύνολο|Τελικό Σύνολο
tillTotal: ΣΥΝΟΛΟ|ΣΥΝΟΛΟ ΕΥΡΩ|Σύνολο
subtotal: ΥΠΟΣΥΝΟΛΟ|Μερικό Σύνολο
cash: ΜΕΤΡΗΤΑ|Μετρητά
change: ΡΕΣΤΑ|Ρέστα
card: ΚΑΡΤΑ|Κάρτα|VISA
discount: Έκπτωση|ΕΚΠΤΩΣΗ
tip: Φιλοδώρημα
rounding: Στρογγυλοποίηση
columns: Περιγραφή|Ποσ.|Τιμή Μον.|ΦΠΑ|Αξία
vatNumber: ΑΦΜ|Α.Φ.Μ.
registration: ΓΕΜΗ|Αρ. ΓΕΜΗ
phone: Τηλ.|ΤΗΛ
thanks: Ευχαριστούμε!|ΕΥΧΑΡΙΣΤΟΥΜΕ|Σας ευχαριστούμε για την προτίμηση
terms: Όροι πληρωμής: {days} ημέρες|Παρακαλούμε εξοφλήστε έως {date}.|Ευχαριστούμε για τη συνεργασία.
untaxed: Απαλλαγή από ΦΠΑ|Άνευ ΦΠΑ
served: Ταμίας|Τραπέζι
goods: Καρέκλα γραφείου|Συντήρηση ιστοσελίδας|Χαρτί A4|Συμβουλευτική, ώρες|Έξοδα μετακίνησης|Βάση laptop|Μηνιαία συνδρομή|Αντίγραφα 500 GB|Καθαρισμός τζαμιών|Φίλτρο|Κηπουρική|Πάνελ LED 60 x 60|Παπούτσια ασφαλείας 43|Ετήσια άδεια|Μεταφορά και τοποθέτηση
foods: Καφές ελληνικός|Τυρόπιτα|Νερό 500ml|Χωριάτικη|Μουσακάς|Κρασί κόκκινο|Ψωμί|Φέτα|Μπανάνες|Γάλα|Κοτόσουπα|Χυμός μήλο|Μπακλαβάς
months: Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
short: Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
trade: Αριθμός λογαριασμού|Περίοδος χρέωσης|Προηγούμενο υπόλοιπο|Πληρωμές|Χρεώσεις περιόδου|Υπόλοιπο|Άφιξη|Αναχώρηση|Δωμάτιο|Διαμονή|Πρωινό|Ο λογαριασμός σας|Εισιτήριο|Ημερομηνία ταξιδιού|Εκδόθηκε|Κωδικός κράτησης|Χρέωση|Πίστωση|Κίνηση λογαριασμού|Υπόλοιπο εκ μεταφοράς|Αποστολή σε|Ενήλικας
weekdays: Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο
`)

export const croatian: Words = words(`
invoice: Račun|RAČUN|Račun R-1
creditNote: Odobrenje|STORNO RAČUN
receipt: Račun|RAČUN
number: Broj računa|Račun br.|Račun broj|Br. računa
creditNumber: Odobrenje br.|Broj odobrenja
receiptNumber: Račun br.|Broj računa
date: Datum računa|Datum izdavanja|Datum|Datum izdavanja računa
plainDate: Datum|DATUM
due: Datum dospijeća|Dospijeće|Rok plaćanja
delivered: Datum isporuke|Isporučeno
order: Broj narudžbe|Narudžba
customerNumber: Šifra kupca|Broj kupca
reference: Poziv na broj|Projekt
billTo: Kupac|Naručitelj|Primatelj
from: Prodavatelj|Izdavatelj
net: Osnovica|Iznos bez PDV-a|Međuzbroj
vat: PDV
vatOf: PDV {rate}|PDV ({rate})|{rate} PDV
total: Ukupno za platiti|Sveukupno|Za platiti|UKUPNO EUR
tillTotal: UKUPNO|ZA PLATITI|SVEUKUPNO EUR
subtotal: MEĐUZBROJ|Međuzbroj
cash: GOTOVINA|Novčanice
change: POVRAT|Za vratiti
card: KARTICA|Kartica|MAESTRO
discount: Popust|POPUST
tip: Napojnica
rounding: Zaokruživanje
columns: Opis|Kol.|Cijena|PDV|Iznos
vatNumber: OIB|OIB:
registration: MBS|MB
phone: Tel|Telefon
thanks: Hvala na posjetu!|Hvala i doviđenja|Hvala na povjerenju
terms: Rok plaćanja: {days} dana|Molimo platiti do {date}|Hvala na suradnji.
untaxed: PDV nije obračunat|Oslobođeno PDV-a
served: Blagajnik|Konobar|Stol
goods: Uredski stolac|Održavanje web stranice|Papir A4|Savjetovanje, sati|Putni troškovi|Stalak za laptop|Mjesečna pretplata|Sigurnosna kopija 500 GB|Pranje prozora|Zamjenski filter|Uređenje vrta|LED panel 60 x 60|Zaštitne cipele 43|Godišnja licenca|Dostava i montaža
foods: Kava s mlijekom|Kroasan|Voda 0,5l|Šopska salata|Lignje na žaru|Crno vino|Kruh|Paški sir|Banane|Mlijeko|Juha|Sok od jabuke|Rožata
months: siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
short: sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
trade: Broj korisnika|Obračunsko razdoblje|Prethodni saldo|Primljene uplate|Troškovi razdoblja|Saldo|Dolazak|Odlazak|Soba|Noćenje|Doručak|Vaš račun|Karta|Datum putovanja|Izdano|Broj rezervacije|Duguje|Potražuje|Izvod|Početno stanje|Dostava|Odrasli
weekdays: nedjelja|ponedjeljak|utorak|srijeda|četvrtak|petak|subota
`)

export const lithuanian: Words = words(`
invoice: PVM sąskaita faktūra|SĄSKAITA FAKTŪRA|Sąskaita
creditNote: Kreditinė sąskaita|KREDITINĖ SĄSKAITA
receipt: Kvitas|KVITAS|Čekis
number: Sąskaitos numeris|Sąskaitos Nr.|Serija ir Nr.|Nr.
creditNumber: Kreditinės sąskaitos Nr.|Numeris
receiptNumber: Kvito Nr.|Čekio Nr.
date: Sąskaitos data|Data|Išrašymo data
plainDate: Data|DATA
due: Apmokėti iki|Mokėjimo terminas|Terminas
delivered: Pristatymo data|Pristatyta
order: Užsakymo Nr.|Užsakymas
customerNumber: Kliento kodas|Kliento Nr.
reference: Nuoroda|Projektas
billTo: Pirkėjas|Klientas|Mokėtojas
from: Pardavėjas|Tiekėjas
net: Suma be PVM|Iš viso be PVM|Tarpinė suma
vat: PVM
vatOf: PVM {rate}|PVM ({rate})|{rate} PVM
total: Iš viso|Mokėtina suma|Bendra suma|Suma su PVM|Iš viso mokėti
tillTotal: MOKĖTI|IŠ VISO|Mokėti EUR|SUMA
subtotal: TARPINĖ SUMA|Tarpinė suma
cash: GRYNIEJI|Grynais
change: GRĄŽA|Grąža
card: KORTELĖ|Banko kortelė|VISA
discount: Nuolaida|NUOLAIDA
tip: Arbatpinigiai
rounding: Apvalinimas
columns: Pavadinimas|Kiekis|Kaina|PVM|Suma
vatNumber: PVM kodas|PVM mokėtojo kodas
registration: Įmonės kodas|Kodas
phone: Tel.|Telefonas
thanks: Ačiū, kad pirkote!|Ačiū!|Iki pasimatymo
terms: Apmokėjimo terminas {days} d.|Prašome apmokėti iki {date}.|Dėkojame.
untaxed: PVM netaikomas|Ne PVM mokėtojas
served: Kasininkas|Staliukas
goods: Biuro kėdė|Svetainės priežiūra|Popierius A4|Konsultacija, val.|Kelionės išlaidos|Kompiuterio stovas|Mėnesinis mokestis|Atsarginė kopija 500 GB|Langų valymas|Filtras|Sodo priežiūra|LED skydelis 60 x 60|Darbo batai 43|Metinė licencija|Pristatymas ir montavimas
foods: Kava|Bandelė|Vanduo 0,5l|Cezario salotos|Cepelinai|Raudonas vynas|Juoda duona|Sūris|Bananai|Pienas|Šaltibarščiai|Obuolių sultys|Šakotis
months: sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio
short: saus|vas|kov|bal|geg|birž|liep|rugp|rugs|spal|lapkr|gruod
trade: Mokėtojo kodas|Atsiskaitymo laikotarpis|Ankstesnis likutis|Gautos įmokos|Laikotarpio mokesčiai|Likutis|Atvykimas|Išvykimas|Kambarys|Nakvynė|Pusryčiai|Jūsų sąskaita|Bilietas|Kelionės data|Išduota|Rezervacijos kodas|Debetas|Kreditas|Sąskaitos išrašas|Pradinis likutis|Pristatyti|Suaugęs
weekdays: sekmadienis|pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis
`)

export const newZealander: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE|Taxable Supply Information
receipt: Tax Invoice|Receipt
net: Subtotal|Total excl GST|Net
vat: GST
vatOf: GST {rate}|TOTAL GST {rate}|GST ({rate})|Incl. GST
total: Total|TOTAL NZD|Amount Due NZD|Total incl GST|Balance owing
tillTotal: TOTAL|Total NZD|To pay|TOTAL incl GST
card: EFTPOS|Paywave|VISA|Card
rounding: Rounding|Swedish rounding
columns: Item|Quantity|Unit price|GST|Amount NZD
vatNumber: GST No|GST Number|GST Reg
registration: NZBN|Company No.
untaxed: No GST|Zero-rated
`)

export const southAfrican: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE|VAT Invoice
receipt: Tax Invoice|Till slip
net: Subtotal|Nett|Total (excl)|Amount excl VAT
vatOf: VAT @ {rate}|VAT {rate}|15% VAT incl
total: Total|Total (incl)|Amount payable|TOTAL DUE|Total ZAR
tillTotal: TOTAL|BALANCE DUE|Total due
card: Credit card|Speedpoint|VISA|Debit card
rounding: Rounding|Round down
vatNumber: VAT No|VAT Reg. No.
registration: Reg. No.|CK
untaxed: Not a VAT vendor|Zero rated
`)
