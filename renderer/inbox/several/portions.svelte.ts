/** What is done to many, some at a time: how far it is, and where it stops when a person says so. */
import { AppError } from '../../../shared/errors'

/** What came of it: the answers in order, and what was left alone because a person stopped it or it failed. */
export interface Portioned<T, R> {
  answers: R[]
  left: T[]
  /** Why it ended early, where that was a failure. */
  failure?: AppError
}

export interface PortionedWork<T, R> {
  /** What is being done, such as `Confirming`. */
  title: string
  items: readonly T[]
  /** How many of them `work` takes at a time. */
  size: number
  /** Each item is done whole or not at all, or answered for. */
  work: (some: T[]) => Promise<R>
  /** An undo is not stopped: what of it was not done could not be undone any more. */
  canStop?: boolean
}

export class Portions {
  #progress = $state.raw<{ title: string; done: number; total: number; canStop: boolean }>()
  #isStopped = false
  #before: Promise<unknown> = Promise.resolve()

  /** How far it is; undefined while nothing takes more than one portion. */
  get progress() {
    return this.#progress
  }

  /** Ends after the portion that is under way. */
  stop = (): void => {
    this.#isStopped = true
  }

  /** Does one thing after the other. @throws what the first portion failed with, as nothing was done then */
  run<T, R>(what: PortionedWork<T, R>): Promise<Portioned<T, R>> {
    const run = this.#before.then(() => this.#run(what))
    this.#before = run.catch(() => undefined)
    return run
  }

  async #run<T, R>({ title, items, size, work, canStop = true }: PortionedWork<T, R>) {
    const answers: R[] = []
    const total = items.length
    const left = () => items.slice(answers.length * size)
    this.#isStopped = false
    try {
      for (let done = 0; done < total && !(canStop && this.#wasStopped()); done += size) {
        if (total > size) this.#progress = { title, done, total, canStop }
        answers.push(await work(items.slice(done, done + size)))
      }
    } catch (thrown) {
      if (answers.length === 0) throw thrown
      return { answers, left: left(), failure: AppError.from(thrown) }
    } finally {
      this.#progress = undefined
    }
    return { answers, left: left() }
  }

  #wasStopped(): boolean {
    return this.#isStopped
  }
}
