/** Which words around a field describe it to those who do not see them. */

/** Ids for `aria-describedby`: a problem says more than a note, and where a value came from, and what stands below, is always said. */
export function describedBy(
  id: string,
  words: { problem?: unknown; note?: unknown; origin?: unknown },
  below?: string,
): string | undefined {
  const told = words.problem ? `${id}-problem` : words.note ? `${id}-note` : undefined
  const origin = words.origin ? `${id}-origin` : undefined
  return [told, origin, below].filter(Boolean).join(' ') || undefined
}
