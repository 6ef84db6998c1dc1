import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DataKey } from '../../../../../electron/accounts/keyring/data-key'
import { boundName, Vault, type Grant } from '../../../../../electron/accounts/grant/vault'
import { fileIn, temporaryFolder } from '../../../../support/files'
import { switchableKeyring } from '../../../../support/keyring'

const one = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const other = '0f5d5c1f-5a0e-4e0b-9d57-b7c1f7a22a3b'
const secret = () => randomBytes(24).toString('base64url')

function grantOf(changes: Partial<Grant> = {}): Grant {
  return {
    id: secret(),
    generation: 1,
    state: 'current',
    retries: 0,
    sends: 0,
    obtainedAt: '2026-06-30T12:00:00.000Z',
    renewedAt: '2026-06-30T12:00:00.000Z',
    expiresIn: 3600,
    tokens: { accessToken: secret(), refreshToken: secret() },
    ...changes,
  }
}

async function opening(folder = temporaryFolder(), keyring = switchableKeyring()) {
  const dataKey = new DataKey({
    folder,
    keyring,
    lease: async () => () => undefined,
    patienceMs: 100,
  })
  await dataKey.unlock()
  return { folder, keyring, dataKey, vault: new Vault({ folder, dataKey }) }
}

const fileOf = (folder: string, id = one) => path.join(folder, 'grants', `${id}.json`)

/** Everything that lies in a folder, as one text. */
function everythingIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `${entry.name} ${readFileSync(path.join(entry.parentPath, entry.name), 'latin1')}`,
    )
    .join('\n')
}

function kept(folder: string) {
  return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as {
    grant?: { sealed: string }
    former: unknown[]
    secrets: Record<string, string>
  }
}

test('what was written is there after a restart, and for another process at once', async () => {
  const { folder, vault } = await opening()
  const second = await opening(folder)
  const grant = grantOf({ state: 'ambiguous', retries: 1, generation: 7, scope: 'all' })
  vault.write(one, grant)
  expect(second.vault.read(one)).toEqual(grant)
  const next = grantOf({ intentId: 'i', startedAt: '2026-06-30T12:00:00.000Z', endedBy: 'offline' })
  second.vault.write(one, next)
  expect(vault.read(one)).toEqual(next)
})

test('no token or secret lies readable in the profile, neither as it is nor encoded', async () => {
  const { folder, vault } = await opening()
  const grants = [grantOf(), grantOf(), grantOf()]
  for (const grant of grants) vault.write(one, grant)
  vault.write(other, grants[0]!)
  const cookie = secret()
  vault.writeSecret(one, 'cookies', cookie)
  const found = everythingIn(folder)
  expect(found).toContain(one)
  const texts = grants.flatMap(({ tokens }) => [tokens.accessToken, tokens.refreshToken ?? ''])
  for (const token of [...texts, cookie])
    for (const form of [
      token,
      Buffer.from(token).toString('base64').replace(/=+$/, ''),
      Buffer.from(`x${token}`).toString('base64').slice(2, -4),
      Buffer.from(`xx${token}`).toString('base64').slice(4, -4),
      Buffer.from(token).toString('hex'),
      token.slice(0, 12),
    ])
      expect(found.includes(form), form).toBe(false)
})

test('the files are for this user only', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf())
  expect(statSync(fileOf(folder)).mode & 0o777).toBe(0o600)
  expect(statSync(path.dirname(fileOf(folder))).mode & 0o777).toBe(0o700)
})

