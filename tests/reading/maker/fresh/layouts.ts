/** Layouts that no mending has looked at. */
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
import {
  before,
  centred,
  header,
  look,
  meta,
  paid,
  rows,
  taxes,
  time,
  type Row,
} from '../known/tills'

const reaching = (print: Print) =>
  contacts({ deal: print.deal, label: (name) => print.label(name) })

/** Net and tax by rate, where the paper has them. */
function taxed(print: Print): Entry[] {
  const { deal } = print
  if (!deal.isTaxed) return []
  return [
    [print.say('net'), print.amount(deal.sum - deal.discount)],
    ...deal.shares.map((share): Entry => [print.vatOf(share), print.amount(share.vat)]),
  ]
}

/** A letter of two columns: all about the sender down one side, place and day without a word over the letter. */
function columnLetter(print: Print): Sheet {
  const { deal, random } = print
  const aside = [
    `<div class="logo">${print.text(deal.supplier.name)}</div>`,
    block(print, deal.supplier.address),
    block(print, reaching(print)),
    block(print, ownNumbers(print)),
    block(print, bank(print)),
  ]
  const town = (deal.supplier.address[1] ?? '').replace(/[\d/]+/g, '').trim()
  const lines: Entry[] = [
    ...(deal.discount === 0
      ? []
      : [[print.say('discount'), print.amount(-deal.discount)] satisfies Entry]),
    ...taxed(print),
    [print.say('total'), print.amount(deal.total)],
  ]
  const leaders = lines
    .map(
      ([label, value]) =>
        `<div class="lead"><span>${print.text(label)}</span><i></i><span>${print.text(value)}</span></div>`,
    )
    .join('')
  const letter = `${block(print, customer(print))}<p class="right">${print.text(`${town}, ${print.day(deal.date)}`)}</p><h1>${print.text(heading(print))}</h1><p>${print.text(`${print.label(numberName(print))} ${deal.number}`)}</p>
     ${items(print)}${leaders}${deal.isTaxed ? '' : `<p>${print.text(print.say('untaxed'))}</p>`}<p>${print.text(print.terms())}</p><p>${print.text(print.label('due'))} ${print.text(print.day(deal.due))}</p>`
  const side = `<div class="small">${aside.join('<br>')}</div>`
  const paper = sheet(
    print,
    random.chance(0.5)
      ? `<div class="side left">${side}<div>${letter}</div></div>`
      : `<div class="side"><div>${letter}</div>${side}</div>`,
  )
  const css = `${paper.css} .side { display: grid; grid-template-columns: 122mm 46mm; gap: 12mm; } .side.left { grid-template-columns: 46mm 122mm; }
    .lead { display: flex; } .lead i { flex: 1; border-bottom: 0.3mm dotted #555; margin: 0 1mm 1mm; } .side .logo { font-size: 13pt; }`
  return { ...paper, css }
}

/** A form as tax offices give it out: numbered boxes throughout, those of the sums before the items, empty ones as nought. */
function boxedForm(print: Print): Sheet {
  const { deal, random } = print
  let box = 0
  const boxed = (entries: readonly [label: string, ...lines: string[]][]) =>
    `<div class="row">${entries
      .map(([label, ...lines]) => {
        box += 1
        return `<div class="cell"><div class="small">${box} ${print.text(label)}</div>${block(print, lines)}</div>`
      })
      .join('')}</div>`
  const facts: Entry[] = random.shuffled<Entry>([
    [print.say(numberName(print)), deal.number],
    [print.say('date'), print.day(deal.date)],
    [print.say('due'), print.day(deal.due)],
  ])
  const ofSums: Entry[] = [
    [print.say('discount'), print.amount(-deal.discount)],
    ...taxed(print),
    [print.say('rounding'), print.amount(0)],
    [print.say('total'), print.amount(deal.total)],
  ]
  const half = Math.ceil(ofSums.length / 2)
  const paper = sheet(
    print,
    `<div class="mid"><b>${print.text(heading(print))}</b></div>${boxed(facts)}${boxed([
      [print.say('from'), deal.supplier.name, ...deal.supplier.address, ...ownNumbers(print)],
      [print.say('billTo'), ...customer(print)],
    ])}${boxed(ofSums.slice(0, half))}${boxed(ofSums.slice(half))}${items(print)}<p class="small">${print.text(print.terms())}</p>`,
  )
  return {
    ...paper,
    css: `${paper.css} .row { display: flex; } .cell { flex: 1; border: 0.2mm solid #333; padding: 0.6mm 1.5mm; white-space: nowrap; } .mid { text-align: center; }`,
  }
}

