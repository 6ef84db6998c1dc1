/** The receipt that is opened next, most likely: read while a person looks at the one before. */
import type { Receipt } from '../../../shared/receipts/receipt'

export class ReadAhead {
  readonly #read: (id: string) => Promise<Receipt>
  /** Whoever is asked in its place drops it, with whatever comes of it. */
  #asked: { id: string; receipt?: Receipt | undefined } | undefined

  constructor(read: (id: string) => Promise<Receipt>) {
    this.#read = read
  }

  async begin(id: string): Promise<void> {
    if (this.#asked?.id === id) return
    const asked: { id: string; receipt?: Receipt | undefined } = { id }
    this.#asked = asked
    asked.receipt = await this.#read(id).catch(() => undefined)
  }

  /** What was read, if it was this one, to be shown until it has been read again. */
  take(id: string): Receipt | undefined {
    const asked = this.#asked
    this.#asked = undefined
    return asked?.id === id ? asked.receipt : undefined
  }

  /** Some receipt changed. */
  forget(): void {
    this.#asked = undefined
  }
}
