/** Layouts that reading was not written for, measured once, and looked at since. */
import {
  bank,
  block,
  cells,
  contacts,
  customer,
  heading,
  items,
  numberName,
  ownNumbers,
  sender,
  sheet,
  sums,
  type Entry,
} from '../known/invoices'
import { daysAfter } from '../notation'
import type { Print, Sheet } from '../print'
import { before, look, meta, paid, rows, taxes, type Row } from '../known/tills'

const row = (print: Print, tag: string, values: readonly string[]) =>
  `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`

/** As services on the web send it: facts without boxes, the sum and its day in large letters over the items. */
function service(print: Print): Sheet {
  const { deal, random } = print
  const facts: Entry[] = [
    [print.say(numberName(print)), deal.number],
    [print.say('date'), print.day(deal.date)],
    [print.say('due'), print.day(deal.due)],
  ]
  const large = random.pick([
    `${print.amount(deal.total)} ${print.say('due')} ${print.day(deal.due)}`,
    `${print.say('total')} ${print.amount(deal.total)}`,
  ])
  return sheet(
    print,
    `<div class="two"><h1>${print.text(heading(print))}</h1><div class="logo">${print.text(deal.supplier.name.split(' ')[0] ?? '')}</div></div><table>${cells(print, facts)}</table>
     <div class="two" style="margin:6mm 0">${block(print, [...sender(print), ...contacts({ deal, label: (name) => print.label(name) }), ...ownNumbers(print)])}<div><b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}</div><div></div></div>
     <h1>${print.text(large)}</h1>${items(print)}${sums(print)}<p class="small">${print.text(deal.number)} · ${print.text(large)}</p>`,
  )
}

/** A form with every label in small print over its value, and the sums side by side along the foot. */
function form(print: Print): Sheet {
  const { deal, random } = print
  const boxed = (entries: readonly Entry[]) =>
    `<div class="row">${entries.map(([label, value]) => `<div class="cell"><div class="small">${print.text(label)}</div><div>${print.text(value)}</div></div>`).join('')}</div>`
  const taxes: Entry[] = deal.isTaxed
    ? [
        [print.say('net'), print.amount(deal.sum - deal.discount)],
        ...deal.shares.map((share): Entry => [print.vatOf(share), print.amount(share.vat)]),
      ]
    : []
  const discount: Entry[] =
    deal.discount === 0 ? [] : [[print.say('discount'), print.amount(-deal.discount)]]
  const last: Entry = [print.say('total'), print.amount(deal.total)]
  const facts: Entry[] = [
    [print.say(numberName(print)), deal.number],
    [print.say('date'), print.day(deal.date)],
    [print.say('customerNumber'), deal.customerNumber],
    [print.say('delivered'), print.day(deal.delivered)],
  ]
  const paper = sheet(
    print,
    `<div class="two"><div><div class="logo">${print.text(deal.supplier.name)}</div>${block(print, [...deal.supplier.address, ...ownNumbers(print)])}</div><h1>${print.text(heading(print))}</h1></div>
     ${boxed(random.chance(0.5) ? facts : random.shuffled(facts))}${boxed([
       [print.say('billTo'), deal.customer.name],
       [print.say('reference'), deal.customer.address.join(', ')],
     ])}${items(print)}${boxed([...discount, ...taxes, last])}<p>${print.text(print.terms())}</p><p class="small">${print.text(bank(print).join(' '))}</p>`,
  )
  return {
    ...paper,
    css: `${paper.css} .row { display: flex; margin: 2mm 0; } .cell { flex: 1; border: 0.2mm solid #777; padding: 1mm 2mm; white-space: nowrap; }`,
  }
}

