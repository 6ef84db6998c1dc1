// Owns the companies of one service: the books of each, and which of them the person signs in to next.
import type { Database } from './database'
import { Refusal } from './http/refusal'

export class Companies {
  /** The first company's database is also that of the authorisation server: clients, codes, grants, tokens. */
  readonly first: Database
  readonly #books: readonly Database[]
  #next = 1

  constructor(first: Database, others: readonly Database[]) {
    this.first = first
    this.#books = [first, ...others]
  }

  /** The number of the company that the person signs in to next, counted from 1. */
  get next(): number {
    return this.#next
  }

  /** @throws Refusal 400 for a company that is not here */
  signInTo(company: number): void {
    this.books(company)
    this.#next = company
  }

  /**
   * The books of a company, counted from 1.
   * @throws Refusal 400 for a company that is not here
   */
  books(company: number): Database {
    const books = this.#books[company - 1]
    if (!books) throw new Refusal(400, `There is no company ${company}`)
    return books
  }

  close(): void {
    for (const books of this.#books) books.close()
  }
}
