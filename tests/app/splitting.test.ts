/** One photo of two receipts in the real app: read, offered to be split, split with the keyboard, and each half read. */
import path from 'node:path'
import type { ReadingState } from '../../shared/receipts/receipt-reading'
import { root } from '../../build/terminal.mjs'
import { fileIn, paperPdf } from '../support/files'
import { fiveOnSix } from '../support/five-on-six'
import { besideEachOther } from '../support/photos'
import { expect, test, type Desk } from './support'

/** A busy computer takes its time. */
const readingMs = 240_000

test.setTimeout(300_000)

const inReview = async (desk: Desk) =>
  (await desk.receipts()).filter(({ state }) => state === 'review')

async function allAreRead(desk: Desk): Promise<void> {
  const states = async () => {
    const asked = (await inReview(desk)).map(({ id }) => desk.ask('reading.of', id))
    return (await Promise.all(asked)).map((state) => (state as ReadingState | undefined)?.state)
  }
  const isRead = async () => (await states()).every((state) => state === 'read')
  await expect.poll(isRead, { timeout: readingMs }).toBe(true)
}

test('a photo of two receipts is split with the keyboard, each half is read, and the photo comes back with undo', async ({
  desk,
}) => {
  const samples = ['northgate-fuels.jpg', 'copper-kettle.jpg']
  const files = samples.map((name) => path.join(root, 'build/samples', name))
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'both.jpg', await besideEachOther(files)))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  await expect(page.getByText('There seem to be 2 receipts in this photo')).toBeVisible({
    timeout: readingMs,
  })
  await expect(page.locator('.part')).toHaveCount(2)
  await page.screenshot({ path: path.join(test.info().outputDir, 'offered.png') })

  await keyboard.press('/')
  await keyboard.press('Escape')
  await keyboard.press('Enter')
  const split = page.getByRole('button', { name: 'Split into 2' })
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await split.evaluate((button) => button === document.activeElement)) break
    await keyboard.press('Shift+Tab')
  }
  await expect(split).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('Split into 2 receipts')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  const names = async () => (await inReview(desk)).map(({ fileName }) => fileName)
  expect(await names()).toEqual(['both, receipt 1 of 2.jpg', 'both, receipt 2 of 2.jpg'])

  await allAreRead(desk)
  const read = (await inReview(desk)).map(({ supplierName, postingDate, gross }) => [
    supplierName.toLowerCase(),
    postingDate,
    gross,
  ])
  expect(read.toSorted()).toEqual([
    ['northgate fuels', '2026-11-12', '61.27'],
    ['the copper kettle', '2026-11-13', '18.60'],
  ])
  await expect(page.getByText(/receipts in this photo/)).toBeHidden()
  await page.screenshot({ path: path.join(test.info().outputDir, 'split.png') })

  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: Split into 2 receipts')).toBeVisible()
  expect(await names()).toEqual(['both.jpg'])
  expect(desk.complaints).toEqual([])
})

test('a file of five receipts on six pages is cut with the keyboard where they begin, and comes back with undo', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'six.pdf', paperPdf(...fiveOnSix)))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  const title = 'There seem to be 5 receipts in this file: pages 1, 2, 3–4, 5 and 6'
  await expect(page.getByText(title)).toBeVisible({ timeout: readingMs })
  await page.screenshot({ path: path.join(test.info().outputDir, 'documents.png') })

  await keyboard.press('/')
  await keyboard.press('Escape')
  await keyboard.press('Enter')
  const split = page.getByRole('button', { name: 'Split into 5' })
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await split.evaluate((button) => button === document.activeElement)) break
    await keyboard.press('Shift+Tab')
  }
  await expect(split).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('Split into 5 receipts')).toBeVisible()
  await allAreRead(desk)
  const read = (await inReview(desk)).map(({ fileName, gross }) => [fileName, gross])
  expect(read).toEqual([
    ['six, receipt 1 of 5.pdf', '24.00'],
    ['six, receipt 2 of 5.pdf', '18.60'],
    ['six, receipt 3 of 5.pdf', '52.00'],
    ['six, receipt 4 of 5.pdf', '63.40'],
    ['six, receipt 5 of 5.pdf', '61.27'],
  ])
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: Split into 5 receipts')).toBeVisible()
  expect((await inReview(desk)).map(({ fileName }) => fileName)).toEqual(['six.pdf'])
  expect(desk.complaints).toEqual([])
})
