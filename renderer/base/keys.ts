/** Keys that ask for an account, where keys belong to a text field, and whether the person works by keys. */
import { isMac } from '../lib/keys.svelte'

/** Goes with the command key and a digit to an account. macOS takes pictures of the screen by ⌘ with Shift and 3 to 5. */
const accountKey = isMac ? 'Alt' : 'Shift'

/**
 * The place in the list of accounts that the command key with Shift (Alt on a Mac) and 1 to 9 asks for, from 0. It goes
 * by the place of the key, because the character differs from keyboard to keyboard.
 */
export function accountPlace(event: KeyboardEvent): number | undefined {
  const { altKey, shiftKey } = event
  const isCommand = isMac ? event.metaKey : event.ctrlKey
  const isOfAccounts = isMac ? altKey && !shiftKey : shiftKey && !altKey
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  return isCommand && isOfAccounts && digit ? Number(digit) - 1 : undefined
}

/** The keys that ask for the account at this place of the list, from 0. */
export const accountKeys = (place: number): string => `Ctrl+${accountKey}+${place + 1}`

/** Marks the page while the person works by keys, so that a focus nobody asked for is not ringed. */
export function markKeys(root: HTMLElement): () => void {
  const mark = (event: KeyboardEvent) => {
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) root.dataset['keys'] = ''
  }
  const unmark = () => {
    delete root.dataset['keys']
  }
  window.addEventListener('keydown', mark, true)
  window.addEventListener('pointerdown', unmark, true)
  return () => {
    window.removeEventListener('keydown', mark, true)
    window.removeEventListener('pointerdown', unmark, true)
  }
}

/** Whether plain letters typed there are text. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type))
  )
}
