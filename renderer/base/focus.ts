/** Moves the keyboard focus to the named places of the inbox. */
import { tick } from 'svelte'

export const places = {
  list: 'receipt-list',
  search: 'receipt-search',
  bookList: 'book-list',
  bookSearch: 'book-search',
  deskSearch: 'desk-search',
  filters: 'book-filters',
  confirm: 'confirm',
  twin: 'twin-note',
} as const

const catchAfterMs = 150

/** The id of the control of a draft field such as `lines.0.gross`. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}

/** The draft field of a control's id, such as `lines.0.gross`; undefined for any other id. */
export function fieldOfId(id: string): string | undefined {
  return /^field-(.+)$/.exec(id)?.[1]?.replaceAll('-', '.')
}

/** Ends the typing in a field, so that what was typed goes to its own receipt before another is opened; tells which field. */
export function leaveField(): HTMLElement | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !focused.closest('form')) return undefined
  focused.blur()
  return focused
}

/**
 * Catches the focus when what had it goes away: without this the next Tab starts at the top of the window. It waits a
 * moment, because most steps put the focus somewhere themselves. To be attached to what holds the whole window.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = (event: FocusEvent) => {
    if (event.target instanceof Element) last = event.target
  }
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    last = undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement === document.body) mainPlace()?.focus({ preventScroll: true })
    }, catchAfterMs)
  })
  root.addEventListener('focusin', remember)
  watcher.observe(root, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    root.removeEventListener('focusin', remember)
  }
}

/** Whether the focus lies in the list of receipts. */
export function isInList(): boolean {
  return document.activeElement?.closest(`#${places.list}`) != null
}

/** Whether the focus lies in a form. */
export function isInForm(): boolean {
  return document.activeElement?.closest('form') != null
}

/** Focuses the list of the screen, or the screen itself where it has none. */
export async function focusMain(): Promise<void> {
  await tick()
  const place = mainPlace()
  place?.focus({ preventScroll: true })
  if (place?.matches('main')) setTimeout(() => isLeft(place) && focusList(), catchAfterMs)
}

const isLeft = (place: HTMLElement) =>
  document.activeElement === place || document.activeElement === document.body

/** A list that had to be read first takes the focus when it is there. */
function focusList(): void {
  mainPlace()?.focus({ preventScroll: true })
}

function mainPlace(): HTMLElement | null {
  const list = document.getElementById(places.list) ?? document.getElementById(places.bookList)
  return list?.checkVisibility() === true ? list : document.querySelector('main')
}

export async function focusPlace(place: keyof typeof places): Promise<void> {
  await focusId(places[place])
}

/** Focuses a field, or what stands in for it when the form has no such field. */
export async function focusField(field: string): Promise<void> {
  await focusId(fieldId(field))
}

/** Focuses the first of these fields that is on the screen; false where none is. */
export async function focusAny(fields: readonly string[]): Promise<boolean> {
  await tick()
  const there = fields.find((field) => document.getElementById(fieldId(field)))
  if (there !== undefined) await focusField(there)
  return there !== undefined
}

/** What holds an element that is put away brings it out when the focus is to go there. */
export const revealed = 'reveal'

async function focusId(id: string): Promise<void> {
  await tick()
  const element = document.getElementById(id)
  if (element?.dispatchEvent(new CustomEvent(revealed, { bubbles: true }))) await tick()
  element?.focus()
  // With what is said of it below.
  const whole = element?.closest('.field') ?? element
  whole?.scrollIntoView({ block: 'nearest' })
  if (
    element instanceof HTMLInputElement &&
    ![places.search, places.bookSearch].some((place) => place === id)
  )
    element.select()
}
