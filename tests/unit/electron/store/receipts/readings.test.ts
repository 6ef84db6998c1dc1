import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mintMarker } from '../../../../../electron/outbox/marker'
import { Database } from '../../../../../electron/store/database/database'
import { Journal } from '../../../../../electron/store/journal'
import {
  readingMigrations,
  storeMigrations,
} from '../../../../../electron/store/database/migrations'
import { Readings } from '../../../../../electron/store/receipts/readings'
import { Receipts } from '../../../../../electron/store/receipts/receipts'
import { emptyDraft } from '../../../../../shared/expenses/expense'
import type { Reading } from '../../../../../shared/receipts/reading'
import { asOfSchema } from '../../../../proofs/crash/older-schema'
import { sha256, temporaryFolder } from '../../../../support/files'

function stored(folder = temporaryFolder()) {
  const now = () => new Date('2026-11-12T12:00:00Z')
  const database = new Database(path.join(folder, 'docket.sqlite'), storeMigrations)
  const texts = new Database(path.join(folder, 'readings.sqlite'), readingMigrations)
  onTestFinished(() => {
    database.close()
    texts.close()
  })
  const readings = new Readings({ database, texts })
  const receipts = new Receipts({
    database,
    journal: new Journal({ database, now }),
    now,
    wordsIn: (search) => readings.search(search),
  })
  const add = (): string => {
    const id = randomUUID()
    const hash = sha256(Buffer.from(id))
    const file = { sha256: hash, size: 1, mediaType: 'image/png', fileName: 'a.png' } as const
    receipts.add([{ ...file, id, marker: mintMarker() }])
    return id
  }
  const discard = (id: string) => {
    receipts.step(id, { from: ['review'], to: 'discarded', event: 'discarded' })
  }
  const found = (search: string) =>
    receipts.lists.page({ list: 'review', search, offset: 0, limit: 100 }).rows.map(({ id }) => id)
  return { database, texts, readings, receipts, add, discard, found }
}

function saying(text: string, fields: Partial<Reading['fields']> = {}): Reading {
  const box = { page: 0, x: 0, y: 0, width: 0.1, height: 0.1 }
  const words = text.split(' ').map((word) => ({ text: word, confidence: 1, box }))
  return {
    pages: [{ width: 100, height: 200, turn: 0, words }],
    fields: { vatLines: [], items: [], ...fields },
    parts: [],
  }
}

test('receipts wait in the order of capture, and the open one goes first', () => {
  const { readings, add, discard } = stored()
  const [first, second, third] = [add(), add(), add()]
  expect(readings.waiting()).toBe(3)
  expect(readings.due(undefined)?.id).toBe(first)
  expect(readings.due(third)?.id).toBe(third)
  discard(first)
  expect(readings.due(undefined)?.id).toBe(second)
  readings.keep(second, saying('x'), 1)
  readings.fail(third, 'file-protected', 1)
  expect(readings.due(third)).toBeUndefined()
  expect(readings.waiting()).toBe(0)
})

test('a list says of a receipt that waits, that cannot be read and that is several', () => {
  const { readings, add } = stored()
  const [waiting, failed, one, several] = [add(), add(), add(), add()]
  readings.fail(failed, 'file-protected', 1)
  readings.keep(one, saying('Two teas 4.20'), 1)
  const part = { page: 0, x: 0, y: 0, width: 0.5, height: 1 }
  readings.keep(several, { ...saying('Two teas 4.20'), parts: [part, { ...part, x: 0.5 }] }, 1)
  const said = [waiting, failed, one, several].map((id) => readings.standing(id))
  expect(said).toEqual(['waiting', 'failed', undefined, 'several'])
})

test('what a receipt says is kept as it was read, and why another could not be', () => {
  const { readings, add } = stored()
  const [good, bad] = [add(), add()]
  const reading = saying('Two teas 4.20')
  readings.keep(good, reading, 1)
  readings.fail(bad, 'file-protected', 1)
  const shapes = reading.pages.map(({ width, height, turn }) => ({ width, height, turn }))
  expect(readings.of(good)).toEqual({
    state: 'read',
    reading: { ...reading, pages: shapes },
    filled: {},
  })
  expect(readings.whole(good)).toEqual(reading)
  expect(readings.whole(bad)).toBeUndefined()
  expect(readings.of(bad)).toEqual({ state: 'failed', code: 'file-protected' })
  expect([good, bad].map((id) => readings.digest(id).failure)).toEqual([
    undefined,
    'file-protected',
  ])
  expect([readings.standing(good), readings.standing(bad)]).toEqual([undefined, 'failed'])
  expect(readings.of(randomUUID())).toBeUndefined()
  readings.again(bad)
  expect(readings.of(bad)).toEqual({ state: 'waiting' })
  expect(readings.digest(bad).failure).toBeUndefined()
})

