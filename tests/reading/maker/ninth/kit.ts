/** What the papers of the ninth set are drawn with beside what those of the eighth are. */
import {
  block,
  escaped,
  firms,
  wares,
  type Firm,
  type Pen,
  type Share,
  type Ware,
} from '../eighth/kit'
import { gb, us, type Notation } from '../eighth/notations'
import { australian, indian } from '../held-out/words'
import { newZealander, southAfrican } from '../last/words'
import { singaporean } from '../sixth/words'

export const au: Notation = { ...us, words: australian, currency: 'AUD', day: 'DD/MM/YYYY' }
export const nz: Notation = { ...au, words: newZealander, currency: 'NZD' }
export const india: Notation = {
  ...gb,
  words: indian,
  currency: 'INR',
  money: '₹#',
  day: 'DD-mon-YYYY',
  isLakh: true,
}
export const my: Notation = { ...gb, currency: 'MYR', money: 'RM#', day: 'DD/MM/YYYY' }
export const sg: Notation = { ...us, words: singaporean, currency: 'SGD', day: 'DD mon YYYY' }
export const za: Notation = {
  ...gb,
  words: southAfrican,
  currency: 'ZAR',
  group: ' ',
  money: 'R#',
  day: 'YYYY/MM/DD',
}
export const usAbroad: Notation = { ...us, day: 'mon D, YYYY' }

/** A text stands in the middle, one in a list on the left with another on the right; `null` is a rule. With `!` before it, it is large. */
export type Piece = string | readonly [left: string, right?: string] | null

const sized = (text: string, html: (text: string) => string) =>
  text.startsWith('!') ? `<div class="big">${html(text.slice(1))}</div>` : html(text)

function pieceOf(piece: Piece): string {
  if (piece === null) return '<hr>'
  if (typeof piece === 'string')
    return sized(piece, (text) => `<div class="mid">${escaped(text) || '&nbsp;'}</div>`)
  const [left, right] = piece
  return sized(left, (text) =>
    right === undefined
      ? `<div>${escaped(text)}</div>`
      : `<div class="pair"><span>${escaped(text)}</span><span>${escaped(right)}</span></div>`,
  )
}

/** What a till prints, line by line. */
export const strip = (pieces: readonly Piece[]): string => pieces.map(pieceOf).join('')

/** Each on the left of a line of its own. */
export const atLeft = (texts: readonly string[]): [left: string][] => texts.map((text) => [text])

/** Shops, each with what it sells. @param stocks as `wares` has them, parted by `||`, in the order of the shops */
export const shops = (text: string, stocks: string): { shop: Firm; stock: Ware[] }[] => {
  const each = stocks.split('||')
  return firms(text).map((shop, at) => ({ shop, stock: wares(each[at] ?? '') }))
}

/** The look of a till's print. */
export const till = (pen: Pen, fonts: readonly string[], size = 8.5): string =>
  `#sheet { font: ${size}pt '${pen.pick(fonts)}'; } .big { font-size: ${pen.pick([125, 140, 160])}%; font-weight: bold; } table { width: 100%; } td, th { padding: 0; } td:not(:first-child), th:not(:first-child) { text-align: right; } th { font-weight: normal; } :is(td, th) + :is(td, th) { padding-left: 1.6mm; } #sheet { font-variant-ligatures: none; }`

export const monos = ['Liberation Mono', 'DejaVu Sans Mono', 'Noto Sans Mono', 'Nimbus Mono PS']
export const narrow = ['Liberation Sans Narrow', 'DejaVu Sans Condensed', 'Nimbus Sans Narrow']
export const plains = ['Liberation Sans', 'Nimbus Sans', 'DejaVu Sans Condensed']
export const serifs = ['Liberation Serif', 'Nimbus Roman', 'C059', 'P052']

