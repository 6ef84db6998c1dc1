/** Corruption: a profile as a crash leaves it, one file of it broken, and only its store opened again. */
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
import { inboxLists } from '../../../shared/receipts/receipt'
import { Random } from '../../support/random'
import { StoredProfile } from '../../support/stored'
import { addHarm, count, newReport, type Harm, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { newFolder } from './world'

/** After any damage every receipt is there, and none is to be sent that may be in the books. */
export async function proveCorruption(options: RunOptions): Promise<Report> {
  const report = newReport('corruption', options)
  const work = newFolder(options.ground)
  try {
    const crashed = await crashedProfile(work)
    await inLanes(
      { ...options, lanes: 1 },
      report,
      () => undefined,
      (_, round) => corrupt({ report, crashed, work, seed: options.seed + round }),
    )
  } finally {
    rmSync(work, { recursive: true })
  }
  return report
}

interface Crashed {
  folder: string
  ids: Record<string, string>
  all: string[]
}

/** Receipts of every stage, some of what happened only in the log. */
async function crashedProfile(work: string): Promise<Crashed> {
  const profile = new StoredProfile(path.join(work, 'profile'))
  mkdirSync(profile.folder)
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
  const folder = path.join(work, 'crashed')
  cpSync(profile.folder, folder, { recursive: true })
  profile.close()
  return { folder, ids, all: [...Object.values(ids), gone.id] }
}

interface Round {
  report: Report
  crashed: Crashed
  work: string
  seed: number
}

async function corrupt({ report, crashed, work, seed }: Round): Promise<void> {
  const folder = path.join(work, String(seed))
  cpSync(crashed.folder, folder, { recursive: true })
  const about = breakOne(folder, new Random(seed))
  count(report, about.split(' ')[0] ?? '')
  const repeat = `npm run crash -- --kind corruption --seed ${seed} # ${about}`
  const profile = new StoredProfile(folder)
  const verdict: Record<Harm, string[]> = { lost: [], doubled: [], torn: [], wrong: [] }
  try {
    await profile.open()
    judge(profile, crashed, verdict)
  } catch (error) {
    verdict.wrong.push(error instanceof Error ? error.message : String(error))
  } finally {
    profile.close()
  }
  report.rounds += 1
  addHarm(report, verdict, { seed, repeat })
  rmSync(folder, { recursive: true })
}

function judge({ store }: StoredProfile, crashed: Crashed, verdict: Record<Harm, string[]>): void {
  const { receipts, accountRows } = store
  const [account] = accountRows.all()
  receipts.showAccount(account?.account.id)
  const listed = inboxLists.flatMap(
    (list) => receipts.lists.page({ list, search: '', offset: 0, limit: 50 }).rows,
  )
  const known = new Set(listed.map(({ id }) => id))
  for (const id of crashed.all) if (!known.has(id)) verdict.lost.push(`receipt ${id}`)
  if (listed.length !== crashed.all.length) verdict.wrong.push(`${listed.length} are listed`)
  const stateOf = (name: string) => receipts.read(crashed.ids[name] ?? '').state
  for (const name of ['sending', 'sent', 'proven'])
    if (!['sending', 'checking', 'sent', 'proven'].includes(stateOf(name)))
      verdict.doubled.push(`what was ${name} is ${stateOf(name)}`)
  if (stateOf('discarded') !== 'discarded')
    verdict.wrong.push(`what was discarded is ${stateOf('discarded')}`)
}

/** Returns what it did. */
function breakOne(folder: string, random: Random): string {
  const sidecars = readdirSync(path.join(folder, 'receipts', 'sidecars'))
  const accounts = readdirSync(path.join(folder, 'accounts'))
  const name = random.pick([
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
  ])
  const file = path.join(folder, name)
  if (!existsSync(file)) return `nothing: ${name} is not there`
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
  return `${damage} ${name} at ${at} of ${size}`
}
