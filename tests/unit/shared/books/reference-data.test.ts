import { expect, test } from 'vitest'
import {
  directorsOn,
  emptyReferenceData,
  possibleDirectors,
  type ReferenceData,
} from '../../../../shared/books/reference-data'

const [ada, brook, cole] = [
  { id: 1, name: 'Ada Marlow' },
  { id: 2, name: 'Brook Tarn' },
  { id: 3, name: 'Cole Pike' },
]
const asOf = '2026-06-30T12:00:00.000Z'
const known: ReferenceData = {
  ...emptyReferenceData,
  directors: [ada],
  directorsByDay: [
    { day: '2025-01-10', directors: [ada, brook], asOf },
    { day: '2024-03-01', directors: [cole], asOf },
  ],
  asOf,
}

test.each([
  ['the day of the choices', '2026-06-30', [ada], true],
  ['a day that was asked about', '2024-03-01', [cole], true],
  ['a day after it', '2024-04-01', [cole], false],
  ['a day before the other', '2024-12-24', [ada, brook], false],
  ['a day to come', '2026-09-01', [ada], false],
  ['no day at all', '', [ada], false],
])(
  'the directors of a day are those of the nearest known one: %s',
  (_, day, directors, isOfDay) => {
    expect(directorsOn(known, day)).toEqual({ directors, isOfDay })
  },
)

test('before the service has answered nobody is said to be of that day', () => {
  const { asOf: _never, ...before } = known
  expect(directorsOn({ ...before, directorsByDay: [] }, '2026-06-30').isOfDay).toBe(false)
})

test('only of a day that is known is somebody said to be no director', () => {
  const ids = (day: string) =>
    possibleDirectors(known, day)
      .map(({ id }) => id)
      .toSorted()
  expect(ids('2024-03-01')).toEqual([3])
  expect(ids('2024-03-02')).toEqual([1, 2, 3])
})
