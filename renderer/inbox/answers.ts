/** What a person answers when a receipt is asked about, each answer with its way back as far as there is one. */
import type { AppApi } from '../../shared/ipc'
import {
  listOf,
  type Alike,
  type Decision,
  type Receipt,
  type ToldApart,
} from '../../shared/receipts/receipt'
import { say } from '../../shared/words/words'
import type { Inbox } from './inbox.svelte'
import type { Review } from './form/review.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: AppApi
  inbox: Inbox
  review: Review
  toasts: Toasts
  /** Whether what is to be sent goes out at once, so that it cannot be taken back. */
  goesAtOnce: () => boolean
  /** Shows the inbox, if something else is shown. */
  bring: () => void
}

export function createAnswers({ api, inbox, review, toasts, goesAtOnce, bring }: Parts) {
  /** Does something to a receipt that is perhaps not open any more, and shows it. */
  async function show(id: string, work: () => Promise<unknown>): Promise<boolean> {
    if (!(await toasts.attempt(work))) return false
    bring()
    const [found] = await api.receipts.drafts([id]).catch(() => [])
    if (found && inbox.selectedId !== id) inbox.open(id, listOf(found.state))
    await review.refresh()
    return true
  }

  /** Both ways use what was told last: what is kept anew may be other than before. */
  function toldApart({ fileName }: Receipt, told: ToldApart): void {
    const { id } = told
    let last = told
    const undo = () => show(id, () => api.receipts.askAgain(last))
    const tell = () =>
      told.twin === undefined
        ? api.receipts.keepBeside({ id, others: told.others })
        : api.receipts.keepBoth(id)
    const redo = () => show(id, async () => (last = await tell()))
    toasts.done(say('inbox.done.keptBoth', { fileName }), say('common.undo'), undo, { redo })
  }

  const telling = (tell: () => Promise<ToldApart | undefined>) => async (): Promise<boolean> => {
    const { receipt } = review
    const told = await tell()
    if (receipt && told) toldApart(receipt, told)
    return told !== undefined
  }

  /** No redo: whether it is to go again takes another look into the books. */
  function toldToSend({ id, fileName }: Receipt): void {
    if (goesAtOnce())
      return toasts.show({
        tone: 'plain',
        title: say('inbox.done.sendingAgain', { fileName }),
        body: say('inbox.done.sendingAgainBody'),
      })
    toasts.done(say('inbox.done.toSendAgain', { fileName }), say('inbox.takeBack'), () =>
      show(id, () => api.receipts.undecide(id)),
    )
  }

  /** Nothing is sent by either, so each is the other's way back. */
  function vouched({ id, fileName }: Receipt, isThere: boolean): void {
    const decided = (answer: Decision) => () => show(id, () => api.receipts.decide({ id, answer }))
    const [there, unsure] = [decided('is-there'), decided('not-sure')]
    if (isThere)
      return toasts.done(say('inbox.done.vouched', { fileName }), say('common.undo'), unsure, {
        redo: there,
      })
    toasts.done(say('inbox.done.unsure', { fileName }), say('common.undo'), there, { redo: unsure })
  }

  /** Nothing was changed by looking, and what is deleted or sent is so for good: neither can be undone. */
  async function decide(answer: Decision): Promise<void> {
    const { receipt } = review
    if (!receipt || !(await review.decide(answer))) return
    const { fileName } = receipt
    if (answer === 'send-again') return toldToSend(receipt)
    if (answer === 'is-there' || answer === 'not-sure')
      return vouched(receipt, answer === 'is-there')
    const isDeleted = answer === 'delete-copy'
    toasts.show({
      tone: 'plain',
      title: say(isDeleted ? 'inbox.done.copyDeleted' : 'inbox.done.looking', { fileName }),
      body: isDeleted ? say('inbox.done.copyDeletedBody') : undefined,
    })
  }

  return {
    keepBoth: telling(() => review.keepBoth()),
    keepBeside: (alike: readonly Alike[]) => telling(() => review.keepBeside(alike))(),
    decide,
  }
}

export type Answers = ReturnType<typeof createAnswers>
