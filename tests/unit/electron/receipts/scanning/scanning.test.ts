/** Scanning over a real process that stands in for `scanimage`, a real store and the real intake. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Intake } from '../../../../../electron/receipts/intake'
import { mintMarker } from '../../../../../electron/outbox/marker'
import { makeDocuments } from '../../../../../electron/reading/host/making'
import { sane } from '../../../../../electron/receipts/scanning/sane'
import { Scanning } from '../../../../../electron/receipts/scanning/scanning'
import { newReceiptId } from '../../../../../electron/store/receipts/receipts'
import { openPdfPages } from '../../../../../electron/reading/input/pdf'
import { defaultLimits } from '../../../../../electron/reading/input/limits'
import { AppError } from '../../../../../shared/errors'
import type { ScanOrder, ScanStanding } from '../../../../../shared/receipts/scanning'
import { pngBytes, temporaryFolder } from '../../../../support/files'
import { openedProfile } from '../../../../support/opened'
import { realReading } from '../../../../support/real-reading'

const spawn = await realReading()
const standIn = path.resolve('tests/support/scanner')

/** A computer with scanners; opened again with the same folder it is the same one after a crash. */
async function desk(scanners: string, folder?: string) {
  const profile = await openedProfile(folder)
  const { files, receipts, readOriginal } = profile.store
  const calls = profile.path('calls')
  const environment = {
    PATH: `${standIn}:${process.env['PATH'] ?? ''}`,
    SCANNERS: scanners,
    SCANNER_CALLS: calls,
  }
  const intake = new Intake({
    files,
    receipts,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
    onKept: () => undefined,
  })
  const scanning = new Scanning({
    way: sane(environment, { look: 3000, page: 1500, all: 60_000, farewell: 300 }),
    folder: profile.path('scans'),
    intake,
    make: makeDocuments({ spawn, folder: profile.path('making') }),
    hasReceipt: (id) => receipts.has(id),
    accountAtHand: () => receipts.shownAccountId,
    hasAccount: () => true,
    newId: newReceiptId,
    now: () => new Date('2026-11-23T10:20:00'),
  })
  onTestFinished(() => scanning.stop())
  const standings: ScanStanding[] = []
  scanning.standing.subscribe((standing) => standings.push(standing))
  const rows = () => receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 200 }).rows
  return {
    scanning,
    standings,
    profile,
    names: () => rows().map(({ fileName }) => fileName),
    originals: () => Promise.all(rows().map(({ id }) => readOriginal(receipts.read(id).sha256))),
    /** What lies in the folder of scans, below it. */
    left: () => (existsSync(profile.path('scans')) ? readdirSync(profile.path('scans')) : []),
    calls: () =>
      readFileSync(calls, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string[]),
    begin: async (more: Partial<ScanOrder> = {}) => {
      const [first] = await scanning.devices()
      await scanning.abilities(first?.id ?? '')
      const device = first?.id ?? ''
      return scanning.scan({ ...order, device, ...more })
    },
  }
}

const order: Omit<ScanOrder, 'device'> = {
  source: 'ADF',
  dpi: 300,
  isColour: false,
  pages: 'apart',
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'went well',
    (error: unknown) => AppError.from(error).code,
  )

test('scanners are listed without cameras, and asked what they can do', async () => {
  const { scanning } = await desk('stand-in:feeder:3,v4l:camera')
  expect(await scanning.devices()).toEqual([{ id: 'stand-in:feeder:3', name: 'Stand-in feeder' }])
  expect(await scanning.abilities('stand-in:feeder:3')).toMatchObject({
    resolutions: [150, 300, 600],
    choosesColour: true,
  })
  expect(await codeOf(scanning.abilities('v4l:camera'))).toBe('invalid-input')
})

test('each sheet of a feeder is a receipt of its own, and nothing else stays on disk', async () => {
  const { begin, scanning, names, left, standings, calls } = await desk('stand-in:feeder:3')
  await begin({ isColour: true })
  expect(names()).toEqual([1, 2, 3].map((page) => `Scan 2026-11-23 10.20, page ${page}.png`))
  expect(left()).toEqual([])
  expect(scanning.standing.get()).toEqual({ isPossible: true, state: 'idle', pages: 3 })
  expect(standings.some(({ percent }) => percent === 60)).toBe(true)
  expect(calls().at(-1)).toEqual(
    expect.arrayContaining(['--source=ADF', '--mode=Color', '--resolution=300', '--format=png']),
  )
})

