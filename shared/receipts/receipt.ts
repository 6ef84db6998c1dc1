/** A receipt: the file a person gave, how far its journey into the books has come, and what happened on the way. */
import * as z from 'zod'
import { changeEnd } from '../books/change-end'
import { errorCodes } from '../errors'
import { ExpenseDraft } from '../expenses/expense'
import { ExpenseRecord } from '../expenses/expense-record'
import { Original } from '../expenses/original'
import { StepDetail } from '../step-detail'
import { Voucher } from '../expenses/voucher'
import { Verdict } from './verdict'

/**
 * The journey, in one word each:
 * `review` a person has to look · `ready` confirmed, waiting to go · `sending` an intent is on disk, bytes may be out ·
 * `checking` the outcome is unknown and being proved · `sent` the service named an id · `proven` its copy of the file
 * was read back and is equal · `vouched` a person says that it is in the books · `rejected` the service said what to
 * change · `undecided` only a person can tell · `discarded` in the bin.
 */
export const receiptStates = [
  'review',
  'ready',
  'sending',
  'checking',
  'sent',
  'proven',
  'vouched',
  'rejected',
  'undecided',
  'discarded',
] as const
export const ReceiptState = z.enum(receiptStates)
export type ReceiptState = z.infer<typeof ReceiptState>

/** What each state is called in what is exported and said at a terminal. */
export const stateLabels: Record<ReceiptState, string> = {
  review: 'To review',
  ready: 'Ready',
  sending: 'Sending',
  checking: 'Looking in the books',
  sent: 'Proving',
  proven: 'In the books',
  vouched: 'In the books, by your word',
  rejected: 'Not accepted',
  undecided: 'Your decision',
  discarded: 'In the bin',
}

/** The lists of the inbox, as they stand beside each other. */
export const inboxLists = ['review', 'ready', 'sending', 'attention', 'books', 'bin'] as const
export const InboxList = z.enum(inboxLists)
export type InboxList = z.infer<typeof InboxList>

/** Which states each list of the inbox shows. */
export const statesOfList = {
  review: ['review'],
  ready: ['ready'],
  sending: ['sending', 'checking', 'sent'],
  attention: ['rejected', 'undecided'],
  books: ['proven', 'vouched'],
  bin: ['discarded'],
} as const satisfies Record<InboxList, readonly ReceiptState[]>

/** The list that shows receipts in this state. */
export function listOf(state: ReceiptState): InboxList {
  const isIn = (list: InboxList) => statesOfList[list].some((shown) => shown === state)
  return inboxLists.find(isIn) ?? 'review'
}

export const MediaType = z.enum([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/tiff',
  /** HEIF pictures as well. */
  'image/heic',
  'application/pdf',
  /** A mail that was saved whole. */
  'message/rfc822',
  /** An electronic invoice. */
  'application/xml',
])
export type MediaType = z.infer<typeof MediaType>

/** What stopped a receipt: a code for people's words, and what the service said, line by line. */
export const ReceiptProblem = z.object({
  code: z.enum(errorCodes),
  said: z.array(z.string()).default([]),
})
export type ReceiptProblem = z.infer<typeof ReceiptProblem>

/** A row of a list: enough to show it, nothing more. */
export const ReceiptRow = z.object({
  id: z.uuid(),
  state: ReceiptState,
  fileName: z.string(),
  mediaType: MediaType,
  size: z.number().int(),
  capturedAt: z.string(),
  supplierName: z.string(),
  postingDate: z.string(),
  /** Gross total as far as typed, a plain decimal, or empty. */
  gross: z.string(),
  expenseType: z.string(),
  /** The supplier's own number of the document, as it stands in the draft. */
  documentNumber: z.string().optional(),
  /** Day by which it is to be paid, `YYYY-MM-DD`, as it stands in the draft; absent once it is paid. */
  dueDate: z.string().optional(),
  /** What its paper says in another currency; absent for pounds. */
  original: Original.optional(),
  /** The earlier receipt that is the same file, until the person keeps both. */
  duplicateOf: z.uuid().optional(),
  /** Id of the expense in the books. */
  expenseId: z.number().int().optional(),
  problem: ReceiptProblem.optional(),
  /** Its file was in the books for so long that it is not kept on this computer any more. */
  originalGone: z.literal(true).optional(),
  /** The receipt that it goes into the books with, as a further file of that one's expense: it is its companion. */
  goesWith: z.uuid().optional(),
})
export type ReceiptRow = z.infer<typeof ReceiptRow>

