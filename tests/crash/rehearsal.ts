/** A scenario made ready to be struck, and a process that runs it to its end. */
import path from 'node:path'
import { Random } from '../support/random'
import type { Brief, Word } from './brief'
import { readDiskLog, recorded, type DiskLog } from './disk-log'
import { Subject } from './process'
import type { Scenario } from './scenarios'
import { trace } from './tracing'
import { World, type Ground } from './world'

/** Longer than any scenario takes under a tracer. */
export const patienceMs = 30_000

/** The scenarios of a run: all, or a few by its seed. */
export function chosenFrom(
  scenarios: readonly Scenario[],
  {
    seed,
    scenario,
    scenarios: most = Infinity,
  }: { seed: number; scenario?: string | undefined; scenarios?: number },
): Scenario[] {
  if (scenario !== undefined) return scenarios.filter(({ name }) => name === scenario)
  return new Random(seed).shuffled(scenarios).slice(0, most)
}

/** A closed world in which all is there that the scenario needs. */
export async function prepared(base: World, scenario: Scenario, ground: Ground): Promise<World> {
  const world = await World.copy(base, ground)
  await world.open()
  await scenario.prepare?.({
    ...{ core: world.core, person: world.person(), ledger: world.ledger },
    ...{ profile: world.profile, folder: world.folder },
    ...{ dials: world.service.dials, books: world.service.books },
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
  return { after, log: readDiskLog(output, after.folder, template.folder) }
}
