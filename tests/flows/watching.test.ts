/** Folders that are watched: real folders, the real store, and everything that happens to both. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { mintMarker } from '../../electron/outbox/marker'
import { unfoldBundles } from '../../electron/reading/host/unfolding'
import { Intake } from '../../electron/receipts/intake'
import { newReceiptId } from '../../electron/store/receipts/receipts'
import { takenFolder } from '../../shared/receipts/watched-folder'
import { largestFile } from '../../shared/receipts/media'
import { zipOf } from '../support/archives'
import { fileIn, pdfBytes, pngBytes, sha256, temporaryFolder } from '../support/files'
import { until } from '../support/harness'
import { outlookMail } from '../support/outlook'
import { realReading } from '../support/real-reading'
import { watchLoop } from '../support/loop-watch'
import { Watcher } from '../support/watched'
import { hasty } from '../support/watched-pace'
import { skippedIf } from '../support/skipping'
import { attached, mail } from '../unit/electron/reading/input/mails'

const isRoot = process.getuid?.() === 0

/** A computer whose watched folders bring what is in mails, mailboxes and archives. */
async function unfoldingWatcher(toBin?: (file: string) => Promise<void>): Promise<Watcher> {
  const spawnReading = await realReading()
  let intake: Intake | undefined
  const unfolding = () => {
    const { files, receipts } = watcher.profile.store
    const unfold = unfoldBundles({ spawn: spawnReading, folder: watcher.profile.path('unfolding') })
    const names = { mintMarker: () => mintMarker(), newId: newReceiptId }
    return new Intake({ files, receipts, ...names, onKept: () => undefined, unfold })
  }
  const watcher: Watcher = await Watcher.open({
    ...(toBin && { toBin }),
    intake: { found: (files, of) => (intake ??= unfolding()).found(files, of) },
  })
  return watcher
}

test('a file that arrives becomes a receipt, once, and stays where it is', async () => {
  const watcher = await Watcher.open()
  expect(await watcher.add()).toBe('done')
  const file = fileIn(watcher.scans, 'scan.pdf', pdfBytes())
  await until(() => watcher.count() === 1, 'it is a receipt')
  await watcher.looksSeveralTimes()
  await watcher.restart()
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['scan.pdf'])
  expect(watcher.standing()).toMatchObject({ taken: 1, last: { name: 'scan.pdf' }, refused: [] })
  expect(readFileSync(file).length).toBeGreaterThan(0)
  expect(watcher.reported).toEqual([])
})

test('a file that arrives between the first look and the first hint of the system does not wait for the next look', async () => {
  const watcher = await Watcher.open({ pace: { ...hasty, restMs: 3_600_000 } })
  const names: string[] = []
  for (let turns = 0; turns < 20; turns += 1) {
    const folder = temporaryFolder(`scans ${turns}`)
    await watcher.add({}, { folder })
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
    names.push(`${turns}.pdf`)
    fileIn(folder, `${turns}.pdf`, pdfBytes())
  }
  await until(() => watcher.count() === names.length, 'each is a receipt')
  expect(watcher.names()).toEqual(names.toSorted())
})

test('what was there before is left alone, unless it is asked for', async () => {
  const watcher = await Watcher.open()
  fileIn(watcher.scans, 'old.pdf', pdfBytes())
  const { choice } = watcher.watching.chosen(watcher.scans)
  expect(await watcher.watching.present(choice, '')).toBe(1)
  expect(await watcher.watching.present(choice, '*.png')).toBe(0)
  await watcher.add()
  fileIn(watcher.scans, 'new.pdf', pdfBytes())
  await until(() => watcher.count() === 1, 'the new one is a receipt')
  await watcher.restart()
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['new.pdf'])

  const other = temporaryFolder('others')
  fileIn(other, 'asked for.pdf', pdfBytes())
  await watcher.add({}, { folder: other, takesPresent: true })
  await until(() => watcher.names().includes('asked for.pdf'), 'it is a receipt')
})

