/** What was bought of whom: the figures of a paper, from which both its print and its truth come. */
import type { Random } from '../../support/random'
import type { Country } from './country'
import { daysAfter } from './notation'

export type Kind = 'invoice' | 'credit-note' | 'receipt'

export interface Party {
  name: string
  /** Street and town. */
  address: string[]
}

export interface Item {
  text: string
  quantity: number
  /** Hundredths; as `amount` with tax on receipts where the country's prices have it, otherwise without. */
  unit: number
  amount: number
  rate: number
}

/** What falls to one rate, in hundredths. */
export interface Share {
  /** Of the tax, where it has one of its own. */
  name?: string
  rate: number
  net: number
  vat: number
}

export interface Deal {
  country: Country
  kind: Kind
  supplier: Party
  /** A firm behind a shop's name. */
  owner: string | undefined
  customer: Party
  number: string
  order: string
  customerNumber: string
  vatNumber: string
  registration: string
  phone: string
  iban: string
  date: Date
  due: Date
  delivered: Date
  days: number
  items: Item[]
  shares: Share[]
  isTaxed: boolean
  /** Of the items, before tax is added or discount taken off. */
  sum: number
  discount: number
  tip: number
  rounding: number
  /** Tax in all. */
  vat: number
  /** What is to be paid or was paid, tip and rounding included. */
  total: number
  paidBy: 'card' | 'cash' | 'split'
  given: number
}

const letters = 'ABCDEFGHKLMNPRSTUVWXYZ'

/** `#` becomes a digit, the first of them not 0, and `@` a letter. */
export function filled(random: Random, form: string): string {
  let isFirst = true
  return form.replace(/[#@]/g, (mark) => {
    if (mark === '@') return random.pick(Array.from(letters))
    const digit = isFirst ? random.whole(1, 9) : random.whole(0, 9)
    isFirst = false
    return String(digit)
  })
}

const firstDay = Date.UTC(2024, 0, 3)
const lastDay = Date.UTC(2026, 9, 28)

/** To what the currency can pay. */
const payable = (cents: number, { isWhole }: Country) =>
  isWhole ? Math.round(cents / 100) * 100 : Math.round(cents)

export function dealOf(random: Random, country: Country, kind: Kind): Deal {
  const isReceipt = kind === 'receipt'
  const [firms, others] = [country.firms, random.shuffled(country.firms)]
  const shop = random.pick(isReceipt && random.chance(0.8) ? country.shops : firms)
  const date = daysAfter(new Date(firstDay), random.whole(0, (lastDay - firstDay) / 86_400_000))
  const days = random.pick([7, 10, 14, 30, 30, 45])
  const place = () => [random.pick(country.streets), random.pick(country.towns)]
  const figures = isReceipt ? bought(random, country) : invoiced(random, country)
  const customer = others.find((name) => name !== shop) ?? ''
  return {
    country,
    kind,
    supplier: { name: shop, address: place() },
    owner: isReceipt && random.chance(0.25) ? others.find((name) => name !== shop) : undefined,
    customer: { name: customer, address: place() },
    number: isReceipt
      ? filled(random, random.pick(['####', '######', '########', '##-#####']))
      : filled(random, random.pick(country.numbers)),
    order: filled(random, random.pick(['######', 'PO-####', '45########'])),
    customerNumber: filled(random, random.pick(['#####', 'K-####', '1######'])),
    vatNumber: filled(random, country.vatNumber),
    registration: filled(random, country.registration),
    phone: filled(random, country.phone),
    iban: filled(random, `${country.code.slice(0, 2)}## #### #### #### ####`),
    date,
    due: daysAfter(date, days),
    delivered: daysAfter(date, -random.whole(1, 9)),
    days,
    ...(kind === 'credit-note' && random.chance(0.5) ? turned(figures) : figures),
  }
}

type Figures = Pick<
  Deal,
  | 'items'
  | 'shares'
  | 'isTaxed'
  | 'sum'
  | 'discount'
  | 'tip'
  | 'rounding'
  | 'vat'
  | 'total'
  | 'paidBy'
  | 'given'
>

/** The rates of a paper: mostly one, at times two or three. */
function ratesFor(random: Random, { rates, addsTax }: Country): number[] {
  const standard = rates[0] ?? 0
  if (addsTax) return [random.pick(rates)]
  const isMixed = random.chance(0.35)
  return isMixed
    ? random.shuffled(rates).slice(0, random.whole(2, 3))
    : [random.chance(0.75) ? standard : random.pick(rates)]
}

