// Owns adding decimal texts without floating point.
const places = 6

export function addDecimals(texts: readonly string[]): string {
  const total = texts.reduce((sum, text) => sum + scaled(text), 0n)
  const digits = (total < 0n ? -total : total).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return twoPlaces(total < 0n ? `-${text}` : text)
}

/** At least two digits after the point, and more only where they say something. */
export function twoPlaces(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