test('one account’s grant does not touch another’s, and does not open as it', async () => {
  const { folder, vault } = await opening()
  const [mine, theirs] = [grantOf(), grantOf()]
  vault.write(one, mine)
  vault.write(other, theirs)
  fileIn(path.dirname(fileOf(folder)), 'third.json', readFileSync(fileOf(folder)))
  expect(() => vault.read('third')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
  vault.forget(one)
  expect(vault.read(one)).toBeUndefined()
  expect(vault.read(other)).toEqual(theirs)
})

test('without a keyring grants and secrets stay in memory and nothing of them is ever written', async () => {
  const { folder, keyring, vault } = await opening(
    temporaryFolder(),
    switchableKeyring('unprotected'),
  )
  const grant = grantOf()
  vault.write(one, grant)
  vault.writeSecret(one, 'cookies', 'crumbs')
  expect(vault.keeping.get()).toBe('memory')
  expect([vault.read(one), vault.readSecret(one, 'cookies')]).toEqual([grant, 'crumbs'])
  expect(everythingIn(folder)).not.toContain(one)
  expect((await opening(folder, keyring)).vault.read(one)).toBeUndefined()
})

test('with consent what was remembered is written; without it, it leaves the disk and is remembered', async () => {
  const { folder, keyring, vault, dataKey } = await opening(
    temporaryFolder(),
    switchableKeyring('unprotected'),
  )
  const grant = grantOf()
  vault.write(one, grant)
  vault.writeSecret(one, 'cookies', 'crumbs')
  await dataKey.allowUnprotected(true)
  expect(vault.keeping.get()).toBe('unprotected')
  const later = await opening(folder, keyring)
  expect(later.vault.read(one)).toEqual(grant)
  expect(later.vault.readSecret(one, 'cookies')).toBe('crumbs')

  await later.dataKey.allowUnprotected(false)
  expect(later.vault.keeping.get()).toBe('memory')
  expect(later.vault.read(one)).toEqual(grant)
  expect(later.vault.readSecret(one, 'cookies')).toBe('crumbs')
  expect(kept(folder)).toEqual({ former: [], secrets: {} })
  expect((await opening(folder, keyring)).vault.read(one)).toBeUndefined()
})

test('a sign-in that is only remembered replaces the one on disk, which never comes to hand again but is kept', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf())
  const away = await opening(folder, switchableKeyring('unprotected'))
  const remembered = grantOf()
  away.vault.write(one, remembered)
  expect(away.vault.read(one)).toEqual(remembered)
  const again = await opening(folder)
  expect(again.vault.read(one)).toBeUndefined()
  expect(kept(folder).former).toHaveLength(1)
})

test('who signs in while the keyring is locked is remembered, and kept once it opens', async () => {
  const { folder, keyring, vault, dataKey } = await opening(
    temporaryFolder(),
    switchableKeyring('locked'),
  )
  const grant = grantOf()
  vault.write(one, grant)
  expect(vault.keeping.get()).toBe('locked')
  expect(vault.read(one)).toEqual(grant)
  keyring.state = 'protected'
  await dataKey.unlock()
  expect(vault.keeping.get()).toBe('keyring')
  expect((await opening(folder, keyring)).vault.read(one)).toEqual(grant)
})

test.each([
  ['locked', 'keyring-locked'],
  ['other', 'keyring-lost'],
  ['lost', 'keyring-lost'],
] as const)(
  'what a keyring that is %s cannot open stays where it is, and opens when it can be again',
  async (state, code) => {
    const { folder, vault } = await opening()
    const grant = grantOf()
    vault.write(one, grant)
    vault.writeSecret(one, 'cookies', 'crumbs')
    const before = readFileSync(fileOf(folder))
    const later = await opening(folder, switchableKeyring(state))
    expect(() => later.vault.read(one)).toThrow(expect.objectContaining({ code }))
    expect(() => later.vault.readSecret(one, 'cookies')).toThrow(expect.objectContaining({ code }))
    expect(readFileSync(fileOf(folder))).toEqual(before)
    later.keyring.state = 'protected'
    await later.dataKey.unlock()
    expect(later.vault.read(one)).toEqual(grant)
    expect(later.vault.readSecret(one, 'cookies')).toBe('crumbs')
  },
)

test('what could not be opened is kept beside a new sign-in, until the person signs out', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf())
  const lost = kept(folder).grant
  const later = await opening(folder, switchableKeyring('other'))
  const grant = grantOf()
  for (let round = 0; round < 3; round += 1) later.vault.write(one, grant)
  expect(later.vault.read(one)).toEqual(grant)
  expect(kept(folder).former).toEqual([lost])
  later.vault.forget(one)
  expect(everythingIn(folder)).not.toContain(lost?.sealed)
})

test('a grant whose sealed text was tampered with is refused, not guessed', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf())
  const file = kept(folder)
  file.grant!.sealed = file.grant!.sealed.replace(/.{4}$/, 'AAAA')
  fileIn(path.dirname(fileOf(folder)), `${one}.json`, Buffer.from(JSON.stringify(file)))
  expect(() => vault.read(one)).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
})

test.each([[{ sealed: 7 }], [{ state: 'odd' }], ['text'], [{}]])(
  'an entry that is none is reported, left alone, and kept beside a new sign-in: %j',
  async (entry) => {
    const { folder, vault } = await opening()
    mkdirSync(path.dirname(fileOf(folder)))
    const text = JSON.stringify({ grant: entry })
    fileIn(path.dirname(fileOf(folder)), `${one}.json`, Buffer.from(text))
    expect(() => vault.read(one)).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
    expect(readFileSync(fileOf(folder), 'utf8')).toBe(text)
    vault.write(one, grantOf())
    expect(kept(folder).former).toEqual([entry])
  },
)

