// Every screen and dialog of the window, as scene, name and the steps that lead there: for the walks that look at all of them.

const go = (key) => (page) => page.keyboard.press(key)
const press = (name) => (page) => page.getByRole('button', { name }).first().click()
const tab = (name) => (page) => page.getByRole('tab', { name }).click()
const option = (name) => (page) => page.getByRole('option', { name }).first().click()
const row = (name) => (page) => page.getByRole('row', { name }).first().click()
const wait = (text) => (page) => page.getByText(text).first().waitFor()
const type = (label, text) => (page) => page.getByLabel(label).first().fill(text)
const foldsOpen = (page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
const drag = (kind, names) => (page) =>
  page.evaluate(
    ([kind, names]) => {
      const given = new DataTransfer()
      for (const name of names) given.items.add(new File(['x'], name))
      window.dispatchEvent(new DragEvent(kind, { dataTransfer: given, cancelable: true }))
    },
    [kind, names],
  )
/** Files are saved faster than anybody can look. */
const saving = async ({ world }) => {
  const { batch } = world.core.intake
  batch.set({ ...batch.get(), number: 1, total: 4, done: 2, saved: 0, finished: false })
}
const drop = drag('drop', ['a.jpg', 'b.pdf', 'notes.txt', 'plan.docx'])
const part = (name) => (page) =>
  page.locator(`#settings-${name}`).evaluate((heading) => heading.scrollIntoView())
const end = (page) => page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
const up = (page) => page.locator('main').evaluate((main) => main.scrollBy(0, -320))
/** What is on paper; nothing is asked of the printer. */
const print = async (page) => {
  await page.evaluate(() => (window.print = () => undefined))
  await page.keyboard.press('Control+p')
  await page.locator('.print-sheet').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
}
const item = (name) => (page) => page.getByRole('menuitem', { name }).click()
const exportMenu = async (page) => {
  await page.getByRole('button', { name: 'Save or print this list' }).click()
  await page.getByRole('menu').waitFor()
}
const grossOf = (text) => type('Gross amount', text)
const receiptShown = wait('Looks right, next')
const rows = (page) => page.locator('[role=row]').nth(1).waitFor()

const keys = {
  inbox: 'Control+1',
  expenses: 'Control+2',
  suppliers: 'Control+3',
  invoices: 'Control+4',
  sales: 'Control+4',
  clients: 'Control+5',
  banks: 'Control+6',
  overview: 'Control+7',
  activity: 'Control+8',
  desk: 'Control+b',
  settings: 'Control+,',
}
const lists = ['expenses', 'suppliers', 'invoices', 'sales', 'clients', 'banks']

/** Paper is nothing that anybody operates. @type {{ scene: string, name: string, isPaper?: boolean, steps: ((page: any) => Promise<unknown>)[] }[]} */
export const states = [
  // The inbox: each list, each state of a receipt, what opens over it.
  at('full', 'inbox'),
  at('full', 'pdf', option('Harbour'), (page) => page.locator('canvas').first().waitFor()),
  ...[/Needs/, /books/, /Bin/].map((list) => at('full', `list ${list.source}`, tab(list))),
  at('full', 'rejected', tab(/Needs/), option('Marlow')),
  at('paused', 'list Ready', tab(/Ready/)),
  at('sending', 'list Sending', tab(/Sending/)),
  at('full', 'undecided', tab(/Needs/), option('Kettle')),
  at(
    'full',
    'vouched',
    tab(/Needs/),
    option('Kettle'),
    press('It is there'),
    (page) => page.getByLabel('Notes').getByRole('button', { name: 'Close' }).click(),
    tab(/In the books/),
    option('Kettle'),
  ),
  at('full', 'nothing found', go('/'), (page) => page.keyboard.type('helicopter')),
  at('full', 'suppliers to choose', (page) =>
    page.getByRole('combobox', { name: 'Supplier' }).fill('nor'),
  ),
  at('full', 'calendar', (page) => page.locator('#field-postingDate').press('Alt+ArrowDown')),
  at('full', 'keys', go('?')),
  at('full', 'palette', receiptShown, go('Control+k')),
  at(
    'full',
    'palette, found',
    go('Control+k'),
    (page) => page.keyboard.type('har'),
    (page) => page.locator('dialog .group', { hasText: 'Expenses' }).waitFor(),
  ),
  at(
    'full',
    'palette, nothing',
    go('Control+k'),
    (page) => page.keyboard.type('qqq'),
    wait('Nothing found'),
  ),
  at('fresh', 'problems', go('Control+Enter')),
  at('failing', 'not kept', (page) => page.getByLabel('Description').fill('x')),
  at('alike', 'asking', wait('Looks like one you already have'), go('Control+Enter')),
  at('alike', 'compare', press('Compare')),
  at('alike-books', 'compare', press('Compare')),
  at('photo-of-two', 'inbox'),
  at('read', 'inbox', (page) => page.locator('.places > span').first().waitFor()),
  at('full', 'dropping', drag('dragenter', ['a.jpg'])),
  at('full', 'capturing', saving, wait('Saving 3 of 4…')),
  at('reading', 'inbox', receiptShown),
  at('full', 'several', (page) =>
    page.getByRole('listbox', { name: 'Receipts' }).press('Control+a'),
  ),
  at('empty', 'captured', drop, wait('2 saved')),
  at('full', 'undo', go('Delete'), wait('In the bin')),
  at('together', 'inbox', option('Harbour'), (page) =>
    page.locator('.files [role=tab]').nth(2).waitFor(),
  ),
  at('together', 'further file', option('Harbour'), (page) =>
    page.locator('.files [role=tab]').nth(1).click(),
  ),
  at(
    'together',
    'taken off',
    option('Harbour'),
    (page) => page.locator('.files [role=tab]').nth(1).click(),
    press('Take off'),
    wait('of its own again'),
  ),
  at('pages', 'merged', go('Shift+ArrowDown'), go('m'), wait('Merged 2 receipts')),
  at('pages', 'split', go('s'), wait('Split into 3 receipts')),
  at('full', 'export menu', exportMenu),
  at('full', 'exported', exportMenu, item(/spreadsheet/), wait(/^Saved /)),
  ...['offline', 'empty', 'done', 'duplicate', 'damaged', 'paused', 'sending', 'signed-out'].map(
    (scene) => at(scene, 'inbox'),
  ),
  ...[
    'held',
    'read-only',
    'expired',
    'unanswered',
    'misaddressed',
    'few-days',
    'locked',
    'renewing',
  ].map((scene) => at(scene, 'inbox')),
  ...['accounts', 'practice'].map((scene) =>
    at(scene, 'menu', (page) => page.locator('nav .card').click()),
  ),
  // A disk that does not answer.
  at('unreadable', 'inbox'),
  ...['expenses', 'overview', 'activity'].map((name) => at('unreadable', name, go(keys[name]))),

  // The books: full, chosen, filtered, empty, never read, refused.
  ...lists.map((list) => at('full', list, go(keys[list]))),
  ...lists.map((list) =>
    at('full', `${list}, chosen`, go(keys[list]), rows, (page) =>
      page.locator('[role=row]').nth(1).click(),
    ),
  ),
  ...lists.map((list) => at('books-none', `${list}, none`, go(keys[list]))),
  ...lists.map((list) => at('full', `${list}, keys`, go(keys[list]), go('?'))),
  at('full', 'expense, edit', ...expenseForm()),
  at('full', 'expense, edit, problems', ...expenseForm(), grossOf(''), go('Control+Enter')),
  at(
    'full',
    'expense, edit, ahead',
    ...expenseForm(),
    type('Paid on', '1/6/62'),
    go('Control+Enter'),
  ),
  at('full', 'expense, delete', ...expense(), press('Delete')),
  at('full', 'expense, remove payment', ...expense(), press('Remove payment')),
  ...['books-changed', 'books-refused', 'books-unknown'].map((scene) =>
    at(scene, 'expense, ended', ...expenseForm(), grossOf('57.20'), go('Control+Enter'), (page) =>
      page.locator('main .banner').first().waitFor(),
    ),
  ),
  ...['expenses', 'sales'].map((list) =>
    at('full', `${list}, export menu`, go(keys[list]), rows, exportMenu),
  ),
  at('full', 'expenses, filters', go(keys.expenses), press('Filter')),
  at('full', 'expenses, no match', go(keys.expenses), go('/'), (page) =>
    page.keyboard.type('helicopter'),
  ),
  ...['books-offline', 'books-reading', 'books-starting', 'books-never', 'books-forbidden'].flatMap(
    (scene) => [at(scene, 'expenses', go(keys.expenses)), at(scene, 'sales', go(keys.sales))],
  ),

  ...['suppliers', 'invoices', 'clients', 'banks'].map((list) =>
    at('books-never', list, go(keys[list])),
  ),
  { ...at('full', 'expenses, printed', go(keys.expenses), rows, print), isPaper: true },

  // Invoices, clients, sales invoices: forms, questions, what went wrong.
  at('invoices', 'drafts', go(keys.invoices)),
  at('invoices', 'new', go(keys.invoices), rows, go('n')),
  at('invoices', 'new, problems', go(keys.invoices), rows, go('n'), go('Control+Enter')),
  at('invoices', 'draft', go(keys.invoices), press(/Ardent Pottery/)),
  at('invoices', 'in doubt', go(keys.invoices), press(/Canal Street/)),
  at(
    'invoices',
    'by number',
    go(keys.invoices),
    rows,
    go('o'),
    type('Number or address', 'nonsense'),
    go('Enter'),
  ),
  at('invoices', 'payment', ...payment()),
  ...['invoices-refused', 'invoices-unknown', 'invoices-changed'].map((scene) =>
    at(scene, 'payment ended', ...payment(), go('Control+Enter'), (page) =>
      page.locator('.notes .banner').waitFor(),
    ),
  ),
  at(
    'invoices',
    'new client',
    go(keys.clients),
    rows,
    go('n'),
    type('Name', 'Beckside Brewery'),
    go('Control+Enter'),
  ),
  at(
    'full',
    'suppliers, new',
    go(keys.suppliers),
    rows,
    go('n'),
    type('Name', 'Harbour Rails'),
    type('VAT number', 'none'),
    go('Control+Enter'),
  ),
  at('full', 'all', go(keys.sales)),
  at('full', 'one open', go(keys.sales), row(/Sales.*due/), (page) =>
    page.getByText('Everything the service knows').click(),
  ),
  at('full', 'form', go(keys.sales), rows, go('s')),
  at('full', 'form, problems', go(keys.sales), rows, go('s'), go('Control+Enter')),
  at('full', 'filters', go(keys.sales), press('Filter')),
  at('full', 'PDF', go(keys.sales), row(/Sales.*due/), press('PDF'), (page) =>
    page.locator('canvas').waitFor(),
  ),
  at('full', 'issue', go(keys.sales), tab(/Drafts/), row(/Sales.*draft/), press('Issue…')),
  at('full', 'owed', go(keys.sales), press(/Owed to you/)),
  at(
    'full',
    'remind',
    go(keys.sales),
    press(/Owed to you/),
    press(/^31 to 60 days/),
    (page) => page.getByRole('grid').getByRole('row').nth(1).click(),
    press('Remind…'),
  ),
  at('full', 'plan reminders', ...planning()),
  at('full', 'reminders planned', ...planning(), press(/^Plan \d reminders?$/), (page) =>
    page
      .getByText(/^They go /)
      .first()
      .scrollIntoViewIfNeeded(),
  ),
  at('reminders-in-doubt', 'one open', go(keys.sales), row(/Sales.*due/), (page) =>
    page.getByText('These reminders wait').scrollIntoViewIfNeeded(),
  ),
  at('books-none', 'sales invoices, none', go(keys.sales)),
  at('books-none', 'none owed', go(keys.sales), press(/Owed to you/)),

  // The rest.
  at('full', 'overview', go(keys.overview)),
  at('books-none', 'overview', go(keys.overview)),
  at('books-never', 'overview', go(keys.overview)),
  at('full', 'activity', go(keys.activity)),
  at('full', 'activity, export menu', go(keys.activity), exportMenu),
  at('corrected', 'activity', go(keys.activity)),
  at('empty', 'activity', go(keys.activity)),
  ...['accounts', 'practice', 'welcome'].map((scene) =>
    at(scene, 'desk', go(keys.desk), wait('Enter goes to the first of it')),
  ),
  ...[
    'full',
    'accounts',
    'memory',
    'unprotected',
    'locked',
    'administrator',
    'bad-configuration',
    'read-only',
  ].map((scene) => at(scene, 'settings', go(keys.settings), wait('Appearance'), foldsOpen)),
  at('practice', 'settings', go(keys.settings), wait('of 200 shown')),
  at('full', 'back up', go(keys.settings), press('Back up everything…')),
  at('full', 'guide', go('F1'), wait('In five minutes')),
  ...['bad-configuration', 'administrator'].map((scene) =>
    at(scene, 'settings, defaults', go(keys.settings), wait('Appearance'), foldsOpen, end),
  ),
  ...['memory', 'unprotected'].map((scene) =>
    at(scene, 'settings, keeping', go(keys.settings), wait('Appearance'), part('sending'), up),
  ),
  ...['remembered', 'advanced'].map((name) =>
    at(
      'accounts',
      `settings, ${name}`,
      go(keys.settings),
      wait('Appearance'),
      foldsOpen,
      part(name),
    ),
  ),
  at('watched', 'settings, watched', go(keys.settings), wait('Appearance'), part('watched')),
  at(
    'watched',
    'settings, refused',
    go(keys.settings),
    wait('Appearance'),
    foldsOpen,
    part('watched'),
  ),
  at(
    'full',
    'settings, watch a folder',
    go(keys.settings),
    wait('Appearance'),
    press('Watch a folder…'),
    wait('Take the 2 files'),
    part('watched'),
  ),
  at(
    'watched',
    'settings, change a folder',
    go(keys.settings),
    wait('Appearance'),
    press('Change Scans'),
    part('watched'),
  ),
  at('full', 'settings, no notices', go(keys.settings), (page) =>
    page.getByLabel('Tell me when I am elsewhere').uncheck(),
  ),
  ...['full', 'new-version', 'bad-version'].map((scene) =>
    at(scene, 'settings, updates', go(keys.settings), wait('Appearance'), part('updates')),
  ),
  at('full', 'settings, about', go(keys.settings), wait('Appearance'), part('about')),
  at('crashed', 'settings, report', press('Close'), go(keys.settings), part('report')),
  at('full', 'report', go(keys.settings), press('Save a report…'), wait('docket.log'), foldsOpen),
  at('full', 'licences', go(keys.settings), press('Show the licences')),
  at('accounts', 'remove books', go(keys.settings), press('Remove…')),
  at(
    'accounts',
    'add books',
    (page) => page.locator('nav .card').click(),
    (page) => page.getByRole('menuitem', { name: /Add books/ }).click(),
  ),
  ...['welcome', 'welcome-problem', 'welcome-person', 'signing-in'].map((scene) =>
    at(scene, 'welcome'),
  ),
  at('welcome', 'connect, problems', press('Connect your books'), press('Sign in in your browser')),
  at('welcome-person', 'connect', press('Connect your books'), (page) =>
    page.getByText('Advanced').click(),
  ),
  at('welcome', 'no books', press(/Open the Inbox/), go('Control+2')),
]

function at(scene, name, ...steps) {
  return { scene, name: `${scene}: ${name}`, steps }
}

function expense() {
  const first = (page) => page.locator('#book-list .row').first().click()
  const isRead = (page) => page.getByRole('button', { name: 'Edit' }).waitFor()
  return [go(keys.expenses), rows, first, isRead]
}

function expenseForm() {
  return [...expense(), go('e'), wait('Gross amount')]
}

function planning() {
  return [go(keys.sales), row(/Sales.*due/), press('Plan reminders…')]
}

function payment() {
  return [
    go(keys.invoices),
    rows,
    tab(/Overdue/),
    row(/Invoice\s*overdue/),
    (page) => page.getByRole('button', { name: 'Record a payment' }).waitFor(),
    go('p'),
    type('Amount paid', '100'),
  ]
}

/** The list of receipts, where it is put away for want of room. */
export const drawer = (page) => page.getByRole('button', { name: 'List', exact: true })

/** Goes to a state; a list that is put away is brought out first. */
export async function lead(page, { steps }) {
  await page.settle()
  if (await drawer(page).isVisible()) await drawer(page).click()
  for (const step of steps) {
    await step(page)
    await page.settle()
  }
  await page.settle(120)
}

/** A state of each screen and each kind of dialog, for a look that takes no minutes. */
const few = [
  'inbox',
  'calendar',
  'keys',
  'palette, found',
  'several',
  'export menu',
  'undo',
  'expenses',
  'suppliers, chosen',
  'banks, chosen',
  'clients, chosen',
  'invoices, chosen',
  'expense, edit',
  'expense, delete',
  'activity',
  'settings',
].map((name) => `full: ${name}`)
const fewMore = [
  'alike: compare',
  'accounts: menu',
  'books-never: expenses',
  'invoices: new, problems',
  'full: one open',
  'full: form, problems',
  'full: owed',
  'full: overview',
  'welcome: welcome',
  'welcome-person: connect',
  'empty: inbox',
]

/** Throws where a name of them is no state's. */
export function fewStates() {
  return [...few, ...fewMore].map((name) => {
    const state = states.find((each) => each.name === name)
    if (!state) throw new Error(`There is no state “${name}”`)
    return state
  })
}
