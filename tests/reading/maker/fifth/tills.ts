/** Layouts of trades that were made before reading was measured on them: receipts. */
import { filled } from '../deal'
import { trade } from './layouts'
import type { Print, Sheet } from '../print'
import {
  before,
  centred,
  header,
  look,
  meta,
  paid,
  rows,
  sold,
  taxes,
  time,
  type Row,
} from '../known/tills'

const totalRow = (print: Print) =>
  `<div class="sum">${rows(print, [[print.say('tillTotal'), print.amount(print.deal.total)]])}</div>`

/** A pharmacy's: the number of each packing, what was prescribed, points at the end. */
function pharmacy(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  const packings = deal.items.flatMap(({ text, amount, quantity, unit }): Row[] => [
    [`${filled(random, '########')} ${random.chance(0.4) ? 'Rx' : ''}`],
    [quantity === 1 ? text : `${quantity} x ${print.figures(unit)} ${text}`, print.figures(amount)],
  ])
  const points = `${trade(print, 'points')}: ${random.whole(1, 90)}`
  return {
    html: `${centred(print, ['+'])}${header(print)}<hr>${rows(print, packings)}<hr>${rows(print, before(print))}${totalRow(print)}${rows(print, paid(print))}<hr>${taxes(print)}<hr>${html}<div>${print.text(points)}</div>${centred(print, [print.say('thanks')])}`,
    css: look(print, random.pick([66, 76])),
    truth: print.truth({ documentNumber }),
  }
}

/** A self-checkout's: coupons below their items, what was saved in all, the number of items. */
function coupons(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  const step = 5 * Math.round(deal.country.scale ?? 1)
  const whole = deal.country.isWhole ? 100 : 1
  let saved = deal.discount
  const lines = deal.items.flatMap(({ text, amount }): Row[] => {
    if (random.chance(0.6)) return [[text, print.figures(amount)]]
    const off = Math.ceil((random.whole(2, 30) * step) / whole) * whole
    saved += off
    return [
      [text, print.figures(amount + off)],
      [`  ${trade(print, 'coupon')}`, print.figures(-off)],
    ]
  })
  const count = deal.items.reduce((all, { quantity }) => all + quantity, 0)
  const ends = saved > 0 ? rows(print, [[trade(print, 'saved'), print.amount(saved)]]) : ''
  return {
    html: `${header(print)}<div class="mid">SELF-CHECKOUT ${random.whole(1, 12)}</div><hr>${rows(print, lines)}<hr>${rows(print, before(print))}${totalRow(print)}${rows(print, paid(print))}<div>${print.text(`${print.columns()[1] ?? ''}: ${count}`)}</div><hr>${ends}${taxes(print)}<hr>${html}<div class="mid">${filled(random, '######################')}</div>${centred(print, [print.say('thanks')])}`,
    css: look(print, random.pick([62, 72])),
    truth: print.truth({ documentNumber }),
  }
}

/** A restaurant's: below the sum a table of tips one might give, and lines to fill in by hand where none was given. */
function tips(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  const whole = deal.country.isWhole ? 100 : 1
  const suggested = [15, 18, 20].map((rate): Row => {
    const tip = Math.round((deal.total * rate) / 100 / whole) * whole
    return [print.rate(rate), print.amount(tip)]
  })
  const empty = random.chance(0.5)
    ? rows(print, [
        [print.say('tip'), '__________'],
        [print.say('tillTotal'), '__________'],
      ])
    : ''
  const table =
    deal.tip > 0
      ? ''
      : `${empty}<br>${centred(print, [trade(print, 'suggested')])}${rows(print, suggested)}`
  return {
    html: `${header(print)}<br>${html}<hr>${rows(print, sold(print))}<hr>${rows(print, before(print))}${totalRow(print)}${taxes(print)}<hr>${rows(print, paid(print))}${table}<br>${centred(print, [print.say('thanks')])}`,
    css: look(print, random.pick([70, 78])),
    truth: print.truth({ documentNumber }),
  }
}

/** What a station sends after a car was charged: times, kilowatt-hours, price; one firm for all of it. */
function charging(print: Print): Sheet {
  const { deal, random } = print
  const used = random.whole(800, 6200) / 100
  const number = (value: number, digits: number) =>
    value.toFixed(digits).replace('.', deal.country.decimal)
  const facts: Row[] = [
    [print.label('receiptNumber'), deal.number],
    [print.label('plainDate'), print.day(deal.date)],
    [trade(print, 'started'), `${print.day(deal.date)} ${time(print)}`],
    [trade(print, 'ended'), `${print.day(deal.date)} ${time(print)}`],
    [trade(print, 'energy'), `${number(used, 2)} kWh`],
    ['EVSE', filled(random, '@@*@@@*E######')],
  ]
  const price: Row[] = [
    ...deal.items.map(({ text, amount }): Row => [text, print.figures(amount)]),
    ...before(print),
  ]
  const firm = [
    ...deal.supplier.address,
    ...(deal.isTaxed ? [`${print.label('vatNumber')} ${deal.vatNumber}`] : []),
  ]
  return {
    html: `<h2>${print.text(print.say('receipt'))}</h2>${rows(print, facts)}<hr>${rows(print, price)}${totalRow(print)}${taxes(print)}${rows(print, paid(print).slice(0, 1))}<hr><b>${print.text(deal.supplier.name)}</b>${rows(
      print,
      firm.map((line): Row => [line]),
    )}`,
    css: look(print, 110),
    truth: print.truth({ otherNames: [] }),
  }
}

export const fifthTills = { pharmacy, coupons, tips, charging }
