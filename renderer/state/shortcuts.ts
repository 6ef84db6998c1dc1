/** The keys that work anywhere in the window. */
import { focusPlace } from '../lib/focus'
import { accountPlace, keyName, takesText } from '../lib/keys'
import { bookListOf, screenKey, screens, type Screen } from '../lib/route.svelte'
import type { Docket } from './docket.svelte'

export function createShortcuts(docket: Docket, showKeys: () => void) {
  const { accounts, books, capture, clients, inbox, invoices, route, steps, toasts } = docket
  const inInbox = (run: () => unknown) => () => {
    if (route.screen === 'inbox') run()
  }
  /** Where both screens have a list, the same key does the same in each. */
  const inLists = (inInbox: () => unknown, inBooks: () => unknown) => () => {
    if (route.screen === 'inbox') inInbox()
    if (bookListOf(route.screen)) inBooks()
  }
  const search = inLists(
    () => focusPlace('search'),
    () => focusPlace('bookSearch'),
  )
  const move = (by: number) =>
    inLists(
      () => inbox.move(by),
      () => books.list.move(by),
    )

  /** What a letter does on a screen of its own. */
  const on = (screens: Partial<Record<Screen, () => unknown>>) => () => screens[route.screen]?.()

  const always: Record<string, () => unknown> = {
    'Ctrl+Enter': inInbox(steps.confirm),
    'Alt+ArrowDown': inInbox(() => steps.move(1)),
    'Alt+ArrowUp': inInbox(() => steps.move(-1)),
    'Ctrl+o': capture.pick,
    'Ctrl+f': search,
    ...Object.fromEntries(
      screens.map(({ name }) => [screenKey(name), () => docket.session.isKnown && route.go(name)]),
    ),
  }

  const outsideText: Record<string, () => unknown> = {
    '/': search,
    '?': showKeys,
    n: on({ clients: () => clients.begin(), invoices: () => invoices.editor.begin() }),
    o: on({ invoices: () => (invoices.asksNumber = true) }),
    p: on({ invoices: () => invoices.changes.begin() }),
    j: move(1),
    k: move(-1),
    'Ctrl+z': () => toasts.undo(),
    Escape: inLists(
      () => focusPlace('list'),
      () => books.stepBack(),
    ),
  }

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const place = accountPlace(event)
    if (place !== undefined) {
      event.preventDefault()
      return accounts.showAt(place)
    }
    const key = keyName(event)
    // A key that is held down answers nothing that was not asked when it was pressed.
    if (event.repeat && key === 'Ctrl+Enter') return event.preventDefault()
    const run = always[key] ?? (takesText(event.target) ? undefined : outsideText[key])
    if (!run) return
    event.preventDefault()
    run()
  }
}
