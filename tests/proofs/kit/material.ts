/** What a person gives the app in a crash run: pictures of any size, each unlike all others, and drafts. */
import { createHash, randomFillSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import type { Random } from '../../support/random'
import { pngBytes } from '../../support/files'

const head = pngBytes(2).subarray(0, 33)

/** As much of a picture as the app looks at, then noise: cheap to make in any size. */
function pictureOf(size: number): Buffer {
  const bytes = Buffer.allocUnsafe(Math.max(size, head.length + 16))
  head.copy(bytes)
  randomFillSync(bytes, head.length)
  return bytes
}

/** Most receipts are small, a few are not: 4 kB to 5 MB. */
export function someSize(random: Random): number {
  const dice = random.next()
  if (dice < 0.8) return random.whole(4_000, 64_000)
  return dice < 0.97 ? random.whole(64_000, 600_000) : random.whole(600_000, 5_000_000)
}

/** Writes a picture into a folder. */
export function newPicture(folder: string, size: number): { file: string; sha256: string } {
  const bytes = pictureOf(size)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = path.join(folder, `${sha256.slice(0, 16)}.png`)
  writeFileSync(file, bytes)
  return { file, sha256 }
}

/** A draft that the demo company accepts. */
export function draftOf(gross: string): ExpenseDraft {
  return {
    supplierName: 'Northgate Fuels',
    postingDate: new Date().toISOString().slice(0, 10),
    lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross }],
  }
}
