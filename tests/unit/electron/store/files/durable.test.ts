import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { move, moveNow } from '../../../../../electron/moving'
import { writeWholeNow } from '../../../../../electron/store/files/durable'
import { temporaryFolder } from '../../../../support/files'

/** How often the next renames are refused, as by a scanner that has the file open. */
let refusals = 0
let code = 'EPERM'

function refuse(): void {
  if (refusals === 0) return
  refusals -= 1
  throw Object.assign(new Error(`${code}: operation not permitted, rename`), { code })
}

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const renameSync: typeof fs.renameSync = (from, to) => {
    refuse()
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const rename: typeof fs.rename = async (from, to) => {
    refuse()
    await fs.rename(from, to)
  }
  return { ...fs, rename }
})

const here = process.platform

function pretend(platform: NodeJS.Platform): void {
  Object.defineProperty(process, 'platform', { value: platform })
}

let from = ''
let to = ''

beforeEach(() => {
  const folder = temporaryFolder()
  from = path.join(folder, 'a')
  to = path.join(folder, 'b')
  writeFileSync(from, 'kept')
  code = 'EPERM'
})

afterEach(() => {
  pretend(here)
  refusals = 0
})

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'on Windows a file that is held for a moment (%s) is renamed once it is let go',
  async (refused) => {
    pretend('win32')
    code = refused
    refusals = 3
    await move(from, to)
    expect(readFileSync(to, 'utf8')).toBe('kept')
    refusals = 3
    moveNow(to, from)
    expect(readFileSync(from, 'utf8')).toBe('kept')
  },
)

test('a small file that is replaced at once waits in the same way', () => {
  pretend('win32')
  refusals = 2
  writeWholeNow(from, 'new')
  expect(readFileSync(from, 'utf8')).toBe('new')
})

test.each([
  ['linux', 'EPERM'],
  ['win32', 'ENOENT'],
] as const)('on %s a refusal for good (%s) is told at once', async (platform, refused) => {
  pretend(platform)
  code = refused
  refusals = 2
  await expect(move(from, to)).rejects.toThrow()
  expect(() => {
    moveNow(from, to)
  }).toThrow()
  expect(existsSync(from)).toBe(true)
})
