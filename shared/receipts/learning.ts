/** What is remembered of suppliers on this computer, the rules a person made of it, and why a field was filled. */
import * as z from 'zod'
import type { DraftLine, DraftPayment, ExpenseDraft } from '../expenses/expense'

const short = z.string().max(500)

/** A supplier of the books, or one that is known by name alone. */
export const SupplierRef = z.object({ id: z.number().int().optional(), name: short.min(1) })
export type SupplierRef = z.infer<typeof SupplierRef>

/** How something was paid, as it is remembered: date and amount are those of each expense. */
export const UsualPayment = z.object({
  /** A code such as `EFT`. */
  method: short.min(1),
  bankAccountId: z.number().int().optional(),
  personId: z.number().int().optional(),
})
export type UsualPayment = z.infer<typeof UsualPayment>

const rememberedFields = ['expenseType', 'vatType', 'payment'] as const
export const RememberedField = z.enum(rememberedFields)
export type RememberedField = z.infer<typeof RememberedField>

/** How a supplier was known: by its VAT number, by what the person chose for such receipts, by its name or one much like it. */
const matchKinds = ['vat-number', 'chosen-before', 'name', 'similar'] as const
export const MatchKind = z.enum(matchKinds)
export type MatchKind = z.infer<typeof MatchKind>

/**
 * Why a field was filled: `match` this supplier was recognised · `read` it stands on the receipt · `chosen` the person
 * chose it before · `rule` the person's own rule · `books` the books suggest it for the supplier · `usual` the books suggest
 * it for the expense type.
 */
export const Why = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), how: MatchKind, read: short }),
  z.object({ kind: z.literal('read') }),
  z.object({
    kind: z.literal('chosen'),
    supplierName: short,
    /** How often, of how many receipts that are remembered. */
    times: z.number().int(),
    of: z.number().int(),
    /** Calendar date of the last time. */
    lastOn: z.string(),
  }),
  z.object({ kind: z.literal('rule'), supplierName: short }),
  z.object({ kind: z.literal('books'), supplierName: short }),
  z.object({ kind: z.literal('usual'), expenseType: short }),
])
export type Why = z.infer<typeof Why>

/** A field of a draft that a person did not fill, such as `lines.0.vatType`. */
export const Suggested = z.object({
  field: short,
  /** What was filled in, as text; once the field holds something else, this is history. */
  value: short,
  from: z.enum(['reading', 'learned', 'rule', 'books']),
  why: Why,
})
export type Suggested = z.infer<typeof Suggested>

/** One remembered value; `confidence` is the share of receipts it would have been right for. */
const remembered = <S extends z.ZodType>(value: S) =>
  z.object({ value, why: Why, confidence: z.number().min(0).max(1) })

/** What is suggested for a supplier. */
export const SupplierDefaults = z.object({
  expenseType: remembered(short).optional(),
  vatType: remembered(short).optional(),
  payment: remembered(UsualPayment).optional(),
})
export type SupplierDefaults = z.infer<typeof SupplierDefaults>

/** What a person wants done for a supplier without being asked. */
export const SupplierRule = z.object({
  expenseType: short.min(1).optional(),
  vatType: short.min(1).optional(),
  payment: UsualPayment.optional(),
  /** Whether a receipt is ready without a look, once nothing is missing and everything is sure. */
  goesAtOnce: z.boolean(),
  /** It is for every supplier whose name holds the words of this one's. */
  isForWords: z.literal(true).optional(),
  /** Switched off: kept, and not applied. */
  isOff: z.literal(true).optional(),
})
export type SupplierRule = z.infer<typeof SupplierRule>

/** A rule and the supplier that it is for, or the words that a name has to hold. */
export const RuleEntry = z.object({ supplier: SupplierRef, rule: SupplierRule })
export type RuleEntry = z.infer<typeof RuleEntry>

/** Which rule is meant: the one of a supplier, or the one for words, though a supplier may be called just so. */
export const RuleRef = SupplierRef.extend({ isForWords: z.literal(true).optional() })
export type RuleRef = z.infer<typeof RuleRef>

/** What an entry is known by among all rules. */
export function ruleRef({ supplier, rule }: RuleEntry): RuleRef {
  return rule.isForWords ? { name: supplier.name, isForWords: true } : supplier
}

/** What a rule would have filled in otherwise than a receipt has it. */
const TriedReceipt = z.object({
  id: z.uuid(),
  fileName: z.string(),
  supplierName: z.string(),
  postingDate: z.string(),
  gross: z.string(),
  differs: z.array(RememberedField),
})
export type TriedReceipt = z.infer<typeof TriedReceipt>

/** A rule tried on the newest receipts: how many there were, and those that it is for. */
export const RuleTrial = z.object({ of: z.number().int(), rows: z.array(TriedReceipt) })
export type RuleTrial = z.infer<typeof RuleTrial>

/** A supplier about which something is remembered. */
export const RememberedSupplier = z.object({
  supplier: SupplierRef,
  /** How many confirmed receipts were learned from, and the calendar date of the last. */
  receipts: z.number().int(),
  lastOn: z.string().optional(),
  defaults: SupplierDefaults,
  rule: SupplierRule.optional(),
})
export type RememberedSupplier = z.infer<typeof RememberedSupplier>

/** What a field of a draft holds now, as text to compare with what was suggested; undefined where there is no such field. */
export function valueAt(draft: ExpenseDraft, field: string): string | undefined {
  const [part = '', name = '', last = ''] = field.split('.')
  if (part === 'supplierName') return draft.supplierName
  if (part === 'payment') {
    const value = draft.payment?.[name as keyof DraftPayment]
    return value === undefined ? undefined : String(value)
  }
  return part === 'lines' ? draft.lines[Number(name)]?.[last as keyof DraftLine] : undefined
}
