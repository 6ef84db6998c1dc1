import { expect, test } from 'vitest'
import { expenseShownIn } from '../../../../electron/api/expense-record'
import { Booked } from '../../../../electron/outbox/booked'
import type { Lane } from '../../../../electron/outbox/lane'

const text = (changes: object = {}) =>
  JSON.stringify({
    id: 7,
    postingDate: '2026-03-02',
    supplier: { id: 3, companyName: 'Paper Mill' },
    expenseLineItems: [{ expenseType: 'FUEL', amount: { grossAmount: 24 } }],
    attachments: [{ id: 0, fileName: 'a.pdf' }],
    ...changes,
  })
const shownIn = (body: string) => expenseShownIn(Buffer.from(body), 1)
const expense = (id: number) => {
  const shown = shownIn(text({ id }))
  if (!shown) throw new Error('It shows all')
  return shown
}

/** Books beside a list whose scans end when they are told to. */
function setting() {
  const known: number[] = []
  const told: number[][] = []
  const scans: { end: () => void }[] = []
  const world = { clockMs: 0, listed: [] as number[] }
  const lane: Pick<Lane, 'knowsExpense' | 'learnExpenses'> & { expenses: unknown } = {
    knowsExpense: (id) => known.includes(id),
    learnExpenses: (expenses) => {
      const ids = expenses.map(({ id }) => id)
      told.push(ids)
      known.push(...ids)
    },
    expenses: {
      page: () => {
        const entries = world.listed.map(expense)
        return new Promise((resolve) => {
          scans.push({
            end: () => {
              resolve({ entries })
            },
          })
        })
      },
    },
  }
  const booked = new Booked({ lane: lane as Lane, clock: () => world.clockMs })
  return { booked, told, known, scans, world }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('an answer that shows the whole expense is taken as it came', () => {
  const record = { id: 7, supplierName: 'Paper Mill', gross: '24.00' }
  expect(shownIn(`${text()}\n`)).toMatchObject({ id: 7, text: text(), record })
})

test.each([
  ['{"id":7}'],
  [text({ postingDate: null })],
  [text({ supplier: { id: 3 } })],
  [text({ expenseLineItems: [] })],
  [text({ expenseLineItems: [{ expenseType: 'FUEL' }] })],
  [text({ attachments: undefined })],
  [text({ attachments: [] })],
  ['<html>'],
])('an answer that leaves something out says nothing of the expense: %s', (body) => {
  expect(shownIn(body)).toBeUndefined()
})

test('the books are told at once of the first, and of those that follow closely together', async () => {
  const { booked, told, world } = setting()
  for (const id of [1, 2, 3, 4]) booked.shown(expense(id))
  await booked.proven(1)
  await booked.proven(2)
  world.clockMs = 300
  await booked.proven(3)
  await booked.proven(4)
  expect(told).toEqual([[1], [2, 3]])
  booked.rest()
  booked.rest()
  expect(told).toEqual([[1], [2, 3], [4]])
})

test('what a refresh has brought meanwhile stays as it is', async () => {
  const { booked, told, known } = setting()
  for (const id of [1, 2]) booked.shown(expense(id))
  await booked.proven(1)
  await booked.proven(2)
  known.push(2)
  booked.rest()
  expect(told).toEqual([[1]])
})

test('those whose answers were lost share a scan of the list, and never one that began before they came', async () => {
  const { booked, told, scans, world } = setting()
  world.listed = [1]
  const first = booked.proven(1)
  await turn()
  world.listed = [3, 2, 1]
  const others = [booked.proven(2), booked.proven(3)]
  scans[0]?.end()
  await first
  await turn()
  scans[1]?.end()
  await Promise.all(others)
  booked.rest()
  expect(scans).toHaveLength(2)
  expect(told.flat()).toEqual([1, 2, 3])
})
