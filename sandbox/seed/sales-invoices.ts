// Owns the sales invoices of interface B: a year of them, in every state, for a dozen of the company's clients.
import type { ClientRow } from '../clients'
import type { Database } from '../database'
import { addDays } from '../dates'
import { decimalText } from '../money'
import type { InvoiceInput } from '../sales-invoices/input'
import { insertInvoice, issueInvoice } from '../sales-invoices/records'
import type { Model } from '../sales-invoices/shapes'
import type { Company } from './company'
import type { Random } from './random'

type Chance = {
  today: string
  company: Company
  /** Of every third invoice; pounds when absent. */
  otherCurrency?: string | undefined
  random: Random
}
type Fate = 'draft' | 'due' | 'overdue' | 'settled' | 'written-off'
type Plan = { client: ClientRow; fate: Fate; issuedOn: string; isPartPaid: boolean }
type Work = readonly [description: string, ratePence: number]
type Line = { description: string; quantity: number; ratePence: number }

const clientCount = 12
const fates: readonly (readonly [fate: Fate, count: number])[] = [
  ['draft', 5],
  ['due', 7],
  ['overdue', 6],
  ['settled', 22],
  ['written-off', 2],
]
const works: readonly [Work, ...Work[]] = [
  ['Design day', 48_000],
  ['Artwork', 22_500],
  ['Print management', 13_750],
  ['Illustration', 9_500],
  ['Amendments, per hour', 6_400],
]

export function seedSalesInvoices(database: Database, chance: Chance): void {
  const clients = database.all<ClientRow>(
    'SELECT * FROM customers ORDER BY id LIMIT ?',
    clientCount,
  )
  const inOrder = fates
    .flatMap(([fate, count]) => Array.from({ length: count }, (_, index) => ({ fate, index })))
    .flatMap(({ fate, index }, turn) => {
      const client = clients[turn % clients.length]
      return client ? [planOf({ fate, index }, client, chance)] : []
    })
    .sort((left, right) => left.issuedOn.localeCompare(right.issuedOn))
  for (const [index, plan] of inOrder.entries()) storePlan(database, plan, { index, ...chance })
}

function planOf(
  { fate, index }: { fate: Fate; index: number },
  client: ClientRow,
  { today, random }: Chance,
): Plan {
  const daysAgo = random.between(...ageRange(fate, client.payment_terms_days))
  const isPartPaid = index === 0 && (fate === 'due' || fate === 'overdue')
  return { client, fate, issuedOn: addDays(today, -daysAgo), isPartPaid }
}

function ageRange(fate: Fate, termsDays: number): [least: number, most: number] {
  switch (fate) {
    case 'draft':
      return [0, 6]
    case 'due':
      return [1, termsDays - 1]
    case 'overdue':
      return [termsDays, termsDays + 50]
    case 'settled':
      return [termsDays + 5, 360]
    case 'written-off':
      return [240, 360]
  }
}

function storePlan(
  database: Database,
  plan: Plan,
  { index, today, company, otherCurrency = 'GBP', random }: Chance & { index: number },
): void {
  const { client, fate, issuedOn, isPartPaid } = plan
  const lines = linesOf(random)
  const at = new Date(`${issuedOn}T09:15:00Z`)
  const currency = index % 3 === 0 ? otherCurrency : 'GBP'
  const id = insertInvoice(database, inputOf(plan, { lines, index, company, currency }), at)
  if (fate === 'draft') return
  const termsDays = client.payment_terms_days
  issueInvoice(database, id, { issuedOn, termsDays, now: at })
  const gross = sum(lines.map((line) => grossPence(line, client)))
  if (isPartPaid)
    pay(database, id, { paidOn: earlier(addDays(issuedOn, 10), today), pence: 10_000 })
  if (fate === 'settled') {
    const paidOn = addDays(issuedOn, random.between(3, termsDays + 5))
    pay(database, id, { paidOn, pence: gross })
    close(database, id, { status: 'SETTLED', on: paidOn, settledOn: paidOn })
  }
  if (fate === 'written-off')
    close(database, id, { status: 'WRITTEN_OFF', on: addDays(issuedOn, 180), settledOn: null })
}

function linesOf(random: Random): Line[] {
  return Array.from({ length: random.between(1, 3) }, () => {
    const [description, ratePence] = random.pick(works)
    return { description, quantity: random.between(1, 5), ratePence }
  })
}

function inputOf(
  { client, issuedOn, fate }: Plan,
  {
    lines,
    index,
    company,
    currency,
  }: { lines: Line[]; index: number; company: Company; currency: string },
): InvoiceInput {
  const clientReference = `${client.name.slice(0, 2).toUpperCase()}${String(index + 1).padStart(3, '0')}`
  return {
    clientId: client.id,
    clientReference,
    issuedOn,
    termsDays: fate === 'draft' ? undefined : client.payment_terms_days,
    content: {
      currency,
      salesInvoiceDetails: {
        clientReference,
        ...(index % 4 === 0 && { purchaseOrder: `PO-${700 + index}` }),
        bankAccount: accountContent(company),
      },
      salesInvoiceLineItems: {
        count: String(lines.length),
        salesInvoiceLineItem: lines.map((line) => lineContent(line, client, currency)),
      },
      ...(index % 3 === 0 && { note: 'Thank you for your business.' }),
    },
  }
}

function accountContent({ bankAccounts: [{ id, name, number }] }: Company): Model {
  return { accountId: String(id), sortCode: '00-00-00', accountNumber: number, account: name }
}

function lineContent(line: Line, client: ClientRow, currency: string): Model {
  const net = line.quantity * line.ratePence
  const gross = grossPence(line, client)
  return {
    lineItemDescription: line.description,
    quantity: String(line.quantity),
    rate: decimalText(line.ratePence),
    lineItemAmount: {
      currencyCode: currency,
      netAmount: decimalText(net),
      grossAmount: decimalText(gross),
      vatAmount: decimalText(gross - net),
      vatRate: isAtHome(client) ? '20' : '0',
    },
    vatType: isAtHome(client) ? 'STANDARD' : 'OUTSIDE_SCOPE',
  }
}

/** Every rate is a multiple of 50 pence, so a fifth of it is whole. */
function grossPence({ quantity, ratePence }: Line, client: ClientRow): number {
  const net = quantity * ratePence
  return isAtHome(client) ? net + net / 5 : net
}

function isAtHome({ country }: ClientRow): boolean {
  return country === 'GB'
}

function pay(
  database: Database,
  invoiceId: number,
  { paidOn, pence }: { paidOn: string; pence: number },
): void {
  database.run(
    "INSERT INTO sales_invoice_payments (invoice_id, paid_on, pence, method) VALUES (?, ?, ?, 'EFT')",
    invoiceId,
    paidOn,
    pence,
  )
}

function close(
  database: Database,
  id: number,
  { status, on, settledOn }: { status: string; on: string; settledOn: string | null },
): void {
  database.run(
    'UPDATE sales_invoices SET status = ?, settled_on = ?, changed_at = ? WHERE id = ?',
    status,
    settledOn,
    `${on}T11:16:43.000Z`,
    id,
  )
}

function earlier(left: string, right: string): string {
  return left < right ? left : right
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
