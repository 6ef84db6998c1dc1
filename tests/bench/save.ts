/** Saving what was dropped, until each file is safe on disk, against the least that copying it safely costs. */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../support/files'
import { watchLoop } from '../support/loop-watch'
import { copySafely, mixedFiles } from './kit/copies'
import { openIntake } from './kit/profile'
import { rounds } from './kit/rounds.mjs'

export default {
  work: '200 files from 20 kB to 8 MB taken in, until all are saved: original, sidecar and row on disk',
  baseline:
    'the same files copied, eight at a time, each synced, and their folder synced at the end',
  target: {
    ratio: { most: 1.25, share: 0.9 },
    'longest stall': { most: 50, unit: 'ms' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    const folder = temporaryFolder('docket-bench-save')
    const source = path.join(folder, 'source')
    mkdirSync(source)
    const files = mixedFiles(source, isQuick ? 12 : 200)
    const stalls: number[] = []
    const place = (name: string, round: number) => path.join(folder, `${name}-${round}`)
    const { ratios } = await rounds(isQuick ? 1 : 10, {
      baseline: async (round) => {
        const start = performance.now()
        await copySafely(files, place('copy', round))
        const took = performance.now() - start
        rmSync(place('copy', round), { recursive: true })
        return took
      },
      work: async (round) => {
        const { database, intake } = await openIntake(place('profile', round))
        const watch = watchLoop()
        const start = performance.now()
        const outcomes = await intake.paths(files)
        const took = performance.now() - start
        stalls.push(watch.longestMs())
        watch.stop()
        database.close()
        rmSync(place('profile', round), { recursive: true })
        if (outcomes.some(({ result }) => result !== 'saved')) throw new Error('Not all were saved')
        return took
      },
    })
    rmSync(folder, { recursive: true })
    return { ratio: ratios, 'longest stall': stalls }
  },
}