/** An invoice kept like an account: debit, credit and balance after every line. */
function account(print: Print): Sheet {
  const { deal } = print
  const { date, items: sold, shares } = deal
  let balance = 0
  const line = (text: string, cents: number) => {
    balance += cents
    const size = print.figures(Math.abs(cents))
    return row(print, 'td', [
      print.day(date),
      text,
      ...(cents < 0 ? ['', size] : [size, '']),
      print.figures(balance),
    ])
  }
  const lines = [
    row(print, 'td', [
      print.day(daysAfter(date, -30)),
      print.trade('forward'),
      '',
      '',
      print.figures(0),
    ]),
    ...sold.map((item) => line(item.text, item.amount)),
    ...(deal.discount === 0 ? [] : [line(print.say('discount'), -deal.discount)]),
    ...(deal.isTaxed ? shares.map((share) => line(print.vatOf(share), share.vat)) : []),
  ]
  const head = [
    print.say('plainDate'),
    print.columns()[0] ?? '',
    print.trade('debit'),
    print.trade('credit'),
    print.trade('balance'),
  ]
  const facts: Entry[] = [
    [print.label('customerNumber'), deal.customerNumber],
    [print.label(numberName(print)), deal.number],
    [print.label('date'), print.day(date)],
  ]
  return sheet(
    print,
    `<div class="right">${block(print, [...sender(print), ...ownNumbers(print)])}</div><h1>${print.text(heading(print))} / ${print.text(print.trade('statement'))}</h1>
     <div class="two"><div>${block(print, customer(print))}</div><table>${cells(print, facts)}</table></div><table class="items">${row(print, 'th', head)}${lines.join('')}</table>
     <table class="sums"><tr class="due"><td>${print.text(print.say('total'))}</td><td>${print.text(print.amount(deal.total))}</td></tr></table><p>${print.text(print.terms())}</p><p>${print.text(bank(print).join(', '))}</p>`,
  )
}

/** A ticket: where and when to, its code, and what it cost on the day it was sold. */
function ticket(print: Print): Sheet {
  const { deal, random } = print
  const [from, to] = random.shuffled(deal.country.towns)
  const travel = daysAfter(deal.date, random.whole(1, 30))
  const facts = random.shuffled<Row>([
    [print.trade('travelDate'), print.day(travel)],
    [print.trade('issued'), print.day(deal.date)],
    [print.trade('booking'), deal.number],
  ])
  const price: Row[] = [
    [`1 ${print.trade('adult')}`, print.figures(deal.sum)],
    ...before(print),
    [print.say('tillTotal'), print.amount(deal.total)],
    ...paid(print).slice(0, 1),
  ]
  return {
    html: `<div class="name">${print.text(print.trade('ticket'))}</div><div class="sum">${print.text(`${from ?? ''} - ${to ?? ''}`)}</div><hr>${rows(print, facts)}<hr>${rows(print, price)}${taxes(print)}<hr>
      <div>${print.text([deal.supplier.name, ...deal.supplier.address].join(', '))}</div>${deal.isTaxed ? `<div>${print.text(`${print.label('vatNumber')} ${deal.vatNumber}`)}</div>` : ''}`,
    css: look(print, 86),
    truth: print.truth({ documentNumber: deal.number, otherNames: [] }),
  }
}

/** A receipt sent after a ride: the day and the sum large at the top, how it comes about below. */
function ride(print: Print): Sheet {
  const { deal } = print
  const { html, documentNumber } = meta(print)
  const parts = deal.items.map(({ text, amount }): Row => [text, print.amount(amount)])
  const last: Row[] = [[print.say('total'), print.amount(deal.total)], ...paid(print)]
  return {
    html: `<div class="pair name"><span>${print.text(deal.supplier.name)}</span><span>${print.text(print.amount(deal.total))}</span></div><h2>${print.text(print.say('thanks'))}</h2>${html}<br>${rows(print, parts)}<hr>${rows(print, before(print))}<div class="sum">${rows(print, last)}</div><br>${taxes(print)}
      <br><div>${print.text(deal.supplier.address.join(', '))}</div>${deal.isTaxed ? `<div>${print.text(`${print.label('vatNumber')} ${deal.vatNumber}`)}</div>` : ''}`,
    css: look(print, 110),
    truth: print.truth({ documentNumber, otherNames: [] }),
  }
}

export const lastInvoices = { service, form, account }
export const lastTills = { ticket, ride }
