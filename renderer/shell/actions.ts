/** Everything a person can ask of the window by name or by key: the one table behind shortcuts, the list of keys and the palette. */
import { InboxList, ReceiptSort } from '../../shared/receipts/receipt'
import { VoucherKind } from '../../shared/expenses/voucher'
import type { Settings } from '../../shared/settings'
import type { Action } from '../base/actions'
import { focusField, focusMain, focusPlace } from '../base/focus'
import { bookLists } from '../base/book-lists'
import { bookListOf, screenKey, screens, settingsSections, type Screen } from '../base/route.svelte'
import { newVoucher, voucherKeys } from '../inbox/voucher-words'
import type { Docket } from './docket.svelte'

/** What the window itself can be asked to show. */
export interface Shown {
  keys: () => void
  palette: () => void
}

const listed: readonly Screen[] = ['inbox', ...bookLists]

/** The actions as they are now, those of the screen before those that work anywhere. */
export function actionsOf(docket: Docket, shown: Shown): Action[] {
  return [
    ...ofReceipts(docket),
    ...ofLists(docket),
    ...ofRecords(docket),
    ...ofWindow(docket, shown),
    ...ofExports(docket),
    ...ofSending(docket),
    ...ofAccounts(docket),
    ...ofLooks(docket),
    ...places(docket),
  ]
}

function ofReceipts(docket: Docket): Action[] {
  const { inbox, reading, review, route, session, shared, steps, vouchers } = docket
  const on = ['inbox'] as const
  const isIn = (...states: string[]) => states.includes(review.receipt?.state ?? '')
  return [
    {
      id: 'confirm',
      words: 'Looks right, next',
      also: 'confirm send receipt',
      keys: ['Ctrl+Enter'],
      on,
      isReady: () => isIn('review'),
      run: steps.confirm,
    },
    {
      id: 'confirm-anyway',
      words: 'Confirm anyway',
      also: 'insist send receipt',
      keys: ['Ctrl+Shift+Enter'],
      on,
      isReady: () => review.isAsking,
      run: steps.insist,
    },
    {
      id: 'proposed-lines',
      words: 'Lines as on the receipt',
      also: 'split items vat rates fold one line',
      keys: ['Ctrl+l'],
      on,
      isReady: () => review.proposals.length > 0,
      run: () => review.setLines(review.proposals[0]?.lines ?? []),
    },
    {
      id: 'next-receipt',
      words: 'Next receipt',
      keys: ['Alt+ArrowDown'],
      on,
      run: () => steps.move(1),
    },
    {
      id: 'previous-receipt',
      words: 'Previous receipt',
      keys: ['Alt+ArrowUp'],
      on,
      run: () => steps.move(-1),
    },
    {
      id: 'later',
      words: 'Leave this receipt for later',
      also: 'skip',
      on,
      isReady: () => isIn('review') && inbox.following !== undefined,
      run: steps.later,
    },
    {
      id: 'discard',
      words: 'Put this receipt in the bin',
      also: 'delete remove discard',
      on,
      isReady: () => isIn('review', 'ready', 'rejected'),
      run: steps.discard,
    },
    {
      id: 'attach',
      words: 'Attach this receipt to the expense that lacks one',
      also: 'file books fits without match',
      keys: ['a'],
      on,
      isReady: () => review.fitting[0] !== undefined && !session.isReadOnly,
      run: () => steps.attach(review.fitting[0]?.expenseId ?? 0),
    },
    {
      id: 'add-line',
      words: 'Add a line to this receipt',
      also: 'split amount',
      on,
      isReady: () => isIn('review'),
      run: () => {
        review.addLine()
        return focusField(`lines.${(review.draft?.lines.length ?? 1) - 1}.expenseType`)
      },
    },
    {
      id: 'select-all',
      words: 'Select all receipts of this list',
      also: 'several bulk many',
      keys: ['Ctrl+a'],
      isOutsideText: true,
      on,
      run: () => inbox.selectAll(),
    },
    {
      id: 'stop-shared',
      words: 'Stop what is being done to many receipts',
      also: 'cancel',
      on,
      isReady: () => shared.progress?.canStop === true,
      run: shared.stop,
    },
    {
      id: 'merge',
      words: 'Merge the selected receipts into one',
      also: 'join photos pages',
      keys: ['m'],
      on,
      isReady: () => inbox.selection.isMany,
      run: shared.merge,
    },
    {
      id: 'split',
      words: 'Split this receipt into its pages',
      also: 'separate pdf',
      keys: ['s'],
      on,
      isReady: () => isIn('review') && !inbox.selection.isMany,
      run: () => steps.split('pages'),
    },
    {
      id: 'split-photo',
      words: 'Split this photo into its receipts',
      also: 'separate cut',
      on,
      isReady: () => isIn('review') && reading.parts > 1,
      run: () => steps.split('parts'),
    },
    ...VoucherKind.options.map((kind) => ({
      id: `new-${kind}`,
      words: newVoucher[kind],
      also: 'add create record trip journey miles drive car voucher claim cash lost',
      keys: [voucherKeys[kind]],
      on,
      isGeneral: true,
      isReady: () => session.account !== undefined && !session.isReadOnly,
      run: () => {
        route.go('inbox')
        return vouchers.begin(kind)
      },
    })),
    ...ReceiptSort.options.map((sort) => ({
      id: `sort-${sort}`,
      words: `Sort receipts: ${sortNames[sort]}`,
      also: 'order list',
      on,
      run: () => inbox.sortBy(sort),
    })),
    {
      id: 'read-again',
      words: 'Read this receipt again',
      also: 'recognise text',
      on,
      isReady: () => isIn('review'),
      run: () => reading.again(),
    },
    ...InboxList.options.map((list) => ({
      id: `list-${list}`,
      words: `Receipts: ${listNames[list]}`,
      also: 'inbox show list',
      isGeneral: true,
      on,
      run: () => {
        inbox.show(list)
        route.go('inbox')
        return focusPlace('list')
      },
    })),
  ]
}

