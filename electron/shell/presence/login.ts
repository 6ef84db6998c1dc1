/** Whether Docket starts when the person signs in to this computer; the system keeps that, not Docket. */
import { app } from 'electron'
import { hiddenSwitch } from '../command-line'
import { startedFileHere } from '../relaunch'
import { autostartFile, hasAutostart, renewAutostart, setAutostart } from './autostart'

/** Of this app as it runs now: an app in development starts by its folder. */
function command(): string[] {
  const program = startedFileHere() ?? process.execPath
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

/**
 * What starts with the session is this app as it runs now: an update gives an AppImage another name. One in development leaves the entry of an
 * installed one alone.
 * @throws the system's error when it cannot be kept
 */
export function renewStartAtLogin(): void {
  if (process.platform === 'linux' && app.isPackaged) renewAutostart(linuxFile(), command())
}

/** Whether this start is one of the session, for which nobody has asked to see a window. */
export function isStartOfSession(argv: readonly string[]): boolean {
  if (process.platform === 'darwin') return app.getLoginItemSettings().wasOpenedAtLogin
  return argv.includes(hiddenSwitch)
}
