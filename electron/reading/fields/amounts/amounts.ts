/** The amounts of a document, each with the words that label it: beside it, above it, or heading its column. */
import { currencyAt } from './currencies'
import { hasRole, noRoles, rolesOf, type Roles } from '../lines/labels'
import { mended } from './mending'
import { decimalsIn, isWithoutDecimals, moneyIn, type Money } from './money'
import { isNarrowSpace, overlap, partAbove, type Part, type Row } from '../lines/rows'
import { alphabetCount } from '../lines/text'

export interface Amount extends Money {
  row: Row
  /** Left and right edge on the page, in pixels. */
  left: number
  right: number
  /** What its own row, or the row it belongs to, says of it. */
  label: string
  roles: Roles
  /** What the whole row says, amounts left out. */
  rowRoles: Roles
  /** Where the label was found. */
  labelled: 'beside' | 'above' | 'below' | 'none'
  /** The heading of its column in a table, if it stands below one. */
  heading: string
  headingRoles: Roles
  /** The sign or code of money that heads its column alone: `EUR`, `£`. */
  column: string | undefined
  /** Whether the heading stands in the row just above, as in a box of a form. */
  isBoxed: boolean
  isLast: boolean
  /** Number of amounts in its row. */
  among: number
}

interface Measured {
  row: Row
  money: readonly Money[]
  words: string
  roles: Roles
}

/** Every amount on all rows, top to bottom and left to right. */
export function amountsOf(rows: readonly Row[]): Amount[] {
  const isWithout = isWithoutDecimals(rows.map(({ text }) => text)) || isWholeThroughout(rows)
  const found = rows.map((row) => moneyIn(row.text, (at) => isNarrowSpace(row, at), isWithout))
  const read = rows.map((row, at) => {
    const own = found[at] ?? []
    const below = found[at + 1] ?? []
    if (isRateOfHeading(row, own, below) || areInHeadings(row, own, below)) return measure(row, [])
    return measure(row, isWithout ? [...own, ...smallTaxIn(row, own)] : own)
  })
  const money = mended(read)
  const measured = read.map((each, at) => remeasured(each, money[at] ?? []))
  return measured.flatMap(({ row, money, roles }, index) =>
    money.map((each, place) => {
      const edges = edgesOf(row, each)
      const heading = headingOf(measured, index, cellOf(row, each) ?? edges)
      const { label, labelled } = boxLabel(measured, index, each) ?? labelOf(measured, index, place)
      return {
        ...each,
        ...edges,
        row,
        label,
        labelled,
        roles: labelled === 'none' ? noRoles : rolesOf(label),
        rowRoles: roles,
        heading: heading.text,
        headingRoles: untaxedOf(rolesOf(heading.text), row, each),
        column: columnOf(measured, index, edgesOf(row, each)),
        isBoxed: heading.up === 1,
        isLast: place === money.length - 1,
        among: money.length,
      }
    }),
  )
}

/** In the column of its rate. */
const untaxed = /^(?:exempt|zero[- ]rated|no VAT|outside (?:the )?scope)\b[\d.,\s]*$/i

/** `Card fee  35.00  Exempt  140.00` under `VAT Amount`: what stands in a row without tax is none, but for nothing. */
const untaxedOf = (roles: Roles, { parts }: Row, { cents }: Money): Roles =>
  roles.tax && cents !== 0 && parts.some(({ text }) => untaxed.test(text))
    ? { ...roles, tax: false }
    : roles

/** `Net  |  VAT 20.00  |  Gross` over amounts: a rate that is written like one. */
function isRateOfHeading(
  { text, parts }: Row,
  [only, ...more]: readonly Money[],
  below: readonly Money[],
): boolean {
  if (!only || more.length > 0 || parts.length < 3 || below.length < 2) return false
  const isTax = rolesOf(text.slice(0, only.from).split('  ').at(-1) ?? '').tax
  return isTax && only.currency === undefined && Math.abs(only.cents) <= highestRate
}

/** `Netto  |  Moms 25 % (23 835,00)  |  Moms totalt  |  Att betala` over more amounts: what each tax is of. */
const areInHeadings = (
  { text, parts }: Row,
  own: readonly Money[],
  below: readonly Money[],
): boolean =>
  own.length > 0 &&
  parts.length > 3 &&
  below.length > own.length &&
  below.length >= parts.length - 1 &&
  own.every(({ from, to }) => {
    const part = parts.findLast((each) => each.from <= from)
    const isInBrackets = text[from] === '(' || (text[from - 1] === '(' && text[to] === ')')
    return isInBrackets && /[\p{L}%]/u.test(text.slice(part?.from, from))
  })

