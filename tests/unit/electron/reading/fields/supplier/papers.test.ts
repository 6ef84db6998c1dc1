/** Of electron/reading/fields: who is the supplier on papers of Europe, beside customers with numbers, keepers of shops, portals and holders of accounts. */
import { expect, test } from 'vitest'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

/** Rows parted by `;;`, and the supplier of them. */
const papers = `
  bayhopper |;;Your parking session has ended |;;Parking tariff | £6.40;;You paid | £6.40;;Tariff collected on behalf of Harrowmere District Council, VAT no. GB 193 8265 29. Convenience fee |;;and text reminder supplied by Bayhopper Mobility Ltd, Tannery Wharf, Leeds LS10 1DW, VAT no. GB 407 2619 65. | => Bayhopper Mobility Ltd
  ^Fietsenwinkel De Spaak |;;Havenweg 3, 1234 AB Hoorn |;;KvK 12345678 |;;Band | 24,95;;Totaal | 24,95;;Betaald via Tikkie op 12-10-2026 |;;Tikkie is een handelsnaam van ABN AMRO Bank N.V., Amsterdam | => Fietsenwinkel De Spaak
  ^bedwel |;;Factuur 118 | 3 maart 2026;;Huur bed | € 121,00;;Totaal | € 121,00;;Bedwel is een handelsnaam van Verhulst-Daems BV, Stationsstraat 4, 2800 Mechelen. BTW BE 0455.118.204 | => Bedwel
  Mail | Pieter van Dalen <pieter@zandloper.example>;;Your payment of €386.42 was declined;;Lanternfish Payments <no-reply@billing.lanternfish.example> | Mon, 12 Oct 2026 at 06:14;;To: pieter@zandloper.example |;;Lanternfish Ads |;;Amount due | €386.42 => Lanternfish Ads
  Receipt from bao-bab |;;From: bao-bab via SumUp <receipts@notify.sumup.example> |;;To: accounts@lindleyprice.example |;;Sent: 15 June 2026 09:02 |;;Levenshulme Market, pitch 23 |;;Jollof box | £19.00;;Total | £19.00;;SumUp Payments Limited is regulated by the Financial Conduct Authority. | => bao-bab
  ^norvane | Devices;;| Lanyon & Pask IT Ltd;;| Chiverton Cross House;;| Truro TR4 9LD;;Invoice INV/2026/00391 |;;Case | £178.80;;Total | £178.80;;Norvane UK is a trading division of Teldane Holdings Ltd. VAT GB 263 9914 05 | => Norvane UK
  ^norvane | Devices;;| Lanyon & Pask IT Ltd;;| Chiverton Cross House;;| Truro TR4 9LD;;Invoice INV/2026/00391 |;;Case | £178.80;;Total | £178.80;;Norvane UK is a trading name of Teldane Holdings Ltd. VAT GB 263 9914 05 | => Norvane UK
  Redmaple Yarn Co. Mail | Priya Raman <priya@redmapleyarn.com>;;Fwd: Your receipt from Tinyrack Labs, Inc. #2204 |;;Priya Raman <priya@redmapleyarn.com> | Mon, Aug 3, 2026 at 9:41 AM;;To: books@redmapleyarn.com |;;tinyrack |;;Receipt from Tinyrack Labs, Inc. |;;Micro instance | $53.29;;Total | $53.29;;Tinyrack Labs, Inc. · 548 Market St PMB 71183 · San Francisco, CA 94104 | => Tinyrack Labs
  ^Twomey & Daughters | The Mart Road, Kanturk, Co. Cork;;STATEMENT;;Newmarket Creche CLG |;;Scarteen Street | Statement Date 31 Oct 2026;;Amount due | 527.88;;REMITTANCE ADVICE | Account NCC002;;To: Twomey & Daughters, The Mart Road, Kanturk | => Twomey & Daughters
  Factuur 26-0931 |;;Lunch | € 1.915,30;;Te betalen | € 1.915,30;;tante sjaan is een handelsnaam van Horeca Brabantse Wal B.V. · Kaaistraat 40, 4651 BN Steenbergen · KvK 20148837 | => tante sjaan
  ^Royal Mail | Accounts <a@royalmail.example>;;Invoice 908;;To: Kilby Ltd |;;Franking | £120.00;;Total due | £120.00 => Royal Mail
  ^uillon |;;CREDIT NOTE | Quillon;;| 2b Ropery Works;;| GATESHEAD NE8 3XX;;Studio Otterburn Ltd |;;41 Pilgrim Yard |;;NEWCASTLE UPON TYNE NE1 6XX |;;Folder | 252.60;;TOTAL GBP | 252.60;;Printed by Quillon Print Finishing Ltd | => Quillon
  ^rice |;;Bridge Street 4, Leeds LS1 1AA |;;05/10/2026 12:22 |;;Item | Price;;Bowl | 12.00;;TOTAL | 12.00 => rice
  Trinity College, Cambridge |;;CB2 1TQ |;;Invoice 118 | 05/10/2026;;Dinner | £60.00;;Total | £60.00;;Trinity College | => Trinity College, Cambridge
  Gmail |;;Fwd: Your receipt |;;Oakfield Ltd <info@oakfield.example> | 12 March 2026 at 09:14;;To: receipts@books.example |;;^Trainline |;;Your booking confirmation |;;1 Adult return | £9.20;;Total | £9.20 => Trainline
  ^Old Mill;;Riverside, Bath BA1 1AA;;Lunch | 12.00;;Total | £12.00;;Welcome to the Old Mill => Old Mill
  ^Saffron Lane;;Bangladeshi & Indian Kitchen;;61 Bath Street, Leamington Spa CV31 3AE;;01926 555 380 VAT No: 402 7716 93;;Naan | 4.25;;Total | £4.25;;Begum & Sons Catering Ltd trading as Saffron Lane. Co. Reg. 09118837 => Saffron Lane
  Gmail | Ellen Marsh <ellen@foxandfield.example>;;Your receipt from Buttondown #2716;;Buttondown <receipts+acct_1Bz@stripe.example> | 3 March 2026 at 08:14;;Reply to: Buttondown <support@buttondown.example> |;;To: ellen@foxandfield.example |;;Receipt from Buttondown |;;Newsletter | $78.30;;Amount paid | $78.30 => Buttondown
  ^ManoMano | INVOICE;;SOLD BY | BILLED TO;;Brackenfield Tools Ltd | Lowther Property Care;;Unit 3 Amber Court | 58 Abbeygate Road;;Alfreton DE55 7EX | Kendal LA9 4QP;;VAT: GB 274 9916 30 |;;Drill | £169.97;;Total incl. VAT | £169.97;;Invoice drawn up by ManoMano in the name and on behalf of the seller Brackenfield Tools Ltd. => Brackenfield Tools Ltd
  ^Greenfinch |;; | TAX INVOICE;;^Garden Care |;;BILL TO | Invoice no. 1187;;The Owners, Strata Plan 48127 | Invoice date 18/02/2026;;Mowing | $1,621.40;;Total | $1,621.40;;Greenfinch Garden Care, 3 Creek Road, Ryde NSW 2112. ABN 51 824 753 556 | => Greenfinch Garden Care
  Grafikbüro Pöll OG | ^Schlosserei Obermoser GmbH;;Lendplatz 34 | Gewerbepark 11;;8020 Graz | 6330 Kufstein;;UID ATU92431583 |;;^Rechnung;;Nummer 25-4511;;Rechnungsdatum 24.05.2025;;Anfahrt | 100,00;;Summe netto | 100,00;;USt 20 % | 20,00;;Gesamtsumme | 120,00;;UID ATU59746957 . IBAN AT97 4018 6292 8963 3341 => Schlosserei Obermoser GmbH
  Grafikbüro Pöll OG | Schlosserei Obermoser GmbH;;Lendplatz 34 | Gewerbepark 11;;8020 Graz | 6330 Kufstein;;Ihre UID: ATU92431583 |;;^Rechnung;;Nummer 25-4511;;Anfahrt | 100,00;;Gesamtsumme | 120,00;;UID ATU59746957 . IBAN AT97 4018 6292 8963 3341 => Schlosserei Obermoser GmbH
  Menuiserie Bodin SARL | Librairie Mollier SAS;;4 rue du Port | 27 boulevard Voltaire;;44000 Nantes | 75011 Paris;;| N° TVA client : FR88123456789;;Facture n° 12 du 03/02/2026;;Total TTC | 120,00;;TVA FR12987654321 - IBAN FR76 3000 1000 2000 3000 4000 => Menuiserie Bodin SARL
  Carpintería Robles S.L. | Clínica Dental Sur S.L.P.;;Calle Mayor 3 | Avenida Sol 12;;28001 Madrid | 41001 Sevilla;;| NIF cliente: B12345678;;Factura 12/2026;;Total | 121,00;;IBAN ES91 2100 0418 4502 0005 1332 - CIF B87654321 => Carpintería Robles S.L.
  Falegnameria Rossi S.r.l. | Bar Centrale S.n.c.;;Via Roma 3 | Via Milano 12;;20100 Milano | 10100 Torino;;| P.IVA cliente 01234567890;;Fattura n. 12 del 03/02/2026;;Totale | 122,00;;P.IVA 09876543210 IBAN IT60 X054 2811 1010 0000 0123 456 => Falegnameria Rossi S.r.l.
  Stolarnia Dąb | Piekarnia Bochenek;;ul. Leśna 3 | ul. Rynkowa 4;;16-300 Augustów | 62-800 Kalisz;;| NIP nabywcy 1102509436;;Faktura nr 12/2026;;Do zapłaty | 123,00 zł;;NIP 489-211-79-88, konto PL96 5380 6331 4438 6489 7449 7956 => Stolarnia Dąb
  Jansen Timmerwerken B.V. | Bakkerij Smit;;Dorpsstraat 3 | Havenweg 12;;1234 AB Hoorn | 5678 CD Breda;;| BTW-nummer klant NL001234567B01;;Factuur 12;;Totaal | 121,00;;KvK 12345678 BTW NL009876543B01 IBAN NL91 ABNA 0417 1643 00 => Jansen Timmerwerken B.V.
  Truhlářství Novák s.r.o. | Pekárna Malá;;Lesní 3 | Hlavní 12;;602 00 Brno | 110 00 Praha;;| DIČ odběratele: CZ12345678;;Faktura č. 12;;Celkem | 121,00 Kč;;IČO 87654321 DIČ CZ87654321 => Truhlářství Novák s.r.o.
  Bright Sparks Electrical | Acme Consulting Ltd;;22 Mill Lane | 1 High Street;;York YO1 2BB | Leeds LS1 1AA;;| Your VAT no. GB 111 2222 33;;INVOICE 12;;Total | £120.00;;VAT Reg No GB 999 8888 77 => Bright Sparks Electrical
  De | Base imponible | 196,00 €;;Íñigo Goñi Larrea | IVA 21% | 41,16 €;;Paseo Sarasate 9 | Retención IRPF 15% | -29,40 €;;31001 Pamplona | |;;NIF 95211024D | Total factura | 207,76 €;;Para | |;;Quesería Los Payuelos, S.L. | |;;C/ Real 40 | |;;24340 Grajal (León) | |;;CIF B35542687 | | => Íñigo Goñi Larrea
  Von | Netto | 196,00 €;;Ida Holm | USt 19 % | 37,24 €;;Lindenweg 3 | Gesamt | 233,24 €;;26121 Oldenburg | |;;Für | |;;Molkerei Ammerland GmbH | |;;Hauptstr. 4 | |;;26160 Bad Zwischenahn | | => Ida Holm
  ^Studio Tecnico Geom. Aldo Sanna |;;Viale Trieste 12 . 09123 Cagliari (CA) . P.IVA 09021617455;;Spett.le;;Bruno Caputo;;Via Toledo 210;;80132 Napoli (NA);;PARCELLA N. 12;;Totale | € 122,00 => Studio Tecnico Geom. Aldo Sanna
  From Namebarn Billing |;;Subject Order summary |;;Date Dec 12, 2024 10:40 UTC |;;Dear Praxis Lindqvist, |;;Your domain was renewed. |;;Renewal, 1 year | $31.16;;TOTAL CHARGED (USD) | $31.16 => Namebarn
  Von: Kabelwelt Rechnungen |;;Betreff: Ihre Bestellung |;;Hallo Ida, |;;USB-Kabel | 12,00 €;;Summe | 12,00 € => Kabelwelt
  werkzeugkiste24 |;;Hallo Tietjen Landtechnik GmbH, |;;danke für Ihren Einkauf! Ihre Rechnung 10006882 vom 2. April 2024: |;;4 × Kaffeefilter Papier, 100 St. | 103,60 €;;Versand | 4,90 €;;Summe inkl. MwSt. | 108,50 €;;Bezahlt mit PayPal. |;;Lieferung an: |;;Tietjen Landtechnik GmbH |;;Dorfstr. 60 |;;27404 Zeven |;;Kiste24 Handels UG, Eisenstr. 7, 58840 Plettenberg . USt-IdNr. DE215907467 | => werkzeugkiste24
  ^Havnens Materiel | Fakturanr. | Fakturadato | Kundenr.;; | 356969 | 15.07.2024 | 33546;;Sydhavnsgade 28 | | |;;7600 Struer | | |;;CVR 20 58 67 37 | | |;;Restaurant Odin | | |;;Strandvejen 210 | | |;;3070 Snekkersten | | |;;CVR 78 18 34 97 | | |;;Leje | 17 | 610,00 | 10.370,00;;I alt | | | 10.370,00 => Havnens Materiel
  | ^Odvjetnica Ana Lukšić;; | Korzo 9;; | 51000 Rijeka;; | OIB 78246210505;;Apartmani Lavanda j.d.o.o. |;;Riva 5 |;;21450 Hvar |;;OIB 82806379946 |;;RAČUN br. 581-1-1 |;;Ukupno EUR | 712,79 => Odvjetnica Ana Lukšić
  ^Krajowy System e-Faktur | FA/665/04/2026;;Sprzedawca | Nabywca;;Dane identyfikacyjne | Dane identyfikacyjne;;NIP: 8088311934 | NIP: 4652925252;;Nazwa: Grot Serwis Sp. z o.o. | Nazwa: Tartak Borowy Sp. z o.o.;;ul. Składowa 7 | ul. Leśników 4;;62-023 Gądki | 17-200 Hajnówka;;Kwota należności ogółem | 2087,31 PLN => Grot Serwis Sp. z o.o.
  Kookaburra Plumbing & Gas Pty Ltd Tax Invoice |;;ABN 49 671 526 981 |;;Nambour QLD 4560 |;;Sign | $86.90;;Total (inc-tax) | $86.90 => Kookaburra Plumbing & Gas Pty Ltd
  Heron Recycling Heron Recycling DAC | Customer no. C97150;;Cappagh Road | Invoice no. 63881197;;Dublin D11 YV60 |;;Bins | €12.00;;Total | €12.00 => Heron Recycling DAC
  ^Alvkraft | Kundennummer 33937;;Alvkraft GmbH.Am Sandtorkai 30.20457 Hamburg |;;Praxis Wiebke Stamm |;;Markt 5 |;;18273 Güstrow |;;Gesamt | 85,91 €;;Alvkraft GmbH.Am Sandtorkai 30.20457 Hamburg.USt-IdNr DE188461027 | => Alvkraft GmbH
  TAX INVOICE | Invoice Date | PRIORY CLEANING SERVICES LTD;;Bexley & Thorne Surveyors | 8 Jun 2024 | Tewkesbury GL20 5XP;;Station House | Invoice Number |;;Lewes BN7 2UP | INV-3395 |;;Travel | 363.00;;TOTAL GBP | 363.00;;PAYMENT ADVICE | Customer | Bexley & Thorne Surveyors;;To: PRIORY CLEANING SERVICES LTD | Amount Due | 363.00;;Unit 7 Priory Court |;;Tewkesbury GL20 5XP | => PRIORY CLEANING SERVICES LTD
  Restaurant Strandlyst |;;Strandvejen 210 |;;3070 Snekkersten |;;Din regning |;;I alt inkl. moms | kr. 478,00;;Fjordnet Fiber ApS Bredbandsvej 1,6000 Kolding CVR-nr.34441901 | => Fjordnet Fiber ApS
  SIIVOUSPALVELU RAIKAS | LASKU;;Teollisuustie 7 | Laskun numero 1356;;40320 Jyväskylä | Laskun päiväys 12.3.2025;;Kukkakauppa Orvokki Ky | Eräpäivä 2.4.2025;;Kauppakatu 18 |;;53100 Lappeenranta |;;Maksettava yhteensä EUR | 316,26;;Saaja | Siivouspalvelu Raikas Oy;;Maksaja | Kukkakauppa Orvokki Ky => Siivouspalvelu Raikas Oy
  RÉPUBLIQUE FRANÇAISE | AVIS DES SOMMES À PAYER;;Collectivité créancière | Poste comptable;;COMMUNE DE CHAMPVERT | SGC LAVAL;;Titre n° 000884 | Émis le 27/12/2025;; | MME NGUYEN SOPHIE;; | 31 ROUTE DE LIMOGES;; | 87130 CHAMPVERT;;SOMME À PAYER | 133,65 € => COMMUNE DE CHAMPVERT
  RĒĶINS Nr. 209/25;;11.02.2025;;Iznomātājs: AS Valmieras Nami, reģ. Nr. 40105583372, PVN reģ. Nr. LV40105583372;;Adrese: Rīgas iela 40, Valmiera, LV-4201;;Nomnieks: Zobārstniecība Zobs SIA, reģ. Nr. 40202407911;;Kopā apmaksai | 2366,05 => AS Valmieras Nami
  | Hofmühle 3;;^Futtermittel Zellinger | 4481 Asten;; | UID ATU76380355;;Seecafé Wolkersberger KG |;;Uferpromenade 3 |;;5310 Mondsee |;;Rechnung 14 | 17.12.2024;;Summe | 120,00 => Futtermittel Zellinger
  Rechnung 12;;Verkäufer: 1&1 Telecom GmbH;;Elgendorfer Str. 57;;56410 Montabaur;;Summe | 12,00 => 1&1 Telecom GmbH
  CARTE BANCAIRE;;SANS CONTACT;;LE 26/06/25 A 08H40;;LA TABLE D'HORTENSE;;69230 ST GENIS LAVAL;;MONTANT REEL | 141,89 EUR => LA TABLE D'HORTENSE
  Receipt;;Jul 16, 2026;;Sketchbook Pro | $4.99;;TOTAL | $4.99;;Copyright © 2026 Playfield Digital Inc.;;All rights reserved => Playfield Digital Inc.
  WELCOME TO;;GAS-N-GO #4471;;1190 N Loop Rd;;Amarillo, TX 79107;;TOTAL SALE | $27.46;;CHIP READ APPROVED |;;12 Exit Rd | => GAS-N-GO #4471
  Zipwheel |;;Total | $29.73;;Trip fare | $29.73;;You rode with Tomasz . 4.9 rating . Plate BDB2411 |;;17.1 miles . 17 min |;;1822 Juniper St, San Diego, CA 92101 |;;Zipwheel, Zipwheel Technologies, Inc., 500 Brannan St, San Francisco, CA 94107 | => Zipwheel
  M8 Fermoy Toll;;M8 Toll;;Lane 7 Trx 522267 |;;Class 5 HGV | €3.00;;of which VAT | €0.56;;VAT IE8609619L |;;Plaza Office, Watergrasshill | => M8 Fermoy Toll
  Silvretta-Maut |;;MAUTSTELLE NORD | SPUR 2;;PKW Einzelfahrt;;€ 33,00;;inkl. 20% MwSt: | 5,50;;Bielerhöhe, 6794 Partenen | => Silvretta-Maut
  ^Paid | ^Invoice;;| Sold by Oakhaven Office Supplies;;| VAT # GB763148229;;Billing address | Sold by;;Wren & Rook Publishing | Oakhaven Office Supplies;;The Maltings | Unit 5, Tame Park;;Ely CB7 4BB | Tamworth B77 5BY;;Order date 31 Dec 2024 |;;Handbook | 2 | £23.18 | 0% | £46.36;;Invoice total | £46.36;;Fulfilled by Marktree UK Services Ltd on behalf of the seller. Returns: marktree.example => Oakhaven Office Supplies
  | Lohse & Tiedemann Rechtsanwälte;;| PartGmbB;;| Neuer Wall 30;;| 20354 Hamburg;;| DE665823883;;Tietjen Landtechnik GmbH |;;Dorfstr. 60 |;;27404 Zeven |;;Rechnung Nr. 12 |;;Gebühr | 100,00 €;;Endsumme | 119,00 € => Lohse & Tiedemann Rechtsanwälte PartGmbB
  ^Fraser Street Vancouver Fine Wine and Liquor;;^Store;;6502 Fraser St;;Vancouver BC V5X 3T4;;GST# 519077135 RT0001;;RIESLING 750 | 17.98;;TOTAL | $17.98 => Fraser Street Vancouver Fine Wine and Liquor Store
  ^SALES CREDIT | ^CN9176;;IRONMASTER FITTINGS LTD | Credit to | Details;;Bridge Works | Saddleback Cycles Ltd | 21 Jun 2024;;Walsall WS2 9NP | 3 Fell View | Returns note RN4663;;VAT GB 645 2174 45 | Penrith CA11 7QW | Invoice SIN-95946;;Hinge | 5 | (340.65);;Credit | | (402.78) => IRONMASTER FITTINGS LTD
  Blumen Voss Inh. Marlene Voss;;Lindenweg 3;;26121 Oldenburg;;Strauß | 18,50;;Summe | 18,50 => Blumen Voss
  Blumen Voss, Inhaberin Marlene Voss;;Lindenweg 3;;26121 Oldenburg;;Strauß | 18,50;;Summe | 18,50 => Blumen Voss
  Blumen Voss - Inh. M. Voss;;Lindenweg 3;;26121 Oldenburg;;Strauß | 18,50;;Summe | 18,50 => Blumen Voss
  The Corner Shop (Prop. J. Patel);;12 High Street;;Leeds LS1 1AA;;Milk | 1.50;;Total | 1.50 => The Corner Shop
  amazon.co.uk;;Invoice;;Sold by Cable World Ltd;;VAT # GB123456789;;Invoice date 03/02/2026;;Delivery address;;Ida Holm;;12 Quay Street;;USB cable | £12.00;;Total | £12.00 => Cable World Ltd
  Amazon.de;;Rechnung;;Verkauft von Kabelwelt GmbH;;USt-IDNr. DE123456789;;Rechnungsadresse;;Ida Holm;;Lindenweg 3;;USB-Kabel | 12,00 €;;Gesamtpreis | 12,00 € => Kabelwelt GmbH
  amazon.fr;;Facture;;Vendu par Câbles & Co SARL;;TVA FR12345678901;;Total | 12,00 € => Câbles & Co SARL
  Deliveroo;;Your receipt from Pizza Union;;12 High Street;;Margherita | £8.00;;Total | £8.00 => Pizza Union
  Uber Eats;;Here's your receipt from Pizza Union;;Margherita | £8.00;;Total | £8.00 => Pizza Union
  Invoice issued by Uber B.V. on behalf of:;;Transporte Lopez SL;;Calle Mayor 3;;28001 Madrid;;CIF B12345678;;Fare | 12.00;;Total | € 12.00 => Transporte Lopez SL
  Rechnung ausgestellt von Uber B.V. im Namen von Taxi Krause GmbH;;Lindenweg 3;;26121 Oldenburg;;Fahrt | 12,00 €;;Gesamt | 12,00 € => Taxi Krause GmbH
  Facture émise par Uber B.V. au nom et pour le compte de : Jean Petit VTC;;3 rue du Port;;44000 Nantes;;Course | 12,00 €;;Total | 12,00 € => Jean Petit VTC
  Eventbrite;;Order confirmation;;Organised by Leeds Makers CIC;;Ticket | £12.00;;Total | £12.00 => Leeds Makers CIC
  Lieferando;;Deine Bestellung bei Pizzeria Napoli;;Pizza | 8,00 €;;Gesamt | 8,00 € => Pizzeria Napoli
  bol.;;Factuur;;Verkoper: Kabelwereld BV;;KvK 12345678;;Kabel | 12,00;;Totaal | € 12,00 => Kabelwereld BV
  Zalando;;Rechnung;;Verkäufer: Schuhhaus Weber GmbH;;Artikel | 80,00;;Gesamt | 80,00 € => Schuhhaus Weber GmbH
  Invoice;;In the name and on behalf of Miller Plumbing Ltd;;Checkatrade Ltd;;Job | 100.00;;Total | £100.00 => Miller Plumbing Ltd
  Vinted;;Vendeur : claire_f;;Robe | 12,00 €;;Total | 12,00 € => claire_f
  Zakład Stolarski;;Jan Dąbrowski;;ul. Leśna 3;;16-300 Augustów;;NIP 4892117988;;Stół | 850,00;;Razem | 850,00 => Zakład Stolarski Jan Dąbrowski
  Przedsiębiorstwo Handlowo-Usługowe;;"KABEL" Sp. z o.o.;;ul. Leśna 3;;16-300 Augustów;;NIP 4892117988;;Kabel | 850,00;;Razem | 850,00 => Przedsiębiorstwo Handlowo-Usługowe "KABEL" Sp. z o.o.
  Apotheke;;am Stadttor;;Lindenweg 3;;26121 Oldenburg;;Salbe | 8,50;;Summe | 8,50 => Apotheke am Stadttor
  Trattoria;;da Beppe;;Via Roma 3;;20100 Milano;;Pasta | 8,50;;TOTALE | 8,50 => Trattoria da Beppe
  RISTORANTE PIZZERIA;;"LA LANTERNA";;di Verdi Paolo & C. s.n.c.;;Via Roma 3;;20100 Milano;;P.IVA 01234567890;;Pizza | 8,50;;TOTALE | 8,50 => RISTORANTE PIZZERIA "LA LANTERNA"
  Talleres Mecánicos;;Hermanos Ruiz, S.L.;;Calle Mayor 3;;28001 Madrid;;CIF B12345678;;Aceite | 48,50;;Total | 48,50 => Talleres Mecánicos Hermanos Ruiz, S.L.
  Bakkerij en Banketbakkerij;;Van der Meer;;Dorpsstraat 3;;1234 AB Hoorn;;Brood | 2,50;;Totaal | 2,50 => Bakkerij en Banketbakkerij Van der Meer
  St Mary's Church;;of England Primary School;;12 High Street;;Leeds LS1 1AA;;Lunch | 2.50;;Total | 2.50 => St Mary's Church of England Primary School
  SIA "Maizes ceptuve";;Brīvības iela 3, Rīga;;PVN reģ. Nr. LV40001234567;;Maize | 2,50;;Kopā | 2,50 => SIA "Maizes ceptuve"
  UAB "Duonos namai";;Gedimino pr. 3, Vilnius;;PVM kodas LT123456789;;Duona | 2,50;;Iš viso | 2,50 => UAB "Duonos namai"
  Willkommen bei;;Bäckerei Wenzel;;Bahnhofstr. 3;;26121 Oldenburg;;Brot | 2,50;;Summe | 2,50 => Bäckerei Wenzel
  Benvenuti;;Bar Sport;;Via Roma 3;;20100 Milano;;Caffè | 1,20;;TOTALE | 1,20 => Bar Sport
  Rechnung;;Holm Partner GmbH;;Lindenweg 3;;26121 Oldenburg;;Illustration | 100,00;;Gesamt | 100,00;;Anna Schmidt, Illustratorin;;Mühlgasse 12, 50667 Köln;;anna@schmidt.example;;IBAN DE02 1203 0000 0000 2020 51 => Anna Schmidt
  Holm Partner GmbH;;Lindenweg 3;;26121 Oldenburg;;Rechnung Nr. 12;;Illustration | 100,00;;Gesamt | 100,00;;Kontoinhaberin: Anna Schmidt;;IBAN DE02 1203 0000 0000 2020 51 => Anna Schmidt
  Holm Partners Ltd;;3 High Street;;Leeds LS1 1AA;;Invoice no 12;;Illustration | 100.00;;Total | £100.00;;Account name: Anna Smith;;Sort code 20-00-00;;Account number 12345678 => Anna Smith
  Mrs Bubbles Laundry;;12 High Street;;Leeds LS1 1AA;;Suit | 12.00;;Total | £12.00 => Mrs Bubbles Laundry
  Abuelita's Tamales;;Farmers Market stall 4;;ALL CLAIMS MUST BE ACCOMPANIED BY THIS;;Tamal | 12.00;;Total | $12.00 => Abuelita's Tamales
  Holm Partners AB;;Lillgatan 4;;111 22 Stockholm;;Faktura 12;;Att betala | 125,00;;Kabel AB | Org.nr 556677-8899 | Bankgiro 123-4567;;Storgatan 3 | Momsreg.nr SE556677889901 | Godkänd för F-skatt => Kabel AB
  Holm Partners GmbH;;Mühlgasse 4;;26122 Oldenburg;;Rechnung 12;;Gesamt | 119,00;;Kabelwelt GmbH | Bank: Sparkasse | Geschäftsführer: Uwe Kabel;;Lindenweg 3 | IBAN DE02 1203 0000 0000 2020 51 | HRB 12345 Oldenburg;;26121 Oldenburg | BIC BYLADEM1001 | USt-IdNr. DE123456789 => Kabelwelt GmbH
  Severn Plumbing & Heating;;Supplies Ltd;;Unit 2 Ashchurch Park, Tewkesbury GL20 8TD;;Pipe | 12.00;;Invoice total | £12.00 => Severn Plumbing & Heating Supplies Ltd
  Hartwell Lofts Ltd;;Unit 4, Brook Mill;;Stockport SK1 3BS;;Debit note;;Premium | £100.00;;Total now due | £100.00;;Tamar Mutual Insurance Society Limited. Registered office: Mutual House, Derriford Road, Plymouth PL6 8BH. => Tamar Mutual Insurance Society Limited
  Hargreaves Plastering | INVOICE;;14 Mill Lane | Invoice no 31;;Kendal LA9 4QT | Date 03/03/2026;;Bill to: Northgate Builders Ltd;;Labour | £1,000.00;;Total | £1,000.00 => Hargreaves Plastering
  Harbour Catering | INVOICE;;14 Mill Lane | Invoice no 31;;Kendal LA9 4QT | Date 03/03/2026;;Customer: Northgate Builders;;Lunch | £100.00;;Total | £100.00 => Harbour Catering
  Lakeland Gardens | INVOICE;;14 Mill Lane | Invoice no 31;;Kendal LA9 4QT | Date 03/03/2026;;To: Northgate Builders Ltd;;Hedge | £100.00;;Total | £100.00 => Lakeland Gardens
  THE COAL YARD;;14 Mill Lane;;Kendal LA9 4QT;;03/03/2026 12:41;;Lunch | 12.00;;Total | £12.00 => THE COAL YARD
`

