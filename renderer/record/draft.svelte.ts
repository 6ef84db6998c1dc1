/** What a person types of a record: where they have been, what is wrong there, and whether it is time to say so. */
import { SvelteSet } from 'svelte/reactivity'

/**
 * @template T what is typed; with `undefined` in it where there are times without
 * @template P what can be wrong with a field
 * @template B the record as it was when the person began
 */
export class Draft<T extends object | undefined, P extends { field: string }, B = undefined> {
  value = $state() as T
  #base = $state.raw() as B
  #isTried = $state(false)
  readonly #visited = new SvelteSet<string>()
  readonly #check: (value: NonNullable<T>, base: B) => readonly P[]
  /** All that is wrong, first things first, whether said or not. */
  readonly problems = $derived.by<readonly P[]>(() =>
    this.value ? this.#check(this.value, this.#base) : [],
  )

  /** @param check what is wrong with it, from nothing but what is given and known */
  constructor(check: (value: NonNullable<T>, base: B) => readonly P[], value: T, base?: B) {
    this.#check = check
    this.value = value
    this.#base = base as B
  }

  /** The record that this is typed over. */
  get base(): B {
    return this.#base
  }

  /** Begins with another value; nothing of the one before is said any more. */
  begin(value: T): void {
    this.value = value
    this.#visited.clear()
    this.#isTried = false
  }

  /** The record changed meanwhile: what is typed goes on over how it is now. */
  rebase(base: B, value: T): void {
    this.#base = base
    this.value = value
  }

  /** A person has been in these fields: what is wrong there is said from now on. */
  touch(...fields: readonly string[]): void {
    for (const field of fields) this.#visited.add(field)
  }

  /** Lines have moved: which of their fields were visited is not known any more. */
  moved(list: string): void {
    for (const field of this.#visited) if (field.startsWith(`${list}.`)) this.#visited.delete(field)
  }

  /** The person has tried to go on: all that is wrong is said. */
  showAll(): void {
    this.#isTried = true
  }

  /** What to say beside a field now. */
  problem(field: string): P | undefined {
    if (!this.#isTried && !this.#visited.has(field)) return undefined
    return this.problems.find((problem) => problem.field === field)
  }
}
