import { expect, test } from 'vitest'
import { replacesItself, startedFile } from '../../../../../electron/shell/updates/place'

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

const portable = String.raw`E:\Docket-portable.exe`
const unpacking = { PORTABLE_EXECUTABLE_FILE: portable, TEMP: String.raw`C:\Users\JO\Temp` }

test.each<[string, NodeJS.Platform, Record<string, string>, string, string | undefined]>([
  ['an AppImage by its file', 'linux', mounted, '/tmp/.mount_Docket/docket', mounted.APPIMAGE],
  ['a package of Linux by itself', 'linux', {}, '/opt/Docket/docket', undefined],
  [
    'one that another AppImage started by itself',
    'linux',
    mounted,
    '/opt/Docket/docket',
    undefined,
  ],
  [
    'a portable program by its file',
    'win32',
    unpacking,
    String.raw`c:\users\jo\temp\2ab\Docket.exe`,
    portable,
  ],
  ['one that another portable program started by itself', 'win32', unpacking, windows, undefined],
  ['what was installed on Windows by itself', 'win32', { TEMP: 'C:' }, windows, undefined],
  ['an app of macOS by itself', 'darwin', mounted, '/Applications/Docket', undefined],
])('%s is started anew', (_name, platform, environment, executable, expected) => {
  expect(startedFile({ platform, environment, executable })).toBe(expected)
})
