/** The vault: each account's grant, sealed by the keyring in an electron-store file, or only in memory without one. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import path from 'node:path'
import Store from 'electron-store'
import * as z from 'zod'
import type { TokenKeeping } from '../../shared/account'
import { AppError } from '../../shared/errors'
import { setAsideIfDamaged } from '../set-aside'
import type { Keyring } from './keyring'

/** What a grant gave last. Never leaves the main process. */
const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().optional() })
export type Tokens = z.infer<typeof Tokens>

/**
 * One grant and how far its renewal has come. `refreshing` is on disk before the refresh token goes out, so that a
 * crash in between is seen; `ambiguous` means that the token on disk may have been replaced by the service.
 */
export interface Grant {
  /** Grows with each new refresh token. */
  generation: number
  state: 'current' | 'refreshing' | 'ambiguous' | 'ended'
  /** The one permitted retry with a doubtful refresh token was made. */
  retried: boolean
  /** When the access token was obtained (ISO instant) and how long it lasts, in seconds: hints only. */
  obtainedAt: string
  expiresIn?: number | undefined
  tokens: Tokens
}

const StoredGrant = z.object({
  generation: z.number().int(),
  state: z.enum(['current', 'refreshing', 'ambiguous', 'ended']),
  retried: z.boolean(),
  obtainedAt: z.string(),
  expiresIn: z.number().optional(),
  /** Base64 of the sealed tokens. */
  sealed: z.string(),
})
type StoredGrant = z.infer<typeof StoredGrant>

export class Vault {
  readonly #keyring: Keyring
  readonly #store: Store<{ grants: Record<string, StoredGrant> }>
  readonly #folder: string
  readonly #memory = new Map<string, Grant>()
  #keeping: TokenKeeping | undefined

  /** @param parts.folder absolute path of the profile */
  constructor(parts: { folder: string; keyring: Keyring }) {
    this.#keyring = parts.keyring
    this.#folder = parts.folder
    setAsideIfDamaged(path.join(parts.folder, 'accounts.json'))
    this.#store = new Store({
      cwd: parts.folder,
      name: 'accounts',
      clearInvalidConfig: false,
      configFileMode: 0o600,
      defaults: { grants: {} },
    })
  }

  /** Where tokens are kept on this computer. Without a real keyring they are never written. */
  async keeping(): Promise<TokenKeeping> {
    this.#keeping ??= await this.#keyring.keeping()
    return this.#keeping
  }

  /** @throws AppError `keyring-locked`, `keyring-lost`; the sealed text stays where it is */
  async read(accountId: string): Promise<Grant | undefined> {
    const remembered = this.#memory.get(accountId)
    if (remembered) return remembered
    const entry = this.#store.get('grants')[accountId]
    if (entry === undefined) return undefined
    const stored = StoredGrant.safeParse(entry)
    if (!stored.success) throw new AppError('keyring-lost', 'The stored grant cannot be read')
    const { sealed, ...grant } = stored.data
    const text = await this.#keyring.open(Buffer.from(sealed, 'base64'))
    const read: Grant = { ...grant, tokens: Tokens.parse(JSON.parse(text)) }
    this.#memory.set(accountId, read)
    return read
  }

  /** Durable when it returns, unless tokens are kept in memory only. */
  async write(accountId: string, grant: Grant): Promise<void> {
    if ((await this.keeping()) === 'keyring') {
      const { tokens, ...rest } = grant
      const sealed = (await this.#keyring.seal(JSON.stringify(tokens))).toString('base64')
      this.#persist({ ...this.#store.get('grants'), [accountId]: { ...rest, sealed } })
    }
    this.#memory.set(accountId, grant)
  }

  /** Only when the person signs out. */
  forget(accountId: string): void {
    this.#memory.delete(accountId)
    const { [accountId]: _forgotten, ...others } = this.#store.get('grants')
    this.#persist(others)
  }

  /** electron-store syncs the file before it renames it; the folder is ours to sync. */
  #persist(grants: Record<string, StoredGrant>): void {
    this.#store.set('grants', grants)
    if (process.platform === 'win32') return
    const folder = openSync(this.#folder, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  }
}
