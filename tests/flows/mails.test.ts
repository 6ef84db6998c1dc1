/** Mails dropped into the real core with the real process that reads, and what becomes of main beside them. */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import type { CaptureOutcome } from '../../shared/receipts/receipt'
import { fileIn, pdfBytes, sha256, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'
import { watchLoop } from '../support/loop-watch'
import { patienceMs } from '../support/patience'
import { realReading } from '../support/real-reading'
import { attached, mail } from '../unit/electron/reading/input/mails'

const spawnReading = await realReading()
const megabyte = 1024 * 1024
/** No stretch of work in main is longer, whatever a mail holds. */
const mostBlockedMs = 50

async function opened(world: object = { spawnReading }): Promise<Rig> {
  const rig = await Rig.start({ world })
  onTestFinished(() => rig.end())
  return rig
}

const words = (outcomes: readonly CaptureOutcome[]) =>
  outcomes.map((outcome) =>
    outcome.result === 'saved'
      ? `${outcome.fileName} saved`
      : `${outcome.fileName} ${outcome.code}`,
  )

const head = [
  'From: till@shop.example',
  'Subject: Your receipt',
  'Date: Mon, 2 Nov 2026 10:00:00 +0000',
  'MIME-Version: 1.0',
]
const text = (body: string, ...headers: string[]) =>
  Buffer.from([...head, ...headers, '', body].join('\r\n'))

/** Parts within parts. */
function nested(depth: number): Buffer {
  const levels = Array.from({ length: depth }, (_, at) => at)
  const open = levels.map((at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`)
  return Buffer.from([...head, ...open, '', 'deep'].join('\r\n'))
}

const hostile: Record<string, () => Buffer> = {
  'a megabyte of line feeds': () => text('\n'.repeat(megabyte)),
  'four megabytes of line feeds': () => text('\n'.repeat(4 * megabyte)),
  'two megabytes of HTML that nests': () =>
    text('<div>'.repeat((2 * megabyte) / 5), 'Content-Type: text/html'),
  'parts within parts': () => nested(5000),
  'very many parts': () =>
    text('--b\r\n\r\nx\r\n'.repeat(200_000), 'Content-Type: multipart/mixed; boundary=b'),
  'a header without end': () => text('x', ...Array.from({ length: 60_000 }, () => 'X-A: b')),
}

test.each(Object.entries(hostile))(
  'a mail with %s is kept and told of, and neither main nor the files beside it wait for it',
  // What a mail costs main it costs each time; the runtime takes its rest now and then.
  { retry: 2, timeout: patienceMs },
  async (_, make) => {
    const rig = await opened()
    await rig.core.reading.start()
    const bytes = make()
    const files = [
      fileIn(rig.inbox, 'hostile.eml', bytes),
      fileIn(rig.inbox, 'good.pdf', pdfBytes('Corner Shop Total 6.60')),
      fileIn(
        rig.inbox,
        'good.eml',
        mail([attached('enclosed.pdf', 'application/pdf', pdfBytes())]),
      ),
    ]
    const watch = watchLoop()
    const outcomes = await rig.core.intake.paths(files)
    const ids = outcomes.map((outcome) => (outcome.result === 'saved' ? outcome.id : ''))
    await until(
      () => ids.every((id) => ['read', 'failed'].includes(rig.core.reading.of(id)?.state ?? '')),
      'all are read, or given up',
    )
    watch.stop()
    expect(words(outcomes)).toEqual(['hostile.eml saved', 'good.pdf saved', 'enclosed.pdf saved'])
    expect(watch.longestMs()).toBeLessThan(mostBlockedMs)
    const [kept = '', ...good] = ids
    const { sha256: hash, mediaType } = rig.core.receipts.read(kept)
    expect([hash, mediaType]).toEqual([sha256(bytes), 'message/rfc822'])
    expect((await rig.core.readOriginal(hash)).equals(bytes)).toBe(true)
    expect(rig.core.reading.of(kept)).toEqual({ state: 'failed', code: 'file-too-complex' })
    expect(good.map((id) => rig.core.reading.of(id)?.state)).toEqual(['read', 'read'])
  },
)

test('main has nothing in it that takes a file apart', async () => {
  const main = readFileSync(await bundle('electron/core.ts'), 'utf8')
  const reading = readFileSync(await bundle('electron/reading/child/process.ts'), 'utf8')
  for (const name of [
    'postal-mime',
    'html-to-text',
    'omggif',
    'utif2',
    'pdfium',
    'libheif',
    'yauzl',
  ]) {
    expect(main, name).not.toContain(name)
    expect(reading, name).toContain(name)
  }
})

test('of mails forwarded in one mail, that whose text is the receipt is saved like that with a PDF', async () => {
  const rig = await opened()
  const trip = text('Uber\r\nTotal 18.40 GBP')
  const withPdf = mail([attached('taxi.pdf', 'application/pdf', pdfBytes())])
  const week = mail([
    attached('Your trip.eml', 'message/rfc822', trip),
    attached('Taxi.eml', 'message/rfc822', withPdf),
  ])
  const outcomes = await rig.core.intake.paths([fileIn(rig.inbox, 'week.eml', week)])
  expect(words(outcomes)).toEqual(['Your trip.eml saved', 'taxi.pdf saved'])
})

/** A process that never comes back, as one that is killed with the app. */
const silent = () => ({
  send: () => undefined,
  onMessage: () => undefined,
  onExit: () => undefined,
  kill: () => undefined,
  usage: () => undefined,
})

test('a mail that was not unfolded before the app ended is unfolded at its next start', async () => {
  const rig = await opened({ spawnReading: silent })
  const [one, two] = [pdfBytes(), pdfBytes()]
  const enclosed = [one, two].map((bytes, at) => attached(`${at}.pdf`, 'application/pdf', bytes))
  void rig.core.intake.paths([fileIn(rig.inbox, 'mail.eml', mail(enclosed))])
  const mails = path.join(rig.profile, 'receipts/mails')
  await until(() => readdirSync(mails).length === 2, 'the mail is on disk')
  const profile = temporaryFolder('crashed')
  cpSync(rig.profile, profile, { recursive: true })
  const next = await opened({ spawnReading, profile })
  expect(words(await next.core.intake.resume())).toEqual(['0.pdf saved', '1.pdf saved'])
  expect(readdirSync(path.join(profile, 'receipts/mails'))).toEqual([])
  expect(await next.core.intake.resume()).toEqual([])
  const rows = next.core.receipts.lists.page({
    list: 'review',
    search: '',
    offset: 0,
    limit: 9,
  }).rows
  const hashes = rows.map(({ id }) => next.core.receipts.read(id).sha256)
  expect(hashes).toEqual([sha256(one), sha256(two)])
})

test('a mail that is being unfolded when the app is quit is left to the next start', async () => {
  const rig = await opened({ spawnReading: silent })
  const pdf = attached('0.pdf', 'application/pdf', pdfBytes())
  void rig.core.intake.paths([fileIn(rig.inbox, 'mail.eml', mail([pdf]))])
  const mails = path.join(rig.profile, 'receipts/mails')
  await until(() => readdirSync(mails).length === 2, 'the mail is on disk')
  await rig.restart()
  expect(readdirSync(mails)).toHaveLength(2)
})
