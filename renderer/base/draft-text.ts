/** Whether two drafts of an expense are the same, told by their text. Pure. */
import type { DraftLine, ExpenseDraft } from '../../shared/expenses/expense'

/** All that a draft keeps of a line; a window may note more of it. */
const lineFields = Object.keys({
  expenseType: true,
  description: true,
  vatType: true,
  gross: true,
} satisfies Record<keyof DraftLine, true>) as (keyof DraftLine)[]

/** Lines as text that is equal for equal lines. */
export function textOfLines(lines: readonly DraftLine[]): string {
  return JSON.stringify(lines.map((line) => lineFields.map((field) => line[field])))
}

/** A draft as text that is equal for equal drafts, whatever the order of their members. */
export function textOfDraft({ lines, ...others }: ExpenseDraft): string {
  return `${textOfLines(lines)}${JSON.stringify(others, inOrder)}`
}

/** For `JSON.stringify`: the members of objects by their names. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
