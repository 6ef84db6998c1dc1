/** Fills what a person left empty in a draft: from their own rule, from what they chose before, from what the receipt says. */
import { foldName } from '../../../shared/books/supplier'
import { writtenName } from '../../../shared/books/supplier-name'
import type { DraftLine, ExpenseDraft } from '../../../shared/expenses/expense'
import {
  valueAt,
  type Suggested,
  type SupplierDefaults,
  type SupplierRule,
  type UsualPayment,
  type Why,
} from '../../../shared/receipts/learning'
import { signOf, vatWithin } from '../../../shared/money'
import { otherCurrency, paperTotal } from '../../../shared/receipts/paper'
import type { ReadFields, Reading } from '../../../shared/receipts/reading'
import { directorsExpenses, type ReferenceData } from '../../../shared/books/reference-data'
import { shownVat, vatFits } from '../../../shared/expenses/vat-check'
import { isPayable } from './defaults'
import type { SupplierMatch } from './match'

export interface SuggestParts {
  reading?: Reading | undefined
  match?: SupplierMatch | undefined
  defaults: SupplierDefaults
  rule?: SupplierRule | undefined
  choices: ReferenceData
  /** How the person paid before with the card whose last digits the receipt shows. */
  cardPayment?: UsualPayment | undefined
  /** Type that the books suggest for the supplier, as a code. */
  booksType?: string | undefined
  /** Fields that a person has had in hand, such as `lines.0.vatType`; they stay as they are, also empty. */
  touched?: ReadonlySet<string>
}

export interface Suggestion {
  draft: ExpenseDraft
  /** What was filled now. */
  filled: Suggested[]
}

/** A draft that was typed before its writer knew what had been suggested: takes that over where it has nothing. */
export function keepSuggested(
  typed: ExpenseDraft,
  kept: ExpenseDraft,
  suggested: readonly Suggested[],
): ExpenseDraft {
  const is = (field: string) =>
    suggested.some((item) => item.field === field && item.value === valueAt(kept, field))
  const next = { ...typed }
  const { why } = suggested.find(({ field }) => field === 'supplierName') ?? {}
  const readName = why?.kind === 'match' ? why.read : ''
  const isOpen =
    typed.supplierId === undefined &&
    ['', foldName(readName)].includes(foldName(typed.supplierName))
  if (isOpen && is('supplierName')) {
    next.supplierName = kept.supplierName
    if (kept.supplierId !== undefined) next.supplierId = kept.supplierId
  }
  next.lines = typed.lines.map((line, index) => {
    const { expenseType = '', vatType = '' } = kept.lines[index] ?? {}
    return {
      ...line,
      ...(!line.expenseType && is(`lines.${index}.expenseType`) && { expenseType }),
      ...(!line.vatType && is(`lines.${index}.vatType`) && { vatType }),
    }
  })
  if (!typed.payment && kept.payment && is('payment.method')) next.payment = kept.payment
  return next
}

type Source = Pick<Suggested, 'from' | 'why'>
type Found<T> = Source & { value: T }

/**
 * Fills fields that are empty and that nobody touched: supplier, expense type, VAT type and payment. Date and amount are
 * what a receipt says, and not filled here. What the books do not offer any more is left out.
 */
export function suggest(draft: ExpenseDraft, parts: SuggestParts): Suggestion {
  const filled: Suggested[] = []
  const touched = parts.touched ?? new Set()
  const take = (field: string, found: Found<string> | undefined, isEmpty: boolean) => {
    if (!found || !isEmpty || touched.has(field)) return undefined
    filled.push({ field, value: found.value, from: found.from, why: found.why })
    return found.value
  }
  const next: ExpenseDraft = { ...draft }
  const name = take('supplierName', supplierIn(parts), isSupplierOpen(draft, parts))
  if (name !== undefined) {
    next.supplierName = name
    if (parts.match?.supplierId !== undefined) next.supplierId = parts.match.supplierId
  }
  next.lines = draft.lines.map((line, index) => {
    const at = (field: keyof DraftLine) => `lines.${index}.${field}`
    const type = take(at('expenseType'), typeFor(parts, next.supplierName), !line.expenseType)
    const expenseType = type ?? line.expenseType
    const forVat = { line: { ...line, expenseType }, isAlone: draft.lines.length === 1 }
    const vat = take(at('vatType'), vatFor(parts, next.supplierName, forVat), !line.vatType)
    return { ...line, expenseType, vatType: vat ?? line.vatType }
  })
  const paid = paymentFor(parts, next.supplierName)
  if (paid && !draft.payment && ![...touched].some((field) => field.startsWith('payment'))) {
    next.payment = { ...paid.value, date: '', amount: '' }
    filled.push(...paymentFills(paid))
  }
  return { draft: next, filled }
}

/** What was only read gives way to the supplier that is meant by it. */
function isSupplierOpen({ supplierId, supplierName }: ExpenseDraft, parts: SuggestParts): boolean {
  if (supplierId !== undefined) return false
  const name = supplierName.trim()
  const read = readNameIn(parts)
  const isAsRead = read !== undefined && foldName(name) === foldName(read)
  return name === '' || (parts.match !== undefined && isAsRead)
}

function readNameIn({ reading }: SuggestParts): string | undefined {
  return reading?.fields.supplier?.value.trim().slice(0, 500)
}

