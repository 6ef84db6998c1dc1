/** Layouts of trades that were made before reading was measured on them: invoices and credit notes. */
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
import { time } from '../known/tills'
import { tradeWord, type TradeWord } from './trades'
import { filled } from '../deal'

export const trade = ({ deal }: Print, name: TradeWord): string =>
  tradeWord(deal.country.code, name)

const reaching = (print: Print) =>
  contacts({ deal: print.deal, label: (name) => print.label(name) })

const row = (print: Print, tag: string, values: readonly string[]) =>
  `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`

interface References {
  entries: Entry[]
  customerReference: string | null
}

/** What the buyer gave to know the paper by: a reference, an order, both or neither. The reference goes before. */
function references(print: Print): References {
  const { random } = print
  const given = random.pick(['none', 'reference', 'order', 'order', 'both'])
  const reference = random.pick(['KST 4410', 'ML-204', 'Projekt 7', '2026-B/18', 'Bau 12'])
  const order = filled(random, random.pick(['PO-####', '45########', 'B26-####']))
  const entries: Entry[] = [
    ...(given === 'reference' || given === 'both'
      ? [[trade(print, 'yourReference'), reference] as Entry]
      : []),
    ...(given === 'order' || given === 'both'
      ? [[trade(print, 'purchaseOrder'), order] as Entry]
      : []),
  ]
  return { entries, customerReference: entries[0]?.[1] ?? null }
}

const own = (print: Print): Entry[] => [
  [print.label(numberName(print)), print.deal.number],
  [print.label('date'), print.day(print.deal.date)],
]

/** A craftsman's: hours of labour, then materials, each with a sum of its own, and where the work was done. */
function craftsman(print: Print): Sheet {
  const { deal, random } = print
  const { entries, customerReference } = references(print)
  const at = random.whole(1, deal.items.length)
  const group = (name: TradeWord, of: typeof deal.items) => {
    const lines = of.map((item) =>
      row(print, 'td', [
        item.text,
        name === 'labour' ? `${item.quantity} ${trade(print, 'hours')}` : String(item.quantity),
        print.itemAmount(item.unit),
        print.itemAmount(item.amount),
      ]),
    )
    const all = of.reduce((sum, { amount }) => sum + amount, 0)
    const last = row(print, 'td', [trade(print, name), '', '', print.itemAmount(all)])
    return of.length === 0
      ? ''
      : `<tr><td><b>${print.text(trade(print, name))}</b></td></tr>${lines.join('')}${last}`
  }
  const site = random.pick(deal.country.streets)
  const facts = [...own(print), [print.label('due'), print.day(deal.due)] as Entry, ...entries]
  const paper = sheet(
    print,
    `<div class="two"><div><div class="logo">${print.text(deal.supplier.name)}</div>${block(print, deal.supplier.address)}</div>${block(print, [...reaching(print), ...ownNumbers(print)])}</div>
     <div class="two" style="margin-top:10mm">${block(print, customer(print))}<table>${cells(print, facts)}</table></div><h1>${print.text(heading(print))}</h1>
     <p>${print.text(`${trade(print, 'site')}: ${site}`)}</p><table class="items">${group('labour', deal.items.slice(0, at))}${group('materials', deal.items.slice(at))}</table>${sums(print)}
     <p>${print.text(print.terms())}</p><footer>${block(print, bank(print))}</footer>`,
  )
  return { ...paper, truth: print.truth({ customerReference }) }
}

/** A lawyer's: the matter, fees with tax, what was laid out without it, signed. */
function legal(print: Print): Sheet {
  const { deal, random } = print
  const { entries, customerReference } = references(print)
  const outlay =
    Math.sign(deal.total) * random.whole(20, 300) * 100 * Math.round(deal.country.scale ?? 1)
  const last = (label: string, cents: number) => row(print, 'td', [label, print.amount(cents)])
  const lines = [
    ...deal.items.map(({ text, amount }) => last(text, amount)),
    ...(deal.discount === 0 ? [] : [last(print.say('discount'), -deal.discount)]),
    last(trade(print, 'fees'), deal.sum - deal.discount),
    ...(deal.isTaxed ? deal.shares.map((share) => last(print.vatOf(share), share.vat)) : []),
    last(trade(print, 'disbursements'), outlay),
    `<tr class="due">${last(print.say('total'), deal.total + outlay).slice(4)}`,
  ]
  const paper = sheet(
    print,
    `<div style="text-align:center"><div class="logo">${print.text(deal.supplier.name)}</div>${print.text([...deal.supplier.address, ...reaching(print)].join(' | '))}</div>
     <div style="margin:10mm 0">${block(print, customer(print))}</div><table>${cells(print, [...own(print), ...entries])}</table>
     <p><b>${print.text(`${trade(print, 'matter')}: ${deal.customer.name} ./. ${random.pick(['Keller', 'Martin', 'Novak', 'Rossi'])}`)}</b></p><h1>${print.text(heading(print))}</h1>
     <table class="items">${lines.join('')}</table>${deal.isTaxed ? '' : `<p>${print.text(print.say('untaxed'))}</p>`}<p>${print.text(print.terms())}</p><p>${print.text(bank(print).join(' '))}</p>
     <p style="margin-top:12mm">______________________</p><p class="small">${print.text(ownNumbers(print).join(' · '))}</p>`,
  )
  const total = print.truth().total
  const plain = (Number(total) + outlay / 100).toFixed(2)
  return { ...paper, truth: print.truth({ total: plain, customerReference }) }
}

