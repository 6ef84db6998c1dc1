/** The data key: sealed by the keyring once, held in memory, so that no keyring stands between a token and the disk. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import type { TokenKeeping } from '../../../shared/accounts/account'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import { Mutex } from '../../../shared/one-at-a-time'
import { KeptFile } from '../../store/files/kept-file'
import type { Keyring, Protection } from './keyring'
import { bounded, patienceMs } from './patience'

/** One key as the keyring sealed it; `backend` names the keyring that did. */
const Wrap = z.object({
  /** Base64. */
  sealed: z.string(),
  backend: z.string(),
  isProtected: z.boolean(),
})
/** Several wraps only while one replaces another, newest first. */
const KeptKey = z.object({ id: z.string(), wraps: z.array(Wrap) })
type KeptKey = z.infer<typeof KeptKey>

/** Newest first. Entries that are not understood are carried along, never dropped. */
const KeysFile = z.looseObject({
  allowsUnprotected: z.boolean().catch(false),
  keys: z.array(z.unknown()).catch([]),
})
type KeysFile = z.infer<typeof KeysFile>

interface HeldKey {
  id: string
  key: Buffer
}

interface Parts {
  /** Absolute path of the profile. */
  folder: string
  keyring: Keyring
  /** Keeps other processes from making a key at the same time. */
  lease: () => Promise<() => void>
  patienceMs?: number
}

