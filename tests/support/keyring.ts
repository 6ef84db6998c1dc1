/** Keyrings for tests: real encryption with one fixed key, so that a second process opens what the first sealed. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keyring } from '../../electron/accounts/keyring/keyring'
import { AppError } from '../../shared/errors'

/** How a keyring can be. `other`: it works, but with a key of its own, as after the old one was lost. */
export type KeyringState = 'protected' | 'unprotected' | 'locked' | 'lost' | 'other' | 'hanging'

/** A keyring that can be put into any state while it is in use. */
export interface SwitchableKeyring extends Keyring {
  state: KeyringState
  /** Until the next `open`, which then asks for a new seal. */
  shouldReseal: boolean
  /** Tells the record beside a sealed text apart. */
  name: string
  calls: { probe: number; seal: number; open: number }
}

export function switchableKeyring(state: KeyringState = 'protected'): SwitchableKeyring {
  const keyring: SwitchableKeyring = {
    state,
    shouldReseal: false,
    name: 'test',
    calls: { probe: 0, seal: 0, open: 0 },
    backend: () => keyring.name,
    async probe() {
      keyring.calls.probe += 1
      await answering(keyring.state)
      if (keyring.state === 'locked') return 'locked'
      return keyring.state === 'unprotected' ? 'unprotected' : 'protected'
    },
    async seal(text) {
      keyring.calls.seal += 1
      await answering(keyring.state)
      if (keyring.state === 'locked') throw new AppError('keyring-locked', 'Locked')
      return sealed(text, keyring.state === 'lost' ? 'other' : keyring.state)
    },
    async open(bytes) {
      keyring.calls.open += 1
      await answering(keyring.state)
      if (keyring.state === 'locked') throw new AppError('keyring-locked', 'Locked')
      const shouldReseal = keyring.shouldReseal
      keyring.shouldReseal = false
      return { text: opened(bytes, keyring.state), shouldReseal }
    },
  }
  return keyring
}

/** A keyring that always works. */
export const testKeyring: Keyring = switchableKeyring()

const keys = {
  protected: Buffer.alloc(32, 7),
  other: Buffer.alloc(32, 8),
  unprotected: Buffer.alloc(32, 9),
}

/** A keyring that hangs answers after a minute, as one does that waits for a person. */
async function answering(state: KeyringState): Promise<void> {
  if (state === 'hanging') await new Promise((resolve) => setTimeout(resolve, 60_000).unref())
}

function sealed(text: string, state: KeyringState): Buffer {
  const kind = state === 'unprotected' || state === 'other' ? state : 'protected'
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keys[kind], iv)
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const tag = Buffer.from(kind === 'unprotected' ? 'v10' : 'v11')
  return Buffer.concat([tag, iv, cipher.getAuthTag(), bytes])
}

/** What protects nothing opens in every state but `lost`. */
function opened(sealed: Buffer, state: KeyringState): string {
  const isUnprotected = sealed.subarray(0, 3).toString() === 'v10'
  const key = isUnprotected ? keys.unprotected : keys[state === 'other' ? 'other' : 'protected']
  const isGone = state === 'lost' || (!isUnprotected && state === 'unprotected')
  try {
    if (isGone) throw new Error('No key')
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(3, 15))
    decipher.setAuthTag(sealed.subarray(15, 31))
    const text = Buffer.concat([decipher.update(sealed.subarray(31)), decipher.final()])
    return text.toString('utf8')
  } catch (error) {
    throw new AppError('keyring-lost', 'This keyring has no key for it', { cause: error })
  }
}
