/** What is paid on top of a total, or taken off it: a tip, what paying by card costs, what others sold, a discount. */
import type { Amount } from './amounts'
import { tip } from './item-rows'
import { labelForm } from '../lines/text'
import { isOwedBefore } from './total-rest'

/** What stands on the paper before something is added to it or taken off, in hundredths, and all of it. */
export interface Ended {
  before: number
  all: Amount
}

/** `Rechnungsbetrag 74,90`, `Trinkgeld 6,10`, and what comes to both as `81,00`, as far as that may be it. */
export const withTips = (amounts: readonly Amount[], mayBeAll: (amount: Amount) => boolean) =>
  withOnTop(amounts, onTop, mayBeAll)

function withOnTop(
  amounts: readonly Amount[],
  label: RegExp,
  mayBeAll: (amount: Amount) => boolean,
): Ended[] {
  const tips = amounts
    .filter(({ label: words, cents }) => cents > 0 && label.test(labelForm(words)))
    .slice(0, mostTips)
  const totals = amounts.filter(({ roles }) => roles.total)
  const candidates = amounts.filter((amount) => mayBeAll(amount))
  return tips.flatMap((given) =>
    totals
      .filter(({ row }) => row.index < given.row.index)
      .flatMap(({ cents }) =>
        candidates
          .filter((all) => all.row.index > given.row.index && all.cents === cents + given.cents)
          .map((all) => ({ before: cents, all })),
      ),
  )
}

/** Of such charges so many are tried. */
const mostTips = 3

/** As `labelForm` writes it. What is taken for paying by card is paid on top in the same way. */
const onTop = new RegExp(
  String.raw`^(?:(?:(?:CREDIT |DEBIT )?CARD|EFTPOS|PAYMENT|HOLIDAY|WEEKEND|SUNDAY|PUBLIC HOLIDAY)? ?SURCHARGE\b|CARD (?:PROCESSING )?FEE\b|(?:CB )?${tip.source})`,
)

/**
 * `Total kiwano TTC 81,84`, `Services de tiers 3,40`, and `Total à payer 85,24` for both, after which the first is not said again: what
 * a provider asks for itself is not all of it.
 */
export const withOthers = (amounts: readonly Amount[]): Ended[] =>
  withOnTop(amounts, ofOthers, ({ roles }) => roles.total && roles.strong && !roles.paid).filter(
    ({ before, all }) =>
      !amounts.some(({ cents, row }) => cents === before && row.index > all.row.index),
  )

/** As `labelForm` writes it. */
const ofOthers =
  /^(?:(?:ACHATS ET )?SERVICES DE TIERS|DRITTANBIETER|BETRAGE (?:ANDERER|DRITTER) ANBIETER|ANDERE ANBIETER|LEISTUNGEN (?:DRITTER|VON DRITTANBIETERN)|DIENSTEN (?:VAN )?DERDEN|SERVICIOS DE TERCEROS|SERVIZI DI TERZI|THIRD PARTY (?:SERVICES|CHARGES))\b(?!.*\b(?:BILLED BY|BEREITS|SEPARAT|APART|INCL\w*|ENTHALTEN)\b)/

/**
 * Sums that call themselves a part, and the total with what is charged straight below: `Zwischensumme brutto 157,69`, `Beträge
 * anderer Anbieter 6,00`, `Rechnungsbetrag 163,69`. A tax, or what was owed before, is no charge.
 */
export const withCharges = (amounts: readonly Amount[]): Ended[] =>
  ended(amounts, {
    mayBeBefore: ({ roles }) => roles.sub,
    stepOf: (charge) =>
      charge.roles.tax || isOwedBefore(charge) || ofOlder.test(labelForm(charge.label))
        ? 0
        : Math.max(0, charge.cents),
    mayBeAll: isStrongTotal,
  })

/**
 * Totals with fees below, and what was paid with them: `TOTAL FARE 29.40`, `ADMIN FEE 2.94`, `GST 0.26`, `AMT PAID 32.60`.
 */
