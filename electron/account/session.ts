/** The session of one account: holds its grant, renews it one request at a time, and says when a sign-in is needed. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AuthorizationServer, Given } from './authorization-server'
import { afterRefresh, atStart, intentOf, planRenewal } from './renewal'
import type { Grant, Vault } from './vault'

interface Parts {
  accountId: string
  vault: Vault
  server: AuthorizationServer
  now: () => Date
  /** Told whenever the answer to "is this account signed in?" may have changed. */
  onChange: (standing: Standing) => void
}

/** Whether there is a grant to work with, and if not, why. */
export type Standing = { signedIn: true } | { signedIn: false; problem?: ErrorCode }

export class Session {
  readonly #parts: Parts
  #renewing: Promise<string> | undefined
  #grant: Grant | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Reads the grant kept from before. A locked or lost keyring is a standing, never a reason to delete anything. */
  async restore(): Promise<void> {
    try {
      const kept = await this.#parts.vault.read(this.#parts.accountId)
      this.#grant = kept && atStart(kept)
      this.#tell()
    } catch (error) {
      this.#parts.onChange({ signedIn: false, problem: AppError.from(error).code })
    }
  }

  /** Takes what a completed sign-in gave; it is stored before anyone uses it. */
  async accept(given: Given): Promise<void> {
    await this.#keep({
      generation: (this.#grant?.generation ?? 0) + 1,
      state: 'current',
      retried: false,
      obtainedAt: this.#parts.now().toISOString(),
      expiresIn: given.expiresIn,
      tokens: given.tokens,
    })
    this.#tell()
  }

  /** Forgets the grant because the person asked for it. */
  signOut(): void {
    this.#grant = undefined
    this.#parts.vault.forget(this.#parts.accountId)
    this.#tell()
  }

  /** The access token at hand. Its age is only a hint, so it is tried; a 401 leads to `renew`. */
  async token(): Promise<string> {
    return this.#renewing ?? this.#held().tokens.accessToken
  }

  /**
   * A token other than the refused one. However many ask, one refresh goes out.
   * @throws AppError `signed-out`, `offline`
   */
  async renew(refused: string): Promise<string> {
    if (this.#renewing) return this.#renewing
    const grant = this.#held()
    if (grant.tokens.accessToken !== refused) return grant.tokens.accessToken
    this.#renewing = this.#refresh(grant).finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #refresh(grant: Grant): Promise<string> {
    const plan = planRenewal(grant)
    if (plan === 'sign-in') {
      await this.#end(grant, grant.state === 'ambiguous' ? 'sign-in-interrupted' : 'signed-out')
      throw signedOut()
    }
    const intent = intentOf(grant, plan)
    await this.#keep(intent)
    const outcome = await this.#parts.server.refresh(grant.tokens.refreshToken ?? '')
    // Signed out, or signed in anew, while the answer was on its way: it speaks of a grant of the past.
    if (this.#grant !== intent) return this.#held().tokens.accessToken
    const next = afterRefresh(grant, outcome, this.#parts.now())
    // In use even if it cannot be written: what it replaces is worth nothing any more.
    this.#grant = next
    await this.#keep(next)
    if (outcome.kind === 'given') return next.tokens.accessToken
    if (next.state === 'ended') {
      const interrupted = grant.state === 'ambiguous'
      this.#parts.onChange({
        signedIn: false,
        problem: interrupted ? 'sign-in-interrupted' : 'signed-out',
      })
      throw signedOut()
    }
    throw outcome.error
  }

  /** @throws AppError `signed-out` */
  #held(): Grant {
    const grant = this.#grant
    if (!grant || grant.state === 'ended') throw signedOut()
    return grant
  }

  async #end(grant: Grant, problem: ErrorCode): Promise<void> {
    await this.#keep({ ...grant, state: 'ended' })
    this.#parts.onChange({ signedIn: false, problem })
  }

  /** On disk first, then in use. */
  async #keep(grant: Grant): Promise<void> {
    await this.#parts.vault.write(this.#parts.accountId, grant)
    this.#grant = grant
  }

  #tell(): void {
    const grant = this.#grant
    this.#parts.onChange(
      !grant
        ? { signedIn: false }
        : grant.state === 'ended'
          ? { signedIn: false, problem: 'signed-out' }
          : { signedIn: true },
    )
  }
}

function signedOut(): AppError {
  return new AppError('signed-out', 'No grant to work with')
}
