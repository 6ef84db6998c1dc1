/** Fifty callers at once, in every order: how many refreshes go out, and whether everybody ends with a working token. */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../support/random'
import { TokenServer } from '../../support/token-server'
import { clientOf, givenOf, newPlace, openAccount, removePlace, type Opened } from './account'
import { count, counted, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { tokensAgain } from './again'

const laneCount = 8
const callers = 50

/** Runs rounds of 50 callers; in each the access token has just run out, at times once more on the way. */
export async function proveSingleFlight(options: RunOptions): Promise<Report> {
  const report = newReport('single-flight', options)
  const random = new Random(options.seed)
  const seeds = Array.from({ length: options.rounds }, () => random.whole(0, 2 ** 31))
  const closers: (() => Promise<void>)[] = []
  await inLanes(
    { ...options, lanes: laneCount },
    report,
    async () => {
      const lane = await openLane()
      closers.push(lane.close)
      return lane
    },
    (lane, round) =>
      counted(report, tokensAgain(report, options, round), () =>
        playRound(lane, new Random(seeds[round] ?? 0), report),
      ),
  )
  await Promise.all(closers.map((close) => close()))
  return report
}

interface Lane {
  service: TokenServer
  opened: Opened
  close: () => Promise<void>
}

async function openLane(): Promise<Lane> {
  const service = await TokenServer.start()
  const place = newPlace()
  const opened = await openAccount(place, clientOf(service.service))
  await opened.session.accept(givenOf(service.signIn()))
  const close = async () => {
    await opened.close()
    removePlace(place)
    await service.close()
  }
  return { service, opened, close }
}

async function playRound({ service, opened }: Lane, random: Random, report: Report): Promise<void> {
  const before = service.refreshes.length
  service.latencyMs = random.pick([0, 0, 1, 4])
  service.expiresIn = random.pick([1, 30, 3600, 86_400])
  service.expire()
  const round: Round = { service, opened, expiriesLeft: random.chance(0.3) ? 1 : 0 }
  const wanted = round.expiriesLeft
  const seeds = Array.from({ length: callers }, () => new Random(random.whole(0, 2 ** 31)))
  await Promise.all(seeds.map((chance) => call(round, chance)))
  const sent = service.refreshes.slice(before)
  const expiries = 1 + wanted - round.expiriesLeft
  count(report, 'calls', callers)
  count(report, 'refreshes', sent.length)
  count(report, 'expiries', expiries)
  const tokens = new Set(sent.map(({ token }) => token)).size
  if (tokens !== sent.length) throw new Error(`${sent.length} refreshes of ${tokens} tokens`)
  const others = sent.filter(({ verdict }) => verdict !== 'rotated')
  if (others.length > 0) throw new Error(`a refresh was ${others[0]?.verdict ?? ''}`)
  // Short-lived tokens may be renewed ahead of time as well.
  if (sent.length < expiries || (sent.length > expiries && service.expiresIn > 600))
    throw new Error(`${sent.length} refreshes where ${expiries} were due`)
}

interface Round {
  service: TokenServer
  opened: Opened
  /** How often the token is still to run out in the middle of the work. */
  expiriesLeft: number
}

/** One piece of work as the API client does it: ask for a token, be refused, renew, try again. */
async function call(round: Round, random: Random): Promise<void> {
  const { service, opened } = round
  const { session } = opened
  await pause(random)
  if (random.chance(0.1)) await session.renewEarly().catch(() => undefined)
  let token = await session.token()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await pause(random)
    if (service.accepts(token)) {
      session.accepted(token)
      expireOnce(round, random)
      return
    }
    await pause(random)
    token = await session.renew(token)
    if (random.chance(0.2)) token = await session.token()
  }
  throw new Error('a caller never got a token that works')
}

function expireOnce(round: Round, random: Random): void {
  if (round.expiriesLeft === 0 || random.chance(0.8)) return
  round.expiriesLeft -= 1
  round.service.expire()
}

async function pause(random: Random): Promise<void> {
  const kind = random.whole(1, 3)
  if (kind === 1) await setImmediate()
  if (kind === 2) await sleep(random.whole(0, 5))
}
