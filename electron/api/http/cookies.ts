/** Token fingerprints: the cookies that bind an account's tokens to this app (specification, Authentication 11). */
import { CookieJar, MemoryCookieStore } from 'tough-cookie'
import { TransportError } from './lost'
import type { Exchange } from './transport'

/** Where the jar of one account is kept between runs; its text is as secret as the tokens. */
export interface JarKeeper {
  /** The text last written. Throws when it cannot be opened just now; then nothing is sent. */
  read(): string | undefined
  write(text: string): void | Promise<void>
}

/**
 * Only cookies of the asked host or its parents come back to it (RFC 6265 5.4), `Secure` ones over https alone: this
 * computer's own plain http is no exception.
 */
const rules = { allowSecureOnLocal: false }

/**
 * An exchange that keeps the service's cookies. A reply is handed on once its cookies are written: tokens without their
 * fingerprint would be worth nothing after a restart. One per account, since the jar is read once.
 */
export function withCookies(exchange: Exchange, keeper: JarKeeper): Exchange {
  let jar: CookieJar | undefined
  return async (request) => {
    const address = request.url.href
    jar ??= openJar(keeper, request.url.host)
    const cookie = jar.getCookieStringSync(address)
    const headers = { ...request.headers, ...(cookie && { Cookie: cookie }) }
    const reply = await exchange({ ...request, headers })
    const given = reply.headers['set-cookie'] ?? []
    if (given.length === 0) return reply
    for (const line of given) jar.setCookieSync(line, address, { ignoreError: true })
    await keep(keeper, JSON.stringify(jar.serializeSync()))
    return reply
  }
}

/** The text of a jar with the cookies of both; where both have one, that of the second. */
export function joinedJars(own: string | undefined, taken: string): string {
  const jars = [own ?? '', taken].map((text) => jarIn(text)?.serializeSync())
  const cookies = jars.flatMap((jar) => jar?.cookies ?? [])
  const empty = new CookieJar(undefined, rules).serializeSync()
  return JSON.stringify(jarIn(JSON.stringify({ ...empty, cookies }))?.serializeSync())
}

function openJar(keeper: JarKeeper, host: string): CookieJar {
  let text: string | undefined
  try {
    text = keeper.read()
  } catch (error) {
    throw new TransportError(`${host}: the cookies cannot be opened`, false, error)
  }
  return jarIn(text ?? '') ?? new CookieJar(undefined, rules)
}

/** A jar that cannot be read starts empty: the service then asks for a sign-in, which fills it again. */
function jarIn(text: string): CookieJar | undefined {
  const store = new MemoryCookieStore()
  try {
    CookieJar.deserializeSync(text, store)
  } catch {
    return undefined
  }
  // A jar made from text forgets one of the rules it was made with; only its cookies are taken.
  return new CookieJar(store, rules)
}

/** The reply may hold the only good tokens: it is not given up because the disk is full. The next cookie tries again. */
async function keep(keeper: JarKeeper, text: string): Promise<void> {
  try {
    await keeper.write(text)
  } catch {
    return
  }
}
