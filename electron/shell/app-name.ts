/** As whom the system knows the app. */
import { app } from 'electron'
import { profileFolder } from './profile'

/** As whom the system knows the app, and where its profile lies, before anything asks for either. */
export function nameOurselves(): void {
  // Notices of Windows go by the id that the installed shortcut carries (electron-builder.yml).
  if (process.platform === 'win32') app.setAppUserModelId('app.docket.desktop')
  const folder = profileFolder(process.platform, process.env, app.getPath('home'))
  if (folder !== undefined && !app.commandLine.hasSwitch('user-data-dir'))
    app.setPath('userData', folder)
}
