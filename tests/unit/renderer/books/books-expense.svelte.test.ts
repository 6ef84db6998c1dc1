import { expect, test, vi } from 'vitest'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { BookExpense } from '../../../../renderer/books/books-expense.svelte'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'
import type { World } from '../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened() {
  const scene = await openScene('empty')
  const docket = createDocket(scene.api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  docket.route.go('expenses')
  docket.books.show('expenses')
  await vi.waitFor(() => expect(docket.books.list.row(0)).toBeDefined())
  const first = docket.books.list.row(0) as ExpenseRecord
  await docket.bookExpense.look(first)
  const sent = (name: string) =>
    scene.calls.filter((channel) => channel.startsWith(`expenses.${name}`)).length
  const service = await scene.world.company('demo')
  /** The expense as it is in the books. */
  const booked = () => service.books().find(({ id }) => id === first.id)
  return { ...docket, ...scene, expense: docket.bookExpense, first, sent, booked }
}

const put = { method: 'PUT', path: 'expenses/\\d+$' }

/** What becomes of the request that takes the payment off. */
const faults = {
  refused: (world: World) => {
    const errors = [{ field: 'postingDate', message: 'is in a period that was closed today' }]
    return world.fault('demo', put, { kind: 'status', status: 400, body: { errors } })
  },
  gone: (world: World, id: number) => {
    world.meddles = { when: /^expenses\.remove/, sql: `DELETE FROM expenses WHERE id = ${id}` }
  },
  unknown: (world: World) => world.fault('demo', put, { kind: 'drop-before' }),
}

test('nothing is sent while something is wrong, and the field to mend is named', async () => {
  const { expense, sent } = await opened()
  await expense.begin()
  expense.changeLine(0, { gross: 'x' })
  expect(expense.problem('lines.0.gross')).toBeUndefined()
  expect(await expense.save()).toBe('lines.0.gross')
  expect(expense.problem('lines.0.gross')?.code).toBe('amount-invalid')
  expect(sent('change')).toBe(0)
})

test('an edit that changes nothing sends nothing and ends', async () => {
  const { expense, sent } = await opened()
  await expense.begin()
  expect(expense.isChanged).toBe(false)
  await expense.save()
  expect([expense.editing, sent('change')]).toEqual([undefined, 0])
})

test('there is something to send while what is typed differs from the books', async () => {
  const { expense, first } = await opened()
  expect(expense.isChanged).toBe(false)
  await expense.begin()
  expense.changeLine(0, { description: 'Premium' })
  expect(expense.isChanged).toBe(true)
  expense.changeLine(0, { description: first.lines[0]?.description ?? '' })
  expect(expense.isChanged).toBe(false)
  expense.changeLine(0, { description: 'Premium' })
  expense.cancel()
  expect(expense.isChanged).toBe(false)
})

test('what was changed is shown as the books have it then', async () => {
  const { api, expense, first } = await opened()
  await expense.begin()
  expense.changeLine(0, { description: 'Premium' })
  await expense.save()
  expect(expense.editing).toBeUndefined()
  const { record } = await api.expenses.read(first.id)
  expect(record).toMatchObject({ id: first.id, lines: [{ description: 'Premium' }] })
  expect(expense.view?.record).toEqual(record)
})

test('one of several payments is changed, and the others stay as they are', async () => {
  const { api, books, booked, expense, first, world } = await opened()
  const columns = 'expense_id, paid_on, method, bank_account_id, person_id'
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `UPDATE expense_payments SET pence = pence - 500 WHERE expense_id = ${first.id};
      INSERT INTO expense_payments (${columns}, pence)
        SELECT ${columns}, 500 FROM expense_payments WHERE expense_id = ${first.id};`,
  }
  await api.books.refresh({ everything: true })
  const shown = () => books.list.row(0) as ExpenseRecord
  await vi.waitFor(() => expect(shown().payments).toHaveLength(2))
  const inParts = shown()
  await expense.look(inParts)
  await expense.begin()
  const [, second] = expense.editing?.draft.payments ?? []
  if (!second) throw new Error('It was not paid in parts')
  expense.changePayment(1, { ...second, amount: '999999' })
  expect(await expense.save()).toBe('payments.1.amount')
  expense.changePayment(1, { ...second, amount: '1.00' })
  await expense.save()
  expect(expense.view?.record.payments.map(({ amount }) => amount)).toEqual([
    inParts.payments[0]?.amount,
    '1.00',
  ])
  expect(booked()?.payments.map(({ pence }) => pence)).toContain(100)
})

