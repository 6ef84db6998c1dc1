/** What the window says of planned reminders. */
import type { InvoiceRow } from '../../../shared/invoices/invoice-list'
import type { PlannedReminder, ShownPlan } from '../../../shared/sales-invoices/reminder-plan'
import type { ReminderWait } from '../../../shared/sales-invoices/sales-billing'
import { dayWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'
import { recipientWords } from '../../record/sales-words'

/** `"7 days after it is due"`. */
export function relativeDayWords(days: number): string {
  if (days === 0) return say('sales.plan.day.on')
  return days > 0
    ? say('sales.plan.day.after', { count: days })
    : say('sales.plan.day.before', { count: -days })
}

/** `"sent 7 Jul 2026"`, `"dropped: it is paid"`. */
export function plannedWords(
  { doubt, ended }: Pick<ShownPlan, 'doubt' | 'ended'>,
  { state, on = '' }: PlannedReminder,
): string {
  if (state === 'planned') return say(`sales.plan.state.${doubt ? 'waits' : 'planned'}`)
  if (state === 'dropped') return say(`sales.plan.state.dropped.${ended?.why ?? 'not-owed'}`)
  return say(`sales.plan.state.${state}`, { date: dayWords(on) })
}

/** Why a plan waits for a person. @param recipients to whom it would go now */
export function doubtWords(
  { doubt, recipients: agreed }: ShownPlan,
  recipients: readonly string[],
): string | undefined {
  if (doubt === 'recipients')
    return say('sales.plan.doubt.recipients', {
      recipients: recipientWords(recipients),
      agreed: recipientWords(agreed),
    })
  return doubt && say(`sales.plan.doubt.${doubt}`)
}

/** What the sign at an invoice in a list says. */
export function waitingSign(
  waiting: readonly ReminderWait[],
  { kind, id }: Pick<InvoiceRow, 'kind' | 'id'>,
): string | undefined {
  const found = kind === 'sales' ? waiting.find(({ invoiceId }) => invoiceId === id) : undefined
  if (!found) return undefined
  return found.doubt
    ? say('sales.plan.sign.doubt')
    : say('sales.plan.sign.planned', { date: dayWords(found.next) })
}
