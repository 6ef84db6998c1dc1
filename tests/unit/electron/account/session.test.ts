import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  AuthorizationServer,
  type Given,
  type RefreshOutcome,
} from '../../../../electron/account/authorization-server'
import type { Keyring } from '../../../../electron/account/keyring'
import { Session, type Standing } from '../../../../electron/account/session'
import { SignIn } from '../../../../electron/account/sign-in'
import { Vault, type Grant } from '../../../../electron/account/vault'
import { Client } from '../../../../electron/api/client'
import { exchange } from '../../../../electron/api/transport'
import type { FaultAct } from '../../../../sandbox/faults'
import { startDemoService, type DemoService } from '../../../../sandbox/service'
import { AppError } from '../../../../shared/errors'
import { temporaryFolder } from '../../../support/files'
import { testKeyring } from '../../../support/keyring'
import { answerConsent } from '../../../support/person'

const accountId = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const lookup = '/v1/expenses/vat-types'

/** A session that is signed in to a demo service, with all its parts real. */
async function signedIn() {
  const service = await startDemoService({ consent: 'auto', seed: 'empty' })
  onTestFinished(() => service.close())
  const folder = temporaryFolder()
  const server = new AuthorizationServer(service, exchange)
  const opened = opening({ folder, server })
  await opened.session.accept(await given(server))
  const client = new Client({ baseUrl: service.baseUrl, tokens: opened.session, exchange })
  const before = refreshes(service)
  return {
    ...{ ...opened, service, server, folder, client },
    refreshes: () => refreshes(service) - before,
    fail: (act: FaultAct, count = 1) => {
      service.dials.next({ method: 'POST', path: '/auth/token', count, act })
    },
    /** The session of the next start of the app. */
    restarted: async () => {
      const next = opening({ folder, server })
      await next.session.restore()
      return next
    },
  }
}

function opening(parts: {
  folder: string
  server: Pick<AuthorizationServer, 'refresh'>
  keyring?: Keyring
}) {
  const standings: Standing[] = []
  const session = new Session({
    accountId,
    vault: new Vault({ folder: parts.folder, keyring: parts.keyring ?? testKeyring }),
    server: parts.server as AuthorizationServer,
    now: () => new Date(),
    onChange: (standing) => standings.push(standing),
  })
  return { session, standings, standing: () => standings.at(-1) }
}

function given(server: AuthorizationServer): Promise<Given> {
  const signIn = new SignIn({
    openInBrowser: async (address) => void answerConsent(address).catch(console.error),
  })
  return signIn.run(server)
}

/** Requests to the token endpoint, code exchanges included. */
function refreshes(service: DemoService): number {
  return service.journal().filter(({ path: asked }) => asked === '/auth/token').length
}

function onDisk(folder: string): Omit<Grant, 'tokens'> {
  const text = readFileSync(path.join(folder, 'accounts.json'), 'utf8')
  return (JSON.parse(text) as { grants: Record<string, Grant> }).grants[accountId]!
}

test('of 50 who are refused at once one refreshes, and all get the new token', async () => {
  const { session, refreshes, service } = await signedIn()
  const old = await session.token()
  service.dials.latencyMs(30)
  const tokens = await Promise.all(Array.from({ length: 50 }, () => session.renew(old)))
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(old)
  expect(refreshes()).toBe(1)
})

test('50 reads with an expired token all succeed with one refresh', async () => {
  const { client, refreshes, service } = await signedIn()
  service.dials.expireAccessTokens()
  await Promise.all(Array.from({ length: 50 }, () => client.read(lookup)))
  expect(refreshes()).toBe(1)
})

test('who asks late with the old token is given the new one without a refresh', async () => {
  const { session, refreshes } = await signedIn()
  const old = await session.token()
  const renewed = await session.renew(old)
  expect(await session.renew(old)).toBe(renewed)
  expect(await session.token()).toBe(renewed)
  expect(refreshes()).toBe(1)
})

test('who asks while a refresh is out waits for its token', async () => {
  const { session, service } = await signedIn()
  const old = await session.token()
  service.dials.latencyMs(50)
  const renewing = session.renew(old)
  expect(await session.token()).toBe(await renewing)
})

test('the intent is on disk before the refresh token goes out', async () => {
  const { server, folder } = await signedIn()
  const seen: string[] = []
  const { session } = opening({
    folder,
    server: {
      refresh: (token) => {
        seen.push(onDisk(folder).state)
        return server.refresh(token)
      },
    },
  })
  await session.restore()
  await session.renew(await session.token())
  expect(seen).toEqual(['refreshing'])
  expect(onDisk(folder)).toMatchObject({ state: 'current', generation: 2 })
})

