/** Everything the renderer may ask of main, and everything main shows the renderer. */
import * as z from 'zod'
import { Service, Session } from './account'
import { call, live, type Api, type Handlers } from './channel'
import { DraftProblem, ExpenseDraft } from './expense'
import { CaptureBatch, CaptureOutcome, InboxList, ListedReceipt, Receipt } from './receipt'
import { ReferenceData } from './reference-data'
import { Settings } from './settings'
import { Supplier } from './supplier'
import { SyncStatus } from './sync'

const nothing = z.void()
const id = z.uuid()

/** The largest file taken, in bytes. */
export const largestFile = 25 * 1024 * 1024

export const contract = {
  session: {
    current: live(Session),
    /** Starts the demo company inside the app and signs in to it. */
    startDemo: call(nothing, nothing),
    /** Adds an online service and signs in to it. */
    connect: call(z.object({ name: z.string().min(1).max(100), service: Service }), nothing),
    /** Signs in again to the account at hand. */
    signIn: call(nothing, nothing),
    /** Opens the sign-in page once more, for a person who closed it. */
    reopenPage: call(nothing, nothing),
    cancelSignIn: call(nothing, nothing),
    signOut: call(nothing, nothing),
    /** Where the account at hand lives, for Settings. */
    service: call(nothing, Service.optional()),
  },
  capture: {
    batch: live(CaptureBatch),
    /** Absolute paths of files and folders. */
    paths: call(z.array(z.string().min(1).max(4096)).min(1).max(5000), z.array(CaptureOutcome)),
    /** A file that has no path, such as a pasted picture. */
    bytes: call(
      z.object({
        fileName: z.string().max(255),
        bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= largestFile),
      }),
      z.array(CaptureOutcome),
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
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(200),
      }),
      z.object({ total: z.number().int(), rows: z.array(ListedReceipt) }),
    ),
    read: call(id, Receipt),
    /** Keeps the draft as typed; only while the receipt is in review or rejected. */
    edit: call(z.object({ id, draft: ExpenseDraft }), nothing),
    /** Checks the draft and, when nothing is wrong, queues it to be sent. */
    confirm: call(id, z.object({ problems: z.array(DraftProblem) })),
    /** Takes a confirmed or rejected receipt back to review, as long as nothing of it can be in the books. */
    reopen: call(id, nothing),
    discard: call(id, nothing),
    restore: call(id, nothing),
    /** The person says that a same file is a receipt of its own. */
    keepBoth: call(id, nothing),
    /** The person answers for an outcome that could not be proved. */
    decide: call(z.object({ id, answer: z.enum(['check-again', 'send-again']) }), nothing),
  },
  books: {
    choices: live(ReferenceData),
    suppliers: call(
      z.object({ search: z.string().max(200), limit: z.number().int().min(1).max(100) }),
      z.array(Supplier),
    ),
    refresh: call(nothing, nothing),
  },
  sync: {
    status: live(SyncStatus),
    now: call(nothing, nothing),
    setPaused: call(z.boolean(), nothing),
  },
  activity: {
    page: call(
      z.object({ offset: z.number().int().min(0), limit: z.number().int().min(1).max(200) }),
      z.object({
        total: z.number().int(),
        rows: z.array(
          z.object({
            id: z.number().int(),
            at: z.string(),
            event: z.string(),
            note: z.string().optional(),
            receiptId: id.optional(),
            fileName: z.string().optional(),
            supplierName: z.string().optional(),
          }),
        ),
      }),
    ),
  },
  settings: {
    current: live(Settings),
    change: call(Settings.pick({ theme: true }), nothing),
  },
}

export type AppApi = Api<typeof contract>
export type AppHandlers = Handlers<typeof contract>
