/** Which screen the window shows, and which part of it was asked for. */
import { screenNames, type ScreenName } from '../../shared/settings'
import { say } from '../../shared/words/words'
import { bookLists, type BookListName } from './book-lists'

export type Screen = ScreenName | 'welcome'

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

/** The list of the books that a screen shows, if it shows one. */
export const bookListOf = (screen: Screen): BookListName | undefined =>
  bookLists.find((list) => list === screen)

/** More than anyone goes back by hand. */
const mostBehind = 50

export class Route {
  #screen = $state<Screen>('inbox')
  #place = $state.raw<{ name: Place }>()
  /** The screens before this one, the latest last, and those that were left by going back, the next one last. */
  #behind: Screen[] = []
  #ahead: Screen[] = []
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
    if (screen !== this.#screen) {
      this.#leave(this.#behind)
      this.#ahead = []
    }
    this.#show(screen, place)
  }

  /** To the screen that was shown before this one; before the first one there is the inbox. */
  back(): void {
    const screen = this.#behind.pop() ?? 'inbox'
    if (screen === this.#screen) return
    this.#leave(this.#ahead)
    this.#show(screen)
  }

  /** To the screen that was left by going back; nothing where there is none. */
  forward(): void {
    const screen = this.#ahead.pop()
    if (!screen) return
    this.#leave(this.#behind)
    this.#show(screen)
  }

  /** The first screen is gone to, and never come back to. */
  #leave(screens: Screen[]): void {
    if (this.#screen !== 'welcome') screens.push(this.#screen)
    if (screens.length > mostBehind) screens.shift()
  }

  #show(screen: Screen, place?: Place): void {
    this.#hasGone = true
    this.#screen = screen
    this.#place = place && { name: place }
  }
}
