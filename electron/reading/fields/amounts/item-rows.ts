/** Rows that may be items of a paper: a description and an amount, neither a sum nor a tax nor the heading of a form. */
import type { Amount } from './amounts'
import { isLabel } from '../lines/form-words'
import { rolesOf } from '../lines/labels'
import { moneyIn } from './money'
import type { Row } from '../lines/rows'
import { alphabetCount, labelForm } from '../lines/text'

export interface ItemRow {
  row: Row
  amount: Amount
  description: string
  /** What stands before the amount: quantity, price of one. */
  before: string
}

const fewestLetters = 3
const leadingQuantity = /^(\d{1,3})\s?(?:[xX×*@]\s?)?(?=\p{L}|\()/u
const timesPrice = /(?<![\d.])(\d{1,3}(?:[.,]\d{1,3})?)\s?[xX×@*]\s?(?:£|€|\$|RM)?\s?\d/

/** The rows of these amounts, at most one of each row, that may be items; `rows` are all of the paper. */
export function itemRows(rows: readonly Row[], column: readonly Amount[]): ItemRow[] {
  const priced = new Set(column.map(({ row }) => row.index))
  return column.flatMap((amount) => {
    const { row, from, cents } = amount
    const before = row.text.slice(0, from)
    const above = priced.has(row.index - 1) ? undefined : rows[row.index - 1]
    // A row of a quantity and a price belongs to the words above it.
    const named = nameIn(row, from) ?? (isBare(before) && above ? nameIn(above) : undefined)
    return named === undefined || cents === 0 || isNoItem(named, cents)
      ? []
      : [{ row, amount, description: describe(named), before }]
  })
}

/** The first words of a row before a place, with what stands beside them in their part; those of a form's box come last. */
function nameIn({ parts }: Row, to = Infinity): string | undefined {
  const texts = parts.flatMap(({ text, from }) => (from < to ? [text.slice(0, to - from)] : []))
  const names = texts.filter((text) => alphabetCount(describe(text)) >= fewestLetters)
  return names.find((name) => !isLabel(name) || isSumOrTax(name)) ?? names[0]
}

/** Figures, signs and units, without a name or a rate. */
const isBare = (text: string) => !/\p{L}{5}|%/u.test(text)

/** Given on top, not bought. As `labelForm` writes it. */
export const tip =
  /\b(?:TIPS?|GRATUITY|TRINKGELD|FOOI|POURBOIRE|PROPINA|MANCIA|GRATIFICACAO|NAPIWEK|DRICKS|DRIKKEPENGE|JUOMARAHA|SPROPITNE|BORRAVALO|BACSIS|NAPOJNICA|BAHSIS|FILODORIMA|JOOTRAHA|DZERAMNAUDA|ARBATPINIGIAI|THJORFE|GORJETA|BAKSHISH|TIPPI|PREPITNE|DRIKS)\b/

/** A sum, a tax, what makes a total round, or words of a form alone. */
function isNoItem(named: string, cents: number): boolean {
  const { round, delivery } = rolesOf(named)
  const isRounding = round && Math.abs(cents) < 100
  const isForm = isLabel(named) && !/\d(?![^%]*%)/.test(named) && !delivery
  return isRounding || isSumOrTax(named) || isForm || tip.test(labelForm(named))
}

/** Longer names that hold the word for a tax are of what was bought: `Tax preparation Form 1120`. */
const mostTaxWords = 2

function isSumOrTax(named: string): boolean {
  // What bears no tax says so in brackets.
  const words = named.replace(/\([^)]*\p{L}[^)]*\)/gu, ' ')
  const { total, sub, strong, tax, taxTotal } = rolesOf(words)
  const isShort = (words.match(/\p{L}+/gu) ?? []).length <= mostTaxWords
  const [first = ''] = words.trim().split(/\s/)
  const isTax =
    tax &&
    (words.includes('%') ||
      (isLabel(words) && !/\d/.test(words)) ||
      (isShort && rolesOf(first).tax))
  return total || sub || strong || taxTotal || isTax
}

/** Without codes, quantity and price, which may stand in front of the name. */
function describe(text: string): string {
  const [money] = moneyIn(text)
  const front = trimmed(text.slice(0, money?.from))
  return alphabetCount(front) < fewestLetters && money ? trimmed(text.slice(money.to)) : front
}

const trimmed = (text: string) =>
  text
    .trimStart()
    .replace(leadingQuantity, '')
    .replace(/^\d{6,}\s+|\s+\d{8,}$/g, '')
    .replace(/\s+\d{1,3}\s?(?:[xX×*@]\s*)?$/, '')
    .replace(/[\s:;.,@*£€$-]+$/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()

/** How many of them, where the row says so. */
export function quantityIn(text: string): string | undefined {
  const times = timesPrice.exec(text)?.[1]?.replace(',', '.')
  const leading = leadingQuantity.exec(text.trimStart())?.[1]
  const column = /\s{2,}(\d{1,3})\s*$|\s{2,}(\d{1,3})\s{2,}/.exec(text)
  return times ?? leading ?? column?.[1] ?? column?.[2]
}
