// From the start of the process until the Inbox can be used, with the files of the app known to the system or not.
import fs from 'node:fs'
import {
  forgetCached,
  freshProfile,
  openApps,
  rest,
  startUp,
  usableAt,
  usedProfile,
} from './kit/apps.mjs'
import { rounds } from './kit/rounds.mjs'

const REST = 4000

async function startOnce(app, session, used, isCold) {
  const profile = used ?? freshProfile()
  if (isCold) for (const folder of [app.folder, profile]) forgetCached(folder)
  const { attach, close, begun } = await startUp(app, session, profile)
  await rest(isCold ? 2 * REST : REST)
  const page = await attach()
  const took = (await page.evaluate(usableAt)) - begun
  await close()
  if (!used) fs.rmSync(profile, { recursive: true, force: true })
  return took
}

export default {
  work: 'process start until the Inbox is drawn and answers, 10,000 receipts and 20,000 expenses in 3 accounts',
  baseline: 'an empty Electron window of the same packaging',
  target: { ratio: { most: 1.25 }, cold: { most: 1.35 } },
  async run({ isQuick }) {
    const { ours, least, session } = await openApps()
    const size = isQuick ? 30 : 10_000
    const used = await usedProfile(ours, session, {
      receipts: size,
      expenses: 2 * size,
      accounts: 3,
    })
    const once = (isCold) => ({
      baseline: () => startOnce(least, session, undefined, isCold),
      work: () => startOnce(ours, session, used, isCold),
    })
    try {
      await rounds(1, once(false))
      const warm = await rounds(isQuick ? 1 : 5, once(false))
      const cold = await rounds(isQuick ? 1 : 3, once(true))
      return { ratio: warm.ratios, cold: cold.ratios }
    } finally {
      session.stop()
      fs.rmSync(used, { recursive: true, force: true })
    }
  },
}