test('a touched, copied or renamed file makes no second receipt; one with new content makes one', async () => {
  const watcher = await Watcher.open()
  await watcher.add()
  const bytes = pdfBytes()
  const file = fileIn(watcher.scans, 'a.pdf', bytes)
  await until(() => watcher.count() === 1, 'it is a receipt')
  utimesSync(file, new Date(), new Date('2020-01-01'))
  fileIn(watcher.scans, 'copy.pdf', bytes)
  renameSync(file, path.join(watcher.scans, 'renamed.pdf'))
  await watcher.looksSeveralTimes()
  await watcher.restart()
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['a.pdf'])
  writeFileSync(path.join(watcher.scans, 'renamed.pdf'), pdfBytes())
  await until(() => watcher.count() === 2, 'the new content is a receipt')
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['a.pdf', 'renamed.pdf'])
})

test('only what the pattern is for is taken, and nothing that is still being written', async () => {
  const watcher = await Watcher.open()
  await watcher.add({ pattern: 'invoice*.pdf' })
  for (const name of ['Invoice 1.PDF', 'holiday.pdf', 'invoice.pdf.part', '.invoice2.pdf'])
    fileIn(watcher.scans, name, pdfBytes())
  writeFileSync(path.join(watcher.scans, 'invoice empty.pdf'), '')
  mkdirSync(path.join(watcher.scans, 'invoice folder.pdf'))
  symlinkSync(
    fileIn(temporaryFolder('elsewhere'), 'x.pdf', pdfBytes()),
    path.join(watcher.scans, 'invoice link.pdf'),
  )
  await until(() => watcher.count() > 0, 'one is a receipt')
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['Invoice 1.PDF'])
  expect(watcher.standing().refusedCount).toBe(0)
})

test('another pattern takes what comes, and not what is there', async () => {
  const watcher = await Watcher.open()
  await watcher.add({ pattern: '*.pdf' })
  fileIn(watcher.scans, 'old.png', pngBytes())
  await watcher.looksSeveralTimes()
  const { folder } = watcher.standing()
  const setting = { pattern: '*', original: 'leave', isOff: false } as const
  expect(await watcher.watching.change(folder.id, setting)).toBe('done')
  fileIn(watcher.scans, 'new.png', pngBytes())
  await until(() => watcher.count() === 1, 'the new one is a receipt')
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['new.png'])
})

test('what cannot be taken is named with its reason, left, and tried again only once it changes', async () => {
  const watcher = await Watcher.open()
  await watcher.add({ original: 'move' })
  const notes = fileIn(watcher.scans, 'notes.txt', Buffer.from('no receipt'))
  truncateSync(fileIn(watcher.scans, 'film.mov', Buffer.of(1)), largestFile + 1)
  await until(() => watcher.standing().refusedCount === 2, 'both are refused')
  await watcher.restart()
  const { batch } = watcher.profile.intake
  await watcher.looksSeveralTimes()
  expect(batch.get().number).toBe(0)
  const named = watcher.standing().refused.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(named).toEqual([
    { name: 'film.mov', code: 'file-too-large' },
    { name: 'notes.txt', code: 'file-unsupported' },
  ])
  expect(readdirSync(watcher.scans).toSorted()).toEqual(['film.mov', 'notes.txt'])
  writeFileSync(notes, pdfBytes())
  await until(() => watcher.count() === 1, 'what became a PDF is a receipt')
  await until(() => watcher.standing().refusedCount === 1, 'one is refused')
  expect(watcher.standing().refused).toEqual([{ name: 'film.mov', code: 'file-too-large' }])
})

