/** The rows of a list that are selected together. */

export class Selection {
  #ids = $state.raw<ReadonlySet<string>>(new Set())
  #anchor = $state<string>()

  get ids(): ReadonlySet<string> {
    return this.#ids
  }

  get count(): number {
    return this.#ids.size
  }

  /** Whether what is done is done to several. */
  get isMany(): boolean {
    return this.#ids.size > 1
  }

  /** Where the selection began. */
  get anchor(): string | undefined {
    return this.#anchor
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  set(ids: Iterable<string>, anchor: string | undefined): void {
    this.#ids = new Set(ids)
    this.#anchor = anchor
  }

  clear(): void {
    if (this.#ids.size > 0) this.#ids = new Set()
    this.#anchor = undefined
  }
}

/** Adds one or takes it away; the row that was looked at alone counts as selected. */
export function toggled(
  ids: ReadonlySet<string>,
  id: string,
  current: string | undefined,
): Set<string> {
  const next = new Set(ids.size === 0 && current !== undefined ? [current] : ids)
  if (next.has(id) && ids.size > 0) next.delete(id)
  else next.add(id)
  return next
}

/** All from one to the other in the order of the list, whichever comes first. */
export function between(order: readonly string[], from: string, to: string): string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  if (b < 0) return []
  return a < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Those of a selection that are still in the list, in its order. */
export function stillThere(ids: ReadonlySet<string>, order: readonly string[]): string[] {
  return order.filter((id) => ids.has(id))
}
