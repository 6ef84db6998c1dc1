/** The log of this app on this computer: one JSON line per event, of fields that can hold no secret. */
import { appendFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { move } from '../store/files/durable'

/** What a line may hold. Addresses, names and texts of people are not among it. */
export interface LogFields {
  code?: string
  channel?: string
  message?: string
  count?: number
  ms?: number
}

export type Log = (event: string, fields?: LogFields) => void

const largestBytes = 2 * 1024 * 1024

/** Opens the log in a folder; lines are written one after the other and never hold anyone up. */
export function openLog(folder: string): Log {
  const file = path.join(folder, 'docket.log')
  let last: Promise<unknown> = mkdir(folder, { recursive: true, mode: 0o700 })
  return (event, fields = {}) => {
    const { code, channel, message, count, ms } = fields
    const line = {
      at: new Date().toISOString(),
      event,
      code,
      channel,
      count,
      ms,
      message: redact(message),
    }
    last = last
      .then(() => rotate(file))
      .then(() => appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 }))
      .catch(() => undefined)
  }
}

/** A second look: whatever resembles a token, a query or a bearer header goes. */
export function redact(text: string | undefined): string | undefined {
  return text
    ?.replace(/bearer\s+\S+/gi, 'Bearer …')
    .replace(/\?\S+/g, '?…')
    .replace(/[A-Za-z0-9_-]{40,}/g, '…')
    .slice(0, 500)
}

async function rotate(file: string): Promise<void> {
  const size = await stat(file).then(
    (about) => about.size,
    () => 0,
  )
  if (size > largestBytes) await move(file, `${file}.1`)
}
