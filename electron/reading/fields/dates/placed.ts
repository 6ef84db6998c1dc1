/** The day of a letter, behind the town where it was written: `Paris, le 3 mars 2026`. */
import type { FoundDate } from './dates'
import { weekday } from './weekday'
import type { Part, Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/**
 * Whether a day stands so in its part. Also behind a colon, under whose label such a day stands, `Plaats, datum | : Leeuwarden, 9
 * februari 2026`, and alone beside a town that leads to it, `Luxembourg, le | 3 février 2026`.
 */
export function isPlaced(row: Row, own: Part, date: FoundDate): boolean {
  const previous = row.parts[row.parts.indexOf(own) - 1]?.text ?? ''
  const [from, to] = [date.from - own.from, date.to - own.from]
  if (from === 0) {
    const start = previous.length + 1
    return (
      row.position < 0.4 &&
      isTown.test(previous) &&
      isPlaceAndDay(`${previous} ${own.text}`, start, start + to)
    )
  }
  const colon = /^: /.exec(own.text)?.[0].length ?? 0
  return (
    (colon === 0 || ofPlaceAndDay.test(labelForm(previous))) &&
    isPlaceAndDay(own.text.slice(colon), from - colon, to - colon)
  )
}

/** Not what was done or agreed on it: `Travaux réceptionnés, le`, `Bon pour accord, le`; over the sums, as the head of a letter. */
const isTown =
  /^(?!Ware\b|Bon\b|Lu\b|Re[çc]u\b|Fait\b)\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]+|am|an|der|la|le|sur))*,(?:\s(?:le|den|il|am))?$/u

const ofPlaceAndDay =
  /^(?:(?:PLAATS|ORT|LIEU|LUOGO|LUGAR|STED|ORT OCH) )?(?:DATUM|DATE|DATA|FECHA|DATO)$/

/** A town, a comma and the day, and nothing else but the letters of who wrote it: `Lausanne, le 18 juin 2026 / sb`. */
const isPlaceAndDay = (text: string, from: number, to: number) =>
  /^\p{L}[\p{L} .'()/-]{1,40},\s*(?:le|den|am|dne|dana|kelt|il|lì|li|em|a|el|dnia|dn\.|d\.)?\s*$/u.test(
    text.slice(0, from),
  ) &&
  !weekday.test(text.slice(0, from)) &&
  !/[\p{L}\d]/u.test(text.slice(to).replace(/^\s*\/\s*\p{Ll}{2,4}$/u, ''))
