/** A bill that was paid in parts, by keyboard alone in the real app. */
import { tabTo } from '../../build/app-driver.mjs'
import { fileIn, pngBytes } from '../support/files'
import { expect, test } from './support'

test('a receipt paid partly by transfer and partly by cheque is in the books with both payments', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const file = fileIn(desk.inbox, 'dinner.png', pngBytes())
  await desk.drop(file)
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }).first())
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(text)
  }
  await write('Supplier', 'Corner Table')
  await write('Posting date', '1/11/26')
  await write('Expense type', 'Parking and Tolls')
  await keyboard.press('Tab')
  await tabTo(page, page.getByLabel('VAT type'))
  await keyboard.type('Standard')
  await write('Gross amount', '61.27')
  await tabTo(page, page.getByRole('checkbox', { name: 'Paid' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Another payment' }))
  await keyboard.press('Enter')
  const second = page.getByRole('group', { name: 'Payment 2 of 2' })
  await expect(second.getByLabel('Method')).toBeFocused()
  await keyboard.type('Cheque')
  await tabTo(page, second.getByLabel('Amount paid'))
  await keyboard.type('70')
  await keyboard.press('Tab')
  await expect(second.getByText('More was paid than the receipt comes to.')).toBeVisible()
  await tabTo(page, second.getByLabel('Amount paid'), 'Shift+Tab')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('20')
  const first = page.getByLabel('Amount paid').first()
  await expect(first).toHaveAttribute('placeholder', '£41.27')
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: test.info().outputPath(`parts-${theme}.png`) })
  }
  await keyboard.press('ControlOrMeta+Enter')
  await keyboard.press('ControlOrMeta+Shift+Enter')
  await expect.poll(async () => (await desk.inBooks(file)).length).toBe(1)
  const [booked] = await desk.inBooks(file)
  expect(booked?.payments.map(({ pence, method }) => [pence, method])).toEqual([
    [4127, 'EFT'],
    [2000, 'CHEQUE'],
  ])
  expect(desk.complaints).toEqual([])
})
