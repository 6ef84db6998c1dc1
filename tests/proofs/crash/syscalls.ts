/** SIGKILL, or an error, at every single call to the system of every scenario. */
import path from 'node:path'
import { Random } from '../../support/random'
import type { Brief, Word } from '../kit/brief'
import { chosenFrom, finished, patienceMs, prepared } from './rehearsal'
import { newReserve, Reserve, type Subject } from '../kit/subject'
import { addHarm, addWrong, count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { witnessed } from './witness'
import { scenarios, type Scenario } from './scenarios'
import { calls, callsIn, trace } from './tracing'
import { World } from './world'

interface Point {
  scenario: Scenario
  template: World
  /** Whether the thread for files or the main one is struck. */
  isFileThread: boolean
  injects: string[]
}

export async function runSyscalls(options: RunOptions): Promise<Report> {
  return run('syscalls', options, ({ made }) =>
    made.map(({ name, nth }) => [`${name}:signal=SIGKILL:when=${nth}`]),
  )
}

/** Which errors a call can meet on a disk that is full, failing, or not ours any more. */
const errors: Record<string, readonly string[]> = {
  ENOSPC: ['openat', 'write', 'pwrite64', 'fsync', 'fdatasync', 'rename', 'mkdir', 'link'],
  EIO: calls,
  EACCES: ['openat', 'rename', 'unlink', 'mkdir', 'link'],
  EMFILE: ['openat'],
}

/** Once, or from then on until the tracer lets go. */
export async function runErrors(options: RunOptions): Promise<Report> {
  return run('errors', options, ({ made, folder }) =>
    made.flatMap(({ name, nth, text }, at) =>
      // Errors on pipes and sockets are no errors of a disk.
      text.includes(folder)
        ? Object.entries(errors).flatMap(([error, met]) =>
            met.includes(name)
              ? [[`${name}:error=${error}:when=${nth}`], lasting(made.slice(0, at), error, met)]
              : [],
          )
        : [],
    ),
  )
}

/** Every call after these fails. `write` is left alone, which pipes and threads need too. */
function lasting(before: Made[], error: string, met: readonly string[]): string[] {
  return met
    .filter((name) => name !== 'write')
    .map((name) => {
      const done = before.filter((one) => one.name === name).length
      return `${name}:error=${error}:when=${done + 1}+`
    })
}

/** A call that one thread makes, the how manieth of its name. */
interface Made {
  name: string
  nth: number
  text: string
}

interface Recorded {
  scenario: Scenario
  template: World
  threads: Made[][]
}

async function run(
  kind: string,
  options: RunOptions,
  strikesOn: (thread: { made: Made[]; folder: string }) => string[][],
): Promise<Report> {
  const report = newReport(kind, options)
  const reserves: Reserve[] = []
  const base = await World.make(options.ground)
  await base.rest()
  const recorded: Recorded[] = []
  try {
    for (const scenario of chosenFrom(scenarios, options)) {
      recorded.push(await record(base, scenario, options))
      options.tell(report)
    }
    const all = recorded.flatMap(({ scenario, template, threads }) =>
      threads.flatMap((made, at) =>
        strikesOn({ made, folder: template.folder }).map((injects) => ({
          scenario,
          template,
          isFileThread: at === 1,
          injects,
        })),
      ),
    )
    const points = chosen(all, options)
    count(report, 'points', all.length)
    report.aim = options.only === undefined ? points.length : 1
    await inLanes(
      { ...options, rounds: points.length },
      report,
      () => newReserve(reserves, options),
      async (reserve, round) => {
        const point = points[round]
        if (point) await strike({ kind, point, round, reserve, report, options })
      },
    )
  } finally {
    for (const reserve of reserves) reserve.close()
    for (const { template } of recorded) template.remove()
    base.remove()
  }
  return report
}

/**
 * All of them, or evenly as many as were asked for; which of them depends on the seed. In an order by chance, so that a
 * run whose time ends has met something of each scenario.
 */
function chosen(points: Point[], { rounds, every, seed }: RunOptions): Point[] {
  const random = new Random(seed)
  const most = every === undefined ? rounds : Math.ceil(points.length / every)
  if (most >= points.length) return random.shuffled(points)
  const shift = random.next()
  return random.shuffled(
    Array.from(
      { length: most },
      (_, at) => points[Math.floor(((at + shift) * points.length) / most)] as Point,
    ),
  )
}

/** The scenario once without an accident: what is there before it, and which calls it makes. */
async function record(base: World, scenario: Scenario, options: RunOptions): Promise<Recorded> {
  const template = await prepared(base, scenario, options.ground)
  const world = await World.copy(template, options.ground)
  const subject = await new Reserve(options.core).takeLast()
  const [main = 0, files = 0] = await subject.ready()
  const output = path.join(world.folder, 'calls.log')
  const tracing = await trace({ threads: [main, files], calls, output, more: ['-y', '-s', '0'] })
  const said = await finished(subject, briefFor(world, scenario))
  if (said.at(-1)?.[0] !== 'end')
    throw new Error(
      `${scenario.name} does not end by itself: ${JSON.stringify(said)} ${subject.complaint}`,
    )
  await tracing.ended
  const made = callsIn(output).map((call) => ({
    ...call,
    text: call.text.replaceAll(world.folder, template.folder),
  }))
  await world.end()
  const threads = [main, files].map((id) => numbered(made.filter(({ thread }) => thread === id)))
  return { scenario, template, threads }
}

function numbered(made: { name: string; text: string }[]): Made[] {
  const counts = new Map<string, number>()
  return made.map(({ name, text }) => {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { name, nth, text }
  })
}

interface Strike {
  kind: string
  point: Point
  round: number
  reserve: Reserve
  report: Report
  options: RunOptions
}

async function strike({ kind, point, round, reserve, report, options }: Strike): Promise<void> {
  const { scenario, template, isFileThread, injects } = point
  const world = await World.copy(template, options.ground)
  const thread = isFileThread ? 'files' : 'main'
  const about = `${scenario.name}, ${thread}, ${injects.join(' ')}`
  report.rounds += 1
  await witnessed({ report, options, world, round, about }, async (where) => {
    const subject = await reserve.take()
    const [main = 0, files = 0] = await subject.ready()
    const tracing = await trace({ threads: [isFileThread ? files : main], calls, injects })
    const said = await finished(subject, briefFor(world, scenario, kind === 'errors'), (word) => {
      world.ledger.hear(word)
      if (word[0] !== 'paused') return
      void tracing.stop().then(() => {
        subject.tell('go on')
      })
    })
    const complaint = complaintOf(kind, said, subject)
    note(report, said, await subject.ending())
    await world.cut()
    if (complaint) addWrong(report, { ...where, about: complaint })
    // A disk that fails while the database is opened makes the app build a new one.
    const settled = await world.settle({
      mayAsk: kind === 'errors' && world.hasSetAside,
      hasFailed: kind === 'errors',
    })
    if (settled.hasSetAside) count(report, 'set aside')
    count(report, 'sign-ins', settled.signIns)
    return addHarm(report, settled, where) || complaint !== undefined
  })
}

function note(report: Report, said: Word[], ending: string | number | null): void {
  if (ending === 'SIGKILL') return count(report, 'killed')
  count(report, said.at(-1)?.[0] === 'end' ? 'to the end' : 'gave up')
  for (const word of said)
    if (word[0] === 'failed') count(report, `${word[1]} ${word[3]?.split(':')[0] ?? ''}`)
}

function complaintOf(kind: string, said: Word[], subject: Subject): string | undefined {
  if (subject.isLate)
    return `did not end within ${patienceMs} ms: ${JSON.stringify(said.slice(-3))}`
  if (subject.complaint && !/^\s*$/.test(subject.complaint)) return subject.complaint.slice(0, 400)
  if (kind !== 'errors' || !said.some(([word]) => word === 'paused')) return undefined
  const after = said.slice(said.findIndex(([word]) => word === 'paused'))
  const hasRecovered = after.some((word) => word[0] === 'done' && word[1] === 'capture')
  return hasRecovered ? undefined : `does not save again: ${JSON.stringify(after)}`
}

function briefFor(world: World, { name, speed = 1 }: Scenario, mustGoOn = false): Brief {
  return { ...world.brief(), scenario: name, speed, mustGoOn }
}
