/** The gross total: every amount on the paper is a candidate, and what speaks for it are its label, place and sums. */
import type { Amount } from './amounts'
import {
  countOf,
  fitsTax,
  isCashExactly,
  isCashLessChange,
  isItemSum,
  isNetPlusTax,
  isPayable,
  isSumOfAbove,
  isSumOfColumn,
  isSumOfCharges,
  roundingOf,
  sumRowsOf,
  taxOn,
  type Ledger,
} from './ledger'
import { datesIn } from '../dates/dates'
import { hasRole } from '../lines/labels'
import { decimal } from './money'
import { amountsByRow, usualRates } from './rates'
import { signsOf, type Candidate } from '../ranker'
import type { Row } from '../lines/rows'
import { isRunning, labelForm } from '../lines/text'
import { saysReversed } from '../vat/free'
import { withCharges, withDiscount, withFees, withOthers, withTips } from './on-top'
import { settledOf } from './settled'
import { mayHoldOlder, withoutRests } from './total-rest'

export interface TotalCandidate extends Candidate {
  cents: number
  amount: Amount
  /** Whether it follows from a total and a printed rounding, not being printed itself. */
  isDerived: boolean
  /** What of it was charged before a tip or what others sold, in hundredths, where that is printed. */
  before?: number
}

const largestTotal = 9_999_999_999

/** One candidate for each amount that may be a total, and for each total with a rounding printed under it. */
export function totalCandidates(ledger: Ledger): TotalCandidate[] {
  const settled = settledCandidate(ledger)
  if (settled) return [settled]
  const all = ledger.amounts.filter(({ cents }) => cents > 0 && cents <= largestTotal)
  const isNamed = all.some(({ roles }) => roles.total || roles.strong) || ledger.change.length > 0
  const fees = withFees(all)
  const paid = new Set([...withTips(all, isSettled), ...fees].map((each) => each.all))
  const told = all.map((each) =>
    paid.has(each) ||
    each === ledger.unnamedSum ||
    isSumOfColumn(ledger, each) ||
    (!isNamed && isPaid(each))
      ? asTotal(each)
      : each,
  )
  const amounts = withoutTold(ledger, withoutRests(told, ledger.amounts))
  const parts = new Set([...partsOfTotals(amounts), ...partsByDay(amounts)])
  const kept = new Set(amounts.map(({ row }) => row))
  const ends = [
    ...withTips(told, ({ row, roles }) => roles.total && kept.has(row)),
    ...withOthers(amounts),
    ...withCharges(amounts),
    ...fees,
  ]
  const unfinished = new Set([...ends, ...withDiscounts(ledger)].map(({ before }) => before))
  const ofRates = ratedRows(amounts)
  const rated = printedGross(amounts, ofRates)
  const named = amounts.filter(({ roles }) => roles.total && !roles.tax)
  const largestNamed = named.reduce((most, { cents }) => Math.max(most, cents), 0)
  const printed = amounts
    .filter(
      (amount) =>
        !isOfOneRate(amounts, amount, ofRates) &&
        !parts.has(amount.row) &&
        !isSumOfTaxes(amount, largestNamed) &&
        !isTaxOfCustomer(amount) &&
        !unfinished.has(amount.cents) &&
        !(amount.cents < rated && !amount.roles.total),
    )
    .map((amount) => candidateOf(ledger, amount))
    .map((each) => {
      const before = ends.find(({ all: { cents } }) => cents === each.cents)?.before
      return before === undefined ? each : { ...each, before }
    })
  return [...printed, ...amounts.flatMap((amount) => roundedFrom(ledger, amount))]
}

/** Where a net sum and its tax come to one before its discount, that is what is owed. */
const withDiscounts = (ledger: Ledger) =>
  withDiscount(ledger.amounts).filter(({ before }) => !isNetPlusTax(ledger, before))

/** What was paid of all charges, where that alone says what they come to. */
function settledCandidate(ledger: Ledger): TotalCandidate | undefined {
  const settled = ledger.isRefund ? undefined : settledOf(ledger.amounts)
  if (!settled) return undefined
  const { cents, amount, isSum: isDerived } = settled
  const { signs } = candidateOf(ledger, asTotal({ ...amount, cents }))
  return {
    value: decimal(cents),
    cents,
    amount,
    isDerived,
    signs: { ...signs, itemSum: 1, ...(isDerived && { derived: 1 }) },
  }
}

/**
 * Not what running text says of something else, where other amounts stand: `a flat in Kraków for PLN 940,000.00`. What is printed
 * twice, or what others add up to, may be told as well: `We charged £24.50 to your card`.
 */
