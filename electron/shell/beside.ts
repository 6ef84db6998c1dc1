/** What comes with the app beside its code. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { app } from 'electron'

export type PartName = 'samples' | 'tray'

/** Absolute path of a folder. @param here the folder of the bundle of main */
export function partBeside(here: string, name: PartName): string {
  return app.isPackaged
    ? path.join(process.resourcesPath, name)
    : path.join(here, '../../build', name)
}

/** Absolute paths of the sample receipts in a folder. */
export async function samplesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => /\.(jpg|png|pdf)$/.test(name))
    .map((name) => path.join(folder, name))
}
