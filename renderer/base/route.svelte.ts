/** Which screen the window shows, and which part of it was asked for. */
import { bookLists, type BookListName } from './book-lists'

/** The screens in the order of the sidebar; `begins` a group of its own. */
export const screens = [
  { name: 'inbox', title: 'Inbox' },
  { name: 'expenses', title: 'Expenses' },
  { name: 'suppliers', title: 'Suppliers' },
  { name: 'invoices', title: 'Invoices' },
  { name: 'clients', title: 'Clients' },
  { name: 'bankAccounts', title: 'Bank accounts' },
  { name: 'overview', title: 'Overview', begins: true },
  { name: 'activity', title: 'Activity' },
  { name: 'desk', title: 'All books' },
  { name: 'settings', title: 'Settings' },
] as const

export type Screen = (typeof screens)[number]['name'] | 'welcome'

/** The parts of the settings that can be asked for, in their order. */
export const settingsSections = [
  { name: 'accounts', title: 'Accounts' },
  { name: 'sending', title: 'Sending' },
  { name: 'background', title: 'In the background' },
  { name: 'watched', title: 'Watched folders' },
  { name: 'documents', title: 'Documents' },
  { name: 'backup', title: 'Backup' },
  { name: 'rules', title: 'Rules' },
  { name: 'remembered', title: 'Remembered' },
  { name: 'rates', title: 'Exchange rates' },
  { name: 'appearance', title: 'Appearance' },
  { name: 'keyboard', title: 'Keyboard' },
  { name: 'advanced', title: 'Advanced' },
  { name: 'updates', title: 'Updates' },
  { name: 'report', title: 'Log and reports' },
  { name: 'about', title: 'About' },
] as const

export type Place = 'connect' | (typeof settingsSections)[number]['name']

/** The screens with a key of their own: the settings have a comma, as everywhere. */
const ownKeys: Partial<Record<Screen, string>> = { desk: 'Ctrl+b', settings: 'Ctrl+,' }

/** The key that goes to a screen: Ctrl and its place, or its own. */
export const screenKey = (name: Screen): string =>
  ownKeys[name] ?? `Ctrl+${screens.findIndex((screen) => screen.name === name) + 1}`

/** The list of the books that a screen shows, if it shows one. */
export const bookListOf = (screen: Screen): BookListName | undefined =>
  bookLists.find((list) => list === screen)

export class Route {
  #screen = $state<Screen>('inbox')
  #place = $state.raw<{ name: Place }>()
  #before: Screen = 'inbox'
  #hasGone = false

  get screen(): Screen {
    return this.#screen
  }

  /** The part of the screen to bring into view: a new object each time it is asked for. */
  get place(): { name: Place } | undefined {
    return this.#place
  }

  /** Takes up where the person left off, unless something else has been asked for by now. */
  begin(screen: Screen): void {
    if (!this.#hasGone) this.go(screen)
  }

  go(screen: Screen, place?: Place): void {
    this.#hasGone = true
    if (screen !== this.#screen && this.#screen !== 'welcome') this.#before = this.#screen
    this.#screen = screen
    this.#place = place && { name: place }
  }

  /** To the screen that was shown before this one. */
  back(): void {
    this.go(this.#before)
  }
}
