/** What every room of the window may use. */
import { createContext } from 'svelte'
import type { InboxList } from '../../shared/receipts/receipt'
import type { Keys } from '../lib/keys.svelte'
import type { Accounts } from './accounts.svelte'
import type { Capture } from './capture.svelte'
import type { Choices } from './choices.svelte'
import type { Links } from './links'
import type { Menus } from './menus'
import type { Panes } from './panes.svelte'
import type { Rates } from './rates.svelte'
import type { Route } from './route.svelte'
import type { Session } from './session.svelte'
import type { Settings } from './settings.svelte'
import type { Sync } from './sync.svelte'
import type { Toasts } from './toasts.svelte'

export interface Base {
  accounts: Accounts
  capture: Capture
  choices: Choices
  /** How many receipts each list of the inbox has. */
  counts: () => Record<InboxList, number>
  keys: Keys
  links: Links
  menus: Menus
  panes: Panes
  rates: Rates
  route: Route
  session: Session
  settings: Settings
  sync: Sync
  toasts: Toasts
}

export const [useBase, provideBase] = createContext<Base>()
