/** Which screen the window shows, and which part of it was asked for. */
import { say } from '../../shared/words/words'
import { bookLists, type BookListName } from './book-lists'

/** The screens in the order of the sidebar. */
const screenNames = [
  'inbox',
  'expenses',
  'suppliers',
  'invoices',
  'clients',
  'bankAccounts',
  'overview',
  'activity',
  'desk',
  'settings',
] as const

export type Screen = (typeof screenNames)[number] | 'welcome'

/** What a screen is called. */
export const screenTitle = (screen: Screen): string => say(`screen.${screen}`)

/** The screens of the sidebar; `begins` a group of its own. */
export const screens = screenNames.map((name) => ({
  name,
  begins: name === 'overview',
  get title() {
    return screenTitle(name)
  },
}))

/** The parts of the settings that can be asked for, in their order. */
const sectionNames = [
  'accounts',
  'sending',
  'background',
  'watched',
  'documents',
  'backup',
  'rules',
  'remembered',
  'rates',
  'appearance',
  'keyboard',
  'advanced',
  'updates',
  'report',
  'about',
] as const

export const settingsSections = sectionNames.map((name) => ({
  name,
  get title() {
    return say(`settings.section.${name}`)
  },
}))

export type Place = 'connect' | (typeof sectionNames)[number]

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
