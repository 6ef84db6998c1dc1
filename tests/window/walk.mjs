// Walks the way from drop to the books with the keyboard alone, and checks what it meets: node tests/window/walk.mjs
import assert from 'node:assert/strict'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, 'vite.config.ts')
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, logLevel: 'warn', preview: { port: 4190 } })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})

async function open(scene) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.on('pageerror', (error) => assert.fail(error.message))
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?scene=${scene}`)
  await page.locator('main').waitFor()
  await page.waitForTimeout(300)
  return page
}

const focused = (page) => page.evaluate(() => document.activeElement?.id ?? '')

async function test(name, run) {
  try {
    await run()
    console.log(`ok    ${name}`)
  } catch (error) {
    process.exitCode = 1
    console.log(`FAULT ${name}\n${error.stack}`)
  }
}

await test('three receipts go from choosing to the books by keys alone', async () => {
  const page = await open('empty')
  const { keyboard } = page
  await keyboard.press('Control+o')
  await page.getByText('3 saved').waitFor()
  await page.getByRole('listbox', { name: 'Receipts', exact: true }).waitFor()
  await page.waitForTimeout(200)
  assert.equal(await focused(page), 'receipt-list')
  await keyboard.press('Enter')
  for (const [index, amount] of ['61.27', '18.6', '£9.98'].entries()) {
    await page.waitForTimeout(150)
    assert.equal(await focused(page), 'field-supplierName', `receipt ${index + 1}`)
    await keyboard.type('north')
    await page.getByRole('option', { name: 'Northgate Fuels' }).last().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    assert.equal(
      await page.getByRole('combobox', { name: 'Supplier' }).inputValue(),
      'Northgate Fuels',
    )
    await keyboard.press('Tab')
    await keyboard.type('12/11/26')
    await keyboard.press('ArrowUp')
    await keyboard.press('Tab')
    assert.equal(await focused(page), 'field-lines-0-expenseType')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    assert.equal(await focused(page), 'field-lines-0-gross')
    await keyboard.type(amount)
    await keyboard.press('Enter')
  }
  await page.waitForTimeout(3000)
  const tabs = await page.getByRole('tab').allInnerTexts()
  assert.deepEqual(
    tabs.map((tab) => tab.replace(/\s+/g, ' ')),
    ['Review', 'Ready', 'Sending', 'Needs you', 'In the books 3', 'Bin'],
  )
  const kept = await page.evaluate(() => [...window.fake.receipts.values()].map((r) => r.draft))
  assert.deepEqual(
    kept.map((draft) => [draft.supplierId, draft.postingDate, draft.lines[0].vatType]),
    [1, 2, 3].map(() => [11, '2026-11-13', 'Standard']),
  )
  await page.close()
})

await test('a confirm with something missing shows it and puts the focus there', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Control+Enter')
  await page.waitForTimeout(200)
  assert.equal(await focused(page), 'field-supplierName')
  await page.getByText('Who is this from?').waitFor()
  await page.close()
})

await test('typing is kept when the receipt is left at once', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  await page.keyboard.type('Quick Name')
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(300)
  const names = await page.evaluate(() =>
    [...window.fake.receipts.values()].map((r) => r.draft.supplierName),
  )
  assert.deepEqual(names, ['Quick Name', '', ''])
  assert.equal(await focused(page), 'field-supplierName')
  await page.close()
})

await test('a type typed and left at once stays with its own receipt', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  await page.locator('#field-lines-0-expenseType').focus()
  await page.keyboard.type('fuel')
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(400)
  const types = await page.evaluate(() =>
    [...window.fake.receipts.values()].map((r) => r.draft.lines[0].expenseType),
  )
  assert.deepEqual(types.map(Boolean), [true, false, false])
  assert.equal(await page.locator('.problem').count(), 0)
  await page.close()
})

await test('the focus is never lost', async () => {
  const page = await open('full')
  const isKept = async () => {
    await page.waitForTimeout(350)
    return page.evaluate(() => document.activeElement !== document.body)
  }
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Undo' }).click()
  assert.ok(await isKept(), 'after the button of a toast')
  await page.keyboard.press('Control+2')
  assert.ok(await isKept(), 'after going to another screen')
  await page.keyboard.press('Control+1')
  assert.ok(await isKept(), 'after coming back')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  assert.ok(await isKept(), 'after taking a line away')
  await page.close()
})

await test('the selected row is ringed only for keys', async () => {
  const page = await open('full')
  const ring = () =>
    page
      .locator('#receipt-list [aria-selected=true]')
      .evaluate((row) => getComputedStyle(row).outlineStyle)
  assert.equal(await ring(), 'none')
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(100)
  assert.equal(await ring(), 'solid')
  await page.close()
})

await test('the arrow keys reach all six lists', async () => {
  const page = await open('full')
  await page.getByRole('tab', { name: /Review/ }).focus()
  const seen = []
  for (let pressed = 0; pressed < 6; pressed += 1) {
    seen.push(await focused(page))
    await page.keyboard.press('ArrowRight')
  }
  assert.deepEqual(
    seen.map((id) => id.replace('tab-', '')),
    ['review', 'ready', 'sending', 'attention', 'books', 'bin'],
  )
  await page.close()
})

await test('delete in the list bins, and undo brings it back', async () => {
  const page = await open('full')
  await page.keyboard.press('j')
  await page.keyboard.press('Delete')
  await page.getByText('In the bin: copper-kettle.jpg').waitFor()
  assert.equal(await focused(page), 'receipt-list')
  assert.match(await page.getByRole('tab', { name: 'Bin' }).innerText(), /2/)
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(300)
  assert.match(await page.getByRole('tab', { name: 'Bin' }).innerText(), /1/)
  await page.close()
})

await test('escape goes back one step: popup, field, list', async () => {
  const page = await open('full')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(200)
  assert.equal(
    await page.getByRole('combobox', { name: 'Supplier' }).getAttribute('aria-expanded'),
    'true',
  )
  await page.keyboard.press('Escape')
  assert.equal(await focused(page), 'field-supplierName')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(50)
  assert.equal(await focused(page), 'receipt-list')
  await page.close()
})

await test('a hundred thousand rows scroll to their end', async () => {
  const page = await open('huge')
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  await page.keyboard.press('k')
  await page.waitForTimeout(300)
  const name = await page
    .locator('[role=option][id^=receipt-][aria-selected=true]')
    .getAttribute('aria-posinset')
  assert.equal(name, '99999')
  assert.ok((await page.locator('[role=option]').count()) < 40)
  await page.close()
})

await test('a closed day is mended with one button', async () => {
  const page = await open('full')
  await page.getByRole('button', { name: /Use 1 Jul 2026/ }).click()
  assert.equal(await page.getByLabel('Posting date').inputValue(), '1 Jul 2026')
  await page.close()
})

await test('a search finds by supplier, and escape clears it', async () => {
  const page = await open('full')
  await page.keyboard.press('/')
  await page.keyboard.type('pennine')
  await page.waitForTimeout(250)
  assert.equal(await page.locator('[role=option][id^=receipt-]').count(), 1)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(150)
  assert.equal(await page.locator('[role=option][id^=receipt-]').count(), 5)
  await page.close()
})

await test('a same file has to be kept before it can be confirmed', async () => {
  const page = await open('duplicate')
  const confirm = page.getByRole('button', { name: /Looks right/ })
  assert.equal(await confirm.isDisabled(), true)
  await page.getByRole('button', { name: 'Keep both' }).click()
  await page.waitForTimeout(250)
  assert.equal(await confirm.isDisabled(), false)
  await page.close()
})

await test('files may be dropped before any books are connected', async () => {
  const page = await open('welcome')
  await page.evaluate(() => {
    const given = new DataTransfer()
    given.items.add(new File(['x'], 'a.jpg'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: given, cancelable: true }))
  })
  await page.getByText('1 saved').waitFor()
  await page.getByText('Expense types and VAT come from your books').waitFor()
  await page.close()
})

await browser.close()
await server.close()
