/** The table of billing's errors is whole: every endpoint stands in it, and every cell left out says why. */
import { expect, test } from 'vitest'
import { conditions } from '../support/billing-conditions'
import { operations } from '../support/billing-operations'
import { cellsOf, endpoints, leftOut } from '../support/billing-table'

test('every endpoint of both interfaces has its operations, or says why it has none', () => {
  const standing = Object.values(endpoints).flatMap((given) => ('why' in given ? [] : given))
  expect(standing.toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

test('every cell that is left out says why', () => {
  const out = leftOut()
  expect(out.filter(({ why }) => why.split(' ').length < 4)).toEqual([])
  const readings = operations.flatMap(({ before, after }) => [before, after]).filter(Boolean)
  const tried = (['A', 'B'] as const).flatMap((of) => {
    const cells = cellsOf(of)
    return [
      ...cells.operations.flatMap((each) => cells.own(each)),
      ...cells.reading('before').flatMap((each) => cells.beside(each.before, 'before')),
      ...cells.reading('after').flatMap((each) => cells.beside(each.after, 'after')),
    ]
  })
  expect(out.length + tried.length).toBe((operations.length + readings.length) * conditions.length)
  console.info(`${tried.length} cells, ${out.length} left out`)
})
