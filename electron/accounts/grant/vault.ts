/** The vault: each account's grant and small secrets, sealed by the data key in a file of their own, or in memory only. */
import { readdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { TokenKeeping } from '../../../shared/accounts/account'
import { LiveValue } from '../../../shared/channel'
import { AppError, errorCodes } from '../../../shared/errors'
import type { DataKey } from '../keyring/data-key'
import { KeptFile } from '../../store/files/kept-file'

/** What a grant gave last. Never leaves the main process. */
const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().optional() })
export type Tokens = z.infer<typeof Tokens>

const grantShape = {
  /** Random, one per sign-in. */
  id: z.string(),
  /** Grows with each new refresh token. */
  generation: z.number().int(),
  /**
   * `refreshing` is on disk before the refresh token goes out, so that a crash in between is seen; `ambiguous` means
   * that the token on disk may have been replaced by the service.
   */
  state: z.enum(['current', 'refreshing', 'ambiguous', 'ended']),
  /** How often a doubtful refresh token was sent again: once by itself, once more by the person's wish. */
  retries: z.number().int(),
  /** How many refreshes of this grant were ever intended; the anchor counts the same outside the profile. */
  sends: z.number().int(),
  /** The last intent, and when it was written (ISO instant). */
  intentId: z.string().optional(),
  startedAt: z.string().optional(),
  /** When the access token was obtained (ISO instant) and how long it lasts, in seconds: hints only. */
  obtainedAt: z.string(),
  expiresIn: z.number().optional(),
  /** When the refresh token at hand was given (ISO instant); its 60 days count from here. */
  renewedAt: z.string(),
  /** What was granted, space-separated. */
  scope: z.string().optional(),
  endedBy: z.enum(errorCodes).optional(),
  /** Where the tokens may be sent, see `placeOf`. Sealed with them; absent in what was kept before there were places. */
  place: z.string().optional(),
}

/** `sealed` holds the tokens. */
const StoredGrant = z.object({ ...grantShape, sealed: z.string() })

/** One grant and how far its renewal has come. */
export type Grant = Omit<z.infer<typeof StoredGrant>, 'sealed'> & { tokens: Tokens }

/**
 * What cannot be opened or understood, or was given at another place, is moved to `former` by a later sign-in, and stays
 * until the person signs out.
 */
const AccountFile = z.looseObject({
  grant: z.unknown().optional(),
  former: z.array(z.unknown()).catch([]),
  secrets: z.record(z.string(), z.string()).catch({}),
})
type AccountFile = z.infer<typeof AccountFile>

export class Vault {
  readonly keeping: LiveValue<TokenKeeping>
  readonly #profile: string
  readonly #folder: string
  readonly #dataKey: DataKey
  readonly #grants = new Map<string, Grant>()
  readonly #secrets = new Map<string, Map<string, string>>()

  /** @param parts.folder absolute path of the profile */
  constructor(parts: { folder: string; dataKey: DataKey }) {
    this.#profile = parts.folder
    this.#folder = path.join(parts.folder, 'grants')
    this.#dataKey = parts.dataKey
    this.keeping = new LiveValue(parts.dataKey.keeping.get())
    parts.dataKey.keeping.subscribe((keeping) => {
      if (this.#dataKey.isKept) this.#keepRemembered()
      else if (keeping === 'memory' && this.keeping.get() === 'unprotected') this.#recall()
      this.keeping.set(keeping)
    })
  }

  /**
   * Read anew each time, since another process may have written.
   * @throws AppError `keyring-locked`, `keyring-lost`; the sealed text stays where it is
   */
  read(accountId: string): Grant | undefined {
    const remembered = this.#grants.get(accountId)
    if (remembered) return remembered
    const { grant } = this.#load(accountId)
    return grant === undefined ? undefined : this.#opened(accountId, grant)
  }

  /**
   * Durable when it returns, unless tokens are kept in memory only.
   * @throws AppError `disk-full`, `no-permission`; the former grant is then still there
   */
  write(accountId: string, grant: Grant): void {
    if (!this.#dataKey.isKept) {
      this.#setAside(accountId, grant.id)
      return void this.#grants.set(accountId, grant)
    }
    const file = this.#load(accountId)
    const { tokens, ...rest } = grant
    const sealed = this.#dataKey.seal(JSON.stringify(tokens), tokensOf(accountId, grant.place))
    const former = this.#isReplaced(accountId, file.grant, grant.place)
      ? file.former
      : [file.grant, ...file.former]
    this.#file(accountId).write({ ...file, grant: { ...rest, sealed }, former })
    this.#grants.delete(accountId)
  }

  /** A sign-in that is only remembered replaces the one on disk: at the next start that one must not be at hand again. */
  #setAside(accountId: string, grantId: string): void {
    const file = this.#load(accountId)
    const stored = StoredGrant.safeParse(file.grant)
    if (file.grant === undefined || stored.data?.id === grantId) return
    const { grant, former, ...rest } = file
    this.#file(accountId).write({ ...rest, former: [grant, ...former] })
  }

  /** Only when the person signs out: everything of the account goes, whether or not it could be opened. */
  forget(accountId: string): void {
    this.#grants.delete(accountId)
    this.#secrets.delete(accountId)
    this.#file(accountId).remove()
  }

