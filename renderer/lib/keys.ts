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
      { press: [commandKey, '1'], does: 'Inbox (2 Activity, 3 Settings)' },
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
    title: 'In the fields',
    keys: [
      { press: ['Enter'], does: 'Looks right, next' },
      { press: ['↑', '↓'], does: 'A day later or earlier, in a date' },
      { press: ['Esc'], does: 'Back to the list' },
    ],
  },
]
