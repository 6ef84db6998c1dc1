/** What a person does with a receipt: edit, confirm, take back, discard, decide. Checks first, then one step. */
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../shared/errors'
import { directorsExpenses } from '../../shared/books/reference-data'
import { paymentsOf, type ExpenseDraft } from '../../shared/expenses/expense'
import { Mutex } from '../../shared/one-at-a-time'
import { numbered } from '../../shared/receipts/document-number'
import type {
  Decision,
  Receipt,
  SharedOutcome,
  SharedStep,
  StayReason,
} from '../../shared/receipts/receipt'
import type { Filled } from '../../shared/receipts/receipt-reading'
import { openReasons, type Verdict } from '../../shared/receipts/verdict'
import { confirmedWith } from '../../shared/step-detail'
import type { Accounts } from '../accounts/accounts'
import type { Books } from '../books/books'
import type { Learning } from './suggestions/learning'
import type { Account } from '../accounts/account'
import type { ExchangeRates } from '../store/receipts/exchange-rates'
import type { FileStore } from '../store/files/files'
import type { OutboxItem, Receipts } from '../store/receipts/receipts'
import { sidecarOf, type Sidecar } from '../store/files/sidecars'
import { withKnownSupplier } from './drafts'
import { isTyped } from './fill'
import type { Verdicts } from './verdicts'

interface Parts {
  receipts: Receipts
  files: FileStore
  accounts: Accounts
  learning: Learning
  now: () => Date
  /** How long after confirming nothing is sent, in milliseconds. */
  graceMs: () => number
  verdicts: Pick<Verdicts, 'of'>
  rates: Pick<ExchangeRates, 'used'>
  /** Whether the number of a document goes into the description of its expense. */
  isNumbered: () => boolean
  /** What reading filled into its draft. */
  filledOf: (id: string) => Filled
  /** Told of what could not be learned: the receipt is none the worse for it. */
  report: (error: unknown) => void
}

