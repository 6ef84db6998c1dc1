import { fork } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHandlers } from '../../electron/contract/handlers'
import type { ReadingProcess } from '../../electron/reading/host/reader'
import { emptyDraft } from '../../shared/expenses/expense'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

const script = path.join(import.meta.dirname, '../support/reading-process.mjs')

function spawnReading(): ReadingProcess {
  const child = fork(script)
  return {
    send: (message) => {
      if (child.connected) child.send(message as object)
    },
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill: () => void child.kill('SIGKILL'),
    usage: () => undefined,
  }
}

async function prepared() {
  const rig = await Rig.start({ world: { spawnReading } })
  onTestFinished(() => rig.end())
  const handlers = () => createHandlers(rig.modules)
  const capture = async (name: string, bytes = pngBytes()) =>
    (await rig.capture(fileIn(rig.inbox, name, bytes))).id
  const draft = (id: string) => rig.core.receipts.read(id).draft
  const isRead = (id: string) =>
    until(() => rig.core.reading.of(id)?.state === 'read', `${id} is read`)
  return { rig, handlers, capture, draft, isRead }
}

const gross = { ...emptyDraft.lines[0], gross: '61.27' }

test('nothing is read before the start of the app is over, then everything is, and drafts are filled', async () => {
  const { rig, capture, draft, isRead } = await prepared()
  const id = await capture('one.png')
  expect(rig.core.reading.of(id)).toEqual({ state: 'waiting' })
  await rig.core.reading.start()
  await isRead(id)
  expect(draft(id)).toEqual({
    supplierName: 'Northgate Fuels',
    postingDate: '2026-11-12',
    lines: [gross],
  })
  const later = await capture('two.png')
  await isRead(later)
  expect(rig.core.reading.of(later)).toMatchObject({ filled: { gross: '61.27' } })
})

test('what a person typed, or emptied, before a receipt was read stays like that', async () => {
  const { rig, handlers, capture, draft, isRead } = await prepared()
  const id = await capture('one.png')
  const edit = (changes: object) =>
    handlers().receipts.edit({ id, draft: { ...emptyDraft, ...changes }, knowsReading: true })
  await edit({ supplierName: 'Mine', postingDate: '2026-01-01' })
  await edit({ supplierName: 'Mine', postingDate: '' })
  await rig.core.reading.start()
  await isRead(id)
  expect(draft(id)).toEqual({ supplierName: 'Mine', postingDate: '', lines: [gross] })
})

