/** What is done to the receipts that are selected together: one change, one step, one document; each with its way back. */
import type { AppApi } from '../../../shared/ipc'
import {
  mostCompanions,
  mostJoined,
  type Exchange,
  type Receipt,
  type SharedOutcome,
  type SharedStep,
  type SplitInto,
} from '../../../shared/receipts/receipt'
import type { Supplier } from '../../../shared/books/supplier'
import { say } from '../../../shared/words/words'
import type { Choices } from '../../base/choices.svelte'
import { moved } from '../../base/history'
import type { Inbox } from '../inbox.svelte'
import { endingOf, type Ending } from './ending'
import { Portions } from './portions.svelte'
import type { Review } from '../form/review.svelte'
import {
  commonOf,
  leadOf,
  outcomeWords,
  paidBy,
  stayWords,
  touchedWords,
  uncountedWords,
  withChange,
  type SharedChange,
} from './shared-change'
import type { Toasts } from '../../base/toasts.svelte'

interface Parts {
  api: AppApi
  choices: Choices
  inbox: Inbox
  review: Review
  toasts: Toasts
  /** Shows the inbox, if something else is shown. */
  bring: () => void
}

type Draft = Pick<Receipt, 'id' | 'state' | 'draft'>

/** The step back from each, as far as there is one. */
const backSteps = {
  confirm: 'reopen',
  discard: 'restore',
  restore: 'discard',
  reopen: 'confirm',
} as const satisfies Record<SharedStep, SharedStep>

/** A step writes a file for each, a change of drafts is one commit for all of a portion. */
const atOnce = { step: 10, edit: 50 }

export class SharedWork {
  readonly #parts: Parts
  readonly #portions = new Portions()
  /** What was asked for last. */
  #selected: readonly string[] = []
  #drafts = $state.raw<readonly Draft[]>([])
  #change = $state.raw<SharedChange>({})
  #isBusy = $state(false)
  #asked = 0

