/** The rules a person made for suppliers, in their order, and what one of them would do. */
import type { AppApi } from '../../shared/ipc'
import {
  ruleRef,
  type RuleEntry,
  type RuleRef,
  type RuleTrial,
  type SupplierRef,
  type SupplierRule,
} from '../../shared/receipts/learning'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'learning'>
  toasts: Toasts
}

/** What tells rules apart in the list. */
export function keyOfRule(entry: RuleEntry): string {
  const { id = '', name, isForWords } = ruleRef(entry)
  return `${isForWords ? 'words' : id} ${name}`
}

export class Rules {
  readonly #parts: Parts
  #entries = $state.raw<readonly RuleEntry[]>()
  #trial = $state.raw<{ key: string; trial: RuleTrial }>()
  #restarts = 0

  constructor(parts: Parts) {
    this.#parts = parts
    new Mirror(parts.api.learning.revision, 0).watch(() => {
      if (this.#entries !== undefined) void this.read()
    })
  }

  /** Undefined before they were asked for. */
  get entries(): readonly RuleEntry[] | undefined {
    return this.#entries
  }

  /** What the rule tried last would do, if it is this one. */
  trialOf(entry: RuleEntry): RuleTrial | undefined {
    return this.#trial?.key === keyOfRule(entry) ? this.#trial.trial : undefined
  }

  read = () =>
    this.#parts.toasts.attempt(async () => {
      const restarts = this.#restarts
      const entries = await this.#parts.api.learning.rules()
      if (restarts === this.#restarts) this.#entries = entries
    })

  /** Other books are at hand: the rules of those before are none of theirs. */
  restart(): void {
    this.#restarts += 1
    this.#entries = undefined
    this.#trial = undefined
  }

  set = (supplier: SupplierRef, rule: SupplierRule) => {
    this.#trial = undefined
    return this.#parts.toasts.attempt(() => this.#parts.api.learning.setRule({ supplier, rule }))
  }

  remove = (ref: RuleRef) =>
    this.#parts.toasts.attempt(() => this.#parts.api.learning.removeRule(ref))

  try = (entry: RuleEntry) =>
    this.#parts.toasts.attempt(async () => {
      const restarts = this.#restarts
      const trial = await this.#parts.api.learning.tryRule(entry)
      if (restarts !== this.#restarts) return
      this.#trial = { key: keyOfRule(entry), trial }
    })

  /** Moves a rule up (below zero) or down by places. */
  move(at: number, by: number): Promise<boolean> {
    const refs = (this.#entries ?? []).map(ruleRef)
    const [moved] = refs.splice(at, 1)
    if (moved) refs.splice(at + by, 0, moved)
    return this.#parts.toasts.attempt(() => this.#parts.api.learning.orderRules(refs))
  }
}
