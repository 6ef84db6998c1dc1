import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  autostartEntry,
  autostartFile,
  hasAutostart,
  setAutostart,
} from '../../../../../electron/shell/presence/autostart'
import { temporaryFolder } from '../../../../support/files'

test.each([
  [{ XDG_CONFIG_HOME: '/etc/elsewhere' }, '/etc/elsewhere/autostart/app.docket.desktop'],
  [{ XDG_CONFIG_HOME: 'relative' }, '/home/jo/.config/autostart/app.docket.desktop'],
  [{}, '/home/jo/.config/autostart/app.docket.desktop'],
])('with %j the entry is %s', (environment, file) => {
  expect(autostartFile(environment, '/home/jo')).toBe(file)
})

test.each([
  [['/opt/Docket/docket', '--hidden'], 'Exec="/opt/Docket/docket" "--hidden"'],
  [['/home/jo/My Apps/100%.AppImage'], 'Exec="/home/jo/My Apps/100%%.AppImage"'],
  [['/a"b/$c/`d'], String.raw`Exec="/a\\"b/\\$c/\\` + '`d"'],
  [[String.raw`/a\b`], String.raw`Exec="/a\\\\b"`],
])('%j is started as it is', (command, line) => {
  expect(autostartEntry(command).split('\n')).toContain(line)
})

test('an entry is there once it is set, and gone once it is not wanted', () => {
  const file = path.join(temporaryFolder(), 'config/autostart/app.docket.desktop')
  expect(hasAutostart(file)).toBe(false)
  setAutostart(file, ['/opt/Docket/docket', '--hidden'])
  expect(hasAutostart(file)).toBe(true)
  setAutostart(file, undefined)
  expect(hasAutostart(file)).toBe(false)
  setAutostart(file, undefined)
})

test.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])(
  'a desktop switches it off by %s',
  (line) => {
    const file = path.join(temporaryFolder(), 'autostart/app.docket.desktop')
    setAutostart(file, ['/opt/Docket/docket'])
    const [name = ''] = line.split('=')
    const kept = readFileSync(file, 'utf8')
      .split('\n')
      .filter((other) => !other.startsWith(name))
    writeFileSync(file, [...kept, line, ''].join('\n'))
    expect(hasAutostart(file)).toBe(false)
  },
)
