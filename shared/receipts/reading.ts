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
  /** What the page shows instead, where it says otherwise than the electronic invoice in its file: never sure. */
  printed: z.string().optional(),
})
export type FieldValue = z.infer<typeof FieldValue>

/**
 * What a document is. A `statement` lists other documents and is itself none to be paid twice; a `reminder` asks once more
 * for what an invoice asked for; `other` is no bill: a pro forma, a quotation, an order, a delivery note, a remittance advice.
 */
export const DocumentKind = z.enum([
  'receipt',
  'invoice',
  'credit-note',
  'statement',
  'reminder',
  'other',
])
export type DocumentKind = z.infer<typeof DocumentKind>

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
  /** For one of them, without VAT on an electronic invoice, as printed otherwise. */
  unitPrice: z.string().optional(),
  amount: z.string(),
  box: Box.optional(),
})
export type ReadItem = z.infer<typeof ReadItem>

/** Every field is absent where it was not seen; none is ever made up. */
export const ReadFields = z.object({
  /** Where the fields come from: the page, or an electronic invoice in the file. Absent in older readings, of pages. */
  source: z.enum(['print', 'e-invoice']).optional(),
  /** One of `DocumentKind`. */
  kind: FieldValue.optional(),
  supplier: FieldValue.optional(),
  /** Calendar date of the document, `YYYY-MM-DD`. */
  date: FieldValue.optional(),
  /** Calendar date by which it is to be paid, `YYYY-MM-DD`, where that is said. */
  due: FieldValue.optional(),
  /**
   * The gross amount of the document, VAT included (BT-112 of EN 16931): not what is left to be paid of it after a
   * payment in advance; on a till's receipt, after a printed rounding of cash. A plain decimal, with the sign that the document gives it: a credit note whose
   * amounts are positive says by its `kind` alone that the money comes back.
   */
  total: FieldValue.optional(),
  /** VAT amount, a plain decimal. */
  vat: FieldValue.optional(),
  vatLines: z.array(VatLine).default([]),
  /** Words that say that there is no VAT on it, or on some of it; never sure. */
  vatFree: FieldValue.optional(),
  /** VAT registration number without spaces, such as `GB123456789`. */
  vatNumber: FieldValue.optional(),
  /** ISO 4217, such as `GBP`; `$`, `kr` or `¥` where only such a sign is there, and not whose. */
  currency: FieldValue.optional(),
  /** `card`, `cash`, and on electronic invoices `direct-debit` or `transfer`, by which it is still to be paid. */
  payment: FieldValue.optional(),
  cardLastFour: FieldValue.optional(),
  /** The account to pay into, without spaces: sure where its check digits hold. */
  iban: FieldValue.optional(),
  documentNumber: FieldValue.optional(),
  /**
   * What the buyer gave to know it by: its reference (BT-10), otherwise the number of its order (BT-13); not its number as a
   * customer, nor an order's that the supplier gave. As printed; sure on electronic invoices only.
   */
  customerReference: FieldValue.optional(),
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

/** What of a file was not looked at: pages in the middle of a long document, mails deep within mails. */
export const Unseen = z.object({
  pages: z.array(PageRange),
  /** How many mails lie deeper within the mail than the depth to which such are opened. */
  mails: z.object({ count: z.number().int(), depth: z.number().int() }).optional(),
})
export type Unseen = z.infer<typeof Unseen>

export const Reading = z.object({
  pages: z.array(ReadPage),
  fields: ReadFields,
  /** Where several receipts lie on one page: the place of each. Empty for one receipt. */
  parts: z.array(Box).default([]),
  /** Where several documents are in one file: the pages of each; the fields are those of the first. */
  documents: z.array(PageRange).optional(),
  /** Absent where all of the file was looked at. */
  unseen: Unseen.optional(),
})
export type Reading = z.infer<typeof Reading>

/** What a receipt says, without the words of its pages: those of a long document are told page by page. */
export const ReadingSaid = Reading.extend({ pages: z.array(ReadPage.omit({ words: true })) })
export type ReadingSaid = z.infer<typeof ReadingSaid>
