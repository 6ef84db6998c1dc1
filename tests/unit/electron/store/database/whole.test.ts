/** Of electron/store/database/whole.ts: when a start looks at all pages of a database, and when it need not. */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../../../../../electron/store/database/database'
import { checkedWhole, doubtNote } from '../../../../../electron/store/database/whole'
import { temporaryFolder } from '../../../../support/files'

const migrations = ['CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT NOT NULL)']
const day = 24 * 60 * 60_000
const damage: unknown = expect.objectContaining({ code: 'store-damaged' })

/** Absolute path of a database of several pages that was closed in order. */
function closed(): string {
  const file = path.join(temporaryFolder(), 'docket.sqlite')
  const database = new Database(file, migrations)
  for (let row = 0; row < 40; row += 1)
    database.run('INSERT INTO thing (text) VALUES (?)', 'x'.repeat(500))
  database.close()
  return file
}

/** Turns the bytes of its last page. @param isSeen whether the time of the file tells */
function turn(file: string, isSeen: boolean): void {
  const bytes = readFileSync(file)
  const { mtimeMs } = statSync(file)
  bytes.fill(0xff, bytes.length - 4096, bytes.length - 4000)
  writeFileSync(file, bytes)
  // In the middle of the millisecond that counts.
  const then = (Math.floor(mtimeMs) + (isSeen ? 2000.5 : 0.5)) / 1000
  utimesSync(file, then, then)
}

const open = (file: string) => new Database(file, migrations)

test('a file that somebody wrote to after it was closed is looked at again, and its damage found', () => {
  const file = closed()
  expect(checkedWhole(file)).toBeDefined()
  turn(file, true)
  expect(checkedWhole(file)).toBeUndefined()
  expect(() => open(file)).toThrow(damage)
})

test('the file that was left is not looked at again within a day, and after a day it is', () => {
  const file = closed()
  const checkedMs = checkedWhole(file) ?? 0
  turn(file, false)
  open(file).close()
  // Starts and ends in between do not put the next look off.
  expect(checkedWhole(file, checkedMs + day - 1)).toBe(checkedMs)
  expect(checkedWhole(file, checkedMs + day)).toBeUndefined()
  const note = JSON.parse(readFileSync(`${file}.left`, 'utf8')) as object
  writeFileSync(`${file}.left`, JSON.stringify({ ...note, checkedMs: checkedMs - day }))
  expect(() => open(file)).toThrow(damage)
})

test('a clock that was set back, a note that is none, and a log of a run that did not end lead to a look', () => {
  const file = closed()
  const checkedMs = checkedWhole(file) ?? 0
  expect(checkedWhole(file, checkedMs - 1)).toBeUndefined()
  writeFileSync(`${file}-wal`, 'left')
  expect(checkedWhole(file)).toBeUndefined()
  writeFileSync(`${file}-wal`, '')
  expect(checkedWhole(file)).toBe(checkedMs)
  for (const text of ['', '{', '{}', '{"size":1,"changedMs":1,"checkedMs":"now"}']) {
    writeFileSync(`${file}.left`, text)
    expect(checkedWhole(file)).toBeUndefined()
  }
  expect(checkedWhole(path.join(temporaryFolder(), 'none.sqlite'))).toBeUndefined()
})

test('a database that was found damaged while it was used is looked at whatever is noted', () => {
  const file = closed()
  turn(file, false)
  writeFileSync(doubtNote(file), '')
  expect(() => open(file)).toThrow(damage)
})
