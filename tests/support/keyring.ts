/** A keyring for tests: real encryption with one fixed key, so that a second process opens what the first sealed. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keyring } from '../../electron/account/keyring'

/** A keyring of one fixed key, so that a second process opens what the first one sealed. */
export const testKeyring: Keyring = {
  keeping: () => Promise.resolve('keyring'),
  seal(text) {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', testKey, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Promise.resolve(Buffer.concat([iv, cipher.getAuthTag(), sealed]))
  },
  open(sealed) {
    const decipher = createDecipheriv('aes-256-gcm', testKey, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    const opened = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    return Promise.resolve(opened.toString('utf8'))
  },
}
const testKey = Buffer.alloc(32, 7)
