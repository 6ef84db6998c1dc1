/** Looks for secrets in clear below folders: as text, as UTF-16, in base64 and in hex. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Enough of a secret to be sure of it, and little enough to find it where a line was cut. */
const lengthOfTrace = 24

/** The files that hold a trace of one of the secrets. */
export function filesWithSecrets(folders: readonly string[], secrets: readonly string[]): string[] {
  const traces = secrets.flatMap(tracesOf)
  return folders.flatMap(filesBelow).filter((file) => {
    const content = readFileSync(file)
    return traces.some((trace) => content.includes(trace))
  })
}

function tracesOf(secret: string): Buffer[] {
  const trace = secret.slice(0, lengthOfTrace)
  // Whatever stands before it, base64 looks one of three ways; its edges depend on the neighbours.
  const encoded = [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + trace)
      .toString('base64')
      .slice(4, 28),
  )
  return [
    Buffer.from(trace),
    Buffer.from(trace, 'utf16le'),
    Buffer.from(Buffer.from(trace).toString('hex')),
    ...encoded.map((text) => Buffer.from(text)),
  ]
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(full)
    return entry.isFile() ? [full] : []
  })
}