function withoutTold(ledger: Ledger, amounts: readonly Amount[]): readonly Amount[] {
  const others = amounts.filter((amount) => !isTold(amount) || isBorneOut(ledger, amount.cents))
  return others.length > 0 ? others : amounts
}

const isTold = ({ row: { parts, text }, roles, rowRoles }: Amount) =>
  ofCredit.test(text) ||
  (parts.length === 1 &&
    !roles.total &&
    !roles.paid &&
    !rowRoles.total &&
    isRunning(text) &&
    !ofSum.test(labelForm(text)))

/** What paying in instalments would come to: `total payable £4,253.14, 12.4% APR`; not `20% APR 2026`. */
const ofCredit =
  /\d ?% (?:\p{L}+ )?(?:APR|TAEG|TAE|RPSN|RRSO|JKP|ÅOP)\b(?! ?(?:\d|[-–]|\p{Lu}{3}\b))|\bJahreszins\b/u

/** Says of money that it was the price or was received: `avoir reçu la somme de`. */
const ofSum =
  /\b(?:RECU|RECEIVED|ERHALTEN|ONTVANGEN|RICEVUT[OA]|RECIBID[OA]|RECEBI|MOTTAGIT|MODTAGET|SUM OF|SOMME DE|(?:SUMME|BETRAG|PREIS) VON|SOMMA DI|SUMA DE|QUANTIA DE|BEDRAG VAN|KWOTE)\b/

const isBorneOut = (ledger: Ledger, cents: number) =>
  countOf(ledger, cents) > 1 ||
  isNetPlusTax(ledger, cents) ||
  isItemSum(ledger, cents) ||
  fitsTax(ledger, cents)

/** `VAT 20 % reverse charge - customer to pay the VAT to HMRC  619.40` */
const isTaxOfCustomer = ({ roles, rowRoles, row }: Amount) =>
  (roles.tax || rowRoles.tax) &&
  !roles.sub &&
  /^(?:VAT|TAX)\b/i.test(row.text) &&
  saysReversed(row.text)

/** `TOTAL TVA  71,38` beside a larger total of something else. */
const isSumOfTaxes = ({ roles, cents }: Amount, largestNamed: number) =>
  roles.taxTotal && roles.tax && !roles.incl && largestNamed > cents

const asTotal = (amount: Amount): Amount => ({
  ...amount,
  roles: { ...amount.roles, total: true, cash: false },
})

/** What was paid, where nothing else is named a sum and no change is given: `Betaald per pin  € 48,00`. */
const isPaid = ({ isLast, label }: Amount) => isLast && paidWord.test(labelForm(label))

/** What a card paid is said by its name alone: `Carte bancaire  59,00`; of a slip, `Amount  CAD 66.78`. */
const isSettled = (amount: Amount) =>
  isPaid(amount) ||
  amount.roles.card ||
  amount.roles.paid ||
  /^AMOUNT(?: [A-Z]{3}| \$)?$/.test(labelForm(amount.label))

/** As `labelForm` writes it, with how it was paid. */
const paidWord =
  /^(?:PAID|BETAALD|VOLDAAN|BEZAHLT|PAYE|REGLE|ACQUITTE|PAGADO|PAGATO|PAGO|BETALT|BETALD|BETALAT|ZAPLACONO|ZAPLACENO|ZAPLATENE|UHRADENO|UHRADENE|MAKSETTU|KIFIZETVE|FIZETVE|ACHITAT|PLATIT|PLACENO|PLACANO|PLACHENO|PLATENO|MAKSTUD|TASUTUD|SAMAKSATS|APMAKSATS|SUMOKETA|APMOKETA|GREITT|ODENDI|PLIROTHIKE|EXOFLITHI)(?: (?:BY|PER|MET|MIT|PAR|EN|CON|COM|IN|MED|I|W|V|S|AR|KARTA|KARTOU|KORTTI\w*|KORT|KAART\w*|PIN|CARD|CASH|BAR|CARTE|CB|TARJETA|EFECTIVO|CARTA|CONTANTI|CARTAO|DINHEIRO|GOTOWKA|HOTOVE|KESZPENZ\w*|NUMERAR|GOTOVINOM?|KARTICOM?|VISA|MASTERCARD|MAESTRO|AMEX|GIROCARD|EC|KREDITKARTE|BANCONTACT|DANKORT|BANKKORT|BANCOMAT|DEBIT|CREDIT|ESPECES|CONTANT|KONTANT))*$/

/**
 * `A 20%  10.00  2.00  12.00` is not all of it where a larger total has a label of its own, or where all such rows come to an
 * amount that is printed.
 */
