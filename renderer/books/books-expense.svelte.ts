/** The expense that is looked at in the books: what can be done with it, what is typed of it, and how its newest change ended. */
import { SvelteMap } from 'svelte/reactivity'
import { emptyLine, type DraftLine, type DraftProblem } from '../../shared/expenses/expense'
import type { ExpenseChangeEnd, ExpenseView, ShownFile } from '../../shared/expenses/expense-change'
import { calendarDate } from '../../shared/calendar'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import { carryOut, mayGo, type Asked, type Asking } from './expense-asking'
import { outcomeElsewhere, outcomeOf, overtaken, type ExpenseOutcome } from './expense-outcome'
import {
  draftOf,
  editOf,
  editProblems,
  leftOf,
  type EditedExpense,
  type EditedPayment,
} from './expense-edit'
import type { Choices } from '../base/choices.svelte'
import { addFiles } from '../record/add-files'
import { Draft } from '../record/draft.svelte'
import { ExpensePaper } from './expense-paper.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'expenses' | 'reading'>
  choices: Pick<Choices, 'current' | 'supplierNamed' | 'typeName' | 'methodName' | 'usualPayment'>
  toasts: Pick<Toasts, 'done' | 'fail' | 'attempt' | 'show'>
}

/** What is typed of one expense, over the expense as it was when the person began. */
type Typed = Draft<EditedExpense, DraftProblem, ExpenseView>

