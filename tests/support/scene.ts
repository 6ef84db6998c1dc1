/** A scene of the window without its page: what the window asks goes to the real handlers over the real core. */
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createApi, eachChannel } from '../../shared/channel'
import { contract, type AppApi } from '../../shared/ipc'
import { Host } from '../window/host'
import type { World } from '../window/world'

export interface OpenScene {
  /** The computer behind the window: its core, its network, its demo services. */
  world: World
  /** What the window asks by. */
  api: AppApi
  /** Every channel that was asked, in order. */
  calls: string[]
}

/** Of all files of a worker; what it has made goes with the run (worlds.ts). */
const host = new Host(path.join(import.meta.dirname, 'scene-reader.mjs'))
/** Messages of either side arrive later and in their order, as between processes; also where timers are faked. */
const { setImmediate: soon } = globalThis

/** Opens a scene (see tests/window/scenes.ts); it is left when the test is over. */
export async function openScene(name: string): Promise<OpenScene> {
  const world = await host.open(name)
  const calls: string[] = []
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const stopTelling = world.onLive((channel, value) => {
    const told = structuredClone(value)
    const tell = () => {
      for (const listener of listeners.get(channel) ?? []) listener(told)
    }
    if (world.toldAfterMs > 0) setTimeout(tell, world.toldAfterMs)
    else soon(tell)
  })
  let isLeft = false
  onTestFinished(() => {
    isLeft = true
    stopTelling()
    host.leave(world)
  })
  const api = createApi<typeof contract>({
    invoke: async (channel, input) => {
      calls.push(channel)
      const reply = structuredClone(await world.ask(channel, structuredClone(input)))
      // A window that is left hears nothing more.
      await new Promise((resolve) => {
        if (!isLeft) soon(resolve)
      })
      return reply
    },
    listen: (channel, listener) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return () => all.delete(listener)
    },
  })
  // Members are made as they are asked for, and a spy asks for none.
  const groups = api as unknown as Record<string, Record<string, unknown>>
  eachChannel(contract, (_channel, _spec, group, name) => groups[group]?.[name])
  return { world, api, calls }
}