export class DataKey {
  /** Where what is sealed from now on is kept. `locked` until the first `unlock`. */
  readonly keeping = new LiveValue<TokenKeeping>('locked')
  readonly #parts: Parts
  readonly #file: KeptFile
  readonly #held = new Map<string, HeldKey>()
  #current: HeldKey | undefined
  #protection: Protection = 'locked'
  readonly #turns = new Mutex()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#file = new KeptFile(path.join(parts.folder, 'keys.json'))
  }

  /** Whether what is sealed now can be opened after a restart. */
  get isKept(): boolean {
    return this.keeping.get() === 'keyring' || this.keeping.get() === 'unprotected'
  }

  /**
   * Asks the keyring for every key that is not open yet, newest first, and makes one where none can be had. To be
   * called at start, and again whenever a person may have unlocked the keyring. A key that cannot be written now is
   * held in memory, and written by a later call.
   */
  unlock(): Promise<TokenKeeping> {
    return this.#alone(async () => {
      this.#protection = await this.#probe()
      const first = this.#protection === 'locked' ? 'locked' : await this.#openKept()
      const isUnwritten = this.#current !== undefined && !this.#isWritten(this.#current)
      if (first === 'none' || (first === 'open' && isUnwritten)) await this.#mint()
      this.keeping.set(this.#keeping())
      return this.keeping.get()
    })
  }

  /**
   * A person allows, or no longer allows, keys that any reader of the profile can open. Remembered. When taken back,
   * such keys are removed and live on in memory only.
   * @throws AppError `disk-full`, `no-permission`, `keyring-locked`, `keyring-lost`
   */
  allowUnprotected(isAllowed: boolean): Promise<void> {
    return this.#alone(async () => {
      const file = this.#read()
      const keys = isAllowed ? file.keys : file.keys.flatMap(protectedPart)
      this.#file.write({ ...file, allowsUnprotected: isAllowed, keys })
      if (isAllowed && this.#current && !this.#isWritten(this.#current))
        await this.#keep(this.#current)
      this.keeping.set(this.#keeping())
    })
  }

  /**
   * Seals a text with AES-256-GCM (NIST SP 800-38D): key id, dot, base64 of IV, tag and ciphertext.
   * @param purpose what the text is and whose; it opens for nothing else
   * @throws AppError `keyring-locked` while there is no key
   */
  seal(text: string, purpose: string): string {
    if (!this.#current) throw new AppError('keyring-locked', 'No data key yet')
    const { id, key } = this.#current
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${id}|${purpose}`))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`
  }

  /** @throws AppError `keyring-locked`, `keyring-lost` (its key is gone for now, or the text was changed) */
  open(sealed: string, purpose: string): string {
    const [id = '', encoded = ''] = sealed.split('.')
    const held = this.#held.get(id)
    if (!held) {
      const isLocked = this.#protection === 'locked'
      throw new AppError(isLocked ? 'keyring-locked' : 'keyring-lost', 'The data key is not open')
    }
    const bytes = Buffer.from(encoded, 'base64')
    try {
      const decipher = createDecipheriv('aes-256-gcm', held.key, bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(`${id}|${purpose}`)).setAuthTag(bytes.subarray(12, 28))
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
      return text.toString('utf8')
    } catch (error) {
      throw new AppError('keyring-lost', 'The sealed text was changed', { cause: error })
    }
  }

  /** Whether a sealed text can be opened now, but not after a restart, since its key is in memory only. */
  isUnkept(sealed: string): boolean {
    const held = this.#held.get(sealed.split('.')[0] ?? '')
    return held !== undefined && !this.#isWritten(held)
  }

  #keeping(): TokenKeeping {
    if (!this.#current) return 'locked'
    const kept = this.#kept().find(({ id }) => id === this.#current?.id)
    if (!kept) return 'memory'
    return kept.wraps.some(({ isProtected }) => isProtected) ? 'keyring' : 'unprotected'
  }

  /** Opens what can be opened. Tells how the newest key that is not lost turned out. */
  async #openKept(): Promise<'open' | 'locked' | 'none'> {
    let first: 'open' | 'locked' | 'none' = 'none'
    for (const kept of this.#kept()) {
      const known = this.#held.get(kept.id)
      const state = known ? 'open' : await this.#openKey(kept)
      if (first !== 'none' || state === 'lost') continue
      first = state
      if (state === 'open') this.#current ??= this.#held.get(kept.id)
      else this.#protection = 'locked'
    }
    return first
  }

  async #openKey(kept: KeptKey): Promise<'open' | 'locked' | 'lost'> {
    let isLocked = false
    for (const wrap of kept.wraps)
      try {
        const sealed = Buffer.from(wrap.sealed, 'base64')
        const { text, shouldReseal } = await this.#answerOf(this.#parts.keyring.open(sealed))
        const held = heldIn(text, kept.id)
        this.#held.set(kept.id, held)
        const isOld = shouldReseal || !wrap.isProtected || wrap.backend !== this.#backend()
        if (this.#protection === 'protected' && (isOld || kept.wraps.length > 1))
          await this.#rewrap(held)
        return 'open'
      } catch (error) {
        isLocked ||= AppError.from(error).code === 'keyring-locked'
      }
    return isLocked ? 'locked' : 'lost'
  }

  /** The new wrap is on disk, and opens, before an old one is dropped. One that fails leaves everything as it was. */
  async #rewrap(held: HeldKey): Promise<void> {
    try {
      const wrap = await this.#wrap(held)
      this.#change(held.id, (former) => [wrap, ...former])
      const sealed = Buffer.from(wrap.sealed, 'base64')
      const { text } = await this.#answerOf(this.#parts.keyring.open(sealed))
      heldIn(text, held.id)
      this.#change(held.id, () => [wrap])
    } catch (error) {
      // The key is open, which is what counts; the next start tries again.
      if (!(error instanceof AppError)) throw error
    }
  }

  /** A new key, kept if this computer protects it or the person allows it all the same; else in memory only. */
  async #mint(): Promise<void> {
    const held = this.#current ?? heldIn(randomBytes(32).toString('base64'))
    const isAllowed = this.#protection === 'protected' || this.#read().allowsUnprotected
    try {
      if (isAllowed && !this.#isWritten(held)) await this.#keep(held)
    } catch (error) {
      // Whoever signs in until it can be written is signed in until the app quits.
      if (!(error instanceof AppError)) throw error
      if (error.code === 'keyring-locked') return
    }
    this.#held.set(held.id, held)
    this.#current = held
  }

  async #probe(): Promise<Protection> {
    try {
      return await this.#answerOf(this.#parts.keyring.probe())
    } catch {
      return 'locked'
    }
  }

  #backend(): string {
    return this.#parts.keyring.backend()
  }

  async #keep(held: HeldKey): Promise<void> {
    const wrap = await this.#wrap(held)
    const file = this.#read()
    this.#file.write({ ...file, keys: [{ id: held.id, wraps: [wrap] }, ...file.keys] })
  }

  async #wrap({ key }: HeldKey): Promise<z.infer<typeof Wrap>> {
    const { keyring } = this.#parts
    const sealed = await this.#answerOf(keyring.seal(key.toString('base64')))
    const isProtected = this.#protection === 'protected'
    return { sealed: sealed.toString('base64'), backend: this.#backend(), isProtected }
  }

  #change(id: string, wraps: (former: KeptKey['wraps']) => KeptKey['wraps']): void {
    const file = this.#read()
    const keys = file.keys.map((entry) =>
      isKey(entry) && entry.id === id ? { ...entry, wraps: wraps(entry.wraps) } : entry,
    )
    this.#file.write({ ...file, keys })
  }

  #isWritten({ id }: HeldKey): boolean {
    return this.#kept().some((kept) => kept.id === id)
  }

  #kept(): KeptKey[] {
    return this.#read().keys.filter(isKey)
  }

  #read(): KeysFile {
    return KeysFile.parse(this.#file.read() ?? {})
  }

  #answerOf<T>(answer: Promise<T>): Promise<T> {
    return bounded(answer, this.#parts.patienceMs ?? patienceMs)
  }

  /** One change of the file at a time, here and in other processes. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      const release = await this.#parts.lease()
      try {
        return await work()
      } finally {
        release()
      }
    })
  }
}

function isKey(entry: unknown): entry is KeptKey {
  return KeptKey.safeParse(entry).success
}

/** What of an entry is left without the wraps that protect nothing; one that is not understood stays. */
function protectedPart(entry: unknown): unknown[] {
  if (!isKey(entry)) return [entry]
  const wraps = entry.wraps.filter(({ isProtected }) => isProtected)
  return wraps.length === 0 ? [] : [{ ...entry, wraps }]
}

/**
 * A key and its id, which follows from it, so that no other key is ever taken for it.
 * @throws AppError `keyring-lost` when the text is not the key of that id
 */
function heldIn(text: string, expectedId?: string): HeldKey {
  const key = Buffer.from(text, 'base64')
  const id = createHmac('sha256', key).update('id of this data key').digest('hex').slice(0, 32)
  if (key.length !== 32 || (expectedId !== undefined && id !== expectedId))
    throw new AppError('keyring-lost', 'What the keyring opened is not this key')
  return { id, key }
}