test('files are moved into a folder beside them, and none takes the place of another', async () => {
  const watcher = await Watcher.open()
  await watcher.add({ original: 'move' })
  const taken = path.join(watcher.scans, takenFolder)
  const contents = [pdfBytes(), pdfBytes(), pdfBytes()]
  for (const [at, bytes] of contents.entries()) {
    fileIn(watcher.scans, 'scan.pdf', bytes)
    await until(() => watcher.count() === at + 1, 'it is a receipt')
    await until(() => !readdirSync(watcher.scans).includes('scan.pdf'), 'it is moved')
  }
  await watcher.looksSeveralTimes()
  expect(readdirSync(taken).toSorted()).toEqual(['scan (2).pdf', 'scan (3).pdf', 'scan.pdf'])
  const kept = readdirSync(taken).map((name) => sha256(readFileSync(path.join(taken, name))))
  expect(kept.toSorted()).toEqual(contents.map(sha256).toSorted())
})

test('files go into the bin of the system only after their receipts are saved', async () => {
  const binned: string[] = []
  let saved = 0
  const watcher: Watcher = await Watcher.open({
    toBin: async (file) => {
      saved = watcher.count()
      binned.push(path.basename(file))
      unlinkSync(file)
    },
  })
  await watcher.add({ original: 'bin' })
  fileIn(watcher.scans, 'scan.pdf', pdfBytes())
  await until(() => binned.length === 1, 'it is binned')
  await watcher.looksSeveralTimes()
  expect([binned, saved, readdirSync(watcher.scans)]).toEqual([['scan.pdf'], 1, []])
})

test.each(['in the bin of Docket', 'removed for good'])(
  'a file that is put back stays in its folder while its receipt is %s',
  async (where) => {
    const binned: string[] = []
    const watcher = await Watcher.open({
      toBin: (file) => {
        binned.push(path.basename(file))
        rmSync(file)
        return Promise.resolve()
      },
    })
    await watcher.add({ original: 'bin' })
    const bytes = pdfBytes()
    fileIn(watcher.scans, 'scan.pdf', bytes)
    await until(() => binned.length === 1, 'it is a receipt, and binned')
    const { receipts, retention } = watcher.profile.store
    const [id = ''] = watcher.rows().map((row) => row.id)
    receipts.step(id, { from: ['review'], to: 'discarded', event: 'discarded' })
    if (where === 'removed for good') await retention.emptyBin(undefined)
    fileIn(watcher.scans, 'scan.pdf', bytes)
    await watcher.looksSeveralTimes()
    expect(readdirSync(watcher.scans)).toContain('scan.pdf')
    expect(binned).toEqual(['scan.pdf'])
    if (where === 'removed for good') return
    receipts.step(id, { from: ['discarded'], to: 'review', event: 'restored' })
    fileIn(watcher.scans, 'once more.pdf', bytes)
    await until(() => binned.length === 2, 'the receipt is there again, and the file binned')
  },
)

test('a file that cannot be binned is told of and tried again; its receipt is saved once', async () => {
  let isBroken = true
  const watcher = await Watcher.open({
    toBin: async (file) => {
      if (isBroken) throw new Error('No bin on this drive')
      unlinkSync(file)
    },
  })
  await watcher.add({ original: 'bin' })
  fileIn(watcher.scans, 'scan.pdf', pdfBytes())
  await until(() => watcher.standing().refusedCount === 1, 'it is told of')
  expect(watcher.standing().refused).toEqual([{ name: 'scan.pdf', code: 'no-permission' }])
  isBroken = false
  await until(() => readdirSync(watcher.scans).length === 0, 'it is binned')
  await until(() => watcher.standing().refusedCount === 0, 'nothing is told of any more')
  expect(watcher.names()).toEqual(['scan.pdf'])
})

