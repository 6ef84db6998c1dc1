/** Who paid out of their own pocket has to have been a director on the day of the expense. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
})
afterEach(() => rig.end())

const former = { id: 77, forename: 'Brook', surname: 'Tarn', displayableName: 'Brook Tarn' }
const books = () => rig.core.accounts.need().books
const asksOfPersons = () =>
  rig.service.journal().filter(({ path }) => path === '/v1/expenses/persons').length

/** The books answer the next question about directors with these alone. */
function answers(persons: readonly object[]): void {
  const act = { kind: 'status', status: 200, body: { persons } } as const
  rig.service.dials.next({ path: '/v1/expenses/persons', act })
}

/** The first open day, which is long past. */
const longAgo = () => books().choices.get().openPeriods[0]?.startDate ?? ''

async function paidBy(personId: number): Promise<string> {
  const { id } = await rig.capture(fileIn(rig.inbox, `${personId}.png`, pngBytes()))
  const payment = { method: 'DIRECTORS_EXPENSES', personId, date: '', amount: '' }
  const draft: ExpenseDraft = { ...rig.draft(), postingDate: longAgo(), payment }
  rig.core.review.edit(id, draft)
  return id
}

async function problemsOf(id: string) {
  const { verdict } = await rig.core.review.confirm(id, { accepted: 'all' })
  return verdict?.grade === 'cannot' ? verdict.problems : undefined
}

test('a director of today who was none on that day is found out before anything is sent', async () => {
  const [today] = books().choices.get().directors
  const id = await paidBy(today?.id ?? -1)
  answers([former])
  expect(await problemsOf(id)).toEqual([{ field: 'payment.personId', code: 'director-unknown' }])
  expect(await books().directorsOn(longAgo())).toEqual([{ id: 77, name: 'Brook Tarn' }])
})

test('one of that day can be chosen though not a director any more, after a restart as well', async () => {
  answers([former])
  await books().directorsOn(longAgo())
  await rig.restart()
  const asked = asksOfPersons()
  const id = await paidBy(77)
  expect(await problemsOf(id)).toBeUndefined()
  expect(asksOfPersons()).toBeLessThanOrEqual(asked + 1)
})

test('without a network the nearest day that is known does, and nobody is called wrong', async () => {
  await rig.service.dials.offline(true)
  const [today] = books().choices.get().directors
  expect(await books().directorsOn(longAgo())).toEqual(books().choices.get().directors)
  const id = await paidBy(today?.id ?? -1)
  expect(await problemsOf(id)).toBeUndefined()
})
