/** New versions of this very copy of the app. */
import { existsSync } from 'node:fs'
import { app } from 'electron'
import type { AppHandlers } from '../../../shared/ipc'
import { administratorsFile } from '../configuration'
import type { Log } from '../log/events'
import { readPolicy } from '../policy'
import type { SettingsFile } from '../settings'
import type { Feed } from './feed'
import { replacesItself } from './place'
import { Updates } from './updates'

export function openUpdates(settings: SettingsFile, log: Log): Updates {
  const feed = app.isPackaged ? UPDATE_FEED : feedOf(process.env)
  const policy = readPolicy(administratorsFile('policy.json', process.platform, process.env))
  return new Updates({
    settings,
    log,
    now: () => new Date(),
    isForbidden: !policy.updates,
    replacesItself: replacesItself({
      platform: process.platform,
      environment: process.env,
      executable: process.execPath,
      exists: existsSync,
    }),
    ...(feed && { open: async () => (await import('./updater')).openUpdater(feed) }),
  })
}

/** What the window may ask for. */
export function updateHandlers(updates: Updates): AppHandlers['updates'] {
  return {
    standing: updates.standing,
    look: () => updates.look(),
    install: () => {
      if (updates.want()) app.quit()
    },
  }
}

/** Of a checkout, for its tests. */
function feedOf(environment: NodeJS.ProcessEnv): Feed | undefined {
  const { DOCKET_FEED_URL: url, DOCKET_FEED_KEY: key } = environment
  return url && key ? { url, key } : undefined
}
