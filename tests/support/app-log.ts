/** What the apps that a test runs have logged, to be shown where the test fails. */
import type { Log } from '../../electron/shell/log/events'

const most = 200
const lines: string[] = []

export const appLog: Log = (event, ...fields) => {
  lines.push(JSON.stringify({ at: new Date().toISOString(), event, ...fields[0] }))
  if (lines.length > most) lines.shift()
}

/** The lines since it was asked for last, at most 200. */
export const takenLog = (): string[] => lines.splice(0)
