import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Keyring } from '../../../../electron/account/keyring'
import { Vault, type Grant } from '../../../../electron/account/vault'
import { AppError } from '../../../../shared/errors'
import { fileIn, temporaryFolder } from '../../../support/files'
import { testKeyring } from '../../../support/keyring'

const one = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const other = '0f5d5c1f-5a0e-4e0b-9d57-b7c1f7a22a3b'
const secret = () => randomBytes(24).toString('base64url')

function grantOf(changes: Partial<Grant> = {}): Grant {
  return {
    generation: 1,
    state: 'current',
    retried: false,
    obtainedAt: '2026-06-30T12:00:00.000Z',
    expiresIn: 3600,
    tokens: { accessToken: secret(), refreshToken: secret() },
    ...changes,
  }
}

/** Everything that lies in a folder, as one text. */
function everythingIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'latin1'))
    .join('\n')
}

test('what was written is there after a restart', async () => {
  const folder = temporaryFolder()
  const grant = grantOf({ state: 'ambiguous', retried: true, generation: 7 })
  await new Vault({ folder, keyring: testKeyring }).write(one, grant)
  expect(await new Vault({ folder, keyring: testKeyring }).read(one)).toEqual(grant)
})

test('no token lies readable in the profile, neither as it is nor encoded', async () => {
  const folder = temporaryFolder()
  const vault = new Vault({ folder, keyring: testKeyring })
  const grants = [grantOf(), grantOf(), grantOf()]
  for (const grant of grants) await vault.write(one, grant)
  await vault.write(other, grantOf(grants[0]))
  const kept = everythingIn(folder)
  expect(kept).toContain(one)
  for (const { tokens } of grants)
    for (const token of [tokens.accessToken, tokens.refreshToken ?? ''])
      for (const form of [
        token,
        Buffer.from(token).toString('base64').replace(/=+$/, ''),
        Buffer.from(`x${token}`).toString('base64').slice(2, -4),
        Buffer.from(`xx${token}`).toString('base64').slice(4, -4),
        Buffer.from(token).toString('hex'),
        token.slice(0, 12),
      ])
        expect(kept.includes(form), form).toBe(false)
})

test('the file is for this user only', async () => {
  const folder = temporaryFolder()
  await new Vault({ folder, keyring: testKeyring }).write(one, grantOf())
  expect(statSync(path.join(folder, 'accounts.json')).mode & 0o777).toBe(0o600)
})

test('without a keyring tokens stay in memory and nothing of them is ever written', async () => {
  const folder = temporaryFolder()
  const seal = vi.fn((text: string) => testKeyring.seal(text))
  const keyring: Keyring = { ...testKeyring, seal, keeping: () => Promise.resolve('memory') }
  const vault = new Vault({ folder, keyring })
  const grant = grantOf()
  await vault.write(one, grant)
  expect(await vault.keeping()).toBe('memory')
  expect(await vault.read(one)).toEqual(grant)
  expect(seal).not.toHaveBeenCalled()
  expect(everythingIn(folder)).not.toContain(one)
  expect(await new Vault({ folder, keyring }).read(one)).toBeUndefined()
})

test('one account’s grant does not touch another’s', async () => {
  const folder = temporaryFolder()
  const vault = new Vault({ folder, keyring: testKeyring })
  const [mine, theirs] = [grantOf(), grantOf()]
  await vault.write(one, mine)
  await vault.write(other, theirs)
  vault.forget(one)
  const later = new Vault({ folder, keyring: testKeyring })
  expect(await later.read(one)).toBeUndefined()
  expect(await later.read(other)).toEqual(theirs)
})

test('two accounts written at the same time are both kept', async () => {
  const folder = temporaryFolder()
  const vault = new Vault({ folder, keyring: testKeyring })
  const [mine, theirs] = [grantOf(), grantOf()]
  await Promise.all([vault.write(one, mine), vault.write(other, theirs)])
  const later = new Vault({ folder, keyring: testKeyring })
  expect([await later.read(one), await later.read(other)]).toEqual([mine, theirs])
})

