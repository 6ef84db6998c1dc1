/** The host of making documents: a process of its own for each order, where whatever a file does to its reader is contained. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { patientAllowance, type Allowance } from './allowance'
import type { Order } from '../child/documents'
import { sendOnErrand } from './errand'
import type { ReadingProcess } from './reader'

/** Files that were made, and what takes them away again. */
export interface Made {
  /** Absolute paths, in order. */
  paths: string[]
  clear: () => Promise<void>
}

interface Parts {
  /** Without it nothing can be made. */
  spawn: (() => ReadingProcess) | undefined
  /** Absolute path of a folder of this user; what an earlier run left in it goes. */
  folder: string
  /** For one order. */
  allowance?: Allowance
}

const answer = z.object({ kind: z.literal('made'), id: z.string(), paths: z.array(z.string()) })

/** Makes files as ordered. @throws AppError as in documents.ts, and as `sendOnErrand` */
export function makeDocuments({ spawn, folder, allowance = patientAllowance }: Parts) {
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => undefined)
  return async (order: Order): Promise<Made> => {
    await emptied
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const target = await mkdtemp(path.join(folder, 'order-'))
    const clear = () => rm(target, { recursive: true, force: true })
    try {
      if (!spawn) throw new AppError('reading-failed', 'Nothing is read here')
      const errand = { kind: 'make', order, target }
      const { paths } = await sendOnErrand(spawn(), errand, { answer, allowance })
      return { paths, clear }
    } catch (error) {
      await clear()
      throw error
    }
  }
}
