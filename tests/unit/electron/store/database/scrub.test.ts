import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../../../../electron/store/database/database'
import { readingMigrations } from '../../../../../electron/store/database/migrations'
import { scrub, writeBack } from '../../../../../electron/store/database/scrub'
import { temporaryFolder } from '../../../../support/files'

/** A database with two rows, and the words of both. */
function opened() {
  const folder = temporaryFolder()
  const database = new Database(path.join(folder, 'a.sqlite'), readingMigrations)
  onTestFinished(() => {
    database.close()
  })
  for (const [key, word] of ['confidentialia', 'harmlessness'].entries()) {
    const body = `${word} ${'padding '.repeat(2000)}`
    database.run('INSERT INTO reading_text VALUES (?, ?, ?)', key + 1, String(key), body)
    database.run('INSERT INTO reading_words (rowid, words) VALUES (?, ?)', key + 1, word)
  }
  const says = (word: string) =>
    readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(word))
  return { database, says }
}

test('what is deleted is in the files no more once it is written back', () => {
  const { database, says } = opened()
  writeBack(database)
  expect(says('confidentialia padding')).toBe(true)
  database.run('DELETE FROM reading_text WHERE key = 1')
  writeBack(database)
  expect(says('confidentialia padding')).toBe(false)
  expect(says('harmlessness padding')).toBe(true)
})

test('nothing that was deleted is left, not even in an index of words, and the rest is found', () => {
  const { database, says } = opened()
  database.run('PRAGMA secure_delete = OFF')
  database.run('DELETE FROM reading_text WHERE key = 1')
  writeBack(database)
  expect(says('confidentialia')).toBe(true)
  scrub(database)
  expect(says('confidentialia')).toBe(false)
  const found = `SELECT rowid FROM reading_words WHERE reading_words MATCH 'harmlessness'`
  expect(database.get(found)).toMatchObject({ rowid: 2 })
})

test('while a transaction is open nothing is scrubbed, and nothing fails', () => {
  const { database } = opened()
  database.transaction(() => {
    scrub(database)
  })
  expect(database.all('SELECT key FROM reading_text')).toHaveLength(2)
})
