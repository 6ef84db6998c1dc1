/** Everything a person can ask of the window by name or by key: the one table behind shortcuts, the list of keys and the palette. */
import type { Settings } from '../../shared/settings'
import type { Action } from '../base/actions'
import { focusMain, focusPlace } from '../base/focus'
import { bookListOf, screenKey, screens, settingsSections, type Screen } from '../base/route.svelte'
import { scanKey, scanWords } from '../inbox/scan-words'
import { backupWords, bringBackWords } from '../settings/backup-words'
import { ofReceipts } from './actions-of-receipts'
import { listed, ofLists, ofRecords } from './actions-of-records'
import type { Docket } from './docket.svelte'

/** What the window itself can be asked to show. */
export interface Shown {
  keys: () => void
  palette: () => void
}

/** The actions as they are now, those of the screen before those that work anywhere. */
export function actionsOf(docket: Docket, shown: Shown): Action[] {
  return [
    ...ofReceipts(docket),
    ...ofLists(docket),
    ...ofRecords(docket),
    ...ofWindow(docket, shown),
    ...ofExports(docket),
    ...ofBackups(docket),
    ...ofSending(docket),
    ...ofAccounts(docket),
    ...ofLooks(docket),
    ...places(docket),
    back(docket),
  ]
}

function ofWindow(
  { books, capture, report, route, scanning, session, toasts }: Docket,
  shown: Shown,
): Action[] {
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
      id: 'scan',
      words: scanWords(),
      also: 'add receipts scanner feeder paper sane',
      keys: [scanKey],
      run: scanning.open,
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
      id: 'save-report',
      words: 'Save a report',
      also: 'log help problem support crash',
      run: report.open,
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

const ofBackups = ({ backup }: Docket): Action[] => [
  {
    id: 'backup',
    words: backupWords,
    also: 'save copy export profile move computer',
    run: backup.openSave,
  },
  {
    id: 'bring-back',
    words: bringBackWords,
    also: 'restore import backup profile move computer',
    run: backup.openBring,
  },
]

/** As browsers have it: to the screen before. */
const back = ({ route }: Docket): Action => ({
  id: 'screen-before',
  words: 'Back to the screen before',
  keys: ['Alt+ArrowLeft'],
  run: () => {
    route.back()
    return focusMain()
  },
})

/** Screens to look something up in, which Escape leaves again for the one before. */
const sideScreens: readonly Screen[] = ['overview', 'activity', 'desk', 'settings']

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

const searchOfDesk: Action = {
  id: 'search-desk',
  words: 'Search books by name',
  keys: ['/'],
  on: ['desk'],
  run: () => focusPlace('deskSearch'),
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
    searchOfDesk,
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
    run: () => settings.change({ theme }),
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
