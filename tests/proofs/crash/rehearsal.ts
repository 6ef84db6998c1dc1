/** A scenario made ready to be struck, and a process that runs it to its end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Random } from '../../support/random'
import type { Brief, Word } from '../kit/brief'
import { buildState } from './power-states'
import { readDiskLog, recorded, type DiskLog } from './disk-log'
import { Subject } from '../kit/subject'
import type { Scenario } from './scenarios'
import { trace } from './tracing'
import { World, type Ground } from './world'

/** Far longer than any scenario takes under a tracer, also on a computer that has much else to do. */
export const patienceMs = 120_000

/** The scenarios of a run: all, or a few by its seed. */
export function chosenFrom(
  scenarios: readonly Scenario[],
  {
    seed,
    scenario,
    scenarios: most = Infinity,
  }: { seed: number; scenario?: string | undefined; scenarios?: number | undefined },
): Scenario[] {
  if (scenario !== undefined) return scenarios.filter(({ name }) => name === scenario)
  return new Random(seed).shuffled(scenarios).slice(0, most)
}

/** A closed world in which all is there that the scenario needs. */
export async function prepared(base: World, scenario: Scenario, ground: Ground): Promise<World> {
  const world = await World.copy(base, ground)
  await world.open()
  await scenario.prepare?.({
    core: world.core,
    person: world.person(),
    ledger: world.ledger,
    profile: world.profile,
    folder: world.folder,
    dials: world.service.dials,
    books: world.service.books,
    booked: () => world.booked(),
    addOtherBooks: () => world.addOtherBooks(),
    close: () => world.close(),
  })
  world.ledger.cut()
  await world.rest()
  return world
}

/** All that it said until its end; one that takes too long is killed. */
export async function finished(
  subject: Subject,
  brief: Brief,
  listen: (word: Word) => void = () => undefined,
): Promise<Word[]> {
  const said: Word[] = []
  subject.begin(brief, (word) => {
    said.push(word)
    listen(word)
  })
  const timer = setTimeout(() => {
    subject.isLate = true
    subject.kill()
  }, patienceMs)
  await subject.ending()
  clearTimeout(timer)
  return said
}

/** Runs the scenario in a process of its own and writes down everything it does to the disk. */
export async function recordDisk(
  template: World,
  { name, speed = 1 }: Scenario,
  { script, ground }: { script: string; ground: Ground },
): Promise<{ after: World; log: DiskLog }> {
  const after = await World.copy(template, ground)
  const subject = new Subject(script)
  const output = path.join(after.folder, 'calls.log')
  const more = ['-y', '-xx', '-s', '8000000']
  const tracing = await trace({ threads: await subject.ready(), calls: recorded, output, more })
  const said = await finished(subject, { ...after.brief(), scenario: name, speed })
  if (said.at(-1)?.[0] !== 'end')
    throw new Error(`${name} ended early: ${JSON.stringify(said)} ${subject.complaint}`)
  await tracing.ended
  await after.rest()
  const log = readDiskLog(output, after.folder, template.folder)
  const missed = await missedBy(log, template, after, ground)
  if (missed.length === 0) return { after, log }
  after.remove()
  throw new Error(`What ${name} did to ${missed.join()} was not recorded`)
}

/** The files that differ from what the log tells: all of it, done anew, has to end in the same folder. */
async function missedBy(
  log: DiskLog,
  template: World,
  after: World,
  ground: Ground,
): Promise<string[]> {
  const again = await World.copy(template, ground)
  await again.rest()
  const luck = { names: 1, bytes: 1 }
  const { length } = log.changes
  buildState({
    folder: again.folder,
    logged: after.folder,
    log,
    length,
    random: new Random(1),
    luck,
  })
  const names = new Set([...filesIn(again.folder), ...filesIn(after.folder)])
  const differing = [...names].filter((name) => !isSame(again.folder + name, after.folder + name))
  again.remove()
  return differing
}

/** What the core owns, but for memory that SQLite shares between processes. */
function filesIn(folder: string): string[] {
  return ['profile', 'anchorage'].flatMap((own) =>
    readdirSync(path.join(folder, own), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
      .map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length)),
  )
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
}
