/** Reading in the real app: the process, its models and decoders, and what the window makes of it. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReadingState } from '../../shared/receipts/receipt-reading'
import { root } from '../../build/terminal.mjs'
import samples from '../../build/samples/samples.json' with { type: 'json' }
import { fileIn } from '../support/files'
import { deskOfFile, expect, test, type Desk } from './support'

const special = path.join(root, 'tests/fixtures/reading/special')
/** A busy computer takes its time. */
const readingMs = 240_000

test.setTimeout(300_000)

const theDesk = deskOfFile()
test.beforeAll(() => theDesk().signInToDemo())

async function open(desk: Desk, name: string): Promise<void> {
  const row = (await desk.receipts()).find(({ fileName }) => fileName === name)
  await desk.page.locator(`#receipt-${row?.id}`).click()
}

async function stateOf(desk: Desk, id: string): Promise<ReadingState['state'] | undefined> {
  const state = (await desk.ask('reading.of', id)) as ReadingState | undefined
  return state?.state
}

/** Drops files and waits until each is there, and has been read or could not be. */
async function dropAndRead(desk: Desk, ...files: string[]): Promise<void> {
  await desk.drop(...files)
  const progress = async () => (await desk.ask('reading.progress')) as { waiting: number }
  await expect
    .poll(
      async () => {
        const rows = await desk.receipts()
        const areThere = files.every((file) =>
          rows.some(({ fileName }) => fileName === path.basename(file)),
        )
        const states = await Promise.all(rows.map(({ id }) => stateOf(desk, id)))
        return areThere && !states.includes('waiting') && (await progress()).waiting
      },
      { timeout: readingMs },
    )
    .toBe(0)
}

/** The same of several that are all kept: that is said at once, and for less time than reading may take. */
async function dropAllAndRead(desk: Desk, ...files: string[]): Promise<void> {
  await Promise.all([
    expect(desk.page.getByText(`${files.length} saved`)).toBeVisible(),
    dropAndRead(desk, ...files),
  ])
}

const photos = samples.filter(({ file }) => file.endsWith('.jpg'))
const [paper] = samples.filter(({ file }) => file.endsWith('.png'))
if (!paper) throw new Error('No sample is a PNG')

test('dropped photos fill in the form: with type and account chosen, one key confirms', async () => {
  const desk = theDesk()
  const { page } = desk
  await dropAllAndRead(desk, ...photos.map(({ file }) => path.join(root, 'build/samples', file)))
  const rows = await desk.receipts()
  for (const { file, supplier, postingDate, gross } of photos) {
    const row = rows.find(({ fileName }) => fileName === file)
    expect(row).toMatchObject({ postingDate, gross })
    expect(row?.supplierName.toLowerCase()).toBe(supplier.toLowerCase())
  }

  await page.getByRole('option', { name: /61\.27/ }).click()
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('£61.27')
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveAccessibleDescription(
    /read/i,
  )
  await page.getByRole('textbox', { name: 'Posting date' }).focus()
  await expect(page.locator('.box')).toHaveCount(5)
  await expect(page.locator('.box[data-focused]')).toHaveAttribute('data-name', 'Date')
  await page.screenshot({ path: path.join(test.info().outputDir, 'light.png') })

  const type = page.getByRole('combobox', { name: 'Expense type' })
  await type.fill('Fuel')
  await page.getByRole('option', { name: 'Fuel' }).first().click()
  // Paid by a card that was never met: which of several accounts it is of only a person can tell.
  await page.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 })
  await type.press('ControlOrMeta+Enter')
  await expect
    .poll(async () => (await desk.receipts()).filter(({ state }) => state === 'proven').length)
    .toBe(1)
  expect(desk.complaints).toEqual([])
})

test('a word on the document goes into the focused field', async () => {
  const desk = theDesk()
  const { page } = desk
  await dropAndRead(desk, path.join(root, 'build/samples', paper.file))
  await open(desk, paper.file)
  const field = page.getByRole('textbox', { name: 'Gross amount' })
  await expect(field).toHaveValue(`£${paper.gross}`)
  const total = await page.locator('.box[data-name="Total"]').boundingBox()
  await field.fill('1')
  await page.mouse.click(
    (total?.x ?? 0) + (total?.width ?? 0) / 2,
    (total?.y ?? 0) + (total?.height ?? 0) / 2,
  )
  await expect(field).toHaveValue(new RegExp(paper.gross.replace('.', String.raw`\.`)))
  await expect(field).toBeFocused()
  expect(desk.complaints).toEqual([])
})

test('a picture from a phone, a PDF and a saved mail are read and shown', async () => {
  const desk = theDesk()
  const { page } = desk
  const names = ['phone.heic', 'two-pages.pdf', 'order.eml']
  await dropAllAndRead(desk, ...names.map((name) => path.join(special, name)))
  const rows = await desk.receipts()
  for (const name of names) {
    const row = rows.find(({ fileName }) => fileName === name)
    expect(row?.gross, name).not.toBe('')
    expect(row?.supplierName, name).not.toBe('')
  }
  expect(readdirSync(path.join(desk.profile, 'previews'))).toHaveLength(1)
  const shown = (name: string) =>
    page.locator(`#receipt-${rows.find(({ fileName }) => fileName === name)?.id}`).click()
  await shown('phone.heic')
  const picture = page.locator('.turned img')
  await expect(picture).toHaveAttribute('src', /page=1$/)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  await shown('order.eml')
  await expect(page.getByRole('document', { name: 'Text of the mail' })).toContainText('57.73')
  await page.screenshot({ path: path.join(test.info().outputDir, 'mail.png') })
  expect(desk.complaints).toEqual([])
})

test('what cannot be read says why, keeps nobody waiting, and is tried again where that can help', async () => {
  const desk = theDesk()
  const { page } = desk
  await dropAndRead(
    desk,
    path.join(special, 'password.pdf'),
    fileIn(desk.inbox, 'torn.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
    path.join(root, 'build/samples/harbour-rail.pdf'),
  )
  await page.getByRole('option', { name: /password/ }).click()
  await expect(page.getByText('The file is protected by a password.')).toContainText(
    'print it to a PDF without one',
  )
  await expect(page.getByRole('button', { name: 'Read again' })).toBeHidden()
  await page.getByRole('option', { name: /torn/ }).click()
  await expect(page.getByText('The file could not be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByText('The file could not be read.')).toBeVisible({ timeout: readingMs })
  expect(
    (await desk.receipts()).find(({ fileName }) => fileName === 'harbour-rail.pdf'),
  ).toMatchObject({
    gross: '84.30',
  })
})

test('in the dark the places are seen as well', async () => {
  const desk = theDesk()
  const { page } = desk
  await desk.ask('settings.change', { theme: 'dark' })
  await open(desk, 'copper-kettle.jpg')
  await page.getByRole('textbox', { name: 'Gross amount' }).focus()
  await expect(page.locator('.box[data-focused]')).toHaveAttribute('data-name', 'Total')
  await page.screenshot({ path: path.join(test.info().outputDir, 'dark.png') })
})
