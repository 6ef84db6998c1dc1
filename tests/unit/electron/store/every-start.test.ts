/** Of electron/store/recovery/open-store.ts: every state that a receipt can be in, left behind by every schema there ever was: the app starts, and all is as it was. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storeMigrations } from '../../../../electron/store/database/migrations'
import { stageOf } from '../../../../electron/store/files/sidecars'
import { receiptStates, type ReceiptState } from '../../../../shared/receipts/receipt'
import { asOfSchema } from '../../../proofs/crash/older-schema'
import { pngBytes } from '../../../support/files'
import { openedProfile } from '../../../support/opened'

const versions = storeMigrations.map((_, index) => index + 1)
const whole = storeMigrations.length
/** The schema that knows the state. */
const since: Partial<Record<ReceiptState, number>> = { vouched: 10 }

/** A profile with a receipt in each of these states, closed; the ids are in their order. */
async function left(states: readonly ReceiptState[]) {
  const profile = await openedProfile()
  profile.account()
  const ids: string[] = []
  for (const [index, state] of states.entries()) {
    const { id } = await profile.capture(pngBytes(4 + index))
    await profile.write(id, stageOf(state))
    if (state !== 'review')
      profile.store.receipts.step(id, { from: ['review'], to: state, event: 'confirmed' })
    ids.push(id)
  }
  profile.close()
  return { folder: profile.folder, ids }
}

test.each(versions)(
  'each state, left by schema %i, is what it was after each of two starts',
  async (version) => {
    const states = receiptStates.filter((state) => version >= (since[state] ?? 1))
    const { folder, ids } = await left(states)
    if (version < whole) asOfSchema(path.join(folder, 'docket.sqlite'), version)
    const profile = await openedProfile(folder)
    for (let starts = 0; starts < 2; starts += 1) {
      expect(ids.map((id) => profile.store.receipts.read(id).state)).toEqual(states)
      expect(profile.store.recovered.get()).toBeUndefined()
      await profile.reopen()
    }
    expect(existsSync(profile.path('quarantine'))).toBe(false)
  },
)
