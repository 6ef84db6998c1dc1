/** Puts the application menu in its place. */
import { Menu } from 'electron'
import { menuOf, type MenuParts } from './menu-items'

export function setMenu(parts: MenuParts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuOf(parts, process.platform === 'darwin')))
}
