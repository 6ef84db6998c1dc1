/** Scanning in the real app, with a program that stands in for SANE's: a stack of receipts, one document, and a jam. */
import path from 'node:path'
import { root } from '../../build/terminal.mjs'
import { expect, test, type Desk } from './support'

/** The path with the stand-in before everything else. */
const withScanner = (scanners: string) => ({
  PATH: `${path.join(root, 'tests/support/scanner')}:${process.env['PATH'] ?? ''}`,
  SCANNERS: scanners,
})

const names = async (desk: Desk) => (await desk.receipts()).map(({ fileName }) => fileName)

test('a stack is scanned by a key, each sheet a receipt; after a jam one document waits until it is saved', async ({
  desk,
}) => {
  test.skip(process.platform !== 'linux', 'SANE is asked on Linux')
  let page = await desk.start({ env: withScanner('stand-in:feeder:2,stand-in:jam:2') })
  await desk.signInToDemo()
  await page.keyboard.press('ControlOrMeta+Shift+S')
  const dialog = page.getByRole('dialog', { name: 'Scan' })
  await expect(dialog.getByLabel('Scanner', { exact: true })).toHaveValue('stand-in:feeder:2')
  await expect(dialog.getByLabel('Resolution')).toHaveValue('300')
  await dialog.getByLabel('From', { exact: true }).selectOption('ADF')
  for (const theme of ['light', 'dark']) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: path.join(test.info().outputDir, `scan-${theme}.png`) })
  }
  await dialog.getByRole('button', { name: 'Scan', exact: true }).click()
  await expect(dialog.getByText('2 pages scanned and saved.')).toBeVisible()
  await expect
    .poll(async () => (await names(desk)).toSorted())
    .toEqual([
      expect.stringMatching(/^Scan .*, page 1\.png$/),
      expect.stringMatching(/^Scan .*, page 2\.png$/),
    ])

  await dialog.getByLabel('Scanner', { exact: true }).selectOption('stand-in:jam:2')
  await dialog.getByRole('radio', { name: 'One document' }).check()
  await dialog.getByRole('button', { name: 'Scan more' }).click()
  await expect(dialog.getByText('Paper is stuck in the feeder')).toBeVisible()
  await expect(dialog.getByText('2 scanned pages wait to be saved as one document.')).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: path.join(test.info().outputDir, `held-${theme}.png`) })
  }
  expect(await names(desk)).toHaveLength(2)

  // What is held outlasts the app.
  await desk.close()
  page = await desk.start({ env: withScanner('') })
  await page.getByRole('button', { name: 'Look…' }).click()
  const again = page.getByRole('dialog', { name: 'Scan' })
  await expect(again.getByText('No scanner was found')).toBeVisible()
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await names(desk)).length).toBe(3)
  expect((await names(desk)).filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
  await again.getByRole('button', { name: 'Close' }).first().click()
  expect(desk.complaints).toEqual([])
})

test('where there is no way to scan no button offers it, and the command says what to do', async ({
  desk,
}) => {
  const page = await desk.start({ env: { PATH: '/nowhere' } })
  await expect(page.getByRole('button', { name: 'Scan…' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+S')
  await expect(page.getByText('Docket cannot scan on this computer')).toBeVisible()
  await expect(page.getByText('install the package sane-utils')).toBeVisible()
})
