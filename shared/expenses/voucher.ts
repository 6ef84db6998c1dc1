/**
 * Vouchers: what stands in for a receipt where there is none. A person types who, when, what, why and how much, or a
 * business journey; the document and the draft of the expense are made of that.
 */
import * as z from 'zod'
import type { ReferenceData } from '../books/reference-data'
import { isCalendarDate } from '../calendar'
import { isPositive, parseAmount, vatRate } from '../money'
import type { Reading } from '../receipts/reading'
import { emptyLine, type DraftLine, type ExpenseDraft } from './expense'
import { hasRates, mileageClaim, parseMiles, Vehicle, type MileagePart } from './mileage'

const short = z.string().max(200)

export const voucherKinds = ['expense', 'mileage'] as const
export const VoucherKind = z.enum(voucherKinds)
export type VoucherKind = z.infer<typeof VoucherKind>

/** A voucher as typed; every field may still be empty, and those of the other kind are left alone. */
export const VoucherDraft = z.object({
  kind: VoucherKind,
  /** Who spent it, or who travelled. */
  person: short,
  /** `YYYY-MM-DD`, or what was typed. */
  date: short,
  /** What for, as a tax office would ask. */
  why: short,
  /** Code of the expense type. */
  expenseType: short,
  /** Who was paid. */
  payee: short,
  what: short,
  gross: short,
  from: short,
  to: short,
  miles: short,
  vehicle: Vehicle,
  passengers: short,
})
export type VoucherDraft = z.infer<typeof VoucherDraft>

export const emptyVoucher: Omit<VoucherDraft, 'kind' | 'date'> = {
  person: '',
  why: '',
  expenseType: '',
  payee: '',
  what: '',
  gross: '',
  from: '',
  to: '',
  miles: '',
  vehicle: 'car',
  passengers: '',
}

const common = { person: short, date: z.iso.date(), why: short }

/** A voucher in which nothing is missing, as it is kept with its receipt. Amounts and miles are plain decimals. */
export const Voucher = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('expense'),
    ...common,
    payee: short,
    what: short,
    gross: z.string(),
  }),
  z.object({
    kind: z.literal('mileage'),
    ...common,
    from: short,
    to: short,
    vehicle: Vehicle,
    miles: z.string(),
    passengers: z.int(),
    /** Business miles of the traveller in the tax year with that kind of vehicle that were recorded before it. */
    milesBefore: z.string(),
  }),
])
export type Voucher = z.infer<typeof Voucher>
type Mileage = Extract<Voucher, { kind: 'mileage' }>

/** What is wrong with a field of a voucher. */
export interface VoucherProblem {
  field: keyof VoucherDraft
  code:
    | 'missing'
    | 'date-invalid'
    | 'rates-unknown'
    | 'amount-invalid'
    | 'miles-invalid'
    | 'passengers-invalid'
}

/** The most colleagues in one car or van. */
const mostPassengers = 8

/** All that is wrong with a voucher, in the order in which its form asks. */
export function checkVoucher(draft: VoucherDraft): VoucherProblem[] {
  const isMileage = draft.kind === 'mileage'
  const needed: (keyof VoucherDraft)[] = isMileage
    ? ['from', 'to', 'miles', 'why', 'date', 'person', 'expenseType']
    : ['payee', 'what', 'gross', 'why', 'date', 'person', 'expenseType']
  const problems = needed.flatMap((field): VoucherProblem[] => {
    const code = draft[field].trim() === '' ? 'missing' : problemOf(draft, field)
    return code ? [{ field, code }] : []
  })
  return isMileage && draft.vehicle === 'car' && passengersIn(draft) === undefined
    ? [...problems, { field: 'passengers', code: 'passengers-invalid' }]
    : problems
}

function problemOf(
  { kind, date, gross, miles }: VoucherDraft,
  field: keyof VoucherDraft,
): VoucherProblem['code'] | undefined {
  if (field === 'date' && !isCalendarDate(date)) return 'date-invalid'
  if (field === 'date' && kind === 'mileage' && !hasRates(date)) return 'rates-unknown'
  if (field === 'miles' && parseMiles(miles) === undefined) return 'miles-invalid'
  const amount = field === 'gross' ? parseAmount(gross) : undefined
  const isWrong = field === 'gross' && (amount === undefined || !isPositive(amount))
  return isWrong ? 'amount-invalid' : undefined
}

