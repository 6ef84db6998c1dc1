import { expect, test } from 'vitest'
import type { Action } from '../../../../renderer/base/actions'
import { linesOf } from '../../../../renderer/shell/row-menu'

const action = (id: string, isReady?: boolean): Action => ({
  id,
  words: `Words of ${id}`,
  run: () => undefined,
  ...(isReady !== undefined && { isReady: () => isReady }),
})

test('a menu has what can be done now, in its own order and groups, whatever the order of the table', () => {
  const table = [
    action('discard'),
    action('merge', false),
    action('move-to-b'),
    action('confirm', true),
    action('move-to-a'),
    action('theme-dark'),
  ]
  expect(linesOf('receipt', table)).toEqual([
    { id: 'confirm', words: 'Words of confirm' },
    { id: 'move-to-b', words: 'Words of move-to-b', begins: true },
    { id: 'move-to-a', words: 'Words of move-to-a' },
    { id: 'discard', words: 'Words of discard', begins: true },
  ])
})

test('of two hundred sets of books a menu has a few, so that all else has room', () => {
  const moves = Array.from({ length: 200 }, (_, at) => ({
    ...action(`move-to-${String(at)}`),
    series: 'move-to',
  }))
  const ids = linesOf('receipt', [...moves, action('discard')]).map(({ id }) => id)
  expect(ids).toEqual([...moves.slice(0, 8).map(({ id }) => id), 'discard'])
})

test('where nothing can be done there is no menu', () => {
  expect(linesOf('receipt', [action('confirm', false)])).toEqual([])
})

test('the menu of an expense keeps what takes it from the books apart', () => {
  const table = [
    action('delete-expense'),
    action('copy-number'),
    action('edit-expense'),
    action('open-page', false),
  ]
  expect(linesOf('record', table)).toEqual([
    { id: 'edit-expense', words: 'Words of edit-expense' },
    { id: 'copy-number', words: 'Words of copy-number', begins: true },
    { id: 'delete-expense', words: 'Words of delete-expense', begins: true },
  ])
})
