/** What was typed over one reading of a record, on top of how the record is now. Pure. */

/** Fields that belong together, such as an id and its name: they come from one side as a whole. */
export interface Part<T> {
  readonly fields: readonly (keyof T)[]
  /** Whether two records mean the same by them, where equal values do not tell. */
  readonly isSame?: (one: T, other: T) => boolean
}

export interface Sides<T> {
  /** What the person saw when they began. */
  base: T
  /** As it is now. */
  theirs: T
  /** As the person typed it over the base. */
  mine: T
}

/** The parts in which two records differ, in the order of the parts. */
export function changedParts<T, P extends Part<T>>(one: T, other: T, parts: readonly P[]): P[] {
  return parts.filter(({ fields, isSame }) =>
    isSame ? !isSame(one, other) : fields.some((field) => !isEqual(one[field], other[field])),
  )
}

/** What the person changed stays theirs, everything else is as it is now. */
export function merge<T extends object>(
  { base, theirs, mine }: Sides<T>,
  parts: readonly Part<T>[],
): T {
  const next = { ...theirs }
  for (const { fields } of changedParts(base, mine, parts))
    for (const field of fields) next[field] = mine[field]
  return next
}

/**
 * The same for a list, item by item: `at` is an item's place in the base, and a new one has none. What the person
 * removed is gone, what they added comes last. Where items came or went meanwhile, the others' list stands instead.
 */
export function mergeList<T extends { at?: number }>(
  { base, theirs, mine }: Sides<readonly T[]>,
  mergeItem: (sides: Sides<T>) => T,
): T[] {
  const added = mine.filter(({ at }) => at === undefined)
  if (!keepPlaces(base, theirs)) return [...theirs, ...added]
  const kept = theirs.flatMap((item, place) => {
    const [was, typed] = [base[place], mine.find(({ at }) => at === place)]
    return was && typed ? mergeItem({ base: was, theirs: item, mine: typed }) : []
  })
  return [...kept, ...added]
}

/**
 * Whether `mergeList` cannot keep what the person changed of the items that were there: items came or went meanwhile, so that nobody
 * can tell which is which.
 */
export function isListLost<T extends { at?: number }>({
  base,
  theirs,
  mine,
}: Sides<readonly T[]>): boolean {
  const known = mine.filter(({ at }) => at !== undefined)
  return !isEqual(base, known) && !keepPlaces(base, theirs)
}

const keepPlaces = <T extends { at?: number }>(base: readonly T[], theirs: readonly T[]) =>
  base.length === theirs.length && !haveMoved(base, theirs)

/** Whether an item stands at another place than before: as many came as went. */
function haveMoved<T extends { at?: number }>(base: readonly T[], theirs: readonly T[]): boolean {
  const contents = (items: readonly T[]) => items.map(({ at: _, ...item }) => JSON.stringify(item))
  const [before, now] = [contents(base), contents(theirs)]
  return before.some((item, place) => item !== now[place] && now.includes(item))
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
