/** Where the log lies. */
import path from 'node:path'
import { anchorage } from '../anchorage'

interface Parts {
  platform: NodeJS.Platform
  environment: Record<string, string | undefined>
  /** The person's home folder. */
  home: string
  /** Absolute path. */
  profile: string
  /** Whether the profile was named at the start: then its log is in it, so that two profiles have a log each. */
  isProfileNamed: boolean
}

/**
 * Absolute path of the folder of the log: on macOS and Linux where the system keeps such things (`~/Library/Logs`, and the
 * state folder of the XDG Base Directory Specification, whose first example is logs); on Windows, which has no such place,
 * in the profile, as Electron does.
 */
export function logFolder({ platform, environment, home, profile, isProfileNamed }: Parts): string {
  if (!isProfileNamed && platform === 'darwin')
    return path.posix.join(home, 'Library', 'Logs', 'Docket')
  if (!isProfileNamed && platform === 'linux')
    return path.posix.join(anchorage(platform, environment, home), 'logs')
  return path.join(profile, 'logs')
}
