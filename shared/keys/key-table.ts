/** Everything that a key can be given to: the keys that the app comes with, and where they work. */
import type { ScreenName } from '../settings'

export interface KeyUse {
  /** As chords are written; none where the app comes with none. */
  keys: readonly string[]
  /** The screens on which they work; without it, every screen. */
  on?: readonly ScreenName[]
  /** They are answered by the part of the window that has the focus, not by the window. */
  isPart?: true
  /** What it does goes to the books, so that another key for it has Ctrl or Alt. */
  sends?: true
  /** It works in a field that is typed into, so that another key for it types nothing. */
  inFields?: true
  /** Nobody gives it another key. */
  isFixed?: true
}

const inbox: readonly ScreenName[] = ['inbox']
const expenses: readonly ScreenName[] = ['expenses']
const suppliers: readonly ScreenName[] = ['suppliers']
const invoices: readonly ScreenName[] = ['invoices']
const clients: readonly ScreenName[] = ['clients']
/** The screens on which a paper is shown by itself; in the one of invoices its keys hold while the focus is in it. */
const papers: readonly ScreenName[] = [...inbox, ...expenses]
/** The screens that have a list of the books. */
const books: readonly ScreenName[] = [
  'expenses',
  'suppliers',
  'clients',
  'invoices',
  'bankAccounts',
]
const listed: readonly ScreenName[] = ['inbox', ...books]
/** In the inbox a receipt is confirmed instead; a dialog over it has its keys to itself. */
const withForms: readonly ScreenName[] = [...books, 'overview', 'activity', 'desk', 'settings']

const ofInbox = {
  confirm: { keys: ['Ctrl+Enter'], on: inbox, sends: true },
  'confirm-anyway': { keys: ['Ctrl+Shift+Enter'], on: inbox, sends: true },
  'proposed-lines': { keys: ['Ctrl+l'], on: inbox },
  'next-receipt': { keys: ['Alt+ArrowDown'], on: inbox },
  'previous-receipt': { keys: ['Alt+ArrowUp'], on: inbox },
  later: { keys: ['l'], on: inbox },
  discard: { keys: ['Delete', 'Backspace'], on: inbox, isPart: true },
  paid: { keys: ['p'], on: inbox },
  'add-line': { keys: [], on: inbox },
  'other-currency': { keys: [], on: inbox },
  'select-all': { keys: ['Ctrl+a'], on: inbox },
  'stop-shared': { keys: [], on: inbox },
  merge: { keys: ['m'], on: inbox },
  'go-together': { keys: ['f'], on: inbox },
  split: { keys: ['s'], on: inbox },
  'split-photo': { keys: [], on: inbox },
  'split-documents': { keys: [], on: inbox },
  attach: { keys: ['a'], on: inbox, sends: true },
  'new-expense': { keys: ['n'], on: inbox },
  'new-mileage': { keys: ['t'], on: inbox },
  'sort-newest': { keys: [], on: inbox },
  'sort-oldest': { keys: [], on: inbox },
  'sort-date': { keys: [], on: inbox },
  'sort-supplier': { keys: [], on: inbox },
  'sort-amount': { keys: [], on: inbox },
  'save-original': { keys: [], on: inbox },
  'read-again': { keys: [], on: inbox },
  'list-review': { keys: [], on: inbox },
  'list-ready': { keys: [], on: inbox },
  'list-sending': { keys: [], on: inbox },
  'list-attention': { keys: [], on: inbox },
  'list-books': { keys: [], on: inbox },
  'list-bin': { keys: [], on: inbox },
  'document-larger': { keys: ['+', '='], on: papers, isPart: true },
  'document-smaller': { keys: ['-'], on: papers, isPart: true },
  'document-turn': { keys: ['r'], on: papers, isPart: true },
} as const satisfies Record<string, KeyUse>

