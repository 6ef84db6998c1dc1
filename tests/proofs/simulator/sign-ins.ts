/** The service's authorisation server: codes, access tokens with an end, refresh tokens that serve once. */

/** One sign-in; using a refresh token a second time ends it (specification, Authentication 10). */
interface Grant {
  company: number
  accessToken: string
  accessEndsAt: number
  /** Newest last. */
  refreshTokens: IssuedRefresh[]
  isRevoked: boolean
}

interface IssuedRefresh {
  token: string
  isReplaced: boolean
  /** The answer that replaced it was taken by a process that lived on. */
  isKnownReplaced: boolean
  /** How often it went out, by the computer that sent it: a copy of a profile knows of none that went since. */
  sends: Map<string, number>
}

export interface TokenAnswer {
  status: number
  body: Record<string, unknown>
  /** To be called once the answer has been taken in by the app. */
  onTaken?: () => void
}

export class SignIns {
  /** In milliseconds. */
  lifetimeMs = 3_600_000
  readonly #grants: Grant[] = []
  readonly #codes = new Map<string, { company: number; redirectUri: string }>()
  #count = 0

  /** The person says yes in the browser; returns the code. */
  consent(company: number, redirectUri: string): string {
    const code = `code-${(this.#count += 1)}`
    this.#codes.set(code, { company, redirectUri })
    return code
  }

  companyOf(accessToken: string, now: number): number | undefined {
    return this.#grants.find(
      (grant) => !grant.isRevoked && grant.accessToken === accessToken && grant.accessEndsAt > now,
    )?.company
  }

  answer(form: URLSearchParams, now: number): TokenAnswer {
    if (form.get('grant_type') === 'authorization_code') return this.#exchange(form, now)
    const { grant, issued } = this.#find(form.get('refresh_token') ?? '') ?? {}
    if (!grant || !issued || grant.isRevoked) return refused
    if (issued.isReplaced) {
      grant.isRevoked = true
      return refused
    }
    issued.isReplaced = true
    const onTaken = () => {
      issued.isKnownReplaced = true
    }
    return { ...this.#issue(grant, now), onTaken }
  }

  #exchange(form: URLSearchParams, now: number): TokenAnswer {
    const code = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    if (code?.redirectUri !== form.get('redirect_uri')) return refused
    const { company } = code
    const blank = { accessToken: '', accessEndsAt: 0, refreshTokens: [], isRevoked: false }
    const grant: Grant = { company, ...blank }
    this.#grants.push(grant)
    return this.#issue(grant, now)
  }

  #issue(grant: Grant, now: number): TokenAnswer {
    const number = (this.#count += 1)
    grant.accessToken = `at-${number}`
    grant.accessEndsAt = now + this.lifetimeMs
    const token = `rt-${number}`
    grant.refreshTokens.push({ token, isReplaced: false, isKnownReplaced: false, sends: new Map() })
    const body = {
      access_token: grant.accessToken,
      refresh_token: token,
      token_type: 'Bearer',
      expires_in: this.lifetimeMs / 1000,
    }
    return { status: 200, body }
  }

  /** Called when a refresh token leaves a computer; returns how often it has by now, and whether it is one of the past. */
  sent(token: string, from: string): { sends: number; isOld: boolean } {
    const { issued } = this.#find(token) ?? {}
    if (!issued) return { sends: 1, isOld: false }
    const sends = (issued.sends.get(from) ?? 0) + 1
    issued.sends.set(from, sends)
    return { sends, isOld: issued.isKnownReplaced }
  }

  revokeAll(): void {
    for (const grant of this.#grants) grant.isRevoked = true
  }

  endAccess(): void {
    for (const grant of this.#grants) grant.accessEndsAt = 0
  }

  #find(token: string): { grant: Grant; issued: IssuedRefresh } | undefined {
    for (const grant of this.#grants) {
      const issued = grant.refreshTokens.find((each) => each.token === token)
      if (issued) return { grant, issued }
    }
    return undefined
  }
}

const refused: TokenAnswer = { status: 400, body: { error: 'invalid_grant' } }
