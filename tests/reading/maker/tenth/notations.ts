/** Ways to write of the countries that came with the tenth set. */
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
