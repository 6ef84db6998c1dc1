/** strace, attached to one thread of a process: counts its calls, or makes one of them the last. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** Every call by which the core changes what is on disk, and `openat`, which begins most of them. */
export const calls = [
  'openat',
  'write',
  'pwrite64',
  'fsync',
  'fdatasync',
  'ftruncate',
  'rename',
  'unlink',
  'mkdir',
  'link',
]

export interface Tracing {
  /** Its log is whole. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}

interface Options {
  threads: readonly number[]
  calls: readonly string[]
  /** Such as `write:signal=SIGKILL:when=3`; strace counts each call by itself, and for each thread. */
  injects?: readonly string[]
  /** Where to write what was called. */
  output?: string
  more?: readonly string[]
}

/** Resolves once it is attached. */
export async function trace({
  threads,
  calls,
  injects = [],
  output,
  more = [],
}: Options): Promise<Tracing> {
  const set = calls.join(',')
  const child = spawn(
    'strace',
    [
      ...threads.flatMap((thread) => ['-p', String(thread)]),
      '-e',
      `trace=${set}`,
      '-e',
      'signal=none',
      '-o',
      output ?? '/dev/null',
      ...more,
      ...injects.flatMap((inject) => ['-e', `inject=${inject}`]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await attached(child, threads.length)
  const ended = once(child, 'close')
  return {
    ended,
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
}

function attached(child: ChildProcess, threads: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.on('error', reject)
    child.on('close', () => {
      reject(new Error(`strace ended: ${said}`))
    })
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.split(' attached').length > threads) resolve()
    })
  })
}

export interface Call {
  thread: number
  name: string
  /** The whole line. */
  text: string
}

/** The calls of a log, in order; those that another thread interrupted count where they began. */
export function callsIn(output: string): Call[] {
  return readFileSync(output, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, thread, name, rest] = /^(\d+)\s+(\w+)\((.*)$/.exec(line) ?? []
      if (thread === undefined || name === undefined) return []
      return [{ thread: Number(thread), name, text: rest ?? '' }]
    })
}