function isOfOneRate(
  amounts: readonly Amount[],
  { row, cents, among }: Amount,
  ofRates: ReadonlySet<Row>,
): boolean {
  if (!ofRates.has(row) || among < ratedColumns) return false
  const gross = grossOfRates(amounts, 'three', ofRates)
  return amounts.some(
    ({ roles, labelled, cents: larger, row: other }) =>
      other !== row &&
      larger > cents &&
      ((roles.total && labelled === 'beside' && !roles.paid) ||
        (larger === gross && !ofRates.has(other))),
  )
}

/** The rows of a rate: named so, or opening with it, set like an amount, and coming to their largest: `25,00  25,84  103,36  129,20`. */
function ratedRows(amounts: readonly Amount[]): ReadonlySet<Row> {
  const isRated = ([first, ...others]: readonly Amount[]) => {
    if (first?.rowRoles.rate) return true
    const [tax, net, gross] = others.map(({ cents }) => cents).toSorted((a, b) => a - b)
    if (!first || others.length !== ratedColumns || !tax || !net || !gross) return false
    const rate = first.cents / 100
    const isTax = usualRates.includes(rate) && Math.abs(taxOn(net, rate) - tax) <= 1
    return isTax && net + tax === gross
  }
  return new Set([...amountsByRow(amounts)].flatMap(([row, own]) => (isRated(own) ? [row] : [])))
}

/** What the rows of several rates come to, of net, tax and gross or of net and tax; undefined where there is one. */
function grossOfRates(
  amounts: readonly Amount[],
  columns: 'three' | 'two',
  ofRates: ReadonlySet<Row>,
): number | undefined {
  const rows = new Map<Row, number>()
  for (const { row, cents, among } of amounts) {
    const known = rows.get(row) ?? 0
    if (!ofRates.has(row)) continue
    if (columns === 'three' && among >= ratedColumns) rows.set(row, Math.max(cents, known))
    if (columns === 'two' && among === 2) rows.set(row, known + cents)
  }
  return rows.size > 1 ? [...rows.values()].reduce((sum, cents) => sum + cents, 0) : undefined
}

/** The same where it is printed elsewhere, otherwise nothing: less than that is not all. */
function printedGross(amounts: readonly Amount[], ofRates: ReadonlySet<Row>): number {
  const isPrinted = (gross: number) =>
    amounts.some(({ cents, row }) => cents === gross && !ofRates.has(row))
  const found = (['three', 'two'] as const).map(
    (columns) => grossOfRates(amounts, columns, ofRates) ?? 0,
  )
  return Math.max(0, ...found.filter((gross) => isPrinted(gross)))
}

/** `Sum  87.00  185.00` under two rates, where both together are called the total elsewhere. */
function partsOfTotals(amounts: readonly Amount[]): ReadonlySet<Row> {
  const sums = new Map<Row, number>()
  for (const { row, cents, among } of amounts)
    if (among > 1) sums.set(row, (sums.get(row) ?? 0) + cents)
  const totals = new Set(
    amounts
      .filter(({ roles, labelled, among }) => roles.total && labelled === 'beside' && among === 1)
      .map(({ cents }) => cents),
  )
  return new Set([...sums].flatMap(([row, sum]) => (totals.has(sum) ? [row] : [])))
}

/** Rows that open with a day each and come together to an amount that stands elsewhere: instalments of it, or what was done when. */
function partsByDay(amounts: readonly Amount[]): ReadonlySet<Row> {
  const rows = new Map<Row, number>()
  for (const { row, cents, isLast } of amounts)
    if (isLast && datesIn(row.text)[0]?.from === 0) rows.set(row, cents)
  const sum = [...rows.values()].reduce((all, cents) => all + cents, 0)
  const isPrinted = amounts.some(({ row, cents }) => cents === sum && !rows.has(row))
  return new Set(rows.size > 1 && isPrinted ? rows.keys() : [])
}

/** Net, tax and gross. */
const ratedColumns = 3

function candidateOf(ledger: Ledger, amount: Amount): TotalCandidate {
  const { cents } = amount
  const signs = {
    ...labelSigns(ledger, amount),
    ...placeSigns(ledger, amount),
    ...sumSigns(ledger, amount),
  }
  return {
    value: decimal(ledger.isRefund ? -cents : cents),
    cents,
    amount,
    isDerived: false,
    signs: signsOf(signs),
  }
}

/** Among other amounts in its row, over the row that adds up their columns. */
const isOfTable = ({ amounts }: Ledger, { row, among, cents }: Amount) =>
  among > 1 &&
  [...sumRowsOf(amounts).values()].some((sum) => sum.row.index > row.index && sum.cents > cents)

