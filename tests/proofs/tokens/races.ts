/** Four processes on one profile, racing to renew one grant, and one of them killed in the middle. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../shared/errors'
import { Random } from '../../support/random'
import { TokenServer, type Issued } from '../../support/token-server'
import { clientOf, givenOf, newPlace, openAccount, removePlace, type Place } from './account'
import { count, newReport, type Report } from './report'

const racers = 4
/** Races that one set of processes runs before it is replaced. */
const racesPerSet = 10

/** A process of its own that answers one line for each word it is told. */
class Racer {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  readonly ended: Promise<unknown>

  constructor(script: string, place: Place, service: TokenServer) {
    const given = JSON.stringify({ place, service: service.service })
    this.#child = spawn(process.execPath, [script, given], {
      stdio: 'pipe',
      env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
    })
    this.#child.stdin.on('error', () => undefined)
    this.#child.stderr.pipe(process.stderr)
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
    this.ended = once(this.#child, 'exit')
  }

  get id(): string {
    return String(this.#child.pid)
  }

  /** The next line it says; undefined once it has ended. */
  async said(): Promise<string | undefined> {
    const next = await this.#lines.next()
    return next.done ? undefined : next.value
  }

  async ask(word: 'work' | 'standing'): Promise<string | undefined> {
    this.#child.stdin.write(`${word}\n`)
    return this.said()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async leave(): Promise<void> {
    this.#child.stdin.end()
    const late = sleep(5000).then(() => this.#child.kill('SIGKILL'))
    await Promise.race([this.ended, late])
  }
}

interface Track {
  place: Place
  service: TokenServer
  script: string
}

async function newTrack(script: string): Promise<Track> {
  return { place: newPlace(), service: await TokenServer.start(), script }
}

export interface RaceOptions {
  seed: number
  races: number
  /** The bundled `race-process.ts`. */
  script: string
}

/** The person signs in; the processes come later. */
async function signIn({ place, service }: Track): Promise<Issued> {
  const tokens = service.signIn()
  const opened = await openAccount(place, clientOf(service.service))
  await opened.session.accept(givenOf(tokens))
  await opened.close()
  return tokens
}

async function startRacers({ script, place, service }: Track): Promise<Racer[]> {
  const all = Array.from({ length: racers }, () => new Racer(script, place, service))
  for (const racer of all)
    if ((await racer.said()) !== 'open') throw new Error('a process did not open')
  return all
}

/** Races without an accident: one refresh each, whoever wins. */
export async function proveRaces(options: RaceOptions): Promise<Report> {
  const report = newReport('four processes', options.seed)
  const random = new Random(options.seed)
  const track = await newTrack(options.script)
  let processes: Racer[] = []
  try {
    await signIn(track)
    for (let race = 0; race < options.races; race += 1) {
      if (race % racesPerSet === 0) {
        await Promise.all(processes.map((process) => process.leave()))
        processes = await startRacers(track)
      }
      await runRace({ track, processes, random, report })
    }
  } finally {
    await Promise.all(processes.map((process) => process.leave()))
    removePlace(track.place)
    await track.service.close()
  }
  count(report, 'races', options.races)
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
    report.failures.push(
      `refreshes: ${sent.map(({ verdict, from }) => `${verdict} by ${from ?? '?'}`).join(', ')}`,
    )
  if (answers.some((answer) => answer !== 'done'))
    report.failures.push(`answers: ${answers.join()}`)
}

const moments = ['before', 'after', 'reply', 'any time'] as const
type Moment = (typeof moments)[number]

/** Races in which one is killed: the holder before the service acts, after it, or with the reply on its way, or anyone. */
export async function proveKills(options: RaceOptions): Promise<Report> {
  const report = newReport('holder killed', options.seed)
  const random = new Random(options.seed)
  for (let race = 0; race < options.races; race += 1) {
    const moment = moments[race % moments.length] ?? 'before'
    try {
      count(report, `${moment}: ${await runKill(moment, random, options.script)}`)
    } catch (error) {
      report.failures.push(`race ${race} (${moment}): ${AppError.from(error).message}`)
    }
  }
  count(report, 'races', options.races)
  return report
}

async function runKill(moment: Moment, random: Random, script: string): Promise<string> {
  const track = await newTrack(script)
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
