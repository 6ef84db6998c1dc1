/** Which of several days is the paper's own, by what they are called beside one another. */
import { moneyIn } from '../amounts/money'
import type { Signs } from '../ranker'
import type { DateCandidate } from './date'

/** Of a day that is that of something else, whatever its words. */
export const ofOther: Signs = { labelled: 0, labelledAbove: 0, theSale: 0, notTheSale: 1 }

/** The candidates, those whose words say less than another's changed to days of something else, or back where no other is named. */
export function comparedWithEachOther(
  all: readonly DateCandidate[],
  { isCredit, isReminder }: { isCredit: boolean; isReminder: boolean },
): DateCandidate[] {
  const used = asHired(all)
  const asked = isReminder ? withoutReminded(used) : used
  const own = isCredit ? withoutCredited(asked) : asked
  const written = withoutPrinted(withoutMailed(own))
  return withDeparture(withoutTables(withoutEntries(withoutOrders(withoutElse(written)))))
}

type Test = (candidate: DateCandidate) => unknown

const toOthers = (candidates: readonly DateCandidate[], isOther: Test): DateCandidate[] =>
  candidates.map((each) =>
    isOther(each) ? { ...each, signs: { ...each.signs, ...ofOther } } : each,
  )

const isNamed: Test = ({ signs }) => signs['labelled'] || signs['labelledAbove']

/**
 * On a credit note an invoice is the one that is credited: of two labelled days the earlier one, where it is called an invoice's, is that
 * of the invoice; where a later one stands for itself without a label above it, it is never sure.
 */
function withoutCredited(candidates: readonly DateCandidate[]): DateCandidate[] {
  const own = candidates.filter((each) => isNamed(each) && !each.signs['ofInvoice'])
  const bare = candidates.filter(
    ({ signs, row, date }) =>
      signs['alone'] && !signs['notTheSale'] && !/\p{L}{4}/u.test(row.text.slice(0, date.from)),
  )
  return toOthers(
    candidates,
    ({ signs, value }) =>
      signs['ofNumbered'] || (signs['ofInvoice'] && own.some((each) => each.value > value)),
  ).map((each) =>
    each.signs['ofInvoice'] &&
    bare.some(({ value, row }) => value > each.value && row.index < each.row.index)
      ? { ...each, signs: { ...each.signs, qualifiedAbove: 1 } }
      : each,
  )
}

/**
 * On a reminder the day of the invoice is not the paper's, where a later one may be, nor are those of a table of invoices beside one
 * that stands for itself; a day in a row of sums is never sure.
 */
function withoutReminded(candidates: readonly DateCandidate[]): DateCandidate[] {
  const isListed: Test = ({ signs, row }) => signs['stacked'] && moneyIn(row.text).length > 0
  const isOfInvoice: Test = (each) =>
    isNamed(each) && (each.signs['theSale'] || each.signs['ofNumbered'])
  const own = candidates.filter(
    (each) => !isOfInvoice(each) && !each.signs['notTheSale'] && !each.signs['line'],
  )
  const hasAlone = own.some((each) => each.signs['alone'] && !isListed(each))
  return toOthers(
    candidates,
    (each) =>
      (isOfInvoice(each) && own.some(({ value }) => value > each.value)) ||
      (hasAlone && isListed(each)),
  ).map((each) =>
    moneyIn(each.row.text).length > 0
      ? { ...each, signs: { ...each.signs, qualifiedAbove: 1 } }
      : each,
  )
}

/** Where one day is the paper's own in so many words, one that is called with a word more is that of something else. */
function withoutElse(candidates: readonly DateCandidate[]): DateCandidate[] {
  const hasOwn = candidates.some(({ signs }) => signs['own'] && !signs['notTheSale'])
  const hasInvoice = candidates.some(({ signs }) => signs['ownPaper'] && !signs['transacted'])
  return toOthers(
    candidates,
    ({ signs }) => (hasOwn && signs['ofElse']) || (hasInvoice && signs['transacted']),
  )
}

