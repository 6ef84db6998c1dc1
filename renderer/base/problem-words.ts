/** Every sentence that names what is wrong with a field. */
import { formatDate } from '../../shared/calendar'
import type { DraftProblem } from '../../shared/expenses/expense'

const problemWords: Record<DraftProblem['code'], string> = {
  'supplier-missing': 'Who is this from?',
  'date-missing': 'Which day is on the receipt?',
  'date-invalid': 'Type a date such as 30/6/26.',
  'period-closed': 'The books are closed for this day.',
  'due-date-invalid': 'Type a date such as 30/6/26, or leave it empty.',
  'type-missing': 'What kind of expense is it?',
  'type-unknown': 'Your books do not have this type. Choose another.',
  'vat-missing': 'Choose the VAT type.',
  'vat-unknown': 'Your books do not have this VAT type. Choose another.',
  'amount-missing': 'What is the amount, with VAT?',
  'amount-invalid': 'Type an amount such as 61.27.',
  'amount-not-positive': 'The amount cannot be zero.',
  'signs-differ': 'All amounts have to be above zero, or for a credit note all below.',
  'currency-missing': 'Which currency is it in?',
  'currency-invalid': 'Type the code of another currency than pounds, such as EUR.',
  'rate-missing': 'How many of these is one pound? Or type the amount in pounds below.',
  'rate-invalid': 'Type a rate such as 1.1523.',
  'method-missing': 'How was it paid?',
  'method-unknown': 'Your books do not have this method. Choose another.',
  'bank-account-missing': 'Which account was it paid from?',
  'bank-account-unknown': 'Your books do not have this account. Choose another.',
  'director-missing': 'Who paid for it?',
  'director-unknown': 'Your books do not have this director. Choose another.',
  'payment-date-invalid': 'Type a date such as 30/6/26, or leave it empty.',
  'payment-above-total': 'More was paid than the receipt comes to.',
  'choices-unknown': 'The expense types come from your books, which have not answered yet.',
}

export function problemSentence(problem: DraftProblem): string {
  if (problem.code !== 'period-closed' || problem.suggestion) return problemWords[problem.code]
  return `${problemWords[problem.code]} No later day is open.`
}

export type SalesProblem =
  | 'client-missing'
  | 'date-missing'
  | 'date-invalid'
  | 'terms-invalid'
  | 'currency-invalid'
  | 'eu-code-invalid'
  | 'lines-missing'
  | 'description-missing'
  | 'quantity-invalid'
  | 'price-missing'
  | 'price-invalid'
  | 'vat-missing'

/** What is wrong with a field of a sales invoice. */
export const salesProblemWords: Record<SalesProblem, string> = {
  'client-missing': 'Who is it for? Choose a client.',
  'date-missing': 'What is the invoice date?',
  'date-invalid': 'Type a date such as 30/6/26.',
  'terms-invalid': 'Type a number of days such as 30.',
  'currency-invalid': 'The service takes pounds only.',
  'eu-code-invalid': 'Type two letters such as IE.',
  'lines-missing': 'Add at least one line.',
  'description-missing': 'What is it for?',
  'quantity-invalid': 'Type a number such as 1.5.',
  'price-missing': 'What is the unit price?',
  'price-invalid': 'Type an amount such as 61.27.',
  'vat-missing': 'Choose the VAT type.',
}

/** `"1 Jul 2026"`, offered when a period is closed. */
export function suggestedDay(problem: DraftProblem | undefined): string | undefined {
  return problem?.suggestion && formatDate(problem.suggestion)
}
