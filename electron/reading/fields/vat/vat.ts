/** VAT: the lines of its summary, and which amount is the VAT of the whole. */
import type { Amount } from '../amounts/amounts'
import { countOf, taxIn, taxOn, type Ledger } from '../amounts/ledger'
import { decimal } from '../amounts/money'
import { signsOf, type Candidate } from '../ranker'
import {
  areOfNets,
  comeToTotal,
  isSummedUp,
  wholeIn,
  withoutRepeats,
  withoutSold,
  withoutSum,
} from './line-sums'
import { isNetFirst, pairIn } from './pair'
import { rateColumns } from './rate-columns'
import type { Row } from '../lines/rows'
import { severalIn, sideTaxesIn } from './side-taxes'
import { isOtherLevy } from '../lines/labels'
import { labelForm } from '../lines/text'
import { saysReversed } from './free'
import { tiedVat } from './tied'
import { isPriceOfOne, isPriceWithTax, isPriceBesideTax } from './with-tax'
import { amountsByRow, mostOfTotal, isOfOtherPercent, ratesIn, usualRates } from '../amounts/rates'

/** A line of the summary, in hundredths. */
export interface RateLine {
  rate: number
  net: number | undefined
  vat: number
  amount: Amount
}

export interface VatCandidate extends Candidate {
  /** `undefined` for the candidate that none is shown. */
  cents: number | undefined
  amount: Amount | undefined
}

/** The highest rate there is, in hundredths of a per cent. */
const mostRate = 2700
/** A column of rates below a head that bears the sign: `20.0  12.50  2.50`, `22  1.443,82  317,64`. */
const leadingRate = /^\s*(?:[A-Z]\s+)?(\d{1,2}(?:[.,]\d)?)\s+(?=\d+(?:[.,]\d{3})*[.,]\d{2}\b)/
/** A tax and what it is of, in either order, over figures; the words of a table of what was sold are none. */
const taxWord =
  /\b(?:VAT|GST|TVA|IVA|BTW|MWST|UST|STEUER|MOMS|MVA|ALV|DPH|PTU|TPS|TAXE|IMPOST[AO]|TAX|DAN|DAVEK|VERO|PDV|DDV|PVM|PVN|AFA|KM|KAIBEMAKS|FPA|PODATEK)\b/
const baseWord =
  /\b(?:EXCL|INCL|BASE|NET\w*|GOODS|BEDRAG|BRUTTO|UMSATZ|INCIDENCIA|HT|TTC|TOTAL|TOTAAL|IMPONIBILE|GRUNDLAG|ZAKLAD|MONTANT|TAXABLE|GROSS|OSNOVA|OSNOVICA|VEROTON|VEROLLINEN|ALAP|NETO|BAZA)\b/
const soldWord =
  /\b(?:DESCRI\w*|OMSCHRIJVING|BEZEICHNUNG|BESCHREIBUNG|ARTIKEL|ARTICLE|DESIGNATION|LIBELLE|CONCEPTO|PRODUCTO?|PRODUKT|ITEM|AANTAL|MENGE|MGE|QTY|QTE|QUANT\w*|CANT|ANTAL|ANTALL|ILOSC|PRI[JC]S|PRICE|PREIS|PRIX|PRECIO|PREZZO|PRECO|CENA|HINTA|NAZWA|POPIS|KUVAUS|BESKRIV\w*|BENAMNING)\b/
const summaryHead =
  /(?:VAT|TAX|GST)\b.*(?:RATE|NET|GOODS|GROSS|CODE|ANALYSIS|SUMMARY|BREAKDOWN|AMOUNT)|(?:RATE|NET|GOODS|GROSS|CODE)\b.*(?:VAT|TAX|GST)|%.*\b(?:VAT|TAX|TVA|IVA|I V A|BTW|MWST|UST|UMSATZSTEUER|MOMS|MVA|ALV|DPH|PTU|TPS|IMPOSTA)\b|^(?=.*\bALIQ)(?=.*\bIMPONIB).*\bIMPOST[AE]\b|\b(?:NETTO|BASE|IMPON\w*|HT|MONTANT|BEDRAG|GRUNDLAG|ZAKLAD)\b.*\b(?:TVA|IVA|BTW|MWST|UST|MOMS|MVA|ALV|DPH|PTU)\b/

