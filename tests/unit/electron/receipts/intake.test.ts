import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { AppError } from '../../../../shared/errors'
import { expect, onTestFinished, test } from 'vitest'
import { Intake } from '../../../../electron/receipts/intake'
import { mintMarker } from '../../../../electron/outbox/marker'
import { unfoldBundles } from '../../../../electron/reading/host/unfolding'
import { Database } from '../../../../electron/store/database/database'
import { FileStore } from '../../../../electron/store/files/files'
import { Journal } from '../../../../electron/store/journal'
import { newReceiptId, Receipts } from '../../../../electron/store/receipts/receipts'
import { largestFile } from '../../../../shared/receipts/media'
import { CaptureBatch, CaptureOutcome } from '../../../../shared/receipts/receipt'
import { zipOf } from '../../../support/archives'
import { fileIn, pdfBytes, pngBytes, sha256, temporaryFolder } from '../../../support/files'
import { compoundFile, outlookMail } from '../../../support/outlook'
import { openedProfile } from '../../../support/opened'
import { forSeeds } from '../../../support/random'
import { realReading } from '../../../support/real-reading'
import { attached, mail } from '../reading/input/mails'

const spawnReading = await realReading()

async function prepared() {
  const profile = temporaryFolder()
  const root = path.join(profile, 'receipts')
  const files = new FileStore(root)
  await files.prepare()
  const database = new Database(path.join(profile, 'docket.sqlite'))
  onTestFinished(() => {
    database.close()
  })
  const now = () => new Date()
  const journal = new Journal({ database, now })
  const receipts = new Receipts({ database, journal, now })
  const intake = new Intake({
    files,
    receipts,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
    onKept: () => undefined,
    unfold: unfoldBundles({ spawn: spawnReading, folder: path.join(profile, 'unfolding') }),
  })
  const batches: CaptureBatch[] = []
  intake.batch.subscribe((batch) => batches.push(CaptureBatch.parse(batch)))
  const list = (folder: string) => readdirSync(path.join(root, folder))
  const rows = () => receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 200 }).rows
  return { intake, receipts, files, root, list, rows, batches, inbox: temporaryFolder() }
}

/** Intake over a store that brings itself into agreement when it is opened. */
async function mailDesk(folder?: string, refuse?: () => Promise<never>) {
  const profile = await openedProfile(folder)
  const { files, receipts } = profile.store
  const unfold = refuse ?? unfoldBundles({ spawn: spawnReading, folder: profile.path('unfolding') })
  const intake = new Intake({
    files,
    receipts,
    unfold,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
    onKept: () => undefined,
  })
  return { files, receipts, intake, folder: profile.folder, inbox: temporaryFolder() }
}

/** What became of each file, in a word. */
function words(outcomes: CaptureOutcome[]): string[] {
  return outcomes.map((outcome) =>
    outcome.result === 'saved'
      ? `${outcome.fileName} saved`
      : `${outcome.fileName} ${outcome.code}`,
  )
}

test('what is called saved is on disk with its bytes, its sidecar and its row', async () => {
  const { intake, receipts, files, root, inbox } = await prepared()
  const bytes = pdfBytes()
  const [outcome] = await intake.paths([fileIn(inbox, 'a.pdf', bytes)])
  if (outcome?.result !== 'saved') throw new Error(JSON.stringify(outcome))
  const receipt = receipts.read(outcome.id)
  expect(receipt).toMatchObject({
    fileName: 'a.pdf',
    mediaType: 'application/pdf',
    size: bytes.length,
    sha256: sha256(bytes),
  })
  expect(readFileSync(files.originalPath(receipt.sha256))).toEqual(bytes)
  const sidecar = readFileSync(path.join(root, 'sidecars', `${outcome.id}.json`), 'utf8')
  expect(JSON.parse(sidecar)).toMatchObject({
    version: 2,
    stage: 'review',
    id: outcome.id,
    marker: receipt.marker,
    sha256: receipt.sha256,
    fileName: 'a.pdf',
  })
})

