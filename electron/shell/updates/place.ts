/** What kind of copy of the app this is, as far as new versions go. Pure. */
import path from 'node:path'

interface Place {
  platform: NodeJS.Platform
  environment: Record<string, string | undefined>
  /** Absolute path of the program that runs. */
  executable: string
  exists: (file: string) => boolean
}

/**
 * Whether it is one that a newer one can replace: an AppImage, what the installer of Windows installed, an app of macOS. Packages
 * of Linux belong to their package manager, and an unpacked archive to whoever unpacked it.
 */
export function replacesItself({ platform, environment, executable, exists }: Place): boolean {
  if (platform === 'darwin') return true
  if (platform === 'win32')
    return exists(path.win32.join(path.win32.dirname(executable), 'Uninstall Docket.exe'))
  const { APPIMAGE, APPDIR } = environment
  // Both are inherited by whatever another AppImage starts, such as a terminal.
  return APPIMAGE !== undefined && APPDIR !== undefined && executable.startsWith(`${APPDIR}/`)
}
