/** Pictures of pages that the window cannot draw itself, under the hash of the file they are of. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** @param profile absolute path */
export function removePreviewsNow(profile: string, sha256: string): void {
  const folder = path.join(profile, 'previews')
  for (const name of namesIn(folder))
    if (name.startsWith(sha256)) rmSync(path.join(folder, name), { force: true })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
