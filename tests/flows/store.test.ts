/** Nothing lost: the real core and the demo service over a store that is damaged, full, or forbidden. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startDemoService } from '../../sandbox/service'
import { pngBytes, fileIn, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'
import { StoredProfile, typed } from '../support/stored'
import { skippedIf } from '../support/skipping'

let rig: Rig | undefined
afterEach(async () => {
  await rig?.end()
  rig = undefined
})

/** Whether this computer lets a test mount a small disk of its own. */
const canMount = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  }
})()

function smallDisk(megabytes: number): string {
  const folder = temporaryFolder('docket-disk')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
  })
  return folder
}

async function withoutDatabase(change: (profile: string) => void = loseDatabase): Promise<Rig> {
  const open = rig ?? (await Rig.start())
  await open.close()
  change(open.profile)
  await open.open()
  return open
}

function loseDatabase(profile: string): void {
  for (const name of readdirSync(profile).filter((one) => one.startsWith('docket.sqlite')))
    rmSync(path.join(profile, name))
}

async function confirmed(): Promise<{ id: string; file: string }> {
  rig = await Rig.start({ service: { seed: 'empty' } })
  await rig.connect()
  const file = fileIn(rig.inbox, 'a.png', pngBytes())
  const { id } = await rig.capture(file)
  return { id, file }
}

