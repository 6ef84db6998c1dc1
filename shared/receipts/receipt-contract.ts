/** What the renderer may ask of main about receipts: captured, read, reviewed, put together and taken apart. */
import * as z from 'zod'
import { Supplier } from '../books/supplier'
import { call, live } from '../channel'
import { ExpenseDraft, Purchase } from '../expenses/expense'
import { Vehicle } from '../expenses/mileage'
import { VoucherDraft } from '../expenses/voucher'
import { Look } from './look'
import { largestFile, largestWithFile } from './media'
import {
  Alike,
  AttachEnd,
  BinTally,
  CaptureBatch,
  CaptureOutcome,
  Decision,
  Exchange,
  InboxList,
  ListedReceipt,
  MediaType,
  mostAtOnce,
  mostCompanions,
  mostJoined,
  Receipt,
  ReceiptSort,
  SharedOutcome,
  SharedStep,
  SplitInto,
  ToldApart,
} from './receipt'
import { ReadPage } from './reading'
import { ReadingProgress, ReadingState } from './receipt-reading'
import { Verdict } from './verdict'

const nothing = z.void()
const id = z.uuid()
/** The largest input that says something of as many records as there may be at once, in bytes. */
const manyRecords = 32 * 1024 * 1024

export const receiptContract = {
  capture: {
    batch: live(CaptureBatch),
    /** Absolute paths of files and folders, and whose they are: without an account that of the one at hand. */
    paths: call(
      z.object({
        paths: z.array(z.string().min(1).max(4096)).min(1).max(5000),
        accountId: id.optional(),
      }),
      z.array(CaptureOutcome),
      manyRecords,
    ),
    /** A file that has no path, such as a pasted picture. */
    bytes: call(
      z.object({
        fileName: z.string().max(255),
        bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= largestFile),
        accountId: id.optional(),
      }),
      z.array(CaptureOutcome),
      largestWithFile,
    ),
    /** Lets the person choose files. */
    pick: call(nothing, z.array(CaptureOutcome)),
    /** Adds the sample receipts that come with the app; for the demo company only. */
    samples: call(nothing, z.array(CaptureOutcome)),
  },
  receipts: {
    /** Counts per list, and a number that grows whenever any receipt changed. */
    summary: live(
      z.object({ counts: z.record(InboxList, z.number().int()), revision: z.number().int() }),
    ),
    page: call(
      z.object({
        list: InboxList,
        search: z.string().max(200).default(''),
        sort: ReceiptSort.optional(),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(200),
      }),
      /** `revision` as in `summary`, of what the rows are no older than. */
      z.object({
        revision: z.number().int(),
        total: z.number().int(),
        rows: z.array(ListedReceipt),
      }),
    ),
    /** The ids of a whole list in its order, as far as one step can take them on. */
    ids: call(
      z.object({
        list: InboxList,
        search: z.string().max(200).default(''),
        sort: ReceiptSort.optional(),
      }),
      z.array(id),
    ),
    read: call(id, Receipt),
    /** Drafts of many, with where each stands; those that are gone are left out. */
    drafts: call(
      z.array(id).max(mostAtOnce),
      z.array(Receipt.pick({ id: true, state: true, draft: true })),
    ),
    /** Keeps many drafts in one go; answers which: only those in review or rejected. */
    editAll: call(
      z.array(z.object({ id, draft: ExpenseDraft })).max(mostAtOnce),
      z.array(id),
      manyRecords,
    ),
    /** Many take the same step, each by the rules it has alone. */
    stepAll: call(z.object({ ids: z.array(id).max(mostAtOnce), step: SharedStep }), SharedOutcome),
    /** Makes a receipt in review where there is none: an expense without one, or a business journey. Answers its id. */
    makeVoucher: call(VoucherDraft, id),
    /** What vouchers of these books say: business miles of a person in the tax year of a day, with one kind of vehicle. The person is who made the last, where none is named. */
    vouchersSay: call(
      z.object({ date: z.iso.date(), vehicle: Vehicle, person: VoucherDraft.shape.person }),
      z.object({ milesBefore: z.string(), person: z.string().optional() }),
    ),
    /** Has receipts in review go into the books with another of the same books, as further files of its expense. */
    goWith: call(z.object({ ids: z.array(id).min(1).max(mostCompanions), lead: id }), nothing),
    /** Makes companions receipts of their own again, which are read for themselves. */
    standAlone: call(z.array(id).min(1).max(mostCompanions), nothing),
    /** Makes one receipt of several that are in review, in this order. */
    merge: call(z.array(id).min(2).max(mostJoined), Exchange),
    /** Makes several receipts of one that is in review. */
    split: call(z.object({ id, into: SplitInto }), Exchange),
    /** Moves receipts in review to other books: what was typed of the papers goes with them. */
    moveToBooks: call(
      z.object({ ids: z.array(id).min(1).max(mostAtOnce), accountId: id }),
      Exchange,
      manyRecords,
    ),
    /** Brings receipts back from the bin and puts others there, all or none: undoes a merge, a split or a move, or does it again. */
    exchange: call(z.object({ back: Exchange.shape.from, away: Exchange.shape.made }), nothing),
    /**
     * Keeps the draft as typed; only while the receipt is in review or rejected. Without `knowsReading`, what was filled
     * in meanwhile stays where the draft has nothing.
     */
    edit: call(
      z.object({ id, draft: ExpenseDraft, knowsReading: z.boolean().default(true) }),
      nothing,
    ),
    /** Checks the draft and, when nothing is wrong, queues it to be sent. */
    confirm: call(
      z.object({ id, accepted: z.array(z.string().max(2000)).max(100) }),
      z.object({ verdict: Verdict.optional() }),
    ),
    /** Takes a confirmed or rejected receipt back to review, as long as nothing of it can be in the books. */
    reopen: call(id, nothing),
    discard: call(id, nothing),
    restore: call(id, nothing),
    /** What emptying the bin of the account at hand would do, all of it or these receipts. */
    binTally: call(z.object({ ids: z.array(id).max(mostAtOnce).optional() }), BinTally),
    /** Removes them for good, with their files. */
    emptyBin: call(z.object({ ids: z.array(id).max(mostAtOnce).optional() }), BinTally),
    /** The person says that a same file is a receipt of its own. */
    keepBoth: call(id, ToldApart),
    /** The next receipt whose picture nobody has looked at. */
    lookDue: call(nothing, z.object({ id, mediaType: MediaType }).optional()),
    /** How the picture of a receipt looks; without one it cannot be shown, or has nothing on it. */
    looked: call(z.object({ id, look: Look.optional() }), nothing),
    /** What may be the same purchase, as far as is known on this computer. */
    alike: call(id, z.array(Alike)),
    /** What a credit note may give back, as far as is known on this computer. */
    purchases: call(id, z.array(Purchase)),
    /** A supplier of the books that the new one of its draft may be by another spelling. */
    near: call(id, Supplier.optional()),
    /** The person says that these receipts (their ids) and expenses (theirs) are purchases of their own. */
    keepBeside: call(
      z.object({
        id,
        others: z
          .array(z.union([id, z.number().int()]))
          .min(1)
          .max(1000),
      }),
      ToldApart,
    ),
    /** Puts its file on an expense of the books that it was found to fit, in place of an expense of its own. */
    attach: call(z.object({ id, expenseId: z.int() }), AttachEnd),
    /** Takes back that they are purchases of their own, and asks again; only while the receipt is in review. */
    askAgain: call(ToldApart, nothing),
    /** The person answers for an outcome that could not be proved, or for a receipt found twice. */
    decide: call(z.object({ id, answer: Decision }), nothing),
    /** Takes back that it is to be sent again; only while nothing of it has gone since. */
    undecide: call(id, nothing),
  },
  reading: {
    progress: live(ReadingProgress),
    /** How far one receipt is, or what it says; it is read before the others. */
    of: call(id, ReadingState.optional()),
    /** A page of a receipt that was read, counted from 0, with its words. */
    page: call(z.object({ id, page: z.number().int().min(0).max(9999) }), ReadPage.optional()),
    /** Reads a receipt once more. */
    again: call(id, nothing),
    /** Calls off one receipt, or all that wait. */
    cancel: call(id.optional(), nothing),
  },
}
