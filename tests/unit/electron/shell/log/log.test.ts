import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../../../shared/errors'
import type { Log, LogLine } from '../../../../../electron/shell/log/events'
import { linesOf, openLog } from '../../../../../electron/shell/log/log'
import { temporaryFolder } from '../../../../support/files'

const bundle = '/app/out/main'
const hour = 60 * 60_000

/** A log whose clocks a test moves. */
function logIn(folder: string) {
  let ms = 0
  const now = () => new Date(Date.UTC(2026, 10, 23) + ms)
  const log = openLog({ folder, bundle, now, clock: () => ms })
  const pass = (by: number) => {
    ms += by
  }
  return { log, pass }
}

const read = (folder: string) => [...linesOf(folder)].toReversed()
const sizeOf = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)

const failure = new AppError('configuration-untrusted', 'x', {
  cause: new ReferenceError('y'),
  detail: { status: 503 },
})

/** About the longest line that there is. */
function failAtLength(log: Log): void {
  log('failed', { part: 'merge-and-split', error: failure })
}

test('events are lines of JSON, in order, there when the call returns, and for this user only', () => {
  const folder = path.join(temporaryFolder(), 'logs')
  const { log } = logIn(folder)
  log('start', { version: '1.2.3', electron: '45.4.1', platform: 'linux', arch: 'x64' })
  for (let exit = 0; exit < 50; exit += 1) log('demo-exit', { exit })
  log('quit')
  const lines = read(folder)
  expect(lines[0]).toEqual({
    at: '2026-11-23T00:00:00.000Z',
    event: 'start',
    version: '1.2.3',
    electron: '45.4.1',
    platform: 'linux',
    arch: 'x64',
  })
  const exits = lines.flatMap((line) => (line?.event === 'demo-exit' ? line.exit : []))
  expect(exits).toEqual([...Array(50).keys()])
  expect(lines.at(-1)).toMatchObject({ event: 'quit' })
  expect(statSync(path.join(folder, 'docket.log')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a process that is killed right after an event has left its line', () => {
  const folder = temporaryFolder()
  const { log } = logIn(folder)
  log('start', {})
  log('failed', { part: 'uncaught', error: new AppError('unexpected', 'before the end') })
  // Another process sees what this one has not closed or synced.
  const seen = execFileSync('cat', [path.join(folder, 'docket.log')], { encoding: 'utf8' })
  expect(seen.trim().split('\n')).toHaveLength(2)
})

test('nothing is read or written before something happens, nor while nothing does', () => {
  const folder = path.join(temporaryFolder(), 'logs')
  const { pass } = logIn(folder)
  pass(30 * hour)
  expect(() => statSync(folder)).toThrow('ENOENT')
})

test('whatever goes wrong how often, what a day leaves fits into two of the three files', () => {
  const folder = temporaryFolder()
  const { log, pass } = logIn(folder)
  log('start', { version: '1.2.3' })
  for (let half = 0; half < (24 * hour) / 12_000; half += 1) {
    failAtLength(log)
    pass(12_000)
  }
  expect(sizeOf(folder)).toBeLessThan(2 * 1024 * 1024)
  expect(read(folder)[0]).toMatchObject({ event: 'start', version: '1.2.3' })
})

test('of a flood the first lines are written, and then how many were left out', () => {
  const folder = temporaryFolder()
  const { log, pass } = logIn(folder)
  for (let time = 0; time < 1000; time += 1) log('resume')
  pass(hour)
  log('quit')
  const lines = read(folder)
  expect(lines.filter((line) => line?.event === 'resume')).toHaveLength(400)
  expect(lines.at(-2)).toMatchObject({ event: 'left-out', count: 600 })
  expect(lines.at(-1)).toMatchObject({ event: 'quit' })
})

test('a file that grew large becomes the older one, and the oldest goes', () => {
  const folder = temporaryFolder()
  const full = (letter: string) => letter.repeat(1024 * 1024)
  writeFileSync(path.join(folder, 'docket.log'), full('a'))
  writeFileSync(path.join(folder, 'docket.1.log'), full('b'))
  writeFileSync(path.join(folder, 'docket.2.log'), full('c'))
  logIn(folder).log('suspend')
  const begins = (name: string) => readFileSync(path.join(folder, name), 'utf8')[0]
  expect([begins('docket.1.log'), begins('docket.2.log')]).toEqual(['a', 'b'])
  expect(read(folder).at(-1)).toMatchObject({ event: 'suspend' })
  expect(readdirSync(folder)).toHaveLength(3)
})

test('a line that was cut short costs no other line', () => {
  const folder = temporaryFolder()
  logIn(folder).log('suspend')
  appendFileSync(path.join(folder, 'docket.log'), '{"at":"2026-11-2')
  logIn(folder).log('resume')
  const events = read(folder).map((line) => line?.event)
  expect(events).toEqual(['suspend', undefined, 'resume'])
})

test('a folder that somebody deleted while the app ran is made anew', () => {
  const folder = path.join(temporaryFolder(), 'logs')
  const { log } = logIn(folder)
  log('suspend')
  rmSync(folder, { recursive: true })
  log('resume')
  expect(read(folder).map((line) => line?.event)).toEqual(['resume'])
})

test('a log that cannot be written holds no one up, and goes on when it can', () => {
  const root = temporaryFolder()
  const folder = path.join(root, 'taken')
  writeFileSync(folder, '')
  const { log, pass } = logIn(folder)
  log('suspend')
  log('suspend')
  rmSync(folder)
  mkdirSync(folder)
  // A disk that fails is not asked for every line.
  log('suspend')
  pass(11_000)
  log('resume')
  expect(read(folder)).toMatchObject([{ event: 'left-out', count: 3 }, { event: 'resume' }])
})

test('a log that may not be written holds no one up', () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o500)
  const { log } = logIn(path.join(folder, 'logs'))
  expect(() => {
    log('resume')
  }).not.toThrow()
})

test('what is not of the closed list is not written, however it comes there', () => {
  const folder = temporaryFolder()
  const { log } = logIn(folder)
  const loose = log as unknown as (event: string, fields?: object) => void
  loose('standing', { accounts: 1, waiting: 2, attention: 0, connected: 'Harbour Lane Ltd' })
  loose('bought', { at: 'Northgate Fuels' })
  loose('resume', { message: 'GET /suppliers?name=Northgate' })
  loose('window-gone', { reason: '/home/alice', exit: 1 })
  loose('failed', { part: 'alice@example.com', error: new AppError('offline', 'Northgate') })
  log('quit')
  const text = readFileSync(path.join(folder, 'docket.log'), 'utf8')
  expect(text).not.toMatch(/Northgate|Harbour|alice/)
  expect(read(folder).map((line) => line?.event)).toEqual(['left-out', 'quit'])
})

test('lines of an older form are not told', () => {
  const folder = temporaryFolder()
  const old = { at: '2026-11-22T10:00:00.000Z', event: 'error', message: 'ENOENT /home/alice' }
  writeFileSync(path.join(folder, 'docket.log'), `${JSON.stringify(old)}\n`)
  const lines: (LogLine | undefined)[] = read(folder)
  expect(lines).toEqual([undefined])
})
