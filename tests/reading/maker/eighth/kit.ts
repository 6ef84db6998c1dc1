/** What the papers of the eighth and later sets are drawn with: chance, a country's notation, sums, and pieces of a page. */
import type { Random } from '../../../support/random'
import { filled } from '../deal'
import { dayAs, daysAfter, isoOf, plainDecimal, printedFigures } from '../notation'
import type { PaperTruth, Sheet } from '../print'
import type { Notation } from './notations'

/** Street and town. */
export interface Firm {
  name: string
  address: string[]
  /** Names that a bookkeeper might take as well. */
  also: string[]
}

/** Of `name;street;town` each, where wanted with `;other name/other name`. */
export const firms = (text: string): Firm[] =>
  text.split('|').map((each) => {
    const [name = '', street = '', town = '', also = ''] = each.trim().split(';')
    return { name, address: [street, town], also: also === '' ? [] : also.split('/') }
  })

export interface Ware {
  text: string
  /** Hundredths. */
  least: number
  most: number
  rate: number
}

/** Of `text;least;most;rate` each, prices in whole units with decimals after a point. */
export const wares = (text: string): Ware[] =>
  text.split('|').map((each) => {
    const [name = '', least = '', most = '', rate = '0'] = each.trim().split(';')
    const hundredths = (price: string) => Math.round(Number(price) * 100)
    return { text: name, least: hundredths(least), most: hundredths(most), rate: Number(rate) }
  })

export interface Line {
  text: string
  quantity: number
  unit: number
  amount: number
  rate: number
}

export interface Share {
  rate: number
  net: number
  vat: number
}

/** All in hundredths. `sum` is of the lines as printed, `net` what tax is taken on. */
export interface Sums {
  lines: Line[]
  shares: Share[]
  sum: number
  discount: number
  net: number
  vat: number
  total: number
}

const added = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

interface Buying {
  count: [least: number, most: number]
  /** Of one ware at most; 1 if absent. */
  most?: number
  /** Prices end on a multiple of this, in hundredths; 5 if absent. */
  step?: number
  /** Whether prices hold the tax. */
  isGross?: boolean
  /** In percent, taken off the whole. */
  discount?: number
}

const firstDay = Date.UTC(2024, 1, 5)
const lastDay = Date.UTC(2026, 9, 30)

/** Chance and a country's ways for one paper. */
export class Pen {
  readonly random: Random
  readonly notation: Notation
  readonly date: Date

  constructor(random: Random, notation: Notation) {
    this.random = random
    this.notation = notation
    this.date = new Date(firstDay + random.whole(0, (lastDay - firstDay) / 86_400_000) * 86_400_000)
  }

  pick<T>(values: readonly T[]): T {
    return this.random.pick(values)
  }

  /** @returns two different ones */
  pair<T>(values: readonly T[]): [T, T] {
    const [one, other] = this.random.shuffled(values)
    return [one as T, other as T]
  }

  whole(least: number, most: number): number {
    return this.random.whole(least, most)
  }

  chance(share: number): boolean {
    return this.random.chance(share)
  }

  /** `#` a digit, `@` a letter; `2026` and `26` become the year of the paper. */
  digits(form: string): string {
    const year = String(this.date.getUTCFullYear())
    const dated = form.replace(/(?<!\d)(20)?26(?!\d)/g, (found) => year.slice(-found.length))
    return filled(this.random, dated)
  }

  /** So many days after the day of the paper. */
  after(days: number): Date {
    return daysAfter(this.date, days)
  }

  day(date: Date = this.date, form: string = this.notation.day): string {
    return dayAs(form, date, this.notation.words)
  }

  clock(): string {
    const two = (value: number) => String(value).padStart(2, '0')
    return `${two(this.whole(8, 21))}:${two(this.whole(0, 59))}`
  }

  plain(cents: number): string {
    return printedFigures(cents, this.notation.group, this.notation)
  }

  money(cents: number): string {
    const text = this.notation.money.replace('#', this.plain(Math.abs(cents)))
    return cents < 0 ? `-${text}` : text
  }

  rate(rate: number): string {
    return `${String(rate).replace('.', this.notation.decimal)}${this.notation.percent}`
  }

