/** Electron-updater as this app uses it. A module of its own, so that it is loaded with the first look and not at start. */
import { AppImageUpdater, MacUpdater, NsisUpdater, type AppUpdater } from 'electron-updater'
import { withoutSpelling } from '../hardening'
import { arranged } from './arranged'
import type { Feed } from './feed'

/** The one of this system; where packages are the system's, it only looks. */
export function openUpdater(feed: Feed): AppUpdater {
  const updater = updaterOf(process.platform)
  withoutSpelling(updater.netSession)
  return arranged(updater, feed)
}

function updaterOf(platform: NodeJS.Platform): AppUpdater {
  if (platform === 'win32') return new NsisUpdater()
  return platform === 'darwin' ? new MacUpdater() : new AppImageUpdater()
}