/** What is due for a month, said in one large line, with a slip to tear off below that says it all again. */
function paymentSlip(print: Print): Sheet {
  const { deal, random } = print
  const from = daysAfter(deal.date, -random.whole(28, 34))
  const charges = deal.items.map((item): Entry => [item.text, print.amount(item.amount)])
  const total = `${print.say('total')} ${print.amount(deal.total)}`
  const slip: Entry[] = [
    [print.label('customerNumber'), deal.customerNumber],
    [print.label(numberName(print)), deal.number],
    [print.label('due'), print.day(deal.due)],
    [print.label('total'), print.amount(deal.total)],
  ]
  return sheet(
    print,
    `<div class="two"><div>${block(print, customer(print))}</div><div class="right small">${block(print, [...sender(print), ...reaching(print), ...ownNumbers(print)])}</div></div>
     <h1>${print.text(deal.kind === 'invoice' ? print.trade('bill') : heading(print))}</h1><p>${print.text(`${print.trade('period')}: ${print.day(from)} - ${print.day(daysAfter(deal.date, -1))}`)}</p>
     <p>${print.text(`${print.label('date')} ${print.day(deal.date)}`)}</p><h1>${print.text(total)}</h1><p>${print.text(`${print.label('due')} ${print.day(deal.due)}`)}</p>
     <h2>${print.text(print.trade('charges'))}</h2><table class="sums">${cells(print, charges)}</table>${sums(print)}<p>${print.text(print.terms())}</p>
     <div style="border-top:0.3mm dashed #333;margin-top:16mm;padding-top:4mm" class="two"><table>${cells(print, slip)}</table>${block(print, [...sender(print), ...bank(print)])}</div>`,
  )
}

/** A slip so narrow that every amount stands on a line of its own below its words. */
function narrowTill(print: Print): Sheet {
  const { deal, random } = print
  const { html, documentNumber } = meta(print)
  const side = random.pick(['right', 'left'])
  const stacked = (all: readonly Row[]) =>
    all
      .map(
        ([label, value]) =>
          `<div>${print.text(label)}</div>${value === undefined ? '' : `<div style="text-align:${side}">${print.text(value)}</div>`}`,
      )
      .join('')
  const sold = deal.items.map(({ text, quantity, unit, amount }): Row => [
    text,
    quantity === 1
      ? print.figures(amount)
      : `${quantity} x ${print.figures(unit)} = ${print.figures(amount)}`,
  ])
  const total: Row[] = [[print.say('tillTotal'), print.amount(deal.total)]]
  return {
    html: `${header(print)}<hr>${stacked(sold)}<hr>${stacked(before(print))}<b>${stacked(total)}</b>${stacked(paid(print))}<hr>${taxes(print)}<hr>${html}${centred(print, [print.say('thanks')])}`,
    css: look(print, 44),
    truth: print.truth({ documentNumber }),
  }
}

/** What a machine in a car park prints: came, left, paid; the firm in small print at the end. */
function parking(print: Print): Sheet {
  const { deal, random } = print
  const came = random.chance(0.6) ? deal.date : daysAfter(deal.date, -random.whole(1, 6))
  const facts: Row[] = [
    [print.trade('arrival'), `${print.day(came)} ${time(print)}`],
    [print.trade('departure'), `${print.day(deal.date)} ${time(print)}`],
    ...(random.chance(0.5) ? [['', `${random.whole(1, 23)}h ${random.whole(1, 59)}m`] as Row] : []),
  ]
  const price: Row[] = [
    ...before(print),
    [print.say('tillTotal'), print.amount(deal.total)],
    ...paid(print),
  ]
  const number = `${print.label('receiptNumber')} ${deal.number}`
  const firm = [deal.supplier.name, ...deal.supplier.address]
  return {
    html: `<div class="mid name">${random.chance(0.5) ? 'P' : print.text(print.say('receipt'))}</div>${centred(print, [number, `${print.say('plainDate')} ${print.day(deal.date)}`])}<hr>${rows(print, facts)}<hr>${rows(print, price)}${taxes(print)}<hr>${centred(print, [print.say('thanks'), ...firm, ...(deal.isTaxed ? [`${print.label('vatNumber')} ${deal.vatNumber}`] : [])])}`,
    css: look(print, 60),
    truth: print.truth({ documentNumber: deal.number, otherNames: [] }),
  }
}

export const freshInvoices = {
  'column-letter': columnLetter,
  'boxed-form': boxedForm,
  'payment-slip': paymentSlip,
}
export const freshTills = { 'narrow-till': narrowTill, parking }
