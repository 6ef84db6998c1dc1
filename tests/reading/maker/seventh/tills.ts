/** Layouts of receipts made before reading was measured on them: tickets, hotels, slips written by hand, of card terminals. */
import { filled } from '../deal'
import { daysAfter } from '../notation'
import type { Print, Sheet } from '../print'
import { named, site, word } from './layouts'
import {
  before,
  centred,
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

const line = (print: Print, text: string) => rows(print, [[text]])

const vatId = (print: Print): string[] =>
  print.deal.isTaxed ? [`${print.label('vatNumber')} ${print.deal.vatNumber}`] : []

const made = (print: Print, width: number, html: string, documentNumber: string | null): Sheet => ({
  html,
  css: look(print, width),
  truth: print.truth({ otherNames: [], documentNumber }),
})

/** An airline's or a ferry's: whoever travels first, legs with days of their own, who issued it among the facts. */
function ticket(print: Print): Sheet {
  const { deal, random } = print
  const person = random.pick(['MS A EKDAHL', 'MR T OYELARAN', 'MRS C DUARTE', 'MR H BREUER'])
  const [from = '', to = ''] = random.shuffled(deal.country.towns)
  const facts: Row[] = [
    [word(print, 'passenger'), person],
    [print.trade('booking'), filled(random, '@@#@@#')],
    [print.label('receiptNumber'), deal.number],
    [print.trade('issued'), print.day(deal.date)],
    [word(print, 'carrier'), deal.supplier.name],
  ]
  const legs = [5, 9].map((after): Row => [
    `${print.day(daysAfter(deal.date, after))} ${time(print)}`,
    after === 5 ? `${from} - ${to}` : `${to} - ${from}`,
  ])
  return made(
    print,
    130,
    `<h2>${print.text(print.trade('ticket'))}</h2>${rows(print, facts)}<hr>${rows(print, legs)}<hr>${rows(print, sold(print))}<hr>${rows(print, before(print))}${totalRow(print)}${taxes(print)}${rows(print, paid(print).slice(0, 1))}<hr>${centred(print, [`www.${site(print)}`, [...deal.supplier.address, ...vatId(print)].join(', ')])}`,
    deal.number,
  )
}

/** A hotel's: the house in capitals between lines, the guest's room and nights, both balances, a farewell with its name. */
function house(print: Print): Sheet {
  const { deal, random } = print
  const facts: Row[] = [
    [`${print.label('receiptNumber')} ${deal.number}`, print.day(deal.date)],
    [deal.customer.name, `${print.trade('room')} ${random.whole(101, 640)}`],
    [`${print.trade('arrival')} ${print.day(daysAfter(deal.date, -2))}`],
    [`${print.trade('departure')} ${print.day(deal.date)}`],
  ]
  return made(
    print,
    120,
    `<div class="mid" style="letter-spacing:1px">${print.text(deal.supplier.name.toUpperCase())}</div>${centred(print, [deal.supplier.address.join(' · '), deal.phone])}<hr>${centred(print, [print.trade('bill')])}${rows(print, facts)}<hr>${rows(print, sold(print))}<hr>${rows(print, before(print))}${totalRow(print)}${taxes(print)}${rows(print, paid(print))}<hr>${centred(print, [...vatId(print), site(print)])}<div class="mid">${word(print, 'choosing')}!</div>`,
    deal.number,
  )
}

/** A slip as from a pad, filled in by hand: who paid above, who was paid beside the signature. */
function pad(print: Print): Sheet {
  const { deal, random } = print
  const stamp = random.chance(0.5)
  const head = stamp ? '' : `<div class="name">${print.text(deal.supplier.name)}</div>`
  const hand = "font-family:'Liberation Serif';font-style:italic;font-size:120%"
  return made(
    print,
    110,
    `<div class="pair"><span>${print.text(print.say('receipt'))}</span><span>No. ${print.text(deal.number)}</span></div>${head}<hr>
     <div>${word(print, 'received')} <span style="${hand}">${print.text(deal.customer.name)}</span></div><div style="${hand}">${rows(print, sold(print))}${rows(print, before(print))}</div>${totalRow(print)}${taxes(print)}${rows(print, paid(print).slice(0, 1))}<hr>
     <div class="pair"><span>${print.text(print.label('plainDate'))} <span style="${hand}">${print.text(print.day(deal.date))}</span></span><span>________________</span></div>
     <div class="mid" style="border:0.3mm solid #336;padding:2mm;margin-top:3mm">${[deal.supplier.name, ...deal.supplier.address, ...vatId(print)].map((each) => print.text(each)).join('<br>')}</div>`,
    deal.number,
  )
}

/** A slip with that of a card terminal: the bank of the terminal and codes above the shop's name. */
function terminal(print: Print): Sheet {
  const { deal, random } = print
  const bank = random.pick(['NETS ACQUIRING', 'WORLDLINE', 'ELAVON MERCHANT SERVICES', 'SUMUP'])
  const codes: Row[] = [
    ['TID', filled(random, '########')],
    ['AID', 'A0000000041010'],
    ['AUTH', filled(random, '######')],
  ]
  const { html, documentNumber } = meta(print)
  return made(
    print,
    random.pick([62, 70]),
    `${centred(print, [bank, word(print, 'merchantCopy')])}${rows(print, codes)}<hr>${centred(print, [deal.supplier.name, ...deal.supplier.address, ...vatId(print)])}<hr>${html}${rows(print, sold(print))}${rows(print, before(print))}${totalRow(print)}${rows(print, paid(print))}${taxes(print)}`,
    documentNumber,
  )
}

/** A café's: a welcome, a table, a name for the wireless network; who it is only in the farewell and on the web. */
function farewell(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  return made(
    print,
    random.pick([64, 74]),
    `${html}${line(print, `WiFi: guest${random.whole(10, 99)}`)}<hr>${rows(print, sold(print))}<hr>${rows(print, before(print))}${totalRow(print)}${rows(print, paid(print))}${taxes(print)}<hr><div class="mid">${word(print, 'choosing')}</div>${centred(print, [...deal.supplier.address, ...vatId(print), `www.${site(print)}`])}`,
    documentNumber,
  )
}

/** A fuel station's or a kiosk's: the brand in one large line, whoever runs it with its numbers, a pump, litres. */
function station(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  const litres = `${random.whole(11, 58)}${deal.country.decimal}${random.whole(10, 99)} l`
  return made(
    print,
    random.pick([64, 72]),
    `<div style="font-size:190%;font-weight:bold">${print.text(deal.supplier.name)}</div>${rows(
      print,
      [site(print), ...deal.supplier.address, deal.phone, ...vatId(print)].map((each): Row => [
        each,
      ]),
    )}<hr>P${random.whole(1, 12)} ${print.text(litres)}${rows(print, sold(print))}${rows(print, before(print))}${totalRow(print)}${taxes(print)}${rows(print, paid(print))}<hr>${html}${centred(print, [print.say('thanks')])}`,
    documentNumber,
  )
}

const drawn = { ticket, house, pad, terminal, farewell, station }
export const seventhTills: Readonly<Record<string, (print: Print) => Sheet>> = Object.fromEntries(
  Object.entries(drawn).map(([name, draw]) => [`7-${name}`, named(draw)]),
)
