/** Moves the keyboard focus within the details of a record of the books. */
import { tick } from 'svelte'

export const editButtonId = 'edit-expense'
export const fileButtonId = (id: number) => `expense-file-${id}`

/** To what can be done with the record that is shown. */
export async function focusExpense(): Promise<void> {
  await tick()
  const details = document.getElementById('book-details')
  const first = details?.querySelector<HTMLElement>('form input, button:not([aria-disabled])')
  const edit = document.getElementById(editButtonId)
  ;(edit?.ariaDisabled === 'true' ? (first ?? edit) : (edit ?? first))?.focus()
}