function supplierIn(parts: SuggestParts): Found<string> | undefined {
  const { match } = parts
  const read = readNameIn(parts)
  if (match) {
    const why: Why = { kind: 'match', how: match.how, read: read ?? '' }
    const from = match.how === 'chosen-before' ? 'learned' : 'reading'
    return { value: match.name, from, why }
  }
  return read ? { value: writtenName(read), from: 'reading', why: { kind: 'read' } } : undefined
}

function typeFor(parts: SuggestParts, supplierName: string): Found<string> | undefined {
  const { rule, defaults, booksType, choices } = parts
  const isOffered = (code: string | undefined) =>
    code !== undefined && choices.expenseTypes.some((type) => type.code === code)
  const ruled = rule?.expenseType
  if (ruled && isOffered(ruled)) return { value: ruled, ...byRule(supplierName) }
  if (defaults.expenseType) return learned(defaults.expenseType)
  if (booksType && isOffered(booksType))
    return { value: booksType, from: 'books', why: { kind: 'books', supplierName } }
  return undefined
}

function vatFor(
  { rule, defaults, reading, choices }: SuggestParts,
  supplierName: string,
  { line, isAlone }: { line: DraftLine; isAlone: boolean },
): Found<string> | undefined {
  const ruled = rule?.vatType
  const isOffered = (type: string | undefined): type is string =>
    type !== undefined && choices.vatTypes.includes(type)
  if (isOffered(ruled)) return { value: ruled, ...byRule(supplierName) }
  if (defaults.vatType) return learned(defaults.vatType)
  // VAT of another country is none of the types of these books.
  if (reading && otherCurrency(reading.fields) !== undefined) return undefined
  const shown = isAlone && reading && vatTypeShown(reading.fields, choices.vatTypes)
  if (shown) return { value: shown, from: 'reading', why: { kind: 'read' } }
  const type = choices.expenseTypes.find(({ code }) => code === line.expenseType)
  if (type && isOffered(type.defaultVatType))
    return {
      value: type.defaultVatType,
      from: 'books',
      why: { kind: 'usual', expenseType: type.code },
    }
  return undefined
}

/** The one VAT type under which the total holds the VAT that the receipt shows, where both were surely read. */
function vatTypeShown(fields: ReadFields, vatTypes: readonly string[]): string | undefined {
  const shown = shownVat(fields)
  const total = paperTotal(fields)
  if (!fields.total?.isSure || total === undefined) return undefined
  if (!shown?.isSure || signOf(shown.amount) === 0) return undefined
  const fitting = vatTypes.filter((type) => {
    const within = vatWithin(total, type)
    return within !== undefined && vatFits(shown.amount, within)
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function paymentFor(
  { rule, defaults, reading, choices, cardPayment }: SuggestParts,
  supplierName: string,
): Found<UsualPayment> | undefined {
  const isOtherwise = (method: string) => isPaidOtherwise(reading, method)
  // What the paper says is stronger than a rule and than a habit, and so is whose card it shows.
  if (cardPayment && isPayable(cardPayment, choices) && !isOtherwise(cardPayment.method))
    return { value: cardPayment, from: 'learned', why: { kind: 'read' } }
  if (rule?.payment && isPayable(rule.payment, choices) && !isOtherwise(rule.payment.method))
    return { value: rule.payment, ...byRule(supplierName) }
  const { payment } = defaults
  if (payment && !isOtherwise(payment.value.method)) return learned(payment)
  return paidOnPaper(reading, choices)
}

/**
 * Cash and cards, where the paper surely says so; a transfer or a direct debit is how it is still to be paid. Which account
 * a card is of only a person can tell, unless there is but one: until then the account is missing.
 */
function paidOnPaper(
  reading: Reading | undefined,
  { paymentMethods, bankAccounts }: ReferenceData,
): Found<UsualPayment> | undefined {
  const paid = reading?.fields.payment
  if (!paid?.isSure) return undefined
  const offers = (method: string) => paymentMethods.some(({ code }) => code === method)
  const source: Source = { from: 'reading', why: { kind: 'read' } }
  if (paid.value === 'cash')
    return offers('CASH') ? { value: { method: 'CASH' }, ...source } : undefined
  if (paid.value !== 'card' || !offers('EFT')) return undefined
  const [only, another] = bankAccounts
  const bankAccountId = another === undefined ? only?.id : undefined
  return {
    value: { method: 'EFT', ...(bankAccountId !== undefined && { bankAccountId }) },
    ...source,
  }
}

/** Whether the receipt says cash where the habit is something else, or card where it is cash. */
export function isPaidOtherwise(reading: Reading | undefined, method: string): boolean {
  const paid = reading?.fields.payment
  if (!paid?.isSure || method === directorsExpenses) return false
  return (paid.value === 'cash') !== (method === 'CASH')
}

function paymentFills({ value, from, why }: Found<UsualPayment>): Suggested[] {
  const parts: [string, string | number | undefined][] = [
    ['payment.method', value.method],
    ['payment.bankAccountId', value.bankAccountId],
    ['payment.personId', value.personId],
  ]
  return parts.flatMap(([field, part]) =>
    part === undefined ? [] : [{ field, value: String(part), from, why }],
  )
}

const byRule = (supplierName: string): Source => ({
  from: 'rule',
  why: { kind: 'rule', supplierName },
})

function learned<T>({ value, why }: { value: T; why: Why }): Found<T> {
  return { value, from: 'learned', why }
}
