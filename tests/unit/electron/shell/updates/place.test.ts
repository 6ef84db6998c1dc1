import { expect, test } from 'vitest'
import { replacesItself } from '../../../../../electron/shell/updates/place'

const installer = String.raw`C:\Users\jo\Docket\Uninstall Docket.exe`
const windows = String.raw`C:\Users\jo\Docket\Docket.exe`
const mounted = { APPIMAGE: '/home/jo/Docket.AppImage', APPDIR: '/tmp/.mount_Docket' }

test.each<[string, NodeJS.Platform, Record<string, string>, string, boolean]>([
  ['an AppImage', 'linux', mounted, '/tmp/.mount_Docket/docket', true],
  ['a package of Linux', 'linux', {}, '/opt/Docket/docket', false],
  ['one that another AppImage started', 'linux', mounted, '/opt/Docket/docket', false],
  ['an app of macOS', 'darwin', {}, '/Applications/Docket.app/Contents/MacOS/Docket', true],
  ['what the installer of Windows installed', 'win32', {}, windows, true],
  ['an unpacked archive on Windows', 'win32', {}, String.raw`D:\Docket\Docket.exe`, false],
])('%s replaces itself or not', (_name, platform, environment, executable, expected) => {
  const exists = (file: string) => file === installer
  expect(replacesItself({ platform, environment, executable, exists })).toBe(expected)
})
