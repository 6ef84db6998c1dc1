/** What has to be looked at before the open receipt goes, and what of it the person has answered for. */
import {
  isSoft,
  openReasons,
  verdictOf,
  type Known,
  type LookReason,
  type Verdict,
} from '../../../shared/receipts/verdict'

export class Judgement {
  readonly #known: () => Known | undefined
  /** Keys of the reasons to look that the person has answered for. */
  #accepted = $state.raw<readonly string[]>([])
  /** Whether the person wanted to confirm while there were others. */
  #isAsking = $state(false)
  /** The field of the reason that was pointed out last. */
  #askedAbout = $state<string>()
  /** What main answered that would not confirm; it may know more than the window could find out. */
  #refusal = $state.raw<Verdict>()

  /** What may become of the draft as it stands; undefined where none is open. */
  readonly verdict = $derived.by<Verdict | undefined>(() => {
    const known = this.#known()
    return known && verdictOf(known)
  })

  /** The reasons to look that the person has not answered for. */
  readonly reasons = $derived.by<readonly LookReason[]>(() => {
    const verdict = this.#refusal ?? this.verdict
    return verdict ? openReasons(verdict, this.#accepted) : []
  })

  /** @param known all that is known of the open receipt, while it is in review */
  constructor(known: () => Known | undefined) {
    this.#known = known
  }

  /** What the person has to mend or insist on, once they wanted to confirm; empty before, and when nothing is left. */
  get asked(): readonly LookReason[] {
    return this.#isAsking ? this.reasons.filter((reason) => !isSoft(reason)) : []
  }

  get isAsking(): boolean {
    return this.asked.length > 0
  }

  /** The field to go to, once the person wanted to confirm. */
  get askedAbout(): string | undefined {
    return this.#isAsking ? this.#askedAbout : undefined
  }

  get accepted(): readonly string[] {
    return this.#accepted
  }

  /** Another receipt is open: nothing was asked yet. */
  begin(): void {
    this.#accepted = []
    this.#isAsking = false
    this.#refusal = undefined
  }

  /** The draft changed: what main said was of another. */
  changed(): void {
    this.#refusal = undefined
  }

  /** The person answers for all that is shown. */
  insist(): void {
    this.#accept(this.reasons)
  }

  /**
   * Whether a person has to answer for something first. What is soft is answered for by going to its field: once they were
   * led there, the next time is an answer. Anything else has to be mended or insisted on.
   */
  asksFirst(): boolean {
    // Whoever typed all of it before it was read has looked at the paper.
    this.#accept(this.reasons.filter(({ code }) => code === 'not-read-yet'))
    const [first] = this.reasons
    this.#askedAbout = first?.field
    this.#isAsking = first !== undefined
    if (first && isSoft(first)) this.#accept([first])
    return first !== undefined
  }

  /**
   * Main did not confirm, for this; undefined when it did, or could not.
   * @param accepted keys of what the person had answered for, where another receipt was open meanwhile
   */
  refused(verdict: Verdict | undefined, accepted = this.#accepted): void {
    this.#refusal = verdict
    this.#accepted = accepted
    if (!verdict) return
    this.#isAsking = true
    this.#askedAbout = this.reasons[0]?.field
  }

  #accept(reasons: readonly LookReason[]): void {
    this.#accepted = [...this.#accepted, ...reasons.map(({ key }) => key)]
  }
}
