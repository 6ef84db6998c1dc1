import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  renewStartAtLogin,
  setStartAtLogin,
  startsAtLogin,
} from '../../../../../electron/shell/presence/login'
import { temporaryFolder } from '../../../../support/files'

vi.mock('electron', () => ({
  app: { isPackaged: true, getPath: () => '/home/jo', getAppPath: () => '/app' },
}))

afterEach(() => {
  vi.unstubAllEnvs()
})

function config(): string {
  const folder = temporaryFolder('docket-config')
  vi.stubEnv('XDG_CONFIG_HOME', folder)
  return path.join(folder, 'autostart/app.docket.desktop')
}
const execIn = (file: string) => /^Exec=.*$/m.exec(readFileSync(file, 'utf8'))?.[0]

test.runIf(process.platform === 'linux')(
  'an AppImage that an update gave another name starts with the session still',
  () => {
    const file = config()
    vi.stubEnv('APPDIR', path.dirname(process.execPath))
    vi.stubEnv('APPIMAGE', '/home/jo/docket-0.1.0-x86_64.AppImage')
    setStartAtLogin(true)
    vi.stubEnv('APPIMAGE', '/home/jo/docket-0.2.0-x86_64.AppImage')
    expect(startsAtLogin()).toBe(true)
    renewStartAtLogin()
    expect(execIn(file)).toBe('Exec="/home/jo/docket-0.2.0-x86_64.AppImage" "--hidden"')
  },
)

test.runIf(process.platform === 'linux')(
  'an installed app that another AppImage started is what starts, and no entry is made unasked',
  () => {
    const file = config()
    vi.stubEnv('APPDIR', '/tmp/.mount_Other')
    vi.stubEnv('APPIMAGE', '/home/jo/Other.AppImage')
    renewStartAtLogin()
    expect(startsAtLogin()).toBe(false)
    setStartAtLogin(true)
    expect(execIn(file)).toBe(`Exec="${process.execPath}" "--hidden"`)
  },
)
