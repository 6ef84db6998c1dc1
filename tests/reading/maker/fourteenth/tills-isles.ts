/** Receipts of Great Britain and Ireland: a forecourt, a round of drinks, a train by mail, a space by telephone, a cash and carry, a taxi's card, a farmers' shop, a toll bridge. */
import { line, onTop, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { lettered, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { byHand, mailHead } from '../eleventh/kit'
import { rates, say } from '../twelfth/kit'
import { linesOf, rowsOf, sold } from './bought'
import { bill, halved, settled, till, under, type Families } from './kit'
import { edged, listed } from './pieces'

export const gbTills: Families = {
  /** Of a forecourt: litres at pence with a decimal, a snack without tax, the tax in a sum of three columns under its code. */
  forecourt: till(gb, 'DD/MM/YY|DD-MM-YYYY', '78 needle', (pen, shop) => {
    const [litres, price] = [pen.whole(1100, 6400), pen.whole(1299, 1689)]
    const fuel = line(
      say(pen, 'UNLEADED|DIESEL|SUPER UNL'),
      Math.round((litres * price) / 1000),
      20,
    )
    const sums = within([
      fuel,
      ...(pen.chance(0.5) ? [line('SANDWICH HAM', pen.whole(250, 425), 0)] : []),
    ])
    const number = pen.digits(say(pen, '#####|0###/######'))
    const code = (rate: number) => (rate === 0 ? 'Z' : 'A')
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ^VAT No. ${taxNumber(pen, 'GB')}
      ===
      PUMP ${pen.whole(1, 12)}
      ${(litres / 100).toFixed(2)} LITRES @ ${(price / 10).toFixed(1)}p
      ${linesOf(sums, (each) => `${each.text} | ${pen.plain(each.amount)} ${code(each.rate)}`)}
      ===
      !TOTAL | ${pen.money(sums.total)}
      VISA CONTACTLESS | ${pen.money(sums.total)}

      ${rates(pen, sums, 'krnv', '|VAT%|NET|VAT', code)}
      RECEIPT ${number} TILL ${pen.whole(1, 3)}
      ${pen.day()} ${pen.clock()}
      ^DRIVE SAFELY
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A round of drinks: the table's name, no number but a check's, tax in one line that says it is within. */
  'pub-round': till(gb, 'D mon YY|DD/MM/YYYY|dow D mon YYYY', '72 plain book', (pen, shop) => {
    const sums = sold(pen, 'pub-round', { count: [2, 5], most: 4 })
    const number = pen.digits('####')
    return [
      `
      ^!${shop.name}
      ${under(shop)}

      ^Check ${number}
      ^${say(pen, 'Table 9|Beer Garden 4|Bar')}, ${pen.day()}, ${pen.clock()}
      ^You were served by ${say(pen, 'Callum|Meg|Asif')}
      ---
      ${linesOf(sums, (each) => `${each.quantity} x ${each.text} | ${pen.money(each.amount)}`)}
      ---
      !Balance Due | ${pen.money(sums.total)}
      Card | ${pen.money(sums.total)}
      Outstanding | ${pen.money(0)}
      ^Includes VAT @ 20% of ${pen.money(sums.vat)}
      ^VAT Reg ${taxNumber(pen, 'GB')}
      ^Dogs welcome. Well-behaved owners too.
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** A train by mail: the day it was bought among days to travel on, a booking's letters, no tax. */
  'train-mail': bill(gb, 'D month YYYY|DD mon YYYY', 'plain wide', (pen, firm, to) => {
    const ride = pen.after(pen.whole(2, 30))
    const sums = within([
      line(say(pen, 'Anytime Day Return|Off-Peak Single|Advance Single'), pen.whole(90, 1900) * 10),
      ...(pen.chance(0.4) ? [line('Booking fee', 150)] : []),
    ])
    const number = pen.digits(say(pen, '@@@@####|#########'))
    return [
      `${mailHead([
        ['From:', `${firm.name} <tickets@rail.example>`],
        ['Sent:', `${pen.day()} ${pen.clock()}`],
        ['To:', to.name],
        ['Subject:', `Your booking confirmation ${number}`],
      ])}<p>Hi,</p><p>Thanks for your purchase. You’ll find your receipt below.</p><div style="background:#fef3c7;padding:4mm;margin:4mm 0"><b>${say(pen, 'Stockport to Euston|Exeter St Davids to Reading|York to Leeds')}</b><br>Outbound ${pen.day(ride)}, departs ${pen.clock()}<br>Coach ${pen.digits('@')}, seat ${pen.digits('##@')}</div>${edged(sums.lines.map((each) => [`1 adult: ${each.text}`, pen.money(each.amount)] as const))}${edged([['Total paid', pen.money(sums.total)]], 'font-weight:bold;border-top:0.3mm solid #000')}<p>Card: Mastercard ending ${pen.digits('####')}<br>Purchased on: ${pen.day()}<br>Booking reference: ${number}</p><p class="small grey">Train fares are zero-rated for VAT. ${[firm.name, ...firm.also, ...firm.address].join(', ')}.</p>`,
      { sums, documentNumber: number, ...settled },
    ]
  }),

  /** A space to park by telephone: a receipt on half a sheet, the operator's charge without tax, the company's own with it. */
  'space-app': bill(gb, 'DD/MM/YYYY|D mon YYYY', 'light plain', (pen, firm, to) => {
    const sums = within([
      line('Parking charge', pen.whole(12, 140) * 10, 0),
      line('Convenience fee', pen.pick([20, 30, 45]), 20),
      ...(pen.chance(0.5) ? [line('Text reminder', 10, 20)] : []),
    ])
    const number = pen.digits(say(pen, '#########|PS-########'))
    return [
      `<div style="color:#1d4ed8;font-size:16pt;font-weight:bold">${firm.name}</div><p class="big">VAT receipt</p>${edged(
        [
          ['Receipt number', number],
          ['Date', pen.day()],
          ['Location', pen.digits('####')],
          ['Vehicle', pen.digits('@@## @@@')],
          ['Start', `${pen.day()} 09:12`],
          ['End', `${pen.day()} 13:12`],
        ],
        'border-bottom:0.15mm dotted #1d4ed8',
      )}${listed(
        'rules',
        'lrr',
        'Item|VAT|Price',
        rowsOf(pen, sums, 'trm'),
      )}<div class="right">VAT ${pen.money(sums.vat)}<br><b>Total ${pen.money(sums.total)}</b></div><p>Issued to ${to.name}</p><p class="small grey">${[...firm.also, ...firm.address].join(', ')}. VAT no. ${taxNumber(pen, 'GB')}</p>`,
      { sums, documentNumber: number, ...settled },
      halved,
    ]
  }),

  /** Of a cash and carry: packs with a shop's price beside the own one, codes of tax, paid at the door. */
  'cash-carry': bill(gb, 'DD/MM/YY|DD/MM/YYYY', 'needle narrow', (pen, firm, to) => {
    const sums = sold(pen, 'cash-carry', { count: [4, 7], most: 6, step: 1, isGross: false })
    const [number, packs] = [pen.digits('##/######'), ['24x330ml', '12x400g', '6x1L', '48s']]
    const code = (rate: number) => (rate === 0 ? '0' : '1')
    return [
      `<div class="sides"><div><b>${firm.name}</b><br>${[...firm.also, ...firm.address].join('<br>')}</div><div>CUSTOMER ${pen.digits('######')}<br>${lettered(to)}</div></div><p>INVOICE ${number} &nbsp; DATE ${pen.day()} &nbsp; TIME ${pen.clock()} &nbsp; CHECKOUT ${pen.whole(1, 9)} &nbsp; PAGE 1 OF 1</p>${listed(
        'top tiny',
        'lllrrrrc',
        'CODE|DESCRIPTION|PACK|RSP|QTY|PRICE|VALUE|VAT',
        sums.lines.map((each) => [
          pen.digits('######'),
          each.text,
          pen.pick(packs),
          pen.plain(pen.whole(60, 290)),
          String(each.quantity),
          pen.plain(each.unit),
          pen.plain(each.amount),
          code(each.rate),
        ]),
      )}<div class="sides"><div>${listed(
        'box tiny',
        'crrr',
        'VAT|RATE|GOODS|VAT AMT',
        sums.shares.map((share) => [
          code(share.rate),
          `${share.rate}.0`,
          pen.plain(share.net),
          pen.plain(share.vat),
        ]),
      )}</div><div>${edged([
        ['GOODS', pen.plain(sums.net)],
        ['VAT', pen.plain(sums.vat)],
        ['INVOICE TOTAL', pen.plain(sums.total)],
        ['PAID DEBIT CARD', pen.plain(sums.total)],
      ])}</div></div><p class="mid tiny">VAT REG ${taxNumber(pen, 'GB')}. GOODS REMAIN OUR PROPERTY UNTIL PAID FOR</p>`,
      { sums, documentNumber: number, hasRates: true, ...settled },
    ]
  }),

  /** A cab's card of pasteboard: a fare and all else by hand, no tax, no number. */
  'cab-card': bill(gb, 'D/M/YY|DD/MM/YY|D mon YYYY', 'slab book', (pen, firm) => {
    const sums = within([line('Fare', pen.whole(12, 160) * 50)])
    const blank = (label: string, text: string) =>
      `<div style="margin-top:3mm;border-bottom:0.2mm dotted #000">${label} ${byHand(text)}</div>`
    return [
      `<div class="mid"><b>${firm.name}</b><br>${[...firm.also, ...firm.address].join('<br>')}<br>RECEIPT</div>${blank('Date', pen.day())}${blank('From', say(pen, 'Station|Airport T2|Hotel'))}${blank('To', say(pen, 'town centre|Mill Rd|home'))}${blank('Fare £', pen.plain(sums.total))}${blank('Driver', say(pen, 'Badge 114|K. Noor|D.W.'))}<p class="small mid">Thank you for your custom</p>`,
      { sums, hasLines: false, ...settled },
      '@page { size: 90mm 95mm; } section { width: 90mm !important; height: 94mm !important; padding: 4mm 6mm !important; }',
    ]
  }),
}

export const ieTills: Families = {
  /** Of a farmers' shop: a cash docket with rates beside each line, tax by rate written out in words. */
  'coop-docket': till(ie, 'DD/MM/YYYY|DD-mon-YY', '80 needle wide', (pen, shop, to) => {
    const sums = onTop(
      sold(pen, 'coop-docket', { count: [2, 4], most: 5, step: 1, isGross: false }).lines,
    )
    const number = pen.digits(say(pen, 'CS#####|D######'))
    return [
      `
      ${shop.name}
      ${shop.address.join(', ')}
      ---
      CASH SALE DOCKET | ${number}
      ${pen.day()} ${pen.clock()} | Branch ${pen.whole(1, 14)}
      A/C: CASH ${to.name}
      ---
      ${linesOf(sums, (each) => `${each.text}\n${each.quantity} @ ${pen.plain(each.unit)} | ${pen.plain(each.amount)} | ${each.rate}%`)}
      ---
      Ex VAT | ${pen.plain(sums.net)}
      ${sums.shares.map((share) => `VAT at ${share.rate}% on ${pen.plain(share.net)} | ${pen.plain(share.vat)}`).join('\n')}
      !TOTAL EUR | ${pen.plain(sums.total)}
      PAID CASH
      VAT No. ${taxNumber(pen, 'IE')}
      Goods received in good order: ________
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** Of a toll bridge: a strip a few lines long, tax within without its rate. */
  'toll-bridge': till(ie, 'DD/MM/YY|DD.MM.YYYY', '54 narrow plain', (pen, firm) => {
    const sums = within([
      line(say(pen, 'Class 2 Car|Class 4 LGV|Class 5 HGV'), pen.whole(19, 65) * 10, 23),
    ])
    const number = pen.digits('######')
    return [
      `
      ^${firm.name}
      ^M${pen.whole(1, 8)} Toll
      Lane ${pen.whole(1, 9)} Trx ${number}
      ${pen.day()} ${pen.clock()}
      ${sums.lines[0]?.text} | ${pen.money(sums.total)}
      of which VAT | ${pen.money(sums.vat)}
      Paid by: ${say(pen, 'Cash|Card')}
      ${strokes(40)}
      VAT ${taxNumber(pen, 'IE')}
      ${firm.address.join(', ')}
      `,
      { sums, documentNumber: number },
    ]
  }),
}
