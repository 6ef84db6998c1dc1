/** Of electron/store/database/database.ts: caches that begin anew. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../../../../electron/store/database/database'
import { temporaryFolder } from '../../../support/files'

const migrations = ['CREATE TABLE thing (text TEXT NOT NULL)']

/** Caches whose damage shows when they are read, on a disk that for a while does not let them be moved away. */
function damaged() {
  const file = path.join(temporaryFolder(), 'books.sqlite')
  const whole = new Database(file, migrations)
  for (let row = 0; row < 50; row += 1)
    whole.run('INSERT INTO thing (text) VALUES (?)', 'x'.repeat(2000))
  whole.close()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, 4096 * 2))
  const disk = { isStuck: true }
  const moveAway = () => {
    if (disk.isStuck) throw new Error('EIO')
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  }
  const database = new Database(file, migrations, { moveAway })
  const read = () => database.get('SELECT count(text) AS n, sum(length(text)) FROM thing')?.['n']
  expect(read).toThrow()
  return { database, disk, read }
}

test('caches that cannot begin anew at once do so when the disk allows it again', () => {
  const { database, disk, read } = damaged()
  expect(read).toThrow()
  disk.isStuck = false
  expect(read).toThrow(expect.objectContaining({ code: 'store-damaged' }))
  expect(read()).toBe(0)
  database.close()
})

test('caches that could not begin anew can be closed', () => {
  const { database } = damaged()
  database.close()
})