test('all sheets of a feeder become one document where that is wanted', async () => {
  const { begin, names, originals, left } = await desk('stand-in:feeder:3')
  await begin({ pages: 'together' })
  expect(names()).toEqual(['Scan 2026-11-23 10.20.pdf'])
  const [pdf = Buffer.alloc(0)] = await originals()
  expect((await openPdfPages(pdf, defaultLimits)).pageCount).toBe(3)
  expect(left()).toEqual([])
})

test('from the glass one page comes at a time, and a document grows until it is saved', async () => {
  const { begin, scanning, names, originals, calls } = await desk('stand-in:feeder:9')
  await begin({ source: 'Flatbed', pages: 'together' })
  expect(scanning.standing.get()).toMatchObject({ state: 'held', pages: 1 })
  expect(names()).toEqual([])
  expect(await codeOf(begin({ source: 'Flatbed', pages: 'apart' }))).toBe('wrong-state')
  await begin({ source: 'Flatbed', pages: 'together' })
  expect(calls().at(-1)).toEqual(expect.arrayContaining(['--batch-start=2', '--batch-count=1']))
  await scanning.save('together')
  expect(names()).toEqual(['Scan 2026-11-23 10.20.pdf'])
  const [pdf = Buffer.alloc(0)] = await originals()
  expect((await openPdfPages(pdf, defaultLimits)).pageCount).toBe(2)
  expect(scanning.standing.get().state).toBe('idle')
})

test('pages before a jam are kept, and one document waits for a person instead of going without its end', async () => {
  const apart = await desk('stand-in:jam:2')
  expect(await codeOf(apart.begin())).toBe('scanner-jammed')
  expect(apart.names()).toHaveLength(2)
  expect(apart.left()).toEqual([])
  expect(apart.scanning.standing.get()).toMatchObject({ state: 'idle', problem: 'scanner-jammed' })

  const together = await desk('stand-in:jam:2')
  expect(await codeOf(together.begin({ pages: 'together' }))).toBe('scanner-jammed')
  expect(together.names()).toEqual([])
  expect(together.scanning.standing.get()).toMatchObject({
    state: 'held',
    pages: 2,
    problem: 'scanner-jammed',
  })
  await together.scanning.save('apart')
  expect(together.names()).toHaveLength(2)
})

test.each([
  ['stand-in:busy', 'scanner-busy'],
  ['stand-in:gone', 'scanner-missing'],
  ['stand-in:hang', 'scanner-silent'],
])('of %s a person is told %s', async (scanners, code) => {
  const { begin, names, left } = await desk(scanners)
  expect(await codeOf(begin())).toBe(code)
  expect(names()).toEqual([])
  expect(left()).toEqual([])
})

test.each([
  ['stand-in:open', 'scanner-open'],
  ['stand-in:feeder:0', 'scanner-empty'],
  ['stand-in:garbage', 'scanner-silent'],
  ['stand-in:cut:1', 'scan-failed'],
])('scanning with %s ends in %s, and nothing of it is kept', async (scanners, code) => {
  const { begin, scanning, names, left } = await desk(scanners)
  for (const pages of ['apart', 'together'] as const)
    expect(await codeOf(begin({ pages }))).toBe(code)
  expect(names()).toEqual([])
  expect(left()).toEqual([])
  expect(scanning.standing.get()).toMatchObject({ state: 'idle', pages: 0, problem: code })
})

test('no scanner, one that never answers, and one that says anything are told apart', async () => {
  expect(await codeOf((await desk('')).scanning.devices())).toBe('scanner-missing')
  expect(await codeOf((await desk('hang')).scanning.devices())).toBe('scanner-silent')
  expect(await codeOf((await desk('garbage')).scanning.devices())).toBe('scan-failed')
})

test('a name that means something to a shell is a name', async () => {
  const trap = path.join(temporaryFolder(), 'trap')
  const device = `stand-in:feeder:1:$(touch ${trap});touch ${trap}`
  const { begin, names, calls } = await desk(device)
  await begin()
  expect(names()).toHaveLength(1)
  expect(calls().at(-1)?.[0]).toBe(`--device-name=${device}`)
  expect(existsSync(trap)).toBe(false)
})

