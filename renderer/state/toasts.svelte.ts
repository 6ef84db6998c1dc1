/** Short words at the edge of the window: what was done, with a way back, and what failed, with a way on. */
import { AppError } from '../../shared/errors'
import { errorWords, remedyWords, type Remedy } from '../lib/messages'

export interface ToastAction {
  label: string
  run: () => unknown
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
  #undo: (() => unknown) | undefined
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

  /** Says what was done, and remembers the way back for Ctrl+Z, if there is one. */
  done(title: string, label = '', undo?: () => unknown): void {
    const run = () => this.undo()
    this.#undo = undo
    this.#ondone()
    this.show({ tone: 'plain', title, action: undo && { label, run } })
  }

  undo(): void {
    const undo = this.#undo
    this.#undo = undefined
    this.#all = this.#all.filter((toast) => toast.tone === 'bad')
    undo?.()
  }

  /** Takes the way back away: it belongs to books that are no longer at hand. */
  forget(): void {
    this.#undo = undefined
    this.#all = this.#all.filter((toast) => toast.tone === 'bad')
  }

  close(id: number): void {
    this.#all = this.#all.filter((toast) => toast.id !== id)
  }

  fail(thrown: unknown, again?: () => unknown): void {
    const error = AppError.from(thrown)
    const words = errorWords[error.code]
    const run = words.action && { 'try-again': again, ...this.#remedies }[words.action]
    this.show({
      tone: 'bad',
      title: words.title,
      body: words.body,
      action: words.action && run && { label: remedyWords[words.action], run },
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
