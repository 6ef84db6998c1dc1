/** Which one thing about the account at hand is said at the top of the inbox: the most important, or nothing. */
import type { Session } from '../../shared/accounts/account'
import { errorWords } from '../base/messages'
import { plural } from '../lib/times'
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
  return session.account.access === 'read-only' ? readOnly : undefined
}

function held(name: string, waiting: number): StandingWords {
  const theirs = waiting > 0 ? `the ${plural(waiting, 'waiting receipt')}` : 'receipts you confirm'
  const same = waiting === 1 ? 'goes' : 'go'
  const apart = waiting === 1 ? 'waits' : 'wait'
  return {
    kind: 'held',
    tone: 'doubt',
    title: errorWords['books-differ'].title,
    body: `Nothing was sent. If they are the same, ${theirs} ${same} into them. If not, keep them apart: they become an account of their own, and ${theirs} ${apart} for the books before, ${name}.`,
  }
}

function locked(waiting: number): StandingWords {
  const body = [keepingWords.locked.body, waiting > 0 && comfort(waiting, 'after that')]
  return {
    kind: 'locked',
    tone: 'doubt',
    title: 'The keyring of this computer is locked',
    body: body.filter(Boolean).join(' '),
  }
}

function signedOut({ status, problem, canTryOnceMore }: Session, waiting: number): StandingWords {
  const isNew = status === 'none' && !problem
  const { title, body } = errorWords[problem ?? 'signed-out']
  const isUnanswered = canTryOnceMore && problem === 'sign-in-interrupted'
  const why = isUnanswered
    ? 'The renewal of your sign-in got no answer twice. Docket can try it once more before you sign in again.'
    : withoutComfort(body)
  const then = waiting > 0 ? comfort(waiting, 'after you sign in') : keptMeanwhile
  return {
    kind: 'signed-out',
    tone: 'doubt',
    title: isNew ? 'You have not signed in to these books yet' : title,
    body: [why, then].filter(Boolean).join(' '),
  }
}

const keptMeanwhile = 'Receipts you add are kept safe here in the meantime.'

function comfort(waiting: number, when: string): string {
  return `${plural(waiting, 'receipt')} ${waiting === 1 ? 'is safe and goes' : 'are safe and go'} on ${when}.`
}

/** Where a problem comes to speak of receipts it is cut off, because the banner goes on with their number. */
function withoutComfort(body = ''): string {
  const sentences = body.split(/(?<=\.) /)
  const comfort = sentences.findIndex((sentence) => /receipts/i.test(sentence))
  return sentences.slice(0, comfort < 0 ? undefined : comfort).join(' ')
}

function runsOut(daysLeft: number): StandingWords {
  const when = daysLeft > 0 ? `in ${plural(daysLeft, 'day')}` : 'today'
  return {
    kind: 'runs-out',
    tone: 'info',
    title: `Your sign-in runs out ${when}`,
    body: 'It lasts 60 days without use. Sign in again now, and receipts keep going by themselves.',
  }
}

const readOnly: StandingWords = {
  kind: 'read-only',
  tone: 'plain',
  title: errorWords['read-only'].title,
  body: 'You can add receipts and fill them in. Sending them needs full access to these books.',
}
