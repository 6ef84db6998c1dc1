/**
 * Stands in for the cached books: choices that never change and suppliers met so far. What sends must not rely on a
 * cache, and refreshing one would be most of the requests.
 */
import { LiveValue } from '../../../../shared/channel'
import { foldName, type Supplier } from '../../../../shared/books/supplier'

interface Source {
  suppliers: () => Promise<unknown>
}

export const choices = {
  expenseTypes: [{ code: 'FUEL', name: 'Fuel', group: 'Travel' }],
  vatTypes: ['Standard'],
  paymentMethods: [],
  directors: [],
  openPeriods: [],
  bankAccounts: [],
  asOf: '2026-06-30T09:00:00.000Z',
}

export class Books {
  readonly choices = new LiveValue(choices)
  readonly status = new LiveValue({})
  readonly revision = new LiveValue(0)
  readonly #source: Source
  readonly #suppliers = new Map<string, Supplier>()

  constructor({ source }: { source: Source }) {
    this.#source = source
  }

  async refresh(): Promise<void> {
    await this.#source.suppliers()
  }
  async refreshFully(): Promise<void> {
    await this.refresh()
  }
  isFullPassDue(): boolean {
    return false
  }
  async close(): Promise<void> {
    await Promise.resolve()
  }
  supplierNamed(name: string): Supplier | undefined {
    return this.#suppliers.get(foldName(name))
  }
  learnSupplier(supplier: Supplier): void {
    this.#suppliers.set(foldName(supplier.name), supplier)
  }
  findMarker(): number[] {
    return []
  }
}
