import { expect, test } from 'vitest'
import { Settings, type Settings as Chosen } from '../../../../shared/settings'
import {
  crashedBefore,
  failuresIn,
  findingsIn,
  reportedSettings,
  versionIn,
  type Observed,
} from '../../../../electron/report/findings'
import type { LogLine } from '../../../../electron/shell/log/events'

const well: Observed = {
  recovered: undefined,
  setAside: 0,
  accounts: [
    { kind: 'service', access: 'full', status: 'connected', waiting: 2, attention: 0 },
    { kind: 'demo', access: 'full', status: 'connected', waiting: 0, attention: 0 },
  ],
  keeping: 'keyring',
  configurationProblem: undefined,
  updates: 'current',
  freeMiB: 40_000,
  crashedBefore: false,
  foreignLines: 0,
}
const [account] = well.accounts

test('where all is well nothing is found', () => {
  expect(findingsIn(well)).toEqual([])
})

test.each<[Partial<Observed>, unknown]>([
  [{ recovered: { receipts: 3 } }, { finding: 'store-recovered', receipts: 3 }],
  [{ setAside: 2 }, { finding: 'rows-set-aside', rows: 2 }],
  [{ keeping: 'memory' }, { finding: 'tokens-not-in-keyring', keeping: 'memory' }],
  [
    { configurationProblem: 'configuration-untrusted' },
    { finding: 'configuration', code: 'configuration-untrusted' },
  ],
  [{ updates: 'refused' }, { finding: 'updates', state: 'refused' }],
  [{ freeMiB: 120 }, { finding: 'little-room', freeMiB: 120 }],
  [{ crashedBefore: true }, { finding: 'crashed-before' }],
  [{ foreignLines: 1 }, { finding: 'log-unreadable', lines: 1 }],
])('of %j is told %j', (seen, told) => {
  expect(findingsIn({ ...well, ...seen })).toEqual([told])
})

test('an account that is signed out is counted, and why', () => {
  if (!account) throw new Error('There is no account')
  const accounts = [
    { ...account, status: 'signed-out' as const, problem: 'grant-revoked' as const },
  ]
  expect(findingsIn({ ...well, accounts })).toEqual([
    { finding: 'account-problem', code: 'grant-revoked' },
    { finding: 'signed-out', accounts: 1 },
  ])
})

test('every setting is told, and of a service only that one was named', () => {
  const chosen: Required<Chosen> = {
    theme: 'dark',
    paused: true,
    graceSeconds: 15,
    receiptSort: 'oldest',
    expenseColumns: ['vat'],
    notices: false,
    numberInDescription: false,
    staysInTray: true,
    startsAtLogin: true,
    updates: true,
    filesKeptDays: 90,
    keys: { palette: ['Ctrl+j'], 'alice-at-books.example': ['Ctrl+g'] },
    panes: { list: 320 },
    window: { x: 20, y: 30, width: 1200, height: 800, fills: 'maximized', zoom: 1.25 },
    screen: 'expenses',
    service: { baseUrl: 'https://api.books.example', clientId: 'docket-desktop-1f7a' },
    presets: [{ name: 'Books', service: { baseUrl: 'https://api.books.example' } }],
  }
  const told = reportedSettings(chosen)
  expect(JSON.stringify(told)).not.toMatch(/books\.example|1f7a/)
  expect(told.keys).toEqual({ palette: ['Ctrl+j'] })
  const names = Object.keys(Settings.shape).filter((name) => !['service', 'presets'].includes(name))
  expect(Object.keys(told).toSorted()).toEqual([...names, 'hasOwnService'].toSorted())
})

test.each([
  ['6.8.0-45-generic-alices-laptop', '6.8.0'],
  ['1.2.3', '1.2.3'],
  ['alice', undefined],
  [undefined, undefined],
])('of the version %s the numbers are told: %s', (text, told) => {
  expect(versionIn(text)).toBe(told)
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute))
const line = (event: 'start' | 'quit' | 'resume', minute: number): LogLine => ({
  at: at(minute).toISOString(),
  event,
})

test.each<[string, (LogLine | undefined)[], Date[], boolean]>([
  ['ended and left nothing', [line('start', 0), line('quit', 5)], [], false],
  ['was killed, which leaves no dump', [line('start', 0), line('resume', 3)], [], false],
  ['crashed', [line('start', 0), line('resume', 3)], [at(4)], true],
  ['crashed, and its last line was cut short', [line('start', 0), undefined], [at(4)], true],
  ['ended although a page of it had crashed', [line('start', 0), line('quit', 5)], [at(4)], false],
  ['was killed long after an older crash', [line('start', 2), line('resume', 3)], [at(1)], false],
  ['was the first', [], [], false],
])('a run that %s', (_words, lines, dumps, hasCrashed) => {
  const newestFirst = [...lines, line('start', 10)].toReversed()
  expect(
    crashedBefore(
      newestFirst,
      dumps.map((moment) => ({ at: moment })),
      at(10),
    ),
  ).toBe(hasCrashed)
})

test('failures are told by where and why, the latest first', () => {
  const failed = (minute: number, code: 'offline' | 'disk-full'): LogLine => ({
    at: at(minute).toISOString(),
    event: 'failed',
    part: 'refresh',
    code,
  })
  expect(failuresIn([failed(1, 'disk-full'), failed(2, 'offline'), failed(3, 'offline')])).toEqual([
    { part: 'refresh', code: 'offline', times: 2, last: at(3).toISOString() },
    { part: 'refresh', code: 'disk-full', times: 1, last: at(1).toISOString() },
  ])
})
