/** Several accounts side by side, over real demo services: nothing crosses, and other books are noticed. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Keyring } from '../../electron/accounts/keyring/keyring'
import { seenAs } from '../../electron/changes/expense-change'
import type { Exchange } from '../../electron/api/http/transport'
import { exchange } from '../support/exchange'
import { startDemoService, type DemoService } from '../../sandbox/service'
import type { Service } from '../../shared/accounts/account'
import { InvoiceQuestion } from '../../shared/invoices/invoice-list'
import { ExpenseFilter } from '../../shared/expenses/expense-record'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'
import { testKeyring } from '../support/keyring'
import { MovingHost } from '../support/moving-host'

let rig: Rig
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await rig.end()
  for (const end of ends.splice(0)) await end()
})

/** Another company of the same service. */
async function otherCompany(seedNumber: number): Promise<DemoService> {
  const service = await startDemoService({ consent: 'page', seedNumber })
  ends.push(() => service.close())
  return service
}

function addressesOf({ baseUrl, authUrl, legacyBaseUrl, clientId }: Service): Service {
  return { baseUrl, authUrl, legacyBaseUrl, clientId }
}

const heldBy = (service: DemoService, file: string) =>
  service
    .books()
    .filter(({ attachments }) => attachments.some(({ fileName }) => fileName.includes(file)))

function list() {
  return rig.core.accounts.list.get()
}

function session() {
  return rig.core.accounts.session.get()
}

test('a receipt that was dropped into the wrong books is moved, and arrives in the right ones only', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need()
  const wrong = await rig.capture(fileIn(rig.inbox, 'wrong.png', pngBytes()))
  const draft = { ...rig.draft(), documentNumber: 'R-17' }
  rig.core.review.edit(wrong.id, draft)
  await rig.core.accounts.connect('Second', addressesOf(other), 'full')
  const second = rig.core.accounts.need()
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')

  const { made } = await rig.core.mergeAndSplit.move([wrong.id], second.id)
  const [moved = ''] = made
  expect(rig.state(wrong.id)).toBe('discarded')
  const { marker, draft: kept } = rig.core.receipts.read(moved)
  expect(rig.core.receipts.accountOf(moved)).toBe(second.id)
  expect(marker).not.toBe(rig.core.receipts.read(wrong.id).marker)
  expect(kept).toEqual({
    supplierName: draft.supplierName,
    postingDate: draft.postingDate,
    documentNumber: 'R-17',
    lines: draft.lines.map(({ description, gross }) => ({
      description,
      gross,
      expenseType: '',
      vatType: '',
    })),
  })
  await rig.confirm(moved)
  await rig.reaches(moved, 'proven')
  expect(heldBy(other, marker)).toHaveLength(1)
  expect(heldBy(rig.service, marker)).toHaveLength(0)
  await rig.restart()
  expect([rig.state(wrong.id), rig.state(moved)]).toEqual(['discarded', 'proven'])
  expect(rig.core.receipts.accountOf(wrong.id)).toBe(demo.id)
})

/** The demo company and a second one, with nothing sent by itself. */
async function pausedAtTwo() {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need()
  rig.core.setPaused(true)
  const take = async (name: string) =>
    (await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))).id
  /** The second one is at hand from then on. */
  const goes = async () => {
    await rig.core.accounts.connect('Second', addressesOf(other), 'full')
    await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
    return rig.core.accounts.need().id
  }
  return { other, demo, take, goes }
}

test('what was confirmed and waits is taken back and moved at once, and never arrives where it was', async () => {
  const { other, demo, take, goes } = await pausedAtTwo()
  const id = await take('waits')
  await rig.confirm(id)
  const second = await goes()
  const [moved = ''] = (await rig.core.mergeAndSplit.move([id], second)).made
  expect([rig.state(id), rig.state(moved)]).toEqual(['discarded', 'review'])
  rig.core.setPaused(false)
  await rig.confirm(moved)
  await rig.reaches(moved, 'proven')
  await rig.restart()
  rig.core.accounts.show(demo.id)
  await rig.looks()
  const marks = [id, moved].map((each) => rig.core.receipts.read(each).marker)
  expect(marks.map((marker) => heldBy(rig.service, marker).length)).toEqual([0, 0])
  expect(marks.map((marker) => heldBy(other, marker).length)).toEqual([0, 1])
})

