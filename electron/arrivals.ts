/** Where receipts arrive by themselves or at a word: watched folders and scanners, built for the core. */
import path from 'node:path'
import type { Accounts } from './accounts/accounts'
import type { Surroundings } from './core'
import type { makeDocuments } from './reading/host/making'
import type { Intake } from './receipts/intake'
import { Scanning } from './receipts/scanning/scanning'
import { Watching } from './receipts/watching/watching'
import type { Part } from './shell/log/events'
import { newReceiptId } from './store/receipts/receipts'
import { WatchedRows } from './store/receipts/watched-rows'
import type { openStore } from './store/recovery/open-store'

interface Ground {
  store: Awaited<ReturnType<typeof openStore>>
  report: (part: Part, error: unknown) => void
}

interface By {
  accounts: Accounts
  intake: Intake
  make: ReturnType<typeof makeDocuments>
}

export function openArrivals(world: Surroundings, { store, report }: Ground, by: By) {
  const { accounts, intake, make } = by
  const { receipts } = store
  const { clock, now, profile, scanWay: way, toBin } = world
  const hasReceipt = (id: string) => receipts.has(id)
  const hasAccount = (id: string) => accounts.has(id)
  const watching = new Watching({
    rows: new WatchedRows({ database: store.database, now }),
    intake,
    hasReceipt,
    isDiscarded: (id) => hasReceipt(id) && receipts.read(id).state === 'discarded',
    hasAccount,
    toBin,
    profile,
    now,
    clock,
    report: (error) => report('watching', error),
  })
  const scanning = new Scanning({
    way,
    folder: path.join(profile, 'scans'),
    intake,
    make,
    hasReceipt,
    accountAtHand: () => receipts.shownAccountId,
    hasAccount,
    newId: newReceiptId,
    now,
  })
  accounts.list.subscribe(() => {
    scanning.accountsChanged()
  })
  return { scanning, watching }
}
