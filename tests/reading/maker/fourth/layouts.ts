/** Layouts that were made before reading was measured on them. */
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
import { before, centred, look, paid, rows, taxes, time, type Row } from '../known/tills'

const reaching = (print: Print) =>
  contacts({ deal: print.deal, label: (name) => print.label(name) })

const row = (print: Print, tag: string, values: readonly string[]) =>
  `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`

const fixed = (value: number, digits: number, print: Print) =>
  value.toFixed(digits).replace('.', print.deal.country.decimal)

/** A letter with the slip of a bank along its foot: who is paid, by whom and how much, in two parts that say the same. */
function bankSlip(print: Print): Sheet {
  const { deal, random } = print
  const town = (deal.supplier.address[1] ?? '').replace(/[\d-]+/g, '').trim()
  const reference = Array.from({ length: 5 }, () => String(random.whole(10_000, 99_999))).join(' ')
  const part = (hasAll: boolean) =>
    `<div><b>IBAN</b><br>${print.text(deal.iban)}<br>${block(print, sender(print))}<b>Ref.</b><br>${reference}<br>${
      hasAll ? `${print.text(`${print.label(numberName(print))} ${deal.number}`)}<br>` : ''
    }<b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}<b>${deal.country.currency}</b> ${print.text(print.figures(deal.total))}</div>`
  const paper = sheet(
    print,
    `<div class="two"><div></div>${block(print, [...sender(print), ...reaching(print), ...ownNumbers(print)])}</div>
     <div style="margin:8mm 0">${block(print, customer(print))}</div><div>${print.text(`${town}, ${print.day(deal.date)}`)}</div>
     <h1>${print.text(`${heading(print)} ${deal.number}`)}</h1>${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><p>${print.text(print.label('due'))} ${print.text(print.day(deal.due))}</p>
     <div class="slip">${part(false)}${part(true)}</div>`,
  )
  return {
    ...paper,
    css: `${paper.css} .slip { border-top: 0.2mm dashed #222; margin-top: 12mm; padding-top: 4mm; display: grid; grid-template-columns: 62mm 110mm; font-size: 85%; } .slip > div { padding-right: 5mm; }`,
  }
}

/** What a meter counted, in several periods with a price each, and the sums at the right of a box. */
function metered(print: Print): Sheet {
  const { deal, random } = print
  let reading = random.whole(1000, 90_000)
  let from = daysAfter(deal.date, -95)
  const lines = deal.items.map((item) => {
    const to = daysAfter(from, random.whole(18, 30))
    const used = item.quantity * random.whole(11, 60)
    const values = [
      `${print.day(from)} - ${print.day(to)}`,
      String(reading),
      String(reading + used),
      `${used} kWh`,
      fixed(item.amount / 100 / used, 4, print),
      print.itemAmount(item.amount),
    ]
    from = daysAfter(to, 1)
    reading += used
    return row(print, 'td', values)
  })
  const facts: Entry[] = [
    [print.label('customerNumber'), deal.customerNumber],
    [print.label(numberName(print)), deal.number],
    [print.label('date'), print.day(deal.date)],
    [print.label('due'), print.day(deal.due)],
  ]
  return sheet(
    print,
    `<div class="two"><div class="logo">${print.text(deal.supplier.name)}</div><h1>${print.text(heading(print))}</h1></div>
     <div class="two"><table>${cells(print, facts)}</table><div>${block(print, customer(print))}</div></div>
     <h2>${print.text(print.trade('charges'))}</h2><table class="items">${row(print, 'th', [print.trade('period'), '1', '2', 'kWh', print.columns()[2] ?? '', print.columns()[4] ?? ''])}${lines.join('')}</table>
     <div style="border:0.3mm solid #444;padding:2mm 4mm">${sums(print)}</div><p>${print.text(print.terms())}</p>
     <p class="small">${print.text([...sender(print), ...reaching(print), ...ownNumbers(print), ...bank(print)].join(' | '))}</p>`,
  )
}

/** A service on the web that counts what was used: thousands of calls at parts of a cent, the firm in fine print at the end. */
function usage(print: Print): Sheet {
  const { deal, random } = print
  const from = daysAfter(deal.date, -30)
  const lines = deal.items.map((item) => {
    const calls = random.whole(20, 900) * 1000
    return row(print, 'td', [
      `${random.pick(['api', 'storage', 'compute', 'egress', 'seats'])}-${random.whole(1, 9)}`,
      String(calls),
      fixed(item.amount / 100 / calls, 6, print),
      print.itemAmount(item.amount),
    ])
  })
  const head = `${print.trade('period')} ${print.day(from)} - ${print.day(daysAfter(deal.date, -1))}`
  const facts = [
    `${print.label(numberName(print))} ${deal.number}`,
    `${print.label('date')} ${print.day(deal.date)}`,
    `${print.trade('account')} ${deal.customerNumber}`,
  ]
  const columns = print.columns()
  return sheet(
    print,
    `<div class="two"><div><div class="logo">${print.text(deal.supplier.name)}</div>${print.text(head)}</div>${block(print, facts)}</div>
     <div style="margin:5mm 0"><b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}</div>
     <h1>${print.text(print.say('total'))}<br>${print.text(print.amount(deal.total))}</h1>
     <table class="items">${row(print, 'th', [columns[0] ?? '', columns[1] ?? '', columns[2] ?? '', columns[4] ?? ''])}${lines.join('')}</table>${sums(print)}
     <p class="small">${print.text(print.terms())}</p><p class="small">${print.text(`${sender(print).join(', ')}. ${ownNumbers(print).join(', ')}`)}</p>`,
  )
}

