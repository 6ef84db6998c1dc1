/** The screen that was shown last is the one to begin with. */
import type { Route } from '../base/route.svelte'
import type { Settings } from '../base/settings.svelte'

/** Who goes through several screens has not come to rest in one. */
const restMs = 1500

/** Goes to the screen that was shown last, and keeps which one is shown. To be called while a component is made. */
export function keepScreen(route: Route, settings: Settings): void {
  settings.whenKnown(({ screen }) => {
    if (screen) route.begin(screen)
  })
  $effect(() => {
    const { screen } = route
    if (screen === 'welcome') return
    const timer = setTimeout(() => {
      if ((settings.current.screen ?? 'inbox') !== screen) void settings.change({ screen })
    }, restMs)
    return () => clearTimeout(timer)
  })
}
