/** A supplier as a person fills one in, what is still wrong with it, and how its creation can end (specification, Supplier). */
import * as z from 'zod'
import { SupplierRecord, type Country } from './books'
import { changeEnd } from './change-end'
import type { ExpenseType } from './reference-data'

const short = z.string().max(500)

export const SupplierDraft = z.object({
  name: short,
  /** As printed on its papers; empty where it has none. */
  vatNumber: short,
  /** A code from the countries, such as `GB`; empty where nobody says. */
  country: short,
  /** A code from the expense types; empty for none. */
  expenseType: short,
})
export type SupplierDraft = z.infer<typeof SupplierDraft>

export const emptySupplierDraft: SupplierDraft = {
  name: '',
  vatNumber: '',
  country: '',
  expenseType: '',
}

const supplierProblemCodes = [
  'name-missing',
  'vat-number-invalid',
  'country-unknown',
  'expense-type-unknown',
] as const

export const SupplierProblem = z.object({
  field: SupplierDraft.keyof(),
  code: z.enum(supplierProblemCodes),
})
export type SupplierProblem = z.infer<typeof SupplierProblem>

/** A supplier to be created; only the name is required. */
export interface NewSupplier {
  name: string
  /** A code from the countries, such as `GB`. */
  country?: string
  vatNumber?: string
  /** A code from the expense types. */
  expenseType?: string
}

export type SupplierCheck =
  { supplier: NewSupplier; problems: [] } | { supplier?: undefined; problems: SupplierProblem[] }

interface Known {
  countries: readonly Country[]
  expenseTypes: readonly Pick<ExpenseType, 'code'>[]
}

/** Checks a supplier before it is sent; only the name is required. What is not known here yet is left to the service. */
export function checkSupplier(draft: SupplierDraft, known: Known): SupplierCheck {
  const problems: SupplierProblem[] = []
  const report = (field: SupplierProblem['field'], code: SupplierProblem['code'] | false) => {
    if (code) problems.push({ field, code })
  }
  const name = draft.name.trim()
  const country = draft.country.trim().toUpperCase()
  const expenseType = draft.expenseType.trim()
  const vatNumber = draft.vatNumber.trim().toUpperCase().replace(/\s+/g, ' ')
  report('name', name === '' && 'name-missing')
  report('vatNumber', vatNumber !== '' && !isVatNumber(vatNumber) && 'vat-number-invalid')
  const isListed = known.countries.some(({ code }) => code.toUpperCase() === country)
  const isCountry = known.countries.length === 0 ? /^[A-Z]{2}$/.test(country) : isListed
  report('country', country !== '' && !isCountry && 'country-unknown')
  const isType =
    known.expenseTypes.length === 0 || known.expenseTypes.some(({ code }) => code === expenseType)
  report('expenseType', expenseType !== '' && !isType && 'expense-type-unknown')
  if (problems.length > 0) return { problems }
  const supplier = {
    name,
    ...(country && { country }),
    ...(vatNumber && { vatNumber }),
    ...(expenseType && { expenseType }),
  }
  return { supplier, problems: [] }
}

/** Letters, digits and what stands between them: at least four digits or letters, one digit among them. */
function isVatNumber(text: string): boolean {
  const bare = text.replace(/[ .\-/+*]/g, '')
  return /^[A-Z0-9]{4,20}$/.test(bare) && /\d/.test(bare)
}

/** Why nothing is sent: something is wrong with it, or these are close to it. */
const SupplierHeld = z.union([
  z.object({ problems: z.array(SupplierProblem) }),
  /** One of the same name is the same supplier and is never created again. */
  z.object({ alike: z.array(SupplierRecord), isSame: z.boolean() }),
])

/** How a creation ended, as far as the list of suppliers shows; trying again after `unknown` looks first. */
export const SupplierCreation = changeEnd({
  now: SupplierRecord,
  held: SupplierHeld,
  outcome: z.never(),
})
export type SupplierCreation = z.infer<typeof SupplierCreation>
