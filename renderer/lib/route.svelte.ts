/** Which screen the window shows. */

export const screens = [
  { name: 'inbox', title: 'Inbox' },
  { name: 'activity', title: 'Activity' },
  { name: 'settings', title: 'Settings' },
] as const

export type Screen = (typeof screens)[number]['name'] | 'welcome'

export class Route {
  #screen = $state<Screen>('inbox')

  get screen(): Screen {
    return this.#screen
  }

  go(screen: Screen): void {
    this.#screen = screen
  }
}