const sortNames: Record<ReceiptSort, string> = {
  oldest: 'oldest first',
  newest: 'newest first',
  supplier: 'by supplier',
  amount: 'by amount',
  date: 'by date',
}

const listNames: Record<InboxList, string> = {
  review: 'to review',
  ready: 'ready to send',
  sending: 'being sent',
  attention: 'those that need you',
  books: 'in the books',
  bin: 'in the bin',
}

/** Where screens have a list, the same key does the same in each. */
function ofLists(docket: Docket): Action[] {
  const { books, inbox, route } = docket
  const isInbox = () => route.screen === 'inbox'
  const move = (by: number) => () => {
    if (isInbox()) inbox.move(by)
    else books.list.move(by)
  }
  return [
    {
      id: 'search',
      words: 'Search this list',
      also: 'find filter',
      keys: ['/', 'Ctrl+f'],
      on: listed,
      run: () => focusPlace(isInbox() ? 'search' : 'bookSearch'),
    },
    { id: 'down', words: 'Down', keys: ['j'], on: listed, isMove: true, run: move(1) },
    { id: 'up', words: 'Up', keys: ['k'], on: listed, isMove: true, run: move(-1) },
    {
      id: 'filter',
      words: 'Filter the expenses',
      also: 'supplier type date method receipt',
      on: ['expenses'],
      run: () => (books.showsFilters = true),
    },
    {
      id: 'without-receipt',
      words: 'Expenses without a receipt',
      also: 'missing files lack attach ask client',
      isGeneral: true,
      on: ['expenses'],
      isReady: () => docket.session.account !== undefined,
      run: () => {
        books.showExpenses({ receipt: 'without' })
        route.go('expenses')
      },
    },
    {
      id: 'refresh',
      words: 'Ask the books for what is new',
      also: 'refresh reload update',
      isGeneral: true,
      on: [...bookLists, 'overview'],
      isReady: () => docket.session.account !== undefined,
      run: () => books.refresh(),
    },
  ]
}

function ofRecords({ clients, invoices, route, salesInvoices, session }: Docket): Action[] {
  const mayMake = () => session.account !== undefined
  const mayChange = () => mayMake() && !session.isReadOnly
  return [
    {
      id: 'new-client',
      words: 'New client',
      also: 'add create customer',
      keys: ['n'],
      on: ['clients'],
      isGeneral: true,
      isReady: mayMake,
      run: () => {
        route.go('clients')
        clients.begin()
      },
    },
    {
      id: 'new-invoice',
      words: 'New invoice',
      also: 'add create bill',
      keys: ['n'],
      on: ['invoices'],
      isGeneral: true,
      isReady: mayMake,
      run: async () => {
        const { editor } = invoices
        const canBegin = editor.draft === undefined || (await editor.close())
        route.go('invoices')
        if (canBegin) editor.begin()
      },
    },
    {
      id: 'open-invoice',
      words: 'Open an invoice by its number',
      also: 'address find',
      keys: ['o'],
      on: ['invoices'],
      isGeneral: true,
      isReady: mayMake,
      run: () => {
        route.go('invoices')
        invoices.asksNumber = true
      },
    },
    {
      id: 'pay-invoice',
      words: 'Record a payment',
      also: 'paid invoice money',
      keys: ['p'],
      on: ['invoices'],
      isReady: () => invoices.view !== undefined,
      run: () => invoices.changes.begin(),
    },
    {
      id: 'new-sales-invoice',
      words: 'New sales invoice',
      also: 'add create bill draft',
      keys: ['n'],
      on: ['salesInvoices'],
      isGeneral: true,
      isReady: mayChange,
      run: () => {
        route.go('salesInvoices')
        if (!salesInvoices.form) salesInvoices.begin()
      },
    },
    {
      id: 'owed',
      words: 'Owed to you',
      also: 'receivables overdue late remind debtors',
      on: ['salesInvoices'],
      isGeneral: true,
      isReady: mayMake,
      run: () => {
        salesInvoices.showOwed(true)
        route.go('salesInvoices')
      },
    },
  ]
}

