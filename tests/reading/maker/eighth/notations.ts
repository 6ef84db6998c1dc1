/** How countries write amounts and days on the papers of the eighth and later sets. */
import type { Words } from '../words'
import { american, british, canadian, dutch, german } from '../known/words-germanic'
import { hungarian, romanian } from '../held-out/words'
import { danish, finnish, norwegian, swedish } from '../known/words-north'
import { czech, french, italian, polish, portuguese, spanish } from '../known/words-south'

export interface Notation {
  /** For the names of months. */
  words: Words
  currency: string
  group: string
  decimal: ',' | '.'
  /** `#` is the figures. */
  money: string
  /** As `dayAs` takes it. */
  day: string
  /** What stands behind the figures of a rate. */
  percent: string
  isWhole?: boolean
  /** Figures in lakhs and crores. */
  isLakh?: boolean
}

const hard = '\u00A0'

const europe = { currency: 'EUR', decimal: ',', percent: `${hard}%` } as const

export const gb: Notation = {
  words: british,
  currency: 'GBP',
  group: ',',
  decimal: '.',
  money: '£#',
  day: 'DD/MM/YYYY',
  percent: '%',
}
export const ie: Notation = { ...gb, currency: 'EUR', money: '€#', day: 'D month YYYY' }
export const us: Notation = {
  ...gb,
  words: american,
  currency: 'USD',
  money: '$#',
  day: 'MM/DD/YYYY',
}
export const ca: Notation = {
  ...us,
  words: canadian,
  currency: 'CAD',
  day: 'YYYY-MM-DD',
}
export const quebec: Notation = {
  ...ca,
  words: french,
  group: hard,
  decimal: ',',
  money: `#${hard}$`,
  percent: `${hard}%`,
}
export const de: Notation = {
  ...europe,
  words: german,
  group: '.',
  money: `#${hard}€`,
  day: 'DD.MM.YYYY',
}
export const at: Notation = { ...de, money: '€ #' }
export const ch: Notation = {
  words: german,
  currency: 'CHF',
  group: "'",
  decimal: '.',
  money: 'CHF #',
  day: 'DD.MM.YYYY',
  percent: '%',
}
export const fr: Notation = {
  ...europe,
  words: french,
  group: hard,
  money: `#${hard}€`,
  day: 'DD/MM/YYYY',
}
export const it: Notation = {
  ...europe,
  words: italian,
  group: '.',
  money: '€ #',
  day: 'DD/MM/YYYY',
  percent: '%',
}
export const es: Notation = { ...it, words: spanish, money: `#${hard}€` }
export const pt: Notation = { ...es, words: portuguese, day: 'YYYY-MM-DD' }
export const nl: Notation = {
  ...europe,
  words: dutch,
  group: '.',
  money: '€ #',
  day: 'DD-MM-YYYY',
  percent: '%',
}
export const be: Notation = { ...nl, day: 'DD/MM/YYYY' }
export const se: Notation = {
  words: swedish,
  currency: 'SEK',
  group: hard,
  decimal: ',',
  money: `#${hard}kr`,
  day: 'YYYY-MM-DD',
  percent: ' %',
}
export const dk: Notation = {
  words: danish,
  currency: 'DKK',
  group: '.',
  decimal: ',',
  money: 'kr. #',
  day: 'DD-MM-YYYY',
  percent: '%',
}
export const no: Notation = {
  ...se,
  words: norwegian,
  currency: 'NOK',
  money: 'kr #',
  day: 'DD.MM.YYYY',
}
export const fi: Notation = { ...fr, words: finnish, day: 'D.M.YYYY' }
export const pl: Notation = {
  words: polish,
  currency: 'PLN',
  group: hard,
  decimal: ',',
  money: `#${hard}zł`,
  day: 'DD.MM.YYYY',
  percent: '%',
}
export const cz: Notation = {
  ...pl,
  words: czech,
  currency: 'CZK',
  money: `#${hard}Kč`,
  day: 'DD.MM.YYYY',
  percent: ' %',
}
export const hu: Notation = {
  ...pl,
  words: hungarian,
  currency: 'HUF',
  group: hard,
  money: `#${hard}Ft`,
  day: 'YYYY.MM.DD.',
  isWhole: true,
}
export const ro: Notation = {
  ...pl,
  words: romanian,
  currency: 'RON',
  group: '.',
  money: `#${hard}Lei`,
  day: 'DD.MM.YYYY',
}
