/** New suppliers: each is made sure of once, however many expenses name it at a time. */
import { AppError, type ErrorCode } from '../../shared/errors'
import { supplierUnclear } from '../../shared/expenses/expense-change'
import { foldName, suppliersNamed } from '../../shared/books/supplier'
import { SingleFlight } from '../../shared/one-at-a-time'
import { listedAfterMs } from '../../shared/settling'
import type { Country, SupplierRecord } from '../../shared/books/books'
import type { ReferenceData } from '../../shared/books/reference-data'
import {
  checkSupplier,
  type NewSupplier,
  type SupplierCreation,
  type SupplierDraft,
} from '../../shared/books/supplier-draft'
import type { BookChanges } from './engine'
import type { Answer, ChangeKind } from './kind'
import type { Endpoints } from './endpoints'

type Books = Pick<Endpoints, 'suppliers'> & {
  /** As the name is, or was once, written: the service finds it only as it is written there. */
  names?: readonly string[]
}
/** What is read is the whole list, and what the service finds by name where that does not have it. */
export type NewSupplierKind = ChangeKind<Books, readonly SupplierRecord[], NewSupplier>

/** @param note notes in the journal what happened */
export const newSupplier = (note: (event: string, note: string) => void): NewSupplierKind => ({
  name: 'supplier',
  about: 'supplier',
  settledAfterMs: listedAfterMs.supplier,
  isMaking: true,
  waitsToBeAsked: true,
  read: readKnown,
  seenAs: () => '',
  textOf: () => '',
  prepare: (known, { name }) =>
    suppliersNamed(known, name).length > 0 ? undefined : { wanted: name },
  send: async ({ suppliers }, { wish }): Promise<Answer<readonly SupplierRecord[]>> => {
    const { name, ...more } = wish
    const result = await suppliers.create(name, more)
    switch (result.kind) {
      case 'created':
        return { kind: 'done', now: [result.supplier] }
      case 'refused':
      case 'not-sent':
        return result
      case 'unknown':
        return { kind: 'unknown', code: 'outcome-unknown', said: [] }
    }
  },
  verdict: ({ after, subject }) =>
    suppliersNamed(after, subject).length > 0
      ? { kind: 'done' }
      : { kind: 'not-done', code: 'service-failed' },
  ended: ({ wanted }, end) => {
    if (end.kind === 'done') note('supplier-created', `Supplier ${wanted}`)
  },
})

/** A supplier that is in the books, or why there is none: `forbidden` or `service-refused` with the service's words, or `supplier-ambiguous`. */
export type Ensured = SupplierRecord | { code: ErrorCode; said: string[] }

interface Parts {
  changes: BookChanges<Endpoints>
  kind: NewSupplierKind
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  /** The supplier of that name among those known here, apart from case and punctuation. */
  known: (name: string) => SupplierRecord | undefined
  learn: (supplier: SupplierRecord) => void
  countries: () => Country[]
  choices: () => Pick<ReferenceData, 'expenseTypes'>
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

  /** As `ensure`, for whom a refusal is a failure. @throws AppError also `forbidden`, `service-refused`, `supplier-ambiguous` */
  async idOf(name: string): Promise<number> {
    const ensured = await this.ensure(name)
    if ('said' in ensured) {
      const { code, said } = ensured
      throw new AppError(code, 'There is no such supplier', { detail: { said } })
    }
    return ensured.id
  }

  /**
   * One that a person fills in by itself. One of the same name is the same supplier and is shown instead.
   * @param alike suppliers that it may be by another spelling; none where the person has seen them
   * @throws AppError as BookChanges.make
   */
  async create(draft: SupplierDraft, alike: readonly SupplierRecord[]): Promise<SupplierCreation> {
    const { changes, kind, known, learn } = this.#parts
    const { countries, choices } = this.#parts
    const { expenseTypes } = choices()
    const { supplier, problems } = checkSupplier(draft, { countries: countries(), expenseTypes })
    if (!supplier) return { kind: 'held', why: { problems } }
    const subject = foldName(supplier.name)
    const here = known(supplier.name)
    if (here) return { kind: 'held', why: { alike: [here], isSame: true } }
    if (alike.length > 0) return { kind: 'held', why: { alike: [...alike], isSame: false } }
    const asked = { books: this.#asking(supplier.name, subject), subject, wish: supplier }
    const end = await changes.make(kind, asked)
    const found = end.kind === 'done' ? meant(end.now, supplier.name) : []
    if (found.length > 1) return { kind: 'held', why: { alike: found, isSame: true } }
    const [only] = found
    if (only) learn(only)
    return { ...end, now: only } as SupplierCreation
  }

  async #ensure(name: string, folded: string): Promise<Ensured> {
    const { changes, kind, known, learn } = this.#parts
    const here = known(name)
    if (here) {
      changes.judgeBy(kind, folded, [here])
      return here
    }
    const books = this.#asking(name, folded)
    const end = await changes.make(kind, { books, subject: folded, wish: { name } })
    const [found, ...others] = end.kind === 'done' ? meant(end.now, name) : []
    if (others.length > 0) return { code: 'supplier-ambiguous', said: [] }
    if (found) {
      learn(found)
      return found
    }
    if (end.kind !== 'not-done') throw inDoubt()
    if (!end.wasSent) throw new AppError(end.code, 'The supplier was not sent')
    return { code: end.code, said: end.said }
  }

  /** One that is in doubt may have been sent under another spelling. */
  #asking(name: string, subject: string): Books {
    const { changes, kind, books } = this.#parts
    const earlier = changes.open(kind.about, subject).map(({ wanted }) => wanted)
    return { ...books(), names: [...new Set([name, ...earlier])] }
  }
}

/**
 * The specification has a list by name alone; without one a service may show all, nothing, or refuse.
 * @throws AppError as `Suppliers.all`
 */
async function readKnown(
  { suppliers, names = [] }: Books,
  subject: string,
): Promise<readonly SupplierRecord[]> {
  const all = await suppliers.all().catch((error: unknown) => refusalOf(error))
  const listed = Array.isArray(all) ? all : []
  if (suppliersNamed(listed, subject).length > 0) return listed
  const found = new Map<number, SupplierRecord>()
  for (const name of names)
    try {
      for (const supplier of await suppliers.named(name)) found.set(supplier.id, supplier)
    } catch (error) {
      // What answers neither question does not say that there is none.
      const { status } = refusalOf(error)
      if (status !== 404 && !Array.isArray(all)) throw error
    }
  return [...listed, ...found.values()]
}

/** The status of an answer that says no. @throws AppError for whatever else kept it from being read */
function refusalOf(error: unknown): { status: number } {
  const status = error instanceof AppError ? Number(error.detail?.['status']) : Number.NaN
  if (status >= 400 && status < 500 && ![401, 408, 429].includes(status)) return { status }
  throw error
}

/** What was created just now is it, however the service writes its name. */
function meant(now: readonly SupplierRecord[] | undefined, name: string): SupplierRecord[] {
  const found = suppliersNamed(now, name)
  return found.length > 0 ? found : (now ?? []).slice(0, 1)
}

function inDoubt(): AppError {
  return new AppError('service-failed', 'Nobody knows yet whether the supplier was created', {
    detail: { said: [supplierUnclear] },
  })
}