test('what is left of a bill that was paid in part is recorded as a further payment, and what was there stays', async () => {
  const { api, books, booked, expense, first, world } = await opened()
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `UPDATE expense_payments SET pence = pence - 500 WHERE expense_id = ${first.id}`,
  }
  await api.books.refresh({ everything: true })
  const shown = () => books.list.row(0) as ExpenseRecord
  await vi.waitFor(() => expect(shown().payments[0]?.amount).not.toBe(first.gross))
  const [before] = shown().payments
  await expense.look(shown())
  await expense.begin()
  expense.addPayment()
  expect(expense.editing?.draft.payments[1]).toMatchObject({ amount: '5.00', date: '' })
  expense.addPayment()
  expense.changePayment(0, undefined)
  expect(expense.editing?.draft.payments).toHaveLength(2)
  expense.changePayment(1, undefined)
  expect(expense.isChanged).toBe(false)
  expense.addPayment()
  await expense.save()
  expect(expense.view?.record.payments.map(({ amount }) => amount)).toEqual([
    before?.amount,
    '5.00',
  ])
  expect(booked()?.payments.map(({ pence }) => pence)).toContain(500)
})

test('a supplier that was only typed is the one of the books where there is one, and new where not', async () => {
  const { booked, expense } = await opened()
  await expense.begin()
  expense.change({ supplierName: 'harbour RAIL', supplierId: undefined })
  await expense.settleSupplier()
  expect(expense.editing?.draft).toMatchObject({ supplierName: 'Harbour Rail' })
  expect(expense.editing?.draft.supplierId).toBeDefined()
  expense.change({ supplierName: 'Quill & Daughters', supplierId: undefined })
  await expense.settleSupplier()
  await expense.save()
  expect(expense.view?.record.supplierName).toBe('Quill & Daughters')
  expect(booked()?.supplier).toBe('Quill & Daughters')
})

test('of two suppliers with one name none is taken unasked, but the one that alone has just these letters', async () => {
  const { api, expense, world } = await opened()
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `INSERT INTO suppliers (company_name) VALUES ('Paper Mill Ltd'), ('Paper Mill Ltd'), ('HARBOUR RAIL')`,
  }
  await api.books.refresh({ everything: true })
  await expense.begin()
  expense.change({ supplierId: undefined, supplierName: 'Paper Mill Ltd' })
  await expense.settleSupplier()
  expect(expense.editing?.draft.supplierId).toBeUndefined()
  expense.change({ supplierName: 'Harbour Rail ' })
  await expense.settleSupplier()
  expect(expense.editing?.draft).toMatchObject({ supplierName: 'Harbour Rail' })
  expect(expense.editing?.draft.supplierId).toBeDefined()
})

test('what is typed of one expense is still there after another was looked at', async () => {
  const { books, expense, first } = await opened()
  await expense.begin()
  expense.changeLine(0, { description: 'Premium' })
  await expense.look(books.list.row(1) as ExpenseRecord)
  expect(expense.editing).toBeUndefined()
  await expense.look(first)
  expect(expense.editing?.draft.lines[0]?.description).toBe('Premium')
})

test('a change by somebody else is shown, and the typed one goes only when it is sent again', async () => {
  const { booked, expense, first, sent, world } = await opened()
  world.meddles = {
    when: /^expenses\.change$/,
    sql: `UPDATE expenses SET posting_date = '2026-11-01' WHERE id = ${first.id}`,
  }
  await expense.begin()
  expense.changeLine(0, { description: 'Premium' })
  await expense.save()
  expect(expense.outcome).toMatchObject({
    kind: 'changed',
    differences: expect.arrayContaining([
      expect.objectContaining({ now: '1 Nov 2026' }),
    ]) as unknown,
  })
  expect(expense.editing?.draft).toMatchObject({
    postingDate: '2026-11-01',
    lines: [{ description: 'Premium' }],
  })
  await expense.save()
  expect(expense.view?.record).toMatchObject({
    postingDate: '2026-11-01',
    lines: [{ description: 'Premium' }],
  })
  expect(sent('change')).toBe(2)
  expect(booked()?.postingDate).toBe('2026-11-01')
})