/** In hundredths of a percent. */
const highestRate = 2800

/** On a paper without decimals: `27% ÁFA  315`, in a row of a tax a figure below a thousand at its end, and no rate. */
function smallTaxIn({ text }: Row, own: readonly Money[]): Money[] {
  const digits = /(?<=\p{L}.*\s)\d{2,3}$/u.exec(text)
  if (!digits || Number(digits[0]) * 100 <= highestRate) return []
  const [from, to] = [digits.index, text.length]
  const before = text.slice(own.at(-1)?.to ?? 0, from)
  if (!rolesOf(before).tax || own.some((each) => each.to > from) || /[\d.,/-]$/.test(before))
    return []
  const cents = Number(digits[0]) * 100
  return [{ cents, currency: undefined, isRepaired: false, isWhole: true, from, to }]
}

/**
 * `TOTAL  1.234.567`, or several such figures, on a paper where no amount has decimals, or hardly any: a quantity of fuel may.
 */
function isWholeThroughout(rows: readonly Row[]): boolean {
  const totals = rows.filter(({ text }) => rolesOf(text).total)
  const alone = rows.flatMap(({ parts }) => parts.filter(({ text }) => isGrouped(text)))
  const isShown = totals.some(({ text }) => isGrouped(text)) || alone.length >= fewestWhole
  if (totals.length === 0 || !isShown) return false
  return alone.length > mostWithDecimals * decimalsIn(rows.map(({ text }) => text))
}

/** Figures in groups of three at the end, with a sign of money or without. */
const isGrouped = (text: string) =>
  /(?:^|\s|[$¥£€] ?|[kK]r\.? ?)-?\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+)(?: ?kr\.?| ?[A-Z]{2,3})?$/.test(
    text,
  )

const fewestWhole = 3
const mostWithDecimals = 3

function remeasured(read: Measured, money: readonly Money[]): Measured {
  const isSame =
    money.length === read.money.length && money.every((each, at) => each === read.money[at])
  return isSame ? read : measure(read.row, money)
}

function measure(row: Row, money: readonly Money[]): Measured {
  const words = wordsBut(row.text, money)
  return { row, money, words, roles: rolesOf(words) }
}

function wordsBut(text: string, money: readonly Money[]): string {
  let at = 0
  const kept = money.map(({ from, to }) => {
    const before = text.slice(at, from)
    at = to
    return before
  })
  return [...kept, text.slice(at)].join(' ')
}

/** The part with its figures; a sign before them may stand in another. */
const partOf = (row: Row, { to }: Pick<Money, 'to'>) => row.parts.findLast(({ from }) => from < to)

function edgesOf(row: Row, money: Money): { left: number; right: number } {
  const part = partOf(row, money)
  if (!part) return { left: row.left, right: row.right }
  const { from, to } = money
  const width = (part.right - part.left) / Math.max(1, part.text.length)
  return {
    left: part.left + width * Math.max(0, from - part.from),
    right: Math.min(part.right, part.left + width * (to - part.from)),
  }
}

/** The part it stands in, where nothing else is said there. */
function cellOf(row: Row, money: Money): Part | undefined {
  const part = partOf(row, money)
  return part && alphabetCount(part.text) === 0 ? part : undefined
}

const isCurrencyAlone = (text: string) =>
  /^[^\p{L}\p{N}]*(?:A?[RPF]M|RH|RN|R1|GBP|EUR|USD|MYR)?[^\p{L}\p{N}]*$/iu.test(text)
const says = (text: string) => alphabetCount(text) > 1 && !isCurrencyAlone(text)

function labelOf(all: readonly Measured[], index: number, place: number) {
  const own = all[index]
  const amount = own?.money[place]
  if (!own || !amount) return { label: '', labelled: 'none' as const }
  const inside = taxInBrackets(own.row.text, amount)
  if (inside !== undefined) return { label: inside, labelled: 'beside' as const }
  const beside = `${besideOf(own, amount)}${taxAfter(own, amount)}`
  const over = hasRole(rolesOf(beside)) ? undefined : totalOver(all, own, amount)
  if (over !== undefined) return { label: over, labelled: 'above' as const }
  if (says(beside)) return { label: beside, labelled: 'beside' as const }
  if (says(own.words)) return { label: withoutInnerTax(own, amount), labelled: 'beside' as const }
  return rateLabel(all, index) ?? stackedLabel(all, index)
}

