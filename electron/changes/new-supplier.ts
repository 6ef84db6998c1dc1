/** New suppliers: each is made sure of once, however many expenses name it at a time. */
import { AppError } from '../../shared/errors'
import { supplierUnclear } from '../../shared/expenses/expense-change'
import { foldName, type Supplier } from '../../shared/books/supplier'
import { SingleFlight } from '../../shared/one-at-a-time'
import { listedAfterMs } from '../../shared/settling'
import type { BookChanges } from './engine'
import type { Answer, ChangeKind } from './kind'
import type { Ledgers } from './ledger'

type Books = Pick<Ledgers, 'suppliers'>
/** What is read is the whole list: the service finds a name only as it is written there. */
type NewSupplier = ChangeKind<Books, readonly Supplier[], string>

export const newSupplier: NewSupplier = {
  name: 'supplier',
  about: 'supplier',
  settledAfterMs: listedAfterMs.supplier,
  isMaking: true,
  waitsToBeAsked: true,
  read: ({ suppliers }) => suppliers.all(),
  seenAs: () => '',
  textOf: () => '',
  prepare: (known, name) => (named(known, foldName(name)) ? undefined : { wanted: name }),
  send: async ({ suppliers }, { wanted }): Promise<Answer<readonly Supplier[]>> => {
    const result = await suppliers.create(wanted)
    switch (result.kind) {
      case 'created':
        return { kind: 'done', now: [result.supplier] }
      case 'refused':
        return { kind: 'refused', code: 'service-refused', said: result.said }
      case 'not-sent':
        return result
      case 'unknown':
        return { kind: 'unknown', code: 'outcome-unknown', said: [] }
    }
  },
  verdict: ({ after, subject }) =>
    named(after, subject) ? { kind: 'done' } : { kind: 'not-done', code: 'service-failed' },
}

/** A supplier that is in the books, or what the service said where it refused it. */
type Ensured = Supplier | { said: string[] }

interface Parts {
  changes: BookChanges<Ledgers>
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  /** The supplier of that name among those known here, apart from case and punctuation. */
  known: (name: string) => Supplier | undefined
  learn: (supplier: Supplier) => void
}

export class NewSuppliers {
  readonly #parts: Parts
  readonly #underWay = new SingleFlight<string, Ensured>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Looks first, creates once, and after a doubtful create looks again.
   * @throws AppError `service-failed` while a create is in doubt, and as BookChanges.make
   */
  ensure(name: string): Promise<Ensured> {
    const folded = foldName(name)
    return this.#underWay.run(folded, () => this.#ensure(name, folded))
  }

  /** As `ensure`, for whom a refusal is a failure. @throws AppError also `service-refused` */
  async idOf(name: string): Promise<number> {
    const ensured = await this.ensure(name)
    if ('said' in ensured)
      throw new AppError('service-refused', 'The supplier was refused', { detail: ensured })
    return ensured.id
  }

  async #ensure(name: string, folded: string): Promise<Ensured> {
    const { changes, books, known, learn } = this.#parts
    const here = known(name)
    if (here) {
      changes.judgeBy(newSupplier, folded, [here])
      return here
    }
    const end = await changes.make(newSupplier, { books: books(), subject: folded, wish: name })
    // What was created just now is it, however the service writes the name.
    const found = end.kind === 'done' && (named(end.now, folded) ?? end.now?.[0])
    if (found) {
      learn(found)
      return found
    }
    if (end.kind !== 'not-done') throw inDoubt()
    if (!end.wasSent) throw new AppError(end.code, 'The supplier was not sent')
    return { said: end.said }
  }
}

function named(suppliers: readonly Supplier[] = [], folded: string): Supplier | undefined {
  return suppliers.find((supplier) => foldName(supplier.name) === folded)
}

function inDoubt(): AppError {
  return new AppError('service-failed', 'Nobody knows yet whether the supplier was created', {
    detail: { said: [supplierUnclear] },
  })
}