/**
 * The summary's lines: a rate, its net amount and its VAT, as far as the row shows them. Prices with a tax in them are none, unless
 * what the rates make of them comes to the total.
 */
export function rateLines(
  rows: readonly Row[],
  ledger: Ledger,
  total: number | undefined,
): readonly RateLine[] {
  const lines = printedLines(rows, ledger.amounts)
  const whole = wholeIn(lines, ledger, total)
  if (whole) return [whole]
  const isPrice = ({ net, amount }: RateLine) =>
    net === undefined && isPriceWithTax(amount, ledger, total)
  return tiedVat(lines, ledger, total) === undefined
    ? lines.filter((line) => !isPrice(line))
    : lines
}

function printedLines(rows: readonly Row[], amounts: readonly Amount[]): readonly RateLine[] {
  const columns = rateColumns(rows, amounts)
  if (columns.length > 0) return columns
  const byRow = amountsByRow(amounts)
  const found = [...byRow].flatMap(([row, own]) =>
    rateLineOf(rows, row, own).filter((line) => !isOfQuantity(line, own)),
  )
  const lines = withoutSold(
    withoutRepeats(withoutSum(found.filter((line) => !isTaxed(line, amounts))), amounts),
    amounts,
  )
  const unnamed = unnamedLines(rows, byRow, amounts)
  return unnamed.length > lines.length ? unnamed : lines
}

/** `22% od 10,74  2,36`: of what the rate is, and what it makes, without a word for tax. */
const ofBase =
  /\d ?%\s+(?:of|on|von|auf|vom|de|sur|di|su|da|sobre|van|over|op|på|av|af|od|z|ze|na|iz|din|no|nuo|από|от|от)\s+\D{0,4}\d/iu

/** `14 %  100,00  14,00  114,00`, or `A=21%` or `w tym` before them: a rate, what it is of, what it makes, and perhaps both together. */
const isClosedRow = (text: string, own: readonly Amount[]) =>
  (own.length === 2 || (own.length === 3 && hasSum(own))) &&
  /^\P{L}*(?:\p{L}{1,2}\W*)?\d{1,2}(?:[.,]\d{1,3})? ?%/u.test(text.replace(ofWhich, ''))

/** Before figures alone. */
const ofWhich = /^(?:w tym|davon|dont|di cui|z toho|waarvan|heraf|varav):?\s+(?=\P{L}*$)/iu

const hasSum = (own: readonly Amount[]) =>
  own.some((gross) => own.reduce((sum, { cents }) => sum + cents, 0) === 2 * gross.cents)

/**
 * `173,70  4,00  6,95` under headings of a tax, and perhaps the total behind: one that is set as a rate is, and what it makes of
 * another is the next.
 */
function ratedRow(rows: readonly Row[], row: Row, own: readonly Amount[]): RateLine[] {
  const isOfTax = isInSummary(rows, row) || own.some(({ headingRoles }) => headingRoles.tax)
  const words = [row.text, ...own.map(({ heading }) => heading)]
  if (!isOfTax || words.some((each) => isOfOtherPercent(each))) return []
  return own.flatMap((rated) => {
    const rate = rated.cents / 100
    const rest = own.filter((each) => each !== rated)
    if (own.length < 3 || own.length > 4 || rate === 0 || !usualRates.includes(rate)) return []
    const pair = pairIn(rest, rate)
    return pair?.rate === rate ? [pair] : []
  })
}

/** Such lines of one or several rates, where they come to an amount that is printed. */
function unnamedLines(
  rows: readonly Row[],
  byRow: ReadonlyMap<Row, readonly Amount[]>,
  amounts: readonly Amount[],
) {
  const isLevied = rows.some(({ text }) => isOtherLevy(text))
  const lines = [...byRow].flatMap(([row, own]) => {
    const [rated, ...others] = isLevied ? [] : ratedRow(rows, row, own)
    if (rated && others.length === 0) return [rated]
    const isLine = (ofBase.test(row.text) && own.length === 2) || isClosedRow(row.text, own)
    if (!isLine || isOfOtherPercent(row.text)) return []
    const rate = printedRateOf(row, own, false).rate
    return rate === undefined ? [] : (pairIn(own, rate) ?? [])
  })
  return comeToTotal(lines, amounts) || isSummedUp(lines, amounts, true) ? lines : []
}

