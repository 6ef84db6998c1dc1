/** Words about new versions of the app. */
import type { UpdateStanding } from '../../shared/updates'
import { momentWords } from '../lib/times'
import { say } from '../../shared/words/words'

export function updateWords({ state, version = '' }: UpdateStanding): string {
  return say(`settings.updates.${state}`, { version })
}

/** `"Checked 10:42"`; nothing where nobody has asked yet. */
export function checkedWords({ at }: UpdateStanding, now = new Date()): string {
  return at === undefined ? '' : say('settings.updates.checked', { moment: momentWords(at, now) })
}
