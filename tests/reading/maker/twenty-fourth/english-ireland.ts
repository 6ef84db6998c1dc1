/** A paper of an odd trade of Ireland: a page of a beekeeper's book for jars left at a shop. */
import { escaped, onTop, several } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { pencilled } from '../eighteenth/kit'
import { paper, place, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'

/** Jars: least and most of the price to a shop, in hundredths. */
const jars = [
  ['Heather honey 340 g', 520, 640],
  ['Wildflower honey 340 g', 440, 540],
  ['Ivy honey 227 g', 330, 420],
  ['Cut comb 200 g', 620, 780],
  ['Soft set honey 340 g', 450, 540],
  ['Honey with whin flowers 227 g', 380, 460],
] as const

export const iePapers: Papers = {
  /** A page of a beekeeper's book, filled in by hand on half a sheet: jars left with a shop, what the shop asks for each and what all of them bring on the shelf above what is owed, crates on loan, days of harvest and of the next round; the bees are named in an oval like a jar's label below. */
  'honey-docket': paper(
    ie,
    'DD/MM/YY|D/M/YYYY|D mon YYYY',
    'book slab plain',
    'Slieve Bán Apiaries;Ballyfin Road;Mountrath R32 X7Y6;Tom Delahunty|CORRIB BEE FARM;Glann;Oughterard H91 KD28|Beara Gold Honey;Adrigole;Beara P75 HF21;Beara Apiaries Ltd|Mary Conneely’s Bees;Aillebrack;Ballyconneely H71 YR52;M. Conneely|Boyne Bank Honey;Rosnaree;Slane C15 DX80;Boyne Bank Apiculture Limited',
    'IE',
    (pen, firm, to) => {
      const sums = onTop(
        pen.random
          .shuffled(jars)
          .slice(0, pen.whole(1, 4))
          .map(([text, least, most]) =>
            several(text, pen.pick([6, 12, 18, 24]), Math.round(pen.whole(least, most) / 10) * 10),
          ),
      )
      const asked = (unit: number) => Math.round((unit * 1.5) / 50) * 50
      const shelf = sums.lines.reduce((all, one) => all + one.quantity * asked(one.unit), 0)
      const number = pen.digits(say(pen, '##|0##|###'))
      const due = pen.after(pen.pick([7, 14, 30]))
      const cell = (text: string, css = '') =>
        `<td class="r" style="${css}">${pencilled(text)}</td>`
      const rows = sums.lines
        .map(
          (one) =>
            `<tr>${cell(String(one.quantity))}<td>${pencilled(one.text)}</td>${cell(pen.plain(asked(one.unit)))}${cell(pen.plain(one.unit))}${cell(pen.plain(one.amount))}</tr>`,
        )
        .join('')
      const whole = `<tr><td colspan="4" class="r">${say(pen, 'Comes to|Owed for these jars|Jars, all told')}</td>${cell(pen.money(sums.total), 'border-top:0.5mm solid #222')}</tr>`
      const label = `<div style="margin:8mm auto 0;width:88mm;border:0.8mm solid #b45309;border-radius:50%;padding:5mm 10mm;text-align:center;color:#78350f"><div class="tiny">${say(pen, 'pure Irish honey|raw honey, cold strained|honey of this parish')}</div><div style="font-size:14pt">${escaped(firm.name)}</div><div class="tiny">${behindIt(firm, '#, ')}${place(firm, ', ')}</div></div>`
      return [
        `<div class="sides"><span>Left with<br><b>${who(to)}</b></span><span class="r">Page <b style="color:#b91c1c">${number}</b><br>Day ${pencilled(pen.day())}</span></div><table class="t boxy"><tr><th class="r">No.</th><th class="l">Jars</th><th class="r">You ask €</th><th class="r">To you €</th><th class="r">€</th></tr>${rows}${whole}</table><p>Harvested ${pencilled(dayOff(pen, -pen.whole(20, 90)))} &nbsp; Batch ${pencilled(pen.digits('L###'))} &nbsp; Best before ${pencilled(dayOff(pen, 730))}</p><p>On your shelf these bring ${pencilled(pen.money(shelf))}. ${pen.whole(2, 5)} crates on loan, not charged (worth ${pen.money(1500)} each if lost).</p><p>Pay by ${pencilled(pen.day(due))}. Next round ${pencilled(dayOff(pen, pen.pick([21, 28, 35])))}. Not registered for VAT.</p><p>Taken in by <span style="font:17pt Z003,cursive;color:#1e40af">${say(pen, 'Bríd|N. Moloney|Seán K')}</span></p>${label}`,
        { sums, documentNumber: number, due },
        halved,
      ]
    },
  ),
}
