/** Moves the keyboard focus to the named places of the inbox. */
import { tick } from 'svelte'

export const places = {
  list: 'receipt-list',
  search: 'receipt-search',
  confirm: 'confirm',
} as const

/** The id of the control of a draft field such as `lines.0.gross`. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}

/** Whether the focus lies in the list of receipts. */
export function isInList(): boolean {
  return document.activeElement?.closest(`#${places.list}`) != null
}

export async function focusPlace(place: keyof typeof places): Promise<void> {
  await focusId(places[place])
}

/** Focuses a field, or what stands in for it when the form has no such field. */
export async function focusField(field: string): Promise<void> {
  await focusId(fieldId(field))
}

async function focusId(id: string): Promise<void> {
  await tick()
  const element = document.getElementById(id)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  if (element instanceof HTMLInputElement && id !== places.search) element.select()
}
