/** Damage: one file of the profile is flipped, cut, zeroed or gone, and every receipt has to come back. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '../../../shared/errors'
import { Random } from '../../support/random'
import { livedIn } from './lived-in'
import { Reserve } from '../kit/subject'
import { addHarm, count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { witnessed } from './witness'
import { World } from './world'

const profiles = 6

const harms = ['flip', 'cut', 'zero', 'delete', 'empty'] as const
type Harm = (typeof harms)[number]

export async function runDamage(options: RunOptions): Promise<Report> {
  const report = newReport('damage', options)
  const reserve = new Reserve(options.core)
  const base = await World.make(options.ground)
  await base.rest()
  const worlds: World[] = []
  try {
    for (let at = 0; at < profiles; at += 1) {
      worlds.push(await livedIn(base, options.ground, options.seed + at, reserve))
      options.tell(report)
    }
    await inLanes(
      options,
      report,
      () => undefined,
      (_, round) => damageOne({ report, options, worlds, round }),
    )
  } finally {
    reserve.close()
    for (const world of [base, ...worlds]) world.remove()
  }
  return report
}

interface Round {
  report: Report
  options: RunOptions
  worlds: readonly World[]
  round: number
}

async function damageOne({ report, options, worlds, round }: Round): Promise<void> {
  const random = new Random(options.seed * 104_729 + round)
  const world = await World.copy(random.pick(worlds), options.ground)
  const file = someFile(world.profile, random)
  const harm = random.pick(harms)
  report.rounds += 1
  count(report, harm)
  await witnessed({ report, options, world, round, about: `${harm} ${file}` }, async (where) => {
    damage(path.join(world.profile, file), harm, random)
    const hitOriginal = /originals\/(\w+)$/.exec(file)?.[1]
    const settle = () => world.settle({ mayAsk: true, hitOriginal })
    const settled = await settle().catch(async (error: unknown) => {
      if (AppError.from(error).code !== 'store-damaged') throw error
      // What no check of a start found: the person is told to start the app again.
      count(report, 'started again')
      await world.close()
      return settle()
    })
    count(report, 'sign-ins', settled.signIns)
    if (settled.hasSetAside) count(report, 'set aside')
    return addHarm(report, settled, where)
  })
}

/** The files of the database half of the time, else any other. */
function someFile(profile: string, random: Random): string {
  const all = readdirSync(profile, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(profile, name)).isFile(),
  )
  const ofDatabase = all.filter((name) => name.startsWith('docket.sqlite'))
  const others = all.filter((name) => !name.startsWith('docket.sqlite'))
  return random.pick((random.chance(0.5) ? ofDatabase : others).toSorted())
}

function damage(file: string, harm: Harm, random: Random): void {
  if (harm === 'delete') rmSync(file)
  else writeFileSync(file, harmed(readFileSync(file), harm, random))
}

function harmed(bytes: Buffer, harm: Exclude<Harm, 'delete'>, random: Random): Buffer {
  const somewhere = () => random.whole(0, Math.max(0, bytes.length - 1))
  const at = somewhere()
  if (harm === 'empty') return Buffer.alloc(0)
  if (harm === 'cut') return bytes.subarray(0, at)
  if (harm === 'zero')
    return bytes.fill(0, at, Math.min(bytes.length, at + random.pick([1, 512, 4096, 65_536])))
  for (let times = random.whole(1, 16); times > 0 && bytes.length > 0; times -= 1) {
    const place = somewhere()
    bytes[place] = (bytes[place] ?? 0) ^ (1 << random.whole(0, 7))
  }
  return bytes
}
