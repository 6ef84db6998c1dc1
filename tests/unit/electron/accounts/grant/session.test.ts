import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Anchor } from '../../../../../electron/accounts/grant/anchor'
import {
  AuthorizationServer,
  type Given,
  type RefreshOutcome,
} from '../../../../../electron/accounts/grant/authorization-server'
import { DataKey } from '../../../../../electron/accounts/keyring/data-key'
import type { Keyring } from '../../../../../electron/accounts/keyring/keyring'
import { takeLease } from '../../../../../electron/accounts/grant/lease'
import { Session, type Standing } from '../../../../../electron/accounts/grant/session'
import { SignIn } from '../../../../../electron/accounts/grant/sign-in'
import { Vault, type Grant } from '../../../../../electron/accounts/grant/vault'
import { ServiceClient } from '../../../../../electron/api/connection'
import { exchange } from '../../../../support/exchange'
import { lockFile } from '../../../../../electron/store/database/database'
import type { FaultAct } from '../../../../../sandbox/faults'
import { startDemoService, type DemoService } from '../../../../../sandbox/service'
import { AppError } from '../../../../../shared/errors'
import { temporaryFolder } from '../../../../support/files'
import { switchableKeyring, testKeyring } from '../../../../support/keyring'
import { answerConsent } from '../../../../support/person'

const accountId = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const here = 'https://api.example https://auth.example https://b.example docket'
const lookup = '/v1/expenses/vat-types'
const signedInStanding = { signedIn: true, daysLeft: 60, scope: 'all offline_access' }

/** A session that is signed in to a demo service, with all its parts real. */
async function signedIn() {
  const service = await startDemoService({ consent: 'auto', seed: 'empty' })
  onTestFinished(() => service.close())
  const folder = temporaryFolder()
  const server = new AuthorizationServer(service, exchange)
  const opened = await opening({ folder, server })
  await opened.session.accept(await given(server))
  const client = new ServiceClient({ baseUrl: service.baseUrl, tokens: opened.session, exchange })
  const before = refreshes(service)
  return {
    ...opened,
    service,
    server,
    folder,
    client,
    refreshes: () => refreshes(service) - before,
    fail: (act: FaultAct, count = 1) => {
      service.dials.next({ method: 'POST', path: '/auth/token', count, act })
    },
    /** The session of the next start of the app, or of a second process. */
    restarted: async (changes: Partial<Opening> = {}) => {
      const next = await opening({ folder, server, ...changes })
      await next.session.restore()
      return next
    },
  }
}

interface Opening {
  folder: string
  server: Pick<AuthorizationServer, 'refresh'>
  /** Where the account is, as the session is told. */
  place: string
  keyring: Keyring
  /** Outside the profile. */
  outside: string
  freeBytes: () => Promise<number>
}

