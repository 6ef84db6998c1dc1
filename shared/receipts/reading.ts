/** What a receipt says, as read on this computer: its words with their places, and the fields found in them. */
import * as z from 'zod'

const fraction = z.number().min(0).max(1)

/** A place on a page shown upright, in fractions of its width and height, from the top left. `page` counts from 0. */
export const Box = z.object({
  page: z.number().int().min(0),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
})
export type Box = z.infer<typeof Box>

export const Word = z.object({ text: z.string(), confidence: fraction, box: Box })
export type Word = z.infer<typeof Word>

/**
 * One value that was read. `confidence` is the share of values with such signs that were right on receipts with known
 * truth; `isSure` is whether it is high enough to be taken without a look. No `box` where it follows from other values.
 */
export const FieldValue = z.object({
  value: z.string(),
  confidence: fraction,
  isSure: z.boolean(),
  box: Box.optional(),
})
export type FieldValue = z.infer<typeof FieldValue>

/** A line of the VAT summary: rate in percent, net and VAT amount as plain decimals, as far as shown. */
export const VatLine = z.object({
  rate: z.string().optional(),
  net: z.string().optional(),
  vat: z.string().optional(),
})
export type VatLine = z.infer<typeof VatLine>

/** An item of the receipt, where it is plain. Amounts are plain decimals. */
export const ReadItem = z.object({
  description: z.string(),
  quantity: z.string().optional(),
  amount: z.string(),
  box: Box.optional(),
})
export type ReadItem = z.infer<typeof ReadItem>

/** Every field is absent where it was not seen; none is ever made up. */
export const ReadFields = z.object({
  supplier: FieldValue.optional(),
  /** Calendar date, `YYYY-MM-DD`. */
  date: FieldValue.optional(),
  /** Gross total, a plain decimal. */
  total: FieldValue.optional(),
  /** VAT amount, a plain decimal. */
  vat: FieldValue.optional(),
  vatLines: z.array(VatLine).default([]),
  /** VAT registration number without spaces, such as `GB123456789`. */
  vatNumber: FieldValue.optional(),
  /** ISO 4217, such as `GBP`. */
  currency: FieldValue.optional(),
  /** `card` or `cash`. */
  payment: FieldValue.optional(),
  cardLastFour: FieldValue.optional(),
  documentNumber: FieldValue.optional(),
  items: z.array(ReadItem).default([]),
})
export type ReadFields = z.infer<typeof ReadFields>

/** A page as it was read. Width and height in pixels, upright. */
export const ReadPage = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Degrees clockwise by which the page as the file shows it is turned to stand upright. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  words: z.array(Word),
})
export type ReadPage = z.infer<typeof ReadPage>

/** Pages of a file that belong together, counted from 0, both included. */
export const PageRange = z.object({ first: z.number().int().min(0), last: z.number().int().min(0) })
export type PageRange = z.infer<typeof PageRange>

export const Reading = z.object({
  pages: z.array(ReadPage),
  fields: ReadFields,
  /** Where several receipts lie on one page: the place of each. Empty for one receipt. */
  parts: z.array(Box).default([]),
  /** Where several documents are in one file: the pages of each; the fields are those of the first. */
  documents: z.array(PageRange).optional(),
})
export type Reading = z.infer<typeof Reading>
