import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SettingsFile } from '../../../../electron/shell/settings'
import { defaultSettings } from '../../../../shared/settings'
import { fileIn, temporaryFolder } from '../../../support/files'

test('a fresh profile has the settings that everyone starts with', () => {
  expect(new SettingsFile(temporaryFolder()).current.get()).toEqual(defaultSettings)
})

test('what was changed is there after a restart, and watchers are told', () => {
  const folder = temporaryFolder()
  const settings = new SettingsFile(folder)
  const seen: unknown[] = []
  settings.current.subscribe((value) => seen.push(value))
  settings.change({ theme: 'dark' })
  settings.change({ paused: true })
  expect(seen).toEqual([
    { theme: 'dark', paused: false },
    { theme: 'dark', paused: true },
  ])
  expect(new SettingsFile(folder).current.get()).toEqual({ theme: 'dark', paused: true })
})

test.each(['', '{', '{"theme":"dark"', 'null', '[]', '"text"', '\0\0\0\0'])(
  'a file that cannot be read counts as no settings, is kept, and new ones can be written: %j',
  (text) => {
    const folder = temporaryFolder()
    fileIn(folder, 'settings.json', Buffer.from(text))
    const settings = new SettingsFile(folder)
    expect(settings.current.get()).toEqual(defaultSettings)
    settings.change({ theme: 'light' })
    expect(new SettingsFile(folder).current.get().theme).toBe('light')
    const kept = readdirSync(folder).filter((name) => name.includes('.damaged-'))
    expect(kept.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([text])
  },
)

test.each([{ theme: 'pink' }, { paused: 'yes' }, { theme: null }])(
  'settings this app does not understand count as none, and the file stays: %j',
  (stored) => {
    const folder = temporaryFolder()
    const file = fileIn(folder, 'settings.json', Buffer.from(JSON.stringify(stored)))
    expect(new SettingsFile(folder).current.get()).toEqual(defaultSettings)
    expect(existsSync(file)).toBe(true)
  },
)

test.each([
  { expenseColumns: ['of-a-newer-version'] },
  { graceSeconds: 7 },
  { theme: 'pink' },
  { receiptSort: 'of-a-newer-version' },
  { panes: { list: 'wide' } },
  { service: 7 },
  { presets: [{}] },
])(
  'a setting that is not understood takes no other with it, least of all that sending is held, and stays: %j',
  (odd) => {
    const folder = temporaryFolder()
    const known = { paused: true, filesKeptDays: 30, notices: false }
    const file = fileIn(folder, 'settings.json', Buffer.from(JSON.stringify({ ...known, ...odd })))
    const settings = new SettingsFile(folder)
    expect(settings.current.get()).toEqual({ ...defaultSettings, ...known })
    settings.change({ notices: true })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ ...odd, paused: true })
    expect(new SettingsFile(folder).current.get()).toMatchObject({ paused: true, notices: true })
  },
)

test('a bad entry among the keys takes neither the other keys nor another setting with it', () => {
  const folder = temporaryFolder()
  const keys = { palette: ['Ctrl+j'], up: 'k', down: [7], 'screen-desk': ['Ctrl+Nothing'] }
  fileIn(folder, 'settings.json', Buffer.from(JSON.stringify({ theme: 'dark', keys })))
  const settings = new SettingsFile(folder)
  expect(settings.current.get()).toEqual({
    theme: 'dark',
    paused: false,
    keys: { palette: ['Ctrl+j'] },
  })
  settings.change({ keys: {} })
  expect(new SettingsFile(folder).current.get().keys).toEqual({})
})

test.each([null, 7, 'Ctrl+j', ['Ctrl+j']])('keys that are none are left out alone: %j', (keys) => {
  const folder = temporaryFolder()
  fileIn(folder, 'settings.json', Buffer.from(JSON.stringify({ theme: 'dark', keys })))
  expect(new SettingsFile(folder).current.get()).toEqual({ theme: 'dark', paused: false, keys: {} })
})
