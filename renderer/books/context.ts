/** The states of the books' screens: the expense that is shown, and what is known of the other records. */
import { createContext } from 'svelte'
import type { BookExpense } from './books-expense.svelte'
import type { BookFacts } from './books-facts.svelte'

export interface BooksStates {
  bookExpense: BookExpense
  bookFacts: BookFacts
}

export const [useBooks, provideBooks] = createContext<BooksStates>()
