/** What the papers of the continent in the twenty-third set are drawn with beside what the sets before it have: people that a paper goes to, forms that a hand filled, stamps, sums with what bears no tax. */
import {
  block,
  escaped,
  firms,
  sumOf,
  type Firm,
  type Line,
  type Pen,
  type Sums,
} from '../eighth/kit'
import { byHand } from '../eleventh/kit'
import type { Facts } from '../twelfth/kit'

const people = {
  DE: 'Herrn Matthias Querfurth;Rosenstraße 18;97082 Würzburg|Frau Sabine Ihde;Am Deich 41;26131 Oldenburg|Familie Nowotny;Kiefernweg 3;14482 Potsdam|Eheleute Karl und Ute Brenken;Gartenfeldstraße 7;54295 Trier',
  AT: 'Familie Peter Strasser;Lindenweg 11;4880 St. Georgen im Attergau|Frau Mag. Ines Kogler;Feldgasse 5;9640 Kötschach|Herrn Thomas Brandl;Kremser Straße 62;3470 Kirchberg am Wagram',
  NL: 'Dhr. A.J. Blokzijl;Waterkers 14;8604 WN Sneek|Mevr. T. van Wieringen;Zeedijk 90;1621 LT Hoorn|Fam. Postma-Kuipers;Dorpsweg 3;8711 GA Workum',
  FR: 'M. Alain Kerbrat;14 rue des Lilas;29900 Concarneau|Mme Sylvie Montagnac;3 impasse du Moulin;81000 Albi|M. et Mme Pierre Duvernoy;22 avenue Foch;25200 Montbéliard',
  IT: 'Paola Benetti;Via Garibaldi 9;37121 Verona (VR)|Andrea Lippi;Via Pisana 114;50143 Firenze (FI)|Rosa Cantalupo;Via Roma 33;85100 Potenza (PZ)',
  PL: 'Marek Olszański;ul. Polna 14/3;02-690 Warszawa|Joanna Wrzos;ul. Mickiewicza 60;60-836 Poznań|Krzysztof i Anna Dudziak;ul. Lipowa 8;15-424 Białystok',
  SE: 'Britt-Marie Engdahl;Sjövägen 7;561 38 Huskvarna|Lars-Åke Nyström;Björkgatan 22;824 50 Hudiksvall|Anna Palm;Ringvägen 4;393 50 Kalmar',
} as const

/** A person or a family that a paper goes to. */
export const someone = (pen: Pen, country: keyof typeof people): Firm =>
  pen.pick(firms(people[country]))

/** With lines that bear no tax and stand in no table of taxes: fees of an office, a tax on nights, what was laid out. */
export const besideTax = (sums: Sums, lines: readonly Line[]): Sums => ({
  ...sums,
  lines: [...sums.lines, ...lines],
  total: sums.total + sumOf(lines),
})

/** Boxes of a printed form: small labels in their corners, and what a hand wrote in them. */
export const penned = (facts: Facts, columns: number): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);border-top:0.25mm solid #222;border-left:0.25mm solid #222;margin:2mm 0">${facts
    .map(
      ([label, value]) =>
        `<div style="border-right:0.25mm solid #222;border-bottom:0.25mm solid #222;padding:0.6mm 1.5mm 0.6mm;min-height:10mm"><div style="font-size:62%">${escaped(label)}</div><div style="line-height:1.1">${byHand(value)}</div></div>`,
    )
    .join('')}</div>`

/** A firm's rubber stamp, a little askew. */
export const stamped = (texts: readonly string[], css = ''): string =>
  `<div style="display:inline-block;border:0.5mm solid #1e3a8a;color:#1e3a8a;padding:1.5mm 3mm;text-align:center;font-size:8.5pt;line-height:1.2;transform:rotate(-2deg);${css}">${block(texts)}</div>`
