import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { feedOf, signed, writeFeeds } from '../../../build/feed.mjs'
import { isSigned } from '../../../electron/shell/updates/feed'
import { temporaryFolder } from '../../support/files'

const keys = (type: 'ed25519' | 'x25519') => {
  const { publicKey, privateKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')
  return {
    key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    secret: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}
const { key, secret } = keys('ed25519')
const url = 'https://updates.example.com/docket'

test('a build looks for new versions where both are named, and nowhere where neither is', () => {
  expect(feedOf({ DOCKET_FEED_URL: url, DOCKET_FEED_KEY: key })).toEqual({ url, key })
  expect(feedOf({})).toBeNull()
})

test.each([
  { DOCKET_FEED_URL: url },
  { DOCKET_FEED_KEY: key },
  { DOCKET_FEED_URL: 'http://updates.example.com', DOCKET_FEED_KEY: key },
  { DOCKET_FEED_URL: 'updates', DOCKET_FEED_KEY: key },
  { DOCKET_FEED_URL: url, DOCKET_FEED_KEY: 'secret' },
  { DOCKET_FEED_URL: url, DOCKET_FEED_KEY: keys('x25519').key },
])('a feed like %j ends the packing', (environment) => {
  expect(() => feedOf(environment)).toThrow()
})

test('each kind of computer gets a signed feed with the packages that replace what it has', () => {
  const folder = temporaryFolder('docket-feeds')
  const packages = [
    'docket-0.2.0-setup-x64.exe',
    'docket-0.2.0-setup-arm64.exe',
    'docket-0.2.0-portable-x64.exe',
    'docket-0.2.0-windows-x64.zip',
    'docket-0.2.0-mac-universal.zip',
    'docket-0.2.0-mac-universal.dmg',
    'docket-0.2.0-x86_64.AppImage',
    'docket-0.2.0-amd64.deb',
    'docket-0.1.0-arm64.AppImage',
  ]
  for (const name of packages) writeFileSync(path.join(folder, name), name)
  const feeds = writeFeeds(folder, { version: '0.2.0', privateKey: secret, rollout: 10 })
  const listed = feeds.map((name) => {
    const feed = readFileSync(path.join(folder, name), 'utf8')
    expect(isSigned(feed, key)).toBe(true)
    expect(feed).toContain('\nstagingPercentage: 10\n')
    return [name, [...feed.matchAll(/url: (.+)/g)].map(([, file]) => file)]
  })
  expect(Object.fromEntries(listed)).toEqual({
    'latest.yml': ['docket-0.2.0-setup-arm64.exe', 'docket-0.2.0-setup-x64.exe'],
    'latest-mac.yml': ['docket-0.2.0-mac-universal.zip'],
    'latest-linux.yml': ['docket-0.2.0-x86_64.AppImage'],
  })
})

test('what is signed is known by the app, until one letter of it changes', () => {
  const feed = signed('version: 0.2.0\n', secret)
  expect(isSigned(feed, key)).toBe(true)
  expect(isSigned(feed.replace('0.2.0', '0.2.1'), key)).toBe(false)
})
