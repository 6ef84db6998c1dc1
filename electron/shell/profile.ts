/** Where the profile lies: receipts, databases, settings. */
import path from 'node:path'

/**
 * Absolute path of the profile where it is another than Electron's own choice. On Windows that is the roaming part of
 * the person's folder, which networks copy at each sign-in; receipts can be gigabytes, and two computers must not share them.
 * @param home the person's home folder
 */
export function profileFolder(
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
  home: string,
): string | undefined {
  if (platform !== 'win32') return undefined
  const local = environment['LOCALAPPDATA'] ?? path.win32.join(home, 'AppData', 'Local')
  return path.win32.join(local, 'Docket')
}
