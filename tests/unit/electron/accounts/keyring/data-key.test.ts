import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DataKey } from '../../../../../electron/accounts/keyring/data-key'
import { takeLease } from '../../../../../electron/accounts/grant/lease'
import { lockFile } from '../../../../../electron/store/database/database'
import { fileIn, temporaryFolder } from '../../../../support/files'
import { switchableKeyring, type SwitchableKeyring } from '../../../../support/keyring'

const patienceMs = 100

function newKey(folder: string, keyring: SwitchableKeyring): DataKey {
  const lease = () => takeLease(path.join(folder, 'keys.lease'), lockFile)
  return new DataKey({ folder, keyring, lease, patienceMs })
}

interface Kept {
  allowsUnprotected: boolean
  keys: { id: string; wraps: { sealed: string; backend: string; isProtected: boolean }[] }[]
}

function kept(folder: string): Kept {
  return JSON.parse(readFileSync(path.join(folder, 'keys.json'), 'utf8')) as Kept
}

/** A profile whose key is kept, and a text sealed by it. */
async function sealedBefore(keyring = switchableKeyring()) {
  const folder = temporaryFolder()
  const key = newKey(folder, keyring)
  await key.unlock()
  return { folder, keyring, key, sealed: key.seal('secret', 'p') }
}

test('what was sealed opens after a restart, and the keyring is asked only to unlock', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
  const later = newKey(folder, keyring)
  expect(later.keeping.get()).toBe('locked')
  expect(await later.unlock()).toBe('keyring')
  const calls = { ...keyring.calls }
  for (let round = 0; round < 50; round += 1) later.open(later.seal('x', 'p'), 'p')
  expect(later.open(sealed, 'p')).toBe('secret')
  expect(keyring.calls).toEqual(calls)
  expect(kept(folder).keys).toHaveLength(1)
})

test('a sealed text opens only for its own purpose, and not when it was changed', async () => {
  const { key, sealed } = await sealedBefore()
  expect(() => key.open(sealed, 'q')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
  const [id, text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(() => key.open(`${id}.${changed.toString('base64')}`, 'p')).toThrow()
  }
  for (const odd of ['', '.', `${id}.`, `${id}.AAAA`, 'text'])
    expect(() => key.open(odd, 'p')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
})

test('the same text is never sealed the same way twice', async () => {
  const { key } = await sealedBefore()
  const all = Array.from({ length: 1000 }, () => key.seal('secret', 'p'))
  expect(new Set(all.map((text) => text.slice(0, 60))).size).toBe(1000)
})

test.each(['locked', 'hanging'] as const)(
  'a keyring that is %s is waited for, and nothing is made or lost',
  async (state) => {
    const { folder, keyring, sealed } = await sealedBefore()
    const before = readFileSync(path.join(folder, 'keys.json'))
    keyring.state = state
    const key = newKey(folder, keyring)
    const start = performance.now()
    expect(await key.unlock()).toBe('locked')
    expect(performance.now() - start).toBeLessThan(1000)
    expect(key.isKept).toBe(false)
    for (const act of [() => key.open(sealed, 'p'), () => key.seal('x', 'p')])
      expect(act).toThrow(expect.objectContaining({ code: 'keyring-locked' }))
    expect(readFileSync(path.join(folder, 'keys.json'))).toEqual(before)
    keyring.state = 'protected'
    expect(await key.unlock()).toBe('keyring')
    expect(key.open(sealed, 'p')).toBe('secret')
  },
)

test('a keyring that locks between two questions makes no new key', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  const probe = keyring.probe.bind(keyring)
  keyring.probe = async () => {
    const answer = await probe()
    keyring.state = 'locked'
    return answer
  }
  const key = newKey(folder, keyring)
  expect(await key.unlock()).toBe('locked')
  expect(() => key.open(sealed, 'p')).toThrow(expect.objectContaining({ code: 'keyring-locked' }))
  expect(kept(folder).keys).toHaveLength(1)
})

test('a lost key is kept for ever; a new one serves, and the old one heals when its keyring returns', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  const lost = kept(folder).keys[0]
  keyring.state = 'other'
  const key = newKey(folder, keyring)
  expect(await key.unlock()).toBe('keyring')
  expect(() => key.open(sealed, 'p')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
  const newer = key.seal('newer', 'p')
  expect(kept(folder).keys).toHaveLength(2)
  expect(kept(folder).keys[1]).toEqual(lost)
  keyring.state = 'protected'
  await key.unlock()
  expect([key.open(sealed, 'p'), key.open(newer, 'p')]).toEqual(['secret', 'newer'])
  const later = newKey(folder, keyring)
  expect(await later.unlock()).toBe('keyring')
  expect(later.open(sealed, 'p')).toBe('secret')
  expect(kept(folder).keys).toHaveLength(2)
})

test('where nothing protects it the key stays in memory, unless the person allows it', async () => {
  const { folder, keyring, key, sealed } = await sealedBefore(switchableKeyring('unprotected'))
  expect(key.keeping.get()).toBe('memory')
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual([])
  expect(key.isUnkept(sealed)).toBe(true)

  await key.allowUnprotected(true)
  expect(key.keeping.get()).toBe('unprotected')
  const later = newKey(folder, keyring)
  expect(await later.unlock()).toBe('unprotected')
  expect(later.open(sealed, 'p')).toBe('secret')

  await later.allowUnprotected(false)
  expect(later.keeping.get()).toBe('memory')
  expect(later.open(sealed, 'p')).toBe('secret')
  expect(kept(folder)).toMatchObject({ allowsUnprotected: false, keys: [] })
  const last = newKey(folder, keyring)
  expect(await last.unlock()).toBe('memory')
  expect(() => last.open(sealed, 'p')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
})

test('consent is remembered for a key that is made later', async () => {
  const folder = temporaryFolder()
  const keyring = switchableKeyring('locked')
  const key = newKey(folder, keyring)
  await key.unlock()
  await key.allowUnprotected(true)
  keyring.state = 'unprotected'
  expect(await key.unlock()).toBe('unprotected')
})

test('without consent a profile from a protected computer is not opened up on one that protects nothing', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  const before = kept(folder)
  keyring.state = 'unprotected'
  const key = newKey(folder, keyring)
  expect(await key.unlock()).toBe('memory')
  expect(() => key.open(sealed, 'p')).toThrow(expect.objectContaining({ code: 'keyring-lost' }))
  expect(kept(folder)).toEqual(before)
})

test('a key that was kept unprotected is protected as soon as it can be', async () => {
  const { folder, keyring, key, sealed } = await sealedBefore(switchableKeyring('unprotected'))
  await key.allowUnprotected(true)
  keyring.state = 'protected'
  const later = newKey(folder, keyring)
  expect(await later.unlock()).toBe('keyring')
  expect(later.open(sealed, 'p')).toBe('secret')
  expect(kept(folder).keys[0]?.wraps).toMatchObject([{ isProtected: true }])
})

test.each<[string, (keyring: SwitchableKeyring) => void]>([
  ['asks for it', (keyring) => (keyring.shouldReseal = true)],
  ['is another', (keyring) => (keyring.name = 'another')],
])('a key is sealed anew when the keyring %s', async (_what, change) => {
  const { folder, keyring, sealed } = await sealedBefore()
  const before = kept(folder).keys[0]?.wraps[0]
  change(keyring)
  const key = newKey(folder, keyring)
  await key.unlock()
  const wraps = kept(folder).keys[0]?.wraps
  expect(wraps).toHaveLength(1)
  expect(wraps?.[0]?.sealed).not.toBe(before?.sealed)
  expect(wraps?.[0]?.backend).toBe(keyring.name)
  expect(key.open(sealed, 'p')).toBe('secret')
})

test('the old seal stays until the new one is known to open', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  const before = kept(folder).keys[0]?.wraps[0]
  keyring.shouldReseal = true
  const open = keyring.open.bind(keyring)
  let opens = 0
  keyring.open = (bytes) => {
    opens += 1
    if (opens > 1) keyring.state = 'locked'
    return open(bytes)
  }
  const key = newKey(folder, keyring)
  await key.unlock()
  expect(key.open(sealed, 'p')).toBe('secret')
  expect(kept(folder).keys[0]?.wraps).toHaveLength(2)
  expect(kept(folder).keys[0]?.wraps[1]).toEqual(before)
  Object.assign(keyring, { open, state: 'protected' })
  await newKey(folder, keyring).unlock()
  expect(kept(folder).keys[0]?.wraps).toHaveLength(1)
})

