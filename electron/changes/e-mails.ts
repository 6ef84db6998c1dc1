/** E-mails of sales invoices: each is asked for once, never again by itself, and a reminder once a day at most. */
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { Letter, LetterEnd } from '../../shared/sales-invoices/sales-billing'
import type { SalesInvoiceRecord } from '../../shared/sales-invoices/sales-invoice'
import type { SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { SalesLedger } from './ledger'

interface Parts {
  accountId: string
  rows: SalesInvoiceRows
  now: () => Date
  note: (event: string, note: string) => void
  beforeIntent: () => void
}

interface Wanted {
  id: number
  kind: Letter['kind']
  /** The person knows that one went today, or may have gone, and wants another. Never for a reminder. */
  isAgain?: boolean
}

export class Letters {
  readonly #parts: Parts
  readonly #underWay = new Set<number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Has the service send an invoice to its client. A lost reply is kept as one that may have gone.
   * @throws AppError `wrong-state` for a reminder of what is not due, `outcome-unknown` while one is being asked for;
   * and what keeps the invoice from being read
   */
  async send(ledger: SalesLedger, wanted: Wanted): Promise<LetterEnd> {
    const { id } = wanted
    if (this.#underWay.has(id))
      throw new AppError('outcome-unknown', `An e-mail of ${id} is being asked for`)
    this.#underWay.add(id)
    try {
      return await this.#send(ledger, wanted)
    } finally {
      this.#underWay.delete(id)
    }
  }

  async #send(ledger: SalesLedger, { id, kind, isAgain = false }: Wanted): Promise<LetterEnd> {
    const { accountId, rows, now, beforeIntent } = this.#parts
    const day = calendarDate(now())
    const already = rows.letters(accountId, id).find((letter) => letter.day === day)
    if (already && (kind === 'reminder' || !isAgain)) return { kind: 'already', letter: already }
    if (kind === 'reminder') assertOwed(await ledger.get(id))
    beforeIntent()
    const letterId = rows.beginLetter(accountId, id, { kind, day })
    const result = await ledger.email(id)
    const letter = (state: Letter['state']): Letter => ({
      kind,
      state,
      day,
      at: now().toISOString(),
    })
    switch (result.kind) {
      case 'done':
        rows.endLetter(letterId, 'sent')
        this.#parts.note(`sales-invoice-${kind}`, `Sales invoice ${id}`)
        return { kind: 'sent', letter: letter('sent') }
      case 'refused':
      case 'not-sent':
        rows.endLetter(letterId, 'not-sent')
        return result
      case 'unknown':
        this.#parts.note('sales-invoice-email-in-doubt', `Sales invoice ${id}`)
        return { kind: 'unknown', code: result.code, letter: letter('unknown') }
    }
  }
}

function assertOwed({ state }: SalesInvoiceRecord): void {
  if (state !== 'DUE' && state !== 'OVERDUE')
    throw new AppError('wrong-state', `Nothing is owed: ${state ?? 'no state'}`)
}
