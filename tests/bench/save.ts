/** Saving what was dropped, until each file is safe on disk, against the least that copying it safely costs. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../electron/store/files/durable'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { watchLoop } from '../support/loop-watch'
import { openIntake } from './kit/profile'
import { rounds } from './kit/rounds.mjs'

const [smallest, largest] = [20_000, 8_000_000]
const atOnce = 8

/** Pictures and PDFs from 20 kB to 8 MB, as many of each size as of any other by their logarithm. */
function mixedFiles(folder: string, count: number): string[] {
  for (let index = 0; index < count; index += 1) {
    const size = Math.round(smallest * (largest / smallest) ** (index / Math.max(1, count - 1)))
    const [head, ending] = index % 3 === 0 ? [pdfBytes(), 'pdf'] : [pngBytes(8), 'png']
    fileIn(folder, `${index}.${ending}`, Buffer.concat([head, randomBytes(size)]))
  }
  return readdirSync(folder).map((name) => path.join(folder, name))
}

/** Several at a time, each synced; their folder once, when all are there. */
async function copySafely(files: readonly string[], target: string): Promise<void> {
  mkdirSync(target)
  const queue = [...files]
  const copyNext = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const copy = await open(path.join(target, path.basename(file)), 'wx', 0o600)
      await copy.writeFile(await readFile(file))
      await copy.sync()
      await copy.close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copyNext))
  await syncFolder(target)
}

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
