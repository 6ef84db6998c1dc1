/** What a row and the pane beside a receipt say once it has left review. */
import { stateLabels, type Receipt, type ReceiptState } from '../../shared/receipts/receipt'
import { errorWords } from '../base/messages'
import type { PillWords } from '../lib/pills'

export interface StateWords {
  tone: PillWords['tone']
  title: string
  body: string
}

const words: Record<Exclude<ReceiptState, 'review'>, StateWords> = {
  ready: {
    tone: 'info',
    title: 'Confirmed',
    body: 'It goes to the books by itself as soon as it can. Until then you can take it back.',
  },
  sending: {
    tone: 'info',
    title: 'On its way',
    body: 'The expense is being written into the books now.',
  },
  checking: {
    tone: 'doubt',
    title: 'The answer was lost on the way',
    body: 'Docket looks in your books whether it arrived, before anything is sent again. That can take a quarter of an hour; you need not do anything.',
  },
  sent: {
    tone: 'info',
    title: 'Accepted by the service',
    body: 'The file there is being read back and compared with the original.',
  },
  proven: {
    tone: 'good',
    title: 'In the books, and proven',
    body: 'The file there was read back and is equal to the original.',
  },
  vouched: {
    tone: 'doubt',
    title: 'You said that it is there',
    body: 'Docket could not prove it by reading it back, so the original stays here.',
  },
  rejected: {
    tone: 'bad',
    title: 'The service did not accept this',
    body: 'Nothing of it is in the books. Change what is named here and send it again.',
  },
  undecided: {
    tone: 'doubt',
    title: 'It is not certain whether this arrived',
    body: 'The answer was lost and Docket could not prove the outcome. Please look in your books.',
  },
  discarded: {
    tone: 'plain',
    title: 'Not going to the books',
    body: 'It stays here for 30 days. You can put it back at any time.',
  },
}

/** The state as a row says it: `in the books`. */
export function statePill(state: keyof typeof words): PillWords {
  return { tone: words[state].tone, text: stateLabels[state].toLowerCase() }
}

const readyToLookAt: StateWords = {
  ...words.ready,
  body: 'These books are read-only, so it waits here, safe, until you allow full access. You can take it back.',
}

/** `isReadOnly`: Docket may look at these books, not change them. */
export function stateWords(receipt: Receipt, isReadOnly: boolean): StateWords {
  if (receipt.state === 'ready' && isReadOnly) return readyToLookAt
  if (receipt.state === 'review') return words.ready
  const known = words[receipt.state]
  if (!receipt.problem || !['rejected', 'undecided'].includes(receipt.state)) return known
  if (receipt.problem.code === 'service-refused') return known
  const { title, body } = errorWords[receipt.problem.code]
  return { ...known, title, body: body ?? known.body }
}