/** `Online library  VAT 20%  48.00` over `VAT  9.60`: what the tax is of. */
const isTaxed = ({ rate, net, vat, amount }: RateLine, amounts: readonly Amount[]) =>
  net === undefined &&
  amounts.some(
    ({ roles, row, cents }) =>
      roles.tax && row !== amount.row && cents > 0 && Math.abs(taxOn(vat, rate) - cents) < 1,
  )

function rateLineOf(rows: readonly Row[], row: Row, all: readonly Amount[]): RateLine[] {
  if (isOfOtherPercent(row.text) || saysReversed(row.text)) return []
  const inSummary = isInSummary(rows, row)
  const { rate, own } = printedRateOf(row, all, inSummary)
  const isTax = own.some(
    ({ roles, rowRoles, headingRoles }) => roles.tax || rowRoles.tax || headingRoles.tax,
  )
  if (!isTax && !(inSummary && (rate !== undefined || own.length > 1))) return []
  if (own.some(({ rowRoles }) => rowRoles.total && rate === undefined)) return []
  const several = severalIn(row, own)
  if (several.length > 1) return several
  const pair = pairIn(own, rate)
  // `5 x 12.00  60.00` at 20 %: the price of one is a fifth of the amount, not its tax.
  if (pair && isPriced(row, own, pair)) return []
  return pair ? [pair] : singleLine(own, rate)
}

/** Whether a quantity in the row, not the rate of ten before its base, makes the one amount, without its tax or with it, of the other. */
function isPriced({ text }: Row, own: readonly Amount[], line: RateLine): boolean {
  const { rate, net, vat } = line
  const isOfTen = rate === 10 && isNetFirst(own, line)
  const quantities = text.match(/(?<![\d.,'])\d{1,3}(?![\d.,'%]| ?%)/g) ?? []
  const amounts = [net, (net ?? Number.NaN) + vat]
  return quantities.some(
    (quantity) =>
      Number(quantity) > 1 &&
      !(isOfTen && leadingRate.exec(text)?.[1] === quantity) &&
      amounts.includes(Number(quantity) * vat),
  )
}

/** `20%`, or the first of several columns of a summary, set like an amount: `A 20.00 25.43 5.09`. */
function printedRateOf(row: Row, own: readonly Amount[], inSummary: boolean) {
  const [printed] = ratesIn(row.text)
  if (printed !== undefined) return { rate: printed, own }
  const [first, ...others] = own
  const isRate =
    inSummary && others.length > 1 && usualRates.some((rate) => rate * 100 === first?.cents)
  // `1  8.10  21.35  1.60`: a code stands before the rate.
  if (first && isRate && pairIn(others, first.cents / 100))
    return { rate: first.cents / 100, own: others }
  const leading = inSummary ? leadingRate.exec(row.text)?.[1]?.replace(',', '.') : undefined
  const ofLeading = usualRates.includes(Number(leading)) ? pairIn(own, Number(leading)) : undefined
  if (ofLeading && isNetFirst(own, ofLeading)) return { rate: ofLeading.rate, own }
  // `2.10  0.42  2.52`: a net amount that could be one of the odd rates.
  const isAmount = Number(first?.cents) % 100 !== 0 && pairIn(own, undefined) !== undefined
  return first && isRate && !isAmount
    ? { rate: first.cents / 100, own: others }
    : { rate: undefined, own }
}

function singleLine(own: readonly Amount[], rate: number | undefined): RateLine[] {
  const [single] = own.length === 1 ? own : []
  if (!single || rate === undefined || !usualRates.includes(rate)) return []
  const { roles, rowRoles, headingRoles } = single
  const isHeaded = headingRoles.tax && !headingRoles.excl
  const isVat = (roles.tax || isHeaded) && !roles.supplies
  // `TOTAL VAT 13.5%  64.06`: of one rate, though it is called a total.
  const isOfRate = roles.taxTotal && !roles.incl && ratesIn(single.label).length === 1
  if (!isVat || roles.excl || (rowRoles.total && !isOfRate)) return []
  // `VAT, 0% of £312.00  nil`: what the tax is of.
  return rate === 0 && single.cents !== 0 && ratesIn(single.row.text).length === 1
    ? [{ rate, net: single.cents, vat: 0, amount: single }]
    : [{ rate, net: undefined, vat: single.cents, amount: single }]
}