test('secrets are kept beside the grant, change by themselves, and can be removed', async () => {
  const { folder, vault } = await opening()
  const grant = grantOf()
  vault.writeSecret(one, 'keys', 'old')
  vault.write(one, grant)
  vault.writeSecret(one, 'keys', 'new')
  vault.writeSecret(one, 'tokens', 'crumbs')
  vault.writeSecret(one, 'absent', undefined)
  const later = (await opening(folder)).vault
  expect(later.readSecret(one, 'keys')).toBe('new')
  expect(later.readSecret(one, 'absent')).toBeUndefined()
  later.writeSecret(one, 'keys', undefined)
  expect(vault.readSecret(one, 'keys')).toBeUndefined()
  expect(vault.readSecret(one, 'tokens')).toBe('crumbs')
  expect(vault.read(one)).toEqual(grant)
})

test('signing out leaves nothing of the account, not even the drafts of a crash', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf())
  const { sealed } = kept(folder).grant!
  fileIn(path.dirname(fileOf(folder)), `${one}.json.tmp-1234567890abcdef`, Buffer.from(sealed))
  vault.forget(one)
  expect(readdirSync(path.dirname(fileOf(folder)))).toEqual([])
})

test('no draft of the file is left behind', async () => {
  const { folder, vault } = await opening()
  for (let round = 0; round < 20; round += 1) vault.write(one, grantOf())
  expect(readdirSync(path.dirname(fileOf(folder)))).toEqual([`${one}.json`])
})

test('forgetting who was never there is no error', async () => {
  const { folder, vault } = await opening()
  vault.forget(one)
  expect(existsSync(folder)).toBe(true)
})

test.each(['../escape', 'a/b', '', '.'])(
  'an id that is no file name is refused: %j',
  async (id) => {
    const { vault } = await opening()
    expect(() => {
      vault.write(id, grantOf())
    }).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  },
)

test.each(['', '{"grant":{', '[]'])(
  'a file that cannot be read is kept aside, and a new sign-in works: %j',
  async (text) => {
    const { folder, vault } = await opening()
    mkdirSync(path.dirname(fileOf(folder)))
    fileIn(path.dirname(fileOf(folder)), `${one}.json`, Buffer.from(text))
    expect(vault.read(one)).toBeUndefined()
    const grant = grantOf()
    vault.write(one, grant)
    expect(vault.read(one)).toEqual(grant)
    const names = readdirSync(path.dirname(fileOf(folder)))
    const [aside = ''] = names.filter((name) => name.includes('.damaged-'))
    expect(readFileSync(path.join(path.dirname(fileOf(folder)), aside), 'utf8')).toBe(text)
  },
)

test('a disk with room tells how much', async () => {
  expect(await (await opening()).vault.freeBytes()).toBeGreaterThan(0)
})

test('a grant says where it was given, and nobody can make it say another place', async () => {
  const { folder, vault } = await opening()
  const grant = grantOf({ place: 'https://a.example' })
  vault.write(one, grant)
  const written = readFileSync(fileOf(folder), 'utf8')
  const told = [
    written.replace('https://a.example', 'https://b.example'),
    written.replace(/\s*"place": "https:\/\/a\.example",?/, ''),
  ]
  for (const text of told) {
    expect(text).not.toBe(written)
    expect(() => JSON.parse(text) as unknown).not.toThrow()
    writeFileSync(fileOf(folder), text)
    expect(() => vault.read(one)).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
  }
  writeFileSync(fileOf(folder), written)
  expect(vault.read(one)).toEqual(grant)
})

test('a grant of another place is set aside by a new one, not replaced', async () => {
  const { folder, vault } = await opening()
  vault.write(one, grantOf({ place: 'https://a.example' }))
  vault.write(one, grantOf({ place: 'https://b.example' }))
  vault.write(one, grantOf({ place: 'https://b.example' }))
  expect(kept(folder).former).toHaveLength(1)
})

test('what was kept without a place is bound to one, and then stays there', async () => {
  const { vault } = await opening()
  const grant = grantOf()
  vault.write(one, grant)
  vault.writeSecret(one, 'cookies', 'a jar')
  expect(vault.isUnbound(one)).toBe(true)
  vault.bind(one, 'https://a.example')
  expect(vault.isUnbound(one)).toBe(false)
  vault.bind(one, 'https://b.example')
  expect(vault.read(one)).toEqual({ ...grant, place: 'https://a.example' })
  expect(vault.readSecret(one, boundName('cookies', 'https://a.example'))).toBe('a jar')
  expect(vault.readSecret(one, boundName('cookies', 'https://b.example'))).toBeUndefined()
  expect(vault.readSecret(one, 'cookies')).toBeUndefined()
})
