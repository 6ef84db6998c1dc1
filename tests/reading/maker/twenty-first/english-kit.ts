/** What the English papers of the twenty-first set are drawn with beside what those of the sets before it are. */
import type { Firm, Pen } from '../eighth/kit'
import { gstin } from '../ninth/numbers'
import type { Facts } from '../twelfth/kit'

/** What was paid already and what is left, behind the sum of both. @param labels of the whole, of what was paid, of the rest, parted by bars */
export function settledBy(
  pen: Pen,
  total: number,
  paid: number,
  labels: string,
): [label: string, value: string][] {
  const [whole = '', less = '', rest = ''] = labels.split('|')
  const all: Facts = [
    [whole, pen.money(total)],
    ...(paid > 0 ? [[less, pen.money(-paid)] as const] : []),
    [rest, pen.money(total - paid)],
  ]
  return all.map(([label, value]) => [label, value])
}

/** An address of the web from a name. */
export const siteOf = (name: string, end: string): string =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 28)}${end}`

/** The two digits of an Indian state by how the postal codes of its towns begin. */
const states: Readonly<Record<string, string>> = {
  11: '07',
  14: '03',
  36: '24',
  40: '27',
  42: '27',
  45: '23',
  50: '36',
  56: '29',
  57: '29',
  64: '33',
  68: '32',
}

/** An Indian firm's number for tax, of the state that it sits in. */
export const gstinOf = (pen: Pen, { address }: Firm): string =>
  gstin(pen, states[/ (\d\d)\d{4}$/.exec(address[1] ?? '')?.[1] ?? ''] ?? '27')