export class Review {
  readonly #parts: Parts
  readonly #turns = new Mutex()
  /** Resolves once every step that was begun until now has ended. */
  readonly settled = (): Promise<void> => this.#turns.idle()
  /** Receipts as they were before a person had them sent again, with the instant of that step. */
  readonly #sentAgain = new Map<string, { before: OutboxItem; at: string }>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  edit(id: string, draft: ExpenseDraft): void {
    this.#parts.receipts.edit(id, draft)
  }

  /**
   * Queues a receipt when nothing has to be mended and every reason to look has been answered for; answers with the verdict
   * where it was not queued. The sidecar says `confirmed` before the row does: a crash between
   * leaves a row in review, and a rebuilt one is looked for in the books although it cannot be there.
   * @param by only what a person looked at is learned from
   * @param accepted keys of the reasons that the person has answered for; `all` of somebody who insists
   */
  confirm(
    id: string,
    { by = 'person', accepted }: { by?: 'person' | 'rule'; accepted: readonly string[] | 'all' },
  ): Promise<{ verdict?: Verdict }> {
    return this.#inTurn(id, async () => {
      const { receipts } = this.#parts
      const { books, outbox } = this.writableFor(id, by)
      await this.#asksDirectors(id, books)
      for (;;) {
        const receipt = receipts.read(id)
        assertConfirmable(receipt)
        if (receipts.companions.isHeld(id))
          throw new AppError('wrong-state', `Receipt ${id} goes with another`)
        const draft = numbered(withKnownSupplier(receipt.draft, books), this.#parts.isNumbered())
        const verdict = this.#parts.verdicts.of({ ...receipt, draft }, books.choices.get())
        if (verdict.grade === 'cannot') return { verdict }
        if (accepted !== 'all' && openReasons(verdict, accepted).length > 0) return { verdict }
        // A commit is waited for by whoever pressed the key.
        if (!isDeepStrictEqual(receipt.draft, draft)) receipts.edit(id, draft)
        await this.#write({ ...receipt, draft }, { stage: 'confirmed', draft })
        // What was typed while the sidecar was being written is checked and written too.
        if (!isDeepStrictEqual(receipts.read(id).draft, draft)) continue
        receipts.step(id, {
          from: ['review'],
          to: 'ready',
          event: by === 'rule' ? 'confirmed-by-rule' : 'confirmed',
          detail: confirmedWith(draft, receipt.trail, this.#parts.filledOf(id)),
          problem: undefined,
          posting: { failures: 0, nextAt: this.#untilSent() },
        })
        outbox.wake()
        if (by === 'person')
          this.#learning((learning) => {
            learning.learnFrom({ id, draft })
            this.#parts.rates.used(draft)
          })
        return {}
      }
    })
  }

  /** A director of today may not have been one on the day of the expense, and one of that day may not be one any more. */
  async #asksDirectors(id: string, books: Books): Promise<void> {
    const { draft } = this.#parts.receipts.read(id)
    if (paymentsOf(draft).some(({ method }) => method === directorsExpenses))
      await books.directorsOn(draft.postingDate)
  }

  /** The instant before which a receipt that is confirmed now does not go; undefined where it goes at once. */
  #untilSent(): string | undefined {
    const { now, graceMs } = this.#parts
    const ms = graceMs()
    return ms > 0 ? new Date(now().getTime() + ms).toISOString() : undefined
  }

  /**
   * Only where nothing can be in the books: ready has not begun, rejected was refused. The row goes first: a crash
   * between leaves a sidecar that says too much, never one that lets a receipt be sent unseen.
   */
  reopen(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      const { receipts } = this.#parts
      receipts.step(id, { from: ['ready', 'rejected'], to: 'review', event: 'reopened' })
      this.#learning((learning) => learning.unlearn(id))
      await this.#write(receipts.read(id), { stage: 'review' })
    })
  }

  /**
   * The sidecar says `discarded` before the row does, so that it comes back to the bin at worst. What is ready is taken
   * back first: it must not be sent while the sidecar is being written, nor after a crash.
   */
  discard(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      const { receipts } = this.#parts
      const receipt = receipts.read(id)
      if (receipt.state === 'ready')
        receipts.step(id, { from: ['ready'], to: 'review', event: 'reopened' })
      else if (receipt.state !== 'review' && receipt.state !== 'rejected')
        throw new AppError('wrong-state', `Receipt ${id} is ${receipt.state}`)
      const { capturedAt: discardedAt } = receipts.origin()
      await this.#write(receipt, { stage: 'discarded', discardedAt })
      receipts.step(id, { from: ['review', 'rejected'], to: 'discarded', event: 'discarded' })
      this.#learning((learning) => learning.unlearn(id))
    })
  }

  /**
   * The row goes first, as in taking back: a rebuilt receipt is in the bin again, not gone. Of what went with it, one that was typed
   * meanwhile as a purchase stays one.
   */
  async restore(id: string): Promise<void> {
    const { receipts, filledOf } = this.#parts
    const companions = receipts.companions.of(id).map((one) => one.id)
    const typed = companions.filter((one) => isTyped(receipts.read(one).draft, filledOf(one)))
    if (typed.length > 0) await this.standAlone(typed)
    return this.#inTurn(id, async () => {
      receipts.step(id, { from: ['discarded'], to: 'review', event: 'restored' })
      await this.#write(receipts.read(id), { stage: 'review' })
    })
  }

  /**
   * Many take the same step, one after the other, each by the rules it has alone. One that somebody has to look at is not
   * confirmed with others.
   * @throws AppError when none could take it, for another reason than where they stand; `no-account`, `read-only`
   */
  async stepAll({
    ids,
    step,
  }: {
    ids: readonly string[]
    step: SharedStep
  }): Promise<SharedOutcome> {
    if (step === 'confirm') this.#writable()
    const outcome: SharedOutcome = { done: [], stayed: [] }
    let failure: AppError | undefined
    for (const id of ids) {
      const why = await this.#stepOne(id, step).catch((error: unknown) => {
        failure ??= AppError.from(error)
        return 'failed' as const
      })
      if (why) outcome.stayed.push({ id, why })
      else outcome.done.push(id)
    }
    if (failure !== undefined && outcome.done.length === 0) throw failure
    return outcome
  }

  async #stepOne(id: string, step: SharedStep): Promise<StayReason | undefined> {
    try {
      if (step === 'confirm') return await this.#confirmShared(id)
      await this[step](id)
      return undefined
    } catch (error) {
      if (['wrong-state', 'not-found'].includes(AppError.from(error).code)) return 'moved'
      throw error
    }
  }

  async #confirmShared(id: string): Promise<StayReason | undefined> {
    this.writableFor(id)
    const { state, duplicateOf } = this.#parts.receipts.read(id)
    if (state !== 'review') return 'moved'
    if (duplicateOf !== undefined) return 'same-file'
    const { verdict } = await this.confirm(id, { accepted: [] })
    if (verdict?.grade === 'look')
      return verdict.reasons.some(({ code }) => code === 'alike') ? 'alike' : 'look'
    return verdict && 'incomplete'
  }

  /** Runs while no other step of these receipts is under way. In one order for all, so that none waits for another. */
  inTurns<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    const [first, ...rest] = ids.toSorted()
    return first === undefined ? work() : this.#inTurn(first, () => this.inTurns(rest, work))
  }

  /**
   * Has receipts go into the books with another, as further files of its expense. The rows go first: a crash between leaves
   * sidecars that know nothing of it, and what is made again from one is a receipt of its own in review.
   * @throws AppError as Companions.goWith
   */
  goWith(ids: readonly string[], leadId: string): Promise<void> {
    return this.inTurns([...ids, leadId], async () => {
      this.#parts.receipts.companions.goWith(ids, leadId)
      for (const id of ids) this.#learning((learning) => learning.unlearn(id))
      await this.#parts.files.sidecars.write(ids.map((id) => this.sidecarAt(id, 'review')))
    })
  }

  /** Makes companions receipts of their own again. The rows go first, as in taking back. */
  standAlone(ids: readonly string[]): Promise<void> {
    return this.inTurns(ids, async () => {
      this.#parts.receipts.companions.standAlone(ids)
      await this.#parts.files.sidecars.write(ids.map((id) => this.sidecarAt(id, 'review')))
    })
  }

  /** A receipt's sidecar at this stage. */
  sidecarAt(id: string, stage: 'review' | 'discarded'): Sidecar {
    const { receipts } = this.#parts
    const { capturedAt: discardedAt } = receipts.origin()
    const receipt = { ...receipts.read(id), accountId: receipts.accountOf(id) }
    return sidecarOf(receipt, { stage, ...(stage === 'discarded' && { discardedAt }) })
  }

  /** The step is on disk by now, whatever becomes of this. */
  #learning(work: (learning: Learning) => void): void {
    try {
      work(this.#parts.learning)
    } catch (error) {
      this.#parts.report(error)
    }
  }

  /** One at a time for each receipt, so that sidecar and row cannot overtake each other. */
  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    // At once where nothing is under way, so that a receipt is taken back before anything else can happen.
    return this.#turns.run(work, id)
  }

  /** What waits to go with a receipt may be in the books wherever that one may. */
  #write(receipt: Receipt, changes: Parameters<typeof sidecarOf>[1]): Promise<void> {
    const { files, receipts } = this.#parts
    const accountId = receipts.accountOf(receipt.id)
    const stage = changes?.stage === 'confirmed' ? 'confirmed' : 'review'
    const companions = receipts.companions.of(receipt.id).flatMap(({ id, state }) => {
      // A person's word about a receipt says nothing of what was to go with it.
      if (state !== 'review' || changes?.stage === undefined) return []
      const one = receipts.read(id)
      return [sidecarOf({ ...one, accountId }, { stage })]
    })
    return files.sidecars.write([sidecarOf({ ...receipt, accountId }, changes), ...companions])
  }

  /**
   * The person answers for an outcome that could not be proved, or for a receipt that was found twice.
   * @throws AppError `wrong-state`, `outcome-unknown` when the copy may or may not be deleted now, or (with `waitMs`)
   * while what was sent may still arrive
   */
  async decide(id: string, answer: Decision): Promise<void> {
    if (answer === 'is-there' || answer === 'not-sure')
      return this.#inTurn(id, () => this.#vouch(id, answer))
    const { receipts } = this.#parts
    const account = this.writableFor(id)
    if (answer === 'delete-copy') {
      if (!(await account.work.deleteCopy(id)))
        throw new AppError('outcome-unknown', 'The copy is still there')
      return
    }
    const { expenseId, problem } = receipts.read(id)
    const isThere = expenseId !== undefined
    if (answer === 'send-again' && (isThere || problem?.code !== 'outcome-unknown'))
      throw new AppError('wrong-state', `Receipt ${id} is in the books already`)
    const waitMs = this.mayComeForMs(id)
    if (answer === 'send-again' && waitMs > 0)
      throw new AppError('outcome-unknown', 'It may still come', { detail: { waitMs } })
    const before = answer === 'send-again' ? receipts.item(id) : undefined
    receipts.step(id, {
      from: ['undecided'],
      to: answer === 'send-again' ? 'ready' : isThere ? 'sent' : 'checking',
      event: answer === 'send-again' ? 'told-to-send' : 'told-to-check',
      problem: undefined,
      posting: {
        failures: 0,
        nextAt: undefined,
        // Whoever has looked for it answers for its row as well.
        ...(answer === 'send-again' && { isRebuilt: undefined }),
      },
    })
    if (before) this.#sentAgain.set(id, { before, at: receipts.item(id).changedAt })
    account.outbox.wake()
  }

  /** How long an undecided receipt may still arrive, so that nobody is asked to send it again, in milliseconds. */
  mayComeForMs(id: string): number {
    const { accounts, receipts } = this.#parts
    const { state, expenseId, problem } = receipts.read(id)
    const isOpen = state === 'undecided' && expenseId === undefined
    if (!isOpen || problem?.code !== 'outcome-unknown') return 0
    return accounts.atHand?.outbox.mayComeForMs(id) ?? 0
  }

  /**
   * Nothing is asked of the service, so books that may only be looked at are no obstacle. What is known of the attempts
   * stays with the receipt, for the question it was when that is taken back. The sidecar says it too, so that what is made
   * again from it asks before anything is sent.
   */
  async #vouch(id: string, answer: 'is-there' | 'not-sure'): Promise<void> {
    const { receipts } = this.#parts
    if (answer === 'is-there' && receipts.read(id).problem?.code === 'found-twice')
      throw new AppError('wrong-state', `Receipt ${id} was found in the books`)
    receipts.step(
      id,
      answer === 'is-there'
        ? { from: ['undecided'], to: 'vouched', event: 'vouched' }
        : { from: ['vouched'], to: 'undecided', event: 'not-vouched' },
    )
    await this.#write(receipts.read(id), {})
  }

  /**
   * Takes back that a receipt is to be sent again: it waits for a decision as before, with what is known of its earlier
   * attempts. Known in this run of the app only.
   * @throws AppError `wrong-state` once any other step was taken with it, so that it may have gone
   */
  undecide(id: string): void {
    const told = this.#sentAgain.get(id)
    if (!told) throw new AppError('wrong-state', `Receipt ${id} was not told to go again`)
    const { problem, posting } = told.before
    this.#parts.receipts.step(id, {
      from: ['ready'],
      unchangedSince: told.at,
      to: 'undecided',
      event: 'told-to-wait',
      problem,
      posting: { isRebuilt: posting.isRebuilt },
    })
    this.#sentAgain.delete(id)
  }

  /**
   * The account at hand, when the receipt is its own: a person may have gone to other books since they were asked, whose
   * choices, suppliers and outbox are not for this receipt. A rule asks nobody: it is of the receipt's own books, at hand or not.
   * @throws AppError `no-account`, `not-found`, `wrong-state` for a receipt of another account, `read-only`
   */
  writableFor(id: string, by: 'person' | 'rule' = 'person'): Account {
    const { accounts, receipts } = this.#parts
    const ownId = receipts.accountOf(receipts.read(id).id)
    const own = by === 'rule' ? accounts.all().find((one) => one.id === ownId) : undefined
    const account = own ?? accounts.need()
    if (ownId !== account.id)
      throw new AppError('wrong-state', `Receipt ${id} is of another account`)
    account.assertWritable()
    return account
  }

  /** The account at hand, in which something may be changed. @throws AppError `no-account`, `read-only` */
  #writable(): Account {
    const account = this.#parts.accounts.need()
    account.assertWritable()
    return account
  }
}

function assertConfirmable({ id, state, duplicateOf }: Receipt): void {
  if (state !== 'review') throw new AppError('wrong-state', `Receipt ${id} is ${state}`)
  if (duplicateOf !== undefined)
    throw new AppError('wrong-state', `Receipt ${id} is a same file nobody decided about`)
}
