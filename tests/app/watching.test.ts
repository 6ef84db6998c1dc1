/** A watched folder in the real app, with the keyboard alone: chosen, set, and a file that arrives in it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { takenFolder, type WatchedFolderStanding } from '../../shared/receipts/watched-folder'
import { fileIn, pdfBytes, temporaryFolder } from '../support/files'
import { expect, test } from './support'

test.setTimeout(180_000)

/** Presses Tab until the button or field of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const at = document.activeElement
      const label = at?.id ? document.querySelector(`label[for="${at.id}"]`) : at?.closest('label')
      const names = [at?.getAttribute('aria-label'), at?.textContent, label?.textContent]
      return names.some((text) => text?.trim().startsWith(wanted))
    }, name)
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing is called ${name}`)
}

test('a folder is watched, takes what arrives once, and is changed and removed, with the keyboard', async ({
  desk,
}) => {
  const scans = temporaryFolder('Scans')
  const name = path.basename(scans)
  fileIn(scans, 'old.pdf', pdfBytes())
  let page = await desk.start()
  await desk.signInToDemo()
  await desk.app.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] })
  }, scans)
  const folders = async () => (await desk.ask('watching.folders')) as WatchedFolderStanding[]
  const names = async () => (await desk.receipts()).map(({ fileName }) => fileName)

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('settings watched')
  await page.keyboard.press('Enter')
  const heading = () => page.getByRole('heading', { name: 'Watched folders' })
  await expect(heading()).toBeFocused()
  await tabTo(page, 'Watch a folder')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Names of files')).toBeFocused()
  await expect(page.getByText('Take the file that is in it too')).toBeVisible()
  await page.keyboard.type('*.png')
  await expect(page.getByText('Take the file that is in it too')).toBeHidden()
  await page.getByLabel('Names of files').press('ControlOrMeta+a')
  await page.keyboard.type('*.pdf')
  await tabTo(page, 'Once a receipt is saved')
  await page.keyboard.type('It goes')
  await page.screenshot({ path: path.join(test.info().outputDir, 'form.png') })
  await tabTo(page, 'Watch this folder')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Watch a folder…' })).toBeFocused()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Nothing was taken from it yet.')).toBeVisible()
  expect(await folders()).toMatchObject([{ folder: { pattern: '*.pdf', original: 'move' } }])

  fileIn(scans, 'arrived.pdf', pdfBytes())
  fileIn(scans, 'picture.jpg', Buffer.from('not wanted'))
  await expect(page.getByText(`1 saved from ${name}`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 file taken')).toBeVisible()
  await expect.poll(names).toEqual(['arrived.pdf'])
  await expect.poll(() => existsSync(path.join(scans, takenFolder, 'arrived.pdf'))).toBe(true)
  expect(existsSync(path.join(scans, 'old.pdf'))).toBe(true)
  await page.screenshot({ path: path.join(test.info().outputDir, 'watched.png') })

  await desk.close()
  page = await desk.start()
  fileIn(scans, 'later.pdf', pdfBytes())
  await expect.poll(names, { timeout: 60_000 }).toEqual(['arrived.pdf', 'later.pdf'])
  await page.keyboard.press('ControlOrMeta+,')
  await heading().focus()
  await tabTo(page, `${name}: on`)
  await page.keyboard.press('Space')
  await expect(page.getByText('switched off')).toBeVisible()
  await tabTo(page, `Change ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Names of files')).toHaveValue('*.pdf')
  await page.keyboard.press('Escape')
  await heading().focus()
  await tabTo(page, `Remove ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Not watched any more: ${name}`)).toBeVisible()
  expect(await folders()).toEqual([])
  expect(desk.complaints).toEqual([])
})
