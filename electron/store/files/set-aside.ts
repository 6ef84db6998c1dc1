/** Moves a JSON file that cannot be read out of the way: the app starts without it, and nothing in it is deleted. */
import { readFileSync } from 'node:fs'
import { moveNow } from '../../moving'

/** @param file absolute path. One that is missing or whole stays where it is. */
export function setAsideIfDamaged(file: string, now = new Date()): void {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return
  } catch (error) {
    if (!(error instanceof SyntaxError)) return
  }
  moveNow(file, `${file}.damaged-${now.getTime()}`)
}
