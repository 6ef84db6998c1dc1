/** What the window says of scanning. */
import type { ScanStanding } from '../../shared/receipts/scanning'
import { plural } from '../lib/times'

/** Where scanning can be asked for. */
export const scanWords = 'Scan…'
export const scanKey = 'Ctrl+Shift+s'

/** What a source is called to a person; the names are those of the makers of scanners. */
export const sourceName = (name: string): string => (name === '' ? 'The scanner’s own' : name)

export const heldWords = (pages: number): string =>
  `${plural(pages, 'scanned page')} ${pages === 1 ? 'waits' : 'wait'} to be saved`

/** What is going on, or what it came to. @param scanned pages of the scan that has just ended */
export function standingWords({ state, pages, percent }: ScanStanding, scanned: number): string {
  if (state === 'scanning') {
    const whole = pages > 0 ? `${plural(pages, 'page')} scanned. ` : ''
    return percent === undefined ? `${whole}Scanning…` : `${whole}The next one: ${percent}%`
  }
  if (state === 'held') return `${heldWords(pages)} as one document.`
  return scanned > 0 ? `${plural(scanned, 'page')} scanned and saved.` : ''
}