async function opening(parts: Partial<Opening> & Pick<Opening, 'folder' | 'server'>) {
  const { folder, server, freeBytes, outside = `${folder}-outside` } = parts
  const standings: Standing[] = []
  const time = { ms: 1_000_000, days: 0 }
  const dataKey = new DataKey({
    folder,
    keyring: parts.keyring ?? testKeyring,
    lease: async () => () => undefined,
    patienceMs: 300,
  })
  await dataKey.unlock()
  const vault = new Vault({ folder, dataKey })
  if (freeBytes) vault.freeBytes = freeBytes
  const anchor = new Anchor({ profile: folder, folder: outside })
  let release: (() => void) | undefined
  const session = new Session({
    accountId,
    place: parts.place ?? here,
    vault,
    anchor,
    server,
    lease: async () => (release = await takeLease(anchor.leaseFile(accountId), lockFile)),
    now: () => new Date(Date.now() + time.days * 86_400_000),
    clock: () => time.ms,
    onChange: (standing) => standings.push(standing),
    report: () => undefined,
  })
  return {
    session,
    vault,
    anchor,
    dataKey,
    standings,
    time,
    standing: () => standings.at(-1),
    /** What the system does for a process that died. */
    died: () => release?.(),
  }
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

const fileIn = (folder: string) => path.join(folder, 'grants', `${accountId}.json`)

function onDisk(folder: string): Omit<Grant, 'tokens'> & { sealed: string } {
  const text = readFileSync(fileIn(folder), 'utf8')
  return (JSON.parse(text) as { grant: Omit<Grant, 'tokens'> & { sealed: string } }).grant
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
  const { session } = await opening({
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
  expect(onDisk(folder)).toMatchObject({ state: 'ambiguous', retries: 0 })
  expect(standing()).toEqual(signedInStanding)
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
  expect(standing()).toEqual(signedInStanding)
  expect(onDisk(folder)).toMatchObject({ state: 'current', retries: 0, generation: 2 })
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
  expect(standing()).toEqual(signedInStanding)
  expect(onDisk(folder)).toMatchObject({ state: 'ambiguous' })
  expect(await session.token()).toBe(old)
})

test('with no network the refresh token stays good, however often it is tried', async () => {
  const { session, refreshes, service, standing, folder } = await signedIn()
  const old = await session.token()
  await service.dials.offline(true)
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  expect(onDisk(folder)).toMatchObject({ state: 'current', retries: 0 })
  expect(standing()).toEqual(signedInStanding)
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
  expect(standing()).toEqual({ signedIn: false, problem: 'grant-revoked' })
  expect(refreshes()).toBe(1)
})

test('a restart goes on with the same grant', async () => {
  const { session, service, restarted } = await signedIn()
  const token = await session.token()
  const next = await restarted()
  expect(next.standing()).toEqual(signedInStanding)
  expect(await next.session.token()).toBe(token)
  const client = new ServiceClient({ baseUrl: service.baseUrl, tokens: next.session, exchange })
  service.dials.expireAccessTokens()
  await client.read(lookup)
})

test.each(['drop-before', 'hold'] as const)(
  'a crash while the token was out (%s) is seen at the next start, and one retry is made',
  async (kind) => {
    const { session, fail, folder, restarted, refreshes, died } = await signedIn()
    const old = await session.token()
    fail({ kind })
    const abandoned = session.renew(old)
    abandoned.catch(() => undefined)
    await expect.poll(() => refreshes()).toBe(1)
    if (kind === 'hold') expect(onDisk(folder).state).toBe('refreshing')
    else await abandoned.catch(() => undefined)
    died()

    const next = await restarted()
    expect(next.standing()).toEqual(signedInStanding)
    expect(await next.session.token()).toBe(old)
    const renewed = next.session.renew(old)
    if (kind === 'drop-before') expect(await renewed).not.toBe(old)
    else await expect(renewed).rejects.toMatchObject({ code: 'signed-out' })
    expect(refreshes()).toBe(2)
  },
)

test('a crash during the one retry leaves nothing to try', async () => {
  const { session, fail, restarted, refreshes, died } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' })
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  fail({ kind: 'hold' })
  session.renew(old).catch(() => undefined)
  await expect.poll(() => refreshes()).toBe(2)
  died()
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
  await session.signOut()
  service.dials.release()
  await expect(renewing).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false })
  expect(existsSync(fileIn(folder))).toBe(false)
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
  const { folder, server, refreshes, restarted } = await signedIn()
  let [isFull, asked] = [false, 0]
  const { session, vault } = await opening({
    folder,
    server: {
      refresh: (token) => {
        isFull = asked === 0
        asked += 1
        return server.refresh(token)
      },
    },
  })
  failingWrites(vault, () => isFull)
  await session.restore()
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'disk-full' })
  const renewed = await session.token()
  expect(renewed).not.toBe(old)
  session.accepted(renewed)
  await expect(session.renew(renewed)).rejects.toMatchObject({ code: 'disk-full' })
  expect(onDisk(folder).state).toBe('refreshing')
  const other = await restarted()
  const waiting = other.session.renew(old)
  await sleep(200)
  expect(refreshes()).toBe(1)
  isFull = false
  expect(await session.token()).toBe(renewed)
  expect(await waiting).toBe(renewed)
  expect(await session.renew(renewed)).not.toBe(renewed)
  expect(refreshes()).toBe(2)
  expect(onDisk(folder)).toMatchObject({ state: 'current', generation: 3 })
})

