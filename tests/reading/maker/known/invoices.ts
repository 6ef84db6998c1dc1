/** Layouts of invoices and credit notes on A4: where sender, customer, dates and sums stand. */
import type { Print, Sheet } from '../print'

export const numberName = ({ deal }: Print): 'creditNumber' | 'number' =>
  deal.kind === 'credit-note' ? 'creditNumber' : 'number'
export const heading = (print: Print) =>
  print.say(print.deal.kind === 'credit-note' ? 'creditNote' : 'invoice')

export type Entry = [label: string, value: string]

/** Number, dates and references, in an order of the paper's own. */
function facts(print: Print): Entry[] {
  const { random, deal } = print
  const others: Entry[] = [
    [print.label('due'), print.day(deal.due)],
    [print.label('delivered'), print.day(deal.delivered)],
    [print.label('order'), deal.order],
    [print.label('customerNumber'), deal.customerNumber],
    [print.label('reference'), random.pick(['ML-204', 'Projekt 7', '2026-B', 'Studio'])],
  ]
  const kept = random.shuffled(others).slice(0, random.whole(0, 4))
  const own: Entry[] = [
    [print.label(numberName(print)), deal.number],
    [print.label('date'), print.day(deal.date)],
  ]
  return random.chance(0.6) ? [...own, ...kept] : random.shuffled([...own, ...kept])
}

export const cells = (print: Print, entries: readonly Entry[]) =>
  entries
    .map(([label, value]) => `<tr><td>${print.text(label)}</td><td>${print.text(value)}</td></tr>`)
    .join('')

/** The same beside one another, labels above values. */
export const boxes = (print: Print, entries: readonly Entry[]) =>
  `<table class="boxes"><tr>${entries.map(([label]) => `<th>${print.text(label)}</th>`).join('')}</tr><tr>${entries.map(([, value]) => `<td>${print.text(value)}</td>`).join('')}</tr></table>`

