/** A draft invoice of the books as a person changes it: what of it becomes different, and what is wrong with that. Pure. */
import * as z from 'zod'
import type { Invoice, InvoiceItem } from './invoice'
import {
  checkInvoice,
  emptyInvoiceLine,
  parseQuantity,
  type InvoiceChoices,
  type InvoiceDraft,
  type InvoiceDraftLine,
  type InvoiceProblem,
} from './invoice-draft'
import { termsDaysIn } from './client-draft'
import { parseAmount } from '../money'

const ItemFields = z.object({
  description: z.string(),
  /** Of one, without VAT; plain decimal, as is the quantity. */
  price: z.string(),
  quantity: z.string(),
  vatRate: z.string(),
})

const EditedItem = z.object({
  /** Which line it is, from 0, as the invoice was read; absent on a new one, which has all fields. */
  at: z.int().min(0).optional(),
  set: ItemFields.partial(),
})
export type EditedItem = z.infer<typeof EditedItem>

/** Only what becomes different is there; `items` are all lines in their order, those that are not named go. */
export const InvoiceEdit = z.object({
  clientId: z.int().optional(),
  /** `YYYY-MM-DD`. */
  issuedDate: z.string().optional(),
  paymentTermsDays: z.int().optional(),
  bankAccountId: z.int().optional(),
  items: z.array(EditedItem).optional(),
})
export type InvoiceEdit = z.infer<typeof InvoiceEdit>

/** `edit` is empty where nothing becomes different. */
export type EditCheck =
  { edit: InvoiceEdit; problems: [] } | { edit?: undefined; problems: InvoiceProblem[] }

/** An invoice of the books as its fields show it. */
export function draftOfInvoice(invoice: Invoice): InvoiceDraft {
  const { clientId, clientName = '', issuedDate = '', paymentTermsDays, bankAccountId } = invoice
  const lines = invoice.items.map((item, at) => ({ ...typedItem(item), at }))
  return {
    ...(clientId !== undefined && { clientId }),
    clientName,
    issuedDate,
    paymentTermsDays: paymentTermsDays === undefined ? '' : String(paymentTermsDays),
    ...(bankAccountId !== undefined && { bankAccountId }),
    lines: lines.length > 0 ? lines : [{ ...emptyInvoiceLine }],
  }
}

/** What the service wrote itself and nobody touched is no problem, and is not sent as anything else. */
export function checkEdit(
  draft: InvoiceDraft,
  invoice: Invoice,
  choices: InvoiceChoices,
): EditCheck {
  const before = draftOfInvoice(invoice)
  const kept = new Set(['clientId', 'issuedDate', 'paymentTermsDays', 'bankAccountId'] as const)
  for (const field of kept) if (draft[field] !== before[field]) kept.delete(field)
  const isKept = (line: InvoiceDraftLine) => isSameLine(line, before.lines[line.at ?? -1])
  const isOld = ({ field }: InvoiceProblem) => {
    const [, index] = /^lines\.(\d+)\./.exec(field) ?? []
    if (index === undefined) return (kept as ReadonlySet<string>).has(field)
    const line = draft.lines[Number(index)]
    return line !== undefined && isKept(line)
  }
  const problems = checkInvoice(draft, choices).problems.filter((problem) => !isOld(problem))
  if (problems.length > 0) return { problems }
  const terms = termsDaysIn(draft.paymentTermsDays)
  const edit = {
    ...(!kept.has('clientId') && draft.clientId !== undefined && { clientId: draft.clientId }),
    ...(!kept.has('issuedDate') && { issuedDate: draft.issuedDate }),
    ...(!kept.has('paymentTermsDays') && terms !== undefined && { paymentTermsDays: terms }),
    ...(!kept.has('bankAccountId') &&
      draft.bankAccountId !== undefined && { bankAccountId: draft.bankAccountId }),
    ...(areLinesChanged(draft, before) && {
      items: draft.lines.map((line) => editedItem(line, before.lines[line.at ?? -1])),
    }),
  }
  return { edit, problems: [] }
}

/** What a line is to become: as it is, but for what was set. */
export function expectedItem({ at, set }: EditedItem, items: readonly InvoiceItem[]): InvoiceItem {
  return { ...(at === undefined ? undefined : items[at]), ...set }
}

function areLinesChanged(draft: InvoiceDraft, before: InvoiceDraft): boolean {
  return (
    draft.lines.length !== before.lines.length ||
    draft.lines.some((line, at) => line.at !== at || !isSameLine(line, before.lines[at]))
  )
}

function isSameLine(line: InvoiceDraftLine, before: InvoiceDraftLine | undefined): boolean {
  const names = ['description', 'quantity', 'price', 'vatType'] as const
  return before !== undefined && names.every((name) => line[name] === before[name])
}

/** Only for a line without problems. */
function editedItem(line: InvoiceDraftLine, before: InvoiceDraftLine | undefined): EditedItem {
  const { description, price, quantity, vatType } = line
  const set = {
    ...(description !== before?.description && { description: description.trim() }),
    ...(price !== before?.price && { price: parseAmount(price) ?? '0.00' }),
    ...(quantity !== before?.quantity && { quantity: parseQuantity(quantity) ?? '0' }),
    ...(vatType !== before?.vatType && { vatRate: vatType }),
  }
  return before && line.at !== undefined ? { at: line.at, set } : { set }
}

function typedItem({ description, quantity, price, vatRate }: InvoiceItem): InvoiceDraftLine {
  return {
    description: description ?? '',
    quantity: quantity ?? '',
    price: price ?? '',
    vatType: vatRate ?? '',
  }
}
