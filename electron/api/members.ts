/** Reads the members of a record out of exact values: one that is missing or odd is absent and costs no other. */
import Big from 'big.js'
import * as z from 'zod'
import type { RecordedFile, RecordedPayment } from '../../shared/books/payment'
import { Id, readAll } from './tolerant'

/** Text; a number counts as its digits. */
export const text = z.string().optional().catch(undefined)

export const flag = z
  .stringbool({ truthy: ['true'], falsy: ['false'] })
  .or(z.boolean())
  .optional()
  .catch(undefined)

/** An id or a count. Beyond what a number can hold exactly it is absent rather than wrong. */
export const whole = Id.optional().catch(undefined)

/** An amount as a plain decimal of two places, or of as many as it takes. */
export const amount = z.string().transform(plainAmount).optional().catch(undefined)

/** A number as a plain decimal without more places than it takes. */
export const decimal = z
  .string()
  .transform((value) => bigOf(value)?.toFixed())
  .optional()
  .catch(undefined)

/** An object of members; anything else is an object with none. */
export function part<S extends z.ZodRawShape>(shape: S) {
  return z.preprocess((value) => (isObject(value) ? value : {}), z.object(shape))
}

/** The entries that are objects; undefined when there is no list at all. */
export function list<S extends z.ZodType>(entry: S) {
  return z
    .array(z.unknown())
    .transform((entries) => readAll(entry, entries.filter(isObject)))
    .optional()
    .catch(undefined)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A payment of an expense or an invoice (specification, SupplierPayment and InvoicePayment). */
export const payment = z
  .object({
    id: whole,
    date: text,
    amount,
    reconciled: flag,
    paymentTarget: part({
      paymentMethod: part({ paymentMethodName: text, paymentMethodDisplayableName: text }),
      bankAccount: part({ id: whole, displayableName: text }),
      person: part({ id: whole, displayableName: text }),
    }),
  })
  .transform(({ paymentTarget: { paymentMethod, bankAccount, person }, reconciled, ...rest }) => ({
    ...rest,
    method: paymentMethod.paymentMethodName,
    methodName: paymentMethod.paymentMethodDisplayableName,
    bankAccountId: bankAccount.id,
    bankAccountName: bankAccount.displayableName,
    personId: person.id,
    personName: person.displayableName,
    isReconciled: reconciled,
  })) satisfies z.ZodType<RecordedPayment>

export const file = z.object({ id: whole, fileName: text }) satisfies z.ZodType<RecordedFile>

/** `"24.0"` → `"24.00"`, `"1E+3"` → `"1000.00"`, `"0.125"` → `"0.125"`; undefined for what is no plain number. */
export function plainAmount(source: string): string | undefined {
  const value = bigOf(source)
  if (!value) return undefined
  return value.eq(value.round(2)) ? value.toFixed(2) : value.toFixed()
}

/** Bounded, so that `1e400000` does not become 400,000 digits. */
function bigOf(source: string): Big | undefined {
  if (!/^-?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,2})?$/.test(source)) return undefined
  const value = new Big(source)
  return value.eq(0) ? new Big(0) : value
}
