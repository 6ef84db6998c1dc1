/** Giving an action another key, in the list of keys: what is pressed, why it cannot be, and whose it is already. */
import { chordOf } from '../../shared/keys/chord'
import {
  clashOf,
  heldKeys,
  refusalOf,
  withKey,
  type KeyChanges,
  type Refusal,
} from '../../shared/keys/key-changes'
import type { KeyId } from '../../shared/keys/key-table'
import { say } from '../../shared/words/words'
import { accountPlace } from '../base/keys'
import { isMac, keyCaps, keyName, type Keys } from '../lib/keys.svelte'

/** A key that was pressed and not given: it is another's until the person takes it. */
interface Clash {
  key: string
  words: string
}

/** A chord as it stands in a sentence. */
export const chordWords = (key: string): string => (chordOf(key) ? keyCaps(key).join('+') : key)

const modifiers = /^(Shift|Control|Alt|AltGraph|Meta|Fn|CapsLock|NumLock)$/

export class KeyEditor {
  readonly #keys: Keys
  readonly #words: () => ReadonlyMap<string, string>
  #asked = $state<KeyId>()
  #refused = $state<string>()
  #clash = $state.raw<Clash>()
  #said = $state('')
  #before = $state.raw<KeyChanges>()

  /** @param words what each action is called */
  constructor(keys: Keys, words: () => ReadonlyMap<string, string>) {
    this.#keys = keys
    this.#words = words
  }

  /** Whose new key is waited for. */
  get asked(): KeyId | undefined {
    return this.#asked
  }

  /** What is said beside it: what to do, why a key cannot be, or whose it is. */
  get words(): string {
    return this.#clash?.words ?? this.#refused ?? say('shell.keys.ask')
  }

  get isRefused(): boolean {
    return this.#refused !== undefined
  }

  /** Whether the key that was pressed is another's, so that it can be taken. */
  get isClash(): boolean {
    return this.#clash !== undefined
  }

  /** What was done last. */
  get said(): string {
    return this.#said
  }

  /** Whether all keys were reset, and nothing since. */
  get canBringBack(): boolean {
    return this.#before !== undefined
  }

  get hasChanges(): boolean {
    return Object.keys(this.#keys.changes).length > 0
  }

  ask(id: KeyId): void {
    this.leave()
    this.#asked = id
  }

  leave(): void {
    this.#asked = undefined
    this.#refused = undefined
    this.#clash = undefined
  }

  /** Answers a key while one is waited for; false where it is Tab, which goes on to what can be done. */
  press(event: KeyboardEvent): boolean {
    const id = this.#asked
    if (!id || event.key === 'Tab') return false
    if (event.repeat || modifiers.test(event.key)) return true
    this.#clash = undefined
    this.#refused = undefined
    if (event.key === 'Escape') this.leave()
    else this.#try(id, keyName(event), accountPlace(event) !== undefined)
    return true
  }

  #try(id: KeyId, key: string, isOfAccounts: boolean): void {
    const reason = isOfAccounts ? 'accounts' : refusalOf(id, key, isMac)
    if (reason) this.#refused = this.#refusal(reason, key)
    else {
      const other = clashOf(id, key, this.#keys.held)
      if (other) this.#clash = { key, words: this.#clashWords(id, key, other) }
      else void this.#give(id, key)
    }
  }

  #refusal(reason: Refusal | 'accounts', key: string): string {
    const keys = chordWords(key)
    return say(`shell.keys.refused.${reason}`, {
      keys,
      command: chordWords('Ctrl+x').split('+')[0] ?? '',
    })
  }

  #clashWords(id: KeyId, key: string, other: KeyId): string {
    const [back] = heldKeys(withKey(this.#keys.changes, id, key), isMac)[other]
    const values = { keys: chordWords(key), other: this.#words().get(other) ?? '' }
    return back === undefined
      ? say('shell.keys.clash', values)
      : say('shell.keys.clashBack', { ...values, back: chordWords(back) })
  }

  /** Takes the key from the action that has it. */
  async take(): Promise<void> {
    if (this.#asked && this.#clash) await this.#give(this.#asked, this.#clash.key)
  }

  /** Leaves the action without a key. */
  async without(): Promise<void> {
    if (this.#asked) await this.#give(this.#asked, undefined)
  }

  async #give(id: KeyId, key: string | undefined): Promise<void> {
    this.leave()
    this.#before = undefined
    await this.#keys.give(id, key)
    this.#tell(id, key === undefined ? [] : [key])
  }

  async reset(id: KeyId, own: readonly string[]): Promise<void> {
    this.leave()
    this.#before = undefined
    await this.#keys.reset(id)
    this.#tell(id, own)
  }

  #tell(id: KeyId, keys: readonly string[]): void {
    const told = keys.map(chordWords).join(` ${say('keys.or')} `) || say('shell.keys.noKey')
    this.#said = say('shell.keys.given', { does: this.#words().get(id) ?? '', keys: told })
  }

  async resetAll(): Promise<void> {
    this.leave()
    const before = this.#keys.changes
    await this.#keys.change()
    this.#before = before
    this.#said = say('shell.keys.allReset')
  }

  async bringBack(): Promise<void> {
    if (!this.#before) return
    await this.#keys.change(this.#before)
    this.#before = undefined
    this.#said = say('shell.keys.backAgain')
  }
}
