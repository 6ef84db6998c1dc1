/** The system's keyring through safeStorage: the one place that asks it, and that judges what its answer is worth. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { safeStorage } from 'electron'
import { AppError } from '../../../shared/errors'
import { bounded } from './patience'

/**
 * What a sealed text is worth here. `unprotected`: anybody who reads the file can open it. `locked`: nothing can be
 * said until a person unlocks the keyring, or it never answers.
 */
export type Protection = 'protected' | 'unprotected' | 'locked'

/** Seals short texts so that only this user on this computer opens them again. No call takes longer than 5 seconds. */
export interface Keyring {
  /** Never throws. */
  probe(): Promise<Protection>
  /** @throws AppError `keyring-locked`, `keyring-lost` */
  seal(text: string): Promise<Buffer>
  /**
   * `shouldReseal` when a better key has come since the text was sealed.
   * @throws AppError `keyring-locked` (try again later), `keyring-lost` (this keyring has no key for it)
   */
  open(sealed: Buffer): Promise<{ text: string; shouldReseal: boolean }>
  /** The name of what keeps the keys, for the record beside a sealed text. */
  backend(): string
}

/** Electron from 38 on has asynchronous calls and drops the others with 46; older ones have only the synchronous. */
export type SafeStorage = Partial<{
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt?: boolean }>
  isEncryptionAvailable(): boolean
  encryptString(text: string): Buffer
  decryptString(sealed: Buffer): string
  getSelectedStorageBackend(): string
  setUsePlainTextEncryption(usesPlainText: boolean): void
}>

/** For how long the answer holds that the Secret Service is unlocked: as long as opening what is kept takes. */
const unlockedMs = 1000

interface Parts {
  storage: SafeStorage
  platform: NodeJS.Platform
  /** Asked before each synchronous call on Linux, which would hold up the whole app until a person unlocks the keyring. */
  isSecretServiceLocked?: () => Promise<boolean>
  patienceMs?: number
}

export function keyringOver(parts: Parts): Keyring {
  const { storage, platform, patienceMs } = parts
  const backend = () =>
    platform === 'linux' ? (storage.getSelectedStorageBackend?.() ?? 'unknown') : platform

  let unlockedAt = -Infinity
  /** The synchronous call, only when it is sure to return at once. What was unlocked a moment ago is not asked again. */
  const ifUnlocked = async <T>(call: () => T): Promise<T> => {
    const isAsked = platform === 'linux' && backend() === 'gnome_libsecret'
    if (isAsked && performance.now() - unlockedAt > unlockedMs) {
      if (await (parts.isSecretServiceLocked ?? isSecretServiceLocked)())
        throw new AppError('keyring-locked', 'The Secret Service is locked')
      unlockedAt = performance.now()
    }
    return call()
  }
  /** What the asynchronous calls do by themselves where there is no keyring; the text is then marked as unprotected. */
  const doWithout = () => {
    if (platform === 'linux' && storage.isEncryptionAvailable?.() === false)
      storage.setUsePlainTextEncryption?.(true)
  }
  const isAvailable = () =>
    storage.isAsyncEncryptionAvailable
      ? bounded(storage.isAsyncEncryptionAvailable(), patienceMs)
      : ifUnlocked(() => storage.isEncryptionAvailable?.() ?? false)
  const seal = (text: string) =>
    storage.encryptStringAsync
      ? bounded(storage.encryptStringAsync(text), patienceMs)
      : ifUnlocked(() => {
          doWithout()
          if (!storage.encryptString) throw new AppError('keyring-lost', 'There is no keyring')
          return storage.encryptString(text)
        })
  const open = async (sealed: Buffer) => {
    if (!storage.decryptStringAsync) {
      return ifUnlocked(() => {
        doWithout()
        return { text: storage.decryptString?.(sealed) ?? '', shouldReseal: false }
      })
    }
    const opened = await bounded(storage.decryptStringAsync(sealed), patienceMs)
    return { text: opened.result, shouldReseal: opened.shouldReEncrypt === true }
  }
  return {
    backend,
    async probe() {
      try {
        if (!(await isAvailable())) return 'unprotected'
        return isProtected(await seal('probe'), platform) ? 'protected' : 'unprotected'
      } catch (error) {
        return translated(error).code === 'keyring-locked' ? 'locked' : 'unprotected'
      }
    },
    seal: (text) => translating(seal(text)),
    open: (sealed) => translating(open(sealed)),
  }
}

export const systemKeyring: Keyring = keyringOver({
  storage: safeStorage,
  platform: process.platform,
})

/**
 * On Linux Chromium falls back to a key that is the same everywhere and marks such a text with `v10`; that is
 * disguise, not protection. On macOS and Windows the same letters are the real provider's.
 */
function isProtected(sealed: Buffer, platform: NodeJS.Platform): boolean {
  return platform !== 'linux' || sealed.subarray(0, 3).toString('latin1') !== 'v10'
}

async function translating<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw translated(error)
  }
}

/** "Temporarily unavailable" means a locked keyring, never a signed-out person. */
function translated(error: unknown): AppError {
  if (error instanceof AppError) return error
  const text = error instanceof Error ? error.message : String(error)
  const isLocked = /temporarily|unavailable|locked|timed out/i.test(text)
  return new AppError(isLocked ? 'keyring-locked' : 'keyring-lost', text, { cause: error })
}

const run = promisify(execFile)
const secrets = 'org.freedesktop.secrets'
const service = '/org/freedesktop/secrets'

/**
 * Asks the Secret Service over D-Bus, in a process of its own that ends in time. Where there is no default collection
 * yet, Chromium would ask a person to make one and wait for it, which is as good as locked.
 */
async function isSecretServiceLocked(): Promise<boolean> {
  const property = ['org.freedesktop.DBus.Properties.Get', 'org.freedesktop.Secret.Collection']
  const target = ['--session', '--dest', secrets, '--object-path', `${service}/aliases/default`]
  try {
    const call = ['call', ...target, '--method', property[0] ?? '', property[1] ?? '', 'Locked']
    const { stdout } = await run('gdbus', call, { timeout: 4000 })
    return !stdout.includes('false')
  } catch (error) {
    return isMissing(error) ? askDbusSend() : isServiceThere(error)
  }
}

/** The same question for a system without GLib's tools. */
async function askDbusSend(): Promise<boolean> {
  try {
    const { stdout } = await run(
      'dbus-send',
      [
        '--session',
        '--print-reply=literal',
        '--reply-timeout=4000',
        `--dest=${secrets}`,
        `${service}/aliases/default`,
        'org.freedesktop.DBus.Properties.Get',
        'string:org.freedesktop.Secret.Collection',
        'string:Locked',
      ],
      { timeout: 4500 },
    )
    return !stdout.includes('false')
  } catch (error) {
    return isServiceThere(error)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** No session bus, no Secret Service or no way to ask: Chromium finds none either and returns at once. */
function isServiceThere(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error)
  const isAbsent = /ServiceUnknown|Error connecting|Failed to open connection/i.test(text)
  return !isAbsent && !isMissing(error)
}