test('a bin that does not answer holds up no other folder, is not asked twice at once, and costs no receipt', async () => {
  const asked: string[] = []
  let answer: (() => void) | undefined
  const watcher = await Watcher.open({
    pace: { ...hasty, silentMs: 300 },
    toBin: async (file) => {
      asked.push(path.basename(file))
      if (asked.length === 1) await new Promise<void>((resolve) => (answer = resolve))
      unlinkSync(file)
    },
  })
  const other = temporaryFolder('other')
  await watcher.add({ original: 'bin' })
  await watcher.add({}, { folder: other })
  fileIn(watcher.scans, 'a.png', pngBytes())
  await until(() => asked.length === 1, 'the bin is asked')
  fileIn(watcher.scans, 'b.png', pngBytes())
  fileIn(other, 'c.png', pngBytes())
  await until(() => watcher.count() === 3, 'all are receipts')
  await until(() => watcher.standing().refusedCount === 2, 'both are told of')
  await watcher.looksSeveralTimes()
  expect(watcher.standing().refused.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'a.png', code: 'file-unreadable' },
    { name: 'b.png', code: 'file-unreadable' },
  ])
  expect(asked).toEqual(['a.png'])
  answer?.()
  await until(() => readdirSync(watcher.scans).length === 0, 'both are binned')
  await until(() => watcher.standing().refusedCount === 0, 'nothing is told of any more')
  expect(asked).toEqual(['a.png', 'b.png'])
  expect(watcher.names()).toEqual(['a.png', 'b.png', 'c.png'])
  expect(watcher.reported).toEqual([])
})

test.each([
  { first: 'bin', then: 'leave' },
  { first: 'bin', then: 'move' },
  { first: 'move', then: 'leave' },
] as const)(
  'what could not be put away yet goes the way that a person has chosen since: %o',
  async ({ first, then }) => {
    let isBroken = true
    const binned: string[] = []
    const toBin = async (file: string) => {
      if (isBroken) throw new Error('There is no bin on this drive')
      binned.push(file)
      unlinkSync(file)
    }
    const watcher = await Watcher.open({ toBin })
    const { scans } = watcher
    // A file where the folder for files that were taken would be.
    if (first === 'move') writeFileSync(path.join(scans, takenFolder), '')
    await watcher.add({ original: first })
    const file = fileIn(scans, 'a.pdf', pdfBytes())
    await until(() => watcher.standing().refusedCount === 1, 'it is told that it is still there')
    const { folder } = watcher.standing()
    await watcher.watching.change(folder.id, { ...folder, original: then })
    isBroken = false
    if (first === 'move') unlinkSync(path.join(scans, takenFolder))
    await watcher.looksSeveralTimes()
    expect(watcher.standing().refused).toEqual([])
    expect(existsSync(file)).toBe(then === 'leave')
    expect(existsSync(path.join(scans, takenFolder, 'a.pdf'))).toBe(then === 'move')
    expect(binned).toEqual([])
    expect(watcher.count()).toBe(1)
  },
)

test('an archive of which a receipt was refused is never put away, and is named; what was saved of it is saved once', async () => {
  const binned: string[] = []
  const watcher = await unfoldingWatcher(async (file) => {
    unlinkSync(file)
    binned.push(path.basename(file))
  })
  await watcher.add({ original: 'bin' })
  const enormous = pngBytes(2)
  for (const at of [16, 20]) enormous.writeUInt32BE(20_000, at)
  const march = await zipOf({ 'fuel.pdf': pdfBytes(), 'wall.png': enormous })
  const file = fileIn(watcher.scans, 'March.zip', march)
  fileIn(watcher.scans, 'April.zip', await zipOf({ 'taxi.pdf': pdfBytes() }))
  await until(() => watcher.count() === 2, 'the others are receipts')
  await until(() => binned.includes('April.zip'), 'the archive that was taken whole is binned')
  await until(() => watcher.standing().refusedCount === 1, 'the other archive is named')
  utimesSync(file, new Date(), new Date())
  writeFileSync(path.join(watcher.scans, 'March again.zip'), march)
  await until(() => watcher.standing().refusedCount === 2, 'so is its copy')
  await watcher.looksSeveralTimes()
  expect(watcher.standing().refused.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'March again.zip', code: 'file-too-large' },
    { name: 'March.zip', code: 'file-too-large' },
  ])
  expect(readdirSync(watcher.scans).toSorted()).toEqual(['March again.zip', 'March.zip'])
  expect([binned, watcher.names()]).toEqual([['April.zip'], ['fuel.pdf', 'taxi.pdf']])
})

