/** Keys by name: what was pressed, where keys belong to a text field, and those that parts of the window answer themselves. */
import { isOn, type Action, type PartKeys } from './actions'
import { screens, type Screen } from './route.svelte'

export const isApple = /mac/i.test(navigator.platform)

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

/** Goes with the command key and a digit to an account. macOS takes pictures of the screen by ⌘ with Shift and 3 to 5. */
const accountKey = isApple ? 'Alt' : 'Shift'

/**
 * The place in the list of accounts that the command key with Shift (Alt on a Mac) and 1 to 9 asks for, from 0. It goes
 * by the place of the key, because the character differs from keyboard to keyboard.
 */
export function accountPlace(event: KeyboardEvent): number | undefined {
  const { altKey, shiftKey } = event
  const isCommand = isApple ? event.metaKey : event.ctrlKey
  const isOfAccounts = isApple ? altKey && !shiftKey : shiftKey && !altKey
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  return isCommand && isOfAccounts && digit ? Number(digit) - 1 : undefined
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

const keyWords: Record<string, string> = {
  Ctrl: commandKey,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page up',
  PageDown: 'Page down',
  Escape: 'Esc',
}

/** `"Ctrl+Enter"` → `["Ctrl", "Enter"]`, `"j"` → `["J"]`: what stands on the keys to press. */
export function keyCaps(key: string): string[] {
  return key.split('+').map((cap) => keyWords[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap))
}

/** `"Ctrl+k"` → `"Control+K"`, as `aria-keyshortcuts` wants it. */
export function ariaKeys(keys: readonly string[]): string {
  return keys
    .map((key) => key.replace('Ctrl', isApple ? 'Meta' : 'Control'))
    .map((key) =>
      key.replace(
        /(^|\+)([a-z])$/,
        (_, plus: string, letter: string) => plus + letter.toUpperCase(),
      ),
    )
    .join(' ')
}

/** Keys that need no entry in the palette, because the part that has the focus answers them. See shell/actions.ts. */
export const partKeys: readonly PartKeys[] = [
  {
    title: 'In the list of receipts',
    on: ['inbox'],
    keys: [
      { press: ['↑', '↓'], does: 'Up and down' },
      { press: ['Enter'], does: 'Go to the fields' },
      { press: ['Delete'], does: 'Put in the bin' },
      { press: ['Shift', '↓'], does: 'Select several (also with ↑, Home, End)' },
      { press: ['Space'], does: 'Select one more, or one less' },
      { press: [commandKey, '↓'], does: 'Move without changing what is selected' },
      { press: ['Esc'], does: 'Select nothing' },
    ],
  },
  {
    title: 'The document',
    on: ['inbox'],
    keys: [
      { press: ['+'], does: 'Larger' },
      { press: ['-'], does: 'Smaller' },
      { press: ['R'], does: 'Turn it' },
    ],
  },
  {
    title: 'In the fields',
    on: ['inbox'],
    keys: [
      { press: ['Enter'], does: 'Looks right, next' },
      { press: ['↑', '↓'], does: 'A day later or earlier, in a date' },
      { press: ['Alt', '↓'], does: 'Open the calendar, in a date' },
      { press: ['Esc'], does: 'Back to the list' },
    ],
  },
  {
    title: 'Several expenses',
    on: ['expenses'],
    keys: [
      { press: ['Shift', '↓'], does: 'Choose several (also with ↑, Home, End)' },
      { press: ['Space'], does: 'Choose one more, or one less' },
      { press: [commandKey, '↓'], does: 'Move without changing what is chosen' },
      { press: [commandKey, 'A'], does: 'Choose all that are listed' },
      { press: ['Esc'], does: 'Choose none' },
    ],
  },
  {
    title: 'In the list',
    on: ['expenses', 'suppliers', 'clients', 'invoices', 'bankAccounts'],
    keys: [
      { press: ['↑', '↓'], does: 'Up and down' },
      { press: ['Home'], does: 'The first (End the last)' },
    ],
  },
  {
    title: 'In the list of all books',
    on: ['desk'],
    keys: [
      { press: ['↑', '↓'], does: 'Up and down' },
      { press: ['Enter'], does: 'To these books, where they need you' },
    ],
  },
  {
    title: 'With the one that is chosen',
    on: ['invoices'],
    keys: [{ press: ['Enter'], does: 'Go to what can be done with it' }],
  },
  {
    title: 'In what is owed to you',
    on: ['invoices'],
    keys: [{ press: ['R'], does: 'Send a reminder' }],
  },
  {
    title: 'In a form',
    on: ['clients', 'invoices'],
    keys: [
      { press: [commandKey, 'Enter'], does: 'Add, send or record' },
      { press: [commandKey, 'D'], does: 'Duplicate the line' },
      { press: ['Alt', '↓'], does: 'Open the calendar, in a date' },
      { press: ['Esc'], does: 'Back to the list; what you typed is kept' },
    ],
  },
  {
    title: 'In every part',
    keys: [
      { press: [commandKey, 'V'], does: 'Paste files or a picture' },
      { press: ['Tab'], does: 'The next place (with Shift the one before)' },
    ],
  },
]

/**
 * The keys that mean something on a screen: its own first, then those of its parts, then those that work anywhere.
 * The keys of the screens are told in one line.
 */
export function keysOfScreen(actions: readonly Action[], screen: Screen): PartKeys[] {
  const title = screens.find(({ name }) => name === screen)?.title ?? 'Welcome'
  const lines = (of: readonly Action[]) =>
    of.flatMap(({ keys = [], words }) =>
      keys.map((key) => ({ press: keyCaps(key), does: words })).slice(0, 1),
    )
  const own = actions.filter(({ on }) => on?.includes(screen))
  const anywhere = actions.filter(({ id, on }) => on === undefined && !id.startsWith('screen-'))
  const parts = partKeys.filter((part) => part.on && isOn(part, screen))
  const everywhere = partKeys.filter(({ on }) => on === undefined)
  return [
    { title: `On this screen: ${title}`, keys: lines(own) },
    ...parts,
    { title: 'Anywhere', keys: [...lines(anywhere), ...ofScreens, ...ofAccounts] },
    ...everywhere,
  ].filter(({ keys }) => keys.length > 0)
}

/** The keys whose words, or what stands on them, have every word that was typed; groups with none are left out. */
export function keysMatching(groups: readonly PartKeys[], typed: string): PartKeys[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      keys: group.keys.filter(({ press, does }) => {
        const words = [group.title, does, press.join('+'), ...press].join(' ').toLowerCase()
        return wanted.every((word) => words.includes(word))
      }),
    }))
    .filter(({ keys }) => keys.length > 0)
}

const ofScreens = [{ press: [commandKey, '1'], does: 'The first screen (2 to 9 the others)' }]
const ofAccounts = [
  { press: [commandKey, accountKey, '1'], does: 'The first books in the list (2 to 9 the others)' },
]
