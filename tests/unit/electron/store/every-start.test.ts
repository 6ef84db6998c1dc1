/** Every state that a receipt can be in, left behind by every schema there ever was: the app starts, and all is as it was. */
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storeMigrations } from '../../../../electron/store/migrations'
import { stageOf } from '../../../../electron/store/sidecars'
import { receiptStates, type ReceiptState } from '../../../../shared/receipt'
import { asOfSchema } from '../../../proofs/crash/older-schema'
import { pngBytes, temporaryFolder } from '../../../support/files'
import { openedProfile } from '../../../support/opened'

const versions = storeMigrations.map((_, index) => index + 1)
const whole = storeMigrations.length
/** The schema that knows the state. */
const since: Partial<Record<ReceiptState, number>> = { vouched: 10 }

/** A profile with one receipt in this state, closed. */
async function left(state: ReceiptState) {
  const profile = await openedProfile()
  profile.account()
  const { id } = await profile.capture(pngBytes(4))
  await profile.write(id, stageOf(state))
  if (state !== 'review')
    profile.store.receipts.step(id, { from: ['review'], to: state, event: 'confirmed' })
  profile.close()
  return { folder: profile.folder, id }
}

test.each(receiptStates)(
  '%s, left by any schema, is that after each of two starts',
  async (state) => {
    const { folder, id } = await left(state)
    for (const version of versions.filter((each) => each >= (since[state] ?? 1))) {
      const copy = temporaryFolder('docket-left')
      cpSync(folder, copy, { recursive: true })
      if (version < whole) asOfSchema(path.join(copy, 'docket.sqlite'), version)
      const profile = await openedProfile(copy)
      for (let starts = 0; starts < 2; starts += 1) {
        expect([version, profile.store.receipts.read(id).state]).toEqual([version, state])
        expect(profile.store.recovered.get()).toBeUndefined()
        await profile.reopen()
      }
      expect(existsSync(profile.path('quarantine'))).toBe(false)
      profile.close()
    }
  },
)
