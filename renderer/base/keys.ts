/** Keys by name: what was pressed, where keys belong to a text field, and those that parts of the window answer themselves. */
import { isOn, type Action, type PartKeys } from './actions'
import { isWordKey, say } from '../../shared/words/words'
import { screenTitle, type Screen } from './route.svelte'

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
  Escape: 'Esc',
}

/** `"Ctrl+Enter"` → `["Ctrl", "Enter"]`, `"j"` → `["J"]`: what stands on the keys to press. */
export function keyCaps(key: string): string[] {
  return key.split('+').map(capOf)
}

function capOf(cap: string): string {
  const key = `keyCap.${cap}`
  if (isWordKey(key)) return say(key)
  return keyWords[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap)
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

const inboxKeys = (): PartKeys[] => [
  {
    title: say('keys.title.receipts'),
    on: ['inbox'],
    keys: [
      { press: ['↑', '↓'], does: say('keys.upDown') },
      { press: ['Enter'], does: say('keys.toFields') },
      { press: ['Delete'], does: say('keys.bin') },
      { press: ['Shift', '↓'], does: say('keys.selectSeveral') },
      { press: ['Space'], does: say('keys.selectOne') },
      { press: [commandKey, '↓'], does: say('keys.moveOnly') },
      { press: ['Esc'], does: say('keys.selectNone') },
    ],
  },
  {
    title: say('keys.title.document'),
    on: ['inbox'],
    keys: [
      { press: ['+'], does: say('keys.larger') },
      { press: ['-'], does: say('keys.smaller') },
      { press: ['R'], does: say('keys.turn') },
    ],
  },
  {
    title: say('keys.title.fields'),
    on: ['inbox'],
    keys: [
      { press: ['Enter'], does: say('keys.right') },
      { press: ['↑', '↓'], does: say('keys.day') },
      { press: ['Alt', '↓'], does: say('keys.calendar') },
      { press: ['Esc'], does: say('keys.back') },
    ],
  },
]

/** Keys that need no entry in the palette, because the part that has the focus answers them. See shell/actions.ts. */
export const partKeys = (): PartKeys[] => [
  ...inboxKeys(),
  {
    title: say('keys.title.several'),
    on: ['expenses'],
    keys: [
      { press: ['Shift', '↓'], does: say('keys.chooseSeveral') },
      { press: ['Space'], does: say('keys.chooseOne') },
      { press: [commandKey, '↓'], does: say('keys.moveChosen') },
      { press: [commandKey, 'A'], does: say('keys.chooseAll') },
      { press: ['Esc'], does: say('keys.chooseNone') },
    ],
  },
  {
    title: say('keys.title.list'),
    on: ['expenses', 'suppliers', 'clients', 'invoices', 'bankAccounts'],
    keys: [
      { press: ['↑', '↓'], does: say('keys.upDown') },
      { press: ['Home'], does: say('keys.first') },
    ],
  },
  {
    title: say('keys.title.desk'),
    on: ['desk'],
    keys: [
      { press: ['↑', '↓'], does: say('keys.upDown') },
      { press: ['Enter'], does: say('keys.toBooks') },
    ],
  },
  {
    title: say('keys.title.chosen'),
    on: ['invoices'],
    keys: [{ press: ['Enter'], does: say('keys.toDeeds') }],
  },
  {
    title: say('keys.title.owed'),
    on: ['invoices'],
    keys: [{ press: ['R'], does: say('keys.remind') }],
  },
  {
    title: say('keys.title.form'),
    on: ['clients', 'invoices'],
    keys: [
      { press: [commandKey, 'Enter'], does: say('keys.submit') },
      { press: [commandKey, 'D'], does: say('keys.duplicate') },
      { press: ['Alt', '↓'], does: say('keys.calendar') },
      { press: ['Esc'], does: say('keys.backKept') },
    ],
  },
  {
    title: say('keys.title.every'),
    keys: [
      { press: [commandKey, 'V'], does: say('keys.paste') },
      { press: ['Tab'], does: say('keys.tab') },
    ],
  },
]

/**
 * The keys that mean something on a screen: its own first, then those of its parts, then those that work anywhere.
 * The keys of the screens are told in one line.
 */
export function keysOfScreen(actions: readonly Action[], screen: Screen): PartKeys[] {
  const lines = (of: readonly Action[]) =>
    of.flatMap(({ keys = [], words }) =>
      keys.map((key) => ({ press: keyCaps(key), does: words })).slice(0, 1),
    )
  const own = actions.filter(({ on }) => on?.includes(screen))
  const anywhere = actions.filter(({ id, on }) => on === undefined && !id.startsWith('screen-'))
  const parts = partKeys().filter((part) => part.on && isOn(part, screen))
  const everywhere = partKeys().filter(({ on }) => on === undefined)
  return [
    { title: say('keys.title.screen', { screen: screenTitle(screen) }), keys: lines(own) },
    ...parts,
    { title: say('keys.title.anywhere'), keys: [...lines(anywhere), ...ofPlaces()] },
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

const ofPlaces = () => [
  { press: [commandKey, '1'], does: say('keys.screens') },
  { press: [commandKey, accountKey, '1'], does: say('keys.accounts') },
]
