/** Every sentence that names a failure, a missing field or a step of the journey. */
import type { ErrorCode } from '../../shared/errors'
import { formatDate } from '../../shared/calendar'
import type { DraftProblem } from '../../shared/expense'

/** What a person can do about a failure, where one button can offer it. */
export type Remedy = 'sign-in' | 'try-again' | 'choose-files'

export interface Words {
  title: string
  body?: string
  action?: Remedy
}

export const remedyWords: Record<Remedy, string> = {
  'sign-in': 'Sign in',
  'try-again': 'Try again',
  'choose-files': 'Choose other files',
}

export const errorWords: Record<ErrorCode, Words> = {
  offline: {
    title: 'The service could not be reached',
    body: 'Your receipts are safe on this computer and go by themselves when the network is back.',
    action: 'try-again',
  },
  'signed-out': {
    title: 'You are signed out of your books',
    body: 'Your receipts wait here, safe. Sign in and they go on their way.',
    action: 'sign-in',
  },
  forbidden: {
    title: 'The service does not allow this',
    body: 'Your account may lack the right to add expenses. Ask whoever looks after the books.',
  },
  'not-found': {
    title: 'The service does not know this record any more',
    body: 'It may have been deleted in the books. The receipt itself is safe here.',
  },
  'rate-limited': {
    title: 'The service asked for a pause',
    body: 'Too much was sent at once. Docket waits and goes on by itself.',
  },
  'service-refused': {
    title: 'The service did not accept this',
    body: 'Its words are below. Change what it names and send the receipt again.',
  },
  'service-failed': {
    title: 'The service had a fault of its own',
    body: 'Nothing is lost. Docket tries again by itself in a while.',
    action: 'try-again',
  },
  'outcome-unknown': {
    title: 'It is not certain whether this arrived',
    body: 'The answer was lost on the way, and Docket could not prove the outcome. Please look in your books.',
  },
  'attachment-differs': {
    title: 'The file in the books differs from the original',
    body: 'The original is safe here. Open the expense in your books and compare the attachment.',
  },
  'sign-in-denied': {
    title: 'The sign-in was declined',
    body: 'Docket was not allowed in your browser. Start again if that was not what you meant.',
    action: 'try-again',
  },
  'sign-in-mismatch': {
    title: 'The answer belonged to another sign-in',
    body: 'It was ignored to keep your books safe. Please start the sign-in again.',
    action: 'try-again',
  },
  'sign-in-timeout': {
    title: 'Nobody answered in the browser',
    body: 'The sign-in page waited a long time and was closed. Please start again.',
    action: 'try-again',
  },
  'sign-in-cancelled': {
    title: 'The sign-in was cancelled',
    body: 'Nothing was changed. You can start again whenever you like.',
  },
  'sign-in-failed': {
    title: 'The sign-in did not work',
    body: 'The sign-in address did not answer as expected. Check the addresses and try again.',
    action: 'try-again',
  },
  'sign-in-interrupted': {
    title: 'A renewal of the sign-in was interrupted',
    body: 'To be safe, sign in once more. Your receipts wait here in the meantime.',
    action: 'sign-in',
  },
  'address-invalid': {
    title: 'One of the addresses cannot be used',
    body: 'Each address has to begin with https:// and name a host.',
  },
  'file-unsupported': {
    title: 'Only JPEG, PNG and PDF for now',
    body: 'Save the file in one of these forms and drop it again.',
  },
  'file-empty': { title: 'The file is empty', body: 'There is nothing in it to keep.' },
  'file-too-large': {
    title: 'The file is larger than 25 MB',
    body: 'Save it smaller, or photograph the receipt again.',
  },
  'file-not-regular': {
    title: 'This is not a file',
    body: 'Devices, links and the like cannot be kept as receipts.',
  },
  'file-unreadable': {
    title: 'The file could not be read',
    body: 'Check that it still exists and that you may open it.',
  },
  'file-damaged': {
    title: 'The file is damaged',
    body: 'It ends too early or is not what its name says.',
  },
  'folder-empty': {
    title: 'No receipts in this folder',
    body: 'Nothing in it is a JPEG, PNG or PDF.',
  },
  'too-many-files': {
    title: 'Too many files at once',
    body: 'Add up to 5,000 files at a time.',
  },
  'disk-full': {
    title: 'The disk is full',
    body: 'This could not be saved. Make some room and try again; keep originals until Docket says saved.',
    action: 'try-again',
  },
  'no-permission': {
    title: 'This computer does not allow it',
    body: 'Docket may not read or write there. Check the rights of the file or folder.',
  },
  'store-damaged': {
    title: 'Part of the store on this computer is damaged',
    body: 'The originals of your receipts are kept apart from it. Nothing was deleted.',
  },
  'store-newer': {
    title: 'A newer Docket has been at work here',
    body: 'Install the newest version to go on. Nothing was changed.',
  },
  'keyring-locked': {
    title: 'The keyring of this computer is locked',
    body: 'Unlock it so that Docket can reach your sign-in.',
    action: 'try-again',
  },
  'keyring-lost': {
    title: 'The kept sign-in can no longer be opened',
    body: 'The keyring has changed. Sign in once more; your receipts are not affected.',
    action: 'sign-in',
  },
  'draft-incomplete': {
    title: 'Something is still missing',
    body: 'Look at the marked fields.',
  },
  'wrong-state': {
    title: 'This receipt has moved on',
    body: 'It is already further on its way, so this step is no longer possible.',
  },
  'no-account': {
    title: 'No books are connected yet',
    body: 'Your receipts are safe here. Connect your books or try the demo company to go on.',
  },
  'invalid-input': {
    title: 'That could not be understood',
    body: 'Nothing was changed. Please check what you entered.',
  },
  untrusted: {
    title: 'This was refused for safety',
    body: 'The request did not come from the window of Docket itself.',
  },
  'demo-unavailable': {
    title: 'The demo company could not start',
    body: 'Close Docket and open it again. If that does not help, install it afresh.',
    action: 'try-again',
  },
  unexpected: {
    title: 'Something went wrong that should not',
    body: 'Your receipts are safe on this computer. Try again, and restart Docket if it stays.',
    action: 'try-again',
  },
}

