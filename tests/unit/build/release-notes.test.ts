/** Of build/linux: what Linux is told of a version, held to package.json. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, hasCommand } from '../../../build/terminal.mjs'
import { skippedIf } from '../../support/skipping'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const metainfo = 'build/linux/app.docket.desktop.metainfo.xml'

test('changelog and software centre tell of the version that is packed', () => {
  expect(/^docket \(([^)]+)\)/.exec(read('build/linux/changelog'))?.[1]).toBe(version)
  expect(/<release version="([^"]+)"/.exec(read(metainfo))?.[1]).toBe(version)
})

test(
  'what the software centre shows is valid AppStream',
  skippedIf(!hasCommand('appstreamcli'), 'no appstreamcli here'),
  () => {
    const words = ['validate', '--no-net', path.join(root, metainfo)]
    expect(execFileSync('appstreamcli', words, { encoding: 'utf8' })).toContain('successful')
  },
)
