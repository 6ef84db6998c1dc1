/** What the desktop shows of Docket while its window is not looked at: the icon in the tray, progress, and menus of its own. */
import path from 'node:path'
import { app, Menu, type BrowserWindow } from 'electron'
import type { AccountStanding } from '../../../shared/accounts/account'
import type { Readable } from '../../../shared/channel'
import type { NoticeAim } from '../../../shared/settings'
import type { Report } from '../log/open-log'
import { showNotice } from '../notice-display'
import type { SettingsFile } from '../settings'
import { focusWindow, hideOnClose } from '../window'
import { renewStartAtLogin, setStartAtLogin, startsAtLogin } from './login'
import { noProgress, presenceOf, progressAfter } from './presence'
import { TrayIcon } from './tray'
import { say } from '../../../shared/words/words'

interface Parts {
  window: BrowserWindow
  accounts: Readable<AccountStanding[]>
  settings: SettingsFile
  /** Absolute path of the folder of `build/tray`. */
  icons: string
  syncNow: () => void
  hold: (isHeld: boolean) => void
  show: (shows: NoticeAim) => void
  onDrop: (paths: readonly string[]) => void
  isLeaving: () => boolean
  report: Report
}

export function openPresence(parts: Parts): void {
  const { window, accounts, settings, isLeaving } = parts
  const isMac = process.platform === 'darwin'
  const tray = trayOf(parts)
  let progress = noProgress
  const look = () => {
    if (isLeaving()) return
    const { paused, staysInTray = false } = settings.current.get()
    const standings = accounts.get()
    if (staysInTray) tray.show(presenceOf(standings, paused), paused)
    else tray.remove()
    const waiting = standings.reduce((sum, standing) => sum + standing.waiting, 0)
    progress = progressAfter(progress, waiting)
    if (!window.isDestroyed())
      window.setProgressBar(progress.fraction ?? -1, { mode: paused ? 'paused' : 'normal' })
  }
  accounts.subscribe(look)
  settings.current.subscribe(look)
  look()
  hideOnClose(
    window,
    () => isLeaving() || !(isMac || tray.isShown),
    isMac ? undefined : tellOnce(parts),
  )
  offerDeeds(parts)
  followLogin(settings, parts.report)
}

function trayOf({ window, icons, syncNow, hold, show, onDrop }: Parts): TrayIcon {
  const open = () => {
    if (!window.isDestroyed()) focusWindow(window)
  }
  const name = process.platform === 'darwin' ? 'template.png' : 'icon.png'
  return new TrayIcon({
    icon: path.join(icons, name),
    onDrop,
    deeds: {
      open,
      addReceipts: () => {
        open()
        show('add-receipts')
      },
      syncNow,
      hold,
      quit: () => {
        app.quit()
      },
    },
  })
}

/** Once in a run, since an icon in the tray is easily overlooked. */
function tellOnce({ settings, window, show }: Parts): () => void {
  let isTold = false
  return () => {
    if (isTold || settings.current.get().notices === false) return
    isTold = true
    const notice = {
      title: say('main.tray.told'),
      body: say('main.tray.toldBody'),
      shows: 'settings',
    } as const
    showNotice(notice, () => {
      if (!window.isDestroyed()) focusWindow(window)
      show(notice.shows)
    })
  }
}

/** The menus of the dock and of the taskbar; those of Linux stand in the desktop entry (electron-builder.yml). */
function offerDeeds({ window, show }: Parts): void {
  const deeds = [
    { title: say('main.addReceipts'), aim: 'add-receipts', word: '--add-receipts' },
    { title: say('main.openInbox'), aim: 'review', word: '--inbox' },
  ] as const
  if (process.platform === 'darwin') {
    const items = deeds.map(({ title, aim }) => ({
      label: title,
      click: () => {
        if (!window.isDestroyed()) focusWindow(window)
        show(aim)
      },
    }))
    app.dock?.setMenu(Menu.buildFromTemplate(items))
  }
  if (process.platform === 'win32')
    app.setUserTasks(
      deeds.map(({ title, word }) => ({
        program: process.execPath,
        arguments: word,
        iconPath: process.execPath,
        iconIndex: 0,
        title,
        description: title,
      })),
    )
}

/** The system has the last word on what starts with a session: what it says at start counts, and a change is kept there. */
function followLogin(settings: SettingsFile, report: Report): void {
  const wants = () => {
    const { staysInTray = false, startsAtLogin: starts = false } = settings.current.get()
    return staysInTray && starts
  }
  if (wants() && !startsAtLogin()) settings.change({ startsAtLogin: false })
  if (wants()) renewQuietly(report)
  let before = wants()
  settings.current.subscribe(() => {
    const now = wants()
    if (now === before) return
    before = now
    try {
      setStartAtLogin(now)
    } catch (error) {
      report('login-item', error)
      before = !now
      settings.change({ startsAtLogin: before })
    }
  })
}

function renewQuietly(report: Report): void {
  try {
    renewStartAtLogin()
  } catch (error) {
    report('login-item', error)
  }
}
