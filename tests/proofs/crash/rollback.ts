/** Rollback: the profile is put back from a copy while books, service and this computer's own memory have gone on. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Random } from '../../support/random'
import { copiesIn, type Ledger } from './ledger'
import { hurryAndKill } from './lived-in'
import { newReserve, type Reserve } from '../kit/subject'
import { addHarm, addWrong, count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { witnessed } from './witness'
import { World, type Settled } from './world'

export async function runRollback(options: RunOptions): Promise<Report> {
  const report = newReport('rollback', options)
  const base = await World.make(options.ground)
  await base.rest()
  const reserves: Reserve[] = []
  try {
    await inLanes(
      options,
      report,
      () => newReserve(reserves, options),
      (reserve, round) => rollBack({ report, options, base, reserve, round }),
    )
  } finally {
    for (const reserve of reserves) reserve.close()
    base.remove()
  }
  return report
}

interface Round {
  report: Report
  options: RunOptions
  base: World
  reserve: Reserve
  round: number
}

async function rollBack({ report, options, base, reserve, round }: Round): Promise<void> {
  const random = new Random(options.seed * 15_485_863 + round)
  const world = await World.copy(base, options.ground)
  report.rounds += 1
  await witnessed({ report, options, world, round }, async (where) => {
    const wasThen = await goOn(world, random, reserve)
    const settled = await putBack(world, wasThen)
    count(report, 'sign-ins', settled.signIns)
    const reused = revokedGrants(world)
    if (reused > 0) addWrong(report, { ...where, about: `${reused} old refresh tokens were sent` })
    return addHarm(report, settled, where) || reused > 0
  })
}

/** Works, copies the profile, works on; returns what had been promised when the copy was made. */
async function goOn(world: World, random: Random, reserve: Reserve): Promise<Ledger> {
  if (random.chance(0.8)) await hurryAndKill(world, random, reserve)
  if (random.chance(0.3)) await landed(world)
  const wasThen = world.ledger.copy()
  cpSync(world.profile, copyOf(world), { recursive: true })
  for (let times = random.whole(1, 2); times > 0; times -= 1) {
    if (random.chance(0.6)) await renewed(world)
    await hurryAndKill(world, random, reserve)
  }
  if (random.chance(0.6)) await landed(world)
  return wasThen
}

const copyOf = (world: World) => path.join(world.folder, 'copy')

async function landed(world: World): Promise<void> {
  await world.open()
  await world.land()
  await world.close()
}

/** The sign-in is renewed, and the copy does not know. */
async function renewed(world: World): Promise<void> {
  world.service.dials.expireAccessTokens()
  await world.open()
  await world.core.accounts.tryNow()
  await world.close()
}

async function putBack(world: World, wasThen: Ledger): Promise<Settled> {
  rmSync(world.profile, { recursive: true })
  cpSync(copyOf(world), world.profile, { recursive: true })
  const since = new Map(world.ledger.receipts)
  world.ledger.receipts.clear()
  for (const [id, promised] of wasThen.receipts) {
    const later = since.get(id)?.places ?? []
    world.ledger.receipts.set(id, { ...promised, places: [...promised.places, ...later] })
  }
  for (const marker of copiesIn(world.service.books()).keys()) world.ledger.others.add(marker)
  const { accounts } = await world.open()
  await accounts.tryNow()
  const first = await world.settle({ mayAsk: true })
  await confirmAll(world)
  const last = await world.settle({ mayAsk: true })
  return { ...last, lost: [...first.lost, ...last.lost], signIns: first.signIns + last.signIns }
}

/** Somebody confirms, in the profile that was put back, whatever seems to be new. */
async function confirmAll(world: World): Promise<void> {
  const { receipts } = await world.open()
  const person = world.person()
  for (const { id } of receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 200 })
    .rows) {
    await person.edit(id, '10.20')
    await person.confirm(id)
  }
}

/** The service takes a grant back when an old refresh token of it is sent; nobody here signs out. */
function revokedGrants(world: World): number {
  const database = new DatabaseSync(path.join(world.folder, 'service.sqlite'))
  const sql = 'SELECT count(*) AS n FROM grants WHERE revoked_at IS NOT NULL'
  const row = database.prepare(sql).get() as { n: number }
  database.close()
  return row.n
}