const ofBooks = {
  search: { keys: ['/', 'Ctrl+f'], on: listed },
  down: { keys: ['j'], on: listed },
  up: { keys: ['k'], on: listed },
  filter: { keys: [], on: expenses },
  'without-receipt': { keys: [], on: expenses },
  refresh: { keys: [], on: [...books, 'overview'] },
  'edit-expense': { keys: ['e'], on: expenses, isPart: true },
  'delete-expense': { keys: ['Delete', 'Backspace'], on: expenses, isPart: true },
  'expenses-of-supplier': { keys: ['e'], on: suppliers, isPart: true },
  'expenses-of-account': { keys: ['e'], on: ['bankAccounts'], isPart: true },
  'open-page': { keys: [], on: ['expenses', 'suppliers', 'clients', 'invoices'] },
  'copy-number': { keys: [], on: ['inbox', 'expenses', 'invoices'] },
  'invoice-for-client': { keys: [], on: clients },
  'new-supplier': { keys: ['n'], on: suppliers },
  'new-client': { keys: ['n'], on: clients },
  'new-invoice': { keys: ['n'], on: invoices },
  'open-invoice': { keys: ['o'], on: invoices },
  'change-invoice': { keys: ['e'], on: invoices },
  'pay-invoice': { keys: ['p'], on: invoices },
  'new-sales-invoice': { keys: ['s'], on: invoices },
  owed: { keys: [], on: invoices },
  remind: { keys: ['r'], on: invoices, isPart: true },
  submit: { keys: ['Ctrl+Enter'], on: withForms, isPart: true, sends: true },
  'duplicate-line': { keys: ['Ctrl+d'], on: invoices, isPart: true, inFields: true },
  'remove-line': {
    keys: ['Ctrl+Shift+Backspace', 'Ctrl+Shift+Delete'],
    on: invoices,
    isPart: true,
    inFields: true,
  },
  'save-csv': { keys: [], on: [...listed, 'activity'] },
  'save-zip': { keys: [], on: ['inbox', 'expenses'] },
  'print-list': { keys: ['Ctrl+p'], on: [...listed, 'activity'] },
  'search-desk': { keys: ['/'], on: ['desk'] },
} as const satisfies Record<string, KeyUse>

const anywhere = {
  palette: { keys: ['Ctrl+k'] },
  'choose-files': { keys: ['Ctrl+o'] },
  scan: { keys: ['Ctrl+Shift+s'] },
  samples: { keys: [] },
  undo: { keys: ['Ctrl+z'], inFields: true },
  redo: { keys: ['Ctrl+Shift+z', 'Ctrl+y'], inFields: true },
  keys: { keys: ['?'] },
  guide: { keys: ['F1'] },
  'save-report': { keys: [] },
  back: { keys: ['Escape'], isFixed: true },
  backup: { keys: [] },
  'bring-back': { keys: [] },
  'screen-before': { keys: ['Alt+ArrowLeft'] },
  'screen-after': { keys: ['Alt+ArrowRight'] },
  'sync-now': { keys: ['Ctrl+r'] },
  hold: { keys: [] },
  'add-books': { keys: [] },
  'sign-in': { keys: [] },
  'theme-light': { keys: [] },
  'theme-dark': { keys: [] },
  'theme-system': { keys: [] },
  'screen-inbox': { keys: ['Ctrl+1'] },
  'screen-expenses': { keys: ['Ctrl+2'] },
  'screen-suppliers': { keys: ['Ctrl+3'] },
  'screen-invoices': { keys: ['Ctrl+4'] },
  'screen-clients': { keys: ['Ctrl+5'] },
  'screen-bankAccounts': { keys: ['Ctrl+6'] },
  'screen-overview': { keys: ['Ctrl+7'] },
  'screen-activity': { keys: ['Ctrl+8'] },
  'screen-desk': { keys: ['Ctrl+b'] },
  'screen-settings': { keys: ['Ctrl+,'] },
  'settings-accounts': { keys: [] },
  'settings-sending': { keys: [] },
  'settings-background': { keys: [] },
  'settings-watched': { keys: [] },
  'settings-documents': { keys: [] },
  'settings-backup': { keys: [] },
  'settings-rules': { keys: [] },
  'settings-remembered': { keys: [] },
  'settings-rates': { keys: [] },
  'settings-appearance': { keys: [] },
  'settings-keyboard': { keys: [] },
  'settings-advanced': { keys: [] },
  'settings-updates': { keys: [] },
  'settings-report': { keys: [] },
  'settings-about': { keys: [] },
} as const satisfies Record<string, KeyUse>

export type KeyId = keyof typeof ofInbox | keyof typeof ofBooks | keyof typeof anywhere

export const keyTable: Readonly<Record<KeyId, KeyUse>> = { ...ofInbox, ...ofBooks, ...anywhere }

export const isKeyId = (id: string): id is KeyId => Object.hasOwn(keyTable, id)

export const keyIds: readonly KeyId[] = Object.keys(keyTable).filter(isKeyId)