test('what was confirmed is not sent to the books it is moved out of when the app ends in the midst of the move', async () => {
  const { demo, take, goes } = await pausedAtTwo()
  const id = await take('waits')
  await rig.confirm(id)
  const second = await goes()
  const crashed = temporaryFolder('docket-crashed')
  const { receipts } = rig.core
  const exchanged = receipts.exchange.bind(receipts)
  receipts.exchange = (parts) => {
    cpSync(rig.profile, crashed, { recursive: true })
    exchanged(parts)
  }
  await rig.core.mergeAndSplit.move([id], second)
  await rig.close()
  rmSync(rig.profile, { recursive: true })
  cpSync(crashed, rig.profile, { recursive: true })
  await rig.open()
  rig.core.accounts.show(second)
  const shown = { list: 'review', search: '', offset: 0, limit: 9 } as const
  expect(rig.core.receipts.lists.page(shown).total, 'in the others it waits already').toBe(1)
  rig.core.accounts.show(demo.id)
  expect(rig.state(id)).toBe('review')
  rig.core.setPaused(false)
  await rig.looks()
  await rig.core.accounts.need().outbox.settled()
  expect(heldBy(rig.service, rig.core.receipts.read(id).marker)).toHaveLength(0)
})

test('a file that comes back from the bin after its move is asked about in both books, but for the demo', async () => {
  const { take, demo, goes } = await pausedAtTwo()
  const second = await goes()
  const id = await take('bill')
  const third = await otherCompany(8)
  await rig.core.accounts.connect('Third', addressesOf(third), 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const thirdId = rig.core.accounts.need().id
  const asked = (each: string) =>
    rig.core.alike.of(each).map(({ kind, receiptId, books }) => [kind, receiptId, books])

  const [moved = ''] = (await rig.core.mergeAndSplit.move([id], thirdId)).made
  expect(asked(moved)).toEqual([])
  await rig.core.review.restore(id)
  expect(asked(id)).toEqual([['other-books', moved, 'Third']])
  expect(asked(moved)).toEqual([['other-books', id, 'Second']])
  rig.core.review.edit(moved, rig.draft())
  const { verdict } = await rig.core.review.confirm(moved, { accepted: [] })
  expect(verdict).toMatchObject({ grade: 'look', reasons: [{ code: 'alike', shown: id }] })
  const bytes = readFileSync(path.join(rig.inbox, 'bill.png'))
  rig.core.accounts.show(demo.id)
  const tried = await rig.capture(fileIn(rig.inbox, 'tried.png', bytes))
  expect(asked(tried.id)).toEqual([])

  rig.core.accounts.show(second)
  rig.core.alike.keepBeside(id, [moved])
  expect([asked(id), asked(moved)]).toEqual([[], []])
  rig.core.accounts.show(thirdId)
  expect(await rig.core.review.confirm(moved, { accepted: [] })).toEqual({})
})

test('what a service refused plainly is moved, and what may have arrived there is not', async () => {
  const { take, goes } = await pausedAtTwo()
  const [refused, lost] = [await take('refused'), await take('lost')]
  const post = { method: 'POST', path: '/v1/expenses' }
  rig.service.dials.next({ ...post, act: { kind: 'status', status: 400 } })
  await rig.confirm(refused)
  rig.core.setPaused(false)
  await rig.reaches(refused, 'rejected')
  rig.service.dials.next({ ...post, act: { kind: 'drop-after' } })
  rig.service.dials.next({ method: 'GET', path: '/v1/expenses', count: 50, act: { kind: 'html' } })
  await rig.confirm(lost)
  await rig.reaches(lost, 'checking')
  const second = await goes()
  const { mergeAndSplit } = rig.core
  await expect(mergeAndSplit.move([refused, lost], second)).rejects.toMatchObject({
    code: 'wrong-state',
  })
  expect([rig.state(refused), rig.state(lost)]).toEqual(['rejected', 'checking'])
  expect((await mergeAndSplit.move([refused], second)).made).toHaveLength(1)
  expect(rig.state(refused)).toBe('discarded')
})

test.each(['ready', 'review'] as const)(
  'once an intent was noted that may have arrived, a receipt that is %s again stays in its books',
  async (state) => {
    const { take, goes } = await pausedAtTwo()
    const [plain, sent] = [await take('plain'), await take('sent')]
    await rig.confirm(plain)
    await rig.confirm(sent)
    rig.core.receipts.remember(sent, { attempt: 1, intendedAt: new Date().toISOString() })
    if (state === 'review') await rig.core.review.reopen(sent)
    const second = await goes()
    await expect(rig.core.mergeAndSplit.move([plain, sent], second)).rejects.toMatchObject({
      code: 'maybe-sent',
    })
    expect([rig.state(plain), rig.state(sent)]).toEqual(['ready', state])
  },
)

test('what is in these books already is not moved', async () => {
  const { demo, take } = await pausedAtTwo()
  const id = await take('here')
  await expect(rig.core.mergeAndSplit.move([id], demo.id)).rejects.toMatchObject({
    code: 'wrong-state',
  })
  expect(rig.state(id)).toBe('review')
})

test('two accounts work at once and nothing crosses', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need()
  const first = await rig.capture(fileIn(rig.inbox, 'first.png', pngBytes()))
  rig.core.setPaused(true)
  await rig.confirm(first.id)

  await rig.core.accounts.connect('Second', addressesOf(other), 'full')
  expect(session()).toMatchObject({ status: 'connected', account: { name: 'Second' } })
  const second = rig.core.accounts.need()
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ ready: 0, review: 0 })
  const mine = await rig.capture(fileIn(rig.inbox, 'second.png', pngBytes()))
  await rig.confirm(mine.id)
  expect(list().map(({ account, waiting }) => [account.id, waiting])).toEqual([
    [demo.id, 1],
    [second.id, 1],
  ])

  rig.core.setPaused(false)
  await rig.reaches(first.id, 'proven')
  await rig.reaches(mine.id, 'proven')
  const markers = [first, mine].map(({ id }) => rig.core.receipts.read(id).marker)
  expect(heldBy(rig.service, markers[0] ?? '')).toHaveLength(1)
  expect(heldBy(rig.service, markers[1] ?? '')).toHaveLength(0)
  expect(heldBy(other, markers[1] ?? '')).toHaveLength(1)
  expect(heldBy(other, markers[0] ?? '')).toHaveLength(0)

  const events = rig.core.journal.page(second.id, { offset: 0, limit: 100 }).rows
  expect(events.some(({ receiptId }) => receiptId === first.id)).toBe(false)
  expect(events.some(({ receiptId }) => receiptId === mine.id)).toBe(true)
})

