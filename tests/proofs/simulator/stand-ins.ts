/** All that the simulator stands in for: modules as the bundle has them, globals, and what the core is given. */
import type { Surroundings } from '../../../electron/core'
import { virtualGlobals } from './globals'

/** What takes the place of modules: put here by build/simulate.mjs, from the table that makes the bundle. */
declare const bundledStandIns: readonly string[]

/** What the core is given in place of the real world; undefined for what is as in the app, or plain data. */
const surroundings: Record<keyof Surroundings, string | undefined> = {
  profile: undefined,
  settings: undefined,
  anchorage: undefined,
  administratorsFile: undefined,
  isPlacedByAdministrator: undefined,
  keyring: 'the keyring: made up, and locked, lost or other at times',
  exchange: 'HTTP and the service: a network that fails by chance, and made-up companies behind it',
  openInBrowser: 'the browser: a person who comes back from it after a while, or never',
  demoService: 'the demo service: cannot be started',
  log: 'the log: nothing is written, an unexpected failure is wrong',
  version: undefined,
  now: undefined,
  clock: 'clocks: virtual time, wrong, asleep and stopped at times',
  random: 'chance: drawn from the seed',
  spawnReading: 'the process of reading: there is none',
  exportCustoms: undefined,
  toBin: undefined,
  scanWay: undefined,
  signInTimeoutMs: undefined,
  graceMs: 'the grace before sending: none, a confirmed receipt goes at once',
  later: undefined,
  onIntent: undefined,
}

/** One line each: what it is, and what is in its place. */
export const standIns: readonly string[] = [
  ...bundledStandIns,
  `${virtualGlobals.join(', ')}: of virtual time and the seed`,
  ...Object.values(surroundings).filter((text) => text !== undefined),
]
