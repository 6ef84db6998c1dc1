/** What main says by itself: that something was recovered, and which notice was opened, or what the menu asked for. */
import type { AppApi } from '../../shared/ipc'
import { listOf } from '../../shared/receipts/receipt'
import type { ShownReceipt } from '../../shared/settings'
import { recoveredWords } from '../base/messages'
import { Mirror } from '../base/mirror.svelte'
import type { Docket } from './docket.svelte'

export function watchNotices(api: AppApi, docket: Docket): void {
  const { aids, backup, capture, inbox, report, route, scanning, toasts } = docket
  new Mirror(api.store.recovered, undefined).watch((recovered) => {
    if (recovered) toasts.show({ tone: 'bad', ...recoveredWords(recovered) })
  })
  new Mirror(api.notices.opened, undefined).watch((opened) => {
    if (!opened) return
    const { shows, receipt } = opened
    if (shows === 'settings') return route.go('settings')
    if (shows === 'about') return route.go('settings', 'about')
    if (shows === 'keys' || shows === 'guide') return aids.open(shows)
    if (shows === 'backup') return backup.openSave()
    if (shows === 'report') return void report.open()
    if (shows === 'sign-in') return route.go('settings', 'accounts')
    if (shows === 'add-receipts') return void capture.pick()
    if (shows === 'scan') return scanning.open()
    if (shows === 'reminders') return showReminders(docket)
    inbox.show(shows)
    route.go('inbox')
    if (receipt) void showReceipt(api, docket, receipt)
  })
}

/** The invoices of the first books in which planned reminders wait; what they wait for stands above them. */
function showReminders({ accounts, links, route }: Docket): void {
  const waiting = accounts.list.find(({ plans = 0 }) => plans > 0)
  if (waiting) void links.books(waiting.account.id, 'reminders')
  else route.go('invoices')
}

/** Opens one receipt, in the list in which it is by now. Its books come to hand first; where they cannot, the list has to do. */
async function showReceipt(
  api: AppApi,
  { accounts, links }: Docket,
  { id, accountId }: ShownReceipt,
): Promise<void> {
  if (accountId !== undefined && !(await accounts.show(accountId))) return
  const receipt = await api.receipts.read(id).catch(() => undefined)
  if (receipt) links.receipt(id, listOf(receipt.state))
}
