/** Gives all worlds of a run one folder, which goes with the run, however its workers end. */
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { memory } from '../window/memory'

export default function setup(): () => void {
  const folder = mkdtempSync(path.join(memory, 'docket-worlds-'))
  process.env['DOCKET_WORLDS'] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