/** Pages of a telephone company: a summary with what was owed and paid before, then calls by the line. */
function telecom(print: Print): Sheet {
  const { deal, random } = print
  const from = daysAfter(deal.date, -random.whole(29, 33))
  const pages = random.whole(2, 4)
  const before = random.whole(20, 90) * 100 * Math.round(deal.country.scale ?? 1)
  const head = (page: number) =>
    `<div class="two small">${block(print, [deal.supplier.name])}${block(print, [`${print.say(numberName(print))} ${deal.number}`, `${trade(print, 'page')} ${page}/${pages}`])}</div>`
  const facts: Entry[] = [
    [print.trade('account'), deal.customerNumber],
    ...own(print),
    [print.trade('period'), `${print.day(from)} - ${print.day(daysAfter(deal.date, -1))}`],
    [print.label('due'), print.day(deal.due)],
  ]
  const earlier: Entry[] = [
    [print.trade('previous'), print.amount(before)],
    [print.trade('received'), print.amount(-before)],
    [print.trade('balance'), print.amount(0)],
  ]
  const calls = (page: number) => {
    const lines = Array.from({ length: random.whole(12, 26) }, (_, at) =>
      row(print, 'td', [
        print.day(daysAfter(from, at + page)),
        time(print),
        filled(random, '0## ### ####'),
        `00:${String(random.whole(10, 59))}:${String(random.whole(10, 59))}`,
        print.figures(random.chance(0.7) ? 0 : random.whole(10, 400)),
      ]),
    )
    return `<div style="break-before:page">${head(page)}<h2>${print.text(trade(print, 'calls'))}</h2><table class="items">${lines.join('')}</table></div>`
  }
  const others = Array.from({ length: pages - 1 }, (_, at) => calls(at + 2))
  return sheet(
    print,
    `${head(1)}<div class="logo">${print.text(deal.supplier.name)}</div><div class="two" style="margin:8mm 0">${block(print, customer(print))}<table>${cells(print, facts)}</table></div>
     <h1>${print.text(print.trade('bill'))}</h1><table class="sums">${cells(print, earlier)}</table><h2>${print.text(print.trade('charges'))}</h2>${items(print)}${sums(print)}
     <p>${print.text(print.terms())}</p><p class="small">${print.text([...sender(print), ...ownNumbers(print), ...bank(print)].join(', '))}</p>${others.join('')}`,
  )
}

/** A subscription of a maker of software: few words, the sum and its day in one line, the period under each item. */
function saas(print: Print): Sheet {
  const { deal, random } = print
  const until = daysAfter(deal.date, 30)
  const isPaid = random.chance(0.5)
  const facts: Entry[] = [
    [print.say(numberName(print)), deal.number],
    [print.say('date'), print.day(deal.date)],
    [print.say('due'), print.day(deal.date)],
  ]
  const [text = '', quantity = '', unit = '', , amount = ''] = print.columns()
  const lines = deal.items.map(
    (item) =>
      `<tr><td>${print.text(item.text)}<br><span class="small">${print.text(`${print.day(deal.date)} – ${print.day(until)}`)}</span></td>${[String(item.quantity), print.amount(item.unit), print.amount(item.amount)].map((value) => `<td>${print.text(value)}</td>`).join('')}</tr>`,
  )
  const said = `${print.amount(deal.total)} ${print.say('due').toLowerCase()} ${print.day(deal.date)}`
  const card = `${print.say('card')} **** ${random.whole(1000, 9999)}`
  return sheet(
    print,
    `<div class="two"><h1>${print.text(heading(print))}</h1><div class="logo">${print.text(deal.supplier.name.split(' ').slice(0, 2).join(' '))}</div></div><table>${cells(print, facts)}</table>
     <div class="two" style="margin:6mm 0">${block(print, [...sender(print), 'billing@firm.example', ...(deal.isTaxed ? [`${print.label('vatNumber')} ${deal.vatNumber}`] : [])])}<div><b>${print.text(print.say('billTo'))}</b>${block(print, [...customer(print), 'accounts@customer.example'])}</div></div>
     <h2>${print.text(said)}</h2><table class="items">${row(print, 'th', [text, quantity, unit, amount])}${lines.join('')}</table>${sums(print)}${isPaid ? `<p>${print.text(card)}</p>` : ''}<p class="small">${print.text(`${trade(print, 'page')} 1/1`)}</p>`,
  )
}

