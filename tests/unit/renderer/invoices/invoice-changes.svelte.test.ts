import { expect, test, vi } from 'vitest'
import { InvoiceChanges } from '../../../../renderer/invoices/invoice-changes.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import type { InvoiceChangeEnd, InvoiceView } from '../../../../shared/invoices/invoice-change'

const viewOf = (id: number, seen = 'as it is'): InvoiceView => ({
  invoice: {
    id,
    clientId: id,
    clientName: `Client ${id}`,
    outstanding: '10.00',
    items: [],
    payments: [],
    attachments: [],
  },
  seen,
  pending: [],
  isFresh: true,
})

/** Changes of the first invoice, of which main answers each once it is let through. */
function changing(end: (invoiceId: number) => InvoiceChangeEnd | Error) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const asked: { invoiceId: number; seen: string }[] = []
  const answer = async (what: { invoiceId: number; seen: string }) => {
    asked.push(what)
    await gate
    const given = end(what.invoiceId)
    if (given instanceof Error) throw given
    return given
  }
  let view: InvoiceView | undefined = viewOf(1)
  const toasts = new Toasts()
  const changes = new InvoiceChanges({
    api: {
      invoices: { attach: answer, detach: answer },
      payments: { record: answer, remove: answer },
    },
    choices: {
      current: {
        paymentMethods: [{ code: 'CASH', name: 'Cash' }],
        bankAccounts: [],
        directors: [],
      },
      usualPayment: () => ({ method: 'CASH' }),
    },
    toasts,
    view: () => view,
    take: (now: InvoiceView) => {
      if (now.invoice.id === view?.invoice.id) view = now
    },
    reread: () => Promise.resolve(),
  } as unknown as ConstructorParameters<typeof InvoiceChanges>[0])
  /** The person goes on in the list. */
  const goTo = (id: number) => {
    changes.reset()
    view = viewOf(id)
  }
  return { changes, asked, toasts, release: () => release(), goTo, shown: () => view }
}

const done = (id: number): InvoiceChangeEnd => ({
  kind: 'done',
  isCertain: true,
  now: viewOf(id, 'later'),
})
const refused: InvoiceChangeEnd = {
  kind: 'not-done',
  code: 'service-refused',
  said: ['the period is closed'],
  wasSent: true,
}
const files = () => ['one', 'two', 'three'].map((name) => new File([name], `${name}.pdf`))
const titles = ({ toasts }: ReturnType<typeof changing>) => toasts.all.map(({ title }) => title)

test('files for an invoice never go to another that is shown by then, and what was left is told', async () => {
  const here = changing(done)
  const { asked, changes, goTo, release, shown } = here
  const attaching = changes.attach(files())
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  goTo(2)
  release()
  await attaching
  expect(asked.map(({ invoiceId }) => invoiceId)).toEqual([1])
  expect(shown()).toEqual(viewOf(2))
  expect(titles(here).join()).toContain('two.pdf and what came after it were not added')
})

test('files for an invoice never go to one of other books that has its number', async () => {
  const here = changing(done)
  const { asked, changes, goTo, release, shown } = here
  const attaching = changes.attach(files())
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  changes.restart()
  goTo(1)
  release()
  await attaching
  expect(asked).toHaveLength(1)
  expect(shown()).toEqual(viewOf(1))
})

test('files go to the invoice as the one before left it', async () => {
  const { asked, changes, release } = changing(done)
  release()
  await changes.attach(files())
  expect(asked.map(({ seen }) => seen)).toEqual(['as it is', 'later', 'later'])
})

test.each<[string, InvoiceChangeEnd | Error]>([
  ['is refused', refused],
  ['is not as it was seen', { kind: 'changed', now: viewOf(1) }],
  ['is held back', { kind: 'held', why: [] }],
  [
    'nobody knows the end of',
    { kind: 'unknown', changeId: 1, code: 'offline', said: [], waitMs: 1 },
  ],
  ['cannot be asked for', new Error('lost')],
])(
  'what %s, after another invoice is shown, is told with its name and never beside that one',
  async (_, end) => {
    const here = changing(() => end)
    const { changes, goTo, release } = here
    const removing = changes.removePayment(5)
    goTo(2)
    release()
    await removing
    expect(changes.outcome).toBeUndefined()
    expect(titles(here)).toEqual([expect.stringContaining('Client 1 · Invoice #1')])
  },
)

test('a payment that ends after another invoice is shown leaves what is typed for that one', async () => {
  const here = changing(done)
  const { asked, changes, goTo, release } = here
  changes.begin()
  const recording = changes.record()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  goTo(2)
  changes.begin()
  release()
  expect(await recording).toEqual({})
  expect(changes.payment).toBeDefined()
  expect(titles(here)).toHaveLength(1)
})

test('a folder that is given to an invoice is refused aloud, and nothing is sent', async () => {
  const here = changing(done)
  const { asked, changes } = here
  const folder = { name: 'Papers', type: '', arrayBuffer: () => Promise.reject(new Error('none')) }
  await changes.attach([folder as unknown as File])
  expect(asked).toEqual([])
  expect(here.toasts.all).toMatchObject([{ tone: 'bad' }])
})

test('a file is taken off the invoice as the person saw it, and never another that has its place by then', async () => {
  const { asked, changes, release } = changing(() => ({ kind: 'changed', now: viewOf(1, 'later') }))
  release()
  await changes.detach(viewOf(1, 'before'), { id: 1, name: 'wrong.pdf' })
  expect(asked).toMatchObject([{ invoiceId: 1, seen: 'before', attachmentId: 1 }])
  expect(changes.outcome).toEqual({ kind: 'changed' })
})
