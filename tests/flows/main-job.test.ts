/** The main job over the real core, the real database and the real demo service. */
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { attachmentName } from '../../electron/outbox/marker'
import { fileIn, pdfBytes, pngBytes, sha256 } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

test('a confirmed receipt arrives in the books once, and its stored file is proven equal', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'fuel.png', pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id, {
    payment: { method: 'EFT', bankAccountId: firstBankAccount(), date: '', amount: '' },
  })
  await rig.reaches(id, 'proven')
  const [expense, ...others] = rig.inBooks(file)
  expect(others).toEqual([])
  expect(expense).toMatchObject({ supplier: 'Northgate Fuels', grossPence: 6127 })
  expect(expense?.payments).toMatchObject([{ pence: 6127, method: 'EFT' }])
  expect(expense?.attachments).toMatchObject([
    { contentType: 'image/png', sha256: sha256(readFileSync(file)) },
  ])
  expect(rig.core.receipts.read(id).expenseId).toBe(expense?.id)
})

test('a receipt that was paid in parts arrives with each of its payments', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'parts.png', pngBytes())
  const { id } = await rig.capture(file)
  const bankAccountId = firstBankAccount()
  await rig.confirm(id, {
    payment: { method: 'EFT', bankAccountId, date: '', amount: '' },
    furtherPayments: [{ method: 'CASH', date: '', amount: '20' }],
  })
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file).map(({ payments }) => payments)).toMatchObject([
    [
      { pence: 4127, method: 'EFT' },
      { pence: 2000, method: 'CASH' },
    ],
  ])
})

test('a receipt captured with no account and no network is sent when both are there', async () => {
  rig = await Rig.start()
  await rig.service.dials.offline(true)
  const file = fileIn(rig.inbox, 'early.pdf', pdfBytes())
  const { id } = await rig.capture(file)
  expect(rig.state(id)).toBe('review')
  await rig.service.dials.offline(false)
  await rig.connect()
  await rig.service.dials.offline(true)
  await rig.confirm(id)
  await until(() => rig.core.sync.get().service === 'unreachable', 'the network is seen to be gone')
  expect(rig.state(id)).toBe('ready')
  await rig.service.dials.offline(false)
  await rig.core.accounts.tryNow()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a reply lost after the service committed leaves one expense', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'lost.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.next({ method: 'POST', path: '/v1/expenses', act: { kind: 'drop-after' } })
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(posts()).toBe(1)
  expect(events(id)).toContain('found')
})

test('a reply cut short after the service committed leaves one expense', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'cut.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.next({
    method: 'POST',
    path: '/v1/expenses',
    act: { kind: 'truncate', bytes: 20 },
  })
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a request lost before the service saw it is sent again only after its absence is proved', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'unseen.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.next({ method: 'POST', path: '/v1/expenses', act: { kind: 'drop-before' } })
  await rig.confirm(id)
  await rig.reaches(id, 'checking')
  await until(() => events(id).includes('looked'), 'the books were searched')
  expect(posts()).toBe(1)
  for (let minute = 0; minute < 15 && rig.state(id) !== 'proven'; minute += 1) {
    rig.clock.advance(60_000)
    rig.core.accounts.need().outbox.wake()
    await rig.core.accounts.need().outbox.settled()
  }
  await rig.reaches(id, 'proven')
  expect(events(id)).toContain('proved-absent')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a commit that comes late is found, not sent again', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'late.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.next({
    method: 'POST',
    path: '/v1/expenses',
    act: { kind: 'late-commit', delayMs: 1500 },
  })
  await rig.confirm(id)
  await rig.reaches(id, 'checking')
  await until(() => rig.inBooks(file).length === 1, 'the late commit has happened')
  rig.clock.advance(60_000)
  rig.core.accounts.need().outbox.wake()
  await rig.reaches(id, 'proven')
  expect(posts()).toBe(1)
})

test('a file stored with zero bytes is detected and never called proven', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'zero.png', pngBytes())
  const { id } = await rig.capture(file)
  const { sha256: hash } = rig.core.receipts.read(id)
  rig.service.dials.next({ method: 'POST', path: '/v1/expenses', act: { kind: 'drop-before' } })
  await rig.confirm(id)
  await until(() => events(id).includes('looked'), 'the books were searched')
  await sendWithoutPrefix(attachmentName(rig.core.receipts.read(id)), readFileSync(file))
  rig.clock.advance(60_000)
  rig.core.accounts.need().outbox.wake()
  await rig.reaches(id, 'undecided')
  expect(rig.core.receipts.read(id).problem?.code).toBe('attachment-empty')
  expect(rig.core.originalOf(id)?.path).toContain(hash)
  expect(posts()).toBe(2)
})