export const withFees = (amounts: readonly Amount[]): Ended[] =>
  ended(amounts, {
    mayBeBefore: ({ roles }) => roles.total && !roles.sub && !roles.paid,
    stepOf: (step) => {
      const { roles, label, cents } = step
      const isFee = roles.tax || ofFee.test(labelForm(label))
      const isElse = isOwedBefore(step) || ofOlder.test(labelForm(label))
      return isFee && !isElse && !roles.total && !roles.incl ? Math.max(0, cents) : 0
    },
    mayBeAll: ({ roles, label }) => roles.paid || /^AMT PAID\b/.test(labelForm(label)),
  })

/** As `labelForm` writes it. */
const ofFee = /\b(?:FEES?|CHARGES?|SURCHARGES?|LEVY)\b/

/** What was owed before, in words that others do not need. As `labelForm` writes it. */
const ofOlder =
  /\b(?:PREVIOUS|PAST|ARREARS|OVERDUE|OUTSTANDING|UNPAID|\w*RUCKSTAND\w*|OFFENE\w*|ALTFORDERUNG\w*|MAHN\w*|IMPAYES?|OPENSTAAND\w*|PENDIENTES?|INSOLUT[OI]|RESTANT|SALDO|SOLDE|VORTRAG|ZALEG\w*)\b/

/**
 * Sums from which a discount is taken: `Valor total 173,61`, `Desconto 3,61`, `Valor a pagar 170,00`. What is taken off for paying early or with a
 * voucher was owed all the same.
 */
export const withDiscount = (amounts: readonly Amount[]): Ended[] =>
  ended(amounts, {
    mayBeBefore: ({ roles }) => roles.total && !roles.paid,
    stepOf: ({ roles, label, cents }) =>
      roles.discount && !roles.total && !ofPaying.test(labelForm(label)) ? -Math.abs(cents) : 0,
    mayBeAll: (all) => isStrongTotal(all) && !/\d|\bSOUS\b/.test(labelForm(all.label)),
  })

/** As `labelForm` writes it. A number tells of days, or of a percentage that is offered. */
const ofPaying =
  /\d|\b(?:VOUCHER|COUPON|GIFT|LOYALTY|POINTS?|NECTAR|CLUBCARD|PROMPT|EARLY|SETTLEMENT|SAVED|SAVINGS?|PAYMENT|PAID|PAGAMENTO|PAGO|ZAHL\w*|BETALING|CONTANT|REGLEMENT|PAIEMENT|KASSARABATT|KONTANT|SKONTO|ESCOMPTE|IMMEDIAT\w*)\b/

const isStrongTotal = ({ roles, labelled }: Amount) =>
  roles.total && roles.strong && !roles.sub && !roles.paid && labelled === 'beside'

interface Steps {
  mayBeBefore: (amount: Amount) => boolean
  /** What an amount adds, in hundredths; 0 where it adds nothing. */
  stepOf: (amount: Amount) => number
  mayBeAll: (amount: Amount) => boolean
}

/** At most so many steps. */
const mostSteps = 4

/** Sums, the steps straight under them, and what comes to all of it, where the sum is not said again below. */
function ended(amounts: readonly Amount[], { mayBeBefore, stepOf, mayBeAll }: Steps): Ended[] {
  const lasts = amounts.filter(({ isLast }) => isLast)
  const isSaidAgain = ({ cents }: Amount, all: Amount) =>
    amounts.some((each) => each.cents === cents && each.row.index > all.row.index)
  return lasts.flatMap((before, at) => {
    let sum = before.cents
    if (!mayBeBefore(before)) return []
    for (const next of lasts.slice(at + 1, at + 2 + mostSteps)) {
      if (sum !== before.cents && next.cents === sum && mayBeAll(next))
        return isSaidAgain(before, next) ? [] : [{ before: before.cents, all: next }]
      const step = stepOf(next)
      if (step === 0 && next.cents !== 0) return []
      sum += step
    }
    return []
  })
}
