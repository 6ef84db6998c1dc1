/** Learning on this computer: what confirmed receipts teach, what it suggests for the next, and what a person has forgotten. */
import { isDeepStrictEqual } from 'node:util'
import { foldName, type Supplier } from '../../../shared/books/supplier'
import { calendarDate } from '../../../shared/calendar'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import type { DraftLine, ExpenseDraft } from '../../../shared/expenses/expense'
import type { ExpenseRecord } from '../../../shared/expenses/expense-record'
import {
  valueAt,
  type RememberedField,
  type RememberedSupplier,
  type RuleEntry,
  type RuleRef,
  type RuleTrial,
  type Suggested,
  type SupplierDefaults,
  type SupplierRef,
  type SupplierRule,
  type UsualPayment,
} from '../../../shared/receipts/learning'
import type { Reading } from '../../../shared/receipts/reading'
import type { Receipt } from '../../../shared/receipts/receipt'
import type { ReferenceData } from '../../../shared/books/reference-data'
import { knownFor, nearIn } from './candidates'
import { defaultsOf, mostChoices, type LearnedChoice } from './defaults'
import { matchSupplier } from './match'
import { differencesOf, goesAtOnce, isAsCaptured, isFor, ruledDefaults, ruleFor } from './rules'
import type { Verdicts } from '../verdicts'
import { signsOf } from './signs'
import { keepSuggested, suggest } from './suggest'
import type { CachedBooks } from '../../store/cache/cached-books'
import { unpaid, type ChosenPayment, type Learned } from '../../store/receipts/learned'
import type { Receipts } from '../../store/receipts/receipts'

interface Parts {
  learned: Learned
  receipts: Receipts
  cache: CachedBooks
  now: () => Date
  verdicts: Pick<Verdicts, 'of'>
  /** Confirms for the person, by their rule. */
  confirm: (id: string) => Promise<unknown>
}

/** What a person chose, in a draft or in the books. */
interface Chosen {
  supplierId?: number | undefined
  supplierName: string
  lines: readonly Pick<DraftLine, 'expenseType' | 'vatType'>[]
  /** Absent where it says nothing of how this supplier is paid as a rule. */
  payment?:
    | { method: string; bankAccountId?: number | undefined; personId?: number | undefined }
    | typeof unpaid
    | undefined
}

export interface ReceiptSuggestion {
  draft: ExpenseDraft
  filled: Suggested[]
  /** By the person's own rule it may go without a look. */
  isReady: boolean
}

const nothing: SupplierDefaults = {}
/** How many receipts are completed after a sign-in, the oldest first. */
const mostCompleted = 1000
/** On how many receipts a rule is tried. */
const mostTried = 50

