/** What a person changed of the keys that the app comes with: what may be changed, and which keys hold then. */
import * as z from 'zod'
import { chordOf, isPlainCharacter, type Chord } from './chord'
import { keyIds, keyTable, type KeyId } from './key-table'

/** The keys of each action that a person gave other keys; none at all where it is to have none. */
export type KeyChanges = Readonly<Record<string, readonly string[]>>
/** The keys that hold, of every action. */
export type HeldKeys = Readonly<Record<KeyId, readonly string[]>>

const longestId = 60
const mostKeys = 4

/** Of what stands in a file each entry that cannot be meant is left out by itself. One of an action unknown here stays. */
export const KeyChanges = z.preprocess(
  (given) => Object.fromEntries(entriesOf(given).filter(([id, keys]) => isMeant(id, keys))),
  z.record(z.string(), z.array(z.string()).readonly()),
)

const entriesOf = (given: unknown): [string, unknown][] =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []

const isMeant = (id: string, keys: unknown): boolean =>
  id.length <= longestId &&
  Array.isArray(keys) &&
  keys.length <= mostKeys &&
  keys.every((key) => typeof key === 'string' && chordOf(key) !== undefined)

/** Why an action cannot have a key. */
export type Refusal = 'unknown' | 'fixed' | 'moves' | 'text' | 'system' | 'alt' | 'sends' | 'fields'

/** They move in lists and fields, and press what has the focus. */
const moving = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|Space)$/

/** What text fields answer: copying, pasting, undoing, deleting words. */
const ofText =
  /^(Ctrl\+([acvxyz]|Shift\+[vz]|(Shift\+)?(Backspace|Delete)|Insert)|Shift\+(Insert|Delete|Backspace)|Alt\+(Backspace|Delete))$/

/** Of the menu of the window and of the system: the size of everything, closing, quitting, full screen, menus by key. */
const ofSystem = /^(Ctrl\+([qwm0=+-]|Shift\+[w=+-]|F4)|Alt\+F4|(Shift\+)?F10|F11)$/
/** Hiding, settings, other windows, pictures of the screen, signing out. */
const ofMac = /^Ctrl\+([h,`]|Shift\+[3-6q])$/

/** Why this action cannot have this key, if it cannot. A key that the app comes with for it, it always can. */
export function refusalOf(id: KeyId, key: string, isMac: boolean): Refusal | undefined {
  const use = keyTable[id]
  if (use.isFixed) return 'fixed'
  if (use.keys.includes(key)) return undefined
  const chord = chordOf(key)
  if (!chord) return 'unknown'
  const reserved = reservedFor(key, chord, isMac)
  if (reserved || chord.hasCommand || chord.hasAlt) return reserved
  if (use.sends) return 'sends'
  return use.inFields && !/^F\d/.test(chord.key) ? 'fields' : undefined
}

function reservedFor(key: string, chord: Chord, isMac: boolean): Refusal | undefined {
  const { hasCommand, hasAlt } = chord
  if (chord.key === 'Escape' || chord.key === 'Tab') return 'fixed'
  if (moving.test(chord.key)) return 'moves'
  if (chord.key === 'Enter' && !hasCommand && !hasAlt) return 'moves'
  if (ofText.test(key)) return 'text'
  if (ofSystem.test(key) || (isMac && ofMac.test(key))) return 'system'
  if (hasAlt && isPlainCharacter({ ...chord, hasAlt: false, hasCommand: false })) return 'alt'
  return undefined
}

/** Whether both work on some screen, so that one key cannot mean both. */
function meet(one: KeyId, other: KeyId): boolean {
  const { on: ones } = keyTable[one]
  const { on: others } = keyTable[other]
  return !ones || !others || ones.some((screen) => others.includes(screen))
}

/** The action that has this key where the other one works. */
export const clashOf = (id: KeyId, key: string, held: HeldKeys): KeyId | undefined =>
  keyIds.find((other) => other !== id && held[other].includes(key) && meet(id, other))

/**
 * The keys that hold: those that a person chose, then those that the app comes with, where no chosen one has their key. No key
 * means two things on one screen, whatever the changes are, and what is refused does not count.
 */
export function heldKeys(changes: KeyChanges, isMac: boolean): HeldKeys {
  const held = Object.fromEntries(keyIds.map((id) => [id, [] as string[]])) as Record<
    KeyId,
    string[]
  >
  const free = (id: KeyId, keys: readonly string[]) =>
    [...new Set(keys)].filter((key) => clashOf(id, key, held) === undefined)
  const isChosen = new Set<KeyId>()
  for (const id of keyIds) {
    const chosen = changes[id]
    if (!chosen || keyTable[id].isFixed) continue
    held[id] = free(
      id,
      chosen.filter((key) => refusalOf(id, key, isMac) === undefined),
    )
    if (held[id].length > 0 || chosen.length === 0) isChosen.add(id)
  }
  for (const id of keyIds) if (!isChosen.has(id)) held[id] = free(id, keyTable[id].keys)
  return held
}

/** Gives the action this key alone, or none; whatever had it where the action works goes without. */
export function withKey(changes: KeyChanges, id: KeyId, key: string | undefined): KeyChanges {
  const keys = key === undefined ? [] : [key]
  const others = withoutKeys(changes, id, keys)
  return isSame(keys, keyTable[id].keys) ? others : { ...others, [id]: keys }
}

/** Gives the action the keys that the app comes with; whatever was given them goes without. */
export const withOwnKeys = (changes: KeyChanges, id: KeyId): KeyChanges =>
  withoutKeys(changes, id, keyTable[id].keys)

/** The changes of all other actions, without these keys where they meet; one that has no key left is no change any more. */
function withoutKeys(changes: KeyChanges, id: KeyId, keys: readonly string[]): KeyChanges {
  const left = Object.entries(changes).flatMap(([other, chosen]): [string, readonly string[]][] => {
    if (other === id) return []
    if (!isMet(id, other) || !chosen.some((key) => keys.includes(key))) return [[other, chosen]]
    const kept = chosen.filter((key) => !keys.includes(key))
    return kept.length > 0 ? [[other, kept]] : []
  })
  return Object.fromEntries(left)
}

const isMet = (id: KeyId, other: string): boolean =>
  keyIds.some((known) => known === other && meet(id, known))

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at])
