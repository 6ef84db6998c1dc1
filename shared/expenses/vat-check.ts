/** Whether the VAT that a receipt shows is what the chosen VAT types come to. */
import { totals, type ExpenseDraft } from './expense'
import {
  addAmounts,
  compareAmounts,
  parseAmount,
  signOf,
  subtractAmounts,
  vatRate,
  vatWithin,
  withSign,
} from '../money'
import { otherCurrency, paperAmount, paperTotal } from '../receipts/paper'
import type { Amount } from '../money'
import type { ReadFields } from '../receipts/reading'

/** What does not fit: other VAT than chosen, VAT where none was chosen, or none shown where some was chosen. */
export type VatDoubt =
  | {
      code: 'other-vat'
      /** As the receipt shows it, and as the chosen types come to. */
      shown: Amount
      expected: Amount
      gross: Amount
      /** Percent, where all lines have the same rate. */
      rate?: number
      /** Whether the receipt was surely read. */
      isSure: boolean
      /** The only VAT type under which it would fit. */
      fitting?: string
    }
  | { code: 'none-chosen'; shown: Amount; gross: Amount; isSure: boolean; fitting?: string }
  | { code: 'none-shown'; expected: Amount }

/** Rounding line by line moves the sum by so much. */
const slack = '0.02'

/** Whether two amounts of VAT are within what rounding can do (2 pence). */
export function vatFits(a: Amount, b: Amount): boolean {
  const apart = subtractAmounts(a, b)
  return compareAmounts(apart, slack) <= 0 && compareAmounts(apart, `-${slack}`) >= 0
}

/** The VAT a receipt shows: the amount that was read, or the sum of its lines; below zero on a credit note. */
export function shownVat(
  fields: Pick<ReadFields, 'kind' | 'vat' | 'vatLines'>,
): { amount: Amount; isSure: boolean } | undefined {
  const { vat, vatLines } = fields
  const single = paperAmount(vat?.value, fields)
  if (vat && single !== undefined) return { amount: single, isSure: vat.isSure }
  const parts = vatLines.map((line) => paperAmount(line.vat, fields))
  if (parts.length === 0 || parts.includes(undefined)) return undefined
  return { amount: addAmounts(parts.flatMap((part) => part ?? [])), isSure: false }
}

/**
 * Undefined where they agree within 2 pence, and where too little is known: a VAT type without a known rate, an amount
 * that is not typed yet, another currency, or a draft that is not of the whole receipt.
 * @param vatTypes those the books offer, to name the one that would fit
 */
export function checkVat(
  draft: Pick<ExpenseDraft, 'lines' | 'original'>,
  fields: ReadFields,
  vatTypes: readonly string[] = [],
): VatDoubt | undefined {
  const { gross, vat: expected } = totals(draft)
  const isWhole = draft.lines.every(
    (line) => line.vatType !== '' && parseAmount(line.gross) !== undefined,
  )
  if (!isWhole || expected === undefined || draft.original || !isComparable(fields, gross))
    return undefined
  const shown = shownVat(fields)
  if (!shown) return noneShown(fields, gross, expected)
  if (vatFits(shown.amount, expected)) return undefined
  const fitting = fittingType(gross, shown.amount, vatTypes)
  const found = { shown: shown.amount, gross, isSure: shown.isSure, ...(fitting && { fitting }) }
  if (signOf(expected) === 0) return { code: 'none-chosen', ...found }
  const rate = commonRate(draft)
  return { code: 'other-vat', ...found, expected, ...(rate !== undefined && { rate }) }
}

function isComparable(fields: ReadFields, gross: Amount): boolean {
  if (otherCurrency(fields) !== undefined) return false
  const read = paperTotal(fields)
  return read === undefined || compareAmounts(read, gross) === 0
}

/** The most in pounds, VAT included, that a receipt may be of and still leave its VAT out (VAT Notice 700, 16.6). */
const mostWithoutVat = '250.00'

/**
 * A VAT number speaks for VAT that smaller receipts do not spell out, unless words say that there is none; where none do, a total that
 * was not surely read may hide it.
 */
function noneShown(fields: ReadFields, gross: Amount, expected: Amount): VatDoubt | undefined {
  const isSaid = fields.vatFree !== undefined || fields.total?.isSure === true
  const isSmall = compareAmounts(withSign(gross, 1), mostWithoutVat) <= 0
  const isLeftOut = fields.vatNumber !== undefined && isSmall && !fields.vatFree
  if (!isSaid || fields.vatLines.length > 0 || fields.vat || isLeftOut) return undefined
  return signOf(expected) !== 0 ? { code: 'none-shown', expected } : undefined
}

function commonRate({ lines }: Pick<ExpenseDraft, 'lines'>): number | undefined {
  const rates = new Set(lines.map((line) => vatRate(line.vatType)))
  const [rate] = rates
  return rates.size === 1 ? rate : undefined
}

function fittingType(
  gross: Amount,
  shown: Amount,
  vatTypes: readonly string[],
): string | undefined {
  const fitting = vatTypes.filter((type) => {
    const within = vatWithin(gross, type)
    return within !== undefined && vatFits(within, shown)
  })
  return fitting.length === 1 ? fitting[0] : undefined
}