test('a field that was filled and then emptied is not filled again, not even by reading once more', async () => {
  const { rig, handlers, capture, draft, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.reading.start()
  await isRead(id)
  await handlers().receipts.edit({
    id,
    draft: { ...draft(id), supplierName: '' },
    knowsReading: true,
  })
  rig.core.reading.readAnew(id)
  await isRead(id)
  expect(draft(id).supplierName).toBe('')
  expect(rig.core.reading.of(id)).toMatchObject({ filled: { gross: '61.27' } })
})

test('reading once more puts what is read now in place of what was read before, and leaves what was typed', async () => {
  const { rig, handlers, capture, draft, isRead } = await prepared()
  const id = await capture('hard.png')
  await rig.core.reading.start()
  await isRead(id)
  expect(draft(id)).toMatchObject({ postingDate: '2026-01-01', lines: [{ gross: '6.12' }] })
  const typed = { ...draft(id), postingDate: '2026-10-10' }
  await handlers().receipts.edit({ id, draft: typed, knowsReading: true })
  rig.core.reading.readAnew(id)
  await until(() => draft(id).lines[0]?.gross === '61.27', 'the total is what is read now')
  expect(draft(id).postingDate).toBe('2026-10-10')
})

test('what was typed before the window knew of the reading does not undo it', async () => {
  const { rig, handlers, capture, draft, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.reading.start()
  await isRead(id)
  const typed = { ...emptyDraft, supplierName: 'Mine' }
  await handlers().receipts.edit({ id, draft: typed, knowsReading: false })
  expect(draft(id)).toEqual({
    supplierName: 'Mine',
    postingDate: '2026-11-12',
    lines: [gross],
  })
})

test('a receipt in the bin is not read, and is once it comes back', async () => {
  const { rig, capture, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.review.discard(id)
  await rig.core.reading.start()
  await isRead(await capture('two.png'))
  expect(rig.core.reading.of(id)).toEqual({ state: 'waiting' })
  await rig.core.review.restore(id)
  await isRead(id)
})

test('a search of the list finds words on receipts', async () => {
  const { rig, handlers, capture, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.reading.start()
  await isRead(id)
  const page = (search: string) =>
    handlers().receipts.page({ list: 'review', search, offset: 0, limit: 10 })
  expect(await page('unleaded')).toMatchObject({ total: 1, rows: [{ id }] })
  expect(await page('nothing-like-it')).toMatchObject({ total: 0 })
})

test('the list says what waits and what could not be read, and after a restart still does', async () => {
  const { rig, handlers, capture } = await prepared()
  const [locked, waiting] = [await capture('locked.pdf', pdfBytes()), await capture('hangs.png')]
  await rig.core.reading.start()
  const standings = async () => {
    const { rows } = await handlers().receipts.page({
      list: 'review',
      search: '',
      offset: 0,
      limit: 10,
    })
    return rows.map((row) => [row.id, row.reading])
  }
  await until(() => rig.core.reading.of(locked)?.state === 'failed', 'one could not be read')
  const told = [
    [locked, 'failed'],
    [waiting, 'waiting'],
  ]
  expect(await standings()).toEqual(told)
  await rig.restart()
  expect(await standings()).toEqual(told)
  expect(rig.core.reading.of(locked)).toEqual({ state: 'failed', code: 'file-protected' })
})

test('readings that were lost are read again, and fill nothing twice', async () => {
  const { rig, handlers, capture, draft, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.reading.start()
  await isRead(id)
  await handlers().receipts.edit({
    id,
    draft: { ...draft(id), postingDate: '' },
    knowsReading: true,
  })
  await rig.close()
  for (const name of readdirSync(rig.profile).filter((entry) =>
    entry.startsWith('readings.sqlite'),
  ))
    rmSync(path.join(rig.profile, name))
  await rig.open()
  expect(rig.core.reading.of(id)).toEqual({ state: 'waiting' })
  await rig.core.reading.start()
  await isRead(id)
  expect(draft(id).postingDate).toBe('')
})

test('a damaged file of readings costs nothing but reading again', async () => {
  const { rig, capture, isRead } = await prepared()
  const id = await capture('one.png')
  await rig.core.reading.start()
  await isRead(id)
  await rig.close()
  writeFileSync(path.join(rig.profile, 'readings.sqlite'), Buffer.alloc(8192, 'rubbish '))
  await rig.open()
  expect(rig.core.recovered.get()).toBeUndefined()
  await rig.core.reading.start()
  await isRead(id)
})

test('pictures of pages are made where the window needs them, made again once, and go with their receipt', async () => {
  const { rig, capture, isRead } = await prepared()
  const id = await capture('scan.tif', Buffer.from('II*\0 a scan'))
  await rig.core.reading.start()
  await isRead(id)
  const preview = rig.core.originalOf(id, 1)
  expect(preview).toMatchObject({ mediaType: 'image/jpeg' })
  rmSync(preview?.path ?? '')
  expect(rig.core.originalOf(id, 1)).toBeUndefined()
  await until(() => existsSync(preview?.path ?? ''), 'it is made again')
  expect(rig.core.originalOf(id, 2)).toBeUndefined()
  expect(rig.core.originalOf(id)).toMatchObject({ mediaType: 'image/tiff' })
  writeFileSync(path.join(rig.profile, 'previews', `${'0'.repeat(64)}-1.jpg`), '')
  await rig.restart()
  await rig.core.reading.start()
  expect(readdirSync(path.join(rig.profile, 'previews'))).toEqual([
    path.basename(preview?.path ?? ''),
  ])
})

test('a file that is not kept any more has no pictures here, and what was read of it stays', async () => {
  const { rig, capture, isRead } = await prepared()
  await rig.connect()
  const id = await capture('scan.tif', Buffer.from('II*\0 a scan'))
  await rig.core.reading.start()
  await isRead(id)
  const previews = path.join(rig.profile, 'previews')
  const [picture = ''] = readdirSync(previews)
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  rig.core.settings.change({ filesKeptDays: 30 })
  for (let day = 0; day < 40; day += 1) {
    rig.clock.advance(24 * 60 * 60_000)
    await rig.core.retention.run()
  }
  expect(rig.core.receipts.read(id).originalGone).toBe(true)
  expect(readdirSync(previews)).toEqual([])
  // As one that an older version has left.
  writeFileSync(path.join(previews, picture), '')
  await rig.restart()
  await rig.core.reading.start()
  expect(readdirSync(previews)).toEqual([])
  expect(rig.core.originalOf(id, 1)).toBeUndefined()
  expect(rig.core.reading.of(id)?.state).toBe('read')
})
