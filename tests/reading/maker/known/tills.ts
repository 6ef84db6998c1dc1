/** Layouts of receipts: till slips, bills of restaurants, and receipts sent by mail. */
import type { PaperTruth, Print, Sheet } from '../print'

export type Row = [left: string, right?: string]

export const rows = (print: Print, all: readonly Row[]) =>
  all
    .map(([left, right]) =>
      right === undefined
        ? `<div>${print.text(left)}</div>`
        : `<div class="pair"><span>${print.text(left)}</span><span>${print.text(right)}</span></div>`,
    )
    .join('')

export const centred = (print: Print, lines: readonly string[]) =>
  `<div class="mid">${lines.map((line) => print.text(line)).join('<br>')}</div>`

const two = (value: number) => String(value).padStart(2, '0')

export function time(print: Print): string {
  const { random } = print
  return `${two(random.whole(7, 21))}:${two(random.whole(0, 59))}${random.chance(0.3) ? `:${two(random.whole(0, 59))}` : ''}`
}

export function look(print: Print, width: number): string {
  const { random } = print
  const font = random.pick([
    'DejaVu Sans Mono',
    'DejaVu Sans Mono',
    'DejaVu Sans Condensed',
    'DejaVu Sans',
  ])
  return `@page { size: ${width + 8}mm 300mm; margin: 4mm; } #sheet { font: ${random.pick([8, 8.5, 9])}pt '${font}'; width: ${width}mm; line-height: 1.3; color: #111; padding: 0; }
    .mid { text-align: center; } .pair { display: flex; justify-content: space-between; gap: 3mm; } .pair span:last-child { white-space: nowrap; } .name { font-size: ${random.pick([100, 130, 170])}%; font-weight: bold; } .sum { font-weight: bold; font-size: ${random.pick([100, 120, 140])}%; }
    hr { border: 0; border-top: 0.2mm dashed #333; margin: 1.5mm 0; } table { width: 100%; border-collapse: collapse; } td, th { text-align: right; font-weight: normal; } :is(td, th):first-child { text-align: left; }`
}

export function header(print: Print): string {
  const { deal, random } = print
  const { supplier, owner, country } = deal
  const hasNumber = deal.isTaxed && random.chance(0.85)
  return centred(print, [])
    .concat(
      `<div class="mid name">${print.text(random.chance(0.4) ? supplier.name.toUpperCase() : supplier.name)}</div>`,
    )
    .concat(
      centred(print, [
        ...(owner === undefined ? [] : [owner]),
        ...supplier.address,
        ...(random.chance(0.5) ? [`${print.label('phone')} ${deal.phone}`] : []),
        ...(hasNumber
          ? [
              `${print.label(country.code === 'US' ? 'registration' : 'vatNumber')} ${deal.vatNumber}`,
            ]
          : []),
      ]),
    )
}

export function sold(print: Print): Row[] {
  const { deal, random } = print
  const hasCode = deal.isTaxed && deal.shares.length > 1
  const code = (rate: number) =>
    hasCode ? ` ${'ABC'.charAt(deal.shares.findIndex((share) => share.rate === rate))}` : ''
  const isAbove = random.chance(0.5)
  return deal.items.flatMap(({ text, quantity, unit, amount, rate }): Row[] => {
    const price = `${print.figures(amount)}${code(rate)}`
    if (quantity === 1) return [[text, price]]
    return isAbove
      ? [[text], [`  ${quantity} x ${print.figures(unit)}`, price]]
      : [[`${quantity} x ${text}`, price]]
  })
}

/** What stands between the items and the total. */
export function before(print: Print): Row[] {
  const { deal, random } = print
  const { addsTax } = deal.country
  const found: Row[] = []
  if (deal.discount > 0 || addsTax || deal.tip > 0 || random.chance(0.2))
    found.push([print.say('subtotal'), print.figures(deal.sum)])
  if (deal.discount > 0) found.push([print.say('discount'), print.figures(-deal.discount)])
  if (addsTax)
    for (const share of deal.shares) found.push([print.vatOf(share), print.figures(share.vat)])
  if (deal.tip > 0) found.push([print.say('tip'), print.figures(deal.tip)])
  if (deal.rounding !== 0) found.push([print.say('rounding'), print.figures(deal.rounding)])
  return found
}

export function paid(print: Print): Row[] {
  const { deal, random } = print
  const { total, given } = deal
  const four = `**** **** **** ${random.whole(1000, 9999)}`
  if (deal.paidBy === 'card')
    return [
      [print.say('card'), print.amount(total)],
      ...(random.chance(0.5) ? [[four] as Row] : []),
    ]
  if (deal.paidBy === 'split')
    return [
      [print.say('cash'), print.amount(given)],
      [print.say('card'), print.amount(total - given)],
    ]
  if (given === total) return [[print.say('cash'), print.amount(given)]]
  return [
    [print.say('cash'), print.amount(given)],
    [print.say('change'), print.amount(given - total)],
  ]
}

