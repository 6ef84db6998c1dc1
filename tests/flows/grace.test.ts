/** After confirming there is a grace in which nothing is sent: taking back is certain, and then it goes by itself. */
import { afterEach, expect, test } from 'vitest'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const graceMs = 60_000
/** Long enough for a receipt to go that does not wait. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))
const creates = () =>
  rig.service.journal().filter(({ method, path }) => method === 'POST' && path === '/v1/expenses')

async function confirmed(name: string): Promise<{ id: string; file: string }> {
  const file = fileIn(rig.inbox, `${name}.png`, pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  return { id, file }
}

async function start(): Promise<void> {
  rig = await Rig.start({ world: { graceMs } })
  await rig.connect()
}

/** The timer of the outbox runs on the real clock: it is woken as a change of the network would. */
function passGrace(): void {
  rig.clock.advance(graceMs)
  rig.core.accounts.need().outbox.wake()
}

test('nothing goes within the grace, and what is taken back within it never goes', async () => {
  await start()
  const { id } = await confirmed('kettle')
  rig.core.accounts.need().outbox.wake()
  await aWhile()
  expect(rig.state(id)).toBe('ready')
  expect(creates()).toEqual([])
  await rig.core.review.reopen(id)
  passGrace()
  await aWhile()
  expect(rig.state(id)).toBe('review')
  expect(creates()).toEqual([])
})

test('after the grace it goes by itself, once', async () => {
  await start()
  const { id, file } = await confirmed('kettle')
  rig.clock.advance(graceMs - 1000)
  rig.core.accounts.need().outbox.wake()
  await aWhile()
  expect(creates()).toEqual([])
  passGrace()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(creates()).toHaveLength(1)
})

test('a receipt that is confirmed again waits its whole grace again', async () => {
  await start()
  const { id } = await confirmed('kettle')
  rig.clock.advance(graceMs - 1000)
  await rig.core.review.reopen(id)
  await rig.confirm(id)
  rig.clock.advance(2000)
  rig.core.accounts.need().outbox.wake()
  await aWhile()
  expect(creates()).toEqual([])
})

test('the grace ends with a restart at the latest as it was written down, whatever the clock says', async () => {
  await start()
  const { id } = await confirmed('kettle')
  rig.clock.set(-24 * 60 * 60_000)
  await rig.restart()
  await aWhile()
  expect(creates()).toEqual([])
  // However wrong the clock is, no wait is believed that is longer than any that is asked for.
  rig.clock.advance(15 * 60_000)
  rig.core.accounts.need().outbox.wake()
  await rig.reaches(id, 'proven')
})

test('many within their grace keep nothing else from going', async () => {
  await start()
  for (let index = 0; index < 24; index += 1) await confirmed(`graced-${index}`)
  const [first] = rig.core.receipts.lists.ids({ list: 'ready', search: '' }, 100)
  rig.core.receipts.remember(first ?? '', { nextAt: undefined })
  rig.core.accounts.need().outbox.wake()
  await until(() => creates().length === 1, 'the one without a grace has gone')
  await aWhile()
  expect(creates()).toHaveLength(1)
  passGrace()
  await until(() => creates().length === 24, 'all have gone')
})
