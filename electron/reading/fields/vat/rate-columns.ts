/** A summary of VAT whose rates head columns: under them what each is of, and the tax. */
import { ratesIn } from '../amounts/rates'
import type { Amount } from '../amounts/amounts'
import { taxOn } from '../amounts/ledger'
import type { Row } from '../lines/rows'

/** How many rows under its head one reaches. */
const reach = 5
const mostRates = 6

interface RateColumn {
  rate: number
  net: number
  vat: number
  amount: Amount
}

/** One line for each column of the first such summary, in hundredths; none where the taxes are not those of the rates. */
export function rateColumns(rows: readonly Row[], amounts: readonly Amount[]): RateColumn[] {
  const byRow = new Map<number, Amount[]>()
  for (const amount of amounts)
    byRow.set(amount.row.index, [...(byRow.get(amount.row.index) ?? []), amount])
  for (const { text, index } of rows) {
    const rates = ratesIn(text)
    if (rates.length < 2 || rates.length > mostRates || byRow.has(index)) continue
    const below = Array.from({ length: reach }, (_, down) => byRow.get(index + down + 1) ?? [])
    const found = columnsUnder(rates, below)
    if (found.length > 0) return found
  }
  return []
}

function columnsUnder(rates: readonly number[], below: readonly Amount[][]): RateColumn[] {
  const all = below.filter(({ length }) => length === rates.length)
  const taxes = all.find((own) => own.every(({ roles, rowRoles }) => roles.tax || rowRoles.tax))
  const bases = all.find((own) => own !== taxes && taxes && areOf(own, taxes, rates))
  if (!taxes || !bases) return []
  return rates.flatMap((rate, at) => {
    const [amount, base] = [taxes[at], bases[at]]
    return amount && base ? [{ rate, net: base.cents, vat: amount.cents, amount }] : []
  })
}

const areOf = (bases: readonly Amount[], taxes: readonly Amount[], rates: readonly number[]) =>
  rates.every(
    (rate, at) =>
      Math.abs(taxOn(bases[at]?.cents ?? Number.NaN, rate) - (taxes[at]?.cents ?? 0)) <= 1.01,
  )
