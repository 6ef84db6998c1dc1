/** What the screens of records share: the lists of the books, what is being made, and what is taken out of the app. */
import { createContext } from 'svelte'
import type { Books } from './books.svelte'
import type { Clients } from './clients.svelte'
import type { Countries } from './countries.svelte'
import type { Exports } from './exports.svelte'
import type { Suppliers } from './suppliers.svelte'

export interface Records {
  books: Books
  clients: Clients
  suppliers: Suppliers
  countries: Countries
  exports: Exports
}

export const [useRecords, provideRecords] = createContext<Records>()