test('after a reply lost once committed, the access token still serves, one retry is made, then a sign-in is needed', async () => {
  const { session, client, fail, refreshes, standing, folder } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-after' })
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  expect(onDisk(folder)).toMatchObject({ state: 'ambiguous', retried: false })
  expect(standing()).toEqual({ signedIn: true })
  expect(await session.token()).toBe(old)
  await client.read(lookup)
  expect(refreshes()).toBe(1)

  await expect(session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  expect(refreshes()).toBe(2)
  expect(standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })

  await expect(session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
  expect(refreshes()).toBe(2)
})

test('after a request lost before it arrived, the one retry heals everything', async () => {
  const { session, client, fail, refreshes, standing, folder, service } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' })
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  service.dials.expireAccessTokens()
  await client.read(lookup)
  expect(refreshes()).toBe(2)
  expect(standing()).toEqual({ signedIn: true })
  expect(onDisk(folder)).toMatchObject({ state: 'current', retried: false, generation: 2 })
})

test('two lost requests in a row leave nothing to try, and no third goes out', async () => {
  const { session, fail, refreshes, standing } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' }, 2)
  for (const code of ['offline', 'offline', 'signed-out', 'signed-out'])
    await expect(session.renew(old)).rejects.toMatchObject({ code })
  expect(refreshes()).toBe(2)
  expect(standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })
})

test.each<FaultAct>([
  { kind: 'html' },
  { kind: 'truncate', bytes: 20 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, body: { error: 'invalid_grant' } },
  { kind: 'status', status: 408, body: { error: 'invalid_grant' } },
  { kind: 'status', status: 429, body: { error: 'slow_down' } },
  { kind: 'status', status: 400, body: {} },
  { kind: 'status', status: 200, body: { token_type: 'Bearer' } },
  { kind: 'status', status: 302, headers: { location: '/elsewhere' } },
])('no readable answer from the token endpoint is never read as signed out: %j', async (act) => {
  const { session, fail, standing, folder } = await signedIn()
  const old = await session.token()
  fail(act)
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  expect(standing()).toEqual({ signedIn: true })
  expect(onDisk(folder)).toMatchObject({ state: 'ambiguous' })
  expect(await session.token()).toBe(old)
})

test('with no network the refresh token stays good, however often it is tried', async () => {
  const { session, refreshes, service, standing, folder } = await signedIn()
  const old = await session.token()
  await service.dials.offline(true)
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  expect(onDisk(folder)).toMatchObject({ state: 'current', retried: false })
  expect(standing()).toEqual({ signedIn: true })
  await service.dials.offline(false)
  expect(await session.renew(old)).not.toBe(old)
  expect(refreshes()).toBe(1)
})

test('without a network even the one retry of a doubtful token is not used up', async () => {
  const { session, service, fail } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' })
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  await service.dials.offline(true)
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  await service.dials.offline(false)
  expect(await session.renew(old)).not.toBe(old)
})

test('a grant that the service revoked ends, and says so', async () => {
  const { session, service, standing, refreshes } = await signedIn()
  const old = await session.token()
  service.dials.revokeGrants()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false, problem: 'signed-out' })
  expect(refreshes()).toBe(1)
})

test('a restart goes on with the same grant', async () => {
  const { session, service, restarted } = await signedIn()
  const token = await session.token()
  const next = await restarted()
  expect(next.standing()).toEqual({ signedIn: true })
  expect(await next.session.token()).toBe(token)
  const client = new Client({ baseUrl: service.baseUrl, tokens: next.session, exchange })
  service.dials.expireAccessTokens()
  await client.read(lookup)
})

test.each(['drop-before', 'hold'] as const)(
  'a crash while the token was out (%s) is seen at the next start, and one retry is made',
  async (kind) => {
    const { session, fail, folder, restarted, refreshes } = await signedIn()
    const old = await session.token()
    fail({ kind })
    const abandoned = session.renew(old)
    abandoned.catch(() => undefined)
    await expect.poll(() => refreshes()).toBe(1)
    if (kind === 'hold') expect(onDisk(folder).state).toBe('refreshing')
    else await abandoned.catch(() => undefined)

    const next = await restarted()
    expect(next.standing()).toEqual({ signedIn: true })
    expect(await next.session.token()).toBe(old)
    const renewed = next.session.renew(old)
    if (kind === 'drop-before') expect(await renewed).not.toBe(old)
    else await expect(renewed).rejects.toMatchObject({ code: 'signed-out' })
    expect(refreshes()).toBe(2)
  },
)