test('the account at hand is at hand again after a restart, and both are signed in', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need().id
  await rig.core.accounts.connect('Second', addressesOf(other), 'full')
  rig.core.accounts.show(demo)
  await rig.restart()
  expect(session()).toMatchObject({ status: 'connected', account: { id: demo } })
  await until(() => list().every(({ status }) => status === 'connected'), 'both are signed in')
  expect(new Set(list().map(({ account }) => account.colour)).size).toBe(2)
})

test('an account can have another name and colour', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { id } = rig.core.accounts.need()
  rig.core.accounts.change(id, { name: 'Renamed', colour: '#1f4f8f' })
  expect(session().account).toMatchObject({ name: 'Renamed', colour: '#1f4f8f' })
  await rig.restart()
  expect(list()[0]?.account).toMatchObject({ name: 'Renamed', colour: '#1f4f8f' })
})

test('a read-only account looks but sends nothing, until full access is allowed', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.core.accounts.connect('Looking', addressesOf(other), 'read-only')
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'read-only' } })
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const { id } = await rig.capture(fileIn(rig.inbox, 'looked.png', pngBytes()))
  await expect(rig.confirm(id)).rejects.toMatchObject({ code: 'read-only' })
  expect(rig.state(id)).toBe('review')
  const changes = other.journal().filter(({ method }) => method !== 'GET')
  expect(changes.every(({ path: asked }) => asked.startsWith('/auth'))).toBe(true)

  await rig.core.accounts.need().signIn('full')
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'full' } })
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
})

