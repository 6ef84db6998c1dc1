// Owns money: whole pence inside, decimals only where JSON begins or ends.
const decimalPattern = /^\d{1,9}(?:\.\d{1,2})?$/
const quantityPattern = /^\d{1,6}(?:\.\d{1,3})?$/

/** Takes "24.00", "24", or the JSON number 24; undefined for anything else. */
export function parsePence(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !decimalPattern.test(text)) return undefined
  const [pounds = '0', fraction = ''] = text.split('.')
  return Number(pounds) * 100 + Number(fraction.padEnd(2, '0'))
}

/** As `parsePence`, and with a minus in front below zero. */
export function parseSignedPence(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !text.startsWith('-')) return parsePence(value)
  const pence = parsePence(text.slice(1))
  return pence ? -pence : pence
}

/** A quantity in whole thousandths: "1.5" and 1.5 are 1500; undefined for anything else. */
export function parseThousandths(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  if (!quantityPattern.test(trimmed)) return undefined
  const [whole = '0', fraction = ''] = trimmed.split('.')
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** Whole pence, halves away from zero; the product in between may be beyond what a number holds exactly. */
export function timesThousandths(pence: number, thousandths: number): number {
  if (pence < 0) return 0 - timesThousandths(-pence, thousandths)
  return Number((BigInt(pence) * BigInt(thousandths) + 500n) / 1000n)
}

export function decimalText(pence: number): string {
  const size = Math.abs(pence)
  const fraction = String(size % 100).padStart(2, '0')
  return `${pence < 0 ? '-' : ''}${(size - (size % 100)) / 100}.${fraction}`
}

/** The number JSON shows; read from the decimal text so that no arithmetic happens in floating point. */
export function decimalNumber(pence: number): number {
  return Number(decimalText(pence))
}
