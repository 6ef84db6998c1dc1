/** The session of one account: holds its grant, renews it one request at a time, and says when a sign-in is needed. */
import { randomUUID } from 'node:crypto'
import { AppError, type ErrorCode } from '../../../shared/errors'
import { elapsed } from '../following'
import { judge, type Anchor } from './anchor'
import type { AuthorizationServer, Given, RefreshOutcome } from './authorization-server'
import { HeldGrant, signedOut } from './held-grant'
import { Readiness } from './readiness'
import {
  afterCrash,
  afterRefresh,
  beforeIntent,
  intentOf,
  isIdle,
  isInterrupted,
  planRenewal,
} from './renewal'
import { standingOf, type Standing } from './standing'
import type { Grant, Vault } from './vault'

export type { Standing }

interface Parts {
  accountId: string
  /** Where the account is now (`placeOf`): a grant of any other place is not touched. */
  place: string
  vault: Vault
  anchor: Anchor
  /** The right to renew this account's grant, which one process has at a time. */
  lease: () => Promise<() => void>
  server: Pick<AuthorizationServer, 'refresh'>
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** Told whenever the answer to "is this account signed in?" may have changed. */
  onChange: (standing: Standing) => void
  /** Told of failures that cost nothing at once. */
  report: (error: AppError) => void
}

/** Why a refresh is wanted: the service refused the token, its end is near, or a person asked for it. */
type Cause = 'refused' | 'early' | 'person'

/** How long a failed early renewal rests, and how long quitting waits for a refresh in flight, in milliseconds. */
const restMs = 60_000
const farewellMs = 15_000

