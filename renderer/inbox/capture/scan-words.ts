/** What the window says of scanning. */
import type { ScanStanding } from '../../../shared/receipts/scanning'
import { say } from '../../../shared/words/words'

/** Where scanning can be asked for. */
export const scanWords = (): string => say('inbox.scan.action')

/** What a source is called to a person; the names are those of the makers of scanners. */
export const sourceName = (name: string): string => name || say('inbox.scan.ownSource')

export const heldWords = (pages: number): string => say('inbox.scan.held', { count: pages })

/** What is going on, or what it came to. @param scanned pages of the scan that has just ended */
export function standingWords({ state, pages, percent }: ScanStanding, scanned: number): string {
  if (state === 'scanning')
    return percent === undefined
      ? say('inbox.scan.running', { pages })
      : say('inbox.scan.runningPart', { pages, percent })
  if (state === 'held') return say('inbox.scan.heldTogether', { count: pages })
  return scanned > 0 ? say('inbox.scan.done', { count: scanned }) : ''
}
