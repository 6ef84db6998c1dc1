/** The words of a language as its papers print them: of each thing the ways it is said, one of which a paper takes. */

const names = [
  'invoice',
  'creditNote',
  'receipt',
  'number',
  'creditNumber',
  'receiptNumber',
  'date',
  'plainDate',
  'due',
  'delivered',
  'order',
  'customerNumber',
  'reference',
  'billTo',
  'from',
  'net',
  'vat',
  'vatOf',
  'total',
  'tillTotal',
  'subtotal',
  'cash',
  'change',
  'card',
  'discount',
  'tip',
  'rounding',
  'columns',
  'vatNumber',
  'registration',
  'phone',
  'thanks',
  'terms',
  'untaxed',
  'served',
  'goods',
  'foods',
  'months',
  'short',
  'trade',
  'weekdays',
] as const

/** In the order in which a language's `trade` has them. */
export const tradeNames = [
  'account',
  'period',
  'previous',
  'received',
  'charges',
  'balance',
  'arrival',
  'departure',
  'room',
  'night',
  'breakfast',
  'bill',
  'ticket',
  'travelDate',
  'issued',
  'booking',
  'debit',
  'credit',
  'statement',
  'forward',
  'shipTo',
  'adult',
] as const

export type TradeName = (typeof tradeNames)[number]

export type Name = (typeof names)[number]
export type Words = Readonly<Record<Name, readonly string[]>>

/**
 * A line for each name: `name: one way|another`. In them `{rate}` is a rate with its sign, `{days}` a number of days,
 * `{date}` the day by which to pay, `{name}` the supplier. `columns` and `trade` are lists, in the order of the other languages.
 * @throws where a name is unknown or has no line
 */
export function words(lines: string): Words {
  const found = waysOf(lines)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`Words ${missing.join(', ')} are missing or unknown`)
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? []])) as unknown as Words
}

/**
 * A language where some names are said in other ways, given as for `words`.
 * @throws where a name is unknown
 */
export const wordsBut = (language: Words, lines: string): Words => ({
  ...language,
  ...Object.fromEntries(waysOf(lines)),
})

function waysOf(lines: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const [, name = '', ways = ''] = /^\s*(\w+):\s*(.+?)\s*$/.exec(line) ?? []
    found.set(name, ways.split('|'))
  }
  const unknown = [...found.keys()].filter((name) => !names.some((each) => each === name))
  if (unknown.length > 0) throw new Error(`Words ${unknown.join(', ')} are missing or unknown`)
  return found
}
