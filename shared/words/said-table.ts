/** Tables of words that are said when they are looked up: the language is settled only after modules are loaded. */
import { say, type WordKey } from './words'

/** What `of` says of each name. */
export function saidTable<K extends string, T>(
  names: readonly K[],
  of: (name: K) => T,
): Readonly<Record<K, T>> {
  const looked = names.map((name) => [name, { get: () => of(name), enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(looked)) as Record<K, T>
}

/** The messages of these keys, by name. */
export const spoken = <K extends string>(
  keys: Readonly<Record<K, WordKey>>,
): Readonly<Record<K, string>> => saidTable(Object.keys(keys) as K[], (name) => say(keys[name]))
