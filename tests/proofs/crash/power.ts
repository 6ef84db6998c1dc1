/** Power cuts: what the core did to its disk is recorded once, and then cut off wherever a power cut may have cut it. */
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { Random } from '../../support/random'
import { wordIn, type Word } from '../kit/brief'
import type { DiskLog } from './disk-log'
import { buildState, someLuck } from './power-states'
import { addHarm, count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { witnessed } from './witness'
import { chosenFrom, prepared, recordDisk } from './rehearsal'
import { scenarios, type Scenario } from './scenarios'
import { World } from './world'

interface Recording {
  scenario: Scenario
  template: World
  /** As it stands after the scenario; its service knows what was sent. */
  after: World
  log: DiskLog
  /** From this change on the service knows what was asked of it. */
  askedAt: number
}

/** Those whose one request to the service that changes something can be told from what was written. */
const names = [
  'capture',
  'edit',
  'confirm',
  'send',
  'check',
  'prove',
  'discard',
  'restore',
  'reopen',
  'renew',
  'migrate',
  'retention',
  'quit',
  'first start',
]

export async function runPower(options: RunOptions): Promise<Report> {
  const report = newReport('power', options)
  const base = await World.make(options.ground)
  await base.rest()
  const recordings: Recording[] = []
  try {
    const recordable = scenarios.filter(({ name }) => names.includes(name))
    for (const scenario of chosenFrom(recordable, options)) {
      recordings.push(await record(base, scenario, options))
      options.tell(report)
    }
    for (const { log } of recordings) count(report, 'changes', log.changes.length)
    await inLanes(
      options,
      report,
      () => undefined,
      (_, round) => cut({ report, options, recordings, round }),
    )
  } finally {
    for (const { template, after } of recordings) {
      template.remove()
      after.remove()
    }
    base.remove()
  }
  return report
}

async function record(base: World, scenario: Scenario, options: RunOptions): Promise<Recording> {
  const template = await prepared(base, scenario, options.ground)
  const { after, log } = await recordDisk(template, scenario, {
    script: options.core,
    ground: options.ground,
  })
  const asked = log.changes.findIndex(
    (change) => change.kind === 'said' && /^POST (?!.*\/revoke)/.test(change.text),
  )
  return { scenario, template, after, log, askedAt: asked < 0 ? Infinity : asked }
}

interface Cut {
  report: Report
  options: RunOptions
  recordings: readonly Recording[]
  round: number
}

async function cut({ report, options, recordings, round }: Cut): Promise<void> {
  const random = new Random(options.seed * 7_919 + round)
  const { scenario, template, after, log, askedAt } = random.pick(recordings)
  const length = random.whole(0, log.changes.length)
  const luck = someLuck(random)
  const hasAsked = length > askedAt
  const world = await World.copy(template, options.ground, (folder) => {
    if (hasAsked)
      copyFileSync(path.join(after.folder, 'service.sqlite'), path.join(folder, 'service.sqlite'))
  })
  const about = `${scenario.name}, ${length} of ${log.changes.length} changes, names ${luck.names}, bytes ${luck.bytes}`
  report.rounds += 1
  await witnessed({ report, options, world, round, about }, async (where) => {
    buildState({ folder: world.folder, logged: after.folder, log, length, random, luck })
    for (const change of log.changes.slice(0, length))
      if (change.kind === 'said') for (const word of wordsIn(change.text)) world.ledger.hear(word)
    const settled = await world.settle()
    count(report, 'sign-ins', settled.signIns)
    return addHarm(report, settled, where)
  })
}

function wordsIn(text: string): Word[] {
  return text.split('\n').flatMap((line) => {
    const word = line.startsWith('[') ? wordIn(line) : undefined
    return word ? [word] : []
  })
}
