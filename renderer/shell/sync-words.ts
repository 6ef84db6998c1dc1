/** What the note at the bottom of the sidebar says about sending. */
import type { Session } from '../../shared/accounts/account'
import type { SyncStatus } from '../../shared/accounts/sync'
import { plural, timeLeftWords } from '../lib/times'

export interface SyncWords {
  tone: 'good' | 'doubt' | 'info' | 'plain'
  title: string
  body: string
}

interface Situation {
  status: SyncStatus
  progress: { at: number; of: number }
  session: Session['status']
  isReadOnly: boolean
  /** Receipts that are confirmed and have not gone out. */
  ready: number
  inBooks: number
  /** Receipts that were refused or wait for a person's decision. */
  needsYou: number
  /** Milliseconds that sending will still take, where that can be told. */
  timeLeft?: number | undefined
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

export function syncWords(situation: Situation): SyncWords {
  const { status, progress, session, isReadOnly, ready, inBooks, needsYou, timeLeft } = situation
  const { waiting } = status
  const wait = `${plural(waiting, 'receipt')} ${waiting === 1 ? 'waits' : 'wait'} here, safe.`
  const byItself = waiting === 1 ? 'It goes by itself.' : 'They go by themselves.'
  if (session === 'none')
    return { tone: 'plain', title: 'Safe on this computer', body: 'No books are connected yet.' }
  if (session === 'held')
    return {
      tone: 'doubt',
      title: 'Waiting for your answer',
      body: waiting > 0 ? wait : 'Nothing is sent until you have said which books these are.',
    }
  if (session === 'signing-in')
    return {
      tone: 'info',
      title: 'Signing in…',
      body: waiting > 0 ? wait : 'Receipts are kept here in the meantime.',
    }
  if (session !== 'connected')
    return {
      tone: waiting > 0 ? 'doubt' : 'plain',
      title: 'Sign in to send',
      body: waiting > 0 ? wait : 'Receipts are kept here in the meantime.',
    }
  if (isReadOnly)
    return {
      tone: 'plain',
      title: 'Read-only',
      body: waiting > 0 ? wait : 'Nothing is sent from here.',
    }
  if (status.paused)
    return {
      tone: 'plain',
      title: 'Sending is held back',
      body: waiting > 0 ? wait : 'Nothing waits at the moment.',
    }
  if (status.service === 'unreachable')
    return {
      tone: 'doubt',
      title: 'No network',
      body: waiting > 0 ? `${wait} ${byItself}` : 'Go on as usual; nothing is lost.',
    }
  if (waiting > 0 && status.active)
    return {
      tone: 'info',
      title: `Sending ${progress.at} of ${progress.of}…`,
      body:
        timeLeft === undefined
          ? 'Each is proven by reading it back.'
          : `${sentence(timeLeftWords(timeLeft))} Each is proven by reading it back.`,
    }
  if (waiting > 0 && ready === 0)
    return {
      tone: 'doubt',
      title: 'Making sure',
      body: `Docket looks for ${plural(waiting, 'receipt')} in your books before it sends again.`,
    }
  if (waiting > 0) return { tone: 'info', title: 'About to send', body: `${wait} ${byItself}` }
  if (needsYou > 0)
    return {
      tone: 'doubt',
      title: `${plural(needsYou, 'receipt')} ${needsYou === 1 ? 'needs' : 'need'} you`,
      body: 'Nothing else waits to be sent.',
    }
  return inBooks > 0
    ? { tone: 'good', title: 'All in the books', body: 'Nothing waits to be sent.' }
    : { tone: 'good', title: 'Ready to send', body: 'Confirmed receipts go by themselves.' }
}
