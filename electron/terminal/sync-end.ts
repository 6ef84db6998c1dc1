/** Whether a sync is over: nothing waits, or nothing that waits can go on now. Pure. */
import type { TokenKeeping } from '../../shared/accounts/account'
import type { SyncStatus } from '../../shared/accounts/sync'
import type { ErrorCode } from '../../shared/errors'
import type { Standing } from './said'

/** How sending stands at one look. */
export interface SyncLook {
  accounts: readonly Standing[]
  keeping: TokenKeeping
  service: SyncStatus['service']
  paused: boolean
  /** Whether a receipt is on its way at this moment. */
  active: boolean
  /** For how long nothing has changed. */
  stillMs: number
}

/** Longer than the longest grace before sending, and than a service is waited for. */
const stillMs = 90_000

/** An account that is being opened is not signed in yet. */
const settledMs = 3000

/** Why it is over, where something waits on; undefined while it goes on. */
export function syncEnd(look: SyncLook): { code?: ErrorCode } | undefined {
  const waiting = look.accounts.filter((account) => account.waiting > 0)
  if (waiting.length === 0) return {}
  if (look.active) return undefined
  if (look.paused) return {}
  if (look.keeping === 'locked') return { code: 'keyring-locked' }
  const stuck = waiting.filter(({ status }) => status === 'signed-out' || status === 'held')
  const [first] = stuck
  if (first && stuck.length === waiting.length) {
    if (look.stillMs < settledMs) return undefined
    if (first.status === 'held') return { code: 'books-differ' }
    return { code: look.keeping === 'memory' ? 'keyring-lost' : (first.problem ?? 'signed-out') }
  }
  if (look.service === 'unreachable') return { code: 'offline' }
  return look.stillMs > stillMs ? {} : undefined
}
