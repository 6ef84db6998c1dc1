/** Sums that look like the total and are what is left of it, or what is paid of it in coins. */
import type { Amount } from './amounts'
import { tip } from './item-rows'
import { labelForm } from '../lines/text'

/** A tax that the customer keeps back and pays for whoever wrote the invoice, as `labelForm` writes it. */
const withheld =
  /\b(?:CIS|WITHH(?:OLDING|ELD)|RETENCION\w*|IRPF|RITENUTA\w*|RETENCAO|BAUABZUGSTEUER|RETENUE A LA SOURCE)\b/

/** What was paid before the paper was written, which is for all of it. As `labelForm` writes it. */
const advanced =
  /\b(?:AVANCES?|ADVANCE (?:RECEIVED|PAID)(?! .*INVOICE)|RETAINER|DEPOSIT (?:RECEIVED|PAID|APPLIED)|LESS DEPOSIT|ACOMPTE (?:VERSE|RECU|PAYE)|PROVISION (?:RECUE|VERSEE)|ACCONTO (?:VERSATO|RICEVUTO|PAGATO)|ANTICIPO (?:RECIBIDO|PAGADO)|AANBETALING|AANBETAALD|FORSKUD|GIFT ?(?:CARD|VOUCHER)S?|(?:PAID|PAYMENTS?|RECEIVED|HELD) ON ACCOUNT|PRE ?PAID|PREPAYMENT|PAID (?:ONLINE|IN ADVANCE|AT BOOKING)|GESCHENKKARTE|GESCHENKGUTSCHEIN|CARTE CADEAU|CADEAU(?:KAART|BON)|TARJETA REGALO|CARTA REGALO|VORAUSZAHLUNG|ZAPLACENE ZALOHY|UHRAZEN\w* ZALOH\w*|DEJA (?:PAYE|REGLE))\b/

/** The same where what is left is called that; a part of a larger sum may be all that a paper is for. As `labelForm` writes it. */
const paidEarlier =
  /^(?:LESS )?(?:PAYMENTS? )?RECEIVED (?:FROM|VIA)\b|\b(?:ALREADY|PREVIOUSLY) PAID\b|\bPAID (?:ALREADY|SO FAR|TO DATE)\b/
const ofLeft = /\b(?:LEFT|REMAINING|OUTSTANDING|STILL)\b/

/** A sum with its tax that is called no total. As `labelForm` writes it. */
const gross = /^(?:GROSS|BRUTTO)\b/

/** What was owed before the paper was written, for others. As `labelForm` writes it. */
const owedBefore =
  /\b(?:(?:BROUGHT|BALANCE) FORWARD|(?:PREVIOUS|PRIOR|LAST) (?:BALANCE|BILL|STATEMENT|INVOICE|AMOUNT DUE|CHARGES)|PAST DUE|OPENING BALANCE|ARREARS|OVERDUE (?:BALANCE|AMOUNT)|UNPAID BALANCE|(?:SALDO)?VORTRAG|SOLDE (?:ANTERIEUR|PRECEDENT)|ANCIEN SOLDE|SALDO (?:ANTERIOR|PRECEDENTE)|VORIG SALDO)\b/

/** Whether an amount is what was owed before the paper was written, for others. */
export const isOwedBefore = ({ label, cents }: Amount): boolean =>
  cents > 0 && owedBefore.test(labelForm(label))

/** Not the sum of the page before, which stands there as well. */
const owedIn = (all: readonly Amount[]): Amount[] =>
  all.filter(
    (old) =>
      isOwedBefore(old) &&
      !all.some(({ cents, row }) => cents === old.cents && row.index < old.row.index),
  )

/** Handed out at the till, or what a state adds to a gift, as `labelForm` writes it. */
const besidePrice = /\bCASH ?(?:BACK|OUT)\b|\bGIFT ?AID\b/

/** Rows that keep something back from a total, or add to it; those of one paper. */
export interface Rests {
  /** A tax that the customer keeps back. */
  withheld: readonly Amount[]
  /** What was owed before and was not paid since. */
  older: readonly Amount[]
  /** What was paid before, in money. */
  advanced: readonly Amount[]
}

export function restsOf(all: readonly Amount[]): Rests {
  const of = (word: RegExp) => all.filter(({ label }) => word.test(labelForm(label)))
  const olds = owedIn(all)
  const paid = new Set(
    olds.length === 0
      ? []
      : all.filter((each) => !isOwedBefore(each)).map(({ cents }) => Math.abs(cents)),
  )
  return {
    withheld: of(withheld),
    advanced: of(advanced).filter(({ label }) => !ofGift.test(labelForm(label))),
    older: olds.filter(({ cents }) => !paid.has(cents)),
  }
}

const ofGift = /GIFT|GESCHENK|CADEAU|REGALO|VOUCHER/

/** What was kept back above an amount, which then may be what is left. */
export const keptBackAbove = ({ withheld: taxes, advanced: paid }: Rests, { row }: Amount) =>
  [...taxes, ...paid].filter((each) => each.row.index < row.index)

/** Whether an amount may hold what was owed before: the paper's own comes to less. */
export const mayHoldOlder = ({ older }: Rests, { cents }: Pick<Amount, 'cents'>): boolean =>
  older.some((old) => old.cents < cents)

/** So far over the total its tip may stand. */
const tipRows = 2