function failingWrites(vault: Vault, isFull: () => boolean): void {
  const write = vault.write.bind(vault)
  vault.write = (id, grant) => {
    if (isFull()) throw new AppError('disk-full', 'No space')
    write(id, grant)
  }
}

test('when the intent cannot be written, the refresh token does not go out', async () => {
  const { session, vault, refreshes } = await signedIn()
  failingWrites(vault, () => true)
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'disk-full' })
  expect(refreshes()).toBe(0)
  expect(await session.token()).toBe(old)
})

test('when the send cannot be counted, the refresh token does not go out, and does later', async () => {
  const { session, anchor, refreshes, folder } = await signedIn()
  const count = anchor.count.bind(anchor)
  anchor.count = () => {
    throw new AppError('no-permission', 'Read-only')
  }
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'no-permission' })
  expect(refreshes()).toBe(0)
  expect(onDisk(folder)).toMatchObject({ state: 'current', sends: 0 })
  anchor.count = count
  expect(await session.renew(old)).not.toBe(old)
  expect(refreshes()).toBe(1)
})

test.each([
  ['locked', 'keyring-locked'],
  ['hanging', 'keyring-locked'],
  ['lost', 'keyring-lost'],
  ['other', 'keyring-lost'],
] as const)(
  'a keyring that is %s is a standing (%s), deletes nothing and heals',
  async (state, code) => {
    const { folder, server } = await signedIn()
    const before = readFileSync(fileIn(folder))
    const keyring = switchableKeyring(state)
    const { session, standing, dataKey } = await opening({ folder, server, keyring })
    await session.restore()
    expect(standing()).toEqual({ signedIn: false, problem: code })
    await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
    expect(readFileSync(fileIn(folder))).toEqual(before)
    keyring.state = 'protected'
    await dataKey.unlock()
    await session.restore()
    expect(standing()).toEqual(signedInStanding)
  },
)

test('without offline access the session ends when its token does', async () => {
  const outcomes: RefreshOutcome[] = []
  const { session, standing } = await opening({
    folder: temporaryFolder(),
    server: { refresh: async () => outcomes[0]! },
  })
  await session.accept({ tokens: { accessToken: 'only' } })
  expect(await session.token()).toBe('only')
  await expect(session.renew('only')).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false, problem: 'signed-out' })
})

test('a fresh profile is simply not signed in', async () => {
  const { session, standing } = await opening({
    folder: temporaryFolder(),
    server: { refresh: () => Promise.reject(new Error('Never asked')) },
  })
  await session.restore()
  expect(standing()).toEqual({ signedIn: false })
  await expect(session.token()).rejects.toMatchObject({ code: 'signed-out' })
})

test('a fresh token that is refused again stops the session until the person signs in', async () => {
  const { session, standing, refreshes, server } = await signedIn()
  const first = await session.renew(await session.token())
  await expect(session.renew(first)).rejects.toMatchObject({ code: 'token-refused' })
  await expect(session.token()).rejects.toMatchObject({ code: 'token-refused' })
  await expect(session.renew(first)).rejects.toMatchObject({ code: 'token-refused' })
  expect(standing()).toEqual({ signedIn: false, problem: 'token-refused' })
  expect(refreshes()).toBe(1)
  await session.accept(await given(server))
  expect(standing()).toEqual(signedInStanding)
  expect(await session.token()).not.toBe(first)
})

test('a token that was taken once, or has lived its time, may be refused and renewed again', async () => {
  const { session, time, refreshes } = await signedIn()
  const first = await session.renew(await session.token())
  session.accepted(first)
  const second = await session.renew(first)
  time.ms += 3600_000
  expect(await session.renew(second)).not.toBe(second)
  expect(refreshes()).toBe(3)
})

