/** What is paid on top of a total: a tip, what paying by card costs, or what others sold. */
import type { Amount } from './amounts'
import { labelForm } from '../lines/text'

/** What a tip is given on top of, in hundredths, and an amount under it that is both together. */
interface Tipped {
  before: number
  both: Amount
}

/** `Rechnungsbetrag 74,90`, `Trinkgeld 6,10`, and what comes to both as `81,00`, as far as that may be it. */
export const withTips = (amounts: readonly Amount[], mayBeBoth: (amount: Amount) => boolean) =>
  withOnTop(amounts, tip, mayBeBoth)

function withOnTop(
  amounts: readonly Amount[],
  label: RegExp,
  mayBeBoth: (amount: Amount) => boolean,
): Tipped[] {
  const tips = amounts
    .filter(({ label: words, cents }) => cents > 0 && label.test(labelForm(words)))
    .slice(0, mostTips)
  const totals = amounts.filter(({ roles }) => roles.total)
  const candidates = amounts.filter((amount) => mayBeBoth(amount))
  return tips.flatMap((given) =>
    totals
      .filter(({ row }) => row.index < given.row.index)
      .flatMap(({ cents }) =>
        candidates
          .filter((both) => both.row.index > given.row.index && both.cents === cents + given.cents)
          .map((both) => ({ before: cents, both })),
      ),
  )
}

const mostTips = 3

/** As `labelForm` writes it. What is taken for paying by card is paid on top in the same way. */
const tip =
  /^(?:(?:(?:CREDIT |DEBIT )?CARD|EFTPOS|PAYMENT|HOLIDAY|WEEKEND|SUNDAY|PUBLIC HOLIDAY)? ?SURCHARGE|CARD (?:PROCESSING )?FEE|TIPS?|GRATUITY|TRINKGELD|FOOI|POURBOIRE|PROPINA|MANCIA|GRATIFICACAO|NAPIWEK|DRICKS|DRIKKEPENGE|DRIKS|JUOMARAHA|SPROPITNE|BORRAVALO|BACSIS|NAPOJNICA|FILODORIMA|JOOTRAHA|DZERAMNAUDA|ARBATPINIGIAI|CB POURBOIRE)\b/

/**
 * `Total kiwano TTC 81,84`, `Services de tiers 3,40`, and `Total à payer 85,24` for both, after which the first is not said again: what
 * a provider asks for itself is not all of it.
 */
export const withOthers = (amounts: readonly Amount[]): Tipped[] =>
  withOnTop(amounts, ofOthers, ({ roles }) => roles.total && roles.strong && !roles.paid).filter(
    ({ before, both }) =>
      !amounts.some(({ cents, row }) => cents === before && row.index > both.row.index),
  )

/** As `labelForm` writes it. */
const ofOthers =
  /^(?:(?:ACHATS ET )?SERVICES DE TIERS|DRITTANBIETER|LEISTUNGEN (?:DRITTER|VON DRITTANBIETERN)|DIENSTEN (?:VAN )?DERDEN|SERVICIOS DE TERCEROS|SERVIZI DI TERZI|THIRD PARTY (?:SERVICES|CHARGES))\b(?!.*\b(?:BILLED BY|BEREITS|SEPARAT|APART|INCL\w*|ENTHALTEN)\b)/
