/** Profiles put back from a copy, and copies used in turn: what an old profile may still do with its old token. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { AuthorizationServer } from '../../../electron/accounts/grant/authorization-server'
import { AppError } from '../../../shared/errors'
import { Random } from '../../support/random'
import { TokenServer } from '../../support/token-server'
import {
  clientOf,
  givenOf,
  newPlace,
  openAccount,
  removePlace,
  type Opened,
  type Place,
} from './account'
import { filesWithSecrets } from './canary'
import { addWrong, count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { tokensAgain } from './again'

const laneCount = 6

/** Plays random lives of a profile in which copies of it are put back, some of them made while a refresh is out. */
export async function proveRestored(options: RunOptions, copiesInFlight: boolean): Promise<Report> {
  const report = newReport(copiesInFlight ? 'restored-in-flight' : 'restored', options)
  const random = new Random(options.seed)
  const seeds = Array.from({ length: options.rounds }, () => random.whole(1, 2 ** 31))
  const services: TokenServer[] = []
  await inLanes(
    { ...options, lanes: laneCount },
    report,
    async () => {
      const service = await TokenServer.start()
      services.push(service)
      return service
    },
    async (service, round) => {
      const life = { report, service, copiesInFlight, seed: seeds[round] ?? 0 }
      const problem = await playLife(life)
      report.rounds += 1
      if (problem !== undefined)
        addWrong(report, { ...tokensAgain(report, options, round), about: problem })
    },
  )
  await Promise.all(services.map((service) => service.close()))
  return report
}

/** One life; returns what must not have been, with all that came before it. */
export async function playLife({
  report,
  service,
  seed,
  copiesInFlight,
}: {
  report: Report
  service: TokenServer
  seed: number
  copiesInFlight: boolean
}): Promise<string | undefined> {
  const life = new Life(service, new Random(seed), report, copiesInFlight)
  try {
    await life.play()
    return undefined
  } catch (error) {
    return `life ${seed}: ${life.story.join(' ')}: ${AppError.from(error).message}`
  } finally {
    await life.end()
  }
}

interface Copy {
  folder: string
  /** The sign-in it holds. */
  grant: number
  /** Refreshes of that whose end it knows. */
  sends: number
}

/** One profile's life at a service of its own: it is used, copied, lost, put back, and used again. */
class Life {
  readonly story: string[] = []
  readonly #service: TokenServer
  readonly #random: Random
  readonly #report: Report
  readonly #place: Place = newPlace()
  readonly #twin: string
  readonly #server: AuthorizationServer
  readonly #copies: Copy[] = []
  readonly #firstSend: number
  #opened: Opened | undefined
  readonly #copiesInFlight: boolean
  #isLost = false
  #grant = 0

  constructor(service: TokenServer, random: Random, report: Report, copiesInFlight: boolean) {
    this.#copiesInFlight = copiesInFlight
    this.#service = service
    this.#random = random
    this.#report = report
    this.#server = clientOf(service.service)
    this.#firstSend = service.refreshes.length
    this.#twin = path.join(path.dirname(this.#place.profile), 'twin')
  }

  async play(): Promise<void> {
    this.#opened = await openAccount(this.#place, this.#server)
    await this.#signIn()
    this.#copy()
    const steps = this.#random.whole(4, 12)
    for (let step = 0; step < steps; step += 1) await this.#step()
    await this.#putBack()
    await this.#renew()
    this.#judge()
  }

