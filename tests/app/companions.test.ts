/** Several files of one purchase, put together with the keyboard: one expense in the books has them all. */
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { enterForm, reviewByKeyboard } from '../../build/app-driver.mjs'
import { expect, expense, test } from './support'

test('two receipts go into the books as one expense with two files, taken off and put back on the way', async ({
  desk,
}) => {
  const files = [
    fileIn(desk.inbox, 'bill.pdf', pdfBytes()),
    fileIn(desk.inbox, 'slip.png', pngBytes()),
  ]
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(...files)
  const list = page.getByRole('listbox', { name: 'Receipts' })
  const review = (count: number) => page.getByRole('tab', { name: `Review ${count}` })
  const names = page.getByRole('tablist', { name: 'Files of this expense' })
  await expect(review(2)).toBeVisible()
  await list.focus()
  const put = async () => {
    await list.press('ControlOrMeta+a')
    await expect(page.getByText('2 selected')).toBeVisible()
    await keyboard.press('f')
    await expect(review(1)).toBeVisible()
  }
  await put()
  await expect(names.getByRole('tab')).toHaveText(['bill.pdf', 'slip.png'])

  await names.getByRole('tab', { name: 'bill.pdf' }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'slip.png' })).toBeVisible()
  const takeOff = page.getByRole('button', { name: 'Take off' })
  for (let pressed = 0; pressed < 10; pressed += 1) {
    if (await takeOff.evaluate((button) => button === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await expect(takeOff).toBeFocused()
  await keyboard.press('Enter')
  await expect(review(2)).toBeVisible()
  await list.focus()
  await put()

  await enterForm(page)
  await reviewByKeyboard(page, expense)
  await expect(page.getByText('All in the books')).toBeVisible()
  for (const file of files) await expect.poll(async () => (await desk.inBooks(file)).length).toBe(1)
  const [bill, slip] = await Promise.all(files.map((file) => desk.inBooks(file)))
  expect(slip?.[0]?.id).toBe(bill?.[0]?.id)
  const states = (await desk.receipts()).map(({ state }) => state)
  expect(states).toEqual(['proven'])
  expect(desk.complaints).toEqual([])
})
