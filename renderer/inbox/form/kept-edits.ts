/** Drafts on their way to main: what it could not keep can be tried again, and never over something newer. */
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import type { AppApi } from '../../../shared/ipc'
import type { Toasts } from '../../base/toasts.svelte'

interface Edit {
  id: string
  draft: ExpenseDraft
  knowsReading: boolean
}

interface Parts {
  api: Pick<AppApi, 'receipts'>
  toasts: Pick<Toasts, 'fail'>
  review: {
    /** Keeps what is typed now; false where it cannot be kept. */
    flush: () => Promise<boolean>
    refresh: () => Promise<void>
  }
}

export class KeptEdits {
  readonly #parts: Parts
  /** By receipt: the newest, where it could not be kept. */
  readonly #unkept = new Map<string, Edit>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Gives main a draft; false when it could not keep it, which is told with a way to try again. */
  async keep(edit: Edit): Promise<boolean> {
    const { api, toasts } = this.#parts
    try {
      await api.receipts.edit(edit)
      this.#unkept.delete(edit.id)
      return true
    } catch (thrown) {
      this.#unkept.set(edit.id, edit)
      toasts.fail(thrown, () => this.#again(edit.id))
      return false
    }
  }

  /** Of the open receipt it is what is typed now; of another, what was typed last. */
  async #again(id: string): Promise<void> {
    const { review } = this.#parts
    if (!(await review.flush())) return
    const edit = this.#unkept.get(id)
    if (edit && (await this.keep(edit))) await review.refresh()
  }
}
