/** A profile that somebody has used for a while and that was then killed, as most profiles are found. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../support/random'
import type { Reserve } from '../kit/subject'
import { World, type Ground } from './world'

/** Receipts in every state, and a database whose newest commits are still in its log. */
export async function livedIn(
  base: World,
  ground: Ground,
  seed: number,
  reserve: Reserve,
): Promise<World> {
  const world = await World.copy(base, ground)
  await world.open()
  const person = world.person()
  const [sent, , binned] = await person.capture(8_000, 9_000, 10_000)
  if (sent !== undefined) {
    await person.edit(sent, '42.00')
    await person.confirm(sent)
  }
  if (binned !== undefined) await person.discard(binned)
  await world.core.accounts.need().outbox.settled()
  await world.close()
  await hurryAndKill(world, new Random(seed), reserve)
  await world.rest()
  return world
}

/** Lets a process work on the world for a moment, and kills it. */
export async function hurryAndKill(world: World, random: Random, reserve: Reserve): Promise<void> {
  const subject = await reserve.take()
  const seed = random.whole(1, 2 ** 31)
  const isOpen = new Promise<void>((resolve) => {
    subject.begin({ ...world.brief(), seed, workMs: 60_000 }, (word) => {
      world.ledger.hear(word)
      if (word[0] === 'open') resolve()
    })
  })
  const ended = subject.ending()
  await Promise.race([isOpen, ended])
  await sleep(random.whole(50, 300))
  subject.kill()
  await ended
  await world.cut()
}
