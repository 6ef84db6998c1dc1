/** The lookups a person chooses from, read tolerantly (specification A2 and A3; shapes from the dialect). */
import * as z from 'zod'
import { isCalendarDate, type CalendarDate } from '../../shared/calendar'
import { AppError, type ErrorCode } from '../../shared/errors'
import {
  emptyReferenceData,
  type Director,
  type ExpenseType,
  type OpenPeriod,
  type PaymentMethod,
  type Lookups,
  type ReferenceData,
} from '../../shared/books/reference-data'
import { allEnded } from './all-ended'
import { fetchOpenBankAccounts } from './bank-accounts'
import type { ServiceClient } from './connection'
import { Id, listIn, readAll } from './tolerant'
import { readList } from './whole-list'

const expenses = '/v1/expenses'

/**
 * Fetches all lookups. No line can be without an expense type and a VAT type; what few expenses need stays as it was known where
 * the service does not give it.
 * @param today the date for which directors are asked
 * @throws AppError as `ServiceClient.read`
 */
export async function fetchReferenceData(
  client: ServiceClient,
  today: CalendarDate,
  known: ReferenceData = emptyReferenceData,
): Promise<Lookups> {
  const orKnown = async <T>(lookup: Promise<T[]>, before: T[]): Promise<T[]> => {
    try {
      return await lookup
    } catch (error) {
      if (mayBeMissing(error, known)) return before
      throw error
    }
  }
  const [expenseTypes, vatTypes, paymentMethods, directors, openPeriods, bankAccounts] =
    await allEnded([
      fetchExpenseTypes(client),
      fetchVatTypes(client),
      orKnown(fetchPaymentMethods(client), known.paymentMethods),
      orKnown(fetchDirectors(client, today), known.directors),
      orKnown(fetchOpenPeriods(client), known.openPeriods),
      orKnown(fetchOpenBankAccounts(client), known.bankAccounts),
    ])
  return { expenseTypes, vatTypes, paymentMethods, directors, openPeriods, bankAccounts }
}

/** A refusal stays one; of a fault only who knows nothing yet has to make the best. */
function mayBeMissing(error: unknown, { asOf }: ReferenceData): boolean {
  const { code } = AppError.from(error)
  return refusals.has(code) || (asOf === undefined && faults.has(code))
}

const refusals: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'not-found',
  'address-unknown',
  'service-refused',
])
const faults: ReadonlySet<ErrorCode> = new Set(['service-failed', 'reply-unreadable'])

/** @throws AppError as `ServiceClient.read`, here and below */
export async function fetchExpenseTypes(client: ServiceClient): Promise<ExpenseType[]> {
  return expenseTypesIn(await readList(client, `${expenses}/expense-types`))
}

export async function fetchVatTypes(client: ServiceClient): Promise<string[]> {
  return vatTypesIn(await readList(client, `${expenses}/vat-types`))
}

export async function fetchPaymentMethods(client: ServiceClient): Promise<PaymentMethod[]> {
  return paymentMethodsIn(await readList(client, `${expenses}/payment-methods`))
}

/** The directors on a date: who may have paid out of their own pocket then. */
export async function fetchDirectors(
  client: ServiceClient,
  date: CalendarDate,
): Promise<Director[]> {
  return directorsIn(await readList(client, `${expenses}/persons`, { date }))
}

export async function fetchOpenPeriods(client: ServiceClient): Promise<OpenPeriod[]> {
  return openPeriodsIn(await readList(client, `${expenses}/ledgers`))
}

/** An entry may be no more than its code. */
const orCode = <S extends z.ZodType>(member: string, entry: S) =>
  z.preprocess((value) => (typeof value === 'string' ? { [member]: value } : value), entry)

const TypeEntry = orCode(
  'expenseTypeName',
  z.looseObject({
    expenseTypeName: z.string().min(1),
    expenseTypeDisplayableName: z.string().nullish(),
    defaultVatType: z.string().nullish(),
    deprecated: z.boolean().nullish(),
    assignable: z.boolean().nullish(),
  }),
)
const Group = z.looseObject({
  groupName: z.string().nullish(),
  expenseTypes: z.array(z.unknown()),
})

/** Grouped (`{expenseGroups:[{groupName, expenseTypes}]}`) or flat; what cannot be chosen any more is left out. */
export function expenseTypesIn(body: unknown): ExpenseType[] {
  const entries = listIn(body)
  const groups = readAll(Group, entries)
  const named = groups.length > 0 ? groups : [{ groupName: '', expenseTypes: entries }]
  return named.flatMap(({ groupName, expenseTypes }) =>
    readAll(TypeEntry, expenseTypes)
      .filter((entry) => entry.deprecated !== true && entry.assignable !== false)
      .map((entry) => ({
        code: entry.expenseTypeName,
        name: entry.expenseTypeDisplayableName ?? sentence(entry.expenseTypeName),
        group: sentence(groupName ?? ''),
        ...(entry.defaultVatType && { defaultVatType: entry.defaultVatType }),
      })),
  )
}

const VatEntry = z.union([
  z.string(),
  z
    .looseObject({
      vatTypeDisplayableName: z.string().nullish(),
      displayableName: z.string().nullish(),
      displayName: z.string().nullish(),
      name: z.string().nullish(),
    })
    .transform(
      (entry) =>
        entry.vatTypeDisplayableName ??
        entry.displayableName ??
        entry.displayName ??
        entry.name ??
        '',
    ),
])

/** Display names, since a line takes those and not codes (specification, ExpenseLineItem). */
export function vatTypesIn(body: unknown): string[] {
  return readAll(VatEntry, listIn(body)).filter(Boolean)
}

const MethodEntry = orCode(
  'paymentMethodName',
  z.looseObject({
    paymentMethodName: z.string().min(1),
    paymentMethodDisplayableName: z.string().nullish(),
  }),
)

export function paymentMethodsIn(body: unknown): PaymentMethod[] {
  return readAll(MethodEntry, listIn(body)).map((entry) => ({
    code: entry.paymentMethodName,
    name: entry.paymentMethodDisplayableName ?? sentence(entry.paymentMethodName),
  }))
}

const PersonEntry = z.looseObject({
  id: Id,
  displayableName: z.string().nullish(),
  forename: z.string().nullish(),
  surname: z.string().nullish(),
})

export function directorsIn(body: unknown): Director[] {
  return readAll(PersonEntry, listIn(body)).map(({ id, displayableName, forename, surname }) => ({
    id,
    name: displayableName ?? [forename, surname].filter(Boolean).join(' '),
  }))
}

const PeriodEntry = z.looseObject({
  startDate: z.string().nullish(),
  start: z.string().nullish(),
  from: z.string().nullish(),
  endDate: z.string().nullish(),
  end: z.string().nullish(),
  to: z.string().nullish(),
  open: z.boolean().nullish(),
  closed: z.boolean().nullish(),
})

/** The open periods, one without an end for good; an entry that says it is closed, or whose dates cannot be read, is left out. */
export function openPeriodsIn(body: unknown): OpenPeriod[] {
  return readAll(PeriodEntry, listIn(body)).flatMap((entry) => {
    const startDate = entry.startDate ?? entry.start ?? entry.from ?? ''
    const endDate = entry.endDate ?? entry.end ?? entry.to ?? '9999-12-31'
    const isOpen = entry.open !== false && entry.closed !== true
    return isOpen && isCalendarDate(startDate) && isCalendarDate(endDate)
      ? [{ startDate, endDate }]
      : []
  })
}

/** `PARKING_AND_TOLLS` → `Parking and tolls`, for codes that come without a name. */
function sentence(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
