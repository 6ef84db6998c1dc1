/** What the screens of records share: the lists of the books, the client being made, and what is taken out of the app. */
import { createContext } from 'svelte'
import type { Books } from './books.svelte'
import type { Clients } from './clients.svelte'
import type { Exports } from './exports.svelte'

export interface Records {
  books: Books
  clients: Clients
  exports: Exports
}

export const [useRecords, provideRecords] = createContext<Records>()