/** The premium of an insurance: what is insured and for how long, a tax that is no VAT, and the sum. */
function insurance(print: Print): Sheet {
  const { deal, random } = print
  const from = daysAfter(deal.date, random.whole(5, 30))
  const premium = deal.sum - deal.discount
  const whole = deal.country.isWhole ? 100 : 1
  const rate = random.pick([4, 9, 12, 19])
  const tax = Math.round((premium * rate) / 100 / whole) * whole
  const facts: Entry[] = [
    [trade(print, 'policy'), filled(random, '##-###.###-#')],
    [trade(print, 'insured'), random.pick(deal.country.streets)],
    [print.trade('period'), `${print.day(from)} - ${print.day(daysAfter(from, 364))}`],
  ]
  const due: Entry[] = [
    [trade(print, 'premium'), print.amount(premium)],
    [`${trade(print, 'premiumTax')} ${print.rate(rate)}`, print.amount(tax)],
    [print.say('total'), print.amount(premium + tax)],
    [print.label('due'), print.day(deal.due)],
  ]
  const town =
    (deal.supplier.address[1] ?? '')
      .replace(/[\d-]+/g, '')
      .split(',')[0]
      ?.trim() ?? ''
  const isTown = random.chance(0.5)
  const paper = sheet(
    print,
    `<div class="logo right">${print.text(deal.supplier.name)}</div><div style="margin-top:12mm">${block(print, customer(print))}</div>
     <div class="right">${print.text(isTown ? `${town}, ${print.day(deal.date)}` : `${print.label('date')} ${print.day(deal.date)}`)}</div>
     <h1>${print.text(heading(print))}</h1><p>${print.text(`${print.label(numberName(print))} ${deal.number}`)}</p><table>${cells(print, facts)}</table><table style="margin:8mm 0">${cells(print, due)}</table>
     <p>${print.text(print.terms())}</p><footer>${block(print, [...sender(print)])}${block(print, [...reaching(print), `${print.label('registration')} ${deal.registration}`])}${block(print, bank(print))}</footer>`,
  )
  const total = ((premium + tax) / 100).toFixed(2)
  return { ...paper, truth: print.truth({ total, vat: null }) }
}

/** A shop on the web: ordered on one day, billed on another, already paid, sent to somebody else's door. */
function webOrder(print: Print): Sheet {
  const { deal, random } = print
  const ordered = daysAfter(deal.date, -random.whole(1, 6))
  const facts: Entry[] = [
    [trade(print, 'orderNumber'), filled(random, '###-#######')],
    [trade(print, 'orderDate'), print.day(ordered)],
    ...own(print),
  ]
  const ship = [
    deal.customer.name,
    random.pick(deal.country.streets),
    deal.customer.address[1] ?? '',
  ]
  return sheet(
    print,
    `<div class="two"><div class="logo">${print.text(deal.supplier.name)}</div><h1>${print.text(heading(print))}</h1></div>
     <div class="two"><div><b>${print.text(print.trade('shipTo'))}</b>${block(print, ship)}</div><div><b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}</div></div>
     <table style="margin-top:6mm">${cells(print, random.chance(0.5) ? facts : facts.toReversed())}</table>${items(print)}<p class="right">${print.text(`${trade(print, 'shipping')} ${print.figures(0)}`)}</p>${sums(print)}
     <p>${print.text(`${print.say('card')} ${print.amount(deal.total)}`)}</p><footer>${block(print, [...sender(print), ...reaching(print)])}${block(print, ownNumbers(print))}</footer>`,
  )
}

/** A credit note that names the invoice it corrects, with that one's day and sum. */
function correction(print: Print): Sheet {
  const { deal, random } = print
  const { entries, customerReference } = references(print)
  const earlier = daysAfter(deal.date, -random.whole(4, 50))
  const first = Math.abs(deal.total) * random.whole(2, 4)
  const original = `${trade(print, 'original')} ${filled(random, random.pick(deal.country.numbers))} ${trade(print, 'dated')} ${print.day(earlier)} (${print.amount(first)})`
  const paper = sheet(
    print,
    `<div class="two">${block(print, [...sender(print), ...reaching(print), ...ownNumbers(print)])}<div><h1>${print.text(heading(print))}</h1><table>${cells(print, [...own(print), ...entries])}</table></div></div>
     <div style="margin:6mm 0"><b>${print.text(print.label('billTo'))}</b>${block(print, customer(print))}</div><p>${print.text(original)}</p><p>${print.text(`${trade(print, 'reason')}: ${deal.items[0]?.text ?? ''}`)}</p>
     ${items(print)}${sums(print)}<p class="small">${print.text(bank(print).join('  '))}</p>`,
  )
  return { ...paper, truth: print.truth({ customerReference }) }
}

export const fifthInvoices = { craftsman, legal, telecom, saas, insurance, 'web-order': webOrder }
export const fifthCredits = { correction }
