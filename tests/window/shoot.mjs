// Takes pictures of the window in every scene, light and dark, wide and narrow: node tests/window/shoot.mjs [scene…]
import os from 'node:os'
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, 'vite.config.ts')
const folder = path.join(os.tmpdir(), 'docket-pictures')
await mkdir(folder, { recursive: true })
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, logLevel: 'warn' })
const address = server.resolvedUrls?.local[0] ?? ''

const click = (name) => async (page) => page.getByRole('tab', { name }).click()
const open = (name) => async (page) => {
  await page.getByRole('navigation').getByRole('button', { name }).click()
}
const settings = async (page) => {
  await open(/Settings/)(page)
  await page.getByRole('heading', { name: 'Accounts' }).waitFor()
}
/** Settings with the part under this heading at the top. */
const advanced = async (page) => {
  await settings(page)
  const folds = page.locator('section:has(#settings-advanced) details')
  for (const fold of await folds.all())
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await page.locator('#settings-advanced').evaluate((heading) => heading.scrollIntoView())
}
const books = (list = 'Expenses') => open(new RegExp(`^${list}`))
const sales = () => books('Sales invoices')
const threeSizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 640 },
  { width: 720, height: 450 },
]
const invoices =
  (...keys) =>
  async (page) => {
    await books('Invoices')(page)
    await page.getByRole('grid').waitFor()
    for (const key of keys) await page.keyboard.press(key)
  }
const row = async (page) => {
  await invoices()(page)
  await page.locator('.row').first().click()
  await page.getByRole('button', { name: 'Record a payment' }).waitFor()
}
const openDraft = (name) => async (page) => {
  await invoices()(page)
  await page.getByRole('button', { name }).first().click()
}
const pay = async (page) => {
  await row(page)
  await page.keyboard.press('p')
  await page.getByLabel('Amount paid').fill('100')
  await page.keyboard.press('Control+Enter')
  await page.locator('.notes .banner').waitFor()
}
/** The list of expenses, its first row selected. */
const firstExpense = async (page) => {
  await books()(page)
  await page.locator('#book-list .row').first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}
