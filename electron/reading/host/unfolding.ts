/** The host of unfolding: has bundles taken apart by a process of its own, and knows nothing of what is in one. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { AppError, errorCodes, type ErrorCode } from '../../../shared/errors'
import type { BundleKind } from '../../../shared/receipts/media'
import type { Allowance } from './allowance'
import { sendOnErrand } from './errand'
import type { ReadingProcess } from './reader'

/** What is said of a file in a bundle: its name, and why it was not taken out. Without a name it is of the bundle itself. */
const Told = z.object({ fileName: z.string().optional(), code: z.enum(errorCodes).optional() })
export type Told = z.infer<typeof Told>

/** A file in a bundle: where a copy of it lies (absolute path), or why there is none; the latter also of the bundle itself. */
export type Enclosed =
  { fileName: string; path: string } | { fileName?: string | undefined; code: ErrorCode }

/** For each bundle what is in it, and what takes the copies away. */
export interface Unfolded {
  bundles: Enclosed[][]
  clear: () => Promise<void>
}

/** A bundle by its absolute path. */
export interface Bundle {
  kind: BundleKind
  path: string
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
/** For a gigabyte that is unpacked or a mailbox of the largest size, on a slow disk. */
const largeAllowance: Allowance = {
  clockMs: 10 * 60_000,
  processorMs: 120_000,
  memory: 1200 * 1024 * 1024,
}

const answer = z.object({
  kind: z.literal('unfolded'),
  id: z.string(),
  bundles: z.array(z.array(Told)),
})

/** Where the process puts a file of a bundle, both counted from 0. */
export const enclosedPath = (target: string, bundle: number, file: number): string =>
  path.join(target, `${bundle}-${file}`)

/**
 * Unfolds bundles: all in one process, and where one of them ends it or uses up what it may, each in one of its own, so
 * that none costs another anything.
 * @throws AppError `disk-full`, `no-permission`
 */
export function unfoldBundles({ spawn, folder, allowance }: Parts) {
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const unfold = async (given: readonly Bundle[], target: string): Promise<Enclosed[][]> => {
    await mkdir(target, { recursive: true, mode: 0o700 })
    const errand = { kind: 'unfold', paths: given.map((bundle) => bundle.path), target }
    const { bundles } = await sendOnErrand(spawn(), errand, {
      answer,
      allowance: allowance ?? allowanceFor(given),
    })
    return given.map((_, at) =>
      (bundles[at] ?? []).map((told, file) => enclosed(told, enclosedPath(target, at, file))),
    )
  }
  const alone = (bundle: Bundle, target: string): Promise<Enclosed[]> =>
    unfold([bundle], target).then(
      ([found = []]) => found,
      (error: unknown) => [{ code: AppError.from(error).code }],
    )
  return async (given: readonly Bundle[]): Promise<Unfolded> => {
    await emptied
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw AppError.from(error)
    })
    const target = await mkdtemp(path.join(folder, 'bundles-'))
    const clear = () => rm(target, { recursive: true, force: true })
    const together = await unfold(given, path.join(target, 'all')).catch(() => undefined)
    if (together) return { bundles: together, clear }
    const bundles: Enclosed[][] = []
    for (const [at, bundle] of given.entries())
      bundles.push(await alone(bundle, path.join(target, String(at))))
    return { bundles, clear }
  }
}

const allowanceFor = (given: readonly Bundle[]): Allowance =>
  given.some(({ kind }) => kind === 'mailbox' || kind === 'archive')
    ? largeAllowance
    : usualAllowance

/** The process says names and reasons only: where the files lie is not its word. */
function enclosed({ fileName, code }: Told, file: string): Enclosed {
  if (code !== undefined) return { fileName, code }
  return fileName === undefined ? { code: 'file-unreadable' } : { fileName, path: file }
}