function passengersIn({ passengers }: VoucherDraft): number | undefined {
  const typed = passengers.trim() || '0'
  return /^\d$/.test(typed) && Number(typed) <= mostPassengers ? Number(typed) : undefined
}

/**
 * The voucher as it is kept. Only for a draft without problems.
 * @param milesBefore see Voucher; of no use to one that is not of a journey
 */
export function voucherOf(draft: VoucherDraft, milesBefore: string): Voucher {
  const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
  const { kind, date } = draft
  const shared = { person: tidy(draft.person), date, why: tidy(draft.why) }
  if (kind === 'expense')
    return {
      kind,
      ...shared,
      payee: tidy(draft.payee),
      what: tidy(draft.what),
      gross: parseAmount(draft.gross) ?? '0.00',
    }
  return {
    kind,
    ...shared,
    from: tidy(draft.from),
    to: tidy(draft.to),
    vehicle: draft.vehicle,
    miles: parseMiles(draft.miles) ?? '0',
    passengers: draft.vehicle === 'car' ? (passengersIn(draft) ?? 0) : 0,
    milesBefore,
  }
}

/** What a journey comes to. A voucher is only made of one whose rates are known. */
export function claimOf(voucher: Mileage): NonNullable<ReturnType<typeof mileageClaim>> {
  return mileageClaim(voucher, voucher.milesBefore) ?? { parts: [], total: '0.00', milesAfter: '0' }
}

/** What a voucher is of, in pounds. */
export function voucherTotal(voucher: Voucher): string {
  return voucher.kind === 'expense' ? voucher.gross : claimOf(voucher).total
}

/** `95 miles at 45p`; passengers' miles are told as such. */
export function partWords({ what, miles, pence }: MileagePart): string {
  return `${miles} ${what === 'miles' ? 'miles' : 'passenger miles'} at ${pence}p`
}

/**
 * The expense a voucher stands for: for a journey a line for each rate. Without a receipt there is no VAT to reclaim, so
 * the VAT type is one without any: the usual one of the expense type, or else what the books offer.
 */
export function voucherDraft(
  voucher: Voucher,
  expenseType: string,
  choices: Pick<ReferenceData, 'expenseTypes' | 'vatTypes'>,
): ExpenseDraft {
  const { person, date: postingDate, why } = voucher
  const vatType = typeWithoutVat(expenseType, choices)
  const line: DraftLine = { ...emptyLine, expenseType, vatType }
  if (voucher.kind === 'expense') {
    const { payee, what, gross } = voucher
    const description = `${what}: ${why}`
    return { supplierName: payee, postingDate, lines: [{ ...line, description, gross }] }
  }
  const lines = claimOf(voucher).parts.map((part) => ({
    ...line,
    description: `${voucher.from} to ${voucher.to}, ${partWords(part)}: ${why}`.slice(0, 500),
    gross: part.amount,
  }))
  return { supplierName: person, postingDate, lines }
}

/** The surest first: what was paid to oneself, or cannot be shown, is outside the scope of VAT. */
const withoutVat = ['outside the scope', 'exempt', 'zero', 'zero rated']

function typeWithoutVat(
  expenseType: string,
  { expenseTypes, vatTypes }: Pick<ReferenceData, 'expenseTypes' | 'vatTypes'>,
): string {
  const usual = expenseTypes.find(({ code }) => code === expenseType)?.defaultVatType
  if (usual !== undefined && vatRate(usual) === 0 && vatTypes.includes(usual)) return usual
  const named = (name: string) => vatTypes.find((type) => type.toLowerCase() === name)
  const known = withoutVat.map(named).find((type) => type !== undefined)
  return known ?? vatTypes.find((type) => vatRate(type) === 0) ?? ''
}

/** What the document of a voucher says, as if it had been read: exactly what was typed. */
export function readingOf(voucher: Voucher): Pick<Reading, 'fields' | 'parts'> {
  const sure = (value: string) => ({ value, confidence: 1, isSure: true })
  return {
    parts: [],
    fields: {
      supplier: sure(voucher.kind === 'expense' ? voucher.payee : voucher.person),
      date: sure(voucher.date),
      total: sure(voucherTotal(voucher)),
      currency: sure('GBP'),
      vatLines: [],
      items: [],
    },
  }
}
