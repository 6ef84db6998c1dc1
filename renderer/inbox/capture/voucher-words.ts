/** Words of vouchers, which stand in for receipts there are none of. */
import { taxYearOf, type MileageClaim } from '../../../shared/expenses/mileage'
import type { VoucherDraft, VoucherKind, VoucherProblem } from '../../../shared/expenses/voucher'
import { moneyWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'

export const newVoucher: Readonly<Record<VoucherKind, string>> = {
  get expense() {
    return say('inbox.voucher.new.expense')
  },
  get mileage() {
    return say('inbox.voucher.new.mileage')
  },
}

const asked = [
  'person',
  'date',
  'why',
  'expenseType',
  'payee',
  'what',
  'gross',
  'from',
  'to',
  'miles',
] as const

/** What to say beside a field. */
export function voucherSentence({ field, code }: VoucherProblem): string {
  switch (code) {
    case 'missing': {
      const known = asked.find((each) => each === field)
      return known ? say(`inbox.voucher.missing.${known}`) : say('inbox.voucher.problem.missing')
    }
    case 'date-invalid':
      return say('inbox.voucher.problem.dateInvalid')
    case 'rates-unknown':
      return say('inbox.voucher.problem.ratesUnknown')
    case 'amount-invalid':
      return say('inbox.voucher.problem.amountInvalid')
    case 'miles-invalid':
      return say('inbox.voucher.problem.milesInvalid')
    case 'passengers-invalid':
      return say('inbox.voucher.problem.passengersInvalid')
  }
}

/** `95 miles at 45p, £42.75` for each part of a claim. */
export function claimLines({ parts }: MileageClaim): string[] {
  return parts.map(({ what, miles, pence, amount }) =>
    say(`inbox.voucher.part.${what}`, {
      miles: Number(miles),
      pence,
      amount: moneyWords(amount),
    }),
  )
}

/** `Zoë Hartley: 10,005 miles in 2026/27 with this journey`; without a name where none is typed yet. */
export function yearSentence(
  { date, person }: Pick<VoucherDraft, 'date' | 'person'>,
  { milesAfter }: MileageClaim,
): string {
  const year = { miles: Number(milesAfter), year: taxYearOf(date).name }
  const name = person.trim()
  return name === ''
    ? say('inbox.voucher.year', year)
    : say('inbox.voucher.yearOf', { ...year, person: name })
}
