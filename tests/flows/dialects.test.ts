/** Services that keep to the specification and answer in other ways than the demo service usually does. Real core. */
import { afterEach, expect, test } from 'vitest'
import { fileIn, pngBytes } from '../support/files'
import { billingOf, invoiceDraft, knowsBooks } from '../support/billing'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

test('tokens that come with nulls keep an account signed in, however often they are renewed', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ sparseTokens: true })
  await rig.connect()
  for (let time = 0; time < 3; time += 1) {
    rig.service.dials.expireAccessTokens()
    await rig.looks()
  }
  expect(rig.core.accounts.session.get()).toMatchObject({ status: 'connected' })
})

test('where expenses cannot be sorted, the books are read all the same, and a receipt is sent, proven and in them once', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ unsortedExpenses: true })
  await rig.connect()
  const { books } = rig.core.accounts.need()
  const sort = { by: 'date', isDescending: true } as const
  const { total } = books.expenses({ search: '', offset: 0, limit: 1, sort })
  expect(total).toBe(rig.service.books().length)
  const file = fileIn(rig.inbox, 'receipt.png', pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('where expenses cannot be sorted, a receipt whose answer is lost is found in the books, and never sent twice', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ unsortedExpenses: true })
  await rig.connect()
  const first = await rig.capture(fileIn(rig.inbox, 'first.png', pngBytes(1)))
  await rig.confirm(first.id)
  await rig.reaches(first.id, 'proven')
  const lost = { method: 'POST', path: '^/v1/expenses$', act: { kind: 'drop-after' } } as const
  rig.service.dials.next(lost)
  const file = fileIn(rig.inbox, 'lost.png', pngBytes(2))
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await until(() => {
    rig.clock.advance(60_000)
    rig.core.accounts.need().outbox.wake()
    return rig.state(id) === 'proven'
  }, 'the lost one is found')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test.each(['/v1/expenses/persons', '/v1/expenses/ledgers', '/v1/expenses/payment-methods'])(
  'where %s is refused, a newly connected account sends its receipts all the same',
  async (path) => {
    rig = await Rig.start()
    const act = { kind: 'status', status: 403 } as const
    rig.service.dials.next({ method: 'GET', path, count: Infinity, act })
    await rig.connect()
    const { status, choices } = rig.core.accounts.need().books
    expect(status.get().choices.problem).toBeUndefined()
    expect(Object.values(choices.get()).filter((list) => list?.length === 0)).toHaveLength(1)
    const { id } = await rig.capture(fileIn(rig.inbox, 'receipt.png', pngBytes()))
    await rig.confirm(id)
    await rig.reaches(id, 'proven')
  },
)

test('where files are kept under other names, one that is put on an invoice or an expense is told to be there, and is there once', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ renamedFiles: true })
  await rig.connect()
  await knowsBooks(rig)
  const api = billingOf(rig)
  const made = await api.invoices.send(await api.invoices.begin(invoiceDraft(rig)))
  const invoiceId = (made.kind === 'done' && made.outcome?.invoiceId) || 0
  const bytes = new Uint8Array(pngBytes(6))
  const file = { fileName: 'remittance advice.png', mediaType: 'image/png', bytes }
  const { seen } = await api.invoices.read(invoiceId)
  expect(await api.invoices.attach({ invoiceId, seen, file })).toMatchObject({ kind: 'done' })
  const invoice = rig.service.invoices().find(({ id }) => id === invoiceId)
  expect(invoice?.attachments.map(({ fileName }) => fileName)).toEqual([
    'upload_remittance_advice.png',
  ])
  const { books, work } = rig.core.accounts.need()
  const sort = { by: 'date', isDescending: true } as const
  const { id: expenseId = 0 } =
    books.expenses({ search: '', offset: 0, limit: 1, sort }).rows[0] ?? {}
  const text = (await work.expenses().find(expenseId))?.text ?? ''
  const { expenses } = rig.core.accounts.need().billing
  const given = { fileName: 'advice.png', mediaType: 'image/png', bytes: pngBytes(7) }
  expect(await expenses.addFile(expenseId, text, async () => given)).toMatchObject({ kind: 'done' })
})

test('where expenses show their suppliers by the ids alone, they are named as the list of suppliers names them', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ bareSuppliers: true })
  await rig.connect()
  const { id } = await rig.capture(fileIn(rig.inbox, 'receipt.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  const { books } = rig.core.accounts.need()
  const sort = { by: 'id', isDescending: true } as const
  const all = books.expenses({ search: '', offset: 0, limit: 1000, sort })
  expect(all.rows.filter(({ supplierName }) => supplierName === '')).toEqual([])
  await until(
    () => books.record('expenses', rig.core.receipts.read(id).expenseId ?? 0) !== undefined,
    'it is known here',
  )
  const found = books.expenses({ search: 'Northgate Fuels', offset: 0, limit: 1000, sort })
  expect(found.rows[0]).toMatchObject({ supplierName: 'Northgate Fuels', gross: '61.27' })
})

test('where lookups are plain lists, a receipt is confirmed by their codes and names, and sent', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ plainLookups: true })
  await rig.connect()
  const { expenseTypes, paymentMethods } = rig.core.accounts.choices.get()
  expect(expenseTypes.length).toBeGreaterThan(20)
  expect(paymentMethods).toHaveLength(4)
  const { id } = await rig.capture(fileIn(rig.inbox, 'receipt.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
})

test('where the answer to a create holds the files that were sent, a receipt and an invoice of some megabytes are not in doubt', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ shownFiles: true })
  await rig.connect()
  await knowsBooks(rig)
  const bytes = Buffer.concat([pngBytes(3), Buffer.alloc(4_000_000, 7)])
  const api = billingOf(rig)
  const draftId = await api.invoices.begin(invoiceDraft(rig))
  const file = { fileName: 'plan.png', mediaType: 'image/png', bytes: new Uint8Array(bytes) }
  await api.invoices.addFile({ id: draftId, file })
  expect(await api.invoices.send(draftId)).toMatchObject({ kind: 'done', isCertain: true })
  const { id } = await rig.capture(fileIn(rig.inbox, 'large.png', bytes))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  const { trail, expenseId = 0 } = rig.core.receipts.read(id)
  expect(trail.map(({ event }) => event)).not.toContain('answer-lost')
  const { books } = rig.core.accounts.need()
  await until(() => books.record('expenses', expenseId) !== undefined, 'it is known here')
  expect(books.body('expenses', expenseId)?.length).toBeLessThan(10_000)
})
