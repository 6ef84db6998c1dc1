// Temporary files in a folder of their own: tests and proofs by force make thousands, and what a killed process left nobody
// else would remove.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Plays `work` with a folder in which it and all that it begins keep temporary files, and which is gone at the end.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withOwnTemporary(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-run-'))
  // What `os.tmpdir` asks: the first everywhere but on Windows, the others there.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })
  try {
    return await work(folder)
  } finally {
    remove(folder)
  }
}

/** What cannot be removed is no reason to fail, but is told. */
function remove(folder) {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    console.error(`${folder} cannot be removed: ${error.message}`)
  }
}
