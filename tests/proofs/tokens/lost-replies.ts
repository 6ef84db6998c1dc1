/** The reply to a refresh, lost in every way at every byte: how each case ends, and what a restart makes of it. */
import { AppError } from '../../../shared/errors'
import { Random } from '../../support/random'
import {
  replyText,
  TokenServer,
  type Fault,
  type Framing,
  type Issued,
} from '../../support/token-server'
import {
  clientOf,
  givenOf,
  newPlace,
  openAccount,
  removePlace,
  type Opened,
  type Place,
} from './account'
import { count, counted, newReport, type Report } from '../kit/report'
import { inLanes, roundsOf, type RunOptions } from '../kit/rounds'
import { tokensAgain } from './again'
import type { AuthorizationServer } from '../../../electron/accounts/grant/authorization-server'

const ways = ['fin', 'rst', 'stall', '408', '5xx', 'html'] as const
type Way = (typeof ways)[number]

/** One case: where the reply ends, how, and whether the service had acted by then. */
interface Loss {
  at: number
  way: Way
  acts: boolean
}

const stallMs = 100
const patientMs = 20_000
/** Those who wait for a stalled reply do nothing meanwhile, so they may be many. */
const laneCounts = { busy: 6, waiting: 24 }

interface Lane {
  place: Place
  server: AuthorizationServer
  opened: Opened
  waitsMs: number
}

/** `each-byte`: every place at which a reply can end, once acted upon and once not, in a way by chance. */
type Extent = 'all' | 'each-byte'

const names: Record<Framing, string> = {
  length: 'lost-replies',
  chunked: 'lost-replies-chunked',
  close: 'lost-replies-closed',
}

interface Case {
  loss: Loss
  /** What this case may do by chance, whatever was before it. */
  seed: number
  round: number
}

/** Plays the cases and reports how they ended. */
export async function proveLostReplies(
  options: RunOptions,
  framing: Framing = 'length',
): Promise<Report> {
  const cases = casesOf(options, framing)
  const { seed } = options
  const report = newReport(names[framing], { seed, rounds: cases.length })
  const service = await TokenServer.start()
  service.framing = framing
  const faults = new Map<string, Fault>()
  service.faultFor = (token) => {
    const fault = faults.get(token)
    faults.delete(token)
    return fault
  }
  const lanes: Lane[] = []
  const open = async () => {
    const lane = await openLane(service)
    lanes.push(lane)
    return lane
  }
  const playAll = (some: readonly Case[], laneCount: number) =>
    inLanes(
      { ...options, first: 0, step: 1, only: undefined, rounds: some.length, lanes: laneCount },
      report,
      open,
      async (lane, at) => {
        const { loss, seed, round } = some[at] as Case
        const where = tokensAgain(report, options, round, JSON.stringify(loss))
        await counted(report, where, async () => {
          const random = new Random(seed)
          count(report, await runLoss({ lane, loss, service, faults, random }))
        })
      },
    )
  const stalls = cases.filter(({ loss }) => loss.way === 'stall')
  const others = cases.filter(({ loss }) => loss.way !== 'stall')
  try {
    await Promise.all([playAll(others, laneCounts.busy), playAll(stalls, laneCounts.waiting)])
  } finally {
    for (const { opened, place } of lanes) {
      await opened.close()
      removePlace(place)
    }
    await service.close()
  }
  return report
}

/** Those that this process plays: of one in so many as there are ways, each place has one. */
function casesOf(options: RunOptions, framing: Framing): Case[] {
  const { seed, every, rounds } = options
  const random = new Random(seed)
  const extent: Extent = every !== undefined && every < ways.length ? 'all' : 'each-byte'
  const losses = random.shuffled(lossesOf(wholeLength(framing), extent, random))
  const whole = extent === 'all' ? losses.length : losses.length * ways.length
  const most = every === undefined ? rounds : Math.ceil(whole / every)
  const cases = losses.map((loss, round) => ({ loss, round, seed: random.whole(1, 2 ** 31) }))
  const numbers = roundsOf({ ...options, rounds: Math.min(most, cases.length) })
  return [...numbers].flatMap((round) => cases[round] ?? [])
}