test('what the service refuses comes back with its words, can be changed, and is sent then', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'refused.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.next({
    method: 'POST',
    path: '/v1/expenses',
    act: { kind: 'status', status: 400, body: { message: 'The period has been closed meanwhile' } },
  })
  await rig.confirm(id)
  await rig.reaches(id, 'rejected')
  expect(rig.core.receipts.read(id).problem).toEqual({
    code: 'service-refused',
    said: ['The period has been closed meanwhile'],
  })
  await rig.core.review.reopen(id)
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('what was taken back and changed while it was about to go, goes as changed', async () => {
  rig = await Rig.start()
  await rig.connect()
  // Once a receipt is proven, the outbox only asks for the newest expense before it sends.
  const earlier = await rig.capture(fileIn(rig.inbox, 'earlier.png', pngBytes()))
  await rig.confirm(earlier.id)
  await rig.reaches(earlier.id, 'proven')
  await rig.restart()
  // A reading of the books would take the hold that is meant for the outbox.
  await rig.looks()
  await rig.core.accounts.need().outbox.settled()
  const { id } = await rig.capture(fileIn(rig.inbox, 'changed.png', pngBytes()))
  rig.service.dials.next({ method: 'GET', path: '^/v1/expenses$', act: { kind: 'hold' } })
  const asked = () => rig.service.journal().filter(isNewestAsked).length
  const before = asked()
  await rig.confirm(id)
  await until(() => asked() > before, 'the outbox is about to send')
  await rig.core.review.reopen(id)
  await rig.confirm(id, {
    lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross: '16.27' }],
  })
  rig.service.dials.release()
  await rig.reaches(id, 'proven')
  const { expenseId } = rig.core.receipts.read(id)
  expect(rig.service.books().find((expense) => expense.id === expenseId)?.grossPence).toBe(1627)
  expect(posts()).toBe(2)
})

test('a sign-in that replaces an open one is not cancelled with it', async () => {
  rig = await Rig.start({ answer: undefined })
  const first = rig.core.accounts.startDemo()
  await until(() => rig.core.accounts.session.get().status === 'signing-in', 'signing in')
  await new Promise((resolve) => setTimeout(resolve, 100))
  rig.answer = 'allow'
  await rig.core.accounts.need().signIn()
  await first
  expect(rig.core.accounts.session.get().status).toBe('connected')
})

test('a new supplier is created once, also when the reply to its creation is lost', async () => {
  rig = await Rig.start()
  await rig.connect()
  const first = await rig.capture(fileIn(rig.inbox, 'one.png', pngBytes()))
  const second = await rig.capture(fileIn(rig.inbox, 'two.png', pngBytes()))
  rig.service.dials.next({
    method: 'POST',
    path: '/v1/expenses/suppliers',
    act: { kind: 'drop-after' },
  })
  await rig.confirm(first.id, { supplierName: 'Quill & Daughters' })
  await rig.confirm(second.id, { supplierName: 'QUILL & DAUGHTERS' })
  await rig.reaches(first.id, 'proven')
  await rig.reaches(second.id, 'proven')
  const created = rig.service
    .journal()
    .filter(({ method, path }) => method === 'POST' && path === '/v1/expenses/suppliers')
  expect(created).toHaveLength(1)
  const booked = [first, second].map(({ id }) => rig.core.receipts.read(id).expenseId)
  const suppliers = rig.service.books().filter((expense) => booked.includes(expense.id))
  expect(suppliers.map((expense) => expense.supplier)).toEqual([
    'Quill & Daughters',
    'Quill & Daughters',
  ])
})

test('one receipt that cannot go does not hold up the others', async () => {
  rig = await Rig.start()
  await rig.connect()
  const stuck = await rig.capture(fileIn(rig.inbox, 'stuck.png', pngBytes()))
  const fine = await rig.capture(fileIn(rig.inbox, 'fine.png', pngBytes()))
  rig.service.dials.next({ method: 'POST', path: '/v1/expenses', act: { kind: 'drop-before' } })
  await rig.confirm(stuck.id)
  await rig.confirm(fine.id)
  await rig.reaches(fine.id, 'proven')
  expect(rig.state(stuck.id)).toBe('checking')
})

test('after a restart the queue goes on where it stopped', async () => {
  rig = await Rig.start()
  await rig.connect()
  await rig.service.dials.offline(true)
  const file = fileIn(rig.inbox, 'later.pdf', pdfBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await rig.close()
  await rig.service.dials.offline(false)
  await rig.open()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('sending that is held back stays held after a restart, until the person lets it go', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const { id } = await rig.capture(fileIn(rig.inbox, 'held.png', pngBytes()))
  await rig.confirm(id)
  await rig.restart()
  await rig.core.accounts.tryNow()
  await rig.core.accounts.need().outbox.settled()
  expect(rig.state(id)).toBe('ready')
  rig.core.setPaused(false)
  await rig.reaches(id, 'proven')
})

function posts(): number {
  const isCreate = (entry: { method: string; path: string }) =>
    entry.method === 'POST' && entry.path === '/v1/expenses'
  return rig.service.journal().filter(isCreate).length
}

function isNewestAsked({ path, query }: { path: string; query: string }): boolean {
  return path === '/v1/expenses' && query.includes('size=1')
}

function events(id: string): string[] {
  return rig.core.receipts.read(id).trail.map((step) => step.event)
}

function firstBankAccount(): number {
  return rig.core.accounts.choices.get().bankAccounts[0]?.id ?? -1
}

/** What a careless client does: the bytes go without the data URI prefix. */
async function sendWithoutPrefix(fileName: string, bytes: Buffer): Promise<void> {
  const supplier = rig.core.accounts.need().books.findSuppliers('Northgate Fuels', 1)[0]
  const reply = await fetch(`${rig.service.baseUrl}/v1/expenses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await rig.token()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      supplier: { id: supplier?.id },
      postingDate: rig.draft().postingDate,
      expenseLineItems: [
        {
          expenseType: 'FUEL',
          description: '',
          vatType: 'Standard',
          amount: { grossAmount: '61.27' },
        },
      ],
      attachments: [{ fileName, fileContents: bytes.toString('base64') }],
    }),
  })
  expect(reply.status).toBe(201)
}
