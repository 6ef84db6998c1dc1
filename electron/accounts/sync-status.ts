/** How sending stands, for the note at the window's edge. */
import type { SyncStatus } from '../../shared/accounts/sync'
import { LiveValue } from '../../shared/channel'
import type { SettingsFile } from '../shell/settings'
import type { Receipts } from '../store/receipts/receipts'
import type { Accounts } from './accounts'

/** One small value out of four. */
export function watchSync(parts: {
  settings: SettingsFile
  accounts: Accounts
  receipts: Receipts
}): LiveValue<SyncStatus> {
  const { settings, accounts, receipts } = parts
  const compute = (): SyncStatus => {
    const { ready, sending } = receipts.summary.get().counts
    return {
      ...accounts.reach.get(),
      paused: settings.current.get().paused,
      waiting: ready + sending,
      active: accounts.active.get(),
    }
  }
  const sync = new LiveValue(compute())
  for (const value of [settings.current, receipts.summary, accounts.active, accounts.reach])
    value.subscribe(() => {
      sync.set(compute())
    })
  return sync
}
