/** The process that reads with a meter on it: what each file took of it from when it began to open it. */
import { fork } from 'node:child_process'
import type { Usage } from '../../../electron/reading/host/allowance'
import { readingChild } from '../../../electron/reading/host/node-process'
import type { ReadingProcess } from '../../../electron/reading/host/reader'

/** Processor time in milliseconds, and bytes beyond what the process held before. */
export type Took = Usage

const everyMs = 20

export class Meter {
  readonly #entry: string
  /** By the id of a receipt: of all its tries the one that took most. */
  readonly #took = new Map<string, Took>()

  /** @param entry the bundled process */
  constructor(entry: string) {
    this.#entry = entry
  }

  of(id: string): Took {
    return this.#took.get(id) ?? { memory: 0, processorMs: 0 }
  }

  readonly spawn = (): ReadingProcess => {
    const child = fork(this.#entry, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const real = readingChild(child)
    let begun: { id: string; before: Usage } | undefined
    const look = () => {
      const now = real.usage()
      if (begun && now) this.#note(begun.id, begun.before, now)
    }
    const timer = setInterval(look, everyMs)
    child.once('exit', () => {
      clearInterval(timer)
    })
    child.on('message', (message) => {
      const { kind, id } = message as { kind: string; id: string }
      const before = real.usage()
      if (kind === 'step' && begun?.id !== id && before) begun = { id, before }
      look()
      if (kind === 'done' || kind === 'failed') begun = undefined
    })
    return real
  }

  #note(id: string, before: Usage, now: Usage): void {
    const { memory, processorMs } = this.of(id)
    this.#took.set(id, {
      memory: Math.max(memory, now.memory - before.memory),
      processorMs: Math.max(processorMs, now.processorMs - before.processorMs),
    })
  }
}
