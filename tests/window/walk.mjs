// Walks the way from drop to the books with the keyboard alone, and checks what it meets: node tests/window/walk.mjs [pattern of tests' names]
import assert from 'node:assert/strict'
import { openStage } from './stage.mjs'

const stage = await openStage()

async function open(scene, options = {}) {
  const page = await stage.open({ ...options, complain: (text) => assert.fail(text) })
  await page.show(scene)
  await page.waitForTimeout(300)
  return page
}

/** The receipts of lists, as main has them. */
const kept = ({ world }, ...lists) =>
  lists
    .flatMap((list) => world.core.receipts.lists.ids({ list, search: '' }, 500))
    .map((id) => world.core.receipts.read(id))

const firstExpense = {
  search: '',
  offset: 0,
  limit: 1,
  sort: { by: 'date', isDescending: true },
}

const focused = (page) => page.evaluate(() => document.activeElement?.id ?? '')

const [part = ''] = process.argv.slice(2)

async function test(name, run) {
  if (!new RegExp(part).test(name)) return
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
    // The receipt before takes its time to go.
    await page
      .waitForFunction(() => document.activeElement?.id === 'field-supplierName')
      .catch(() => assert.fail(`receipt ${index + 1}`))
    await page.waitForTimeout(50)
    await keyboard.type('northg')
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
    assert.equal(await focused(page), 'field-documentNumber')
    await keyboard.press('Tab')
    assert.equal(await focused(page), 'field-lines-0-expenseType')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    assert.equal(await focused(page), 'field-lines-0-gross')
    await keyboard.type(amount)
    await keyboard.press('Enter')
  }
  await page.getByRole('tab', { name: 'In the books 3' }).waitFor()
  const tabs = await page.getByRole('tab').allInnerTexts()
  assert.deepEqual(
    tabs.map((tab) => tab.replace(/\s+/g, ' ')),
    ['Review', 'Ready', 'Sending', 'Needs you', 'In the books 3', 'Bin'],
  )
  const { id } = page.world.core.accounts.need().books.supplierNamed('Northgate Fuels')
  assert.deepEqual(
    kept(page, 'books').map(({ draft }) => [
      draft.supplierId,
      draft.postingDate,
      draft.lines[0].vatType,
    ]),
    [1, 2, 3].map(() => [id, '2026-11-13', 'Standard']),
  )
  await page.leave()
})

await test('that a receipt is in the books is said and taken back by keys alone, also where books are read-only', async () => {
  for (const scene of ['full', 'read-only']) {
    const page = await open(scene)
    const { keyboard } = page
    const state = () =>
      kept(page, 'attention', 'books').find(({ fileName }) => fileName === 'unsure.jpg').state
    const goTo = async (name) => {
      for (let steps = 0; steps < 30; steps += 1) {
        await keyboard.press('Tab')
        const text = await page.evaluate(() => document.activeElement?.textContent?.trim())
        if (text === name) return
      }
      assert.fail(`${name} is not reached`)
    }
    await page.getByRole('tab', { name: /Needs/ }).press('Enter')
    await page.getByRole('option', { name: /Kettle/ }).click()
    await page.getByRole('heading', { name: 'Your decision' }).waitFor()
    const facts = await page.locator('dl').innerText()
    for (const fact of ['The Copper Kettle', '1 Nov 2026', '£18.60'])
      assert.match(facts, RegExp(fact))
    await goTo('It is there')
    await keyboard.press('Enter')
    await page.getByText('In the books by your word: unsure.jpg').waitFor()
    assert.equal(state(), 'vouched')
    await page.waitForFunction(() => document.activeElement?.id === 'receipt-list')
    await keyboard.press('Control+z')
    await page.getByText('Undone: In the books by your word').waitFor()
    assert.equal(state(), 'undecided')
    await keyboard.press('Control+Shift+z')
    await page.getByText('Done again: In the books by your word').waitFor()
    await page.getByRole('tab', { name: /In the books/ }).press('Enter')
    const row = page.getByRole('option', { name: /Kettle/ })
    assert.match(await row.innerText(), /in the books, by your word/)
    await row.click()
    await goTo('It is not there after all')
    await keyboard.press('Enter')
    await page.getByText('Not certain again: unsure.jpg').waitFor()
    assert.equal(state(), 'undecided')
    await page.leave()
  }
})

await test('a confirm with something missing shows it and puts the focus there', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Control+Enter')
  await page.waitForTimeout(200)
  assert.equal(await focused(page), 'field-supplierName')
  await page.getByText('Who is this from?').waitFor()
  await page.leave()
})

await test('typing is kept when the receipt is left at once', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  await page.keyboard.type('Quick Name')
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(300)
  const names = kept(page, 'review').map(({ draft }) => draft.supplierName)
  assert.deepEqual(names, ['Quick Name', '', ''])
  assert.equal(await focused(page), 'field-supplierName')
  await page.leave()
})

