/** What a person chooses in the form, as it changes the draft they type. See `original-edit` for other currencies. */
import { foldName, type Supplier } from '../../../shared/books/supplier'
import {
  emptyLine,
  leftToPay,
  paymentsOf,
  totals,
  type DraftPayment,
  type ExpenseDraft,
  type Purchase,
} from '../../../shared/expenses/expense'
import { parseAmount, signOf } from '../../../shared/money'
import type { Choices } from '../../base/choices.svelte'

/** Takes a supplier of the books, and its usual type where none is chosen. */
export function setSupplier(draft: ExpenseDraft, supplier: Supplier, choices: Choices): void {
  nameSupplier(draft, supplier.name)
  draft.supplierId = supplier.id
  if (supplier.expenseType && !draft.lines[0]?.expenseType)
    setType(draft, 0, supplier.expenseType, choices)
}

/** Takes a name that is none of the books. What is given back was bought from the supplier before, and is none of another. */
export function nameSupplier(draft: ExpenseDraft, name: string): void {
  if (foldName(name) !== foldName(draft.supplierName)) delete draft.reverses
  draft.supplierName = name
  delete draft.supplierId
}

/** Chooses the type of a line, and the VAT type that is usual for it where none is chosen. */
export function setType(draft: ExpenseDraft, index: number, code: string, choices: Choices): void {
  const line = draft.lines[index]
  if (!line) return
  line.expenseType = code
  const usual = choices.expenseType(code)?.defaultVatType
  if (!line.vatType && usual && choices.current.vatTypes.includes(usual)) line.vatType = usual
}

/** Adds a line with the VAT type of the last one. */
export function addLine(draft: ExpenseDraft, gross: string): void {
  draft.lines.push({ ...emptyLine, vatType: draft.lines.at(-1)?.vatType ?? '', gross })
}

/** Ties a credit note to the purchase that it gives back, or to none. */
export function setReverses(draft: ExpenseDraft, purchase: Purchase | undefined): void {
  if (purchase) draft.reverses = purchase
  else delete draft.reverses
}

/** Says that it is paid, by the usual means, on the same day and in full; or not yet. */
export function setPaid(draft: ExpenseDraft, isPaid: boolean, choices: Choices): void {
  if (isPaid) draft.payment = { ...choices.usualPayment(), date: '', amount: '' }
  else {
    delete draft.payment
    delete draft.furtherPayments
  }
}

/** As many as a draft takes. */
export const mostPayments = 21

/** Adds a payment by the usual means, over what the others leave where they say how much they are. */
export function addPayment(draft: ExpenseDraft, choices: Choices): void {
  const payments = paymentsOf(draft)
  if (payments.length === 0) return setPaid(draft, true, choices)
  const left = leftToPay(payments, payments.length, totals(draft).gross)
  const isKnown = payments.every(({ amount }) => parseAmount(amount) !== undefined)
  const rest = isKnown && signOf(left) === signOf(totals(draft).gross) ? left : ''
  draft.furtherPayments = [
    ...(draft.furtherPayments ?? []),
    { ...choices.usualPayment(), date: '', amount: rest },
  ]
}

/** @param index its place in `paymentsOf` */
export function setPayment(draft: ExpenseDraft, index: number, payment: DraftPayment): void {
  if (index === 0) draft.payment = payment
  else if (draft.furtherPayments) draft.furtherPayments[index - 1] = payment
}

/** The next takes the place of the first. */
export function removePayment(draft: ExpenseDraft, index: number): void {
  const [first, ...others] = paymentsOf(draft).toSpliced(index, 1)
  if (first) draft.payment = first
  else delete draft.payment
  if (others.length > 0) draft.furtherPayments = others
  else delete draft.furtherPayments
}
