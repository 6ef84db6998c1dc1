/** Sentences of the window about failures and steps of the journey; what each failure is called is shared, what a field lacks is said in problem-words.ts. */
import { errorWords, type Remedy, type Words } from '../../shared/error-words'
import type { ErrorCode } from '../../shared/errors'
import type { Recovered } from '../../shared/receipts/recovered'

export const remedyWords: Record<Remedy, string> = {
  'sign-in': 'Sign in',
  'try-again': 'Try again',
  'choose-files': 'Choose other files',
  'service-settings': 'Open settings',
  'full-access': 'Allow full access',
}

/** Where the words above speak of receipts, or would say less than is known of invoices, clients and payments. */
const invoiceFailures: Partial<Record<ErrorCode, Words>> = {
  offline: { title: 'The service could not be reached', action: 'try-again' },
  'signed-out': {
    title: 'You are signed out of your books',
    body: 'Sign in, then try again.',
    action: 'sign-in',
  },
  'not-found': { title: 'The books have no such invoice, or it was deleted there' },
  'service-refused': { title: 'The service did not accept it' },
  'service-failed': { title: 'The service had a fault of its own', action: 'try-again' },
  'wrong-state': {
    title: 'The invoice does not allow it as it is now',
    body: 'Look at it and try again.',
  },
  'invalid-input': {
    title: 'There is no number of an invoice in it',
    body: 'Paste the number or the whole address.',
  },
  'outcome-unknown': {
    title: 'An earlier change of this invoice is still open',
    body: 'Docket reads it again by itself.',
  },
  'read-only': {
    title: 'This account may only look at the books',
    body: 'Allow full access in the settings.',
    action: 'full-access',
  },
  'deleting-not-allowed': {
    title: 'Docket may not delete in these books',
    body: 'You allowed everything but deleting.',
    action: 'full-access',
  },
  'rate-limited': { title: 'The service asked for a pause', body: 'Try again in a while.' },
  'books-differ': { title: 'These seem to be other books than before, so nothing was sent' },
}

/** Words for what kept something of an invoice, a client or a payment from being done: never of receipts. */
export function invoiceWords(code: ErrorCode): Words {
  const own = invoiceFailures[code]
  if (own) return own
  const { title, body, action } = errorWords[code]
  const isOfReceipts = body === undefined || /receipt|expense/i.test(body)
  return { title, ...(!isOfReceipts && { body }), ...(action && { action }) }
}

/** What a start had to make again from the files of the receipts. */
export function recoveredWords({ receipts, quarantined }: Recovered): Omit<Words, 'action'> {
  const many = receipts === 1 ? '1 receipt was' : `${receipts} receipts were`
  const kept = quarantined === undefined ? '' : ` What was damaged is kept in ${quarantined}.`
  return {
    title: 'The list of receipts was damaged and has been made again',
    body: `${many} made again from the files. Those already confirmed are looked up in your books. Nothing was deleted.${kept}`,
  }
}

/** What was noted with a step; a checksum is shown by its beginning. */
export function noteWords(note: string | undefined): string | undefined {
  return note && /^[0-9a-f]{64}$/.test(note) ? `SHA-256 ${note.slice(0, 16)}…` : note
}

export { eventSentence } from '../../shared/event-words'
export { errorWords, type Remedy, type Words } from '../../shared/error-words'