test('a mixed batch takes the good ones and names what is wrong with each other one, in order', async () => {
  const { intake, inbox, rows, list } = await prepared()
  const good = fileIn(inbox, 'good.png', pngBytes())
  const pipe = path.join(inbox, 'link.pdf')
  symlinkSync(good, pipe)
  const folder = path.join(inbox, 'folder')
  mkdirSync(folder)
  fileIn(folder, 'b.pdf', pdfBytes())
  fileIn(folder, 'notes.txt', Buffer.from('not a receipt'))
  const outcomes = await intake.paths([
    fileIn(inbox, 'empty.pdf', Buffer.alloc(0)),
    good,
    path.join(inbox, 'missing.pdf'),
    folder,
    pipe,
    fileIn(inbox, 'huge.png', bomb(20_000, 20_000)),
    fileIn(inbox, 'lies.pdf', Buffer.from('PK\x03\x04')),
    fileIn(inbox, 'really-a-png.pdf', pngBytes()),
  ])
  expect(words(outcomes)).toEqual([
    'empty.pdf file-empty',
    'good.png saved',
    'missing.pdf file-unreadable',
    'b.pdf saved',
    'notes.txt file-unsupported',
    'link.pdf file-not-regular',
    'huge.png file-too-large',
    'lies.pdf file-unreadable',
    'really-a-png.pdf saved',
  ])
  expect(rows().map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
    ['good.png', 'image/png'],
    ['b.pdf', 'application/pdf'],
    ['really-a-png.pdf', 'image/png'],
  ])
  expect(list('incoming')).toEqual([])
  expect(list('originals')).toHaveLength(3)
  expect(list('sidecars')).toHaveLength(3)
})

test('an empty folder is an outcome of its own', async () => {
  const { intake, inbox, batches } = await prepared()
  const folder = path.join(inbox, 'nothing here')
  mkdirSync(folder)
  expect(words(await intake.paths([folder]))).toEqual(['nothing here folder-empty'])
  expect(batches.at(-1)).toMatchObject({
    finished: true,
    total: 1,
    done: 1,
    saved: 0,
    refused: [{ fileName: 'nothing here', code: 'folder-empty' }],
  })
})

test('200 files are all saved, in the order in which they were given', async () => {
  const { intake, inbox, rows, list } = await prepared()
  const paths = Array.from({ length: 200 }, (_, index) =>
    fileIn(inbox, `${String(index).padStart(3, '0')}.png`, pngBytes(4)),
  )
  const outcomes = await intake.paths(paths)
  const names = paths.map((file) => path.basename(file))
  expect(words(outcomes)).toEqual(names.map((name) => `${name} saved`))
  expect(rows().map(({ fileName }) => fileName)).toEqual(names)
  const markers = new Set(list('sidecars'))
  expect(markers.size).toBe(200)
})

test('more files than one batch may hold are refused aloud, never left out in silence', async () => {
  const { intake, inbox, rows } = await prepared()
  for (const name of ['a.png', 'b.png', 'c.png']) fileIn(inbox, name, pngBytes())
  const missing = Array.from({ length: 4998 }, (_, index) => path.join(inbox, `missing-${index}`))
  const outcomes = await intake.paths([...missing, inbox, path.join(inbox, 'c.png')])
  expect(outcomes).toHaveLength(5002)
  expect(words(outcomes).filter((word) => !word.endsWith('unreadable'))).toEqual([
    `${path.basename(inbox)} too-many-files`,
    'c.png too-many-files',
    'a.png saved',
    'b.png saved',
  ])
  expect(rows()).toHaveLength(2)
})

