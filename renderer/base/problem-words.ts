/** Every sentence that names what is wrong with a field. */
import type { DraftProblem } from '../../shared/expenses/expense'
import { dayWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

export function problemSentence({ code, suggestion }: DraftProblem): string {
  return say(code === 'period-closed' && !suggestion ? 'problem.noLaterDay' : `problem.${code}`)
}

/** `"1 Jul 2026"`, offered when a period is closed. */
export function suggestedDay(problem: DraftProblem | undefined): string | undefined {
  return problem?.suggestion && dayWords(problem.suggestion)
}
