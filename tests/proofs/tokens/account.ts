/** One account as the app opens it over a profile on disk: every part is real, only the keyring is a fixed key. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Anchor } from '../../../electron/accounts/grant/anchor'
import {
  AuthorizationServer,
  type Given,
} from '../../../electron/accounts/grant/authorization-server'
import { DataKey } from '../../../electron/accounts/keyring/data-key'
import { takeLease } from '../../../electron/accounts/grant/lease'
import { Session, type Standing } from '../../../electron/accounts/grant/session'
import { Vault } from '../../../electron/accounts/grant/vault'
import { exchange } from '../../support/exchange'
import { lockFile } from '../../../electron/store/database/database'
import type { Service } from '../../../shared/accounts/account'
import { testKeyring } from '../../support/keyring'
import type { Issued } from '../../support/token-server'

const memory = '/dev/shm'
const accountId = '5f3a2c1e-77d0-4b53-9a57-6a1f5a0c9b11'

/** Where one computer keeps an account: the profile, and what lies outside it. */
export interface Place {
  profile: string
  outside: string
}

/** In memory where the system has such a folder: thousands of synced writes would only test the disk's patience. */
export function newPlace(): Place {
  const folder = mkdtempSync(path.join(existsSync(memory) ? memory : tmpdir(), 'docket-tokens-'))
  return { profile: path.join(folder, 'profile'), outside: path.join(folder, 'outside') }
}

export function removePlace({ profile }: Place): void {
  rmSync(path.dirname(profile), { recursive: true, force: true })
}

export interface Opened {
  session: Session
  standing: () => Standing | undefined
  /** Moves the clock of this start of the app ahead. */
  wait: (ms: number) => void
  close: () => Promise<void>
}

/** Opens the account as at a start of the app. */
export async function openAccount(
  { profile, outside }: Place,
  server: Pick<AuthorizationServer, 'refresh'>,
): Promise<Opened> {
  let last: Standing | undefined
  let aheadMs = 0
  const dataKey = new DataKey({
    folder: profile,
    keyring: testKeyring,
    lease: async () => () => undefined,
  })
  await dataKey.unlock()
  const anchor = new Anchor({ profile, folder: outside })
  const session = new Session({
    accountId,
    place: 'the token endpoint of the proof',
    vault: new Vault({ folder: profile, dataKey }),
    anchor,
    lease: () => takeLease(anchor.leaseFile(accountId), lockFile),
    server,
    now: () => new Date(Date.now() + aheadMs),
    clock: () => performance.now() + aheadMs,
    report: () => undefined,
    onChange: (standing) => {
      last = standing
    },
  })
  await session.restore()
  return {
    session,
    standing: () => last,
    wait: (ms) => (aheadMs += ms),
    close: () => Promise.resolve(session.close()),
  }
}

/** Our client of a token endpoint; `timeoutMs` shortens how long it waits for a whole reply. */
export function clientOf(
  service: Service,
  timeoutMs: () => number = () => 20_000,
): AuthorizationServer {
  return new AuthorizationServer(service, (request) =>
    exchange({
      ...request,
      headers: { ...request.headers, 'X-Process': String(process.pid) },
      timeoutMs: timeoutMs(),
    }),
  )
}

export function givenOf(tokens: Issued, expiresIn = 3600): Given {
  return { tokens, expiresIn }
}
