// A file that is opened with the app while it runs: from the start of the second process until its row is in the list.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { electronArguments } from '../../build/prepare.mjs'
import { samples } from '../../build/main-job.mjs'
import { freshProfile, openApps, rest, startUp } from './kit/apps.mjs'
import { rounds } from './kit/rounds.mjs'

const REST = 5000

/** Starts a second one, with what is to be opened; resolves when it has left. */
function startAgain({ executable }, session, profile, words) {
  const args = [...electronArguments(), `--user-data-dir=${profile}`, ...words]
  const child = spawn(executable, args, { env: session.env, stdio: 'ignore' })
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** In the page: when a text is there and drawn, by the clock on the wall. */
function shownAt(text) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.body.textContent.includes(text)) resolve(Date.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A copy with bytes of its own, so that no other receipt is the same file. */
function freshFile(folder, round) {
  const name = `opened-${round}.pdf`
  const bytes = fs.readFileSync(path.join(samples, 'harbour-rail.pdf'))
  fs.writeFileSync(path.join(folder, name), Buffer.concat([bytes, Buffer.from(`% ${round}\n`)]))
  return name
}

export default {
  work: 'a second start with a file, until the row of its receipt is drawn',
  baseline: 'a second start of an empty app, until it has handed over and left',
  target: { ratio: { most: 1.2 } },
  async run({ isQuick }) {
    const { ours, least, session } = await openApps()
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-again-'))
    const [profile, emptyProfile] = [freshProfile(), freshProfile()]
    const app = await startUp(ours, session, profile)
    const empty = await startUp(least, session, emptyProfile)
    try {
      await rest(REST)
      const page = await app.attach()
      const { ratios } = await rounds(isQuick ? 2 : 12, {
        baseline: () => startAgain(least, session, emptyProfile, []),
        work: async (round) => {
          const name = freshFile(folder, round)
          const begun = Date.now()
          const shown = page.evaluate(shownAt, name)
          const left = startAgain(ours, session, profile, [path.join(folder, name)])
          const took = (await shown) - begun
          await left
          return took
        },
      })
      return { ratio: ratios }
    } finally {
      await app.close()
      await empty.close()
      session.stop()
    }
  },
}