  async end(): Promise<void> {
    await this.#opened?.close()
    removePlace(this.#place)
  }

  async #step(): Promise<void> {
    const kind = this.#random.whole(1, 100)
    if (kind <= 36) await this.#renew()
    else if (kind <= 44 && this.#copiesInFlight) await this.#copyInFlight()
    else if (kind <= 52) await this.#loseRequest()
    else if (kind <= 65) await this.#restart()
    else if (kind <= 78) this.#copy()
    else if (kind <= 88) await this.#putBack()
    else if (kind <= 95) await this.#useTwin()
    else await this.#signIn()
  }

  get #session() {
    if (!this.#opened) throw new Error('not open')
    return this.#opened.session
  }

  async #signIn(): Promise<void> {
    this.story.push('sign-in')
    const tokens = this.#service.signIn()
    await this.#session.accept(givenOf(tokens))
    this.#grant = this.#service.signIns
    this.#isLost = false
    must(this.#opened?.standing()?.signedIn === true, 'a sign-in was not taken')
  }

  /** Renews if there is something to renew; a profile that was put back must not. */
  async #renew(): Promise<string> {
    this.story.push('renew')
    const before = this.#service.refreshes.length
    const end = await this.#session
      .token()
      .then((token) => this.#session.renew(token))
      .then((token) => {
        this.#session.accepted(token)
      })
      .then(
        () => 'renewed',
        (error: unknown) => AppError.from(error).code,
      )
    if (this.#isLost) {
      must(this.#sentSince(before) === 0, `an old profile sent its token and got ${end}`)
      must(end !== 'renewed', 'an old profile renewed')
      must(this.#problem() === 'profile-restored', `an old profile says ${this.#standing()}`)
    } else must(end === 'renewed', `a good profile did not renew: ${end}`)
    if (this.#isLost && this.#random.chance(0.7)) await this.#signIn()
    return end
  }

  /** A refresh that the service never sees: the profile now holds a doubtful token. */
  async #loseRequest(): Promise<void> {
    if (this.#isLost) return
    this.story.push('lose')
    const token = await this.#session.token()
    this.#service.faultFor = () => ({ acts: false, bytes: 0, ending: 'fin' })
    await this.#session.renew(token).catch(() => undefined)
    this.#service.faultFor = () => undefined
    // Healed at once, so that the next step begins with a profile that is good.
    if (this.#random.chance(0.5)) this.#copy()
    await this.#renew()
  }

  async #restart(): Promise<void> {
    this.story.push('restart')
    await this.#opened?.close()
    this.#opened = await openAccount(this.#place, this.#server)
    must(
      this.#opened.standing()?.signedIn === !this.#isLost || this.#isLost,
      `a restart says ${this.#standing()}`,
    )
  }

  /** `sends` tells how many refreshes the copy knows the end of. */
  #copy(sends = this.#sends()): void {
    if (this.#isLost) return
    this.story.push('copy')
    const folder = `${this.#place.profile}-${this.#copies.length}`
    cpSync(this.#place.profile, folder, { recursive: true })
    this.#copies.push({ folder, sends, grant: this.#grant })
  }

  /** A copy made while a refresh is out: it holds the intent, and never learns that a new token came. */
  async #copyInFlight(): Promise<void> {
    if (this.#isLost) return
    const known = this.#sends()
    this.#service.onRefresh = () => {
      this.#service.onRefresh = () => undefined
      this.#copy(known)
    }
    try {
      await this.#renew()
    } finally {
      this.#service.onRefresh = () => undefined
    }
  }

  async #putBack(): Promise<void> {
    const copy = this.#random.pick(this.#copies)
    this.story.push(`put-back(${this.#copies.indexOf(copy)})`)
    await this.#opened?.close()
    rmSync(this.#place.profile, { recursive: true })
    cpSync(copy.folder, this.#place.profile, { recursive: true })
    const hadOther = this.#isLost || this.#grant !== copy.grant
    this.#grant = copy.grant
    const [isOlder, before] = [this.#sends() > copy.sends, this.#service.refreshes.length]
    this.#opened = await openAccount(this.#place, this.#server)
    must(this.#sentSince(before) === 0, 'a token went out at the start')
    count(this.#report, isOlder ? 'older' : hadOther ? 'of another sign-in' : 'of the same age')
    // A grant that a later sign-in took the place of may be given up, or go on if its token is still the last.
    this.#isLost = isOlder || (hadOther && !(await this.#canGoOn()))
    await this.#renew()
  }

  async #canGoOn(): Promise<boolean> {
    const token = await this.#session.token()
    return this.#session.renew(token).then(
      (renewed) => {
        this.#session.accepted(renewed)
        return true
      },
      () => false,
    )
  }

  /** A second copy of the profile at another place of the same computer, used for a while. */
  async #useTwin(): Promise<void> {
    if (this.#isLost) return
    this.story.push('twin')
    await this.#opened?.close()
    rmSync(this.#twin, { recursive: true, force: true })
    cpSync(this.#place.profile, this.#twin, { recursive: true })
    await this.#useAs({ ...this.#place, profile: this.#twin })
    await this.#useAs(this.#place)
    count(this.#report, 'twins')
    this.#opened = await openAccount(this.#place, this.#server)
    // The twin was first to renew, so what this profile holds has been replaced.
    this.#isLost = true
    await this.#renew()
  }

  async #useAs(place: Place): Promise<void> {
    const opened = await openAccount(place, this.#server)
    const token = await opened.session.token().catch(() => undefined)
    if (token !== undefined) await opened.session.renew(token).catch(() => undefined)
    await opened.close()
  }

  /** Refreshes of the sign-in that the profile holds. */
  #sends(): number {
    return this.#service.refreshes.filter(({ grant }) => grant === this.#grant).length
  }

  #sentSince(before: number): number {
    return this.#service.refreshes.length - before
  }

  #problem(): string | undefined {
    const standing = this.#opened?.standing()
    return standing?.signedIn === false ? standing.problem : undefined
  }

  #standing(): string {
    return JSON.stringify(this.#opened?.standing())
  }

  #judge(): void {
    const sent = this.#service.refreshes.slice(this.#firstSend)
    const reused = sent.filter(({ verdict }) => verdict !== 'rotated' && verdict !== 'unseen')
    must(reused.length === 0, `${reused.length} replaced tokens were sent`)
    count(this.#report, 'refreshes', sent.length)
    const folder = path.dirname(this.#place.profile)
    const clear = filesWithSecrets([folder], this.#service.handedOut.slice(-200))
    must(clear.length === 0, `tokens in clear in ${clear.join()}`)
  }
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
