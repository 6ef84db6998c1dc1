/** Which screen the window shows, and which part of it was asked for. */

export const screens = [
  { name: 'inbox', title: 'Inbox' },
  { name: 'books', title: 'Books' },
  { name: 'activity', title: 'Activity' },
  { name: 'settings', title: 'Settings' },
] as const

export type Screen = (typeof screens)[number]['name'] | 'welcome'
export type Place = 'connect' | 'accounts' | 'advanced'

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
