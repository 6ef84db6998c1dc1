/** Signing in again, to the same books and to others, while receipts wait and one is on its way. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../../../electron/core'
import type { Person } from '../kit/person'
import type { Place, Scenario } from './steps'
import { captured, first, landed, stuckOffline, underWay, waiting } from './steps'

/** One that is in the books without our knowing, two that wait, and one that nobody has looked at. */
async function mixed(place: Place): Promise<void> {
  const post = { method: 'POST', path: '^/v1/expenses$' }
  await stuckOffline({ ...post, act: { kind: 'drop-after' } }, 'checking')(place)
  await waiting(place)
  await waiting(place)
  await captured(place)
  const { sending, ready } = place.core.receipts.summary.get().counts
  // An attempt without a connection counts as on its way too.
  if (sending + ready !== 3) throw new Error(`${sending} on its way, ${ready} waiting`)
}

async function confirmed(core: Core, person: Person): Promise<void> {
  const id = first(core, 'review')
  await person.edit(id, '71.20')
  await person.confirm(id)
}

/** Gives an outbox that should rest every occasion not to. */
async function tempted(core: Core): Promise<void> {
  await core.accounts.tryNow()
  for (let look = 0; look < 30; look += 1) {
    core.accounts.atHand?.outbox.wake()
    await sleep(10)
  }
}

export const signInScenarios: readonly Scenario[] = [
  {
    name: 'reauth',
    prepare: mixed,
    run: async (core, person) => {
      await underWay(core)
      await person.signOut()
      await confirmed(core, person)
      await person.signIn()
      await landed(core)
    },
    speed: 400,
  },
  {
    name: 'other books',
    prepare: async (place) => {
      await mixed(place)
      await place.addOtherBooks()
    },
    run: async (core, person) => {
      await underWay(core)
      await person.signOut()
      await confirmed(core, person)
      await person.signIn('other')
      await tempted(core)
      await person.signOut()
      await person.signIn('own')
      await landed(core)
    },
    speed: 400,
  },
]
