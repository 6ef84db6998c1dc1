/** How an account, its sign-in, and the way that sign-in is kept are said in words. */
import type {
  Access,
  Account,
  accountColours,
  SessionStatus,
  TokenKeeping,
} from '../../shared/accounts/account'
import { plural } from '../lib/times'

/** What Docket is allowed to do, as a person chooses it. */
export const accessWords: Record<Access, { label: string; detail: string }> = {
  full: { label: 'Full', detail: 'send receipts and change books' },
  'no-deleting': { label: 'No deleting', detail: 'send and change, delete nothing' },
  'read-only': { label: 'Read-only', detail: 'look, change nothing' },
}

export function kindWords(account: Account): string {
  const kind = account.kind === 'demo' ? 'Demo company' : 'Online books'
  return account.access === 'full'
    ? kind
    : `${kind}, ${accessWords[account.access].label.toLowerCase()}`
}

export const statusWords: Record<SessionStatus, string> = {
  none: 'Not signed in yet',
  'signing-in': 'Signing in…',
  connected: 'Signed in',
  'signed-out': 'Signed out',
  held: 'Needs your answer',
}

/** What stands below the name in the sidebar: what it is, or what is the matter with it. */
export function cardWords(account: Account | undefined, status: SessionStatus): string {
  if (!account) return 'Connect or try a demo'
  if (status !== 'connected') return statusWords[status]
  const isReadOnly = account.access === 'read-only'
  return isReadOnly && account.kind === 'service' ? 'Online, read-only' : kindWords(account)
}

/** `"Lasts 43 more days without use"`; undefined when main does not say. */
export function daysWords(daysLeft: number | undefined): string | undefined {
  if (daysLeft === undefined) return undefined
  return daysLeft > 0 ? `Lasts ${plural(daysLeft, 'more day')} without use` : 'Runs out today'
}

export const colourNames: Record<(typeof accountColours)[number], string> = {
  '#c06a2b': 'Copper',
  '#14594d': 'Pine',
  '#1f4f8f': 'Navy',
  '#7a4a8f': 'Plum',
  '#8a5a00': 'Ochre',
  '#a13d5b': 'Raspberry',
  '#3f6b2e': 'Moss',
  '#5b5f66': 'Slate',
}

export interface KeepingWords {
  tone: 'plain' | 'doubt' | 'good' | 'bad'
  badge: string
  body: string
}

export const keepingWords: Record<TokenKeeping, KeepingWords> = {
  keyring: {
    tone: 'good',
    badge: 'In the keyring',
    body: 'Sign-ins are locked with the keyring of this computer, so that you stay signed in.',
  },
  memory: {
    tone: 'plain',
    badge: 'Only in memory',
    body: 'This computer offers no keyring, so sign-ins are forgotten when Docket quits, and you sign in again after each start. Receipts are not touched by this.',
  },
  unprotected: {
    tone: 'bad',
    badge: 'Without protection',
    body: 'This computer offers no keyring, and you agreed to keep sign-ins all the same. Whoever can read your files on this computer can get into your books.',
  },
  locked: {
    tone: 'doubt',
    badge: 'Keyring locked',
    body: 'Sign-ins are kept in the keyring of this computer, which is locked at the moment. Unlock it there, then try again here.',
  },
}
