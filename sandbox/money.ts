// Owns money: whole pence inside, decimals only where JSON begins or ends.
const decimalPattern = /^\d{1,9}(?:\.\d{1,2})?$/

/** Takes "24.00", "24", or the JSON number 24; undefined for anything else. */
export function parsePence(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !decimalPattern.test(text)) return undefined
  const [pounds = '0', fraction = ''] = text.split('.')
  return Number(pounds) * 100 + Number(fraction.padEnd(2, '0'))
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
