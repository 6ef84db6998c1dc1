// Owns the invoices of the made-up company: drafts, and those issued, paid in part, or settled.
import { insertClient } from '../clients'
import type { Database } from '../database'
import { addDays } from '../dates'
import { invoiceTotals } from '../invoice-body'
import type { InvoiceInput, ItemInput } from '../invoice-input'
import { insertInvoice, loadInvoice, markIssued, replaceInvoice } from '../invoice-records'
import type { PaymentInput } from '../payment-input'
import type { SeedClient } from './clients'
import { defaultBankAccountId } from './company'
import type { Random } from './random'
import { receiptPdf } from './receipt-pdf'

type Chance = { today: string; random: Random }
type Extent = Chance & { invoiceCount: number; invoiceDays: number }
type StoredClient = SeedClient & { id: number }

const draftCount = 6
const draftSpanDays = 10

export function seedInvoices(
  database: Database,
  seedClients: readonly SeedClient[],
  chance: Extent,
): void {
  const clients = seedClients.map((client) => ({ ...client, id: insertClient(database, client) }))
  for (const [index, ago] of daysAgo(chance).entries()) {
    const client = clients[index] ?? clients[chance.random.between(0, clients.length - 1)]
    if (!client) continue
    const input = seedInvoice(client, addDays(chance.today, -ago), chance.random)
    const id = insertInvoice(database, input)
    if (index < chance.invoiceCount - draftCount) issueAndPay(database, { id, input }, chance)
  }
}

/** From the oldest to the newest; only the newest are still drafts. */
function daysAgo({ random, invoiceCount, invoiceDays }: Extent): number[] {
  const issued = Array.from({ length: invoiceCount - draftCount }, () =>
    random.between(draftSpanDays + 1, invoiceDays),
  )
  const drafts = Array.from({ length: draftCount }, () => random.between(0, draftSpanDays))
  return [...issued, ...drafts].sort((left, right) => right - left)
}

function seedInvoice(client: StoredClient, issuedDate: string, random: Random): InvoiceInput {
  const vatRate = client.billingAddress.country === 'GB' ? 'Standard' : 'Outside the Scope'
  const items = Array.from({ length: random.between(1, 3) }, () =>
    seedItem(client, vatRate, random),
  )
  return {
    customerId: client.id,
    currency: 'POUND_STERLING',
    issuedDate,
    lineItemType: 'SIMPLE',
    items,
    bankAccountId: defaultBankAccountId,
    termsDays: client.paymentTermsDays,
    sendReminders: random.chance(50),
    note: random.chance(30) ? 'Thank you for your business' : '',
    payments: [],
    attachments: random.chance(20) ? [seedOrder(client, issuedDate)] : [],
  }
}

function seedItem({ orders }: StoredClient, vatRate: string, random: Random): ItemInput {
  return {
    id: undefined,
    description: random.pick(orders),
    pricePence: random.between(20, 400) * 250,
    quantityThousandths: random.between(1, 12) * 500,
    vatRate,
    lineType: 'S',
  }
}

function seedOrder(client: StoredClient, date: string): InvoiceInput['attachments'][number] {
  const contents = receiptPdf([client.name, date, 'Purchase order'])
  return { kind: 'new', fileName: `${date} order.pdf`, contentType: 'application/pdf', contents }
}

function issueAndPay(
  database: Database,
  { id, input }: { id: number; input: InvoiceInput },
  { today, random }: Chance,
): void {
  markIssued(database, id)
  const record = loadInvoice(database, id)
  if (!record) return
  const { netPence, vatPence } = invoiceTotals(record)
  const paidOn = addDays(input.issuedDate, input.termsDays + random.between(-10, 12))
  const payments = paidOn > today ? [] : seedPayments(netPence + vatPence, paidOn, random)
  const items = input.items.map((item, index) => ({ ...item, id: record.items[index]?.id }))
  replaceInvoice(database, id, { ...input, items, payments })
  // Statements are reconciled once they have settled for a while.
  if (paidOn < addDays(today, -45) && random.chance(80))
    database.run('UPDATE invoice_payments SET reconciled = 1 WHERE invoice_id = ?', id)
}

function seedPayments(pence: number, date: string, random: Random): PaymentInput[] {
  if (random.chance(12)) return []
  if (random.chance(20)) return [seedPayment(Math.floor(pence / 2), date)]
  return [seedPayment(pence, date)]
}

function seedPayment(pence: number, date: string): PaymentInput {
  const method = { method: 'EFT', bankAccountId: defaultBankAccountId, personId: undefined }
  return { id: undefined, date, pence, ...method }
}
