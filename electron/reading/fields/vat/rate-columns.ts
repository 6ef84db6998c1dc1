/** A summary of VAT whose rates head columns: under them what each is of, and the tax. */
import { amountsByRow, ratesIn } from '../amounts/rates'
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

/**
 * One line for each column of such a summary, in hundredths, or of several that come to a printed amount; none where the taxes are
 * not those of the rates.
 */
export function rateColumns(rows: readonly Row[], amounts: readonly Amount[]): RateColumn[] {
  const byRow = amountsByRow(amounts)
  const tables = rows.flatMap((row) => {
    const rates = ratesIn(row.text)
    if (rates.length < 2 || rates.length > mostRates || byRow.has(row)) return []
    const below = rows.slice(row.index + 1, row.index + 1 + reach)
    const found = columnsUnder(
      rates,
      below.map((each) => byRow.get(each) ?? []),
    )
    return found.length > 0 ? [found] : []
  })
  // A copy says the same again.
  const told = new Map(
    tables.map((table) => [
      table.map(({ rate, net, vat }) => `${rate} ${net} ${vat}`).join(),
      table,
    ]),
  )
  const all = [...told.values()].flat()
  const gross = all.reduce((sum, { net, vat }) => sum + net + vat, 0)
  return told.size < 2 || amounts.some(({ cents }) => cents === gross) ? all : []
}

/** What stands under each rate: nothing, where there is no tax. */
type Line = readonly (Amount | undefined)[]

function columnsUnder(
  rates: readonly number[],
  below: readonly (readonly Amount[])[],
): RateColumn[] {
  const isOfTax = ({ roles, rowRoles }: Amount) => roles.tax || rowRoles.tax
  const all = below.flatMap((own) => linesOf(own, rates))
  for (const taxes of all.filter((line) => line.every((each) => !each || isOfTax(each)))) {
    const bases = all.find((line) => line[0] !== taxes[0] && areOf(line, taxes, rates))
    if (!bases) continue
    return rates.flatMap((rate, at) => {
      const [amount, base] = [taxes[at] ?? bases[at], bases[at]]
      return amount && base ? [{ rate, net: base.cents, vat: taxes[at]?.cents ?? 0, amount }] : []
    })
  }
  return []
}

/** A row by the rates, as it is or without its sum, and with nothing under those that make no tax. */
function linesOf(own: readonly Amount[], rates: readonly number[]): Line[] {
  const rest = own.slice(0, -1)
  const sum = rest.reduce((all, { cents }) => all + cents, 0)
  const isSummed = rest.length > 1 && own.at(-1)?.cents === sum
  const taxed = rates.filter((rate) => rate !== 0)
  return (isSummed ? [own, rest] : [own]).flatMap((line): Line[] => {
    if (line.length === rates.length) return [line]
    if (line.length !== taxed.length || line.length < 2) return []
    let at = 0
    return [rates.map((rate) => (rate === 0 ? undefined : line[at++]))]
  })
}

const areOf = (bases: Line, taxes: Line, rates: readonly number[]) =>
  rates.every(
    (rate, at) =>
      Math.abs(taxOn(bases[at]?.cents ?? Number.NaN, rate) - (taxes[at]?.cents ?? 0)) <= 1.01,
  )
