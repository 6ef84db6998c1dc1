/** What stands in the menu of Docket's icon in the tray, or in the menu bar of macOS. Pure. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Presence } from './presence'

export interface TrayDeeds {
  open: () => void
  addReceipts: () => void
  syncNow: () => void
  hold: (isHeld: boolean) => void
  quit: () => void
}

export function trayMenuOf(
  { words }: Presence,
  isHeld: boolean,
  deeds: TrayDeeds,
): MenuItemConstructorOptions[] {
  const separator = { type: 'separator' } as const
  return [
    { label: words, enabled: false },
    separator,
    { label: 'Open Docket', click: deeds.open },
    { label: 'Add receipts…', click: deeds.addReceipts },
    { label: 'Send and refresh now', click: deeds.syncNow },
    {
      label: 'Hold sending back',
      type: 'checkbox',
      checked: isHeld,
      click: () => {
        deeds.hold(!isHeld)
      },
    },
    separator,
    { label: 'Quit Docket', click: deeds.quit },
  ]
}
