/** Light or dark, as the person chose. */
import { nativeTheme } from 'electron'
import type { SettingsFile } from './settings'

/** Follows the setting as long as the app runs. */
export function followTheme(settings: SettingsFile): void {
  nativeTheme.themeSource = settings.current.get().theme
  settings.current.subscribe(({ theme }) => {
    nativeTheme.themeSource = theme
  })
}