const problemWords: Record<DraftProblem['code'], string> = {
  'supplier-missing': 'Who is this from?',
  'date-missing': 'Which day is on the receipt?',
  'date-invalid': 'Type a date such as 30/6/26.',
  'period-closed': 'The books are closed for this day.',
  'type-missing': 'What kind of expense is it?',
  'type-unknown': 'Your books do not have this type. Choose another.',
  'vat-missing': 'Choose the VAT type.',
  'vat-unknown': 'Your books do not have this VAT type. Choose another.',
  'amount-missing': 'What is the amount, with VAT?',
  'amount-invalid': 'Type an amount such as 61.27.',
  'amount-not-positive': 'The amount has to be above zero.',
  'method-missing': 'How was it paid?',
  'method-unknown': 'Your books do not have this method. Choose another.',
  'bank-account-missing': 'Which account was it paid from?',
  'bank-account-unknown': 'Your books do not have this account. Choose another.',
  'director-missing': 'Who paid for it?',
  'director-unknown': 'Your books do not have this director. Choose another.',
  'payment-date-invalid': 'Type a date such as 30/6/26, or leave it empty.',
  'payment-above-total': 'More was paid than the receipt comes to.',
  'choices-unknown': 'The expense types come from your books, which have not answered yet.',
}

export function problemSentence(problem: DraftProblem): string {
  if (problem.code !== 'period-closed' || problem.suggestion) return problemWords[problem.code]
  return `${problemWords[problem.code]} No later day is open.`
}

/** `"1 Jul 2026"`, offered when a period is closed. */
export function suggestedDay(problem: DraftProblem | undefined): string | undefined {
  return problem?.suggestion && formatDate(problem.suggestion)
}

/** Steps of the journey, as main names them in the journal. */
const eventWords: Record<string, string> = {
  captured: 'Saved on this computer',
  duplicate: 'Found to be the same file as another',
  'kept-both': 'Kept as a receipt of its own',
  confirmed: 'Confirmed',
  reopened: 'Taken back to review',
  discarded: 'Put in the bin',
  restored: 'Taken out of the bin',
  sending: 'On its way',
  'not-sent': 'Could not go out, waits again',
  'answer-lost': 'The answer was lost on the way',
  looked: 'Looked for it in the books',
  'proved-absent': 'Proved not to be in the books, waits again',
  sent: 'Accepted by the service',
  proven: 'In the books, and the file there is equal',
  differs: 'The file in the books differs',
  stopped: 'Stopped before it went out',
  rejected: 'Not accepted by the service',
  undecided: 'Needs your decision',
  'told-to-send': 'You asked to send it again',
  'told-to-check': 'You asked to look again',
  'supplier-created': 'Supplier added to the books',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  connected: 'Books connected',
  'demo-started': 'Demo company opened',
  paused: 'Sending held back',
  resumed: 'Sending resumed',
}

/** What was noted with a step; a checksum is shown by its beginning. */
export function noteWords(note: string | undefined): string | undefined {
  return note && /^[0-9a-f]{64}$/.test(note) ? `SHA-256 ${note.slice(0, 16)}…` : note
}

/** Words for a step; a step without words of its own is shown by its name, made readable. */
export function eventSentence(event: string): string {
  const words = eventWords[event] ?? event.replaceAll(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
