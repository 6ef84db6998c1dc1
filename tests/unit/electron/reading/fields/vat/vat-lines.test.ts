/** Of electron/reading/fields: how papers of Europe and North America print the tax that their total holds, in tables, lines and sentences. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (rows: string[]) =>
  readFields(paper('Northgate Trading', '12 Quay Street', ...rows), { today: '2026-03-15' })

/** Rows parted by `;;`, and the tax in them; `-` for none. */
const papers = `
  Miscela bar|KG|12,00|443,82;;Latte|LT|48,00|56,64;;Zucchero|CT|1,00|24,50;;Aliquota|Imponibile|Imposta|Natura / descrizione;;22|443,82|97,64;;10|24,50|2,45|Totale imposta|102,36;;4|56,64|2,27|Totale documento|665,72;;E15|38,40|0,00|N1 - escluso art. 15 => 102.36
  Descrizione|Quantità|%IVA|Prezzo totale;;Rosa red Naomi|200,00|10,00|156,00;;Esigibilità iva|%IVA|Totale imponibile|Totale imposta;;I (immediata)|10,00|445,98|44,60;;I (immediata)|22,00|83,60|18,39;;Totale documento|592,57 => 62.99
  Labour|360.00;;Copper tube|79.57;;Total to pay|439.57;;I am not registered for VAT. The second visit (quoted £85.00) follows => -
  Base imponible|300,00;;IVA 0%|0,00;;IVA 10%|10,00;;IVA 21%|21,00;;TOTAL|331,00 €;;TOTAL A PAGAR|0,00 € => 31.00
  Invoice amount incl. VAT (0% and 20%)|131.40;;of which VAT|11.40 => 11.40
  Ingresso;;TOTALE IVA INCLUSA 6 X 10,00|60,00 => -
  Januari|9%|21%|Som;;Excl.|100,00|50,00|150,00;;BTW|9,00|10,50|19,50;;Februari|9%|21%|Som;;Excl.|120,00|38,00|158,00;;BTW|10,80|7,98|18,78;;Te betalen incl. btw|346,28;;waarvan btw|38,28 => 38.28
  Art (Kategorie)|Basisbetrag|USt. % Steuerbetrag;;Umsatzsteuer (S)|252,10|19|47,90;;Positionssumme|252,10;;Rechnungssumme ohne USt.|252,10;;Steuerbetrag in|EUR|47,90;;Bruttosumme|300,00;;Zahlbetrag|300,00 => 47.90
  Leaflets|312.00;;Cards|96.00;;Banner|137.35;;all of that|545.35;;VAT, 20% of £233.35|46.67;;VAT, 0% of £312.00|nil;;to pay, in pounds|592.02 => 46.67
  Netto|25 % (800,00)|6 % (50,00)|Moms totalt|ATT BETALA;;850,00|200,00|3,00|203,00|SEK 1 053,00 => 203.00
  Nazwa|netto|VAT|brutto;;Pielęgnacja|910,00|8%|72,80|982,80;;Kora|752,20|23%|173,01|925,21;;Razem|1 662,20|X|245,81|1 908,01;;w tym|910,00|8%|72,80|982,80;;|752,20|23%|173,01|925,21;;Do zapłaty: 1 908,01 PLN => 245.81
  Leeggoed Vat / Fût 30 L|90,00;;|21 %|12 %|6 %|0 %|Totaal;;Base|110,70|0,00|56,70|189,00|356,40;;BTW|23,25|0,00|3,40||26,65;;Totaal EUR|383,05 => 26.65
  Untaxed Amount|£ 6,059.30;;VAT 20% on £ 191.30|£ 38.26;;VAT 0% RC on £ 5,868.00|£ 0.00;;Total|£ 6,097.56;;Reverse charge: UK VAT Act 1994, Section 55A applies. => 38.26
  Item|Qty|VAT|Net|VAT £;;Chairs|5.00|20%|100.00|20.00;;Table|1.00|20%|80.00|16.00;;Total (incl. VAT 20%)|216.00 => 36.00
  USt|Netto|Steuer;;10,00|240,00|24,00;;20,00|60,00|12,00;;Pfand|8,00;;Summe|344,00 => 36.00
  Hammer|BP %|Premium;;400.00|25.00|100.00;;240.00|25.00|60.00;;Total|800.00 => -
  Premium|IPT %|IPT|Total;;500.00|12.00|60.00|560.00;;250.00|12.00|30.00|280.00;;Total|840.00 => -
  |£|VAT £;;Our charges;;Professional fees as agreed|1,650.00|330.00;;Transfer fee|35.00|7.00;;Disbursements;;Commercial search pack|178.50|35.70;;Registration fee|150.00|-;;|2,013.50|372.70;;Add VAT at 20%||372.70;;Total of this bill||2,386.20 => 372.70
  BASE IMPONIBLE|% IVA|CUOTA IVA|TOTAL FACTURA;;173,70|4,00|6,95|;;65,10|10,00|6,51|;;|||397,46 €;;120,00|21,00|25,20|;;358,80||38,66| => 38.66
  Charges|86.00;;VAT - 20%|17.20;;Total for this invoice|103.20;;Detail|Charges|VAT|Total;;Compute Cloud|41.20|8.24|49.44;;Database Service|33.44|6.69|40.13;;Storage Service|6.85|1.37|8.22;;Cloud Watch|2.10|0.42|2.52;;Route|1.50|0.30|1.80;;Transfer|0.91|0.18|1.09 => 17.20
  Date|Description|Qty|Unit (inc GST)|Total (inc GST);;08/10/26|Site, 2 adults|1|$52.00|$52.00;;09/10/26|Weekend|1|$245.00|$245.00;;Total inc GST|$297.00;;GST included in total|$27.00 => 27.00
  Total CHF|50.40;;Maestro|50.40;;MWST|%|Umsatz|Steuer;;1|8.10|32.40|2.43;;2|2.60|18.00|0.46 => 2.89
  Za plačilo|18,00;;S 22% od 10,00|2,20;;N 9,5% od 5,30|0,50 => 2.70
  ZU ZAHLEN|3,00 €;;BAR|10,00 €;;RÜCKGELD|7,00 €;;19,00% von 2,52|0,48 => 0.48
  Total|18,00 €;;22% sur 10,00|2,20;;9,5% sur 5,30|0,50 => 2.70
  Total EUR|64,30;;%|NET|VAT;;A 18%|50,00|9,00;;C 5%|5,05|0,25 => 9.25
  Total|24,67 €;;dont TVA 17 % sur 11,00|1,87;;dont TVA 3 % sur 11,46|0,34 => 2.21
  Sub total|1100.00;;CGST 6%|60.00;;SGST 6%|60.00;;CGST 2.5%|2.50;;SGST 2.5%|2.50;;Grand Total|1225.00 => 125.00
  Sous-total|800,00 $;;TPS 5 %|40,00 $;;TVQ 9,975 %|79,80 $;;Débours non taxables|60,00 $;;Solde à payer|979,80 $ => 119.80
  TOTAL H.T.|TVA 20,00|TOTAL T.T.C.;;400,00|80,00|480,00 € => 80.00
  Nettobetrag|MwSt 19,00|Bruttobetrag;;400,00|76,00|476,00 € => 76.00
  Balance|$100.00;;H.S.T. (470011223 RT0001)|$13.00;;Total amount due|$113.00 => 13.00
  ÖSSZESEN:|4.300 Ft;;27% ÁFA tartalom|425;;5% ÁFA tartalom|110 => 535.00
  Samtals|2.660 ISK;;VSK 24%|225;;VSK 11%|149 => 374.00
  Укупан износ:|1.200,00;;Готовина:|1.200,00;;Ђ ПДВ 20,00%|200,00;;Укупан износ пореза:|200,00 => 200.00
  Total|£12.00;;Includes VAT of £2.00 => 2.00
  Total|£12.00;;of which VAT £2.00 => 2.00
  Total|£12.00;;VAT included: £2.00 => 2.00
  Total|£12.00;;VAT @ 20% incl.|£2.00 => 2.00
  Total £12.00 (inc. VAT £2.00) => 2.00
  Deplasare|105,00|105,00|22,05;;Total|2.168,00|455,28;;Total plată||2.623,28 Lei => 455.28
  TOTAAL|34,14;;CONTACTLOOS|34,14;;BTW|OVER|EUR;;A 9%|31,32|2,82;;TOTAAL|31,32|2,82 => 2.82
  TOTAAL|33,01;;BTW|OVER|EUR;;B 21%|9,32|1,96;;A 9%|19,94|1,79;;TOTAAL|29,26|3,75 => 3.75
  Netto|Exkl. moms|Moms %|Moms kr|Öresutj.|ATT BETALA;;11 724,50|11 724,50|25,00|2 931,13|0,37|SEK 14 656,00 => 2931.13
  ÁFA|Alap|Adó|Bruttó|Fizetendő összeg 21 740 Ft;;27%|17 118|4 622|21 740 => 4622.00
  Imposta di soggiorno|3,00 Escl.|9,00;;Aliquota|Imponibile|Imposta|Totale € 249,00;;10%|218,18|21,82 => 21.82
  Totaal (incl. btw)|€ 130,31;;Waarvan 21% btw € 20,21 en 9% btw € 1,15 => 21.36
  Meal|100.00|20.00 tip;;Total|120.00 => -
  Total|€123.00;;VAT 23%|€23.00 => 23.00
  Subtotal|$100.00;;Sales Tax (8.25%)|$8.25;;Total|$108.25 => 8.25
  Subtotal|100.00;;Tax|8.88;;TOTAL|108.88 => 8.88
  Sub Total|100.00;;State tax 6%|6.00;;Total|106.00 => 6.00
  Subtotal|100.00;;HST 13%|13.00;;Total|113.00 => 13.00
  Subtotal|100.00;;GST/HST|13.00;;Total|113.00 => 13.00
  Subtotal|100.00;;GST 5%|5.00;;PST 7%|7.00;;Total|112.00 => 12.00
  Sous-total|100,00 $;;TPS|5,00 $;;TVQ|9,98 $;;Total|114,98 $ => 14.98
  Sous-total|100,00;;T.P.S. 5 %|5,00;;T.V.Q. 9,975 %|9,98;;Total|114,98 => 14.98
  Summe|119,00 EUR;;darin enthalten 19% MwSt|19,00 EUR => 19.00
  Gesamtbetrag|119,00;;enthaltene MwSt. 19%|19,00 => 19.00
  Gesamt|119,00 €;;inkl. 19% MwSt.|19,00 € => 19.00
  Gesamt|119,00 €;;inkl. 19% USt 19,00 € => 19.00
  Gesamt 119,00 € inkl. 19,00 € MwSt => 19.00
  Summe EUR|119,00;;MwSt A 19,0%|19,00 => 19.00
  Nettobetrag|100,00;;zzgl. 19% Umsatzsteuer|19,00;;Rechnungsbetrag|119,00 => 19.00
  Zwischensumme netto|100,00 €;;Umsatzsteuer 19%|19,00 €;;Gesamtsumme|119,00 € => 19.00
  Warenwert netto|100,00;;USt. 19 %|19,00;;Endbetrag|119,00 => 19.00
  SUMME|119,00;;MWST-Satz|MWST|Netto|Brutto;;A=19%|19,00|100,00|119,00 => 19.00
  SUMME|119,00;;Netto|MwSt|Brutto;;A 19%|100,00|19,00|119,00 => 19.00
  Total CHF|107.70;;inkl. MWST 7.7%|7.70 => 7.70
  Total CHF|108.10;;MWST 8.1% von 100.00|8.10 => 8.10
  Zu zahlen|119,00;;Die Rechnung enthält 19,00 EUR Mehrwertsteuer (19%) => 19.00
  Im Rechnungsbetrag sind 19,00 € MwSt enthalten;;Rechnungsbetrag|119,00 € => 19.00
  Gesamtbetrag|100,00;;Kleinunternehmer gem. § 19 UStG, keine Umsatzsteuer => -
  Total TTC|120,00 €;;dont TVA 20%|20,00 € => 20.00
  Total TTC|120,00 €;;Dont TVA : 20,00 € => 20.00
  TOTAL|120,00;;TVA 20,00% incluse|20,00 => 20.00
  Total HT|100,00 €;;TVA 20 %|20,00 €;;Total TTC|120,00 € => 20.00
  Montant HT|100,00;;Montant TVA|20,00;;Net à payer|120,00 => 20.00
  Total HT|100,00;;Total TVA|20,00;;Total TTC|120,00 => 20.00
  NET A PAYER|120,00;;Taux|HT|TVA|TTC;;20,00%|100,00|20,00|120,00 => 20.00
  A PAYER|110,00;;TVA 10,00%|HT 100,00|TVA 10,00 => 10.00
  Total|100,00 €;;TVA non applicable, art. 293 B du CGI => -
  Total TTC : 120,00 € (dont 20,00 € de TVA) => 20.00
  Total|121,00 €;;IVA incluido (21%)|21,00 € => 21.00
  TOTAL|121,00;;IVA incl. 21%|21,00 => 21.00
  Base imponible|100,00;;IVA 21%|21,00;;Total factura|121,00 => 21.00
  Base imponible|% IVA|Cuota IVA|Total;;100,00|21,00|21,00|121,00 => 21.00
  TOTAL|121,00;;BASE|%|CUOTA;;100,00|21|21,00 => 21.00
  Base|100,00;;I.V.A. (21%)|21,00;;TOTAL A PAGAR|121,00 => 21.00
  Subtotal|100,00;;IVA (10%)|10,00;;IRPF (15%)|-15,00;;Total|95,00 => 10.00
  Imponibile|100,00;;IVA 22%|22,00;;Totale fattura|122,00 => 22.00
  TOTALE COMPLESSIVO|122,00;;di cui IVA|22,00 => 22.00
  Totale documento|122,00;;Imponibile|Aliquota|Imposta;;100,00|22%|22,00 => 22.00
  Totale imponibile|100,00;;Totale imposta|22,00;;Totale documento|122,00 => 22.00
  Totale|122,00 €;;IVA inclusa 22,00 € => 22.00
  Subtotaal|100,00;;BTW 21%|21,00;;Totaal|121,00 => 21.00
  Totaal|121,00;;waarvan BTW 21%|21,00 => 21.00
  Totaal incl. BTW|121,00;;BTW 21%|21,00 => 21.00
  TOTAAL|109,00;;BTW|over|EUR;;9%|100,00|9,00 => 9.00
  Totaal|109,00;;Inclusief 9,00 euro BTW => 9.00
  Totaal excl. btw|100,00;;Btw hoog 21%|21,00;;Totaal te betalen|121,00 => 21.00
  Total|123,00;;IVA 23%|23,00 => 23.00
  Total|123,00 €;;IVA incluído|23,00 € => 23.00
  Total ilíquido|100,00;;Total IVA|23,00;;Total a pagar|123,00 => 23.00
  TOTAL|123,00;;Taxa|Base|IVA|Total;;23%|100,00|23,00|123,00 => 23.00
  Incidência|100,00;;IVA 23,00%|23,00;;Total|123,00 => 23.00
  Razem netto|100,00;;VAT 23%|23,00;;Razem brutto|123,00 => 23.00
  SPRZED. OPODATK. A|123,00;;PTU A 23,00%|23,00;;SUMA PTU|23,00;;SUMA PLN|123,00 => 23.00
  Stawka|Netto|VAT|Brutto;;23%|100,00|23,00|123,00;;Do zapłaty|123,00 PLN => 23.00
  Wartość netto|100,00;;Kwota VAT|23,00;;Wartość brutto|123,00 => 23.00
  Kwota podatku|23,00;;Razem do zapłaty|123,00 => 23.00
  W tym VAT|23,00;;Do zapłaty|123,00 => 23.00
  Totalt|125,00 kr;;varav moms 25%|25,00 kr => 25.00
  Att betala|125,00;;Varav moms|25,00 => 25.00
  Total SEK|125,00;;Moms%|Moms|Netto|Brutto;;25,00|25,00|100,00|125,00 => 25.00
  Netto|100,00;;Moms 25%|25,00;;Summa att betala|125,00 => 25.00
  Summa exkl. moms|100,00;;Momsbelopp|25,00;;Att betala|125,00 => 25.00
  TOTAL|125,00;;Moms udgør|25,00 => 25.00
  I alt|125,00;;Heraf moms|25,00 => 25.00
  Total DKK|125,00;;Heraf moms 25%|25,00 => 25.00
  Beløb ekskl. moms|100,00;;25% moms|25,00;;I alt DKK|125,00 => 25.00
  Total inkl. moms|125,00;;Momsen udgør kr. 25,00 => 25.00
  Sum|125,00;;Herav mva 25%|25,00 => 25.00
  Å betale|125,00;;Herav MVA|25,00 => 25.00
  Totalt|115,00;;MVA-grunnlag|MVA-%|MVA|Sum;;100,00|15|15,00|115,00 => 15.00
  Netto|100,00;;MVA 25 %|25,00;;Å betale|125,00 => 25.00
  Yhteensä|125,50;;Sisältää ALV 25,5%|25,50 => 25.50
  YHTEENSÄ|124,00;;ALV 24%|24,00 => 24.00
  Veroton yhteensä|100,00;;Arvonlisävero|25,50;;Yhteensä|125,50 => 25.50
  Yhteensä|124,00;;ALV|Veroton|Vero|Verollinen;;24 %|100,00|24,00|124,00 => 24.00
  Maksettava|124,00;;josta ALV|24,00 => 24.00
  Celkem|121,00 Kč;;z toho DPH 21%|21,00 Kč => 21.00
  Základ|100,00;;DPH 21%|21,00;;Celkem k úhradě|121,00 => 21.00
  Celkem|121,00;;Sazba|Základ|DPH|Celkem;;21%|100,00|21,00|121,00 => 21.00
  Celkem bez DPH|100,00;;Celkem DPH|21,00;;Celkem s DPH|121,00 => 21.00
  Spolu|120,00 €;;z toho DPH 20%|20,00 € => 20.00
  Spolu bez DPH|100,00;;DPH 23%|23,00;;Spolu k úhrade|123,00 => 23.00
  Celkom|123,00;;Sadzba DPH|Základ dane|DPH;;23%|100,00|23,00 => 23.00
  Összesen|12 700 Ft;;ebből ÁFA 27%|2 700 Ft => 2700.00
  Nettó|10 000 Ft;;ÁFA (27%)|2 700 Ft;;Bruttó összesen|12 700 Ft => 2700.00
  Fizetendő|12 700 Ft;;Tartalmaz 27% ÁFA-t: 2 700 Ft => 2700.00
  Total|119,00 lei;;din care TVA 19%|19,00 lei => 19.00
  TOTAL LEI|119,00;;TVA A - 19,00%|19,00;;TOTAL TVA|19,00 => 19.00
  Total fără TVA|100,00;;TVA|19,00;;Total de plată|119,00 => 19.00
  Ukupno|125,00 €;;od toga PDV 25%|25,00 => 25.00
  Osnovica|100,00;;PDV 25%|25,00;;Ukupno za platiti|125,00 => 25.00
  UKUPNO EUR|125,00;;Porez|Osnovica|Iznos;;PDV 25%|100,00|25,00 => 25.00
  Skupaj|122,00 €;;DDV 22%|22,00 => 22.00
  Za plačilo|122,00;;Stopnja|Osnova|DDV|Skupaj;;22,00%|100,00|22,00|122,00 => 22.00
  V ceno je vključen DDV 22%: 22,00;;Skupaj|122,00 => 22.00
  Σύνολο|124,00 €;;ΦΠΑ 24%|24,00 => 24.00
  Καθαρή αξία|100,00;;Φ.Π.Α. 24%|24,00;;Πληρωτέο|124,00 => 24.00
  Σύνολο|124,00;;Περιλαμβάνεται ΦΠΑ 24,00 => 24.00
  Kokku|124,00;;Käibemaks 24%|24,00 => 24.00
  Summa ilma km-ta|100,00;;Käibemaks 22%|22,00;;Kokku tasuda|122,00 => 22.00
  Kokku|122,00 EUR;;sh km 22%|22,00 => 22.00
  Kopā|121,00;;t.sk. PVN 21%|21,00 => 21.00
  Summa bez PVN|100,00;;PVN 21%|21,00;;Summa apmaksai|121,00 => 21.00
  Iš viso|121,00;;iš jų PVM 21%|21,00 => 21.00
  Suma be PVM|100,00;;PVM 21%|21,00;;Iš viso mokėti|121,00 => 21.00
  Общо|120,00 лв.;;в т.ч. ДДС 20%|20,00 => 20.00
  Данъчна основа|100,00;;ДДС 20%|20,00;;Сума за плащане|120,00 => 20.00
  Net|100.00;;VAT 20%|20.00;;Amount due|120.00 => 20.00
  Goods total|100.00;;VAT total|20.00;;Invoice total|120.00 => 20.00
  Total net amount|100.00;;VAT amount|20.00;;Total gross|120.00 => 20.00
  Total|120.00;;VAT rate|Net|VAT;;S 20.00|100.00|20.00 => 20.00
  Total ex VAT|100.00;;Total VAT|20.00;;Total inc VAT|120.00 => 20.00
  Total to pay|£107.00;;VAT 20%: 100.00 net, 7.00 at 0% => -
  Amount due|$100.00;;No tax => -
  Subtotal|$100.00;;Tax (0%)|$0.00;;Total|$100.00 => 0.00
  Total|€50.00;;VAT Exempt => -
  TE BETALEN|€ 94,85;;btw|bedrag|over incl.;;H 21%|7,33|42,25;;L 9%|4,34|52,60 => 11.67
  Sazba|Základ|Výše DPH|Celkem;;21 %|3706,90|778,45|4485,35;;12 %|297,10|35,65|332,75;;Součet|4818,10;;Zaokrouhlení|-0,10;;CELKEM K ÚHRADĚ|4818,00 => 814.10
  Studio grafico|100,00;;Imposta di bollo|2,00;;Totale da pagare|102,00;;Operazione senza applicazione dell'IVA => -
  Désignation|Qté|P.U. HT|TVA|Total HT;;Pose (h)|6|43,60|20 %|261,60;;Acompte|1|879,55|10 %|879,55;;Total HT|1141,15;;TVA 20 %|52,32;;TVA 10 %|87,96;;Total TTC|1281,43 => 140.28
  Subtotal|$50.00;;Tax 1|$3.00;;Tax 2|$1.00;;Total|$54.00 => 4.00
  Subtotal|$50.00;;State Tax|$2.50;;City Tax|$0.50;;Total|$53.00 => 3.00
  Subtotal|$50.00;;Sales Tax|$2.50;;County Tax|$0.50;;Total|$53.00 => 3.00
  SUBTOTAL|50.00;;TAX1 8.000%|4.00;;TOTAL|54.00 => 4.00
  Totaal|109,00;;B.T.W. laag 9%|9,00 => 9.00
  Base imponible|100,00;;IGIC 7%|7,00;;Total|107,00 => 7.00
  Beløp eks.mva|100,00;;Avgift 25%|25,00;;Beløp inkl.mva|125,00 => 25.00
  Yhteensä|239,50;;Alv-erittely;;25,5 %|100,00|25,50|125,50;;14 %|100,00|14,00|114,00 => 39.50
  Součet|121,00;;Daň 21%|21,00;;Základ daně|100,00 => 21.00
  CELKOM|123,00;;Daňový základ 23%|100,00;;Daň 23%|23,00 => 23.00
  Bruttó végösszeg|12 700 Ft;;Áfatartalom|2 700 Ft => 2700.00
  Συνολική αξία|124,00;;Σύνολο Φ.Π.Α.|24,00 => 24.00
  KOPĀ|121,00;;A=21%|100,00|21,00|121,00 => 21.00
  Subtotal|$130.00;;HST (142723162 RT0001);;13%|$16.90;;Total Due|$146.90 => 16.90
  MOTORINA STANDARD|407,00 A;;APA PLATA 0,5|7,50 B;;TOTAL LEI|414,50;;TVA A - 21,00%|70,64;;TVA B - 11,00%|0,74;;TOTAL TVA|71,38;;NUMERAR LEI|414,50 => 71.38
  Description|Net|VAT 20%|Gross;;Rent|2,830.00|566.00|3,396.00;;Service charge|190.00|38.00|228.00;;Totals|3,020.00|604.00|£3,624.00 => 604.00
  Denumirea|Cant.|Preț unitar|Valoare|TVA;;Scaune|9|340,00|3.060,00|581,40;;Transport|1|160,00|160,00|30,40;;Total|3.220,00|611,80;;Total de plată 3.831,80 lei => 611.80
  Purchase Subtotal|$20.70;;NY/City Tax|$1.45;;Tip|$4.14;;Total|$26.29 => 1.45
`

const cases = papers
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', vat = ''] = line.trim().split(' => ')
    return { text, vat }
  })

test.each(cases)('`$text` holds $vat of tax', ({ text, vat }) => {
  const found = read(text.split(';;')).vat?.value ?? '-'
  expect(vat === '-' && Number(found) === 0 ? '-' : found).toBe(vat)
})
