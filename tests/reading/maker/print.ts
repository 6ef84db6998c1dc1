/** A deal as one paper prints it: words, forms of amounts and days chosen once and kept throughout. */
import type { Random } from '../../support/random'
import type { Deal, Share } from './deal'
import { dayAs, plainDecimal, isoOf, printedFigures, rateOf } from './notation'
import { tradeNames, type Name, type TradeName } from './words'

/** Exactly what the paper says. `null` where it does not show it. */
export interface PaperTruth {
  supplier: string
  /** Names that count as well. */
  otherNames: string[]
  date: string
  total: string
  vat: string | null
  currency: string
  documentNumber: string | null
  /** Numbers that count as well. */
  otherNumbers?: string[]
  kind: Deal['kind'] | 'statement' | 'reminder' | 'other'
  /** By when to pay, `null` where it asks for nothing later; left out where the paper's maker does not say. */
  due?: string | null
  /** What the buyer gave to know it by; left out where the paper's maker does not say. */
  customerReference?: string | null
  /** What was bought, with amounts as printed; left out where the paper's maker does not say. */
  lines?: { text: string; amount: string }[]
  /** By rate, as printed; left out where the paper has no table of them or its maker does not say. */
  vatLines?: { rate: string; net: string; vat: string }[]
}

export interface Sheet {
  html: string
  css: string
  truth: PaperTruth
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

export class Print {
  readonly deal: Deal
  readonly random: Random
  readonly #said = new Map<Name, string>()
  readonly #group: string
  readonly #money: string
  readonly #itemMoney: string
  readonly #day: string
  readonly #rateSpace: string
  readonly #colon: string

  constructor(random: Random, deal: Deal) {
    this.deal = deal
    this.random = random
    const { groups, money, days } = deal.country
    this.#group = random.pick(groups)
    this.#money = random.pick(money)
    this.#itemMoney = random.chance(0.6) ? '#' : this.#money
    this.#day = random.pick(days)
    this.#rateSpace = random.pick(['', ' '])
    this.#colon = random.pick(['', ':', ':'])
  }

  /** One way to say it, the same throughout the paper. */
  say(name: Name): string {
    const known = this.#said.get(name)
    if (known !== undefined) return known
    const chosen = this.random.pick(this.deal.country.words[name])
    this.#said.set(name, chosen)
    return chosen
  }

  /** As a label before a value. */
  label(name: Name): string {
    const text = this.say(name)
    return text.endsWith(':') ? text : `${text}${this.#colon}`
  }

  text(value: string): string {
    return escaped(value)
  }

  amount(cents: number): string {
    return this.#money.replace('#', this.figures(cents)).replace('$-', '-$').replace('£-', '-£')
  }

  itemAmount(cents: number): string {
    return this.#itemMoney.replace('#', this.figures(cents))
  }

  figures(cents: number): string {
    return printedFigures(cents, this.#group, this.deal.country)
  }

  day(date: Date): string {
    return dayAs(this.#day, date, this.deal.country.words)
  }

  rate(rate: number): string {
    return rateOf(rate, this.deal.country, this.#rateSpace)
  }

  /** The line of a tax: `VAT 20%`. */
  vatOf({ name, rate }: Share): string {
    if (name !== undefined) return `${name} @ ${this.rate(rate)}`
    return this.say('vatOf').replace('{rate}', this.rate(rate))
  }

  columns(): string[] {
    return this.deal.country.words.columns as string[]
  }

  /** Words of one trade or another. */
  trade(name: TradeName): string {
    return this.deal.country.words.trade[tradeNames.indexOf(name)] ?? ''
  }

  terms(): string {
    const { days, due, supplier } = this.deal
    return this.say('terms')
      .replace('{days}', String(days))
      .replace('{date}', this.day(due))
      .replace('{name}', supplier.name)
  }

  truth(seen: Partial<PaperTruth> = {}): PaperTruth {
    const { supplier, owner, date, total, vat, isTaxed, country, number, kind } = this.deal
    return {
      supplier: supplier.name,
      otherNames: owner === undefined ? [] : [owner],
      date: isoOf(date),
      total: plainDecimal(total),
      vat: isTaxed ? plainDecimal(vat) : null,
      currency: country.currency,
      documentNumber: number,
      kind,
      ...seen,
    }
  }
}
