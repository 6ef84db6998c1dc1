/** Of renderer/base/accounts.svelte.ts and what the window asks before it leaves books. */
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { AppError } from '../../../../shared/errors'
import { openScene } from '../../../support/scene'
import { now } from '../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.setSystemTime(now)

async function two() {
  const scene = await openScene('accounts')
  const docket = createDocket(scene.api)
  const { accounts, session } = docket
  await vi.waitFor(() => {
    expect(accounts.list.length).toBeGreaterThan(1)
    expect(session.account).toBeDefined()
  })
  const first = session.account!.id
  const second = accounts.list.find(({ account }) => account.id !== first)!.account.id
  return { ...docket, ...scene, first, second }
}

/** The ways to type something that is kept nowhere. */
const typings = {
  'an expense of the books': async ({ api, bookExpense, books, route }) => {
    route.go('expenses')
    books.show('expenses')
    const sort = { by: 'date', isDescending: true } as const
    const { rows } = await api.books.expenses({ search: '', offset: 0, limit: 50, sort })
    for (const record of rows) {
      await bookExpense.look(record)
      await bookExpense.begin()
      if (bookExpense.editing) break
    }
    return {
      type: () => bookExpense.changeLine(0, { description: 'Typed for an hour' }),
      typed: () => bookExpense.editing?.draft.lines[0]?.description,
    }
  },
  'a draft of a sales invoice': async ({ api, books, route, salesInvoices }) => {
    route.go('invoices')
    books.show('invoices')
    const { drafts, record } = salesInvoices
    const { rows } = await api.books.invoices({ state: 'DRAFT', kind: 'sales' })
    record.open(rows[0]!.id)
    await vi.waitFor(() => expect(record.view).toBeDefined())
    drafts.edit()
    return {
      type: () => drafts.form!.fields.change({ note: 'Typed for an hour' }),
      typed: () => drafts.form?.fields.typed?.note,
    }
  },
  'a draft of an invoice in the books': async ({ api, books, invoices, route }) => {
    route.go('invoices')
    books.show('invoices')
    const { editor, editing } = invoices
    const sort = { by: 'name', isDescending: false } as const
    const { rows } = await api.books.clients({ search: '', offset: 0, limit: 1, sort })
    editor.begin(rows[0])
    editor.form.changeLine(0, { description: 'Weaving', price: '40' })
    flushSync()
    const { invoiceId = 0 } = await editor.send()
    await editor.close()
    await invoices.goTo(invoiceId)
    editing.begin()
    return {
      type: () => editing.form.change({ note: 'Typed for an hour' }),
      typed: () => editing.form.typed?.note,
    }
  },
} satisfies Record<string, (at: Awaited<ReturnType<typeof two>>) => Promise<unknown>>

for (const [name, begin] of Object.entries(typings))
  test(`what is typed over ${name} is lost with its books only where the person says so`, async () => {
    const opened = await two()
    const { accounts, first, second, session } = opened
    const { type, typed } = await begin(opened)
    type()
    expect(typed()).toBe('Typed for an hour')
    const stays = accounts.show(second)
    await vi.waitFor(() => expect(accounts.isLeaving).toBe(true))
    accounts.answer(false)
    expect(await stays).toBe(false)
    expect(accounts.isLeaving).toBe(false)
    expect(session.account?.id).toBe(first)
    expect(typed()).toBe('Typed for an hour')
    const goes = accounts.show(second)
    await vi.waitFor(() => expect(accounts.isLeaving).toBe(true))
    accounts.answer(true)
    expect(await goes).toBe(true)
    expect(typed()).toBeUndefined()
  })

for (const [name, begin] of Object.entries(typings))
  test(`who has ${name} open and typed nothing is asked nothing`, async () => {
    const opened = await two()
    await begin(opened)
    expect(await opened.accounts.show(opened.second)).toBe(true)
  })

test('of two ways to other books only the last that was asked for is gone', async () => {
  const opened = await two()
  const { accounts, first, second, session } = opened
  const { type } = await typings['an expense of the books'](opened)
  type()
  const ways = [accounts.show(second)]
  await vi.waitFor(() => expect(accounts.isLeaving).toBe(true))
  ways.push(accounts.show(second))
  expect(await ways[0]).toBe(false)
  expect(session.account?.id).toBe(first)
  await vi.waitFor(() => expect(accounts.isLeaving).toBe(true))
  accounts.answer(true)
  expect(await ways[1]).toBe(true)
})

test('a new sales invoice that cannot be kept holds the person back, and one that is kept does not', async () => {
  const { accounts, api, first, second, route, salesInvoices } = await two()
  const { drafts } = salesInvoices
  route.go('invoices')
  await salesInvoices.look()
  await drafts.begin()
  const keep = vi.spyOn(api.salesInvoices, 'keepTyped')
  keep.mockRejectedValue(new AppError('disk-full', 'no space'))
  drafts.form!.fields.change({ reference: 'Typed for an hour' })
  expect(await accounts.show(second)).toBe(false)
  expect(drafts.form?.fields.typed?.reference).toBe('Typed for an hour')
  keep.mockRestore()
  expect(await accounts.show(second)).toBe(true)
  await accounts.show(first)
  expect((await api.salesInvoices.typed())?.reference).toBe('Typed for an hour')
})
