/** The grant that one session works with: what is in use, and what the disk keeps of it. */
import { randomUUID } from 'node:crypto'
import { AppError } from '../../../shared/errors'
import type { Given } from './authorization-server'
import { earlySeconds } from './renewal'
import type { Grant, Vault } from './vault'

interface Parts {
  accountId: string
  /** Where the account is now (`placeOf`): a grant of any other place is not touched. */
  place: string
  vault: Vault
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
}

export class HeldGrant {
  readonly #parts: Parts
  #current: Grant | undefined
  /** What a refresh brought and the disk would not take yet. The lease is kept with it. */
  #unstored: { grant: Grant; release: () => void } | undefined
  #obtainedMs: number | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What is in use, which may be ended. */
  get current(): Grant | undefined {
    return this.#current
  }

  /** Whether the last answer is not on disk yet: no other refresh may go out. */
  get isUnstored(): boolean {
    return this.#unstored !== undefined
  }

  /** @throws AppError `signed-out` */
  required(): Grant {
    const grant = this.#current
    if (!grant || grant.state === 'ended') throw signedOut()
    return grant
  }

  hold(grant: Grant | undefined): void {
    if (grant?.tokens.accessToken !== this.#current?.tokens.accessToken)
      this.#obtainedMs = undefined
    this.#current = grant
  }

  /** The access token at hand came just now. */
  obtained(): void {
    this.#obtainedMs = this.#parts.clock()
  }

  /** The grant that a completed sign-in begins; neither held nor stored yet. */
  begun({ tokens, expiresIn, scope }: Given): Grant {
    const { now, place } = this.#parts
    const at = now().toISOString()
    return {
      id: randomUUID(),
      generation: (this.#current?.generation ?? 0) + 1,
      state: 'current',
      retries: 0,
      sends: 0,
      obtainedAt: at,
      renewedAt: at,
      ...(expiresIn !== undefined && { expiresIn }),
      ...(scope !== undefined && { scope }),
      place,
      tokens,
    }
  }

  /**
   * What the disk holds for this place. One from before there were places is taken for this one's.
   * @throws AppError `address-changed`; as Vault.read
   */
  kept(): Grant | undefined {
    const { accountId, place, vault } = this.#parts
    const kept = vault.read(accountId)
    if (!kept) return undefined
    if (kept.place !== undefined && kept.place !== place)
      throw new AppError('address-changed', 'The sign-in was given at other addresses')
    return { ...kept, place }
  }

  /** What the disk holds now; a disk that cannot be read tells nothing new. */
  keptOr(known: Grant): Grant | undefined {
    try {
      return this.kept()
    } catch {
      return known
    }
  }

  /** @throws AppError as Vault.write */
  write(grant: Grant): void {
    this.#parts.vault.write(this.#parts.accountId, grant)
  }

  /**
   * On disk before anyone sees it. What the disk does not take is kept here, and so is the lease, until `storeLate`.
   * @throws AppError as Vault.write
   */
  store(grant: Grant, release: () => void): void {
    try {
      this.write(grant)
    } catch (error) {
      this.#unstored = { grant, release }
      throw error
    }
  }

  /** Whether a lease is kept with what is not on disk yet. */
  keeps(release: () => void): boolean {
    return this.#unstored?.release === release
  }

  /** Tries once more what the disk did not take. */
  storeLate(): void {
    if (!this.#unstored) return
    try {
      this.write(this.#unstored.grant)
    } catch {
      return
    }
    this.giveUpLate()
  }

  /** Writes no more what the disk did not take, and releases its lease. */
  giveUpLate(): void {
    this.#unstored?.release()
    this.#unstored = undefined
  }

  /** Forgets it here and on disk, unless the disk holds another by now, which is then the one in use. */
  drop(): void {
    const { accountId, vault } = this.#parts
    const kept = vault.read(accountId)
    const isMine = kept?.id === this.#current?.id
    if (isMine) vault.forget(accountId)
    this.hold(isMine ? undefined : kept)
  }

  /** Whether the access token at hand is near its end, as far as this process has seen it age. */
  isNearEnd(): boolean {
    const expiresIn = this.#current?.expiresIn
    if (expiresIn === undefined || this.#obtainedMs === undefined) return false
    return this.#ageMs() >= (expiresIn - earlySeconds(expiresIn)) * 1000
  }

  /** Whether the access token of `grant` has lived its time, by either clock. */
  isSpent({ expiresIn, obtainedAt }: Grant): boolean {
    if (expiresIn === undefined) return false
    const byWallMs = this.#parts.now().getTime() - Date.parse(obtainedAt)
    return Math.max(byWallMs, this.#ageMs()) >= expiresIn * 1000
  }

  #ageMs(): number {
    return this.#obtainedMs === undefined ? 0 : this.#parts.clock() - this.#obtainedMs
  }
}

/** That there is no grant to work with. */
export function signedOut(): AppError {
  return new AppError('signed-out', 'No grant to work with')
}
