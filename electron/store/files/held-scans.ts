/** Pages that were scanned and are no receipts yet, as the store knows them: a folder per scan, with a note of whose it is. */
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** The name of the note beside the pages of a scan. */
export const scanNoteName = 'scan.json'

/** Removes the pages that were scanned for an account. @param root absolute path of the folder of all scans */
export async function removeScansOf(root: string, accountId: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    const owner = await readFile(path.join(folder, scanNoteName), 'utf8').then(
      ownerIn,
      () => undefined,
    )
    if (owner === accountId) await rm(folder, { recursive: true, force: true })
  }
}

function ownerIn(note: string): string | undefined {
  try {
    return z.object({ accountId: z.uuid().optional() }).parse(JSON.parse(note)).accountId
  } catch {
    return undefined
  }
}
