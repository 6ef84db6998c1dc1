/** Every sentence that names what is wrong with a field. */
import type { DraftProblem } from '../../shared/expenses/expense'
import { dayWords } from '../../shared/words/figures'
import { spoken } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'

export function problemSentence({ code, suggestion }: DraftProblem): string {
  return say(code === 'period-closed' && !suggestion ? 'problem.noLaterDay' : `problem.${code}`)
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
export const salesProblemWords: Record<SalesProblem, string> = spoken({
  'client-missing': 'problem.sales.client-missing',
  'date-missing': 'problem.sales.date-missing',
  'date-invalid': 'problem.sales.date-invalid',
  'terms-invalid': 'problem.sales.terms-invalid',
  'currency-invalid': 'problem.sales.currency-invalid',
  'eu-code-invalid': 'problem.sales.eu-code-invalid',
  'lines-missing': 'problem.sales.lines-missing',
  'description-missing': 'problem.sales.description-missing',
  'quantity-invalid': 'problem.sales.quantity-invalid',
  'price-missing': 'problem.sales.price-missing',
  'price-invalid': 'problem.sales.price-invalid',
  'vat-missing': 'problem.sales.vat-missing',
})

/** `"1 Jul 2026"`, offered when a period is closed. */
export function suggestedDay(problem: DraftProblem | undefined): string | undefined {
  return problem?.suggestion && dayWords(problem.suggestion)
}