test('the batch shows how far it is, and never goes back', async () => {
  const { intake, inbox, batches } = await prepared()
  const paths = Array.from({ length: 20 }, (_, index) => fileIn(inbox, `${index}.png`, pngBytes(4)))
  const bad = fileIn(inbox, 'bad.txt', Buffer.from('x'))
  const outcomes = await intake.paths([...paths, bad, paths[0]!])
  const [first] = outcomes
  expect(batches[0]).toMatchObject({ number: 1, total: 22, done: 0, finished: false })
  expect(batches.at(-1)).toEqual({
    number: 1,
    total: 22,
    done: 22,
    finished: true,
    saved: 21,
    duplicates: 1,
    refused: [{ fileName: 'bad.txt', code: 'file-unsupported' }],
    first: first?.result === 'saved' ? first.id : undefined,
  })
  const done = batches.map((batch) => batch.done)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(batches.filter(({ finished }) => finished)).toHaveLength(1)
})

test('batches given at once run one after the other, so that a same file is always found', async () => {
  const { intake, inbox, batches } = await prepared()
  const file = fileIn(inbox, 'a.png', pngBytes())
  const outcomes = await Promise.all([
    intake.paths([file]),
    intake.bytes('pasted', readFileSync(file)),
    intake.paths([file]),
  ])
  const [first, second, third] = outcomes.flat()
  expect(first).not.toHaveProperty('duplicateOf')
  const id = first?.result === 'saved' ? first.id : ''
  expect([second, third]).toMatchObject([{ duplicateOf: id }, { duplicateOf: id }])
  expect(batches.filter(({ finished }) => finished).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('bytes without a path are captured, or refused, like a file', async () => {
  const { intake, rows } = await prepared()
  expect(words(await intake.bytes('pasted', pngBytes()))).toEqual(['pasted saved'])
  expect(words(await intake.bytes('pasted', new Uint8Array()))).toEqual(['pasted file-empty'])
  expect(words(await intake.bytes('pasted', Buffer.from('text')))).toEqual([
    'pasted file-unsupported',
  ])
  const large = Buffer.alloc(largestFile + 1)
  expect(words(await intake.bytes('pasted', large))).toEqual(['pasted file-too-large'])
  expect(rows()).toHaveLength(1)
})

test.each(['originals', 'sidecars', 'incoming'])(
  'nothing is called saved when the folder of %s cannot be written, and it works once it can',
  async (folder) => {
    const { intake, root, rows, files, inbox } = await prepared()
    const broken = path.join(root, folder)
    rmSync(broken, { recursive: true })
    writeFileSync(broken, 'a file where the folder was')
    const paths = ['a.png', 'b.png'].map((name) => fileIn(inbox, name, pngBytes()))
    const outcomes = await intake.paths(paths)
    expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'refused'])
    expect(rows()).toEqual([])
    rmSync(broken)
    await files.prepare()
    expect(words(await intake.paths(paths))).toEqual(['a.png saved', 'b.png saved'])
    expect(rows().map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, undefined])
  },
)

test('one group that cannot be saved does not cost the others, and leaves nothing', async () => {
  const { files, receipts, inbox, rows, list } = await prepared()
  let minted = 0
  const intake = new Intake({
    files,
    receipts,
    mintMarker: () => ((minted += 1) <= 8 ? 'SAMESAMESAMESAME' : mintMarker()),
    newId: newReceiptId,
    onKept: () => undefined,
  })
  const paths = Array.from({ length: 12 }, (_, index) => fileIn(inbox, `${index}.png`, pngBytes(4)))
  const outcomes = await intake.paths(paths)
  expect(outcomes.map(({ result }) => result)).toEqual([
    ...Array.from({ length: 8 }, () => 'refused'),
    ...Array.from({ length: 4 }, () => 'saved'),
  ])
  expect(rows()).toHaveLength(4)
  expect(list('originals')).toHaveLength(4)
  expect(list('sidecars')).toHaveLength(4)
  expect(list('incoming')).toEqual([])
})

