/** What a person gives is for the books at hand at that moment, whichever come to hand before it is saved. */
import { expect, onTestFinished, test } from 'vitest'
import { captureHandlers } from '../../electron/contract/receipt-handlers'
import { carryOut } from '../../electron/terminal/carry-out'
import type { CaptureOutcome } from '../../shared/receipts/receipt'
import { zipOf } from '../support/archives'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { connectSecond, parkingVoucher } from '../support/second-books'
import { realReading } from '../support/real-reading'
import { withoutWindow } from '../support/without-window'

const spawnReading = await realReading()

/** An app with two books, the first of them at hand. */
async function twoBooks() {
  const rig = await Rig.start({ world: { spawnReading } })
  onTestFinished(() => rig.end())
  await rig.connect()
  const { accounts, receipts } = rig.core
  const first = accounts.need().id
  const second = await connectSecond(rig)
  accounts.show(first)
  const files = (count: number, name = '') =>
    Array.from({ length: count }, (_, at) => fileIn(rig.inbox, `${name}${at}.png`, pngBytes()))
  const ownersOf = (outcomes: readonly CaptureOutcome[]) =>
    new Set(outcomes.map((one) => (one.result === 'saved' ? receipts.accountOf(one.id) : one.code)))
  return { rig, core: rig.core, first, second, files, ownersOf }
}

test('what was dropped at once goes to the books of the drop, though others come to hand meanwhile', async () => {
  const { core, first, second, files, ownersOf } = await twoBooks()
  const dropped = core.intake.paths(files(24))
  await until(() => core.intake.batch.get().done >= 8, 'some are saved')
  core.accounts.show(second)
  const outcomes = await dropped
  expect(outcomes).toHaveLength(24)
  expect(ownersOf(outcomes)).toEqual(new Set([first]))
})

test('what waits behind another batch goes to the books that it was given for, and so do pasted bytes and what is in an archive', async () => {
  const { rig, core, first, second, files, ownersOf } = await twoBooks()
  const busy = core.intake.paths(files(16))
  const inside = { 'a.png': pngBytes(), 'b.png': pngBytes() }
  const archive = fileIn(rig.inbox, 'month.zip', await zipOf(inside))
  const waiting = [
    core.intake.paths([...files(2, 'more '), archive]),
    core.intake.bytes('pasted.png', pngBytes()),
  ]
  core.accounts.show(second)
  expect(ownersOf(await busy)).toEqual(new Set([first]))
  const outcomes = (await Promise.all(waiting)).flat()
  expect(outcomes).toHaveLength(5)
  expect(ownersOf(outcomes)).toEqual(new Set([first]))
})

test('a voucher that waits its turn is of the books that it was typed for', async () => {
  const { core, first, second, files } = await twoBooks()
  await until(() => core.accounts.choices.get().asOf !== undefined, 'the choices are known')
  const busy = core.intake.paths(files(16))
  const made = core.vouchers.make(parkingVoucher)
  core.accounts.show(second)
  await busy
  expect(core.receipts.accountOf((await made).id)).toBe(first)
})

test('files that a terminal adds without naming books go to those at hand when it asked', async () => {
  const { core, first, second, files } = await twoBooks()
  const { signal } = new AbortController()
  const saying = carryOut({ word: 'add', files: files(16) }, core, signal)
  const said = saying.next()
  core.accounts.show(second)
  await said
  const rows = core.receipts.lists.page({
    list: 'review',
    search: '',
    accountId: first,
    offset: 0,
    limit: 200,
  })
  expect(rows.total).toBe(16)
})

test('files that were chosen go to the books that were at hand when the dialog opened', async () => {
  const { core, first, second, files, ownersOf } = await twoBooks()
  let choose: (files: string[]) => void = () => undefined
  const chosen = new Promise<string[]>((resolve) => (choose = resolve))
  const handlers = captureHandlers({
    ...core,
    ...withoutWindow(),
    chooseFiles: () => chosen,
  })
  const picked = handlers.pick()
  core.accounts.show(second)
  choose(files(2))
  expect(ownersOf(await picked)).toEqual(new Set([first]))
})

test('each part of one drop goes to the books that the window names, and to none where these are gone', async () => {
  const { core, first, second, files, ownersOf } = await twoBooks()
  const handlers = captureHandlers({ ...core, ...withoutWindow() })
  const bytes = new Uint8Array(pngBytes())
  const given = () => [
    Promise.resolve(handlers.paths({ paths: files(2), accountId: second })),
    Promise.resolve(handlers.bytes({ fileName: 'a.png', bytes, accountId: second })),
  ]
  const outcomes = (await Promise.all(given())).flat()
  expect(outcomes).toHaveLength(3)
  expect(ownersOf(outcomes)).toEqual(new Set([second]))
  await core.accounts.remove(second, core.accounts.removal(second))
  for (const one of given()) await expect(one).rejects.toMatchObject({ code: 'account-gone' })
  const { total } = core.receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 9 })
  expect([core.accounts.need().id, total]).toEqual([first, 0])
})

test('what waits for books that are removed meanwhile is refused, and never given to others', async () => {
  const { rig, core, first, second, files, ownersOf } = await twoBooks()
  const busy = core.intake.paths(files(8))
  const waiting = core.intake.paths(files(3, 'late '), { accountId: second })
  const typed = core.intake.made(() => ({ fileName: 'a.png', bytes: pngBytes() }) as never, {
    accountId: second,
  })
  const refused = expect(typed).rejects.toMatchObject({ code: 'account-gone' })
  await core.accounts.remove(second, core.accounts.removal(second))
  expect(ownersOf(await busy)).toEqual(new Set([first]))
  expect(ownersOf(await waiting)).toEqual(new Set(['account-gone']))
  await refused
  await rig.restart()
  expect(rig.core.recovered.get()).toBeUndefined()
  const { rows } = rig.core.receipts.lists.page({
    list: 'review',
    search: '',
    offset: 0,
    limit: 50,
  })
  expect(rows).toHaveLength(8)
})

test('what was given before there were any books is of the first ones', async () => {
  const rig = await Rig.start()
  onTestFinished(() => rig.end())
  const dropped = rig.core.intake.paths(
    Array.from({ length: 24 }, (_, at) => fileIn(rig.inbox, `${at}.png`, pngBytes())),
  )
  await until(() => rig.core.intake.batch.get().done >= 8, 'some are saved')
  await rig.connect()
  const outcomes = await dropped
  const { id } = rig.core.accounts.need()
  const owners = outcomes.map((one) =>
    one.result === 'saved' ? rig.core.receipts.accountOf(one.id) : one.code,
  )
  expect(owners).toEqual(outcomes.map(() => id))
})