const editExpense = async (page) => {
  await firstExpense(page)
  await page.keyboard.press('e')
  await page.getByRole('form', { name: 'Edit the expense' }).waitFor()
}
const sendExpense = async (page) => {
  await editExpense(page)
  await page.getByLabel('Gross amount').fill('7.20')
  await page.keyboard.press('Control+Enter')
  await page.locator('.banner').first().waitFor()
}
const asked = (what) => async (page) => {
  await firstExpense(page)
  await page.getByRole('button', { name: what }).click()
  await page.getByRole('dialog').waitFor()
}
const expenseShots = [
  { scene: 'full', name: 'expense', act: firstExpense },
  { scene: 'full', name: 'expense-edit', act: editExpense },
  { scene: 'books-changed', name: 'expense-changed', act: sendExpense },
  { scene: 'books-refused', name: 'expense-refused', act: sendExpense },
  { scene: 'books-unknown', name: 'expense-unknown', act: sendExpense },
  { scene: 'full', name: 'expense-delete', act: asked('Delete') },
  { scene: 'full', name: 'expense-payment', act: asked('Remove payment') },
  {
    scene: 'full',
    name: 'expense-reconciled',
    act: async (page) => {
      await firstExpense(page)
      await page.keyboard.press('End')
      await page.getByText('closed accounting year').or(page.getByText('reconciled with')).waitFor()
    },
  },
  {
    scene: 'full',
    name: 'expense-supplier',
    act: async (page) => {
      await books('Suppliers')(page)
      await page.locator('#book-list .row').first().click()
      await page.getByText('Spent by year').waitFor()
    },
  },
  {
    scene: 'full',
    name: 'expense-bank-account',
    act: async (page) => {
      await books('Bank accounts')(page)
      await page.locator('#book-list .row').first().click()
      await page.getByRole('heading', { name: 'Paid from it' }).waitFor()
    },
  },
  { scene: 'full', name: 'expense-activity', act: open(/^Activity/) },
].map((shot) => ({ ...shot, sizes: threeSizes }))
const invoiceShots = [
  { scene: 'invoices', name: 'invoices-list', act: invoices() },
  { scene: 'invoices', name: 'invoices-detail', act: row },
  {
    scene: 'invoices',
    name: 'invoices-payment',
    act: async (page) => {
      await row(page)
      await page.keyboard.press('p')
      await page.getByLabel('Amount paid').fill('500')
      await page.keyboard.press('Control+Enter')
    },
  },
  { scene: 'invoices', name: 'invoices-new', act: invoices('n') },
  {
    scene: 'invoices',
    name: 'invoices-problems',
    act: async (page) => {
      await invoices('n')(page)
      await page.keyboard.press('Control+Enter')
    },
  },
  { scene: 'invoices', name: 'invoices-draft', act: openDraft(/Aire Valley/) },
  { scene: 'invoices', name: 'invoices-doubt', act: openDraft(/Otley Books/) },
  {
    scene: 'invoices',
    name: 'invoices-number',
    act: async (page) => {
      await invoices('o')(page)
      await page.getByLabel('Number or address').fill('nonsense')
      await page.keyboard.press('Enter')
      await page.locator('.problem').waitFor()
    },
  },
  { scene: 'invoices-refused', name: 'invoices-refused', act: pay },
  { scene: 'invoices-unknown', name: 'invoices-uncertain', act: pay },
  { scene: 'invoices-changed', name: 'invoices-changed', act: pay },
  { scene: 'invoices-differs', name: 'invoices-differs', act: pay },
  { scene: 'invoices-offline', name: 'invoices-offline', act: row },
  {
    scene: 'invoices',
    name: 'clients-new',
    act: async (page) => {
      await books('Clients')(page)
      await page.getByRole('grid').waitFor()
      await page.keyboard.press('n')
      await page.getByLabel('Name').fill('Otley Books')
      await page.getByLabel('E-mail').fill('someone@else.example')
      await page.getByLabel('Address, first line').fill('1 Kirkgate')
      await page.keyboard.press('Control+Enter')
    },
  },
  {
    scene: 'invoices-unknown',
    name: 'clients-doubt',
    act: async (page) => {
      await books('Clients')(page)
      await page.getByRole('grid').waitFor()
      await page.keyboard.press('n')
      await page.getByLabel('Name').fill('New Mill Ltd')
      await page.getByLabel('E-mail').fill('someone@else.example')
      await page.getByLabel('Address, first line').fill('1 Kirkgate')
      await page.keyboard.press('Control+Enter')
      await page.locator('.banner').waitFor()
    },
  },
].map((shot) => ({ ...shot, sizes: threeSizes }))
const keys =
  (...pressed) =>
  async (page) => {
    await page.getByRole('listbox', { name: 'Receipts' }).focus()
    for (const key of pressed) await page.keyboard.press(key)
  }
const several = keys('Control+a')
const inboxShots = [
  { scene: 'full', name: 'inbox-one', act: keys('ArrowDown') },
  {
    scene: 'full',
    name: 'inbox-several',
    act: keys('ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'),
  },
  {
    scene: 'full',
    name: 'inbox-touched',
    act: async (page) => {
      await several(page)
      await page.keyboard.press('Enter')
      await page.keyboard.type('Penn')
      await page.getByLabel('VAT type').selectOption('Zero')
    },
  },
  {
    scene: 'full',
    name: 'inbox-confirmed',
    act: async (page) => {
      await several(page)
      await page.keyboard.press('Control+Enter')
    },
  },
  { scene: 'full', name: 'inbox-merged', act: keys('Shift+ArrowDown', 'm') },
  {
    scene: 'full',
    name: 'inbox-bin',
    act: async (page) => {
      await several(page)
      await page.keyboard.press('Delete')
      await click(/Bin/)(page)
      await several(page)
    },
  },
  { scene: 'photo-of-two', name: 'inbox-photo' },
  { scene: 'empty', name: 'inbox-empty' },
].map((shot) => ({ ...shot, sizes: threeSizes }))

