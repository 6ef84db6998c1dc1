/** How long anything may wait for the keyring. */
import { AppError } from '../../../shared/errors'

/** In milliseconds. A keyring that has not answered by then counts as locked. */
export const patienceMs = 5000

/** @throws AppError `keyring-locked` when no answer has come in time; the answer itself is then nobody's any more */
export async function bounded<T>(answer: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('keyring-locked', `The keyring did not answer within ${ms} ms`))
    }, ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