/** A tip that is only asked for. What is optional, or so much of a hundred, may be in what is to be paid. */
const suggested =
  /\b(?:suggest\w*|recommend\w*|vorschlag|empf\w*|sugg[eé]r\w*|sugerid\w*|consigliat\w*)\b/iu
const mayBeAsked = /%|\b(?:option\w*|voluntary|guide|facultati\w*|opcional)\b/iu

/** Nothing but a tip: `Nail tips` are none. As `labelForm` writes it. */
const tipAlone = new RegExp(
  String.raw`^(?:(?:RIDER|DRIVER|CREW|STAFF|DISCRETIONARY|ADDED|CARD|YOUR|CASH|PLUS|SUGGESTED|RECOMMENDED|OPTIONAL) )*${tip.source}(?: (?:SUGGESTED|VORSCHLAG|SUGERIDA|SUGGEREE?|CONSIGLIATA))?$`,
)

const isPaying = ({ roles }: Amount) => roles.card || roles.cash || roles.paid

/**
 * In hundredths, what a total comes to without the tip that stands straight over it, or with one that was only asked for. Where
 * several tips are offered, or something is taken off below, nothing is known; and what was paid always counts.
 */
function sumsBesideTip(totals: readonly Amount[], all: readonly Amount[]): ReadonlySet<number> {
  const tips = all.filter(({ label, cents }) => cents > 0 && tipAlone.test(labelForm(label)))
  const [only] = tips
  const total = totals.find(
    ({ row: { index }, roles }) =>
      only !== undefined &&
      index > only.row.index &&
      index <= only.row.index + tipRows &&
      !roles.card &&
      !roles.cash,
  )
  if (!only || !total || tips.length > 1) return new Set()
  if (all.some(({ row, cents }) => row.index > total.row.index && cents < 0)) return new Set()
  const without = total.cents - only.cents
  const isSuggested = suggested.test(only.row.text)
  if (!isSuggested && mayBeAsked.test(only.row.text)) return new Set()
  const dropped = isSuggested ? total.cents : without
  const isKnown = !isSuggested || totals.some(({ cents }) => cents === without)
  const isPaid = all.some((each) => isPaying(each) && each.cents === dropped)
  return new Set(isKnown && !isPaid ? [dropped] : [])
}

/** So many sums beside the price are tried; a paper has one or two. */
const most = 10

/** Hundredths: no coin is larger, of what cash is rounded to. */
const largestRounding = 100

/**
 * The amounts that may be the total: not what is left of one after a tax withheld (`Amount to pay me`) or what was paid before,
 * since the invoice comes to all of it; nor one with what was owed before in it, where its own stands beside; and of a total
 * that is rounded for cash what was paid, which then is the total. Nor what holds money that was handed out at the till, or that a
 * state adds to a gift; nor what was owed before, where another total stands; nor what a tip was put upon.
 *
 * @param all those below zero too
 */
export function withoutRests(amounts: readonly Amount[], all: readonly Amount[]): Amount[] {
  const totals = amounts.filter(({ roles }) => roles.total && !roles.sub)
  const kept = all.filter(({ label }) => {
    const words = labelForm(label)
    return withheld.test(words) || advanced.test(words)
  })
  const roundings = all.filter(
    ({ roles, cents }) => roles.round && cents !== 0 && Math.abs(cents) < largestRounding,
  )
  const wholes = [...totals, ...amounts.filter(({ label }) => gross.test(labelForm(label)))]
  const earlier = all.filter(({ label }) => paidEarlier.test(labelForm(label)))
  const paid = new Set(
    all.flatMap((each) => (isPaying(each) && !earlier.includes(each) ? [each.cents] : [])),
  )
  const isRest = ({ cents, row, label }: Amount) =>
    [...kept, ...(ofLeft.test(labelForm(label)) && !paid.has(cents) ? earlier : [])].some((tax) =>
      wholes.some(
        (total) =>
          total.cents - Math.abs(tax.cents) === cents &&
          [tax, total].every((each) => each.row.index < row.index),
      ),
    )
  const beside = all.filter(({ label }) => besidePrice.test(labelForm(label))).slice(0, most)
  const olds = [...owedIn(all), ...beside]
  const holdsOlder = ({ cents, row }: Amount) =>
    olds.some((old) =>
      amounts.some(
        (own) =>
          own.row !== old.row && own.row.index < row.index && own.cents + old.cents === cents,
      ),
    )
  const isRounded = ({ roles, cents, row }: Amount) =>
    roles.cash &&
    roundings.some((rounding) =>
      totals.some(
        (total) =>
          Math.abs(cents - total.cents) === Math.abs(rounding.cents) &&
          total.row.index < rounding.row.index &&
          rounding.row.index < row.index,
      ),
    )
  const values = new Set(amounts.map(({ cents }) => cents))
  const added = new Set(
    beside.filter((extra) =>
      amounts.some(
        ({ row, cents }) => row.index < extra.row.index && values.has(cents + extra.cents),
      ),
    ),
  )
  const hasOwn = totals.some((total) => !isOwedBefore(total))
  const besideTip = sumsBesideTip(totals, all)
  return amounts
    .filter((amount) => !isRest(amount) && !holdsOlder(amount) && !added.has(amount))
    .filter(({ cents }) => !besideTip.has(cents))
    .filter((amount) => !hasOwn || !isOwedBefore(amount))
    .map((amount) =>
      isRounded(amount)
        ? { ...amount, roles: { ...amount.roles, total: true, strong: true, cash: false } }
        : amount,
    )
}