test('nothing goes from the books before the person has said so, and keeping it sends nothing', async () => {
  const { booked, expense, sent } = await opened()
  await expense.ask({ what: 'delete' })
  expense.keep()
  expect(await expense.goOn()).toBe(false)
  expect(booked()?.payments).toHaveLength(1)
  await expense.ask({ what: 'payment' })
  expect(await expense.goOn()).toBe(true)
  expect(expense.view?.record.payments).toEqual([])
  await expense.ask({ what: 'payment' })
  expect(expense.asking).toBeUndefined()
  await expense.ask({ what: 'delete' })
  expect(await expense.goOn()).toBe(true)
  expect(expense.view).toBeUndefined()
  expect([sent('delete'), sent('removePayment')]).toEqual([1, 1])
  expect(booked()).toBeUndefined()
})

test('a reconciled expense can be neither edited nor deleted', async () => {
  const { books, expense } = await opened()
  const rows = Array.from({ length: 100 }, (_, at) => books.list.row(at) as ExpenseRecord)
  const reconciled = rows.find(({ isReconciled }) => isReconciled)
  await expense.look(reconciled)
  await expense.begin()
  await expense.ask({ what: 'delete' })
  expect([expense.editing, expense.asking]).toEqual([undefined, undefined])
})

test.each([
  ['refused', { kind: 'not-done', said: [expect.stringContaining('closed today')] }],
  ['gone', { kind: 'gone' }],
  ['unknown', { kind: 'unknown' }],
] as const)('a change that ends %s says so', async (fault, outcome) => {
  const { expense, first, world } = await opened()
  await faults[fault](world, first.id)
  await expense.ask({ what: 'payment' })
  expect(await expense.goOn()).toBe(false)
  expect(expense.outcome).toMatchObject(outcome)
})

test('while nobody knows how a change ended, nothing else is sent, until it was read again', async () => {
  const { expense, sent, world } = await opened()
  await faults.unknown(world)
  await expense.ask({ what: 'payment' })
  await expense.goOn()
  await vi.waitFor(() => expect(expense.view?.open).toBeDefined())
  await expense.begin()
  await expense.ask({ what: 'delete' })
  expect([expense.editing, expense.asking, sent('delete')]).toEqual([undefined, undefined, 0])
  // The outbox looks once by itself.
  await world.settled()
  await expense.check()
  expect(expense.view?.open, 'it may still come').toBeDefined()
  world.pass(2)
  await expense.check()
  expect(expense.view?.open).toBeUndefined()
})

test('no line of the books is taken out while credit notes name lines by their places, but a new one is', async () => {
  const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '1.00' }
  const linesLeft = async (creditNotes: ExpenseRecord['creditNotes']) => {
    const record = { id: 1, postingDate: '2026-11-01', supplierName: 'A', lines: [line, line] }
    const view = { record: { ...record, payments: [], creditNotes }, seen: 's', lockReasons: {} }
    const expense: BookExpense = new BookExpense({
      api: { expenses: { view: () => Promise.resolve(view) } },
      choices: { current: emptyReferenceData },
    } as unknown as ConstructorParameters<typeof BookExpense>[0])
    await expense.look(view.record as unknown as ExpenseRecord)
    await expense.begin()
    expense.addLine()
    expect(expense.mayRemoveLine(2)).toBe(true)
    expense.removeLine(2)
    expense.removeLine(0)
    return expense.editing?.draft.lines.length
  }
  expect(await linesLeft([{ date: '2026-11-10', amount: '0.50' }])).toBe(2)
  expect(await linesLeft(undefined)).toBe(1)
})

test('files that come after another expense is shown go to neither', async () => {
  const sent: [number, number][] = []
  const said: string[] = []
  const viewOf = (id: number) => ({ record: { id }, seen: 'as it is', lockReasons: {} })
  const view = (id: number) => Promise.resolve(viewOf(id))
  const expense: BookExpense = new BookExpense({
    api: {
      expenses: {
        view,
        attach: async ({ expenseId, file }: { expenseId: number; file: { bytes: Uint8Array } }) => {
          sent.push([expenseId, file.bytes.length])
          await expense.look({ id: 2 } as ExpenseRecord)
          return { kind: 'done', now: viewOf(expenseId) }
        },
      },
    },
    toasts: {
      done: () => undefined,
      show: ({ title }: { title: string }) => said.push(title),
    },
  } as unknown as ConstructorParameters<typeof BookExpense>[0])
  await expense.look({ id: 1 } as ExpenseRecord)
  const [a, b] = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  await expense.attach([a, b])
  expect(sent).toEqual([[1, 1]])
  expect(said.join()).toContain('b.pdf')
})

