/** SIGKILL at random moments: a person works in a hurry, the app is killed, opened again, killed again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../support/random'
import type { Brief } from '../kit/brief'
import { newReserve, type Reserve } from '../kit/subject'
import { addHarm, addWrong, count, newReport, type Report } from '../kit/report'
import { hasTime, inLanes, type RunOptions } from '../kit/rounds'
import { witnessed } from './witness'
import { World } from './world'

/** How many kills one profile lives through before everything is compared. */
const killsPerProfile = 40

export async function runKills(options: RunOptions): Promise<Report> {
  const report = newReport('kills', options)
  const template = await World.make(options.ground)
  await template.rest()
  const reserves: Reserve[] = []
  const rounds = Math.ceil(options.rounds / killsPerProfile)
  try {
    await inLanes(
      { ...options, rounds },
      report,
      () => newReserve(reserves, options),
      (reserve, round) => liveThrough({ report, options, template, reserve, round }),
    )
  } finally {
    for (const reserve of reserves) reserve.close()
    template.remove()
  }
  return report
}

interface Life {
  report: Report
  options: RunOptions
  template: World
  reserve: Reserve
  round: number
}

async function liveThrough({ report, options, template, reserve, round }: Life): Promise<void> {
  const random = new Random(options.seed * 1_000_003 + round)
  const world = await World.copy(template, options.ground)
  await witnessed({ report, options, world, round }, async (where) => {
    const kills = Math.min(killsPerProfile, options.rounds - round * killsPerProfile)
    let hasComplained = false
    for (let kill = 0; kill < kills && hasTime(options, report); kill += 1) {
      const about = await oneKill({ world, reserve, random, report })
      if (about) addWrong(report, { ...where, about })
      hasComplained ||= about !== undefined
      options.tell(report)
    }
    const settled = await world.settle()
    count(report, 'receipts', world.ledger.receipts.size)
    count(report, 'sign-ins', settled.signIns)
    return addHarm(report, settled, where) || hasComplained
  })
}

interface Kill {
  world: World
  reserve: Reserve
  random: Random
  report: Report
}

/** Starts, lets it work, kills. Returns what it complained about, if it ended by itself with an error. */
async function oneKill({ world, reserve, random, report }: Kill): Promise<string | undefined> {
  const subject = await reserve.take()
  if (random.chance(0.05)) world.service.dials.expireAccessTokens()
  let isOpen: (status: string) => void = () => undefined
  let hasFailed: string | undefined
  const opened = new Promise<string>((resolve) => (isOpen = resolve))
  subject.begin(briefFor(world, random), (word) => {
    world.ledger.hear(word)
    if (word[0] === 'open') isOpen(word[1])
    if (word[0] === 'done') count(report, word[1])
    if (word[0] === 'failed' && word[1] === 'open') hasFailed = word[3]
  })
  const ended = subject.ending()
  const isEarly = random.chance(0.2)
  if (!isEarly) await Promise.race([opened, ended])
  await Promise.race([sleep(random.next() * (isEarly ? 60 : 200)), ended])
  subject.kill()
  const ending = await ended
  await world.cut()
  report.rounds += 1
  if (ending === 'SIGKILL') return undefined
  return `ended with ${String(ending)}: ${hasFailed ?? ''} ${subject.complaint}`
}

function briefFor(world: World, random: Random): Brief {
  // A fast clock lets the proof of absence end within one short life.
  const speed = random.chance(0.5) ? 4000 : 1
  const brief = { ...world.brief(), seed: random.whole(1, 2 ** 31), workMs: 60_000, speed }
  world.clock.advance(60_000)
  return brief
}
