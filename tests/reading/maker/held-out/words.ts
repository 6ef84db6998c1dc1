/** Hungarian, Romanian and Estonian, and the English of Australia and India: languages and countries held out of reading. */
import { words, type Words } from '../words'
import { englishBut } from '../known/words-germanic'

export const hungarian: Words = words(`
invoice: Számla|SZÁMLA|Számla - ÁFÁS
creditNote: Helyesbítő számla|JÓVÁÍRÓ SZÁMLA
receipt: Nyugta|NYUGTA
number: Számlaszám|Számla sorszáma|Számla száma|Sorszám
creditNumber: Számla sorszáma|Jóváírás száma
receiptNumber: Nyugtaszám|Nyugta sorszáma
date: Számla kelte|Kiállítás dátuma|Kelt|Számla dátuma
plainDate: Dátum|DÁTUM
due: Fizetési határidő|Esedékesség
delivered: Teljesítés dátuma|Teljesítés kelte
order: Rendelésszám|Megrendelés száma
customerNumber: Ügyfélszám|Vevőkód
reference: Hivatkozás|Projekt
billTo: Vevő|Vevő adatai|Megrendelő
from: Eladó|Kibocsátó|Szállító
net: Nettó összesen|Nettó érték|Adóalap
vat: ÁFA
vatOf: ÁFA {rate}|{rate} ÁFA|ÁFA ({rate})
total: Fizetendő összesen|Bruttó összesen|Fizetendő|Mindösszesen
tillTotal: ÖSSZESEN|FIZETENDŐ|Összesen
subtotal: RÉSZÖSSZESEN|Részösszeg
cash: KÉSZPÉNZ|Készpénz
change: VISSZAJÁRÓ|Visszajáró
card: BANKKÁRTYA|Bankkártya|VISA
discount: Kedvezmény|Engedmény
tip: Borravaló|Szervizdíj
rounding: KEREKÍTÉS|Kerekítés
columns: Megnevezés|Menny.|Egységár|ÁFA|Összeg
vatNumber: Adószám|ADÓSZÁM|Közösségi adószám
registration: Cégjegyzékszám|Cg.
phone: Tel.|Telefon
thanks: Köszönjük a vásárlást!|Viszontlátásra!|Köszönjük!
terms: Fizetési határidő: {days} nap|Kérjük, {date} napjáig fizesse ki.|Köszönjük a megrendelést.
untaxed: Alanyi adómentes|Tárgyi adómentes
served: Pénztáros|Kezelő|Asztal
goods: Irodai szék|Honlap karbantartás|Nyomtatópapír A4|Tanácsadás, óra|Útiköltség|Laptopállvány|Havi előfizetés|Biztonsági mentés 500 GB|Ablaktisztítás|Pótszűrő|Kertgondozás|LED panel 60 x 60|Munkavédelmi cipő 43|Éves licenc|Kiszállítás és beszerelés
foods: Kávé|Kakaós csiga|Szénsavmentes víz 0,5l|Cézár saláta|Rántott hús|Vörösbor 1dl|Fehér kenyér|Trappista sajt|Banán|Tej 2,8%|Húsleves|Almalé|Dobostorta
months: január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
short: jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
trade: Ügyfélazonosító|Elszámolási időszak|Előző egyenleg|Befizetések|Időszaki díjak|Egyenleg|Érkezés|Távozás|Szoba|Szállás|Reggeli|Az Ön számlája|Menetjegy|Utazás napja|Kiállítva|Foglalási szám|Tartozik|Követel|Folyószámla-kivonat|Nyitó egyenleg|Szállítási cím|Felnőtt
weekdays: vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat
`)