test('a crash during the one retry leaves nothing to try', async () => {
  const { session, fail, restarted, refreshes } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' })
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  fail({ kind: 'hold' })
  session.renew(old).catch(() => undefined)
  await expect.poll(() => refreshes()).toBe(2)
  const next = await restarted()
  await expect(next.session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  expect(next.standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })
  expect(refreshes()).toBe(2)
})

test('signing out while a refresh is out stays signed out', async () => {
  const { session, service, fail, folder, standing, refreshes } = await signedIn()
  fail({ kind: 'hold' })
  const renewing = session.renew(await session.token())
  renewing.catch(() => undefined)
  await expect.poll(() => refreshes()).toBe(1)
  session.signOut()
  service.dials.release()
  await expect(renewing).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false })
  expect(onDisk(folder)).toBeUndefined()
  await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
})

test('signing in anew while a refresh is out keeps the new grant', async () => {
  const { session, server, service, fail, refreshes } = await signedIn()
  fail({ kind: 'hold' })
  const renewing = session.renew(await session.token())
  await expect.poll(() => refreshes()).toBe(1)
  const fresh = await given(server)
  await session.accept(fresh)
  service.dials.release()
  expect(await renewing).toBe(fresh.tokens.accessToken)
  expect(await session.token()).toBe(fresh.tokens.accessToken)
})

test('new tokens that cannot be written are used all the same, and the old ones never again', async () => {
  const { folder, server, refreshes } = await signedIn()
  let [isFull, asked] = [false, 0]
  const keyring: Keyring = {
    ...testKeyring,
    seal: (text) =>
      isFull ? Promise.reject(new AppError('disk-full', 'No space')) : testKeyring.seal(text),
  }
  const { session } = opening({
    folder,
    keyring,
    server: {
      refresh: (token) => {
        isFull = asked === 0
        asked += 1
        return server.refresh(token)
      },
    },
  })
  await session.restore()
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'disk-full' })
  const renewed = await session.token()
  expect(renewed).not.toBe(old)
  isFull = false
  expect(await session.renew(renewed)).not.toBe(renewed)
  expect(refreshes()).toBe(2)
  expect(onDisk(folder)).toMatchObject({ state: 'current', generation: 3 })
})

test('when the intent cannot be written, the refresh token does not go out', async () => {
  const { folder, server, refreshes } = await signedIn()
  const keyring: Keyring = {
    ...testKeyring,
    seal: () => Promise.reject(new AppError('keyring-locked', 'Locked')),
  }
  const { session } = opening({ folder, server, keyring })
  await session.restore()
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'keyring-locked' })
  expect(refreshes()).toBe(0)
  expect(await session.token()).toBe(old)
})

test.each(['keyring-locked', 'keyring-lost'] as const)(
  'a keyring that does not open (%s) is a standing and deletes nothing',
  async (code) => {
    const { folder, server } = await signedIn()
    const before = readFileSync(path.join(folder, 'accounts.json'))
    const keyring: Keyring = {
      ...testKeyring,
      open: () => Promise.reject(new AppError(code, 'Does not open')),
    }
    const { session, standing } = opening({ folder, server, keyring })
    await session.restore()
    expect(standing()).toEqual({ signedIn: false, problem: code })
    await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
    expect(readFileSync(path.join(folder, 'accounts.json'))).toEqual(before)
    const later = opening({ folder, server })
    await later.session.restore()
    expect(later.standing()).toEqual({ signedIn: true })
  },
)

test('without offline access the session ends when its token does', async () => {
  const outcomes: RefreshOutcome[] = []
  const { session, standing } = opening({
    folder: temporaryFolder(),
    server: { refresh: async () => outcomes[0]! },
  })
  await session.accept({ tokens: { accessToken: 'only' } })
  expect(await session.token()).toBe('only')
  await expect(session.renew('only')).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false, problem: 'signed-out' })
})

test('a fresh profile is simply not signed in', async () => {
  const { session, standing } = opening({
    folder: temporaryFolder(),
    server: { refresh: () => Promise.reject(new Error('Never asked')) },
  })
  await session.restore()
  expect(standing()).toEqual({ signedIn: false })
  await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
})