  readonly #editable = $derived(
    this.#drafts.filter(({ state }) => state === 'review' || state === 'rejected'),
  )
  /** What the selected receipts have in common. */
  readonly common = $derived(commonOf(this.#editable.map(({ draft }) => draft)))

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** How far a change or step is that many receipts take. */
  get progress() {
    return this.#portions.progress
  }

  /** Ends it after the receipts that are under way; what is done stays done. */
  stop = (): void => {
    this.#portions.stop()
  }

  /** Other books are at hand: what was touched for receipts of those before is for none of these. */
  restart(): void {
    this.stop()
    this.reset()
    this.#asked += 1
    this.#selected = []
    this.#drafts = []
  }

  get change(): SharedChange {
    return this.#change
  }

  /** Whether anything was touched. */
  get isTouched(): boolean {
    return touchedWords(this.#change) !== ''
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** How many of the selected can be edited. */
  get editable(): number {
    return this.#editable.length
  }

  /** Whether the selected can become one receipt. */
  get canMerge(): boolean {
    const { count } = this.#parts.inbox.selection
    return count > 1 && count <= mostJoined && this.#drafts.every(({ state }) => state === 'review')
  }

  /** Whether one of the selected can take the others along. */
  get canGoTogether(): boolean {
    return this.canMerge && this.#parts.inbox.selection.count <= mostCompanions + 1
  }

  /**
   * Reads the drafts of the selected; to be called when the selection or a receipt changed. What was touched for others
   * is for none of these, unless one of those is still among them.
   */
  async load(ids: readonly string[]): Promise<void> {
    if (!ids.some((id) => this.#selected.includes(id))) this.reset()
    this.#selected = ids
    const asked = ++this.#asked
    const drafts = await this.#parts.api.receipts.drafts([...ids]).catch(() => [])
    if (asked === this.#asked) this.#drafts = drafts
  }

  /** Touches a field. */
  set(change: SharedChange): void {
    this.#change = { ...this.#change, ...change }
  }

  /** A supplier that was typed, or chosen from the books. */
  supplier(name: string, known?: Supplier): void {
    this.set({ supplier: { name, ...(known && { id: known.id }) } })
  }

  paid(method: string): void {
    const { choices } = this.#parts
    const { bankAccountId } = choices.usualPayment()
    const usual = bankAccountId === undefined ? {} : { bankAccountId }
    this.set({
      payment: method === '' ? 'unpaid' : paidBy(method, usual, choices.current.directors),
    })
  }

  /** Nothing is touched any more. */
  reset(): void {
    this.#change = {}
  }

  /** Changes what was touched in all that can be edited. */
  apply = () =>
    this.#alone(async (end) => {
      const { api, choices, inbox, toasts } = this.#parts
      const change = this.#change
      if (!this.isTouched) return
      const drafts = await api.receipts.drafts([...inbox.selection.ids])
      const type = choices.expenseType(change.expenseType ?? '')
      const vat = type?.defaultVatType
      const usual = vat !== undefined && choices.current.vatTypes.includes(vat) ? vat : undefined
      const changes = drafts.map(({ id, draft }) => ({
        id,
        before: draft,
        after: withChange(draft, change, usual),
      }))
      const edits = changes.map(({ id, after }) => ({ id, draft: after }))
      const { kept, left, failure } = await this.#keep(edits)
      const done = changes.filter(({ id }) => kept.has(id))
      // What was touched meanwhile is for others.
      if (this.#change === change) this.reset()
      const stayed = changes.length - done.length - left.length
      if (failure !== undefined) toasts.fail(failure)
      end.done(
        say('inbox.shared.changed', { fields: touchedWords(change), count: done.length }),
        say('common.undo'),
        () => this.#putBack(done.map(({ id, before, after }) => ({ id, from: after, to: before }))),
        {
          redo: () =>
            this.#putBack(done.map(({ id, before, after }) => ({ id, from: before, to: after }))),
          body: stayWords(stayed, failure === undefined ? left.length : 0),
        },
      )
    })

  async #keep(edits: readonly { id: string; draft: Draft['draft'] }[], canStop = true) {
    const { answers, ...rest } = await this.#portions.run({
      title: say('inbox.shared.doing.change'),
      items: edits,
      size: atOnce.edit,
      canStop,
      work: (some) => this.#parts.api.receipts.editAll(some),
    })
    return { kept: new Set(answers.flat()), ...rest }
  }

  async #putBack(
    changes: readonly { id: string; from: Draft['draft']; to: Draft['draft'] }[],
  ): Promise<boolean> {
    const { api, toasts } = this.#parts
    const wanted = new Map(changes.map((change) => [change.id, change]))
    return toasts.attempt(async () => {
      const now = await api.receipts.drafts([...wanted.keys()])
      const edits = now.flatMap(({ id, draft }) => {
        const change = wanted.get(id)
        return change ? [{ id, draft: moved(draft, change.from, change.to) }] : []
      })
      const { failure } = await this.#keep(edits, false)
      if (failure !== undefined) throw failure
    })
  }

  /** All selected take a step, each by its own rules; those that stay are counted. */
  step = (step: SharedStep) =>
    this.#alone(async (end) => {
      const ids = [...this.#parts.inbox.selection.ids]
      const outcome = await this.#stepAll(ids, step)
      const { title, body } = outcomeWords(step, outcome, outcome.left)
      const { toasts } = this.#parts
      if (outcome.done.length === 0) return toasts.show({ tone: 'plain', title, body })
      const back = step === 'confirm' ? say('inbox.takeBack') : say('common.undo')
      end.done(title, back, () => this.again(outcome.done, backSteps[step]), {
        body,
        redo: () => this.again(outcome.done, step),
      })
    })

  /** Those of which a failure kept all others count as not kept; the failure is said as well. */
  async #stepAll(
    ids: readonly string[],
    step: SharedStep,
    canStop = true,
  ): Promise<SharedOutcome & { left: number }> {
    const { api, toasts } = this.#parts
    const { answers, left, failure } = await this.#portions.run({
      title: say(`inbox.shared.doing.${step}`),
      items: ids,
      size: atOnce.step,
      canStop,
      work: (some) => api.receipts.stepAll({ ids: some, step }),
    })
    const done = answers.flatMap((answer) => answer.done)
    const stayed = answers.flatMap((answer) => answer.stayed)
    if (failure === undefined) return { done, stayed, left: left.length }
    toasts.fail(failure)
    const failed = left.map((id) => ({ id, why: 'failed' as const }))
    return { done, stayed: [...stayed, ...failed], left: 0 }
  }

  /** These take a step once more, or its step back; what has gone on is said. */
  async again(ids: readonly string[], step: SharedStep): Promise<boolean> {
    const { bring, inbox, toasts } = this.#parts
    const { books } = inbox
    const outcome = await this.#stepAll(ids, step, false)
    const { done, stayed } = outcome
    if (inbox.books !== books) return stayed.length === 0
    bring()
    if (stayed.length > 0) {
      const isGone = step === 'reopen'
      toasts.show({
        tone: 'plain',
        title: isGone
          ? say('inbox.shared.wentOn', { count: stayed.length })
          : outcomeWords(step, outcome).title,
        body: isGone ? say('inbox.shared.wentOnBody') : undefined,
      })
    }
    const [first] = done
    if (first && (step === 'restore' || step === 'reopen')) inbox.open(first, 'review')
    return stayed.length === 0
  }

  /** The selected in the order of the list. */
  async #inOrder(): Promise<string[]> {
    const { inbox } = this.#parts
    const selected = inbox.selection.ids
    const inOrder = (await inbox.ids()).filter((id) => selected.has(id))
    return inOrder.length === selected.size ? inOrder : [...selected]
  }

  /** Sends the selected as one expense with several files: that of the receipt that says most. */
  goTogether = () =>
    this.#alone(async (end) => {
      const { api, toasts } = this.#parts
      if (!this.canGoTogether) return
      const drafts = await api.receipts.drafts(await this.#inOrder())
      const lead = leadOf(drafts)
      const others = drafts.filter(({ id }) => id !== lead)
      if (lead === undefined || others.length === 0) return
      const ids = others.map(({ id }) => id)
      const tie = () => api.receipts.goWith({ ids, lead })
      await tie()
      end.leave(lead)
      end.done(
        say('inbox.companions.done', { count: ids.length + 1 }),
        say('common.undo'),
        () => this.#untie(others),
        { redo: () => toasts.attempt(tie), body: uncountedWords(others) },
      )
    })

  /** Makes files that go with a receipt receipts of their own again. */
  standAlone = (ids: string[]) =>
    this.#alone(async () => {
      const { api, toasts } = this.#parts
      await api.receipts.standAlone(ids)
      toasts.done(say('inbox.companions.tookOff', { count: ids.length }))
    })

  /** With what was typed of them before they were tied. */
  async #untie(drafts: readonly Draft[]): Promise<boolean> {
    const { api, bring, toasts } = this.#parts
    const isDone = await toasts.attempt(async () => {
      await api.receipts.standAlone(drafts.map(({ id }) => id))
      await api.receipts.editAll(drafts.map(({ id, draft }) => ({ id, draft })))
    })
    if (isDone) bring()
    return isDone
  }

  /** Makes one receipt of the selected, in the order of the list. */
  merge = () =>
    this.#alone(async (end) => {
      const { api } = this.#parts
      const ids = await this.#inOrder()
      const exchange = await api.receipts.merge(ids)
      this.#exchanged(say('inbox.shared.merged', { count: ids.length }), exchange, end)
    })

  /** Makes a receipt of each page, or of each receipt that was seen on the photo. */
  split = (id: string, into: SplitInto) =>
    this.#alone(async (end) => {
      const exchange = await this.#parts.api.receipts.split({ id, into })
      this.#exchanged(say('inbox.shared.split', { count: exchange.made.length }), exchange, end)
    })

  /** Moves what is selected, or the open receipt, to other books; it is not to be seen here any more. */
  moveTo = ({ id: accountId, name }: { id: string; name: string }) =>
    this.#alone(async (end) => {
      const { api, inbox, review } = this.#parts
      const open = review.receipt?.id
      const ids = inbox.selection.isMany ? [...inbox.selection.ids] : open ? [open] : []
      if (ids.length === 0) return
      const { made, from } = await api.receipts.moveToBooks({ ids, accountId })
      end.leave()
      end.done(
        say('inbox.shared.moved', { count: ids.length, name }),
        say('common.undo'),
        () => this.#swap(from, made),
        { redo: () => this.#swap(made, from, false) },
      )
    })

  #exchanged(title: string, { made, from }: Exchange, end: Ending): void {
    const swap = (back: string[], away: string[]) => () => this.#swap(back, away)
    end.done(title, say('common.undo'), swap(from, made), { redo: swap(made, from) })
    end.leave(made[0])
  }

  /** @param opens whether the first that comes back is in the books at hand */
  async #swap(back: string[], away: string[], opens = true): Promise<boolean> {
    const { api, bring, inbox, toasts } = this.#parts
    const { books } = inbox
    const isBack = await toasts.attempt(() => api.receipts.exchange({ back, away }))
    if (!isBack || inbox.books !== books) return isBack
    bring()
    if (opens && back[0]) inbox.open(back[0], 'review')
    return true
  }

  /** Keeps what was typed first, and does one thing at a time. */
  async #alone(work: (end: Ending) => Promise<void>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      const { inbox, review, toasts } = this.#parts
      const end = endingOf(this.#parts)
      await inbox.selecting
      if (await review.flush()) await toasts.attempt(() => work(end))
    } finally {
      this.#isBusy = false
    }
  }
}
