import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/files'
import { Random } from '../../../support/random'
import { StoredProfile } from '../../../support/stored'

const count = Number(process.env['DOCKET_CORRUPTIONS'] ?? 500)

/** A profile as a crash leaves it: receipts of every stage, some of what happened only in the log. */
async function crashedProfile() {
  const profile = new StoredProfile()
  const { receipts, database } = await profile.open()
  profile.account()
  const ids: Record<string, string> = {}
  for (const name of ['review', 'ready', 'sending', 'sent', 'proven', 'rejected', 'discarded']) {
    const { id } = await profile.capture()
    ids[name] = id
    if (name === 'review') continue
    if (name === 'discarded') await profile.discard(id)
    else await profile.confirm(id)
    if (!['sending', 'sent', 'proven', 'rejected'].includes(name)) continue
    const posting = { attempt: 1, highWaterId: 7 }
    receipts.step(id, { from: ['ready'], to: 'sending', event: 'sending', posting })
    if (name === 'rejected')
      receipts.step(id, { from: ['sending'], to: 'rejected', event: 'rejected' })
    if (name === 'sent' || name === 'proven')
      receipts.step(id, { from: ['sending'], to: 'sent', event: 'sent', expenseId: 9 })
    if (name === 'proven') receipts.step(id, { from: ['sent'], to: 'proven', event: 'proven' })
    if (name === 'sending') database.run('PRAGMA wal_checkpoint(TRUNCATE)')
  }
  const gone = await profile.capture()
  const copy = temporaryFolder('docket-crashed')
  cpSync(profile.folder, copy, { recursive: true })
  profile.close()
  return { folder: copy, ids, all: [...Object.values(ids), gone.id] }
}

function breakOne(folder: string, random: Random): string {
  const sidecars = readdirSync(path.join(folder, 'receipts', 'sidecars'))
  const accounts = readdirSync(path.join(folder, 'accounts'))
  const file = path.join(
    folder,
    random.pick([
      'docket.sqlite',
      'docket.sqlite',
      'docket.sqlite-wal',
      'docket.sqlite-wal',
      'docket.sqlite-shm',
      'books.sqlite',
      'books.sqlite-wal',
      'docket.count',
      path.join('receipts', 'sidecars', random.pick(sidecars)),
      path.join('accounts', random.pick(accounts)),
    ]),
  )
  if (!existsSync(file)) return `${file} is not there`
  const { size } = statSync(file)
  const bytes = readFileSync(file)
  const at = random.whole(0, Math.max(0, size - 1))
  const damage = random.pick(['flip', 'flip', 'noise', 'truncate', 'zero', 'delete'])
  if (damage === 'delete') rmSync(file)
  else if (damage === 'truncate') truncateSync(file, random.pick([0, at]))
  else {
    const length = damage === 'flip' ? 1 : random.whole(1, 5000)
    for (let index = at; index < Math.min(size, at + length); index += 1) {
      const former = bytes[index] ?? 0
      if (damage === 'zero') bytes[index] = 0
      else
        bytes[index] = damage === 'flip' ? former ^ (1 << random.whole(0, 7)) : random.whole(0, 255)
    }
    writeFileSync(file, bytes)
  }
  return `${damage} ${path.relative(folder, file)} at ${at} of ${size}`
}

test(`after any of ${count} corruptions every receipt is there, and none is sent that may be in the books`, async () => {
  const crashed = await crashedProfile()
  const seed = Number(process.env['DOCKET_SEED'] ?? Date.now() % 1_000_000)
  const begun = performance.now()
  const work = temporaryFolder('docket-corrupt')
  for (let round = 0; round < count; round += 1) {
    const random = new Random(seed + round)
    const folder = path.join(work, String(round))
    mkdirSync(folder)
    cpSync(crashed.folder, folder, { recursive: true })
    const damage = breakOne(folder, random)
    const words = `DOCKET_SEED=${seed + round} DOCKET_CORRUPTIONS=1: ${damage}`
    const profile = new StoredProfile(folder)
    try {
      const { receipts, accountRows } = await profile.open()
      const [account] = accountRows.all()
      receipts.showAccount(account?.account.id)
      const listed = (['review', 'ready', 'sending', 'attention', 'books', 'bin'] as const).flatMap(
        (list) => receipts.page({ list, search: '', offset: 0, limit: 50 }).rows,
      )
      const known = listed.map(({ id }) => id)
      const lost = crashed.all.filter((id) => !known.includes(id))
      expect(lost.length, words).toBe(0)
      expect(listed.length, words).toBe(crashed.all.length)
      for (const name of ['sending', 'sent', 'proven']) {
        const { state } = receipts.read(crashed.ids[name] ?? '')
        expect(['sending', 'checking', 'sent', 'proven'], `${words} ${name}`).toContain(state)
      }
      expect(receipts.read(crashed.ids['discarded'] ?? '').state, words).toBe('discarded')
    } catch (error) {
      throw new Error(words, { cause: error })
    } finally {
      profile.close()
    }
    rmSync(folder, { recursive: true })
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(`${count} corruptions from seed ${seed} in ${seconds.toFixed(1)} s`)
}, 300_000)
