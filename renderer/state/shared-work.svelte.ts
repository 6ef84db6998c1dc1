/** What is done to the receipts that are selected together: one change, one step, one document; each with its way back. */
import type { AppApi } from '../../shared/ipc'
import { mostJoined, type Exchange, type Receipt, type SharedStep } from '../../shared/receipt'
import type { Supplier } from '../../shared/supplier'
import { plural } from '../lib/times'
import type { Choices } from './choices.svelte'
import { moved } from './history'
import type { Inbox } from './inbox.svelte'
import type { Review } from './review.svelte'
import {
  commonOf,
  outcomeWords,
  paidBy,
  touchedWords,
  withChange,
  type SharedChange,
} from './shared-change'
import type { Toasts } from './toasts.svelte'

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

export class SharedWork {
  readonly #parts: Parts
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

  /** Reads the drafts of the selected; to be called when the selection or a receipt changed. */
  async load(ids: readonly string[]): Promise<void> {
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
    this.#alone(async () => {
      const { api, choices, inbox, toasts } = this.#parts
      const change = this.#change
      if (!this.isTouched) return
      const drafts = await api.receipts.drafts([...inbox.selection.ids])
      const type = choices.expenseType(change.expenseType ?? '')
      const vat = type?.defaultVatType
      const usual = vat !== undefined && choices.current.vatTypes.includes(vat) ? vat : undefined
      const changes = drafts.map(({ id, draft }) => ({
        ...{ id, before: draft, after: withChange(draft, change, usual) },
      }))
      const kept = new Set(
        await api.receipts.editAll(changes.map(({ id, after }) => ({ id, draft: after }))),
      )
      const done = changes.filter(({ id }) => kept.has(id))
      this.reset()
      const stayed = changes.length - done.length
      toasts.done(
        `Changed the ${touchedWords(change)} of ${plural(done.length, 'receipt')}`,
        'Undo',
        () => this.#putBack(done.map(({ id, before, after }) => ({ id, from: after, to: before }))),
        {
          redo: () =>
            this.#putBack(done.map(({ id, before, after }) => ({ id, from: before, to: after }))),
          body: stayed > 0 ? `${plural(stayed, 'receipt')} can no longer be changed.` : undefined,
        },
      )
    })

  async #putBack(
    changes: readonly { id: string; from: Draft['draft']; to: Draft['draft'] }[],
  ): Promise<boolean> {
    const { api, toasts } = this.#parts
    const wanted = new Map(changes.map((change) => [change.id, change]))
    return toasts.attempt(async () => {
      const now = await api.receipts.drafts([...wanted.keys()])
      await api.receipts.editAll(
        now.flatMap(({ id, draft }) => {
          const change = wanted.get(id)
          return change ? [{ id, draft: moved(draft, change.from, change.to) }] : []
        }),
      )
    })
  }

  /** All selected take a step, each by its own rules; those that stay are counted. */
  step = (step: SharedStep) =>
    this.#alone(async () => {
      const ids = [...this.#parts.inbox.selection.ids]
      const outcome = await this.#parts.api.receipts.stepAll({ ids, step })
      const { title, body } = outcomeWords(step, outcome)
      const { toasts } = this.#parts
      if (outcome.done.length === 0) return toasts.show({ tone: 'plain', title, body })
      const back = step === 'confirm' ? 'Take back' : 'Undo'
      toasts.done(title, back, () => this.again(outcome.done, backSteps[step]), {
        ...{ body, redo: () => this.again(outcome.done, step) },
      })
    })

  /** These take a step once more, or its step back; what has gone on is said. */
  async again(ids: readonly string[], step: SharedStep): Promise<boolean> {
    const { api, bring, inbox, toasts } = this.#parts
    const outcome = await api.receipts.stepAll({ ids: [...ids], step })
    const { done, stayed } = outcome
    bring()
    if (stayed.length > 0) {
      const isGone = step === 'reopen'
      toasts.show({
        tone: 'plain',
        title: isGone
          ? `${plural(stayed.length, 'receipt')} went to your books already`
          : outcomeWords(step, outcome).title,
        body: isGone ? 'What is there is changed or deleted in your books.' : undefined,
      })
    }
    const [first] = done
    if (first && (step === 'restore' || step === 'reopen')) inbox.open(first, 'review')
    return stayed.length === 0
  }

  /** Makes one receipt of the selected, in the order of the list. */
  merge = () =>
    this.#alone(async () => {
      const { api, inbox } = this.#parts
      const selected = inbox.selection.ids
      const inOrder = (await inbox.ids()).filter((id) => selected.has(id))
      const ids = inOrder.length === selected.size ? inOrder : [...selected]
      const exchange = await api.receipts.merge(ids)
      this.#exchanged(`Merged ${plural(ids.length, 'receipt')} into one`, exchange)
    })

  /** Makes a receipt of each page, or of each receipt that was seen on the photo. */
  split = (id: string, into: 'pages' | 'parts') =>
    this.#alone(async () => {
      const exchange = await this.#parts.api.receipts.split({ id, into })
      this.#exchanged(`Split into ${plural(exchange.made.length, 'receipt')}`, exchange)
    })

  #exchanged(title: string, { made, from }: Exchange): void {
    const { inbox, toasts } = this.#parts
    const swap = (back: string[], away: string[]) => () => this.#swap(back, away)
    inbox.selection.clear()
    toasts.done(title, 'Undo', swap(from, made), { redo: swap(made, from) })
    if (made[0]) inbox.open(made[0], 'review')
  }

  async #swap(back: string[], away: string[]): Promise<boolean> {
    const { api, bring, inbox, toasts } = this.#parts
    const isBack = await toasts.attempt(() => api.receipts.exchange({ back, away }))
    if (!isBack) return false
    bring()
    if (back[0]) inbox.open(back[0], 'review')
    return true
  }

  /** Keeps what was typed first, and does one thing at a time. */
  async #alone(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      const { inbox, review, toasts } = this.#parts
      await inbox.selecting
      if (await review.flush()) await toasts.attempt(work)
    } finally {
      this.#isBusy = false
    }
  }
}