test('whatever mix is given, every path has one outcome and every saved one its file', async () => {
  const { intake, receipts, files, inbox } = await prepared()
  const kinds = [
    () => pngBytes(4),
    () => pdfBytes(),
    () => Buffer.alloc(0),
    () => Buffer.from('GIF89a'),
    () => bomb(60_000, 60_000),
  ]
  await forSeeds(20, async (random, seed) => {
    const paths = random
      .list(random.whole(1, 25), () => random.pick(kinds)())
      .map((bytes, index) => {
        const name = `${seed}-${index}`
        return random.chance(0.1) ? path.join(inbox, `none-${name}`) : fileIn(inbox, name, bytes)
      })
    const outcomes = await intake.paths(paths)
    expect(outcomes.map(({ fileName }) => fileName)).toEqual(
      paths.map((file) => path.basename(file)),
    )
    for (const [index, outcome] of outcomes.entries()) {
      CaptureOutcome.parse(outcome)
      if (outcome.result !== 'saved') continue
      const stored = await files.readOriginal(receipts.read(outcome.id).sha256)
      expect(stored.equals(readFileSync(paths[index]!))).toBe(true)
    }
  })
})

/** The start of a PNG that claims to be enormous. */
function bomb(width: number, height: number): Buffer {
  const bytes = pngBytes(2)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A mail as a program saves it, with files enclosed. */
function mailWith(enclosed: Record<string, Buffer>): Buffer {
  const parts = Object.entries(enclosed).map(
    ([name, bytes]) => `--b
Content-Type: application/octet-stream; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${bytes.toString('base64')}
`,
  )
  return Buffer.from(`From: till@shop.example
Subject: Your receipt
Date: Mon, 2 Nov 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Thank you. Total 4.20
${parts.join('')}--b--
`)
}

test('each receipt in a mail becomes one of its own, and the rest of the mail is not kept', async () => {
  const { intake, rows, list, batches, inbox } = await prepared()
  const [pdf, png] = [pdfBytes(), pngBytes(400)]
  const mail = mailWith({ 'invoice.pdf': pdf, 'till.png': png, 'invite.ics': Buffer.from('BEGIN') })
  const outcomes = await intake.paths([
    fileIn(inbox, 'mail.eml', mail),
    fileIn(inbox, 'other.pdf', pdfBytes()),
  ])
  expect(words(outcomes)).toEqual(['invoice.pdf saved', 'till.png saved', 'other.pdf saved'])
  // What is not a mail waits for none.
  expect(rows().map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
    ['other.pdf', 'application/pdf'],
    ['invoice.pdf', 'application/pdf'],
    ['till.png', 'image/png'],
  ])
  expect(list('originals')).toEqual(expect.arrayContaining([sha256(pdf), sha256(png)]))
  expect(list('originals')).toHaveLength(3)
  expect([...list('incoming'), ...list('mails')]).toEqual([])
  expect(batches.at(-1)).toMatchObject({ total: 3, done: 3, saved: 3, finished: true })
})

test.each([
  ['mail', 'mail.eml', (files: Record<string, Buffer>) => mailWith(files)],
  ['archive', 'month.zip', (files: Record<string, Buffer>) => zipOf(files)],
])(
  'a crash at any moment between a %s on disk and its receipts loses none of them and makes none twice',
  async (_, name, pack) => {
    const pictures: string[] = []
    const { files, receipts, intake, folder, inbox } = await mailDesk()
    const freeze = () => {
      const picture = temporaryFolder('crashed')
      cpSync(folder, picture, { recursive: true })
      pictures.push(picture)
    }
    const [hold, release] = [
      files.bundles.hold.bind(files.bundles),
      files.bundles.release.bind(files.bundles),
    ]
    const [keep, write] = [files.keep.bind(files), files.sidecars.write.bind(files.sidecars)]
    const add = receipts.add.bind(receipts)
    files.bundles.hold = async (...given) => {
      const held = await hold(...given)
      freeze()
      return held
    }
    files.keep = async (batch) => {
      freeze()
      await keep(batch)
      freeze()
    }
    files.sidecars.write = async (batch) => {
      await write(batch)
      freeze()
    }
    receipts.add = (batch) => {
      const added = add(batch)
      freeze()
      return added
    }
    files.bundles.release = async (mail) => {
      freeze()
      await release(mail)
      freeze()
    }
    // Two groups.
    const enclosed = Array.from({ length: 9 }, (_, at) => [`${at}.pdf`, pdfBytes()] as const)
    await intake.paths([fileIn(inbox, name, await pack(Object.fromEntries(enclosed)))])
    expect(pictures).toHaveLength(11)
    for (const picture of pictures) {
      const next = await mailDesk(picture)
      await next.intake.resume()
      const rows = next.receipts.lists.page({
        list: 'review',
        search: '',
        offset: 0,
        limit: 50,
      }).rows
      const own = rows.filter(({ duplicateOf }) => duplicateOf === undefined)
      const hashes = own.map(({ id }) => next.receipts.read(id).sha256)
      expect(hashes.toSorted()).toEqual(enclosed.map(([, bytes]) => sha256(bytes)).toSorted())
      // Where only the originals were there, the start before has shown them without their names.
      const strays = rows.filter(({ fileName }) => fileName === 'Recovered file')
      expect(rows).toHaveLength(enclosed.length + strays.length)
      expect(readdirSync(path.join(picture, 'receipts/mails'))).toEqual([])
    }
  },
)

