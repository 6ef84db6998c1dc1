// `npm run feed [-- --rollout PERCENT]`: writes the feeds of new versions beside the packages in `dist/`, in the form that
// electron-updater reads, each ending with the line that signs it. DOCKET_FEED_SECRET names the file of the key.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isMain, root, sayAs } from './terminal.mjs'

/** Which of the packages replace an installed app, by the feed that each kind of computer asks for. */
const FEEDS = {
  'latest.yml': /-setup-(x64|arm64)\.exe$/,
  'latest-mac.yml': /-mac-\w+\.zip$/,
  'latest-linux.yml': /-x86_64\.AppImage$/,
  'latest-linux-arm64.yml': /-arm64\.AppImage$/,
}

/**
 * Where a build will look for new versions, from `DOCKET_FEED_URL` and `DOCKET_FEED_KEY` (docs/releasing.md).
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ url: string, key: string } | null} null for a build that looks nowhere
 * @throws when only one of them is set, or they are not what they have to be
 */
export function feedOf({ DOCKET_FEED_URL: url, DOCKET_FEED_KEY: key }) {
  if (!url && !key) return null
  if (!url || !key) throw new Error('DOCKET_FEED_URL and DOCKET_FEED_KEY go together')
  if (new URL(url).protocol !== 'https:') throw new Error('DOCKET_FEED_URL must be https')
  const spki = { key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }
  if (createPublicKey(spki).asymmetricKeyType !== 'ed25519')
    throw new Error('DOCKET_FEED_KEY is no key of Ed25519')
  return { url, key }
}

/**
 * A feed, not signed yet.
 * @param {string} version
 * @param {{ name: string, bytes: Buffer }[]} files
 * @param {number} [rollout] percent of the computers that it is for; absent: all
 */
export function feedText(version, files, rollout) {
  const listed = files.flatMap(({ name, bytes }) => [
    `  - url: ${name}`,
    `    sha512: ${createHash('sha512').update(bytes).digest('base64')}`,
    `    size: ${bytes.length}`,
    // An AppImage ends with the map of its blocks and its length, by which only what changed is fetched.
    ...(name.endsWith('.AppImage')
      ? [`    blockMapSize: ${bytes.readUInt32BE(bytes.length - 4)}`]
      : []),
  ])
  const lines = [
    `version: ${version}`,
    'files:',
    ...listed,
    ...(rollout === undefined ? [] : [`stagingPercentage: ${rollout}`]),
    `releaseDate: '${new Date().toISOString()}'`,
  ]
  return `${lines.join('\n')}\n`
}

/**
 * A feed with the line that signs all before it.
 * @param {string} text
 * @param {string} privateKey PEM
 */
export function signed(text, privateKey) {
  const signature = sign(null, Buffer.from(text), createPrivateKey(privateKey))
  return `${text}# ed25519 ${signature.toString('base64')}\n`
}

/**
 * Writes the feeds of a version whose packages lie in a folder.
 * @param {string} folder
 * @param {{ version: string, privateKey: string, rollout?: number }} about
 * @returns {string[]} their names
 */
export function writeFeeds(folder, { version, privateKey, rollout }) {
  const packages = fs.readdirSync(folder).filter((name) => name.includes(`-${version}-`))
  return Object.entries(FEEDS).flatMap(([feed, pattern]) => {
    const names = packages.filter((name) => pattern.test(name))
    if (names.length === 0) return []
    const files = names.map((name) => ({ name, bytes: fs.readFileSync(path.join(folder, name)) }))
    const text = signed(feedText(version, files, rollout), privateKey)
    fs.writeFileSync(path.join(folder, feed), text)
    return [feed]
  })
}

function main() {
  const { values } = parseArgs({ options: { rollout: { type: 'string' } } })
  const secret = process.env.DOCKET_FEED_SECRET
  if (!secret) throw new Error('DOCKET_FEED_SECRET has to name the file of the key')
  const rollout = values.rollout === undefined ? undefined : Number(values.rollout)
  if (rollout !== undefined && !(rollout >= 0 && rollout <= 100))
    throw new Error('--rollout takes a percentage')
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const privateKey = fs.readFileSync(secret, 'utf8')
  const written = writeFeeds(path.join(root, 'dist'), { version, privateKey, rollout })
  if (written.length === 0)
    throw new Error(`dist/ has no package of ${version} that replaces another`)
  for (const name of written) console.log(`dist/${name}`)
}

if (isMain(import.meta)) {
  try {
    main()
  } catch (error) {
    sayAs('feed')(error.message)
    process.exitCode = 1
  }
}
