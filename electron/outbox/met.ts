/** Which expenses of one service were met, and whether that was before a receipt was first sent: those are surely others. */
export class Met {
  /** In the order in which they were met. */
  readonly #places = new Map<number, number>()
  /** How many had been met when a receipt was first sent. */
  readonly #before = new Map<string, number>()

  meet(expenseIds: readonly number[]): void {
    for (const id of expenseIds) if (!this.#places.has(id)) this.#places.set(id, this.#places.size)
  }

  /** To be called before the first byte of a receipt goes out for the first time. */
  sending(receiptId: string): void {
    this.#before.set(receiptId, this.#places.size)
  }

  /** Never for a receipt whose first sending was not seen here: of it, anything may be. */
  wasBefore(receiptId: string, expenseId: number): boolean {
    return (this.#places.get(expenseId) ?? Infinity) < (this.#before.get(receiptId) ?? 0)
  }
}
