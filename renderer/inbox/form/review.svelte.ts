/** The receipt that is open: its draft as typed, kept by main within a quarter of a second, and its next steps. */
import { tick } from 'svelte'
import { calendarDate } from '../../../shared/calendar'
import { AppError } from '../../../shared/errors'
import {
  checkDraft,
  totals,
  type ExpenseDraft,
  type DraftLine,
  type DraftProblem,
  type Purchase,
} from '../../../shared/expenses/expense'
import type { Original } from '../../../shared/expenses/original'
import { readingOf } from '../../../shared/expenses/voucher'
import type { AppApi } from '../../../shared/ipc'
import type { Alike, AttachEnd, Decision, Receipt } from '../../../shared/receipts/receipt'
import type { ReadingState } from '../../../shared/receipts/receipt-reading'
import type { ReadFields } from '../../../shared/receipts/reading'
import type { Known } from '../../../shared/receipts/verdict'
import type { Supplier } from '../../../shared/books/supplier'
import { textOfDraft } from '../../base/draft-text'
import type { Choices } from '../../base/choices.svelte'
import type { Edit } from '../../base/history'
import type { Toasts } from '../../base/toasts.svelte'
import { Draft } from '../../record/draft.svelte'
import { Judgement } from './judgement.svelte'
import { Beside } from './beside.svelte'
import { KeptEdits } from './kept-edits'
import { handOver, type Meanwhile } from './handing-over'
import { addLine, nameSupplier, setReverses, setSupplier, setType } from './draft-edit'
import { beginOriginal, setGross, setOriginal } from './original-edit'
import { proposalsFor, type Proposal } from './proposals'
import { putBack } from './put-back'
import { ReadAhead } from './read-ahead'
import { Keeping } from '../../record/keeping.svelte'

const saveAfterMs = 200

interface Parts {
  api: AppApi
  choices: Choices
  toasts: Toasts
  /** How far the open receipt has been read; undefined until that is known. */
  reading: () => ReadingState | undefined
  /** Called after the fields of a receipt were put back, which may be another than the open one. */
  onreverted: (receipt: Pick<Receipt, 'id' | 'state'>) => void
}

