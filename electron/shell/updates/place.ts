/** What kind of copy of the app this is: whether a newer one can replace it, and by which file it is started. Pure. */
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
  return appImageOf(environment, executable) !== undefined
}

/**
 * The file by which it is started anew, where that is not the program that runs: an AppImage and the portable program of Windows unpack
 * themselves at each start, and what they unpacked goes when they end.
 */
export function startedFile({
  platform,
  environment,
  executable,
}: Omit<Place, 'exists'>): string | undefined {
  if (platform === 'linux') return appImageOf(environment, executable)
  if (platform !== 'win32') return undefined
  const { PORTABLE_EXECUTABLE_FILE, TEMP, TMP } = environment
  const isUnpacked = [TEMP, TMP].some((folder) => folder && isBelow(folder, executable))
  return isUnpacked ? PORTABLE_EXECUTABLE_FILE : undefined
}

/** What names it is inherited by whatever another AppImage starts, such as a terminal. */
function appImageOf(environment: Place['environment'], executable: string): string | undefined {
  const { APPIMAGE, APPDIR } = environment
  return APPDIR !== undefined && executable.startsWith(`${APPDIR}/`) ? APPIMAGE : undefined
}

/** On Windows, where capital letters are as good as small ones. */
const isBelow = (folder: string, file: string): boolean =>
  file.toLowerCase().startsWith(`${folder.toLowerCase().replace(/\\+$/, '')}\\`)
