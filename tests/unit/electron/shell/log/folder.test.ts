import { expect, test } from 'vitest'
import { logFolder } from '../../../../../electron/shell/log/folder'

const here = { home: '/home/a', profile: '/home/a/.config/Docket', isProfileNamed: false }

test.each([
  ['linux', {}, '/home/a/.local/state/docket/logs'],
  ['linux', { XDG_STATE_HOME: '/state' }, '/state/docket/logs'],
  ['linux', { XDG_STATE_HOME: 'not/absolute' }, '/home/a/.local/state/docket/logs'],
  ['darwin', {}, '/home/a/Library/Logs/Docket'],
  ['win32', {}, '/home/a/.config/Docket/logs'],
] as const)('on %s with %j the log lies in %s', (platform, environment, folder) => {
  expect(logFolder({ platform, environment, ...here })).toBe(folder)
})

test.each(['linux', 'darwin', 'win32'] as const)(
  'on %s the log of a profile that was named at the start lies in it',
  (platform) => {
    const parts = { platform, environment: {}, home: '/home/a', profile: '/p' }
    expect(logFolder({ ...parts, isProfileNamed: true })).toBe('/p/logs')
  },
)