/** `Frame and lenses, including VAT of £8.60  £51.60`: of the last one, what the row says before the tax that it holds. */
function withoutInnerTax({ row, money, words }: Measured, amount: Money): string {
  const [first] = money
  if (!first || first === amount) return words
  const said = row.text.slice(0, first.from)
  const before = said.replace(/[\s,(-]*\b(?:incl\w*|of which|containing|with)\b[^,]*$/i, '')
  return before !== said && says(before) && rolesOf(said.slice(before.length)).tax ? before : words
}

/** In a column beside something else, alone in its part: the label of a total straight over it, lines of the other column between. */
function totalOver(
  all: readonly Measured[],
  { row, money }: Measured,
  amount: Money,
): string | undefined {
  const cell = row.parts.length === 2 && money.length === 1 ? cellOf(row, amount) : undefined
  const over =
    cell &&
    partAbove(
      all.map((each) => each.row),
      row,
      cell,
    )
  const isTotal = over && rolesOf(over.part.text).total && moneyIn(over.part.text).length === 0
  return isTotal ? over.part.text : undefined
}

/** `13%  16.90` under a line that names the tax and has no amount: its second half. */
function rateLabel(all: readonly Measured[], index: number) {
  const [own, above] = [all[index], all[index - 1]]
  const isRate = own?.money.length === 1 && /^\W*\d{1,2}(?:[.,]\d{1,3})? ?%\W*$/.test(own.words)
  const isNamed = above?.money.length === 0 && above.roles.tax && above.row.page === own?.row.page
  return isRate && isNamed
    ? { label: `${above.words} ${own.words}`, labelled: 'beside' as const }
    : undefined
}

/**
 * `enthält 19,00 EUR Mehrwertsteuer`, `(includes €1.40 VAT 23%)`: the tax that a sentence names behind its last amount, or with
 * its rate behind any: `inclusief € 9,09 21% btw, € 2,60 9% btw`.
 */
function taxAfter({ row, money }: Measured, { to }: Money): string {
  const part = partOf(row, { to })
  const end = part ? part.from + part.text.length : to
  const next = money.find(({ from }) => from >= to && from < end)
  const rest = row.text.slice(to, next?.from ?? end)
  const named = (next ? atRate : behind).exec(rest)?.[1]
  return named !== undefined && rolesOf(named).tax ? ` ${named}` : ''
}

/** A sign of money, a word that joins or a rate, and one word. */
const behind =
  /^ ?(?:[€$£]|[A-Z]{3}|[Ee]uros?|kr\.?|zł|Kč|Ft|lei)?,? ?(?:(?:of|de|di|der|von|av|af|van|en) |\d{1,2}(?:[.,]\d{1,2})? ?% )?(\p{L}[\p{L}.]+)(?! ?:| ?\d(?!\d?(?:[.,]\d{1,2})? ?%))/u
const atRate =
  /^ ?\d{1,2}(?:[.,]\d{1,2})? ?% (\p{L}[\p{L}.]+)\s?(?:[,;+&]|(?:and|en|und|et|e|y|og|och)\s)/u

/**
 * Of a form: every part of the row is an amount with a heading of its own in the row above, which says what it is. More of
 * them below are a table.
 */
function boxLabel(all: readonly Measured[], index: number, amount: Money) {
  const [own, above, below] = [all[index], all[index - 1], all[index + 1]]
  const part = own && partOf(own.row, amount)
  if (!own || !above || !part || own.row.page !== above.row.page || above.money.length > 0)
    return undefined
  // A sign of money may stand in a part of its own.
  const parts = own.row.parts.filter(({ text }) => !isSign(text))
  const headings = parts.map((each) => above.row.parts.find((other) => overlap(other, each)))
  const isForm =
    parts.length > 1 &&
    own.money.length === parts.length &&
    own.money.length === above.row.parts.length &&
    below?.money.length !== own.money.length &&
    new Set(headings).size === headings.length
  const heading = headings[parts.indexOf(part)]
  return isForm && heading && hasRole(rolesOf(heading.text))
    ? { label: heading.text, labelled: 'above' as const }
    : undefined
}

const isSign = (text: string) => /^\P{N}{1,5}$/u.test(text) && currencyAt(text.trim()) !== undefined

/** A column of amounts under or over its labels: the neighbouring row speaks where it has no amount of its own. */
function stackedLabel(all: readonly Measured[], index: number) {
  const own = all[index]?.row
  const above = all[index - 1]
  const below = all[index + 1]
  const gap = (other: Measured) => Math.abs(other.row.y - (own?.y ?? 0)) / (own?.unit ?? 1)
  const speaks = (other: Measured | undefined, reach: number) =>
    other?.row.page === own?.page && other?.money.length === 0 && gap(other) < reach
  if (above && speaks(above, 3.2) && (above.roles.total || !below?.roles.total))
    return { label: above.words, labelled: 'above' as const }
  if (below && speaks(below, 0.9) && below.roles.total)
    return { label: below.words, labelled: 'below' as const }
  return { label: '', labelled: 'none' as const }
}

/** The nearest words on its left, with what stands close before them. */
function besideOf({ row, money }: Measured, amount: Money): string {
  const before = money.filter(({ to }) => to <= amount.from)
  const earlier = before.findLast((each) => !isBracketed(row.text, each, amount))?.to ?? 0
  const own = piece(row.text, earlier, amount.from)
  const parts = row.parts.filter(({ from }) => from < amount.from)
  const nearest = parts.findLastIndex((part) => says(clip(part, earlier, amount.from)))
  if (nearest < 0) return own
  const from = (part: number) => Math.max(earlier, parts[part]?.from ?? 0)
  const text = (part: number) => piece(row.text, from(part), amount.from)
  let first = nearest
  while (first > 0 && isClose(parts[first - 1], parts[first])) first -= 1
  // A word that says nothing (a stamp across the line, a code) leaves it to the one before.
  while (first > 0 && from(first) > earlier && !hasRole(rolesOf(text(first)))) first -= 1
  return text(first)
}

/** `(incl. £5.41 VAT)` behind other words: what the brackets say of a tax. */
function taxInBrackets(text: string, { from, to }: Money): string | undefined {
  const before = /\p{L} \(([^()]*)$/u.exec(text.slice(0, from))?.[1]
  const after = /^([^()]*)\)/.exec(text.slice(to))?.[1]
  if (before === undefined || after === undefined) return undefined
  const inside = `${before}${after}`.trim()
  const { tax, total } = rolesOf(inside)
  return tax && !total && moneyIn(inside).length === 0 ? inside : undefined
}

/** `Total (incl. £5.41 VAT)  £32.45`: between brackets in the label of another. */
const isBracketed = (text: string, inner: Money, outer: Money) =>
  /\([^()]*$/.test(text.slice(0, inner.from)) && /^[^()]*\)/.test(text.slice(inner.to, outer.from))

const piece = (text: string, from: number, to: number) => text.slice(from, to).trim()

const clip = (part: Part, from: number, to: number) =>
  part.text.slice(Math.max(0, from - part.from), Math.max(0, to - part.from))

function isClose(left: Part | undefined, right: Part | undefined): boolean {
  return left !== undefined && right !== undefined && right.left - left.right < 3 * right.height
}

/** At most so many rows up. */
const headingReach = 12

/** The sign or code of money that stands alone over a column, in the nearest row without amounts that has one. */
function columnOf(
  all: readonly Measured[],
  index: number,
  edges: { left: number; right: number },
): string | undefined {
  const own = all[index]?.row
  const heads = all
    .slice(Math.max(0, index - headingReach), index)
    .filter(
      ({ row, money }) => row.page === own?.page && money.length === 0 && row.parts.length > 1,
    )
    .flatMap(({ row }) =>
      row.parts.filter((part) => isSignAlone(part.text) && overlap(part, edges)),
    )
  return heads.at(-1)?.text
}

const isSignAlone = (text: string) => /^\(?(?:[A-Z]{3}|\P{N}{1,3})\)?$/u.test(text) && isSign(text)

/** The nearest row above with words but no amounts and something straight above this amount. */
function headingOf(
  all: readonly Measured[],
  index: number,
  edges: { left: number; right: number },
): { text: string; up: number } {
  const none = { text: '', up: 0 }
  const own = all[index]?.row
  for (let up = index - 1; up >= Math.max(0, index - headingReach); up -= 1) {
    const other = all[up]
    if (!other || other.row.page !== own?.page) return none
    if (other.money.length > 0 || other.row.parts.length < 2) continue
    const heading = other.row.parts.find((part) => overlap(part, edges))
    if (heading && says(heading.text) && heading.text.length < 24)
      return { text: heading.text, up: index - up }
  }
  return none
}
