/** The application menu: standard roles, and the few things Docket adds. */
import { Menu, type MenuItemConstructorOptions } from 'electron'

interface Parts {
  chooseFiles: () => void
  syncNow: () => void
  isPackaged: boolean
}

export function setMenu({ chooseFiles, syncNow, isPackaged }: Parts): void {
  const isMac = process.platform === 'darwin'
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        { label: 'Add receipts…', accelerator: 'CmdOrCtrl+O', click: chooseFiles },
        { label: 'Send and refresh now', accelerator: 'CmdOrCtrl+R', click: syncNow },
        { type: 'separator' },
        isMac ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
      ],
    },
    { role: 'windowMenu' },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
