// `npm run check`: everything that can be said about the code without running it. Runs all steps, prints one line for
// each and the output of those that failed.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { root, tool } from './terminal.mjs'

const node = (script, ...args) => [process.execPath, script, ...args]
// The native compiler, several times as fast; svelte-check and the lint rules need the one written in TypeScript.
const tsc = (project) => node(tool('@typescript/native/bin/tsc'), '--project', project)
const cache = path.join(root, 'node_modules/.cache')

const steps = {
  lint: node(tool('eslint/bin/eslint.js'), '.'),
  format: node(
    tool('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    `${cache}/format`,
    '.',
  ),
  'types: window': node(
    tool('svelte-check/bin/svelte-check'),
    '--tsconfig',
    'renderer/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ),
  'types: shared': tsc('shared'),
  'types: main process': tsc('electron'),
  'types: preload': tsc('electron/tsconfig.preload.json'),
  'types: main process, older runtime': tsc('electron/tsconfig.electron33.json'),
  'types: demo service': tsc('sandbox'),
  'types: tests': tsc('tests'),
  'types: configuration': tsc('build'),
  imports: node(
    tool('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--no-progress',
    'shared',
    'electron',
    'renderer',
    'sandbox',
    'tests',
  ),
  'unused exports': node(tool('knip/bin/knip.js'), '--no-progress'),
  packaging: node(path.join(import.meta.dirname, 'builder-config.mjs')),
  'tree of tests': node(path.join(import.meta.dirname, 'test-tree.mjs')),
  'sizes of styles': node(path.join(import.meta.dirname, 'style-sizes.mjs')),
  'left-over markers': node(path.join(import.meta.dirname, 'left-overs.mjs')),
}

/** Runs a step to its end; never throws. */
function outcomeOf([command, ...args]) {
  const startedAt = Date.now()
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  }
  return new Promise((resolve) => {
    const settle = (passed) => resolve({ passed, output, seconds: (Date.now() - startedAt) / 1000 })
    child.on('error', (error) => {
      output += error.message
      settle(false)
    })
    child.on('close', (code) => settle(code === 0))
  })
}

async function runSteps(queue) {
  let failures = 0
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command] = next
      const { passed, output, seconds } = await outcomeOf(command)
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(5)} s  ${name}`)
      if (!passed) {
        failures++
        console.log(output.trimEnd().replace(/^/gm, '    '))
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, os.availableParallelism()) }, worker))
  return failures
}

const failures = await runSteps(Object.entries(steps))
console.log(
  failures === 0
    ? 'all checks passed'
    : `${failures} of ${Object.keys(steps).length} checks failed`,
)
process.exitCode = failures === 0 ? 0 : 1
