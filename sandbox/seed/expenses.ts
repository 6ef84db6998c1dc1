// Owns the expenses of the made-up company: years of ordinary purchases up to today.
import type { AttachmentInput } from '../attachments'
import type { Database } from '../database'
import { addDays, dayOfMonth } from '../dates'
import type { ExpenseInput } from '../expense-input'
import { insertExpense } from '../expense-records'
import { decimalText } from '../money'
import type { PaymentInput } from '../payment-input'
import { cardAccountId, defaultBankAccountId, signedInAs } from './company'
import type { Company } from './company'
import type { Random } from './random'
import { receiptPdf } from './receipt-pdf'
import { monthlyPurchases } from './suppliers'
import type { SeedSupplier } from './suppliers'

export type StoredSupplier = SeedSupplier & { id: number }

type Purchase = { supplier: StoredSupplier; date: string; grossPence: number }
type Chance = { today: string; company: Company; random: Random }
type Extent = Chance & { expenseCount: number; years: number; receiptPercent: number }

// Statements are reconciled once they have settled for a while.
const reconciledAfterDays = 45

export function seedExpenses(
  database: Database,
  suppliers: readonly StoredSupplier[],
  extent: Extent,
): void {
  const { today, company, random } = extent
  const createdBy = signedInAs(company)
  const settledBefore = addDays(today, -reconciledAfterDays)
  for (const [index, purchase] of purchasesFrom(suppliers, extent).entries()) {
    const id = insertExpense(database, seedExpense(purchase, { ...extent, index }), createdBy)
    if (purchase.date < settledBefore && random.chance(80)) reconcile(database, id)
  }
}

function purchasesFrom(suppliers: readonly StoredSupplier[], extent: Extent): Purchase[] {
  const regular = suppliers.flatMap((supplier) => monthlyPurchasesFrom(supplier, extent))
  const others = suppliers.filter(({ name }) => !monthlyPurchases.has(name))
  const occasional = Array.from({ length: extent.expenseCount - regular.length }, (_, index) =>
    occasionalPurchase(others, index, extent),
  ).filter((purchase) => purchase !== undefined)
  return [...regular, ...occasional].sort((left, right) =>
    left.date < right.date ? -1 : left.date > right.date ? 1 : 0,
  )
}

function monthlyPurchasesFrom(supplier: StoredSupplier, { today, years }: Extent): Purchase[] {
  const monthly = monthlyPurchases.get(supplier.name)
  if (!monthly) return []
  return Array.from({ length: years * 12 }, (_, ago) => ({
    supplier,
    date: dayOfMonth(today, -ago, monthly.day),
    grossPence: monthly.pence,
  })).filter(({ date }) => date <= today)
}

/** Each supplier has one turn before chance decides, so that none is without a purchase. */
function occasionalPurchase(
  suppliers: readonly StoredSupplier[],
  index: number,
  { today, random, years }: Extent,
): Purchase | undefined {
  const supplier = suppliers[index] ?? suppliers[random.between(0, suppliers.length - 1)]
  return (
    supplier && {
      supplier,
      date: addDays(today, -random.between(0, years * 365)),
      grossPence: random.between(...supplier.range),
    }
  )
}

function seedExpense(
  { supplier, date, grossPence }: Purchase,
  { index, receiptPercent, ...chance }: Extent & { index: number },
): ExpenseInput {
  const { random } = chance
  const description = random.pick(supplier.buys)
  const { expenseType, vatType } = supplier
  const reference = random.chance(60) ? `${initials(supplier.name)}-${1000 + index}` : ''
  return {
    supplierId: supplier.id,
    postingDate: date,
    note: '',
    supplierReference: reference,
    lines: [{ expenseType, description, vatType, grossPence }],
    payments: seedPayments(date, grossPence, chance),
    attachments: random.chance(receiptPercent) ? [seedReceipt(supplier, date, grossPence)] : [],
  }
}

function seedPayments(
  postingDate: string,
  pence: number,
  { today, company, random }: Chance,
): PaymentInput[] {
  const date = addDays(postingDate, random.chance(70) ? 0 : random.between(1, 28))
  if (date > today || random.chance(6)) return []
  const isPersonal = random.chance(15)
  const account = random.chance(25) ? cardAccountId : defaultBankAccountId
  return [
    {
      id: undefined,
      date,
      pence,
      method: isPersonal ? 'DIRECTORS_EXPENSES' : 'EFT',
      bankAccountId: isPersonal ? undefined : account,
      personId: isPersonal ? company.directors[random.chance(60) ? 0 : 1].id : undefined,
    },
  ]
}

function seedReceipt(supplier: StoredSupplier, date: string, pence: number): AttachmentInput {
  const contents = receiptPdf([supplier.name, date, `Total GBP ${decimalText(pence)}`, 'Thank you'])
  const fileName = `${date} ${supplier.name}.pdf`
  return { kind: 'new', fileName, contentType: 'application/pdf', contents }
}

function reconcile(database: Database, expenseId: number): void {
  database.run(
    "UPDATE expense_payments SET reconciled = 1 WHERE expense_id = ? AND method = 'EFT'",
    expenseId,
  )
}

function initials(name: string): string {
  return [...name.matchAll(/\b[A-Z]/g)].map(([letter]) => letter).join('')
}
