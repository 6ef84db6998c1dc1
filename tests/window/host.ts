/** Hosts what the window talks to: makes each ground once, and opens scenes on copies of them. */
import { noBatch } from '../../shared/receipts/receipt'
import { grounds, scenes, type GroundName, type Scene } from './scenes'
import { now, World } from './world'

export class Host {
  /** What was left of a ground: its folder, and which companies answered. */
  readonly #grounds = new Map<GroundName, Promise<World>>()
  readonly #reader: string
  readonly #leaving = new Set<Promise<void>>()

  /** @param reader the process that reads receipts, for plain Node */
  constructor(reader: string) {
    this.#reader = reader
  }

  /** A world as the scene of this name begins. */
  async open(name: string): Promise<World> {
    const scene = scenes[name]
    if (!scene) throw new Error(`There is no scene “${name}”`)
    const world = await this.#begun(scene)
    await world.settles(scene.isUnsettled)
    await scene.then?.(world)
    await world.readsAll()
    // What came before the window opened is nothing new to it.
    world.core.intake.batch.set(noBatch)
    world.answer = undefined
    if (scene.time === undefined) world.time = now
    return world
  }

  /** Ends a world; nobody waits for it. */
  leave(world: World): void {
    const end = world.end().finally(() => this.#leaving.delete(end))
    this.#leaving.add(end)
  }

  async close(): Promise<void> {
    await Promise.all(this.#leaving)
    for (const ground of await Promise.allSettled(this.#grounds.values()))
      if (ground.status === 'fulfilled') await ground.value.end()
  }

  async #begun({ from, time, stands, before }: Scene): Promise<World> {
    const ground = from && (await this.#ground(from))
    const world = new World({ reader: this.#reader, like: ground?.folder, time })
    Object.assign(world.stands, ground?.stands, stands)
    await before?.(world)
    return world.open()
  }

  #ground(name: GroundName): Promise<World> {
    const known = this.#grounds.get(name)
    if (known) return known
    const made = this.#make(grounds[name])
    this.#grounds.set(name, made)
    return made
  }

  async #make(ground: Scene): Promise<World> {
    const world = await this.#begun(ground)
    await world.settles()
    await ground.then?.(world)
    await world.readsAll()
    if (ground.time === undefined) world.time = now
    // What is at hand now is at hand at the next start, whatever the clock said meanwhile.
    const { atHand } = world.core.accounts
    if (atHand) world.core.accounts.show(atHand.id)
    await world.close()
    return world
  }
}
