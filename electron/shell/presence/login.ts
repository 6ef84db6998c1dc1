/** Whether Docket starts when the person signs in to this computer; the system keeps that, not Docket. */
import { app } from 'electron'
import { hiddenSwitch } from '../command-line'
import { autostartFile, hasAutostart, setAutostart } from './autostart'

/** Of this app as it runs now: an AppImage starts by its file, an app in development by its folder. */
function command(): string[] {
  const program = process.env['APPIMAGE'] ?? process.execPath
  return [program, ...(app.isPackaged ? [] : [app.getAppPath()]), hiddenSwitch]
}

const linuxFile = () => autostartFile(process.env, app.getPath('home'))

export function startsAtLogin(): boolean {
  if (process.platform === 'linux') return hasAutostart(linuxFile())
  return app.getLoginItemSettings({ args: [hiddenSwitch] }).openAtLogin
}

/** @throws the system's error when it cannot be kept */
export function setStartAtLogin(isWanted: boolean): void {
  if (isWanted === startsAtLogin()) return
  if (process.platform === 'linux') setAutostart(linuxFile(), isWanted ? command() : undefined)
  else app.setLoginItemSettings({ openAtLogin: isWanted, args: [hiddenSwitch] })
}

/** Whether this start is one of the session, for which nobody has asked to see a window. */
export function isStartOfSession(argv: readonly string[]): boolean {
  if (process.platform === 'darwin') return app.getLoginItemSettings().wasOpenedAtLogin
  return argv.includes(hiddenSwitch)
}
