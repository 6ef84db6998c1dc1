/** Saving receipts against the least it could cost: copying the same files, each with an fsync. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { open, mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { Intake } from '../../electron/receipts/intake'
import { mintMarker } from '../../electron/outbox/marker'
import { Database } from '../../electron/store/database/database'
import { FileStore } from '../../electron/store/files/files'
import { Journal } from '../../electron/store/journal'
import { newReceiptId, Receipts } from '../../electron/store/receipts/receipts'
import { fileIn, pngBytes } from '../support/files'

const rounds = 7
const count = 200
const bytesEach = 300_000

const folder = (name: string) => mkdtempSync(path.join(tmpdir(), `docket-bench-${name}-`))

const source = folder('source')
for (let index = 0; index < count; index += 1)
  fileIn(source, `${index}.png`, Buffer.concat([pngBytes(8), randomBytes(bytesEach)]))
const files = readdirSync(source).map((name) => path.join(source, name))

async function copyAndSync(): Promise<void> {
  const target = folder('baseline')
  await mkdir(target, { recursive: true })
  for (const file of files) {
    const copy = await open(path.join(target, path.basename(file)), 'wx', 0o600)
    await copy.writeFile(await readFile(file))
    await copy.sync()
    await copy.close()
  }
}

async function save(): Promise<void> {
  const profile = folder('profile')
  const now = () => new Date()
  const database = new Database(path.join(profile, 'docket.sqlite'))
  const store = new FileStore(path.join(profile, 'receipts'))
  await store.prepare()
  const receipts = new Receipts({ database, journal: new Journal({ database, now }), now })
  const intake = new Intake({
    files: store,
    receipts,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
    onKept: () => undefined,
  })
  const outcomes = await intake.paths(files)
  if (outcomes.some(({ result }) => result !== 'saved')) throw new Error('Not all were saved')
  database.close()
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const ratios: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const baseline = await time(copyAndSync)
  const saving = await time(save)
  ratios.push(saving / baseline)
  console.log(
    `round ${round + 1}: copy + fsync ${baseline.toFixed(0)} ms, saving ${saving.toFixed(0)} ms, ratio ${(saving / baseline).toFixed(2)}`,
  )
}
const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
console.log(
  `saving ${count} files of ${bytesEach / 1000} kB: median ratio ${median.toFixed(2)} (goal 1.30)`,
)
