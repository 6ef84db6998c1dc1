/** Electric power: how seldom the app wakes a computer while nobody works, and what it does once that has slept. */
import { app, powerMonitor } from 'electron'
import type { Log } from './log/events'
import { watchNetwork } from './network-changes'

/** How often Chromium may look what its threads keep of memory, at most and usually. */
const lookEvery = '30s'

/**
 * Before the app is ready. Each process of Chromium tells its threads from time to time to give back memory that they keep for
 * later. A thread that sleeps never does, so that where one fell asleep with much of it, its process looks every second for as
 * long as it lives, and whatever waits for a wake-up runs with each look. Chromium's default is 1 s at most and 2 s usually
 * (base/allocator/partition_alloc_features.cc); where a version does not know the names, nothing changes.
 */
export function wakeSeldom(): void {
  const intervals = ['Min', 'Default'].map((name) => `ThreadCache${name}PurgeInterval/${lookEvery}`)
  const feature = `EnableConfigurableThreadCachePurgeInterval:${intervals.join('/')}`
  const given = app.commandLine.getSwitchValue('enable-features')
  app.commandLine.appendSwitch('enable-features', [given, feature].filter(Boolean).join(','))
}

/** Calls back after the computer slept, and when its network is another. */
export function followPower(disturbed: () => void, log: Log): void {
  powerMonitor.on('resume', disturbed)
  watchNetwork(() => {
    log('network')
    disturbed()
  })
}
