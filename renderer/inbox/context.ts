/** The states of the inbox: its lists, the open receipt and what is known of it, and work on many at once. */
import { createContext } from 'svelte'
import type { Answers } from './answers'
import type { Inbox } from './inbox.svelte'
import type { Learning } from './form/learning.svelte'
import type { ReadReceipt } from './document/reading.svelte'
import type { Review } from './form/review.svelte'
import type { Scanning } from './capture/scanning.svelte'
import type { SharedWork } from './several/shared-work.svelte'
import type { FilesOut } from './files-out'
import type { Steps } from './steps'
import type { Vouchers } from './capture/vouchers.svelte'

export interface InboxStates {
  answers: Answers
  inbox: Inbox
  learning: Learning
  reading: ReadReceipt
  review: Review
  scanning: Scanning
  shared: SharedWork
  filesOut: FilesOut
  steps: Steps
  vouchers: Vouchers
}

export const [useInbox, provideInbox] = createContext<InboxStates>()
