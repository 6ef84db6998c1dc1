// Owns VAT types and the VAT contained in a gross amount.
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { listReply } from './page'

const percentByType: ReadonlyMap<string, number> = new Map([
  ['Standard', 20],
  ['Reduced', 5],
  ['Zero', 0],
  ['Exempt', 0],
  ['Outside the Scope', 0],
])

export function isVatType(name: unknown): name is string {
  return typeof name === 'string' && percentByType.has(name)
}

/** Whole pence, halves away from zero: the VAT is the part of the gross that makes net + rate = gross. */
export function vatPence(grossPence: number, vatType: string): number {
  const percent = percentByType.get(vatType) ?? 0
  const whole = 100 + percent
  const size = Math.floor((2 * Math.abs(grossPence) * percent + whole) / (2 * whole))
  return grossPence < 0 && size > 0 ? -size : size
}

/** Whole pence, halves away from zero: the VAT that comes on top of a net amount. */
export function vatOnTopPence(netPence: number, vatType: string): number {
  if (netPence < 0) return 0 - vatOnTopPence(-netPence, vatType)
  return Math.floor((2 * netPence * vatPercent(vatType) + 100) / 200)
}

export function vatPercent(vatType: string): number {
  return percentByType.get(vatType) ?? 0
}

export function listVatTypes(call: Call): Reply {
  const names = [...percentByType.keys()]
  if (call.settings.dialect.plainLookups)
    return listReply(
      call,
      names.map((name) => ({ name: name.toUpperCase(), displayableName: name })),
    )
  return listReply(call, names, (vatTypes) => ({ vatTypes }))
}