test('a scan that is cancelled keeps whole pages, and leaves no process behind', async () => {
  const { begin, scanning, names, left } = await desk('stand-in:slow:9')
  const scanned = codeOf(begin())
  await vi.waitFor(() => expect(scanning.standing.get()).toMatchObject({ pages: 1 }), 10_000)
  expect(await codeOf(scanning.devices())).toBe('scanner-busy')
  await scanning.cancel()
  expect(await scanned).toBe('scan-cancelled')
  expect(names()).toHaveLength(1)
  expect(left()).toEqual([])
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain('stand-in:slow')
})

test('the app that ends in mid-scan loses no whole page and keeps no half one', async () => {
  for (const pages of ['apart', 'together'] as const) {
    const before = await desk('stand-in:slow:9')
    const scanned = codeOf(before.begin({ pages }))
    await vi.waitFor(
      () => expect(before.scanning.standing.get().percent).toBeGreaterThan(1),
      10_000,
    )
    await vi.waitFor(
      () => expect(before.scanning.standing.get()).toMatchObject({ pages: 1 }),
      10_000,
    )
    await before.scanning.stop()
    expect(await scanned).toBe('scan-cancelled')
    before.profile.close()
    const after = await desk('', before.profile.folder)
    await after.scanning.resume()
    if (pages === 'apart') expect(after.names()).toHaveLength(1)
    else {
      expect(after.names()).toEqual([])
      expect(after.scanning.standing.get()).toMatchObject({ state: 'held', pages: 1 })
      await after.scanning.save('together')
      expect(after.names()).toEqual(['Scan 2026-11-23 10.20.png'])
    }
    expect(after.left()).toEqual([])
  }
})

test('what a crash left is taken up once: whole pages, and neither halves nor what is a receipt already', async () => {
  const first = await desk('')
  const scan = path.join(first.profile.path('scans'), newReceiptId())
  const put = () => {
    mkdirSync(scan, { recursive: true })
    writeFileSync(path.join(scan, 'page-1.png'), page)
    writeFileSync(path.join(scan, 'page-2.png.part'), page)
    writeFileSync(path.join(scan, 'page-3.png'), page.subarray(0, -1))
    const note = { beganAt: '2026-11-23T10:20:00.000Z', pages: 'apart' }
    writeFileSync(path.join(scan, 'scan.json'), JSON.stringify(note))
  }
  const page = pngBytes()
  put()
  await first.scanning.resume()
  expect(first.names()).toHaveLength(1)
  expect(first.left()).toEqual([])
  first.profile.close()
  put()
  const second = await desk('', first.profile.folder)
  await second.scanning.resume()
  expect(second.names()).toHaveLength(1)
  expect(second.left()).toEqual([])
})

test.each(['store-damaged', 'file-changing', 'unexpected'] as const)(
  'a page that cannot be saved now (%s) is kept, that is said, and the next start takes it',
  async (code) => {
    const { begin, profile, scanning, names, left } = await desk('stand-in:feeder:1')
    profile.store.receipts.add = () => {
      throw new AppError(code, 'Not now')
    }
    await begin()
    expect([names(), left().length, scanning.standing.get().problem]).toEqual([[], 1, code])
    await scanning.stop()
    profile.close()
    const next = await desk('', profile.folder)
    await next.scanning.resume()
    expect(next.names()).toEqual(['Scan 2026-11-23 10.20, page 1.png'])
    expect(next.left()).toEqual([])
  },
)

test('pages that are thrown away are gone, and only pages that are held can be', async () => {
  const { begin, scanning, names, left } = await desk('stand-in:feeder:1')
  expect(await codeOf(scanning.discard())).toBe('wrong-state')
  expect(await codeOf(scanning.save('together'))).toBe('wrong-state')
  await begin({ source: 'Flatbed', pages: 'together' })
  await scanning.discard()
  expect(names()).toEqual([])
  expect(left()).toEqual([])
})

test('without the program nothing can be scanned, and that is said', async () => {
  const way = sane({ PATH: '/nowhere:relative' })
  expect(way.isThere()).toBe(false)
  expect(await codeOf(way.devices(AbortSignal.timeout(1000)))).toBe('scanning-unsupported')
})
