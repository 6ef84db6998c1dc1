/** The desk over all books: orders, names, and where a row leads. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AccountStanding } from '../../../../shared/accounts/account'
import {
  deskAim,
  deskFiltered,
  deskRows,
  deskSorted,
  deskSorts,
  type DeskFigures,
} from '../../../../shared/accounts/desk'
import { Random } from '../../../support/random'

const standing = (name: string, given: Partial<AccountStanding> = {}): AccountStanding => ({
  account: { id: randomUUID(), kind: 'service', name, colour: '#14594d', access: 'full' },
  status: 'connected',
  review: 0,
  waiting: 0,
  attention: 0,
  ...given,
})

const figures = (of: AccountStanding, count: number, amount: string): DeskFigures => ({
  id: of.account.id,
  overdue: { count, amount, others: [], untold: 0, isExact: true },
})

const names = (rows: ReturnType<typeof deskRows>) => rows.map((row) => row.standing.account.name)

test('leads to what keeps the rest from going on: the sign-in, then what is stuck, then what is to be reviewed', () => {
  const out = standing('Out', { status: 'signed-out', review: 3, attention: 1 })
  const stuck = standing('Stuck', { review: 3, attention: 1 })
  const doubtful = standing('Doubtful', { review: 3, plans: 2 })
  const fresh = standing('Fresh', { review: 3 })
  const owed = standing('Owed')
  const calm = standing('Calm')
  const known = [figures(owed, 1, '12.00'), figures(fresh, 1, '12.00'), figures(calm, 0, '0.00')]
  const rows = deskRows([out, stuck, doubtful, fresh, owed, calm], known)
  expect(rows.map(deskAim)).toEqual([
    'sign-in',
    'attention',
    'reminders',
    'review',
    'overdue',
    'books',
  ])
  expect(rows.map(({ needs }) => needs)).toEqual([2, 1, 2, 0, 0, 0])
})

test('counts a sign-in that is under way as nothing to do', () => {
  const [row] = deskRows([standing('A', { status: 'signing-in' })], [])
  expect(row).toMatchObject({ needs: 0, signIn: false, figures: undefined })
})

test('orders amounts by what they come to, not by their text, and names by their numbers', () => {
  const [nine, ten] = [standing('Client 10'), standing('Client 9')]
  const rows = deskRows([nine, ten], [figures(nine, 1, '9.50'), figures(ten, 1, '10.00')])
  expect(names(deskSorted(rows, 'overdue'))).toEqual(['Client 9', 'Client 10'])
  expect(names(deskSorted(rows, 'name'))).toEqual(['Client 9', 'Client 10'])
})

test('has books that never got anything first, then those whose last is longest ago', () => {
  const [never, old, late] = [standing('N'), standing('O'), standing('L')]
  const at = (of: AccountStanding, lastBooked: string) => ({ ...figures(of, 0, '0'), lastBooked })
  const known = [at(late, '2026-11-02T10:00:00.000Z'), at(old, '2026-10-02T10:00:00.000Z')]
  expect(names(deskSorted(deskRows([late, never, old], known), 'lastBooked'))).toEqual([
    'N',
    'O',
    'L',
  ])
})

test('finds names without their accents and in any order of words', () => {
  const rows = deskRows([standing('Café Brontë Ltd'), standing('Bront & Co')], [])
  expect(names(deskFiltered(rows, 'ltd bronte'))).toEqual(['Café Brontë Ltd'])
  expect(deskFiltered(rows, '  ')).toHaveLength(2)
})

test('every order shows every account once and is the same from whichever order it began', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  console.log(`seed ${seed}`)
  const random = new Random(seed)
  for (let round = 0; round < 200; round++) {
    const list = Array.from({ length: random.whole(0, 30) }, () =>
      standing(random.pick(['Ash', 'ash', 'Birch 2', 'Birch 10', 'Élan']), {
        status: random.pick(['connected', 'signed-out', 'held', 'signing-in'] as const),
        review: random.whole(0, 3),
        waiting: random.whole(0, 3),
        attention: random.whole(0, 3),
      }),
    )
    const known = list
      .filter(() => random.chance(0.7))
      .map((one) => figures(one, random.whole(0, 2), `${random.whole(0, 3)}.50`))
    const rows = deskRows(list, known)
    const mixed = rows.toSorted(() => random.next() - 0.5)
    for (const sort of deskSorts) {
      const sorted = deskSorted(rows, sort)
      expect(deskSorted(mixed, sort)).toEqual(sorted)
      expect(new Set(sorted)).toEqual(new Set(rows))
    }
  }
})