function labelSigns(ledger: Ledger, amount: Amount) {
  const { largest, tax, change: changes } = ledger
  const { roles, rowRoles, headingRoles, labelled, cents } = amount
  const isPart = cents < largest * 0.25
  return {
    total: roles.total,
    rowTotal: rowRoles.total && !roles.total,
    strong: roles.strong,
    sub: roles.sub,
    excluding: roles.excl && !roles.incl,
    tax: roles.tax && !roles.incl && !roles.excl && !roles.total,
    taxTotal: roles.taxTotal && !roles.incl && !roles.strong,
    taxWithTotal: roles.tax && roles.total && !roles.incl,
    taxPart: roles.incl && (roles.tax || rowRoles.rate) && isPart,
    including: roles.incl && roles.total,
    fee: roles.fee && !roles.total && !roles.tax && !isOfTable(ledger, amount),
    paid: roles.paid,
    paidAndChange: roles.paid && changes.length > 0,
    includingAll: roles.incl && !roles.total && !isPart,
    change: roles.change && !roles.total,
    cash: roles.cash && !roles.total,
    cashAndChange: roles.cash && !roles.total && changes.length > 0,
    card: roles.card,
    rounding: roles.round && !roles.total,
    roundedTotal: roles.round && roles.total,
    discount: roles.discount,
    quantity: roles.quantity && !roles.strong,
    quantityTotal: roles.quantity && roles.total && !roles.strong,
    summary: rowRoles.summary && !roles.strong,
    supplies: roles.supplies && rowRoles.rate,
    netOfTax: roles.net && tax.length > 0,
    delivery: roles.delivery && !roles.total,
    unrelated: roles.unrelated,
    above: labelled === 'above',
    unlabelled: labelled === 'none',
    // What only says that it is of something else speaks for nothing.
    noRole: !hasRole({ ...roles, unrelated: false }),
    boxedTotal:
      amount.isBoxed &&
      labelled !== 'beside' &&
      (headingRoles.total || headingRoles.fee) &&
      !roles.total,
    headingTax: headingRoles.tax && (amount.among > 1 || amount.isBoxed),
    headingExcluding: headingRoles.excl && amount.among > 1,
  }
}

function placeSigns({ firstChange, lastTotal }: Ledger, amount: Amount) {
  const { row, roles, isLast, among } = amount
  return {
    notLast: !isLast,
    many: among > 2,
    position: row.position - 0.5,
    afterChange: row.index > firstChange,
    lastTotal: roles.total && !roles.sub && row.index === lastTotal,
    large: Math.min(1, Math.max(0, row.height / row.unit - 1.15)),
  }
}

function sumSigns(ledger: Ledger, amount: Amount) {
  const { cents, roles } = amount
  const repeats = Math.max(1, countOf(ledger, cents))
  const rounding = roundingOf(ledger, amount)
  return {
    currency: amount.currency !== undefined,
    repaired: amount.isRepaired,
    whole: amount.isWhole,
    repeated: Math.log2(Math.min(5, repeats)),
    cashLessChange: isCashLessChange(ledger, cents),
    cashExactly: isCashExactly(ledger, cents) && !roles.cash,
    withOlder: mayHoldOlder(ledger.rests, amount),
    cardSame: ledger.card.includes(cents) && !roles.card,
    netPlusTax: isNetPlusTax(ledger, cents) || isSumOfCharges(ledger, amount),
    sumOfAbove: isSumOfAbove(ledger, amount),
    fitsTax: fitsTax(ledger, cents),
    itemSum: isItemSum(ledger, cents),
    oneItem: ledger.items.count === 1 && ledger.items.sum === cents,
    largest: cents === ledger.largest,
    small: cents < ledger.largest * 0.1,
    twos: ledger.isPoundAsTwo,
    lessThanBelow: -ledger.least > cents,
    rounded: rounding === 'rounded',
    unrounded: rounding === 'unrounded',
  }
}

/** A total and, just under it, a rounding by less than a coin whose result is a sum that coins can pay. */
function roundedFrom(ledger: Ledger, amount: Amount): TotalCandidate[] {
  if (!amount.roles.total || amount.roles.sub || isPayable(ledger, amount.cents)) return []
  const below = ledger.besideRounding.filter(
    ({ row, cents }) =>
      row.index > amount.row.index &&
      row.index <= amount.row.index + 3 &&
      Math.abs(cents) > 0 &&
      Math.abs(cents) < ledger.coin,
  )
  const results = below.flatMap(({ cents }) => [amount.cents + cents, amount.cents - cents])
  const cents = results.find((result) => isPayable(ledger, result))
  if (cents === undefined || ledger.byCents.has(cents)) return []
  const { signs } = candidateOf(ledger, amount)
  const rounded = { ...signs, derived: 1, unrounded: 0 }
  const value = decimal(ledger.isRefund ? -cents : cents)
  return [{ value, cents, amount, isDerived: true, signs: rounded }]
}
