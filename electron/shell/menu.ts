/** Puts the application menu in its place, and anew whenever a person changed a key. */
import { Menu } from 'electron'
import { heldKeys } from '../../shared/keys/key-changes'
import { menuOf, type MenuParts } from './menu-items'
import type { SettingsFile } from './settings'

export function keepMenu(
  settings: Pick<SettingsFile, 'current'>,
  parts: Omit<MenuParts, 'keys'>,
): void {
  const isMac = process.platform === 'darwin'
  const show = (changes = settings.current.get().keys) => {
    const keys = heldKeys(changes ?? {}, isMac)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuOf({ ...parts, keys }, isMac)))
  }
  show()
  let last = settings.current.get().keys
  settings.current.subscribe(({ keys }) => {
    if (keys === last) return
    last = keys
    show()
  })
}
