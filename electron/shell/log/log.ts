/**
 * The log of this app on this computer: one JSON line for an event, in files that never come to more than 3 MiB.
 *
 * A line is written before the call returns, so that a crash right after it loses nothing; nothing is held open and nothing
 * is written while nothing happens. What cannot be written is left out, and the app goes on.
 */
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { failureIn, LogLine, type Log, type LogFields } from './events'

/** The newest first. */
const logFiles = ['docket.log', 'docket.1.log', 'docket.2.log'] as const

const largestFile = 1024 * 1024
/** In bytes; what the closed list allows is shorter. */
const longestLine = 400
/**
 * Lines that may come at once, and how soon one more may. So a day has 4,000 lines at the most, for which the two files
 * that are there at any time have room, whatever goes wrong how often.
 */
const mostAtOnce = 400
const msForOneMore = 24_000
/** A disk that took no line is left alone for as long. */
const restMs = 10_000

interface Parts {
  /** Absolute path; made with the first line. */
  folder: string
  /** Absolute path of the folder of the app's own code, in which places of failures are looked for. */
  bundle: string
  now?: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock?: () => number
}

/** Opens the log; nothing is read or written by that. */
export function openLog(parts: Parts): Log {
  const { folder, bundle, now = () => new Date(), clock = () => performance.now() } = parts
  const mayWrite = allowance(clock)
  let leftOut = 0
  let restsUntil = -Infinity
  let isWhole = false

  /** False when the disk did not take it. */
  const put = (line: LogLine): boolean => {
    // What ended in the middle of a line, a run or the disk, costs the next line nothing.
    isWhole = append(folder, `${isWhole ? '' : '\n'}${JSON.stringify(line)}\n`)
    if (!isWhole) restsUntil = clock() + restMs
    return isWhole
  }
  const write = (event: string, fields: object): boolean => {
    if (clock() < restsUntil || !mayWrite()) return false
    const at = now().toISOString()
    const { data: line } = LogLine.safeParse({ ...fields, at, event })
    if (!line) return false
    if (leftOut > 0 && put({ at, event: 'left-out', count: leftOut })) leftOut = 0
    return leftOut === 0 && put(line)
  }
  return (event, ...given) => {
    const fields = event === 'failed' ? failed(given[0] as LogFields<'failed'>, bundle) : given[0]
    if (!write(event, fields ?? {})) leftOut += 1
  }
}

function failed({ part, error }: LogFields<'failed'>, bundle: string): object {
  return { part, ...failureIn(error, bundle) }
}

/** The lines of the log, the newest first; undefined in place of each that is not of the closed list. */
export function* linesOf(folder: string): Generator<LogLine | undefined> {
  for (const name of logFiles) {
    const texts = textOf(path.join(folder, name)).split('\n').filter(Boolean)
    for (const text of texts.toReversed()) yield LogLine.safeParse(parsed(text)).data
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the disk took it. */
function append(folder: string, line: string): boolean {
  const [newest] = logFiles
  const file = path.join(folder, newest)
  if (line.length > longestLine) return false
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
    else if (size + line.length > largestFile) rotate(folder)
    appendFileSync(file, line, { mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/** Each takes the place of the next older one, and the oldest goes. */
function rotate(folder: string): void {
  for (let at = logFiles.length - 1; at > 0; at -= 1) {
    const from = path.join(folder, logFiles[at - 1] ?? '')
    if (statSync(from, { throwIfNoEntry: false }))
      renameSync(from, path.join(folder, logFiles[at] ?? ''))
  }
}

/** A bucket that refills steadily. */
function allowance(clock: () => number): () => boolean {
  let left = mostAtOnce
  let filledAt = clock()
  return () => {
    left = Math.min(mostAtOnce, left + (clock() - filledAt) / msForOneMore)
    filledAt = clock()
    if (left < 1) return false
    left -= 1
    return true
  }
}