await test('a type typed and left at once stays with its own receipt', async () => {
  const page = await open('fresh')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  await page.locator('#field-lines-0-expenseType').focus()
  await page.keyboard.type('fuel')
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(400)
  const types = kept(page, 'review').map(({ draft }) => draft.lines[0].expenseType)
  assert.deepEqual(types.map(Boolean), [true, false, false])
  assert.equal(await page.locator('.problem').count(), 0)
  await page.leave()
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
  await page.leave()
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
  await page.leave()
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
  await page.leave()
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
  await page.leave()
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
  await page.leave()
})

await test('thirty thousand rows scroll to their end', async () => {
  const page = await open('huge')
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  await page.keyboard.press('k')
  await page.waitForTimeout(300)
  const name = await page
    .locator('[role=option][id^=receipt-][aria-selected=true]')
    .getAttribute('aria-posinset')
  assert.equal(name, '29999')
  assert.ok((await page.locator('[role=option]').count()) < 40)
  await page.leave()
})

await test('a closed day is mended with one button', async () => {
  const page = await open('full')
  await page.getByRole('button', { name: /Use 1 Apr 2026/ }).click()
  assert.equal(await page.getByLabel('Posting date', { exact: true }).inputValue(), '1 Apr 2026')
  await page.leave()
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
  await page.leave()
})

await test('a same file has to be kept before it can be confirmed', async () => {
  const page = await open('duplicate')
  const confirm = page.getByRole('button', { name: /Looks right/ })
  assert.equal(await confirm.isDisabled(), true)
  await page.getByRole('button', { name: 'Keep both' }).click()
  await page.waitForTimeout(250)
  assert.equal(await confirm.isDisabled(), false)
  await page.leave()
})

await test('what looks alike is pointed out, and no Enter goes past it', async () => {
  const page = await open('alike')
  const { keyboard } = page
  await page.getByText('Looks like one you already have').waitFor()
  await keyboard.press('Enter')
  await page.waitForTimeout(150)
  assert.equal(await focused(page), 'field-supplierName')
  await keyboard.press('Enter')
  await page.getByText('confirms it anyway').waitFor()
  assert.equal(await focused(page), 'field-supplierName')
  await keyboard.press('Enter')
  await page.waitForTimeout(150)
  assert.equal(await page.getByText('Confirmed: ').count(), 0)
  await keyboard.press('Control+Shift+Enter')
  await page.getByText('Confirmed: The Copper Kettle Café').waitFor()
  await page.leave()
})

await test('a key that is held down does not answer for what it brought up', async () => {
  const page = await open('alike')
  const { keyboard } = page
  await keyboard.press('Enter')
  await page.waitForTimeout(150)
  for (let repeat = 0; repeat < 8; repeat++) {
    await keyboard.down('Enter')
    await page.waitForTimeout(60)
  }
  await keyboard.up('Enter')
  await page.getByText('confirms it anyway').waitFor()
  await page.leave()
})

await test('both are compared side by side, kept, and confirmed with one key', async () => {
  const page = await open('alike')
  const { keyboard } = page
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it the same purchase?' })
  await dialog.waitFor()
  assert.equal(await dialog.locator('img').count(), 2)
  await dialog.getByRole('button', { name: 'The next one' }).click()
  await dialog.getByRole('region', { name: 'In the books' }).waitFor()
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await page.waitForTimeout(250)
  assert.equal(await page.getByText('Looks like one you already have').count(), 0)
  assert.equal(await focused(page), 'confirm')
  await keyboard.press('Enter')
  await page.getByText('Confirmed: The Copper Kettle Café').waitFor()
  await page.leave()
})

await test('pictures and files of pages are looked at in the background', async () => {
  const page = await open('full')
  const { alike } = page.world.core
  for (let tries = 0; tries < 100 && alike.due(); tries++) await page.waitForTimeout(100)
  assert.equal(alike.due(), undefined)
  await page.leave()
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
  await page.leave()
})

const focusedText = (page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '')
const card = (page) => page.locator('nav .card')
const isFocusKept = async (page) => {
  await page.waitForTimeout(350)
  return page.evaluate(() => document.activeElement !== document.body)
}

await test('books are changed by keys alone, and escape goes back', async () => {
  const page = await open('accounts')
  const { keyboard } = page
  await card(page).focus()
  await keyboard.press('Enter')
  await page.waitForTimeout(100)
  assert.match(await focusedText(page), /^Marlow Design Ltd/)
  await keyboard.press('ArrowUp')
  assert.match(await focusedText(page), /^Add books/)
  await keyboard.press('Escape')
  await page.waitForTimeout(50)
  assert.match(await focusedText(page), /Change books$/)
  assert.equal(await card(page).getAttribute('aria-expanded'), 'false')
  await keyboard.press('Space')
  await page.waitForTimeout(100)
  await keyboard.press('ArrowDown')
  assert.match(await focusedText(page), /^Hill & Dale/)
  await keyboard.press('Enter')
  await page.waitForTimeout(300)
  assert.match(await focusedText(page), /^Hill & Dale/)
  assert.equal(await page.getByRole('menu').count(), 0)
  assert.equal(await page.locator('[role=option][id^=receipt-]').count(), 2)
  await keyboard.press('Control+Shift+Digit1')
  await page.waitForTimeout(300)
  assert.match(await card(page).innerText(), /Marlow Design Ltd/)
  assert.ok(await isFocusKept(page))
  await keyboard.press('Control+Shift+Digit9')
  await page.waitForTimeout(100)
  assert.match(await card(page).innerText(), /Marlow Design Ltd/)
  await page.leave()
})

