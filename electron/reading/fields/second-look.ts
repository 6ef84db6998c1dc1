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

/** Whether the letters of a name are the same, but for its firm's form; of a part of it, or of nothing, they are. */
function isSpeltAlike(value: string, { first, second }: { first: string; second: string }) {
  const [before, after] = [lettersOf(first), lettersOf(second)]
  const name = lettersOf(withoutLegalForm(value))
  return [name, before].some((each) => after.includes(each)) || before.includes(after)
}

function withoutLegalForm(name: string): string {
  const words = name.split(' ')
  const isForm = (count: number) => hasLegalForm(words.slice(-count).join(' ').toUpperCase())
  return words.slice(0, words.length - ([1, 2, 3].find(isForm) ?? 0)).join(' ')
}

/** As capitals, figures being the letters that they look like. */
const lettersOf = (text: string): string =>
  nameKey(supplierName(text)).replace(/[0158Ø]/g, (sign) => lookalikes[sign] ?? sign)
const lookalikes: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', Ø: 'O' }

const digitsOf = (text: string): string => text.replace(/\D/g, '')
/** Without what is next to invisible. */
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')
