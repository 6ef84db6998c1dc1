/** Layouts that reading was not written for, measured first and looked at while it was mended. */
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
import { before, header, look as tillLook, meta, paid, sold, taxes, type Row } from '../known/tills'

const own = (print: Print): Entry[] => [
  [print.label(numberName(print)), print.deal.number],
  [print.label('date'), print.day(print.deal.date)],
]

const reaching = (print: Print) =>
  contacts({ deal: print.deal, label: (name) => print.label(name) })

/** Two columns: what is billed on the left, all facts on the right; the sender in one small line at the foot. */
function columns(print: Print): Sheet {
  const { deal, random } = print
  const foot = [...sender(print), ...reaching(print), ...ownNumbers(print), ...bank(print)]
  const others: Entry[] = [
    [print.label('customerNumber'), deal.customerNumber],
    [print.label('due'), print.day(deal.due)],
  ]
  const beside = random.shuffled([...own(print), ...others])
  const facts = beside.map(
    ([label, value]) =>
      `<div class="small">${print.text(label)}</div><div>${print.text(value)}</div>`,
  )
  const logo = random.chance(0.5) ? `<div class="logo">${print.text(deal.supplier.name)}</div>` : ''
  return sheet(
    print,
    `${logo}<h1>${print.text(heading(print))}</h1><div style="display:grid;grid-template-columns:118mm 52mm;gap:10mm"><div>${items(print)}${sums(print)}</div>
     <div><b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}<br>${facts.join('')}</div></div>
     <p>${print.text(print.terms())}</p><p class="small" style="margin-top:18mm;border-top:0.2mm solid #888">${print.text(foot.join(random.pick([' | ', ' · ', ', '])))}</p>`,
  )
}

