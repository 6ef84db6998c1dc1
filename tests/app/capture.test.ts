/** The ways in which files come in: dropped, pasted, chosen; each is taken, or refused with its reason. */
import { pathToFileURL } from 'node:url'
import type { ReceiptRow } from '../../shared/receipts/receipt'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { deskOfFile, expect, test } from './support'

const theDesk = deskOfFile()

/** The receipts that were not there before `work`; as many as are expected are waited for. */
async function added(count: number, work: () => Promise<unknown>): Promise<ReceiptRow[]> {
  const desk = theDesk()
  const before = new Set((await desk.receipts()).map(({ id }) => id))
  const rows = async () => (await desk.receipts()).filter(({ id }) => !before.has(id))
  await work()
  await expect.poll(async () => (await rows()).length).toBe(count)
  return rows()
}

test('a file that cannot be taken is named with its reason, and the others are saved', async () => {
  const desk = theDesk()
  const { page } = desk
  const [row] = await added(1, () =>
    desk.drop(
      fileIn(desk.inbox, 'good.png', pngBytes()),
      fileIn(desk.inbox, 'notes.txt', Buffer.from('not a receipt')),
      fileIn(desk.inbox, 'disguised.jpg', Buffer.from('MZ this is no picture')),
      fileIn(desk.inbox, 'empty.pdf', Buffer.alloc(0)),
    ),
  )
  expect(row?.fileName).toBe('good.png')
  await expect(page.getByText('1 saved')).toBeVisible()
  await expect(page.getByText(/3 refused/)).toBeVisible()
  await page.getByText(/3 refused/).click()
  await expect(page.getByText('notes.txt')).toBeVisible()
  await expect(
    page.getByText(/only pictures, PDFs, saved mails and e-invoices/i).first(),
  ).toBeVisible()
  await expect(page.getByText('empty.pdf')).toBeVisible()
})

test('a dropped folder is walked, and the same file twice is shown as such', async () => {
  const desk = theDesk()
  const bytes = pngBytes()
  const folder = temporaryFolder('docket-folder')
  fileIn(folder, 'a.png', bytes)
  fileIn(folder, 'b.png', bytes)
  fileIn(folder, 'c.pdf', pdfBytes())
  const rows = await added(3, () => desk.drop(folder))
  await expect(desk.page.getByText('3 saved')).toBeVisible()
  expect(rows.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png', 'c.pdf'])
  expect(rows[1]?.duplicateOf).toBe(rows[0]?.id)
})

test('a pasted picture becomes a receipt', async () => {
  const desk = theDesk()
  const { page } = desk
  await desk.app.evaluate(async ({ clipboard, nativeImage }, base64) => {
    const image = nativeImage.createFromBuffer(Buffer.from(base64, 'base64'))
    // Electron's clipboard became asynchronous in between the releases this runs on.
    const old = clipboard as unknown as { writeImage?: (picture: typeof image) => void }
    if (old.writeImage) old.writeImage(image)
    else {
      const { ClipboardItem } = globalThis as unknown as {
        ClipboardItem: new (items: Record<string, Blob>) => Electron.ClipboardItem
      }
      const png = new Blob([new Uint8Array(image.toPNG())], { type: 'image/png' })
      await clipboard.write([new ClipboardItem({ 'image/png': png })])
    }
  }, pngBytes(64).toString('base64'))
  const [row] = await added(1, () => page.keyboard.press('ControlOrMeta+v'))
  expect(row).toMatchObject({ mediaType: 'image/png', state: 'review' })
})

test('pasted files become receipts', async () => {
  const desk = theDesk()
  const { page } = desk
  const takesFormats = await desk.app.evaluate(({ clipboard }) => 'writeBuffer' in clipboard)
  test.skip(!takesFormats, 'this Electron cannot put a list of files on the clipboard')
  const file = fileIn(desk.inbox, 'copied file.pdf', pdfBytes())
  await desk.app.evaluate(({ clipboard }, address) => {
    const { writeBuffer } = clipboard as unknown as {
      writeBuffer: (format: string, bytes: Buffer) => void
    }
    writeBuffer('text/uri-list', Buffer.from(`${address}\r\n`))
  }, pathToFileURL(file).href)
  const rows = await added(1, () => page.keyboard.press('ControlOrMeta+v'))
  expect(rows).toMatchObject([{ fileName: 'copied file.pdf' }])
})

test('files chosen with the button are captured', async () => {
  const desk = theDesk()
  const { page } = desk
  const file = fileIn(desk.inbox, 'chosen.pdf', pdfBytes())
  await desk.app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] })
  }, file)
  const button = page.getByRole('button', { name: /choose files/i }).first()
  const rows = await added(1, () => button.click())
  expect(rows).toMatchObject([{ fileName: 'chosen.pdf' }])
})

test('a mail that is dragged here without a file is not swallowed: a sentence says what to do', async ({
  desk,
}) => {
  const page = await desk.start()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/x-moz-message', 'mailbox-message://me@imap/INBOX#7')
    const drag = { bubbles: true, cancelable: true, dataTransfer }
    document.body.dispatchEvent(new DragEvent('dragover', drag))
    document.body.dispatchEvent(new DragEvent('drop', drag))
  })
  await expect(page.getByText('The mail program handed over no file')).toBeVisible()
  await expect(page.getByText('drop that file here')).toBeVisible()
  expect(await desk.receipts()).toEqual([])
})
