/** Bills of Ireland: a garage, a credit of a drinks trader. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const iePapers: Papers = {
  /** A garage: the car in a band, labour and parts at two rates with the tax told of each. */
  'garage-job': paper(
    ie,
    'DD/MM/YYYY|D mon YYYY',
    'narrow plain',
    'Slaney Motors;Dublin Road;Enniscorthy Y21 RW83;Slaney Motor Company Ltd|Breen’s Auto Centre Ltd;Ballymahon Road;Athlone N37 T2X8|Kilcrea Tyres and Service;Ovens;Co. Cork P31 HK52',
    'IE',
    (pen, firm, to) => {
      const hours = pen.whole(1, 6)
      const sums = onTop([
        several('Labour, hours', hours, pen.whole(60, 95) * 100, 13.5),
        line(
          say(pen, 'Brake discs and pads, front|Timing belt kit|Clutch kit'),
          pen.whole(9000, 46_000),
          23,
        ),
        line('Oil and filter', pen.whole(4500, 8900), 23),
      ])
      const [number, due] = [pen.digits(say(pen, 'J#####|INV26###')), pen.after(14)]
      return [
        `<div class="sides"><div>${who(to)}</div><div class="right"><div style="font-size:18pt;font-style:italic;font-weight:bold">${escaped(firm.name)}</div>${place(firm)}</div></div><div style="background:#1e293b;color:#fff;padding:2.5mm 4mm;margin:8mm 0;display:flex;justify-content:space-between"><span>Reg ${pen.digits('241-D-#####')}</span><span>${say(pen, 'Renault Kangoo 1.5 dCi|Skoda Octavia 2.0 TDI|Ford Transit')}</span><span>${pen.digits('1##,###')} km</span></div><div class="cols"><div>Job card<br><b>${pen.digits('####')}</b></div><div>Invoice<br><b>${number}</b></div><div>Date in<br><b>${pen.day(pen.after(-2))}</b></div><div>Invoice date<br><b>${pen.day()}</b></div><div>Due<br><b>${pen.day(due)}</b></div></div>${grid(
          'boxy',
          'rlrrr',
          'Qty|Work and parts|Each|VAT %|Net',
          sums.lines.map((each) => [
            String(each.quantity),
            each.text,
            pen.plain(each.unit),
            String(each.rate),
            pen.plain(each.amount),
          ]),
        )}<div class="cols">${grid(
          'tiny boxy',
          'rrr',
          'VAT %|Net|VAT',
          sums.shares.map(({ rate, net, vat }) => [String(rate), pen.plain(net), pen.plain(vat)]),
        )}<div style="text-align:right;font-size:15pt;padding-top:4mm">Total ${pen.money(sums.total)}</div></div><p>Next NCT ${pen.day(pen.after(310), 'month YYYY')}. Tyres to be re-torqued after 80 km.</p><div class="foot tiny">${legal(firm)} · VAT ${taxNumber(pen, 'IE')} · ${iban(pen, 'IE')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** A drinks trader's credit: short deliveries, kegs taken back, amounts as plain figures under a red word. */
  'keg-credit': paper(
    ie,
    'DD/MM/YY|DD mon YYYY',
    'plain needle',
    'Burren Beverages Ltd;Gort Road;Ennis V95 X7D3|Ormond Wholesale;Dunkerrin;Co. Offaly R42 PY16;Ormond Wholesale Unlimited Company|Eastpoint Drinks Distribution;Unit 8C, Airside;Swords K67 E2H3',
    'IE',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Stout 50L keg, damaged|Lager 30L keg, short|IPA 24x440, breakage'),
          pen.whole(1, 4),
          pen.whole(6500, 17_500),
          23,
        ),
        several('Empty keg, deposit', pen.whole(1, 6), 5000, 0),
      ])
      const number = pen.digits(say(pen, 'CN#####|C26-####'))
      return [
        `<table class="t"><tr><td style="font-size:15pt">${escaped(firm.name)}<div class="tiny">${place(firm)}</div></td><td class="r" style="font-size:20pt;color:#b91c1c">CREDIT NOTE</td></tr></table><table class="t boxy"><tr><td style="width:50%"><span class="tiny">CUSTOMER</span><br>${who(to)}</td><td>${told(
          [
            ['Credit no.', number],
            ['Date', pen.day()],
            ['Your account', pen.digits('B####')],
            ['Ref. invoice', `${pen.digits('SI#####')} of ${pen.day(pen.after(-9))}`],
          ],
        )}</td></tr></table>${grid(
          'boxy',
          'lrrrr',
          'Reason / product|Qty|Price|VAT%|Credit €',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            each.rate.toFixed(1),
            pen.plain(each.amount),
          ]),
        )}<table class="t boxy" style="width:70mm">${tr('lr', sumsAs(pen, sums, 'nvT', 'Net|VAT|Total credited'))}</table><p>This amount has been allocated to your account. Do not pay.</p><p class="tiny">${legal(firm)}. VAT No. ${taxNumber(pen, 'IE')}</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}