test.each([
  [{ kind: 'status', status: 404, body: { error: 'not_found' } }, 'token-address-wrong'],
  [{ kind: 'status', status: 401, body: { error: 'invalid_client' } }, 'client-refused'],
] as const)(
  'a question that was turned down stops the session without harm to the token: %j',
  async (act, code) => {
    const { session, fail, standing, refreshes, folder, restarted } = await signedIn()
    const old = await session.token()
    fail(act, 2)
    await expect(session.renew(old)).rejects.toMatchObject({ code })
    for (let time = 0; time < 3; time += 1)
      await expect(session.renew(old)).rejects.toMatchObject({ code })
    expect(refreshes()).toBe(1)
    expect(onDisk(folder)).toMatchObject({ state: 'current', retries: 0 })
    expect(standing()).toEqual({ signedIn: false, problem: code, waitingForRetry: true })
    expect((await restarted()).standing()).toMatchObject({ signedIn: true })
    await expect(session.tryOnceMore()).rejects.toMatchObject({ code })
    await session.tryOnceMore()
    expect(standing()).toEqual(signedInStanding)
    expect(refreshes()).toBe(3)
  },
)

test('after two lost answers and a minute of stable network, the person may have it tried once more', async () => {
  const { session, fail, standing, time, refreshes, folder } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' }, 2)
  for (const code of ['offline', 'offline', 'signed-out'])
    await expect(session.renew(old)).rejects.toMatchObject({ code })
  await expect(session.tryOnceMore()).rejects.toMatchObject({ code: 'wrong-state' })
  time.ms += 30_000
  session.disturbed()
  time.ms += 59_000
  await expect(session.tryOnceMore()).rejects.toMatchObject({ code: 'wrong-state' })
  expect(standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })
  time.ms += 1000
  await expect
    .poll(standing)
    .toEqual({ signedIn: false, problem: 'sign-in-interrupted', waitingForRetry: true })
  await session.tryOnceMore()
  expect(standing()).toEqual(signedInStanding)
  expect(onDisk(folder)).toMatchObject({ state: 'current', retries: 0 })
  expect(refreshes()).toBe(3)
})

test('the person’s one more try is recorded: a third lost answer leaves only a sign-in, after a restart too', async () => {
  const { session, fail, standing, time, refreshes, restarted } = await signedIn()
  const old = await session.token()
  fail({ kind: 'drop-before' }, 3)
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(session.renew(old)).rejects.toMatchObject({ code: 'offline' })
  time.ms += 60_000
  await expect(session.tryOnceMore()).rejects.toMatchObject({ code: 'offline' })
  expect(standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })
  time.ms += 60_000
  await expect(session.tryOnceMore()).rejects.toMatchObject({ code: 'wrong-state' })
  const next = await restarted()
  await expect(next.session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  expect(next.standing()).toEqual({ signedIn: false, problem: 'sign-in-interrupted' })
  expect(refreshes()).toBe(3)
})

test('a token near its end is renewed early, and whoever asks meanwhile goes on with it', async () => {
  const { session, service, time, refreshes, fail } = await signedIn()
  const old = await session.token()
  expect(session.isDue()).toBe(false)
  await session.renewEarly()
  expect(refreshes()).toBe(0)
  time.ms += 3000_000
  expect(session.isDue()).toBe(true)
  fail({ kind: 'hold' })
  const renewing = session.renewEarly()
  await expect.poll(refreshes).toBe(1)
  expect(session.isDue()).toBe(false)
  expect(await session.token()).toBe(old)
  const waiting = session.renew(old)
  service.dials.release()
  await renewing
  expect(await waiting).toBe(await session.token())
  expect(await session.token()).not.toBe(old)
  expect(refreshes()).toBe(1)
})

test('a doubtful refresh token is never risked early, and a failed early renewal rests a while', async () => {
  const { session, time, refreshes, fail, service } = await signedIn()
  time.ms += 3000_000
  await service.dials.offline(true)
  await expect(session.renewEarly()).rejects.toMatchObject({ code: 'offline' })
  await service.dials.offline(false)
  expect(session.isDue()).toBe(false)
  time.ms += 60_000
  expect(session.isDue()).toBe(true)
  fail({ kind: 'drop-before' })
  await expect(session.renewEarly()).rejects.toMatchObject({ code: 'offline' })
  time.ms += 600_000
  expect(session.isDue()).toBe(false)
  expect(refreshes()).toBe(1)
})

