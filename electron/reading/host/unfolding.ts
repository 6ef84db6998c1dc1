/** The host of unfolding: has mails taken apart by a process of its own, and knows nothing of what a mail is. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import type { Allowance } from './allowance'
import { sendOnErrand } from './errand'
import type { ReadingProcess } from './reader'

/** A file that travelled with a mail. */
export interface Enclosed {
  /** Absolute path of a copy. */
  path: string
  /** As the mail names it. */
  fileName: string
}

/** For each mail the files in it, none for one that could not be taken apart, and what takes the copies away. */
export interface Unfolded {
  mails: Enclosed[][]
  clear: () => Promise<void>
}

interface Parts {
  spawn: () => ReadingProcess
  /** Absolute path of a folder of this user; what an earlier run left in it goes. */
  folder: string
  allowance?: Allowance
}

/** For a mail, or several small ones, with the start of the process. A mail of 25 MB takes a second and 120 MB. */
const usualAllowance: Allowance = {
  clockMs: 60_000,
  processorMs: 5_000,
  memory: 448 * 1024 * 1024,
}

const answer = z.object({
  kind: z.literal('unfolded'),
  id: z.string(),
  mails: z.array(z.array(z.string())),
})

/** Where the process puts a file of a mail, both counted from 0. */
export const enclosedPath = (target: string, mail: number, file: number): string =>
  path.join(target, `${mail}-${file}`)

/**
 * Unfolds mails, named by absolute paths: all in one process, and where one of them ends it or uses up what it may, each in
 * one of its own, so that no mail costs another anything.
 * @throws AppError `disk-full`, `no-permission`
 */
export function unfoldMails({ spawn, folder, allowance = usualAllowance }: Parts) {
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const unfold = async (paths: readonly string[], target: string): Promise<Enclosed[][]> => {
    await mkdir(target, { recursive: true, mode: 0o700 })
    const errand = { kind: 'unfold', paths, target }
    const { mails } = await sendOnErrand(spawn(), errand, { answer, allowance })
    // The process says names only: where the files lie is not its word.
    return paths.map((_, mail) =>
      (mails[mail] ?? []).map((fileName, file) => ({
        path: enclosedPath(target, mail, file),
        fileName,
      })),
    )
  }
  const alone = (mail: string, target: string): Promise<Enclosed[]> =>
    unfold([mail], target).then(
      ([files = []]) => files,
      () => [],
    )
  return async (paths: readonly string[]): Promise<Unfolded> => {
    await emptied
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw AppError.from(error)
    })
    const target = await mkdtemp(path.join(folder, 'mails-'))
    const clear = () => rm(target, { recursive: true, force: true })
    const together = await unfold(paths, path.join(target, 'all')).catch(() => undefined)
    if (together) return { mails: together, clear }
    const mails: Enclosed[][] = []
    for (const [at, mail] of paths.entries())
      mails.push(await alone(mail, path.join(target, String(at))))
    return { mails, clear }
  }
}
