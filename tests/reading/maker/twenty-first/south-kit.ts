/** What the southern papers of the twenty-first set are drawn with beside what the sets before it have. */
import { firms, type Firm, type Pen } from '../eighth/kit'

/** The last day of the month so many days from the paper's. */
export function fall(pen: Pen, days: number): string {
  const then = pen.after(days)
  return pen.day(new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)))
}

const turkish =
  'Defne Tekstil San. ve Tic. Ltd. Şti.;Organize Sanayi Bölgesi 4. Cadde No: 12;16140 Nilüfer / Bursa|Poyraz Mimarlık A.Ş.;Kıbrıs Şehitleri Cad. No: 88/3;35220 Konak / İzmir|Ayşe Karaca – Zeytin Kafe;Cumhuriyet Mah. Sahil Yolu No: 5;17860 Ayvacık / Çanakkale'

/** Whom a bill of Turkey goes to. */
export const turk = (pen: Pen): Firm => pen.pick(firms(turkish))
