/** Something new for the books, such as a client: from the first letter typed to where it stands in them, created once. */
import type { ChangeEnd } from '../../shared/books/change-end'
import { AppError } from '../../shared/errors'
import { say } from '../../shared/words/words'
import type { Toasts } from '../base/toasts.svelte'
import { Draft } from './draft.svelte'

const lookAfterMs = 250

/** Why nothing is sent: something is wrong with it, or these are close to it. */
type Held<R, P> = { problems: P[] } | { alike: R[]; isSame: boolean }

export type CreationEnd<R, P> = ChangeEnd<R, Held<R, P>, never>

/** How the newest attempt ended, where it did not end with a record. */
export type CreationOutcome<R> =
  | Extract<CreationEnd<R, never>, { kind: 'not-done' | 'unknown' }>
  | { kind: 'alike'; alike: readonly R[]; isSame: boolean }

interface Parts<D, R, P> {
  toasts: Toasts
  /** Told when a person begins. */
  onbegin: () => void
  empty: D
  check: (draft: D) => readonly P[]
  /** By what those alike are known; a change of another field looks for none. */
  knownBy: readonly (keyof D)[]
  alike: (draft: D) => Promise<readonly R[]>
  create: (draft: D, isMeant: boolean) => Promise<CreationEnd<R, P>>
}

/**
 * @template D what is typed, one text a field
 * @template R the record as the books have it
 * @template P what can be wrong with a field
 */
export class Creation<
  D extends Record<string, string>,
  R extends { name: string },
  P extends { field: keyof D & string },
> {
  readonly #parts: Parts<D, R, P>
  readonly #typed: Draft<D | undefined, P>
  #alike = $state.raw<readonly R[]>([])
  #outcome = $state.raw<CreationOutcome<R>>()
  #isBusy = $state(false)
  /** Another number each time one was put away: how an attempt from before ends is not its own. */
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts<D, R, P>) {
    this.#parts = parts
    this.#typed = new Draft<D | undefined, P>((draft) => parts.check(draft), undefined)
  }

  /** What is being filled in. */
  get draft(): Readonly<D> | undefined {
    return this.#typed.value
  }

  /** Those known here that may be the same. */
  get alike(): readonly R[] {
    return this.#outcome?.kind === 'alike' ? this.#outcome.alike : this.#alike
  }

  get outcome(): CreationOutcome<R> | undefined {
    return this.#outcome
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  begin(more: Partial<D> = {}): void {
    if (this.draft) return
    this.#typed.begin({ ...this.#parts.empty, ...more })
    this.#outcome = undefined
    this.#alike = []
    this.#look(0)
    this.#parts.onbegin()
  }

  change(more: Partial<D>): void {
    if (!this.#typed.value || this.#isBusy) return
    Object.assign(this.#typed.value, more)
    if (this.#outcome?.kind !== 'unknown') this.#outcome = undefined
    if (this.#parts.knownBy.some((field) => field in more)) this.#look()
  }

  touch(field: keyof D & string): void {
    this.#typed.touch(field)
  }

  problem(field: keyof D & string): P | undefined {
    return this.#typed.problem(field)
  }

  /** Puts it away. What is on its way is not called back, but ends without being handed to anyone. */
  close(): void {
    this.#round++
    this.#isBusy = false
    clearTimeout(this.#timer)
    this.#typed.begin(undefined)
    this.#outcome = undefined
    this.#alike = []
  }

  /**
   * Looks for it in the books and creates it once.
   * @param isMeant the person saw those alike and means another one
   * @returns the record, or the first field to mend, or neither where the outcome says why, or it was put away meanwhile
   */
  async create(isMeant = false): Promise<{ made?: R; mend?: keyof D & string }> {
    if (!this.#typed.value || this.#isBusy) return {}
    // Out of the state, as plain texts.
    const draft = { ...this.#typed.value }
    const [first] = this.#typed.problems
    if (first) return this.#mend(first)
    this.#isBusy = true
    this.#outcome = undefined
    const round = this.#round
    const end = await this.#endOf(draft, isMeant)
    const made = end.kind === 'done' ? end.now : undefined
    if (made) this.#sayMade(made, end.kind === 'done' && !end.isCertain)
    if (round !== this.#round) return {}
    this.#isBusy = false
    if (made) {
      this.close()
      return { made }
    }
    if (end.kind === 'held') {
      if ('problems' in end.why) return this.#mend(end.why.problems[0])
      this.#outcome = { kind: 'alike', ...end.why }
    } else if (end.kind === 'not-done' || end.kind === 'unknown') this.#outcome = end
    return {}
  }

  async #endOf(draft: D, isMeant: boolean): Promise<CreationEnd<R, P>> {
    try {
      return await this.#parts.create(draft, isMeant)
    } catch (thrown) {
      // Whatever keeps the list from being read comes before anything is sent.
      const { code } = AppError.from(thrown)
      return { kind: 'not-done', code, said: [], wasSent: false }
    }
  }

  #sayMade({ name }: R, isFound: boolean): void {
    this.#parts.toasts.done(
      say(isFound ? 'record.creation.found' : 'record.creation.added', { name }),
    )
  }

  #mend(problem: P | undefined) {
    this.#typed.showAll()
    return problem ? { mend: problem.field } : {}
  }

  #look(afterMs = lookAfterMs): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#lookNow(), afterMs)
  }

  async #lookNow(): Promise<void> {
    const { draft } = this
    if (!draft) return
    const { alike, knownBy } = this.#parts
    const asked = knownBy.map((field) => draft[field])
    const found = asked.some((text) => text.trim() !== '') ? await alike(draft).catch(() => []) : []
    const now = this.draft
    if (now && knownBy.every((field, at) => now[field] === asked[at])) this.#alike = found
  }
}
