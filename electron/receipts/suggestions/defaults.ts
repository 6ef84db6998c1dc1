/** What to suggest for a supplier, from what the person chose for it before. */
import type {
  RememberedField,
  SupplierDefaults,
  SupplierRef,
  UsualPayment,
  Why,
} from '../../../shared/receipts/learning'
import { unpaid, type ChosenPayment } from '../../store/receipts/learned'
import { directorsExpenses, type ReferenceData } from '../../../shared/books/reference-data'

/** What was chosen for one receipt. What was not the same on all its lines or in all its payments, or was forgotten, is absent. */
export interface LearnedChoice {
  /** Calendar date. */
  on: string
  expenseType?: string | undefined
  vatType?: string | undefined
  payment?: ChosenPayment | undefined
}

/** More than these tell nothing more, and habits change. */
export const mostChoices = 20

/**
 * The last value chosen for each field, unless the one before it was another and most were: then nothing is suggested. To
 * leave it unpaid is a choice like any other, which suggests no payment.
 * @param learned newest first
 */
export function defaultsOf(
  supplier: SupplierRef,
  learned: readonly LearnedChoice[],
  choices: ReferenceData,
): SupplierDefaults {
  const types = new Set(choices.expenseTypes.map(({ code }) => code))
  const vatTypes = new Set(choices.vatTypes)
  const expenseType = habitOf(supplier, learned, 'expenseType', (code): code is string =>
    types.has(code),
  )
  const vatType = habitOf(supplier, learned, 'vatType', (type): type is string =>
    vatTypes.has(type),
  )
  const payment = habitOf(
    supplier,
    learned,
    'payment',
    (paid): paid is UsualPayment => paid !== unpaid && isPayable(paid, choices),
  )
  return {
    ...(expenseType && { expenseType }),
    ...(vatType && { vatType }),
    ...(payment && { payment }),
  }
}

interface Habit<T> {
  value: T
  why: Why
  confidence: number
}

function habitOf<F extends RememberedField, V extends NonNullable<LearnedChoice[F]>>(
  { name }: SupplierRef,
  learned: readonly LearnedChoice[],
  field: F,
  isOffered: (value: NonNullable<LearnedChoice[F]>) => value is V,
): Habit<V> | undefined {
  const known = learned.slice(0, mostChoices).flatMap((choice) => {
    const value = choice[field]
    return value === undefined ? [] : [{ on: choice.on, value }]
  })
  const [last] = known
  const value = last?.value
  if (!last || value === undefined || !isOffered(value)) return undefined
  const same = known.filter((other) => keyOf(other.value) === keyOf(value))
  const isSettled = known[1] === undefined || keyOf(known[1].value) === keyOf(value)
  if (!isSettled && same.length * 2 < known.length) return undefined
  const { length: times } = same
  return {
    value,
    why: { kind: 'chosen', supplierName: name, times, of: known.length, lastOn: last.on },
    // Laplace's rule of succession: once is a hint, ten times out of ten is a habit.
    confidence: (times + 1) / (known.length + 2),
  }
}

function keyOf(value: string | UsualPayment): string {
  if (typeof value === 'string') return value
  return [value.method, value.bankAccountId, value.personId].join(' ')
}

/** Whether the books still offer to pay in this way; cash may come from no account. */
export function isPayable(payment: UsualPayment, choices: ReferenceData): boolean {
  const { method, bankAccountId, personId } = payment
  if (!choices.paymentMethods.some(({ code }) => code === method)) return false
  const has = (list: readonly { id: number }[], id: number | undefined) =>
    list.some((item) => item.id === id)
  if (method === directorsExpenses) return has(choices.directors, personId)
  const isFromNone = method === 'CASH' && bankAccountId === undefined
  return isFromNone || has(choices.bankAccounts, bankAccountId)
}
