/** What the papers of the tenth set are drawn with beside what those of the eighth and ninth are. */
import { summed, type Line, type Sums } from '../eighth/kit'
import { es, gb, it, type Notation } from '../eighth/notations'
import { emirati } from '../sixth/words'
import { croatian, greek } from '../last/words'
import { mexican, turkish } from '../fresh/words'

const hard = '\u00A0'

export const hr: Notation = { ...es, words: croatian, day: 'DD.MM.YYYY.' }
export const gr: Notation = { ...it, words: greek, money: `#${hard}€` }
export const tr: Notation = { ...it, words: turkish, currency: 'TRY', money: '*#' }
export const ae: Notation = { ...gb, words: emirati, currency: 'AED', money: 'AED #' }
export const mx: Notation = { ...gb, words: mexican, currency: 'MXN', money: '$#' }

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
