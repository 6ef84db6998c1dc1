/** One errand for a process of its own, which ends with it: whatever a file does to its reader is contained. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AppError, errorCodes, type ErrorCode } from '../../../shared/errors'
import { watchOver, type Allowance } from './allowance'
import type { ReadingProcess } from './reader'

const Failed = z.object({ kind: z.literal('failed'), id: z.string(), code: z.enum(errorCodes) })

/**
 * Sends a process on an errand and ends it.
 * @param answer what it brings back; anything else, and what is said of other errands, is passed over
 * @throws AppError the code that the process tells; `reading-failed` when it ended, `file-too-complex` when it had used up
 * its allowance
 */
export function sendOnErrand<Answer extends { id: string }>(
  process: ReadingProcess,
  errand: object,
  { answer, allowance }: { answer: z.ZodType<Answer>; allowance: Allowance },
): Promise<Answer> {
  const id = randomUUID()
  let stopWatching: (() => number) | undefined
  return new Promise<Answer>((resolve, reject) => {
    const fail = (code: ErrorCode) => {
      reject(new AppError(code, 'The process came back with nothing'))
    }
    stopWatching = watchOver(
      () => process.usage(),
      allowance,
      () => {
        fail('file-too-complex')
      },
    )
    process.onExit(() => {
      fail('reading-failed')
    })
    process.onMessage((message) => {
      const [brought, failed] = [answer.safeParse(message), Failed.safeParse(message)]
      if (brought.data?.id === id) resolve(brought.data)
      else if (failed.data?.id === id) fail(failed.data.code)
    })
    process.send({ ...errand, id })
  }).finally(() => {
    stopWatching?.()
    process.kill()
  })
}
