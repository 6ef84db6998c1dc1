/** Where this computer remembers, outside the profile, how far a profile had come. */
import path from 'node:path'

/**
 * Absolute path of a folder that does not travel with the profile: a profile that was restored from a copy, or cloned,
 * does not take it along. `home` is the person's home folder.
 */
export function anchorage(
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
  home: string,
): string {
  if (platform === 'win32')
    return path.win32.join(
      environment['LOCALAPPDATA'] ?? path.win32.join(home, 'AppData', 'Local'),
      'Docket state',
    )
  if (platform === 'darwin')
    return path.posix.join(home, 'Library', 'Application Support', 'Docket state')
  const state = environment['XDG_STATE_HOME']
  const isUsable = state !== undefined && path.posix.isAbsolute(state)
  return path.posix.join(isUsable ? state : path.posix.join(home, '.local', 'state'), 'docket')
}
