/** A paper of an odd trade of Singapore: a pro-forma of a reseller of software that was turned into the invoice. */
import { escaped, onTop, several } from '../eighth/kit'
import { buyer } from '../eighteenth/kit'
import { grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { sg } from '../ninth/kit'
import { lawful } from '../seventeenth/kit'
import { stacked, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'

/** Licences: least and most of the list price in whole dollars. */
const licences = [
  ['Endpoint Shield, device, 1 year', 48, 72],
  ['DrawDesk Pro, user, 1 year', 380, 520],
  ['MailVault archive, mailbox', 24, 42],
  ['Backup to cloud, 1 TB', 96, 144],
  ['RemoteBench, technician', 420, 660],
  ['PDF Press, perpetual', 140, 190],
] as const

export const sgPapers: Papers = {
  /** A pro-forma turned into a tax invoice: its old title and number struck through with a day of their own, the new ones in colour below, a list price and its discount beside what is asked, a promise for three years above the sum; the reseller in one line with number and day. */
  'proforma-turned': paper(
    { ...sg, money: 'S$#' },
    'DD mon YYYY|D month YYYY|DD/MM/YYYY',
    'plain light narrow',
    'Bytewharf;71 Ubi Crescent #05-11;Singapore 408571;Bytewharf Pte. Ltd.|LICENCE LANE ASIA;10 Collyer Quay #18-03;Singapore 049315|Orchid Keys Software;Blk 3 Kallang Way #02-14;Singapore 349102;Orchid Keys Distribution Pte. Ltd.|Sentosa Byte Supply;1 Bukit Merah Central #04-08;Singapore 159835;SBS Reseller LLP|Merlion Seats;25 Kaki Bukit Road 4 #06-40;Singapore 417800;Merlion Seats Pte. Ltd.',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'SG')
      const off = pen.pick([8, 10, 12, 15])
      const bought = pen.random
        .shuffled(licences)
        .slice(0, pen.whole(1, 4))
        .map(([text, least, most]) => {
          const list = pen.whole(least, most) * 100
          return { ...several(text, pen.whole(1, 25), share(list, 100 - off), 9), list }
        })
      const sums = onTop(bought)
      const number = pen.digits(say(pen, 'TI-26-####|INV######|26####'))
      const proforma = pen.digits('PF-####')
      const order = pen.digits(say(pen, 'PO-#####|PO 26/###'))
      const due = pen.after(pen.pick([14, 30, 30]))
      const asked = -pen.whole(6, 24)
      const rows = bought.map((one) => [
        one.text,
        String(one.quantity),
        pen.plain(one.list),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      const days = stacked([
        ['Your order', order],
        ['Ordered on', dayOff(pen, asked + 4)],
        ['Licences run from', dayOff(pen, 5)],
        ['until', dayOff(pen, 369)],
        ['Pay by', pen.day(due)],
      ])
      const all = say(pen, 'Invoice value with GST|To remit|Licences and GST')
      const sumsTold = tally([
        [`Licences, ${off}% off list`, pen.plain(sums.net)],
        ['GST 9%', pen.plain(sums.vat)],
        [all, pen.money(sums.total)],
      ])
      const years = pen.money(sums.total * 3)
      return [
        `<div style="font-size:15pt;color:#888"><s>PRO-FORMA INVOICE ${proforma}</s></div><div class="tiny grey">of ${dayOff(pen, asked)}, good until ${dayOff(pen, asked + 30)}, accepted by your order and herewith withdrawn</div><div style="font-size:19pt;color:#b45309;margin:4mm 0 1mm">TAX INVOICE</div><p style="border-bottom:0.4mm solid #b45309;padding-bottom:2mm">${escaped(firm.name)} &nbsp;/&nbsp; ${number} &nbsp;/&nbsp; ${pen.day()}</p>${beside('1fr 48mm', `<div class="tiny">Licensed to</div>${who(to)}`, days)}${grid('ruled', 'lrrrr', 'Licence|No.|List S$|Yours S$|S$', rows)}${sumsTold}${part('background:#fff7ed;padding:3mm 4mm;margin-top:7mm', `Stay for three years and hold this price: a commitment of ${years} in all, GST included, ordered by ${dayOff(pen, 45)}. It is an offer only and is not charged here.`)}<p style="margin-top:7mm">PayNow UEN ${pen.digits('20#######@')} or transfer to ${pen.digits('###-######-#')}, in the name of ${escaped(lawful(firm))}. Keys are mailed when paid.</p>${note('Licences once issued are not taken back. Prices of the makers may change without notice.')}<div class="foot tiny mid">${behindIt(firm, '# · ')}${place(firm, ', ')} · GST Reg. ${pen.digits('M9-#######-@')} · ${pen.digits('+65 6### ####')}</div>`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
