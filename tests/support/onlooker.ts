/** Another client of the demo service, which is signed in for itself and only looks at what came into the books. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DemoService } from '../../sandbox/service'
import { answerConsent } from './person'

/** Answers with what the service says at a path of its interface A. */
export type Onlooker = (path: string) => Promise<unknown>

export async function onlookerOf(service: DemoService): Promise<Onlooker> {
  const verifier = 'an-onlooker-has-nothing-to-hide-from-anybody'
  const { code, redirectUri } = await consented(service, verifier)
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
  const body = new URLSearchParams({
    client_id: service.clientId,
    code_verifier: verifier,
    ...form,
  })
  const reply = await fetch(`${service.authUrl}/token`, { method: 'POST', body })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  return async (path) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    const answer = await fetch(`${service.baseUrl}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
}

/** The code that comes to a loopback address, once a person has pressed Allow. */
async function consented(service: DemoService, verifier: string) {
  const server = http.createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const redirectUri = `http://127.0.0.1:${port}/`
  const address = new URL(`${service.authUrl}/authorize`)
  const asked = { client_id: service.clientId, response_type: 'code', redirect_uri: redirectUri }
  const parameters = { ...asked, scope: 'read:all', state: 'looking', code_challenge: verifier }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  try {
    const back = once(server, 'request') as Promise<[http.IncomingMessage]>
    await answerConsent(address)
    const [{ url = '' }] = await back
    return { code: new URL(url, redirectUri).searchParams.get('code') ?? '', redirectUri }
  } finally {
    server.close()
  }
}
