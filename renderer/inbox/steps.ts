/** Steps that finish one receipt and bring up the next, with the focus where the work goes on. */
import { AppError } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import { focusAny, focusField, focusPlace, isInForm, isInList, leaveField } from '../base/focus'
import { saidOf } from '../base/said'
import { listOf, type BinTally, type SplitInto } from '../../shared/receipts/receipt'
import { moneyWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import { attachWords } from './form/alike-words'
import type { Inbox } from './inbox.svelte'
import type { Review } from './form/review.svelte'
import type { SharedWork } from './several/shared-work.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'receipts'>
  inbox: Inbox
  review: Review
  shared: SharedWork
  toasts: Toasts
  /** Whether a confirmed receipt goes out at once, so that it cannot be taken back. */
  goesAtOnce: () => boolean
  /** Whether these books may only be looked at. */
  isReadOnly: () => boolean
  /** Whether the inbox is on the screen. */
  isShown: () => boolean
}

export class Steps {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Focuses the note of a same file, before which nothing else is decided, or the first field that needs something; with
   * nothing to mend, the button that confirms. The note is no button, so that a key pressed on and on keeps no second copy. Forms of
   * other screens, which have fields of the same names, are left alone.
   */
  focusWork = async (): Promise<void> => {
    const { inbox, review, isShown } = this.#parts
    if (!isShown()) return
    await review.open(inbox.selectedId)
    if (review.receipt?.state !== 'review') return focusPlace('list')
    if (review.receipt.duplicateOf !== undefined) return focusPlace('twin')
    return review.firstProblem ? focusField(review.firstProblem) : focusPlace('confirm')
  }

