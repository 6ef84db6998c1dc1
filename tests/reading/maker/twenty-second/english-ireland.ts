/** Papers of Ireland of an ordinary month: a forecourt with a deli, web hosting that was paid or not, electricity for a business. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { letterOf } from '../twentieth/west-kit'

export const iePapers: Papers = {
  /** A forecourt with a deli: fuel by the litre, a roll and coffee at the reduced rate, milk at none, letters of tax and a table of them, a loyalty app. */
  'deli-forecourt': slip(
    {
      shops:
        'Galtee Service Station;Cashel Road;Cahir E21 XY43;Galtee Oil Ltd|BROSNANS QUIKSHOP;Killarney Road;Castleisland V92 K0P1|Topway Athy;Dublin Road;Athy R14 W820;Topway Forecourts Ireland Ltd|Inver Fuels & Deli;Main Street;Donegal Town F94 A2C6',
      notation: ie,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const hot = rateFrom(pen, '2026-07-01', 13.5, 9)
      const fuel = measured(
        say(pen, 'DIESEL|UNLEADED'),
        pen.whole(1500, 6200),
        pen.pick([1659, 1689, 1719, 1749, 1779]),
        23,
      )
      const sums = within([
        ...(pen.chance(0.7) ? [fuel] : []),
        ...pen.buy(
          wares(
            `CHICKEN FILLET ROLL;5.5;7.5;${hot}|AMERICANO REG;2.95;3.6;${hot}|BREAKFAST ROLL 5 ITEM;5.95;7.95;${hot}|FRESH MILK 2L;2.29;2.75;0|SPRING WATER 750ML;1.2;1.9;23|SCREENWASH 5L;6.99;9.99;23|CHOCOLATE BAR;1.2;1.95;23|SLICED PAN;1.79;2.35;0`,
          ),
          { count: [1, 4], most: 2, isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '######|#-######|0####'))
      const order = [23, hot, 0]
      const count = (one: (typeof sums.lines)[number]) =>
        one.quantity > 1 ? `${one.quantity} x ${pen.plain(one.unit)}` : ''
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^VAT ${taxNumber(pen, 'IE')}
          ==
          ${each(sums.lines, (one) =>
            one === fuel
              ? `PUMP ${pen.whole(1, 8)} ${fuel.text}|${pen.plain(fuel.amount)} A\n··${pen.plain(fuel.measure)} L @ ${(fuel.price / 1000).toFixed(3)}`
              : `${set([one.text, count(one)], [23, 8])}|${pen.plain(one.amount)} ${letterOf(one.rate, order, 'ABC')}`,
          )}
          =-
          !TOTAL EUR|${pen.plain(sums.total)}··
          ${say(pen, 'CARD|VISA DEBIT|FUEL CARD')}|${pen.plain(sums.total)}··
          CHANGE|0.00··
          =-
          ${set(['', 'RATE', 'EX VAT', 'VAT', 'INC VAT'], [3, -8, -9, -9, -10])}
          ${each(sums.shares, (one) => set([letterOf(one.rate, order, 'ABC'), ...(ratesAs(pen, [one], 'rnvg')[0] ?? [])], [3, -8, -9, -9, -10]))}
          ==
          ${pen.day()} ${pen.clock()}|TILL 0${pen.whole(1, 4)}
          TRANS ${number}|OP ${pen.whole(1, 30)}
          ${each(shop.also, (text) => `^${text}`)}
          ^GET A FREE COFFEE WITH OUR APP
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** Web hosting as a widespread billing program of hosts prints it: a ribbon that says paid or unpaid, who it goes to and who is paid beside one another, amounts with sign and code, transactions below. */
  'host-invoice': paper(
    { ...ie, money: '€# EUR' },
    'DD/MM/YYYY|YYYY-MM-DD|DD-MM-YYYY',
    'plain wide',
    'HostShamrock;Unit 6, Docklands Innovation Park;Dublin D03 E5P0;HostShamrock Internet Ltd|Blackwater Domains;Bridge Street;Mallow P51 YC57;Blackwater Internet Services Limited|WEBHARBOUR.IE;The Mill;Celbridge W23 KD32;Webharbour Hosting DAC|Cloudcurragh;4 Market Square;Kildare R51 N281',
    'IE',
    (pen, firm, to) => {
      const site = say(pen, 'kettlecafe.ie|moyvane.example|ennisloft.ie')
      const until = `${pen.day()} - ${dayOff(pen, 364)}`
      const bought = onTop(
        [
          line(`Starter Hosting - ${site} (${until})`, pen.pick([5988, 8388, 11_988]), 23),
          line(`Domain Renewal - ${site} - 1 Year/s (${until})`, pen.pick([1999, 2499]), 23),
          line('SSL Certificate - 1 Year', pen.pick([3900, 4900]), 23),
          line('Mailboxes x 5 (monthly)', pen.pick([995, 1495]), 23),
          line('Daily Backups add-on', pen.pick([600, 1200]), 23),
        ].slice(0, pen.whole(1, 5)),
      )
      const number = pen.digits(say(pen, '######|26####|HS-#####'))
      const isPaid = pen.chance(0.6)
      const due = pen.after(pen.pick([7, 14]))
      const rows = [
        ...linesAs(pen, bought.lines, 'tA'),
        ['Sub Total', pen.money(bought.net)],
        ['23.00% VAT', pen.money(bought.vat)],
        ['Credit', pen.money(0)],
        ['Total', pen.money(bought.total)],
      ]
      const trades = isPaid
        ? [
            [
              pen.day(),
              say(pen, 'Credit/Debit Card|PayPal|SEPA Direct Debit'),
              pen.digits('pi_3@@##@@#@@##'),
              pen.money(bought.total),
            ],
          ]
        : [['No Related Transactions Found', '', '', '']]
      return [
        `<div class="at" style="right:-14mm;top:10mm;width:62mm;transform:rotate(35deg);background:${isPaid ? '#65a30d' : '#dc2626'};color:#fff;text-align:center;font-weight:bold;padding:1.5mm">${isPaid ? 'PAID' : 'UNPAID'}</div>${logo(firm.name, 8, 'font-weight:bold;color:#14532d')}<div style="background:#f1f5f9;padding:3mm 4mm;margin:22mm 0 8mm"><b style="font-size:13pt">Invoice #${number}</b><br>Invoice Date: ${pen.day()}${isPaid ? '' : `<br>Due Date: ${pen.day(due)}`}</div><div class="cols"><div><b>Invoiced To</b><br>${who(to)}<br>Ireland</div><div><b>Pay To</b><br>${escaped(lawful(firm))}<br>${place(firm)}<br>VAT No: ${taxNumber(pen, 'IE')}</div></div>${grid('boxy', 'lr', 'Description|Total', rows)}<b>Transactions</b>${grid('boxy tiny', 'llll', 'Transaction Date|Gateway|Transaction ID|Amount', [...trades, ['', '', 'Balance', pen.money(isPaid ? 0 : bought.total)]])}<div class="foot mid tiny grey">PDF Generated on ${pen.day()}</div>`,
        {
          sums: bought,
          documentNumber: number,
          ...(isPaid ? { kind: 'receipt' as const, due: null } : { due }),
        },
        'section { overflow: hidden; }',
      ]
    },
  ),

  /** Electricity for a business: what you owe in a round panel, usage by day and night, a levy, tax of nine per cent, taken from an account in some days. */
  'day-night-panel': paper(
    ie,
    'D mon YYYY|DD/MM/YYYY|D month YYYY',
    'light wide plain',
    'Corrib Power;Claregalway Corporate Park;Galway H91 WP08;Corrib Power Supply DAC|Solas Energy;PO Box 841;South City Delivery Office, Cork;Solas Energy Ireland Limited|BRÍ ELECTRIC;One Spencer Quay;Dublin D01 X2P9;Brí Energy Customer Supply Ltd',
    'IE',
    (pen, firm, to) => {
      const [day, night, days] = [
        pen.whole(320, 2600),
        pen.whole(60, 900),
        pen.pick([30, 31, 60, 61]),
      ]
      const by = (text: string, units: number, cents: number) =>
        line(
          `${text} ${units} kWh x €${(cents / 10_000).toFixed(4)}`,
          Math.round((units * cents) / 100),
          9,
        )
      const daily = pen.whole(80, 160)
      const sums = onTop([
        by('Day units', day, pen.whole(2600, 3600)),
        by('Night units', night, pen.whole(1400, 2000)),
        line(`Standing charge ${days} days x €${(daily / 100).toFixed(2)}`, days * daily, 9),
        line('PSO levy', pen.pick([516, 1032, 1290]), 9),
      ])
      const due = workday(pen.after(pen.pick([14, 16])))
      const number = pen.digits(say(pen, '#########|INV0#######'))
      const meter = pen.whole(20_000, 80_000)
      const last = pen.whole(12_000, 60_000)
      return [
        `${beside(
          '1fr 70mm',
          `${logo(firm.name, 9, 'color:#be123c')}<div style="margin-top:14mm">${who(to)}</div>`,
          part(
            'background:#fff1f2;border-radius:6mm;padding:5mm',
            `Total due<div style="font-size:25pt;color:#be123c">${pen.money(sums.total)}</div>We will take this by direct debit on<br><b>${pen.day(due)}</b>`,
          ),
        )}<div class="cols" style="margin-top:10mm">${told([
          ['Account number', pen.digits('9########')],
          ['Invoice number', number],
          ['Date of issue', pen.day()],
          ['Billing period', `${dayOff(pen, -days - 3)} – ${dayOff(pen, -3)}`],
        ])}${told([
          ['MPRN', pen.digits('10#########')],
          ['Meter', `${pen.digits('########')}, MCC ${pen.whole(1, 2)}`],
          ['Day reading', `${meter} – ${meter + day}`],
          ['Night reading', `${meter - 11_000} – ${meter - 11_000 + night}`],
        ])}</div>${grid('ruled', 'lr', 'Electricity charges|', [
          ['Balance on last bill', pen.money(last)],
          ['Payment, thank you', pen.money(-last)],
          ...linesAs(pen, sums.lines, 'tA'),
          ['Total excluding VAT', pen.money(sums.net)],
          [`VAT @ 9% on ${pen.money(sums.net)}`, pen.money(sums.vat)],
        ])}<div class="sides" style="background:#be123c;color:#fff;padding:2mm 3mm;font-weight:bold"><span>Total due</span><span>${pen.money(sums.total)}</span></div>${note('Power interruption? Call ESB Networks on 1800 372 999. If you cannot pay this bill, talk to us: we can help.')}${footed(
          [
            [lawful(firm), ...firm.address],
            [`VAT no. ${taxNumber(pen, 'IE')}`, `Registered in Ireland ${pen.digits('5#####')}`],
            ['Our account for transfers', iban(pen, 'IE')],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
