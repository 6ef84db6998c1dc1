/** The voucher that is being typed, where there is no receipt: what is wrong with it, what it comes to, and making it. */
import { SvelteMap } from 'svelte/reactivity'
import { foldName } from '../../../shared/books/supplier'
import { calendarDate, isCalendarDate } from '../../../shared/calendar'
import { mileageClaim, parseMiles, type MileageClaim } from '../../../shared/expenses/mileage'
import {
  checkVoucher,
  emptyVoucher,
  type VoucherDraft,
  type VoucherKind,
  type VoucherProblem,
} from '../../../shared/expenses/voucher'
import type { AppApi } from '../../../shared/ipc'
import type { Choices } from '../../base/choices.svelte'
import type { Toasts } from '../../base/toasts.svelte'
import { Draft } from '../../record/draft.svelte'

interface Parts {
  api: AppApi
  choices: Choices
  toasts: Toasts
  /** The id of the account at hand. */
  account: () => string | undefined
}

export class Vouchers {
  readonly #parts: Parts
  /** By books and kind: what is typed of one is kept while another is at hand. */
  readonly #typed = new SvelteMap<string, Draft<VoucherDraft, VoucherProblem>>()
  /** Which of them a person has typed in. */
  readonly #begun = new Set<string>()
  /** Which is at hand. */
  #of = $state<string>()
  #isOpen = $state(false)
  #isBusy = $state(false)
  /** Recorded so far, by the person, in the year and with the vehicle that were asked about. */
  #recorded = $state.raw<{ of: string; milesBefore: string }>()

  /** What the journey comes to; undefined while something of it is missing, and for one that is none. */
  readonly claim = $derived.by<MileageClaim | undefined>(() => {
    const { draft } = this
    const miles = draft?.kind === 'mileage' ? parseMiles(draft.miles) : undefined
    if (!draft || !miles || !isCalendarDate(draft.date)) return undefined
    if (this.#recorded?.of !== askedOf(draft)) return undefined
    const { date, vehicle } = draft
    const passengers = Number(draft.passengers) || 0
    return mileageClaim({ date, vehicle, miles, passengers }, this.#recorded.milesBefore)
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get #draft(): Draft<VoucherDraft, VoucherProblem> | undefined {
    return this.#of === undefined ? undefined : this.#typed.get(this.#of)
  }

  get draft(): VoucherDraft | undefined {
    return this.#draft?.value
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** The problem to say beside a field now, if any. */
  problem(field: keyof VoucherDraft): VoucherProblem | undefined {
    return this.#draft?.problem(field)
  }

  /** Opens the form; what was typed into it in these books and not made yet is still there. */
  async begin(kind: VoucherKind): Promise<void> {
    const of = `${this.#parts.account() ?? ''} ${kind}`
    if (!this.#begun.has(of)) {
      const date = calendarDate(new Date())
      const empty = { ...emptyVoucher, kind, date, expenseType: this.#usualType(kind) }
      this.#typed.set(of, new Draft<VoucherDraft, VoucherProblem>(checkVoucher, empty))
    }
    this.#of = of
    this.#isOpen = true
    await this.#ask()
  }

  close(): void {
    this.#isOpen = false
  }

  /** Other books are at hand; what was typed in those before is there again with them. */
  restart(): void {
    this.#isOpen = false
    this.#recorded = undefined
    this.#of = undefined
  }

  change(more: Partial<VoucherDraft>): void {
    if (!this.draft || this.#of === undefined) return
    this.#begun.add(this.#of)
    Object.assign(this.draft, more)
    if ('date' in more || 'vehicle' in more || this.#isOther(more)) void this.#ask()
  }

  touch(field: keyof VoucherDraft): void {
    this.#draft?.touch(field)
  }

  /** Makes the receipt: its id, or the field that needs something first; neither where it could not be saved. */
  async make(): Promise<{ id?: string; mend?: string }> {
    const [typed, of] = [this.#draft, this.#of]
    if (!typed || of === undefined || this.#isBusy) return {}
    typed.showAll()
    const mend = typed.problems[0]?.field
    if (mend) return { mend }
    this.#isBusy = true
    try {
      let id: string | undefined
      const { account, api, toasts } = this.#parts
      const [draft, books] = [$state.snapshot(typed.value), account()]
      await toasts.attempt(async () => (id = await api.receipts.makeVoucher(draft)))
      if (id === undefined) return {}
      this.#typed.delete(of)
      this.#begun.delete(of)
      if (this.#of === of) this.restart()
      // It is in the books in which it was typed, and nowhere else.
      return books === account() ? { id } : {}
    } finally {
      this.#isBusy = false
    }
  }

  /** Whether somebody else travels now. Nobody is put into a field that was just emptied. */
  #isOther({ person = '' }: Partial<VoucherDraft>): boolean {
    const { draft } = this
    const isNamed = draft?.kind === 'mileage' && person.trim() !== ''
    return isNamed && this.#recorded?.of !== askedOf(draft)
  }

  /** Who made the last is who makes this one, as long as nobody typed another. */
  async #ask(): Promise<void> {
    const { draft } = this
    if (!draft || !isCalendarDate(draft.date)) return
    const { date, vehicle, person } = draft
    const of = askedOf(draft)
    const said = await this.#parts.api.receipts
      .vouchersSay({ date, vehicle, person })
      .catch(() => undefined)
    if (!said || !this.draft || of !== askedOf(this.draft)) return
    if (this.draft.person.trim() === '' && said.person) this.draft.person = said.person
    this.#recorded = { of: askedOf(this.draft), milesBefore: said.milesBefore }
  }

  #usualType(kind: VoucherKind): string {
    if (kind !== 'mileage') return ''
    const { choices } = this.#parts
    return choices.current.expenseTypes.find(({ code }) => /mileage/i.test(code))?.code ?? ''
  }
}

const askedOf = ({ date, vehicle, person }: Pick<VoucherDraft, 'date' | 'vehicle' | 'person'>) =>
  `${date} ${vehicle} ${foldName(person)}`
