import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  Anchor,
  judge,
  type Mark,
  type Verdict,
} from '../../../../../electron/accounts/grant/anchor'
import type { Grant } from '../../../../../electron/accounts/grant/vault'
import { fileIn, temporaryFolder } from '../../../../support/files'

type Point = [generation: number, sends: number]
const mark = ([generation, sends]: Point): Mark => ({ grantId: 'one', generation, sends })

test.each<[string, Point, Grant['state'], Mark | undefined, Verdict]>([
  ['just signed in', [1, 0], 'current', mark([1, 0]), 'trusted'],
  ['just signed in on another computer', [1, 0], 'current', undefined, 'restored'],
  ['past its first use, no mark', [2, 1], 'current', undefined, 'restored'],
  ['renewed', [2, 1], 'current', mark([1, 1]), 'trusted'],
  ['renewed without rotation', [1, 4], 'current', mark([1, 4]), 'trusted'],
  ['in doubt', [2, 2], 'ambiguous', mark([2, 2]), 'trusted'],
  ['its process is gone', [2, 2], 'refreshing', mark([2, 2]), 'trusted'],
  ['intended and never counted', [2, 2], 'refreshing', mark([1, 1]), 'unsent'],
  ['older by a generation', [1, 1], 'current', mark([2, 2]), 'restored'],
  ['from before the send', [2, 1], 'current', mark([2, 2]), 'restored'],
  ['from before the send, no rotation', [1, 3], 'current', mark([1, 4]), 'restored'],
  ['from the middle of the first send', [2, 2], 'refreshing', mark([2, 3]), 'restored'],
  ['in doubt, and retried since', [2, 2], 'ambiguous', mark([2, 3]), 'restored'],
  ['newer than the mark', [3, 3], 'current', mark([1, 1]), 'restored'],
  ['newer by one without an intent', [2, 2], 'current', mark([1, 1]), 'restored'],
  ['newer than the mark, with an intent', [3, 3], 'refreshing', mark([1, 1]), 'restored'],
  ['another sign-in', [1, 0], 'current', { ...mark([1, 0]), grantId: 'other' }, 'restored'],
])('a grant that is %s', (_what, [generation, sends], state, found, verdict) => {
  expect(judge({ id: 'one', generation, sends, state }, found)).toBe(verdict)
})

test('marks are remembered outside the profile, each grant’s by itself', () => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  expect(anchor.mark('one')).toBeUndefined()
  anchor.count({ id: 'one', generation: 1, sends: 0 })
  anchor.count({ id: 'two', generation: 4, sends: 9 })
  anchor.count({ id: 'one', generation: 2, sends: 1 })
  const later = new Anchor({ profile, folder })
  expect(later.mark('one')).toEqual({ grantId: 'one', generation: 2, sends: 1 })
  expect(later.mark('two')).toEqual({ grantId: 'two', generation: 4, sends: 9 })
  later.forget('one')
  expect(anchor.mark('one')).toBeUndefined()
  expect(readdirSync(profile)).toEqual(['profile.json'])
})

test('copies of a profile share their marks and leases, other profiles do not', () => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  anchor.count({ id: 'one', generation: 1, sends: 0 })
  const twin = temporaryFolder()
  cpSync(profile, twin, { recursive: true })
  const copy = new Anchor({ profile: twin, folder })
  expect(copy.mark('one')).toBeDefined()
  expect(copy.leaseFile('a')).toBe(anchor.leaseFile('a'))
  const other = new Anchor({ profile: temporaryFolder(), folder })
  expect(other.mark('one')).toBeUndefined()
  expect(other.leaseFile('a')).not.toBe(anchor.leaseFile('a'))
})

test.each(['', '{', '[]', '{"grantId":1}'])('a mark that cannot be read is none: %j', (text) => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  anchor.count({ id: 'one', generation: 1, sends: 0 })
  const [id = ''] = readdirSync(folder)
  fileIn(path.join(folder, id, 'grants'), 'one.json', Buffer.from(text))
  expect(anchor.mark('one')).toBeUndefined()
})

test('marks are for this user only, and the oldest beyond two hundred are forgotten', () => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  for (let index = 0; index < 203; index += 1)
    anchor.count({ id: `grant-${index}`, generation: 1, sends: 0 })
  const [id = ''] = readdirSync(folder)
  const kept = path.join(folder, id, 'grants')
  expect(readdirSync(kept)).toHaveLength(200)
  expect(anchor.mark('grant-202')).toBeDefined()
  expect(statSync(path.join(kept, 'grant-202.json')).mode & 0o777).toBe(0o600)
})

test('the epoch counts on from where it was, and from what the profile knows', () => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  expect(anchor.epoch.read()).toBe(0)
  expect(anchor.epoch.bump()).toBe(1)
  expect(anchor.epoch.bump(1)).toBe(2)
  expect(new Anchor({ profile, folder }).epoch.read()).toBe(2)
  expect(anchor.epoch.bump(7)).toBe(8)
  const twin = new Anchor({ profile, folder: temporaryFolder() })
  expect(twin.epoch.read()).toBe(0)
})

test('two who count at once never get the same count', async () => {
  const [profile, folder] = [temporaryFolder(), temporaryFolder()]
  const anchor = new Anchor({ profile, folder })
  anchor.epoch.bump()
  const [id = ''] = readdirSync(folder)
  // What another process does between our look and our count.
  const raced = path.join(folder, id, 'epoch-2')
  const read = anchor.epoch.read
  anchor.epoch.read = () => {
    const count = read()
    fileIn(path.dirname(raced), 'epoch-2', Buffer.alloc(0))
    return count
  }
  expect(anchor.epoch.bump(1)).toBe(3)
})

test('however many processes open a new profile at once, they agree on its id', async () => {
  const profile = temporaryFolder()
  mkdirSync(profile, { recursive: true })
  const anchors = Array.from({ length: 5 }, () => new Anchor({ profile, folder: profile }))
  expect(new Set(anchors.map((anchor) => anchor.leaseFile('a'))).size).toBe(1)
  const { id } = JSON.parse(readFileSync(path.join(profile, 'profile.json'), 'utf8')) as {
    id: string
  }
  expect(anchors[0]?.leaseFile('a')).toContain(id)
  rmSync(path.join(profile, 'profile.json'))
  expect(new Anchor({ profile, folder: profile }).leaseFile('a')).not.toContain(id)
})
