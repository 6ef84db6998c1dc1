/** Folders in which receipts arrive, as a person set them up, and how each of them is doing. */
import * as z from 'zod'
import { errorCodes } from '../errors'

/** What becomes of a file in the folder once its receipt is saved: it stays, or goes into a folder beside it or the bin. */
export const originalFates = ['leave', 'move', 'bin'] as const
export const OriginalFate = z.enum(originalFates)
export type OriginalFate = z.infer<typeof OriginalFate>

/** The folder, inside the watched one, into which files are moved. */
export const takenFolder = 'Taken by Docket'

/** The most folders that are watched. */
export const mostWatched = 20

/** What a person may set of a watched folder. */
export const WatchedFolderSetting = z.object({
  /** Names of files that are taken, with `*` for any signs and `?` for one, whatever their case; empty: all. */
  pattern: z.string().trim().max(200),
  /** The account that its receipts go to; absent: the one at hand when a file is taken. */
  accountId: z.uuid().optional(),
  original: OriginalFate,
  isOff: z.boolean(),
})
export type WatchedFolderSetting = z.infer<typeof WatchedFolderSetting>

export const WatchedFolder = WatchedFolderSetting.extend({
  id: z.uuid(),
  /** Absolute path. */
  path: z.string().min(1),
})
export type WatchedFolder = z.infer<typeof WatchedFolder>

/**
 * Why nothing is taken from a folder: it is not there, may not be read, does not answer, fails, or the account that its
 * receipts go to was removed.
 */
export const FolderTrouble = z.enum(['gone', 'forbidden', 'silent', 'failing', 'no-account'])
export type FolderTrouble = z.infer<typeof FolderTrouble>

/** The most files that are named of those that could not be taken. */
export const mostNamed = 50

/** One line of the list of watched folders. */
export const WatchedFolderStanding = z.object({
  folder: WatchedFolder,
  /** Since when it has been in trouble, as an ISO instant. */
  trouble: z.object({ reason: FolderTrouble, since: z.string() }).optional(),
  /** Files that were taken from it. */
  taken: z.int(),
  /** The file taken last. */
  last: z.object({ name: z.string(), at: z.string() }).optional(),
  /** Files in it that could not be taken, or not be moved or binned, and how many there are in all. */
  refused: z.array(z.object({ name: z.string(), code: z.enum(errorCodes) })).max(mostNamed),
  refusedCount: z.int(),
})
export type WatchedFolderStanding = z.infer<typeof WatchedFolderStanding>

/** A folder that a person has chosen in the dialog of the system, and has not added yet. */
export const ChosenFolder = z.object({ choice: z.uuid(), path: z.string() })
export type ChosenFolder = z.infer<typeof ChosenFolder>

/** What came of adding or changing a folder; all but `done` left everything as it was. */
export const WatchedFolderEnd = z.enum(['done', 'known', 'own', 'too-many', 'unreachable'])
export type WatchedFolderEnd = z.infer<typeof WatchedFolderEnd>

/** What a folder is called: the last part of its path, or all of it. */
export function folderName(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path
}
