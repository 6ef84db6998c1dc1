/** Of electron/store/recovery: sidecars that cannot be read for a moment, while rows are made of them. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { openedProfile } from '../../../../support/opened'

/** Which file cannot be read, how often that still is so, and what the system says of it. */
const held = vi.hoisted(() => ({ ending: '', times: 0, code: '' }))

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const readFile = (async (file: string, encoding: BufferEncoding) => {
    if (held.times > 0 && file.endsWith(held.ending)) {
      held.times -= 1
      throw Object.assign(new Error(`${held.code}: read`), { code: held.code })
    }
    return fs.readFile(file, encoding)
  }) as typeof fs.readFile
  return { ...fs, readFile }
})

afterEach(() => {
  held.times = 0
})

/** A receipt that may be in the books, and one in review, whose database is lost. */
async function lost() {
  const profile = await openedProfile()
  profile.account()
  const confirmed = await profile.capture()
  await profile.confirm(confirmed.id)
  const other = await profile.capture()
  profile.close()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(profile.path(`docket.sqlite${ending}`), { force: true })
  return { profile, confirmed, other, sidecar: `${confirmed.id}.json` }
}

test.each(['EBUSY', 'EPERM', 'EIO'])(
  'a sidecar that cannot be read for a moment (%s) is waited for, and its receipt never comes back as an unknown one',
  async (code) => {
    const { profile, confirmed, other, sidecar } = await lost()
    Object.assign(held, { ending: sidecar, times: 2, code })
    const { receipts } = await profile.open()
    expect(held.times).toBe(0)
    expect(receipts.read(confirmed.id)).toMatchObject({ state: 'checking', fileName: 'a.png' })
    expect(receipts.read(other.id).state).toBe('review')
    expect(profile.states()).toHaveLength(2)
    expect(existsSync(profile.path('quarantine'))).toBe(false)
  },
)

test('while a sidecar cannot be read nothing is opened, set aside or taken for new, and the next start goes on', async () => {
  const { profile, confirmed, sidecar } = await lost()
  const before = [...profile.bytes()].filter(([name]) => name.startsWith('receipts'))
  Object.assign(held, { ending: sidecar, times: Infinity, code: 'EBUSY' })
  await expect(profile.open()).rejects.toMatchObject({ code: 'file-unreadable' })
  expect([...profile.bytes()].filter(([name]) => name.startsWith('receipts'))).toEqual(before)
  expect(existsSync(profile.path('quarantine'))).toBe(false)
  held.times = 0
  const { receipts } = await profile.open()
  expect(receipts.read(confirmed.id).state).toBe('checking')
  expect(profile.states()).toHaveLength(2)
})

test('a folder in the place of a sidecar is no reason not to start: it is set aside', async () => {
  const { profile, confirmed, sidecar } = await lost()
  const file = profile.path('receipts', 'sidecars', sidecar)
  rmSync(file)
  mkdirSync(file)
  const { receipts } = await profile.open()
  expect(existsSync(file)).toBe(false)
  expect(receipts.has(confirmed.id)).toBe(false)
  expect(profile.states()).toEqual(['review', 'review'])
})