export function items(print: Print): string {
  const { deal, random } = print
  const [text = '', quantity = '', unit = '', vat = '', amount = ''] = print.columns()
  const hasRates = deal.isTaxed && (deal.shares.length > 1 || random.chance(0.4))
  const head = [text, quantity, unit, ...(hasRates ? [vat] : []), amount]
  const rows = deal.items.map((item) => [
    item.text,
    String(item.quantity),
    print.itemAmount(item.unit),
    ...(hasRates ? [print.rate(item.rate)] : []),
    print.itemAmount(item.amount),
  ])
  const row = (tag: string, values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`
  return `<table class="items">${row('th', head)}${rows.map((values) => row('td', values)).join('')}</table>`
}

export function sums(print: Print): string {
  const { deal, random } = print
  const rows: Entry[] = []
  if (deal.discount !== 0) rows.push([print.say('discount'), print.amount(-deal.discount)])
  const net = deal.sum - deal.discount
  if (deal.isTaxed) {
    rows.push([print.say('net'), print.amount(net)])
    for (const share of deal.shares) rows.push([print.vatOf(share), print.amount(share.vat)])
  } else if (random.chance(0.4)) rows.push([print.say('net'), print.amount(net)])
  rows.push([print.say('total'), print.amount(deal.total)])
  const last = rows.length - 1
  return `<table class="sums">${rows.map(([label, value], at) => `<tr${at === last ? ' class="due"' : ''}><td>${print.text(label)}</td><td>${print.text(value)}</td></tr>`).join('')}</table>${deal.isTaxed ? '' : `<p>${print.text(print.say('untaxed'))}</p>`}`
}

export const block = (print: Print, lines: readonly string[]) =>
  `<div>${lines.map((line) => print.text(line)).join('<br>')}</div>`

export const customer = (print: Print) => [print.deal.customer.name, ...print.deal.customer.address]

export function contacts({
  deal,
  ...print
}: Pick<Print, 'deal'> & { label: Print['label'] }): string[] {
  return [`${print.label('phone')} ${deal.phone}`, 'info@firm.example']
}

export function ownNumbers(print: Print): string[] {
  const { deal } = print
  const { isTaxed } = deal
  return [
    ...(isTaxed ? [`${print.label('vatNumber')} ${deal.vatNumber}`] : []),
    `${print.label('registration')} ${deal.registration}`,
  ]
}

export const bank = ({ deal }: Print) => [`IBAN ${deal.iban}`, 'BIC ABCDEF2X']

function look(print: Print): string {
  const { random } = print
  const font = random.pick([
    'DejaVu Sans',
    'DejaVu Serif',
    'DejaVu Sans Condensed',
    'DejaVu Serif Condensed',
  ])
  const size = random.pick([8, 9, 9.5, 10])
  const line = random.pick(['border-bottom: 0.2mm solid #999;', '', 'border: 0.2mm solid #bbb;'])
  const dark = random.pick(['#222', '#1b4f72', '#7b241c'])
  return `@page { size: A4; margin: 16mm 15mm; } #sheet { font: ${size}pt '${font}'; width: 180mm; color: #111; line-height: 1.35; }
    h1 { font-size: ${random.pick([15, 19, 24])}pt; margin: 6mm 0 3mm; color: ${dark}; } .logo { font-size: ${random.pick([14, 18, 22])}pt; font-weight: bold; color: ${dark}; }
    table { border-collapse: collapse; } td, th { text-align: left; padding: 0.8mm 3mm 0.8mm 0; vertical-align: top; }
    .items { width: 100%; margin: 8mm 0 4mm; } .items td, .items th { ${line} padding: 1.2mm 2mm; } .items :is(td, th):not(:first-child) { text-align: right; }
    .sums { margin-left: auto; } .sums td:last-child { text-align: right; padding-left: 12mm; white-space: nowrap; } .due td { font-weight: bold; border-top: 0.3mm solid #333; }
    .two { display: flex; justify-content: space-between; gap: 10mm; } .right { text-align: right; } .small { font-size: 75%; color: #444; } .boxes { width: 100%; margin: 5mm 0; } .boxes th { font-size: 80%; }
    footer { margin-top: 14mm; border-top: 0.2mm solid #888; padding-top: 2mm; font-size: 78%; display: flex; justify-content: space-between; gap: 6mm; } p { margin: 2mm 0; }`
}

export function sheet(print: Print, html: string): Sheet {
  return { html, css: look(print), truth: print.truth() }
}

export const sender = (print: Print) => [print.deal.supplier.name, ...print.deal.supplier.address]

/** A line of the sender over the customer's address, facts on the right, all about the firm at the foot. */
function window(print: Print): Sheet {
  const { deal, random } = print
  const logo = random.chance(0.7)
    ? `<div class="logo right">${print.text(deal.supplier.name)}</div>`
    : ''
  return sheet(
    print,
    `${logo}<p class="small" style="margin-top:14mm">${print.text(sender(print).join(random.pick([' · ', ', ', ' - '])))}</p>
     <div class="two">${block(print, [...(random.chance(0.3) ? [print.say('billTo')] : []), ...customer(print)])}<table>${cells(print, facts(print))}</table></div>
     <h1>${print.text(heading(print))}${random.chance(0.3) ? ` ${print.text(deal.number)}` : ''}</h1>${items(print)}${sums(print)}<p>${print.text(print.terms())}</p>
     <footer>${block(print, sender(print))}${block(print, [...contacts({ deal, label: (name) => print.label(name) }), ...bank(print)])}${block(print, ownNumbers(print))}</footer>`,
  )
}

/** The sender's letter head with all its numbers, then the customer, then facts in boxes. */
function letterhead(print: Print): Sheet {
  const { deal, random } = print
  const head = `<div class="logo">${print.text(deal.supplier.name)}</div>${block(print, [...deal.supplier.address, ...contacts({ deal, label: (name) => print.label(name) }), ...ownNumbers(print)])}`
  return sheet(
    print,
    `<div class="${random.pick(['', 'right'])}">${head}</div><h1>${print.text(heading(print))}</h1>
     <div><b>${print.text(print.label('billTo'))}</b>${block(print, customer(print))}</div>${boxes(print, facts(print))}
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p><p class="small">${print.text(bank(print).join('  '))}</p>`,
  )
}

/** Sender and customer side by side under their labels. */
function sideBySide(print: Print): Sheet {
  const { random, deal } = print
  const from = `<div><b>${print.text(print.label('from'))}</b>${block(print, [...sender(print), ...ownNumbers(print)])}</div>`
  const to = `<div><b>${print.text(print.label('billTo'))}</b>${block(print, [...customer(print), ...(random.chance(0.3) && deal.isTaxed ? [`${print.label('vatNumber')} ${deal.vatNumber.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10))}`] : [])])}</div>`
  const sides = random.chance(0.75) ? from + to : to + from
  return sheet(
    print,
    `<h1>${print.text(heading(print))} ${random.chance(0.4) ? print.text(deal.number) : ''}</h1><table>${cells(print, facts(print))}</table>
     <div class="two" style="margin-top:6mm">${sides}</div>${items(print)}${sums(print)}<p>${print.text(bank(print).join(' · '))}</p><p>${print.text(print.terms())}</p>`,
  )
}

/** The customer first; the sender says who it is only at the foot, and beside the bank. */
function footed(print: Print): Sheet {
  const { deal } = print
  return sheet(
    print,
    `<div class="two"><h1>${print.text(heading(print))}</h1><table>${cells(print, facts(print))}</table></div>
     <div style="margin:6mm 0"><b>${print.text(print.label('billTo'))}</b>${block(print, customer(print))}</div>
     ${items(print)}${sums(print)}<p>${print.text(print.terms())}</p>
     <footer>${block(print, [...sender(print)])}${block(print, ownNumbers(print))}${block(print, [...bank(print), ...contacts({ deal, label: (name) => print.label(name) })])}</footer>`,
  )
}

/** Sender on the left, facts on the right, everything in one table of lines; no headings of blocks. */
function plainLetter(print: Print): Sheet {
  const { deal, random } = print
  return sheet(
    print,
    `<div class="two">${block(print, [...sender(print), ...ownNumbers(print)])}<div class="right"><b>${print.text(heading(print))}</b><table>${cells(print, facts(print))}</table></div></div>
     <div style="margin:10mm 0 4mm ${random.pick(['0', '90mm'])}">${block(print, customer(print))}</div>${items(print)}${sums(print)}
     <p>${print.text(print.terms())}</p><p>${print.text(bank(print).join(', '))}</p><p>${print.text(deal.supplier.name)}</p>`,
  )
}

export const invoiceLayouts: Readonly<Record<string, (print: Print) => Sheet>> = {
  window,
  letterhead,
  'side-by-side': sideBySide,
  footed,
  letter: plainLetter,
}
