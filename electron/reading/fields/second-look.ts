/** Whether a value that was read from a picture is read again in the same way. Pure. */
import { datesIn, exchanged } from './dates/dates'
import { nameKey, supplierName } from './supplier/name'
import { hasLegalForm } from './supplier/words'

/** Fields that a single wrong digit or letter spoils, and that nothing else proves. */
export const decisive = ['total', 'vat', 'date', 'due', 'cardLastFour', 'supplier'] as const
export type DecisiveField = (typeof decisive)[number]

/**
 * @param value of the field, told from the first text
 * @param first what was read at its place, and `second` what is read there once more, perhaps with what stands beside it
 */
export function isReadAlike(
  field: DecisiveField,
  value: string,
  { first, second }: { first: string; second: string },
): boolean {
  if (field === 'supplier') return isSpeltAlike(value, { first, second })
  if (field !== 'date' && field !== 'due')
    return digitsOf(second).includes(digitsOf(value).replace(/^0+(?=\d)/, ''))
  const days = datesIn(second).flatMap(({ iso, isAmbiguous }) => [
    iso,
    ...(isAmbiguous ? [exchanged(iso)] : []),
  ])
  return days.includes(value) || signsOf(second).includes(signsOf(first))
}

/** A part of a name that is this long says something of it. */
const leastLetters = 3

/** Whether the letters of a name are the same, but for its firm's form; of a part of it they are, and of what was not seen again. */
function isSpeltAlike(value: string, { first, second }: { first: string; second: string }) {
  if (lettersOf(second).length < leastLetters) return true
  const names = [withoutLegalForm(value), first].map(lettersOf)
  const after = [second, supplierName(second)].map(lettersOf)
  const isIn = (part: string, whole: string) => part !== '' && whole.includes(part)
  return after.some((seen) => names.some((name) => isIn(name, seen) || isIn(seen, name)))
}

function withoutLegalForm(name: string): string {
  const words = name.split(' ')
  const isForm = (...some: string[]) => hasLegalForm(some.join(' ').toUpperCase())
  const count = [1, 2, 3].find((length) => isForm(...words.slice(-length))) ?? 0
  // `SARL Dupont` has its form in front.
  const isAtEnd = count < words.length && (count < 2 || !isForm(words.at(-count) ?? ''))
  return words.slice(0, isAtEnd ? words.length - count : undefined).join(' ')
}

/** As capitals, with one letter for what looks alike in print: a figure, a capital I beside small letters, letters of two parts. */
const lettersOf = (text: string): string =>
  nameKey(
    text
      .replace(/(?<=\p{Ll})[I|1]|[I|1](?=\p{Ll})/gu, 'l')
      .replace(/(?<=\p{L} ?)8(?= ?\p{L})/gu, '&'),
  ).replace(/[012568ŁØÆŒ]/g, (sign) => lookalikes[sign] ?? sign)
const lookalikes: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
/** Without what is next to invisible. */
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')
