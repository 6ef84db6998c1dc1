/** Decides, from one look at a watched folder, what is to be done with each file in it. Pure. */
import type { ErrorCode } from '../../../shared/errors'
import type { KnownFile } from '../../store/receipts/watched-rows'

/** A file as it was found. */
export interface Listed {
  name: string
  /** Bytes. */
  size: number
  /** Whole milliseconds since 1970. */
  modifiedMs: number
}

/** A file that is waited for: it is due when it is still like this at that moment. */
export interface Awaited extends Omit<Listed, 'name'> {
  /** On a clock that only runs forward. */
  untilMs: number
  /** Why it could not be taken, or not be put away, the last time. */
  code?: ErrorCode
}

interface Look {
  atMs: number
  /** How long a file has to stand still before it counts as complete. */
  stillMs: number
  /** Regular files with names that are wanted. */
  listing: readonly Listed[]
  known: ReadonlyMap<string, KnownFile>
  awaited: ReadonlyMap<string, Awaited>
}

export interface Decision {
  /** Complete files of which nothing is known. */
  take: Listed[]
  /** Files whose receipts are saved, and which are still to be moved or binned. */
  putAway: KnownFile[]
  /** Files that were passed over, and have another name or time by now. */
  passed: KnownFile[]
  /** Names of files that were refused and are gone. */
  forget: string[]
  /** What is waited for until the next look. */
  awaited: Map<string, Awaited>
}

/** What is to be done after a look at a folder. */
export function decide({ atMs, stillMs, listing, known, awaited }: Look): Decision {
  const there = new Set(listing.map(({ name }) => name))
  const gone: KnownFile[] = []
  for (const file of known.values()) if (!there.has(file.name)) gone.push(file)
  const lost = new Set(gone.filter(({ outcome }) => outcome === 'passed').map(looksOf))
  const refused = gone.filter(({ outcome }) => outcome === 'refused')
  const decision: Decision = {
    take: [],
    putAway: [],
    passed: [],
    // A drive that is not mounted may look like an empty folder.
    forget: listing.length > 0 ? refused.map(({ name }) => name) : [],
    awaited: new Map<string, Awaited>(),
  }
  for (const file of listing) {
    const before = known.get(file.name)
    const isKnown = before !== undefined && isSame(before, file)
    if (isKnown && before.due === undefined) continue
    const waits = awaited.get(file.name)
    const isResting = waits && isSame(waits, file) && atMs < waits.untilMs
    if (isKnown) {
      if (isResting) decision.awaited.set(file.name, waits)
      else decision.putAway.push(before)
    } else if (isStillPassed(before, file) || (!before && lost.has(looksOf(file))))
      decision.passed.push({ ...file, outcome: 'passed' })
    else if (file.size === 0) continue
    else if (!waits || !isSame(waits, file)) {
      const { size, modifiedMs } = file
      decision.awaited.set(file.name, { size, modifiedMs, untilMs: atMs + stillMs })
    } else if (isResting) decision.awaited.set(file.name, waits)
    else decision.take.push(file)
  }
  return decision
}

type Looks = Pick<Listed, 'size' | 'modifiedMs'>

const isSame = (one: Looks, other: Looks): boolean =>
  one.size === other.size && one.modifiedMs === other.modifiedMs

const looksOf = ({ size, modifiedMs }: Looks): string => `${size} ${modifiedMs}`

const hourMs = 3_600_000

/**
 * The bytes of what was passed over are not known. With the size that it had it counts as the same, unless it was written
 * since: a copy that was synchronised is as old as it was, and a change of the clocks moves the times of FAT by an hour.
 */
const isStillPassed = (before: KnownFile | undefined, { size, modifiedMs }: Listed): boolean => {
  if (before?.outcome !== 'passed' || before.size !== size) return false
  const newerMs = modifiedMs - before.modifiedMs
  return newerMs <= 0 || newerMs % hourMs === 0
}

/** Hidden, or named as programs name what they are still writing or what they keep for themselves. */
const unfinished = [
  /^[.~]/,
  /~$/,
  /\.(?:crdownload|download|filepart|opdownload|part|partial|swp|te?mp)$/i,
  /^(?:desktop\.ini|thumbs\.db)$/i,
]

/** Whether a file of this name may be taken. @param pattern see `WatchedFolderSetting` */
export function isWanted(name: string, pattern: string): boolean {
  return !unfinished.some((sign) => sign.test(name)) && (pattern === '' || matches(name, pattern))
}

/** Goes back to the last `*` only, so that no pattern takes longer than both lengths multiplied. */
function matches(name: string, pattern: string): boolean {
  const [text, signs] = [name, pattern].map((one) => Array.from(one.normalize('NFC').toLowerCase()))
  if (!text || !signs) return false
  let [at, sign, star, resume] = [0, 0, -1, 0]
  while (at < text.length) {
    if (signs[sign] === '*') [star, resume] = [sign++, at]
    else if (signs[sign] === '?' || signs[sign] === text[at]) [at, sign] = [at + 1, sign + 1]
    else if (star >= 0) [at, sign] = [++resume, star + 1]
    else return false
  }
  return signs.slice(sign).every((left) => left === '*')
}