export const romanian: Words = words(`
invoice: Factură|FACTURĂ|Factură fiscală|FACTURA
creditNote: Factură storno|NOTĂ DE CREDIT
receipt: Bon fiscal|BON FISCAL|Chitanță
number: Număr factură|Nr. factură|Factura nr.|Seria și numărul
creditNumber: Factură storno nr.|Notă de credit nr.
receiptNumber: Nr. bon|Bon nr.|NR. BF
date: Data facturii|Data emiterii|Data|Din data de
plainDate: Data|DATA
due: Scadență|Data scadenței|Termen de plată
delivered: Data livrării|Livrat la
order: Nr. comandă|Comanda nr.
customerNumber: Cod client|Nr. client
reference: Referință|Proiect
billTo: Cumpărător|Client|Beneficiar
from: Furnizor|Vânzător
net: Total fără TVA|Valoare fără TVA|Subtotal|Bază impozabilă
vat: TVA
vatOf: TVA {rate}|TVA ({rate})|Cota TVA {rate}
total: Total de plată|TOTAL|Total general|Total cu TVA
tillTotal: TOTAL|TOTAL LEI|TOTAL DE PLATĂ
subtotal: SUBTOTAL|Subtotal
cash: NUMERAR|Numerar
change: REST|Rest
card: CARD|Card bancar|VISA
discount: Reducere|Discount
tip: Bacșiș|BACSIS
rounding: Rotunjire
columns: Denumire|Cant.|Preț unitar|TVA|Valoare
vatNumber: CIF|C.I.F.|Cod fiscal|CUI
registration: Reg. com.|Nr. ord. reg. com.
phone: Tel.|Telefon
thanks: Vă mulțumim!|Mulțumim pentru cumpărături|Vă mai așteptăm!
terms: Termen de plată: {days} zile|Vă rugăm să plătiți până la {date}.|Vă mulțumim.
untaxed: Neplătitor de TVA|Scutit de TVA
served: Casier|Ospătar|Masa
goods: Scaun de birou|Mentenanță site|Hârtie A4|Consultanță, ore|Cheltuieli de deplasare|Suport laptop|Abonament lunar|Copie de siguranță 500 GB|Curățare geamuri|Filtru de schimb|Întreținere grădină|Panou LED 60 x 60|Pantofi de protecție 43|Licență anuală|Livrare și montaj
foods: Cafea|Covrig|Apă plată 0,5l|Salată Cezar|Ciorbă de burtă|Vin roșu|Pâine|Cașcaval|Banane|Lapte|Supă de pui|Suc de mere|Papanași
months: ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
short: ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
trade: Cod abonat|Perioada de facturare|Sold anterior|Plăți primite|Consum perioadă|Sold|Sosire|Plecare|Camera|Cazare|Mic dejun|Factura dumneavoastră|Bilet|Data călătoriei|Emis la|Cod rezervare|Debit|Credit|Extras de cont|Sold inițial|Livrare la|Adult
weekdays: duminică|luni|marți|miercuri|joi|vineri|sâmbătă
`)

