/** The deeds during which the app is stopped at every single call to the system, and what has to be there before. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../../electron/core'
import { mintMarker } from '../../electron/outbox/marker'
import { openStore } from '../../electron/store/open-store'
import { newReceiptId } from '../../electron/store/receipts'
import { mediaTypeOf } from '../../shared/media'
import type { InboxList, ReceiptState } from '../../shared/receipt'
import type { DemoService } from '../../sandbox/service'
import type { Brief, Word } from './brief'
import type { Person } from './deeds'
import { copiesIn, type Ledger } from './ledger'
import { asOfSchema } from './older-schema'

/** What preparing a scenario may use of a world that is open. */
export interface Place {
  core: Core
  person: Person
  ledger: Ledger
  profile: string
  folder: string
  dials: DemoService['dials']
  books: DemoService['books']
  close: () => Promise<void>
}

export interface Scenario {
  name: string
  /** Here, with the app open; it may close it. */
  prepare?: (place: Place) => Promise<void>
  /** There, with the app open. */
  run?: (core: Core, person: Person) => Promise<void>
  /** There, in place of opening the whole app. */
  runStore?: (given: Brief, say: (word: Word) => void) => Promise<void>
  hasQuit?: true
  speed?: number
}

const dayMs = 24 * 60 * 60_000

const captured = async ({ person }: Place): Promise<void> => {
  await person.capture(9_000, 30_000)
}

const waiting = async (place: Place): Promise<void> => {
  await place.dials.offline(true)
  for (const id of await place.person.capture(9_000)) {
    await place.person.edit(id, '33.10')
    await place.person.confirm(id)
  }
}

function first(core: Core, list: InboxList): string {
  const { rows } = core.receipts.page({ list, search: '', offset: 0, limit: 1 })
  if (!rows[0]) throw new Error(`Nothing is in ${list}`)
  return rows[0].id
}

/** Until nothing is on its way any more, at most ten seconds. */
async function landed(core: Core): Promise<void> {
  for (let look = 0; look < 1000; look += 1) {
    const { ready, sending } = core.receipts.summary.get().counts
    if (ready + sending === 0) return
    core.accounts.atHand?.outbox.wake()
    await sleep(10)
  }
}

/** A receipt that was confirmed and has come as far as this. */
const stuckAt =
  (fault: Parameters<DemoService['dials']['next']>[0], state: ReceiptState) =>
  async (place: Place): Promise<void> => {
    place.dials.next(fault)
    const [id] = await place.person.capture(9_000)
    if (id === undefined) throw new Error('Not captured')
    await place.person.edit(id, '33.10')
    await place.person.confirm(id)
    while (place.core.receipts.read(id).state !== state) await sleep(2)
  }

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
        ...{ method: 'GET', path: '/v1/expenses/attachments', count: 100 },
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
]

export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new Error(`No scenario is called ${name}`)
  return found
}
