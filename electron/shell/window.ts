/** The window: how it is made, what its page may do, and how it looks before the page has painted. */
import { BrowserWindow, dialog, nativeTheme, type Session } from 'electron'
import { offerTextMenu } from './desktop'
import type { Log } from './log/events'
import { windowAddress } from './scheme'
import type { SettingsFile } from './settings'
import { boundsNow, followPlace, leastSize } from './window-place'
import { say } from '../../shared/words/words'

/** Whoever opened it says so, or it is tried again. */
const ignore = () => undefined

interface Parts {
  session: Session
  preload: string
  icon: string | undefined
  isPackaged: boolean
  /** It stays out of sight until somebody asks for it. */
  startsHidden: boolean
  /** Keeps where it stands. */
  settings: Pick<SettingsFile, 'current' | 'change'>
  /** What the window waits for before it is shown; where that fails, it is not. */
  opening: Promise<unknown>
}

/** Opens the window and loads the page; it is shown when there is something to see. */
export function openWindow({
  session,
  preload,
  icon,
  isPackaged,
  startsHidden,
  settings,
  opening,
}: Parts): BrowserWindow {
  const place = settings.current.get().window
  const window = new BrowserWindow({
    ...boundsNow(place),
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    fullscreen: place?.fills === 'full-screen',
    show: false,
    title: 'Docket',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#131514' : '#f6f5f1',
    autoHideMenuBar: true,
    ...(icon !== undefined && { icon }),
    webPreferences: {
      session,
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
      devTools: !isPackaged,
      zoomFactor: place?.zoom ?? 1,
    },
  })
  const fill = () => {
    if (place?.fills === 'maximized') window.maximize()
  }
  if (startsHidden) window.once('show', fill)
  else
    window.once('ready-to-show', () => {
      void opening.then(() => {
        if (window.isDestroyed()) return
        fill()
        window.show()
      }, ignore)
    })
  offerTextMenu(window)
  followPlace(window, place, (next) => {
    settings.change({ window: next })
  })
  void window.loadURL(windowAddress)
  return window
}

/** A page that ends again so soon after it was loaded anew would end for ever. */
const restlessMs = 10 * 60_000
const loadRetryMs = 1000

/** Loads the page of a window anew where its process has ended. */
const revivals = new WeakMap<BrowserWindow, () => void>()

/**
 * Loads the page anew when its process has ended (it crashed, was killed, had no memory left): by itself the first time,
 * and if that one does not last either, when the person says so or brings the window to the front.
 */
export function revive(window: BrowserWindow, log: Log): void {
  const { webContents } = window
  let revivedAt = -Infinity
  let isGone = false
  let retry: NodeJS.Timeout | undefined
  let question: AbortController | undefined
  // Chromium may pass over what is asked while it still clears the ended process away, and over a reload for ever.
  const load = () => {
    if (window.isDestroyed() || !isGone) return
    clearTimeout(retry)
    revivedAt = performance.now()
    retry = setTimeout(load, loadRetryMs)
    void window.loadURL(windowAddress).catch(ignore)
  }
  revivals.set(window, load)
  webContents.on('did-start-loading', () => {
    if (!isGone) return
    isGone = false
    // Else it would load anew, unasked, a page that ends within the second.
    clearTimeout(retry)
    question?.abort()
    webContents.once('did-finish-load', () => {
      log('window-anew')
    })
  })
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log('window-gone', { reason, exit: exitCode })
    isGone = true
    if (performance.now() - revivedAt > restlessMs) return void setImmediate(load)
    const asked = new AbortController()
    question = asked
    void asksForAnother(asked.signal).then((isWanted) => {
      // Another start has brought the page back meanwhile.
      if (asked.signal.aborted) return
      if (isWanted) setImmediate(load)
      else window.destroy()
    })
  })
}

async function asksForAnother(signal: AbortSignal): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: 'Docket',
    message: say('main.window.ended'),
    detail: say('main.window.safe'),
    buttons: [say('main.window.again'), say('main.tray.quit')],
    cancelId: 0,
    signal,
  })
  return response === 0
}

/**
 * The window goes when it is closed, and the app stays until it is quit.
 * @param mayGo whether closing it ends the app all the same
 * @param hidden called once the window is gone
 */
export function hideOnClose(
  window: BrowserWindow,
  mayGo: () => boolean,
  hidden: () => void = () => undefined,
): void {
  window.on('close', (event) => {
    if (mayGo()) return
    event.preventDefault()
    const hide = () => {
      window.hide()
      hidden()
    }
    if (!window.isFullScreen()) return hide()
    // A window that is hidden while it fills the screen leaves the screen black.
    window.once('leave-full-screen', hide)
    window.setFullScreen(false)
  })
}

/** Brings the window to the front, as a second start of the app asks for; a page that has ended is loaded anew. */
export function focusWindow(window: BrowserWindow): void {
  revivals.get(window)?.()
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
