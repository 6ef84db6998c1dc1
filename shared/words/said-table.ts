/** A table of words that are said when they are looked up: the language is settled only after modules are loaded. */
export function saidTable<K extends string, T>(
  keys: readonly K[],
  of: (key: K) => T,
): Readonly<Record<K, T>> {
  const looked = keys.map((key) => [key, { get: () => of(key), enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(looked)) as Record<K, T>
}
