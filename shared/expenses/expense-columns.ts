/** What the list of expenses can show of each, besides its date, supplier and amount. */
import * as z from 'zod'

/** In the order in which they stand, from left to right. */
export const expenseColumns = [
  'number',
  'for',
  'reference',
  'type',
  'method',
  'account',
  'files',
  'net',
  'vat',
  'due',
] as const
export const ExpenseColumn = z.enum(expenseColumns)
export type ExpenseColumn = z.infer<typeof ExpenseColumn>

/** Those that are shown until a person chooses. */
export const usualExpenseColumns: readonly ExpenseColumn[] = ['for', 'files']
