/** What the lines of a summary come to together, and which of them count. */
import type { Amount } from '../amounts/amounts'
import { taxOn, type Ledger } from '../amounts/ledger'
import type { RateLine } from './vat'

const taxOf = (lines: readonly RateLine[]) => lines.reduce((all, { vat }) => all + vat, 0)
/** Not a number where the net amount of one is not printed. */
const netOf = (lines: readonly RateLine[]) =>
  lines.reduce((all, { net }) => all + (net ?? Number.NaN), 0)

/** Whether lines come to an amount that is printed as a total. */
export function comeToTotal(lines: readonly RateLine[], amounts: readonly Amount[]): boolean {
  const sum = netOf(lines) + taxOf(lines)
  return amounts.some(({ cents, roles }) => cents === sum && (roles.total || roles.strong))
}

/**
 * Whether several lines are followed by a row with the sums of both their columns: `21%  18,82  3,95`, `9%  11,29  1,02`,
 * `TOTAAL  30,11  4,97`.
 * @param mayBeBare whether such a row needs no word
 */
export function isSummedUp(
  lines: readonly RateLine[],
  amounts: readonly Amount[],
  mayBeBare = false,
): boolean {
  const [net, tax] = [netOf(lines), taxOf(lines)]
  return (
    lines.length > 1 &&
    amounts.some(
      ({ row, cents, rowRoles }) =>
        cents === tax &&
        (rowRoles.total || (mayBeBare && !/\p{L}/u.test(row.text))) &&
        amounts.some((other) => other.row === row && other.cents === net),
    )
  )
}

/** Whether the tax of each line is what its rate makes of the net amount that is printed with it, and no other tax is printed. */
export function areOfNets(lines: readonly RateLine[], { tax }: Pick<Ledger, 'tax'>): boolean {
  const known = new Set(lines.flatMap(({ net = 0, vat }) => [vat, net, net + vat]))
  return (
    lines.every(
      ({ rate, net, vat }) => net !== undefined && Math.abs(taxOn(net, rate) - vat) <= 1,
    ) && tax.every((cents) => cents === taxOf(lines) || known.has(cents))
  )
}

/** Whether all the tax is printed as one sum: `Total VAT  32.00`. */
const comeToTax = (lines: readonly RateLine[], amounts: readonly Amount[]) =>
  amounts.some(
    ({ roles, cents }) => roles.tax && (roles.total || roles.taxTotal) && cents === taxOf(lines),
  )

/**
 * Of lines that say the same only the first, since a summary may be printed twice; all of them where only all come to what is
 * printed: the same work on four days.
 */
export function withoutRepeats(
  lines: readonly RateLine[],
  amounts: readonly Amount[],
): readonly RateLine[] {
  const firsts = lines.filter((line, index) => !lines.slice(0, index).some(isSameAs(line)))
  const comesTo = [comeToTotal, isSummedUp, comeToTax]
  const isAll =
    firsts.length < lines.length &&
    comesTo.some((printed) => printed(lines, amounts)) &&
    !comesTo.some((printed) => printed(firsts, amounts))
  return isAll ? lines : firsts
}

const isSameAs =
  ({ rate, vat, net }: RateLine) =>
  (other: RateLine) =>
    rate === other.rate &&
    vat === other.vat &&
    (net === other.net || net === undefined || other.net === undefined)

/** Without what several lines of one rate come to, as where their sum is said below them: `Add VAT at 20%  372.70`. */
export function withoutSum(lines: readonly RateLine[]): readonly RateLine[] {
  const isSum = ({ rate, net, vat }: RateLine) => {
    const parts = lines.filter((other) => other.rate === rate && other.net !== undefined)
    return net === undefined && parts.length > 1 && taxOf(parts) === vat
  }
  const others = lines.filter((line) => !isSum(line))
  // Two of the same sum may be of two things.
  return lines.length - others.length === 1 ? others : lines
}

/** Where lines with what they are of come to a total by themselves, others are what was sold: `2  20%  36,30` below `Mg  USt  EUR`. */
export function withoutSold(
  lines: readonly RateLine[],
  amounts: readonly Amount[],
): readonly RateLine[] {
  const whole = lines.filter(({ net }) => net !== undefined)
  return whole.length > 0 && comeToTotal(whole, amounts) ? whole : lines
}

/** A single line without its net amount: the rest of the total, where that is printed as a sum. */
export function withNet(
  lines: readonly RateLine[],
  ledger: Ledger,
  total: number | undefined,
): readonly RateLine[] {
  return lines.length === 1 ? lines.map((line) => withRest(line, ledger, total) ?? line) : lines
}

/** Of several lines the one whose tax is that of the whole at its rate: others are of what was bought, as on a list of what each card paid. */
export function wholeIn(
  lines: readonly RateLine[],
  ledger: Ledger,
  total: number | undefined,
): RateLine | undefined {
  const wholes = lines.flatMap((line) => {
    const whole = withRest(line, ledger, total)
    const isAtRate = Math.abs(taxOn(whole?.net ?? Number.NaN, line.rate) - line.vat) <= 1.01
    return whole && isAtRate ? [whole] : []
  })
  return lines.length > 1 && wholes.length === 1 ? wholes[0] : undefined
}

function withRest(line: RateLine, { amounts }: Ledger, total: number | undefined) {
  if (line.net !== undefined || total === undefined || line.vat === 0) return undefined
  const rest = total - line.vat
  const isPrinted = amounts.some(
    ({ cents, roles }) => cents === rest && (roles.sub || roles.excl || roles.net),
  )
  return isPrinted ? { ...line, net: rest } : undefined
}