export class Learning {
  /** Grows whenever something else is remembered. */
  readonly revision = new LiveValue(0)
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * What to fill in a draft beside what its receipt says itself. Remembers the signs of the receipt; changes no draft.
   * @throws AppError `not-found`
   */
  suggestFor(id: string, reading: Reading): ReceiptSuggestion {
    const { receipts, learned } = this.#parts
    const receipt = receipts.read(id)
    const before = receipt.draft
    const accountId = receipts.accountOf(id)
    const read = signsOf(reading)
    learned.keepSigns(id, [...read.signs, ...cardSigns(reading)])
    if (accountId === undefined) return { draft: before, filled: [], isReady: false }
    const match = matchSupplier(read, knownFor(this.#parts, accountId, read))
    const typed = before.supplierName.trim()
    const isAsRead = foldName(typed) === foldName(read.name ?? '')
    const isTyped = before.supplierId !== undefined || (typed !== '' && !isAsRead)
    const supplier = isTyped ? refOf(before) : match ? matched(match) : refOf(before, read.name)
    const choices = this.#parts.cache.choices(accountId)
    const rule = supplier && ruleFor(learned.rules(accountId), supplier)
    const { draft: filledDraft, filled } = suggest(before, {
      reading,
      match,
      choices,
      rule,
      defaults: supplier ? this.#defaults(accountId, supplier, choices) : nothing,
      booksType: supplier && this.#booksType(accountId, supplier),
      cardPayment: this.#paidBefore(accountId, reading),
      touched: this.#touched(id, before),
    })
    const isReady =
      receipt.state === 'review' &&
      isAsCaptured(receipt.trail) &&
      receipt.duplicateOf === undefined &&
      goesAtOnce({
        draft: filledDraft,
        reading,
        match,
        rule,
        verdict: this.#parts.verdicts.of({ ...receipt, draft: filledDraft }, choices),
      })
    return { draft: filledDraft, filled, isReady }
  }

  /** Fills the draft of a receipt that was read, and confirms it where the person's rule says so. @throws AppError `not-found` */
  async apply(id: string, reading: Reading): Promise<void> {
    const { receipts, learned, confirm } = this.#parts
    if (receipts.read(id).state !== 'review') return
    const { draft, filled, isReady } = this.suggestFor(id, reading)
    if (filled.length > 0) {
      learned.keepSuggested(id, filled)
      receipts.edit(id, draft)
    }
    if (!isReady) return
    try {
      await confirm(id)
    } catch (error) {
      // Books that may only be read, or a person who was quicker: then it waits for a person like any other.
      if (!['read-only', 'wrong-state', 'no-account'].includes(AppError.from(error).code))
        throw error
    }
  }

  /**
   * Fills what was read while the books were not known, as `apply` does: every receipt in review of the account at hand
   * that lacks its supplier or a type.
   */
  async complete(readingOf: (id: string) => Reading | undefined): Promise<void> {
    const { receipts } = this.#parts
    const ids = receipts.lists.ids({ list: 'review', search: '' }, mostCompleted)
    for (const { id, draft } of receipts.lists.drafts(ids)) {
      const isWhole = draft.lines.every(({ expenseType, vatType }) => expenseType && vatType)
      const reading = isWhole && draft.supplierId !== undefined ? undefined : readingOf(id)
      if (reading) await this.apply(id, reading)
    }
  }

  /**
   * What a person typed, as it is to be kept.
   * @param knowsReading whether the person saw what was filled in when typing; else that stays where nothing was typed
   */
  typed(id: string, draft: ExpenseDraft, knowsReading: boolean): ExpenseDraft {
    const { receipts, learned } = this.#parts
    const suggested = knowsReading ? [] : learned.suggested(id)
    return suggested.length === 0 ? draft : keepSuggested(draft, receipts.read(id).draft, suggested)
  }

  /** What of a receipt's draft was suggested, and why. */
  suggested(id: string): Suggested[] {
    return this.#parts.learned.suggested(id)
  }

  /** How the newest receipts with the same card were paid, where they agree. */
  #paidBefore(accountId: string, reading: Reading): UsualPayment | undefined {
    const [newest, ...others] = this.#parts.learned.paymentsFor(accountId, cardSigns(reading))
    const isSame = (payment: UsualPayment) => isDeepStrictEqual(payment, newest)
    return newest && others.every(isSame) ? newest : undefined
  }

  /** A person confirmed this receipt: what they chose for its supplier is remembered, once. */
  learnFrom({ id, draft }: Pick<Receipt, 'id' | 'draft'>): void {
    const accountId = this.#parts.receipts.accountOf(id)
    const { payment, furtherPayments = [], ...rest } = draft
    // Paid in parts, it does not say how this supplier is paid as a rule.
    const paid = furtherPayments.length === 0 ? { payment: payment ?? unpaid } : {}
    if (accountId !== undefined) this.#learn(id, accountId, { ...rest, ...paid })
  }

  #learn(id: string, accountId: string, chosen: Chosen): void {
    const supplier = refOf(chosen)
    if (!supplier) return
    this.#parts.learned.learn({
      id,
      accountId,
      supplier,
      at: this.#parts.now().toISOString(),
      expenseType: common(chosen.lines.map((line) => line.expenseType)),
      vatType: common(chosen.lines.map((line) => line.vatType)),
      payment: paymentIn(chosen),
    })
    this.#changed()
  }

  /**
   * A person corrected an expense in the books: what it is now counts as chosen, in place of what its receipt taught.
   * @param receiptId of the receipt that it came of, where there is one here
   */
  learnFromExpense(accountId: string, expense: ExpenseRecord, receiptId?: string): void {
    const { id, supplierId, supplierName, lines, payments } = expense
    const [paid, ...others] = payments
    const { method = '', bankAccountId, personId } = (others.length === 0 && paid) || {}
    const known = method ? { method, bankAccountId, personId } : undefined
    this.#learn(receiptId ?? `expense:${accountId}:${id}`, accountId, {
      supplierId,
      supplierName,
      lines,
      payment: paid ? known : unpaid,
    })
  }

  /** The person took the receipt back. */
  unlearn(id: string): void {
    this.#parts.learned.unlearn(id)
    this.#changed()
  }

  /** A supplier of the books that the new one of a receipt's draft may be by another spelling. */
  near(id: string, { supplierId, supplierName }: ExpenseDraft): Supplier | undefined {
    const { receipts, learned } = this.#parts
    const name = supplierName.trim()
    const accountId = name && supplierId === undefined ? receipts.accountOf(id) : undefined
    if (accountId === undefined) return undefined
    return nearIn(this.#parts, accountId, { name, signs: learned.signsOf(id) })
  }

  /** What is filled in for a supplier of the account at hand: by the person's own rule, else as they chose it before. */
  defaultsFor(supplier: SupplierRef): SupplierDefaults {
    const { receipts, cache, learned } = this.#parts
    const accountId = receipts.shownAccountId
    if (accountId === undefined) return nothing
    const choices = cache.choices(accountId)
    const rule = ruleFor(learned.rules(accountId), supplier)
    const ruled = rule && ruledDefaults(rule, supplier, choices)
    return { ...this.#defaults(accountId, supplier, choices), ...ruled }
  }

  /** Suppliers of the account at hand of which something is remembered. */
  remembered(query: { search: string; offset: number; limit: number }): {
    total: number
    rows: RememberedSupplier[]
  } {
    const { learned, receipts, cache } = this.#parts
    const accountId = receipts.shownAccountId
    if (accountId === undefined) return { total: 0, rows: [] }
    const choices = cache.choices(accountId)
    const { total, rows } = learned.suppliers(accountId, query)
    return {
      total,
      rows: rows.map(({ supplier, receipts: count, lastAt }) => {
        const rule = learned.rule(accountId, supplier)
        return {
          supplier,
          receipts: count,
          defaults: this.#defaults(accountId, supplier, choices),
          ...(lastAt !== undefined && { lastOn: calendarDate(new Date(lastAt)) }),
          ...(rule && { rule }),
        }
      }),
    }
  }

  /** Forgets one field of a supplier, or all that was learned of it. Rules stay. @throws AppError `no-account` */
  forget(supplier: SupplierRef, field?: RememberedField): void {
    this.#parts.learned.forget(this.#atHand(), supplier, field)
    this.#changed()
  }

  /** @throws AppError `no-account` */
  setRule(supplier: SupplierRef, rule: SupplierRule): void {
    this.#parts.learned.setRule(this.#atHand(), supplier, rule)
    this.#changed()
  }

  /** The rules of the account at hand, in their order. */
  rules(): RuleEntry[] {
    const accountId = this.#parts.receipts.shownAccountId
    return accountId === undefined ? [] : this.#parts.learned.rules(accountId)
  }

  /** @throws AppError `no-account` */
  orderRules(refs: readonly RuleRef[]): void {
    this.#parts.learned.orderRules(this.#atHand(), refs)
    this.#changed()
  }

  /** What a rule by itself would do with the newest receipts of the account at hand. */
  tryRule(entry: RuleEntry): RuleTrial {
    const newest = this.#parts.receipts.lists.newest(mostTried)
    const rows = newest.flatMap(({ draft, ...row }) => {
      const supplier = refOf(draft)
      if (!supplier || !isFor(entry, supplier)) return []
      const { id, fileName, supplierName, postingDate, gross } = row
      const differs = differencesOf(draft, entry.rule)
      return [{ id, fileName, supplierName, postingDate, gross, differs }]
    })
    return { of: newest.length, rows }
  }

  /** @throws AppError `no-account` */
  removeRule(ref: RuleRef): void {
    this.#parts.learned.removeRule(this.#atHand(), ref)
    this.#changed()
  }

  #atHand(): string {
    const accountId = this.#parts.receipts.shownAccountId
    if (accountId === undefined) throw new AppError('no-account', 'No account is at hand')
    return accountId
  }

  #changed(): void {
    this.revision.set(this.revision.get() + 1)
  }

  #defaults(accountId: string, supplier: SupplierRef, choices: ReferenceData): SupplierDefaults {
    const learned = this.#parts.learned.of(accountId, supplier, mostChoices)
    const dated = learned.map(({ at, ...choice }): LearnedChoice => ({
      ...choice,
      on: calendarDate(new Date(at)),
    }))
    return defaultsOf(supplier, dated, choices)
  }

  #booksType(accountId: string, { id }: SupplierRef): string | undefined {
    if (id === undefined) return undefined
    return this.#parts.cache.lists.record(accountId, 'suppliers', id)?.expenseType
  }

  /** What was suggested before and is something else now has been in a person's hands. */
  #touched(id: string, draft: ExpenseDraft): Set<string> {
    const changed = this.suggested(id).filter(({ field, value }) => valueAt(draft, field) !== value)
    return new Set(changed.map(({ field }) => field))
  }
}

