/** Receipts in review that one key confirms: papers that were read, with drafts that agree with them. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { AccountRows } from '../../../electron/store/account-rows'
import { Database } from '../../../electron/store/database/database'
import { readingMigrations } from '../../../electron/store/database/migrations'
import { Readings } from '../../../electron/store/receipts/readings'
import { fileIn, temporaryFolder } from '../../support/files'
import { openIntake } from './profile'
import { keepRead } from './read-paper'

const today = new Date().toISOString().slice(0, 10)

export interface Paper {
  name: string
  /** Path of the file, which becomes one of its own by what is added behind its end. */
  file: string
  /** The total is on the last one; 1 when absent. */
  pages?: number
}

/** Puts them into the profile of an app that is closed, for the one account it has. */
export async function fillReview(profile: string, papers: readonly Paper[]): Promise<void> {
  const { database, intake, receipts } = await openIntake(profile)
  const texts = new Database(path.join(profile, 'readings.sqlite'), readingMigrations)
  const readings = new Readings({ database, texts })
  const rows = new AccountRows({
    database,
    now: () => new Date(),
    folder: path.join(profile, 'accounts'),
  })
  const [first] = rows.all()
  if (!first) throw new Error('Nobody has signed in')
  const folder = temporaryFolder('docket-bench-review')
  for (const [number, { name, file, pages = 1 }] of papers.entries()) {
    const own = Buffer.concat([readFileSync(file), Buffer.from(`\n% ${number}\n`)])
    const [outcome] = await intake.paths([fileIn(folder, name, own)], {
      accountId: first.account.id,
    })
    if (outcome?.result !== 'saved') throw new Error(`${name} was not saved`)
    const gross = `${1000 + number}.27`
    keepRead({ receipts, readings }, outcome.id, { gross, pages, postingDate: today })
  }
  rmSync(folder, { recursive: true })
  texts.close()
  database.close()
}