test('an account that may not delete asks for no scope to, sends receipts, and deletes once it may', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.core.accounts.connect('Careful', addressesOf(other), 'no-deleting')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const { id } = await rig.capture(fileIn(rig.inbox, 'careful.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')

  const { books, billing } = rig.core.accounts.need()
  const expenseId = Math.max(...other.books().map((expense) => expense.id))
  const seen = () => seenAs(books.body('expenses', expenseId) ?? '')
  // One that began before the file was there is waited for, and not taken for the look that comes now.
  await books.refresh()
  await rig.looks()
  await expect(billing.expenses.delete({ expenseId, seen: seen() })).resolves.toMatchObject({
    kind: 'not-done',
    code: 'deleting-not-allowed',
    wasSent: false,
  })
  expect(other.journal().some(({ method }) => method === 'DELETE')).toBe(false)

  await rig.core.accounts.need().signIn('full')
  await until(() => session().status === 'connected', 'signed in anew')
  const again = rig.core.accounts.need().billing.expenses
  await expect(again.delete({ expenseId, seen: seen() })).resolves.toMatchObject({ kind: 'done' })
})

test('signing in again to other books holds the queue until a person has said what they are', async () => {
  const [mine, other] = [await otherCompany(7), await otherCompany(8)]
  const host = await MovingHost.start(mine)
  ends.push(() => host.close())
  rig = await Rig.start()
  await rig.core.accounts.connect('Mine', host.seen(mine), 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  rig.core.setPaused(true)
  const { id } = await rig.capture(fileIn(rig.inbox, 'held.png', pngBytes()))
  await rig.confirm(id)
  await rig.core.accounts.need().signOut()
  rig.core.setPaused(false)

  host.moveTo(other)
  await rig.core.accounts.need().signIn()
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  await rig.restart()
  await until(() => session().status === 'held', 'it is still held after a restart')
  await rig.core.accounts.tryNow()
  expect(rig.state(id)).toBe('ready')
  expect(heldBy(other, rig.core.receipts.read(id).marker)).toHaveLength(0)

  const former = rig.core.accounts.need().id
  await rig.core.accounts.settleBooks('apart')
  expect(session()).toMatchObject({ status: 'connected' })
  expect(session().account?.id).not.toBe(former)
  expect(list().find(({ account }) => account.id === former)).toMatchObject({
    status: 'signed-out',
    waiting: 1,
  })
  expect(rig.state(id)).toBe('ready')

  host.moveTo(mine)
  rig.core.accounts.show(former)
  await rig.core.accounts.need().signIn()
  await rig.reaches(id, 'proven')
  expect(heldBy(mine, rig.core.receipts.read(id).marker)).toHaveLength(1)
  expect(heldBy(other, rig.core.receipts.read(id).marker)).toHaveLength(0)
})

test('a slow answer to an earlier sign-in does not speak for the books of a later one', async () => {
  const [mine, other] = [await otherCompany(7), await otherCompany(8)]
  const host = await MovingHost.start(mine)
  ends.push(() => host.close())
  let isSlow = false
  let letGo: (() => void) | undefined
  const slowly: Exchange = async (request) => {
    const reply = await exchange(request)
    if (!isSlow || !request.url.pathname.endsWith('/bank-accounts')) return reply
    isSlow = false
    await new Promise<void>((resolve) => (letGo = resolve))
    return reply
  }
  rig = await Rig.start({ world: { exchange: slowly } })
  await rig.core.accounts.connect('Mine', host.seen(mine), 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  rig.core.setPaused(true)
  const { id } = await rig.capture(fileIn(rig.inbox, 'late.png', pngBytes()))
  await rig.confirm(id)
  await rig.core.accounts.need().signOut()
  rig.core.setPaused(false)

  isSlow = true
  const earlier = rig.core.accounts.need().signIn()
  await until(() => letGo !== undefined, 'the earlier sign-in waits for what it sees')
  host.moveTo(other)
  await rig.core.accounts.need().signIn()
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  letGo?.()
  await earlier
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  await rig.core.accounts.tryNow()
  expect(rig.state(id)).toBe('ready')
  expect(heldBy(other, rig.core.receipts.read(id).marker)).toHaveLength(0)
})

test('who signs out while a sign-in still waits for a receipt on its way stays signed out', async () => {
  const mine = await otherCompany(7)
  let isSlow = false
  let letGo: (() => void) | undefined
  let codes = 0
  const slowly: Exchange = async (request) => {
    const reply = await exchange(request)
    if (request.url.pathname.endsWith('/token')) codes += 1
    if (!isSlow || request.method !== 'POST' || !request.url.pathname.endsWith('/expenses'))
      return reply
    isSlow = false
    await new Promise<void>((resolve) => (letGo = resolve))
    return reply
  }
  rig = await Rig.start({ world: { exchange: slowly } })
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  isSlow = true
  const { id } = await rig.capture(fileIn(rig.inbox, 'slow.png', pngBytes()))
  await rig.confirm(id)
  await until(() => letGo !== undefined, 'the receipt is on its way')

  const before = codes
  const signingIn = rig.core.accounts.need().signIn()
  await until(() => codes > before, 'the browser has come back')
  const signingOut = rig.core.accounts.need().signOut()
  letGo?.()
  await Promise.all([signingIn, signingOut])
  expect(session().status).toBe('signed-out')
  await rig.restart()
  expect(session().status).toBe('signed-out')
  expect(heldBy(mine, rig.core.receipts.read(id).marker)).toHaveLength(1)
})

test('a person can say that they are the same books after all', async () => {
  const [mine, other] = [await otherCompany(7), await otherCompany(8)]
  const host = await MovingHost.start(mine)
  ends.push(() => host.close())
  rig = await Rig.start()
  await rig.core.accounts.connect('Mine', host.seen(mine), 'full')
  await rig.core.accounts.need().signOut()
  host.moveTo(other)
  await rig.core.accounts.need().signIn()
  expect(session().status).toBe('held')
  await rig.core.accounts.settleBooks('same')
  expect(session().status).toBe('connected')
  expect(session().problem).toBeUndefined()
})

test('signing in again to the same books goes on without a question', async () => {
  const mine = await otherCompany(7)
  rig = await Rig.start()
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  await rig.core.accounts.need().signOut()
  expect(session().status).toBe('signed-out')
  await rig.core.accounts.need().signIn()
  expect(session()).toMatchObject({ status: 'connected' })
})

test('a sign-in whose books could not be compared with the others is looked at again by itself', async () => {
  const mine = await otherCompany(7)
  const due: (() => void)[] = []
  let isShut = false
  const shut: Exchange = async (request) =>
    isShut && request.url.pathname.endsWith('/attachments')
      ? { status: 403, headers: {}, body: Buffer.from('{}') }
      : exchange(request)
  // Not the next look of an account that is well, which the one that was there first may set at any time.
  const later = (run: () => void, ms: number) => {
    if (ms < 60_000) due.push(run)
    return undefined
  }
  rig = await Rig.start({ world: { exchange: shut, later } })
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  const { id } = await rig.capture(fileIn(rig.inbox, 'ours.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  isShut = true
  due.length = 0
  await rig.core.accounts.connect('Mine again', addressesOf(mine), 'full')
  expect(session()).toMatchObject({ status: 'connected', problem: 'forbidden' })
  isShut = false
  expect(due).not.toHaveLength(0)
  for (const run of due) run()
  await until(() => session().account?.name === 'Mine', 'the account that has the books has them')
  expect(session()).toMatchObject({ status: 'connected' })
})

test('books that are already here are not added a second time', async () => {
  const mine = await otherCompany(7)
  rig = await Rig.start()
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  const { id } = rig.core.accounts.need()
  await rig.core.accounts.connect('Mine again', addressesOf(mine), 'full')
  expect(list()).toHaveLength(1)
  expect(session()).toMatchObject({ status: 'connected', account: { id, name: 'Mine' } })
  expect(session().problem).toBe('books-known')
})

test('books that are already here are known also when they could not be seen at once', async () => {
  const mine = await otherCompany(7)
  let isDown = false
  const sometimes: Exchange = async (request) =>
    isDown && request.url.pathname.endsWith('/bank-accounts')
      ? { status: 503, headers: {}, body: Buffer.from('') }
      : exchange(request)
  rig = await Rig.start({ world: { exchange: sometimes } })
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  const first = rig.core.accounts.need()
  isDown = true
  await rig.core.accounts.connect('Mine again', addressesOf(mine), 'full')
  const second = rig.core.accounts.need()
  expect(second.id).not.toBe(first.id)
  isDown = false
  await second.tryNow()
  await until(() => session().account?.id === first.id, 'the one that has these books is at hand')
  expect(second.state().status).toBe('signed-out')
  await first.tryNow()
  expect(first.state().status).toBe('connected')
  rig.core.accounts.show(second.id)
  await rig.core.accounts.remove(second.id, rig.core.accounts.removal(second.id))
  expect(list()).toHaveLength(1)
})

test('who signs out while the keyring is still being asked stays signed out', async () => {
  const mine = await otherCompany(7)
  let letGo: (() => void) | undefined
  let isSlow = false
  const keyring: Keyring = {
    ...testKeyring,
    open: async (sealed) => {
      if (isSlow) await new Promise<void>((resolve) => (letGo = resolve))
      return testKeyring.open(sealed)
    },
  }
  rig = await Rig.start({ world: { keyring } })
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  isSlow = true
  const restarting = rig.restart()
  await until(() => letGo !== undefined, 'the keyring is asked')
  await rig.core.accounts.need().signOut()
  isSlow = false
  letGo?.()
  await restarting
  expect(session().status).toBe('signed-out')
  await rig.restart()
  expect(session().status).toBe('signed-out')
})

test('an account whose first sign-in is denied leaves nothing behind', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const { id } = rig.core.accounts.need()
  rig.answer = 'deny'
  await rig.core.accounts.connect('Denied', addressesOf(other), 'full')
  expect(list()).toHaveLength(1)
  expect(session()).toMatchObject({ account: { id }, problem: 'sign-in-denied' })
})

test('an address that is not safe is refused before anything is added', async () => {
  rig = await Rig.start()
  const service = { ...addressesOf(rig.service), authUrl: 'http://auth.example.com' }
  await expect(rig.core.accounts.connect('Unsafe', service, 'full')).rejects.toMatchObject({
    code: 'address-invalid',
  })
  expect(list()).toHaveLength(0)
})

test('two sign-ins at once do not disturb each other', async () => {
  const other = await otherCompany(7)
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need()
  await rig.core.accounts.connect('Second', addressesOf(other), 'full')
  const second = rig.core.accounts.need()
  await Promise.all([demo.signIn(), second.signIn()])
  expect(list().map(({ status }) => status)).toEqual(['connected', 'connected'])
})

test('interface B takes keys of OAuth 1.0a where an account says so, and they are sealed', async () => {
  const keys = { consumerKey: 'key', consumerSecret: 'secret', token: 'token', tokenSecret: 'hush' }
  const service = await startDemoService({ consent: 'page', seedNumber: 7, oauth1: keys })
  ends.push(() => service.close())
  rig = await Rig.start()
  const signed = { ...addressesOf(service), legacySignIn: 'oauth1' as const }
  await rig.core.accounts.connect('Signed', signed, 'full')
  const account = rig.core.accounts.need()
  await until(() => account.books.status.get().salesInvoices.problem === 'forbidden', 'no keys yet')
  await account.setLegacyKeys(keys)
  expect(account.hasLegacyKeys()).toBe(true)
  await until(
    () => account.books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total > 0,
    'sales invoices are known',
  )
  const kept = readFileSync(path.join(rig.profile, 'grants', `${account.id}.json`), 'utf8')
  expect(kept).not.toContain('hush')
})

test('books that were read once can be read and searched without a network, with their age', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { books } = rig.core.accounts.need()
  await until(() => books.status.get().expenses.asOf !== undefined, 'all expenses are known')
  const known = books.expenses(ExpenseFilter.parse({})).total
  expect(known).toBe(rig.service.books().length)
  await rig.service.dials.offline(true)
  await rig.restart()
  const offline = rig.core.accounts.need().books
  expect(offline.expenses(ExpenseFilter.parse({})).total).toBe(known)
  const [first] = offline.expenses(ExpenseFilter.parse({ limit: 1 })).rows
  const name = first?.supplierName ?? ''
  expect(name).not.toBe('')
  expect(offline.expenses(ExpenseFilter.parse({ search: name.slice(0, 5) })).total).toBeGreaterThan(
    0,
  )
  expect(offline.status.get().expenses.asOf).toBeDefined()
})
