/** A receipt that became two expenses: at a person's word, takes the later one out again when it is the same in every byte. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Listed } from '../api/listed'
import type { LaneRows } from '../store/receipts/lane-rows'
import type { OutboxItems, WaitingItem } from '../store/receipts/outbox-items'
import type { Receipts } from '../store/receipts/receipts'
import { seenAs, type ExpenseChanges } from '../changes/expense-change'
import { areTwins, lockReasonOf } from '../changes/expense-verdict'
import type { Expenses } from '../api/expenses'
import { storedAt } from '../outbox/marker'
import { fetchOwn } from '../outbox/stored-file'
import { watchMs } from '../outbox/sentinel'

interface Parts {
  receipts: Receipts
  items: OutboxItems
  rows: LaneRows
  changes: Pick<ExpenseChanges, 'delete'>
}

export class Copies {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Deletes the later of the two; false while nobody knows whether it is gone. When one of them is gone already, the receipt
   * is proven by the other. @throws AppError as ExpenseChanges.delete; `wrong-state` when it was not found twice, or the two are not the same or not free to be deleted
   */
  async deleteLater(expenses: Expenses, receiptId: string): Promise<boolean> {
    const item = this.#parts.items.read(receiptId)
    const [kept, later] = await this.#bothOf(expenses, item)
    if (!kept || !later) {
      this.#settle(item, (kept ?? later)?.id)
      return true
    }
    if (!(await this.#areSame(expenses, item, kept, later)))
      throw new AppError('wrong-state', 'The two expenses are not the same')
    if (lockReasonOf(kept.record, 'delete') ?? lockReasonOf(later.record, 'delete'))
      throw new AppError('wrong-state', 'One of them is reconciled or closed')
    const end = await this.#parts.changes.delete({
      expenseId: later.id,
      seen: seenAs(later.text),
    })
    if (end.kind === 'done') this.#settle(item, kept.id)
    return end.kind === 'done'
  }

  async #bothOf(
    expenses: Expenses,
    { id, problem }: WaitingItem,
  ): Promise<(Listed<ExpenseRecord> | undefined)[]> {
    if (problem?.code !== 'found-twice')
      throw new AppError('wrong-state', `Receipt ${id} is there once`)
    const ids = problem.said
    const [first, last] = [ids[0], ids.at(-1)].map((text) => Number(text?.slice(1)))
    if (first === undefined || last === undefined) return []
    return [await expenses.find(first), await expenses.find(last)]
  }

  async #areSame(
    expenses: Expenses,
    item: WaitingItem,
    kept: Listed<ExpenseRecord>,
    later: Listed<ExpenseRecord>,
  ): Promise<boolean> {
    if (!areTwins(kept.text, later.text)) return false
    for (const { id } of [kept, later]) {
      const bytes = await fetchOwn(expenses, id, storedAt(item))
      if (createHash('sha256').update(bytes).digest('hex') !== item.sha256) return false
    }
    return true
  }

  /** It has to be proven by the one that stays, which may not be the one it was proven by. */
  #settle({ id }: WaitingItem, keptId: number | undefined): void {
    if (keptId === undefined) throw new AppError('not-found', 'Neither is in the books any more')
    this.#parts.receipts.step(id, {
      from: ['undecided'],
      to: 'sent',
      event: 'copy-deleted',
      note: `#${keptId}`,
      expenseId: keptId,
      problem: undefined,
    })
    // There may have been three.
    this.#parts.rows.watchSecondSend(id, watchMs)
  }
}
