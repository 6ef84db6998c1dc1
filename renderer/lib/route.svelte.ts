/** Which screen the window shows, and which part of it was asked for. */
import { bookLists, type BookListName } from './book-lists'

/** The screens in the order of the sidebar; `begins` a group of its own. */
export const screens = [
  { name: 'inbox', title: 'Inbox' },
  { name: 'expenses', title: 'Expenses' },
  { name: 'suppliers', title: 'Suppliers' },
  { name: 'invoices', title: 'Invoices' },
  { name: 'salesInvoices', title: 'Sales invoices' },
  { name: 'clients', title: 'Clients' },
  { name: 'bankAccounts', title: 'Bank accounts' },
  { name: 'overview', title: 'Overview', begins: true },
  { name: 'activity', title: 'Activity' },
  { name: 'settings', title: 'Settings' },
] as const

export type Screen = (typeof screens)[number]['name'] | 'welcome'
export type Place = 'connect' | 'accounts' | 'advanced'

/** The key that goes to a screen: Ctrl and its place, where the tenth is 0. */
export const screenKey = (name: Screen): string =>
  `Ctrl+${(screens.findIndex((screen) => screen.name === name) + 1) % 10}`

/** The list of the books that a screen shows, if it shows one. */
export const bookListOf = (screen: Screen): BookListName | undefined =>
  bookLists.find((list) => list === screen)

export class Route {
  #screen = $state<Screen>('inbox')
  #place = $state.raw<{ name: Place }>()

  get screen(): Screen {
    return this.#screen
  }

  /** The part of the screen to bring into view: a new object each time it is asked for. */
  get place(): { name: Place } | undefined {
    return this.#place
  }

  go(screen: Screen, place?: Place): void {
    this.#screen = screen
    this.#place = place && { name: place }
  }
}