test('processes that start at once in a new profile agree on one key', async () => {
  const folder = temporaryFolder()
  const keys = Array.from({ length: 5 }, () => newKey(folder, switchableKeyring()))
  await Promise.all(keys.map((key) => key.unlock()))
  const sealed = keys.map((key) => key.seal('x', 'p'))
  for (const key of keys) for (const text of sealed) expect(key.open(text, 'p')).toBe('x')
  expect(kept(folder).keys).toHaveLength(1)
})

test.each(['', '{"keys":', '[]'])('a file that cannot be read is kept aside: %j', async (text) => {
  const folder = temporaryFolder()
  fileIn(folder, 'keys.json', Buffer.from(text))
  const key = newKey(folder, switchableKeyring())
  expect(await key.unlock()).toBe('keyring')
  const [aside = ''] = readdirSync(folder).filter((name) => name.includes('.damaged-'))
  expect(readFileSync(path.join(folder, aside), 'utf8')).toBe(text)
})

test('an entry that is not understood is carried along', async () => {
  const folder = temporaryFolder()
  const odd = [{ id: 7 }, 'text', { id: 'x', wraps: 'none' }]
  fileIn(folder, 'keys.json', Buffer.from(JSON.stringify({ keys: odd, later: true })))
  await newKey(folder, switchableKeyring()).unlock()
  expect(kept(folder).keys.slice(1)).toEqual(odd)
  expect(kept(folder)).toMatchObject({ later: true })
})

test('a new seal that opens as something else does not replace the old one', async () => {
  const { folder, keyring, sealed } = await sealedBefore()
  const before = kept(folder).keys[0]?.wraps[0]
  keyring.shouldReseal = true
  const seal = keyring.seal.bind(keyring)
  keyring.seal = () => seal(Buffer.alloc(32, 1).toString('base64'))
  await newKey(folder, keyring).unlock()
  expect(kept(folder).keys[0]?.wraps).toContainEqual(before)
  keyring.seal = seal
  const later = newKey(folder, keyring)
  await later.unlock()
  expect(later.open(sealed, 'p')).toBe('secret')
})