/** The last digits of the card, where they were surely read: it tells how it was paid, not to whom. */
function cardSigns({ fields: { cardLastFour } }: Reading): string[] {
  return cardLastFour?.isSure ? [`card:${cardLastFour.value}`] : []
}

function refOf(
  { supplierId, supplierName }: Pick<Chosen, 'supplierId' | 'supplierName'>,
  otherwise = '',
): SupplierRef | undefined {
  const name = supplierName.trim() || otherwise.slice(0, 500)
  return name ? { ...(supplierId !== undefined && { id: supplierId }), name } : undefined
}

function matched({ supplierId, name }: { supplierId?: number; name: string }): SupplierRef {
  return { ...(supplierId !== undefined && { id: supplierId }), name }
}

/** As it is remembered, without the day and the amount. */
function paymentIn({ payment }: Chosen): ChosenPayment | undefined {
  if (payment === undefined || payment === unpaid) return payment
  const { method, bankAccountId, personId } = payment
  return {
    method,
    ...(bankAccountId !== undefined && { bankAccountId }),
    ...(personId !== undefined && { personId }),
  }
}

/** What all are; undefined where they differ or are empty. */
function common(values: readonly string[]): string | undefined {
  const [first] = values
  return first && values.every((value) => value === first) ? first : undefined
}
