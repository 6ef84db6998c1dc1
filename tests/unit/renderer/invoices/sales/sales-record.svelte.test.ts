import { expect, test, vi } from 'vitest'
import { createDocket } from '../../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../../support/scene'
import { now } from '../../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.setSystemTime(now)

/** Two sales invoices that can be e-mailed, of which the first is open, and two drafts. */
async function opened() {
  const scene = await openScene('empty')
  const docket = createDocket(scene.api)
  await vi.waitFor(() => expect(docket.session.account).toBeDefined())
  docket.route.go('invoices')
  docket.books.show('invoices')
  const service = await scene.world.company('demo')
  const all = service.salesInvoices()
  const [one, other] = all.filter(({ state }) => state === 'DUE' || state === 'OVERDUE')
  const drafts = all.filter(({ state }) => state === 'DRAFT')
  const { record } = docket.salesInvoices
  const open = async (id: number) => {
    record.open(id)
    await vi.waitFor(() => expect(record.view?.invoice.id).toBe(id))
  }
  const emailed = () =>
    service.journal().flatMap(({ path }) => /(\d+)\/email$/.exec(path)?.[1] ?? [])
  const ids = { one: one!.id, other: other!.id, drafts: drafts.map(({ id }) => id) }
  return { ...docket, ...scene, ...ids, service, record, open, emailed }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** What was asked is answered only when it is let through; until then another one was opened. */
function held(
  { api }: Opened,
  name: 'planReminders' | 'email' | 'remind' | 'delete' | 'issue' | 'removeReminders',
) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const group = api.salesInvoices as unknown as Record<string, (input: unknown) => unknown>
  const ask = group[name]!
  vi.spyOn(group, name).mockImplementation(async (input) => {
    const end = await ask(input)
    await gate
    return end
  })
  return release
}

test('a plan of one that is made after another was opened never takes its place, nor is the other e-mailed for it', async () => {
  const here = await opened()
  const { emailed, one, open, other, record, toasts } = here
  await open(one)
  const release = held(here, 'planReminders')
  record.wonder('plan')
  const planning = record.plan([300], false)
  await open(other)
  release()
  expect(await planning).toBe(true)
  expect(record.view?.invoice.id).toBe(other)
  expect(toasts.all).toMatchObject([{ tone: 'plain' }])
  record.wonder('email')
  await record.answer()
  expect(emailed()).toEqual([String(other)])
})

test('what became of one is told with its name once another is open, and never beside that one', async () => {
  const here = await opened()
  const { one, open, other, record, service, toasts, world } = here
  await open(one)
  await world.fault('demo', { path: '\\d/email$' }, { kind: 'drop-after' })
  const release = held(here, 'email')
  record.wonder('email')
  const answered = record.answer()
  await open(other)
  release()
  expect(await answered).toBe(false)
  expect([record.trouble, record.view?.invoice.id]).toEqual([undefined, other])
  const { client } = service.salesInvoices().find(({ id }) => id === one)!
  expect(toasts.all).toMatchObject([{ tone: 'bad' }])
  expect(toasts.all[0]?.title).toContain(client)
})

test.each(['issue', 'delete'] as const)(
  'a draft that was to be %sd, and is not as it was seen, leaves another alone that was opened since',
  async (deed) => {
    const here = await opened()
    const { drafts, open, one, record, toasts, world } = here
    const [draft = 0] = drafts
    await open(draft)
    const content = `json_set(content, '$.note', 'Changed elsewhere')`
    world.meddles = {
      when: new RegExp(`^salesInvoices\\.${deed}$`),
      sql: `UPDATE sales_invoices SET content = ${content} WHERE id = ${draft}`,
    }
    const release = held(here, deed)
    record.wonder(deed)
    const answered = record.answer()
    await open(one)
    release()
    expect(await answered).toBe(false)
    expect([record.trouble, record.view?.invoice.id]).toEqual([undefined, one])
    expect(toasts.all).toMatchObject([{ tone: 'bad' }])
    expect(toasts.all[0]?.title).toContain('not as you saw it')
  },
)

test.each(['issue', 'delete'] as const)(
  'a draft that is %sd after another was opened does not close it or take its place',
  async (deed) => {
    const here = await opened()
    const { drafts, open, one, record, toasts } = here
    await open(drafts[0]!)
    const release = held(here, deed)
    record.wonder(deed)
    const answered = record.answer()
    await open(one)
    release()
    expect(await answered).toBe(true)
    expect([record.openId, record.view?.invoice.id]).toEqual([one, one])
    expect(toasts.all).toMatchObject([{ tone: 'plain' }])
  },
)

test('an answer of books that were left does not show in those at hand, also not beside one with its number', async () => {
  const here = await opened()
  const { one, open, record, salesInvoices, session, toasts, world } = here
  await open(one)
  await world.fault('demo', { path: '\\d/email$' }, { kind: 'drop-after' })
  const release = held(here, 'email')
  record.wonder('email')
  const answered = record.answer()
  await vi.waitFor(() => expect(record.busy).toBeDefined())
  vi.spyOn(session, 'account', 'get').mockReturnValue({ ...session.account!, id: 'others' })
  salesInvoices.restart()
  await open(one)
  release()
  await answered
  expect(record.trouble).toBeUndefined()
  expect(toasts.all).toMatchObject([{ tone: 'bad' }])
})