export class Session {
  readonly #parts: Parts
  readonly #readiness: Readiness
  readonly #held: HeldGrant
  #renewing: { answer: Promise<string>; isEarly: boolean } | undefined
  /** Grows with each sign-in and sign-out: an answer that comes later speaks of a grant of the past. */
  #era = 0
  #refused: string | undefined
  /** Refreshes that a refusal led to since the service last took a token. */
  #fruitless = 0
  #stop: ErrorCode | undefined
  #earlyFromMs = -Infinity
  #offer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#held = new HeldGrant(parts)
    const { clock, vault } = parts
    this.#readiness = new Readiness({ clock, freeBytes: () => vault.freeBytes() })
  }

  /**
   * Reads the grant kept from before. A locked or lost keyring and other addresses are standings, never a reason to
   * delete anything.
   */
  async restore(): Promise<void> {
    if (this.#held.isUnstored) return
    try {
      this.#held.hold(this.#held.kept())
      this.#tell()
    } catch (error) {
      this.#held.hold(undefined)
      this.#parts.onChange({ signedIn: false, problem: AppError.from(error).code })
    }
  }

  /**
   * Takes what a completed sign-in gave; it is stored before anyone uses it.
   * @throws AppError `disk-full`, `no-permission`; the former grant is then still in use
   */
  async accept(given: Given): Promise<void> {
    const { anchor } = this.#parts
    const former = this.#held.current
    const grant = this.#held.begun(given)
    anchor.count(grant)
    try {
      this.#held.write(grant)
    } catch (error) {
      anchor.forget(grant.id)
      throw error
    }
    this.#turn()
    this.#held.hold(grant)
    this.#held.obtained()
    this.#tell()
    if (former) anchor.forget(former.id)
  }

  /** Forgets the grant because the person asked for it: at once, here and on disk. */
  async signOut(): Promise<void> {
    const { accountId, anchor, vault } = this.#parts
    const former = this.#held.current
    this.#turn()
    this.#held.hold(undefined)
    try {
      // First: a refresh in flight in another process looks here after it has written.
      if (former) anchor.forget(former.id)
    } finally {
      vault.forget(accountId)
      this.#tell()
    }
  }

  /**
   * Gives the grant away, for another account's session to accept, and signs out here. A refresh in flight is waited for.
   * @param before called when nothing is on its way any more, and all that goes with the grant is still kept
   * @throws AppError `signed-out`, `wrong-state` when nobody knows whether the refresh token is still good
   */
  async handOver(before: () => void = () => undefined): Promise<Given> {
    await this.#renewing?.answer.catch(() => undefined)
    const { tokens, expiresIn, scope, state } = this.#held.required()
    if (state !== 'current') throw new AppError('wrong-state', 'The refresh token is in doubt')
    before()
    await this.signOut()
    return { tokens, expiresIn, scope }
  }

  /**
   * The access token at hand. Its age is only a hint, so it is tried; a 401 leads to `renew`.
   * @throws AppError `signed-out`, or why the session has stopped: `token-refused`, `client-refused`, `token-address-wrong`
   */
  async token(): Promise<string> {
    this.#held.storeLate()
    // An early renewal is no reason to wait: what is at hand still serves.
    if (this.#renewing && !this.#renewing.isEarly) return this.#renewing.answer
    return this.#usable().tokens.accessToken
  }

  /**
   * A token other than the refused one. However many ask, in however many processes, one refresh goes out.
   * @throws AppError as `token`; `offline`, `disk-full`, `keyring-locked` and what kept the request from leaving: ask
   * another time
   */
  async renew(refused: string): Promise<string> {
    this.#held.storeLate()
    for (;;) {
      const running = this.#renewing
      if (running && !running.isEarly) return running.answer
      const grant = this.#held.required()
      if (grant.tokens.accessToken !== refused) return grant.tokens.accessToken
      if (!running) return this.#renewRefused(grant)
      await running.answer.catch(() => undefined)
    }
  }

  /** The service took this token: it answered with anything but 401. */
  accepted(token: string): void {
    if (this.#held.current?.tokens.accessToken !== token) return
    this.#fruitless = 0
    if (this.#refused !== token) return
    this.#refused = undefined
    if (this.#stop === 'token-refused') this.#stop = undefined
    this.#tell()
  }

  /** Whether a renewal ahead of time makes sense, going by clocks, which may be wrong. */
  isDue(): boolean {
    const grant = this.#held.current
    const { clock, now } = this.#parts
    if (grant?.state !== 'current' || grant.tokens.refreshToken === undefined) return false
    if (this.#stop !== undefined || this.#renewing || this.#held.isUnstored) return false
    if (clock() < this.#earlyFromMs) return false
    return this.#held.isNearEnd() || isIdle(grant, now())
  }

  /**
   * Renews ahead of time if that is due; never with a refresh token that is in doubt.
   * @throws AppError as `renew`; unless it says `signed-out`, the token at hand serves on
   */
  async renewEarly(): Promise<void> {
    if (!this.isDue()) return
    this.#earlyFromMs = this.#parts.clock() + restMs
    await this.#run('early', this.#held.required().tokens.accessToken)
  }

  /**
   * The person has a renewal that stopped tried once more.
   * @throws AppError `wrong-state` when there is nothing to try or the network is not stable yet; as `renew`
   */
  async tryOnceMore(): Promise<void> {
    const grant = this.#held.required()
    const isRefused = grant.tokens.accessToken === this.#refused
    const isOffered = isRefused && planRenewal(grant) === 'ask' && this.#readiness.isStable()
    if (this.#stop === undefined && !isOffered)
      throw new AppError('wrong-state', 'There is nothing to try once more')
    this.#stop = undefined
    this.#fruitless = 0
    await (this.#renewing?.answer ?? this.#run('person', grant.tokens.accessToken))
  }

  /** The computer woke up, or its network changed: no refresh token goes out for a few seconds. */
  disturbed(): void {
    this.#readiness.disturbed()
    if (this.#held.current) this.#tell()
  }

  /** Starts no refresh any more, and waits a while for one in flight. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#readiness.close()
    clearTimeout(this.#offer)
    await Promise.race([this.#renewing?.answer.catch(() => undefined), elapsed(farewellMs)])
    clearTimeout(this.#offer)
    this.#held.storeLate()
    this.#held.giveUpLate()
  }

  /** A fresh token that is refused again would go round in circles; one that has lived its time would not. */
  #renewRefused(grant: Grant): Promise<string> {
    this.#refused = grant.tokens.accessToken
    if (this.#stop === undefined && this.#fruitless > 0 && !this.#held.isSpent(grant))
      this.#stop = 'token-refused'
    if (this.#stop === undefined) return this.#run('refused', grant.tokens.accessToken)
    this.#tell()
    return Promise.reject(new AppError(this.#stop, 'Nothing is asked until the person acts'))
  }

  #run(cause: Cause, refused: string): Promise<string> {
    const answer = this.#refresh(cause, refused).finally(() => {
      if (this.#renewing?.answer === answer) this.#renewing = undefined
    })
    this.#renewing = { answer, isEarly: cause === 'early' }
    return answer
  }

  async #refresh(cause: Cause, refused: string): Promise<string> {
    const era = this.#era
    if (this.#held.isUnstored) throw new AppError('disk-full', 'The last answer is not on disk yet')
    await this.#readiness.ready()
    const release = await this.#parts.lease()
    try {
      this.#readiness.assertOpen()
      if (era !== this.#era) return this.#usable().tokens.accessToken
      const intent = this.#intend(cause, refused)
      if (!intent) return this.#usable().tokens.accessToken
      const outcome = await this.#parts.server.refresh(intent.tokens.refreshToken ?? '')
      return this.#settle({ cause, era, intent, outcome, release })
    } finally {
      if (!this.#held.keeps(release)) release()
    }
  }

  /**
   * Under the lease: looks at what is on disk, and writes down and counts that the token goes out.
   * @returns undefined when what is at hand is now another token, or nothing may go out for this cause
   */
  #intend(cause: Cause, refused: string): Grant | undefined {
    const { anchor, now } = this.#parts
    const kept = this.#held.kept()
    if (kept?.state !== 'current' || kept.tokens.accessToken !== refused) this.#held.hold(kept)
    if (!kept || kept.state === 'ended') return this.#tell()
    if (kept.tokens.accessToken !== refused) return this.#tell()
    const verdict = judge(kept, anchor.mark(kept.id))
    if (verdict === 'restored') return this.#end(kept, 'profile-restored')
    const before = afterCrash(kept, verdict !== 'unsent')
    this.#held.hold(before)
    const plan = planRenewal(before, cause === 'person')
    if (cause === 'early' && plan !== 'refresh') return undefined
    if (plan === 'sign-in')
      return this.#end(before, before.tokens.refreshToken ? 'sign-in-interrupted' : 'signed-out')
    if (plan === 'ask') return this.#tell()
    const intent = intentOf(before, plan, { id: randomUUID(), now: now() })
    this.#held.write(intent)
    this.#held.hold(intent)
    this.#count(intent)
    return intent
  }

  /** What cannot be counted does not go out, and leaves the grant as it was. */
  #count(intent: Grant): void {
    const { anchor } = this.#parts
    try {
      anchor.count(intent)
    } catch (error) {
      const sends = anchor.mark(intent.id)?.sends ?? intent.sends - 1
      const before = { ...beforeIntent(intent), sends }
      this.#held.hold(before)
      this.#held.write(before)
      throw error
    }
  }

  /**
   * Marks the new generation at once: a profile that was copied while the request was out must be known as a copy. The
   * tokens are stored already, so a mark that cannot be written costs nothing but that.
   */
  #countGiven(grant: Grant): void {
    try {
      this.#parts.anchor.count(grant)
    } catch (error) {
      this.#parts.report(AppError.from(error))
    }
  }

  #settle(turn: {
    cause: Cause
    era: number
    intent: Grant
    outcome: RefreshOutcome
    release: () => void
  }): string {
    const { cause, era, intent, outcome, release } = turn
    const { anchor, now } = this.#parts
    if (this.#isSuperseded(era, intent)) return this.#usable().tokens.accessToken
    const next = afterRefresh(intent, outcome, now())
    // In use even if it cannot be written: what it replaces is worth nothing any more.
    this.#held.hold(next)
    if (outcome.kind === 'unknown') this.#readiness.doubted()
    if (outcome.kind === 'misdirected') this.#stop = outcome.error.code
    if (outcome.kind === 'given') {
      this.#held.obtained()
      this.#earlyFromMs = -Infinity
      this.#fruitless = cause === 'early' ? 0 : 1
    }
    this.#held.store(next, release)
    // Signed out by another process in the meantime: nothing of the grant may stay.
    if (!anchor.mark(next.id)) this.#held.drop()
    else if (outcome.kind === 'given') this.#countGiven(next)
    this.#tell()
    if (outcome.kind === 'given') return this.#usable().tokens.accessToken
    throw next.state === 'ended' ? signedOut() : outcome.error
  }

  /** Whether someone signed out or in anew while the answer was on its way, here or in another process. */
  #isSuperseded(era: number, intent: Grant): boolean {
    if (era !== this.#era) return true
    const kept = this.#held.keptOr(intent)
    if (kept?.id === intent.id && kept.intentId === intent.intentId) return false
    // After the end of this session, the grant of another may be to other books.
    this.#held.hold(this.#isClosed && kept?.id !== intent.id ? undefined : kept)
    this.#tell()
    return true
  }

  #end(grant: Grant, endedBy: ErrorCode): undefined {
    const ended: Grant = { ...grant, state: 'ended', endedBy }
    this.#held.hold(ended)
    this.#tell()
    this.#held.write(ended)
  }

  /** A sign-in or a sign-out: whatever is on its way is of the past. */
  #turn(): void {
    this.#era += 1
    this.#renewing = undefined
    this.#held.giveUpLate()
    this.#stop = undefined
    this.#refused = undefined
    this.#fruitless = 0
    this.#earlyFromMs = -Infinity
  }

  /** @throws AppError as `token` */
  #usable(): Grant {
    const grant = this.#held.required()
    if (grant.tokens.accessToken !== this.#refused) return grant
    if (this.#stop !== undefined) throw new AppError(this.#stop, 'The session has stopped')
    if (isInterrupted(grant)) throw signedOut()
    return grant
  }

  /** Tells how it stands; and again once the person can be offered another try. */
  #tell(): undefined {
    const grant = this.#held.current
    const isRefused = grant !== undefined && grant.tokens.accessToken === this.#refused
    const [stop, isCalm, now] = [this.#stop, this.#readiness.isStable(), this.#parts.now()]
    this.#parts.onChange(standingOf({ grant, isRefused, stop, isCalm, now }))
    clearTimeout(this.#offer)
    if (isRefused && !isCalm && planRenewal(grant) === 'ask') this.#offerLater()
  }

  /** Looks every second, since a timer may sleep with the computer. */
  #offerLater(): void {
    this.#offer = setTimeout(() => {
      if (this.#readiness.isStable()) this.#tell()
      else this.#offerLater()
    }, 1000)
    this.#offer.unref()
  }
}
