/** Asks a rig's core about clients, invoices and payments as the window does, and checks every answer's shape. */
import type * as z from 'zod'
import { billingHandlers } from '../../electron/contract/billing-handlers'
import { billingContract } from '../../shared/invoices/billing-contract'
import { calendarDate } from '../../shared/calendar'
import { createApi, createResponder, type Api, type Call } from '../../shared/channel'
import { emptyClientDraft, type ClientDraft } from '../../shared/invoices/client-draft'
import type { InvoiceDraft } from '../../shared/invoices/invoice-draft'
import type { SalesInvoiceDraft } from '../../shared/sales-invoices/sales-invoice'
import { until, type Rig } from './harness'

export type BillingApi = Api<typeof billingContract>

/** @param target where documents are saved to */
export function billingOf(rig: Rig, target?: string): BillingApi {
  const handlers = billingHandlers({ ...rig.core, chooseTarget: async () => target })
  const respond = createResponder(billingContract, handlers)
  return createApi<typeof billingContract>({
    invoke: async (channel, input) => {
      const reply = await respond(channel, input)
      if (reply.ok) schemaOf(channel).parse(reply.value)
      return reply
    },
    listen: () => () => undefined,
  })
}

function schemaOf(channel: string): z.ZodType {
  const [group = '', name = ''] = channel.split('.')
  const groups = billingContract as unknown as Record<string, Record<string, Call>>
  const spec = groups[group]?.[name]
  if (!spec) throw new Error(`No channel ${channel}`)
  return spec.output
}

/** Waits until clients, choices and both kinds of invoices are known, so that no reading is under way. */
export async function knowsBooks(rig: Rig): Promise<void> {
  const { books } = rig.core.accounts.need()
  await books.refresh()
  await until(() => books.status.get().salesInvoices.asOf !== undefined, 'the books are known')
}

export const clientDraft = (changes: Partial<ClientDraft> = {}): ClientDraft => ({
  ...emptyClientDraft,
  name: 'Quarry Lane Studio',
  email: 'pay@quarrylane.example',
  line1: '4 Quarry Lane',
  postCode: 'LS7 2BB',
  country: 'GB',
  ...changes,
})

/** A draft that the demo company accepts. */
export function invoiceDraft(rig: Rig, changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const { books } = rig.core.accounts.need()
  const sort = { by: 'name', isDescending: false } as const
  const [client] = books.clients({ search: '', offset: 0, limit: 1, sort }).rows
  const [account] = books.choices.get().bankAccounts
  return {
    clientId: client?.id,
    clientName: client?.name ?? '',
    bankAccountId: account?.id,
    issuedDate: calendarDate(rig.clock.now()),
    paymentTermsDays: '14',
    lines: [
      { description: 'Design of a poster', quantity: '1.5', price: '400', vatType: 'Standard' },
      { description: 'Print', quantity: '3', price: '33.33', vatType: 'Zero' },
    ],
    ...changes,
  }
}

/** A sales invoice that the demo company accepts. */
export function salesDraft(rig: Rig, reference: string): SalesInvoiceDraft {
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = rig.core.accounts.need().books.clients({ search: '', offset: 0, limit: 9, sort })
  const client = rows.find(({ email = '' }) => email !== '')
  return {
    clientId: client?.id ?? 0,
    reference,
    currency: 'GBP',
    paymentTermsDays: 14,
    issuedDate: calendarDate(rig.clock.now()),
    lines: [
      {
        description: 'Poster',
        quantity: '2',
        rate: '50.00',
        vatType: 'STANDARD',
        net: '100.00',
        vat: '20.00',
        gross: '120.00',
        vatRate: '20',
      },
    ],
  }
}
