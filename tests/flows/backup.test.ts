/** A profile in one sealed file and back: on another computer, after crashes, and never sending anything twice. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unpack } from '../../electron/backup/archive'
import { Backups } from '../../electron/backup/backups'
import { unseal } from '../../electron/backup/sealed'
import type { Core } from '../../electron/core'
import { finishRestore } from '../../electron/store/recovery/restored'
import type { DemoService } from '../../sandbox/service'
import type { ProfileTally } from '../../shared/backup'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'
import { hidingFiles } from '../support/hiding'

const passphrase = 'quarry lantern oboe nine'

const backupsOf = (core: Core, profile: string) =>
  new Backups({
    profile,
    copyTo: core.copyTo,
    holdings: core.holdings,
    settings: () => core.settings.current.get(),
    now: () => new Date(),
    cost: 10,
  })

async function started(): Promise<Rig> {
  const rig = await Rig.start()
  onTestFinished(() => rig.end())
  await rig.connect()
  return rig
}

/** Another computer: an empty profile and an anchorage of its own, at the same service. */
async function anotherComputer(rig: Rig): Promise<Rig> {
  const other = await Rig.start({ world: { demoService: () => Promise.resolve(rig.service) } })
  onTestFinished(() => other.end())
  return other
}

async function saved(rig: Rig, secret = passphrase): Promise<string> {
  const target = path.join(temporaryFolder(), 'mine.docketbackup')
  const end = await backupsOf(rig.core, rig.profile).save(target, secret)
  expect(end.result).toBe('saved')
  return target
}

async function broughtBack(rig: Rig, file: string): Promise<void> {
  const backups = backupsOf(rig.core, rig.profile)
  const agreed = backups.here()
  const name = agreed.accounts[0] ?? ''
  expect(await backups.bringBack(file, { passphrase, agreed, name })).toBe(true)
  await rig.restart()
}

/** Five receipts that are confirmed and wait. */
async function fiveWaiting(rig: Rig): Promise<{ ids: string[]; files: string[] }> {
  rig.core.setPaused(true)
  const files = ['1', '2', '3', '4', '5'].map((name) =>
    fileIn(rig.inbox, `${name}.png`, pngBytes()),
  )
  const ids: string[] = []
  for (const file of files) {
    const { id } = await rig.capture(file)
    await rig.confirm(id)
    ids.push(id)
  }
  return { ids, files }
}

const settled = (rig: Rig, ids: readonly string[]) =>
  until(
    () => ids.every((id) => ['proven', 'undecided', 'review'].includes(rig.state(id))),
    () => ids.map((id) => rig.state(id)).join(),
    60_000,
  )

