/** Addresses of an account change under it: what was given at the former ones is sent to no other, and is not lost. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DataKey } from '../../electron/accounts/keyring/data-key'
import { boundName, Vault } from '../../electron/accounts/grant/vault'
import { placeOf } from '../../electron/accounts/place'
import { AccountRows } from '../../electron/store/account-rows'
import { Database } from '../../electron/store/database/database'
import { startDemoService, type DemoService } from '../../sandbox/service'
import type { Service } from '../../shared/accounts/account'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { testKeyring } from '../support/keyring'

let rig: Rig
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await rig.end()
  for (const end of ends.splice(0)) await end()
})

const keys = { consumerKey: 'key', consumerSecret: 'secret', token: 'token', tokenSecret: 'hush' }

async function company(seedNumber: number): Promise<DemoService> {
  const service = await startDemoService({ consent: 'page', seedNumber, oauth1: keys })
  ends.push(() => service.close())
  return service
}

function addressesOf({ baseUrl, authUrl, legacyBaseUrl, clientId }: Service): Service {
  return { baseUrl, authUrl, legacyBaseUrl, clientId }
}

const session = () => rig.core.accounts.session.get()
const isConnected = () => session().status === 'connected'

/** One person's account with a service, and a second service that was never signed in to. */
async function signedIn() {
  const [mine, other] = [await company(7), await company(8)]
  rig = await Rig.start()
  const home = addressesOf(mine)
  await rig.core.accounts.connect('Mine', home, 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const abroad = [
    { ...home, baseUrl: other.baseUrl },
    { ...home, authUrl: other.authUrl },
    { ...home, legacyBaseUrl: other.legacyBaseUrl },
    addressesOf(other),
  ]
  return { mine, other, home, abroad }
}

/** What lies on the disk is changed while the app is not running. */
async function changedOnDisk(service: Service): Promise<void> {
  const { id } = rig.core.accounts.need()
  await rig.close()
  const database = new Database(path.join(rig.profile, 'docket.sqlite'))
  const folder = path.join(rig.profile, 'accounts')
  new AccountRows({ database, now: () => new Date(), folder }).change(id, { service })
  database.close()
  await rig.open()
}

/** A receipt is sent with the sign-in at hand, after the access token has had to be renewed with it. */
async function sends(service: DemoService): Promise<void> {
  service.dials.expireAccessTokens()
  const { id } = await rig.capture(fileIn(rig.inbox, 'goes on.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
}

for (const way of ['in the settings', 'on the disk'] as const)
  test(`a sign-in is sent to no address that was changed ${way}, and goes on when it is changed back`, async () => {
    const { mine, other, home, abroad } = await signedIn()
    const moved = (service: Service) =>
      way === 'on the disk' ? changedOnDisk(service) : rig.core.accounts.moveTo(service)
    for (const service of abroad) {
      await moved(service)
      expect(session()).toMatchObject({ status: 'signed-out', problem: 'address-changed' })
      await rig.restart()
      const before = mine.journal().length
      await rig.core.accounts.unlock()
      await rig.core.accounts.tryNow()
      expect(session()).toMatchObject({ status: 'signed-out', problem: 'address-changed' })
      expect([other.journal(), mine.journal().slice(before)]).toEqual([[], []])
      await moved(home)
      await until(isConnected, 'signed in again, without anybody signing in')
    }
    await rig.looks()
    await sends(mine)
  })

test('a new sign-in at other addresses is used there, and the former one never', async () => {
  const { mine, other } = await signedIn()
  const { id } = rig.core.accounts.need()
  await rig.core.accounts.moveTo(addressesOf(other))
  await rig.restart()
  const before = mine.journal().length
  await rig.core.accounts.need().signIn()
  // Other books: a person says that they are meant.
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  expect(other.journal().filter(({ status }) => status === 401)).toEqual([])
  expect(mine.journal().slice(before)).toEqual([])
  const kept = JSON.parse(readFileSync(path.join(rig.profile, 'grants', `${id}.json`), 'utf8')) as {
    former: unknown[]
  }
  expect(kept.former).toHaveLength(1)
})

test('an address that was mistyped at the first try is not used at the second', async () => {
  const [mine, other] = [await company(7), await company(8)]
  rig = await Rig.start({ answer: 'deny' })
  await rig.core.accounts.connect('Mine', { ...addressesOf(mine), authUrl: other.authUrl }, 'full')
  const before = other.journal().length
  rig.answer = 'allow'
  await rig.core.accounts.connect('Mine', addressesOf(mine), 'full')
  expect(session().status).toBe('connected')
  expect(other.journal()).toHaveLength(before)
  expect(rig.core.accounts.list.get()).toHaveLength(1)
})

test('keys for interface B and cookies are used at the addresses that they were given for', async () => {
  const { mine, other } = await signedIn()
  const signed = { ...addressesOf(mine), legacySignIn: 'oauth1' as const, keepsCookies: true }
  await rig.core.accounts.moveTo(signed)
  const account = rig.core.accounts.need()
  await account.setLegacyKeys(keys)
  await rig.core.accounts.moveTo({ ...signed, legacyBaseUrl: other.legacyBaseUrl })
  expect(account.hasLegacyKeys()).toBe(false)
  await account.signIn()
  await rig.looks()
  expect(other.journal()).toEqual([])
  await rig.core.accounts.moveTo(signed)
  expect(account.hasLegacyKeys()).toBe(true)
})

test('what was kept before addresses were bound belongs to the addresses of the next start', async () => {
  const { mine, other, home } = await signedIn()
  const { id, stored } = rig.core.accounts.need()
  const place = placeOf(stored.account, stored.service)
  await rig.close()
  const dataKey = new DataKey({
    folder: rig.profile,
    keyring: testKeyring,
    lease: async () => () => undefined,
  })
  await dataKey.unlock()
  const vault = new Vault({ folder: rig.profile, dataKey })
  const { place: _, ...grant } = vault.read(id) ?? expect.fail('no grant')
  vault.forget(id)
  vault.write(id, grant)
  vault.writeSecret(id, 'cookies', '{}')
  expect(vault.isUnbound(id)).toBe(true)
  await rig.open()
  expect(session().status).toBe('connected')
  expect(vault.isUnbound(id)).toBe(false)
  expect(vault.readSecret(id, boundName('cookies', place))).toBe('{}')
  await changedOnDisk({ ...home, baseUrl: other.baseUrl })
  expect(session()).toMatchObject({ status: 'signed-out', problem: 'address-changed' })
  expect(other.journal()).toEqual([])
  await changedOnDisk(home)
  await until(isConnected, 'signed in again')
  await sends(mine)
})
