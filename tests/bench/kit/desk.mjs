// A person at the packaged app, signed in to the demo company: what rows that press keys in its window begin with.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../../build/bundle.mjs'
import { ensurePackages } from '../../../build/debian-packages.mjs'
import { setDefaultBrowser } from '../../../build/default-browser.mjs'
import { signInToDemo } from '../../../build/main-job.mjs'
import { root } from '../../../build/terminal.mjs'
import { freshProfile, startUp } from './apps.mjs'

/**
 * A profile that is signed in, of an app that is closed again.
 * @param {import('./apps.mjs').Packed} app
 * @param {import('../../../build/display.mjs').Surroundings} session
 */
export async function signedInProfile(app, session) {
  ensurePackages('tests')
  const browser = path.join(root, 'tests/support/browser.mjs')
  setDefaultBrowser(session.env, [process.execPath, browser, 'Allow'])
  const profile = freshProfile()
  const { attach, close } = await startUp(app, session, profile)
  await signInToDemo(await attach())
  await close()
  return profile
}

const folder = path.join(root, 'tests/reading/uk')
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.jpg'))

/**
 * So many photographs of receipts, in the order in which they will stand in the list.
 * @param {number} count
 */
export const photos = (count) =>
  Array.from({ length: count }, (_, at) => ({
    name: `paper ${String(at).padStart(4, '0')}.jpg`,
    file: path.join(folder, names[at % names.length]),
  }))

/**
 * Puts papers into the review of a profile that is signed in (review.ts).
 * @param {string} profile
 * @param {import('./review').Paper[]} papers
 */
export async function fillReview(profile, papers) {
  const kit = await import(pathToFileURL(await bundle('tests/bench/kit/review.ts')).href)
  await kit.fillReview(profile, papers)
}
