/** Layouts after those of usual billing software, and letters, made before reading was measured on them: invoices. */
import {
  bank,
  block,
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
import { Print, type Sheet } from '../print'
import { brands, paperWord, type PaperWord } from './words'

/** With `{name}` filled. */
export const word = (print: Print, name: PaperWord) =>
  print.text(paperWord(print.deal.country.code, name).replace('{name}', print.deal.supplier.name))

/** As the firm calls itself on the web: by the whole of its name, a part, or not like it at all. */
export function site({ deal, random }: Print): string {
  const { name } = deal.supplier
  if (/\.[a-z]{2,3}$/.test(name)) return name
  const parts = name
    .normalize('NFD')
    .replace(/ø/g, 'o')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
  const label = random.pick([parts.join(''), parts.slice(0, 2).join('-'), parts[0] ?? ''])
  return `${label}.example`
}

/** Some papers under names without a legal form; the customer never in the supplier's street. */
export const named =
  (draw: (print: Print) => Sheet) =>
  ({ deal, random }: Print): Sheet => {
    const { streets, towns } = deal.country
    const name = random.chance(0.5) ? random.pick(brands) : deal.supplier.name
    const supplier = { ...deal.supplier, name }
    const others = streets.filter((street) => !supplier.address.includes(street))
    const address = [random.pick(others), random.pick(towns)]
    const customer = { ...deal.customer, address }
    return draw(new Print(random, { ...deal, supplier, customer, owner: undefined }))
  }

const own = (print: Print): Entry[] => [
  [print.label(numberName(print)), print.deal.number],
  [print.label('date'), print.day(print.deal.date)],
  [print.label('due'), print.day(print.deal.due)],
]

const bold = (print: Print, text: string) => `<b>${print.text(text)}</b>`
const small = (print: Print, text: string) => `<p class="small">${print.text(text)}</p>`
const to = (print: Print) =>
  `<div>${bold(print, print.label('billTo'))}${block(print, customer(print))}</div>`

/** A form of a large system: codes and columns, a sign without words in place of a logo, the firm in small columns at the foot. */
function form(print: Print): Sheet {
  const { deal, random } = print
  const page = random.pick(['1 / 1', '1/1', '001'])
  const info: Entry[] = [
    ...own(print).slice(0, 2),
    [print.label('customerNumber'), deal.customerNumber],
    [print.label('order'), deal.order],
  ]
  return sheet(
    print,
    `<div class="right"><svg width="40" height="40"><circle cx="20" cy="20" r="18" fill="#678"/></svg></div>
     <div class="two" style="margin-top:10mm">${block(print, customer(print))}<div>${bold(print, heading(print))}<table>${cells(print, info)}</table>${page}</div></div>
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p>
     <footer>${block(print, sender(print))}${block(print, [`${print.label('phone')} ${deal.phone}`, site(print)])}${block(print, bank(print))}${block(print, ownNumbers(print))}</footer>`,
  )
}

/** The firm's letters in bold, then its mail and site, the title in colour, customer and facts beside one another. */
function books(print: Print): Sheet {
  const { deal } = print
  const web = site(print)
  return sheet(
    print,
    `${bold(print, deal.supplier.name)}${block(print, [...deal.supplier.address, deal.phone, `billing@${web}`, web])}
     <div class="logo" style="margin:5mm 0">${print.text(heading(print))}</div>
     <div class="two">${to(print)}<table>${cells(print, own(print))}</table></div>${items(print)}${sums(print)}
     ${small(print, ownNumbers(print).join('   '))}<p>${word(print, 'choosing')}</p>`,
  )
}

/** Title and customer on the left, labels over values in the middle, the firm in plain lines on the right; a slip below a dashed line. */
function threeColumns(print: Print): Sheet {
  const { deal } = print
  const stack = own(print).flatMap(([label, value]) => [label, value, ''])
  const slip = `<div class="two" style="border-top:0.3mm dashed #888;margin-top:18mm;padding-top:4mm"><div><b>${word(print, 'advice')}</b>${block(print, [deal.supplier.name, ...deal.supplier.address])}</div><table>${cells(
    print,
    [
      [print.say('billTo'), deal.customer.name],
      [print.label(numberName(print)), deal.number],
      [print.say('total'), print.amount(deal.total)],
      [print.label('due'), print.day(deal.due)],
    ],
  )}</table></div>`
  return sheet(
    print,
    `<div class="two"><div><div class="logo">${print.text(heading(print).toUpperCase())}</div><div style="margin:8mm 0 0 8mm">${block(print, customer(print))}</div></div>
     ${block(print, stack)}${block(print, [...sender(print), ...ownNumbers(print)])}</div>${items(print)}${sums(print)}<p>${print.text(print.terms())}</p>${slip}`,
  )
}

/** Of a payment service: title, facts, both parties in columns without a label over the firm, and the sum as a sentence. */
function service(print: Print): Sheet {
  const { deal, random } = print
  const web = site(print)
  const logo = random.chance(0.5) ? `<div class="logo">${print.text(deal.supplier.name)}</div>` : ''
  const firm = `<div>${bold(print, deal.supplier.name)}${block(print, [...deal.supplier.address, `support@${web}`, ...ownNumbers(print).slice(0, 1)])}</div>`
  return sheet(
    print,
    `<div class="two"><h1>${print.text(heading(print))}</h1>${logo}</div><table>${cells(print, own(print))}</table>
     <div class="two" style="margin:6mm 20mm 6mm 0">${firm}${to(print)}</div><h1>${print.text(print.amount(deal.total))}</h1>
     ${items(print)}${sums(print)}${small(print, `${word(print, 'questions')} support@${web}`)}`,
  )
}

/** An order's page of a shop on the web: where it goes first, how it was paid, who the shop is below a line. */
function order(print: Print): Sheet {
  const { deal } = print
  const web = site(print)
  const legal = [deal.supplier.name, ...deal.supplier.address, ...ownNumbers(print), web]
  return sheet(
    print,
    `<h1>${print.text(`${heading(print)} ${deal.number}`)}</h1><table>${cells(print, own(print).slice(1, 2))}</table>
     <div class="two"><div><b>${word(print, 'shippingAddress')}</b>${block(print, customer(print))}</div>${to(print)}</div>
     ${items(print)}${sums(print)}<p>${print.text(`${print.say('card')} **** 4412`)}</p><hr>${small(print, legal.join(' | '))}`,
  )
}

/** A bill for power or water: the customer in a window above all, the brand in small letters on the right, meters, many amounts. */
function utility(print: Print): Sheet {
  const { deal, random } = print
  const before = random.whole(2000, 90_000)
  const brand = random.chance(0.5) ? deal.supplier.name.toLowerCase() : deal.supplier.name
  const account: Entry[] = [
    [print.trade('account'), deal.customerNumber],
    [
      print.trade('period'),
      `${print.day(daysAfter(deal.date, -40))} - ${print.day(daysAfter(deal.date, -10))}`,
    ],
    ...own(print),
  ]
  const balance: Entry[] = [
    [print.trade('previous'), print.amount(before)],
    [print.trade('received'), print.amount(-before)],
    [print.trade('charges'), print.amount(deal.total)],
  ]
  return sheet(
    print,
    `<div style="margin-top:4mm">${block(print, customer(print))}</div><div class="logo right">${print.text(brand)}</div>
     <h1>${print.text(heading(print))}</h1><div class="two"><table>${cells(print, account)}</table><table>${cells(print, balance)}</table></div>
     <p>${word(print, 'meter')}: ${random.whole(10_000, 40_000)} - ${random.whole(40_001, 60_000)} kWh</p>${items(print)}${sums(print)}
     <p>${word(print, 'choosing')}</p>${small(print, [deal.supplier.name, ...deal.supplier.address, ...ownNumbers(print), site(print)].join(', '))}`,
  )
}

/** The firm named only in a box of whom to pay, below the sums. */
function remit(print: Print): Sheet {
  const { deal, random } = print
  const where: Entry[] = [
    ['IBAN', deal.iban],
    [print.label('reference'), deal.number],
  ]
  const whom = word(print, random.pick(['remitTo', 'chequesTo', 'accountName']))
  return sheet(
    print,
    `<div class="two"><h1>${print.text(heading(print))}</h1><table>${cells(print, own(print))}</table></div>${to(print)}${items(print)}${sums(print)}
     <div style="border:0.2mm solid #666;padding:3mm;width:100mm"><div>${whom}: <b>${print.text(deal.supplier.name)}</b></div>${block(print, deal.supplier.address)}<table>${cells(print, where)}</table></div>
     ${small(print, ownNumbers(print).join('   '))}`,
  )
}

/** A letter of one person or a few: place and day, a salutation, the sum told in a sentence, a name signed. */
function letter(print: Print): Sheet {
  const { deal, random } = print
  const town = (deal.supplier.address[1] ?? '').replace(/[\d,].*$|^[A-Z]{0,3}-?\d+ /g, '').trim()
  const head = random.chance(0.6)
    ? `<div style="text-align:center;font-style:italic"><div style="font-size:130%">${print.text(deal.supplier.name)}</div>${print.text(deal.supplier.address.join(' · '))}</div>`
    : `<div class="right">${block(print, sender(print))}</div>`
  return sheet(
    print,
    `${head}<div style="margin:12mm 0">${block(print, customer(print))}</div><p class="right">${print.text(town ? `${town}, ${print.day(deal.date)}` : print.day(deal.date))}</p>
     <p>${bold(print, `${heading(print)} ${deal.number}`)}</p><p>${word(print, 'dear')},</p><p>${word(print, 'madame')}:</p>${items(print)}${sums(print)}
     <p>${print.text(print.terms())}</p><p style="margin-top:10mm">${print.text(deal.supplier.name)}</p>${small(print, [...ownNumbers(print), ...bank(print)].join(' · '))}`,
  )
}

/** Facts and the balance in a dark band, the firm under a slogan on the left, signed for at the foot. */
function band(print: Print): Sheet {
  const { deal } = print
  const web = site(print)
  return sheet(
    print,
    `<div style="background:#234;color:#fff;padding:4mm" class="two"><div class="logo" style="color:#fff">${print.text(heading(print))}</div><div>${print.text(own(print)[0]?.join(' ') ?? '')}<br><b>${print.text(`${print.say('total')} ${print.amount(deal.total)}`)}</b></div></div>
     <p><i>${word(print, 'tagline')}</i></p><div class="two">${block(print, [...sender(print), `${print.label('phone')} ${deal.phone}`, `www.${web}`])}${to(print)}</div>
     <table>${cells(print, own(print).slice(1))}</table>${items(print)}${sums(print)}<p style="margin-top:8mm">${word(print, 'forFirm')} ${print.text(deal.supplier.name)}</p><p>____________________</p>${small(print, ownNumbers(print).join(' · '))}`,
  )
}

const drawn = {
  form,
  books,
  'three-columns': threeColumns,
  service,
  order,
  utility,
  remit,
  letter,
  band,
}
export const seventhInvoices: Readonly<Record<string, (print: Print) => Sheet>> =
  Object.fromEntries(Object.entries(drawn).map(([name, draw]) => [`7-${name}`, named(draw)]))