test('a grant that nobody used for 30 days is due', async () => {
  const { restarted } = await signedIn()
  const { session, time, standing } = await restarted()
  time.days = 29
  expect(session.isDue()).toBe(false)
  time.days = 31
  expect(session.isDue()).toBe(true)
  session.disturbed()
  expect(standing()).toMatchObject({ signedIn: true, daysLeft: 29 })
})

test('a refresh token that is refused after 60 days has run out', async () => {
  const { session, time, service, standing } = await signedIn()
  time.days = 61
  service.dials.revokeGrants()
  await expect(session.renew(await session.token())).rejects.toMatchObject({ code: 'signed-out' })
  expect(standing()).toEqual({ signedIn: false, problem: 'grant-expired' })
})

test('with too little room on the disk nothing goes out, and the grant is as good as before', async () => {
  const { restarted, refreshes } = await signedIn()
  let free = 50 * 1024 * 1024 - 1
  const { session, standing } = await restarted({ freeBytes: async () => free })
  const old = await session.token()
  await expect(session.renew(old)).rejects.toMatchObject({ code: 'disk-full' })
  expect(refreshes()).toBe(0)
  expect(standing()).toEqual(signedInStanding)
  free += 1
  expect(await session.renew(old)).not.toBe(old)
})

test('for five seconds after waking up nothing goes out', async () => {
  const { session, time, refreshes } = await signedIn()
  session.disturbed()
  const renewing = session.renew(await session.token())
  time.ms += 4999
  await sleep(250)
  expect(refreshes()).toBe(0)
  time.ms += 1
  await renewing
  expect(refreshes()).toBe(1)
})

test('quitting waits for a refresh in flight and starts none', async () => {
  const { session, service, fail, refreshes, folder } = await signedIn()
  const old = await session.token()
  fail({ kind: 'hold' })
  const renewing = session.renew(old)
  await expect.poll(refreshes).toBe(1)
  const order: string[] = []
  const closing = session.close().then(() => order.push('closed'))
  await sleep(50)
  expect(order).toEqual([])
  service.dials.release()
  const renewed = await renewing
  session.accepted(renewed)
  await closing
  expect(onDisk(folder)).toMatchObject({ state: 'current', generation: 2 })
  await expect(session.renew(renewed)).rejects.toMatchObject({ code: 'offline' })
  expect(await session.token()).toBe(renewed)
  expect(refreshes()).toBe(1)
})

test('two processes that are refused at once send one refresh between them', async () => {
  const { session, restarted, refreshes } = await signedIn()
  const others = await Promise.all([restarted(), restarted(), restarted()])
  const old = await session.token()
  const sessions = [session, ...others.map((other) => other.session)]
  const renewed = await Promise.all(sessions.map((each) => each.renew(old)))
  expect(new Set(renewed).size).toBe(1)
  expect(refreshes()).toBe(1)
})

test('signing out in another process while a refresh is out leaves nothing on disk', async () => {
  const { session, service, restarted, fail, refreshes, folder, standing } = await signedIn()
  const other = await restarted()
  fail({ kind: 'hold' })
  const renewing = session.renew(await session.token())
  renewing.catch(() => undefined)
  await expect.poll(refreshes).toBe(1)
  await other.session.signOut()
  service.dials.release()
  await expect(renewing).rejects.toMatchObject({ code: 'signed-out' })
  expect(existsSync(fileIn(folder))).toBe(false)
  expect(standing()).toEqual({ signedIn: false })
})

test('signing in anew in another process while a refresh is out keeps the new grant', async () => {
  const { session, server, service, restarted, fail, refreshes } = await signedIn()
  const other = await restarted()
  fail({ kind: 'hold' })
  const renewing = session.renew(await session.token())
  await expect.poll(refreshes).toBe(1)
  const fresh = await given(server)
  await other.session.accept(fresh)
  service.dials.release()
  expect(await renewing).toBe(fresh.tokens.accessToken)
  const next = await restarted()
  expect(await next.session.token()).toBe(fresh.tokens.accessToken)
})