  async #goTo(id: string | undefined): Promise<void> {
    const { inbox } = this.#parts
    const wasInList = isInList()
    inbox.take(id)
    return wasInList ? focusPlace('list') : this.focusWork()
  }

  confirm = (): Promise<void> => this.#confirm(false)

  /** As `confirm`, of a person who answers for what is asked. */
  insist = (): Promise<void> => this.#confirm(true)

  async #confirm(isInsisting: boolean): Promise<void> {
    const { inbox, review, shared, toasts, goesAtOnce, isReadOnly } = this.#parts
    if (isReadOnly()) return toasts.fail(new AppError('read-only', 'Nothing can be sent'))
    if (review.isBusy) return
    leaveField()
    await inbox.selecting
    if (inbox.selection.isMany) return shared.step('confirm')
    await review.open(inbox.selectedId)
    const { receipt } = review
    if (receipt?.state !== 'review') return
    const { books } = inbox
    const [next, done] = [inbox.following?.id, toasts.begin()]
    const name = review.draft?.supplierName ?? ''
    const total = moneyWords(review.totals.gross)
    // The next one is shown at once, but is given the focus only when this one is on disk.
    let wasInForm = false as boolean
    const isConfirmed = await review.confirm(isInsisting, {
      goOn: () => {
        if (inbox.selectedId === receipt.id) inbox.take(next)
      },
      comeBack: () => {
        if (inbox.books !== books) return false
        wasInForm = leaveField() !== undefined
        inbox.take(receipt.id)
        return true
      },
    })
    // Keys of somebody who has gone into another one meanwhile do not land in this.
    if (!isConfirmed && inbox.selectedId !== receipt.id) return
    if (!isConfirmed) return wasInForm ? focusPlace('list') : this.focusWork()
    const title = say('inbox.done.confirmed', { name, total })
    // What goes at once is not offered to be taken back, but Ctrl+Z tries, and says when it is too late.
    const label = goesAtOnce() ? '' : say('inbox.takeBack')
    done(title, label, () => shared.again([receipt.id], 'reopen'), {
      redo: () => shared.again([receipt.id], 'confirm'),
    })
    if (inbox.selectedId === next && !isInForm()) await this.focusWork()
  }

  /**
   * Puts the file of the open receipt on an expense of the books, in place of an expense of its own. Whoever has gone to
   * another receipt, list or books while the service was asked stays there.
   */
  attach = async (expenseId: number): Promise<void> => {
    const { inbox, review, toasts, isReadOnly } = this.#parts
    if (isReadOnly()) return toasts.fail(new AppError('read-only', 'Nothing can be sent'))
    await review.open(inbox.selectedId)
    const { receipt } = review
    const end = await review.attach(expenseId)
    if (!receipt || !end) return
    const both = say('inbox.attach.both', { fileName: receipt.fileName, id: expenseId })
    toasts.show({ tone: 'plain', ...attachWords(end, both) })
    if (inbox.selectedId !== receipt.id) return
    if (end.kind === 'changed' || end.kind === 'not-done') return this.focusWork()
    await this.#goTo(inbox.following?.id)
  }

  discard = async (): Promise<void> => {
    const { inbox, review, shared, toasts } = this.#parts
    leaveField()
    await inbox.selecting
    if (inbox.selection.isMany) return shared.step('discard')
    await review.open(inbox.selectedId)
    const { receipt } = review
    if (!receipt || !['review', 'ready', 'rejected'].includes(receipt.state)) return
    const [next, done] = [inbox.following?.id, toasts.begin()]
    if (!(await review.discard())) return
    const { id, fileName } = receipt
    done(
      say('inbox.done.discarded', { fileName }),
      say('common.undo'),
      () => shared.again([id], 'restore'),
      {
        redo: () => shared.again([id], 'discard'),
      },
    )
    if (inbox.selectedId === id) await this.#goTo(next)
  }

  /** What emptying the bin would do; `ids` for some receipts of it. @throws AppError */
  binTally = (ids?: readonly string[]): Promise<BinTally> =>
    this.#parts.api.receipts.binTally(ids ? { ids: [...ids] } : {})

  /** Removes receipts of the bin for good; false when that failed. */
  emptyBin = async (ids?: readonly string[]): Promise<boolean> => {
    const { api, inbox, toasts } = this.#parts
    try {
      const { removed, stayed } = await api.receipts.emptyBin(ids ? { ids: [...ids] } : {})
      inbox.selection.clear()
      toasts.done(say('inbox.emptyBin.done', { removed, stayed }))
      return true
    } catch (thrown) {
      toasts.fail(thrown)
      return false
    }
  }

  /** Brings the open receipt back from the bin, and stays where the work was. */
  restore = async (): Promise<void> => {
    const { inbox, review, shared, toasts } = this.#parts
    const [next, { receipt }, done] = [inbox.following?.id, review, toasts.begin()]
    if (!receipt || !(await review.restore())) return
    done(say('inbox.done.restored', { fileName: receipt.fileName }), say('common.undo'), () =>
      shared.again([receipt.id], 'discard'),
    )
    if (inbox.selectedId === receipt.id) await this.#goTo(next)
  }

  /** Takes the open receipt back to review, and opens it there. */
  reopen = async (): Promise<void> => {
    const { inbox, review, shared, toasts } = this.#parts
    const [{ receipt }, done] = [review, toasts.begin()]
    if (!receipt || !(await review.reopen())) return
    // What was refused before is not sent again by an undo.
    const undo = receipt.state === 'ready' ? () => shared.again([receipt.id], 'confirm') : undefined
    done(
      say('inbox.done.reopened', { fileName: receipt.fileName }),
      undo ? say('common.undo') : '',
      undo,
    )
    if (inbox.selectedId !== receipt.id) return
    inbox.open(receipt.id, 'review')
    await this.focusWork()
    if (review.firstProblem !== undefined) return
    const refused = receipt.problem?.said.flatMap((line) => saidOf(line).places) ?? []
    if (!(await focusAny(refused))) await focusField('supplierName')
  }

  /** Makes a receipt of each page of the open one, or of each receipt in it or on it. */
  split = async (into: SplitInto = 'pages'): Promise<void> => {
    const { inbox, review, shared } = this.#parts
    await review.open(inbox.selectedId)
    const { receipt } = review
    if (receipt && listOf(receipt.state) === 'review') await shared.split(receipt.id, into)
  }

  later = async (): Promise<void> => {
    const { inbox, review } = this.#parts
    leaveField()
    await review.flush()
    if (inbox.following) await this.#goTo(inbox.following.id)
  }

  move = async (by: number): Promise<void> => {
    const { inbox } = this.#parts
    const wasInList = isInList()
    const left = leaveField()
    if (inbox.move(by)) await (wasInList ? focusPlace('list') : this.focusWork())
    else left?.focus()
  }
}
