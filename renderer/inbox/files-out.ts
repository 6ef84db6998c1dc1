/** Files of receipts on their way out of the window: under the pointer, or saved where the person says. */
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import type { Toasts } from '../base/toasts.svelte'
import type { Inbox } from './inbox.svelte'

/** More would make the person wait while they hold the button down. */
const most = 50

export class FilesOut {
  readonly #parts: { api: AppApi; inbox: Inbox; toasts: Toasts }

  constructor(parts: { api: AppApi; inbox: Inbox; toasts: Toasts }) {
    this.#parts = parts
  }

  /** Gives the pointer the file of a row that it drags; of one among several that are selected, theirs all. */
  drag(receiptId: string): Promise<unknown> {
    const { api, inbox, toasts } = this.#parts
    const { selection } = inbox
    const ids = selection.isMany && selection.has(receiptId) ? [...selection.ids] : [receiptId]
    return toasts.attempt(() => api.desktop.drag(ids.slice(0, most)))
  }

  /** Asks where the file of the receipt at hand is to be saved. */
  save = async (): Promise<void> => {
    const id = this.#parts.inbox.selectedId
    if (id !== undefined) await this.saveOf(id)
  }

  /** The same of any receipt, also of one that goes with another. */
  async saveOf(id: string): Promise<void> {
    const { api, toasts } = this.#parts
    await toasts.attempt(async () => {
      if (await api.desktop.saveOriginal(id))
        toasts.show({ tone: 'plain', title: say('inbox.done.fileSaved') })
    })
  }
}