/** Where the paper that a mail brought says its own day, the mail's is not it. */
function withoutMailed(candidates: readonly DateCandidate[]): DateCandidate[] {
  const isOwn: Test = (each) => isNamed(each) && each.signs['theSale'] && !each.signs['mailed']
  const own = candidates.filter((each) => isOwn(each) && !each.signs['notTheSale'])
  const isLater = (mailed: DateCandidate) => own.some(({ value }) => value < mailed.value)
  return toOthers(candidates, (each) => each.signs['mailed'] && isLater(each))
}

/** Where one day is plainly labelled as the paper's own, the day of the order is not it. */
function withoutOrders(candidates: readonly DateCandidate[]): DateCandidate[] {
  const hasOwn = candidates.some(
    ({ signs }) => signs['labelled'] && !signs['ordered'] && !signs['qualified'],
  )
  return toOthers(candidates, ({ signs }) => hasOwn && signs['ordered'])
}

/** What is hired goes out before it comes in again, and is paid for then; what is parked or mended comes in first. */
function asHired(candidates: readonly DateCandidate[]): DateCandidate[] {
  const daysOf = (name: string) =>
    candidates.flatMap(({ signs, value }) => (signs[name] ? [value] : []))
  const [left, returned] = [daysOf('wentOut'), daysOf('cameIn')]
  const isHired = left.length > 0 && returned.some((day) => left.every((other) => other < day))
  return isHired
    ? candidates.map((each) => {
        const { wentOut = 0, cameIn = 0 } = each.signs
        return { ...each, signs: { ...each.signs, wentOut: cameIn, cameIn: wentOut } }
      })
    : [...candidates]
}

/** Where one day is called that of going out or of paying, the one of coming in is not it. */
function withoutEntries(candidates: readonly DateCandidate[]): DateCandidate[] {
  const hasLeft = candidates.some(({ signs }) => signs['wentOut'] || signs['settled'])
  return toOthers(candidates, ({ signs }) => hasLeft && signs['cameIn'])
}

/** Where one day is that of buying, that of a copy is not it: `édité le 03/06 depuis votre espace`, `Achat effectué le 22/04`. */
function withoutPrinted(candidates: readonly DateCandidate[]): DateCandidate[] {
  const isBought = candidates.some(({ signs }) => signs['labelled'] && signs['ordered'])
  return toOthers(candidates, ({ signs }) => isBought && signs['printedOn'])
}

/** Where words say that it was issued on one day, days under the heading of a column are of what was bought. */
function withoutTables(candidates: readonly DateCandidate[]): DateCandidate[] {
  const isIssued = candidates.some(({ signs }) => signs['issuedOn'])
  return toOthers(candidates, ({ signs }) => isIssued && signs['stacked'])
}

/**
 * Where no day is called the paper's own: whoever stays pays when they leave, what is mended is paid when it goes out, and what
 * is ordered at once. Such a day is never sure.
 */
function withDeparture(candidates: readonly DateCandidate[]): DateCandidate[] {
  if (candidates.some((each) => isNamed(each))) return [...candidates]
  const isUnsold = !candidates.some(({ signs }) => signs['theSale'])
  return candidates.map((each) => {
    const { departed, wentOut, orderedOn } = each.signs
    const found = { ...each.signs, notTheSale: 0, qualified: 1 }
    if (departed || wentOut) return { ...each, signs: found }
    return orderedOn && isUnsold ? { ...each, signs: { ...found, labelled: 1 } } : each
  })
}

/** On a receipt the day on which it was paid is its own, where none is called that of a sale. */
export function asOfReceipt(
  best: DateCandidate,
  candidates: readonly DateCandidate[],
): DateCandidate {
  const isOther = ({ value, signs }: DateCandidate) =>
    value !== best.value && signs['theSale'] && !signs['paid']
  const isOwn = best.signs['paid'] && !candidates.some((each) => isOther(each))
  return isOwn ? { ...best, signs: { ...best.signs, paid: 0, qualified: 0 } } : best
}