function itemsFor(
  random: Random,
  country: Country,
  rates: readonly number[],
  isReceipt: boolean,
): Item[] {
  const { scale = 1 } = country
  const names = random.shuffled(isReceipt ? country.words.foods : country.words.goods)
  return names.slice(0, random.whole(1, isReceipt ? 7 : 5)).map((text, at) => {
    const quantity = random.chance(isReceipt ? 0.75 : 0.4) ? 1 : random.whole(2, isReceipt ? 4 : 24)
    const price = isReceipt ? random.whole(90, 2400) : random.whole(800, 160_000)
    const odd = random.chance(0.3) ? 4 : 0
    const unit = payable(Math.round((price * scale) / 5) * 5 + odd, country)
    const rate = at < rates.length ? (rates[at] ?? 0) : random.pick(rates)
    return { text, quantity, unit, amount: unit * quantity, rate }
  })
}

const sumOf = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

function sharesOf(
  items: readonly Item[],
  factor: number,
  { country, isGross }: { country: Country; isGross: boolean },
): Share[] {
  const rates = [...new Set(items.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.flatMap((rate) => {
    const sum = sumOf(items.filter((item) => item.rate === rate).map((item) => item.amount))
    const amount = payable(sum * factor, country)
    const taxAt = (share: number) =>
      payable(isGross ? (amount * share) / (100 + share) : (amount * share) / 100, country)
    const half = { rate: rate / 2, net: amount, vat: taxAt(rate / 2) }
    if (country.splitTax) return country.splitTax.map((name) => ({ name, ...half }))
    const vat = taxAt(rate)
    return { rate, net: isGross ? amount - vat : amount, vat }
  })
}

function invoiced(random: Random, country: Country): Figures {
  const isTaxed = !random.chance(0.1)
  const rates = isTaxed ? ratesFor(random, country) : [0]
  const items = itemsFor(random, country, rates, false)
  const sum = sumOf(items.map(({ amount }) => amount))
  const discount =
    random.chance(0.12) && new Set(items.map(({ rate }) => rate)).size === 1
      ? payable(sum * 0.1, country)
      : 0
  const shares = sharesOf(items, (sum - discount) / sum, { country, isGross: false })
  const vat = sumOf(shares.map((share) => share.vat))
  const total = sum - discount + vat
  return {
    items,
    shares,
    isTaxed,
    sum,
    discount,
    tip: 0,
    rounding: 0,
    vat,
    total,
    paidBy: 'card',
    given: total,
  }
}

function bought(random: Random, country: Country): Figures {
  const isTaxed = country.addsTax === true || !random.chance(0.12)
  const rates = isTaxed ? ratesFor(random, country) : [0]
  const items = itemsFor(random, country, rates, true)
  const sum = sumOf(items.map(({ amount }) => amount))
  const discount = random.chance(0.15) && rates.length === 1 ? payable(sum * 0.1, country) : 0
  const isGross = country.addsTax !== true
  const shares = sharesOf(items, (sum - discount) / sum, { country, isGross })
  const vat = sumOf(shares.map((share) => share.vat))
  const before = sum - discount + (isGross ? 0 : vat)
  const tip = random.chance(country.code === 'US' ? 0.4 : 0.08)
    ? payable(Math.round((before * 0.15) / 10) * 10, country)
    : 0
  const paidBy = random.pick(['card', 'card', 'card', 'cash', 'cash', 'split'] as const)
  const coin = country.coin
  const exact = before + tip
  const total = paidBy === 'cash' && coin ? Math.round(exact / coin) * coin : exact
  const note = random.pick([500, 1000, 2000]) * (country.scale ?? 1)
  const given =
    paidBy === 'cash'
      ? random.chance(0.2)
        ? total
        : Math.ceil(total / note) * note
      : payable(total * 0.4, country)
  return {
    items,
    shares,
    isTaxed,
    sum,
    discount,
    tip,
    rounding: total - exact,
    vat,
    total,
    paidBy,
    given,
  }
}

/** With every amount negative, as many credit notes print them. */
function turned(figures: Figures): Figures {
  const { items, shares, sum, discount, vat, total } = figures
  return {
    ...figures,
    items: items.map((item) => ({ ...item, quantity: -item.quantity, amount: -item.amount })),
    shares: shares.map(({ rate, net, vat: tax }) => ({ rate, net: -net, vat: -tax })),
    sum: -sum,
    discount: -discount,
    vat: -vat,
    total: -total,
  }
}
