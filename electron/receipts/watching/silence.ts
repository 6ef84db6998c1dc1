/** Waits for what may never answer, such as a drive whose computer is gone, and lets others have their turn. */
import { AppError } from '../../../shared/errors'

/** Thrown instead of an answer. */
export const silence = new AppError('file-unreadable', 'No answer in time')

/** The answer, if it comes within so many milliseconds; what was asked goes on by itself. @throws silence */
export async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silence), ms)
  })
  // One that fails after its time is told to nobody.
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** As many rows as are read or written at a time. */
export const portion = 500

/** Ends once everything else that is due has had its turn. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
