/** Work on many receipts in the real app, with the keyboard alone: selected, changed, split, merged, and all of it undone. */
import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import type { ReceiptRow } from '../../shared/receipts/receipt'
import type { ReadingState } from '../../shared/receipts/receipt-reading'
import { fileIn, pdfPages, pngBytes } from '../support/files'
import { expect, test, type Desk } from './support'

const inReview = async (desk: Desk): Promise<ReceiptRow[]> =>
  (await desk.receipts()).filter(({ state }) => state === 'review')

const suppliers = async (desk: Desk) => (await inReview(desk)).map((row) => row.supplierName)

test('all are selected, changed as one, and taken back; a PDF is split and two photos become one, and back', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(
    fileIn(desk.inbox, 'front.png', pngBytes()),
    fileIn(desk.inbox, 'back.png', pngBytes()),
    fileIn(desk.inbox, 'scan.pdf', pdfPages(['First', 'Second', 'Third'])),
  )
  await expect(page.getByRole('tab', { name: 'Review 3' })).toBeVisible()

  await keyboard.press('/')
  await keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Receipts' })).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible()
  const list = page.getByRole('listbox', { name: 'Receipts' })
  await expect(list.getByRole('option', { selected: true })).toHaveCount(3)

  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toBeFocused()
  await keyboard.type('Corner Shop')
  await keyboard.press('Tab')
  await keyboard.type('12/11/26')
  await keyboard.press('Enter')
  const changed = 'Changed the supplier and posting date of 3 receipts'
  await expect(page.getByText(changed, { exact: true })).toBeVisible()
  expect(await suppliers(desk)).toEqual(Array(3).fill('Corner Shop'))
  expect((await inReview(desk)).map((row) => row.postingDate)).toEqual(Array(3).fill('2026-11-12'))

  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(`Undone: ${changed}`)).toBeVisible()
  expect(await suppliers(desk)).not.toContain('Corner Shop')
  await keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => suppliers(desk)).toEqual(Array(3).fill('Corner Shop'))

  await expect(page.getByRole('listbox', { name: 'Receipts' })).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('End')
  await keyboard.press('s')
  await expect(page.getByText('Split into 3 receipts')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Review 5' })).toBeVisible()
  const names = async () => (await inReview(desk)).map(({ fileName }) => fileName)
  expect(await names()).toEqual([
    'front.png',
    'back.png',
    ...[1, 2, 3].map((number) => `scan, page ${number} of 3.pdf`),
  ])
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: Split into 3 receipts')).toBeVisible()
  expect(await names()).toEqual(['front.png', 'back.png', 'scan.pdf'])
  await expect(page.getByRole('tab', { name: 'Bin 3' })).toBeVisible()

  await keyboard.press('Home')
  await keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await keyboard.press('m')
  await expect(page.getByText('Merged 2 receipts into one')).toBeVisible()
  expect(await names()).toEqual(['scan.pdf', 'front and 1 more.pdf'])
  const merged = (await inReview(desk)).find(({ fileName }) => fileName.startsWith('front'))
  expect(merged).toMatchObject({ mediaType: 'application/pdf', supplierName: 'Corner Shop' })
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await expect.poll(names).toEqual(['front.png', 'back.png', 'scan.pdf'])
  expect(desk.complaints).toEqual([])
})

test('typing is undone by the field while it has any, then by the window, and the order of the list is kept', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'b.png', pngBytes()), fileIn(desk.inbox, 'a.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  await keyboard.press('/')
  await keyboard.press('Escape')
  await keyboard.press('Home')
  await keyboard.press('Enter')
  const supplier = page.getByRole('combobox', { name: 'Supplier' })
  await expect(supplier).toBeFocused()
  await keyboard.type('Corner')
  await keyboard.press('ControlOrMeta+z')
  await expect(supplier).not.toHaveValue('Corner')
  await expect(page.getByText('Undone')).toBeHidden()
  await supplier.fill('')
  await keyboard.type('Corner')
  await keyboard.press('Tab')
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: change of supplier')).toBeVisible()
  await expect(supplier).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Posting date' })).toBeFocused()

  await page.getByLabel('Sort the receipts by').selectOption('newest')
  await expect(page.locator('[role="option"][aria-posinset="1"]')).toContainText('a.png')
  await desk.close()
  const again = await desk.start()
  await expect(again.locator('[role="option"][aria-posinset="1"]')).toContainText('a.png')
  expect(desk.complaints).toEqual([])
})

test('a same file that was kept by mistake is asked about again with undo, and survives a restart so', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const bytes = pngBytes()
  await desk.drop(fileIn(desk.inbox, 'first.png', bytes))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  await desk.drop(fileIn(desk.inbox, 'again.png', bytes))
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  await keyboard.press('/')
  await keyboard.press('Escape')
  await keyboard.press('End')
  const question = page.getByText('This is the same file as another')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Keep both' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Kept both: again.png', { exact: true })).toBeVisible()
  await expect(question).toBeHidden()
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: Kept both: again.png')).toBeVisible()
  await expect(question).toBeVisible()
  await keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.getByText('Done again: Kept both: again.png')).toBeVisible()
  await expect(question).toBeHidden()
  await keyboard.press('ControlOrMeta+z')
  await expect(question).toBeVisible()
  await desk.close()
  await desk.start()
  const [first, again] = await inReview(desk)
  expect(again).toMatchObject({ fileName: 'again.png', duplicateOf: first?.id })
  expect(desk.complaints).toEqual([])
})

test('a receipt that the disk does not take comes back as it was, and the next key confirms it', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'a.png', pngBytes()), fileIn(desk.inbox, 'b.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  const [first, second] = await inReview(desk)
  if (!first || !second) throw new Error('They are gone')
  for (const { id } of [first, second]) {
    const state = async () => ((await desk.ask('reading.of', id)) as ReadingState).state
    await expect.poll(state, { timeout: 120_000 }).toBe('read')
  }
  for (const [at, { id }] of [first, second].entries()) {
    const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: `6${at}.27` }
    const postingDate = new Date().toISOString().slice(0, 10)
    const draft = { supplierName: 'Northgate Fuels', postingDate, lines: [line] }
    await desk.ask('receipts.edit', { id, draft, knowsReading: true })
  }
  // Where its sidecar has to go lies something that gives no way.
  const sidecar = path.join(desk.profile, 'receipts', 'sidecars', `${first.id}.json`)
  renameSync(sidecar, `${sidecar}.away`)
  mkdirSync(sidecar)

  await keyboard.press('/')
  await keyboard.press('Escape')
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toBeFocused()
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Something went wrong that should not')).toBeVisible()
  await expect(page.getByRole('heading', { name: first.fileName })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('£60.27')
  expect((await inReview(desk)).map(({ id }) => id)).toEqual([first.id, second.id])

  rmdirSync(sidecar)
  renameSync(`${sidecar}.away`, sidecar)
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: second.fileName })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('£61.27')
  await expect.poll(async () => (await inReview(desk)).map(({ id }) => id)).toEqual([second.id])
  expect(desk.complaints).toEqual([])
})
