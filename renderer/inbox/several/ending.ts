/** How work that takes a while ends, whatever the person has gone on to meanwhile. */
import type { Toasts } from '../../base/toasts.svelte'
import type { Inbox } from '../inbox.svelte'

export interface Ending {
  /** Says what was done, with the way back as long as the same books are at hand. */
  done: Toasts['done']
  /** Nothing is selected any more, and what came of it is shown; not to who is in another receipt, list or books by now. */
  leave: (made?: string) => void
}

/** Of work that begins now. */
export function endingOf({ inbox, toasts }: { inbox: Inbox; toasts: Toasts }): Ending {
  const { selectedId } = inbox
  return {
    done: toasts.begin(),
    leave: (made) => {
      if (inbox.selectedId !== selectedId) return
      inbox.selection.clear()
      if (made !== undefined) inbox.open(made, 'review')
    },
  }
}
