/** What is being saved when the app is quit: it is saved whole, with its name and its books, or not at all. */
import { cpSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { zipOf } from '../support/archives'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'
import { parkingVoucher } from '../support/second-books'
import { openedProfile } from '../support/opened'
import { realReading } from '../support/real-reading'
import { StoredProfile } from '../support/stored'

const spawnReading = await realReading()

async function connected(): Promise<Rig> {
  const rig = await Rig.start({ world: { spawnReading } })
  onTestFinished(() => rig.end())
  await rig.connect()
  rig.core.setPaused(true)
  return rig
}

/** The names and books of what a start finds on a copy of the profile as it is now, as after the process has ended. */
async function foundBy(rig: Rig, accountId: string): Promise<string[]> {
  const copy = temporaryFolder('docket-quit')
  cpSync(rig.profile, copy, { recursive: true })
  const { store } = await openedProfile(copy)
  const query = { list: 'review' as const, search: '', offset: 0, limit: 200 }
  store.receipts.showAccount(undefined)
  expect(store.receipts.lists.page(query).total).toBe(0)
  return store.receipts.lists.page({ ...query, accountId }).rows.map(({ fileName }) => fileName)
}

test('of a drop that is quit on, what is saved is saved with name and books, and what is not has left nothing', async () => {
  const rig = await connected()
  const { id } = rig.core.accounts.need()
  const files = Array.from({ length: 200 }, (_, at) =>
    fileIn(rig.inbox, `paper ${at}.png`, pngBytes(300)),
  )
  const dropped = rig.core.intake.paths(files)
  await until(() => rig.core.intake.batch.get().done >= 8, 'some are saved')
  await rig.close()
  const names = await foundBy(rig, id)
  const outcomes = await dropped
  expect(outcomes.every(({ result }) => result === 'saved')).toBe(true)
  expect(names).toEqual(outcomes.map(({ fileName }) => fileName))
  expect(names.length).toBeLessThan(200)
})

test('what was pasted and what was typed, and waits its turn when the app is quit, is saved', async () => {
  const rig = await connected()
  const { id } = rig.core.accounts.need()
  const busy = rig.core.intake.paths(
    Array.from({ length: 40 }, (_, at) => fileIn(rig.inbox, `paper ${at}.png`, pngBytes())),
  )
  const pasted = rig.core.intake.bytes('pasted.png', pngBytes())
  const made = rig.core.vouchers.make(parkingVoucher)
  await rig.close()
  const voucher = await made
  expect(await pasted).toMatchObject([{ result: 'saved' }])
  await busy
  expect(await foundBy(rig, id)).toEqual(expect.arrayContaining(['pasted.png', voucher.fileName]))
})

test('an archive of which a part is saved when the app is quit is taken to its end by the next start', async () => {
  const rig = await connected()
  const inside = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`paper ${String(at).padStart(2, '0')}.png`, pngBytes()]),
  )
  const dropped = rig.core.intake.paths([fileIn(rig.inbox, 'month.zip', await zipOf(inside))])
  const count = () => rig.core.receipts.summary.get().counts.review
  await until(() => count() >= 8, 'some are saved')
  await rig.close()
  await dropped
  await rig.open()
  expect(count()).toBeLessThan(40)
  await rig.core.intake.resume()
  expect(count()).toBe(40)
})

test('documents that are being merged when the app is quit are merged', async () => {
  const rig = await connected()
  const { id } = rig.core.accounts.need()
  const ids: string[] = []
  for (const name of ['one.pdf', 'two.pdf'])
    ids.push((await rig.capture(fileIn(rig.inbox, name, pdfBytes(name)))).id)
  const merged = rig.core.mergeAndSplit.merge(ids)
  await rig.close()
  expect((await merged).made).toHaveLength(1)
  expect(await foundBy(rig, id)).toEqual(['one and 1 more.pdf'])
})

test('what is saved by no database any more keeps its name and books for the next start', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { files } = profile.store
  const { intake } = profile
  const write = files.sidecars.write.bind(files.sidecars)
  vi.spyOn(files.sidecars, 'write').mockImplementation(async (sidecars) => {
    await write(sidecars)
    profile.close()
  })
  const outcomes = await intake.paths([fileIn(temporaryFolder(), 'paper.png', pngBytes())])
  expect(outcomes).toMatchObject([{ result: 'refused' }])
  const next = new StoredProfile(profile.folder)
  onTestFinished(() => {
    next.close()
  })
  const { receipts } = await next.open()
  const query = { list: 'review' as const, search: '', offset: 0, limit: 9, accountId }
  expect(receipts.lists.page(query).rows).toMatchObject([{ fileName: 'paper.png' }])
})
