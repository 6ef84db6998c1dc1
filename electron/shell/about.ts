/** What the app says of itself: its version, and the licences that a package brings. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { app } from 'electron'
import * as z from 'zod'
import { Licence, type About } from '../../shared/about'

export function aboutApp(): About {
  return {
    version: app.getVersion(),
    electron: process.versions.electron,
    system: `${process.platform} ${process.arch}`,
  }
}

/** Of everything inside the package (`build/licences.mjs`); a checkout has no such file, and says none. */
export async function licences(): Promise<Licence[]> {
  if (!app.isPackaged) return []
  const text = await readFile(path.join(process.resourcesPath, 'licences.json'), 'utf8')
  return z.array(Licence).parse(JSON.parse(text))
}
