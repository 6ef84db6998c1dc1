/** The keys that work anywhere in the window: each stands for an action of the one table. */
import { actionFor, type Action } from '../base/actions'
import { focusMain } from '../base/focus'
import { accountPlace, takesText } from '../base/keys'
import { keyName } from '../lib/keys.svelte'
import type { Docket } from './docket.svelte'

export function createShortcuts(
  { accounts, route }: Pick<Docket, 'accounts' | 'route'>,
  actions: () => readonly Action[],
) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const place = accountPlace(event)
    if (place !== undefined) {
      event.preventDefault()
      return accounts.showAt(place)
    }
    const key = keyName(event)
    const isInText = takesText(event.target)
    if (isInText && key === 'Escape') return void focusMain()
    const action = actionFor(actions(), { key, screen: route.screen, isInText })
    if (!action) return
    event.preventDefault()
    // A key that is held down answers nothing that was not asked when it was pressed.
    if (event.repeat && action.sends) return
    if (action.isReady?.() ?? true) action.run()
  }
}
