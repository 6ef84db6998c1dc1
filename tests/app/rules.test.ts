/** The rules of suppliers in the real app, with the keyboard alone: made, put in order, tried, switched off, edited, removed. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { RuleEntry } from '../../shared/receipts/learning'
import { fileIn, pngBytes } from '../support/files'
import { expect, test } from './support'

test.setTimeout(180_000)

/** Presses Tab until the button or field of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const at = document.activeElement
      return [at?.getAttribute('aria-label'), at?.textContent.trim()].includes(wanted)
    }, name)
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing is called ${name}`)
}

async function addRule(page: Page, words: string, [type, vat]: [string, string]): Promise<void> {
  const { keyboard } = page
  await tabTo(page, 'Add a rule')
  await keyboard.press('Enter')
  await expect(page.getByLabel('For every supplier with these words')).toBeFocused()
  await keyboard.type(words)
  await keyboard.press('Tab')
  await keyboard.type(type)
  await keyboard.press('Tab')
  await keyboard.type(vat)
  await tabTo(page, 'Keep the rule')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Names with “${words}”` })).toBeVisible()
}

test('rules are made, put in order, tried, switched off and removed with the keyboard', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.drop(fileIn(desk.inbox, 'fuel.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  const [row] = await desk.receipts()
  const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }
  const draft = { supplierName: 'Riverside Fuels', postingDate: '2026-11-12', lines: [line] }
  await desk.ask('receipts.edit', { id: row?.id, draft })

  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('settings rules')
  await keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Rules', exact: true })
  await expect(heading).toBeFocused()
  await addRule(page, 'fuels', ['Fuel', 'Zero'])
  await addRule(page, 'riverside fuels', ['Fuel', 'Standard'])
  const rules = async () => (await desk.ask('learning.rules')) as RuleEntry[]
  const names = async () => (await rules()).map(({ supplier }) => supplier.name)
  expect(await names()).toEqual(['fuels', 'riverside fuels'])
  await page.screenshot({ path: path.join(test.info().outputDir, 'rules.png') })

  await heading.focus()
  await tabTo(page, 'Move Names with “riverside fuels” up')
  await keyboard.press('Enter')
  await expect.poll(names).toEqual(['riverside fuels', 'fuels'])
  await heading.focus()
  await tabTo(page, 'Try Names with “fuels”')
  await keyboard.press('Enter')
  await expect(page.getByText('Of your only receipt it is for 1')).toBeVisible()
  await expect(page.getByText('Riverside Fuels · 12 Nov 2026 · £61.27: another VAT')).toBeVisible()
  await page.screenshot({ path: path.join(test.info().outputDir, 'tried.png') })

  await heading.focus()
  await tabTo(page, 'Names with “riverside fuels”: on')
  await keyboard.press('Space')
  await expect(page.getByText('2 rules, 1 switched off')).toBeVisible()
  expect((await rules())[0]?.rule.isOff).toBe(true)
  await tabTo(page, 'Edit Names with “riverside fuels”')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Reduced')
  await tabTo(page, 'Keep the rule')
  await keyboard.press('Enter')
  await expect.poll(async () => (await rules())[0]?.rule.vatType).toBe('Reduced')
  await heading.focus()
  await tabTo(page, 'Remove Names with “riverside fuels”')
  await keyboard.press('Enter')
  await expect.poll(names).toEqual(['fuels'])
  expect(desk.complaints).toEqual([])
})
