/** What the southern papers of the twenty-fifth set are drawn with beside what the sets before it have: whom they go to, cards that paid, references that pass their check. */
import type { Random } from '../../../support/random'
import { firms, type Firm, type Pen } from '../eighth/kit'
import type { Sheet } from '../print'

const payers = {
  FR: 'Boucherie Lemaître et Fils;18 rue du Général Leclerc;61000 Alençon|SARL Charpente du Léon;ZA de Kerven;29400 Landivisiau|Institut Belle Saison;7 place Gambetta;32000 Auch|SAS Aluval Menuiseries;230 rue des Frères Lumière;38110 La Tour-du-Pin|Cabinet Infirmier des Tanneurs;3 rue des Tanneurs;67000 Strasbourg',
  WA: 'Boulangerie Collignon SRL;Rue de Stavelot 52;4970 Francorchamps|Brasserie du Beffroi SRL;Grand-Place 11;7500 Tournai|Le Comptoir d’Odile;Rue de Fer 88;5000 Namur|Snack Chez Rachid SRL;Boulevard Tirou 17;6000 Charleroi',
  IT: 'Pasticceria Fratelli Moro S.n.c.;Via Roma 27;33170 Pordenone (PN)|Carrozzeria Nuova Adriatica S.r.l.;Via Flaminia 310;47924 Rimini (RN)|Bar Tabacchi Lo Sport;Corso Italia 5;88046 Lamezia Terme (CZ)|Studio Dentistico Dott.ssa Ferri;Via XX Settembre 60;63900 Fermo (FM)|Edil Murgia S.r.l.;Viale Elmas 114;09122 Cagliari (CA)',
  ES: 'Restaurante Casa Eladio, S.L.;C/ Real 33;40001 Segovia|Peluquería Rizos, C.B.;Avda. de Andalucía 70;29007 Málaga|Bar La Tapería de Ana;C/ Laurel 21;26001 Logroño|Construcciones Peñarroya, S.A.;Pol. Ind. La Torrecilla 4;14013 Córdoba|Instal·lacions Ferrer i Puig, S.L.;Carrer Major 8;25002 Lleida',
  PT: 'Padaria Flor do Trigo, Lda.;Rua Serpa Pinto 40;2000-046 Santarém|Clínica Dentária do Mondego;Av. Sá da Bandeira 112;3000-350 Coimbra|Serralharia Matias & Filho, Lda.;Zona Industrial da Gala, lote 12;3090-380 Figueira da Foz|Restaurante O Pescador;Rua do Cais 3;8700-305 Olhão',
  PL: 'Piekarnia Złoty Kłos Sp. z o.o.;ul. Młyńska 6;62-200 Gniezno|Studio Urody Malina Anna Żak;ul. Kościuszki 24;40-048 Katowice|Zakład Stolarski Heban s.c.;ul. Fabryczna 15;97-300 Piotrków Trybunalski|Restauracja Pod Kasztanem;Rynek 12;33-100 Tarnów|Bud-Rem Łukasz Pawlik;ul. Wiejska 8;16-400 Suwałki',
  CZ: 'Truhlářství Beneš s.r.o.;Lesní 88;539 01 Hlinsko|Květiny Magnolie;Masarykova 14;400 01 Ústí nad Labem|Restaurace Na Výsluní s.r.o.;Brněnská 5;586 01 Jihlava|Autodíly Sedlák, spol. s r.o.;Průmyslová 301;763 02 Zlín',
} as const

/** Whom a bill of a country, or of a part of one, goes to. */
export const payer = (pen: Pen, country: keyof typeof payers): Firm =>
  pen.pick(firms(payers[country]))

const schemes = [
  ['VISA', 'A0000000031010'],
  ['MASTERCARD', 'A0000000041010'],
  ['VISA DEBIT', 'A0000000031010'],
  ['DEBIT MASTERCARD', 'A0000000041010'],
] as const

/** A card that paid: whose it is, the mark of its program, its last digits. */
export function plastic(pen: Pen): { scheme: string; aid: string; end: string } {
  const [scheme, aid] = pen.pick(schemes)
  return { scheme, aid, end: pen.digits('####') }
}

type Drawing = (random: Random) => Sheet

/** Draws the one in such a share of all papers, the other otherwise. */
export const either =
  (part: number, one: Drawing, other: Drawing): Drawing =>
  (random) =>
    random.chance(part) ? one(random) : other(random)

/** What a Belgian writes into a transfer: twelve digits of which the last two check the others. */
export function communication(pen: Pen): string {
  const body = pen.digits('##########')
  const check = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${check}+++`
}

/** A name in large letters of a colour. */
export const brand = (name: string, points: number, colour: string, css = ''): string =>
  `<div style="font:bold ${points}pt 'DejaVu Sans',sans-serif;line-height:1.15;color:${colour};${css}">${name.replaceAll('&', '&amp;')}</div>`