const shots = [
  ...inboxShots,
  { scene: 'full' },
  { scene: 'offline' },
  { scene: 'fresh' },
  {
    scene: 'full',
    name: 'pdf',
    act: (page) => page.getByRole('option', { name: 'Harbour' }).click(),
  },
  { scene: 'full', name: 'ready', act: click(/Ready/) },
  { scene: 'full', name: 'rejected', act: click(/Needs/) },
  {
    scene: 'full',
    name: 'undecided',
    act: async (page) => {
      await click(/Needs/)(page)
      await page.getByRole('option', { name: 'Kettle' }).click()
    },
  },
  { scene: 'full', name: 'books', act: click(/books/) },
  { scene: 'full', name: 'bin', act: click(/Bin/) },
  { scene: 'full', name: 'activity', act: open(/Activity/) },
  { scene: 'full', name: 'settings', act: open(/Settings/) },
  { scene: 'full', name: 'keys', act: (page) => page.keyboard.press('?') },
  {
    scene: 'full',
    name: 'supplier',
    act: (page) => page.getByRole('combobox', { name: 'Supplier' }).fill('nor'),
  },
  {
    scene: 'full',
    name: 'type',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Expense type' }).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { scene: 'fresh', name: 'problems', act: (page) => page.keyboard.press('Control+Enter') },
  { scene: 'duplicate' },
  { scene: 'alike' },
  { scene: 'alike', name: 'alike-asking', act: (page) => page.keyboard.press('Control+Enter') },
  {
    scene: 'alike',
    name: 'alike-compare',
    act: (page) => page.getByRole('button', { name: 'Compare' }).click(),
    sizes: threeSizes,
  },
  {
    scene: 'alike-books',
    name: 'alike-compare-books',
    act: (page) => page.getByRole('button', { name: 'Compare' }).click(),
  },
  { scene: 'empty' },
  { scene: 'done' },
  { scene: 'many' },
  { scene: 'damaged' },
  { scene: 'paused' },
  { scene: 'sending' },
  { scene: 'signed-out' },
  { scene: 'failing', act: (page) => page.getByLabel('Description').fill('x') },
  {
    scene: 'full',
    name: 'zoomed',
    sizes: [
      { width: 720, height: 450 },
      { width: 512, height: 320 },
    ],
  },
  { scene: 'accounts' },
  {
    scene: 'accounts',
    name: 'account-menu',
    act: async (page) => {
      await page.getByRole('button', { name: /Change books|Marlow/ }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
    },
    sizes: [
      { width: 1440, height: 900 },
      { width: 1024, height: 640 },
      { width: 512, height: 320 },
    ],
  },
  {
    scene: 'accounts',
    name: 'switched',
    act: (page) => page.keyboard.press('Control+Shift+Digit2'),
  },
  {
    scene: 'accounts',
    name: 'switched-expired',
    act: (page) => page.keyboard.press('Control+Shift+Digit3'),
  },
  {
    scene: 'accounts',
    name: 'add-books',
    act: async (page) => {
      await page.getByRole('button', { name: /Change books|Marlow/ }).click()
      await page.getByRole('menuitem', { name: /Add books/ }).click()
    },
  },
  { scene: 'accounts', name: 'accounts-settings', act: settings },
  {
    scene: 'accounts',
    name: 'accounts-remove',
    act: async (page) => {
      await settings(page)
      await page.getByRole('button', { name: 'Remove…' }).first().click()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
    },
  },
  { scene: 'accounts', name: 'advanced-demo', act: advanced },
  { scene: 'administrator', name: 'advanced-administrator', act: advanced },
  { scene: 'bad-configuration', name: 'advanced-problem', act: advanced },
  {
    scene: 'held',
    name: 'advanced-keys',
    act: async (page) => {
      await advanced(page)
      await page
        .getByRole('radio', { name: /Keys of OAuth/ })
        .first()
        .check()
      await page.getByLabel('Client id').first().fill('another-client')
      await page.getByRole('button', { name: 'Keep the keys' }).click()
    },
  },
  { scene: 'held' },
  { scene: 'read-only' },
  {
    scene: 'read-only',
    name: 'read-only-undecided',
    act: async (page) => {
      await click(/Needs/)(page)
      await page.getByRole('option', { name: 'Kettle' }).click()
    },
  },
  { scene: 'read-only', name: 'read-only-ready', act: click(/Ready/) },
  { scene: 'read-only', name: 'read-only-settings', act: settings },
  { scene: 'expired' },
  { scene: 'unanswered' },
  { scene: 'misaddressed' },
  { scene: 'few-days' },
  { scene: 'locked' },
  { scene: 'locked', name: 'locked-settings', act: settings },
  { scene: 'memory', name: 'memory-settings', act: settings },
  {
    scene: 'memory',
    name: 'memory-consent',
    act: async (page) => {
      await settings(page)
      await page.getByRole('button', { name: /without protection/ }).click()
    },
  },
  { scene: 'unprotected', name: 'unprotected-settings', act: settings },
  {
    scene: 'renewing',
    name: 'paste',
    act: async (page) => {
      await page.getByText('The browser could not come back?').click()
      await page.getByLabel('Address from the browser').fill('https://elsewhere.example/?code=1')
      await page.getByRole('button', { name: 'Go on with it' }).click()
    },
  },
  {
    scene: 'held',
    name: 'zoomed-held',
    sizes: [
      { width: 720, height: 450 },
      { width: 512, height: 320 },
    ],
  },
  {
    scene: 'accounts',
    name: 'zoomed-settings',
    act: settings,
    sizes: [
      { width: 720, height: 450 },
      { width: 512, height: 320 },
    ],
  },
  {
    scene: 'welcome-administrator',
    act: (page) => page.getByRole('button', { name: 'Connect your books' }).click(),
  },
  {
    scene: 'welcome-person',
    act: async (page) => {
      await page.getByRole('button', { name: 'Connect your books' }).click()
      await page.getByText('Advanced').click()
    },
  },
  { scene: 'full', name: 'books-expenses', act: books(), sizes: threeSizes },
  {
    scene: 'full',
    name: 'books-selected',
    act: async (page) => {
      await books()(page)
      await page
        .getByRole('row', { name: /Harbour Rail/ })
        .first()
        .click()
    },
    sizes: threeSizes,
  },
  {
    scene: 'full',
    name: 'books-filters',
    act: async (page) => {
      await books()(page)
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByLabel('Receipt').selectOption('without')
      await page.getByLabel('From').fill('1/10/26')
      await page.getByLabel('From').blur()
    },
    sizes: threeSizes,
  },
  ...['Suppliers', 'Clients', 'Invoices', 'Sales invoices', 'Bank accounts'].map((list) => ({
    scene: 'full',
    name: `books-${list.toLowerCase().replace(' ', '-')}`,
    act: async (page) => {
      await books(list)(page)
      await page.locator('.row').first().click()
    },
    sizes: threeSizes,
  })),
  {
    scene: 'full',
    name: 'books-no-match',
    act: async (page) => {
      await books()(page)
      await page.getByRole('searchbox').fill('helicopter')
    },
    sizes: threeSizes,
  },
  { scene: 'books-offline', act: books(), sizes: threeSizes },
  { scene: 'books-reading', act: books(), sizes: threeSizes },
  { scene: 'books-starting', act: books(), sizes: threeSizes },
  { scene: 'books-never', act: books(), sizes: threeSizes },
  { scene: 'books-none', act: books(), sizes: threeSizes },
  {
    scene: 'books-none',
    name: 'books-no-invoices',
    act: books('Invoices'),
    sizes: threeSizes,
  },
  {
    scene: 'books-forbidden',
    act: books('Sales invoices'),
    sizes: threeSizes,
  },
  {
    scene: 'welcome',
    name: 'books-nobody',
    act: async (page) => {
      await page.getByRole('button', { name: /Open the Inbox/ }).click()
      await page.keyboard.press('Control+2')
    },
    sizes: threeSizes,
  },
  ...[
    ['overview', 'overview'],
    ['books-none', 'overview-empty'],
  ].map(([scene, name]) => ({
    ...{ scene, name },
    act: async (page) => {
      await open(/^Overview/)(page)
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
    },
    sizes: threeSizes,
  })),
  {
    scene: 'overview',
    name: 'overview-lower',
    act: async (page) => {
      await open(/^Overview/)(page)
      await page
        .getByRole('button', { name: /^Over 90 days|^31 to 60 days/ })
        .first()
        .focus()
    },
    sizes: threeSizes,
  },
  {
    scene: 'overview',
    name: 'overview-type',
    act: async (page) => {
      await open(/^Overview/)(page)
      await page.getByRole('button', { name: /^Printing/ }).click()
    },
  },
  ...expenseShots,
  ...invoiceShots,
  { scene: 'sales', name: 'sales-list', act: sales(), sizes: threeSizes },
  {
    scene: 'sales',
    name: 'sales-open',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('row', { name: /due/ }).first().click()
      await page.getByText('Everything the service knows').click()
    },
    sizes: threeSizes,
  },
  {
    scene: 'sales',
    name: 'sales-filters',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('tab', { name: /Overdue/ }).click()
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByLabel('Due until').fill('1/11/26')
      await page.getByLabel('Due until').blur()
    },
    sizes: threeSizes,
  },
  {
    scene: 'sales',
    name: 'sales-form',
    act: async (page) => {
      await sales()(page)
      await page.keyboard.press('n')
      await page.getByRole('combobox', { name: 'Client' }).fill('Aire')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByLabel('Description').fill('Joinery, second stage')
      await page.getByLabel('Price of one').fill('480')
      await page.getByRole('button', { name: 'Add a line' }).click()
      await page.keyboard.press('Control+Enter')
    },
    sizes: threeSizes,
  },
  {
    scene: 'sales',
    name: 'sales-pdf',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('row', { name: /due/ }).first().click()
      await page.getByRole('button', { name: 'PDF' }).click()
      await page.locator('canvas').waitFor()
    },
    sizes: threeSizes,
  },
  {
    scene: 'sales',
    name: 'sales-issue',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('tab', { name: /Drafts/ }).click()
      await page.getByRole('row', { name: /draft/ }).first().click()
      await page.getByRole('button', { name: 'Issue…' }).click()
    },
  },
  {
    scene: 'sales',
    name: 'sales-owed',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('button', { name: /Owed to you/ }).click()
    },
    sizes: threeSizes,
  },
  {
    scene: 'sales',
    name: 'sales-remind',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('button', { name: /Owed to you/ }).click()
      await page.getByRole('button', { name: /^31 to 60 days/ }).click()
      await page.getByRole('grid').getByRole('row').first().click()
      await page.getByRole('button', { name: 'Remind' }).click()
    },
    sizes: threeSizes,
  },
  { scene: 'sales-paid', name: 'sales-none', act: sales(), sizes: threeSizes },
  {
    scene: 'sales-paid',
    name: 'sales-none-owed',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('button', { name: /Owed to you/ }).click()
    },
  },
  {
    scene: 'books-offline',
    name: 'sales-offline',
    act: async (page) => {
      await sales()(page)
      await page.getByRole('row', { name: /due/ }).first().click()
    },
  },
  { scene: 'welcome' },
  { scene: 'welcome-problem' },
  { scene: 'signing-in' },
  {
    scene: 'welcome',
    name: 'connect',
    act: async (page) => {
      await page.getByRole('button', { name: 'Connect your books' }).click()
      await page.getByRole('button', { name: 'Sign in in your browser' }).click()
    },
  },
  {
    scene: 'empty',
    name: 'saved',
    act: (page) =>
      page.evaluate(() => {
        const given = new DataTransfer()
        for (const name of ['a.jpg', 'b.pdf', 'notes.txt', 'plan.docx'])
          given.items.add(new File(['x'], name))
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: given, cancelable: true }))
      }),
  },
  {
    scene: 'full',
    name: 'drop',
    act: (page) =>
      page.evaluate(() => {
        const given = new DataTransfer()
        given.items.add(new File(['x'], 'a.jpg'))
        window.dispatchEvent(new DragEvent('dragenter', { dataTransfer: given, cancelable: true }))
      }),
  },
]
const usual = [
  { width: 1440, height: 900 },
  { width: 1024, height: 640 },
]

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
let faults = 0
for (const { scene, name = scene, act, sizes = usual } of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const theme of ['light', 'dark']) {
    for (const viewport of sizes) {
      const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-GB' })
      const complain = (text) => {
        faults++
        console.error(`${name} ${theme}: ${text}`)
      }
      page.on('console', (message) => {
        const isIcon = message.location().url.endsWith('/favicon.ico')
        if (message.type() === 'error' && !isIcon) complain(message.text())
      })
      page.on('pageerror', (error) => complain(error.message))
      await page.goto(`${address}?scene=${scene}`)
      await page.locator('main').waitFor()
      await page.waitForTimeout(300)
      await act?.(page)
      await page.waitForTimeout(650)
      await page.screenshot({ path: path.join(folder, `${name}-${theme}-${viewport.width}.png`) })
      await page.close()
    }
  }
}
await browser.close()
await server.close()
console.log(`${folder}, ${faults} complaints in the console`)
process.exitCode = faults > 0 ? 1 : 0
