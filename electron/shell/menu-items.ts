/** What stands in the application menu: standard roles, and the few things Docket adds. */
import type { MenuItemConstructorOptions } from 'electron'
import type { NoticeAim } from '../../shared/settings'
import { acceleratorOf } from '../../shared/keys/chord'
import type { HeldKeys } from '../../shared/keys/key-changes'
import type { KeyId } from '../../shared/keys/key-table'
import { say } from '../../shared/words/words'

export interface MenuParts {
  chooseFiles: () => void
  syncNow: () => void
  /** Asks the page to bring something into view. */
  show: (shows: NoticeAim) => void
  /** The keys that hold. A menu shows the first, where it is one that it can answer. */
  keys: HeldKeys
  isPackaged: boolean
}

/** On macOS what belongs to the app as a whole stands in its own menu, and its settings among it. */
export function menuOf(parts: MenuParts, isMac: boolean): MenuItemConstructorOptions[] {
  const { chooseFiles, syncNow, isPackaged } = parts
  const shows = (label: string, aim: NoticeAim) => ({
    label,
    click: () => {
      parts.show(aim)
    },
  })
  const by = (id: KeyId) => {
    const accelerator = acceleratorOf(parts.keys[id][0] ?? '')
    return accelerator === undefined ? {} : { accelerator }
  }
  const about = shows(say('main.menu.about'), 'about')
  const backup = shows(say('main.menu.backUp'), 'backup')
  const report = shows(say('main.menu.report'), 'report')
  const scan = { ...shows(say('main.menu.scan'), 'scan'), ...by('scan') }
  const settings = { ...shows(say('main.menu.settings'), 'settings'), ...by('screen-settings') }
  const help = [
    { ...shows(say('main.menu.guide'), 'guide'), ...by('guide') },
    { ...shows(say('main.menu.keys'), 'keys'), ...by('keys') },
  ]
  const separator = { type: 'separator' } as const
  return [
    ...(isMac ? [{ label: 'Docket', submenu: appMenu(about, settings) }] : []),
    {
      label: say('main.menu.file'),
      submenu: [
        { label: say('main.addReceipts'), ...by('choose-files'), click: chooseFiles },
        ...(isMac ? [] : [scan]),
        { label: say('main.syncNow'), ...by('sync-now'), click: syncNow },
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
    {
      label: say('main.menu.help'),
      role: 'help',
      submenu: [...help, { type: 'separator' }, report, ...(isMac ? [] : [about])],
    },
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
