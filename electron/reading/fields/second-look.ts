/** Whether a value that was read from a picture is read again in the same way. Pure. */
import { datesIn, exchanged } from './dates/dates'

/** Fields that a single wrong digit spoils, and that nothing else proves. */
export const decisive = ['total', 'vat', 'date', 'due', 'cardLastFour'] as const
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
  if (field !== 'date' && field !== 'due')
    return digitsOf(second).includes(digitsOf(value).replace(/^0+(?=\d)/, ''))
  const days = datesIn(second).flatMap(({ iso, isAmbiguous }) => [
    iso,
    ...(isAmbiguous ? [exchanged(iso)] : []),
  ])
  return days.includes(value) || signsOf(second).includes(signsOf(first))
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
/** Without what is next to invisible. */
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')