await test('of two hundred books each is found by its name: in the palette, from the card, in all books and in the settings', async () => {
  const page = await open('practice')
  const { keyboard } = page
  const isAtHand = (name) => card(page).getByText(name, { exact: true }).waitFor()
  await keyboard.press('Control+k')
  await keyboard.type('client 57')
  await page.getByRole('option', { name: 'Change to Client 57 Ltd' }).waitFor()
  await keyboard.press('Enter')
  await isAtHand('Client 57 Ltd')

  await card(page).focus()
  await keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await keyboard.type('client 118')
  assert.match(await focusedText(page), /^Client 118 Ltd/)
  await keyboard.press('Enter')
  await isAtHand('Client 118 Ltd')
  await card(page).click()
  await page.getByRole('menuitem', { name: /^All books/ }).click()

  await page.getByRole('main', { name: 'All books' }).waitFor()
  assert.equal(await page.locator('tbody tr').count(), 200)
  await keyboard.press('/')
  await keyboard.type('ltd 143')
  await page.getByText('1 set of books found').waitFor({ state: 'attached' })
  await keyboard.press('ArrowDown')
  assert.match(await focusedText(page), /^Client 143 Ltd/)

  await keyboard.press('Control+,')
  await page.getByText('10 of 200 shown').waitFor()
  assert.match(await page.locator('.parts summary').first().innerText(), /^Client 118 Ltd/)
  await page.getByRole('searchbox', { name: 'Search books by name' }).focus()
  await keyboard.type('client 1')
  await page.getByText('10 of 200 shown').waitFor()
  await keyboard.type('97 ltd')
  await page.getByText('1 of 200 shown').waitFor()
  await keyboard.press('Enter')
  assert.match(await focusedText(page), /^Client 197 Ltd/)
  await page.leave()
})

await test('a second press on the card closes the list', async () => {
  const page = await open('accounts')
  await card(page).click()
  await page.getByRole('menu').waitFor()
  await card(page).click()
  await page.waitForTimeout(100)
  assert.equal(await page.getByRole('menu').count(), 0)
  await page.leave()
})