function isInSummary(rows: readonly Row[], row: Row): boolean {
  const above = rows.slice(Math.max(0, row.index - 6), row.index + 1)
  return above.some((each) => each.page === row.page && isHead(labelForm(wordsOf(each))))
}

/** Without columns that have figures, such as a total beside the head of a table. */
const wordsOf = ({ parts, text }: Row) =>
  parts.length === 1
    ? text
    : parts.flatMap((part) => (/\d/.test(part.text) ? [] : part.text)).join('  ')

const isHead = (words: string) =>
  summaryHead.test(words) ||
  (taxWord.test(words) && baseWord.test(words) && !soldWord.test(words) && !/\d/.test(words))

/**
 * Every amount that may be the VAT, the sum of the summary's lines, and that none is shown.
 * @param summed what a row of sums proves to be the tax (sum-row.ts), in hundredths
 */
export function vatCandidates(
  ledger: Ledger,
  lines: readonly RateLine[],
  total: number | undefined,
  summed?: number,
): VatCandidate[] {
  const sum = lines.reduce((all, { vat }) => all + vat, 0)
  const turn = ledger.isRefund ? -1 : 1
  const printed = ledger.amounts.flatMap((amount) => {
    const size = Math.abs(amount.cents)
    if (total !== undefined && size > Math.abs(total) * mostOfTotal) return []
    if (
      amount.cents !== summed &&
      (isGross(ledger.amounts, amount) ||
        isPriceOfOne(ledger, amount) ||
        isRate(amount) ||
        isPriceBesideTax(ledger.amounts, amount) ||
        isUntaxed(amount) ||
        isPriceWithTax(amount, ledger, total))
    )
      return []
    // Nothing is taken off what is paid as VAT: a base in brackets looks so.
    if (total !== undefined && total > 0 && amount.cents < 0) return []
    const signs = {
      ...labelSigns(amount),
      ...sumSigns(ledger, lines, amount.cents, total),
      ...(amount.cents === summed && { linesSum: true, summedUp: true }),
      zeroBesideTax: amount.cents === 0 && ledger.tax.length > 0,
    }
    return [
      { value: decimal(turn * amount.cents), cents: amount.cents, amount, signs: signsOf(signs) },
    ]
  })
  const isLabelled = ledger.amounts.some(({ roles, headingRoles }) => roles.tax || headingRoles.tax)
  const none: VatCandidate = {
    value: '',
    cents: undefined,
    amount: undefined,
    signs: {
      none: 1,
      noneThoughLabelled: Number(isLabelled),
      noneThoughLines: Number(lines.length > 0),
    },
  }
  const isTooMuch = total !== undefined && Math.abs(sum) > Math.abs(total) * mostOfTotal
  const added =
    lines.length > 0 && !isTooMuch
      ? [
          {
            value: decimal(turn * sum),
            cents: sum,
            amount: lines.length === 1 ? lines[0]?.amount : undefined,
            signs: signsOf({
              added: 1,
              addedMany: lines.length > 1,
              ...sumSigns(ledger, lines, sum, total),
            }),
          },
        ]
      : []
  return [...printed, ...added, ...partsAdded(ledger, total), none]
}

/** Under `Moms %` or `% IVA`: what the tax is at. */
const isRate = ({ heading, cents }: Amount) =>
  /^%|(?<!\d ?)%$/.test(heading.trim()) && taxWord.test(labelForm(heading)) && cents <= mostRate

/** A quantity, and the rate that its row is taxed at, for a net sum and a tax: `200,00  0,7800 ST  10,00  156,00`. */
const isOfQuantity = ({ net, amount }: RateLine, own: readonly Amount[]) =>
  isRate(amount) &&
  own.some(({ cents, heading }) => cents === net && ofQuantity.test(labelForm(heading)))

const ofQuantity = /^(?:QUANTI\w*|QTA|QTY|QTE|MENGE|AANTAL|ANTAL|ANTALL|CANT\w*|ILOSC|MNOZSTVI)\b/

/** `70,00 zw.`: what is free of tax, or a levy that is no VAT. */
const isUntaxed = ({ row, to, label, heading }: Amount) =>
  /^ ?(?:zw|np)\b/i.test(row.text.slice(to)) || isOtherLevy(label) || isOtherLevy(heading)

