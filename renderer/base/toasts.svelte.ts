/** Short words at the edge of the window: what was done, with a way back, and what failed, with a way on. */
import { say } from '../../shared/words/words'
import { AppError } from '../../shared/errors'
import { History, titleOf, type Deed, type Edit } from './history'
import { errorWords, remedyWords, type Remedy } from './messages'

interface ToastAction {
  label: string
  run: () => unknown
  /** It tries once more what failed, in the books that were at hand then. */
  isAgain?: boolean
}

export interface Toast {
  id: number
  tone: 'plain' | 'bad'
  title: string
  body?: string | undefined
  action?: ToastAction | undefined
}

const plainMs = 6_000
const badMs = 14_000

export class Toasts {
  #all = $state.raw<readonly Toast[]>([])
  #next = 1
  /** What was done in this window, and the ways back. */
  readonly history = new History()
  /** Puts the fields of a receipt back, or makes the change again; told by whoever knows how. */
  onrevert: (edit: Edit, to: 'before' | 'after') => Promise<boolean> = () => Promise.resolve(false)
  #isAtWork = false
  /** Another number each time the ways back were taken away. */
  #round = 0
  /** Called when something was done, so that older words make room. */
  readonly #ondone: () => void
  readonly #remedies: Partial<Record<Remedy, () => unknown>>

  constructor(
    remedies: Partial<Record<Remedy, () => unknown>> = {},
    ondone: () => void = () => undefined,
  ) {
    this.#remedies = remedies
    this.#ondone = ondone
  }

  get all(): readonly Toast[] {
    return this.#all
  }

  /** Of what was done only the newest is shown, of failures two: words must not pile up over the work. */
  show(toast: Omit<Toast, 'id'>): void {
    const id = this.#next++
    const others = this.#all.filter(({ title }) => title !== toast.title)
    const failures = others.filter(({ tone }) => tone === 'bad')
    this.#all =
      toast.tone === 'bad'
        ? [
            ...others.filter(({ tone }) => tone === 'plain'),
            ...failures.slice(-1),
            { ...toast, id },
          ]
        : [...failures, { ...toast, id }]
    setTimeout(() => this.close(id), toast.tone === 'bad' ? badMs : plainMs)
  }

  /**
   * Says what was done, and remembers the way back for Ctrl+Z, if there is one.
   * @param ways `undo` without a label is not offered beside the words; `redo` makes it happen again
   */
  done(
    title: string,
    label = '',
    undo?: () => unknown,
    ways: { redo?: () => unknown; body?: string | undefined } = {},
  ): void {
    const deed = this.history.act({ title, undo, redo: ways.redo })
    const run = () => this.undo(deed)
    this.#ondone()
    const action = undo && label ? { label, run } : undefined
    this.show({ tone: 'plain', title, body: ways.body, action })
  }

  /** What says that something is done which begins now: of what ends after the ways back were taken away it has none. */
  begin(): Toasts['done'] {
    const round = this.#round
    return (title, label, undo, ways) =>
      round === this.#round
        ? this.done(title, label, undo, ways)
        : this.show({ tone: 'plain', title, body: ways?.body })
  }

  /** Undoes a deed, or the last one, and says so. One that cannot be undone is said and passed over. */
  async undo(asked?: Deed): Promise<void> {
    if (this.#isAtWork) return
    const deed = this.history.takeBack(asked)
    this.#all = this.#all.filter((toast) => toast.tone === 'bad')
    if (!deed) return
    if (deed.kind === 'act' && !deed.undo)
      return this.show({ tone: 'plain', title: say('history.cannot', { deed: deed.title }) })
    const way = deed.kind === 'edit' ? () => this.onrevert(deed, 'before') : deed.undo
    const round = this.#round
    if (!(await this.#goes(way)) || round !== this.#round) return
    this.history.undone(deed)
    const run = () => this.redo()
    const action = this.history.next === deed ? { label: say('history.redo'), run } : undefined
    this.show({ tone: 'plain', title: say('history.undone', { deed: titleOf(deed) }), action })
  }

  /** Does again what was undone last. */
  async redo(): Promise<void> {
    const deed = this.#isAtWork ? undefined : this.history.takeNext()
    if (!deed) return
    this.#all = this.#all.filter((toast) => toast.tone === 'bad')
    const way = deed.kind === 'edit' ? () => this.onrevert(deed, 'after') : deed.redo
    const round = this.#round
    if (!(await this.#goes(way)) || round !== this.#round) return
    this.history.redone(deed)
    const run = () => this.undo(deed)
    this.show({
      tone: 'plain',
      title: say('history.again', { deed: titleOf(deed) }),
      action: { label: say('history.undo'), run },
    })
  }

  /** One after the other; false where the way did not lead back, which it has said itself. */
  async #goes(way: (() => unknown) | undefined): Promise<boolean> {
    this.#isAtWork = true
    try {
      return (await way?.()) !== false
    } catch (thrown) {
      this.fail(thrown)
      return false
    } finally {
      this.#isAtWork = false
    }
  }

  /** Takes the ways back and the second tries away: they belong to books that are no longer at hand. */
  forget(): void {
    this.#round++
    this.history.forget()
    this.#all = this.#all
      .filter((toast) => toast.tone === 'bad')
      .map((toast) => (toast.action?.isAgain ? { ...toast, action: undefined } : toast))
  }

  close(id: number): void {
    this.#all = this.#all.filter((toast) => toast.id !== id)
  }

  fail(thrown: unknown, again?: () => unknown): void {
    const error = AppError.from(thrown)
    const words = errorWords[error.code]
    const run = words.action && { 'try-again': again, ...this.#remedies }[words.action]
    const isAgain = words.action === 'try-again'
    this.show({
      tone: 'bad',
      title: words.title,
      body: words.body,
      action: words.action && run && { label: remedyWords[words.action], run, isAgain },
    })
  }

  /** Runs something that asks main; a failure is put into words. True when it went well. */
  async attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run()
      return true
    } catch (thrown) {
      this.fail(thrown, () => this.attempt(run))
      return false
    }
  }
}
