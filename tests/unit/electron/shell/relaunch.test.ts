import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { relaunch, startAfter } from '../../../../electron/shell/relaunch'
import { temporaryFolder } from '../../../support/files'

const asked = vi.hoisted(() => [] as unknown[])

vi.mock('electron', () => ({ app: { relaunch: (options: unknown) => void asked.push(options) } }))

afterEach(() => {
  vi.unstubAllEnvs()
})

test('an installed app is started anew by Electron, with the same arguments or with others', () => {
  vi.stubEnv('APPIMAGE', '/home/jo/Other.AppImage')
  vi.stubEnv('APPDIR', '/tmp/.mount_Other')
  relaunch(['--hidden', '/home/jo/a.pdf'])
  relaunch()
  expect(asked).toEqual([{ args: ['--hidden', '/home/jo/a.pdf'] }, { args: process.argv.slice(1) }])
})

test.skipIf(process.platform === 'win32')(
  'a program is started with its arguments once the one before has ended, and no sooner',
  async () => {
    const folder = temporaryFolder()
    const [program, told] = [path.join(folder, 'My App'), path.join(folder, 'told')]
    writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@" >"$(dirname "$0")/told"\n', {
      mode: 0o700,
    })
    const before = spawn('/bin/sleep', ['60'])
    startAfter(before.pid ?? 0, [program, 'a b', '$HOME', '"'])
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(existsSync(told)).toBe(false)
    before.kill()
    await once(before, 'exit')
    await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toBe('a b\n$HOME\n"\n')
  },
)