/** The tax that prices contain, by rate: as lines or as a table. */
export function taxes(print: Print): string {
  const { deal, random } = print
  if (!deal.isTaxed || deal.country.addsTax) return ''
  const { shares } = deal
  if (shares.length === 1 && random.chance(0.4))
    return rows(
      print,
      shares.map((share): Row => [print.vatOf(share), print.amount(share.vat)]),
    )
  const [net, gross] = [
    print.deal.country.words.net[0] ?? '',
    print.deal.country.words.total[0] ?? '',
  ]
  const head = [`%`, net.split(' ').at(-1) ?? net, print.say('vat'), gross.split(' ')[0] ?? gross]
  const cell = (tag: string, values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${print.text(value)}</${tag}>`).join('')}</tr>`
  const body = shares.map(({ rate, net: base, vat }, at) =>
    cell('td', [
      `${shares.length > 1 ? `${'ABC'.charAt(at)} ` : ''}${print.rate(rate)}`,
      print.figures(base),
      print.figures(vat),
      print.figures(base + vat),
    ]),
  )
  return `<table>${cell('th', head)}${body.join('')}</table>`
}

export function meta(print: Print): { html: string; documentNumber: string | null } {
  const { deal, random } = print
  const day = `${random.chance(0.5) ? `${print.label('plainDate')} ` : ''}${print.day(deal.date)}`
  const number = `${print.label('receiptNumber')} ${deal.number}`
  const hasNumber = random.chance(0.7)
  const served = `${print.label('served')} ${random.whole(1, 19)}`
  const all = [
    `${day} ${time(print)}`,
    ...(hasNumber ? [number] : []),
    ...(random.chance(0.5) ? [served] : []),
  ]
  return {
    html: random
      .shuffled(all)
      .map((line) => `<div>${print.text(line)}</div>`)
      .join(''),
    documentNumber: hasNumber ? deal.number : null,
  }
}

const total = (print: Print) =>
  `<div class="pair sum"><span>${print.text(print.say('tillTotal'))}</span><span>${print.text(print.amount(print.deal.total))}</span></div>`

/** A slip of a till. */
function slip(print: Print): Sheet {
  const { random } = print
  const { html, documentNumber } = meta(print)
  const isTop = random.chance(0.5)
  const title = random.chance(0.3) ? centred(print, [print.say('receipt')]) : ''
  const truth: Partial<PaperTruth> = { documentNumber }
  return {
    html: `${header(print)}${title}<hr>${isTop ? `${html}<hr>` : ''}${rows(print, sold(print))}<hr>${rows(print, before(print))}${total(print)}${rows(print, paid(print))}<hr>${taxes(print)}${isTop ? '' : `<hr>${html}`}<hr>${centred(print, [print.say('thanks')])}`,
    css: look(print, random.pick([58, 66, 72])),
    truth: print.truth(truth),
  }
}

/** A bill on a wider sheet: facts first, sums with their currency, how it was paid in words. */
function bill(print: Print): Sheet {
  const { random } = print
  const { html, documentNumber } = meta(print)
  const head = `<div class="name">${print.text(print.deal.supplier.name)}</div>${rows(
    print,
    [...print.deal.supplier.address].map((line): Row => [line]),
  )}`
  return {
    html: `${head}<br>${html}<br>${rows(print, sold(print))}<hr>${rows(print, before(print))}${total(print)}<br>${taxes(print)}<br>${rows(print, paid(print))}<br>${print.text(print.say('thanks'))}${print.deal.isTaxed ? `<br>${print.text(`${print.label('vatNumber')} ${print.deal.vatNumber}`)}` : ''}`,
    css: look(print, random.pick([80, 100])),
    truth: print.truth({ documentNumber, otherNames: [] }),
  }
}

/** A receipt of an order on the web: heading, a number and a day in words, sums, the firm in the last line. */
function online(print: Print): Sheet {
  const { deal, random } = print
  const isNamedAbove = random.chance(0.7)
  const name = print.text(deal.supplier.name)
  return {
    html: `${isNamedAbove ? `<div class="name">${name}</div>` : ''}<h2>${print.text(print.say('receipt'))}</h2><div>${print.text(`${print.label('receiptNumber')} ${deal.number}`)}</div><div>${print.text(`${print.label('plainDate')} ${print.day(deal.date)}`)}</div><br>
      <div><b>${print.text(print.label('billTo'))}</b></div>${rows(
        print,
        [deal.customer.name, ...deal.customer.address].map((line): Row => [line]),
      )}<br>${rows(print, sold(print))}<hr>${rows(print, before(print))}${total(print)}${taxes(print)}<br>${rows(print, paid(print).slice(0, 1))}<hr>
      <div>${name} · ${print.text(deal.supplier.address.join(', '))}${deal.isTaxed ? ` · ${print.text(`${print.label('vatNumber')} ${deal.vatNumber}`)}` : ''}</div>`,
    css: look(print, 120),
    truth: print.truth({ otherNames: [] }),
  }
}

export const tillLayouts: Readonly<Record<string, (print: Print) => Sheet>> = { slip, bill, online }