/** The most files that go into the books with one receipt. */
export const mostCompanions = 20

/** A companion as its receipt shows it. */
export const Companion = ReceiptRow.pick({
  id: true,
  state: true,
  fileName: true,
  mediaType: true,
  size: true,
  problem: true,
  originalGone: true,
})
export type Companion = z.infer<typeof Companion>

/** A row as the window shows it. */
export const ListedReceipt = ReceiptRow.extend({
  /** What may become of it as it stands; in review alone. */
  verdict: Verdict.optional(),
  /** Whether it still waits to be read, could not be, or seems to be several receipts. */
  reading: z.enum(['waiting', 'failed', 'several']).optional(),
  /** How many files go with it; absent for none. */
  companions: z.number().int().optional(),
})
export type ListedReceipt = z.infer<typeof ListedReceipt>

export const Receipt = ReceiptRow.extend({
  sha256: z.string(),
  /** The words by which the service's copy is recognised: part of the attachment's file name. */
  marker: z.string(),
  draft: ExpenseDraft,
  /** What Docket made its document of, where a person had no receipt. */
  voucher: Voucher.optional(),
  /** Whether what was read has gone into the draft, where it had nothing. */
  isFilled: z.literal(true).optional(),
  /** The files that go with it, in the order of capture; absent for none. */
  companions: z.array(Companion).optional(),
  /** What was sent may still arrive for so many milliseconds: until then it is not sent again. */
  mayComeForMs: z.number().optional(),
  /** What happened, oldest first. */
  trail: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      note: z.string().optional(),
      detail: StepDetail.optional(),
    }),
  ),
})
export type Receipt = z.infer<typeof Receipt>

/**
 * Something that may be the same purchase: `same-file` byte for byte · `look-alike` its picture looks the same ·
 * `same-number` supplier and number of the document are equal · `same-facts` supplier, day and amount are ·
 * `invoice-paid` one is an invoice and the other the receipt for its payment, at most two months later ·
 * `other-books` the very file is in other books of this app too · `in-books` an expense of the books has these ·
 * `credit-in-books` an expense of the books has a credit note of supplier and amount, at most a week apart · `fits-expense` an
 * expense of the books has supplier and amount, is at most a week apart, and lacks a receipt: this may be it.
 */
export const Alike = z.object({
  kind: z.enum([
    'same-file',
    'same-number',
    'look-alike',
    'same-facts',
    'invoice-paid',
    'other-books',
    'in-books',
    'credit-in-books',
    'fits-expense',
  ]),
  /** The name of the other books, for `other-books`. */
  books: z.string().optional(),
  /** The other receipt, and what shows it; absent for an expense. */
  receiptId: z.uuid().optional(),
  fileName: z.string().optional(),
  mediaType: MediaType.optional(),
  state: ReceiptState.optional(),
  originalGone: z.literal(true).optional(),
  /** The expense in the books; absent for a receipt. */
  expenseId: z.number().int().optional(),
  supplierName: z.string(),
  postingDate: z.string(),
  gross: z.string(),
})
export type Alike = z.infer<typeof Alike>

/** How putting a receipt's file on an expense of the books ended. While that is not known, the file is looked for there. */
export const AttachEnd = changeEnd({ now: ExpenseRecord, held: z.never(), outcome: z.never() })
export type AttachEnd = z.infer<typeof AttachEnd>

/** What became of one file that was given. */
export const CaptureOutcome = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('saved'),
    fileName: z.string(),
    id: z.uuid(),
    duplicateOf: z.uuid().optional(),
  }),
  z.object({ result: z.literal('refused'), fileName: z.string(), code: z.enum(errorCodes) }),
])
export type CaptureOutcome = z.infer<typeof CaptureOutcome>

