/** Which one thing about the account at hand is said at the top of the inbox: the most important, or nothing. */
import type { Session } from '../../shared/accounts/account'
import { errorWords } from '../base/messages'
import { say } from '../../shared/words/words'
import { keepingWords } from '../base/account-words'

export interface StandingWords {
  kind: 'held' | 'locked' | 'signed-out' | 'runs-out' | 'read-only'
  tone: 'plain' | 'doubt' | 'info'
  title: string
  body: string
}

/** From this many days on, it is said that a sign-in runs out. */
const fewDays = 7

/** `waiting`: receipts that are confirmed and not in the books yet. */
export function standingWords(session: Session, waiting: number): StandingWords | undefined {
  if (!session.account || session.status === 'signing-in') return undefined
  if (session.status === 'held') return held(session.account.name, waiting)
  // A locked keyring is why the sign-in cannot be read; unlocking it is less work than a new one.
  if (session.status !== 'connected')
    return session.keeping === 'locked' ? locked(waiting) : signedOut(session, waiting)
  if (session.daysLeft !== undefined && session.daysLeft <= fewDays)
    return runsOut(session.daysLeft)
  if (session.keeping === 'locked') return locked(0)
  return session.account.access === 'read-only' ? readOnly() : undefined
}

function held(name: string, waiting: number): StandingWords {
  return {
    kind: 'held',
    tone: 'doubt',
    title: errorWords['books-differ'].title,
    body: say('inbox.standing.held', { waiting, name }),
  }
}

function locked(waiting: number): StandingWords {
  const body = [
    keepingWords.locked.body,
    waiting > 0 && say('inbox.standing.safeAfterThat', { count: waiting }),
  ]
  return {
    kind: 'locked',
    tone: 'doubt',
    title: say('inbox.standing.locked'),
    body: body.filter(Boolean).join(' '),
  }
}

function signedOut({ status, problem, canTryOnceMore }: Session, waiting: number): StandingWords {
  const isNew = status === 'none' && !problem
  const { title, body } = errorWords[problem ?? 'signed-out']
  const isUnanswered = canTryOnceMore && problem === 'sign-in-interrupted'
  const why = isUnanswered ? say('inbox.standing.unanswered') : withoutComfort(body)
  const then =
    waiting > 0
      ? say('inbox.standing.safeAfterSignIn', { count: waiting })
      : say('inbox.standing.meanwhile')
  return {
    kind: 'signed-out',
    tone: 'doubt',
    title: isNew ? say('inbox.standing.new') : title,
    body: [why, then].filter(Boolean).join(' '),
  }
}

/** Where a problem comes to speak of receipts it is cut off, because the banner goes on with their number. */
function withoutComfort(body = ''): string {
  const sentences = body.split(/(?<=\.) /)
  const comfort = sentences.findIndex((sentence) =>
    sentence.includes(say('inbox.standing.receiptWord')),
  )
  return sentences.slice(0, comfort < 0 ? undefined : comfort).join(' ')
}

function runsOut(daysLeft: number): StandingWords {
  return {
    kind: 'runs-out',
    tone: 'info',
    title: say('inbox.standing.runsOut', { days: Math.max(0, daysLeft) }),
    body: say('inbox.standing.runsOutBody'),
  }
}

const readOnly = (): StandingWords => ({
  kind: 'read-only',
  tone: 'plain',
  title: errorWords['read-only'].title,
  body: say('inbox.standing.readOnlyBody'),
})
