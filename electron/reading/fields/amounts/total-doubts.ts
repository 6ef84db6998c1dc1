/** What makes a total doubtful whose label is plain: more comes on top of it, or something was kept back before. */
import type { Amount } from './amounts'
import { countOf, isNetPlusTax, taxIn, taxOn, type Ledger } from './ledger'
import { isCarriedOver } from '../lines/labels'
import { isRunning, labelForm } from '../lines/text'
import { ratesIn } from './rates'
import type { TotalCandidate } from './total'
import { keptBackAbove } from './total-rest'

/** Whether the paper says that an amount is not all of it. */
export const isPartOfMore = (ledger: Ledger, { amount, signs }: TotalCandidate): boolean =>
  hasChargeOnTop(ledger, amount) ||
  isOneOfLines(ledger, amount) ||
  whatIsLeft.test(labelForm(amount.label)) ||
  isCarriedOver(amount.label) ||
  hasKeptBack(ledger, amount) ||
  isOfRefunded(ledger, amount) ||
  (!allOfIt.some((sign) => signs[sign]) &&
    (hasTaxOnTop(ledger, amount) || isOfTaxes(ledger, amount) || isOneOfFees(ledger, amount)))

/** A net sum and a tax come to it, or so much was paid. */
const allOfIt = ['netPlusTax', 'cardSame', 'cashLessChange']

/** Whether more than that is on the paper, or what a net sum and its tax come to, from which so much was kept back. */
const hasKeptBack = (ledger: Ledger, amount: Amount) =>
  keptBackAbove(ledger.rests, amount).some((kept) => {
    const all = amount.cents + Math.abs(kept.cents)
    return kept.cents < 0 || ledger.byCents.has(all) || isNetPlusTax(ledger, all)
  })

/** `Order total  £72.75` beside `Refund  -£46.80`: what was ordered, of which a part came back. */
const isOfRefunded = ({ amounts }: Ledger, { label, cents }: Amount) =>
  /^ORDER TOTAL\b/.test(labelForm(label)) &&
  amounts.some(
    (other) => /\bREFUND(?:ED)?\b/.test(labelForm(other.label)) && Math.abs(other.cents) < cents,
  )

/** What comes to whoever wrote it, after a tax is kept back. As `labelForm` writes it. */
const whatIsLeft = /\b(?:A PERCIBIR|LIQUIDO A)\b/

/** `Nettobetrag 1.200,00` over `19 % MwSt. 228,00`, or net by its own words with a tax that is not above it, as it is over `NET TOTAL`. */
function hasTaxOnTop({ amounts }: Ledger, { roles, cents, row }: Amount): boolean {
  const isNet = (roles.net || roles.excl) && !roles.incl
  const isBefore = (tax: Amount) => tax.roles.tax && tax.cents > 0 && tax.row.index >= row.index
  if (isNet && amounts.some((each) => isBefore(each))) return true
  return amounts.some(
    (other) =>
      other.row.index > row.index &&
      other.roles.tax &&
      !other.roles.incl &&
      !other.rowRoles.incl &&
      other.cents > 0 &&
      ratesIn(other.label).some(
        (rate) =>
          Math.abs(taxOn(cents, rate) - other.cents) <= 1 &&
          Math.abs(taxIn(cents, rate) - other.cents) > 1,
      ),
  )
}

/** `SUMA PTU 2,99`, printed once. */
const isOfTaxes = (ledger: Ledger, { roles, cents }: Amount) =>
  roles.tax && roles.total && !roles.incl && !roles.excl && countOf(ledger, cents) === 1

/** A tip, service or delivery below it, where what was paid does not come after; several are offers of what to tip. */
function hasChargeOnTop({ amounts }: Ledger, { row, cents }: Amount): boolean {
  const [charge, ...more] = amounts.filter(
    (other) =>
      other.row.index > row.index &&
      other.isLast &&
      other.cents > 0 &&
      other.cents < cents &&
      other.roles.delivery &&
      !other.roles.total &&
      !other.roles.incl &&
      !other.roles.unrelated &&
      !isRunning(other.row.text) &&
      !/\b(?:BALANCE|SUGGEST\w*)\b/.test(labelForm(other.label)),
  )
  if (!charge || more.length > 0) return false
  return !amounts.some((other) => other.row.index > charge.row.index && other.cents === cents)
}

/** Called a fee or charge and nothing else, among others or beside more. */
const isOneOfFees = ({ amounts, largest }: Ledger, { roles, rowRoles, row, cents }: Amount) =>
  roles.fee &&
  !roles.total &&
  !roles.strong &&
  !rowRoles.total &&
  (cents < largest ||
    amounts.some((other) => other.row !== row && other.cents > 0 && other.roles.fee))

/** In a table whose rows have net, tax and gross each: `Impact driver  130.00  26.00  156.00`. */
const isOneOfLines = ({ amounts }: Ledger, { row, rowRoles, among, heading }: Amount) =>
  among > 2 &&
  !rowRoles.total &&
  !rowRoles.rate &&
  heading !== '' &&
  amounts.some(
    (other) =>
      other.row !== row && other.isLast && other.among === among && other.heading === heading,
  )