/** As a till knows it: with the paper's clock, a minute never twice the same. */
export const minutesAfter = (clock: string, minutes: number): string => {
  const [hours = 0, past = 0] = clock.split(':').map(Number)
  const all = hours * 60 + past + minutes
  return `${String(Math.floor(all / 60) % 24).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}

/** The tax in an amount that holds it. */
export const taxWithin = (gross: number, rate: number): number =>
  Math.round((gross * rate) / (100 + rate))

/** One share of all, of an amount that holds the tax. */
export const shareOf = (gross: number, rate: number): Share => {
  const vat = taxWithin(gross, rate)
  return { rate, net: gross - vat, vat }
}

/** A picture of dots, as codes for telephones are. */
export const dots = (size: number): string =>
  `<div style="margin:2mm auto;width:${size}mm;height:${size}mm;background:repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 1.6mm 1.6mm"></div>`

/** Strokes, as codes for scanners are. */
export const strokes = (width: number): string =>
  `<div style="margin:2mm auto;width:${width}mm;height:9mm;background:repeating-linear-gradient(90deg, #000 0 0.4mm, #fff 0 0.9mm, #000 0 1.7mm, #fff 0 2.2mm)"></div>`

/** Whom papers of a country are made out to. */
const customers: Readonly<Record<string, Firm[]>> = {
  GB: firms(
    'Hartwell Lofts Ltd;Unit 4, Brook Mill;Stockport SK1 3BS|Pemberton Nurseries;Long Lane;Evesham WR11 8TJ|Tidewater Brewing Co. Ltd;The Old Maltings;Bury St Edmunds IP33 1QT',
  ),
  US: firms(
    'Ridgeline Outfitters LLC;2210 Pearl Street;Boulder, CO 80302|Harbor Point Dental PC;41 Commercial Wharf;Portland, ME 04101|Sunbelt Packaging Corp;7700 NW 54th St;Doral, FL 33166',
  ),
  CA: firms(
    'Lakehead Timber Supply Inc.;540 Memorial Ave;Thunder Bay ON P7B 3Y9|Studio Bellechasse inc.;6300, av. du Parc;Montréal (Québec) H2V 4H8|Prairie Sky Dental;1220 Albert St;Regina SK S4R 2R5',
  ),
  DE: firms(
    'Köhler Metallbau GmbH;Industriering 14;49393 Lohne|Praxis Dr. med. Sabine Reuter;Schlossplatz 2;76131 Karlsruhe|Weingut Engelhardt GbR;Kirchgasse 19;67152 Ruppertsberg|Hansen & Petersen Steuerberater PartG mbB;Holstenbrücke 8;24103 Kiel',
  ),
  AT: firms(
    'Zirbenhof Touristik GmbH;Dorf 112;6456 Obergurgl|Kastner Fensterbau GmbH;Mühlweg 5;3100 St. Pölten',
  ),
  CH: firms(
    'Brunner Sanitär AG;Rosenbergstrasse 60;9000 St. Gallen|Atelier Favre Sàrl;Rue des Moulins 11;2000 Neuchâtel',
  ),
  FR: firms(
    "SARL Menuiserie Le Goff;Z.A. de Kergaradec;29850 Gouesnou|Cabinet Lambert Architectes;14 quai Saint-Antoine;69002 Lyon|Boulangerie Aux Deux Moulins;3 place du Marché;49400 Saumur|SAS Novalume;27 rue de l'Abreuvoir;31000 Toulouse",
  ),
  IT: firms(
    'Officine Meccaniche Brambilla S.r.l.;Via Monte Rosa 28;20900 Monza (MB)|Studio Associato Ferri;Corso Garibaldi 5;44121 Ferrara (FE)|Panificio Esposito S.n.c.;Via Chiaia 212;80121 Napoli (NA)',
  ),
  ES: firms(
    'Talleres Echevarría, S.L.;Polígono Ugaldeguren, nave 12;48170 Zamudio (Bizkaia)|Clínica Dental Sant Pau, S.L.P.;Carrer de Mallorca 301;08037 Barcelona|Bodegas Monteagudo, S.A.;Ctra. de Logroño km 4;26006 Logroño (La Rioja)',
  ),
  NL: firms(
    'Bouwbedrijf Terpstra B.V.;Nijverheidsweg 21;9001 KD Grou|Fysiotherapie De Linde;Lindelaan 4;3571 TV Utrecht|Bloemenhandel Van Rijn V.O.F.;Legmeerdijk 313;1431 GB Aalsmeer',
  ),
  SE: firms(
    'Lundgrens Snickeri AB;Hantverkargatan 7;582 26 Linköping|Bergs Redovisning HB;Storgatan 44;852 30 Sundsvall',
  ),
  DK: firms(
    'Tømrerfirmaet Skov & Lund ApS;Håndværkervej 12;9000 Aalborg|Klinik Østerport I/S;Dag Hammarskjölds Allé 30;2100 København Ø|Møllegårdens Maskinstation;Landevejen 88;6230 Rødekro',
  ),
  NO: firms(
    'Fjordvik Rør AS;Strandveien 55;5034 Bergen|Regnskapskontoret Nordlys AS;Storgata 101;9008 Tromsø',
  ),
  FI: firms(
    'Rakennus Laine Oy;Teollisuuskatu 9;33330 Tampere|Tilitoimisto Saarinen Ky;Kirkkokatu 22 B;90100 Oulu|Virtasen Puutarha Tmi;Mäntytie 6;21600 Parainen',
  ),
  PL: firms(
    'Stolarnia Wójcik Sp. z o.o.;ul. Fabryczna 18;35-064 Rzeszów|Kancelaria Rachunkowa Bilans s.c.;ul. Świętojańska 45/7;81-391 Gdynia|Gabinet Stomatologiczny Anna Król;ul. Lwowska 3;33-300 Nowy Sącz',
  ),
  CZ: firms(
    'Truhlářství Beneš s.r.o.;Průmyslová 1472;537 01 Chrudim|MUDr. Petra Dvořáčková;Masarykova 12;602 00 Brno|Vinařství Pálava a.s.;Náměstí 40;692 01 Mikulov',
  ),
  HU: firms(
    'Faragó Asztalos Kft.;Ipar utca 14.;6000 Kecskemét|Dr. Kelemen Ügyvédi Iroda;Baross tér 3.;9021 Győr|Balaton Panzió Bt.;Parti sétány 8.;8237 Tihany',
  ),
  RO: firms(
    'SC Montaj Instal Prod SRL;Str. Fabricii 62;400620 Cluj-Napoca|Cabinet Medical Dr. Ionescu;Bd. Carol I nr. 28;700505 Iași|Pensiunea Brazilor SRL;Str. Valea Albă 4;505100 Azuga',
  ),
}

const persons: Readonly<Record<string, Firm[]>> = {
  AT: firms('Mag. Claudia Steiner;Landstraßer Hauptstraße 71;1030 Wien'),
  CH: firms('Frau Ursula Zgraggen;Gotthardstrasse 3;6460 Altdorf'),
  DE: firms('Herrn Tobias Wendt;Fichtenweg 8;23566 Lübeck'),
  FR: firms('Mme Chantal Rivoire;12 rue Gambetta;38000 Grenoble'),
  GB: firms('Mrs J Okafor;27 Alma Road;Bristol BS8 2DJ'),
  IT: firms('Sig.ra Paola Benedetti;Via Roma 51;53100 Siena (SI)'),
  NL: firms('De heer J. Wiersma;Oosterkade 14;8601 HV Sneek'),
  NO: firms('Kari Haugland;Bispegata 4;7013 Trondheim'),
  SE: firms('Anna Wikström;Långholmsgatan 18 A;117 33 Stockholm'),
  US: firms('Maria Delgado;918 W Augusta Blvd;Chicago, IL 60642'),
}

/** A firm. */
export const customer = (pen: Pen, country: string): Firm => pen.pick(customers[country] ?? [])

/** A firm, or a person now and then. */
export const anyone = (pen: Pen, country: string): Firm =>
  pen.pick([...(customers[country] ?? []), ...(persons[country] ?? [])])

/** The look of a page, with what else it needs. */
export const page = (pen: Pen, fonts: readonly string[], css = ''): string =>
  `#sheet { font: ${pen.pick([9.5, 10, 10.5])}pt '${pen.pick(fonts)}'; font-variant-ligatures: none; } h1 { font-size: 17pt; margin: 7mm 0 4mm; } .items { margin-top: 5mm; } .items th { border-bottom: 0.3mm solid #333; } .items td { padding-top: 1.4mm; padding-bottom: 1.4mm; } .sums { margin-top: 4mm; } .sums tr:last-child td { font-weight: bold; border-top: 0.3mm solid #333; } ${css}`

/** Name, then street and town. */
export const lettered = ({ name, address }: Firm): string => block([name, ...address])

/** Name, street and town, then other names. */
export const inFull = ({ name, address, also }: Firm): string => block([name, ...address, ...also])
