/** The question before receipts of the bin are removed for good: about those that were chosen when it was asked, whatever is chosen since. */
import type { Inbox } from '../inbox.svelte'

interface Parts {
  inbox: Pick<Inbox, 'list' | 'selection'>
  /** Id of the account at hand. */
  account: () => string | undefined
}

export class BinQuestion {
  readonly #parts: Parts
  #asked = $state.raw<{ ids: readonly string[] | undefined; account: string | undefined }>()

  /** To be made where effects may be: with the bar of the list. */
  constructor(parts: Parts) {
    this.#parts = parts
    // Who left the bin, or its books, is not asked when they come back.
    $effect(() => {
      if (!this.asked) this.close()
    })
  }

  /** Asks about the chosen receipts, or where none is chosen about the whole bin. */
  ask(): void {
    const { account, inbox } = this.#parts
    const { count, ids } = inbox.selection
    this.#asked = { ids: count > 0 ? [...ids] : undefined, account: account() }
  }

  close(): void {
    this.#asked = undefined
  }

  /** What is asked about, while the bin of the same books is shown; without `ids` the whole of it. */
  get asked(): { ids: readonly string[] | undefined } | undefined {
    const { account, inbox } = this.#parts
    const isStill = inbox.list === 'bin' && this.#asked?.account === account()
    return isStill ? this.#asked : undefined
  }
}
