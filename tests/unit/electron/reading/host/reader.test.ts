import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchOver } from '../../../../../electron/reading/host/allowance'
import { readingChild } from '../../../../../electron/reading/host/node-process'
import {
  Reader,
  usualLimits,
  type Job,
  type Limits,
  type ReadingProcess,
} from '../../../../../electron/reading/host/reader'
import { until } from '../../../../support/harness'

const script = path.join(import.meta.dirname, 'stand-in.mjs')

/** A reader with a real process behind it, and what became of each file by its name. */
function prepared(names: string[], limits: Partial<Limits> = {}) {
  const waiting: Job[] = names.map((fileName) => ({ id: randomUUID(), path: '/nowhere', fileName }))
  const ended: string[] = []
  const pids: number[] = []
  const children: ChildProcess[] = []
  const spawn = (): ReadingProcess => {
    const child = fork(script)
    children.push(child)
    pids.push(child.pid ?? 0)
    return readingChild(child)
  }
  const reader = new Reader({
    spawn,
    next: () => waiting[0],
    waiting: () => waiting.length,
    onEnd: (id, outcome) => {
      const at = waiting.findIndex((job) => job.id === id)
      const [job] = waiting.splice(at, 1)
      const said = 'code' in outcome ? outcome.code : outcome.reading.fields.supplier?.value
      ended.push(
        `${job?.fileName} ${said?.replace(`${job?.fileName} by`, 'read by')}`.replace(
          / by \d+$/,
          '',
        ),
      )
    },
    limits: { ...usualLimits, ...limits },
  })
  onTestFinished(() => {
    reader.stop()
    for (const child of children) child.kill('SIGKILL')
  })
  const ends = (count: number) =>
    until(
      () => ended.length === count,
      () => ended.join(', '),
    )
  const isRunning = () => children.some((child) => child.exitCode === null && !child.killed)
  return { reader, waiting, ended, pids, ends, isRunning }
}

test('nothing is started before it is asked for, nor without anything to read', async () => {
  const { reader, waiting, pids, ends } = prepared([])
  reader.start()
  expect(pids).toEqual([])
  waiting.push({ id: randomUUID(), path: '/nowhere', fileName: 'late.png' })
  reader.wake()
  await ends(1)
  expect(pids).toHaveLength(1)
})

test('one process reads all files, in their order', async () => {
  const { reader, ended, pids, ends } = prepared(['a', 'b', 'locked', 'c'])
  reader.start()
  await ends(4)
  expect(ended).toEqual(['a read', 'b read', 'locked file-protected', 'c read'])
  expect(pids).toHaveLength(1)
  expect(reader.progress.get()).toEqual({ waiting: 0, done: 4 })
})

test('the progress of a file is told while it is read', async () => {
  const { reader, waiting, ends } = prepared(['slow'])
  const receiptId = waiting[0]?.id
  reader.start()
  await until(() => reader.progress.get().current?.pages === 2, 'progress is told')
  expect(reader.progress.get()).toEqual({
    waiting: 1,
    done: 0,
    current: { receiptId, page: 1, pages: 2 },
  })
  await ends(1)
  expect(reader.progress.get().current).toBeUndefined()
})

test('a file that ends the process twice is given up, and the others are read', async () => {
  const { reader, ended, pids, ends } = prepared(['a', 'dies', 'b'])
  reader.start()
  await ends(3)
  expect(ended).toEqual(['a read', 'dies reading-failed', 'b read'])
  expect(pids).toHaveLength(3)
})

test('a file that takes too long is given up, and the others are read', async () => {
  const { reader, ended, ends } = prepared(['hangs', 'a'], {
    file: { ...usualLimits.file, processorMs: 1500 },
  })
  reader.start()
  await ends(2)
  expect(ended).toEqual(['hangs reading-failed', 'a read'])
})

test('a file that needs too much memory is given up, and the others are read', async () => {
  const limits = { file: { ...usualLimits.file, memory: 250 * 1024 * 1024 } }
  const { reader, ended, ends } = prepared(['grows', 'a'], limits)
  reader.start()
  await ends(2)
  expect(ended).toEqual(['grows reading-failed', 'a read'])
})

test('a file that asks for too much while it is opened is given up sooner than one that is hard to read', async () => {
  const { reader, ended, pids, ends } = prepared(
    ['hangs opening', 'grows opening', 'dies opening', 'dies opening again', 'a'],
    {
      file: { clockMs: 600_000, processorMs: 600_000, memory: Infinity },
      opening: { clockMs: 600_000, processorMs: 800, memory: 200 * 1024 * 1024 },
    },
  )
  reader.start()
  await ends(5)
  expect(ended).toEqual([
    'hangs opening file-too-complex',
    'grows opening file-too-complex',
    'dies opening reading-failed',
    'dies opening again reading-failed',
    'a read',
  ])
  expect(pids).toHaveLength(7)
})

test('an answer that is none is not taken', async () => {
  const { reader, ended, ends } = prepared(['lies'])
  reader.start()
  await ends(1)
  expect(ended).toEqual(['lies read'])
})

test('a process that ends with every file is not started for ever', async () => {
  const { reader, ended, waiting, pids, ends } = prepared(Array<string>(6).fill('dies'))
  reader.start()
  await ends(3)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(ended).toHaveLength(3)
  expect(waiting).toHaveLength(3)
  const before = pids.length
  reader.again(waiting[0]?.id ?? '')
  await until(() => pids.length > before, 'it is tried again when asked for')
})

test('the process ends when nothing is to be read, and a later file starts another', async () => {
  const { reader, waiting, pids, ends, isRunning } = prepared(['a'], { idleMs: 100 })
  reader.start()
  await ends(1)
  await until(() => !isRunning(), 'it ends')
  waiting.push({ id: randomUUID(), path: '/nowhere', fileName: 'b' })
  reader.wake()
  await ends(2)
  expect(pids).toHaveLength(2)
})

test('what is called off is not answered for, and the next file is read', async () => {
  const { reader, waiting, ended, ends } = prepared(['slow a', 'slow b'])
  reader.start()
  await until(() => reader.progress.get().current !== undefined, 'it is being read')
  const [called] = waiting.splice(0, 1)
  reader.cancel(called?.id)
  await ends(1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(ended).toEqual(['slow b read'])
})

test('stopping ends the process in the middle of a file', async () => {
  const { reader, isRunning, ended } = prepared(['hangs'])
  reader.start()
  await until(() => reader.progress.get().current?.pages === 2, 'it is being read')
  reader.stop()
  await until(() => !isRunning(), 'it ends')
  expect(ended).toEqual([])
})

test('a file that was being read while the computer slept goes on, and one that waits for ever ends all the same', async () => {
  let sleptMs = 0
  const clock = performance.now.bind(performance)
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + sleptMs)
  onTestFinished(() => spy.mockRestore())
  const spent: string[] = []
  const allowance = { ...usualLimits.file, clockMs: 1300 }
  const stop = watchOver(
    () => undefined,
    allowance,
    (what) => spent.push(what),
  )
  onTestFinished(() => void stop())
  sleptMs = 3_600_000
  await delay(150)
  expect(spent).toEqual([])
  await until(() => spent.length > 0, 'ended')
  expect(spent).toEqual(['clock'])
})
