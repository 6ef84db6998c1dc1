/** The deeds during which the app is stopped at every single call to the system, and what has to be there before. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { mintMarker } from '../../../electron/outbox/marker'
import { openStore } from '../../../electron/store/recovery/open-store'
import { newReceiptId } from '../../../electron/store/receipts/receipts'
import { mediaTypeOf } from '../../../shared/receipts/media'
import { bookScenarios } from './book-scenarios'
import { copiesIn } from './ledger'
import { asOfSchema } from './older-schema'
import { signInScenarios } from './sign-in-scenarios'
import { captured, first, landed, stuckAt, waiting, type Scenario } from './steps'

export type { Scenario } from './steps'

const dayMs = 24 * 60 * 60_000

export const scenarios: readonly Scenario[] = [
  {
    name: 'capture',
    run: async (_core, person) => {
      await person.capture(7_000, 600_000)
    },
  },
  {
    name: 'edit',
    prepare: captured,
    run: async (core, person) => {
      await person.edit(first(core, 'review'), '71.20')
    },
  },
  {
    name: 'confirm',
    prepare: async (place) => {
      place.core.setPaused(true)
      await captured(place)
    },
    run: async (core, person) => {
      const id = first(core, 'review')
      await person.edit(id, '71.20')
      await person.confirm(id)
    },
  },
  { name: 'send', prepare: waiting, run: landed },
  {
    name: 'check',
    prepare: stuckAt(
      { method: 'POST', path: '^/v1/expenses$', act: { kind: 'drop-after' } },
      'checking',
    ),
    run: landed,
    speed: 4000,
  },
  {
    name: 'absent',
    prepare: stuckAt(
      { method: 'POST', path: '^/v1/expenses$', act: { kind: 'drop-before' } },
      'checking',
    ),
    run: landed,
    speed: 4000,
  },
  {
    name: 'prove',
    prepare: stuckAt(
      {
        method: 'GET',
        path: '/v1/expenses/attachments',
        count: 100,
        act: { kind: 'status', status: 500 },
      },
      'sent',
    ),
    run: landed,
    speed: 400,
  },
  {
    name: 'renew',
    prepare: async (place) => {
      place.dials.expireAccessTokens()
      await place.close()
    },
    run: async (_core, person) => {
      await person.refresh()
    },
  },
  {
    name: 'renew and send',
    prepare: async (place) => {
      await waiting(place)
      place.dials.expireAccessTokens()
    },
    run: async (core, person) => {
      await person.refresh()
      await landed(core)
    },
  },
  {
    name: 'discard',
    prepare: captured,
    run: async (core, person) => {
      await person.discard(first(core, 'review'))
    },
  },
  {
    name: 'restore',
    prepare: async (place) => {
      await captured(place)
      await place.person.discard(first(place.core, 'review'))
    },
    run: async (core, person) => {
      await person.restore(first(core, 'bin'))
    },
  },
  {
    name: 'reopen',
    prepare: async (place) => {
      place.core.setPaused(true)
      await waiting(place)
    },
    run: async (core, person) => {
      await person.reopen(first(core, 'ready'))
    },
  },
  {
    name: 'migrate',
    prepare: async (place) => {
      await captured(place)
      await place.close()
      asOfSchema(path.join(place.profile, 'docket.sqlite'), 3)
      for (const name of ['accounts', 'docket.count', 'snapshots', 'books.sqlite'])
        rmSync(path.join(place.profile, name), { recursive: true, force: true })
    },
    run: async (_core, person) => {
      await person.capture(7_000)
    },
  },
  {
    name: 'retention',
    prepare: async (place) => {
      await captured(place)
      const id = first(place.core, 'review')
      await place.person.discard(id)
      for (const [known, promised] of place.ledger.receipts)
        if (known === id) promised.places = ['discarded', 'gone']
        else promised.mayForgetFile = true
    },
    runStore: async ({ profile }, say) => {
      let now = Date.now()
      const names = { mintMarker: () => mintMarker(), newId: newReceiptId }
      const store = await openStore({ profile, now: () => new Date(now), mediaTypeOf, ...names })
      say(['open', 'store'])
      for (let week = 0; week < 7; week += 1) {
        await store.retention.run()
        now += 7 * dayMs
      }
      store.close()
    },
  },
  {
    name: 'sign-out',
    prepare: captured,
    run: async (_core, person) => {
      await person.signOut()
    },
  },
  {
    name: 'quit',
    run: async (_core, person) => {
      await person.capture(7_000)
      await person.quit()
    },
    hasQuit: true,
  },
  {
    name: 'first start',
    prepare: async (place) => {
      await place.close()
      place.ledger.receipts.clear()
      for (const marker of copiesIn(place.books()).keys()) place.ledger.others.add(marker)
      for (const name of ['profile', 'anchorage'])
        rmSync(path.join(place.folder, name), { recursive: true })
    },
    run: async (core, person) => {
      await person.capture(7_000)
      await core.accounts.startDemo()
    },
  },
  ...signInScenarios,
  ...bookScenarios,
]

export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new Error(`No scenario is called ${name}`)
  return found
}
