/** A way to scan that a system has: what it can be asked, whichever program stands behind it. */
import type { ScanAbilities, ScanDevice } from '../../../shared/receipts/scanning'

/** What to scan, in the words of the system itself. */
export interface ScanJob {
  device: string
  /** Empty where the scanner has no choice of them. */
  source: string
  dpi: number
  isColour: boolean
  /** Absolute path of the folder in which the pages come to lie, as `pageName` calls them, each only once it is whole. */
  folder: string
  /** The number of the first page. */
  first: number
  /** How many pages at most. */
  most: number
}

export interface ScanNews {
  /** A page is whole. */
  onPage: (number: number) => void
  /** How much there is of the page that is being scanned, 0 to 100. */
  onPercent: (percent: number) => void
}

/**
 * Each of these ends, at the latest when the signal says so, and leaves no process behind.
 * @throws AppError `scanner-…`, `scan-failed`, `scan-cancelled` when the signal ended it
 */
export interface ScanWay {
  /** Whether this computer has it. */
  isThere: () => boolean
  devices: (signal: AbortSignal) => Promise<ScanDevice[]>
  abilities: (device: string, signal: AbortSignal) => Promise<ScanAbilities>
  scan: (job: ScanJob, news: ScanNews, signal: AbortSignal) => Promise<void>
}

const ending = '.png'
const beginning = 'page-'

export const pageName = (number: number | string): string => `${beginning}${number}${ending}`

/** The number of a page by its file's name; undefined for any other file. */
export function pageNumber(name: string): number | undefined {
  const number = /^page-(\d{1,6})\.png$/.exec(name)?.[1]
  return number === undefined ? undefined : Number(number)
}
