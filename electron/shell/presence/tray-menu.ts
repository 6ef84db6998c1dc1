/** What stands in the menu of Docket's icon in the tray, or in the menu bar of macOS. Pure. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Presence } from './presence'
import { say } from '../../../shared/words/words'

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
    { label: say('main.tray.open'), click: deeds.open },
    { label: say('main.addReceipts'), click: deeds.addReceipts },
    { label: say('main.syncNow'), click: deeds.syncNow },
    {
      label: say('main.tray.hold'),
      type: 'checkbox',
      checked: isHeld,
      click: () => {
        deeds.hold(!isHeld)
      },
    },
    separator,
    { label: say('main.tray.quit'), click: deeds.quit },
  ]
}
