import { expect, onTestFinished, test, vi } from 'vitest'
import { keyringOver, type SafeStorage } from '../../../../../electron/accounts/keyring/keyring'

vi.mock('electron', () => ({ safeStorage: {} }))

const never = () => new Promise<never>(() => undefined)
const modern = (prefix: string): SafeStorage => ({
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async (text) => Buffer.from(prefix + text),
  decryptStringAsync: async (sealed) => ({
    result: sealed.toString().slice(3),
    shouldReEncrypt: true,
  }),
})
const old = (prefix: string): SafeStorage => ({
  isEncryptionAvailable: () => true,
  encryptString: (text) => Buffer.from(prefix + text),
  decryptString: (sealed) => sealed.toString().slice(3),
  getSelectedStorageBackend: () => 'gnome_libsecret',
})
const isSecretServiceLocked = async () => false

test.each<[NodeJS.Platform, string, string]>([
  ['linux', 'v10', 'unprotected'],
  ['linux', 'v11', 'protected'],
  ['linux', 'v12', 'protected'],
  ['darwin', 'v10', 'protected'],
  ['win32', 'v10', 'protected'],
])('on %s a text that begins with %s is %s', async (platform, prefix, protection) => {
  for (const storage of [modern(prefix), old(prefix)]) {
    const keyring = keyringOver({ storage, platform, isSecretServiceLocked })
    expect(await keyring.probe()).toBe(protection)
    const { text } = await keyring.open(await keyring.seal('secret'))
    expect(text).toBe('secret')
  }
})

test('no question is waited for longer than it may take', async () => {
  const storage = {
    isAsyncEncryptionAvailable: never,
    encryptStringAsync: never,
    decryptStringAsync: never,
  }
  const keyring = keyringOver({ storage, platform: 'linux', patienceMs: 20 })
  expect(await keyring.probe()).toBe('locked')
  await expect(keyring.seal('x')).rejects.toMatchObject({ code: 'keyring-locked' })
  await expect(keyring.open(Buffer.alloc(3))).rejects.toMatchObject({ code: 'keyring-locked' })
})

test('the old calls, which would hold up the app, are not made while the Secret Service is locked', async () => {
  const storage = { ...old('v11'), encryptString: vi.fn(), decryptString: vi.fn() }
  const locked = { isSecretServiceLocked: async () => true }
  const keyring = keyringOver({ storage, platform: 'linux', ...locked })
  expect(await keyring.probe()).toBe('locked')
  await expect(keyring.seal('x')).rejects.toMatchObject({ code: 'keyring-locked' })
  await expect(keyring.open(Buffer.alloc(3))).rejects.toMatchObject({ code: 'keyring-locked' })
  expect(storage.encryptString).not.toHaveBeenCalled()
  expect(storage.decryptString).not.toHaveBeenCalled()
})

test.each([
  [
    'safeStorage.decryptStringAsync is temporarily unavailable. Please try again.',
    'keyring-locked',
  ],
  ['Error while decrypting the ciphertext provided to safeStorage.', 'keyring-lost'],
])('“%s” means %s', async (message, code) => {
  const storage = { ...modern('v11'), decryptStringAsync: () => Promise.reject(new Error(message)) }
  const keyring = keyringOver({ storage, platform: 'linux' })
  await expect(keyring.open(Buffer.alloc(3))).rejects.toMatchObject({ code })
})

test('a computer without a keyring protects nothing', async () => {
  const nothing = { isAsyncEncryptionAvailable: async () => false }
  expect(await keyringOver({ storage: nothing, platform: 'linux' }).probe()).toBe('unprotected')
  const failing = { ...nothing, isAsyncEncryptionAvailable: () => Promise.reject(new Error('No')) }
  expect(await keyringOver({ storage: failing, platform: 'win32' }).probe()).toBe('unprotected')
  expect(await keyringOver({ storage: {}, platform: 'linux' }).probe()).toBe('unprotected')
})

test('the wish to be sealed anew and the name of the backend are passed on', async () => {
  const storage = { ...modern('v11'), getSelectedStorageBackend: () => 'kwallet6' }
  expect(
    (await keyringOver({ storage, platform: 'linux' }).open(Buffer.from('v11x'))).shouldReseal,
  ).toBe(true)
  expect(keyringOver({ storage, platform: 'linux' }).backend()).toBe('kwallet6')
  expect(keyringOver({ storage, platform: 'darwin' }).backend()).toBe('darwin')
})

test('where there is no keyring the old calls seal all the same, marked as worth nothing', async () => {
  let isAvailable = false
  const storage: SafeStorage = {
    ...old('v10'),
    isEncryptionAvailable: () => isAvailable,
    setUsePlainTextEncryption: (uses) => (isAvailable = uses),
    getSelectedStorageBackend: () => 'basic_text',
  }
  const keyring = keyringOver({ storage, platform: 'linux' })
  expect(await keyring.probe()).toBe('unprotected')
  const sealed = await keyring.seal('x')
  expect(await keyring.probe()).toBe('unprotected')
  expect((await keyring.open(sealed)).text).toBe('x')
})

test('one answer that it is unlocked serves for all that is opened at once, and for nothing later', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  onTestFinished(() => now.mockRestore())
  const isAsked = vi.fn(async () => false)
  const parts = { storage: old('v11'), platform: 'linux', isSecretServiceLocked: isAsked } as const
  const keyring = keyringOver(parts)
  await keyring.probe()
  const sealed = await keyring.seal('secret')
  await keyring.open(sealed)
  expect(isAsked).toHaveBeenCalledOnce()
  now.mockReturnValue(6001)
  isAsked.mockResolvedValue(true)
  await expect(keyring.open(sealed)).rejects.toMatchObject({ code: 'keyring-locked' })
})

test('that it is locked is asked about each time', async () => {
  const isAsked = vi.fn(async () => true)
  const parts = { storage: old('v11'), platform: 'linux', isSecretServiceLocked: isAsked } as const
  const keyring = keyringOver(parts)
  expect(await keyring.probe()).toBe('locked')
  isAsked.mockResolvedValue(false)
  expect(await keyring.probe()).toBe('protected')
  expect(isAsked).toHaveBeenCalledTimes(2)
})
