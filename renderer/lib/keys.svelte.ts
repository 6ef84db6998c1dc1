/** The keys as they hold now, for all that answers a key or tells of one. */
import { createContext } from 'svelte'
import { ariaOf, capsOf, pressedKeys } from '../../shared/keys/chord'
import {
  heldKeys,
  isSame,
  withKey,
  withOwnKeys,
  type HeldKeys,
  type KeyChanges,
} from '../../shared/keys/key-changes'
import { isKeyId, keyTable, type KeyId, type KeyUse } from '../../shared/keys/key-table'

export const isMac = /mac/i.test(navigator.platform)

/** What is pressed, as chords are written (shared/keys/chord.ts). */
export const keyName = (event: KeyboardEvent): string => pressedKeys(event, isMac)

/** `Ctrl+Enter` → `["Ctrl", "Enter"]`: what stands on the keys of this computer. */
export const keyCaps = (key: string): string[] => capsOf(key, isMac)

/** As `keyCaps`, in the little room of a button. */
const shortCaps: Readonly<Record<string, string>> = { Enter: '↵', Backspace: '⌫' }

interface Parts {
  /** What the person changed. */
  changes: () => KeyChanges
  change: (changes: KeyChanges) => unknown
}

export class Keys {
  readonly #parts: Parts
  readonly #held = $derived.by(() => heldKeys(this.#parts.changes(), isMac))

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get held(): HeldKeys {
    return this.#held
  }

  /** Whether an event asks for this. */
  is = (id: KeyId, event: KeyboardEvent): boolean => this.#held[id].includes(keyName(event))

  /** By how many rows a list moves by an event; undefined where it is another key. Shift chooses on the way. */
  step(event: KeyboardEvent): 1 | -1 | undefined {
    return this.is('down', event) ? 1 : this.is('up', event) ? -1 : undefined
  }

  /** For `aria-keyshortcuts`. */
  aria = (id: KeyId): string | undefined =>
    this.#held[id].map((key) => ariaOf(key, isMac)).join(' ') || undefined

  /** For a button or a tooltip, such as `Ctrl ↵`; empty where there is no key. */
  hint(id: KeyId): string {
    const [key] = this.#held[id]
    if (key === undefined) return ''
    return keyCaps(key)
      .map((cap) => shortCaps[cap] ?? cap)
      .join(' ')
  }

  /** Words with the key behind them, for a tooltip. */
  told(words: string, id: KeyId): string {
    const [key] = this.#held[id]
    return key === undefined ? words : `${words} (${keyCaps(key).join('+')})`
  }

  /** Where and by which keys an action works; nothing of one that no key can be given to. */
  useOf(id: string): Partial<KeyUse> {
    return isKeyId(id) ? { ...keyTable[id], keys: this.#held[id] } : {}
  }

  /** Whether the keys of an action are others than it came with. */
  isOther = (id: KeyId): boolean => !isSame(this.#held[id], keyTable[id].keys)

  /** Gives it this key alone, or none; an action that had the key where this one works goes without. */
  give = (id: KeyId, key: string | undefined) =>
    this.#parts.change(withKey(this.#parts.changes(), id, key))

  get changes(): KeyChanges {
    return this.#parts.changes()
  }

  /** Gives everything the keys of these changes, or those that it came with. */
  change = (changes: KeyChanges = {}) => this.#parts.change(changes)

  /** Gives it back the keys that it came with. */
  reset = (id: KeyId) => this.#parts.change(withOwnKeys(this.#parts.changes(), id))
}

export const [useKeys, provideKeys] = createContext<Keys>()
