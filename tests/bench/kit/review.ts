/** Receipts in review that one key confirms: papers that were read, with drafts that agree with them. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { AccountRows } from '../../../electron/store/account-rows'
import { Database } from '../../../electron/store/database/database'
import { readingMigrations } from '../../../electron/store/database/migrations'
import { Readings } from '../../../electron/store/receipts/readings'
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import { Reading } from '../../../shared/receipts/reading'
import { fileIn, temporaryFolder } from '../../support/files'
import { openIntake } from './profile'

const supplier = 'Northgate Fuels'
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
    readings.keep(outcome.id, readingOf(gross, pages), 1)
    readings.markFilled(outcome.id, {}, () => {
      receipts.edit(outcome.id, draftOf(gross))
    })
  }
  rmSync(folder, { recursive: true })
  texts.close()
  database.close()
}

const draftOf = (gross: string): ExpenseDraft => ({
  supplierName: supplier,
  postingDate: today,
  lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross }],
})

/** Forty words on each page, as on a till's receipt. */
function readingOf(gross: string, pages: number): Reading {
  const box = (at: number, page = 0) => ({
    page,
    x: 0.1,
    y: 0.02 + 0.02 * at,
    width: 0.4,
    height: 0.015,
  })
  const sure = (value: string, at: number, page = 0) => ({
    value,
    confidence: 0.99,
    isSure: true,
    box: box(at, page),
  })
  const texts = [supplier, today, gross, ...Array.from({ length: 37 }, (_, at) => `Word-${at}`)]
  return Reading.parse({
    pages: Array.from({ length: pages }, (_, page) => ({
      width: 1000,
      height: 1600,
      turn: 0,
      words: texts.map((text, at) => ({ text, confidence: 0.98, box: box(at, page) })),
    })),
    fields: {
      supplier: sure(supplier, 0),
      date: sure(today, 1),
      total: sure(gross, 2, pages - 1),
      vat: sure((Number(gross) / 6).toFixed(2), 3),
      vatNumber: sure('GB727585108', 4),
      currency: sure('GBP', 2),
    },
  })
}
