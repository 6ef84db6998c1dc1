// What the app costs while nobody does anything with it: measured for minutes, with its window shown and hidden.
import fs from 'node:fs'
import path from 'node:path'
import { freshProfile, openApps, rest, startUp, usedProfile } from './kit/apps.mjs'
import { costOf, say, wakesBetween } from './kit/rounds.mjs'

/**
 * What is still done after a start is not idling: reading receipts, drawing their previews, and five minutes later the day's
 * look for files that were kept long enough.
 */
const LOOK = 5000
const RESTFUL = { seconds: 0.05, looks: 6 }
const MOST_LOOKS = 80
const STARTED = 5.5 * 60_000

async function settled(pid) {
  let restful = 0
  for (let look = 0; look < MOST_LOOKS && restful < RESTFUL.looks; look += 1) {
    const before = costOf(pid).cpu
    await rest(LOOK)
    restful = costOf(pid).cpu - before <= RESTFUL.seconds ? restful + 1 : 0
  }
  if (restful < RESTFUL.looks) say('it has not come to rest')
}

/** @param {boolean} isHidden whether it was started out of sight, as with the session, behind an icon in the tray */
async function costPerHour(app, session, { used, isHidden, minutes, isQuick }) {
  const profile = freshProfile(used)
  fs.writeFileSync(path.join(profile, 'settings.json'), JSON.stringify({ staysInTray: isHidden }))
  const { child } = await startUp(app, session, profile, isHidden ? ['--hidden'] : [])
  const started = rest(isQuick ? 0 : STARTED)
  await settled(child.pid)
  await started
  const before = costOf(child.pid)
  await rest(minutes * 60_000)
  const after = costOf(child.pid)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
  fs.rmSync(profile, { recursive: true, force: true })
  const perHour = (spent) => (spent * 60) / minutes
  return {
    // An empty window may need less than the hundredth of a second that can be told.
    cpu: perHour(Math.max(0.01, after.cpu - before.cpu)),
    bytes: perHour(after.bytes - before.bytes),
    wakes: perHour(wakesBetween(before, after)),
  }
}

const figuresOf = (state, own, theirs) => ({
  [`${state}, processor time`]: [own.cpu / theirs.cpu],
  [`${state}, wake-ups`]: [own.wakes / theirs.wakes],
  [`${state}, processor`]: [own.cpu],
  [`${state}, written`]: [own.bytes / 1000],
})

const targetOf = (state) => ({
  [`${state}, processor time`]: { most: 1.2 },
  [`${state}, wake-ups`]: { most: 1.2 },
  [`${state}, processor`]: { unit: 's an hour' },
  [`${state}, written`]: { most: 0, unit: 'kB an hour' },
})

export default {
  work: 'at rest with its window shown and out of sight, 1,000 receipts: processor seconds, wake-ups and bytes written in an hour',
  baseline: 'an empty Electron window of the same packaging, shown and hidden, at the same time',
  target: { ...targetOf('shown'), ...targetOf('hidden') },
  async run({ isQuick }) {
    const { ours, least, session } = await openApps()
    const size = isQuick ? 30 : 1000
    const used = await usedProfile(ours, session, { receipts: size, expenses: size, accounts: 1 })
    const minutes = isQuick ? 0.5 : 5
    const both = (app, profile) =>
      [false, true].map((isHidden) =>
        costPerHour(app, session, { used: profile, isHidden, minutes, isQuick }),
      )
    try {
      const [theirsShown, theirsHidden, shown, hidden] = await Promise.all([
        ...both(least),
        ...both(ours, used),
      ])
      say(`measured for ${minutes} minutes`)
      return {
        ...figuresOf('shown', shown, theirsShown),
        ...figuresOf('hidden', hidden, theirsHidden),
      }
    } finally {
      session.stop()
      fs.rmSync(used, { recursive: true, force: true })
    }
  },
}