test('words are told of a page, and of one that was read alone', () => {
  const { readings, add } = stored()
  const id = add()
  const reading = saying('Two teas')
  const [first] = reading.pages
  const last = saying('4.20').pages
  readings.keep(id, { ...reading, pages: [...reading.pages, ...last] }, 1)
  expect(readings.page(id, 0)).toEqual(first)
  expect(readings.page(id, 1)?.words.map(({ text }) => text)).toEqual(['4.20'])
  expect(readings.page(id, 2)).toBeUndefined()
  readings.again(id)
  expect(readings.page(id, 0)).toBeUndefined()
})

test('what is called off does not wait, until it is asked for again', () => {
  const { readings, add } = stored()
  const [first, second] = [add(), add()]
  readings.keep(second, saying('x'), 1)
  readings.cancel()
  expect(readings.of(first)).toEqual({ state: 'cancelled' })
  expect(readings.of(second)?.state).toBe('read')
  readings.again(first)
  expect(readings.due(undefined)?.id).toBe(first)
})

test('a search finds receipts by words on them, however they are written', () => {
  const { readings, add, found } = stored()
  const [tea, fuel] = [add(), add()]
  readings.keep(tea, saying('CAFÉ Noir total £1,234.50'), 1)
  const date = { value: '2026-11-12', confidence: 1, isSure: true }
  readings.keep(fuel, saying('Unleaded 95'), 1)
  expect(found('cafe')).toEqual([tea])
  expect(found('unl')).toEqual([fuel])
  expect(found('noir cafe')).toEqual([tea])
  expect(found('1,234.50')).toEqual([tea])
  expect(found('cafe unleaded')).toEqual([])
  expect(found('')).toEqual([tea, fuel])
  readings.keep(fuel, saying('Diesel', { date }), 1)
  expect([found('unleaded'), found('diesel'), found('12/11/2026')]).toEqual([[], [fuel], [fuel]])
  expect(found('"*" OR (')).toEqual([])
})

test('the draft is filled once, and what a person emptied is remembered', () => {
  const { readings, add } = stored()
  const id = add()
  expect([readings.filled(id), readings.emptied(id)]).toEqual([undefined, []])
  readings.markEmptied(id, ['gross'])
  readings.markEmptied(id, ['gross', 'postingDate'])
  readings.markFilled(id, { supplierName: 'A' }, () => undefined)
  expect(readings.filled(id)).toEqual({ supplierName: 'A' })
  expect(readings.emptied(id)).toEqual(['gross', 'postingDate'])
  expect(() => {
    readings.markFilled(id, {}, () => {
      throw new Error('the draft could not be kept')
    })
  }).toThrow()
  expect(readings.filled(id)).toEqual({ supplierName: 'A' })
})

test('words go with their receipt, and words that were lost are read again', () => {
  const { database, texts, readings, add, found } = stored()
  const [gone, lost, kept] = [add(), add(), add()]
  for (const id of [gone, lost, kept]) readings.keep(id, saying('word'), 1)
  readings.markFilled(lost, { gross: '5.00' }, () => undefined)
  database.run('DELETE FROM receipt WHERE id = ?', gone)
  texts.run('DELETE FROM reading_text WHERE receipt_id = ?', lost)
  readings.sweep()
  expect(texts.all('SELECT receipt_id FROM reading_text')).toEqual([{ receipt_id: kept }])
  expect(
    texts.all(`SELECT rowid FROM reading_words WHERE reading_words MATCH 'word'`),
  ).toHaveLength(1)
  expect(readings.of(gone)).toBeUndefined()
  expect(readings.due(undefined)?.id).toBe(lost)
  expect(readings.filled(lost)).toEqual({ gross: '5.00' })
  expect(found('word')).toEqual([kept])
})

test('one whose words are missing when they are asked for is read again', () => {
  const { texts, readings, add } = stored()
  const id = add()
  readings.keep(id, saying('word'), 1)
  texts.run('DELETE FROM reading_text')
  expect(readings.of(id)).toEqual({ state: 'waiting' })
  expect(readings.due(undefined)?.id).toBe(id)
})

test('receipts of an older app wait to be read', () => {
  const folder = temporaryFolder()
  const older = stored(folder)
  const id = older.add()
  older.database.close()
  older.texts.close()
  asOfSchema(path.join(folder, 'docket.sqlite'), 5)
  expect(stored(folder).readings.due(undefined)?.id).toBe(id)
})

test('among ten thousand receipts a word is found at once', () => {
  const { readings, texts, database, found } = stored()
  const ids = Array.from({ length: 10_000 }, () => randomUUID())
  database.transaction(() => {
    for (const id of ids)
      database.run(
        `INSERT INTO receipt (id, sha256, size, media_type, file_name, captured_at, marker, state, draft, changed_at)
         VALUES (?, ?, 1, 'image/png', 'a.png', '', ?, 'review', ?, '')`,
        id,
        id,
        id,
        JSON.stringify(emptyDraft),
      )
    texts.transaction(() => {
      for (const [at, id] of ids.entries()) readings.keep(id, saying(`total shop${at % 500}`), 1)
    })
  })
  const begun = performance.now()
  expect(found('shop77')).toHaveLength(20)
  expect(found('total')).toHaveLength(100)
  expect(performance.now() - begun).toBeLessThan(1500)
})
