/** Papers that show their sums in two currencies, one of them for a tax or while a country changes its money. */
import type { Amount } from './amounts'
import { codeOf, writtenIn } from './currency'
import type { Whereabouts } from '../countries/told'

/**
 * The amounts of the currency that is to be paid in, where totals stand in two: the words beside them name one (`Total due
 * in US dollars  $120.00  £92.40`), or what was paid is the total of one. Otherwise all of them.
 */
export function ofOwnCurrency(
  amounts: readonly Amount[],
  from: Whereabouts,
): Amount[] {
  const codes = amounts.map((amount) => codeOf(amount, from))
  const totals = amounts.flatMap((amount, at) =>
    amount.roles.total && codes[at] !== undefined ? [{ amount, code: codes[at] }] : [],
  )
  const shown = new Set(totals.map(({ code }) => code))
  if (shown.size !== 2) return [...amounts]
  const own = namedIn(totals) ?? paidIn(amounts, totals)
  if (own === undefined) return [...amounts]
  const rest = amounts.filter((amount, at) => {
    const code = codes[at] ?? writtenIn(amount.heading)
    return code === undefined || code === own || !shown.has(code)
  })
  return rest.map((amount) => inItsRow(rest, amount))
}

interface Total {
  amount: Amount
  code: string
}

/** By the words beside two totals in one row. */
function namedIn(totals: readonly Total[]): string | undefined {
  const pairs = totals.filter(({ amount, code }) =>
    totals.some((other) => other.amount.row === amount.row && other.code !== code),
  )
  const named = new Set(pairs.flatMap(({ amount }) => writtenIn(amount.label) ?? []))
  return named.size === 1 ? [...named][0] : undefined
}

/** By an amount of cash or of a card, without its own sign, that is as much as one of them. */
function paidIn(amounts: readonly Amount[], totals: readonly Total[]): string | undefined {
  const paid = amounts.filter(
    ({ roles }) => (roles.cash || roles.card || roles.paid) && !roles.total,
  )
  const codes = new Set(
    totals.flatMap(({ amount, code }) =>
      paid.some(({ cents }) => cents === amount.cents) ? [code] : [],
    ),
  )
  return codes.size === 1 ? [...codes][0] : undefined
}

/** As it stands in its row without those that were left out. */
function inItsRow(rest: readonly Amount[], amount: Amount): Amount {
  const beside = rest.filter(({ row }) => row === amount.row)
  return { ...amount, isLast: beside.at(-1) === amount, among: beside.length }
}
