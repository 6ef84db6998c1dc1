/** Layouts in which the sender stands in unlike places, made before reading was measured on them. */
import {
  bank,
  block,
  boxes,
  cells,
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
import { before, centred, look, paid, rows, sold, taxes, time, type Row } from '../known/tills'
import { senderWord, type SenderWord } from './words'

const called = (print: Print, name: SenderWord) =>
  print.text(senderWord(print.deal.country.code, name))

/** The first two words of the name, as a firm's address on the web has them. */
function domain({ deal }: Print): string {
  const plain = deal.supplier.name.normalize('NFD').replace(/[^\p{L} ]/gu, '')
  const name = plain
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .slice(0, 2)
    .join('')
  return `${name}.example`
}

const own = (print: Print): Entry[] => [
  [print.label(numberName(print)), print.deal.number],
  [print.label('date'), print.day(print.deal.date)],
  [print.label('due'), print.day(print.deal.due)],
]

const div = (print: Print, text: string, css = '') =>
  `<div style="${css}">${print.text(text)}</div>`

/** A mail that thanks for a payment by name; the firm in full only in the small print. */
function subscription(print: Print): Sheet {
  const { deal, random } = print
  const first = deal.customer.name.split(' ')[0] ?? ''
  const legal = [...sender(print), ...ownNumbers(print)].join(random.pick([' | ', ', ', ' · ']))
  return sheet(
    print,
    `<p>${called(print, 'hello')} ${print.text(first)},</p><p>${called(print, 'paidThanks')} <b>${print.text(deal.supplier.name)}</b>.</p>
     <h1>${print.text(print.amount(deal.total))}</h1><table>${cells(print, own(print).slice(0, 2))}</table>
     ${items(print)}${sums(print)}<p>${print.text(`${print.label('billTo')} ${deal.customer.name}`)}</p>
     <p class="small">${print.text(`support@${domain(print)}`)}</p><p class="small">${print.text(legal)}</p>`,
  )
}

/** A hotel's or a house's: the guest first on the left, the firm centred at the foot. */
function folio(print: Print): Sheet {
  const { deal, random } = print
  const facts: Entry[] = [
    ...own(print).slice(0, 2),
    [print.trade('room'), String(random.whole(101, 720))],
    [print.trade('arrival'), print.day(daysAfter(deal.date, -random.whole(1, 4)))],
    [print.trade('departure'), print.day(deal.date)],
  ]
  const guest = block(print, [...customer(print)])
  return sheet(
    print,
    `<div class="two"><div><b>${called(print, 'guest')}</b>${guest}</div><table>${cells(print, facts)}</table></div><h1>${print.text(heading(print))}</h1>
     ${items(print)}${sums(print)}<div style="margin-top:16mm;text-align:center" class="small"><b>${print.text(deal.supplier.name)}</b><br>${print.text(deal.supplier.address.join(', '))}<br>${print.text(`${print.label('phone')} ${deal.phone}  www.${domain(print)}`)}<br>${print.text(ownNumbers(print).join('  '))}</div>`,
  )
}

/** The customer over the sender, a name in two lines on the right, use as a table, a slip to pay with at the foot. */
function counted(print: Print): Sheet {
  const { deal, random } = print
  const words = deal.supplier.name.split(' ')
  const at = Math.ceil(words.length / 2)
  const logo = [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean)
  const used = [3, 2, 1].map((back): string => {
    const amount = String(random.whole(120, 940))
    return `<tr><td>${print.text(print.day(daysAfter(deal.date, -30 * back)))}</td><td>${amount}</td></tr>`
  })
  return sheet(
    print,
    `<div class="two">${block(print, customer(print))}<div class="logo">${logo.map((line) => print.text(line)).join('<br>')}</div></div>
     <div class="two" style="margin-top:8mm"><table>${cells(print, own(print))}</table>${block(print, [...deal.supplier.address, ...ownNumbers(print), `www.${domain(print)}`])}</div>
     <h1>${print.text(heading(print))}</h1>${items(print)}${sums(print)}<b>${called(print, 'used')}</b><table>${used.join('')}</table>
     <hr><p class="small">${called(print, 'cutHere')}</p><table>${cells(print, [
       [senderWord(deal.country.code, 'payTo'), deal.supplier.name],
       ['IBAN', deal.iban],
       [print.say('total'), print.amount(deal.total)],
     ])}</table>`,
  )
}

/** A freelancer's letter: no head but a name and an address in one line, signed, with a holder of the account. */
function freelancer(print: Print): Sheet {
  const { deal, random } = print
  const isHeaded = random.chance(0.5)
  const line = [deal.supplier.name, ...deal.supplier.address].join(' · ')
  return sheet(
    print,
    `${isHeaded ? div(print, line, 'text-align:right') : ''}<div style="margin:12mm 0">${block(print, customer(print))}</div>
     <div class="right">${print.text(print.day(deal.date))}</div><p><b>${print.text(`${heading(print)} ${deal.number}`)}</b></p>
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><p>${called(print, 'regards')}</p><p>${print.text(deal.supplier.name)}</p>
     <table class="small">${cells(print, [
       [senderWord(deal.country.code, 'holder'), deal.supplier.name],
       ['IBAN', deal.iban],
     ])}</table><p class="small">${print.text([...deal.supplier.address, ...ownNumbers(print), `hello@${domain(print)}`].join(', '))}</p>`,
  )
}

const markets = ['Bazario', 'GOODSHOP', 'Markt24', 'Olivanda']

/** Of a market on the web, which names who sold it. */
function market(print: Print): Sheet {
  const { random } = print
  const seller = `<b>${called(print, random.pick(['soldBy', 'issuedBy']))}</b>${block(print, [...sender(print), ...ownNumbers(print)])}`
  const buyer = `<b>${print.text(print.say('billTo'))}</b>${block(print, customer(print))}`
  const sides = random.chance(0.5) ? [buyer, seller] : [seller, buyer]
  const made = sheet(
    print,
    `<div class="logo">${random.pick(markets)}</div><h1>${print.text(heading(print))}</h1><div class="two">${sides.map((side) => `<div>${side}</div>`).join('')}</div>
     ${boxes(print, own(print).slice(0, 2))}${items(print)}${sums(print)}<p class="small">www.market.example</p>`,
  )
  return made
}

/** The name beside the title, the customer's block on the left, all else about the firm in one line at the foot. */
function titled(print: Print): Sheet {
  const { deal, random } = print
  const last = [
    deal.supplier.name,
    ...deal.supplier.address,
    ...ownNumbers(print),
    ...bank(print),
    `www.${domain(print)}`,
  ].join(random.pick([' • ', ' | ', ' – ']))
  const facts = own(print).map(([label, value]) => `${label} ${value}`)
  return sheet(
    print,
    `<div class="two"><div>${block(print, customer(print))}</div><div class="right"><div class="logo">${print.text(heading(print).toUpperCase())}</div>${block(print, facts)}</div></div>
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><div style="margin-top:20mm" class="small">${print.text(last)}</div>`,
  )
}

const bare = (print: Print, html: string, width: number): Sheet => ({
  html,
  css: look(print, width),
  truth: print.truth({ otherNames: [] }),
})

const sum = (print: Print) =>
  `<div class="sum">${rows(print, [[print.say('tillTotal'), print.amount(print.deal.total)]])}</div>`

const ids = ({ deal, ...print }: { deal: Print['deal'] } & { label: string }): string[] =>
  deal.isTaxed ? [`${print.label} ${deal.vatNumber}`] : []

/** A car park's: its title first, whoever runs it in the last lines. */
function parking(print: Print): Sheet {
  const { deal, random } = print
  const facts: Row[] = [
    [print.label('receiptNumber'), deal.number],
    [`${print.day(deal.date)} ${time(print)}`],
    ['P', `${random.pick(['A', 'B', 'P'])}${random.whole(1, 9)}`],
  ]
  const firm = [...deal.supplier.address, ...ids({ deal, label: print.label('vatNumber') })]
  return bare(
    print,
    `${centred(print, [senderWord(deal.country.code, 'parking')])}<hr>${rows(print, facts)}<hr>${rows(print, [...sold(print), ...before(print)])}${sum(print)}${taxes(print)}${rows(print, paid(print).slice(0, 1))}<hr>${called(print, 'operator')}: ${print.text(deal.supplier.name)}${rows(
      print,
      firm.map((line): Row => [line]),
    )}${centred(print, [print.say('thanks')])}`,
    72,
  )
}

/** A ride's receipt by mail: the sum first, where from and to, and at the end who issued it. */
function ride(print: Print): Sheet {
  const { deal, random } = print
  const [a = '', b = ''] = random.shuffled(deal.country.streets)
  const facts: Row[] = [
    [print.label('plainDate'), print.day(deal.date)],
    [time(print), a],
    [time(print), b],
    [print.label('receiptNumber'), deal.number],
  ]
  return bare(
    print,
    `<h2>${called(print, 'trip')}</h2><div class="name">${print.text(print.amount(deal.total))}</div>${rows(print, facts)}<hr>${rows(print, [...sold(print), ...before(print)])}${sum(print)}${taxes(print)}${rows(print, paid(print).slice(0, 1))}<hr>
     <div>${called(print, 'issuedBy')} ${print.text(deal.supplier.name)}</div><div>${print.text(deal.supplier.address.join(', '))}</div>${rows(
       print,
       ids({ deal, label: print.label('vatNumber') }).map((line): Row => [line]),
     )}`,
    110,
  )
}

/** A till's with the slogan over the name and the name between stars, the firm's address last. */
function starred(print: Print): Sheet {
  const { deal, random } = print
  const slogan = print.say('thanks')
  const name = random.pick([`*** ${deal.supplier.name} ***`, `== ${deal.supplier.name} ==`])
  const facts: Row[] = [
    [print.day(deal.date), time(print)],
    [`${print.label('receiptNumber')} ${deal.number}`],
  ]
  return bare(
    print,
    `${centred(print, [slogan])}${centred(print, [name])}<hr>${rows(print, [...sold(print), ...before(print)])}${sum(print)}${rows(print, paid(print))}<hr>${taxes(print)}${rows(print, facts)}${centred(print, [...deal.supplier.address, ...ids({ deal, label: print.label('vatNumber') }), domain(print)])}`,
    random.pick([60, 74]),
  )
}

export const sixthInvoices = {
  subscription,
  folio,
  counted,
  freelancer,
  market,
  titled,
}
export const sixthTills = { parking, ride, starred }
