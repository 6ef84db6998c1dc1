/** What a refusal says again of the request that it answers: nothing that signs in may come back with it. */
import type { Reply, Request } from './transport'

/** Shorter words are no secrets, and might be part of any sentence. */
const shortestSecret = 16
const mask = '…'
const secretFields = ['refresh_token', 'code', 'code_verifier']

/**
 * The reply; a refusal without the secrets of its request. A service, or what stands before it, may quote what it was
 * sent, and its words are shown to people and kept.
 */
export function withoutEchoes(reply: Reply, request: Request): Reply {
  if (reply.status < 400) return reply
  const secrets = secretsOf(request).filter((secret) => reply.body.includes(secret))
  if (secrets.length === 0) return reply
  const text = secrets.reduce(
    (masked, secret) => masked.replaceAll(secret, mask),
    reply.body.toString('utf8'),
  )
  return { ...reply, body: Buffer.from(text) }
}

/** Words of tokens, signatures of OAuth 1.0a and cookies, and what is exchanged for tokens; the longest first. */
function secretsOf({ headers = {}, body }: Request): string[] {
  const said = Object.entries(headers)
    .filter(([name]) => /^(authorization|cookie)$/i.test(name))
    .flatMap(([, value]) => value.split(/[\s,;="]+/))
  const isForm = Object.values(headers).some((value) => value.includes('x-www-form-urlencoded'))
  const form = new URLSearchParams(isForm ? body : '')
  return [...said, ...secretFields.flatMap((name) => form.get(name) ?? [])]
    .filter((word) => word.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length)
}
