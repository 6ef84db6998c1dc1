/** Which accounts the settings show: all of a few; of many those that fit a name, and the one at hand before others. Pure. */
import type { AccountStanding } from '../../shared/accounts/account'
import { isNamed } from '../../shared/accounts/desk'

/** More than these are searched by name, and shown in part. */
export const mostShown = 10

/** @param atHand the id of the account at hand */
export function shownAccounts(
  list: readonly AccountStanding[],
  { typed, atHand }: { typed: string; atHand: string | undefined },
): readonly AccountStanding[] {
  if (list.length <= mostShown) return list
  const named = list.filter((standing) => isNamed(standing, typed))
  const first = named.filter(({ account }) => account.id === atHand)
  return [...first, ...named.filter(({ account }) => account.id !== atHand)].slice(0, mostShown)
}
