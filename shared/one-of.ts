/** Closed lists of values, for code that has no schema at hand. */

/** The member of a list that a value is; undefined where it is none. */
export function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value)
}
