/** A receipt that is sent a second time: when that may be asked for, and by what the first attempt is known again. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { calendarDate } from '../../shared/calendar'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { hidingFiles } from '../support/hiding'

let rig: Rig
afterEach(() => rig.end())

const minute = 60_000
const create = { method: 'POST', path: '^/v1/expenses$' }
const outbox = () => rig.core.accounts.need().outbox
const events = (id: string) => rig.core.receipts.read(id).trail.map(({ event }) => event)
const posting = (id: string) => rig.core.receipts.item(id).posting

async function pass(minutes: number, isEnough: () => boolean = () => false): Promise<void> {
  for (let passed = 0; passed < minutes && !isEnough(); passed += 1) {
    rig.clock.advance(minute)
    outbox().wake()
    await outbox().settled()
  }
}

/** One receipt in the books, by which the app has learned how the service shows them. */
async function provenOne(): Promise<void> {
  const { id } = await rig.capture(fileIn(rig.inbox, 'known.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await outbox().settled()
}

/** One whose first attempt never came, as far as anybody can tell. */
async function lost(name: string): Promise<string> {
  const { id } = await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
  rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
  await rig.confirm(id)
  await until(() => events(id).includes('looked'), 'the books were searched')
  await outbox().settled()
  return id
}

/** An expense that reaches the books past the app: a colleague's, or a request of ours that was on its way for very long. */
async function arrives(attachments: { fileName: string; fileContents: string }[] = []) {
  const supplier = rig.core.accounts.need().books.findSuppliers('Northgate Fuels', 1)[0]
  const line = { expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard' }
  const reply = await fetch(`${rig.service.baseUrl}/v1/expenses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await rig.token()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      supplier: { id: supplier?.id },
      postingDate: calendarDate(rig.clock.now()),
      expenseLineItems: [{ ...line, amount: { grossAmount: '61.27' } }],
      attachments,
    }),
  })
  expect(reply.status).toBe(201)
  return ((await reply.json()) as { id: number }).id
}

test('an undecided receipt is not sent again while what was sent may still arrive', async () => {
  rig = await Rig.start()
  await rig.connect()
  const id = await lost('early')
  rig.core.receipts.step(id, {
    from: ['checking'],
    to: 'undecided',
    event: 'undecided',
    problem: { code: 'outcome-unknown', said: [] },
  })
  const early = rig.core.review.mayComeForMs(id)
  expect(early).toBeGreaterThan(50_000)
  expect(early).toBeLessThanOrEqual(minute)
  await expect(rig.core.review.decide(id, 'send-again')).rejects.toMatchObject({
    code: 'outcome-unknown',
    detail: { waitMs: expect.any(Number) as number },
  })
  expect(rig.state(id)).toBe('undecided')
  rig.clock.advance(minute)
  expect(rig.core.review.mayComeForMs(id)).toBe(0)
  await rig.core.review.decide(id, 'send-again')
  await rig.reaches(id, 'proven')
})

test('after a restart the wait begins anew, since nobody knows how long the app was away', async () => {
  rig = await Rig.start()
  await rig.connect()
  const id = await lost('restarted')
  rig.core.receipts.step(id, {
    from: ['checking'],
    to: 'undecided',
    event: 'undecided',
    problem: { code: 'outcome-unknown', said: [] },
  })
  rig.clock.advance(5 * minute)
  await rig.restart()
  expect(rig.core.review.mayComeForMs(id)).toBeGreaterThan(0)
  await expect(rig.core.review.decide(id, 'send-again')).rejects.toMatchObject({
    code: 'outcome-unknown',
  })
})

test('the second attempt keeps the mark of the first, above which that may still come', async () => {
  rig = await Rig.start()
  await rig.connect()
  await provenOne()
  const id = await lost('marked')
  const first = posting(id).highWaterId ?? 0
  expect(first).toBeGreaterThan(0)
  const others = [await arrives(), await arrives()]
  expect(Math.min(...others)).toBeGreaterThan(first)
  await rig.restart()
  await pass(25, () => rig.state(id) === 'proven')
  await rig.reaches(id, 'proven')
  expect(posting(id)).toMatchObject({ attempt: 2, highWaterId: first })
})

test('an attempt that arrives late is found under the name it had, though the supplier is another by now', async () => {
  rig = await Rig.start({ world: { exchange: hidingFiles(() => rig.service, true) } })
  await rig.connect()
  await provenOne()
  const id = await lost('renamed')
  const [firstName = ''] = posting(id).sentNames ?? []
  const body = { status: 400, errors: [{ field: 'expenseLineItems[0]', message: 'not now' }] }
  rig.service.dials.next({ ...create, act: { kind: 'status', status: 400, body } })
  await pass(25, () => rig.state(id) === 'rejected')
  await rig.reaches(id, 'rejected')
  await rig.core.review.reopen(id)
  await rig.confirm(id, { supplierName: 'Another Garage', supplierId: undefined })
  await rig.reaches(id, 'proven')
  expect(posting(id).sentNames).toHaveLength(2)
  const bytes = readFileSync(path.join(rig.inbox, 'renamed.png'))
  const fileContents = `data:image/png;base64,${bytes.toString('base64')}`
  await arrives([{ fileName: firstName, fileContents }])
  await pass(20, () => rig.state(id) === 'undecided')
  expect(rig.core.receipts.read(id)).toMatchObject({
    state: 'undecided',
    problem: { code: 'found-twice' },
  })
})
