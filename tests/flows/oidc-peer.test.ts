/** Signing in and staying signed in at an authorisation server that others wrote. */
import { expect, onTestFinished, test } from 'vitest'
import { AuthorizationServer } from '../../electron/accounts/grant/authorization-server'
import { exchange } from '../support/exchange'
import { newPlace, openAccount } from '../proofs/tokens/account'
import { browseTo, Peer } from '../proofs/tokens/peer'

const redirectUri = 'http://127.0.0.1:49152/callback'

async function signedIn() {
  const peer = await Peer.start()
  onTestFinished(() => peer.close())
  const server = new AuthorizationServer(peer.service, exchange)
  const place = newPlace()
  const opened = await openAccount(place, server)
  const given = await signIn(server)
  await opened.session.accept(given)
  return { ...opened, peer, server, place, given }
}

async function signIn(server: AuthorizationServer) {
  const transaction = await server.begin(redirectUri)
  return server.finish(transaction, await browseTo(transaction.address, redirectUri))
}

test('a sign-in with PKCE over a loopback redirect brings tokens that rotate twenty times', async () => {
  const { session, peer, place, server, given } = await signedIn()
  const seen = [given.tokens.refreshToken]
  let token = await session.token()
  for (let turn = 0; turn < 20; turn += 1) {
    token = await session.renew(token)
    expect(await peer.accepts(token)).toBe(true)
    session.accepted(token)
  }
  expect(peer.refreshes).toHaveLength(20)
  expect(new Set(peer.refreshes).size).toBe(20)
  expect(peer.refreshes[0]).toBe(seen[0])
  expect(peer.revokedGrants).toBe(0)
  const next = await openAccount(place, server)
  expect(await next.session.token()).toBe(token)
})

test('when someone replays a replaced token, the peer ends the grant and Docket says that it was revoked', async () => {
  const { session, peer, standing, server, given } = await signedIn()
  const token = await session.renew(await session.token())
  session.accepted(token)
  expect(await server.refresh(given.tokens.refreshToken ?? '')).toMatchObject({ kind: 'refused' })
  expect(peer.revokedGrants).toBe(1)
  expect(await peer.accepts(token)).toBe(false)
  await expect(session.renew(token)).rejects.toMatchObject({ code: expect.any(String) as string })
  expect(standing()).toEqual({ signedIn: false, problem: 'grant-revoked' })
  const asked = peer.refreshes.length
  await expect(session.renew(token)).rejects.toBeDefined()
  expect(peer.refreshes).toHaveLength(asked)
  await session.accept(await signIn(server))
  expect(await peer.accepts(await session.token())).toBe(true)
})
