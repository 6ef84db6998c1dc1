/** Invented UK VAT registration numbers whose check digits are right. */
import type { Random } from '../../support/random'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/** The two check digits for seven digits: modulus 97, or the later scheme that adds 55 before it (9755). */
function checkDigits(seven: string, scheme: 97 | 9755): string {
  const weighted = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(seven[index]), 0)
  const rest = (weighted + (scheme === 9755 ? 55 : 0)) % 97
  return String(97 - rest).padStart(2, '0')
}

/** Nine digits. Numbers of the later scheme start with 95, of which none has been given out yet. */
export function inventVatNumber(random: Random): string {
  const isLater = random.chance(0.6)
  const seven = isLater ? `95${random.text(5, '0123456789')}` : `7${random.text(6, '0123456789')}`
  return seven + checkDigits(seven, isLater ? 9755 : 97)
}

/** The ways in which the number is set on paper. */
export const vatNumberForms = [
  (digits: string) => `GB ${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`,
  (digits: string) => `GB${digits}`,
  (digits: string) => `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`,
  (digits: string) => digits,
  (digits: string) => `GB ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
]