/** What taxes that are charged side by side come to together. */
function partsAdded(ledger: Ledger, total: number | undefined): VatCandidate[] {
  const sum = total === undefined ? undefined : sideTaxesIn(ledger, total, total * mostOfTotal)
  if (sum === undefined) return []
  const { cents, isProven } = sum
  const signs = { added: 1, addedMany: 1, tax: 1, linesSum: isProven, restPrinted: isProven }
  const value = decimal(ledger.isRefund ? -cents : cents)
  return [{ value, cents, amount: undefined, signs: signsOf(signs) }]
}

/** The last of a row, to which two others add up: net, tax and gross of a rate. */
function isGross(amounts: readonly Amount[], { row, cents, isLast }: Amount): boolean {
  if (!isLast) return false
  const own = amountsByRow(amounts).get(row) ?? []
  const [net, tax, ...more] = own.filter((each) => each.cents !== cents)
  return (
    more.length === 0 && tax !== undefined && net !== undefined && net.cents + tax.cents === cents
  )
}

/** Whether the sum of several lines is what the total has beyond a printed amount, or they come to the total themselves. */
function isClosed(
  { byCents, rounding }: Ledger,
  lines: readonly RateLine[],
  total: number | undefined,
): boolean {
  if (total === undefined) return false
  const vat = lines.reduce((all, line) => all + line.vat, 0)
  const gross = lines.reduce((all, line) => all + (line.net ?? Number.NaN) + line.vat, 0)
  const isTotal = [0, ...rounding].some((rest) => gross === total + rest || gross === total - rest)
  return isTotal || byCents.has(total - vat)
}

function labelSigns(amount: Amount) {
  const { roles, rowRoles, headingRoles, labelled, isLast } = amount
  const isHeaded = headingRoles.tax && !headingRoles.incl && (amount.among > 1 || amount.isBoxed)
  return {
    tax: roles.tax && !roles.excl,
    rowTax: rowRoles.tax && !roles.tax,
    taxTotal: roles.taxTotal,
    rate: roles.rate || rowRoles.rate,
    including: roles.incl,
    excluding: roles.excl,
    headingTax: isHeaded,
    headingTaxTotal: isHeaded && rowRoles.total,
    headingOther: !headingRoles.tax && amount.heading !== '' && amount.among > 1,
    unlabelled: labelled === 'none',
    noTax: !roles.tax && !rowRoles.tax && !headingRoles.tax,
    service: /SERVICE(?! TAX)|SVC/.test(amount.label.toUpperCase()),
    discount: roles.discount,
    supplies: roles.supplies,
    change: roles.change,
    cash: roles.cash && !roles.tax,
    rounding: roles.round,
    notLast: !isLast,
    totalWithoutTax: roles.total && !roles.tax,
    zero: amount.cents === 0,
  }
}

function sumSigns(
  ledger: Ledger,
  lines: readonly RateLine[],
  cents: number,
  total: number | undefined,
) {
  const sum = lines.reduce((all, { vat }) => all + vat, 0)
  const rest = (total !== undefined && cents !== 0 && ledger.byCents.get(total - cents)) || []
  const fits = (rate: number) =>
    total !== undefined && cents !== 0 && Math.abs(taxIn(total, rate) - cents) <= 1.5
  return {
    fits20: fits(20),
    otherRates: lines.length > 0 && lines.every(({ rate }) => ![20, 5, 6].includes(rate)),
    fits5: fits(5) || fits(6),
    restPrinted: rest.length > 0,
    restLabelled: rest.some(({ roles }) => roles.sub || roles.excl || roles.net),
    linesSum: lines.length > 1 && cents === sum && isClosed(ledger, lines, total),
    atPrintedRate: cents > 0 && lines.some(({ rate }) => rate > 0 && fits(rate)),
    ofPrintedNets: cents > 0 && cents === sum && areOfNets(lines, ledger),
    linesSumOnly: lines.length > 1 && cents === sum && !isClosed(ledger, lines, total),
    lineOnly: lines.length === 1 && cents === sum,
    oneOfLines: lines.length > 1 && cents !== sum && lines.some(({ vat }) => vat === cents),
    repeated: Math.log2(Math.min(4, Math.max(1, countOf(ledger, cents)))),
  }
}
