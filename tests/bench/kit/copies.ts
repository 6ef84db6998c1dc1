/** Mixed files as people drop them, and the least that copying them safely takes. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../../electron/store/files/durable'
import { fileIn, pdfBytes, pngBytes } from '../../support/files'

const [smallest, largest] = [20_000, 8_000_000]
const atOnce = 8

/** Pictures and PDFs from 20 kB to 8 MB, as many of each size as of any other by their logarithm. */
export function mixedFiles(folder: string, count: number): string[] {
  for (let index = 0; index < count; index += 1) {
    const size = Math.round(smallest * (largest / smallest) ** (index / Math.max(1, count - 1)))
    const [head, ending] = index % 3 === 0 ? [pdfBytes(), 'pdf'] : [pngBytes(8), 'png']
    fileIn(folder, `${index}.${ending}`, Buffer.concat([head, randomBytes(size)]))
  }
  return readdirSync(folder).map((name) => path.join(folder, name))
}

/** Several at a time, each synced; their folder once, when all are there. */
export async function copySafely(files: readonly string[], target: string): Promise<void> {
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
