/** Changes and deletions of what is in the books already, and taking it out as a file. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../../../electron/core'
import { expenseHandlers } from '../../../electron/contract/expense-handlers'
import { ExpenseEdit } from '../../../shared/expenses/expense-change'
import { ExpenseFilter } from '../../../shared/expenses/expense-record'
import { pngBytes } from '../../support/files'
import { withoutWindow } from '../../support/without-window'
import { fingerprint } from './exported'
import { captured, type Place, type Scenario } from './steps'

/** The two expenses of the books, each with a payment and a second file, and what they must stay. */
async function booked(place: Place): Promise<void> {
  for (const { id } of place.books()) await enrich(place.core, id)
  for (const [id, before] of await place.booked())
    place.ledger.expenses.set(id, { before, ends: [before] })
  await captured(place)
}

async function enrich(core: Core, expenseId: number): Promise<void> {
  const calls = expenseHandlers({ ...core, ...withoutWindow() })
  const { seen, record } = await calls.read(expenseId)
  const bankAccountId = core.accounts.choices.get().bankAccounts[0]?.id
  const payment = { method: 'EFT', bankAccountId, date: record.postingDate, amount: '1.00' }
  const edit = ExpenseEdit.parse({ payments: [payment] })
  const paid = await calls.change({ expenseId, seen, edit })
  const file = { fileName: 'second.png', mediaType: 'image/png', bytes: new Uint8Array(pngBytes()) }
  const again = await calls.read(expenseId)
  const attached = await calls.attach({ expenseId, seen: again.seen, file })
  if (paid.kind !== 'done' || attached.kind !== 'done')
    throw new Error(`Not made richer: ${JSON.stringify([paid, attached])}`)
}

const knownIds = ({ accounts }: Core): number[] =>
  accounts
    .need()
    .books.expenses(ExpenseFilter.parse({ limit: 100 }))
    .rows.map(({ id }) => id)

const firstIn = (core: Core, at = 0): number => {
  const ids = knownIds(core)
  const id = ids.toSorted((a, b) => a - b)[at]
  if (id === undefined) throw new Error('The books have no such expense')
  return id
}

/** One change that never arrived and a deletion that was made, of which nobody has seen how they ended. */
async function unsettled(place: Place): Promise<void> {
  await booked(place)
  const { core, dials, person } = place
  const change = '^/v1/expenses/\\d+$'
  dials.next({ method: 'PUT', path: change, act: { kind: 'drop-before' } })
  await person.changeExpense(firstIn(core), 'Petrol')
  dials.next({ method: 'DELETE', path: change, act: { kind: 'drop-after' } })
  dials.next({
    method: 'GET',
    path: '^/v1/expenses',
    skip: 2,
    count: 100,
    act: { kind: 'status', status: 500 },
  })
  await person.deleteExpense(firstIn(core, 1))
  const open = [0, 1].filter((at) =>
    core.accounts.need().billing.expenses.openOf(firstIn(core, at)),
  )
  if (open.length !== 2) throw new Error(`Open are ${open.join()}`)
}

/** Until it is known how every change has ended, at most ten seconds. */
async function settled(core: Core): Promise<void> {
  const account = core.accounts.need()
  const ids = knownIds(core)
  for (let look = 0; look < 1000; look += 1) {
    if (!ids.some((id) => account.billing.expenses.openOf(id))) return
    account.work.wake()
    await sleep(10)
  }
}

/** What is to be written, known from a file beside it that must stay; and what was there before. */
const fileBefore =
  (fileName: string) =>
  async (place: Place): Promise<void> => {
    await booked(place)
    const inbox = path.join(place.folder, 'inbox')
    const reference = `Reference${path.extname(fileName)}`
    if (!(await place.person.export(reference))) throw new Error('Not taken out')
    writeFileSync(path.join(inbox, fileName), 'What was there before')
    const whole = fingerprint(path.join(inbox, reference))
    const before = fingerprint(path.join(inbox, fileName))
    place.ledger.files.set(fileName, { whole, ends: [before] })
    place.ledger.files.set(reference, { whole, ends: [whole] })
  }

const exporting = (fileName: string): Scenario => ({
  name: `export ${path.extname(fileName).slice(1)}`,
  prepare: fileBefore(fileName),
  run: async (_core, person) => {
    await person.export(fileName)
  },
})

export const bookScenarios: readonly Scenario[] = [
  {
    name: 'change expense',
    prepare: booked,
    run: async (core, person) => {
      await person.changeExpense(firstIn(core), 'Diesel for the van')
    },
  },
  {
    name: 'delete expense',
    prepare: booked,
    run: async (core, person) => {
      await person.deleteExpense(firstIn(core))
    },
  },
  { name: 'unsettled change', prepare: unsettled, run: settled, speed: 4000 },
  exporting('Expenses.csv'),
  exporting('Expenses.zip'),
]
