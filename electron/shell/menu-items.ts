/** What stands in the application menu: standard roles, and the few things Docket adds. */
import type { MenuItemConstructorOptions } from 'electron'
import { say } from '../../shared/words/words'

export interface MenuParts {
  chooseFiles: () => void
  scan: () => void
  syncNow: () => void
  showSettings: () => void
  showAbout: () => void
  showReport: () => void
  showBackup: () => void
  isPackaged: boolean
}

/** On macOS what belongs to the app as a whole stands in its own menu, and its settings among it. */
export function menuOf(parts: MenuParts, isMac: boolean): MenuItemConstructorOptions[] {
  const { chooseFiles, scan, syncNow, showSettings, showAbout, showReport, isPackaged } = parts
  const about = { label: say('main.menu.about'), click: showAbout }
  const backup = { label: say('main.menu.backUp'), click: parts.showBackup }
  const report = { label: say('main.menu.report'), click: showReport }
  const settings = {
    label: say('main.menu.settings'),
    accelerator: 'CmdOrCtrl+,',
    click: showSettings,
  }
  const separator = { type: 'separator' } as const
  return [
    ...(isMac ? [{ label: 'Docket', submenu: appMenu(about, settings) }] : []),
    {
      label: say('main.menu.file'),
      submenu: [
        { label: say('main.addReceipts'), accelerator: 'CmdOrCtrl+O', click: chooseFiles },
        ...(isMac
          ? []
          : [{ label: say('main.menu.scan'), accelerator: 'CmdOrCtrl+Shift+S', click: scan }]),
        { label: say('main.syncNow'), accelerator: 'CmdOrCtrl+R', click: syncNow },
        separator,
        backup,
        ...(isMac ? [] : [separator, settings]),
        separator,
        isMac ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { role: 'editMenu' },
    {
      label: say('main.menu.view'),
      submenu: [
        { role: 'resetZoom', accelerator: 'CmdOrCtrl+0' },
        { role: 'zoomIn', accelerator: 'CmdOrCtrl+Plus' },
        { role: 'zoomOut', accelerator: 'CmdOrCtrl+-' },
        ...moreZoomKeys,
        separator,
        { role: 'togglefullscreen' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
      ],
    },
    { role: 'windowMenu' },
    { label: say('main.menu.help'), role: 'help', submenu: isMac ? [report] : [report, about] },
  ]
}

/** The same without Shift, and on the keypad. */
const moreZoomKeys = (
  [
    ['zoomIn', 'CmdOrCtrl+='],
    ['zoomIn', 'CmdOrCtrl+numadd'],
    ['zoomOut', 'CmdOrCtrl+numsub'],
    ['resetZoom', 'CmdOrCtrl+num0'],
  ] as const
).map(([role, accelerator]): MenuItemConstructorOptions => ({
  role,
  accelerator,
  visible: false,
  acceleratorWorksWhenHidden: true,
}))

function appMenu(
  about: MenuItemConstructorOptions,
  settings: MenuItemConstructorOptions,
): MenuItemConstructorOptions[] {
  const separator = { type: 'separator' } as const
  return [
    about,
    separator,
    settings,
    separator,
    { role: 'services' },
    separator,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    separator,
    { role: 'quit' },
  ]
}
