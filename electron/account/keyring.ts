/** The system's keyring through safeStorage: the one place that asks it, and that judges what its answer is worth. */
import { safeStorage } from 'electron'
import { AppError } from '../../shared/errors'
import type { TokenKeeping } from '../../shared/account'

/** Seals short texts so that only this user on this computer opens them again. */
export interface Keyring {
  /** `memory` when nothing on this computer would really protect a sealed text. */
  keeping(): Promise<TokenKeeping>
  seal(text: string): Promise<Buffer>
  /** @throws AppError `keyring-locked`, `keyring-lost` */
  open(sealed: Buffer): Promise<string>
}

/** No call to the keyring may hold the app up for longer than this. */
const patienceMs = 5000

/** Electron from 38 on has asynchronous calls and drops the others with 46; older ones have only the synchronous. */
type AsyncSafeStorage = Partial<{
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(sealed: Buffer): Promise<{ result: string } | string>
}>

const modern = safeStorage as unknown as AsyncSafeStorage

export const systemKeyring: Keyring = {
  async keeping() {
    try {
      if (!(await isAvailable())) return 'memory'
      return isProtected(await encrypt('probe')) ? 'keyring' : 'memory'
    } catch {
      return 'memory'
    }
  },
  seal: encrypt,
  async open(sealed) {
    try {
      return await decrypt(sealed)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      // "temporarily unavailable" means a locked keyring, never a signed-out person.
      const isLocked = /temporarily|unavailable|locked|timed out/i.test(text)
      throw new AppError(isLocked ? 'keyring-locked' : 'keyring-lost', text, { cause: error })
    }
  },
}

/**
 * On Linux Chromium falls back to a key that is the same everywhere and marks such a text with `v10`; that is
 * disguise, not protection. On macOS and Windows the same letters are the real provider's.
 */
function isProtected(sealed: Buffer): boolean {
  return process.platform !== 'linux' || sealed.subarray(0, 3).toString('latin1') !== 'v10'
}

async function isAvailable(): Promise<boolean> {
  return modern.isAsyncEncryptionAvailable
    ? bounded(modern.isAsyncEncryptionAvailable())
    : safeStorage.isEncryptionAvailable()
}

async function encrypt(text: string): Promise<Buffer> {
  return modern.encryptStringAsync
    ? bounded(modern.encryptStringAsync(text))
    : safeStorage.encryptString(text)
}

async function decrypt(sealed: Buffer): Promise<string> {
  if (!modern.decryptStringAsync) return safeStorage.decryptString(sealed)
  const opened = await bounded(modern.decryptStringAsync(sealed))
  return typeof opened === 'string' ? opened : opened.result
}

async function bounded<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The keyring timed out'))
    }, patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
