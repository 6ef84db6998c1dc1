/** A backup: everything of this profile but its sign-ins in one file that a passphrase opens, and the way back. */
import * as z from 'zod'
import { call, live } from './channel'

/** In characters. */
export const leastPassphrase = 12

const Passphrase = z.string().min(leastPassphrase).max(500)
const count = z.int().min(0)

/** What a profile holds, in numbers. */
export const ProfileTally = z.object({
  accounts: z.array(z.string()),
  receipts: count,
  /** Receipts that are not in the books as far as is known here: to be reviewed, confirmed, on their way, or in question. */
  waiting: count,
  /** Invoices that were typed and not sent. */
  drafts: count,
})
export type ProfileTally = z.infer<typeof ProfileTally>

/** What a backup says of itself, before anything of it is used. */
export const BackupContents = z.object({
  /** ISO instant. */
  madeAt: z.string(),
  tally: ProfileTally,
})
export type BackupContents = z.infer<typeof BackupContents>

/** Bytes done, of all. */
export const BackupProgress = z.object({ done: count, total: count })
export type BackupProgress = z.infer<typeof BackupProgress>

export const BackupEnd = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('saved'),
    fileName: z.string(),
    bytes: count,
    receipts: count,
    /** Files of receipts that were not whole any more on this computer. */
    damaged: count,
  }),
  /** No place was chosen, or it was called off; nothing was written. */
  z.object({ result: z.literal('cancelled') }),
])
export type BackupEnd = z.infer<typeof BackupEnd>

/** Nothing that a person would miss. */
export const isBlank = ({ accounts, receipts, drafts }: ProfileTally): boolean =>
  accounts.length === 0 && receipts === 0 && drafts === 0

/** What a person types to have a profile that is not empty replaced: the name of its first books. */
export const nameToType = ({ accounts }: ProfileTally): string => accounts[0] ?? 'Docket'

export const backupContract = {
  progress: live(BackupProgress.optional()),
  /** Asks for a place and writes everything there. */
  save: call(Passphrase, BackupEnd),
  /** Calls off what is being written or brought back. */
  cancel: call(z.void(), z.void()),
  /** Asks for a backup and gives its name; undefined when the person named none. */
  choose: call(z.void(), z.string().optional()),
  /** What the chosen backup holds. @throws `passphrase-wrong`, `backup-unknown`, `backup-newer`, `backup-damaged` */
  look: call(z.string().max(500), BackupContents),
  /** What is here now. */
  here: call(z.void(), ProfileTally),
  /**
   * Puts the chosen backup in the place of what is here; the app then starts anew. `agreed` as a person was told, `name` as they typed it.
   * False when it was called off. @throws `profile-used` when something else is here than was agreed to
   */
  bringBack: call(
    z.object({ passphrase: z.string().max(500), agreed: ProfileTally, name: z.string().max(200) }),
    z.boolean(),
  ),
}
