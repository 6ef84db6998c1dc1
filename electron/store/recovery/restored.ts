/**
 * A profile that is brought back from a backup: made whole in a folder of its own, put into place at the next start, before
 * anything is opened. Up to the one rename that settles it the old profile is the profile; from then on the new one is, and a start
 * that is cut short goes on at the next.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import type { ProfileTally } from '../../../shared/backup'
import { moveNow } from '../../moving'
import { Database } from '../database/database'
import { syncFolderNow, writeWholeNow } from '../files/durable'

const stagingName = 'restoring'
const settledName = 'restored'
/** Where copies of the databases are while a backup is written. */
const copiesName = 'backing-up'
const planName = 'plan.json'

/** What goes with its profile: all but the keys and anchors of this computer, and what Chromium keeps. */
const databases = ['docket.sqlite', 'books.sqlite', 'readings.sqlite'].flatMap((name) =>
  ['', '-wal', '-shm', '-journal', '.doubt', '.damaged'].map((ending) => name + ending),
)
const owned = [
  'accounts',
  'docket.count',
  'previews',
  'profile.json',
  'quarantine',
  'receipts',
  'removing',
  'scans',
  'settings.json',
  'snapshots',
  'last-version',
  ...databases,
]

const Plan = z.object({ aside: z.string().regex(/^replaced-[\w.-]+$/), names: z.array(z.string()) })

/** The folder in which a restored profile is made; whatever was left there is gone. @param profile absolute path */
export function beginRestore(profile: string): string {
  const staging = path.join(profile, stagingName)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(path.join(staging, 'new'), { recursive: true, mode: 0o700 })
  return path.join(staging, 'new')
}

/** An empty folder for copies of the databases. @param profile absolute path */
export function beginCopies(profile: string): string {
  const copies = path.join(profile, copiesName)
  rmSync(copies, { recursive: true, force: true })
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  return copies
}

/** Nothing of it is used. */
export function giveUpRestore(profile: string): void {
  rmSync(path.join(profile, stagingName), { recursive: true, force: true })
}

/**
 * Looks whether the database is whole, and has it count as a copy wherever it is opened: its count is forgotten, so that
 * whatever may have been sent since is looked for in the books before it is sent. Folders are watched once a person says so here, since
 * the other computer may watch the same ones.
 * @throws AppError `store-newer`, `backup-damaged`
 */
export function prepareDatabase(file: string): void {
  if (!existsSync(file)) throw new AppError('backup-damaged', 'The list of receipts is missing')
  try {
    const database = new Database(file)
    try {
      const found = database.get('SELECT * FROM pragma_integrity_check')
      if (found?.['integrity_check'] !== 'ok')
        throw new AppError('backup-damaged', 'The list of receipts is damaged')
      database.transaction(() => {
        database.run('DELETE FROM epoch')
        database.run('UPDATE watched_folder SET is_off = 1')
      })
    } finally {
      database.close()
    }
  } catch (thrown) {
    const error = AppError.from(thrown)
    if (error.code !== 'store-damaged') throw error
    throw new AppError('backup-damaged', error.message, { cause: thrown })
  }
}

/** From here on the restored profile is the profile. Everything of it has to be on disk. */
export function settleRestore(profile: string, now: Date): void {
  const staging = path.join(profile, stagingName)
  const aside = `replaced-${now.toISOString().replaceAll(':', '-')}`
  const names = readdirSync(path.join(staging, 'new'))
  writeWholeNow(path.join(staging, planName), JSON.stringify({ aside, names }))
  moveNow(staging, path.join(profile, settledName))
  syncFolderNow(profile)
}

/**
 * Puts a restored profile in the place of what was there, which is set aside, and takes its sign-ins away. It can be cut short
 * and done again at any point. @param onStep for tests, called before each step
 */
export function finishRestore(profile: string, onStep: () => void = () => undefined): void {
  // What a run that ended in the middle has left.
  for (const left of [stagingName, copiesName].map((name) => path.join(profile, name)))
    if (existsSync(left)) rmSync(left, { recursive: true, force: true })
  const settled = path.join(profile, settledName)
  if (!existsSync(settled)) return
  const plan = planIn(settled)
  if (plan) takePlace(profile, { settled, plan, onStep })
  onStep()
  rmSync(settled, { recursive: true, force: true })
  syncFolderNow(profile)
}

/** Undefined once everything is in its place. */
function planIn(settled: string): z.infer<typeof Plan> | undefined {
  const file = path.join(settled, planName)
  return existsSync(file) ? Plan.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

function takePlace(
  profile: string,
  parts: { settled: string; plan: z.infer<typeof Plan>; onStep: () => void },
): void {
  const { settled, plan, onStep } = parts
  const aside = path.join(profile, plan.aside)
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  onStep()
  rmSync(path.join(profile, 'grants'), { recursive: true, force: true })
  for (const name of owned) {
    const [fresh, here] = [path.join(settled, 'new', name), path.join(profile, name)]
    const isNew = plan.names.includes(name)
    if (isNew && !existsSync(fresh)) continue
    onStep()
    if (existsSync(here)) moveNow(here, path.join(aside, name))
    onStep()
    if (isNew) moveNow(fresh, here)
  }
  for (const folder of [aside, profile]) syncFolderNow(folder)
  onStep()
  rmSync(path.join(settled, planName))
  syncFolderNow(settled)
}

/** What a person would miss. */
export function holdingsOf(database: Database): ProfileTally {
  const count = (sql: string) => Number(database.get(sql)?.['n'] ?? 0)
  return {
    accounts: database
      .all('SELECT name FROM account ORDER BY created_at, id')
      .map((row) => String(row['name'])),
    receipts: count('SELECT count(*) AS n FROM receipt'),
    waiting: count(
      `SELECT count(*) AS n FROM receipt WHERE state NOT IN ('proven', 'vouched', 'discarded')`,
    ),
    drafts: count(`SELECT count(*) AS n FROM invoice_draft_state WHERE state <> 'sent'`),
  }
}