test('what was captured before there were any books is theirs, also without the database', async () => {
  rig = await Rig.start()
  const { id } = await rig.capture(fileIn(rig.inbox, 'early.png', pngBytes()))
  const binned = await rig.capture(fileIn(rig.inbox, 'binned.png', pngBytes()))
  await rig.core.review.discard(binned.id)
  await rig.connect()
  const first = rig.core.accounts.need().id
  expect(rig.core.receipts.item(id).accountId).toBe(first)
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  onTestFinished(() => other.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
  await rig.core.accounts.connect('Second', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  rig = await withoutDatabase()
  // The second is at hand, as whoever is at hand takes what is nobody's.
  expect(rig.core.receipts.accountOf(id)).toBe(first)
  expect(rig.core.receipts.accountOf(binned.id)).toBe(first)
  expect([rig.state(id), rig.state(binned.id)]).toEqual(['review', 'discarded'])
})

test('what was captured before there were any books is believed at the next start', async () => {
  rig = await Rig.start()
  const { id } = await rig.capture(fileIn(rig.inbox, 'early.png', pngBytes()))
  await rig.connect()
  await rig.restart()
  expect(rig.core.receipts.item(id).accountId).toBe(rig.core.accounts.need().id)
  expect(rig.core.recovered.get()).toBeUndefined()
  expect(existsSync(path.join(rig.profile, 'quarantine'))).toBe(false)
})

test('a receipt that was sent and whose database is lost is found in the books: one expense', async () => {
  const { id, file } = await confirmed()
  await rig?.confirm(id)
  await rig?.reaches(id, 'proven')
  rig = await withoutDatabase()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(rig.core.recovered.get()).toMatchObject({ receipts: 1 })
  expect(rig.core.accounts.session.get().status).toBe('connected')
})

test('one that was confirmed but never sent goes to a person once its absence is proved, and then once', async () => {
  const { id, file } = await confirmed()
  rig?.core.setPaused(true)
  await rig?.confirm(id)
  rig = await withoutDatabase()
  expect(rig.state(id)).toBe('checking')
  rig.core.setPaused(false)
  for (let minute = 0; minute < 90 && rig.state(id) === 'checking'; minute += 1) {
    rig.core.accounts.need().outbox.wake()
    await rig.core.accounts.need().outbox.settled()
    rig.clock.advance(60_000)
  }
  expect(['review', 'undecided']).toContain(rig.state(id))
  expect(rig.inBooks(file)).toHaveLength(0)
  if (rig.state(id) === 'review') await rig.confirm(id)
  else await rig.core.review.decide(id, 'send-again')
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('what was thrown away and taken back is, without the database, in the bin or in review, and never sent', async () => {
  const { id, file } = await confirmed()
  if (!rig) throw new Error('No rig')
  rig.core.setPaused(true)
  await rig.confirm(id)
  await rig.core.review.discard(id)
  expect(rig.core.receipts.read(id).trail.map(({ event }) => event)).toEqual([
    'captured',
    'confirmed',
    'reopened',
    'discarded',
  ])
  rig = await withoutDatabase()
  expect(rig.state(id)).toBe('discarded')
  await rig.core.review.restore(id)
  rig = await withoutDatabase()
  expect(rig.state(id)).toBe('review')
  rig.core.setPaused(false)
  await until(() => rig?.core.accounts.choices.get().asOf !== undefined, 'the service answers')
  expect(rig.state(id)).toBe('review')
  expect(rig.inBooks(file)).toHaveLength(0)
})

test('what is typed while a receipt is being confirmed is what goes, or it does not go', async () => {
  const { id } = await confirmed()
  if (!rig) throw new Error('No rig')
  rig.core.setPaused(true)
  const draft = rig.draft()
  rig.core.review.edit(id, draft)
  const going = rig.core.review.confirm(id, { accepted: 'all' })
  const lines = draft.lines.map((line) => ({ ...line, gross: '99.99' }))
  rig.core.review.edit(id, { ...draft, lines })
  expect(await going).toEqual({})
  const receipt = rig.core.receipts.read(id)
  expect(receipt).toMatchObject({ state: 'ready', gross: '99.99' })
  const sidecar = path.join(rig.profile, 'receipts', 'sidecars', `${id}.json`)
  expect((JSON.parse(readFileSync(sidecar, 'utf8')) as typeof receipt).draft).toEqual(receipt.draft)
})

test('an original that is not kept any more is not served', async () => {
  const { id } = await confirmed()
  if (!rig) throw new Error('No rig')
  expect(rig.core.originalOf(id)).toBeDefined()
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  rig.core.settings.change({ filesKeptDays: 30 })
  for (let day = 0; day < 33; day += 1) {
    await rig.core.retention.run()
    rig.clock.advance(24 * 60 * 60_000)
  }
  expect(rig.core.originalOf(id)).toBeUndefined()
  expect(rig.core.receipts.read(id)).toMatchObject({ state: 'proven', originalGone: true })
})

describe('a disk', skippedIf(!canMount, 'nobody may mount a small one here'), () => {
  async function onDisk(megabytes: number) {
    const disk = smallDisk(megabytes)
    const profile = new StoredProfile(path.join(disk, 'profile'))
    mkdirSync(profile.folder)
    onTestFinished(() => {
      profile.close()
    })
    await profile.open()
    profile.account()
    const fill = (leave = 0) => {
      const name = path.join(disk, 'filling')
      for (let size = 1024 * 1024; size >= 4096; size /= 2)
        try {
          for (;;) writeFileSync(name, Buffer.alloc(size), { flag: 'a' })
        } catch {
          // Full for this size.
        }
      if (leave > 0) execFileSync('truncate', ['-s', `-${leave}`, name])
    }
    const free = () => rmSync(path.join(disk, 'filling'))
    return { disk, profile, fill, free }
  }

  test('that fills up while 200 files are captured keeps exactly those that were called saved', async () => {
    const { profile } = await onDisk(8)
    const inbox = temporaryFolder()
    const paths = Array.from({ length: 200 }, (_, index) =>
      fileIn(inbox, `${index}.png`, pngBytes(300)),
    )
    const outcomes = await profile.intake.paths(paths)
    const saved = outcomes.filter(({ result }) => result === 'saved')
    const refused = outcomes.filter((outcome) => outcome.result === 'refused')
    expect(saved.length).toBeGreaterThan(10)
    expect(refused.length).toBeGreaterThan(100)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['disk-full']))
    const list = (folder: string) => readdirSync(profile.path('receipts', folder))
    expect(list('originals')).toHaveLength(saved.length)
    expect(list('sidecars')).toHaveLength(saved.length)
    expect(list('incoming')).toEqual([])
    expect(profile.states()).toHaveLength(saved.length)
    await profile.reopen()
    expect(profile.states()).toHaveLength(saved.length)
    expect(profile.store.recovered.get()).toBeUndefined()
  })

  test('that is full stops every write at once, and everything works when there is room again', async () => {
    const { profile, fill, free } = await onDisk(8)
    const { store } = profile
    const { id } = await profile.capture()
    fill()
    const isFull = expect.objectContaining({ code: 'disk-full' }) as Error
    const lines = Array.from({ length: 90 }, () => typed.lines).flat()
    const big = {
      ...typed,
      lines: lines.map((line) => ({ ...line, description: 'x'.repeat(400) })),
    }
    const add = () => profile.account('Other')
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(profile.capture()).rejects.toThrow(/disk-full/)
      await expect(profile.write(id, 'confirmed')).rejects.toThrow(isFull)
      expect(() => store.receipts.edit(id, big)).toThrow(isFull)
      expect(add).toThrow(isFull)
      expect(store.receipts.read(id)).toMatchObject({ state: 'review', supplierName: '' })
      expect(store.accountRows.all()).toHaveLength(1)
    }
    free()
    await profile.capture()
    store.receipts.edit(id, big)
    await profile.write(id, 'confirmed')
    store.receipts.step(id, { from: ['review'], to: 'ready', event: 'confirmed' })
    add()
    await profile.reopen()
    expect(profile.states()).toEqual(['ready', 'review'])
    expect(profile.store.accountRows.all()).toHaveLength(2)
    expect(profile.store.recovered.get()).toBeUndefined()
  })

  test('that is full after a crash never makes a whole database look damaged', async () => {
    const { profile, disk, fill, free } = await onDisk(8)
    const { id } = await profile.capture()
    await profile.confirm(id)
    const crashed = path.join(disk, 'crashed')
    execFileSync('cp', ['-r', profile.folder, crashed])
    profile.close()
    for (const leave of [0, 8192, 32_768, 131_072]) {
      fill(leave)
      const other = new StoredProfile(crashed)
      try {
        await other.open()
        expect(other.states()).toEqual(['ready'])
        expect(other.store.recovered.get()).toBeUndefined()
        other.close()
      } catch (error) {
        expect(error).toMatchObject({ code: 'disk-full' })
      }
      expect(readdirSync(crashed)).not.toContain('quarantine')
      free()
    }
    const after = new StoredProfile(crashed)
    await after.open()
    expect(after.states()).toEqual(['ready'])
    after.close()
  })

  test('that may not be written is named, nothing is moved, and it works once it may', async () => {
    const { profile, disk } = await onDisk(8)
    const elsewhere = new StoredProfile()
    await elsewhere.open()
    await elsewhere.capture()
    elsewhere.close()
    const folder = path.join(disk, 'copy')
    execFileSync('cp', ['-r', elsewhere.folder, folder])
    const copy = new StoredProfile(folder)
    onTestFinished(() => {
      copy.close()
      execFileSync('umount', ['-l', folder])
    })
    // The files of the profile that is open keep this disk from being remounted.
    execFileSync('mount', ['--bind', folder, folder])
    execFileSync('mount', ['-o', 'remount,bind,ro', folder])
    await expect(copy.open()).rejects.toMatchObject({ code: 'no-permission' })
    expect(readdirSync(folder)).not.toContain('quarantine')
    execFileSync('mount', ['-o', 'remount,bind,rw', folder])
    await copy.open()
    expect(copy.states()).toEqual(['review'])
    expect(readdirSync(folder)).not.toContain('quarantine')
    await copy.capture()
    expect(profile.states()).toEqual([])
  })
})