await test('adding books has a way back', async () => {
  const page = await open('accounts')
  await card(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(100)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Add books' }).waitFor()
  assert.equal(await focused(page), 'connect-name')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('main', { name: 'Inbox' }).waitFor()
  assert.ok(await isFocusKept(page))
  await page.leave()
})

await test('escape leaves the connecting of books as Back does, and what was typed stands', async () => {
  const page = await open('welcome')
  await page.getByRole('button', { name: 'Connect your books' }).click()
  await page.getByLabel('Name of the books').fill('New Books Ltd')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Receipts in. Books done.' }).waitFor()
  assert.ok(await isFocusKept(page))
  await page.getByRole('button', { name: 'Connect your books' }).press('Enter')
  assert.equal(await page.getByLabel('Name of the books').inputValue(), 'New Books Ltd')
  await page.leave()
  const added = await open('accounts')
  await card(added).click()
  await added.getByRole('menuitem', { name: /Add books/ }).click()
  await added.getByRole('heading', { name: 'Add books' }).waitFor()
  await added.keyboard.press('Escape')
  await added.getByRole('main', { name: 'Inbox' }).waitFor()
  assert.ok(await isFocusKept(added))
  await added.leave()
})

await test('the four addresses are asked for, and what is folded away is opened when it is wrong', async () => {
  const page = await open('welcome-person')
  await page.getByRole('button', { name: 'Connect your books' }).click()
  await page.getByLabel('Name of the books').fill('New Books Ltd')
  await page.getByRole('radio', { name: /Read-only/ }).check()
  await page.getByText('Advanced').click()
  await page.getByLabel('Sign-in address').fill('http://auth.books.example')
  await page.getByText('Advanced').click()
  await page.getByRole('button', { name: /Sign in/ }).click()
  assert.equal(await focused(page), 'connect-authUrl')
  await page.getByText('It has to begin with https:// to be safe.').waitFor()
  await page.getByLabel('Sign-in address').fill('https://auth.books.example')
  await page.keyboard.press('Enter')
  await page.getByText('Almost there').waitFor()
  await page.leave()
})

await test('a name and a colour are changed in place', async () => {
  const page = await open('accounts')
  await page.keyboard.press('Control+,')
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await name.fill('Marlow & Co')
  await name.press('Enter')
  await page.waitForTimeout(150)
  assert.match(await card(page).innerText(), /Marlow & Co/)
  assert.ok(await name.evaluate((input) => input === document.activeElement))
  await name.fill('')
  await page.getByText('What do you call these books?').waitFor()
  await name.press('Escape')
  assert.equal(await name.inputValue(), 'Marlow & Co')
  await page.getByRole('radio', { name: 'Copper' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(150)
  assert.ok(await page.getByRole('radio', { name: 'Pine' }).first().isChecked())
  await page.leave()
})

await test('an address of another sign-in is said beside its field, the right one goes on', async () => {
  const page = await open('renewing')
  await page.getByText('The browser could not come back?').click()
  const field = page.getByLabel('Address from the browser')
  await field.press('Enter')
  await page.getByText('Paste the address first.').waitFor()
  await field.fill('https://elsewhere.example/?code=1')
  await field.press('Enter')
  await page.getByText('This is not the address of this sign-in').waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await field.fill(await page.world.callback())
  await field.press('Enter')
  await page.getByText('Your browser is open').waitFor({ state: 'detached' })
  assert.ok(await isFocusKept(page))
  await page.leave()
})

await test('each banner is answered with one press, and the focus stays', async () => {
  for (const [scene, button] of [
    ['held', 'They are the same'],
    ['unanswered', 'Try once more'],
    ['expired', 'Sign in'],
    ['few-days', 'Sign in again'],
    ['locked', 'Try the keyring again'],
    ['read-only', 'Allow full access'],
  ]) {
    const page = await open(scene)
    page.world.keyring.state = 'protected'
    const press = page.locator('.strip').getByRole('button', { name: button, exact: true })
    await press.focus()
    await page.keyboard.press('Enter')
    await press.waitFor({ state: 'detached' })
    assert.ok(await isFocusKept(page), scene)
    await page.leave()
  }
})

await test('a wrong address leads to the settings that mend it', async () => {
  const page = await open('misaddressed')
  await page.getByRole('button', { name: 'Open settings' }).click()
  await page.getByLabel('API address').first().waitFor()
  await page.waitForTimeout(100)
  assert.equal(await focused(page), 'settings-advanced')
  const first = page.getByLabel('API address').first()
  await first.fill('api.books.example')
  await first.press('Enter')
  assert.equal(await focused(page), 'service-baseUrl')
  await page.getByText('Type it in full').waitFor()
  await first.fill('https://api.other.example')
  await first.press('Enter')
  await page.getByText('Addresses changed').waitFor()
  assert.equal(await first.inputValue(), 'https://api.other.example')
  assert.equal(await focused(page), 'service-baseUrl')
  await page.leave()
})

await test('keys are handed over and not shown again', async () => {
  const page = await open('few-days')
  await page.keyboard.press('Control+,')
  await page.getByText(/^Addresses of/).click()
  await page
    .getByRole('radio', { name: /Keys of OAuth/ })
    .first()
    .check()
  for (const label of ['Consumer key', 'Consumer secret', 'Token', 'Token secret'])
    await page.getByLabel(label, { exact: true }).fill('s3cret')
  await page.keyboard.press('Enter')
  await page.getByText('Four keys are kept for these books').waitFor()
  assert.equal(await page.locator('input[type=password]').count(), 0)
  assert.ok(await isFocusKept(page))
  await page.getByRole('button', { name: 'Replace the keys' }).click()
  await page.waitForTimeout(50)
  assert.equal(await focused(page), 'keys-consumerKey')
  assert.equal(await page.locator('#keys-consumerKey').inputValue(), '')
  await page.leave()
})

await test('read-only books say why nothing can be sent', async () => {
  const page = await open('read-only')
  await page.getByRole('option', { name: 'Copper' }).click()
  const confirm = page.getByRole('button', { name: /Looks right/ })
  assert.equal(await confirm.isDisabled(), true)
  await page.getByText('These books are read-only, so nothing can be sent').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').getByText('This account is read-only').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Allow full access' }).click()
  await page.getByText('Your browser is open').waitFor()
  await page.leave()
})

/** Words of less than 4.5 : 1 against what lies behind them; what cannot be used is left out (WCAG 2.2, 1.4.3). */
function faintWords() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = (top, below) => top.slice(0, 3).map((c, i) => c * top[3] + below[i] * (1 - top[3]))
  const ground = (element) => {
    if (!element) return [255, 255, 255]
    const own = rgba(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(element.parentElement))
  }
  const light = (colour) => {
    const [r, g, b] = colour.map((c) => {
      const part = c / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const found = []
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!hasText || !element.checkVisibility({ opacityProperty: true })) continue
    if (element.closest('[aria-disabled=true], :disabled, .unseen, .paper, label:has(:disabled)'))
      continue
    const behind = ground(element)
    const front = over(rgba(getComputedStyle(element).color), behind)
    const [high, low] = [light(front), light(behind)].sort((a, b) => b - a)
    const ratio = (high + 0.05) / (low + 0.05)
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${element.textContent.trim().slice(0, 40)}`)
  }
  return found
}

await test('the books are gone through by keys alone', async () => {
  const page = await open('full')
  const { keyboard } = page
  await keyboard.press('Control+2')
  await page.waitForTimeout(200)
  await keyboard.press('/')
  assert.equal(await focused(page), 'book-search')
  await keyboard.type('harb')
  await page.waitForTimeout(300)
  await page.getByText(/^\d+ of 301 expenses$/).waitFor()
  await keyboard.press('Enter')
  assert.equal(await focused(page), 'book-list')
  await keyboard.press('ArrowDown')
  await keyboard.press('j')
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('heading', { name: 'Harbour Rail' }).waitFor()
  assert.equal(
    await page.locator('[role=row][aria-selected=true]').getAttribute('aria-rowindex'),
    '3',
  )
  await keyboard.press('Escape')
  await page.waitForTimeout(200)
  assert.equal(await page.getByRole('searchbox').inputValue(), '')
  await details.getByRole('heading', { name: 'Harbour Rail' }).waitFor()
  await keyboard.press('Escape')
  await details.getByText('Choose an expense').waitFor()
  await keyboard.press('Control+3')
  await page.getByRole('row', { name: /Brightwire/ }).click()
  await page.getByRole('button', { name: 'Show its expenses' }).press('Enter')
  await page.getByText('Only Brightwire Hosting').waitFor()
  await page.waitForTimeout(350)
  assert.ok(await page.evaluate(() => document.activeElement !== document.body))
  await page.leave()
})

await test('what is left of a bill that was paid in part is recorded by keys', async () => {
  const page = await open('full')
  const { keyboard, world } = page
  await keyboard.press('Control+2')
  const row = page.locator('#book-list .row').first()
  await row.waitFor()
  const { rows } = world.core.accounts.need().books.expenses(firstExpense)
  const { id, gross } = rows[0]
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `UPDATE expense_payments SET pence = pence - 500 WHERE expense_id = ${id}`,
  }
  await world.ask('books.refresh', { everything: true })
  await row.click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  await keyboard.press('e')
  const another = page.getByRole('button', { name: 'Another payment' })
  await another.focus()
  await keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'field-payments-1-method')
  assert.equal(await page.locator('#field-payments-1-amount').inputValue(), '£5.00')
  assert.equal(await another.count(), 0)
  await keyboard.press('Control+Enter')
  await page.getByText('Changed in the books').waitFor()
  const booked = (await world.company('demo')).books().find((expense) => expense.id === id)
  const paid = booked.payments.map(({ pence }) => pence)
  assert.deepEqual([paid.length, paid.at(-1)], [2, 500])
  assert.equal(paid[0] + 500, Math.round(Number(gross) * 100))
  await page.leave()
})

await test('heads sort by keys and say how', async () => {
  const page = await open('full')
  await page.keyboard.press('Control+2')
  const head = page.getByRole('columnheader', { name: 'Amount' })
  await head.getByRole('button').press('Enter')
  assert.equal(await head.getAttribute('aria-sort'), 'descending')
  await head.getByRole('button').press('Enter')
  assert.equal(await head.getAttribute('aria-sort'), 'ascending')
  await page.waitForTimeout(300)
  const shown = await page.getByRole('row').locator(':scope > :last-child').allInnerTexts()
  const amounts = shown.slice(1).map((text) => Number(text.replace(/[£,]/g, '')))
  assert.deepEqual(
    amounts,
    amounts.toSorted((a, b) => a - b),
  )
  await page.leave()
})

await test('thirty thousand expenses scroll to their end, and a change scrolls nothing', async () => {
  const page = await open('books-huge')
  await page.keyboard.press('Control+2')
  await page.getByRole('row').nth(1).click()
  await page.keyboard.press('End')
  await page.locator('[aria-rowindex="30001"][aria-selected=true]').waitFor()
  assert.ok((await page.getByRole('row').count()) < 60)
  const view = page.locator('[role=rowgroup]')
  await view.evaluate((element) => (element.scrollTop = 500_000))
  await page.waitForTimeout(300)
  const { booksRevision } = page.world.core.accounts
  booksRevision.set(booksRevision.get() + 1)
  await page.waitForTimeout(300)
  assert.equal(await view.evaluate((element) => element.scrollTop), 500_000)
  assert.ok((await page.getByRole('row', { name: /£/ }).count()) > 10)
  await page.leave()
})

await test('books that are left take their rows, search and selection with them', async () => {
  const page = await open('accounts')
  await page.keyboard.press('Control+2')
  await page.keyboard.press('/')
  await page.keyboard.type('rail')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Shift+Digit2')
  await page.getByRole('heading', { name: /^Expenses 3\d\d$/ }).waitFor()
  await page.waitForTimeout(300)
  assert.equal(await page.getByRole('searchbox').inputValue(), '')
  assert.ok((await page.getByRole('row').count()) > 10)
  await page.getByText('Choose an expense').waitFor()
  await page.keyboard.press('Control+Shift+Digit3')
  await page.getByRole('row', { name: /£/ }).first().waitFor({ state: 'detached' })
  await page.leave()
})

await test('all words stand out from their ground, light and dark', async () => {
  const screens = {
    held: [],
    expired: [],
    'few-days': [],
    'read-only': [],
    renewing: [],
    accounts: ['menu', 'Control+,'],
    unprotected: ['Control+,'],
    locked: ['Control+,'],
    'bad-configuration': ['Control+,'],
    full: ['Control+2'],
    'books-offline': ['Control+2'],
    'books-never': ['Control+2'],
    'books-reading': ['Control+2'],
    'welcome-person': ['connect'],
  }
  for (const [scene, steps] of Object.entries(screens))
    for (const theme of ['light', 'dark']) {
      const page = await open(scene, { theme })
      for (const step of ['', ...steps]) {
        if (step === 'menu') await card(page).click()
        else if (step === 'connect')
          await page.getByRole('button', { name: 'Connect your books' }).click()
        else if (step) await page.keyboard.press(step)
        if (step.startsWith('Control'))
          await page.evaluate(() =>
            document.querySelectorAll('details').forEach((d) => (d.open = true)),
          )
        await page.waitForTimeout(300)
        assert.deepEqual(await page.evaluate(faintWords), [], `${scene} ${theme} ${step}`)
        await page.keyboard.press('Escape')
      }
      await page.leave()
    }
})

/** The keys of the screens, by the name of what they show. */
const screens = {
  Inbox: 'Control+1',
  Expenses: 'Control+2',
  Suppliers: 'Control+3',
  Invoices: 'Control+4',
  Clients: 'Control+5',
  'Bank accounts': 'Control+6',
  Overview: 'Control+7',
  Activity: 'Control+8',
  Settings: 'Control+,',
}

/** Where the focus is, and what is wrong with it, if anything: gone, hidden, out of sight, or not to be seen as focus. */
function focusNow() {
  const element = document.activeElement
  if (!element || element === document.body) return { name: 'nothing', isTop: true }
  const name = `${element.tagName.toLowerCase()}#${element.id} ${element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  const box = element.getBoundingClientRect()
  const isSeen =
    box.width > 0 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < innerHeight &&
    box.left < innerWidth
  const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
  const label = element.closest('label, .search, summary')
  const isRinged = (one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') ||
      (boxShadow !== 'none' && one !== element)
    )
  }
  const isMarked = [element, row, label].some(isRinged) || element.matches('main, [role=tabpanel]')
  const fault = !isSeen
    ? 'is out of sight'
    : isMarked
      ? undefined
      : 'cannot be seen to have the focus'
  return { name, fault, isTop: false }
}

/** Goes through a screen by Tab, to where it begins again; each stop has to be seen. */
async function goThrough(page, where) {
  const faults = new Set()
  let [stops, tops] = [0, 0]
  for (; stops < 150 && tops < 2; stops++) {
    await page.keyboard.press('Tab')
    const { name, fault, isTop } = await page.evaluate(focusNow)
    if (isTop) tops++
    else if (fault) faults.add(`${where}: ${name} ${fault}`)
  }
  assert.deepEqual([...faults], [])
  assert.ok(stops > 12, `${where} has ${stops} stops`)
}

for (const [name, key] of Object.entries(screens)) {
  await test(`${name}: the focus comes along, and each stop of Tab can be seen`, async () => {
    const page = await open('full')
    await page.keyboard.press(key)
    assert.ok(await isFocusKept(page))
    const inside = await page.evaluate(() => document.activeElement.closest('main') !== null)
    assert.ok(inside, 'the focus is in the screen')
    await goThrough(page, name)
    await page.leave()
  })

  await test(`${name}: its keys and the palette open and close, and the focus is back`, async () => {
    const page = await open('full')
    const { keyboard } = page
    await keyboard.press(key)
    await page.waitForTimeout(350)
    await page.evaluate(() => (window.before = document.activeElement))
    const isBack = () => page.evaluate(() => document.activeElement === window.before)
    await keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    const title = name === 'Inbox' ? 'On this screen: Inbox' : 'Anywhere'
    await dialog.getByRole('heading', { name: title }).waitFor()
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForTimeout(100)
    assert.ok(await isBack(), 'after the keys')
    await keyboard.press('?')
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.ok(await isBack(), 'after the button that closes')
    await keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find anything' })
    await palette.waitFor()
    await keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    assert.ok(await isBack(), 'after the palette')
    await page.leave()
  })
}

await test('escape leaves a screen to look something up for the one before it', async () => {
  const page = await open('full')
  for (const side of ['Overview', 'Activity', 'Settings']) {
    await page.keyboard.press(screens.Suppliers)
    await page.getByRole('main', { name: 'Suppliers' }).waitFor()
    await page.keyboard.press(screens[side])
    await page.getByRole('main', { name: side }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('main', { name: 'Suppliers' }).waitFor()
    assert.ok(await isFocusKept(page), side)
  }
  await page.leave()
})

await test('escape leaves each form for its list, and the list has the focus', async () => {
  for (const [name, form, key = 'n'] of [
    ['Clients', 'New client'],
    ['Invoices', 'Invoice to send'],
    ['Invoices', 'New sales invoice', 's'],
  ]) {
    const page = await open('full')
    await page.keyboard.press(screens[name])
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press(key)
    const place = page.getByLabel(form, { exact: true }).first()
    await place.waitFor()
    await page.waitForTimeout(200)
    assert.ok(
      await place.evaluate((element) => element.contains(document.activeElement)),
      `${name}: the form has the focus`,
    )
    await page.keyboard.press('Escape')
    await place.waitFor({ state: 'detached' })
    assert.ok(await isFocusKept(page), name)
    await page.leave()
  }
})

await test('the palette opens in a text field, finds, and does what is taken', async () => {
  const page = await open('full')
  const { keyboard } = page
  await page.getByRole('combobox', { name: 'Supplier' }).focus()
  await keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  assert.ok(await field.evaluate((input) => input === document.activeElement))
  await keyboard.type('new cl')
  assert.match(
    await page.locator('dialog [role=option][aria-selected=true]').innerText(),
    /^New client/,
  )
  await keyboard.press('Enter')
  await page.getByRole('main', { name: 'Clients' }).waitFor()
  await page.getByRole('form', { name: 'New client' }).waitFor()
  await page.waitForTimeout(200)
  assert.match(await page.evaluate(() => document.activeElement.tagName), /INPUT/)
  await keyboard.press('Control+k')
  assert.match(
    await page.locator('dialog [role=option][aria-selected=true]').innerText(),
    /^New client/,
  )
  await keyboard.type('harbour')
  await page.getByText('Expenses', { exact: true }).nth(1).waitFor()
  await keyboard.press('PageDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Control+k')
  await field.waitFor({ state: 'detached' })
  await page.leave()
})

await test('the palette opens the record that is taken', async () => {
  const page = await open('full')
  const { keyboard } = page
  await keyboard.press('Control+k')
  await keyboard.type('harbour')
  const group = page.locator('.group', { hasText: 'Expenses' })
  await group.waitFor()
  for (let pressed = 0; pressed < 30; pressed++) {
    const isThere = await page
      .locator('dialog [role=option][aria-selected=true]')
      .evaluate((option) => option.previousElementSibling?.textContent === 'Expenses')
    if (isThere) break
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await page.getByRole('main', { name: 'Expenses' }).waitFor()
  await page.getByRole('region', { name: 'Details' }).getByText('Harbour Rail').first().waitFor()
  assert.ok(await isFocusKept(page))
  await page.leave()
})

await test('a day is chosen in the calendar by keys, and typing stays as it was', async () => {
  const page = await open('full')
  const { keyboard } = page
  const field = page.locator('#field-postingDate')
  const day = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await field.focus()
  await field.fill('1/2/26')
  assert.equal(await focused(page), 'field-postingDate')
  await keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(100)
  assert.equal(await day(), 'Sunday, 1 February 2026')
  const ways = [
    ['ArrowRight', 'Monday, 2 February 2026'],
    ['ArrowDown', 'Monday, 9 February 2026'],
    ['End', 'Sunday, 15 February 2026'],
    ['Home', 'Monday, 9 February 2026'],
    ['PageUp', 'Friday, 9 January 2026'],
    ['Shift+PageDown', 'Saturday, 9 January 2027'],
  ]
  for (const [key, there] of ways) {
    await keyboard.press(key)
    await page.waitForTimeout(30)
    assert.equal(await day(), there)
  }
  await keyboard.press('Escape')
  assert.equal(await focused(page), 'field-postingDate')
  assert.equal(await field.inputValue(), '1/2/26')
  await keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(100)
  await keyboard.press('ArrowLeft')
  await page.waitForTimeout(30)
  await keyboard.press('Enter')
  assert.equal(await field.inputValue(), '31 Jan 2026')
  assert.equal(await focused(page), 'field-postingDate')
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.equal(await page.getByRole('main', { name: 'Inbox' }).count(), 1)
  await page.leave()
})

await test('at twice the size, the form for many selected begins in sight and its steps stay there', async () => {
  const page = await open('full', { viewport: { width: 720, height: 450 } })
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('listbox', { name: 'Receipts', exact: true }).focus()
  await page.keyboard.press('Control+a')
  const form = page.getByRole('form', { name: 'Selected receipts' })
  for (const part of [
    form.getByRole('heading', { name: '5 receipts' }),
    form.getByRole('combobox', { name: 'Supplier' }),
    form.getByRole('button', { name: /^Change 5/ }),
  ]) {
    const { y, height } = await part.boundingBox()
    assert.ok(y >= 0 && y + height <= 450, `${y} to ${y + height}`)
  }
  await page.keyboard.press('Enter')
  for (let pressed = 0; pressed < 7; pressed += 1) {
    const covered = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return !document.activeElement.contains(there) && document.activeElement.id
    })
    assert.equal(covered, false)
    await page.keyboard.press('Tab')
    await page.waitForTimeout(50)
  }
  await page.leave()
})

await test('the lists stand in one row of tabs, however many receipts they have', async () => {
  for (const [scene, width] of [
    ['full', 1440],
    ['full', 1024],
    ['many', 1024],
    ['full', 720],
  ]) {
    const page = await open(scene, { viewport: { width, height: 640 } })
    if (width <= 1100) await page.getByRole('button', { name: 'List', exact: true }).click()
    const tabs = page.getByRole('tablist', { name: 'On the way' })
    const tops = await tabs
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    assert.equal(new Set(tops).size, 1, `${scene} ${width}: ${tops}`)
    const isCut = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    assert.equal(isCut, false, `${scene} ${width}`)
    await page.leave()
  }
})

await test('work on many shows how far it is, is stopped by keys, and what was done is undone', async () => {
  const page = await open('slow')
  await page.getByRole('listbox', { name: 'Receipts', exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('form', { name: 'Selected receipts' }).waitFor()
  await page.keyboard.press('Delete')
  await page.getByRole('progressbar', { name: 'Putting receipts in the bin' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^In the bin: \d+ of 200 receipts$/).waitFor()
  assert.equal(await focused(page), 'receipt-list')
  const inBin = () => page.world.core.receipts.summary.get().counts.bin
  const many = inBin()
  assert.ok(many > 0 && many < 200 && many % 10 === 0, `${many} in the bin`)
  await page.keyboard.press('Control+z')
  await page.getByText(/^Undone: In the bin/).waitFor()
  assert.equal(inBin(), 0)
  await page.leave()
})

await test('the place of the field that has the focus is brought into view, however large the page is', async () => {
  const page = await open('read', { viewport: { width: 1280, height: 800 } })
  await page.locator('.places > span').first().waitFor()
  for (let pressed = 0; pressed < 4; pressed += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  for (const name of ['Supplier', 'Document number', 'Gross amount', 'Supplier']) {
    await page.getByLabel(name, { exact: true }).first().focus()
    await page.waitForTimeout(100)
    const isSeen = await page.evaluate(() => {
      const box = document.querySelector('.places [data-focused]').getBoundingClientRect()
      const room = document.querySelector('.room').getBoundingClientRect()
      const middle = box.left + box.width / 2
      return (
        box.top >= room.top &&
        box.bottom <= room.bottom &&
        middle >= room.left &&
        middle <= room.right
      )
    })
    assert.equal(isSeen, true, name)
  }
  await page.leave()
})

await test('a large page that is turned keeps in the middle what was there', async () => {
  const page = await open('read', { viewport: { width: 1280, height: 800 } })
  await page.locator('.places > span').first().waitFor()
  for (let pressed = 0; pressed < 7; pressed += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.locator('.room').evaluate((room) => room.scrollTo(300, 700))
  /** The mark on the page that is nearest to the middle, and how far from it. */
  const middle = () =>
    page.evaluate(() => {
      const room = document.querySelector('.room').getBoundingClientRect()
      const [x, y] = [room.left + room.width / 2, room.top + room.height / 2]
      const far = [...document.querySelectorAll('.places .box')].map((each) => {
        const box = each.getBoundingClientRect()
        const away = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
        return { name: each.dataset.name, away }
      })
      return far.toSorted((one, other) => one.away - other.away)[0]
    })
  const before = await middle()
  for (let turn = 0; turn < 4; turn += 1) {
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.settle(50)
    const after = await middle()
    assert.equal(after.name, before.name)
    assert.ok(Math.abs(after.away - before.away) < 30, `${before.away}, then ${after.away}`)
  }
  await page.leave()
})

await test('the width of the list is set by keys and by dragging, and a double click brings the usual one back', async () => {
  const page = await open('full', { viewport: { width: 1440, height: 900 } })
  const bar = page.getByRole('separator', { name: 'Width of the list' })
  const width = async () => {
    await page.settle(80)
    return Math.round((await page.getByRole('region', { name: 'Receipts' }).boundingBox()).width)
  }
  const usual = await width()
  await bar.press('ArrowRight')
  assert.equal(await width(), usual + 16)
  await bar.press('Home')
  assert.equal(await width(), 240)
  const { x, y } = await bar.boundingBox()
  await page.mouse.move(x + 4, y + 300)
  await page.mouse.down()
  await page.mouse.move(x + 104, y + 300)
  await page.mouse.up()
  assert.equal(await width(), 340)
  assert.deepEqual(page.world.core.settings.current.get().panes, { list: 340 })
  await bar.dblclick()
  assert.equal(await width(), usual)
  assert.deepEqual(page.world.core.settings.current.get().panes, {})
  await page.leave()
})

await test('in German, amounts and days are typed and shown as they are written there', async () => {
  const page = await open('full', { language: 'de-DE' })
  const gross = page.locator('#field-lines-0-gross')
  const day = page.locator('#field-postingDate')
  /** What stands in a field after it was typed and left, and whether it is refused. */
  const left = async (field, text) => {
    await field.fill(text)
    await field.press('Tab')
    return [await field.inputValue(), await field.getAttribute('aria-invalid')]
  }
  assert.deepEqual(await left(gross, '1.234'), ['1.234', 'true'])
  assert.deepEqual(await left(gross, '1,234'), ['1,234', 'true'])
  assert.deepEqual(await left(gross, '1.234,50 £ - 12,5'), ['1.222,00 £', null])
  assert.deepEqual(await left(gross, '1.234,5'), ['1.234,50 £', null])
  assert.equal((await left(day, '30. Juni 2026'))[0], '30. Juni 2026')
  assert.equal((await left(day, '29.6.'))[0], '29. Juni 2026')
  await page.waitForTimeout(600)
  const drafts = kept(page, 'review').map(({ draft }) => draft)
  assert.deepEqual(
    drafts
      .filter(({ postingDate }) => postingDate === '2026-06-29')
      .map(({ lines }) => lines[0].gross),
    ['1234.5'],
  )
  await page.leave()
})

await test('nothing moves for people who want that', async () => {
  const page = await open('sending', { media: { reducedMotion: 'reduce' } })
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().duration) > 1)
      .map((each) => each.effect?.target?.className ?? ''),
  )
  assert.deepEqual(moving, [])
  await page.leave()
})

await stage.close()