/** A dark band with the name of the paper and its sum, under it three columns: the customer, the sender, the facts. */
function banner(print: Print): Sheet {
  const { deal, random } = print
  const facts = random
    .shuffled([
      [print.say(numberName(print)), deal.number],
      [print.say('date'), print.day(deal.date)],
      [print.say('due'), print.day(deal.due)],
      [print.say('order'), deal.order],
    ])
    .flatMap(([label = '', value = '']) => [label, value])
  const columns = [
    `<b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}`,
    `<b>${print.text(print.say('from'))}</b>${block(print, [...sender(print), ...ownNumbers(print)])}`,
    block(print, facts),
  ]
  const order = random.chance(0.5) ? columns : columns.toReversed()
  const paper = sheet(
    print,
    `<div class="band two"><span>${print.text(heading(print))}</span><span>${print.text(print.amount(deal.total))}</span></div>
     <div class="three">${order.map((each) => `<div>${each}</div>`).join('')}</div>${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><p>${print.text(bank(print).join('  '))}</p>`,
  )
  return {
    ...paper,
    css: `${paper.css} .band { background: #223; color: #fff; padding: 4mm; font-size: 16pt; } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin-top: 5mm; }`,
  }
}

/** A slip of a filling station: litres at a price of three decimals, the pump, the card. */
function fuel(print: Print): Sheet {
  const { deal, random } = print
  const sold = deal.items.flatMap((item, at): Row[] => {
    if (at > 0) return [[item.text, print.figures(item.amount)]]
    const litres = item.amount / 100 / (1.4 * (deal.country.scale ?? 1))
    const price = item.amount / 100 / litres
    return [
      [random.pick(['Diesel', 'Super 95', 'E10', '95 oct.']), print.figures(item.amount)],
      [`${fixed(litres, 2, print)} L x ${fixed(price, 3, print)}/L`],
      [`# ${random.whole(1, 12)}`],
    ]
  })
  const firm = [deal.supplier.name, ...deal.supplier.address]
  const number = `${print.label('receiptNumber')} ${deal.number}`
  const isNumbered = random.chance(0.8)
  return {
    html: `${centred(print, firm)}${deal.isTaxed ? centred(print, [`${print.label('vatNumber')} ${deal.vatNumber}`]) : ''}<br><div>${print.text(`${print.day(deal.date)}   ${time(print)}`)}</div>${isNumbered ? `<div>${print.text(number)}</div>` : ''}<br>${rows(print, sold)}<br>${rows(print, before(print))}<div class="sum">${rows(print, [[print.say('tillTotal'), print.amount(deal.total)]])}</div>${taxes(print)}<br>${rows(print, paid(print))}<br>${centred(print, [print.say('thanks')])}`,
    css: look(print, random.pick([60, 70])),
    truth: print.truth({ documentNumber: isNumbered ? deal.number : null, otherNames: [] }),
  }
}

/** A receipt of an airline: who flies, on which days, what fare and taxes come to. */
function flight(print: Print): Sheet {
  const { deal, random } = print
  const [from = '', to = ''] = random.shuffled(['KEF', 'FCO', 'ARN', 'LIS', 'PRG', 'DUB', 'ATH'])
  const out = daysAfter(deal.date, random.whole(3, 60))
  const back = daysAfter(out, random.whole(1, 12))
  const legs = [out, back].map((day, at) =>
    row(print, 'td', [
      `XQ ${random.whole(100, 999)}`,
      at === 0 ? `${from} - ${to}` : `${to} - ${from}`,
      print.day(day),
      time(print),
    ]),
  )
  const price: Row[] = [
    ...deal.items.map((item): Row => [item.text, print.figures(item.amount)]),
    ...before(print),
    [print.say('total'), print.amount(deal.total)],
    ...paid(print).slice(0, 1),
  ]
  const facts: Row[] = [
    [print.say('receiptNumber'), deal.number],
    [print.trade('issued'), print.day(deal.date)],
    [print.trade('adult'), deal.customer.name],
  ]
  return {
    html: `<div class="name">${print.text(deal.supplier.name)}</div><h2>${print.text(print.say('receipt'))}</h2>${rows(print, facts)}<hr><table>${row(print, 'th', [print.trade('ticket'), '', print.trade('travelDate'), ''])}${legs.join('')}</table><hr>${rows(print, price)}${taxes(print)}<hr><div>${print.text(deal.supplier.address.join(', '))}${deal.isTaxed ? ` · ${print.text(`${print.label('vatNumber')} ${deal.vatNumber}`)}` : ''}</div>`,
    css: look(print, 130),
    truth: print.truth({ documentNumber: deal.number, otherNames: [] }),
  }
}

export const fourthInvoices = { 'bank-slip': bankSlip, metered, usage, banner }
export const fourthTills = { fuel, flight }
