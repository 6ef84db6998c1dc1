/** How electron-updater is told to go about it. */
import type { AppUpdater } from 'electron-updater'
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider'
import { SignedFeed, type Feed } from './feed'

/** Nothing older, nothing unsigned, nothing fetched or put in place but by our word, and nobody told who asks. */
export function arranged<Updater extends AppUpdater>(updater: Updater, feed: Feed): Updater {
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  // It looks from a checkout or a package of the system too, and fetches nothing there.
  updater.forceDevUpdateConfig = true
  // Else it says which of all computers this is; how far a rollout has come is decided here.
  updater.requestHeaders = { 'x-user-staging-id': '-' }
  updater.setFeedURL({
    provider: 'custom',
    updateProvider: class extends SignedFeed {
      constructor(_options: unknown, _updater: unknown, options: ProviderRuntimeOptions) {
        super(feed, options)
      }
    },
  })
  return updater
}
