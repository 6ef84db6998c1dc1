// Owns the ways in which another service that keeps to the specification may answer otherwise than this one does.
import { isObject } from './json'

const usual = {
  /** Answers of the token endpoint hold null for all that RFC 6749 lets them leave out. */
  sparseTokens: false,
  /** The list of expenses takes no `sort`. */
  unsortedExpenses: false,
  /** Suppliers are listed by name alone; a list of all is empty. */
  hiddenSuppliers: false,
  /** Suppliers are listed by name alone; a list of all is refused. */
  suppliersByName: false,
  /** Files are kept under names of the service's own. */
  renamedFiles: false,
  /** Expenses show their suppliers by the ids alone. */
  bareSuppliers: false,
  /** Expense types and payment methods are lists of their codes; VAT types have codes beside their names. */
  plainLookups: false,
  /** Answers to creates hold the files that were sent. */
  shownFiles: false,
}

/** Each is off unless it is turned on. */
export type Dialect = Record<keyof typeof usual, boolean>

export const usualDialect: Readonly<Dialect> = usual

export function isDialect(value: unknown): value is Partial<Dialect> {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([name, isOn]) => Object.hasOwn(usual, name) && typeof isOn === 'boolean',
    )
  )
}
