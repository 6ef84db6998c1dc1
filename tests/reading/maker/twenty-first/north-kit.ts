/** What the papers of the twenty-first set from the north and the middle of Europe are drawn with beside what the sets before it have. */
import { escaped, firms, type Firm, type Pen } from '../eighth/kit'

const people = {
  DE: 'Frau Hannelore Brink;Birkenweg 12;26160 Bad Zwischenahn|Herrn Uwe Rademaker;Alte Poststraße 3;53902 Bad Münstereifel|Familie Kowalczyk;Schillerstraße 40;99423 Weimar',
  AT: 'Herrn Josef Haslinger;Unterdorf 18;4644 Scharnstein|Fam. Grabner vlg. Moarhof;Oberes Feld 2;8832 Oberwölz|Frau Christa Leitgöb;Hub 7;5204 Straßwalchen',
  NL: 'Mevrouw J. de Ruiter;Lijsterlaan 8;7433 CA Schalkhaar|De heer P.M. Verschoor;Kade 31;4301 XT Zierikzee|Familie Oosterhuis;Hoofdstraat 102;9451 BE Rolde',
  BE: 'De heer en mevrouw Claes - Dujardin;Populierenlaan 6;8790 Waregem|Mevrouw Lieve Vandamme;Kouter 19 bus 3;9800 Deinze',
  IS: 'Sólheimar ehf.;Austurvegi 14;800 Selfossi|Bakkagerði sf.;Hafnargötu 3;720 Borgarfirði eystra|Gistihúsið Klettur ehf.;Aðalgötu 22;340 Stykkishólmi|Trésmiðjan Öspin ehf.;Dalvegi 16;201 Kópavogi',
} as const

/** Whom a paper goes to where it is no firm of the lists of buyers. */
export const addressed = (pen: Pen, place: keyof typeof people): Firm =>
  pen.pick(firms(people[place]))

/** Names that stand beside the supplier's own, a line each, with a break before each. */
export const besides = ({ also }: Firm): string =>
  also.map((name) => `<br>${escaped(name)}`).join('')

/** Rows with a heading of their own over the whole width. @param align as `tr` takes it */
export const chapter = (columns: number, text: string): string =>
  `<tr><td colspan="${columns}" style="padding-top:3mm;font-weight:bold">${escaped(text)}</td></tr>`
