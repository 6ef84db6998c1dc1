/** A sign-in that goes from one account to another, and whether it is wanted there. Pure. */
import type { Access } from '../../shared/accounts/account'
import type { Given } from './grant/authorization-server'
import type { AccountState } from './state'

export interface HandedOver {
  given: Given
  /** What it allows. */
  access: Access
  /** The cookies that its tokens are bound to, as a jar's text (specification, Authentication 11). */
  cookies?: string | undefined
}

const breadth: Record<Access, number> = { 'read-only': 0, 'no-deleting': 1, full: 2 }

/** Whether an account goes on with its own sign-in: one that works and allows more than another to the very same books. */
export function keepsOwn(
  { access, state }: { access: Access; state: Pick<AccountState, 'status' | 'problem'> },
  handed: Pick<HandedOver, 'access'>,
): boolean {
  const works = state.status === 'connected' && state.problem === undefined
  return works && breadth[access] > breadth[handed.access]
}
