/** The states of the books' screens: the expense that is shown, and what is known of the other records. */
import { createContext } from 'svelte'
import type { BookExpense } from './books-expense.svelte'
import type { BookFacts } from './books-facts.svelte'
import type { ExpenseSums } from './expense-sums.svelte'

export interface BooksStates {
  bookExpense: BookExpense
  bookFacts: BookFacts
  /** Of all expenses that are listed. */
  expenseSums: ExpenseSums
  /** Of those that are chosen together. */
  chosenSums: ExpenseSums
}

export const [useBooks, provideBooks] = createContext<BooksStates>()