/** The next start takes what is held, and holds nothing any more. */
async function takesUp(folder: string, pdf: Buffer): Promise<void> {
  const next = await mailDesk(folder)
  await next.intake.resume()
  const { rows } = next.receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 50 })
  expect(rows.map(({ id }) => next.receipts.read(id).sha256)).toEqual([sha256(pdf)])
  expect(readdirSync(path.join(folder, 'receipts/mails'))).toEqual([])
}

test.each(['disk-full', 'store-damaged', 'file-changing', 'unexpected'] as const)(
  'a bundle whose receipts cannot be saved now (%s) is kept, and the next start takes them',
  async (code) => {
    const pdf = pdfBytes()
    const bundles = [
      ['mail.eml', mailWith({ 'a.pdf': pdf })],
      ['March.zip', await zipOf({ 'a.pdf': pdf })],
    ] as const
    for (const [name, bytes] of bundles) {
      const { files, intake, folder, inbox } = await mailDesk()
      files.keep = () => Promise.reject(new AppError(code, 'Not now'))
      const outcomes = await intake.paths([fileIn(inbox, name, bytes)])
      expect(words(outcomes)).toEqual([`a.pdf ${code}`])
      await takesUp(folder, pdf)
    }
  },
)

test('a bundle that nothing could be unfolded of for want of room is kept, never called empty, and taken by the next start', async () => {
  const pdf = pdfBytes()
  const bundles = [
    ['mail.eml', mailWith({ 'a.pdf': pdf })],
    ['March.zip', await zipOf({ 'a.pdf': pdf })],
  ] as const
  const full = Object.assign(new Error('ENOSPC: mkdtemp'), { code: 'ENOSPC' })
  for (const [name, bytes] of bundles) {
    const { intake, folder, inbox } = await mailDesk(undefined, () => Promise.reject(full))
    const outcomes = await intake.paths([fileIn(inbox, name, bytes)])
    expect(words(outcomes)).toEqual([`${name} disk-full`])
    await takesUp(folder, pdf)
  }
})

test('a mail that cannot be taken over is refused aloud, and nothing of it is left', async () => {
  const { intake, list, root, rows, inbox } = await prepared()
  rmSync(path.join(root, 'mails'), { recursive: true })
  writeFileSync(path.join(root, 'mails'), 'a file where the folder was')
  const mail = fileIn(inbox, 'mail.eml', mailWith({ 'a.pdf': pdfBytes() }))
  const outcomes = await intake.paths([mail, fileIn(inbox, 'b.pdf', pdfBytes())])
  expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'saved'])
  expect(list('incoming')).toEqual([])
  expect(rows()).toHaveLength(1)
})

test('a mail without any receipt in it is kept as one', async () => {
  const { intake, rows, list, inbox } = await prepared()
  const mails = [mailWith({}), mailWith({ 'invite.ics': Buffer.from('BEGIN') })]
  const files = mails.map((mail, at) => fileIn(inbox, `${at}.eml`, mail))
  expect(words(await intake.paths(files))).toEqual(['0.eml saved', '1.eml saved'])
  expect(rows().map(({ mediaType }) => mediaType)).toEqual(['message/rfc822', 'message/rfc822'])
  expect(list('originals').toSorted()).toEqual(mails.map((mail) => sha256(mail)).toSorted())
})