function lossesOf(length: number, extent: Extent, random: Random): Loss[] {
  const positions = Array.from({ length: length + 1 }, (_, at) => at)
  const waysHere = () => (extent === 'all' ? ways : [random.pick(ways)])
  return positions.flatMap((at) =>
    [true, false].flatMap((acts) => waysHere().map((way) => ({ at, way, acts }))),
  )
}

/** All replies of a run are of one length, so one sample tells it. */
function wholeLength(framing: Framing): number {
  const token = 'x'.repeat(209)
  const content = {
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: token,
  }
  return replyText('200 OK', 'application/json', JSON.stringify(content), framing).length
}

async function openLane(service: TokenServer): Promise<Lane> {
  const place = newPlace()
  const lane = { place, waitsMs: patientMs }
  const server = clientOf(service.service, () => lane.waitsMs)
  const opened = await openAccount(place, server)
  return Object.assign(lane, { server, opened })
}

/** What is sent instead of the service's own reply, filled up to the length of one. */
function insteadOf(way: Way, length: number): string | undefined {
  const make = (status: string, type: string, text: string) => {
    const empty = replyText(status, type, '').length + 2
    return replyText(status, type, text.padEnd(Math.max(0, length - empty), ' '))
  }
  if (way === '408') return make('408 Request Timeout', 'text/plain', 'Request timeout')
  if (way === '5xx')
    return make('503 Service Unavailable', 'application/json', '{"error":"invalid_grant"}')
  if (way === 'html') return make('200 OK', 'text/html', '<!doctype html><title>Wi-Fi</title>')
  return undefined
}

function faultOf({ at, way, acts }: Loss, length: number): Fault {
  const instead = insteadOf(way, length)
  const ending = way === 'rst' || way === 'stall' ? way : 'fin'
  return { acts, ending, bytes: at, ...(instead !== undefined && { instead }) }
}

interface Stage {
  lane: Lane
  loss: Loss
  service: TokenServer
  faults: Map<string, Fault>
  random: Random
}

/** Plays one case to its end; returns the name of that end. @throws Error naming what must not be */
async function runLoss({ lane, loss, service, faults, random }: Stage): Promise<string> {
  const length = wholeLength(service.framing)
  const mayArrive = loss.acts && loss.at >= length && !insteadOf(loss.way, length)
  // Nobody can send the service's own whole reply without the service having acted.
  if (!loss.acts && loss.at >= length && !insteadOf(loss.way, length)) return 'impossible'
  const { tokens, first } = await sendOnce({ lane, loss, service, faults, random })
  must(
    service.sends(tokens.refreshToken) === 1,
    `sent ${service.sends(tokens.refreshToken)} times at first: ${first.code ?? 'renewed'}`,
  )
  if (first.token !== undefined) {
    must(mayArrive, 'took a reply that never came whole')
    return settled(lane, service, tokens, first.token, 'stored')
  }
  must(
    !mayArrive || loss.way === 'rst' || loss.way === 'stall',
    `refused a whole reply: ${first.code}`,
  )
  return gamble({
    lane,
    service,
    tokens,
    acts: loss.acts,
    faults,
    restarts: random.chance(0.5),
    losesAgain: !loss.acts && random.chance(0.25),
    first: first.code,
  })
}

/** Signs in and refreshes. A computer so busy that the time was up before the request arrived is given more of it. */
async function sendOnce(
  stage: Stage,
  stallsMs = stallMs,
): Promise<{ tokens: Issued; first: Awaited<ReturnType<typeof renewed>> }> {
  const { lane, loss, service, faults } = stage
  const tokens = service.signIn()
  await lane.opened.session.accept(givenOf(tokens))
  faults.set(tokens.refreshToken, faultOf(loss, wholeLength(service.framing)))
  lane.waitsMs = loss.way === 'stall' ? stallsMs : patientMs
  const first = await renewed(lane.opened, tokens.accessToken)
  lane.waitsMs = patientMs
  const isTooBusy = loss.way === 'stall' && service.sends(tokens.refreshToken) === 0
  return isTooBusy && stallsMs < patientMs ? sendOnce(stage, stallsMs * 3) : { tokens, first }
}

