/** Four processes on one profile, racing to renew one grant, and one of them killed in the middle. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../support/random'
import { TokenServer, type Issued } from '../../support/token-server'
import { clientOf, givenOf, newPlace, openAccount, removePlace, type Place } from './account'
import { count, counted, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { Subject } from '../kit/subject'
import { tokensAgain } from './again'

const racers = 4
/** Races that one set of processes runs before it is replaced. */
const racesPerSet = 10
/** As many as Node has by itself. */
const fileThreads = 4

/** A process of its own that answers each order. */
class Racer {
  readonly #subject: Subject
  readonly opened: Promise<unknown>
  readonly ended: Promise<unknown>
  #answered: (text: string | undefined) => void = () => undefined

  constructor(core: string, place: Place, service: TokenServer) {
    this.#subject = new Subject(core, fileThreads)
    this.ended = this.#subject.ending().then(() => {
      this.#answered(undefined)
    })
    let hasOpened: () => void = () => undefined
    const opened = new Promise<void>((resolve) => (hasOpened = resolve))
    this.opened = Promise.race([opened, this.ended])
    this.#subject.begin({ place, service: service.service }, (word) => {
      if (word[0] === 'open') hasOpened()
      if (word[0] === 'answer') this.#answered(word[1])
      if (word[0] === 'failed') process.stderr.write(`${word[3] ?? ''}\n`)
    })
  }

  get id(): string {
    return this.#subject.id
  }

  /** Its answer; undefined when it has ended. */
  ask(order: 'work' | 'standing'): Promise<string | undefined> {
    const answer = new Promise<string | undefined>((resolve) => (this.#answered = resolve))
    this.#subject.tell(order)
    return Promise.race([answer, this.ended.then(() => undefined)])
  }

  kill(): void {
    this.#subject.kill()
  }

  async leave(): Promise<void> {
    this.#subject.tell('leave')
    const late = sleep(5000, undefined, { ref: false }).then(() => {
      this.#subject.kill()
    })
    await Promise.race([this.ended, late])
  }
}

interface Track {
  place: Place
  service: TokenServer
  core: string
}

async function newTrack(core: string): Promise<Track> {
  return { place: newPlace(), service: await TokenServer.start(), core }
}

/** The person signs in; the processes come later. */
async function signIn({ place, service }: Track): Promise<Issued> {
  const tokens = service.signIn()
  const opened = await openAccount(place, clientOf(service.service))
  await opened.session.accept(givenOf(tokens))
  await opened.close()
  return tokens
}

async function startRacers({ core, place, service }: Track): Promise<Racer[]> {
  const all = Array.from({ length: racers }, () => new Racer(core, place, service))
  await Promise.all(all.map(({ opened }) => opened))
  return all
}

/** Races without an accident: one refresh each, whoever wins. */
export async function proveRaces(options: RunOptions): Promise<Report> {
  const report = newReport('races', options)
  const random = new Random(options.seed)
  const track = await newTrack(options.core)
  let processes: Racer[] = []
  const renewSet = async () => {
    await Promise.all(processes.map((process) => process.leave()))
    processes = await startRacers(track)
  }
  try {
    await signIn(track)
    await inLanes({ ...options, lanes: 1 }, report, renewSet, async (_, race) => {
      if (race > 0 && race % racesPerSet === 0) await renewSet()
      await counted(report, tokensAgain(report, options, race), () =>
        runRace({ track, processes, random, report }),
      )
    })
  } finally {
    await Promise.all(processes.map((process) => process.leave()))
    removePlace(track.place)
    await track.service.close()
  }
  return report
}

async function runRace(parts: {
  track: Track
  processes: Racer[]
  random: Random
  report: Report
}): Promise<void> {
  const { random, report } = parts
  const { service } = parts.track
  const before = service.refreshes.length
  service.latencyMs = random.pick([0, 2, 20])
  service.expire()
  const answers = await Promise.all(
    random.shuffled(parts.processes).map(async (process) => {
      await sleep(random.pick([0, 0, 1, 5]))
      return process.ask('work')
    }),
  )
  const sent = service.refreshes.slice(before)
  count(report, 'refreshes', sent.length)
  if (sent.length !== 1 || sent[0]?.verdict !== 'rotated')
    throw new Error(
      `refreshes: ${sent.map(({ verdict, from }) => `${verdict} by ${from ?? '?'}`).join(', ')}`,
    )
  if (answers.some((answer) => answer !== 'done')) throw new Error(`answers: ${answers.join()}`)
}

const moments = ['before', 'after', 'reply', 'any time'] as const
type Moment = (typeof moments)[number]

/** Races in which one is killed: the holder before the service acts, after it, or with the reply on its way, or anyone. */
export async function proveKills(options: RunOptions): Promise<Report> {
  const report = newReport('holder-killed', options)
  const random = new Random(options.seed)
  await inLanes(
    { ...options, lanes: 1 },
    report,
    () => undefined,
    async (_, race) => {
      const moment = moments[race % moments.length] ?? 'before'
      await counted(report, tokensAgain(report, options, race, moment), async () => {
        count(report, `${moment}: ${await runKill(moment, random, options.core)}`)
      })
    },
  )
  return report
}

async function runKill(moment: Moment, random: Random, core: string): Promise<string> {
  const track = await newTrack(core)
  const { service } = track
  const tokens = await signIn(track)
  const processes = await startRacers(track)
  try {
    const kill = (from: string | undefined) => {
      processes.find(({ id }) => id === from)?.kill()
    }
    let isKilled = false
    service.faultFor = () =>
      moment === 'before' && !isKilled ? { acts: false, bytes: 0, ending: 'fin' } : undefined
    service.onRefresh = async ({ from }) => {
      if (isKilled || moment === 'any time') return
      isKilled = true
      if (moment === 'reply') setTimeout(kill, random.whole(0, 12), from)
      else {
        kill(from)
        await processes.find(({ id }) => id === from)?.ended
      }
    }
    service.expire()
    const working = processes.map((process) => process.ask('work'))
    if (moment === 'any time') setTimeout(kill, random.whole(0, 30), random.pick(processes).id)
    const answers = await Promise.all(working)
    return judge(service, tokens, answers)
  } finally {
    await Promise.all(processes.map((process) => process.leave()))
    removePlace(track.place)
    await service.close()
  }
}

/** What the survivors made of it. @throws Error naming what must not be */
function judge(service: TokenServer, tokens: Issued, answers: (string | undefined)[]): string {
  const sends = service.sends(tokens.refreshToken)
  const said = answers.filter((answer) => answer !== undefined)
  const words = `${sends} sends; ${answers.map((answer) => answer ?? 'killed').join()}`
  if (sends > 2) throw new Error(`too many: ${words}`)
  const others = service.refreshes.filter(({ token }) => token !== tokens.refreshToken)
  if (others.length > 0) throw new Error(`a new token was refreshed at once: ${words}`)
  if (service.reuses > 0) {
    if (said.includes('done')) throw new Error(`works with a revoked grant: ${words}`)
    return 'ended'
  }
  if (said.some((answer) => answer !== 'done'))
    throw new Error(`could go on, but did not: ${words}`)
  return sends === 2 ? 'healed' : 'stored'
}