/** How the files given last are doing; `number` grows with every batch. */
export const CaptureBatch = z.object({
  number: z.number().int(),
  total: z.number().int(),
  done: z.number().int(),
  finished: z.boolean(),
  saved: z.number().int(),
  duplicates: z.number().int(),
  refused: z.array(z.object({ fileName: z.string(), code: z.enum(errorCodes) })),
  /** The first receipt saved in this batch. */
  first: z.uuid().optional(),
  /** The name of the watched folder that it came from. */
  folder: z.string().optional(),
  /** Whose the receipts are, where that is not the account at hand. */
  accountId: z.uuid().optional(),
})
export type CaptureBatch = z.infer<typeof CaptureBatch>

/** Before anything was given. */
export const noBatch: CaptureBatch = {
  number: 0,
  total: 0,
  done: 0,
  finished: true,
  saved: 0,
  duplicates: 0,
  refused: [],
}

/** How a list is ordered; without one it is as suits the list: what waits longest first, what was done last first. */
export const receiptSorts = ['oldest', 'newest', 'supplier', 'amount', 'date'] as const
export const ReceiptSort = z.enum(receiptSorts)
export type ReceiptSort = z.infer<typeof ReceiptSort>

/** The most receipts that one step takes on. */
export const mostAtOnce = 5000
/** The most receipts that become one, and the most pages that become receipts. */
export const mostJoined = 50

/** A step that many receipts take, each by its own rules. */
/** What becomes of receipts in the bin when it is emptied; what may have been sent once stays. */
export const BinTally = z.object({ removed: z.int().min(0), stayed: z.int().min(0) })
export type BinTally = z.infer<typeof BinTally>

export const SharedStep = z.enum(['confirm', 'discard', 'restore', 'reopen'])
export type SharedStep = z.infer<typeof SharedStep>

/**
 * Why a receipt stayed where it was: `incomplete` something is missing · `same-file` nobody decided about its twin ·
 * `alike` it may be a purchase that is here already · `look` something else has to be looked at · `moved` it is elsewhere on its journey, or of an account that is not
 * at hand any more · `failed`.
 */
export const StayReason = z.enum(['incomplete', 'same-file', 'alike', 'look', 'moved', 'failed'])
export type StayReason = z.infer<typeof StayReason>

/** What became of many receipts. */
export const SharedOutcome = z.object({
  done: z.array(z.uuid()),
  stayed: z.array(z.object({ id: z.uuid(), why: StayReason })),
})
export type SharedOutcome = z.infer<typeof SharedOutcome>

/** Receipts that stand in for others, made of their files; the others are in the bin. */
export const Exchange = z.object({
  made: z.array(z.uuid()).min(1).max(mostAtOnce),
  from: z.array(z.uuid()).min(1).max(mostAtOnce),
})
export type Exchange = z.infer<typeof Exchange>

/**
 * What a receipt is taken apart into: its pages, the receipts that were seen beside each other in one photo (`parts`), or
 * the documents whose pages follow each other in one file.
 */
export const SplitInto = z.enum(['pages', 'parts', 'documents'])
export type SplitInto = z.infer<typeof SplitInto>

/** What a person told apart from a receipt at one time: enough to ask about it again. */
export const ToldApart = z.object({
  id: z.uuid(),
  /** The receipt it was a same file of until then. */
  twin: z.uuid().optional(),
  /** Receipts (their ids) and expenses (theirs) that were not told apart from it before. */
  others: z.array(z.union([z.uuid(), z.number().int()])).max(mostAtOnce),
})
export type ToldApart = z.infer<typeof ToldApart>

/** What a person answers where only a person can tell; `not-sure` takes back that it `is-there`. */
export const Decision = z.enum(['check-again', 'send-again', 'delete-copy', 'is-there', 'not-sure'])
export type Decision = z.infer<typeof Decision>
