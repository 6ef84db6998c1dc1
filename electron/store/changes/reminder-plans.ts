/** Reminders that were planned, one plan for an invoice, and the days that are offered for every invoice of an account. */
import * as z from 'zod'
import {
  firstUsualDays,
  ReminderDays,
  ReminderPlan,
  type PlanDoubt,
  type PlanEnd,
} from '../../../shared/sales-invoices/reminder-plan'
import type { Database, Row } from '../database/database'

export interface KeptPlan extends ReminderPlan {
  /** Another one for each time that a person agrees. */
  id: number
  invoiceId: number
}

const List = z.string().transform((text): unknown => JSON.parse(text))

export class ReminderPlans {
  readonly #database: Database

  constructor({ database }: { database: Database }) {
    this.#database = database
  }

  of(accountId: string, invoiceId: number): KeptPlan | undefined {
    const sql = 'SELECT * FROM reminder_plan WHERE account_id = ? AND invoice_id = ?'
    return this.#database.all(sql, accountId, invoiceId).flatMap(planFrom)[0]
  }

  /** Those of which something may still be sent, or that wait for a person. */
  open(accountId: string): KeptPlan[] {
    const sql = 'SELECT * FROM reminder_plan WHERE account_id = ? AND ended IS NULL ORDER BY id'
    return this.#database.all(sql, accountId).flatMap(planFrom)
  }

  /** Ids of the accounts in which a plan waits for a person. */
  accountsInDoubt(): ReadonlySet<string> {
    const sql =
      'SELECT DISTINCT account_id FROM reminder_plan WHERE ended IS NULL AND doubt IS NOT NULL'
    return new Set(this.#database.all(sql).map((row) => String(row['account_id'])))
  }

  /** In place of the one before; `beside` is in the same commit, as with all that follow. */
  keep(accountId: string, invoiceId: number, plan: ReminderPlan, beside: () => void): void {
    this.#database.transaction(() => {
      this.#database.run(
        `INSERT OR REPLACE INTO reminder_plan (account_id, invoice_id, due_date, recipients, days, agreed_on)
         VALUES (?, ?, ?, ?, ?, ?)`,
        accountId,
        invoiceId,
        plan.dueDate,
        JSON.stringify(plan.recipients),
        JSON.stringify(plan.days),
        plan.agreedOn,
      )
      beside()
    })
  }

  /** Nothing is written beside where there was none. */
  remove(accountId: string, invoiceId: number, beside: () => void): void {
    const sql = 'DELETE FROM reminder_plan WHERE account_id = ? AND invoice_id = ? RETURNING id'
    this.#database.transaction(() => {
      if (this.#database.get(sql, accountId, invoiceId)) beside()
    })
  }

  /** A person has to agree again. */
  doubt(id: number, why: PlanDoubt, beside: () => void): void {
    this.#database.transaction(() => {
      this.#database.run('UPDATE reminder_plan SET doubt = ? WHERE id = ?', why, id)
      beside()
    })
  }

  end(id: number, why: PlanEnd, on: string, beside: () => void): void {
    const sql = 'UPDATE reminder_plan SET doubt = NULL, ended = ?, ended_on = ? WHERE id = ?'
    this.#database.transaction(() => {
      this.#database.run(sql, why, on, id)
      beside()
    })
  }

  usualDays(accountId: string): readonly number[] {
    const row = this.#database.get(
      'SELECT days FROM usual_reminders WHERE account_id = ?',
      accountId,
    )
    return List.pipe(ReminderDays).safeParse(row?.['days']).data ?? firstUsualDays
  }

  keepUsualDays(accountId: string, days: readonly number[]): void {
    const sql = 'INSERT OR REPLACE INTO usual_reminders (account_id, days) VALUES (?, ?)'
    this.#database.run(sql, accountId, JSON.stringify(days))
  }
}

const Stored = z.object({
  id: z.int(),
  invoice_id: z.int(),
  due_date: z.string(),
  recipients: List,
  days: List,
  agreed_on: z.string(),
  doubt: z.string().nullable(),
  ended: z.string().nullable(),
  ended_on: z.string().nullable(),
})

/** What this version cannot read is as good as no plan: nothing is sent of it. */
function planFrom(row: Row): KeptPlan[] {
  const stored = Stored.safeParse(row).data
  if (!stored) return []
  const { doubt, ended, ended_on: on } = stored
  const { data } = ReminderPlan.safeParse({
    dueDate: stored.due_date,
    recipients: stored.recipients,
    days: stored.days,
    agreedOn: stored.agreed_on,
    ...(doubt !== null && { doubt }),
    ...(ended !== null && { ended: { why: ended, on } }),
  })
  return data ? [{ ...data, id: stored.id, invoiceId: stored.invoice_id }] : []
}
