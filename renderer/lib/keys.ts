/** Keys by name: what was pressed, where keys belong to a text field, and the list people can read. */

const isApple = /mac/i.test(navigator.platform)

/** The key that goes with a letter for a command: Ctrl, or Command on a Mac. */
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** `"Ctrl+Enter"`, `"Alt+ArrowDown"`, `"j"`, `"?"`: the command key is always called Ctrl. */
export function keyName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isCommand = isApple ? event.metaKey : event.ctrlKey
  const isShifted = event.shiftKey && (isCommand || event.key.length > 1)
  return [isCommand && 'Ctrl', event.altKey && 'Alt', isShifted && 'Shift', key]
    .filter(Boolean)
    .join('+')
}

/**
 * The place in the list of accounts that Ctrl+Shift+1 to 9 asks for, from 0. It goes by the place of the key, because
 * with Shift the character differs from keyboard to keyboard.
 */
export function accountPlace(event: KeyboardEvent): number | undefined {
  const isCommand = isApple ? event.metaKey : event.ctrlKey
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  return isCommand && event.shiftKey && !event.altKey && digit ? Number(digit) - 1 : undefined
}

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

export const keyGroups: { title: string; keys: { press: string[]; does: string }[] }[] = [
  {
    title: 'Anywhere',
    keys: [
      { press: [commandKey, 'O'], does: 'Choose files' },
      { press: [commandKey, 'V'], does: 'Paste files or a picture' },
      { press: [commandKey, 'Enter'], does: 'Looks right, next' },
      { press: ['Alt', '↓'], does: 'Next receipt' },
      { press: ['Alt', '↑'], does: 'Previous receipt' },
      { press: [commandKey, '1'], does: 'Inbox (2 Books, 3 Activity, 4 Settings)' },
      {
        press: [commandKey, 'Shift', '1'],
        does: 'The first books in the list (2 to 9 the others)',
      },
      { press: [commandKey, 'Z'], does: 'Undo the last step' },
      { press: ['?'], does: 'Show these keys' },
    ],
  },
  {
    title: 'In the list',
    keys: [
      { press: ['J'], does: 'Down, as does ↓' },
      { press: ['K'], does: 'Up, as does ↑' },
      { press: ['Enter'], does: 'Go to the fields' },
      { press: ['Delete'], does: 'Put in the bin' },
      { press: ['/'], does: 'Search' },
    ],
  },
  {
    title: 'With clients and invoices',
    keys: [
      { press: ['N'], does: 'A new one' },
      { press: ['O'], does: 'Open an invoice by its number' },
      { press: ['P'], does: 'Record a payment' },
      { press: ['Enter'], does: 'From the list to what can be done' },
      { press: [commandKey, 'Enter'], does: 'Add, send or record' },
      { press: [commandKey, 'D'], does: 'The same invoice line once more' },
    ],
  },
  {
    title: 'In the fields',
    keys: [
      { press: ['Enter'], does: 'Looks right, next' },
      { press: ['↑', '↓'], does: 'A day later or earlier, in a date' },
      { press: ['Esc'], does: 'Back to the list' },
    ],
  },
]
