/** Words about new versions of the app. */
import type { UpdateState, UpdateStanding } from '../../shared/updates'
import { momentWords } from '../lib/times'

const words: Record<UpdateState, (version: string) => string> = {
  unfed: () => 'This copy of Docket does not check for updates. Get them where you got it from.',
  forbidden: () => 'The administrator of this computer takes care of updates.',
  off: () => 'Docket does not check for updates.',
  looking: () => 'Checking for updates…',
  current: () => 'Docket is up to date.',
  fetching: (version) => `Downloading version ${version}. You can go on working.`,
  ready: (version) => `Version ${version} is ready, and is installed when you close Docket.`,
  told: (version) =>
    `There is version ${version}. Install it the way you installed this one, such as with the software updates of your system.`,
  unreachable: () => 'The update server could not be reached. Docket tries again tomorrow.',
  refused: () =>
    'What the update server offered is not what Docket’s maker signed. Nothing of it was used.',
}

export function updateWords({ state, version = '' }: UpdateStanding): string {
  return words[state](version)
}

/** `"Checked 10:42"`; nothing where nobody has asked yet. */
export function checkedWords({ at }: UpdateStanding, now = new Date()): string {
  return at === undefined ? '' : `Checked ${momentWords(at, now)}`
}
