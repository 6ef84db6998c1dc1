/** What a person chooses in the form, as it changes the draft they type. See `original-edit` for other currencies. */
import type { Supplier } from '../../shared/books/supplier'
import { emptyLine, type ExpenseDraft, type Purchase } from '../../shared/expenses/expense'
import type { Choices } from '../base/choices.svelte'

/** Takes a supplier of the books, and its usual type where none is chosen. */
export function setSupplier(draft: ExpenseDraft, supplier: Supplier, choices: Choices): void {
  draft.supplierName = supplier.name
  draft.supplierId = supplier.id
  if (supplier.expenseType && !draft.lines[0]?.expenseType)
    setType(draft, 0, supplier.expenseType, choices)
}

/** Takes a name that is none of the books. */
export function nameSupplier(draft: ExpenseDraft, name: string): void {
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
  else delete draft.payment
}
