import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Anchor } from '../../../../../electron/accounts/grant/anchor'
import { Database } from '../../../../../electron/store/database/database'
import { Epoch } from '../../../../../electron/store/recovery/epoch'
import { Journal } from '../../../../../electron/store/journal'
import { Receipts } from '../../../../../electron/store/receipts/receipts'
import { temporaryFolder } from '../../../../support/files'

test.each([
  ['be written', 'bump'],
  ['be written nor read', 'read'],
])(
  'a count that can not %s outside, however often, is not taken for a restored profile',
  (_, hit) => {
    const profile = temporaryFolder('docket-profile')
    const anchor = new Anchor({ profile, folder: temporaryFolder('docket-anchorage') })
    const database = new Database(path.join(profile, 'docket.sqlite'))
    onTestFinished(() => {
      database.close()
    })
    const now = () => new Date()
    const receipts = new Receipts({ database, journal: new Journal({ database, now }), now })
    let isFull = false
    const outside = {
      read: () => {
        if (isFull && hit === 'read') throw new Error('Too many open files')
        return anchor.epoch.read()
      },
      bump: (known?: number) => {
        if (isFull) throw new Error('No space left')
        return anchor.epoch.bump(known)
      },
    }
    const open = () => new Epoch({ database, receipts, outside })
    const epoch = open()
    expect(epoch.advance()).toBe(true)
    isFull = true
    for (let attempt = 0; attempt < 5; attempt += 1) expect(() => epoch.advance()).toThrow()
    if (hit === 'bump') expect(open().open()).toEqual({ isRestored: false })
    isFull = false
    expect(open().open()).toEqual({ isRestored: false })
    expect(epoch.advance()).toBe(true)
    expect(open().open()).toEqual({ isRestored: false })
  },
)
