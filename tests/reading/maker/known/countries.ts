/** The countries whose papers are made: what is printed there, and how numbers, days and addresses are written. */
import type { Words } from '../words'
import { american, british, canadian, dutch, german } from './words-germanic'
import { danish, finnish, norwegian, swedish } from './words-north'
import { czech, french, italian, polish, portuguese, spanish } from './words-south'

export interface Country {
  /** Of the family: the country, with the language where there are several. */
  code: string
  words: Words
  currency: string
  /** What goods cost there by number, Europe being 1. */
  scale?: number
  /** Whether no amount has decimals. */
  isWhole?: boolean
  /** Whether digits are grouped as in India: `1,18,000`. */
  isLakh?: boolean
  /** `1.234,56` and so on: what stands between thousands, and before the decimals; several where usage varies. */
  groups: readonly string[]
  decimal: ',' | '.'
  /** Ways to write an amount, `#` being its figures. The first ones are for where only figures stand. */
  money: readonly string[]
  /** Ways to write a day: D, DD, M, MM, YY, YYYY, mon (short name), month, dow (three letters of the weekday). */
  days: readonly string[]
  /** In percent: the standard rate first. */
  rates: readonly number[]
  /** Whether prices on receipts and invoices are before tax, as in North America. */
  addsTax?: boolean
  /** Names of the halves in which tax is printed, where it is split. */
  splitTax?: readonly [string, string]
  /** Whether cash is rounded: to so many hundredths. */
  coin?: number
  streets: readonly string[]
  /** `#` a digit, `@` a letter. */
  towns: readonly string[]
  phone: string
  vatNumber: string
  registration: string
  /** Of invoices, `#` a digit. */
  numbers: readonly string[]
  /** Names of firms, each with its legal form where it has one; of shops and restaurants. */
  firms: readonly string[]
  shops: readonly string[]
}

const numbers = ['INV-#####', '######', '2026-####', '26####', '2026/###', 'F26-#####', 'RE#######']

const rows = (lines: string) => lines.split('|')

