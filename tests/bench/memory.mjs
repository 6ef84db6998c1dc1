// What all processes together keep when nothing is done any more, before and after work in every list.
import fs from 'node:fs'
import { freshProfile, openApps, rest, startUp, usedProfile } from './kit/apps.mjs'
import { costOf, rounds } from './kit/rounds.mjs'

const REST = 8000
/** Inbox, expenses, invoices, suppliers and back, each looked at for a while. */
const PLACES = ['2', '3', '4', '1']

async function megabytes(app, session, used, work = async () => {}) {
  const profile = used ?? freshProfile()
  const { child, attach, close } = await startUp(app, session, profile)
  await rest(REST)
  const page = await attach()
  await work(page)
  await rest(REST)
  const { memory } = costOf(child.pid)
  await close()
  if (!used) fs.rmSync(profile, { recursive: true, force: true })
  return memory
}

async function lookAround(page) {
  for (const place of PLACES) {
    await page.keyboard.press(`ControlOrMeta+${place}`)
    await rest(500)
    for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.press('PageDown')
    await rest(500)
  }
}

export default {
  work: 'memory of all processes at rest, on an empty profile and after work in its lists with 10,000 receipts',
  baseline: 'an empty Electron window of the same packaging',
  target: { ratio: { most: 1.2 }, 'after work': { most: 1.2 } },
  async run({ isQuick }) {
    const { ours, least, session } = await openApps()
    const size = isQuick ? 30 : 10_000
    const used = await usedProfile(ours, session, {
      receipts: size,
      expenses: 2 * size,
      accounts: 3,
    })
    const count = isQuick ? 1 : 3
    try {
      const baseline = () => megabytes(least, session)
      const idle = await rounds(count, { baseline, work: () => megabytes(ours, session) })
      const after = await rounds(count, {
        baseline,
        work: () => megabytes(ours, session, used, lookAround),
      })
      return { ratio: idle.ratios, 'after work': after.ratios }
    } finally {
      session.stop()
      fs.rmSync(used, { recursive: true, force: true })
    }
  },
}
