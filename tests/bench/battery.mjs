// What the app costs while nobody does anything with it: measured for minutes, with the window shown.
import fs from 'node:fs'
import { freshProfile, openApps, rest, startUp, usedProfile } from './kit/apps.mjs'
import { costOf, say } from './kit/rounds.mjs'

/** What is still done after a start is not idling. */
const SETTLED = 45_000

async function costPerHour(app, session, used, minutes) {
  const profile = freshProfile(used)
  const { child, close } = await startUp(app, session, profile)
  await rest(SETTLED)
  const before = costOf(child.pid)
  await rest(minutes * 60_000)
  const after = costOf(child.pid)
  await close()
  fs.rmSync(profile, { recursive: true, force: true })
  const perHour = (name) => ((after[name] - before[name]) * 60) / minutes
  return { cpu: perHour('cpu'), wakes: perHour('wakes'), bytes: perHour('bytes') }
}

export default {
  work: 'at rest with its window shown, 1,000 receipts: processor seconds, wake-ups and bytes written in an hour',
  baseline: 'an empty Electron window of the same packaging, at the same time',
  target: {
    'processor time': { most: 1.2 },
    'wake-ups': { most: 1.2 },
    'seconds of processor': { unit: 's an hour' },
    written: { most: 0, unit: 'kB an hour' },
  },
  async run({ isQuick }) {
    const { ours, least, session } = await openApps()
    const size = isQuick ? 30 : 1000
    const used = await usedProfile({ receipts: size, expenses: size, accounts: 1 })
    const minutes = isQuick ? 0.1 : 5
    try {
      const [theirs, own] = await Promise.all([
        costPerHour(least, session, undefined, minutes),
        costPerHour(ours, session, used, minutes),
      ])
      say(`measured for ${minutes} minutes`)
      return {
        'processor time': [own.cpu / theirs.cpu],
        'wake-ups': [own.wakes / theirs.wakes],
        'seconds of processor': [own.cpu],
        written: [own.bytes / 1000],
      }
    } finally {
      session.stop()
      fs.rmSync(used, { recursive: true, force: true })
    }
  },
}
