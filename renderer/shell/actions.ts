/** Everything a person can ask of the window by name or by key: the one table behind shortcuts, the list of keys and the palette. */
import type { Settings } from '../../shared/settings'
import type { Action } from '../base/actions'
import { focusMain, focusPlace } from '../base/focus'
import { bookListOf, screens, settingsSections, type Screen } from '../base/route.svelte'
import { scanWords } from '../inbox/capture/scan-words'
import { ofRecord } from './actions-of-books'
import { ofReceipts } from './actions-of-receipts'
import { ofLists, ofRecords } from './actions-of-records'
import type { Docket } from './docket.svelte'
import { say } from '../../shared/words/words'

/** What the window itself can be asked to show. */
export interface Shown {
  palette: () => void
}

/** The actions as they are now, with the keys that hold; those of the screen before those that work anywhere. */
export function actionsOf(docket: Docket, shown: Shown): Action[] {
  return [
    ...ofReceipts(docket),
    ...ofLists(docket),
    ...ofRecord(docket),
    ...ofRecords(docket),
    ...ofWindow(docket, shown),
    ...ofExports(docket),
    ...ofBackups(docket),
    ...ofSending(docket),
    ...ofAccounts(docket),
    ...ofLooks(docket),
    ...places(docket),
    ...alongScreens(docket),
  ].map((action) => ({ ...action, ...docket.keys.useOf(action.id) }))
}

function ofWindow(
  { aids, books, capture, report, route, scanning, session, toasts }: Docket,
  shown: Shown,
): Action[] {
  return [
    {
      id: 'palette',
      words: say('action.palette'),
      isMove: true,
      run: shown.palette,
    },
    {
      id: 'choose-files',
      words: say('action.chooseFiles'),
      also: say('action.chooseFiles.also'),
      run: capture.pick,
    },
    {
      id: 'scan',
      words: scanWords(),
      also: say('action.scan.also'),
      run: scanning.open,
    },
    {
      id: 'samples',
      words: say('action.samples'),
      also: say('action.samples.also'),
      isReady: () => session.isDemo,
      run: capture.samples,
    },
    ...ofHistory(toasts),
    {
      id: 'keys',
      words: say('action.keys'),
      also: say('action.keys.also'),
      run: () => aids.open('keys'),
    },
    {
      id: 'guide',
      words: say('action.guide'),
      also: say('action.guide.also'),
      run: () => aids.open('guide'),
    },
    {
      id: 'save-report',
      words: say('action.saveReport'),
      also: say('action.saveReport.also'),
      run: report.open,
    },
    {
      id: 'back',
      words: say('action.back'),
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

const ofHistory = (toasts: Docket['toasts']): Action[] => [
  {
    id: 'undo',
    words: say('action.undo'),
    also: say('action.undo.also'),
    isOutsideText: true,
    run: () => toasts.undo(),
  },
  {
    id: 'redo',
    words: say('action.redo'),
    also: say('action.redo.also'),
    isOutsideText: true,
    run: () => toasts.redo(),
  },
]

const ofBackups = ({ backup }: Docket): Action[] => [
  {
    id: 'backup',
    words: say('settings.backup.save'),
    also: say('action.backup.also'),
    run: backup.openSave,
  },
  {
    id: 'bring-back',
    words: say('settings.backup.bring'),
    also: say('action.bringBack.also'),
    run: backup.openBring,
  },
]

/** As browsers have it: to the screen before, and forward again. */
const alongScreens = ({ route }: Docket): Action[] => [
  {
    id: 'screen-before',
    words: say('action.screenBefore'),
    run: () => {
      route.back()
      return focusMain()
    },
  },
  {
    id: 'screen-after',
    words: say('action.screenAfter'),
    run: () => {
      route.forward()
      return focusMain()
    },
  },
]

/** Screens to look something up in, which Escape leaves again for the one before. */
const sideScreens: readonly Screen[] = ['overview', 'activity', 'desk', 'settings']

function ofExports({ exports }: Docket): Action[] {
  const isReady = () => exports.isReady
  return [
    {
      id: 'save-csv',
      words: say('action.saveCsv'),
      also: say('action.saveCsv.also'),
      isReady,
      run: () => exports.save('csv'),
    },
    {
      id: 'save-zip',
      words: say('action.saveZip'),
      also: say('action.saveZip.also'),
      isReady,
      run: () => exports.save('zip'),
    },
    {
      id: 'print-list',
      words: say('action.printList'),
      also: say('action.printList.also'),
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
      words: say('action.syncNow'),
      also: say('action.syncNow.also'),
      run: sync.now,
    },
    {
      id: 'hold',
      words: say(paused ? 'action.hold.end' : 'settings.sending.hold'),
      also: say('action.hold.also'),
      run: () => sync.setPaused(!paused),
    },
  ]
}

const searchOfDesk = (): Action => ({
  id: 'search-desk',
  words: say('action.searchDesk'),
  run: () => focusPlace('deskSearch'),
})

function ofAccounts({ accounts, route, session }: Docket): Action[] {
  const others = accounts.list.flatMap(({ account }, at) => ({
    id: `books-${account.id}`,
    words: say('action.changeTo', { name: account.name }),
    also: say('action.changeTo.also'),
    series: 'books',
    isReady: () => accounts.areSeveral && !accounts.isAtHand(account.id),
    run: () => accounts.showAt(at),
  }))
  return [
    searchOfDesk(),
    ...others,
    {
      id: 'add-books',
      words: say('action.addBooks'),
      also: say('action.addBooks.also'),
      run: () => {
        route.go('welcome', 'connect')
      },
    },
    {
      id: 'sign-in',
      words: say('action.signIn'),
      also: say('action.signIn.also'),
      isReady: () => session.account !== undefined && session.status === 'signed-out',
      run: () => session.signIn(),
    },
  ]
}

const themes: readonly Settings['theme'][] = ['light', 'dark', 'system']

function ofLooks({ settings }: Docket): Action[] {
  return themes.map((theme) => ({
    id: `theme-${theme}`,
    words: say(`action.theme.${theme}`),
    also: say('action.theme.also'),
    isReady: () => settings.current.theme !== theme,
    run: () => settings.change({ theme }),
  }))
}

function places({ route, session }: Docket): Action[] {
  const isReady = () => session.isKnown
  const toScreens = screens.map(({ name, title }) => ({
    id: `screen-${name}`,
    words: title,
    also: say('action.screen.also'),
    isReady,
    run: () => {
      route.go(name)
      return focusMain()
    },
  }))
  const toSections = settingsSections.map(({ name, title }) => ({
    id: `settings-${name}`,
    words: say('action.settings', { section: title }),
    also: say('action.settings.also'),
    isReady,
    run: () => {
      route.go('settings', name)
    },
  }))
  return [...toScreens, ...toSections]
}