  /** @throws AppError `keyring-locked`, `keyring-lost` */
  readSecret(accountId: string, name: string): string | undefined {
    const remembered = this.#secrets.get(accountId)?.get(name)
    if (remembered !== undefined) return remembered
    const sealed = this.#load(accountId).secrets[name]
    return sealed === undefined
      ? undefined
      : this.#dataKey.open(sealed, purposeOf(accountId, `secret ${name}`))
  }

  /**
   * Keeps a small text of the account beside its grant, as durably; without a text it is removed.
   * @throws AppError `disk-full`, `no-permission`
   */
  writeSecret(accountId: string, name: string, text: string | undefined): void {
    if (text !== undefined && !this.#dataKey.isKept) {
      const remembered = this.#secrets.get(accountId) ?? new Map<string, string>()
      return void this.#secrets.set(accountId, remembered.set(name, text))
    }
    const file = this.#load(accountId)
    const { [name]: former, ...others } = file.secrets
    if (text !== undefined) {
      const sealed = this.#dataKey.seal(text, purposeOf(accountId, `secret ${name}`))
      this.#file(accountId).write({ ...file, secrets: { ...others, [name]: sealed } })
    } else if (former !== undefined) this.#file(accountId).write({ ...file, secrets: others })
    this.#secrets.get(accountId)?.delete(name)
  }

  /** Whether something is kept that was sealed before there were places. */
  isUnbound(accountId: string): boolean {
    const { grant, secrets } = this.#load(accountId)
    const stored = StoredGrant.safeParse(grant)
    return (stored.success && !stored.data.place) || Object.keys(secrets).some(isUnbound)
  }

  /**
   * Binds what was sealed before there were places to this one. Nobody else may write meanwhile.
   * @throws AppError `keyring-locked`, `keyring-lost`, `disk-full`, `no-permission`; what is not bound yet is as it was
   */
  bind(accountId: string, place: string): void {
    for (const name of Object.keys(this.#load(accountId).secrets).filter(isUnbound)) {
      this.writeSecret(accountId, boundName(name, place), this.readSecret(accountId, name))
      this.writeSecret(accountId, name, undefined)
    }
    const grant = this.read(accountId)
    if (grant && grant.place === undefined) this.write(accountId, { ...grant, place })
  }

  /** What is free on the disk that the vault is on. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#profile)
    return bavail * bsize
  }

  /** A key that is kept has come: what was only remembered can be written. What fails is remembered on. */
  #keepRemembered(): void {
    try {
      for (const [accountId, grant] of this.#grants) this.write(accountId, grant)
      for (const [accountId, secrets] of this.#secrets)
        for (const [name, text] of secrets) this.writeSecret(accountId, name, text)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  /** The key is no longer kept: what it sealed is remembered, and leaves the disk. */
  #recall(): void {
    for (const accountId of this.#accountIds()) {
      const { grant, secrets, ...file } = this.#load(accountId)
      const isMine = (sealed: string | undefined) =>
        sealed !== undefined && this.#dataKey.isUnkept(sealed)
      const kept = Object.entries(secrets).filter(([, sealed]) => !isMine(sealed))
      for (const name of Object.keys(secrets).filter((name) => isMine(secrets[name]))) {
        const text = this.readSecret(accountId, name) ?? ''
        const remembered = this.#secrets.get(accountId) ?? new Map<string, string>()
        this.#secrets.set(accountId, remembered.set(name, text))
      }
      const stored = StoredGrant.safeParse(grant)
      const isGrantMine = isMine(stored.data?.sealed)
      const read = isGrantMine ? this.read(accountId) : undefined
      if (read) this.#grants.set(accountId, read)
      this.#file(accountId).write({
        ...file,
        secrets: Object.fromEntries(kept),
        ...(!isGrantMine && grant !== undefined && { grant }),
      })
    }
  }

  #opened(accountId: string, entry: unknown): Grant {
    const stored = StoredGrant.safeParse(entry)
    if (!stored.success) throw new AppError('keyring-lost', 'The stored grant cannot be read')
    const { sealed, ...grant } = stored.data
    const text = this.#dataKey.open(sealed, tokensOf(accountId, grant.place))
    return { ...grant, tokens: Tokens.parse(JSON.parse(text)) }
  }

  /** Whether nothing is lost when a grant of this place takes the entry's: what it held is superseded. */
  #isReplaced(accountId: string, entry: unknown, place: string | undefined): boolean {
    try {
      const former = entry === undefined ? undefined : this.#opened(accountId, entry)
      return former?.place === undefined || former.place === place
    } catch {
      return false
    }
  }

  #load(accountId: string): AccountFile {
    return AccountFile.parse(this.#file(accountId).read() ?? {})
  }

  #file(accountId: string): KeptFile {
    if (!/^[\w-]+$/.test(accountId)) throw new AppError('invalid-input', 'Not the id of an account')
    return new KeptFile(path.join(this.#folder, `${accountId}.json`))
  }

  #accountIds(): string[] {
    try {
      const names = readdirSync(this.#folder).filter((name) => /^[\w-]+\.json$/.test(name))
      return names.map((name) => name.slice(0, -'.json'.length))
    } catch {
      return []
    }
  }
}

/** The name of a secret that may be used at this place only. */
export function boundName(name: string, place: string): string {
  return `${name}${bond}${place}`
}

const bond = ' at '
const isUnbound = (name: string): boolean => !name.includes(bond)

function tokensOf(accountId: string, place: string | undefined): string {
  return purposeOf(accountId, place === undefined ? 'tokens' : boundName('tokens', place))
}

function purposeOf(accountId: string, what: string): string {
  return JSON.stringify([accountId, what])
}
