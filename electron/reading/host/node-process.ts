/** A plain child of Node as the process that reads: for the command line and for tests, which have no Electron. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Usage } from './allowance'
import type { ReadingProcess } from './reader'

/** @param child made by `fork` */
export function readingChild(child: ChildProcess): ReadingProcess {
  // A message to a process that has just died; its end is told by `exit`.
  child.on('error', () => undefined)
  return {
    send: (message) => void child.send(message as object, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill: () => void child.kill('SIGKILL'),
    usage: () => usageOf(child),
  }
}

/** Of every Linux that Node runs on (sysconf(3), `_SC_CLK_TCK`). */
const ticksInSecond = 100

/** From proc(5), on Linux; elsewhere it cannot be told. */
function usageOf({ pid }: ChildProcess): Usage | undefined {
  try {
    const file = (name: string) => readFileSync(`/proc/${String(pid)}/${name}`, 'latin1')
    const resident = Number(/VmRSS:\s+(\d+)/.exec(file('status'))?.[1] ?? 0)
    // The name in the second field may hold anything; `utime` and `stime` are fields 14 and 15.
    const fields = file('stat')
      .replace(/^.*\) /, '')
      .split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { memory: resident * 1024, processorMs: (ticks * 1000) / ticksInSecond }
  } catch {
    return undefined
  }
}