const expenseOf = (id: number, names: string[] = [], seen = 'as it is') => ({
  record: {
    id,
    postingDate: '2026-11-01',
    supplierName: `Supplier ${id}`,
    gross: '1.00',
    lines: [],
    payments: [],
    attachments: names.map((fileName, at) => ({ id: at, fileName })),
  } as unknown as ExpenseRecord,
  seen,
  lockReasons: {},
})

/** The expense alone, over a main that answers as it is told to. */
function alone(expenses: Record<string, unknown>) {
  const said: string[] = []
  const tell = ({ title, body = '' }: { title: string; body?: string }) =>
    said.push([title, body].join(' '))
  const view = (id: number) => Promise.resolve(expenseOf(id))
  const expense = new BookExpense({
    api: { expenses: { view, ...expenses } },
    toasts: { done: (title: string) => said.push(title), fail: tell, show: tell },
  } as unknown as ConstructorParameters<typeof BookExpense>[0])
  return { expense, said }
}

test.each([
  ['is refused', { kind: 'not-done', code: 'service-refused', said: ['reference is too long'] }],
  ['is not as it was seen', { kind: 'changed', now: expenseOf(7) }],
  ['nobody knows the end of', { kind: 'unknown', code: 'offline', said: [] }],
  ['cannot be asked for', new Error('lost')],
])(
  'a deletion that %s, after another expense is looked at, is told with its name and never beside that one',
  async (_, end) => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const { expense, said } = alone({
      delete: async () => {
        await gate
        if (end instanceof Error) throw end
        return end
      },
    })
    await expense.look(expenseOf(7).record)
    await expense.ask({ what: 'delete' })
    const going = expense.goOn()
    await expense.look(expenseOf(8).record)
    release()
    expect(await going).toBe(false)
    expect(said).toEqual([expect.stringContaining('Supplier 7')])
    expect([expense.outcome, expense.view?.record.id]).toEqual([undefined, 8])
  },
)

test('what cannot be read of one expense is not told beside another', async () => {
  let fail = () => {}
  const read = () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('lost'))
    })
  const { expense } = alone({
    view: (id: number) => Promise.resolve(expenseOf(id, [], '')),
    read,
  })
  await expense.look(expenseOf(7).record)
  const beginning = expense.begin()
  await expense.look(expenseOf(8).record)
  fail()
  await beginning
  expect(expense.outcome).toBeUndefined()
})

test('files for an expense never go to one of other books that has its number', async () => {
  const names: string[] = []
  const { expense, said } = alone({
    attach: async ({ file }: { file: { fileName: string } }) => {
      names.push(file.fileName)
      expense.restart()
      await expense.look(expenseOf(7).record)
      return { kind: 'done', isCertain: true, now: expenseOf(7) }
    },
  })
  await expense.look(expenseOf(7).record)
  await expense.attach([new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')])
  expect(names).toEqual(['a.pdf'])
  expect(said.join()).toContain('b.pdf was not added')
})

test('the file that the person was asked about goes, and never the one that has its place by then', async () => {
  const now = expenseOf(7, ['wrong.pdf', 'receipt.pdf'], 'after')
  const views = [expenseOf(7, ['draft.pdf', 'wrong.pdf', 'receipt.pdf'], 'before'), now]
  const asked: unknown[] = []
  const { expense } = alone({
    view: () => Promise.resolve(views.shift()),
    detach: (what: unknown) => {
      asked.push(what)
      return Promise.resolve({ kind: 'changed', now })
    },
  })
  await expense.look(expenseOf(7).record)
  await expense.ask({ what: 'file', file: { id: 1, fileName: 'wrong.pdf' } })
  // A colleague takes draft.pdf off, and the books are read anew while the question stands.
  await expense.look(expenseOf(7).record)
  expect(expense.asking?.view.seen).toBe('before')
  expect(await expense.goOn()).toBe(false)
  expect(asked).toEqual([{ expenseId: 7, seen: 'before', attachmentId: 1 }])
  expect(expense.outcome?.kind).toBe('changed')
})
