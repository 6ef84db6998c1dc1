/** What a row and the pane beside a receipt say once it has left review. */
import type { Receipt, ReceiptState } from '../../shared/receipts/receipt'
import { say } from '../../shared/words/words'
import { errorWords } from '../base/messages'
import type { PillWords } from '../lib/pills'

export interface StateWords {
  tone: PillWords['tone']
  title: string
  body: string
}

type LeftReview = Exclude<ReceiptState, 'review'>

const tones: Record<LeftReview, StateWords['tone']> = {
  ready: 'info',
  sending: 'info',
  checking: 'doubt',
  sent: 'info',
  proven: 'good',
  vouched: 'doubt',
  rejected: 'bad',
  undecided: 'doubt',
  discarded: 'plain',
}

const wordsOf = (state: LeftReview): StateWords => ({
  tone: tones[state],
  title: say(`inbox.state.${state}.title`),
  body: say(`inbox.state.${state}.body`),
})

/** The state as a row says it: `in the books`. */
export function statePill(state: LeftReview): PillWords {
  return { tone: tones[state], text: say(`inbox.pill.state.${state}`) }
}

/** `isReadOnly`: Docket may look at these books, not change them. */
export function stateWords(receipt: Receipt, isReadOnly: boolean): StateWords {
  if (receipt.state === 'ready' && isReadOnly)
    return { ...wordsOf('ready'), body: say('inbox.state.ready.readOnly') }
  const known = wordsOf(receipt.state === 'review' ? 'ready' : receipt.state)
  if (!receipt.problem || !['rejected', 'undecided'].includes(receipt.state)) return known
  if (receipt.problem.code === 'service-refused') return known
  const { title, body } = errorWords[receipt.problem.code]
  return { ...known, title, body }
}
