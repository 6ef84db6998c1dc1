/** Steps that finish one receipt and bring up the next, with the focus where the work goes on. */
import { AppError } from '../../shared/errors'
import { formatPounds } from '../../shared/money'
import type { AppApi } from '../../shared/ipc'
import { focusField, focusPlace, isInList, leaveField } from '../lib/focus'
import type { Inbox } from './inbox.svelte'
import type { Review } from './review.svelte'
import type { Toasts } from './toasts.svelte'

interface Parts {
  api: AppApi
  inbox: Inbox
  review: Review
  toasts: Toasts
  /** Whether a confirmed receipt goes out at once, so that it cannot be taken back. */
  goesAtOnce: () => boolean
  /** Whether these books may only be looked at. */
  isReadOnly: () => boolean
}

export function createSteps({ api, inbox, review, toasts, goesAtOnce, isReadOnly }: Parts) {
  /** Focuses the first field that needs something; with nothing to mend, the button that confirms. */
  async function focusWork(): Promise<void> {
    await review.open(inbox.selectedId)
    if (review.receipt?.state !== 'review') return focusPlace('list')
    return review.firstProblem ? focusField(review.firstProblem) : focusPlace('confirm')
  }

  async function goTo(id: string | undefined): Promise<void> {
    const wasInList = isInList()
    inbox.take(id)
    return wasInList ? focusPlace('list') : focusWork()
  }

  async function confirm(): Promise<void> {
    if (isReadOnly()) return toasts.fail(new AppError('read-only', 'Nothing can be sent'))
    leaveField()
    await review.open(inbox.selectedId)
    const { receipt } = review
    if (receipt?.state !== 'review') return
    const next = inbox.following
    const name = review.draft?.supplierName
    const total = formatPounds(review.totals.gross)
    if (!(await review.confirm())) return focusWork()
    const title = `Confirmed: ${name}, ${total}`
    if (goesAtOnce()) toasts.done(title)
    else
      toasts.done(title, 'Take back', async () => {
        const isBack = await toasts.attempt(() => api.receipts.reopen(receipt.id))
        if (isBack) inbox.open(receipt.id, 'review')
      })
    inbox.take(next)
    await focusWork()
  }

  async function discard(): Promise<void> {
    leaveField()
    await review.open(inbox.selectedId)
    const { receipt } = review
    if (!receipt || !['review', 'ready', 'rejected'].includes(receipt.state)) return
    const next = inbox.following
    const { list } = inbox
    if (!(await review.discard())) return
    toasts.done(`In the bin: ${receipt.fileName}`, 'Undo', async () => {
      const isBack = await toasts.attempt(() => api.receipts.restore(receipt.id))
      if (isBack) inbox.open(receipt.id, list === 'bin' ? 'review' : list)
    })
    await goTo(next)
  }

  /** Takes a step after which the receipt is elsewhere, and stays where the work was. */
  async function leave(step: () => Promise<boolean>): Promise<void> {
    const next = inbox.following
    if (await step()) await goTo(next)
  }

  async function later(): Promise<void> {
    leaveField()
    await review.flush()
    if (inbox.following) await goTo(inbox.following)
  }

  async function move(by: number): Promise<void> {
    const wasInList = isInList()
    const left = leaveField()
    if (inbox.move(by)) await (wasInList ? focusPlace('list') : focusWork())
    else left?.focus()
  }

  return { confirm, discard, leave, later, move, focusWork }
}
