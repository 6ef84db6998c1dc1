/**
 * A chord: keys that are pressed together, written as one text such as `Ctrl+Enter`, `Alt+ArrowDown`, `j`, `?` or `Ctrl++`.
 * `Ctrl` stands for the command key, which is ⌘ on a Mac. A letter is written small, and Shift only where it does not
 * choose the character already: beside the command key, and with keys that have a name.
 */
import { isWordKey, say } from '../words/words'

export interface Chord {
  hasCommand: boolean
  hasAlt: boolean
  hasShift: boolean
  /** One character, or the name of a key. */
  key: string
}

/** What a press tells of itself, as the DOM has it. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  getModifierState?: (name: string) => boolean
}

/** Keys with a name that every keyboard has, as the DOM calls them; the space bar is called Space here. */
const named = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'Backspace',
  'Delete',
  'Insert',
])
const isNamed = (key: string): boolean => named.has(key) || /^F([1-9]|1[0-2])$/.test(key)

const isCharacter = (key: string): boolean => /^[^\s\p{C}]$/u.test(key)

/** Undefined where it is not a chord as this module writes them. */
export function chordOf(text: string): Chord | undefined {
  const parts = /^(Ctrl\+)?(Alt\+)?(Shift\+)?(.+)$/u.exec(text)
  const key = parts?.[4] ?? ''
  if (!isNamed(key) && !isCharacter(key)) return undefined
  const chord = {
    hasCommand: parts?.[1] !== undefined,
    hasAlt: parts?.[2] !== undefined,
    hasShift: parts?.[3] !== undefined,
    key,
  }
  return textOf(chord) === text ? chord : undefined
}

/** Whether the key types a character where it is pressed in a field, alone or with Shift. */
export const isPlainCharacter = ({ hasCommand, hasAlt, key }: Chord): boolean =>
  !hasCommand && !hasAlt && isCharacter(key)

function textOf({ hasCommand, hasAlt, hasShift, key }: Chord): string {
  const isShifted = hasShift && (hasCommand || !isCharacter(key))
  return [
    hasCommand && 'Ctrl',
    hasAlt && 'Alt',
    isShifted && 'Shift',
    isCharacter(key) ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+')
}

/**
 * What is pressed, as a chord is written; a text that is no chord where a key is held that no chord has (the Windows key,
 * Control on a Mac). AltGr only chooses a character.
 */
export function pressedKeys(press: Press, isMac: boolean): string {
  const { altKey, ctrlKey, metaKey, shiftKey } = press
  const isTyped = press.getModifierState?.('AltGraph') === true
  const text = textOf({
    hasCommand: isMac ? metaKey : ctrlKey && !isTyped,
    hasAlt: altKey && !isTyped,
    hasShift: shiftKey,
    key: press.key === ' ' ? 'Space' : press.key,
  })
  return (isMac ? ctrlKey : metaKey) ? `Super+${text}` : text
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** `Ctrl+Enter` → `["Ctrl", "Enter"]`, `j` → `["J"]`: what stands on the keys to press. */
export function capsOf(text: string, isMac: boolean): string[] {
  const chord = chordOf(text)
  if (!chord) return [text]
  const { hasCommand, hasAlt, hasShift, key } = chord
  return [hasCommand && 'Ctrl', hasAlt && 'Alt', hasShift && 'Shift', key]
    .filter((cap) => cap !== false)
    .map((cap) => (cap === 'Ctrl' && isMac ? '⌘' : capOf(cap)))
}

function capOf(cap: string): string {
  const word = `keyCap.${cap}`
  if (isWordKey(word)) return say(word)
  return signs[cap] ?? (isCharacter(cap) ? cap.toUpperCase() : cap)
}

/** As `aria-keyshortcuts` has it: `Ctrl+k` → `Control+K`, on a Mac `Meta+K`. */
export function ariaOf(text: string, isMac: boolean): string {
  const chord = chordOf(text)
  if (!chord) return text
  const { hasCommand, hasAlt, hasShift, key } = chord
  const command = hasCommand && (isMac ? 'Meta' : 'Control')
  // ARIA 1.2, aria-keyshortcuts: a plus is written by its name, and so is the space bar.
  const name = key === '+' ? 'Plus' : isCharacter(key) ? key.toUpperCase() : key
  return [command, hasAlt && 'Alt', hasShift && 'Shift', name].filter(Boolean).join('+')
}

const acceleratorNames: Readonly<Record<string, string>> = {
  '+': 'Plus',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
}

/**
 * As a menu of Electron has it: `Ctrl+k` → `CmdOrCtrl+K`. Undefined where a menu has none: it would take a plain
 * character from every text field, and knows no characters beyond ASCII.
 */
export function acceleratorOf(text: string): string | undefined {
  const chord = chordOf(text)
  if (!chord || isPlainCharacter(chord) || !/^[!-~]+$/.test(chord.key)) return undefined
  const { hasCommand, hasAlt, hasShift, key } = chord
  const name = acceleratorNames[key] ?? (isCharacter(key) ? key.toUpperCase() : key)
  return [hasCommand && 'CmdOrCtrl', hasAlt && 'Alt', hasShift && 'Shift', name]
    .filter(Boolean)
    .join('+')
}
