import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDiskLog } from '../../../proofs/crash/disk-log'

let before: string
beforeEach(() => {
  before = mkdtempSync(path.join(os.tmpdir(), 'docket-disk-log-'))
})
afterEach(() => {
  rmSync(before, { recursive: true })
})

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

function read(...lines: string[]) {
  const log = path.join(before, 'calls.log')
  writeFileSync(log, lines.join('\n'))
  return readDiskLog(log, '/world', before).changes
}

const opening = `openat(AT_FDCWD, "${hex('/world/a')}", O_WRONLY|O_CREAT, 0600`
const target = `7<${hex('/world/a')}>`

test('a file that is made, written and synced is told in that order', () => {
  const changes = read(
    `10 ${opening}) = ${target}`,
    `10 write(${target}, "${hex('abc')}", 3) = 3`,
    `10 fsync(${target}) = 0`,
  )
  expect(changes).toEqual([
    { kind: 'name', folder: '/world', add: { path: '/world/a', file: 2 } },
    { kind: 'write', file: 2, at: 0, bytes: Buffer.from('abc') },
    { kind: 'sync', file: 2 },
  ])
})

test('a call that another thread interrupts in the log is told like any other', () => {
  const interrupted = read(
    `10 ${opening} <unfinished ...>`,
    `11 write(1<pipe:[1]>, "${hex('word')}", 4 <unfinished ...>`,
    `10 <... openat resumed>)             = ${target}`,
    '11 <... write resumed>)              = 4',
    `10 write(${target}, "${hex('abc')}", 3 <unfinished ...>`,
    `11 mkdir("${hex('/elsewhere')}", 0700) = 0`,
    '10 <... write resumed>)              = 3',
  )
  expect(interrupted).toEqual([
    { kind: 'name', folder: '/world', add: { path: '/world/a', file: 2 } },
    { kind: 'said', text: 'word' },
    { kind: 'write', file: 2, at: 0, bytes: Buffer.from('abc') },
  ])
})

test('a call that failed has changed nothing', () => {
  expect(read(`10 ${opening}) = -1 ENOSPC (No space left on device)`)).toEqual([])
})
