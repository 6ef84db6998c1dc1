import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { patientAllowance } from '../../../../../electron/reading/host/allowance'
import { makeDocuments } from '../../../../../electron/reading/host/making'
import { temporaryFolder } from '../../../../support/files'
import { until } from '../../../../support/harness'

const script = path.join(import.meta.dirname, 'maker-stand-in.mjs')

/** A maker with a real process for each order. */
function prepared(clockMs = 20_000) {
  const folder = path.join(temporaryFolder(), 'making')
  const children: ChildProcess[] = []
  const spawn = () => {
    const child = fork(script)
    children.push(child)
    return {
      send: (message: unknown) => void child.send(message as object),
      onMessage: (listener: (message: unknown) => void) => void child.on('message', listener),
      onExit: (listener: () => void) => void child.once('exit', listener),
      kill: () => void child.kill('SIGKILL'),
      usage: () => undefined,
    }
  }
  const make = makeDocuments({ spawn, folder, allowance: { ...patientAllowance, clockMs } })
  const asked = (name: string) => make({ kind: 'pages', path: `/nowhere/${name}`, most: 50 })
  const areGone = () =>
    children.every(({ exitCode, signalCode }) => (exitCode ?? signalCode) !== null)
  return { folder, asked, areGone }
}

test('what was made lies in a folder of its own until it is cleared, and the process ends', async () => {
  const { folder, asked, areGone } = prepared()
  const { paths, clear } = await asked('fine')
  expect(readFileSync(paths[0] ?? '', 'utf8')).toBe('made')
  expect(path.dirname(path.dirname(paths[0] ?? ''))).toBe(folder)
  await clear()
  expect(readdirSync(folder)).toEqual([])
  await until(areGone, 'the processes are gone')
})

test('a file that ends or holds up the process, or is refused, says so, and leaves nothing behind', async () => {
  const { folder, asked, areGone } = prepared(3_000)
  await expect(asked('dies')).rejects.toMatchObject({ code: 'reading-failed' })
  await expect(asked('hangs')).rejects.toMatchObject({ code: 'file-too-complex' })
  await expect(asked('locked')).rejects.toMatchObject({ code: 'file-protected' })
  expect(readdirSync(folder)).toEqual([])
  await until(areGone, 'the processes are gone')
})

test('an answer that is none, or to another order, is passed over', async () => {
  const { asked } = prepared()
  const { paths } = await asked('lies')
  expect(paths).toHaveLength(1)
  expect(existsSync(paths[0] ?? '')).toBe(true)
})

test('what an earlier run left goes, and without a process nothing is made', async () => {
  const folder = path.join(temporaryFolder(), 'making')
  mkdirSync(path.join(folder, 'order-old'), { recursive: true })
  writeFileSync(path.join(folder, 'order-old', '0'), 'left')
  const make = makeDocuments({ spawn: undefined, folder })
  const order = make({ kind: 'pages', path: '/nowhere/fine', most: 50 })
  await expect(order).rejects.toMatchObject({ code: 'reading-failed' })
  expect(readdirSync(folder)).toEqual([])
})