function ofWindow({ books, capture, route, session, toasts }: Docket, shown: Shown): Action[] {
  return [
    { id: 'palette', words: 'Find anything', keys: ['Ctrl+k'], isMove: true, run: shown.palette },
    {
      id: 'choose-files',
      words: 'Choose files',
      also: 'add receipts upload open',
      keys: ['Ctrl+o'],
      run: capture.pick,
    },
    {
      id: 'samples',
      words: 'Add the sample receipts',
      also: 'demo try',
      isReady: () => session.isDemo,
      run: capture.samples,
    },
    {
      id: 'undo',
      words: 'Undo the last step',
      also: 'take back',
      keys: ['Ctrl+z'],
      isOutsideText: true,
      run: () => toasts.undo(),
    },
    {
      id: 'redo',
      words: 'Do again what was undone',
      also: 'redo repeat',
      keys: ['Ctrl+Shift+z'],
      isOutsideText: true,
      run: () => toasts.redo(),
    },
    {
      id: 'keys',
      words: 'Show the keys of this screen',
      also: 'shortcuts keyboard help',
      keys: ['?'],
      run: shown.keys,
    },
    {
      id: 'back',
      words: 'One step back',
      keys: ['Escape'],
      isMove: true,
      run: () => {
        if (route.screen === 'inbox') return focusPlace('list')
        const isBack = bookListOf(route.screen) !== undefined && books.stepBack()
        if (isBack || !sideScreens.includes(route.screen)) return undefined
        route.back()
        return focusMain()
      },
    },
  ]
}

/** Screens to look something up in, which Escape leaves again for the one before. */
const sideScreens: readonly Screen[] = ['overview', 'activity', 'settings']

function ofExports({ exports }: Docket): Action[] {
  const on = [...listed, 'activity'] as const
  const isReady = () => exports.isReady
  return [
    {
      id: 'save-csv',
      words: 'Save this list for a spreadsheet',
      also: 'export csv excel',
      on,
      isReady,
      run: () => exports.save('csv'),
    },
    {
      id: 'save-zip',
      words: 'Save this list with its receipts',
      also: 'export zip files',
      on: ['inbox', 'expenses'],
      isReady,
      run: () => exports.save('zip'),
    },
    {
      id: 'print-list',
      words: 'Print this list',
      also: 'paper',
      keys: ['Ctrl+p'],
      on,
      isReady,
      run: exports.print,
    },
  ]
}

function ofSending({ sync }: Docket): Action[] {
  const { paused } = sync.status
  return [
    {
      id: 'sync-now',
      words: 'Send and refresh now',
      also: 'sync upload',
      keys: ['Ctrl+r'],
      run: sync.now,
    },
    {
      id: 'hold',
      words: paused ? 'Go on sending' : 'Hold sending back',
      also: 'pause resume sync stop',
      run: () => sync.setPaused(!paused),
    },
  ]
}

function ofAccounts({ accounts, route, session }: Docket): Action[] {
  const others = accounts.list.flatMap(({ account }, at) => ({
    id: `books-${account.id}`,
    words: `Change to ${account.name}`,
    also: 'books account',
    isReady: () => accounts.areSeveral && !accounts.isAtHand(account.id),
    run: () => accounts.showAt(at),
  }))
  return [
    ...others,
    {
      id: 'add-books',
      words: 'Add books',
      also: 'connect account company sign in',
      run: () => {
        route.go('welcome', 'connect')
      },
    },
    {
      id: 'sign-in',
      words: 'Sign in again',
      also: 'connect account',
      isReady: () => session.account !== undefined && session.status === 'signed-out',
      run: () => session.signIn(),
    },
  ]
}

const themes: readonly { theme: Settings['theme']; words: string }[] = [
  { theme: 'light', words: 'Light appearance' },
  { theme: 'dark', words: 'Dark appearance' },
  { theme: 'system', words: 'Appearance as the computer' },
]

function ofLooks({ settings }: Docket): Action[] {
  return themes.map(({ theme, words }) => ({
    id: `theme-${theme}`,
    words,
    also: 'theme colours mode night',
    isReady: () => settings.current.theme !== theme,
    run: () => settings.setTheme(theme),
  }))
}

function places({ route, session }: Docket): Action[] {
  const isReady = () => session.isKnown
  const toScreens = screens.map(({ name, title }) => ({
    id: `screen-${name}`,
    words: title,
    also: 'go to screen',
    keys: [screenKey(name)],
    isReady,
    run: () => {
      route.go(name)
      return focusMain()
    },
  }))
  const toSections = settingsSections.map(({ name, title }) => ({
    id: `settings-${name}`,
    words: `Settings: ${title}`,
    also: 'change preferences',
    isReady,
    run: () => {
      route.go('settings', name)
    },
  }))
  return [...toScreens, ...toSections]
}
