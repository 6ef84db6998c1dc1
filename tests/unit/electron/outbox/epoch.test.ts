/** Of electron/store/recovery/epoch.ts and electron/accounts/grant/anchor.ts together: what is sent after a copy was put back. */
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Anchor } from '../../../../electron/accounts/grant/anchor'
import { Database } from '../../../../electron/store/database/database'
import { Epoch, isRestored } from '../../../../electron/store/recovery/epoch'
import { Journal } from '../../../../electron/store/journal'
import { storeMigrations } from '../../../../electron/store/database/migrations'
import { Receipts } from '../../../../electron/store/receipts/receipts'
import { temporaryFolder } from '../../../support/files'

test.each<[own: number, outside: number, restored: boolean]>([
  [0, 0, true],
  [1, 0, true],
  [1, 1, false],
  [5, 5, false],
  [6, 5, false],
  [5, 6, true],
  [5, 60, true],
  [0, 1, true],
  [7, 5, true],
  [2, 0, true],
])('own count %d, outside %d: restored %s', (own, outside, restored) => {
  expect(isRestored(own, outside)).toBe(restored)
})

function computer() {
  const folder = temporaryFolder('docket-epoch')
  const profile = temporaryFolder('docket-profile')
  const anchor = new Anchor({ profile, folder })
  const open = (name: string, outside = anchor.epoch) => {
    const database = new Database(path.join(profile, name), storeMigrations)
    onTestFinished(() => {
      database.close()
    })
    const now = () => new Date()
    const journal = new Journal({ database, now })
    const receipts = new Receipts({ database, journal, now })
    return new Epoch({ database, receipts, outside })
  }
  return { open, anchor, folderOf: (name: string) => path.join(profile, name) }
}

test('a profile that goes on counting is trusted at every start', () => {
  const { open } = computer()
  for (let run = 0; run < 5; run += 1) {
    const epoch = open('a.sqlite')
    expect(epoch.open()).toEqual({ isRestored: false })
    expect(epoch.advance()).toBe(true)
    expect(epoch.advance()).toBe(true)
  }
})

test('an intent that cannot be written down is not counted either', () => {
  const { open, anchor } = computer()
  const epoch = open('a.sqlite')
  expect(epoch.open()).toEqual({ isRestored: false })
  const before = anchor.epoch.read()
  const full = () => {
    throw new Error('disk full')
  }
  expect(() => epoch.advance(full)).toThrow('disk full')
  expect(anchor.epoch.read()).toBe(before)
  expect(open('a.sqlite').open()).toEqual({ isRestored: false })
  expect(epoch.advance()).toBe(true)
  expect(anchor.epoch.read()).toBe(before + 1)
})

test('a crash between the two counts is not taken for a restored profile', () => {
  const { open, anchor } = computer()
  const epoch = open('a.sqlite')
  expect(epoch.advance()).toBe(true)
  const bump = anchor.epoch.bump
  anchor.epoch.bump = () => {
    throw new Error('killed')
  }
  expect(() => epoch.advance()).toThrow('killed')
  anchor.epoch.bump = bump
  const next = open('a.sqlite')
  expect(next.open()).toEqual({ isRestored: false })
  expect(next.advance()).toBe(true)
})

test('a crash between the two counts is not taken for a restored profile, however often', () => {
  const { open, folderOf } = computer()
  expect(open('a.sqlite').open()).toEqual({ isRestored: false })
  const database = new Database(folderOf('a.sqlite'), storeMigrations)
  for (let crash = 0; crash < 4; crash += 1) {
    database.run('UPDATE epoch SET count = count + 1')
    expect(open('a.sqlite').open()).toEqual({ isRestored: false })
  }
  database.close()
})

test('a profile copied when the app ended between the two counts is noticed once the other has sent', () => {
  const { open, folderOf } = computer()
  const epoch = open('a.sqlite')
  expect(epoch.open()).toEqual({ isRestored: false })
  expect(epoch.advance()).toBe(true)
  // What a process that was killed then has written.
  const database = new Database(folderOf('a.sqlite'), storeMigrations)
  database.run('UPDATE epoch SET count = count + 1')
  database.run('VACUUM INTO ?', folderOf('copy.sqlite'))
  database.close()
  const next = open('a.sqlite')
  expect(next.open()).toEqual({ isRestored: false })
  expect(open('copy.sqlite').open()).toEqual({ isRestored: false })
  expect(next.advance()).toBe(true)
  expect(open('copy.sqlite').open()).toEqual({ isRestored: true })
})

test('of two copies at work at the same time, each notices that the other has sent', () => {
  const { open } = computer()
  const [one, other] = [open('a.sqlite'), open('b.sqlite')]
  expect(one.advance()).toBe(true)
  expect(other.advance()).toBe(false)
  expect(one.advance()).toBe(false)
  expect(one.advance()).toBe(true)
  expect(other.advance()).toBe(false)
})

test('a copy that was put back is noticed once, and trusted from then on', () => {
  const { open } = computer()
  const lived = open('a.sqlite')
  for (let run = 0; run < 3; run += 1) lived.advance()
  expect(open('old.sqlite').open()).toEqual({ isRestored: true })
  expect(open('old.sqlite').open()).toEqual({ isRestored: false })
})

test('two computers that both go on with one profile never come to the same count', () => {
  const { open, folderOf } = computer()
  const copied = (name: string) => {
    const database = new Database(folderOf('a.sqlite'), storeMigrations)
    database.run('VACUUM INTO ?', folderOf(name))
    database.close()
  }
  const elsewhere = new Anchor({
    profile: folderOf('.'),
    folder: temporaryFolder('docket-elsewhere'),
  }).epoch
  const here = open('a.sqlite')
  here.open()
  here.advance()
  copied('first.sqlite')
  const there = open('first.sqlite', elsewhere)
  expect(there.open()).toEqual({ isRestored: true })
  expect(there.advance()).toBe(true)
  for (let sent = 0; sent < 2; sent += 1) expect(here.advance()).toBe(true)
  copied('second.sqlite')
  expect(open('second.sqlite', elsewhere).open()).toEqual({ isRestored: true })
})
