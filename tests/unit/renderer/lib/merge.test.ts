import { describe, expect, test } from 'vitest'
import { changedParts, merge, mergeList, type Part } from '../../../../renderer/lib/merge'

interface Record {
  id?: number
  name: string
  day: string
  note: string
}

const parts: readonly Part<Record>[] = [
  { fields: ['id', 'name'] },
  { fields: ['day'] },
  { fields: ['note'], isSame: (one, other) => one.note.trim() === other.note.trim() },
]
const base: Record = { id: 1, name: 'Ardent', day: '2026-11-12', note: 'old' }

describe('a record that two have changed', () => {
  test('keeps what the person changed and takes everything else as it is now', () => {
    const theirs = { ...base, day: '2026-11-20', note: 'theirs' }
    const mine = { ...base, note: 'mine' }
    expect(merge({ base, theirs, mine }, parts)).toEqual({ ...theirs, note: 'mine' })
    expect(merge({ base, theirs, mine: base }, parts)).toEqual(theirs)
  })

  test('takes fields that belong together from one side', () => {
    const theirs = { ...base, id: 2, name: 'Beckside' }
    const mine = { name: 'Canal', day: base.day, note: base.note }
    expect(merge({ base, theirs, mine }, parts)).toEqual({ ...mine, id: undefined })
  })

  test('takes what only looks different for the same', () => {
    const theirs = { ...base, note: 'theirs' }
    expect(merge({ base, theirs, mine: { ...base, note: ' old ' } }, parts)).toEqual(theirs)
    expect(changedParts(base, { ...base, note: ' old ', day: '' }, parts)).toEqual([parts[1]])
  })

  test('has what they have besides, and leaves what it was made from as it was', () => {
    const theirs = { ...base, note: 'theirs', seen: true }
    const before = structuredClone(theirs)
    expect(merge({ base, theirs, mine: { ...base, day: '' } }, parts)).toMatchObject({ seen: true })
    expect(theirs).toEqual(before)
  })
})

describe('a list that two have changed', () => {
  const item = (text: string, at?: number) => ({ text, ...(at !== undefined && { at }) })
  const was = [item('a', 0), item('b', 1), item('c', 2)]
  const now = [item('A', 0), item('B', 1), item('C', 2)]
  const merged = (mine: typeof was, theirs = now) =>
    mergeList({ base: was, theirs, mine }, (sides) => merge(sides, [{ fields: ['text'] }]))

  test('is merged item by item', () => {
    expect(merged([item('a', 0), item('mine', 1), item('c', 2)])).toEqual([
      item('A', 0),
      item('mine', 1),
      item('C', 2),
    ])
  })

  test('is without what the person removed, and ends with what they added', () => {
    expect(merged([item('new'), item('c', 2)])).toEqual([item('C', 2), item('new')])
  })

  test('stands as it is now, with what the person added, where items came or went', () => {
    const fewer = now.slice(1)
    expect(merged([item('mine', 0), item('new')], fewer)).toEqual([...fewer, item('new')])
  })

  test('stands as it is now where as many items came as went', () => {
    const others = [item('b', 0), item('c', 1), item('D', 2)]
    expect(merged([item('a', 0), item('mine', 1), item('c', 2)], others)).toEqual(others)
  })
})
