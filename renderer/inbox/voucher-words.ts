/** Words of vouchers, which stand in for receipts there are none of. */
import { taxYearOf, type MileageClaim } from '../../shared/expenses/mileage'
import { partWords, type VoucherKind, type VoucherProblem } from '../../shared/expenses/voucher'
import { formatPounds } from '../../shared/money'

export const newVoucher: Record<VoucherKind, string> = {
  expense: 'New expense without a receipt',
  mileage: 'New mileage',
}

/** As `keyName` calls them. */
export const voucherKeys: Record<VoucherKind, string> = { expense: 'n', mileage: 't' }

/** What to say beside a field. */
export function voucherSentence({ field, code }: VoucherProblem): string {
  switch (code) {
    case 'missing':
      return missing[field] ?? 'This is needed.'
    case 'date-invalid':
      return 'This is no date.'
    case 'rates-unknown':
      return 'The mileage rates of that day are not known here.'
    case 'amount-invalid':
      return 'An amount above zero, such as 12.50.'
    case 'miles-invalid':
      return 'Miles above zero, such as 12 or 12.4.'
    case 'passengers-invalid':
      return 'A number up to 8.'
  }
}

const missing: Partial<Record<VoucherProblem['field'], string>> = {
  person: 'Whose expense is it?',
  date: 'When was it?',
  why: 'What was the business reason?',
  expenseType: 'Choose what it is in the books.',
  payee: 'Who was paid?',
  what: 'What was it?',
  gross: 'How much was it?',
  from: 'Where did it begin?',
  to: 'Where did it go?',
  miles: 'How many miles?',
}

/** `95 miles at 45p, £42.75` for each part of a claim. */
export function claimLines({ parts }: MileageClaim): string[] {
  return parts.map((part) => `${partWords(part)}, ${formatPounds(part.amount)}`)
}

/** `10,005 miles in 2026/27 with this journey`. */
export function yearSentence(date: string, { milesAfter }: MileageClaim): string {
  return `${Number(milesAfter).toLocaleString('en-GB')} miles in ${taxYearOf(date).name} with this journey`
}
