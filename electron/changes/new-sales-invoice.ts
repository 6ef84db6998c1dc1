/** New sales invoices of interface B: each is created once, and known among the invoices of its client by what was asked for. */
import * as z from 'zod'
import { SalesOutcome, type PendingSalesInvoice } from '../../shared/sales-invoices/sales-billing'
import { SalesInvoiceDraft, type SalesInvoice } from '../../shared/sales-invoices/sales-invoice'
import { AppError } from '../../shared/errors'
import { addAmounts } from '../../shared/money'
import { listedAfterMs } from '../../shared/settling'
import { madeWith, moneyIn, type StepDetail } from '../../shared/step-detail'
import type { BegunChange } from '../store/changes/book-change-rows'
import type { Answer, ChangeKind } from './kind'
import type { Endpoints } from './endpoints'
import { creationVerdictOf, type ThereBefore } from './sales-invoice-verdict'

type Books = Pick<Endpoints, 'sales'>
/** What is read are all invoices of the client, since a colleague may issue what was made. */
export type NewSalesInvoice = ChangeKind<Books, readonly SalesInvoice[], SalesInvoiceDraft>

const Ids = z.array(z.int())
const Before = z.union([
  z.object({ ids: Ids }).transform(({ ids }): ThereBefore => ({ ids, areDrafts: false })),
  // As an earlier version wrote it.
  Ids.transform((ids): ThereBefore => ({ ids, areDrafts: true })),
])

/** @param note notes in the journal what happened */
export function newSalesInvoice(
  note: (event: string, note: string, detail?: StepDetail) => void,
): NewSalesInvoice {
  return {
    name: 'new-sales-invoice',
    about: 'new-sales-invoice',
    settledAfterMs: listedAfterMs.salesInvoice,
    isMaking: true,
    read: async ({ sales }, subject) => {
      const { clientId } = draftIn(subject)
      const { invoices, unreadable, count } = await sales().list({ clientId })
      // Without a size the whole list comes (specification, Endpoints B): what is missing may be the very one.
      if (count !== undefined && count > invoices.length + unreadable)
        throw new AppError('reply-unreadable', `${invoices.length} of ${count} invoices came`)
      return invoices
    },
    seenAs: () => '',
    textOf: (invoices) => JSON.stringify({ ids: invoices.map(({ id }) => id) }),
    prepare: (_, draft) => ({ wanted: JSON.stringify(draft) }),
    send: async ({ sales }, { wish }): Promise<Answer<readonly SalesInvoice[]>> => {
      const result = await sales().create(wish)
      return result.kind === 'done' ? { kind: 'done', now: [], outcome: { id: result.id } } : result
    },
    verdict: ({ before, wanted, after = [] }) =>
      creationVerdictOf(draftIn(wanted), Before.parse(JSON.parse(before)), after),
    ended: ({ wanted }, end) => {
      if (end.kind === 'done')
        note(
          'sales-invoice-created',
          `Sales invoice ${outcomeIn(end.outcome).id ?? ''}`,
          detailOf(draftIn(wanted)),
        )
      else if (end.kind === 'not-done' && end.now)
        note('sales-invoice-not-there', `For client ${draftIn(wanted).clientId}`)
    },
  }
}

/** With which figures it was made. */
function detailOf({ reference, issuedDate, currency, lines }: SalesInvoiceDraft): StepDetail {
  const amounts = lines.flatMap(({ gross }) => gross ?? [])
  const isWhole = amounts.length === lines.length
  return madeWith([
    ['reference', reference],
    ['day', issuedDate],
    ['total', isWhole ? moneyIn(currency, addAmounts(amounts)) : undefined],
  ])
}

/** What reading showed: the new one, or those that may be it. */
export const outcomeIn = (outcome: unknown): z.infer<typeof SalesOutcome> =>
  SalesOutcome.parse(outcome ?? {})

const draftIn = (text: string) => SalesInvoiceDraft.parse(JSON.parse(text))

/** A creation that is in doubt, was proved not to be there, or that a person has to find. */
export function pendingFrom(begun: BegunChange): PendingSalesInvoice[] {
  const { id, wanted, state, outcome, begunAt } = begun
  if (state === 'done' || state === 'differs') return []
  const { candidates } = outcomeIn(outcome)
  return [{ id, draft: draftIn(wanted), state, candidates, begunAt }]
}