test('the same receipt in a mail and by itself is known again', async () => {
  const { intake, inbox } = await prepared()
  const pdf = pdfBytes()
  const outcomes = await intake.paths([
    fileIn(inbox, 'a.pdf', pdf),
    fileIn(inbox, 'mail.eml', mailWith({ 'b.pdf': pdf })),
  ])
  expect(outcomes[1]).toMatchObject({
    fileName: 'b.pdf',
    duplicateOf: expect.any(String) as string,
  })
})

test('a receipt in a mail that is too large is named, and the others are taken', async () => {
  const { intake, inbox } = await prepared()
  const mail = mailWith({ 'bomb.png': bomb(20_000, 20_000), 'good.pdf': pdfBytes() })
  expect(words(await intake.paths([fileIn(inbox, 'mail.eml', mail)]))).toEqual([
    'bomb.png file-too-large',
    'good.pdf saved',
  ])
})

test('an archive becomes its receipts, what was not taken is named with it, and the archive is not kept', async () => {
  const { intake, list, inbox, rows } = await prepared()
  const archive = await zipOf({
    'fuel.pdf': pdfBytes(),
    'March/notes.txt': Buffer.from('not a receipt'),
    'taxi.eml': mailWith({ 'taxi.pdf': pdfBytes() }),
    'bomb.png': bomb(20_000, 20_000),
  })
  expect(words(await intake.paths([fileIn(inbox, 'March.zip', archive)]))).toEqual([
    'fuel.pdf saved',
    'notes.txt (March.zip) file-unsupported',
    'taxi.pdf saved',
    'bomb.png (March.zip) file-too-large',
  ])
  expect(rows()).toHaveLength(2)
  expect([...list('incoming'), ...list('mails')]).toEqual([])
  expect(list('originals')).toHaveLength(2)
})

test('an archive without receipts and office documents are refused in words of their own', async () => {
  const { intake, list, inbox } = await prepared()
  const word = { '[Content_Types].xml': Buffer.from('<Types/>') }
  const outcomes = await intake.paths([
    fileIn(inbox, 'empty.zip', await zipOf({})),
    fileIn(inbox, 'terms.docx', await zipOf(word)),
    fileIn(inbox, 'old.doc', compoundFile({ WordDocument: Buffer.from('Terms') })),
    fileIn(inbox, 'cut.zip', (await zipOf({ 'a.pdf': pdfBytes() })).subarray(0, 99)),
  ])
  expect(words(outcomes)).toEqual([
    'empty.zip folder-empty',
    'terms.docx file-office',
    'old.doc file-office',
    'cut.zip file-unreadable',
  ])
  expect([...list('incoming'), ...list('mails'), ...list('originals')]).toEqual([])
})

