/** The host of making documents: a process of its own for each order, where whatever a file does to its reader is contained. */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { AppError, errorCodes, type ErrorCode } from '../../shared/errors'
import type { Order } from './documents'
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
  /** How long one order may take. */
  timeoutMs?: number
}

const FromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), id: z.string(), paths: z.array(z.string()) }),
  z.object({ kind: z.literal('failed'), id: z.string(), code: z.enum(errorCodes) }),
])

/** Makes files as ordered. @throws AppError as in documents.ts, `reading-failed` when the process ended or took too long */
export function makeDocuments({ spawn, folder, timeoutMs = 60_000 }: Parts) {
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => undefined)
  return async (order: Order): Promise<Made> => {
    await emptied
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const target = await mkdtemp(path.join(folder, 'order-'))
    const clear = () => rm(target, { recursive: true, force: true })
    try {
      if (!spawn) throw new AppError('reading-failed', 'Nothing is read here')
      return { paths: await asked(spawn(), { order, target }, timeoutMs), clear }
    } catch (error) {
      await clear()
      throw error
    }
  }
}

function asked(
  process: ReadingProcess,
  work: { order: Order; target: string },
  timeoutMs: number,
): Promise<string[]> {
  const id = randomUUID()
  let timer: NodeJS.Timeout | undefined
  return new Promise<string[]>((resolve, reject) => {
    const fail = (code: ErrorCode) => {
      reject(new AppError(code, 'The document could not be made'))
    }
    timer = setTimeout(() => {
      fail('reading-failed')
    }, timeoutMs)
    process.onExit(() => {
      fail('reading-failed')
    })
    process.onMessage((message) => {
      const heard = FromProcess.safeParse(message)
      if (!heard.success || heard.data.id !== id) return
      if (heard.data.kind === 'made') resolve(heard.data.paths)
      else fail(heard.data.code)
    })
    process.send({ kind: 'make', id, ...work })
  }).finally(() => {
    clearTimeout(timer)
    process.kill()
  })
}
