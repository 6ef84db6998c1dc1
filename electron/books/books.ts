/** The books as this computer knows them: choices and suppliers, refreshed when the service answers, kept for when not. */
import { calendarDate } from '../../shared/calendar'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { emptyReferenceData, type ReferenceData } from '../../shared/reference-data'
import type { Supplier } from '../../shared/supplier'

/** What the books are refreshed from: one account's service. */
export interface Source {
  accountId: string
  referenceData: (today: string) => Promise<Omit<ReferenceData, 'asOf'>>
  suppliers: () => Promise<Supplier[]>
}

/** Where answers are kept. */
export interface Shelf {
  choices(accountId: string): ReferenceData
  keepChoices(accountId: string, choices: ReferenceData): void
  findSuppliers(accountId: string, search: string, limit: number): Supplier[]
  supplierNamed(accountId: string, name: string): Supplier | undefined
  keepSupplier(accountId: string, supplier: Supplier): void
  keepSuppliers(accountId: string, suppliers: readonly Supplier[]): void
}

export class Books {
  readonly choices = new LiveValue<ReferenceData>(emptyReferenceData)
  readonly #shelf: Shelf
  readonly #now: () => Date
  #source: Source | undefined
  #refreshing: Promise<void> | undefined

  constructor(parts: { shelf: Shelf; now: () => Date }) {
    this.#shelf = parts.shelf
    this.#now = parts.now
  }

  /** Shows what is known of an account's books; undefined shows none. */
  show(source: Source | undefined): void {
    this.#source = source
    this.choices.set(source ? this.#shelf.choices(source.accountId) : emptyReferenceData)
  }

  /** Asks the service for everything anew; one request at a time. @throws AppError */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#fetch().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  findSuppliers(search: string, limit: number): Supplier[] {
    return this.#source ? this.#shelf.findSuppliers(this.#source.accountId, search, limit) : []
  }

  supplierNamed(name: string): Supplier | undefined {
    return this.#source && this.#shelf.supplierNamed(this.#source.accountId, name)
  }

  learnSupplier(accountId: string, supplier: Supplier): void {
    this.#shelf.keepSupplier(accountId, supplier)
  }

  async #fetch(): Promise<void> {
    const source = this.#source
    if (!source) throw new AppError('no-account', 'There are no books to refresh')
    const now = this.#now()
    const choices = await source.referenceData(calendarDate(now))
    const suppliers = await source.suppliers()
    this.#shelf.keepSuppliers(source.accountId, suppliers)
    const dated = { ...choices, asOf: now.toISOString() }
    this.#shelf.keepChoices(source.accountId, dated)
    if (this.#source === source) this.choices.set(dated)
  }
}