test.each(['keyring-locked', 'keyring-lost'] as const)(
  'what cannot be opened (%s) stays where it is, and opens when it can be again',
  async (code) => {
    const folder = temporaryFolder()
    const grant = grantOf()
    await new Vault({ folder, keyring: testKeyring }).write(one, grant)
    const before = readFileSync(path.join(folder, 'accounts.json'))
    let isOpen = false
    const keyring: Keyring = {
      ...testKeyring,
      open: (sealed) =>
        isOpen ? testKeyring.open(sealed) : Promise.reject(new AppError(code, 'Does not open')),
    }
    const vault = new Vault({ folder, keyring })
    await expect(vault.read(one)).rejects.toMatchObject({ code })
    expect(readFileSync(path.join(folder, 'accounts.json'))).toEqual(before)
    isOpen = true
    expect(await vault.read(one)).toEqual(grant)
  },
)

test('a grant whose sealed text was tampered with is refused, not guessed', async () => {
  const folder = temporaryFolder()
  await new Vault({ folder, keyring: testKeyring }).write(one, grantOf())
  const file = path.join(folder, 'accounts.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as {
    grants: Record<string, { sealed: string }>
  }
  const sealed = Buffer.from(kept.grants[one]!.sealed, 'base64')
  sealed[sealed.length - 1]! ^= 1
  kept.grants[one]!.sealed = sealed.toString('base64')
  fileIn(folder, 'accounts.json', Buffer.from(JSON.stringify(kept)))
  await expect(new Vault({ folder, keyring: testKeyring }).read(one)).rejects.toThrow()
})

test.each([[{ sealed: 7 }], [{ state: 'odd' }], ['text'], [{}]])(
  'an entry that is none is reported and left alone: %j',
  async (entry) => {
    const folder = temporaryFolder()
    const text = JSON.stringify({ grants: { [one]: entry } })
    const file = fileIn(folder, 'accounts.json', Buffer.from(text))
    await expect(new Vault({ folder, keyring: testKeyring }).read(one)).rejects.toMatchObject({
      code: 'keyring-lost',
    })
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('a write that cannot be sealed leaves the former grant in place', async () => {
  const folder = temporaryFolder()
  const grant = grantOf()
  await new Vault({ folder, keyring: testKeyring }).write(one, grant)
  const keyring: Keyring = { ...testKeyring, seal: () => Promise.reject(new Error('Timed out')) }
  const vault = new Vault({ folder, keyring })
  await expect(vault.write(one, grantOf())).rejects.toThrow('Timed out')
  expect(await vault.read(one)).toEqual(grant)
  expect(await new Vault({ folder, keyring: testKeyring }).read(one)).toEqual(grant)
})

test('no draft of the file is left behind', async () => {
  const folder = temporaryFolder()
  const vault = new Vault({ folder, keyring: testKeyring })
  for (let round = 0; round < 20; round += 1) await vault.write(one, grantOf())
  expect(readdirSync(folder)).toEqual(['accounts.json'])
})

test('forgetting who was never there is no error', () => {
  const folder = temporaryFolder()
  new Vault({ folder, keyring: testKeyring }).forget(one)
  expect(existsSync(folder)).toBe(true)
})

test.each(['', '{"grants":{', '[]'])(
  'a file that cannot be read is kept aside, and a new sign-in works: %j',
  async (text) => {
    const folder = temporaryFolder()
    fileIn(folder, 'accounts.json', Buffer.from(text))
    const vault = new Vault({ folder, keyring: testKeyring })
    expect(await vault.read(one)).toBeUndefined()
    const grant = grantOf()
    await vault.write(one, grant)
    expect(await new Vault({ folder, keyring: testKeyring }).read(one)).toEqual(grant)
    const [kept = ''] = readdirSync(folder).filter((name) => name.includes('.damaged-'))
    expect(readFileSync(path.join(folder, kept), 'utf8')).toBe(text)
  },
)