export const countries: readonly Country[] = [
  {
    code: 'GB',
    words: british,
    currency: 'GBP',
    groups: [','],
    decimal: '.',
    money: ['£#', '#', '£#', 'GBP #'],
    days: ['DD/MM/YYYY', 'D month YYYY', 'DD mon YYYY', 'DD/MM/YY', 'DD.MM.YYYY'],
    rates: [20, 5, 0],
    streets: rows('14 Mill Lane|Unit 7, Brook Park|22 Castle Street|3 The Parade|118 High Street'),
    towns: rows('Leeds LS1 4DY|Bath BA2 3AF|York YO1 7HH|Exeter EX4 6NY|London SE1 9TG'),
    phone: '01## ### ####',
    vatNumber: 'GB ### #### ##',
    registration: '0#######',
    numbers,
    firms: rows(
      'Alder Print Ltd|Fenwick & Hale Solicitors LLP|Copperfield Logistics Limited|Tarn Digital|Moorside Plumbing Services|Oakhurst Consulting Ltd|J. Whitlow Electrical',
    ),
    shops: rows(
      'The Green Kettle|Harvest Corner Shop|Pebble & Pine|Riverside Pharmacy|Station Bakery|Bluebell Garden Centre',
    ),
  },
  {
    code: 'IE',
    words: british,
    currency: 'EUR',
    groups: [','],
    decimal: '.',
    money: ['€#', '#', 'EUR #'],
    days: ['DD/MM/YYYY', 'D month YYYY', 'DD-mon-YYYY', 'DD/MM/YY'],
    rates: [23, 13.5, 9, 0],
    streets: rows('8 Quay Street|Unit 3, Clonmore Business Park|41 Patrick Street|2 Main Street'),
    towns: rows('Dublin 2, D02 X285|Cork T12 W8KP|Galway H91 E2R6|Limerick V94 T9PX'),
    phone: '01 ### ####',
    vatNumber: 'IE#######@@',
    registration: '######',
    numbers,
    firms: rows(
      'Shannon Timber Limited|Kilbride IT Services Ltd|Corrib Catering DAC|O Rourke & Daly Architects|Liffey Cleaning',
    ),
    shops: rows("Brady's Café|The Corner Grocer|Moran Hardware|Claddagh Books|Seaview Bar & Grill"),
  },
  {
    code: 'US',
    words: american,
    currency: 'USD',
    groups: [','],
    decimal: '.',
    money: ['$#', '#', '$#', 'USD #', '$ #'],
    days: ['MM/DD/YYYY', 'M/D/YYYY', 'month D, YYYY', 'mon DD, YYYY', 'MM/DD/YY', 'MM-DD-YYYY'],
    rates: [8.25, 6, 7.5, 8.875],
    addsTax: true,
    streets: rows(
      '4120 Lakeview Blvd|77 E Main St|1890 Harbor Ave, Suite 210|603 N Oak Street|2500 Commerce Dr',
    ),
    towns: rows(
      'Austin, TX 78701|Portland, OR 97205|Columbus, OH 43215|Denver, CO 80202|Raleigh, NC 27601',
    ),
    phone: '(5##) ###-####',
    vatNumber: '##-#######',
    registration: '##-#######',
    numbers,
    firms: rows(
      'Bluestone Roofing LLC|Carver & Sons Inc.|Pinnacle Web Studio|Tri-County Electric Co.|Lakeshore Staffing Corp|Maple Ridge Landscaping',
    ),
    shops: rows(
      "Joe's Diner|Sunrise Market|The Rusty Anchor|Hillcrest Hardware|Blue Plate Grill|Corner Drug Store",
    ),
  },
  {
    code: 'CA',
    words: canadian,
    currency: 'CAD',
    groups: [','],
    decimal: '.',
    money: ['$#', '#', 'CAD $#', 'CA$#'],
    days: ['YYYY-MM-DD', 'month D, YYYY', 'mon D, YYYY', 'DD/MM/YYYY'],
    rates: [13, 5, 15],
    addsTax: true,
    coin: 5,
    streets: rows(
      '210 Bay Street|15 Rideau Road|88 King Street West, Unit 5|1402 Granville Street',
    ),
    towns: rows('Toronto, ON M5V 2T6|Ottawa, ON K1N 5X8|Vancouver, BC V6C 1T2|Halifax, NS B3J 1P3'),
    phone: '416-###-####',
    vatNumber: '######### RT0001',
    registration: '######### RT0001',
    numbers,
    firms: rows(
      'Northern Pine Contracting Inc.|Maplewood Software Ltd.|Rideau Office Supply|Granite Legal Services|Prairie Freight Inc.',
    ),
    shops: rows('Loon Lake Café|Beaver Hardware|Snowberry Bakery|Lakeside Pub|Trillium Pharmacy'),
  },
  {
    code: 'CA-fr',
    words: {
      ...french,
      vat: ['TPS'],
      vatOf: ['TPS/TVQ {rate}', 'TPS ({rate})', 'TVQ {rate}'],
      net: ['Sous-total'],
      total: ['Total', 'Montant dû', 'Total à payer', 'TOTAL'],
      vatNumber: ['TPS no', 'N° TPS', 'TPS'],
      registration: ['NEQ', 'TVQ'],
      untaxed: ['Non taxable'],
    },
    currency: 'CAD',
    groups: [' '],
    decimal: ',',
    money: ['# $', '#', '# $ CA'],
    days: ['YYYY-MM-DD', 'D month YYYY'],
    rates: [14.975, 5],
    addsTax: true,
    coin: 5,
    streets: rows('1250, rue Sherbrooke Ouest|45, avenue Cartier|300, boulevard Laurier'),
    towns: rows('Montréal (Québec) H3A 1B2|Québec (Québec) G1R 2T1|Laval (Québec) H7T 1C8'),
    phone: '514 ###-####',
    vatNumber: '######### RT0001',
    registration: '##########',
    numbers,
    firms: rows(
      'Menuiserie Boréale inc.|Services Conseils Laurentides ltée|Imprimerie du Fleuve inc.|Nettoyage Plateau',
    ),
    shops: rows('Café du Vieux-Port|Boulangerie Érable|Quincaillerie St-Denis|Bistro La Neige'),
  },
  {
    code: 'DE',
    words: german,
    currency: 'EUR',
    groups: ['.', '.', ' ', ''],
    decimal: ',',
    money: ['# €', '#', '# EUR', 'EUR #', '€ #'],
    days: ['DD.MM.YYYY', 'D. month YYYY', 'DD.MM.YY', 'D. mon YYYY'],
    rates: [19, 7],
    streets: rows('Lindenstraße 14|Am Mühlbach 3|Hauptstr. 112|Industrieweg 8|Goetheplatz 5'),
    towns: rows('80331 München|20095 Hamburg|50667 Köln|04109 Leipzig|79098 Freiburg'),
    phone: '089 / ######',
    vatNumber: 'DE#########',
    registration: 'HRB #####',
    numbers,
    firms: rows(
      'Bergmann Haustechnik GmbH|Keller & Partner Steuerberatung|Nordlicht Software GmbH & Co. KG|Schreinerei Hofer|Druckhaus Weiland AG|Petra Sommer Grafikdesign|Elbtal Logistik GmbH',
    ),
    shops: rows(
      'Gasthaus Zum Hirschen|Bäckerei Krume|Stadt-Apotheke|Bioladen Grünkern|Baumarkt Meisterwerk|Café Sonnenschein',
    ),
  },
  {
    code: 'AT',
    words: {
      ...german,
      months: german.months.map((name) => (name === 'Januar' ? 'Jänner' : name)),
    },
    currency: 'EUR',
    groups: ['.', ' '],
    decimal: ',',
    money: ['€ #', '#', 'EUR #', '# €'],
    days: ['DD.MM.YYYY', 'D. month YYYY', 'D.M.YYYY'],
    rates: [20, 10, 13],
    streets: rows('Mariahilfer Straße 77|Getreidegasse 9|Ringstraße 24|Dorfplatz 2'),
    towns: rows('1060 Wien|5020 Salzburg|8010 Graz|6020 Innsbruck'),
    phone: '+43 1 ### ## ##',
    vatNumber: 'ATU########',
    registration: 'FN ######a',
    numbers,
    firms: rows(
      'Alpenblick Tischlerei GmbH|Donau Consulting OG|Wiener Lichttechnik GmbH|Ing. Josef Brandner|Salzach Spedition KG',
    ),
    shops: rows('Kaffeehaus Prückner|Trafik Huber|Gasthof Zur Post|Marienapotheke|Bäckerei Gugl'),
  },
  {
    code: 'CH-de',
    words: {
      ...german,
      tillTotal: ['Total CHF', 'TOTAL', 'Zu zahlen', 'SUMME'],
      card: ['Maestro', 'VISA', 'TWINT', 'Debit Mastercard'],
    },
    currency: 'CHF',
    groups: ["'", '’', ' '],
    decimal: '.',
    money: ['CHF #', '#', '# CHF', 'Fr. #'],
    days: ['DD.MM.YYYY', 'D. month YYYY', 'DD.MM.YY'],
    rates: [8.1, 2.6, 3.8],
    coin: 5,
    streets: rows('Bahnhofstrasse 21|Seestrasse 140|Dorfgasse 6|Industriestrasse 33'),
    towns: rows('8001 Zürich|3011 Bern|4051 Basel|6003 Luzern'),
    phone: '044 ### ## ##',
    vatNumber: 'CHE-###.###.### MWST',
    registration: 'CHE-###.###.###',
    numbers,
    firms: rows(
      'Alpstein Treuhand AG|Zürisee Informatik GmbH|Malerei Bucher|Helvetia Büromöbel AG|Gartenbau Wyss GmbH',
    ),
    shops: rows('Confiserie Stocker|Dorfladen Enzian|Restaurant Rössli|Bergapotheke|Beck Hug'),
  },
  {
    code: 'CH-fr',
    words: { ...french, tip: ['Pourboire'], registration: ['IDE'] },
    currency: 'CHF',
    groups: ["'", ' '],
    decimal: '.',
    money: ['CHF #', '#', '# CHF'],
    days: ['DD.MM.YYYY', 'D month YYYY'],
    rates: [8.1, 2.6],
    coin: 5,
    streets: rows('Rue du Rhône 42|Avenue de la Gare 10|Chemin des Vignes 5'),
    towns: rows('1204 Genève|1003 Lausanne|2000 Neuchâtel'),
    phone: '022 ### ## ##',
    vatNumber: 'CHE-###.###.### TVA',
    registration: 'CHE-###.###.###',
    numbers,
    firms: rows(
      'Léman Fiduciaire SA|Menuiserie Rochat Sàrl|Atelier du Lac|Romandie Informatique SA',
    ),
    shops: rows('Boulangerie du Molard|Café des Alpes|Pharmacie de Plainpalais'),
  },
  {
    code: 'FR',
    words: french,
    currency: 'EUR',
    groups: [' ', ' ', '\u202f', ''],
    decimal: ',',
    money: ['# €', '#', '# EUR', '#€'],
    days: ['DD/MM/YYYY', 'D month YYYY', 'DD/MM/YY', 'DD-MM-YYYY'],
    rates: [20, 10, 5.5],
    streets: rows(
      '12 rue des Lilas|48 avenue de la République|3 bis, rue Pasteur|ZA Les Platanes|27 boulevard Voltaire',
    ),
    towns: rows('75011 Paris|69003 Lyon|33000 Bordeaux|44000 Nantes|59800 Lille'),
    phone: '04 ## ## ## ##',
    vatNumber: 'FR ## #########',
    registration: '### ### ### #####',
    numbers,
    firms: rows(
      'Atelier Marchand SARL|Plomberie Girard|Solutions Numériques Rhône SAS|Cabinet Lefort & Associés|Transports Dumas SA|Imprimerie Vasseur EURL',
    ),
    shops: rows(
      "Boulangerie Au Bon Pain d'Antan|Le Petit Comptoir|Pharmacie des Halles|Librairie Mollier|Brasserie du Canal",
    ),
  },
  {
    code: 'BE-nl',
    words: dutch,
    currency: 'EUR',
    groups: ['.', ' '],
    decimal: ',',
    money: ['€ #', '#', '# EUR', '# €'],
    days: ['DD/MM/YYYY', 'D month YYYY', 'DD-MM-YYYY'],
    rates: [21, 6, 12],
    streets: rows('Kerkstraat 18|Meir 77|Stationsplein 4|Industrielaan 29 bus 2'),
    towns: rows('2000 Antwerpen|9000 Gent|3000 Leuven|8000 Brugge'),
    phone: '03 ### ## ##',
    vatNumber: 'BE 0###.###.###',
    registration: '0###.###.###',
    numbers,
    firms: rows(
      'Vandevelde Schrijnwerken BV|Schelde Boekhouding BVBA|Drukkerij Mertens NV|De Smet Tuinen|Brabant IT BV',
    ),
    shops: rows('Bakkerij Claes|Frituur De Markt|Apotheek Centrum|Brasserie Het Anker'),
  },
  {
    code: 'BE-fr',
    words: {
      ...french,
      registration: ["N° d'entreprise", 'RPM'],
      untaxed: ['Régime de franchise, TVA non applicable'],
      card: ['Bancontact', 'Carte', 'VISA'],
    },
    currency: 'EUR',
    groups: ['.', ' '],
    decimal: ',',
    money: ['# €', '#', '# EUR'],
    days: ['DD/MM/YYYY', 'D month YYYY'],
    rates: [21, 6, 12],
    streets: rows('Rue Neuve 60|Chaussée de Wavre 311|Place Saint-Lambert 7'),
    towns: rows('1000 Bruxelles|4000 Liège|5000 Namur'),
    phone: '02 ### ## ##',
    vatNumber: 'BE 0### ### ###',
    registration: '0###.###.###',
    numbers,
    firms: rows('Meuse Électricité SPRL|Comptoir Ardennais SA|Toitures Lambert SRL|Bureau Wéry'),
    shops: rows('Taverne du Sablon|Pâtisserie Delhaye|Librairie Mosane'),
  },
  {
    code: 'NL',
    words: dutch,
    currency: 'EUR',
    groups: ['.', '.', ''],
    decimal: ',',
    money: ['€ #', '#', '€ #', 'EUR #'],
    days: ['DD-MM-YYYY', 'D month YYYY', 'DD/MM/YYYY', 'D-M-YYYY', 'DD-MM-YY'],
    rates: [21, 9],
    streets: rows('Prinsengracht 214|Dorpsstraat 7|Havenweg 31|Stationsstraat 88'),
    towns: rows('1016 HG Amsterdam|3011 BN Rotterdam|3511 LX Utrecht|5611 CK Eindhoven'),
    phone: '020-#######',
    vatNumber: 'NL#########B01',
    registration: '########',
    numbers,
    firms: rows(
      'Van der Laan Installatie B.V.|Polder Software BV|Drukkerij de Zwaan|Bakker & Visser Accountants|Tuinadvies Groenendaal|Maasdelta Transport B.V.',
    ),
    shops: rows(
      'Bakkerij Vermeer|Eetcafé De Linde|Apotheek Oudwijk|Boekhandel Terpstra|Bouwmarkt Dekker',
    ),
  },
  {
    code: 'ES',
    words: spanish,
    currency: 'EUR',
    groups: ['.', '.', ''],
    decimal: ',',
    money: ['# €', '#', '# EUR', '#€'],
    days: ['DD/MM/YYYY', 'D de month de YYYY', 'DD-MM-YYYY', 'DD/MM/YY'],
    rates: [21, 10, 4],
    streets: rows(
      'Calle Mayor 25|Avda. de la Constitución 8|C/ Serrano 104, 2º B|Polígono Industrial Norte, nave 6',
    ),
    towns: rows('28013 Madrid|08002 Barcelona|41001 Sevilla|46003 Valencia'),
    phone: '91 ### ## ##',
    vatNumber: 'B########',
    registration: 'B########',
    numbers,
    firms: rows(
      'Reformas Castellana S.L.|Ibérica de Suministros S.A.|Gestoría Molina|Soluciones Web Levante SL|Talleres Ruiz e Hijos S.L.',
    ),
    shops: rows(
      'Cafetería La Plaza|Farmacia Goya|Ferretería El Tornillo|Restaurante Casa Lola|Panadería San Blas',
    ),
  },
  {
    code: 'IT',
    words: italian,
    currency: 'EUR',
    groups: ['.', '.', ''],
    decimal: ',',
    money: ['€ #', '#', '# €', 'EUR #'],
    days: ['DD/MM/YYYY', 'D month YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY'],
    rates: [22, 10, 4],
    streets: rows(
      "Via Garibaldi 31|Corso Vittorio Emanuele 112|Piazza del Popolo 4|Via dell'Industria 15",
    ),
    towns: rows('20121 Milano (MI)|00186 Roma (RM)|50122 Firenze (FI)|10121 Torino (TO)'),
    phone: '02 #######',
    vatNumber: '###########',
    registration: 'MI-#######',
    numbers,
    firms: rows(
      'Idraulica Lombarda S.r.l.|Studio Bianchi & Associati|Tecnoservizi Italia S.p.A.|Falegnameria Rossetti snc|Grafica Moderna di Conti Paolo',
    ),
    shops: rows(
      'Trattoria da Nino|Farmacia San Marco|Bar Centrale|Panificio Il Forno|Libreria Minerva',
    ),
  },
  {
    code: 'PT',
    words: portuguese,
    currency: 'EUR',
    groups: ['.', ' '],
    decimal: ',',
    money: ['# €', '#', '€ #', '# EUR', '#€'],
    days: ['DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD', 'D de month de YYYY'],
    rates: [23, 13, 6],
    streets: rows(
      'Rua Augusta 140|Avenida da Liberdade 55, 3.º|Largo do Carmo 9|Zona Industrial, lote 12',
    ),
    towns: rows('1100-053 Lisboa|4000-322 Porto|3000-213 Coimbra|8000-076 Faro'),
    phone: '21# ### ###',
    vatNumber: '5########',
    registration: '5########',
    numbers: ['FT A/####', 'FT 2026/####', '2026/###', 'FS 01/#####'],
    firms: rows(
      'Carpintaria Tejo, Lda.|Lusitana Informática S.A.|Contabilidade Douro Lda|Jardins do Sul Unipessoal Lda',
    ),
    shops: rows('Pastelaria Aliança|Farmácia Central|Restaurante O Pescador|Papelaria Atlântico'),
  },
  {
    code: 'PL',
    words: polish,
    currency: 'PLN',
    scale: 4,
    groups: [' ', ' ', ''],
    decimal: ',',
    money: ['# zł', '#', '# PLN', '#zł'],
    days: ['DD.MM.YYYY', 'YYYY-MM-DD', 'D month YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY r.'],
    rates: [23, 8, 5],
    streets: rows('ul. Długa 14|al. Niepodległości 88/12|ul. Kościuszki 3|ul. Przemysłowa 41'),
    towns: rows('00-238 Warszawa|31-027 Kraków|80-831 Gdańsk|50-101 Wrocław'),
    phone: '22 ### ## ##',
    vatNumber: '###-###-##-##',
    registration: '#########',
    numbers: ['FV/##/2026', '##/11/2026', 'FV 2026/###', 'F/####/26'],
    firms: rows(
      'Stolarnia Bukowski Sp. z o.o.|Wisła Software sp. z o.o.|Biuro Rachunkowe Kalina|Transport Mazur s.c.|Drukarnia Orzeł S.A.',
    ),
    shops: rows('Piekarnia Kłos|Apteka Pod Lwem|Restauracja Stary Młyn|Sklep Spożywczy Malina'),
  },
  {
    code: 'SE',
    words: swedish,
    currency: 'SEK',
    scale: 10,
    groups: [' ', ' ', ''],
    decimal: ',',
    money: ['# kr', '#', '# SEK', 'SEK #'],
    days: ['YYYY-MM-DD', 'D month YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY'],
    rates: [25, 12, 6],
    streets: rows('Storgatan 12|Vasagatan 45|Industrivägen 8|Kungsgatan 3'),
    towns: rows('111 20 Stockholm|411 36 Göteborg|211 34 Malmö|753 20 Uppsala'),
    phone: '08-### ## ##',
    vatNumber: 'SE##########01',
    registration: '55####-####',
    numbers,
    firms: rows(
      'Lindqvist Bygg AB|Mälardalens Redovisning AB|Norrsken Data AB|Erikssons El & Rör|Tryckeri Björken HB',
    ),
    shops: rows(
      'Café Kardemumma|Stadens Apotek|Restaurang Sjöboden|Hörnans Livs|Bokhandeln Pennan',
    ),
  },
  {
    code: 'DK',
    words: danish,
    currency: 'DKK',
    scale: 7,
    groups: ['.', '.'],
    decimal: ',',
    money: ['# kr.', '#', 'kr. #', 'DKK #', '# DKK'],
    days: ['DD-MM-YYYY', 'DD.MM.YYYY', 'D. month YYYY', 'DD/MM/YYYY', 'DD-MM-YY'],
    rates: [25],
    coin: 50,
    streets: rows('Nørregade 14|Vesterbrogade 102, 2. tv.|Havnevej 7|Industrivej 31'),
    towns: rows('1165 København K|8000 Aarhus C|5000 Odense C|9000 Aalborg'),
    phone: '33 ## ## ##',
    vatNumber: '########',
    registration: '########',
    numbers,
    firms: rows(
      'Jensen Tømrer ApS|Øresund Revision A/S|Fjordens IT ApS|Malermester Holm|Nordsø Transport A/S',
    ),
    shops: rows('Bageren på Hjørnet|Café Havnen|Torvets Apotek|Restaurant Kystens Perle'),
  },
  {
    code: 'NO',
    words: norwegian,
    currency: 'NOK',
    scale: 10,
    groups: [' ', '.'],
    decimal: ',',
    money: ['kr #', '#', '# kr', 'NOK #'],
    days: ['DD.MM.YYYY', 'D. month YYYY', 'DD.MM.YY'],
    rates: [25, 15, 12],
    streets: rows('Karl Johans gate 20|Strandgaten 81|Bryggeveien 5|Industriveien 17'),
    towns: rows('0154 Oslo|5004 Bergen|7011 Trondheim|4006 Stavanger'),
    phone: '22 ## ## ##',
    vatNumber: '### ### ### MVA',
    registration: 'NO ### ### ### MVA',
    numbers,
    firms: rows(
      'Fjellheim Bygg AS|Vestland Regnskap AS|Nordlys Data AS|Hansen Rør|Trykk & Form DA',
    ),
    shops: rows('Kaffestua Fjord|Bakeriet Solsiden|Apoteket Ulven|Spiseriet Brygga'),
  },
  {
    code: 'FI',
    words: finnish,
    currency: 'EUR',
    groups: [' ', ' '],
    decimal: ',',
    money: ['# €', '#', '# EUR'],
    days: ['DD.MM.YYYY', 'D.M.YYYY'],
    rates: [25.5, 14, 10],
    streets: rows('Mannerheimintie 15|Kauppakatu 3|Teollisuustie 22'),
    towns: rows('00100 Helsinki|33100 Tampere|20100 Turku'),
    phone: '09 ### ####',
    vatNumber: 'FI########',
    registration: '#######-#',
    numbers,
    firms: rows(
      'Rakennus Virtanen Oy|Pohjola Ohjelmistot Oy|Tilitoimisto Laine|Saimaan Kuljetus Oyj',
    ),
    shops: rows('Kahvila Aamu|Ravintola Saari|Torin Apteekki|Leipomo Ruis'),
  },
  {
    code: 'CZ',
    words: czech,
    currency: 'CZK',
    scale: 24,
    groups: [' ', ' '],
    decimal: ',',
    money: ['# Kč', '#', '# CZK'],
    days: ['DD.MM.YYYY', 'D. M. YYYY', 'D.M.YYYY', 'D. month YYYY'],
    rates: [21, 12],
    streets: rows('Dlouhá 24|Masarykova 118/6|Na Příkopě 3|Průmyslová 9'),
    towns: rows('110 00 Praha 1|602 00 Brno|702 00 Ostrava|301 00 Plzeň'),
    phone: '### ### ###',
    vatNumber: 'CZ########',
    registration: '########',
    numbers: ['2026####', 'FV26####', '26#####', '#######'],
    firms: rows(
      'Truhlářství Novotný s.r.o.|Vltava Software s.r.o.|Účetní kancelář Dvořák|Moravská doprava a.s.',
    ),
    shops: rows('Pekárna Klas|Hospoda U Lípy|Lékárna Na Rohu|Papírnictví Pastelka'),
  },
]
