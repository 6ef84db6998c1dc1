/** What one look at a folder leads to, given what is remembered of it. */
import { expect, test } from 'vitest'
import {
  decide,
  isWanted,
  type Awaited,
  type Decision,
  type Listed,
} from '../../../../../electron/receipts/watching/decision'
import type { KnownFile } from '../../../../../electron/store/receipts/watched-rows'

const stillMs = 3000
const file = (name: string, size = 10, modifiedMs = 1000): Listed => ({ name, size, modifiedMs })
const known = (
  listed: Listed,
  outcome: KnownFile['outcome'],
  due?: KnownFile['due'],
): KnownFile => {
  return { ...listed, outcome, due }
}

/** One look at a folder, after those before it. */
class Folder {
  known: KnownFile[] = []
  awaited = new Map<string, Awaited>()
  atMs = 5000

  look(...listing: Listed[]): Decision {
    const { atMs, awaited } = this
    const remembered = new Map(this.known.map((one) => [one.name, one]))
    const decision = decide({ atMs, stillMs, listing, known: remembered, awaited })
    this.awaited = decision.awaited
    return decision
  }

  later(ms: number): this {
    this.atMs += ms
    return this
  }
}

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)
const nothing = { take: [], putAway: [], passed: [], forget: [] }

test('a file is taken at the second look, when it has stood still long enough', () => {
  const folder = new Folder()
  expect(folder.look(file('a.pdf'))).toMatchObject(nothing)
  expect(folder.later(stillMs - 1).look(file('a.pdf'))).toMatchObject(nothing)
  expect(names(folder.later(1).look(file('a.pdf')).take)).toEqual(['a.pdf'])
})

test('a file that grows, or is touched, is waited for anew each time', () => {
  const folder = new Folder()
  for (let size = 1; size < 8; size += 1)
    expect(folder.later(stillMs).look(file('a.pdf', size)).take).toEqual([])
  expect(folder.later(stillMs).look(file('a.pdf', 7, 2000)).take).toEqual([])
  expect(names(folder.later(stillMs).look(file('a.pdf', 7, 2000)).take)).toEqual(['a.pdf'])
})

test('an empty file is never taken, and not waited for', () => {
  const folder = new Folder()
  for (let look = 0; look < 3; look += 1)
    expect(folder.later(stillMs).look(file('a.pdf', 0))).toEqual({ ...nothing, awaited: new Map() })
})

test('a file that goes away while it is waited for is forgotten', () => {
  const folder = new Folder()
  folder.look(file('a.pdf'))
  expect(folder.later(stillMs).look().awaited.size).toBe(0)
  expect(folder.later(stillMs).look(file('a.pdf')).take).toEqual([])
})

test('what was taken or refused is left alone as long as it stays the same', () => {
  const folder = new Folder()
  folder.known = [known(file('a.pdf'), 'taken'), known(file('b.txt'), 'refused')]
  folder.look(file('a.pdf'), file('b.txt'))
  expect(folder.later(stillMs).look(file('a.pdf'), file('b.txt'))).toEqual({
    ...nothing,
    awaited: new Map(),
  })
})

test('what was taken or refused is looked at again once its size or time is another', () => {
  const folder = new Folder()
  folder.known = [known(file('a.pdf'), 'taken'), known(file('b.txt'), 'refused')]
  const changed = [file('a.pdf', 10, 2000), file('b.txt', 11)]
  folder.look(...changed)
  expect(names(folder.later(stillMs).look(...changed).take)).toEqual(['a.pdf', 'b.txt'])
})

test('what was passed over stays passed over when it is renamed, put back, or its clock is changed', () => {
  const folder = new Folder()
  folder.known = ['a', 'b', 'c'].map((name, at) => known(file(name, 10 + at), 'passed'))
  const now = [file('a', 10, 900), file('renamed', 11), file('c', 12, 1000 + 3_600_000)]
  expect(names(folder.look(...now).passed)).toEqual(['a', 'renamed', 'c'])
})

test('what was passed over is new once it is written anew, also with as many bytes as before', () => {
  const folder = new Folder()
  folder.known = ['a', 'b'].map((name) => known(file(name), 'passed'))
  const now = [file('a', 99), file('b', 10, 2000)]
  expect(folder.look(...now).passed).toEqual([])
  expect(names(folder.later(stillMs).look(...now).take)).toEqual(['a', 'b'])
})

test('a new file is not taken for one that was passed over and is still there', () => {
  const folder = new Folder()
  folder.known = [known(file('a'), 'passed')]
  const now = [file('a'), file('b')]
  expect(folder.look(...now).passed).toEqual([])
  expect(names(folder.later(stillMs).look(...now).take)).toEqual(['b'])
})

test('a file that is to be put away is, at once, unless it is another by now', () => {
  const folder = new Folder()
  folder.known = ['move', 'bin'].map((due) => known(file(due), 'taken', due as KnownFile['due']))
  const decision = folder.look(file('move'), file('bin', 10, 2000))
  expect(names(decision.putAway)).toEqual(['move'])
  expect([...decision.awaited.keys()]).toEqual(['bin'])
})

test('what failed rests, is told of, and comes again', () => {
  const folder = new Folder()
  folder.known = [known(file('away'), 'taken', 'move')]
  const rests: Awaited = { ...file('x'), untilMs: folder.atMs + 60_000, code: 'file-unreadable' }
  folder.awaited = new Map(['a.pdf', 'away'].map((name) => [name, rests]))
  const now = [file('a.pdf'), file('away')]
  const decision = folder.look(...now)
  expect(decision).toMatchObject(nothing)
  expect([...decision.awaited.values()].map(({ code }) => code)).toEqual(Array(2).fill(rests.code))
  const after = folder.later(60_000).look(...now)
  expect([names(after.take), names(after.putAway)]).toEqual([['a.pdf'], ['away']])
})

test('a refused file that is gone is forgotten, but not where all are gone, as on a drive that is away', () => {
  const folder = new Folder()
  folder.known = [known(file('b.txt'), 'refused'), known(file('a.pdf'), 'taken')]
  expect(folder.look().forget).toEqual([])
  expect(folder.look(file('a.pdf')).forget).toEqual(['b.txt'])
})

test.each([
  ['a.pdf', '', true],
  ['Invoice 12.PDF', 'invoice*.pdf', true],
  ['invoice.pdf', 'invoice*.pdf', true],
  ['my invoice.pdf', 'invoice*.pdf', false],
  ['invoice.pdf.exe', 'invoice*.pdf', false],
  ['scan1.pdf', 'scan?.pdf', true],
  ['scan12.pdf', 'scan?.pdf', false],
  ['Re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9*', true],
  ['a[1].pdf', 'a[1].pdf', true],
  ['abc', '*b*', true],
  ['abc', '***', true],
  ['abc', 'a*d', false],
  ['', '*', true],
])('%j is wanted by %j: %s', (name, pattern, is) => {
  expect(isWanted(name, pattern)).toBe(is)
})

test('no pattern takes long', () => {
  const startedAt = performance.now()
  expect(isWanted('a'.repeat(255), `${'*a'.repeat(99)}*b`)).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(100)
})

test.each(
  [
    '.hidden.pdf',
    '~$letter.pdf',
    '~lock.pdf',
    'a.pdf.part',
    'a.PDF.CRDOWNLOAD',
    'a.tmp',
    'a.pdf~',
    'Thumbs.db',
  ].map((name) => [name]),
)('%s is not complete, whatever the pattern', (name) => {
  expect(isWanted(name, '')).toBe(false)
  expect(isWanted(name, '*')).toBe(false)
})