test('a folder that goes away is told of, and watched again when it is back', async () => {
  const watcher = await Watcher.open()
  await watcher.add({ pattern: '*.pdf' })
  fileIn(watcher.scans, 'before.pdf', pdfBytes())
  await until(() => watcher.count() === 1, 'it is a receipt')
  const away = `${watcher.scans}-away`
  renameSync(watcher.scans, away)
  await until(() => watcher.standing().trouble?.reason === 'gone', 'it is told of')
  fileIn(away, 'meanwhile.pdf', pdfBytes())
  await watcher.restart()
  await until(() => watcher.standing().trouble?.reason === 'gone', 'it is told of')
  renameSync(away, watcher.scans)
  await until(() => watcher.count() === 2, 'what came meanwhile is a receipt')
  fileIn(watcher.scans, 'after.pdf', pdfBytes())
  await until(() => watcher.count() === 3, 'what comes is a receipt')
  expect(watcher.standing().trouble).toBeUndefined()
  expect(watcher.names()).toEqual(['after.pdf', 'before.pdf', 'meanwhile.pdf'])
  expect(watcher.reported).toEqual([])
})

test('a drive that is away and looks like an empty folder makes nothing new of what was known', async () => {
  const watcher = await Watcher.open()
  fileIn(watcher.scans, 'passed.pdf', pdfBytes())
  await watcher.add()
  fileIn(watcher.scans, 'taken.pdf', pdfBytes())
  await until(() => watcher.count() === 1, 'it is a receipt')
  const away = `${watcher.scans}-away`
  renameSync(watcher.scans, away)
  mkdirSync(watcher.scans)
  await watcher.looksSeveralTimes()
  rmSync(watcher.scans, { recursive: true })
  renameSync(away, watcher.scans)
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['taken.pdf'])
})

test(
  'a file or a folder that may not be read is told of until it may',
  skippedIf(isRoot, 'root may read every file'),
  async () => {
    const watcher = await Watcher.open()
    await watcher.add()
    const locked = fileIn(watcher.scans, 'locked.pdf', pdfBytes())
    chmodSync(locked, 0)
    await until(() => watcher.standing().refusedCount === 1, 'it is told of')
    chmodSync(locked, 0o600)
    await until(() => watcher.count() === 1, 'it is a receipt')
    await until(() => watcher.standing().refusedCount === 0, 'nothing is told of any more')
    chmodSync(watcher.scans, 0)
    await until(() => watcher.standing().trouble?.reason === 'forbidden', 'it is told of')
    chmodSync(watcher.scans, 0o700)
    await until(() => !watcher.standing().trouble, 'it is watched again')
  },
)

test('receipts go to the account of the folder, and to none where that was removed', async () => {
  const watcher = await Watcher.open()
  const { profile } = watcher
  const [mine, other] = [profile.account('Mine'), profile.account('Other')]
  profile.store.receipts.showAccount(mine)
  await watcher.add({ accountId: other })
  fileIn(watcher.scans, 'a.pdf', pdfBytes())
  await until(() => watcher.standing().taken === 1, 'it is taken')
  expect(watcher.names()).toEqual([])
  profile.store.receipts.showAccount(other)
  expect(watcher.names()).toEqual(['a.pdf'])
  const { folder } = watcher.standing()
  const accountId = crypto.randomUUID()
  await watcher.watching.change(folder.id, { ...folder, accountId })
  fileIn(watcher.scans, 'b.pdf', pdfBytes())
  await until(() => watcher.standing().trouble?.reason === 'no-account', 'it is told of')
  await watcher.watching.change(folder.id, { ...folder, accountId: mine })
  profile.store.receipts.showAccount(mine)
  await until(() => watcher.count() === 1, 'it is taken')
})

