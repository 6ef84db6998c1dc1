/** The weekday printed beside a date: it tells which of two ways to read the figures is meant. */
import { folded } from '../lines/text'

const languages =
  'en de fr nl es it pt pl sv da nb fi cs sk hu ro hr sl bg el et lv lt ms tr id uk ru sr sr-Latn mk sq is ga ca'.split(
    ' ',
  )
/** A Sunday; the days after it are those of the week. */
const sunday = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000
const shortest = 3

/** Short for a Wednesday in Turkish and for a Friday in Croatian, and English words behind many a day: `Car park`, `Pet food`. */
const ordinary = new Set(['CAR', 'PET'])

/** Names and short names in capitals without accents, each with its day, Sunday being 0; those of two days left out. */
const days: ReadonlyMap<string, number> = namedDays()

function namedDays(): Map<string, number> {
  const found = new Map<string, number | undefined>()
  const note = (name: string, day: number) => {
    const known = found.get(name)
    found.set(name, found.has(name) && known !== day ? undefined : day)
  }
  for (const language of languages)
    for (const weekday of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      for (let day = 0; day < 7; day += 1)
        note(folded(names.format(sunday + day * dayMs)).replace(/\W+$/, ''), day)
    }
  'SUN MON TUES WEDS THURS FRI SAT'.split(' ').forEach((name, day) => note(name, day))
  return new Map(
    [...found].flatMap(([name, day]) =>
      day === undefined || name.length < shortest || ordinary.has(name) ? [] : [[name, day]],
    ),
  )
}

/** The weekday just before or after a place in a row's text, Sunday being 0. */
export function weekdayAt(text: string, from: number, to: number): number | undefined {
  const before = /([^\s,.()]+)[\s,.(]*$/.exec(text.slice(Math.max(0, from - 20), from))?.[1]
  const after = /^[\s,.(]*([^\s,.()]+)/.exec(text.slice(to, to + 20))?.[1]
  return days.get(folded(before ?? '')) ?? days.get(folded(after ?? ''))
}

/** Of a day `YYYY-MM-DD`, Sunday being 0. */
export const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay()

/** Before a date, in the languages of dates.ts: it labels nothing. */
export const weekday =
  /(?<!\p{L})(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|(?:M[oi]|D[io]|Fr|S[ao]|ma|wo|vr|z[ao]|lun|mer|jeu|ven|sam|dim|gio|sab|dom|mi[ée]|jue|vie|s[áa]b|pon|wt|[śs]r|czw|pt|sob|niedz|[úu]t|[čc]t|p[áa]|m[åa]n|tis|tir|ons|tor|fre|l[öø]r|s[öø]n)[.,]|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|(?:luned|marted|mercoled|gioved|venerd)ì|sabato|domenica|(?:m[åa]n|tis|ons|tors|fre|l[öø]r|s[öø]n|tirs)dag)\.?,?\s*$/iu
