/** Makes sure that the supplier of an expense exists in the books, once, however many receipts name it at a time. */
import { AppError } from '../../shared/errors'
import { supplierUnclear } from '../../shared/expenses/expense-change'
import { foldName, type Supplier } from '../../shared/books/supplier'
import { listedAfterMs } from '../../shared/settling'
import type { LaneRows } from '../store/receipts/lane-rows'
import type { Lane } from './lane'

interface Parts {
  rows: LaneRows
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
}

type Ensured = Supplier | { said: string[] }

export class NewSuppliers {
  readonly #parts: Parts
  readonly #startedAt: number
  readonly #underWay = new Map<string, Promise<Ensured>>()
  /** When a create in doubt ended, by the same key. */
  readonly #doubtedAt = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /**
   * Looks first, creates once, and after a doubtful create looks again. Answers with the service's words when it refused.
   * @throws AppError `service-failed` while a create is in doubt, and whatever keeps it from being asked
   */
  ensure(lane: Lane, name: string): Promise<Ensured> {
    const key = `${lane.accountId} ${foldName(name)}`
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const ensured = this.#ensure(lane, name, key).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, ensured)
    return ensured
  }

  async #ensure(lane: Lane, name: string, key: string): Promise<Ensured> {
    const { rows } = this.#parts
    const folded = foldName(name)
    const settled = (supplier: Ensured) => {
      rows.settleSupplier(lane.accountId, folded)
      return supplier
    }
    const known = lane.knownSupplier(name) ?? (await findSupplier(lane, name))
    if (known) return settled(known)
    this.#assertNotTooEarly(lane, folded, key)
    rows.doubtSupplier(lane.accountId, folded)
    const result = await lane.suppliers.create(name)
    if (result.kind === 'created') return settled(result.supplier)
    if (result.kind === 'refused') return settled({ said: result.said })
    if (result.kind === 'not-sent') {
      settled({ said: [] })
      throw new AppError(result.code, 'The supplier was not sent')
    }
    this.#doubtedAt.set(key, this.#parts.clock())
    const found = await findSupplier(lane, name)
    if (found) return settled(found)
    throw inDoubt()
  }

  /** A create whose answer was lost may still come: another waits until a list would show it. */
  #assertNotTooEarly(lane: Lane, folded: string, key: string): void {
    if (!this.#parts.rows.isSupplierDoubtful(lane.accountId, folded)) return
    const doubtedAt = this.#doubtedAt.get(key) ?? this.#startedAt
    if (this.#parts.clock() - doubtedAt < listedAfterMs.supplier) throw inDoubt()
  }
}

function inDoubt(): AppError {
  return new AppError('service-failed', 'Nobody knows yet whether the supplier was created', {
    detail: { said: [supplierUnclear] },
  })
}

/** The service matches a name exactly, so one that is written a little differently is only in the whole list. */
async function findSupplier(lane: Lane, name: string): Promise<Supplier | undefined> {
  const isSame = (supplier: Supplier) => foldName(supplier.name) === foldName(name)
  return (
    (await lane.suppliers.named(name)).find(isSame) ?? (await lane.suppliers.all()).find(isSame)
  )
}