const cases = papers
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', supplier = ''] = line.trim().split(' => ')
    return { text, supplier }
  })

test.each(cases)('`$text` is of $supplier', ({ text, supplier }) => {
  expect(supplierField(rowsOf(paper(...text.split(';;').map((row) => row.trim()))))?.value).toBe(
    supplier,
  )
})

test('whoever stands behind the label of a customer in its row is never sure', () => {
  const rows = paper('14 Mill Lane', 'Kendal LA9 4QT', 'Invoice no 31', 'Bill to: Northgate Ltd')
  expect(supplierField(rowsOf(rows))?.isSure).not.toBe(true)
})

test('a shop with its address is sure over the firm that it belongs to', () => {
  const rows = paper(
    '^WHITBY ROAD PHARMACY',
    '112 Whitby Road',
    'Ellesmere Port CH65 0AB',
    'T: 0124 103 8327',
    '05 Jan 2026 | 10:14',
    'Trans 7/34845 | Till 01',
    'LIP BALM SPF30 | 2.54',
    'TOTAL 1 ITEM | £2.54',
    'CONTACTLESS | £2.54',
    'VAT % | NET | VAT',
    'A 20.00 | 2.12 | 0.42',
    'Ansari Healthcare Ltd VAT GB 559 5026 22',
    'Medicines cannot be returned',
  )
  const supplier = supplierField(rowsOf(rows))
  expect(supplier).toMatchObject({ value: 'WHITBY ROAD PHARMACY', isSure: true })
})

