/** Receipts from confirmed to proven at a service some way off, against as many requests a second as it allows. */
import { randomBytes } from 'node:crypto'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { say } from './kit/rounds.mjs'

/** Requests a second that the service takes (specification, Limits). */
const limit = 100
const bytesEach = 200_000

/** The most that any one second saw, as the service counts. */
function busiestSecond(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  let from = 0
  return Math.max(
    ...sorted.map((at, index) => {
      while (at - (sorted[from] ?? at) >= 1000) from += 1
      return index - from + 1
    }),
  )
}

async function sent(count: number, latencyMs: number) {
  const rig = await Rig.start()
  try {
    await rig.connect()
    rig.core.setPaused(true)
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) {
      const bytes = Buffer.concat([pngBytes(8), randomBytes(bytesEach)])
      const { id } = await rig.capture(fileIn(rig.inbox, `${index}.png`, bytes))
      await rig.confirm(id)
      ids.push(id)
    }
    const before = rig.service.books().length
    rig.service.dials.latencyMs(latencyMs)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const start = Date.now()
    rig.core.setPaused(false)
    await until(() => ids.every((id) => rig.state(id) === 'proven'), 'all are proven', 600_000)
    const seconds = (Date.now() - start) / 1000
    const entries = rig.service.journal().filter(({ at }) => Date.parse(at) >= start)
    const perSecond = entries.length / seconds
    const extra = rig.service.books().length - before - count
    say(
      `${count} receipts at ${latencyMs} ms: ${entries.length} requests in ${seconds.toFixed(1)} s`,
    )
    return {
      share: perSecond / limit,
      busiest: busiestSecond(entries.map(({ at }) => Date.parse(at))),
      refused: entries.filter(({ status }) => status === 429).length,
      extra,
    }
  } finally {
    await rig.end()
  }
}

export default {
  work: '500 receipts of 200 kB sent and read back, at a service 50 and 300 ms away: requests a second',
  baseline: 'the 100 requests a second that the service takes',
  target: {
    'share at 50 ms': { least: 0.9 },
    'share at 300 ms': { least: 0.9 },
    'busiest second': { most: limit, share: 1, unit: 'requests' },
    'refused or doubled': { most: 0, share: 1, unit: 'requests' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    const count = isQuick ? 12 : 500
    const near = await sent(count, 50)
    const far = await sent(count, 300)
    return {
      'share at 50 ms': [near.share],
      'share at 300 ms': [far.share],
      'busiest second': [near.busiest, far.busiest],
      'refused or doubled': [near.refused + near.extra, far.refused + far.extra],
    }
  },
}
