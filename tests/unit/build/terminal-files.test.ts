/** Of build/terminal: manual and completions, held to the commands that there are. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../build/terminal.mjs'
import { exitCodes, vocabulary } from '../../../electron/terminal/command'
import { skippedIf } from '../../support/skipping'

const folder = path.join(root, 'build/terminal')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const commands = Object.entries(vocabulary)
const words = commands.map(([word]) => word)

test('the manual tells every command, option and exit code', () => {
  const manual = read('docket.1').replaceAll(String.raw`\-`, '-')
  for (const [word, { options }] of commands) {
    const [, form] = new RegExp(String.raw`^\\fBdocket ${word}\\fR(.*)$`, 'm').exec(manual) ?? []
    expect(form, word).toBeDefined()
    for (const option of options) expect(form).toContain(`--${option}`)
    expect(manual).toMatch(new RegExp(String.raw`^\.B ${word}$`, 'm'))
  }
  for (const code of Object.values(exitCodes))
    expect(manual).toMatch(new RegExp(String.raw`^\.B ${code}$`, 'm'))
})

test.each(['docket.zsh', 'docket.fish'])('%s knows every command and option', (name) => {
  const script = read(name)
  for (const [word, { options }] of commands) {
    expect(script).toMatch(new RegExp(String.raw`\b${word}\b`))
    for (const option of options)
      expect(script).toMatch(
        new RegExp(name.endsWith('fish') ? `-l ${option}\\b` : `--${option}\\[`),
      )
  }
})

/** What bash offers for the last of these words. */
function offered(...line: string[]): string[] {
  const script = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _docket; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = spawnSync('bash', ['-c', script, path.join(folder, 'docket.bash'), ...line], {
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean).toSorted()
}

const hasBash = spawnSync('bash', ['--version']).status === 0

test(
  'bash offers every command, and of each its options',
  skippedIf(!hasBash, 'no bash here'),
  () => {
    expect(offered('docket', '')).toEqual(['--help', '--version', ...words].toSorted())
    expect(offered('docket', 'st')).toEqual(['status'])
    for (const [word, { options }] of commands)
      expect(offered('docket', word, '--')).toEqual(options.map((name) => `--${name}`).toSorted())
    expect(offered('docket', 'list', '--from', '')).toEqual([])
  },
)
