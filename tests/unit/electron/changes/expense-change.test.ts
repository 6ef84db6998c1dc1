import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChangeAnswer } from '../../../../electron/api/answers'
import { BookChanges } from '../../../../electron/changes/engine'
import {
  ExpenseChanges,
  expenseDeletion,
  expenseEdit,
  expenseFiles,
  seenAs,
} from '../../../../electron/changes/expense-change'
import type { Endpoints } from '../../../../electron/changes/endpoints'
import { newSupplier, NewSuppliers } from '../../../../electron/changes/new-supplier'
import { BookChangeRows } from '../../../../electron/store/changes/book-change-rows'
import { Database } from '../../../../electron/store/database/database'
import { AppError, type ErrorCode } from '../../../../shared/errors'

const before = '{"id":7,"supplierName":"Trainline","payments":[]}'
const what = {
  expenseId: 7,
  seen: seenAs(before),
  edit: (text: string) => text.replace('Trainline', 'Eurostar'),
}

let database: Database
let clockMs: number
let sent: string[]
let notes: string[]
let refused: ErrorCode | undefined
beforeEach(() => {
  database = new Database(':memory:')
  clockMs = 1000
  sent = []
  notes = []
  refused = undefined
})
afterEach(() => database.close())

/** A service that is silent for as long as the clock says, and then does as `answer` says. */
function setting(silentMs = 0, answer: ChangeAnswer = unknown) {
  const ask = (asked: string) => {
    sent.push(asked)
    clockMs += silentMs
    return Promise.resolve(answer)
  }
  const books = () =>
    ({
      expenses: {
        find: () => Promise.resolve({ id: 7, text: before, record: { id: 7, payments: [] } }),
        put: () => ask('edit'),
        delete: () => ask('deletion'),
      },
      suppliers: {
        all: () => Promise.resolve([]),
        named: () => Promise.resolve([]),
        create: async () => {
          await ask('supplier')
          return { kind: 'unknown' }
        },
      },
    }) as unknown as Endpoints
  const parts = {
    learnExpense: () => undefined,
    forgetExpense: () => undefined,
    deleted: () => undefined,
    note: (event: string) => notes.push(event),
  }
  const kinds = {
    edit: expenseEdit(parts),
    files: expenseFiles(parts),
    deletion: expenseDeletion(parts),
  }
  const supplierKind = newSupplier(() => undefined)
  const changes = new BookChanges<Endpoints>({
    accountId: 'a',
    rows: new BookChangeRows({ database, now: () => new Date('2026-06-30T12:00:00.000Z') }),
    kinds: [kinds.edit, kinds.files, kinds.deletion, supplierKind],
    books,
    clock: () => clockMs,
    assertWritable: () => {
      refuse('read-only')
    },
    countIntent: () => {
      refuse('profile-restored')
    },
    changed: () => undefined,
  })
  const suppliers = new NewSuppliers({
    changes,
    kind: supplierKind,
    books,
    known: () => undefined,
    learn: () => undefined,
    countries: () => [],
    choices: () => ({ expenseTypes: [] }),
  })
  const supplier = (name: string) => suppliers.idOf(name)
  return { changes, suppliers, expenses: new ExpenseChanges({ changes, kinds, books, supplier }) }
}

const refuse = (code: ErrorCode) => {
  if (code === refused) throw new AppError(code, 'Not now')
}

const unknown: ChangeAnswer = { kind: 'unknown', code: 'outcome-unknown', said: [] }

test('a change that was silent for a minute may still come, however the expense looks right after', async () => {
  const { expenses } = setting(60_000)
  expect(await expenses.edit(what)).toMatchObject({ kind: 'unknown', waitMs: 60_000 })
  clockMs += 59_999
  await expenses.check(7)
  expect(notes).toEqual([])
  clockMs += 1
  await expenses.check(7)
  expect(notes).toEqual(['expense-changed-not'])
  expect(expenses.openOf(7)).toBeUndefined()
})

test('one that the service answered is not taken for undone while a list may show it as it was', async () => {
  const { expenses } = setting(0, { kind: 'done', text: '' })
  expect(await expenses.edit(what)).toMatchObject({ kind: 'unknown' })
})

describe.each([
  ['books that may only be looked at', 'read-only'],
  ['a profile that somebody else went on with', 'profile-restored'],
] as const)('in %s', (_, code) => {
  test.each([
    ['an edit', 'edit'],
    ['a deletion', 'deletion'],
    ['a new supplier', 'supplier'],
    ['an edit with a new supplier', 'both'],
  ] as const)('%s is refused before anything is sent or noted', async (_name, asked) => {
    const { changes, expenses, suppliers } = setting()
    refused = code
    const make = {
      edit: () => expenses.edit(what),
      deletion: () => expenses.delete(what),
      supplier: () => suppliers.ensure('Quill & Daughters'),
      both: () => expenses.edit(what, 'Quill & Daughters'),
    }
    await expect(make[asked]()).rejects.toMatchObject({ code })
    expect(sent).toEqual([])
    expect(changes.open()).toEqual([])
  })
})

test('a supplier that may still come holds the expense back that is to have it', async () => {
  const { expenses } = setting()
  const edited = () => expenses.edit(what, 'Quill & Daughters')
  await expect(edited()).rejects.toMatchObject({ code: 'service-failed' })
  clockMs += 119_999
  await expect(edited()).rejects.toMatchObject({ code: 'service-failed' })
  expect(sent).toEqual(['supplier'])
})