/** As American programs print it: a grid of boxes over the items, quantity first, the balance last. */
function grid(print: Print): Sheet {
  const { deal, random } = print
  const box = (label: string, lines: readonly string[]) =>
    `<table class="box"><tr><th>${print.text(label)}</th></tr><tr><td>${lines.map((line) => print.text(line)).join('<br>')}</td></tr></table>`
  const strip: Entry[] = [
    [print.say('order'), deal.order],
    [print.say('due'), print.day(deal.due)],
    [print.say('delivered'), print.day(deal.delivered)],
    [print.say('reference'), random.pick(['DM', 'Web', 'K. L.'])],
  ]
  const row = (tag: string, values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`
  const boxed = (entries: readonly Entry[]) =>
    `<table class="box">${row(
      'th',
      entries.map(([label]) => label),
    )}${row(
      'td',
      entries.map(([, value]) => value),
    )}</table>`
  const [text = '', quantity = '', unit = '', , amount = ''] = print.columns()
  const body = deal.items.map((item) =>
    row('td', [
      String(item.quantity),
      item.text,
      print.itemAmount(item.unit),
      print.itemAmount(item.amount),
    ]),
  )
  const isPaidLater = deal.kind === 'invoice' && random.chance(0.5)
  const settled = isPaidLater
    ? `<table class="sums"><tr><td>${print.text(print.trade('received'))}</td><td>${print.text(print.amount(0))}</td></tr><tr class="due"><td>${print.text(print.trade('balance'))}</td><td>${print.text(print.amount(deal.total))}</td></tr></table>`
    : ''
  const paper = sheet(
    print,
    `<div class="two"><div><div class="logo">${print.text(deal.supplier.name)}</div>${block(print, [...deal.supplier.address, ...reaching(print), ...ownNumbers(print)])}</div><div class="right"><h1>${print.text(heading(print))}</h1>${boxed(random.chance(0.5) ? own(print) : own(print).toReversed())}</div></div>
     <div class="two" style="margin:6mm 0">${box(print.say('billTo'), customer(print))}${box(print.trade('shipTo'), [...customer(print).slice(0, 1), ...customer(print).slice(1).toReversed()])}</div>
     ${boxed(strip)}<table class="items">${row('th', [quantity, text, unit, amount])}${body.join('')}</table>${sums(print)}${settled}<p>${print.text(print.terms())}</p>`,
  )
  const css = `${paper.css} .box { border: 0.2mm solid #444; min-width: 70mm; } .box :is(th, td) { border: 0.2mm solid #444; padding: 1mm 2mm; }`
  return { ...paper, css }
}

/** A bill of a telephone or power company: what was owed before, what is new, and the sum in a box at the top. */
function utility(print: Print): Sheet {
  const { deal, random } = print
  const from = daysAfter(deal.date, -random.whole(32, 62))
  const facts: Entry[] = [
    [print.trade('account'), deal.customerNumber],
    ...random.shuffled(own(print)),
    [print.trade('period'), `${print.day(from)} - ${print.day(daysAfter(deal.date, -2))}`],
  ]
  const earlier = Math.abs(deal.total) + random.whole(-400, 900) * 5
  const old = deal.country.isWhole ? Math.round(earlier / 100) * 100 : earlier
  const summary: Entry[] = [
    [print.trade('previous'), print.amount(old)],
    [print.trade('received'), print.amount(-old)],
    [print.trade('charges'), print.amount(deal.total)],
  ]
  const total: Entry[] = [[print.say('total'), print.amount(deal.total)]]
  const sumsOfBill = deal.kind === 'invoice' ? [...summary, ...total] : total
  return sheet(
    print,
    `<div class="two"><div class="logo">${print.text(deal.supplier.name)}</div><div>${block(print, [...deal.supplier.address, ...reaching(print)])}</div></div>
     <div style="margin:12mm 0 6mm">${block(print, customer(print))}</div><h1>${print.text(deal.kind === 'invoice' ? print.trade('bill') : heading(print))}</h1>
     <div class="two"><table>${cells(print, facts)}</table><div style="border:0.4mm solid #555;padding:3mm"><table class="sums">${cells(print, sumsOfBill)}</table><div>${print.text(print.label('due'))} ${print.text(print.day(deal.due))}</div></div></div>
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><footer>${block(print, [...ownNumbers(print), ...bank(print)])}</footer>`,
  )
}

/** The folio of a hotel: days of the stay, charges by day, what was paid, a balance of nothing. */
function folio(print: Print): Sheet {
  const { deal, random } = print
  const nights = Math.max(1, deal.items.length)
  const arrival = daysAfter(deal.date, -nights)
  const { html, documentNumber } = meta(print)
  const guest: Entry[] = [
    [print.trade('room'), String(random.whole(101, 618))],
    [print.trade('arrival'), print.day(arrival)],
    [print.trade('departure'), print.day(deal.date)],
  ]
  const cell = (values: readonly string[]) =>
    `<tr>${values.map((value) => `<td>${print.text(value)}</td>`).join('')}</tr>`
  const named = (at: number, text: string) =>
    at === 0 ? print.trade('night') : at === 1 ? print.trade('breakfast') : text
  const lines = deal.items.map((item, at) =>
    cell([print.day(daysAfter(arrival, at)), named(at, item.text), print.figures(item.amount), '']),
  )
  const after = before(print).map(([label, value = '']) => cell(['', label, value, '']))
  const method = paid(print)[0]?.[0] ?? ''
  return {
    html: `${header(print)}<br><div class="pair"><div>${[deal.customer.name, ...deal.customer.address].map((line) => print.text(line)).join('<br>')}</div><div>${html}</div></div><br><table>${cells(print, guest)}</table><hr>
      <table><tr><th>${print.text(print.say('plainDate'))}</th><th>${print.text(print.columns()[0] ?? '')}</th><th>${print.text(print.trade('debit'))}</th><th>${print.text(print.trade('credit'))}</th></tr>${lines.join('')}${after.join('')}
      ${cell([print.day(deal.date), method, '', print.figures(deal.total)])}</table><hr><div class="pair sum"><span>${print.text(print.say('total'))}</span><span>${print.text(print.amount(deal.total))}</span></div><div class="pair"><span>${print.text(print.trade('balance'))}</span><span>${print.text(print.amount(0))}</span></div><br>${taxes(print)}<br>${print.text(print.say('thanks'))}`,
    css: tillLook(print, 150),
    truth: print.truth({ documentNumber }),
  }
}

/** A slip whose amounts follow their labels at the left, after a colon or a few spaces. */
function leftTill(print: Print): Sheet {
  const { random, deal } = print
  const { html, documentNumber } = meta(print)
  const gap = random.pick([': ', '   ', ' : ', ' '])
  const written = (rows: readonly Row[]) =>
    rows
      .map(
        ([label, value]) =>
          `<div>${print.text(value === undefined ? label : `${label}${gap}${value}`)}</div>`,
      )
      .join('')
  const total: Row[] = [[print.say('tillTotal'), print.amount(deal.total)]]
  return {
    html: `${header(print)}<hr>${html}<hr>${written(sold(print))}<hr>${written(before(print))}<b>${written(total)}</b>${written(paid(print))}<hr>${taxes(print)}<hr>${print.text(print.say('thanks'))}`,
    css: tillLook(print, random.pick([62, 72])),
    truth: print.truth({ documentNumber }),
  }
}

export const heldOutInvoices = { columns, grid, utility }
export const heldOutTills = { folio, 'left-till': leftTill }