interface Doubt {
  lane: Lane
  service: TokenServer
  faults: Map<string, Fault>
  tokens: Issued
  acts: boolean
  /** Whether the app is started anew in between. */
  restarts: boolean
  losesAgain: boolean
  first: string | undefined
}

/** The reply was lost: the access token goes on serving, and one more send settles it. */
async function gamble(parts: Doubt): Promise<string> {
  const { lane, service, tokens, acts, restarts } = parts
  must(parts.first === 'offline', `ended at once with ${parts.first}`)
  if (restarts) await reopen(lane)
  must(lane.opened.standing()?.signedIn === true, 'signed out before the one retry')
  must((await lane.opened.session.token()) === tokens.accessToken, 'the access token was dropped')
  if (parts.losesAgain) return loseAgain(parts)
  const second = await renewed(lane.opened, tokens.accessToken)
  must(
    service.sends(tokens.refreshToken) === 2,
    `sent ${service.sends(tokens.refreshToken)} times in all`,
  )
  if (second.token !== undefined) {
    must(!acts, 'healed with a token that had been replaced')
    return settled(lane, service, tokens, second.token, 'healed')
  }
  must(acts, `did not heal: ${second.code}`)
  must(second.code === 'signed-out', `ended with ${second.code}`)
  must(problemOf(lane) === 'sign-in-interrupted', `says ${problemOf(lane) ?? 'nothing'}`)
  const end = JSON.stringify(lane.opened.standing())
  await reopen(lane)
  must(lane.opened.standing()?.signedIn === false, 'signed in again after a restart')
  must(
    JSON.stringify(lane.opened.standing()) === end,
    `a restart says ${JSON.stringify(lane.opened.standing())}, before it was ${end}`,
  )
  await renewed(lane.opened, tokens.accessToken)
  must(service.sends(tokens.refreshToken) === 2, 'sent a third time')
  return 'ended'
}

/** The one retry is lost as well: nothing more goes out by itself, over a restart too, until the person says so. */
async function loseAgain({ lane, service, tokens, faults }: Doubt): Promise<string> {
  const { accessToken, refreshToken } = tokens
  faults.set(refreshToken, { acts: false, bytes: 0, ending: 'fin' })
  const second = await renewed(lane.opened, accessToken)
  must(second.code === 'offline', `a lost retry ended with ${second.code ?? 'a token'}`)
  await renewed(lane.opened, accessToken)
  await reopen(lane)
  const third = await renewed(lane.opened, accessToken)
  must(third.code === 'signed-out', `went on with ${third.code ?? 'a token'}`)
  must(service.sends(refreshToken) === 2, 'sent a third time by itself')
  must(problemOf(lane) === 'sign-in-interrupted', `says ${problemOf(lane) ?? 'nothing'}`)
  lane.opened.wait(2 * 60_000)
  await lane.opened.session.tryOnceMore()
  return settled(lane, service, tokens, await lane.opened.session.token(), 'healed by the person')
}

function problemOf({ opened }: Lane): string | undefined {
  const standing = opened.standing()
  return standing?.signedIn === false ? standing.problem : undefined
}

/** A new token is in use: the disk agrees, and what it replaced never goes out again. */
async function settled(
  lane: Lane,
  service: TokenServer,
  before: Issued,
  token: string,
  end: string,
): Promise<string> {
  const sends = service.sends(before.refreshToken)
  must(service.accepts(token), 'the new access token does not work')
  await reopen(lane)
  must((await lane.opened.session.token()) === token, 'the disk holds another token')
  const next = await renewed(lane.opened, token)
  must(
    next.token !== undefined && service.accepts(next.token),
    'the stored refresh token is not the new one',
  )
  must(service.sends(before.refreshToken) === sends, 'the replaced token went out again')
  return end
}

async function reopen(lane: Lane): Promise<void> {
  await lane.opened.close()
  lane.opened = await openAccount(lane.place, lane.server)
}

async function renewed(
  { session }: Opened,
  refused: string,
): Promise<{ token?: string; code?: string }> {
  try {
    return { token: await session.renew(refused) }
  } catch (error) {
    return { code: AppError.from(error).code }
  }
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