test('a profile that was restored from a copy ends its grant and sends nothing', async () => {
  const { session, folder, restarted, refreshes } = await signedIn()
  const copy = readFileSync(fileIn(folder), 'utf8')
  const old = await session.token()
  await session.renew(old)
  writeFileSync(fileIn(folder), copy)
  const next = await restarted()
  await expect(next.session.renew(old)).rejects.toMatchObject({ code: 'signed-out' })
  expect(next.standing()).toEqual({ signedIn: false, problem: 'profile-restored' })
  expect(refreshes()).toBe(1)
})

test('a profile on another computer, or whose marks are gone, ends its grant and sends nothing', async () => {
  const { session, folder, restarted, refreshes } = await signedIn()
  const token = await session.renew(await session.token())
  const clone = await restarted({ outside: temporaryFolder() })
  await expect(clone.session.renew(token)).rejects.toMatchObject({ code: 'signed-out' })
  expect(clone.standing()).toEqual({ signedIn: false, problem: 'profile-restored' })
  expect(refreshes()).toBe(1)
  rmSync(`${folder}-outside`, { recursive: true })
})

test('two copies of a profile on one computer never send the same refresh token', async () => {
  const { session, folder, restarted, refreshes, standing } = await signedIn()
  const twin = temporaryFolder()
  cpSync(folder, twin, { recursive: true })
  const copy = await restarted({ folder: twin, outside: `${folder}-outside` })
  const old = await session.token()
  const results = await Promise.allSettled([session.renew(old), copy.session.renew(old)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([standing(), copy.standing()]).toContainEqual({
    signedIn: false,
    problem: 'profile-restored',
  })
  expect(refreshes()).toBe(1)
})

test('a crash between the intent and the send costs nothing', async () => {
  const { session, vault, restarted, refreshes, folder } = await signedIn()
  const grant = vault.read(accountId)!
  const intent: Grant = { ...grant, state: 'refreshing', sends: 1, intentId: 'crashed' }
  vault.write(accountId, intent)
  const next = await restarted()
  const old = await session.token()
  expect(await next.session.renew(old)).not.toBe(old)
  expect(refreshes()).toBe(1)
  expect(onDisk(folder)).toMatchObject({ retries: 0, sends: 1, generation: 2 })
})

test('a grant that is handed over works for another account, and is gone from the first', async () => {
  const { session, folder, server, standing } = await signedIn()
  const token = await session.token()
  const handed = await session.handOver()
  expect(standing()).toEqual({ signedIn: false })
  expect(existsSync(fileIn(folder))).toBe(false)
  const other = await opening({ folder: temporaryFolder(), server })
  await other.session.accept(handed)
  expect(await other.session.renew(token)).not.toBe(token)
})

test('without a kept key all of it works in memory, and nothing is written', async () => {
  const { server, folder: source } = await signedIn()
  const folder = temporaryFolder()
  const keyring = switchableKeyring('unprotected')
  const { session, standing } = await opening({ folder, server, keyring })
  await session.accept(await given(server))
  const old = await session.token()
  expect(await session.renew(old)).not.toBe(old)
  expect(standing()).toEqual(signedInStanding)
  expect(existsSync(fileIn(folder))).toBe(false)
  expect(existsSync(fileIn(source))).toBe(true)
})

test('a grant of another place is not touched, and serves when the account is back at its own', async () => {
  const { session, service, restarted, refreshes, anchor } = await signedIn()
  const token = await session.token()
  await session.close()
  const place = here.replace('auth.example', 'elsewhere.example')
  const moved = await restarted({ place })
  expect(moved.standing()).toEqual({ signedIn: false, problem: 'address-changed' })
  await expect(moved.session.token()).rejects.toMatchObject({ code: 'signed-out' })
  await expect(moved.session.renew(token)).rejects.toMatchObject({ code: 'signed-out' })
  expect(refreshes()).toBe(0)
  const back = await restarted()
  expect(back.standing()).toEqual(signedInStanding)
  service.dials.expireAccessTokens()
  expect(await back.session.renew(token)).not.toBe(token)
  expect(anchor.mark(back.vault.read(accountId)?.id ?? '')).toBeDefined()
})
