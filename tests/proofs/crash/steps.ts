/** Of what scenarios are made: what they may use, and steps that several of them take. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../../../electron/core'
import type { InboxList, ReceiptState } from '../../../shared/receipts/receipt'
import type { DemoService } from '../../../sandbox/service'
import type { Brief, Word } from '../kit/brief'
import type { Person } from '../kit/person'
import type { Booked } from './expenses'
import type { Ledger } from './ledger'

/** What preparing a scenario may use of a world that is open. */
export interface Place {
  core: Core
  person: Person
  ledger: Ledger
  profile: string
  folder: string
  dials: DemoService['dials']
  books: DemoService['books']
  /** The expenses of the books, whole, as the service shows them now. */
  booked: () => Promise<Map<number, Booked>>
  /** Starts other books, to which the person may sign in. */
  addOtherBooks: () => Promise<void>
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

export const captured = async ({ person }: Place): Promise<void> => {
  await person.capture(9_000, 30_000)
}

export const waiting = async (place: Place): Promise<void> => {
  await place.dials.offline(true)
  for (const id of await place.person.capture(9_000)) {
    await place.person.edit(id, '33.10')
    await place.person.confirm(id)
  }
}

export function first(core: Core, list: InboxList): string {
  const { rows } = core.receipts.lists.page({ list, search: '', offset: 0, limit: 1 })
  if (!rows[0]) throw new Error(`Nothing is in ${list}`)
  return rows[0].id
}

/** Until nothing is on its way any more, at most ten seconds. */
export async function landed(core: Core): Promise<void> {
  for (let look = 0; look < 1000; look += 1) {
    const { ready, sending } = core.receipts.summary.get().counts
    if (ready + sending === 0) return
    core.accounts.atHand?.outbox.wake()
    await sleep(10)
  }
}

/** On a computer with other work a state may be over before anybody looks. */
const mostTries = 50

/** A receipt that was confirmed and has come as far as this, and no further. */
export const stuckAt =
  (fault: Parameters<DemoService['dials']['next']>[0], state: ReceiptState) =>
  async ({ core, dials, person }: Place): Promise<void> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      dials.next(fault)
      const [id] = await person.capture(9_000)
      if (id === undefined) throw new Error('Not captured')
      await person.edit(id, '33.10')
      await person.confirm(id)
      const stateNow = () => core.receipts.read(id).state
      while (stateNow() !== state && stateNow() !== 'proven') await sleep(2)
      if (stateNow() === state) return
    }
    throw new Error(`Never met as ${state}`)
  }

/** The same, and the connection is lost then: without one it stays there. */
export const stuckOffline =
  (fault: Parameters<DemoService['dials']['next']>[0], state: ReceiptState) =>
  async (place: Place): Promise<void> => {
    const { core, dials, ledger } = place
    const isStuck = () =>
      [...ledger.receipts.keys()].some((id) => core.receipts.read(id).state === state)
    for (let tries = 0; tries < mostTries; tries += 1) {
      await stuckAt(fault, state)(place)
      await dials.offline(true)
      if (isStuck()) return
      await dials.offline(false)
      await landed(core)
    }
    throw new Error(`Never stayed ${state}`)
  }

/** Until something of what waits is on its way, at most two seconds. */
export async function underWay(core: Core): Promise<void> {
  for (let look = 0; look < 1000; look += 1) {
    const { ready, sending } = core.receipts.summary.get().counts
    if (sending > 0 || ready === 0) return
    await sleep(2)
  }
}
