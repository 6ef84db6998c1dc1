/** The real core, killed at the worst moments, over the real demo service. */
import { afterEach, expect, test } from 'vitest'
import { startCoreProcess } from '../support/core-process'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const create = '^/v1/expenses$'

async function start(): Promise<void> {
  rig = await Rig.start()
  await rig.connect()
}

/** A receipt in the books, by which the app has learned how the service shows them. */
async function provenReceipt(): Promise<void> {
  const { id } = await rig.capture(fileIn(rig.inbox, 'known.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await rig.core.accounts.need().outbox.settled()
}

/** A receipt that is confirmed and waits, in a profile that is closed. */
async function waitingReceipt(): Promise<{ id: string; file: string }> {
  await rig.service.dials.offline(true)
  const file = fileIn(rig.inbox, 'killed.png', pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await rig.close()
  await rig.service.dials.offline(false)
  return { id, file }
}

test('killed between the commit and the answer: one expense', async () => {
  await start()
  const { id, file } = await waitingReceipt()
  rig.service.dials.next({ method: 'POST', path: create, act: { kind: 'hold' } })
  const app = await startCoreProcess(rig)
  await until(() => rig.inBooks(file).length === 1, 'the service has committed')
  app.kill()
  expect(await app.ending()).toBe('SIGKILL')
  rig.service.dials.release()
  await rig.open()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('killed between the intent and the first byte: sent once its absence is proved, one expense', async () => {
  await start()
  await provenReceipt()
  const { id, file } = await waitingReceipt()
  const app = await startCoreProcess(rig, 'till an intent')
  expect(await app.ending()).toBe('SIGKILL')
  expect(rig.inBooks(file)).toHaveLength(0)
  await rig.open()
  for (let minute = 0; minute < 15 && rig.state(id) !== 'proven'; minute += 1) {
    rig.core.accounts.need().outbox.wake()
    await rig.core.accounts.need().outbox.settled()
    rig.clock.advance(60_000)
  }
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('killed before the proof: the proof is taken up again, nothing is sent twice', async () => {
  await start()
  const { id, file } = await waitingReceipt()
  rig.service.dials.next({ method: 'GET', path: '/v1/expenses/attachments', act: { kind: 'hold' } })
  const app = await startCoreProcess(rig)
  const isProving = () =>
    rig.service.journal().some(({ path }) => path === '/v1/expenses/attachments')
  await until(isProving, 'the stored file is being read back')
  app.kill()
  await app.ending()
  rig.service.dials.release()
  await rig.open()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})
