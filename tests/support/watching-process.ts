/** Watched folders in a process of their own, which kills itself at a moment that it is told: `profile moment`. */
import { unlinkSync } from 'node:fs'
import { Watching } from '../../electron/receipts/watching/watching'
import { WatchedRows } from '../../electron/store/receipts/watched-rows'
import { StoredProfile } from './stored'
import { hasty } from './watched-pace'

const [folder = '', moment = ''] = process.argv.slice(2)
const dieAt = (reached: string) => {
  if (moment === reached) process.kill(process.pid, 'SIGKILL')
}

const profile = new StoredProfile(folder)
const { database, receipts } = await profile.open()
const { intake } = profile
new Watching({
  rows: new WatchedRows({ database, now: () => profile.now }),
  intake: {
    found: async (files, of) => {
      dieAt('before it is saved')
      const outcomes = await intake.found(files, of)
      dieAt('between saved and noted')
      return outcomes
    },
  },
  hasReceipt: (id) => receipts.has(id),
  isDiscarded: (id) => receipts.has(id) && receipts.read(id).state === 'discarded',
  hasAccount: () => true,
  toBin: async (file) => {
    dieAt('between noted and put away')
    unlinkSync(file)
    dieAt('after it is put away')
  },
  profile: folder,
  now: () => profile.now,
  clock: () => performance.now(),
  report: () => process.exit(1),
  pace: hasty,
}).start()