export class Review {
  readonly #api: AppApi
  readonly #choices: Choices
  readonly #toasts: Toasts
  readonly #onreverted: Parts['onreverted']
  readonly #reading: () => ReadingState | undefined
  readonly ahead = new ReadAhead((id) => this.#api.receipts.read(id))
  #receipt = $state.raw<Receipt>()
  readonly #beside: Beside
  readonly #kept: KeptEdits
  readonly #judgement = new Judgement(() => this.#known())
  #isBusy = $state(false)
  #hasFailed = $state(false)
  #wanted: string | undefined
  #opening: Promise<void> = Promise.resolve()
  #edits = 0
  /** Whether the draft shown has what was read in it. */
  #knowsReading = false
  /** The draft as the history knows it. */
  #noted: ExpenseDraft | undefined
  readonly #typed = new Draft<ExpenseDraft | undefined, DraftProblem>(
    (draft) => checkDraft(draft, this.#choices.current).problems,
    undefined,
  )
  readonly #keeping = new Keeping({ afterMs: saveAfterMs, take: () => this.#take() })

  readonly totals = $derived(totals(this.#typed.value ?? { lines: [] }))

  /** Lines that the receipt proposes in place of those there are. */
  readonly proposals = $derived.by<readonly Proposal[]>(() => {
    const isAsked = this.#receipt?.state === 'review'
    return this.draft && isAsked
      ? proposalsFor(this.draft, this.#fields, this.#choices.current.vatTypes)
      : []
  })

  constructor({ api, choices, toasts, reading, onreverted }: Parts) {
    this.#api = api
    this.#choices = choices
    this.#toasts = toasts
    this.#onreverted = onreverted
    this.#reading = reading
    this.#kept = new KeptEdits({ api, toasts, review: this })
    this.#beside = new Beside({
      api,
      receipt: () => this.#receipt,
      draft: () => this.draft,
      edits: () => (this.#keeping.isDue ? undefined : this.#edits),
    })
    toasts.onrevert = (edit, to) => this.#revert(edit, to)
  }

  get receipt(): Receipt | undefined {
    return this.#receipt
  }

  get draft(): ExpenseDraft | undefined {
    return this.#typed.value
  }

  /** What is known beside the receipt, and asked about. */
  get beside(): Beside {
    return this.#beside
  }

  get #fields(): ReadFields | undefined {
    const state = this.#reading()
    return state?.state === 'read' ? state.reading.fields : undefined
  }

  #known(): Known | undefined {
    const [draft, receipt] = [this.draft, this.#receipt]
    if (!draft || receipt?.state !== 'review') return undefined
    const { duplicateOf, voucher } = receipt
    const state = voucher ? undefined : this.#reading()
    const read = state?.state === 'read' ? state : undefined
    return {
      draft,
      choices: this.#choices.current,
      today: calendarDate(new Date()),
      reading: voucher ? readingOf(voucher) : read?.reading,
      filled: read?.filled ?? {},
      isToBeRead: state?.state === 'waiting',
      failure: state?.state === 'failed' ? state.code : undefined,
      duplicateOf,
      alike: this.#beside.alike,
      near: this.#beside.near,
    }
  }

  /** What has to be looked at before it goes. */
  get judgement(): Judgement {
    return this.#judgement
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** The receipt that was asked for could not be read. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Opens another receipt (or none); what was typed into the one before is kept first. */
  open(id: string | undefined): Promise<void> {
    if (id === this.#wanted) return this.#opening
    void this.flush()
    this.#wanted = id
    const ahead = id === undefined ? undefined : this.ahead.take(id)
    if (id === undefined || ahead) this.#show(ahead)
    this.#opening = id === undefined ? Promise.resolve() : this.#read(id)
    return this.#opening
  }

  /** Reads the open receipt again, because something changed; typing that is not kept yet wins. */
  async refresh(): Promise<void> {
    this.ahead.forget()
    if (this.#wanted !== undefined && !this.#isBusy) await this.#read(this.#wanted)
  }

  async #read(id: string): Promise<void> {
    await this.#keeping.settled()
    const edits = this.#keeping.isDue ? undefined : this.#edits
    try {
      const receipt = await this.#api.receipts.read(id)
      if (id !== this.#wanted) return
      this.#hasFailed = false
      this.#show(receipt, edits === this.#edits)
      await this.#beside.read(receipt)
    } catch (thrown) {
      if (id !== this.#wanted) return
      this.#hasFailed = true
      this.#show(undefined)
      // One that went meanwhile, with its books say, is gone from its list in a moment too.
      if (AppError.from(thrown).code !== 'not-found') this.#toasts.fail(thrown)
    }
  }

  #show(receipt: Receipt | undefined, isCurrent = true): void {
    const isOther = receipt?.id !== this.#receipt?.id
    if (isOther) {
      this.#typed.begin(undefined)
      this.#beside.begin()
      this.#judgement.begin()
    }
    const twin = receipt?.duplicateOf
    if (twin !== this.#receipt?.duplicateOf || isOther) void this.#beside.readTwin(twin)
    this.#receipt = receipt
    if (isOther || isCurrent) {
      this.#knowsReading = receipt?.isFilled === true
      this.#adopt(receipt?.draft)
    }
  }

  #adopt(draft: ExpenseDraft | undefined): void {
    if (draft && this.draft && textOfDraft(draft) === textOfDraft(this.draft)) return
    this.#typed.value = draft && structuredClone(draft)
    this.#noted = draft && structuredClone(draft)
  }

  /** Call after changing the draft. */
  changed(): void {
    this.#judgement.changed()
    this.#note()
    this.#edits++
    this.#keeping.due()
  }

  /** What changed since the last time can be undone. */
  #note(): void {
    const [receiptId, before] = [this.#receipt?.id, this.#noted]
    const after = $state.snapshot(this.draft)
    this.#noted = after
    if (receiptId && before && after)
      this.#toasts.history.edit({ receiptId, before, after, at: Date.now() })
  }

  /** Puts back what an edit changed, whichever receipt is open; what else was typed or read stays. */
  async #revert(edit: Edit, to: 'before' | 'after'): Promise<boolean> {
    await this.flush()
    const isKept = await this.#toasts.attempt(async () => {
      this.#onreverted(await putBack(this.#api, edit, to))
    })
    if (isKept) await this.refresh()
    return isKept
  }

  /** Gives main what was typed; false when main could not keep it, which the next flush tries again. */
  flush(): Promise<boolean> {
    return this.#keeping.flush()
  }

  #take(): (() => Promise<boolean>) | undefined {
    const { id } = this.#receipt ?? {}
    const draft = $state.snapshot(this.draft)
    if (id === undefined || !draft) return undefined
    const edit = { id, draft, knowsReading: this.#knowsReading }
    // Another receipt has nothing to try again.
    return async () => (await this.#kept.keep(edit)) || this.#receipt?.id !== id
  }

  /** Marks a field as visited: from now on its problem is said. */
  touch(field: string): void {
    this.#typed.touch(field)
    this.#toasts.history.seal()
    void this.flush()
  }

  /** The problem to say beside a field now, if any. */
  problem(field: string): DraftProblem | undefined {
    return this.#typed.problem(field)
  }

  /** A closed day is said at once: it is no fault of the person. */
  get dateProblem(): DraftProblem | undefined {
    const problem = this.#typed.problems.find(({ field }) => field === 'postingDate')
    return problem?.code === 'period-closed' ? problem : this.problem('postingDate')
  }

  chooseSupplier(supplier: Supplier): void {
    this.#edit((draft) => setSupplier(draft, supplier, this.#choices))
  }

  nameSupplier(name: string): void {
    this.#edit((draft) => nameSupplier(draft, name))
  }

  chooseType(index: number, code: string): void {
    this.#edit((draft) => setType(draft, index, code, this.#choices))
  }

  /** @param gross what it begins with */
  addLine(gross = ''): void {
    this.#edit((draft) => addLine(draft, gross))
  }

  /** Puts other lines in place of all there are. */
  setLines(lines: readonly DraftLine[]): void {
    if (!this.draft) return
    this.draft.lines = structuredClone([...lines])
    this.#typed.moved('lines')
    this.changed()
  }

  removeLine(index: number): void {
    if (!this.draft || this.draft.lines.length < 2) return
    this.draft.lines.splice(index, 1)
    this.#typed.moved('lines')
    this.changed()
  }

  setGross(index: number, gross: string): void {
    this.#edit((draft) => setGross(draft, index, gross))
  }

  setOriginal(change: Partial<Original> | undefined): void {
    this.#edit((draft) => setOriginal(draft, change))
  }

  beginOriginal(): void {
    this.#edit((draft) => beginOriginal(draft, this.#fields))
  }

  setReverses(purchase: Purchase | undefined): void {
    this.#edit((draft) => setReverses(draft, purchase))
  }

  changePayments(change: (draft: ExpenseDraft) => void): void {
    const before = this.draft?.furtherPayments?.length ?? 0
    this.#edit(change)
    if ((this.draft?.furtherPayments?.length ?? 0) < before) this.#typed.moved('furtherPayments')
  }

  #edit(change: (draft: ExpenseDraft) => void): void {
    if (!this.draft) return
    change(this.draft)
    this.changed()
  }

  /** The field that needs something first, or undefined when none does. */
  get firstProblem(): string | undefined {
    return this.#typed.problems[0]?.field ?? this.#judgement.askedAbout
  }

  /**
   * Confirms the open receipt; false when something is missing, has to be asked first, or main refused. No other step is
   * taken before main has answered, whichever receipt is shown meanwhile.
   * @param isInsisting whether the person answers for every reason to look that is shown
   */
  async confirm(isInsisting = false, meanwhile?: Meanwhile): Promise<boolean> {
    const receipt = this.#receipt
    if (!receipt || this.#isBusy) return false
    this.#typed.showAll()
    if (this.#typed.problems.length > 0 || receipt.duplicateOf) return false
    // Only what was shown when the key was pressed is answered for.
    if (isInsisting) this.#judgement.insist()
    return this.#run(async () => {
      await this.#beside.knowAsked(receipt)
      if (this.#judgement.asksFirst()) return false
      return handOver(receipt.id, { api: this.#api, review: this, meanwhile })
    })
  }

  discard = () => this.#step((id) => this.#api.receipts.discard(id))
  restore = () => this.#step((id) => this.#api.receipts.restore(id))
  reopen = () => this.#step((id) => this.#api.receipts.reopen(id))
  /** The person says that a same file is a receipt of its own. Undefined when that could not be kept. */
  keepBoth = async () => {
    const told = await this.#answered((id) => this.#api.receipts.keepBoth(id))
    // The next key goes by what is shown.
    if (told) await this.refresh()
    return told
  }
  /** Puts the file of the open receipt on an expense; undefined where that could not be asked for. */
  attach = (expenseId: number): Promise<AttachEnd | undefined> =>
    this.#answered((id) => this.#api.receipts.attach({ id, expenseId }))

  /** The person says that this and what is shown as alike are purchases of their own. */
  keepBeside = (alike: readonly Alike[]) => {
    const others = alike.flatMap(({ receiptId, expenseId }) => receiptId ?? expenseId ?? [])
    return this.#answered((id) => this.#api.receipts.keepBeside({ id, others }))
  }
  decide = (answer: Decision) => this.#step((id) => this.#api.receipts.decide({ id, answer }))

  /** A step with what main answered to it; undefined where it was not taken. */
  async #answered<T>(step: (id: string) => Promise<T>): Promise<T | undefined> {
    let answer: T | undefined
    await this.#step(async (id) => (answer = await step(id)))
    return answer
  }

  async #step(step: (id: string) => Promise<unknown>): Promise<boolean> {
    const id = this.#receipt?.id
    if (!id || this.#isBusy) return false
    return this.#run(() => step(id).then(() => true))
  }

  /** Keeps what was typed, takes the step, and shows what became of the receipt. */
  async #run(step: () => Promise<boolean>): Promise<boolean> {
    this.#isBusy = true
    try {
      let wentWell = false
      if (await this.flush()) await this.#toasts.attempt(async () => (wentWell = await step()))
      return wentWell
    } finally {
      this.#isBusy = false
      await tick()
      void this.refresh()
    }
  }
}