test('a folder is watched once, never inside the profile, and not when it is switched off or removed', async () => {
  const watcher = await Watcher.open()
  expect(await watcher.add({}, { folder: watcher.profile.folder })).toBe('own')
  expect(await watcher.add({}, { folder: watcher.profile.path('receipts') })).toBe('own')
  expect(await watcher.add({}, { folder: path.join(watcher.scans, 'nowhere') })).toBe('unreachable')
  const link = `${watcher.scans}-link`
  symlinkSync(watcher.scans, link)
  expect(await watcher.add()).toBe('done')
  expect(await watcher.add({}, { folder: link })).toBe('known')
  const { folder } = watcher.standing()
  await watcher.watching.change(folder.id, { ...folder, isOff: true })
  fileIn(watcher.scans, 'meanwhile.pdf', pdfBytes())
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual([])
  await watcher.watching.change(folder.id, { ...folder, isOff: false })
  await until(() => watcher.count() === 1, 'what came meanwhile is a receipt')
  await watcher.watching.remove(folder.id)
  fileIn(watcher.scans, 'late.pdf', pdfBytes())
  await watcher.looksSeveralTimes()
  expect([watcher.names(), watcher.watching.folders.get()]).toEqual([['meanwhile.pdf'], []])
  await expect(watcher.watching.present(crypto.randomUUID(), '')).rejects.toMatchObject({
    code: 'not-found',
  })
})

test.each([
  'before it is saved',
  'between saved and noted',
  'between noted and put away',
  'after it is put away',
])('killed %s: one receipt, and the original is put away at the next start', async (moment) => {
  const binned: string[] = []
  const toBin = async (file: string) => {
    unlinkSync(file)
    binned.push(path.basename(file))
  }
  const watcher = await Watcher.open({ toBin })
  await watcher.add({ original: 'bin' })
  await watcher.close()
  fileIn(watcher.scans, 'scan.pdf', pdfBytes())
  const script = await bundle('tests/support/watching-process.ts')
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' }
  const child = spawn(process.execPath, [script, watcher.profile.folder, moment], { env })
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  await watcher.open()
  await until(() => watcher.count() === 1, 'it is a receipt')
  await until(() => readdirSync(watcher.scans).length === 0, 'it is put away')
  await watcher.looksSeveralTimes()
  expect(watcher.names()).toEqual(['scan.pdf'])
  expect(watcher.standing()).toMatchObject({ taken: 1, refusedCount: 0 })
  expect(binned).toEqual(moment === 'after it is put away' ? [] : ['scan.pdf'])
})

test('a mail whose receipts were made before a crash is taken, and not unfolded for ever', async () => {
  let times = 0
  const found = async () => {
    times += 1
    return [[]]
  }
  const watcher = await Watcher.open({ intake: { found } })
  await watcher.add()
  fileIn(watcher.scans, 'mail.eml', pdfBytes())
  await until(() => watcher.standing().taken === 1, 'it is taken')
  await watcher.looksSeveralTimes()
  expect(times).toBe(1)
})

test('once a folder is quiet, all that came is told of at once', async () => {
  const watcher = await Watcher.open()
  await watcher.add()
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) fileIn(watcher.scans, name, pdfBytes())
  await until(() => watcher.watching.arrival.get() !== undefined, 'it is told')
  await watcher.looksSeveralTimes()
  expect(watcher.watching.arrival.get()).toEqual({
    number: 1,
    folder: path.basename(watcher.scans),
    receipts: 3,
  })
})

