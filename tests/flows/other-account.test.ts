/** A person goes to other books while receipts are being confirmed or decided about: each has to do with its own only. */
import { afterEach, expect, test } from 'vitest'
import type { Account } from '../../electron/accounts/account'
import { startDemoService } from '../../sandbox/service'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await rig.end()
  for (const end of ends.splice(0)) await end()
})

const isWrongState: unknown = expect.objectContaining({ code: 'wrong-state' })

/** Two accounts, nothing sent of either; the first is at hand, with this many receipts to confirm. */
async function twoAccounts(count: number) {
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  ends.push(() => other.close())
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const first = rig.core.accounts.need()
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = await rig.capture(fileIn(rig.inbox, `${number}.png`, pngBytes()))
    const lines = rig.draft().lines.map((line) => ({ ...line, gross: `${number + 1}.00` }))
    rig.core.review.edit(id, { ...rig.draft(), lines })
    ids.push(id)
  }
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
  await rig.core.accounts.connect('Second', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const second = rig.core.accounts.need()
  rig.core.accounts.show(first.id)
  return { ids, first, second }
}

/** The id that an account's books have for the supplier of the drafts. */
const supplierIn = ({ books }: Account) => books.supplierNamed(rig.draft().supplierName)?.id

test('what is left of many when a person goes to other books stays where it was', async () => {
  const { ids, first, second } = await twoAccounts(3)
  expect(supplierIn(first)).not.toBe(supplierIn(second))
  const [one = '', two = '', three = ''] = ids
  const before = [two, three].map((id) => rig.core.receipts.read(id).draft)
  const stop = rig.core.receipts.summary.subscribe(() => {
    if (rig.state(one) !== 'ready') return
    stop()
    rig.core.accounts.show(second.id)
  })
  expect(await rig.core.review.stepAll({ ids, step: 'confirm' })).toEqual({
    done: [one],
    stayed: [
      { id: two, why: 'moved' },
      { id: three, why: 'moved' },
    ],
  })
  expect(ids.map((id) => rig.state(id))).toEqual(['ready', 'review', 'review'])
  expect([two, three].map((id) => rig.core.receipts.read(id).draft)).toEqual(before)
  expect(rig.core.receipts.read(one).draft.supplierId).toBe(supplierIn(first))
})

test('one that is under way goes on with its own books when a person goes to others', async () => {
  const { ids, first, second } = await twoAccounts(2)
  const [one = '', two = ''] = ids
  const going = rig.core.review.stepAll({ ids, step: 'confirm' })
  rig.core.accounts.show(second.id)
  expect(await going).toEqual({ done: [one], stayed: [{ id: two, why: 'moved' }] })
  expect(rig.core.receipts.read(one).draft.supplierId).toBe(supplierIn(first))
  rig.core.accounts.show(first.id)
  expect((await rig.core.review.stepAll({ ids: [two], step: 'confirm' })).done).toEqual([two])
})

test('nothing of other books is confirmed or decided about, and their outbox is left alone', async () => {
  const { ids, first, second } = await twoAccounts(2)
  const [one = '', two = ''] = ids
  const problem = { code: 'outcome-unknown' as const, said: [] }
  rig.core.receipts.step(two, { from: ['review'], to: 'undecided', event: 'undecided', problem })
  rig.core.accounts.show(second.id)
  let woken = 0
  const { outbox } = second
  const wake = outbox.wake.bind(outbox)
  outbox.wake = () => {
    woken += 1
    wake()
  }
  await expect(rig.core.review.confirm(one, { accepted: [] })).rejects.toEqual(isWrongState)
  for (const answer of ['check-again', 'send-again', 'delete-copy'] as const)
    await expect(rig.core.review.decide(two, answer), answer).rejects.toEqual(isWrongState)
  expect(woken).toBe(0)
  expect([one, two].map((id) => rig.state(id))).toEqual(['review', 'undecided'])
  rig.core.accounts.show(first.id)
  expect(await rig.core.review.confirm(one, { accepted: [] })).toEqual({})
  await rig.core.review.decide(two, 'check-again')
  expect([one, two].map((id) => rig.state(id))).toEqual(['ready', 'checking'])
})

test('what was captured before there were any books is confirmed with the first', async () => {
  rig = await Rig.start()
  const { id } = await rig.capture(fileIn(rig.inbox, 'early.png', pngBytes()))
  await expect(rig.confirm(id)).rejects.toMatchObject({ code: 'no-account' })
  await rig.connect()
  rig.core.setPaused(true)
  await rig.confirm(id)
  expect(rig.state(id)).toBe('ready')
  await expect(
    rig.core.review.confirm(crypto.randomUUID(), { accepted: [] }),
  ).rejects.toMatchObject({
    code: 'not-found',
  })
})