test('a sentence that says whose product it is names nobody by itself', () => {
  const rows = paper(
    'takenbord',
    'Factuur',
    'FACTUUR AAN | FACTUURNUMMER',
    'Van der Meij Tuinaanleg VOF | TB-2611-00932',
    'Zeedijk 44a | FACTUURDATUM',
    '4504 PM Nieuwvliet | 1 nov. 2026',
    'Team Plus | € 147,57',
    'Btw 21% | € 30,99',
    'Te incasseren | € 178,56',
    'Vragen? Mail rekening@takenbord.example',
    'takenbord is een product van Kwartelslag B.V. · Lange Nieuwstraat 106-3 · 3512 PN Utrecht · KvK 71940288',
  )
  expect(['takenbord', 'Kwartelslag B.V.']).toContain(supplierField(rowsOf(rows))?.value)
})

test('a creditor is who sent the paper, and a debtor is not', () => {
  const rows = paper(
    'Věřitel | Dlužník',
    'Kovářovic a synové, s.r.o. | Penzion Nežárka, spol. s r.o.',
    'U Staré cihelny 418 | Pravdova 1113',
    '377 01 Jindřichův Hradec | 377 01 Jindřichův Hradec',
    '2. UPOMÍNKA',
    'Celkem k úhradě | 27 420,34 Kč',
  )
  expect(supplierField(rowsOf(rows))?.value).toBe('Kovářovic a synové, s.r.o.')
})
