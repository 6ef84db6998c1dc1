// Owns reading an invoice out of a request body, with everything that can be missing or wrong.
import type { AttachmentInput } from './attachments'
import { readAttachmentInput } from './attachments'
import { readTermsDays } from './clients'
import { parseDate } from './dates'
import { entryId, listField, optionalText, reference, requiredText } from './fields'
import { Findings } from './findings'
import { Refusal } from './http/refusal'
import { isAbsent, pick } from './json'
import { parsePence, parseSignedPence, parseThousandths } from './money'
import { readPayment } from './payment-input'
import type { PaymentInput, PaymentSurroundings } from './payment-input'
import { isVatType } from './vat'

export type ItemInput = {
  /** Names an item that is already there. */
  id: number | undefined
  description: string
  pricePence: number
  quantityThousandths: number
  vatRate: string
  lineType: string
}

export type InvoiceInput = {
  customerId: number
  currency: string
  issuedDate: string
  lineItemType: string
  items: ItemInput[]
  bankAccountId: number
  termsDays: number
  sendReminders: boolean
  note: string
  payments: PaymentInput[]
  attachments: AttachmentInput[]
}

/** What the books already say, as far as an invoice is judged by it. */
export type Surroundings = PaymentSurroundings & {
  hasCustomer: (id: number) => boolean
  /** Whether the price of an item may not be below zero, as one for a discount is. */
  refusesNegativePrices: boolean
  attachmentNames: readonly string[]
}

const currencies: ReadonlySet<unknown> = new Set(['POUND_STERLING'])
const lineItemTypes: ReadonlySet<unknown> = new Set(['SIMPLE'])
const lineTypes: ReadonlySet<unknown> = new Set(['S'])
const requiredPaths = [
  ['customer', 'id'],
  ['currency'],
  ['issuedDate'],
  ['lineItemType'],
  ['items'],
  ['bankAccount', 'id'],
  ['payment', 'paymentTerms', 'days'],
] as const
const requiredOfItem = ['description', 'priceExclVat', 'quantity', 'vatRate'] as const

/** A create that lacks a required field fails in the service itself, which is what the specification has. */
export function requireComplete(body: unknown): void {
  const missing = requiredPaths.filter((path) => isAbsent(pick(body, ...path)))
  const names = missing.map((path) => path.join('.'))
  const items = pick(body, 'items')
  if (Array.isArray(items))
    for (const [index, item] of items.entries())
      for (const name of requiredOfItem)
        if (isAbsent(pick(item, name))) names.push(`items[${index}].${name}`)
  if (names.length > 0) throw new Refusal(500, `The invoice is without ${names.join(', ')}`)
}

export function parseInvoice(body: unknown, around: Surroundings): InvoiceInput {
  const findings = new Findings()
  const issuedDate = parseDate(pick(body, 'issuedDate'))
  findings.expect(issuedDate !== undefined, 'issuedDate', 'must be a date such as 2026-03-02')
  const sendReminders = pick(body, 'payment', 'paymentTerms', 'sendReminders')
  const input: InvoiceInput = {
    customerId: referenceAt(body, 'customer', around.hasCustomer, findings),
    currency: oneOf(currencies, pick(body, 'currency'), 'currency', findings),
    issuedDate: issuedDate ?? '',
    lineItemType: oneOf(lineItemTypes, pick(body, 'lineItemType'), 'lineItemType', findings),
    items: listField(pick(body, 'items'), 'items', findings, (value, field) =>
      readItem(value, field, around, findings),
    ),
    bankAccountId: referenceAt(body, 'bankAccount', around.hasBankAccount, findings),
    termsDays: readTermsDays(
      pick(body, 'payment', 'paymentTerms', 'days'),
      'payment.paymentTerms.days',
      findings,
    ),
    sendReminders: sendReminders === true,
    note: optionalText(pick(body, 'note', 'text'), 'note.text', findings),
    payments: listField(pick(body, 'payments'), 'payments', findings, (value, field) =>
      readPayment(value, field, around, findings),
    ),
    attachments: readAttachments(body, around.attachmentNames, findings),
  }
  findings.expect(hasItems(body), 'items', 'must have at least one item')
  findings.refuseIfAny()
  return input
}

function readItem(
  value: unknown,
  field: string,
  { refusesNegativePrices }: Pick<Surroundings, 'refusesNegativePrices'>,
  findings: Findings,
): ItemInput {
  const parsePrice = refusesNegativePrices ? parsePence : parseSignedPence
  const pricePence = parsePrice(pick(value, 'priceExclVat'))
  const priceRule = `must be a decimal with at most two places${refusesNegativePrices ? ', not below zero' : ''}`
  findings.expect(pricePence !== undefined, `${field}.priceExclVat`, priceRule)
  const quantity = parseThousandths(pick(value, 'quantity')) ?? 0
  const quantityRule = 'must be more than zero, with at most three decimal places'
  findings.expect(quantity > 0, `${field}.quantity`, quantityRule)
  const vatRate = pick(value, 'vatRate')
  findings.expect(isVatType(vatRate), `${field}.vatRate`, 'is not a VAT type')
  return {
    id: entryId(pick(value, 'id'), `${field}.id`, findings),
    description: requiredText(pick(value, 'description'), `${field}.description`, findings),
    pricePence: pricePence ?? 0,
    quantityThousandths: quantity,
    vatRate: String(vatRate),
    lineType: oneOf(lineTypes, pick(value, 'lineType') ?? 'S', `${field}.lineType`, findings),
  }
}

/** An attachment that stays is sent back as it was shown: its position, its name, no contents. */
function readAttachments(
  body: unknown,
  existing: readonly string[],
  findings: Findings,
): AttachmentInput[] {
  const attachments = listField(
    pick(body, 'attachments'),
    'attachments',
    findings,
    (value, field) => {
      const input = readAttachmentInput(value, field, existing.length, findings)
      const isRenamed = input.kind === 'kept' && pick(value, 'fileName') !== existing[input.id]
      findings.expect(!isRenamed, `${field}.fileName`, 'must be sent back as it was returned')
      return input
    },
  )
  const kept = attachments.flatMap((input) => (input.kind === 'kept' ? [input.id] : []))
  findings.expect(new Set(kept).size === kept.length, 'attachments', 'names an attachment twice')
  return attachments
}

function referenceAt(
  body: unknown,
  name: string,
  exists: (id: number) => boolean,
  findings: Findings,
): number {
  return reference(pick(body, name, 'id'), `${name}.id`, exists, findings)
}

function oneOf(
  allowed: ReadonlySet<unknown>,
  value: unknown,
  field: string,
  findings: Findings,
): string {
  findings.expect(allowed.has(value), field, `must be ${[...allowed].join(' or ')}`)
  return String(value)
}

function hasItems(body: unknown): boolean {
  const items = pick(body, 'items') ?? []
  return !Array.isArray(items) || items.length > 0
}
