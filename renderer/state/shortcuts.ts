/** The keys that work anywhere in the window. */
import { focusPlace } from '../lib/focus'
import { keyName, takesText } from '../lib/keys'
import { screens } from '../lib/route.svelte'
import type { Docket } from './docket.svelte'

export function createShortcuts(docket: Docket, showKeys: () => void) {
  const { capture, inbox, route, steps, toasts } = docket
  const inInbox = (run: () => unknown) => () => {
    if (route.screen === 'inbox') run()
  }

  const always: Record<string, () => unknown> = {
    'Ctrl+Enter': inInbox(steps.confirm),
    'Alt+ArrowDown': inInbox(() => steps.move(1)),
    'Alt+ArrowUp': inInbox(() => steps.move(-1)),
    'Ctrl+o': capture.pick,
    'Ctrl+f': inInbox(() => focusPlace('search')),
    ...Object.fromEntries(
      screens.map(({ name }, index) => [
        `Ctrl+${index + 1}`,
        () => docket.session.isKnown && route.go(name),
      ]),
    ),
  }

  const outsideText: Record<string, () => unknown> = {
    '/': inInbox(() => focusPlace('search')),
    '?': showKeys,
    j: inInbox(() => inbox.move(1)),
    k: inInbox(() => inbox.move(-1)),
    'Ctrl+z': () => toasts.undo(),
    Escape: inInbox(() => focusPlace('list')),
  }

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const key = keyName(event)
    const run = always[key] ?? (takesText(event.target) ? undefined : outsideText[key])
    if (!run) return
    event.preventDefault()
    run()
  }
}
