/** Files that go with a receipt go with what stands in for it, and back with it. */
import type { Receipts } from '../store/receipts/receipts'

/** A file that goes with one receipt, or with what stands in for that one. */
interface Passed {
  id: string
  old: string
  made: string
}

export class Along {
  readonly #receipts: Pick<Receipts, 'companions' | 'has' | 'read'>
  /** For the way back; known in this run of the app only. */
  readonly #passed: Passed[] = []

  constructor(receipts: Pick<Receipts, 'companions' | 'has' | 'read'>) {
    this.#receipts = receipts
  }

  /** Ids of the files that go with any of these. */
  goingWith(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.#receipts.companions.goingWith(id))
  }

  /**
   * Has what goes with receipts go with the one that stands in for them, and answers which files those are. In the commit
   * in which the others go.
   * @throws AppError as Companions.goWith
   */
  pass(olds: readonly string[], made: string): string[] {
    const passed = olds.flatMap((old) =>
      this.goingWith([old]).flatMap((id) => (this.#mayGo(id) ? [{ id, old, made }] : [])),
    )
    const ids = passed.map(({ id }) => id)
    if (ids.length > 0) this.#receipts.companions.goWith(ids, made)
    this.#passed.push(...passed)
    return ids
  }

  /** Has what was passed on go with those that come back, or that come again. In their commit, as `pass`. */
  passBack(back: readonly string[], away: readonly string[]): string[] {
    return this.#passed.flatMap(({ id, old, made }) => {
      if (!this.#receipts.has(id) || !this.#mayGo(id)) return []
      const { goesWith } = this.#receipts.read(id)
      const lead = goesWith === made ? old : made
      if (goesWith !== made && goesWith !== old) return []
      if (!away.includes(goesWith) || !back.includes(lead)) return []
      this.#receipts.companions.goWith([id], lead)
      return [id]
    })
  }

  /** One that is asked about as a same file stands alone. */
  #mayGo(id: string): boolean {
    const { state, duplicateOf } = this.#receipts.read(id)
    return state === 'review' && duplicateOf === undefined
  }
}
