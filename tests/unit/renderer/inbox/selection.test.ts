import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, stillThere, toggled } from '../../../../renderer/inbox/selection.svelte'

const order = ['a', 'b', 'c', 'd', 'e']

test('a stretch runs from where it began to the row that is reached, up or down', () => {
  expect(between(order, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(order, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(order, 'c', 'c')).toEqual(['c'])
  expect(between(order, 'gone', 'c')).toEqual(['c'])
  expect(between(order, 'c', 'gone')).toEqual([])
})

test('with the first one added, the row that was looked at is selected as well', () => {
  expect([...toggled(new Set(), 'c', 'a')]).toEqual(['a', 'c'])
  expect([...toggled(new Set(), 'a', 'a')]).toEqual(['a'])
  expect([...toggled(new Set(), 'a', undefined)]).toEqual(['a'])
})

test('what is added twice is taken away again', () => {
  fc.assert(
    fc.property(fc.subarray(order, { minLength: 2 }), fc.constantFrom(...order), (ids, id) => {
      const once = toggled(new Set(ids), id, undefined)
      expect(once.has(id)).toBe(!ids.includes(id))
      const twice = once.size > 0 ? toggled(once, id, undefined) : new Set(ids)
      expect([...twice].toSorted()).toEqual(ids.toSorted())
    }),
  )
})

test('what has left the list is not selected any more', () => {
  expect(stillThere(new Set(['d', 'gone', 'b']), order)).toEqual(['b', 'd'])
})
