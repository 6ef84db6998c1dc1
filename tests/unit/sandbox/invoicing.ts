// Owns what tests of clients and invoices share: bodies to send and the shapes that come back.
import type { DemoService } from '../../../sandbox/service'
import { today, visiting } from './visitor'
import type { Answer, Ask } from './visitor'

export type Payment = { id: number; amount: string; date: string; reconciled: boolean }
export type Attachment = { id: number; fileName: string; fileContents: null }
export type Invoice = {
  id: number
  state: string
  customer: { id: number }
  issuedDate: string
  dueDate: string | null
  items: { id: number; amount: number; description: string }[]
  payments?: Payment[]
  attachments: Attachment[]
  netAmount: number
  grossAmount: number
  outstandingBalance: number
  deletable: boolean
}

export const invoices = '/v1/invoices'

export function clientBody(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ardent Pottery Ltd',
    email: 'ap@example.com',
    paymentTermsDays: 28,
    billingAddress: { line1: '1 Kiln Lane', line2: 'Stoke', postCode: 'ST1 1AA', country: 'GB' },
    ...changes,
  }
}

export async function clientOf(ask: Ask): Promise<number> {
  return (await ask('POST', '/v1/clients', clientBody())).body.id
}

export function invoiceBody(customerId: number, changes: Record<string, unknown> = {}) {
  return {
    customer: { id: customerId },
    currency: 'POUND_STERLING',
    issuedDate: today,
    lineItemType: 'SIMPLE',
    items: [
      {
        description: 'Kiln repair',
        priceExclVat: '45.50',
        quantity: 2,
        vatRate: 'Standard',
        lineType: 'S',
      },
    ],
    bankAccount: { id: 304 },
    payment: { paymentTerms: { days: 28 } },
    ...changes,
  }
}

export function paymentBody(amount: unknown, changes: Record<string, unknown> = {}) {
  return {
    amount,
    date: today,
    paymentTarget: {
      paymentMethod: { paymentMethodName: 'EFT' },
      bankAccount: { id: 304 },
    },
    ...changes,
  }
}

export function shown(answer: Answer): Invoice {
  return answer.body as unknown as Invoice
}

export async function draft(ask: Ask, changes: Record<string, unknown> = {}): Promise<Invoice> {
  return shown(await ask('POST', invoices, invoiceBody(await clientOf(ask), changes)))
}

export async function issued(
  { service, ask }: { service: DemoService; ask: Ask },
  changes: Record<string, unknown> = {},
): Promise<Invoice> {
  const { id } = await draft(ask, changes)
  service.dials.issueInvoice(id)
  return shown(await ask('GET', `${invoices}/${id}`))
}

export function put(ask: Ask, invoice: { id: number; [field: string]: unknown }): Promise<Answer> {
  return ask('PUT', `${invoices}/${invoice.id}`, invoice)
}

/** An issued invoice with one payment on it. */
export async function withPayment(changes: Record<string, unknown> = {}) {
  const visit = await visiting()
  const before = await issued(visit, changes)
  const answer = await put(visit.ask, { ...before, payments: [paymentBody('10.00')] })
  return { ...visit, invoice: shown(answer), payment: shown(answer).payments![0]! }
}
