/** Papers of the special samples: a roll of seven thousand pixels, an invoice of two pages. */
import { money, pounds } from './notation'
import { goods, itemOf, netOf, sumOf, vatOf, vatOnTop, vatTruth, vatWithin } from './basket'
import { cardLines, centre, letter, pair, roll, row, rule, th, tr } from './markup'
import { Occasion, shops, type Sheet } from './sheet'

const WORDS = 'BOLT NUT WASHER HINGE BRACKET SCREW HOOK CLIP PLATE ANCHOR'.split(' ')
const SIZES = 'M4 M5 M6 M8 M10 M12 40MM 60MM 75MM 100MM 125MM 150MM'.split(' ')

const hardware = (occasion: Occasion, count: number) =>
  goods(
    occasion.random
      .shuffled(WORDS.flatMap((word) => SIZES.map((size) => `${word} ${size} ZINC`)))
      .slice(0, count)
      .map((name) => `${name}|${(occasion.random.whole(15, 940) / 100).toFixed(2)}`)
      .join('\n'),
  ).map((good) => itemOf(good, occasion.random.chance(0.3) ? occasion.random.whole(2, 9) : 1))

/** 120 things bought at once. */
export function longRoll(): Sheet {
  const [shop] = shops(
    'HOLMFIRTH IRONMONGERS|5 Victoria Street|Holmfirth|HD9 7DE|01632 967017|slashes',
  )
  const occasion = new Occasion(71, shop!, 'DejaVu Sans Mono')
  const items = hardware(occasion, 120)
  const sums = vatWithin(items)
  const total = sumOf(items)
  const card = cardLines(occasion, total, 0)
  const number = occasion.number(6)
  const lines = [
    centre('HOLMFIRTH IRONMONGERS', 'b big'),
    centre('5 Victoria Street\nHolmfirth HD9 7DE\nTel 01632 967017'),
    centre(`VAT No ${occasion.vatNumber(0)}`),
    rule('='),
    pair(`Receipt ${number}`, `${occasion.on()} ${occasion.time}`),
    rule('='),
    ...items.flatMap(({ name, quantity, price, amount }) => [
      pair(name, quantity === 1 ? money(amount) : ''),
      ...(quantity > 1 ? [pair(`    ${quantity} x ${money(price)}`, money(amount))] : []),
    ]),
    rule('='),
    pair('TOTAL TO PAY', pounds(total), 'b big'),
    ...card.lines,
    rule('='),
    pair(`Net ${money(netOf(sums))}`, `VAT 20% ${money(vatOf(sums))}`),
    row(`${items.length} lines`),
    centre('Thank you'),
  ]
  return roll(
    occasion,
    { columns: 38, size: 20, leading: 1.286 },
    lines,
    occasion.truth(total, {
      ...vatTruth(sums),
      vatNumber: occasion.vatNumberTruth,
      ...card.seen,
      documentNumber: number,
      items: items.length,
    }),
  )
}

/** Lines on both pages, the total on the second. */
export function longInvoice(): Sheet {
  const [shop] = shops(
    'Kirkgate Fastenings Ltd|Unit 21 Aire Valley Works|Shipley|BD17 7AA|01632 967128|words',
  )
  const occasion = new Occasion(72, shop!, 'Liberation Sans')
  const items = hardware(occasion, 46)
  const rates = vatOnTop(items)
  const total = netOf(rates) + vatOf(rates)
  const number = `KF${occasion.number(6)}`
  const html = `
    <h1>Kirkgate Fastenings Ltd</h1><p>Unit 21 Aire Valley Works, Shipley BD17 7AA. Telephone 01632 967128. VAT number ${occasion.vatNumber(0)}</p>
    <table style="width:320px;margin:20px 0">${tr('Invoice number', number)}${tr('Invoice date', occasion.on())}${tr('Terms', '30 days')}</table>
    <table>${th('Item', 'Quantity', 'Each', 'Amount')}${items.map(({ name, quantity, price, amount }) => tr(name, String(quantity), money(price), money(amount))).join('')}</table>
    <table style="width:280px;margin:24px 0 0 auto">${tr('Net total', pounds(netOf(rates)))}${tr('VAT at 20%', pounds(vatOf(rates)))}${tr('<b>Invoice total</b>', `<b>${pounds(total)}</b>`)}</table>`
  return letter(
    occasion,
    {
      css: '#sheet { display: block; padding: 0; width: auto; min-height: 0; } tr { break-inside: avoid; }',
    },
    html,
    occasion.truth(total, {
      ...vatTruth(rates),
      vatNumber: occasion.vatNumberTruth,
      documentNumber: number,
      items: items.length,
    }),
  )
}
