/** A paper of an odd trade of New Zealand: a shearing gang's tally. */
import { escaped, onTop, several } from '../eighth/kit'
import { linesAs } from '../eighth/rows'
import { facts, grid, paper, place, type Papers } from '../fifteenth/kit'
import { beside } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { nz } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { pieces } from '../twentieth/west-kit'

/** Prices by the head, least and most in hundredths. */
const flocks = [
  ['Ewes, full wool', 465, 560],
  ['Ewes, second shear', 410, 480],
  ['Lambs', 380, 455],
  ['Hoggets', 430, 520],
  ['Rams', 930, 1180],
  ['Crutching', 145, 210],
] as const

export const nzPapers: Papers = {
  /** A shearing gang's tally: the farm and its shed on top, heads of each day in a table, bales and their weight, prices by the head with tax on top; the contractor in the sentence that asks for payment. */
  'shearing-tally': paper(
    nz,
    'D month YYYY|DD/MM/YY|DD/MM/YYYY',
    'slab plain wide',
    'Te Ara Shearing;Main Road;Eketāhuna 4994;Te Ara Shearing Ltd|WAITAKI WOOL HARVESTERS;Gibbs Street;Kurow 9435|Ranfurly Gang;14 Pery Street;Ranfurly 9332;B. & T. Dougherty|Tararua Shearing Contractors;3 Tyndall Street;Pahīatua 4910;TSC Rural Limited|Blades & Bales;RD 2;Cheviot 7382;M. Rangihuna',
    'several',
    (pen, firm) => {
      const farm = say(
        pen,
        'Glenmore Station|Kōwhai Flat Partnership|R & J McAuley|Tussock Downs Trust|Puketoi Farms',
      )
      const sums = onTop(
        pen.random
          .shuffled(flocks)
          .slice(0, pen.whole(1, 4))
          .map(([text, least, most]) =>
            several(
              text,
              text === 'Rams' ? pen.whole(8, 60) : pen.whole(140, 1800),
              pen.whole(least, most),
              15,
            ),
          ),
      )
      const heads = pieces(sums.lines)
      const days = Math.min(5, Math.ceil(heads / 900))
      const daily = Array.from({ length: days }, (_, at) =>
        at < days - 1 ? Math.floor(heads / days) : heads - Math.floor(heads / days) * (days - 1),
      )
      const bales = Math.ceil(heads / 48)
      const number = pen.digits(say(pen, '###|26-##|T-####'))
      const due = pen.after(pen.pick([7, 10, 20]))
      return [
        `<div style="border-bottom:0.6mm solid #222;padding-bottom:2mm"><div style="font-size:19pt">${escaped(farm)}</div>${say(pen, 'Main shed|Woolshed, top road|Back shed')}, ${say(pen, 'four stands|six stands')} · main shear</div>${beside(
          '1fr 1fr',
          grid('boxy', 'lrr', 'Day|Heads|Bales pressed', [
            ...daily.map((each, at) => [
              dayOff(pen, at - days - 2),
              String(each),
              at < days - 1 ? '' : String(bales),
            ]),
            ['All days', String(heads), String(bales)],
          ]),
          facts(
            [
              ['Tally no.', number],
              ['Made up on', pen.day()],
              ['Wool weighed, kg', String(bales * pen.whole(158, 184))],
              ['Next shear about', dayOff(pen, pen.whole(150, 200))],
            ],
            'margin:3mm 0 0 auto',
          ),
        )}${grid('ruled', 'lrrr', 'Shorn|Heads|$ a head|$', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            ['Without GST', pen.money(sums.net)],
            ['GST 15%', pen.money(sums.vat)],
            [say(pen, 'Owing to the gang|Owing for the shed|Comes to'), pen.money(sums.total)],
          ],
        )}<p style="margin-top:8mm">Tax invoice. Please pay ${escaped(firm.name)} by ${pen.day(due)}, to ${pen.digits('##-####-#######-00')}. The price of wool at the last sale was ${pen.money(pen.whole(260, 420))} a kilo greasy; the clip is insured by you up to ${pen.money(bales * 70_000)} while it is in the shed.</p><p>Cook ${say(pen, 'Aroha|Dawn|Merv')}, presser ${say(pen, 'Tama|Jock|Shaz')}. Tea was very good, thank you.</p><div class="foot tiny">${escaped(lawful(firm))}, ${place(firm, ', ')} · GST ${taxNumber(pen, 'NZ')} · ${pen.digits('027 ### ####')}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),
}
