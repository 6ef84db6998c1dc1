/** The window: how it is made, what its page may do, and how it looks before the page has painted. */
import { BrowserWindow, nativeTheme, screen, type Session } from 'electron'
import { windowAddress } from './scheme'

interface Parts {
  session: Session
  preload: string
  icon: string | undefined
  isPackaged: boolean
}

/** Opens the window and loads the page; it is shown when there is something to see. */
export function openWindow({ session, preload, icon, isPackaged }: Parts): BrowserWindow {
  const { width, height } = screen.getPrimaryDisplay().workAreaSize
  const window = new BrowserWindow({
    width: Math.min(1440, width),
    height: Math.min(900, height),
    minWidth: 800,
    minHeight: 560,
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
    },
  })
  window.once('ready-to-show', () => {
    window.show()
  })
  void window.loadURL(windowAddress)
  return window
}

/** Brings the window to the front, as a second start of the app asks for. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
