/** Of electron/store/database/database.ts: an index that is damaged in a way that no start looks for. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../../../../../electron/store/database/database'
import { doubtNote } from '../../../../../electron/store/database/whole'
import { temporaryFolder } from '../../../../support/files'

const migrations = [
  'CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT NOT NULL); CREATE INDEX by_text ON thing (text)',
]
const texts = Array.from({ length: 40 }, (_, row) => `row ${row}`)
const byText = 'SELECT id FROM thing WHERE text = ?'

/** Absolute path of a database whose one index page tells of records that are longer than they are. */
function damaged(): string {
  const file = path.join(temporaryFolder(), 'docket.sqlite')
  const whole = new Database(file, migrations)
  for (const text of texts) whole.run('INSERT INTO thing (text) VALUES (?)', text)
  const root = whole.get("SELECT rootpage FROM sqlite_schema WHERE name = 'by_text'")?.['rootpage']
  const size = Number(whole.get('PRAGMA page_size')?.['page_size'])
  whole.close()
  const bytes = readFileSync(file)
  const page = bytes.subarray((Number(root) - 1) * size, Number(root) * size)
  // File format, 1.6: a leaf of an index, its count of cells, where each begins, and the length of its header in it.
  expect(page[0]).toBe(10)
  for (let cell = 0; cell < page.readUInt16BE(3); cell += 1)
    page[page.readUInt16BE(8 + 2 * cell) + 1] = 0x7f
  writeFileSync(file, bytes)
  return file
}

test.each(['all', 'get'] as const)(
  'what "%s" finds damaged is told as damage, and mended from its table at the next start',
  (how) => {
    const file = damaged()
    const first = new Database(file, migrations)
    expect(() => first[how](byText, 'row 7')).toThrow(
      expect.objectContaining({ code: 'store-damaged' }),
    )
    first.close()
    expect(existsSync(doubtNote(file))).toBe(true)
    const second = new Database(file, migrations)
    for (const [row, text] of texts.entries())
      expect(second.all(byText, text)).toEqual([{ id: row + 1 }])
    second.close()
    expect(existsSync(doubtNote(file))).toBe(false)
  },
)

test('a database that cannot be mended from its table is told as damaged when it is opened', () => {
  const file = damaged()
  const bytes = readFileSync(file)
  const at = bytes.indexOf('row 39')
  // The table's own record is gone from under the index.
  bytes.fill(0xff, at - 8, at + 6)
  writeFileSync(file, bytes)
  writeFileSync(doubtNote(file), '')
  expect(() => new Database(file, migrations)).toThrow(
    expect.objectContaining({ code: 'store-damaged' }),
  )
})
