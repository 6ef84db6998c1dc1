/** The books of one company at the made-up service: expenses with files, suppliers, bank accounts, and odd habits. */
import type { Random } from '../../support/random'
import { openly, veilAt, type Hiding } from './hiding'

/** What a person could want to know of a stored file. */
interface StoredFile {
  fileName: string
  bytes: Buffer
}

export interface BookedLine {
  expenseType: string
  description: string
  vatType: string
  gross: string
}

export interface BookedExpense {
  id: number
  supplierId: number
  postingDate: string
  lines: BookedLine[]
  /** Empty once somebody took them off in the web app. */
  files: StoredFile[]
  /** Every content that any of its files ever had. */
  contents: Buffer[]
  bookedAt: number
  deletedAt?: number
  /** The markers of its receipt and of what went with it, when the app created it. */
  markers?: readonly string[]
  /** When the app sent it. */
  sentAt?: number
  /** The name of the computer that it came from. */
  from?: string
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
  /** Pages tell how many expenses there are, as the real one's do; a page need not say more than whether it is the last. */
  counts: boolean
  /** Pages are never larger than this. */
  mostPerPage: number
}

function habitsFrom(random: Random): Habits {
  const isUsual = random.chance(0.6)
  return {
    sorts: isUsual || random.chance(0.6),
    idsGrow: isUsual || random.chance(0.7),
    listsFiles: isUsual || random.chance(0.4),
    listsDescriptions: isUsual || random.chance(0.5),
    probesByName: isUsual || random.chance(0.6),
    mostPerPage: random.pick([2, 3, 7, 200, 200]),
    counts: isUsual || random.chance(0.5),
  }
}

export class Company {
  readonly number: number
  readonly habits: Habits
  hiding: Hiding = openly
  readonly bankAccounts: readonly ReturnType<typeof bankAccount>[]
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
    this.bankAccounts = [1, 2].map((place) =>
      bankAccount(this.#range * 100_000 + place, place, number),
    )
    this.#lastId = this.#range * 1_000_000
    for (let count = random.whole(0, 6); count > 0; count -= 1) this.colleagueAdds(0)
  }

  present(): BookedExpense[] {
    return this.expenses.filter(({ deletedAt }) => deletedAt === undefined)
  }

  /** Those there were at a time, in the order of the list. */
  listedAt(at: number, isDescending: boolean): BookedExpense[] {
    const veil = veilAt(this.hiding, at)
    if (veil === 'empty') return []
    const there = this.expenses.filter(
      ({ bookedAt, deletedAt, markers }) =>
        bookedAt <= at &&
        (deletedAt === undefined || deletedAt > at) &&
        (veil === undefined || markers === undefined),
    )
    // In no order that means anything, but in the same one each time.
    const place = ({ id }: BookedExpense) =>
      this.habits.sorts ? (isDescending ? -id : id) : Math.imul(id, 0x9e3779b1) >>> 0
    return there.sort((one, other) => place(one) - place(other))
  }

  /** Whether it gives out no list at a time. */
  refusesList(at: number): boolean {
    return veilAt(this.hiding, at) === 'refused'
  }

  find(id: number): BookedExpense | undefined {
    return this.present().find((expense) => expense.id === id)
  }

  byMarker(marker: string): BookedExpense[] {
    return this.present().filter(({ markers = [] }) => markers.includes(marker))
  }

  add(expense: Omit<BookedExpense, 'id' | 'contents'>): BookedExpense {
    const contents = expense.files.map(({ bytes }) => bytes)
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
    const line = { expenseType: 'TELEPHONE', vatType: 'Standard', gross: '42.00' }
    this.add({
      files,
      supplierId: this.#range * 10_000,
      postingDate: '2026-06-29',
      bookedAt: at,
      lines: [{ ...line, description: 'By a colleague' }],
    })
  }

  colleagueDeletes(at: number): void {
    const own = this.present().filter(({ markers }) => markers === undefined)
    if (own.length > 0) this.#random.pick(own).deletedAt = at
  }
}

function bankAccount(id: number, place: number, company: number) {
  const name = `Account ${place} of company ${company}`
  return {
    id,
    accountName: name,
    displayName: name,
    bankName: 'Example Bank',
    accountNumber: `${company}000000${place}`,
    sortCode: '000000',
    archived: false,
    balanceDto: { balance: 18420.57, date: '2026-06-30' },
    default: place === 1,
  }
}
