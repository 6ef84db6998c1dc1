/** What the note at the bottom of the sidebar says about sending. */
import type { Session } from '../../shared/accounts/account'
import type { SyncStatus } from '../../shared/accounts/sync'
import { say } from '../../shared/words/words'

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

const minuteMs = 60_000

/** How long it will still take, no more exact than anybody can know, and how it is made sure. */
function sendingWords(timeLeft: number | undefined): string {
  if (timeLeft === undefined) return say('shell.sync.proving')
  const minutes = Math.round(timeLeft / minuteMs)
  return minutes < 90
    ? say('shell.sync.minutesLeft', { minutes })
    : say('shell.sync.hoursLeft', { hours: Math.round(minutes / 60) })
}

export function syncWords(situation: Situation): SyncWords {
  const { status, progress, session, isReadOnly, ready, inBooks, needsYou, timeLeft } = situation
  const { waiting } = status
  const wait = say('shell.sync.wait', { count: waiting })
  const goes = say('shell.sync.waitAndGo', { count: waiting })
  if (session === 'none')
    return { tone: 'plain', title: say('shell.sync.onComputer'), body: say('shell.sync.noBooks') }
  if (session === 'held')
    return {
      tone: 'doubt',
      title: say('shell.sync.held'),
      body: waiting > 0 ? wait : say('shell.sync.heldBody'),
    }
  if (session === 'signing-in')
    return {
      tone: 'info',
      title: say('shell.sync.signingIn'),
      body: waiting > 0 ? wait : say('shell.sync.keptMeanwhile'),
    }
  if (session !== 'connected')
    return {
      tone: waiting > 0 ? 'doubt' : 'plain',
      title: say('shell.sync.signIn'),
      body: waiting > 0 ? wait : say('shell.sync.keptMeanwhile'),
    }
  if (isReadOnly)
    return {
      tone: 'plain',
      title: say('shell.sync.readOnly'),
      body: waiting > 0 ? wait : say('shell.sync.readOnlyBody'),
    }
  if (status.paused)
    return {
      tone: 'plain',
      title: say('shell.sync.paused'),
      body: waiting > 0 ? wait : say('shell.sync.nothingWaits'),
    }
  if (status.service === 'unreachable')
    return {
      tone: 'doubt',
      title: say('shell.sync.noNetwork'),
      body: waiting > 0 ? goes : say('shell.sync.noNetworkBody'),
    }
  if (waiting > 0 && status.active)
    return {
      tone: 'info',
      title: say('shell.sync.sending', progress),
      body: sendingWords(timeLeft),
    }
  if (waiting > 0 && ready === 0)
    return {
      tone: 'doubt',
      title: say('shell.sync.checking'),
      body: say('shell.sync.checkingBody', { count: waiting }),
    }
  if (waiting > 0) return { tone: 'info', title: say('shell.sync.aboutToSend'), body: goes }
  if (needsYou > 0)
    return {
      tone: 'doubt',
      title: say('shell.sync.needYou', { count: needsYou }),
      body: say('shell.sync.nothingElse'),
    }
  return inBooks > 0
    ? { tone: 'good', title: say('shell.sync.allIn'), body: say('shell.sync.nothingToSend') }
    : { tone: 'good', title: say('shell.sync.ready'), body: say('shell.sync.readyBody') }
}