test(
  '2,000 files that are written slowly, renamed, locked and removed make one receipt each',
  {
    timeout: 300_000,
  },
  async () => {
    const watcher = await Watcher.open({ pace: { ...hasty, restMs: 200 } })
    await watcher.add({ original: 'move' })
    const expected = new Set<string>()
    const file = (name: string) => path.join(watcher.scans, name)
    for (let at = 0; at < 2000; at += 1) {
      const bytes = Buffer.concat([pdfBytes(), Buffer.from(`% ${at}`)])
      const [name, part] = [`scan ${at}.pdf`, `scan ${at}.pdf.part`]
      if (at % 20 !== 3) expected.add(sha256(bytes))
      if (at % 4 === 0) {
        fileIn(watcher.scans, part, bytes.subarray(0, 100))
        appendFileSync(file(part), bytes.subarray(100))
        renameSync(file(part), file(name))
      } else {
        fileIn(watcher.scans, name, bytes.subarray(0, 60))
        if (at % 5 === 1 && !isRoot) chmodSync(file(name), 0o200)
        if (at % 100 === 7) await new Promise((resolve) => setTimeout(resolve, 30))
        appendFileSync(file(name), bytes.subarray(60))
        if (at % 5 === 1) chmodSync(file(name), 0o600)
        if (at % 20 === 3) unlinkSync(file(name))
      }
      if (at % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
      if (at === 1000) {
        await watcher.restart()
      }
    }
    await until(
      () => watcher.count() >= expected.size && readdirSync(watcher.scans).length === 1,
      () => `all are taken: ${watcher.count()} of ${expected.size}`,
      240_000,
    )
    await watcher.looksSeveralTimes()
    const hashes = watcher.rows().map(({ id }) => watcher.profile.store.receipts.read(id).sha256)
    // A file may have stood still when half of it was written: that half is a receipt of its own.
    expect(hashes.length - new Set(hashes).size).toBe(0)
    for (const hash of expected) expect(hashes).toContain(hash)
    expect(watcher.reported).toEqual([])
  },
)

test('looking into a folder of 10,000 files holds up nothing', { retry: 2 }, async () => {
  const watcher = await Watcher.open()
  for (let at = 0; at < 10_000; at += 1) writeFileSync(path.join(watcher.scans, `${at}.pdf`), 'x')
  const watch = watchLoop()
  await watcher.add()
  await watcher.looksSeveralTimes()
  fileIn(watcher.scans, 'new.pdf', pdfBytes())
  await until(() => watcher.count() === 1, 'the new one is a receipt')
  watch.stop()
  expect(watch.longestMs()).toBeLessThan(50)
})

test('mailboxes and mails of Outlook in a watched folder bring what is in them, a mailbox that grows only what is new', async () => {
  const watcher = await unfoldingWatcher()
  await watcher.add()
  const mailbox = (...pdfs: Buffer[]) =>
    Buffer.concat(
      pdfs.flatMap((pdf, at) => [
        Buffer.from('From taxi@taxi.example Fri Apr  3 18:20:00 2026\n'),
        mail([attached(`mail ${at}.pdf`, 'application/pdf', pdf)]),
        Buffer.from('\n\n'),
      ]),
    )
  const [first, second] = [pdfBytes(), pdfBytes()]
  fileIn(watcher.scans, 'Receipts.mbox', mailbox(first))
  const one = { name: 'outlook.pdf', bytes: pdfBytes() }
  fileIn(watcher.scans, 'taxi.msg', outlookMail({ subject: 'Trip', attached: [one] }))
  await until(() => watcher.count() === 2, 'both are receipts')
  fileIn(watcher.scans, 'Receipts.mbox', mailbox(first, second))
  await until(() => watcher.count() === 3, 'the new mail is a receipt')
  await watcher.looksSeveralTimes()
  expect(watcher.names().toSorted()).toEqual(['mail 0.pdf', 'mail 1.pdf', 'outlook.pdf'])
  expect(watcher.standing().refused).toEqual([])
})
