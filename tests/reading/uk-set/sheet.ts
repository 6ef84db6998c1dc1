/** What a layout is given and what it makes: the occasion of a purchase, and the paper with its truth. */
import { Random } from '../../support/random'
import { dateForms, decimal, isoDate, type DateForm, type Day, type Pence } from './notation'
import type { PaperTruth } from './truth'
import { inventVatNumber, vatNumberForms } from './vat-number'

export interface Shop {
  name: string
  street: string
  town: string
  postcode: string
  phone: string
  /** A date form that this shop uses, where the layout leaves it open. */
  form: DateForm
}

/** One shop a line: `name|street|town|postcode|phone|date form`. */
export function shops(list: string): Shop[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', street = '', town = '', postcode = '', phone = '', form = 'slashes'] = line
        .trim()
        .split('|')
      return { name, street, town, postcode, phone, form: form as DateForm }
    })
}

export type Material = 'thermal' | 'white' | 'cream' | 'card' | 'screen'

/** A paper to be drawn, and what it says. Its styles set its width. */
export interface Sheet {
  html: string
  css: string
  material: Material
  truth: PaperTruth
}

export interface Layout {
  kind: string
  shops: Shop[]
  fonts: readonly string[]
  draw: (occasion: Occasion) => Sheet
}

/** One purchase: when, where, and the chance that decides the rest. */
export class Occasion {
  readonly random: Random
  readonly shop: Shop
  readonly font: string
  readonly date: Day
  readonly time: string
  readonly seconds: string
  readonly #vatDigits: string

  constructor(seed: number, shop: Shop, font: string) {
    this.random = new Random(seed)
    this.shop = shop
    this.font = font
    this.date = {
      year: this.random.pick([2023, 2024, 2024, 2025]),
      month: this.random.whole(1, 6),
      day: this.random.whole(1, 28),
    }
    if (this.date.year < 2025) this.date.month += this.random.pick([0, 6])
    const two = (value: number) => String(value).padStart(2, '0')
    this.time = `${two(this.random.whole(8, 20))}:${two(this.random.whole(0, 59))}`
    this.seconds = `${this.time}:${two(this.random.whole(0, 59))}`
    this.#vatDigits = inventVatNumber(this.random)
  }

  /** The date as this shop writes it, or in the given form. */
  on(form: DateForm = this.shop.form, date: Day = this.date): string {
    return dateForms[form](date)
  }

  /** The VAT number in one of its usual settings. */
  vatNumber(setting: 0 | 1 | 2 | 3 | 4): string {
    return vatNumberForms[setting]!(this.#vatDigits)
  }

  get vatNumberTruth(): string {
    return `GB${this.#vatDigits}`
  }

  /** So many digits, the first of them not 0. */
  number(digits: number): string {
    return this.random.text(1, '123456789') + this.random.text(digits - 1, '0123456789')
  }

  /** Truth with what most papers have in common; the rest is absent unless given. */
  truth(total: Pence, seen: Partial<PaperTruth> = {}): PaperTruth {
    return {
      supplier: this.shop.name,
      date: isoDate(this.date),
      total: decimal(total),
      vat: null,
      vatLines: [],
      vatNumber: null,
      currency: 'GBP',
      payment: null,
      lastFour: null,
      documentNumber: null,
      items: 0,
      ...seen,
    }
  }
}