test('five that waited and were sent since are found in the books, and none is sent twice', async () => {
  const rig = await started()
  const { ids, files } = await fiveWaiting(rig)
  const backup = await saved(rig)
  rig.core.setPaused(false)
  for (const id of ids) await rig.reaches(id, 'proven')
  const other = await anotherComputer(rig)
  await broughtBack(other, backup)
  expect(ids.map((id) => other.state(id))).toEqual(ids.map(() => 'checking'))
  await other.core.accounts.need().signIn()
  other.core.setPaused(false)
  await settled(other, ids)
  expect(ids.map((id) => other.state(id))).toEqual(ids.map(() => 'proven'))
  for (const file of files) expect(rig.inBooks(file)).toHaveLength(1)
  // Both computers go on.
  for (const [at, one] of [rig, other].entries()) {
    const file = fileIn(one.inbox, `later ${at}.png`, pngBytes())
    const { id } = await one.capture(file)
    await one.confirm(id)
    await one.reaches(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  }
  for (const file of files) expect(rig.inBooks(file)).toHaveLength(1)
})

test('on the same computer it counts as a copy too, and what was there is set aside', async () => {
  const rig = await started()
  const { ids, files } = await fiveWaiting(rig)
  const backup = await saved(rig)
  rig.core.setPaused(false)
  for (const id of ids) await rig.reaches(id, 'proven')
  await broughtBack(rig, backup)
  expect(readdirSync(rig.profile).filter((name) => name.startsWith('replaced-'))).toHaveLength(1)
  expect(existsSync(path.join(rig.profile, 'grants'))).toBe(false)
  await rig.core.accounts.need().signIn()
  rig.core.setPaused(false)
  await settled(rig, ids)
  for (const file of files) expect(rig.inBooks(file)).toHaveLength(1)
})

test('it counts as a copy also where nothing was sent since', async () => {
  const rig = await started()
  const { ids, files } = await fiveWaiting(rig)
  await broughtBack(rig, await saved(rig))
  expect(ids.map((id) => rig.state(id))).toEqual(ids.map(() => 'checking'))
  await rig.core.accounts.need().signIn()
  rig.core.setPaused(false)
  for (const file of files) expect(rig.inBooks(file)).toHaveLength(0)
})

test('what was brought back in review is neither merged nor split nor moved, and is found in the books where it is confirmed', async () => {
  const rig = await started()
  const files = ['bill', 'slip'].map((name) => fileIn(rig.inbox, `${name}.pdf`, pdfBytes()))
  const ids: string[] = []
  for (const file of files) ids.push((await rig.capture(file)).id)
  const [first = '', second = ''] = ids
  const backup = await saved(rig)
  await rig.confirm(first)
  await rig.reaches(first, 'proven')
  await broughtBack(rig, backup)
  await rig.core.accounts.need().signIn()
  await rig.looks()
  const { mergeAndSplit } = rig.core
  const refused = { code: 'maybe-sent' }
  await expect(mergeAndSplit.merge([first, second])).rejects.toMatchObject(refused)
  await expect(mergeAndSplit.split(first, 'pages')).rejects.toMatchObject(refused)
  await expect(mergeAndSplit.move([second, first], 'others')).rejects.toMatchObject(refused)
  expect(ids.map((id) => rig.state(id))).toEqual(['review', 'review'])
  await rig.confirm(first)
  await rig.reaches(first, 'proven')
  expect(files.map((file) => rig.inBooks(file).length)).toEqual([1, 0])
})

test('what another computer sent before this one sent something else is found at the next start as well, where the list shows no files', async () => {
  const asked: { service?: DemoService } = {}
  const exchange = hidingFiles(() => {
    if (!asked.service) throw new Error('No service was started yet')
    return asked.service
  }, true)
  const rig = await Rig.start({ service: { seed: 'empty' }, world: { exchange } })
  onTestFinished(() => rig.end())
  asked.service = rig.service
  await rig.connect()
  const sent = async (name: string) => {
    const { id } = await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
    await rig.confirm(id)
    await rig.reaches(id, 'proven')
    await rig.core.accounts.need().outbox.settled()
  }
  // Enough to learn that ids grow.
  for (let number = 0; number < 12; number += 1) await sent(`known ${number}`)
  const file = fileIn(rig.inbox, 'bill.png', pngBytes())
  const { id } = await rig.capture(file)
  const other = await Rig.start({
    world: { demoService: () => Promise.resolve(rig.service), exchange },
  })
  onTestFinished(() => other.end())
  await broughtBack(other, await saved(rig))
  await other.core.accounts.need().signIn()
  await other.looks()
  await other.confirm(id)
  // Nothing is in the books that was not there when it was captured, so it goes without a question.
  await other.reaches(id, 'proven')
  rig.clock.advance(40 * 60_000)
  await sent('another')
  await rig.restart()
  await rig.looks()
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a run that ended while it wrote or read a backup leaves nothing behind at the next start', async () => {
  const rig = await started()
  for (const name of ['restoring', 'backing-up']) {
    mkdirSync(path.join(rig.profile, name))
    writeFileSync(path.join(rig.profile, name, 'docket.sqlite'), 'half')
  }
  await rig.restart()
  expect(readdirSync(rig.profile).filter((name) => /^(rest|back)/.test(name))).toEqual([])
  expect(rig.core.accounts.list.get()).toHaveLength(1)
})

test('no sign-in, no key of this computer, and nothing of its window is in a backup', async () => {
  const rig = await started()
  await rig.core.accounts.need().setLegacyKeys({
    consumerKey: 'canary-consumer-key',
    consumerSecret: 'canary-consumer-secret',
    token: 'canary-legacy-token',
    tokenSecret: 'canary-legacy-secret',
  })
  await rig.capture(fileIn(rig.inbox, 'a.png', pngBytes()))
  rig.core.settings.change({ window: { x: 4711, y: 1, width: 900, height: 700, zoom: 1 } })
  const sealedHere = readdirSync(path.join(rig.profile, 'grants')).map((name) =>
    readFileSync(path.join(rig.profile, 'grants', name), 'utf8'),
  )
  const sealed = sealedHere.flatMap((text) => text.match(/[A-Za-z0-9+/=_-]{60,}/g) ?? [])
  expect(sealed.length).toBeGreaterThan(0)
  const file = await open(await saved(rig), 'r')
  const names: string[] = []
  const parts: Buffer[] = []
  for await (const given of unpack(unseal(file, passphrase))) {
    names.push(given.name)
    for await (const part of given.bytes()) parts.push(part)
  }
  await file.close()
  const all = Buffer.concat(parts)
  for (const secret of [...sealed, await rig.token(), 'canary-', '4711'])
    expect(all.includes(secret), secret.slice(0, 12)).toBe(false)
  expect(names.some((name) => /grants|keys|lease/.test(name))).toBe(false)
  expect(names.filter((name) => name.startsWith('receipts/originals/'))).toHaveLength(1)
  expect(existsSync(path.join(rig.profile, 'backing-up'))).toBe(false)
})

test('a profile that is not empty stays unless a person agreed to just that and typed its name', async () => {
  const rig = await started()
  const backup = await saved(rig)
  const backups = backupsOf(rig.core, rig.profile)
  const here = backups.here()
  const [name = ''] = here.accounts
  const bring = (agreed: ProfileTally, typed: string) =>
    backups.bringBack(backup, { passphrase, agreed, name: typed })
  await expect(bring(here, 'another')).rejects.toMatchObject({ code: 'profile-used' })
  await expect(bring({ ...here, receipts: 9 }, name)).rejects.toMatchObject({
    code: 'profile-used',
  })
  expect(existsSync(path.join(rig.profile, 'restoring'))).toBe(false)
  await rig.restart()
  expect(rig.core.accounts.list.get()).toHaveLength(1)
})

test('a damaged backup and another passphrase change nothing', async () => {
  const rig = await started()
  await rig.capture(fileIn(rig.inbox, 'a.png', pngBytes()))
  const backup = await saved(rig)
  const other = await anotherComputer(rig)
  const backups = backupsOf(other.core, other.profile)
  const agreed = backups.here()
  await expect(backups.look(backup, 'another passphrase')).rejects.toMatchObject({
    code: 'passphrase-wrong',
  })
  const bytes = readFileSync(backup)
  const turned = Buffer.from(bytes)
  turned[bytes.length - 40] = (turned[bytes.length - 40] ?? 0) ^ 1
  writeFileSync(backup, turned)
  await expect(backups.bringBack(backup, { passphrase, agreed, name: '' })).rejects.toMatchObject({
    code: 'backup-damaged',
  })
  expect(readdirSync(other.profile).filter((name) => /^rest/.test(name))).toEqual([])
  await other.restart()
  expect(other.core.accounts.list.get()).toEqual([])
})

test('one that is called off leaves nothing behind', async () => {
  const rig = await started()
  for (const name of ['a', 'b']) await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
  const folder = temporaryFolder()
  const backups = backupsOf(rig.core, rig.profile)
  backups.progress.subscribe(() => {
    backups.cancel()
  })
  const end = await backups.save(path.join(folder, 'mine.docketbackup'), passphrase)
  expect(end).toEqual({ result: 'cancelled' })
  expect(readdirSync(folder)).toEqual([])
})

test('a start that ends at any step of putting it into place is finished by the next one', async () => {
  const rig = await started()
  const { id } = await rig.capture(fileIn(rig.inbox, 'kept.png', pngBytes()))
  const backup = await saved(rig)
  let steps = 0
  for (let endsAt = 0, isCutShort = true; isCutShort; endsAt += 1) {
    const other = await anotherComputer(rig)
    await other.capture(fileIn(other.inbox, 'old.png', pngBytes()))
    const backups = backupsOf(other.core, other.profile)
    const agreed = backups.here()
    await backups.bringBack(backup, { passphrase, agreed, name: 'Docket' })
    await other.close()
    steps = 0
    try {
      isCutShort = false
      finishRestore(other.profile, () => {
        isCutShort = steps === endsAt
        if (isCutShort) throw new Error('The power fails')
        steps += 1
      })
    } catch {
      // The next start goes on.
    }
    await other.open()
    expect(other.core.accounts.list.get(), `step ${endsAt}`).toHaveLength(1)
    expect(other.core.receipts.has(id)).toBe(true)
    expect(other.core.recovered.get()).toBeUndefined()
    expect(
      (await other.core.readOriginal(other.core.receipts.read(id).sha256)).length,
    ).toBeGreaterThan(0)
    expect(existsSync(path.join(other.profile, 'restored'))).toBe(false)
    await other.end()
  }
  expect(steps).toBeGreaterThan(20)
}, 120_000)
