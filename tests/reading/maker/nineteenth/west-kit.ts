/** What the western papers of the nineteenth set are drawn with: buyers of places that no set before has, goods by measure, days in words. */
import { firms, type Firm, type Line, type Pen } from '../eighth/kit'

const buyers = {
  VD: 'Menuiserie Chappuis & Fils SA;Route de Berne 18;1510 Moudon|Café du Marronnier Sàrl;Place du Bourg 4;1920 Martigny|Cabinet vétérinaire Rochat;Avenue de la Gare 31;1003 Lausanne',
  MT: 'Xlokk Design Studio Ltd;44, Triq il-Kbira;Mosta MST 1022|Tal-Friefet Confectionery;Victory Square;Birgu BRG 1300|Dr M. Zammit Dental Clinic;112, Tower Road;Sliema SLM 1605',
  builders:
    'Hochbau Rademacher GmbH;Zechenring 12;44625 Herne|Bauunternehmung Seidl GmbH & Co. KG;Donaustraße 88;94469 Deggendorf|Schlüsselfertig Hanse Bau AG;Am Kanal 6;23560 Lübeck',
  aannemers:
    'Bouwbedrijf Cools NV;Herentalsebaan 210;2160 Wommelgem|Algemene Bouw Maertens BV;Roeselaarsestraat 77;8840 Staden|Woningbouw Kerckhof NV;Stationsstraat 40;9700 Oudenaarde',
  CY: 'Aphrodite Stone Trading Ltd;15 Makariou III Avenue;3105 Limassol|Lemon Tree Bookshop;8 Ermou Street;6022 Larnaca|K. Savvides & Associates LLC;27 Kennedy Avenue;1087 Nicosia',
} as const

/** Whom a bill of one of these places goes to. */
export const buyer = (pen: Pen, place: keyof typeof buyers): Firm => pen.pick(firms(buyers[place]))

/** So many days after the paper's own, or before it, as it writes days. */
export const dayOff = (pen: Pen, days: number, form?: string): string =>
  pen.day(pen.after(days), form)

/** Of a measure in hundredths at a price in thousandths. */
interface Measured extends Line {
  measure: number
  price: number
}

/** @param price of one, in thousandths of the currency's unit */
export const measured = (text: string, measure: number, price: number, rate: number): Measured => {
  const amount = Math.round((measure * price) / 1000)
  return { text, quantity: 1, unit: amount, amount, rate, measure, price }
}

/** Thousandths as the country writes them. */
export const thousandths = (pen: Pen, value: number): string =>
  (value / 1000).toFixed(3).replace('.', pen.notation.decimal)

/** Of an amount in hundredths. */
export const share = (amount: number, percent: number): number =>
  Math.round((amount * percent) / 100)
