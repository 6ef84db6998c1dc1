/** The real process that reads, as a plain child of Node. */
import { fork } from 'node:child_process'
import { bundle } from '../../build/bundle.mjs'
import { readingChild } from '../../electron/reading/host/node-process'
import type { ReadingProcess } from '../../electron/reading/host/reader'

let bundled: Promise<string> | undefined

/** Bundles it once for a test file. @returns what starts one */
export async function realReading(): Promise<() => ReadingProcess> {
  bundled ??= bundle('electron/reading/child/process.ts')
  const entry = await bundled
  return () => readingChild(fork(entry, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
}