  buy(from: readonly Ware[], buying: Buying): Sums {
    const { count, most = 1, step = 5, isGross = false, discount = 0 } = buying
    const chosen = this.random.shuffled(from).slice(0, this.whole(...count))
    const lines = chosen.map(({ text, least, most: dearest, rate }): Line => {
      const unit = Math.round(this.whole(least, dearest) / step) * step
      const quantity = this.chance(0.5) ? 1 : this.whole(1, most)
      return { text, quantity, unit, amount: unit * quantity, rate }
    })
    const unit = this.notation.isWhole ? 100 : 1
    const off = Math.round((sumOf(lines) * discount) / 100 / unit) * unit
    return summed(lines, { isGross, discount: off, unit })
  }
}

/** A pen that writes days in one of these forms. */
export const penFor = (
  random: Random,
  notation: Notation,
  days: string,
  more: Partial<Notation> = {},
): Pen => new Pen(random, { ...notation, day: random.pick(days.split('|')), ...more })

export const sumOf = (lines: readonly Line[]): number => added(lines.map(({ amount }) => amount))

/**
 * @param discount in hundredths, off all lines alike
 * @param unit the smallest amount there is, in hundredths
 */
export function summed(
  lines: Line[],
  { isGross, discount, unit = 1 }: { isGross: boolean; discount: number; unit?: number },
): Sums {
  const rounded = (value: number) => Math.round(value / unit) * unit
  const sum = sumOf(lines)
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  let left = sum - discount
  const shares = rates.map((rate, at): Share => {
    const own = sumOf(lines.filter((line) => line.rate === rate))
    const base = at === rates.length - 1 ? left : rounded((own * (sum - discount)) / sum)
    left -= base
    const vat = rounded(isGross ? (base * rate) / (100 + rate) : (base * rate) / 100)
    return { rate, net: isGross ? base - vat : base, vat }
  })
  const net = added(shares.map((share) => share.net))
  const vat = added(shares.map((share) => share.vat))
  return { lines, shares, sum, discount, net, vat, total: net + vat }
}

/** One of something. Hundredths. */
export const line = (text: string, amount: number, rate = 0): Line => ({
  text,
  quantity: 1,
  unit: amount,
  amount,
  rate,
})

/** So many of something at a price. Hundredths. */
export const several = (text: string, quantity: number, unit: number, rate = 0): Line => ({
  text,
  quantity,
  unit,
  amount: unit * quantity,
  rate,
})

/** Of prices that tax comes on top of. */
export const onTop = (lines: Line[]): Sums => summed(lines, { isGross: false, discount: 0 })

/** Of prices that hold the tax. */
export const within = (lines: Line[]): Sums => summed(lines, { isGross: true, discount: 0 })

/** With every amount turned, as on a credit note. */
export const negated = ({ lines, shares, ...sums }: Sums): Sums => ({
  lines: lines.map((line) => ({ ...line, quantity: -line.quantity, amount: -line.amount })),
  shares: shares.map(({ rate, net, vat }) => ({ rate, net: -net, vat: -vat })),
  sum: -sums.sum,
  discount: -sums.discount,
  net: -sums.net,
  vat: -sums.vat,
  total: -sums.total,
})

interface Told extends Omit<Partial<PaperTruth>, 'supplier' | 'lines' | 'vatLines'> {
  supplier: Firm
  sums: Sums
  /** Whether it has lines of what was bought: it has, if absent. */
  hasLines?: boolean
  /** Whether rates stand with net or tax of each. */
  hasRates?: boolean
}

/** What a paper says of these sums, on the pen's day. `documentNumber` is `null` unless it is given. */
export function truthOf(pen: Pen, told: Told): PaperTruth {
  const { supplier, sums, hasLines = true, hasRates = false, ...more } = told
  const lines = sums.lines.map(({ text, amount }) => ({ text, amount: plainDecimal(amount) }))
  const vatLines = sums.shares.map(({ rate, net, vat }) => ({
    rate: String(rate),
    net: plainDecimal(net),
    vat: plainDecimal(vat),
  }))
  return {
    supplier: supplier.name,
    otherNames: supplier.also,
    date: isoOf(pen.date),
    total: plainDecimal(sums.total),
    vat: sums.vat === 0 ? null : plainDecimal(sums.vat),
    currency: pen.notation.currency,
    documentNumber: null,
    kind: 'invoice',
    ...(hasLines ? { lines } : {}),
    ...(hasRates ? { vatLines } : {}),
    ...more,
  }
}

