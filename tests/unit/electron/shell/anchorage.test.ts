import { expect, test } from 'vitest'
import { anchorage } from '../../../../electron/shell/anchorage'

test.each([
  ['linux', {}, '/home/ada', '/home/ada/.local/state/docket'],
  ['linux', { XDG_STATE_HOME: '/state' }, '/home/ada', '/state/docket'],
  ['linux', { XDG_STATE_HOME: 'relative' }, '/home/ada', '/home/ada/.local/state/docket'],
  ['darwin', {}, '/Users/ada', '/Users/ada/Library/Application Support/Docket state'],
  [
    'win32',
    { LOCALAPPDATA: String.raw`C:\Users\ada\AppData\Local` },
    String.raw`C:\Users\ada`,
    String.raw`C:\Users\ada\AppData\Local\Docket state`,
  ],
  ['win32', {}, String.raw`C:\Users\ada`, String.raw`C:\Users\ada\AppData\Local\Docket state`],
] as const)(
  'on %s the folder does not lie in the profile',
  (platform, environment, home, folder) => {
    expect(anchorage(platform, environment, home)).toBe(folder)
  },
)
