// Fails when a file under version control still holds a marker of unfinished work.
import { spawnSync } from 'node:child_process'
import { root } from './terminal.mjs'

const MARKERS = 'TOD[O]|FIXM[E]'
const NOTHING_FOUND = 1

// Whoever checked the files out, reading them is safe.
const args = ['-c', 'safe.directory=*', 'grep', '-nIwE', MARKERS, '--', '.', ':!package-lock.json']
const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
if (status !== NOTHING_FOUND) {
  console.log(stdout || stderr || 'git could not be run')
  process.exitCode = 1
}
