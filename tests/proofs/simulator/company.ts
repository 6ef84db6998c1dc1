/** The books of one company at the made-up service: expenses with files, suppliers, bank accounts, and odd habits. */
import type { Random } from '../../support/random'

/** What a person could want to know of a stored file. */
export interface StoredFile {
  fileName: string
  bytes: Buffer
}

export interface BookedExpense {
  id: number
  /** Empty once somebody took them off in the web app. */
  files: StoredFile[]
  /** Every content that its first file ever had. */
  contents: Buffer[]
  description: string
  bookedAt: number
  deletedAt?: number
  /** The receipt's marker when the app created it. */
  marker?: string
  /** When the app sent it. */
  sentAt?: number
  /** The person changed, deleted or copied it in the web app. */
  isTouched?: boolean
}

/** How a company's list behaves; fixed for as long as it exists. */
export interface Habits {
  sorts: boolean
  idsGrow: boolean
  listsFiles: boolean
  listsDescriptions: boolean
  /** The download looks at the file name it is asked for. */
  probesByName: boolean
  /** Pages are never larger than this. */
  mostPerPage: number
}

export function habitsFrom(random: Random): Habits {
  const isUsual = random.chance(0.6)
  return {
    sorts: isUsual || random.chance(0.6),
    idsGrow: isUsual || random.chance(0.7),
    listsFiles: isUsual || random.chance(0.4),
    listsDescriptions: isUsual || random.chance(0.5),
    probesByName: isUsual || random.chance(0.6),
    mostPerPage: random.pick([2, 3, 7, 200, 200]),
  }
}

export class Company {
  readonly number: number
  readonly habits: Habits
  readonly bankAccounts: readonly { id: number; displayName: string }[]
  readonly expenses: BookedExpense[] = []
  readonly suppliers: { id: number; name: string; bookedAt: number }[] = []
  readonly #random: Random
  /** The first part of each id that is given out. */
  readonly #range: number
  #lastId: number

  /** @param areIdsPerCompany another company gives out the same ids */
  constructor(number: number, random: Random, areIdsPerCompany: boolean) {
    this.number = number
    this.#random = random
    this.habits = habitsFrom(random)
    this.#range = areIdsPerCompany ? 1 : number
    this.bankAccounts = [1, 2].map((place) => ({
      id: this.#range * 100_000 + place,
      displayName: `Account ${place} of company ${number}`,
    }))
    this.#lastId = this.#range * 1_000_000
    for (let count = random.whole(0, 6); count > 0; count -= 1) this.colleagueAdds(0)
  }

  present(): BookedExpense[] {
    return this.expenses.filter(({ deletedAt }) => deletedAt === undefined)
  }

  /** Those there were at a time, in the order of the list. */
  listedAt(at: number, isDescending: boolean): BookedExpense[] {
    const there = this.expenses.filter(
      ({ bookedAt, deletedAt }) => bookedAt <= at && (deletedAt === undefined || deletedAt > at),
    )
    // In no order that means anything, but in the same one each time.
    const place = ({ id }: BookedExpense) =>
      this.habits.sorts ? (isDescending ? -id : id) : Math.imul(id, 0x9e3779b1) >>> 0
    return there.sort((one, other) => place(one) - place(other))
  }

  find(id: number): BookedExpense | undefined {
    return this.present().find((expense) => expense.id === id)
  }

  byMarker(marker: string): BookedExpense[] {
    return this.present().filter((expense) => expense.marker === marker)
  }

  add(expense: Omit<BookedExpense, 'id' | 'contents'>): BookedExpense {
    const contents = expense.files.slice(0, 1).map(({ bytes }) => bytes)
    const booked: BookedExpense = { ...expense, id: this.#nextId(), contents }
    this.expenses.push(booked)
    return booked
  }

  #nextId(): number {
    if (this.habits.idsGrow) return (this.#lastId += this.#random.whole(1, 3))
    for (;;) {
      const id = this.#range * 1_000_000 + this.#random.whole(1, 999_999)
      if (!this.expenses.some((expense) => expense.id === id)) return id
    }
  }

  addSupplier(name: string, at: number): { id: number; name: string } {
    const id = this.#range * 10_000 + this.suppliers.length + 1
    this.suppliers.push({ id, name, bookedAt: at })
    return { id, name }
  }

  colleagueAdds(at: number): void {
    const files = this.#random.chance(0.7)
      ? [{ fileName: `scan-${this.#random.whole(1, 99)}.pdf`, bytes: Buffer.from('a colleague') }]
      : []
    this.add({ files, description: 'By a colleague', bookedAt: at })
  }

  colleagueDeletes(at: number): void {
    const own = this.present().filter(({ marker }) => marker === undefined)
    if (own.length > 0) this.#random.pick(own).deletedAt = at
  }
}
