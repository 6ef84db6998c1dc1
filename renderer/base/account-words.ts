/** How an account, its sign-in, and the way that sign-in is kept are said in words. */
import type {
  Access,
  Account,
  accountColours,
  SessionStatus,
  TokenKeeping,
} from '../../shared/accounts/account'
import { saidTable, spoken } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'

/** What Docket is allowed to do, as a person chooses it. */
export const accessWords: Record<Access, { label: string; detail: string }> = {
  full: spoken({ label: 'access.full', detail: 'access.fullDetail' }),
  'no-deleting': spoken({ label: 'access.noDeleting', detail: 'access.noDeletingDetail' }),
  'read-only': spoken({ label: 'access.readOnly', detail: 'access.readOnlyDetail' }),
}

export const kindWords = ({ kind, access }: Account): string =>
  say(access === 'full' ? `account.kind.${kind}` : `account.kind.${kind}.${access}`)

export const statusWords: Record<SessionStatus, string> = spoken({
  none: 'account.status.none',
  'signing-in': 'account.status.signingIn',
  connected: 'account.status.connected',
  'signed-out': 'account.status.signedOut',
  held: 'account.status.held',
})

/** What stands below the name in the sidebar: what it is, or what is the matter with it. */
export function cardWords(account: Account | undefined, status: SessionStatus): string {
  if (!account) return say('account.none')
  if (status !== 'connected') return statusWords[status]
  const isReadOnly = account.access === 'read-only'
  return isReadOnly && account.kind === 'service'
    ? say('account.onlineReadOnly')
    : kindWords(account)
}

/** `"Lasts 43 more days without use"`; undefined when main does not say. */
export function daysWords(daysLeft: number | undefined): string | undefined {
  if (daysLeft === undefined) return undefined
  return daysLeft > 0 ? say('account.daysLeft', { count: daysLeft }) : say('account.endsToday')
}

export const colourNames: Record<(typeof accountColours)[number], string> = spoken({
  '#c06a2b': 'colour.copper',
  '#14594d': 'colour.pine',
  '#1f4f8f': 'colour.navy',
  '#7a4a8f': 'colour.plum',
  '#8a5a00': 'colour.ochre',
  '#a13d5b': 'colour.raspberry',
  '#3f6b2e': 'colour.moss',
  '#5b5f66': 'colour.slate',
})

export interface KeepingWords {
  tone: 'plain' | 'doubt' | 'good' | 'bad'
  badge: string
  body: string
}

const keepingTones: Record<TokenKeeping, KeepingWords['tone']> = {
  keyring: 'good',
  memory: 'plain',
  unprotected: 'bad',
  locked: 'doubt',
}

export const keepingWords = saidTable(
  Object.keys(keepingTones) as TokenKeeping[],
  (kept): KeepingWords => ({
    tone: keepingTones[kept],
    badge: say(`keeping.${kept}.badge`),
    body: say(`keeping.${kept}.body`),
  }),
)
