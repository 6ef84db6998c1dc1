/** What the service lets a person choose from: types, VAT, payment methods, directors, open periods, bank accounts. */
import * as z from 'zod'

export const ExpenseType = z.object({
  /** The code used on a line, such as `FUEL`. */
  code: z.string(),
  name: z.string(),
  group: z.string(),
  defaultVatType: z.string().optional(),
})
export type ExpenseType = z.infer<typeof ExpenseType>

export const PaymentMethod = z.object({ code: z.string(), name: z.string() })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A director, who can have paid personally. */
export const Director = z.object({ id: z.number().int(), name: z.string() })
export type Director = z.infer<typeof Director>

/** An accounting period that takes postings; both dates belong to it. */
export const OpenPeriod = z.object({ startDate: z.string(), endDate: z.string() })
export type OpenPeriod = z.infer<typeof OpenPeriod>

export const BankAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  isDefault: z.boolean(),
})
export type BankAccount = z.infer<typeof BankAccount>

export const ReferenceData = z.object({
  expenseTypes: z.array(ExpenseType),
  vatTypes: z.array(z.string()),
  paymentMethods: z.array(PaymentMethod),
  directors: z.array(Director),
  openPeriods: z.array(OpenPeriod),
  bankAccounts: z.array(BankAccount),
  /** When the service last answered; absent while it never has. */
  asOf: z.string().optional(),
})
export type ReferenceData = z.infer<typeof ReferenceData>

export const emptyReferenceData: ReferenceData = {
  expenseTypes: [],
  vatTypes: [],
  paymentMethods: [],
  directors: [],
  openPeriods: [],
  bankAccounts: [],
}

/** The method under which a director paid personally (specification, SupplierPayment). */
export const directorsExpenses = 'DIRECTORS_EXPENSES'
