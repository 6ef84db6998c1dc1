import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  autostartEntry,
  autostartFile,
  hasAutostart,
  renewAutostart,
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

test('an entry starts what the app is called by now, and keeps what a person added to it', () => {
  const file = path.join(temporaryFolder(), 'autostart/app.docket.desktop')
  renewAutostart(file, ['/home/jo/docket-0.2.0.AppImage'])
  expect(hasAutostart(file)).toBe(false)
  setAutostart(file, ['/home/jo/docket-0.1.0.AppImage', '--hidden'])
  writeFileSync(file, `${readFileSync(file, 'utf8')}X-GNOME-Autostart-Delay=30\n`)
  renewAutostart(file, ['/home/jo/docket-0.2.0$&.AppImage', '--hidden'])
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('Exec='))).toEqual([
    String.raw`Exec="/home/jo/docket-0.2.0\\$&.AppImage" "--hidden"`,
  ])
  expect(lines).toContain('X-GNOME-Autostart-Delay=30')
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
