/**
 * The feed of new versions: `latest.yml` and its like, in electron-updater's form, on a server of files. Each ends with
 * a line that signs all before it (`build/feed.mjs`), so that nobody but who has the key can name a version and the
 * hashes of its files.
 */
import { createPublicKey, verify } from 'node:crypto'
import { Provider, type UpdateInfo } from 'electron-updater'
import {
  parseUpdateInfo,
  resolveFiles,
  type ProviderRuntimeOptions,
} from 'electron-updater/out/providers/Provider'
import { unsignedCode } from './refusal'

export interface Feed {
  /** Of the folder that holds it. */
  url: string
  /** The public key of Ed25519 (RFC 8410, SubjectPublicKeyInfo in DER), as base64. */
  key: string
}

const lastLine = /^# ed25519 ([A-Za-z0-9+/=]{88})\n$/

export class SignedFeed extends Provider<UpdateInfo> {
  readonly #folder: URL
  readonly #key: string

  constructor({ url, key }: Feed, options: ProviderRuntimeOptions) {
    super(options)
    this.#folder = new URL(url.endsWith('/') ? url : `${url}/`)
    this.#key = key
  }

  /** Many servers of files answer one range at a time. */
  override get isUseMultipleRangeRequest(): boolean {
    return false
  }

  /** @throws an error with a code of `refusal.ts`, and what keeps it from being fetched */
  async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`
    const address = new URL(name, this.#folder)
    const text = (await this.httpRequest(address, { 'cache-control': 'no-cache' })) ?? ''
    if (!isSigned(text, this.#key))
      throw Object.assign(new Error(`${name} is not signed by the maker`), { code: unsignedCode })
    return parseUpdateInfo(text, name, address)
  }

  resolveFiles(info: UpdateInfo) {
    return resolveFiles(info, this.#folder)
  }
}

/** Whether the last line signs all before it (RFC 8032). */
export function isSigned(text: string, key: string): boolean {
  const end = text.lastIndexOf('\n', text.length - 2) + 1
  const [, signature = ''] = lastLine.exec(text.slice(end)) ?? []
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'spki',
  })
  const signed = Buffer.from(text.slice(0, end))
  return verify(null, signed, publicKey, Buffer.from(signature, 'base64'))
}
