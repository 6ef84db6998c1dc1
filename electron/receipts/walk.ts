/** Finds the files in what was dropped: folders are walked, links and hidden files inside them are left alone. */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isSystemFile } from '../../shared/receipts/media'

/** Regular files found below a dropped path, in name order; a dropped file is itself. */
export async function filesBelow(dropped: string, most: number): Promise<string[]> {
  const isFolder = await stat(dropped).then(
    (about) => about.isDirectory(),
    () => false,
  )
  if (!isFolder) return [dropped]
  const found: string[] = []
  const folders = [dropped]
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
      if (isSystemFile(entry.name)) continue
      const full = path.join(folder, entry.name)
      if (entry.isDirectory()) folders.push(full)
      else if (entry.isFile()) found.push(full)
      if (found.length >= most) return found
    }
  }
  return found
}
