/** Sentences of the window about failures and steps of the journey; what each failure is called is shared, what a field lacks is said in problem-words.ts. */
import { errorWords, type Remedy, type Words } from '../../shared/error-words'
import type { ErrorCode } from '../../shared/errors'
import type { Recovered } from '../../shared/receipts/recovered'
import { spoken } from '../../shared/words/said-table'
import { isWordKey, say } from '../../shared/words/words'
import { saidWords } from './said'

export const remedyWords: Record<Remedy, string> = spoken({
  'sign-in': 'remedy.sign-in',
  'try-again': 'remedy.try-again',
  'choose-files': 'remedy.choose-files',
  'service-settings': 'remedy.service-settings',
  'full-access': 'remedy.full-access',
})

/** What helps where an invoice, a client or a payment is meant; their words are `invoiceError` in the catalogue. */
const invoiceRemedies: Partial<Record<ErrorCode, Remedy>> = {
  offline: 'try-again',
  'signed-out': 'sign-in',
  'service-failed': 'try-again',
  'read-only': 'full-access',
  'deleting-not-allowed': 'full-access',
}
const ofReceipts = /receipt|expense|Beleg|Ausgabe/i

/** Words for what kept something of an invoice, a client or a payment from being done: never of receipts. */
export function invoiceWords(code: ErrorCode): Words {
  const title = `invoiceError.${code}.title`
  const body = `invoiceError.${code}.body`
  if (!isWordKey(title)) return withoutReceipts(errorWords[code])
  const action = invoiceRemedies[code]
  return {
    title: say(title),
    ...(isWordKey(body) && { body: say(body) }),
    ...(action && { action }),
  }
}

function withoutReceipts({ title, body, action }: Words): Words {
  const isKept = body !== undefined && !ofReceipts.test(body)
  return { title, ...(isKept && { body }), ...(action && { action }) }
}

/** What a start had to make again from the files of the receipts. */
export function recoveredWords({ receipts, quarantined }: Recovered): Omit<Words, 'action'> {
  const body = say('recovered.body', { count: receipts })
  const kept = quarantined && say('recovered.kept', { place: quarantined })
  return { title: say('recovered.title'), body: [body, kept].filter(Boolean).join(' ') }
}

/** What was noted with a step: a checksum is shown by its beginning, what the service said with its fields in words. */
export function noteWords(note: string | undefined, event: string): string | undefined {
  if (note && /^[0-9a-f]{64}$/.test(note)) return `SHA-256 ${note.slice(0, 16)}…`
  if (event !== 'rejected') return note
  return note
    ?.split('; ')
    .map((line) => saidWords(line))
    .join('; ')
}

export { eventSentence } from '../../shared/event-words'
export { errorWords, type Remedy, type Words } from '../../shared/error-words'
