/** What the items of a paper may come to, and where they end. */
import type { Amount } from './amounts'
import type { ItemSums } from './items'
import type { Ledger } from './ledger'

/**
 * The total without its tax comes first, as on electronic invoices (BT-131 of EN 16931), then what calls itself a sum, then
 * the total. Above the last subtotal there are items alone, below it charges too.
 * @param amounts as printed
 * @param total hundredths, above zero on a refund too, as is `vat`
 */
export function itemSums(
  amounts: readonly Amount[],
  { isRefund }: Ledger,
  total: number | undefined,
  vat = 0,
): ItemSums {
  const sign = isRefund ? -1 : 1
  const whole = total === undefined ? [] : [sign * total]
  const named = amounts.filter(({ roles }) => isSum(roles)).map(({ cents }) => cents)
  const isTotal = ({ cents }: Amount) => whole.includes(cents)
  const last =
    amounts.findLast((amount) => isTotal(amount) && isNamedSum(amount)) ??
    amounts.findLast((amount) => isTotal(amount) && (amount.roles.card || amount.roles.cash))
  const sub = amounts.findLast(({ roles }) => roles.sub)
  return {
    sums: [...whole.map((cents) => cents - sign * vat), ...named, ...whole],
    ends: [...(sub ? [sub.row.index] : []), last?.row.index ?? Infinity],
  }
}

const isNamedSum = ({ roles }: Amount) => roles.total || roles.strong || roles.sub

const isSum = ({ sub, total, net, excl, incl, tax, taxTotal }: Amount['roles']) =>
  (sub || total || net || excl) && !taxTotal && (!tax || excl || incl)
