/** A value that main owns, mirrored from the moment the window opens. */
import type { Mirrored } from '../../shared/channel'

const askAgainMs = 1_000
const mostLateMs = 5_000

export class Mirror<T> {
  #value = $state.raw() as T
  #isKnown = $state(false)
  readonly #listeners = new Set<(value: T, before: T) => void>()

  constructor(source: Mirrored<T>, initial: T) {
    this.#value = initial
    source.subscribe((value) => this.#show(value))
    this.#ask(source)
  }

  get current(): T {
    return this.#value
  }

  /** Whether main has said anything yet. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** Calls back after every change, for work that is not drawing. */
  watch(listener: (value: T, before: T) => void): void {
    this.#listeners.add(listener)
  }

  /**
   * Resolves once main's value is as wanted: messages of the two ways overtake each other, so what main has answered may be
   * mirrored a moment later. A value that never comes is waited for no longer than five seconds.
   */
  async until(isWanted: (value: T) => boolean): Promise<void> {
    if (isWanted(this.#value)) return
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#listeners.delete(listener)
        resolve()
      }
      const listener = (value: T) => {
        if (isWanted(value)) end()
      }
      const timer = setTimeout(end, mostLateMs)
      this.#listeners.add(listener)
    })
  }

  #ask(source: Mirrored<T>): void {
    source.get().then(
      (value) => {
        if (!this.#isKnown) this.#show(value)
      },
      () => setTimeout(() => this.#ask(source), askAgainMs),
    )
  }

  #show(value: T): void {
    const before = this.#value
    this.#value = value
    this.#isKnown = true
    for (const listener of this.#listeners) listener(value, before)
  }
}
