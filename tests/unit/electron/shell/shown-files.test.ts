import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { viewFile } from '../../../../electron/reading/child/view-file'
import { ShownFiles } from '../../../../electron/shell/shown-files'
import { AppError } from '../../../../shared/errors'
import { pngBytes, temporaryFolder } from '../../../support/files'

const fixtures = path.join(import.meta.dirname, '../../../fixtures/reading')
const heic = readFileSync(path.join(fixtures, 'input/plain.heic'))
const mail = readFileSync(path.join(fixtures, 'special/order.eml'))

/** Views in this process; the pictures of pages are a few words. */
function prepared() {
  const folder = path.join(temporaryFolder(), 'expense-files')
  const viewed: string[] = []
  const files = new ShownFiles({
    folder,
    view: async ({ path: file, fileName, previews }) => {
      viewed.push(fileName)
      return viewFile(readFileSync(file), fileName, async ({ number, picture }) => {
        if (picture) writeFileSync(`${previews}-${number + 1}.jpg`, 'a picture')
      })
    },
  })
  return { files, folder, viewed }
}

test('what the window draws itself is shown as it is', async () => {
  const { files, viewed } = prepared()
  const bytes = pngBytes()
  const shown = await files.keep('one.png', bytes)
  expect(shown).toMatchObject({ mediaType: 'image/png', fileName: 'one.png' })
  expect(shown).not.toHaveProperty('pages')
  expect(readFileSync(files.shownAt(shown.fileId)?.path ?? '')).toEqual(bytes)
  expect(viewed).toEqual([])
})

test('a picture from a phone is shown by pictures of its pages, and by no others', async () => {
  const { files } = prepared()
  const { fileId, mediaType, pages } = await files.keep('phone.heic', heic)
  expect([mediaType, pages?.length]).toEqual(['image/heic', 1])
  const first = files.shownAt(fileId, 1)
  expect(first?.mediaType).toBe('image/jpeg')
  expect(readFileSync(first?.path ?? '', 'utf8')).toBe('a picture')
  for (const page of [undefined, 0, 2]) expect(files.shownAt(fileId, page)).toBeUndefined()
})

test('a scan of several pages is shown page by page', async () => {
  const { files } = prepared()
  const scan = readFileSync(path.join(fixtures, 'input/three-pages.tif'))
  const { fileId, pages } = await files.keep('scan.tif', scan)
  expect(pages).toHaveLength(3)
  const paths = [1, 2, 3].map((page) => files.shownAt(fileId, page)?.path ?? '')
  expect(new Set(paths).size).toBe(3)
  for (const file of paths) expect(existsSync(file)).toBe(true)
  expect(files.shownAt(fileId, 4)).toBeUndefined()
})

test('a saved mail is shown by its words', async () => {
  const { files } = prepared()
  const { mediaType, pages } = await files.keep('order.eml', mail)
  expect(mediaType).toBe('message/rfc822')
  expect(pages?.[0]?.words.map(({ text }) => text).join(' ')).toContain('57.73')
})

test('a file is saved whole: who reads the one before it meanwhile gets no part of the new one', async () => {
  const { files, folder } = prepared()
  const { fileId } = await files.keep('one.png', pngBytes())
  const target = path.join(path.dirname(folder), 'saved.png')
  writeFileSync(target, 'what was there')
  const reading = openSync(target, 'r')
  await files.save(fileId, target)
  expect(readFileSync(reading, 'utf8')).toBe('what was there')
  closeSync(reading)
  expect(readFileSync(target).subarray(1, 4).toString()).toBe('PNG')
  expect(readdirSync(path.dirname(target)).toSorted()).toEqual(['expense-files', 'saved.png'])
})

test('one that cannot be opened, or that nothing opens here, can still be saved', async () => {
  const { files, folder } = prepared()
  const torn = await files.keep('torn.heic', heic.subarray(0, 400))
  expect(torn).not.toHaveProperty('mediaType')
  expect(files.shownAt(torn.fileId, 1)).toBeUndefined()
  const target = path.join(folder, 'saved.heic')
  await files.save(torn.fileId, target)
  expect(readFileSync(target)).toEqual(heic.subarray(0, 400))
  const blind = new ShownFiles({
    folder: path.join(temporaryFolder(), 'expense-files'),
    view: () => Promise.reject(new AppError('reading-failed', 'Nothing is read here')),
  })
  expect(await blind.keep('phone.heic', heic)).not.toHaveProperty('mediaType')
})

test('pictures of pages go with the file they are of', async () => {
  const { files, folder } = prepared()
  const first = await files.keep('phone.heic', heic)
  const picture = files.shownAt(first.fileId, 1)?.path ?? ''
  for (let more = 0; more < 20; more += 1) await files.keep('one.png', pngBytes())
  expect(files.shownAt(first.fileId, 1)).toBeUndefined()
  expect(existsSync(picture)).toBe(false)
  expect(readdirSync(folder)).toHaveLength(20)
})