export class BookExpense {
  readonly paper: ExpensePaper
  readonly #parts: Parts
  #view = $state.raw<ExpenseView>()
  #id = $state.raw<number>()
  /** Another number for other books. */
  #books = 0
  #outcome = $state.raw<ExpenseOutcome>()
  #busy = $state.raw<'reading' | 'sending' | 'fetching'>()
  #file = $state.raw<ShownFile>()
  #asking = $state.raw<Asked>()
  /** By expense: what is typed of one is kept while others are looked at. */
  readonly #typed = new SvelteMap<number, Typed>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.paper = new ExpensePaper(parts.api)
  }

  /** What can be done with it; undefined until main answered. */
  get view(): ExpenseView | undefined {
    return this.#view
  }

  get #draft(): Typed | undefined {
    return this.#id === undefined ? undefined : this.#typed.get(this.#id)
  }

  get editing(): { draft: EditedExpense; from: ExpenseView } | undefined {
    const typed = this.#draft
    return typed && { draft: typed.value, from: typed.base }
  }

  get outcome(): ExpenseOutcome | undefined {
    return this.#outcome
  }

  /** What is being waited for. */
  get busy(): 'reading' | 'sending' | 'fetching' | undefined {
    return this.#busy
  }

  /** The file that is shown. */
  get file(): ShownFile | undefined {
    return this.#file
  }

  /** What the person is asked to confirm. */
  get asking(): Asked | undefined {
    return this.#asking
  }

  /** Whether there is something to send. */
  get isChanged(): boolean {
    return this.#draft !== undefined && isTypedOver(this.#draft)
  }

  /** Whether anything typed of any expense would be lost with these books. */
  get holdsTyping(): boolean {
    return [...this.#typed.values()].some(isTypedOver)
  }

  /** Another expense is looked at, or the same one as the books have it now. */
  async look(record: ExpenseRecord | undefined): Promise<void> {
    const isOther = record?.id !== this.#id
    this.#id = record?.id
    if (isOther) {
      this.#view = undefined
      this.#outcome = undefined
      this.#asking = undefined
    }
    if (!record) return
    try {
      const view = await this.#parts.api.expenses.view(record.id)
      if (this.#id === record.id) this.#view = view
    } catch (thrown) {
      if (this.#id === record.id) this.#parts.toasts.fail(thrown)
    }
  }

  /** Begins to edit; what the list does not show whole is read first. */
  async begin(): Promise<void> {
    const view = await this.#ready()
    if (!view || view.lockReasons.edit || view.open || this.editing) return
    const check = (draft: EditedExpense, { record }: ExpenseView) =>
      editProblems(record, draft, this.#parts.choices.current, calendarDate(new Date()))
    this.#typed.set(view.record.id, new Draft(check, draftOf(view.record), view))
    void this.paper.look(view)
    this.#outcome = undefined
  }

  /** Drops what was typed. */
  cancel(): void {
    if (this.#id !== undefined) this.#typed.delete(this.#id)
    this.#outcome = undefined
  }

  change(more: Partial<EditedExpense>): void {
    if (this.editing && !this.#busy) Object.assign(this.editing.draft, more)
  }

  changeLine(index: number, more: Partial<DraftLine>): void {
    const line = this.editing?.draft.lines[index]
    if (line && !this.#busy) Object.assign(line, more)
  }

  addLine(): void {
    const { choices } = this.#parts
    const vatType = this.editing?.draft.lines.at(-1)?.vatType ?? choices.current.vatTypes[0] ?? ''
    this.editing?.draft.lines.push({ ...emptyLine, vatType })
  }

  /** Whether a line can be taken out: none of the books while credit notes name them by their places. */
  mayRemoveLine(index: number): boolean {
    const { draft, from } = this.editing ?? {}
    const isNew = draft?.lines[index]?.at === undefined
    return (draft?.lines.length ?? 0) > 1 && (isNew || !from?.record.creditNotes)
  }

  removeLine(index: number): void {
    if (this.mayRemoveLine(index)) this.editing?.draft.lines.splice(index, 1)
  }

  /** What is typed may be the name of a supplier of the books all the same. */
  async settleSupplier(): Promise<void> {
    const { editing } = this
    const typed = editing?.draft.supplierName ?? ''
    this.touch('supplierName')
    if (!editing || !typed.trim() || editing.draft.supplierId !== undefined) return
    const same = await this.#parts.choices.supplierNamed(typed)
    const isStill = editing.draft === this.#draft?.value && editing.draft.supplierName === typed
    if (same && isStill) this.change({ supplierId: same.id, supplierName: same.name })
  }

  /** Another payment in the place of one; none takes away one that the books do not hold yet. */
  changePayment(index: number, payment: EditedPayment | undefined): void {
    const payments = this.editing?.draft.payments
    const before = payments?.[index]
    if (!payments || !before || this.#busy) return
    if (payment) payments[index] = payment
    else if (before.at === undefined) payments.splice(index, 1)
  }

  /** Says that it has been paid, or, where the books know of no payment, that it has not. */
  setPaid(isPaid: boolean): void {
    const { editing } = this
    if (!editing || editing.from.record.payments.length > 0) return
    const usual = { ...this.#parts.choices.usualPayment(), date: '', amount: '' }
    editing.draft.payments = isPaid ? [usual] : []
  }

  /** Adds a payment by the usual means, over what the others leave. */
  addPayment(): void {
    const { editing } = this
    const amount = editing && leftOf(editing.from.record, editing.draft)
    if (amount !== undefined && !this.#busy)
      editing?.draft.payments.push({ ...this.#parts.choices.usualPayment(), date: '', amount })
  }

  touch(field: string): void {
    this.#draft?.touch(field)
  }

  /** What is wrong with a field that was visited. */
  problem(field: string): DraftProblem | undefined {
    return this.#draft?.problem(field)
  }

  /** Sends what was changed; the field to mend where there is one. */
  async save(): Promise<string | undefined> {
    const typed = this.#draft
    if (!typed || this.#busy) return undefined
    const wrong = typed.problems.map(({ field }) => field)
    typed.touch(...wrong)
    if (wrong.length > 0) return wrong[0]
    const from = typed.base
    const edit = editOf(from.record, $state.snapshot(typed.value))
    if (!edit) {
      this.cancel()
      return undefined
    }
    const end = await this.#make(from, (shown) =>
      this.#parts.api.expenses.change({ ...shown, edit }),
    )
    if (end?.kind === 'done') this.#parts.toasts.done(say('books.done.changed'))
    if (end?.kind === 'done' || end?.kind === 'unknown' || this.#outcome?.kind === 'gone')
      this.#typed.delete(from.record.id)
    return undefined
  }

  /** Asks the person before something goes from the books. */
  async ask(asking: Asking): Promise<void> {
    const view = await this.#ready()
    if (view && mayGo(view, asking)) this.#asking = { ...asking, view }
  }

  keep(): void {
    this.#asking = undefined
  }

  /** The person has read the rules and means it, of the expense as it was then. Whether it was done. */
  async goOn(): Promise<boolean> {
    const asking = this.#asking
    this.#asking = undefined
    if (!asking) return false
    const { view } = asking
    const { expenses } = this.#parts.api
    const end = await this.#make(view, (shown) => carryOut(expenses, asking, shown))
    if (end?.kind !== 'done') return false
    this.#typed.delete(view.record.id)
    this.#parts.toasts.done(say(`books.done.${asking.what}`))
    return true
  }

  /** Adds files to the expense that is looked at now, and to no other. */
  async attach(files: readonly File[]): Promise<void> {
    const { api, toasts } = this.#parts
    await addFiles(files, {
      toasts,
      isShown: this.#staying(),
      view: () => this.#ready(),
      left: (values) => say('books.file.left', values),
      add: async (view, file) => {
        const end = await this.#make(view, (shown) => api.expenses.attach({ ...shown, file }))
        if (end?.kind !== 'done') return false
        toasts.done(say('books.done.added', { name: file.fileName }))
        return true
      },
    })
  }

  /** Reads how an open change has ended. */
  async check(): Promise<void> {
    const id = this.#id
    if (id === undefined || this.#busy) return
    this.#busy = 'reading'
    const wasDelete = this.#view?.open?.kind === 'delete'
    await this.#parts.toasts.attempt(async () => {
      const view = await this.#parts.api.expenses.check(id)
      if (this.#id !== id) return
      this.#view = view
      this.#outcome = view ? undefined : { kind: 'gone' }
      if (!view && wasDelete) this.#parts.toasts.done(say('books.done.delete'))
      else if (view && !view.open) this.#parts.toasts.done(say('books.done.readAgain'))
    })
    this.#busy = undefined
  }

  async open(attachment: { id: number; fileName: string }): Promise<void> {
    const id = this.#id
    const file = await this.#fetch(attachment)
    if (this.#id === id) this.#file = file
  }

  /** Saves a file that is not shown where the person says. */
  saveCopy = async (attachment: { id: number; fileName: string }): Promise<void> =>
    this.saveFile(await this.#fetch(attachment))

  /** Fetches a file of it; undefined where something else is waited for, or it cannot be had. */
  async #fetch({ id: attachmentId, fileName }: { id: number; fileName: string }) {
    const expenseId = this.#id
    let file: ShownFile | undefined
    if (expenseId === undefined || this.#busy) return file
    this.#busy = 'fetching'
    await this.#parts.toasts.attempt(async () => {
      file = await this.#parts.api.expenses.file({ expenseId, attachmentId, fileName })
    })
    this.#busy = undefined
    return file
  }

  close(): void {
    this.#file = undefined
  }

  async saveFile(file: ShownFile | undefined): Promise<void> {
    if (!file) return
    await this.#parts.toasts.attempt(async () => {
      if (await this.#parts.api.expenses.saveFile(file.fileId))
        this.#parts.toasts.done(say('books.done.saved', { name: file.fileName }))
    })
  }

  /** Other books: nothing of the ones before is kept. */
  restart(): void {
    this.#books++
    this.#typed.clear()
    this.#file = undefined
    void this.look(undefined)
  }

  /** The view with what a change is compared with; undefined where it cannot be had. */
  async #ready(): Promise<ExpenseView | undefined> {
    const id = this.#id
    if (id === undefined || this.#busy) return undefined
    if (this.#view && this.#view.seen !== '') return this.#view
    const isShown = this.#staying()
    this.#busy = 'reading'
    try {
      const view = await this.#parts.api.expenses.read(id)
      if (isShown()) this.#view = view
      return isShown() ? view : undefined
    } catch (thrown) {
      if (isShown()) this.#outcome = outcomeOf(thrown)
      return undefined
    } finally {
      this.#busy = undefined
    }
  }

  /** Makes a change of the expense as it is shown; undefined where nothing came of it. */
  async #make(
    view: ExpenseView,
    ask: (shown: { expenseId: number; seen: string }) => Promise<ExpenseChangeEnd>,
  ): Promise<ExpenseChangeEnd | undefined> {
    if (this.#busy) return undefined
    const { toasts } = this.#parts
    const isShown = this.#staying(view.record.id)
    this.#busy = 'sending'
    this.#outcome = undefined
    try {
      const end = await ask({ expenseId: view.record.id, seen: view.seen })
      if (isShown()) this.#ended(view, end)
      else if (end.kind !== 'done') toasts.show(outcomeElsewhere(view.record, end))
      return end
    } catch (thrown) {
      if (isShown()) this.#outcome = outcomeOf(thrown)
      else toasts.show(outcomeElsewhere(view.record, outcomeOf(thrown)))
      return undefined
    } finally {
      this.#busy = undefined
    }
  }

  /** Tells by then whether an expense is looked at, in the books that are at hand now. */
  #staying(id = this.#id): () => boolean {
    const books = this.#books
    return () => books === this.#books && id === this.#id
  }

  #ended(before: ExpenseView, end: ExpenseChangeEnd): void {
    if (end.kind === 'done') this.#view = end.now
    else if (end.kind === 'changed') this.#changed(before, end.now)
    else if (end.kind === 'not-done')
      this.#outcome = { kind: 'not-done', code: end.code, said: end.said }
    else {
      this.#outcome = { kind: 'unknown' }
      void this.look(before.record)
    }
  }

  /** What the person typed is put on top of how it is now; nothing goes before they have looked. */
  #changed(before: ExpenseView, now: ExpenseView): void {
    const typed = this.#draft
    const draft = $state.snapshot(typed?.value)
    const over = overtaken([before.record, now.record], draft, this.#parts.choices)
    this.#outcome = over.outcome
    this.#view = now
    if (typed && over.draft) typed.rebase(now, over.draft)
  }
}

const isTypedOver = ({ base, value }: Typed) => editOf(base.record, value) !== undefined
