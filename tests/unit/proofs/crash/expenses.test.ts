/** What a crash run says of expenses and files that were promised something. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Word } from '../../../proofs/kit/brief'
import { bookedOf, described, judgeExpenses, type Booked } from '../../../proofs/crash/expenses'
import { fingerprint, judgeFiles } from '../../../proofs/crash/exported'
import { Ledger } from '../../../proofs/crash/ledger'

const text = JSON.stringify({
  id: 9001,
  note: 'By hand',
  attachments: [{ id: 0, fileName: 'a.png' }],
  expenseLineItems: [{ id: 5, description: 'Diesel' }],
  supplierPayments: [{ id: 7, amount: 1 }],
})
const before = bookedOf(text, ['a'])
const wanted = described(before, 'Petrol')

/** What is said of it after these words, when it stands so now. */
function said(words: Word[], now: Booked | undefined): { lost: string[]; wrong: string[] } {
  const ledger = new Ledger(new Map(), new Set(), new Map([[9001, { before, ends: [before] }]]))
  for (const word of words) ledger.hear(word)
  return judgeExpenses(ledger.expenses, new Map(now ? [[9001, now]] : []))
}
const change = (end: 'began' | 'done' | 'failed'): Word => [end, 'change-expense', '9001', 'Petrol']
const removal = (end: 'began' | 'done' | 'failed'): Word => [end, 'delete-expense', '9001']
const kept = { lost: [], wrong: [] }

describe('an expense of the books', () => {
  test('may be as before or as wanted while its change is under way, and as wanted only once it is done', () => {
    expect(said([change('began')], before)).toEqual(kept)
    expect(said([change('began')], wanted)).toEqual(kept)
    expect(said([change('began'), change('done')], wanted)).toEqual(kept)
    expect(said([change('began'), change('done')], before).wrong).toHaveLength(1)
    expect(said([change('began'), change('failed')], before)).toEqual(kept)
  })

  test('that was not to be changed may not change', () => {
    expect(said([], wanted).wrong).toEqual(['expense 9001 differs in expenseLineItems'])
  })

  test('is lost when it is deleted unasked, and wrong when it is there although it was deleted', () => {
    expect(said([change('began')], undefined).lost).toHaveLength(1)
    expect(said([removal('began')], undefined)).toEqual(kept)
    expect(said([removal('began')], before)).toEqual(kept)
    expect(said([removal('began'), removal('done')], before).wrong).toHaveLength(1)
  })

  test('keeps its files and all fields that nobody spoke of', () => {
    const about = (now: Booked) => said([change('began')], now).wrong.join()
    expect(about({ ...wanted, files: [] })).toContain('files')
    expect(about({ ...wanted, body: { ...wanted.body, note: '' } })).toContain('note')
    expect(about({ ...wanted, body: { ...wanted.body, supplierPayments: [] } })).toContain(
      'supplierPayments',
    )
  })

  test('is the same one under new ids of its lines and payments', () => {
    expect(bookedOf(text.replace('"id":5', '"id":6').replace('"id":7', '"id":8'), ['a'])).toEqual(
      before,
    )
  })
})

describe('a file that was asked for', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'docket-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const write = (name: string, bytes: string | Uint8Array) => {
    writeFileSync(path.join(folder, name), bytes)
    return fingerprint(path.join(folder, name))
  }

  test('is what was there or whole, and never half', () => {
    const [whole, old] = [write('x.csv', 'a,b\n1,2\n'), write('x.csv', 'old')]
    const files = new Map([['x.csv', { whole, ends: [old] }]])
    const ledger = new Ledger(new Map(), new Set(), new Map(), files)
    const wrong = () => judgeFiles(ledger.files, folder).length
    ledger.hear(['began', 'export', 'x.csv'])
    expect(wrong()).toBe(0)
    write('x.csv', 'a,b\n')
    expect(wrong()).toBe(1)
    write('x.csv', 'a,b\n1,2\n')
    expect(wrong()).toBe(0)
    ledger.hear(['done', 'export', 'x.csv', '0'])
    write('x.csv', 'old')
    expect(wrong()).toBe(1)
  })

  test('is known by its entries when it is a ZIP, and torn when it is cut off', () => {
    const [one, other] = [1, 2].map((day) =>
      zipSync({ 'index.csv': strToU8('a') }, { mtime: new Date(2026, 1, day) }),
    ) as [Uint8Array, Uint8Array]
    expect(write('x.zip', one)).toBe(write('x.zip', other))
    expect(write('x.zip', one.subarray(0, -9))).toMatch(/^torn/)
  })
})