test('an archive may be larger than a file, and nothing else', async () => {
  const { intake, inbox } = await prepared()
  const noise = () => Buffer.concat([pdfBytes(), randomBytes(largestFile - 1000)])
  const archive = await zipOf({ 'a.pdf': noise(), 'b.pdf': noise() }, { isStored: true })
  expect(archive.length).toBeGreaterThan(largestFile)
  const outcomes = await intake.paths([
    fileIn(inbox, 'large.zip', archive),
    fileIn(inbox, 'large.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(largestFile)])),
  ])
  expect(words(outcomes)).toEqual(['a.pdf saved', 'b.pdf saved', 'large.pdf file-too-large'])
})

test('a file that was found gets the id that it was given, in the account that it is for', async () => {
  const { intake, receipts, inbox, batches } = await prepared()
  const bytes = pdfBytes()
  const found = { path: fileIn(inbox, 'a.pdf', bytes), id: newReceiptId(), sha256: sha256(bytes) }
  const of = { folder: 'Scans', accountId: undefined }
  const [outcomes] = await intake.found([found], of)
  expect(outcomes).toMatchObject([{ result: 'saved', id: found.id }])
  expect(receipts.read(found.id).sha256).toBe(found.sha256)
  expect(batches.at(-1)).toMatchObject({ folder: 'Scans', saved: 1 })
})

test('a file that was found and has other bytes by now is not taken', async () => {
  const { intake, rows, list, inbox } = await prepared()
  const found = { path: fileIn(inbox, 'a.pdf', pdfBytes()), id: newReceiptId(), sha256: 'other' }
  const [outcomes] = await intake.found([found], { folder: 'Scans', accountId: undefined })
  expect(outcomes).toMatchObject([{ result: 'refused', code: 'file-changing' }])
  expect([rows(), list('incoming')]).toEqual([[], []])
})

test('a mail that is found twice, as after a crash, makes its receipts once', async () => {
  const { intake, rows, list, inbox } = await prepared()
  const bytes = mail([attached('0.pdf', 'application/pdf', pdfBytes())])
  const found = { path: fileIn(inbox, 'm.eml', bytes), id: newReceiptId(), sha256: sha256(bytes) }
  const of = { folder: 'Scans', accountId: undefined }
  expect((await intake.found([found], of)).flat()).toMatchObject([{ result: 'saved' }])
  expect((await intake.found([found], of)).flat()).toEqual([])
  expect(rows().map(({ fileName }) => fileName)).toEqual(['0.pdf'])
  expect(list('mails')).toEqual([])
})

test('a mail of Outlook brings what is attached to it, and is a receipt itself where nothing is', async () => {
  const { intake, list, rows, inbox } = await prepared()
  const of = { from: 'Taxi Ltd', address: 'receipts@taxi.example', sent: '2026-04-03T17:20:00Z' }
  const attached = [{ name: 'taxi.pdf', bytes: pdfBytes() }]
  const alone = outlookMail({ ...of, subject: 'Your trip', text: 'Total £12.30' })
  const outcomes = await intake.paths([
    fileIn(inbox, 'attached.msg', outlookMail({ ...of, subject: 'Receipt', attached })),
    fileIn(inbox, 'alone.msg', alone),
    fileIn(inbox, 'cut.msg', alone.subarray(0, -600)),
  ])
  expect(words(outcomes)).toEqual([
    'taxi.pdf saved',
    'Your trip.eml saved',
    'cut.msg file-unreadable',
  ])
  expect(rows().map(({ mediaType }) => mediaType)).toEqual(['application/pdf', 'message/rfc822'])
  expect([...list('incoming'), ...list('mails')]).toEqual([])
  // The same file is the same receipt, and known as such.
  const [again] = await intake.paths([fileIn(inbox, 'again.msg', alone)])
  expect(again).toMatchObject({ result: 'saved', duplicateOf: expect.any(String) as string })
})

test('a mailbox that has grown brings its new mails only, and to other books all of them', async () => {
  const { intake, files, rows, list, inbox } = await prepared()
  const [first, second, third] = [pdfBytes(), pdfBytes(), pdfBytes()]
  const mailbox = (...pdfs: Buffer[]) =>
    Buffer.concat(
      pdfs.flatMap((pdf, at) => [
        Buffer.from('From taxi@taxi.example Fri Apr  3 18:20:00 2026\n'),
        mailWith({ [`${at + 1}.pdf`]: pdf }),
        Buffer.from('\n\n'),
      ]),
    )
  const put = (...pdfs: Buffer[]) => intake.paths([fileIn(inbox, 'Inbox.mbox', mailbox(...pdfs))])
  expect(words(await put(first, second))).toEqual(['1.pdf saved', '2.pdf saved'])
  expect(words(await put(first, second, third))).toEqual(['3.pdf saved'])
  expect(await put(first)).toEqual([])
  expect(rows()).toHaveLength(3)
  expect([...list('incoming'), ...list('mails')]).toEqual([])
  expect(await files.bundles.all()).toEqual([])
})
