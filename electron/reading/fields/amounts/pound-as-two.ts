/** Whether recognition made a 2 of each sign of pounds: `£3.20` as `23.20`. */
import type { Amount } from './amounts'

/** One amount alone may well begin so. */
const fewest = 2

/** Whether all amounts of a paper begin with a 2 and none has a sign. */
export function isPoundAsTwo(amounts: readonly Amount[]): boolean {
  const values = new Set(amounts.map(({ cents }) => Math.abs(cents)).filter((cents) => cents > 0))
  const haveTwo = [...values].every((cents) => cents >= 1000 && String(cents).startsWith('2'))
  return values.size >= fewest && haveTwo && amounts.every(({ currency }) => !currency)
}