export const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** Lines below one another. */
export const block = (texts: readonly string[]): string => texts.map(escaped).join('<br>')

/** What stands below a firm's name: its other names, street and town. */
export const below = ({ also, address }: Firm): string => block([...also, ...address])

const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`

export const table = (
  name: string,
  rows: readonly (readonly string[])[],
  head?: readonly string[],
): string =>
  `<table class="${name}">${head ? row(head, 'th') : ''}${rows.map((cells) => row(cells)).join('')}</table>`

/** Label and value, a row each. */
export type Pairs = [label: string, value: string][]

/** A name as letters on a coloured ground; a text like any other. */
export const wordmark = (name: string, colour: string, font: string): string =>
  `<svg width="${name.length * 13 + 30}" height="44"><rect width="10" height="40" y="2" fill="${colour}"/><text x="18" y="30" font-family="${font}" font-size="23" font-weight="bold" fill="${colour}">${escaped(name)}</text></svg>`

/** The same as a picture, whose letters are no text of the file. */
export const pictured = (name: string, colour: string, font: string): string =>
  `<div style="filter: blur(0.3px)">${wordmark(name, colour, font)}</div>`

/** A sign without letters. */
export const sign = (colour: string): string =>
  `<svg width="46" height="46"><circle cx="23" cy="23" r="21" fill="${colour}"/><path d="M12 30 L23 10 L34 30 Z" fill="#fff"/></svg>`

const common = `* { box-sizing: border-box; } table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.7mm 2.5mm 0.7mm 0; }
  .items { width: 100%; } .items :is(td, th):not(:first-child), .sums td:last-child { text-align: right; white-space: nowrap; } .sums { margin-left: auto; } .sums td:last-child { padding-left: 9mm; }
  .sides { display: flex; justify-content: space-between; align-items: flex-start; gap: 8mm; } .right { text-align: right; } .small { font-size: 78%; } .grey { color: #666; } .mid { text-align: center; }
  .foot { position: absolute; bottom: 9mm; left: 18mm; right: 18mm; } p { margin: 2mm 0; } h1 { margin: 0; }`

/** @param pages each as the html of one page */
export function paged(
  size: 'A4' | 'letter',
  css: string,
  pages: readonly string[],
  truth: PaperTruth,
): Sheet {
  const [width, height] = size === 'A4' ? [210, 297] : [216, 279]
  const html = pages.map((page) => `<section>${page}</section>`).join('')
  return {
    html,
    css: `@page { size: ${width}mm ${height}mm; margin: 0; } ${common} section { position: relative; width: ${width}mm; height: ${height - 0.5}mm; padding: 14mm 18mm; break-after: page; overflow: hidden; line-height: 1.35; color: #1a1a1a; } section:last-child { break-after: auto; } ${css}`,
    truth,
  }
}

/** A strip of paper of so many millimetres. */
export const roll = (width: number, css: string, html: string, truth: PaperTruth): Sheet => ({
  html,
  css: `@page { size: ${width}mm 320mm; margin: 4mm; } ${common} #sheet { width: ${width - 8}mm; line-height: 1.28; color: #111; } .pair { display: flex; justify-content: space-between; gap: 3mm; } .pair span:last-child { white-space: nowrap; } hr { border: 0; border-top: 0.25mm dashed #333; margin: 1.2mm 0; } ${css}`,
  truth,
})

export const pairs = (all: readonly (readonly [string, string?])[]): string =>
  all
    .map(([left, right]) =>
      right === undefined
        ? `<div>${escaped(left)}</div>`
        : `<div class="pair"><span>${escaped(left)}</span><span>${escaped(right)}</span></div>`,
    )
    .join('')

export const middle = (texts: readonly string[]): string => `<div class="mid">${block(texts)}</div>`