export const estonian: Words = words(`
invoice: Arve|ARVE|Arve-saateleht|MÜÜGIARVE
creditNote: Kreeditarve|KREEDITARVE
receipt: Kviitung|KVIITUNG|Ostukviitung
number: Arve number|Arve nr|Arve nr.|Arve
creditNumber: Kreeditarve nr|Kreeditarve number
receiptNumber: Kviitungi nr|Tšeki nr|Dokument
date: Arve kuupäev|Kuupäev|Arve kpv
plainDate: Kuupäev|Kpv
due: Maksetähtaeg|Tasuda hiljemalt|Maksetähtpäev
delivered: Tarnekuupäev|Lähetuskuupäev
order: Tellimuse nr|Tellimus
customerNumber: Kliendi nr|Kliendikood
reference: Viide|Projekt
billTo: Klient|Ostja|Arve saaja|Maksja
from: Müüja|Saatja
net: Summa km-ta|Kokku km-ta|Vahesumma|Netosumma
vat: Käibemaks|KM
vatOf: Käibemaks {rate}|KM {rate}|km {rate}
total: Tasuda|Kokku|Arve summa|KOKKU TASUDA|Summa kokku
tillTotal: KOKKU|TASUDA|Summa EUR|Kokku
subtotal: VAHESUMMA|Vahesumma
cash: SULARAHA|Sularaha
change: TAGASI|Tagasi
card: PANGAKAART|Pangakaart|VISA
discount: Allahindlus|Soodustus
tip: Jootraha
rounding: Ümardus|ÜMARDAMINE
columns: Nimetus|Kogus|Ühiku hind|KM|Summa
vatNumber: KMKR|KMKR nr|Käibemaksukohustuslase nr
registration: Reg. nr|Registrikood|Reg.kood
phone: Tel|Telefon
thanks: Täname ostu eest!|Aitäh!|Kohtumiseni!
terms: Maksetähtaeg {days} päeva|Palume tasuda hiljemalt {date}.|Viivis 0,05% päevas
untaxed: Ei ole käibemaksukohustuslane|Maksuvaba käive
served: Müüja|Kassa|Laud
goods: Kontoritool|Kodulehe hooldus|Printeripaber A4|Konsultatsioon, tund|Sõidukulu|Sülearvuti alus|Kuutasu|Varukoopia 500 GB|Akende pesu|Vahetusfilter|Aiahooldus|LED-paneel 60 x 60|Turvajalatsid 43|Aastalitsents|Tarne ja paigaldus
foods: Kohv|Kaneelirull|Vesi 0,5l|Caesari salat|Seapraad|Punane vein|Must leib|Eesti juust|Banaanid|Piim 2,5%|Kanasupp|Õunamahl|Kohupiimakook
months: jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
short: jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
trade: Kliendikonto|Arveldusperiood|Eelmine saldo|Laekunud|Perioodi tasud|Saldo|Saabumine|Lahkumine|Tuba|Majutus|Hommikusöök|Teie arve|Pilet|Sõidupäev|Väljastatud|Broneeringu kood|Deebet|Kreedit|Konto väljavõte|Algsaldo|Tarneaadress|Täiskasvanu
weekdays: pühapäev|esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev
`)

export const australian: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE|Invoice
receipt: Tax Invoice|Receipt|EFTPOS receipt
net: Subtotal|Total ex GST|Subtotal (ex GST)|Amount excl. GST
vat: GST
vatOf: GST {rate}|GST ({rate})|GST|Includes GST
total: Total|Total inc GST|Amount due|Balance due|Total AUD|TOTAL (inc. GST)
tillTotal: TOTAL|Total (inc GST)|TOTAL AUD|Total
card: EFTPOS|VISA|Mastercard|Card
rounding: Rounding|Cash rounding
columns: Description|Qty|Unit price|GST|Amount
vatNumber: ABN|A.B.N.
registration: ACN|A.C.N.
untaxed: No GST has been charged|GST free
`)

export const indian: Words = englishBut(`
invoice: Tax Invoice|TAX INVOICE|GST Invoice|Bill of Supply
receipt: Cash Memo|Bill|TAX INVOICE
number: Invoice No.|Invoice No|Bill No.|Inv. No.
date: Invoice Date|Dated|Date|Bill Date
delivered: Date of Supply|Despatch date
order: PO No.|Buyer's Order No.
billTo: Bill To|Buyer|Buyer (Bill to)|M/s|Details of Receiver
net: Taxable Value|Sub Total|Total before tax|Taxable Amount
vat: GST
vatOf: GST {rate}|IGST @ {rate}
total: Grand Total|Total Amount|Invoice Total|Net Payable|Total Amount After Tax
tillTotal: Grand Total|NET PAYABLE|Net Amount|Bill Amount
subtotal: Sub Total|SUB TOTAL|Gross Amount
card: Card|UPI|VISA
rounding: Round Off|Rounded off
columns: Description of Goods|Qty|Rate|GST|Amount
vatNumber: GSTIN|GSTIN/UIN|GST No.
registration: CIN|PAN
untaxed: Composition taxable person, not eligible to collect tax|Exempt supply
foods: Filter coffee|Masala dosa|Mineral water 1L|Paneer tikka|Veg biryani|Dal makhani|Butter naan|Mango lassi|Gulab jamun|Idli vada|Tomato soup|Lime soda|Kulfi
`)
